package patolli.forge.hand;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import patolli.board.BellBoard;
import patolli.board.BellHands;
import patolli.board.BoardGeometry;
import patolli.board.HandPlace;
import patolli.board.PatolliBoard;
import patolli.board.PatolliHands;
import patolli.forge.Picture;
import patolli.forge.Studio;
import patolli.rules.Side;

/** The hands and arms of all who throw at the tables, each drawn as it lies there. */
public final class HandStudio implements Studio {
    private static final Map<Side, Wear> WEAR = new TreeMap<>(Map.of(Side.RED, Wear.MERCHANT, Side.BLUE, Wear.MIRROR,
            Side.YELLOW, Wear.EAGLE, Side.GREEN, Wear.WEAVER));

    @Override
    public String name() {
        return "hand";
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> all = new ArrayList<>();
        all.addAll(table(PatolliBoard.BOARD, "patolli", "board/PatolliHands", PatolliHands::of));
        all.addAll(table(BellBoard.BOARD, "bell", "board/BellHands", BellHands::of));
        all.add(new Picture("table/flare", Picture.Ground.CLEAR, Set.of("hand"), new Flare()));
        return all;
    }

    private static List<Picture> table(BoardGeometry board, String folder, String source,
            Function<Side, HandPlace> hand) {
        Set<String> uses = Set.of("hand", "codex", "outline", "pieces", "board/HandSheet", "board/HandPlace", source);
        List<Picture> all = new ArrayList<>();
        for (Side side : board.sides()) {
            String name = folder + "/hand-" + side.key();
            HandPlace place = hand.apply(side);
            all.add(new Picture(name, Picture.Ground.CLEAR, uses, new Sheet(WEAR.get(side), place.arm())));
            all.add(new Picture(name + "-arm", Picture.Ground.CLEAR, uses, new Arm(WEAR.get(side), place)));
        }
        return all;
    }
}
