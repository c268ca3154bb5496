package patolli.ui.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.Wedges;
import patolli.rules.Side;
import patolli.ui.common.Fade;
import patolli.ui.common.Recent;
import patolli.ui.table.light.TableLight;
import patolli.ui.table.light.Wash;

/**
 * The light lies on the half of the table whose turn it is: a hearth before its player, and the night on the other
 * side of the board and along the mat's edges. Where two sit on the same half, each has a quarter of the table.
 */
final class TurnShade {
    /** How dark it is at the seat opposite, at most, and by the fires where three or four may sit; and how much of the
     * way there it begins and is whole. */
    private static final double DARK = 0.425, DARK_BY_LAMPS = 0.42, DARK_AMONG_FOUR = 0.27;
    private static final double BEGINS = 0.40, WHOLE = 0.92;
    /** The same towards somebody who sits on the same half: the night is whole where that figure begins. */
    private static final double BESIDE_BEGINS = 0.46, BESIDE_WHOLE = 0.66;
    /** Where each has a quarter three are in the night: it is paler, and the middle of the board is out of it. */
    private static final double PALER = 0.34;
    /** The same on a table that is painted dark beyond its lamps' light. */
    private static final double PALER_BY_LAMPS = 0.22;
    /** The same there while only two play, who sit opposite: whoever waits is seen as when all seats are taken. */
    private static final double ACROSS_BY_LAMPS = 0.34;
    private static final int TWO = 2;
    private static final double MIDDLE = 0.85;
    private static final double MIDDLE_REACH = 150;
    /** How much of that night there is where the beans are thrown. */
    private static final double ON_BEANS = 0.35;
    private static final double BEANS_SOFT = 60;
    /** How dark the mat's edges are, and how far that reaches inwards. */
    private static final double RIM = 0.30;
    /** The same on a table that is painted dark beyond its lamps' light, and where three or four may sit. */
    private static final double RIM_BY_LAMPS = 0.10, RIM_AMONG_FOUR = 0.24;
    private static final double RIM_REACH = 160;
    /** Firelight about whoever is to play: its strength, and how far it reaches, in ways from seat to seat opposite. */
    private static final double FIRE = 0.17;
    private static final double REACH = 0.36, REACH_BY_LAMPS = 0.56;
    /** The beans' own light. */
    private static final double BEANS = 0.13;
    private static final double BEANS_REACH = 150;
    /** How far from the seat towards the middle of the board it is brightest, so that no bare straw is. */
    private static final double INWARDS = 0.88, INWARDS_BY_LAMPS = 0.6;
    /** How bright the mat is about each brazier. */
    private static final double FOOT = 0.2, FOOT_REACH = 210;
    private static final Point BRAZIER = new Point(46, 112);
    /** What the player has won is seen by that player's fire: how bright, and how far beyond it. */
    private static final double GOODS = 0.12;
    private static final double GOODS_REACH = 92;
    /** Lamps: how far round them the night does not come, and how much of it stays away; and the same of the middle. */
    private static final double LAMP_CLEAR = 0.6, LAMP_REACH = 150, LAMPS_MIDDLE = 0.85;
    /** How much of the night stays away from people there, and how far round them. */
    private static final double SPARED = 0.42, SPARED_REACH = 220;
    /** Where four may sit by the fires the night about people is less cold: how much, and how far round. */
    private static final double EMBERS = 0.8, EMBERS_REACH = 150;
    /** By the fires' light faces alone are spared: how much, where in a figure's height they are, and how far round. */
    private static final double FACE = 0.5, FACE_AT = 0.3, FACE_REACH = 0.3;
    /** By lamplight whoever waits sits in the dark, so that no white cloth is as bright as what is played with: how
     * dark it is, how far round the figure, and within what part of that it ends. */
    private static final double WAITS = 0.22, WAITS_BY_LAMPS = 0.27, WAITS_ROUND = 24, WAITS_SOFT = 0.3;
    /** The same about the others where a figure is less tall than this, and how much more fire burns before it. */
    private static final double SMALL = 200, SMALL_FIRE = 1.5, AROUND = 52, SOFT = 0.7;
    /** What is a side's own of the track while that side is to play: how bright, and how far beyond it. */
    private static final double OWN = 0.13, OWN_REACH = 40, OWN_CLEAR = 0.9;
    /** How much darker than all else the ground beside the track is that nothing is played on. */
    private static final double GROUND = 0.34;
    /** Whoever speaks is seen well: so far about that figure the night begins again. */
    private static final double HEARD = 190;
    private static final double FULLY = 1.5;
    /** A turn at a table looks the same in every scene. */
    private static final Recent<Light, Image> PAINTED = new Recent<>(12);
    private final Map<Look, Shade> shades = new HashMap<>();
    private final Pane layer;
    private final BoardGeometry board;
    private final Function<Side, Rectangle2D> goods;
    private final List<Point> lamps;
    private final LampShade lampShade;
    private final Wedges wedges;
    private Set<Side> seated = Set.of();
    private List<Box> rooms = List.of();
    private Optional<Side> lit = Optional.empty();
    private Optional<Side> speaker = Optional.empty();
    private Wash.Strength othersThan = Wash.Strength.NONE;
    private Optional<Shade> seen = Optional.empty();
    private boolean aside;
    private Optional<Shade> rest = Optional.empty();
    private List<Point> left = List.of();
    private boolean resting;

