package patolli.ui.table.figure;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.function.Function;
import patolli.board.figure.FigurePart;
import patolli.board.figure.Joint;
import patolli.board.figure.Swing;

/**
 * The pictures of a figure that are asked for again and again: those of its breath, and of the poses of a game. What is
 * asked for once, as on the way from pose to pose, is not kept; what has not been asked for longest goes first.
 */
final class PaintedPoses {
    /** So many pixels are kept: a breath at the usual size, or the last few poses at the double one. */
    static final int MOST = 1_600_000;
    private static final int[] NO_ROOM = {};
    /** So many are remembered that were asked for once. */
    private static final int MET = 64;
    private final SequencedMap<Look, Painted> kept = new LinkedHashMap<>();
    private final SequencedSet<Look> met = new LinkedHashSet<>();
    private int[] spare = NO_ROOM;
    private int size;

    /** What a picture depends on, in the same light and size. */
    record Look(Set<FigurePart> parts, Map<Joint, Swing> swings) { }

    /**
     * A picture with its upper left corner at a point of the figure's field, all in pixels.
     *
     * @param pixels row by row, premultiplied; they may be more than those of the picture
     */
    record Painted(int[] pixels, int x, int y, int width, int height) { }

    /**
     * The picture, which is good until the next is asked for.
     *
     * @param paint paints one that is not kept, into a room if that is large enough
     */
    Painted of(Look look, Function<int[], Painted> paint) {
        Painted known = kept.remove(look);
        if (known != null) {
            kept.putLast(look, known);
            return known;
        }
        if (met.remove(look)) {
            Painted picture = paint.apply(NO_ROOM);
            kept.putLast(look, picture);
            size += picture.pixels.length;
            while (size > MOST && kept.size() > 1) {
                size -= kept.pollFirstEntry().getValue().pixels.length;
            }
            return picture;
        }
        met.addLast(look);
        if (met.size() > MET) {
            met.removeFirst();
        }
        Painted picture = paint.apply(spare);
        spare = picture.pixels;
        return picture;
    }

    /** The light or the size is another. */
    void forget() {
        kept.clear();
        met.clear();
        size = 0;
    }
}
