package patolli.forge.mictlan;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.util.List;
import patolli.board.PatolliBoard;
import patolli.board.Point;
import patolli.forge.Picture;
import patolli.forge.token.TokenStudio;
import patolli.rules.Side;

/** What is left of each side's assets after a game at Neeley's mat: some of them lie on the two cloths. */
final class Riches {
    private static final List<String> RED = List.of("dime", "quarter-2", "dollar", "knife", "cacao", "stone-3",
            "library-card");
    private static final List<String> BLUE = List.of("quarter", "nugget", "stone", "stamp", "mask", "jade-head",
            "stone-2");
    /** Where things lie on a cloth, from the middle of its upper edge, and how large. */
    private static final double[][] PLACES = {{-70, 40}, {-22, 34}, {28, 42}, {74, 36}, {-52, 86}, {2, 92}, {56, 88}};
    private static final double LARGE = 50, UPPER = 549, SHADE = 17, FALLS = 4;

    private Riches() { }

    /** Lays them down on the picture of the table. @param k pixels to the design unit */
    static BufferedImage on(BufferedImage table, int k) {
        Graphics2D g = table.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.scale(k, k);
        List<Picture> all = new TokenStudio().pictures();
        lay(g, all, RED, Side.RED);
        lay(g, all, BLUE, Side.BLUE);
        g.dispose();
        return table;
    }

    private static void lay(Graphics2D g, List<Picture> all, List<String> things, Side side) {
        Point middle = PatolliBoard.BOARD.stake(side, 2);
        for (int i = 0; i < PLACES.length; i++) {
            String name = "patolli/asset-" + things.get(i);
            double x = middle.x() + PLACES[i][0], y = UPPER + PLACES[i][1];
            g.setColor(new Color(20, 10, 4, 90));
            g.fill(new Ellipse2D.Double(x - SHADE + FALLS, y - SHADE + FALLS, 2 * SHADE, 2 * SHADE));
            BufferedImage thing = all.stream().filter(picture -> picture.name().equals(name)).findFirst().orElseThrow()
                    .painter().draw(2);
            g.drawImage(thing, (int) (x - LARGE / 2), (int) (y - LARGE / 2), (int) LARGE, (int) LARGE, null);
        }
    }
}