    /** Whose turn it is, and who speaks meanwhile. */
    private record Look(Side side, Optional<Side> speaker) { }

    private record Shade(ImageView picture, Fade fade) { }

    /**
     * All that the light depends on.
     *
     * @param side  whose turn it is, if anybody's
     * @param goods where that side's winnings lie
     */
    record Light(BoardGeometry board, Optional<Side> side, Optional<Box> goods, Set<Side> seated,
            Optional<Side> speaker) { }

    /**
     * @param layer over the mat and the figures, and under all that is played with
     * @param goods where a side's winnings lie; empty where there are none
     */
    TurnShade(Pane layer, BoardGeometry board, Function<Side, Rectangle2D> goods) {
        this.layer = layer;
        this.board = board;
        this.goods = goods;
        lamps = board.lamps();
        lampShade = new LampShade(board);
        wedges = new Wedges(board);
        board.sides().forEach(side -> shade(new Look(side, Optional.empty())));
    }

    private Shade shade(Look look) {
        return shades.computeIfAbsent(look, made -> {
            ImageView picture = Wash.view(layer, "turn-" + look.side.key()
                    + look.speaker.map(who -> "-says-" + who.key()).orElse(""));
            Fade fade = new Fade(picture);
            fade.away(false);
            return new Shade(picture, fade);
        });
    }

    /** Those who sit there: the light of a turn leaves out the others of its half. */
    void seat(Set<Side> playing) {
        if (!seated.equals(playing)) {
            seated = Set.copyOf(playing);
            rooms = seated.stream().map(board::figure).toList();
            shades.values().forEach(shade -> shade.picture.setImage(null));
            othersThan = speaker.map(this::away).orElse(Wash.Strength.NONE);
            seen.ifPresent(shade -> lit.ifPresent(side -> paint(shade, side)));
        }
    }

    /** What {@link #night}, {@link #fire}, {@link #heard} and {@link #lamplight} follow from now. */
    Light light(Optional<Side> side) {
        return new Light(board, side, side.map(this::goods), seated, speaker);
    }

    /** How dark it is at a point while it is a side's turn. */
    Wash.Strength night(Side side) {
        Box field = board.field();
        Wash.Strength away = away(side);
        Box own = goods(side);
        List<Box> waiting = lamps.isEmpty() && !isSmall(side) ? List.of() : waiting(side);
        Optional<Box> track = board.own(side);
        boolean four = lamps.isEmpty() && board.sides().size() > TWO;
        double most = four ? DARK_AMONG_FOUR : lamps.isEmpty() ? DARK : DARK_BY_LAMPS;
        double edge = four ? RIM_AMONG_FOUR : lamps.isEmpty() ? RIM : RIM_BY_LAMPS;
        double sits = lamps.isEmpty() ? WAITS : WAITS_BY_LAMPS;
        double round = lamps.isEmpty() ? AROUND : WAITS_ROUND, soft = lamps.isEmpty() ? SOFT : WAITS_SOFT;
        return (x, y) -> {
            double night = most * away.at(x, y);
            double inside = Math.min(Math.min(x - field.x(), field.right() - x), Math.min(y - field.y(),
                    field.bottom() - y));
            double rim = edge * (1 - Wash.smooth(inside / RIM_REACH));
            double dark = (1 - (1 - night) * (1 - rim)) * (1 - TableLight.hearth(x, y)) * (1 - near(own, x, y))
                    * (1 - lamplight(x, y)) * (1 - spared(x, y)) * (1 - OWN_CLEAR * onTrack(track, x, y));
            return (1 - (1 - dark) * (1 - sits * Wash.onOvals(waiting, round, soft, x, y))) * (1 - heard(x, y))
                    * (1 - lampShade.face(waiting, x, y));
        };
    }

    private List<Box> waiting(Side side) {
        return seated.stream().filter(other -> other != side).map(board::figure).toList();
    }

    /** Whether a side's figure is so small that those of others would be seen before it. */
    private boolean isSmall(Side side) {
        return lamps.isEmpty() && board.figure(side).height() < SMALL;
    }

    private static double onTrack(Optional<Box> own, double x, double y) {
        return own.isEmpty() ? 0 : Wash.smooth(1 - Wash.beyond(own.get(), x, y) / OWN_REACH);
    }

