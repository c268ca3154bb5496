package patolli.forge.pieces;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Studio;

/** Pieces and beans. */
public final class PieceStudio implements Studio {
    private static final Set<String> USES = Set.of("pieces");

    @Override
    public String name() {
        return "pieces";
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> out = new ArrayList<>();
        for (Stone stone : Stone.values()) {
            String name = folder(stone) + "piece-" + stone.side;
            for (int k = 0; k < 6; k++) {
                int kind = k;
                out.add(clear(name + "-" + (k + 1), s -> Pieces.stone(stone, kind, s)));
            }
            for (int k = 0; k < Gold.KINDS; k++) {
                int kind = k;
                String number = k == 0 ? "" : "-" + (k + 1);
                out.add(clear(name + "-gold" + number, s -> Pieces.gold(stone, kind, s)));
            }
        }
        out.add(clear("bell/coin", s -> Cacao.draw(24, s, 1)));
        out.add(clear("bell/coins-few", s -> Cacao.draw(48, s, 4, 1)));
        out.add(clear("bell/coins-many", s -> Cacao.draw(72, s, 13, 6, 1)));
        out.add(clear("table/beans", Beans::sheet));
        out.add(clear("table/bean-shadow", Beans::shadow));
        return out;
    }

    /** Red and blue play at more than one table; each lies with the game that it came with. */
    private static String folder(Stone stone) {
        return stone == Stone.JEWEL || stone == Stone.FLOWER ? "patolli/" : "bell/";
    }

    private static Picture clear(String name, Picture.Painter painter) {
        return new Picture(name, Picture.Ground.CLEAR, USES, painter);
    }
}
