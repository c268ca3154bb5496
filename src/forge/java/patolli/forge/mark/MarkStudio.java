package patolli.forge.mark;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import patolli.board.BellBoard;
import patolli.board.CrossBoard;
import patolli.board.PatolliBoard;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/** Marks on squares that tell of a move, apart from those of {@code paper}, by which one is chosen. */
public final class MarkStudio implements Studio {
    private static final Map<String, Color> SIDES = Map.of("red", new Color(0xC23A2A), "blue", new Color(0x2FA0B4),
            "yellow", new Color(0xE2AE48), "green", new Color(0x4F9650));

    private static final Color CORD = new Color(0xE6D6B2), BONE = new Color(0xFBF3E0), RED = new Color(0xA62B1F);

    @Override
    public String name() {
        return "mark";
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> all = new ArrayList<>(List.of(picture("mark-ground", Prints::ground)));
        for (String side : List.of("red", "blue", "yellow", "green")) {
            Color dye = SIDES.get(side);
            all.add(picture("moved-" + side, scale -> Prints.under(dye, scale)));
            all.add(feet("feet-" + side, scale -> Prints.wet(dye, scale)));
        }
        all.add(feet("feet-lit", Prints::lit));
        for (CrossBoard board : List.of(PatolliBoard.BOARD, BellBoard.BOARD)) {
            for (Goals.Light light : Goals.Light.values()) {
                all.add(frame("goal", new Goals(board.squareSize(), true, false, light)));
                if (light != Goals.Light.BARE) {
                    all.add(frame("origin", new Goals(board.squareSize(), false, false, light)));
                    all.add(frame("goal", new Goals(board.squareSize(), true, true, light)));
                    all.add(frame("origin", new Goals(board.squareSize(), false, true, light)));
                }
            }
            all.add(onBoards("stop-" + Math.round(board.squareSize()), new Stop(board.squareSize(), CORD, BONE, RED)));
            all.add(road("road", new Road(board.squareSize(), false)));
            all.add(road("road", new Road(board.squareSize(), true)));
        }
        return all;
    }

    private static Picture frame(String name, Goals frame) {
        String light = frame.light() == Goals.Light.PLAIN ? "" : "-" + frame.light().name().toLowerCase(Locale.ROOT);
        return onBoards(name + "-" + Math.round(frame.square()) + (frame.tip() ? "-tip" : "") + light, frame::draw);
    }

    private static Picture road(String name, Road road) {
        return onBoards(name + "-" + Math.round(road.square()) + (road.turns() ? "-turn" : ""), road::draw);
    }

    private static Picture onBoards(String name, Picture.Painter painter) {
        return new Picture("table/" + name, Ground.CLEAR, Set.of("mark", "board/CrossBoard", "board/PatolliBoard",
                "board/BellBoard"), painter);
    }

    private static Picture feet(String name, Picture.Painter painter) {
        return new Picture("table/" + name, Ground.CLEAR, Set.of("mark", "table"), painter);
    }

    private static Picture picture(String name, Picture.Painter painter) {
        return new Picture("table/" + name, Ground.CLEAR, Set.of("mark"), painter);
    }
}
