package patolli.ui.table;

import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelReader;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import patolli.board.Box;
import patolli.board.BoardGeometry;

/**
 * The band that is painted above a table, drawn out downwards for larger words and without the ornaments that part it:
 * its edges and ends stay as they are, and what lies between is continued.
 */
final class BandCloth extends ImageView {
    /** What of the table's picture it shows, ends and hems included. */
    private static final Box PART = new Box(24, 0, BoardGeometry.WIDTH - 48, 62);
    /** The rows in the middle of the band that are drawn out. */
    private static final double FROM = 22;
    private static final double TO = 42;
    /** Where ornaments part the band, and how wide they are with what lies beside them. */
    private static final double[] PARTED = {330, 945};
    private static final double WIDE = 44;
    /** Within so much of the middle of what is painted over one side's cloth passes into the other's. */
    private static final double SOFT = 8;

    BandCloth() {
        setManaged(false);
        setMouseTransparent(true);
        relocate(PART.x(), PART.y());
        setFitWidth(PART.width());
    }

    /**
     * Shows it.
     *
     * @param table  the picture of the table, as it is lit
     * @param parted whether ornaments part the band there
     * @param more   how much higher it is, in design units
     */
    void show(Image table, boolean parted, double more) {
        double dense = table.getWidth() / BoardGeometry.WIDTH;
        int wide = (int) Math.round(PART.width() * dense);
        int high = (int) Math.round((PART.height() + more) * dense);
        WritableImage cloth = new WritableImage(wide, high);
        PixelReader from = table.getPixelReader();
        PixelWriter to = cloth.getPixelWriter();
        for (int y = 0; y < high; y++) {
            int row = (int) Math.round(row((y + 0.5) / dense, more) * dense - 0.5);
            for (int x = 0; x < wide; x++) {
                double at = PART.x() + (x + 0.5) / dense;
                to.setArgb(x, y, parted ? continued(from, at, row, dense)
                        : from.getArgb((int) (at * dense), row));
            }
        }
        setImage(cloth);
        setFitHeight(PART.height() + more);
    }

    /** The row of the painted band that is seen at a height. */
    private static double row(double y, double more) {
        return y < FROM ? y : y > TO + more ? y - more : FROM + (y - FROM) * (TO - FROM) / (TO - FROM + more);
    }

    /** What is seen at a place: where an ornament is, the cloth at both its sides, folded over. */
    private static int continued(PixelReader from, double x, int row, double dense) {
        double left = x < BoardGeometry.WIDTH / 2 ? PARTED[0] : PARTED[1];
        double right = left + WIDE;
        if (x < left || x > right) {
            return from.getArgb((int) (x * dense), row);
        }
        double part = Math.clamp(0.5 + (x - (left + right) / 2) / SOFT, 0, 1);
        return mixed(from.getArgb((int) ((2 * left - x) * dense), row),
                from.getArgb((int) ((2 * right - x) * dense), row), part);
    }

    private static int mixed(int one, int other, double part) {
        int argb = 0;
        for (int shift = 0; shift <= 24; shift += 8) {
            int a = one >>> shift & 255;
            int b = other >>> shift & 255;
            argb |= (int) Math.round(a + (b - a) * part) << shift;
        }
        return argb;
    }
}
