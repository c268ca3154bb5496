package patolli.ui.table;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.Wedges;
import patolli.rules.Side;
import patolli.ui.common.Fade;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.light.Wash;
import patolli.ui.table.staging.Stagecraft;

/**
 * The end of all that is played, held for as long as nobody leaves it: a sun has risen behind whoever has won, whose
 * light lies over the whole mat, more of it on the name plate, the pieces and the winnings, and the rest of the table
 * is darker by about a third. Somebody small is seen large in the middle first, for a moment. All are pictures that are
 * made once and then stand still.
 */
final class Tableau {
    private static final double DARK = 0.5;
    private static final double BRIGHT = 0.42;
    /** How far beyond the things that are lit the night begins, and how far from there it is whole. */
    private static final double CLEAR = 6;
    private static final double DUSK = 120;
    /** How far firelight goes beyond them. */
    private static final double REACH = 130;
    /** So many places of pieces that are done are looked at, each so far to its edge. */
    private static final int PIECES = 6;
    private static final double PIECE = 24;
    /** The beams: how many, how bright, how soft, how far they are told apart, how much night they leave. */
    private static final int BEAMS = 12;
    private static final double BEAM = 0.42;
    private static final double BEAM_SOFT = 1.5;
    private static final double BEAM_REACH = 470;
    private static final double BEAM_NIGHT = 0.2;
    /** Beyond that, and where a coat is seen as mud, so much of the night goes evenly instead of in beams. */
    private static final double EVENLY = 0.6;
    /** So far from what is lit there is none of that left where its light is no coat: the rest of the table is cool. */
    private static final double COOL = 400;
    /** How much of the night is left over the mat, away from those who have lost, and where it is whole. */
    private static final double DAWN = 0.5;
    private static final double LOST = 90;
    private static final double BESIDE = 46;
    private static final double BEAM_BESIDE = 120;
    /** Somebody who is less tall than this is small. */
    private static final double SMALL = 200;
    /** The sun behind whoever has won is full size behind somebody who is so tall; and how far up that person. */
    private static final double TALL = 575;
    private static final double HEAD = 0.29, HEAD_OF_SMALL = 0.4;
    /** A sun with a smaller radius, in parts of the figure's height, stands so much higher, about the head alone. */
    private static final double SLIM = 0.26, HIGHER = 0.02;
    /** Its radius behind somebody small at most, in parts of the figure's height. */
    private static final double HALO = 0.435;
    /** How broad what is woven along the field's edge may be. */
    private static final double HEM = 12;
    /** Where it is written what is expected. */
    private static final double ASKED = 748;
    private final BoardGeometry board;
    private final ImageView night;
    private final ImageView fire;
    private final Group suns = new Group();
    private final Fade dawn = new Fade(suns);
    private final List<Fade> fades;
    private final Portrait portrait;
    private Map<Side, String> portraits = Map.of();
    private Function<Side, ? extends Node> figures = side -> new Group();
    private BooleanSupplier moving = () -> false;
    /** Whether a win has just been played here, and not laid out. */
    private boolean played;
    private final Pictures pictures;
    private final MarkLook marks;
    private final Wedges wedges;
    private Set<Side> playing;
    private Set<Side> seen = Set.of();

    /**
     * @param over  over all that is darker then
     * @param under on the mat, under the figures
     * @param marks which sun rises, and how its light lies on the table
     */
    Tableau(Pane over, Pane under, BoardGeometry board, MarkLook marks, Pictures pictures) {
        this.marks = marks;
        this.board = board;
        wedges = new Wedges(board);
        playing = Set.copyOf(board.sides());
        this.pictures = pictures;
        night = Wash.view(over, "tableau-night");
        fire = Wash.view(under, "tableau-fire");
        suns.setManaged(false);
        suns.setMouseTransparent(true);
        // No sun rises over the band.
        suns.setClip(new Rectangle(-BoardGeometry.WIDTH, board.band().bottom(), 3 * BoardGeometry.WIDTH,
                2 * BoardGeometry.HEIGHT));
        under.getChildren().add(suns);
        portrait = new Portrait(over, pictures);
        fades = Stream.concat(Stream.of(night, fire).map(Fade::new), Stream.of(dawn)).toList();
        fades.forEach(fade -> fade.away(false));
    }

