package patolli.ui.table;

import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import patolli.ui.common.Pigment;

/** A word on a small woven band with a fringe at both ends: what holds for everything that is played on a table. */
public final class WovenTag extends StackPane {
    /** Pixels of its picture in a design unit, and threads in as many pixels. */
    private static final int DENSE = 2;
    private static final int THREAD = 3;
    /** How long the fringe is, in design units, and how many of its pixels lie between two of its threads. */
    private static final double FRINGE = 5;
    private static final int APART = 5;
    /** How wide the coloured edge is, in threads. */
    private static final int EDGE = 3;
    /** How much darker a thread is where it goes under another, and at its own sides; and how uneven its hue is. */
    private static final double UNDER = 0.84;
    private static final double SIDE = 0.92;
    private static final double UNEVEN = 0.1;
    private static final double TIP = 320;
    private static final Color CLOTH = Color.web("#D8B877");
    private final ImageView cloth = new ImageView();
    private final Label word = new Label();

    public WovenTag() {
        cloth.setManaged(false);
        word.getStyleClass().add("woven-word");
        getChildren().addAll(cloth, word);
        setVisible(false);
        layoutBoundsProperty().subscribe(this::weave);
        visibleProperty().subscribe(this::weave);
    }

    /** One that is seen from the beginning. @param help what the word means, for whoever points at it */
    public static WovenTag reading(String text, String help) {
        WovenTag tag = new WovenTag();
        tag.getStyleClass().add("woven-tag");
        tag.write(text, help);
        tag.setVisible(true);
        return tag;
    }

    /** Writes a word on it. @param help what that means, for whoever points at it */
    void write(String text, String help) {
        word.setText(text);
        Tooltip tip = new Tooltip(help);
        tip.setWrapText(true);
        tip.setMaxWidth(TIP);
        Tooltip.install(this, tip);
        word.setAccessibleHelp(help);
    }

    /** Only where it is seen. */
    private void weave() {
        int wide = (int) Math.round(getLayoutBounds().getWidth() * DENSE);
        int high = (int) Math.round(getLayoutBounds().getHeight() * DENSE);
        if (!isVisible() || wide == 0 || high == 0) {
            return;
        }
        WritableImage woven = new WritableImage(wide, high);
        PixelWriter to = woven.getPixelWriter();
        int fringe = (int) (FRINGE * DENSE);
        for (int y = 0; y < high; y++) {
            for (int x = 0; x < wide; x++) {
                boolean hem = x < fringe || x >= wide - fringe;
                Color at = hem ? fringed(x, y, x < fringe ? x : wide - 1 - x, high) : woven(x, y, high);
                to.setColor(x, y, at);
            }
        }
        cloth.setImage(woven);
        cloth.setFitWidth((double) wide / DENSE);
        cloth.setFitHeight((double) high / DENSE);
    }

    /** Threads that hang out at an end, no two equally far. @param in how far from the end's outermost pixel */
    private static Color fringed(int x, int y, int in, int high) {
        int thread = y / APART;
        boolean beside = y % APART == APART - 1 || y < 2 || y >= high - 2;
        boolean tooShort = in < uneven(thread, x < FRINGE * DENSE ? 1 : 2) * FRINGE * DENSE * 0.7;
        return beside || tooShort ? Color.TRANSPARENT : shaded(CLOTH, SIDE * (y % APART == 0 ? UNDER : 1), thread, 3);
    }

    private static Color woven(int x, int y, int high) {
        int over = x / THREAD;
        int down = y / THREAD;
        if (y == 0 || y == high - 1) {
            return Pigment.INK.color();
        }
        boolean top = (over + down) % 2 == 0;
        int within = top ? y % THREAD : x % THREAD;
        double light = (top ? 1 : UNDER) * (within == 0 ? SIDE : 1);
        int fromEdge = Math.min(down, (high - 1) / THREAD - down);
        if (fromEdge < EDGE) {
            // The edge: a line of red, and within it steps of turquoise and red.
            boolean step = fromEdge > 0 && over / 2 % 2 == fromEdge % 2;
            return shaded((step ? Pigment.TURQUOISE : Pigment.COCHINEAL).color(), light, over, down);
        }
        return shaded(CLOTH, light, top ? down : over, top ? 1 : 2);
    }

    private static Color shaded(Color colour, double light, int thread, int way) {
        return colour.deriveColor(0, 1, light * (1 - UNEVEN * uneven(thread, way)), 1);
    }

    /** Between 0 and 1, always the same for the same thread. */
    private static double uneven(int thread, int way) {
        int mixed = (thread * 31 + way) * 0x9E3779B1;
        return (mixed >>> 16 & 0xff) / 255.0;
    }
}
