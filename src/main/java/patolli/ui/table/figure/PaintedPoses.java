package patolli.ui.table.figure;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.WeakHashMap;
import javafx.geometry.Point2D;
import javafx.scene.image.Image;
import patolli.board.figure.FigurePart;
import patolli.board.figure.Joint;
import patolli.board.figure.Swing;
import patolli.ui.common.Pictures;

/**
 * The pictures of figures that are asked for again and again: those of their breath, and of the poses of a game. What
 * is asked for once, as on the way from pose to pose, is not kept; what has not been asked for longest goes first.
 */
final class PaintedPoses {
    /**
     * So many pixels are kept, or {@code -Dpatolli.poses=}: the breath of a table at the usual size, or the last few
     * poses at the double one.
     */
    private static final int MOST = 4_800_000;
    private static final int[] NO_ROOM = {};
    /** So many are remembered that were asked for once. */
    private static final int MET = 256;
    private static final Map<Pictures, PaintedPoses> ALL = Collections.synchronizedMap(new WeakHashMap<>());
    private final Map<Image, Integer> numbers = new WeakHashMap<>();
    private final SequencedMap<Look, Painted> kept = new LinkedHashMap<>();
    private final SequencedSet<Look> met = new LinkedHashSet<>();
    private final int most;
    private int[] spare = NO_ROOM;
    private int size;
    private int last;

    /** @param most how many pixels are kept, but for a single picture that has more */
    PaintedPoses(int most) {
        this.most = most;
    }

    /** Those of all figures that are painted with the same pictures: a scene finds what another has painted. */
    static PaintedPoses with(Pictures pictures) {
        return ALL.computeIfAbsent(pictures, any -> {
            PaintedPoses poses = new PaintedPoses(Integer.getInteger("patolli.poses", MOST));
            pictures.whenForgotten(poses::forget);
            return poses;
        });
    }

    /**
     * What a picture depends on.
     *
     * @param sheets the {@link #number numbers} of what it is painted with, which has one size and one light
     * @param fall   where its shadow lies from it
     */
    record Look(List<Integer> sheets, boolean mirrored, Point2D fall, Set<FigurePart> parts, Map<Joint, Swing> swings) {
    }

    /**
     * A picture with its upper left corner at a point of the figure's field, all in pixels.
     *
     * @param pixels row by row, premultiplied; they may be more than those of the picture
     */
    record Painted(int[] pixels, int x, int y, int width, int height) { }

    /**
     * A picture that is to be painted.
     *
     * @param again whether it was asked for before, so that it is to be kept
     * @param room  where it may be painted if that is large enough; nothing else is painted there meanwhile
     */
    record Order(Look look, boolean again, int[] room) { }

    /** The picture, if it is kept. */
    Optional<Painted> find(Look look) {
        Painted known = kept.remove(look);
        if (known != null) {
            kept.putLast(look, known);
        }
        return Optional.ofNullable(known);
    }

    /** Lets a picture be painted that is not kept, by the one who asks and on any thread. */
    Order order(Look look) {
        if (met.remove(look)) {
            return new Order(look, true, NO_ROOM);
        }
        met.addLast(look);
        if (met.size() > MET) {
            met.removeFirst();
        }
        int[] room = spare;
        spare = NO_ROOM;
        return new Order(look, false, room);
    }

    /** Takes what was ordered, which is good until the next is ordered. */
    void take(Order order, Painted picture) {
        if (!order.again) {
            spare = picture.pixels;
            return;
        }
        Painted before = kept.putLast(order.look, picture);
        size += picture.pixels.length - (before == null ? 0 : before.pixels.length);
        while (size > most && kept.size() > 1) {
            size -= kept.pollFirstEntry().getValue().pixels.length;
        }
    }

    /** What is painted next is painted with other sheets. */
    private void forget() {
        kept.clear();
        met.clear();
        spare = NO_ROOM;
        size = 0;
    }

    /** By what a sheet is known, for as long as something shows it; another light or size makes another sheet. */
    int number(Image sheet) {
        return numbers.computeIfAbsent(sheet, any -> ++last);
    }
}