    /**
     * Who sits there.
     *
     * @param pictured the pictures of those people
     * @param seated   their figures
     * @param lively   whether anything moves
     */
    void portray(Map<Side, String> pictured, Function<Side, ? extends Node> seated, BooleanSupplier lively) {
        portraits = Map.copyOf(pictured);
        figures = seated;
        moving = lively;
    }

    /** They play: of them are those who lose. */
    void seat(Set<Side> now) {
        playing = Set.copyOf(now);
    }

    /** Whom it shows; nobody while there is none. */
    Set<Side> seen() {
        return seen;
    }

    /** The sun alone rises behind those who win: what it lights comes when the win has been staged. */
    void rise(Set<Side> winners, boolean gradually) {
        played = true;
        dawn(winners, gradually);
    }

    private void dawn(Set<Side> winners, boolean gradually) {
        suns.getChildren().setAll(winners.stream().filter(this::isSeated).map(this::sun).toList());
        dawn.here(gradually);
    }

    /** @param winnings where the winners' things lie */
    void show(Set<Side> winners, Collection<Rectangle2D> winnings, boolean gradually) {
        if (winners.equals(seen)) {
            return;
        }
        seen = Set.copyOf(winners);
        List<Box> lit = Stream.concat(winners.stream().map(this::place),
                winnings.stream().filter(area -> area.getWidth() > 0).map(area -> new Box(area.getMinX(),
                        area.getMinY(), area.getWidth(), area.getHeight()))).toList();
        Box band = board.band();
        List<Box> seats = winners.stream().map(board::figure).toList();
        List<Box> losers = playing.stream().filter(side -> !winners.contains(side)).map(this::lost).toList();
        Point sun = head(seats.getFirst());
        Wash.Strength beams = beams(sun, losers);
        Wash.Strength open = marks.glare() < 1 ? (x, y) -> EVENLY * Wash.smooth(far(losers, x, y) / BESIDE)
                * Wash.smooth(1 - far(lit, x, y) / COOL)
                : (x, y) -> beams.at(x, y) + EVENLY * (1 - near(sun, x, y)) * Wash.smooth(far(losers, x, y)
                        / BEAM_BESIDE);
        night.setImage(Wash.of(band, (x, y) -> DARK * Wash.smooth((far(lit, x, y) - CLEAR) / DUSK)
                * (1 - (1 - DAWN) * Wash.smooth(far(losers, x, y) / LOST)) * (1 - (1 - BEAM_NIGHT) * open.at(x, y)),
                Wash.Strength.NONE));
        fire.setImage(Wash.of(band, Wash.Strength.NONE, (x, y) -> wedges.takes(x, y) * marks.glare() * Math.max(
                BEAM * beams.at(x, y), BRIGHT * Math.max(Math.pow(Wash.smooth(1 - far(seats, x, y) / REACH), 1.4),
                        0.6 * Wash.smooth(1 - far(lit, x, y) / (REACH / 2))))));
        dawn(winners, gradually);
        fades.forEach(fade -> fade.here(gradually));
        winners.stream().filter(side -> winners.size() == 1 && played && moving.getAsBoolean() && isSeated(side))
                .filter(side -> board.figure(side).height() < SMALL && portraits.containsKey(side))
                .forEach(this::enlarge);
    }

    /** Whether a side's figure is there to have a sun behind it: something else may lie in its place. */
    private boolean isSeated(Side side) {
        return figures.apply(side).isVisible();
    }

    /** Beams from a point, soft ones, which grow into one light far away from it; none on those who have lost. */
    private static Wash.Strength beams(Point from, List<Box> losers) {
        return (x, y) -> {
            double wave = Math.cos(BEAMS * Math.atan2(y - from.y(), x - from.x()));
            return Wash.smooth(0.5 + wave / BEAM_SOFT) * near(from, x, y) * Wash.smooth(far(losers, x, y)
                    / BEAM_BESIDE);
        };
    }

    private static double near(Point sun, double x, double y) {
        return Wash.smooth(1 - Wash.far(x - sun.x(), y - sun.y()) / BEAM_REACH);
    }

    private static Point head(Box seat) {
        return new Point(seat.middle().x(), seat.y() + (seat.height() < SMALL ? HEAD_OF_SMALL : HEAD) * seat.height());
    }

