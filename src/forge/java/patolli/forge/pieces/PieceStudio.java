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
        for (Stone stone : Stone.values()) {
            for (int k = 0; k < 6; k++) {
                int kind = k;
                out.add(clear(stone.file + "-" + (k + 1), s -> Pieces.stone(stone, kind, s)));
            }
            for (int k = 0; k < Gold.KINDS; k++) {
                int kind = k;
                String number = k == 0 ? "" : "-" + (k + 1);
                out.add(clear(stone.file + "-gold" + number, s -> Pieces.gold(stone, kind, s)));
            }
        }
        for (Copper coin : Copper.values()) {
            out.add(clear("bell/coin" + coin.suffix, s -> coin.one(20, s)));
            out.add(clear("bell/coin-middle" + coin.suffix, s -> coin.one(30, s)));
            out.add(clear("bell/coin-large" + coin.suffix, s -> coin.one(34, s)));
        }
        out.add(clear("table/beans", Beans::sheet));
        out.add(clear("table/bean-shadow", Beans::shadow));
        return out;
    }

    private static Picture clear(String name, Picture.Painter painter) {
        return new Picture(name, Picture.Ground.CLEAR, Set.of("pieces"), painter);
    }
}
