package patolli.forge.mark;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/** Marks on squares that tell of a move, apart from those of {@code paper}, by which one is chosen. */
public final class MarkStudio implements Studio {
    private static final Map<String, Color> SIDES = Map.of("red", new Color(0x6B140C), "blue", new Color(0x0C3A4E),
            "yellow", new Color(0x6A4604), "green", new Color(0x123A20));

    @Override
    public String name() {
        return "mark";
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> all = new ArrayList<>(List.of(picture("mark-ground", Prints::ground)));
        for (String side : List.of("red", "blue", "yellow", "green")) {
            Color dye = SIDES.get(side);
            all.add(picture("print-" + side + "-to", scale -> Prints.under(dye, scale)));
            all.add(picture("print-" + side + "-drop", scale -> Prints.drop(dye, scale)));
        }
        all.add(feet("feet-wet", Prints::wet));
        all.add(feet("feet-lit", Prints::lit));
        return all;
    }

    private static Picture feet(String name, Picture.Painter painter) {
        return new Picture("table/" + name, Ground.CLEAR, Set.of("mark", "table"), painter);
    }

    private static Picture picture(String name, Picture.Painter painter) {
        return new Picture("table/" + name, Ground.CLEAR, Set.of("mark"), painter);
    }
}