    /** How little night there is at a point because of lamps: 0 where all of it is, 1 where none. */
    double lamplight(double x, double y) {
        double most = 0;
        for (Point lamp : lamps) {
            most = Math.max(most, LAMP_CLEAR * Wash.smooth(2 * (1 - Wash.far(x - lamp.x(), y - lamp.y())
                    / LAMP_REACH)));
        }
        return lamps.isEmpty() ? 0 : Math.max(most, LAMPS_MIDDLE * Wash.smooth(2 * (1 - Wash.far(
                x - board.middle().x(), y - board.middle().y()) / MIDDLE_REACH)));
    }

    /** How much less night there is on people by lamplight, whose skin and hair are dark already, or on faces. */
    double spared(double x, double y) {
        return lamps.isEmpty() && board.sheltered() == 0 ? FACE * face(x, y)
                : Math.max((lamps.isEmpty() ? board.sheltered() : SPARED) * warm(x, y),
                        lampShade.face(rooms, x, y));
    }

    /** How near a point is to the face of somebody who sits there, 1 in the middle of it. */
    private double face(double x, double y) {
        double most = 0;
        for (Side side : seated) {
            Box room = board.figure(side);
            most = Math.max(most, 1 - Wash.far(x - room.middle().x(), y - room.y() - FACE_AT * room.height())
                    / (FACE_REACH * room.height()));
        }
        return Wash.smooth(2 * most);
    }

    /** How near a point is to somebody who sits there: there the night is a warm one, without an edge. */
    double warm(double x, double y) {
        boolean fires = lamps.isEmpty() && board.sheltered() == 0;
        double cold = 1, reach = fires ? EMBERS_REACH : SPARED_REACH;
        for (Side side : seated) {
            cold *= 1 - Wash.smooth(1 - Wash.outside(board.figure(side), x, y) / reach);
        }
        return (!fires ? 1 : board.sides().size() > TWO ? EMBERS : 0) * (1 - cold);
    }

    /** How far a point is out of a side's part of the table: 0 in it, 1 where the others sit. */
    private Wash.Strength away(Side side) {
        Point2D seat = seatOf(side);
        Wash.Strength half = beyond(seat, seat.add(across(side)), BEGINS, WHOLE);
        Optional<Wash.Strength> beside = seated.stream().filter(other -> other != side).map(this::seatOf)
                .filter(other -> half.at(other.getX(), other.getY()) == 0).findFirst()
                .map(other -> beyond(seat, other, BESIDE_BEGINS, BESIDE_WHOLE));
        Box beans = board.beans();
        Point middle = board.middle();
        return beside.<Wash.Strength>map(quarter -> (x, y) -> {
            double thrown = 1 - Wash.smooth(Wash.beyond(beans, x, y) / BEANS_SOFT);
            double clear = MIDDLE * Wash.smooth(2 * (1 - Wash.far(x - middle.x(), y - middle.y()) / MIDDLE_REACH));
            double most = lamps.isEmpty() ? PALER : PALER_BY_LAMPS;
            return most * (1 - clear) * (1 - (1 - half.at(x, y)) * (1 - quarter.at(x, y)
                    * (1 - thrown * (1 - ON_BEANS))));
        }).orElse(lamps.isEmpty() || board.sides().size() <= TWO ? half
                : (x, y) -> ACROSS_BY_LAMPS * half.at(x, y));
    }

    /** How far a point is on the way from a seat to another place: 0 till it begins, 1 from where it is whole. */
    private static Wash.Strength beyond(Point2D seat, Point2D there, double begins, double whole) {
        Point2D way = there.subtract(seat);
        double x0 = seat.getX(), y0 = seat.getY(), across = way.getX(), down = way.getY();
        double long2 = across * across + down * down;
        return (x, y) -> Wash.smooth((((x - x0) * across + (y - y0) * down) / long2 - begins) / (whole - begins));
    }

    private Point2D seatOf(Side side) {
        return TableLayout.point(board.figure(side).middle());
    }

