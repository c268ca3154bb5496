package patolli.forge.bell;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/** The table of Bell's game. */
public final class BellStudio implements Studio {
    private static final List<String> LIMBS = List.of("nw", "ne", "se", "sw");

    @Override
    public String name() {
        return "bell";
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> out = new ArrayList<>();
        out.add(picture("table", Ground.OPAQUE, BellTable::draw));
        out.add(picture("pot", Ground.CLEAR, Pot::draw));
        out.add(picture("purse", Ground.CLEAR, new Purse(88, 72)));
        out.add(picture("purse-small", Ground.CLEAR, new Purse(47, 41)));
        out.add(picture("drum", Ground.CLEAR, Drum::draw));
        out.add(picture("rattles", Ground.CLEAR, Instruments::rattles));
        out.add(picture("pot-glow", Ground.CLEAR, Pot::glow));
        for (int k = 0; k < LIMBS.size(); k++) {
            int limb = k;
            out.add(picture("wedges-" + LIMBS.get(k), Ground.CLEAR, scale -> OptionalWedges.draw(limb, scale)));
        }
        return out;
    }

    private static Picture picture(String name, Ground ground, Picture.Painter painter) {
        return new Picture("bell/" + name, ground, Set.of("bell", "table", "board/CrossBoard", "board/BellBoard"),
                painter);
    }
}
