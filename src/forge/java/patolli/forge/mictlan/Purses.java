package patolli.forge.mictlan;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Stream;
import patolli.board.BellBoard;
import patolli.board.Point;
import patolli.forge.Picture;
import patolli.forge.bell.BellStudio;
import patolli.forge.pieces.PieceStudio;
import patolli.rules.Side;

/** What is left on Bell's mat after a game: the pot, which has been emptied and put aside, and coins on two purses. */
final class Purses {
    private static final List<String> COINS = List.of("bell/coin-large", "bell/coin-large-2", "bell/coin-large-3");
    /** Where the pot is out of the burner's way. */
    private static final Point POT = new Point(640, 168);
    /** How many coins lie on a purse, how far apart they are, and how flat and how high their heap is. */
    private static final int FEWER = 9, MORE = 14;
    private static final double APART = 13, FLAT = 0.82, HIGH = 0.24, GOLDEN = 2.39996;
    private final Graphics2D g;
    private final List<Picture> all = Stream.concat(new BellStudio().pictures().stream(),
            new PieceStudio().pictures().stream()).toList();

    private Purses(BufferedImage table, int k) {
        g = table.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.scale(k, k);
    }

    /** Lays them down on the picture of the table. @param k pixels to the design unit */
    static BufferedImage on(BufferedImage table, int k) {
        Purses purses = new Purses(table, k);
        purses.lay("bell/pot", POT, 0);
        purses.purse(BellBoard.BOARD.stake(Side.RED, 0), MORE);
        purses.purse(BellBoard.BOARD.stake(Side.BLUE, 0), FEWER);
        purses.g.dispose();
        return table;
    }

    /** Coins as they were poured out, the last ones highest. */
    private void purse(Point at, int coins) {
        lay("bell/purse", at, 0);
        for (int under = coins - 1; under >= 0; under--) {
            double far = APART * Math.sqrt(under), turn = GOLDEN * under + at.x();
            double lift = HIGH * (APART * Math.sqrt(coins) - far);
            lay(COINS.get((under * 7 + coins) % 5 % COINS.size()), at.plus(far * Math.cos(turn),
                    FLAT * far * Math.sin(turn) - lift), (under * 47 + 13) % 83 - 41);
        }
    }

    private void lay(String name, Point at, double turn) {
        BufferedImage thing = all.stream().filter(picture -> picture.name().equals(name)).findFirst().orElseThrow()
                .painter().draw(2);
        AffineTransform place = AffineTransform.getTranslateInstance(at.x(), at.y());
        place.rotate(Math.toRadians(turn));
        place.scale(0.5, 0.5);
        place.translate(-thing.getWidth() / 2.0, -thing.getHeight() / 2.0);
        g.drawImage(thing, place, null);
    }
}
