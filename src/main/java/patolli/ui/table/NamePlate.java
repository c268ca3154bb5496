package patolli.ui.table;

import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;
import patolli.rules.Side;
import patolli.settings.TextSize;
import patolli.ui.common.FittedWords;
import patolli.ui.common.Pictures;
import patolli.ui.common.Pigment;
import patolli.ui.table.light.Dimming;

/** A strip of bark paper with a side's name and what it has; it stands out while the side is to act. */
final class NamePlate {
    private static final PseudoClass TO_ACT = PseudoClass.getPseudoClass("to-act");
    private static final double HEIGHT = 52;
    /** From the middle of a piece to its edge. */
    private static final double PIECE = 22;
    private static final double EDGE = 4;
    /** What is no room for words beside a head at the left, or at the right; and where one at the right begins. */
    private static final double AFTER_HEAD = 74;
    private static final double BEFORE_HEAD = 72;
    private static final double HEAD = 48;
    /** On a strip of paper less wide than this words begin closer to the head, or to the edge before a head. */
    private static final double NARROW = 200, AFTER_CLOSE = 53, CLOSE = 11, CLOSELY = 63;
    /** There a head gives way to larger words, which begin beside the painted seal. */
    private static final double AFTER_SEAL = 33, BEFORE_SEAL = 42;
    /** What the rivet takes of it at the right end of a plate, and how much further in the words begin at the left. */
    private static final double RIVET = 8;
    private static final double BESIDE_RIVET = 2;
    /** How much higher the plate is for words twice as large, and how far it lies below for a higher band. */
    private static final double HIGHER = 1.4;
    private static final double LOWER = 0.6;
    /** A plate that begins higher than this lies under the band. */
    private static final double UNDER_BAND = 100;
    /** How much light is left on the plate of who is not to act. */
    private static final double IDLE = 0.08;
    /** And in whose colour that light is, and how much. */
    private static final Map<Side, Color> DYES = Map.of(Side.RED, Pigment.COCHINEAL.color(), Side.BLUE,
            Color.web("#1A78A0"), Side.YELLOW, Pigment.OCHRE.color(), Side.GREEN, Color.web("#4B8A2F"));
    private static final double DEEP = 0.6;
    /** On yellow paper blue needs all of it, or the plate would be green and grey. */
    private static final double DEEPER = 1;
    private final Pane plate;
    private final Box room;
    private final Box free;
    private final boolean left;
    private final boolean narrow;
    private final boolean riveted;
    private double times = 1;
    private final Label name = new Label();
    private final Label line = new Label();
    private final PlateLeaf idle;
    private final PlateLeaf active;
    private final PlateGlow glow;
    private final ImageView badge;
    private final FittedWords words = new FittedWords();

    /**
     * @param room  where it lies
     * @param left  whether the head is at its left end
     * @param marks how it looks
     * @param head  the picture of the head
     * @param free  where it may grow: under the band downwards, elsewhere upwards
     */
    NamePlate(Pane plate, Side side, Box room, boolean left, MarkLook marks, String head, Pictures pictures,
            Box free) {
        this.plate = plate;
        this.room = room;
        this.left = left;
        riveted = marks.isRound();
        // A riveted plate has room for its medallion, however wide it is.
        narrow = !riveted && room.width() < NARROW;
        this.free = free;
        plate.setId("plate-" + side.key());
        plate.getStyleClass().add("plate");
        plate.relocate(room.x(), room.y());
        name.getStyleClass().add("plate-name");
        line.getStyleClass().add("plate-line");
        words.getChildren().addAll(name, line);
        words.getStyleClass().add("plate-words");
        badge = pictures.view(head);
        badge.setLayoutX(left ? 8 : room.width() - HEAD);
        idle = new PlateLeaf(pictures, marks.picture("plate-" + side.key() + ".png"), room.width(), left,
                marks.isRound(), view -> pictures.tint(view, IDLE, picture -> Dimming.of(picture, IDLE,
                DYES.getOrDefault(side, Color.WHITE), side == Side.BLUE ? DEEPER : DEEP)));
        active = new PlateLeaf(pictures, marks.picture("plate-" + side.key() + "-active.png"), room.width(), left,
                marks.isRound(), view -> { });
        glow = new PlateGlow(room.width());
        plate.getChildren().addAll(glow, idle, active, badge, words);
        words.setManaged(false);
        words.getStyleClass().add(left ? "left" : "right");
        size(TextSize.NORMAL);
    }

    /** Larger words have a higher plate, which lies clear of the band above it. */
    void size(TextSize size) {
        double top = room.y();
        boolean underBand = top < UNDER_BAND;
        double lower = underBand ? BandController.more(size) * LOWER : 0;
        double most = underBand ? free.bottom() - top - lower : top + HEIGHT - free.y();
        times = Math.clamp(most / HEIGHT, 1, 1 + (size.factor() - 1) * HIGHER);
        plate.setTranslateY(underBand ? lower : HEIGHT * (1 - times));
        List.of(idle, active).forEach(strip -> strip.draw(times));
        glow.about(HEIGHT * times);
        badge.setLayoutY(6 + HEIGHT * (times - 1) / 2);
        boolean headed = !narrow || size == TextSize.NORMAL;
        badge.setVisible(headed);
        double beside = !headed ? BEFORE_SEAL : narrow ? CLOSELY
                : left ? AFTER_HEAD + (riveted ? RIVET : 0) : BEFORE_HEAD;
        words.resize(room.width() - beside, HEIGHT * times - 2 * EDGE);
        words.setLayoutX(left ? !headed ? AFTER_SEAL : narrow ? AFTER_CLOSE : 62
                : narrow ? CLOSE : 14 + (riveted ? BESIDE_RIVET : 0));
        words.setLayoutY(EDGE);
    }

    /** Where it lies now, in design units. */
    Rectangle2D area() {
        return new Rectangle2D(room.x(), room.y() + plate.getTranslateY(), room.width(), HEIGHT * times);
    }

    /** What is seen of it. */
    Node node() {
        return plate;
    }

    /** Whether the side plays. */
    void seat(boolean plays) {
        plate.setVisible(plays);
    }

    void show(String who, String what, boolean toAct) {
        name.setText(who);
        line.setText(what);
        idle.setVisible(!toAct);
        active.setVisible(toAct);
        glow.setVisible(toAct);
        plate.pseudoClassStateChanged(TO_ACT, toAct);
    }

    /** What is left free above and below a plate by the pieces in hand and by those that are home. */
    static Box beside(Box plate, Point... pieces) {
        double top = 0;
        double bottom = BoardGeometry.HEIGHT;
        for (Point piece : pieces) {
            boolean away = piece.x() + PIECE < plate.x() || piece.x() - PIECE > plate.x() + plate.width();
            if (!away && piece.y() > plate.y()) {
                bottom = Math.min(bottom, piece.y() - PIECE);
            } else if (!away) {
                top = Math.max(top, piece.y() + PIECE);
            }
        }
        return new Box(plate.x(), top, plate.width(), bottom - top);
    }
}