    /** Whoever is small at the mat's edge is seen before a large sun in the middle first. */
    private void enlarge(Side side) {
        Box seat = board.figure(side);
        Node figure = figures.apply(side);
        portrait.visits(portraits.get(side), Stagecraft.sun(marks.bursts()), TableLayout.point(board.middle()),
                new Portrait.Seat(sun(side).at(), sun(side).getScaleX()), () -> {
            figure.setOpacity(0);
            dawn.away(false);
        }, () -> {
            figure.setOpacity(1);
            dawn.here(true);
        });
    }

    private Sprite sun(Side side) {
        Box seat = board.figure(side);
        Sprite sun = new Sprite(pictures, Stagecraft.sun(marks.bursts()));
        if (seat.height() < SMALL) {
            SunRoom free = SunRoom.about(board, side, head(seat), sky(), HALO * seat.height());
            scale(sun, 2 * free.radius() / sun.getFitWidth());
            sun.place(TableLayout.point(free.at()));
            return sun;
        }
        Optional<Box> halo = board.halo(side);
        if (halo.isPresent()) {
            scale(sun, halo.orElseThrow().width() / sun.getFitWidth());
            sun.place(TableLayout.point(halo.orElseThrow().middle()));
            return sun;
        }
        double large = large(seat, sun);
        scale(sun, large);
        double higher = large * sun.getFitHeight() / 2 < SLIM * seat.height() ? HIGHER * seat.height() : 0;
        sun.place(TableLayout.point(head(seat)).add(0, -higher));
        return sun;
    }

    private static void scale(Node node, double scale) {
        node.setScaleX(scale);
        node.setScaleY(scale);
    }

    /** Where a sun may stand: neither the band nor what is asked below cuts it, and no ray lies over a border. */
    private Box sky() {
        Box field = board.field();
        double top = board.band().bottom();
        return new Box(field.x() + HEM, top, field.width() - 2 * HEM, ASKED - top);
    }

    /** No ray lies over the border of a table that has one. */
    private double large(Box seat, Sprite sun) {
        Box field = board.field();
        double room = Math.min(head(seat).x() - field.x(), field.right() - head(seat).x()) - HEM;
        return Math.min(seat.height() / TALL, 2 * room / sun.getFitWidth());
    }

    /** The table is lit as before. */
    void end(boolean gradually) {
        if (!seen.isEmpty() || !suns.getChildren().isEmpty()) {
            seen = Set.of();
            played = false;
            portrait.end();
            fades.forEach(fade -> fade.away(gradually));
        }
    }

    /** Nothing is on its way any more. */
    void settle() {
        portrait.end();
        fades.forEach(Fade::settle);
    }

    /** Where those who have lost are: the whole of their end of the table, if they have one. */
    private Box lost(Side side) {
        Box seat = board.figure(side);
        Box all = place(side);
        boolean shared = playing.stream().map(board::figure).anyMatch(other -> other.y() > seat.y()
                && other.x() < all.right() && other.right() > all.x());
        return seat.height() < SMALL || shared ? seat
                : new Box(all.x(), all.y(), all.width(), board.field().bottom() - all.y());
    }

    /** Where a side's figure, name plate and pieces are, all in one. */
    private Box place(Side side) {
        List<Box> parts = Stream.concat(Stream.of(board.figure(side), board.plate(side)), IntStream.range(0, PIECES)
                .mapToObj(i -> board.done(side, i)).map(at -> new Box(at.x() - PIECE, at.y() - PIECE, 2 * PIECE,
                        2 * PIECE))).toList();
        double left = parts.stream().mapToDouble(Box::x).min().orElseThrow();
        double top = parts.stream().mapToDouble(Box::y).min().orElseThrow();
        return new Box(left, top, parts.stream().mapToDouble(Box::right).max().orElseThrow() - left,
                parts.stream().mapToDouble(Box::bottom).max().orElseThrow() - top);
    }

    private static double far(List<Box> boxes, double x, double y) {
        double nearest = BoardGeometry.WIDTH;
        for (Box box : boxes) {
            nearest = Math.min(nearest, Wash.beyond(box, x, y));
        }
        return nearest;
    }
}
