package patolli.forge.mictlan;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Stream;
import patolli.forge.Picture;
import patolli.forge.bell.BellStudio;
import patolli.forge.pieces.PieceStudio;
import patolli.forge.pieces.Pieces;
import patolli.forge.pieces.Stone;
import patolli.forge.token.TokenStudio;

/** What may lie on a mat when a game is over, one thing a picture: assets, coins, pieces, an outline in the cloth. */
enum Remains {
    ASSET("patolli/asset-", 0.05), COIN("bell/coin-large", 0.07), PURSE("bell/purse", 0.02);

    private static final double PIECE = 0.085;
    private final String from;
    private final double high;

    Remains(String from, double high) {
        this.from = from;
        this.high = high;
    }

    /** The names of all things of that kind as they lie on their table. */
    List<String> things() {
        return studio().map(Picture::name).filter(name -> this == PURSE ? name.equals(from) : name.startsWith(from))
                .toList();
    }

    private Stream<Picture> studio() {
        return (switch (this) {
            case ASSET -> new TokenStudio().pictures();
            case COIN, PURSE -> Stream.concat(new BellStudio().pictures().stream(),
                    new PieceStudio().pictures().stream()).toList();
        }).stream();
    }

    /** One of them on the mat. @param k pixels to the design unit */
    BufferedImage draw(String thing, int k) {
        return new MatWon(k).thing(table(thing), high, this == COIN ? MatWon.Shine.HEAPED : MatWon.Shine.DULL);
    }

    /** The outline of one of them. @param k pixels to the design unit */
    BufferedImage print(String thing, int k) {
        return new MatWon(k).print(table(thing));
    }

    private BufferedImage table(String thing) {
        return studio().filter(picture -> picture.name().equals(thing)).findFirst().orElseThrow().painter().draw(2);
    }

    /** A piece of a side. @param k pixels to the design unit */
    static BufferedImage piece(Stone stone, int k) {
        return new MatWon(k).thing(Pieces.bare(stone, 0, Pieces.SIDE * 2), PIECE, MatWon.Shine.DULL);
    }
}