    /** How much firelight there is at a point while it is a side's turn. */
    Wash.Strength fire(Side side) {
        Point2D seat = seatOf(side);
        Point2D hearth = seat.add(across(side).multiply((lamps.isEmpty() ? INWARDS : INWARDS_BY_LAMPS) / 2));
        double reach = (lamps.isEmpty() ? REACH : REACH_BY_LAMPS) * across(side).magnitude();
        double hearthX = hearth.getX(), hearthY = hearth.getY();
        double beansX = board.hand().x(), beansY = board.hand().y();
        Box own = goods(side);
        double warm = board.warmth();
        double burns = FIRE * (isSmall(side) ? SMALL_FIRE : 1);
        Wash.Strength burning = lampShade.burning(side);
        List<Box> waiting = waiting(side);
        Wash.Strength lamp = lamps.isEmpty() ? (x, y) -> FOOT * Wash.smooth(1 - Wash.far(Math.min(x,
                BoardGeometry.WIDTH - x) - BRAZIER.x(), y - BRAZIER.y()) / FOOT_REACH)
                : (x, y) -> Math.max(burning.at(x, y), lampShade.onWaiting(waiting, x, y));
        Optional<Box> track = board.own(side);
        return (x, y) -> takes(x, y) * Math.max(Math.max(lamp.at(x, y), OWN * onTrack(track, x, y)), warm * Math.max(
                GOODS * near(own, x, y), Math.max(burns * Wash.smooth(1 - Wash.far(x - hearthX, y - hearthY) / reach),
                BEANS * Wash.smooth(1 - Wash.far(x - beansX, y - beansY) / BEANS_REACH))));
    }

    /** How much of any light the ground takes on at a point. */
    double takes(double x, double y) {
        return wedges.takes(x, y);
    }

    private Box goods(Side side) {
        Rectangle2D area = goods.apply(side);
        return area.getWidth() == 0 ? board.figure(side)
                : new Box(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
    }

    private static double near(Box box, double x, double y) {
        return Wash.smooth(1 - Wash.beyond(box, x, y) / GOODS_REACH);
    }

    /** From a seat to the one opposite. */
    private Point2D across(Side side) {
        return TableLayout.point(board.middle()).subtract(seatOf(side)).multiply(2);
    }

    /** How near a point is to whoever speaks, 1 on that figure. */
    double heard(double x, double y) {
        // Asked for every point of a picture.
        if (speaker.isEmpty()) {
            return 0;
        }
        // Round: an even edge along the room of a figure would be seen.
        Box room = board.figure(speaker.get());
        double across = (x - room.middle().x()) / (room.width() / 2 + HEARD);
        double down = (y - room.middle().y()) / (room.height() / 2 + HEARD);
        return Wash.smooth(FULLY * (1 - Wash.far(across, down))) * (1 - othersThan.at(x, y));
    }

    /** Lights the half of the table that is that side's; all of it while it is nobody's turn. */
    void turn(Optional<Side> side, boolean gradually) {
        lit = side;
        show(gradually);
    }

    /** Where pieces are left standing by an end that nobody has won, if any: where lamps stand all else is in the
     * night. Seen from the next turn on. */
    void rest(List<Point> stuck) {
        resting = !stuck.isEmpty() && !lamps.isEmpty();
        if (resting && !stuck.equals(left)) {
            left = List.copyOf(stuck);
            rest.ifPresent(shade -> shade.picture.setImage(null));
        }
    }

    private Shade rest() {
        Shade low = rest.orElseGet(() -> {
            ImageView picture = Wash.view(layer, "turn-rest");
            Fade fade = new Fade(picture);
            fade.away(false);
            return new Shade(picture, fade);
        });
        if (low.picture.getImage() == null) {
            RestNight night = new RestNight(board, left, this::warm);
            low.picture.setImage(Wash.morning(board.band(), night::night, night::sun));
        }
        rest = Optional.of(low);
        return low;
    }

    /** Lights whoever speaks, on whichever half. */
    void hear(Optional<Side> side, boolean gradually) {
        speaker = side;
        othersThan = side.map(this::away).orElse(Wash.Strength.NONE);
        show(gradually);
    }

    /** Whether another light is seen in the place of this one. */
    void giveWay(boolean toAnother, boolean gradually) {
        aside = toAnother;
        show(gradually);
    }

    private void show(boolean gradually) {
        Optional<Shade> wanted = resting ? Optional.of(rest())
                : lit.filter(side -> !aside).map(side -> shade(new Look(side, speaker)));
        if (wanted.equals(seen)) {
            return;
        }
        seen.ifPresent(was -> was.fade.away(gradually));
        wanted.ifPresent(shade -> {
            if (shade.picture.getImage() == null) {
                paint(shade, lit.orElseThrow());
            }
            shade.fade.here(gradually);
        });
        seen = wanted;
    }

    private void paint(Shade shade, Side side) {
        shade.picture.setImage(PAINTED.of(light(Optional.of(side)),
                light -> Wash.of(board.band(), rest(side), fire(side),
                lampShade.hue(side, this::warm))));
    }

    /** How dark it is while nothing is chosen. */
    Wash.Strength rest(Side side) {
        Wash.Strength night = night(side), ground = lampShade.ground(Optional.of(side));
        return (x, y) -> 1 - (1 - night.at(x, y)) * (1 - GROUND * ground.at(x, y));
    }

    /** Nothing is on its way any more. */
    void settle() {
        shades.values().forEach(shade -> shade.fade.settle());
        rest.ifPresent(shade -> shade.fade.settle());
    }
}
