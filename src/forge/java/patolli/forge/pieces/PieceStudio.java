package patolli.forge.pieces;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Studio;

/** Pieces and beans. */
public final class PieceStudio implements Studio {
    @Override
    public String name() {
        return "pieces";
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> out = new ArrayList<>();
        for (int k = 0; k < 6; k++) {
            int kind = k;
            out.add(clear("patolli/piece-red-" + (k + 1), s -> Pieces.red(kind, s)));
            out.add(clear("patolli/piece-blue-" + (k + 1), s -> Pieces.blue(kind, s)));
        }
        for (int k = 0; k < Gold.KINDS; k++) {
            int kind = k;
            String number = k == 0 ? "" : "-" + (k + 1);
            out.add(clear("patolli/piece-red-gold" + number, s -> Pieces.gold(true, kind, s)));
            out.add(clear("patolli/piece-blue-gold" + number, s -> Pieces.gold(false, kind, s)));
        }
        out.add(clear("table/beans", Beans::sheet));
        out.add(clear("table/bean-shadow", Beans::shadow));
        return out;
    }

    private static Picture clear(String name, Picture.Painter painter) {
        return new Picture(name, Picture.Ground.CLEAR, Set.of("pieces"), painter);
    }
}
