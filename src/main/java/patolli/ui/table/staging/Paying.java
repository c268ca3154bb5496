package patolli.ui.table.staging;

import java.util.List;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import patolli.board.BoardGeometry;
import patolli.model.Tempo;
import patolli.ui.common.Paths;
import patolli.ui.common.Sprite;

/** Something is paid: it rises from where it lay, grows, hangs for a moment, and lands with weight where it goes. */
final class Paying {
    private static final double RISEN = 200;
    private static final double FLIES = 360;
    private static final double LANDS = 660;
    private static final double END = 780;
    /** Between the landings of the first and the last, at most. */
    private static final double SPREAD = 110;
    /** From then on what is paid is seen to come to where it lands. */
    private static final double NEARS = 560;
    /** How far from the reason for a payment towards what is paid the light lies at most: on both, if they are near. */
    private static final double TOWARDS_PAID = 70;
    private static final double HIGH = 24;
    /** What lay in the lower half hangs at least so low: below the feet of whoever pays. */
    private static final double BELOW_FEET = 604;
    /** How much nearer to the middle it hangs at most, so that what flares up does not bury the heap it comes from. */
    private static final double INWARD = 92, INWARD_PART = 0.2;
    /** How large what flares up behind it begins and ends. */
    private static final double RING = 0.36, RING_OPEN = 0.66;
    private static final double ARC = 46;
    private static final double APART = 58;
    private static final double WIDEST = 230;
    /** How large few things hang, and many. */
    private static final double LARGE = 1.65;
    private static final double MANY = 1.45;
    /** What is not as wide as this grows more. */
    private static final double SMALL = 26;
    /** How far ways to several places bow out, of their height: round what lies between two who sit there. */
    private static final double FAN = 0.31;
    /** The same of the sparks that go before what is paid: they are to cross nobody who sits there. */
    private static final double AHEAD = 0.12;
    /** What lands farther than this from another goes to another place. */
    private static final double TOGETHER = 260;
    private final Spotlight light;
    private final Sparks sparks;

    Paying(Spotlight light) {
        this.light = light;
        sparks = new Sparks(light);
    }

    /**
     * Who pays, as far as that is lit.
     *
     * @param people the figure and the name plate
     * @param landed the pieces for whose landing it is
     */
    record Debtor(List<? extends Node> people, List<? extends Sprite> landed) { }

    /**
     * The whole of it.
     *
     * @param reason where the reason lies: that flares up first
     * @param debtor who pays
     */
    Animation of(Payment payment, Optional<Point2D> reason, Debtor debtor, Tempo tempo, double length) {
        Cues cues = new Cues();
        reason.ifPresent(at -> {
            sparks.behind(cues, 0, 640, Sparks.Glow.TRIANGLE, at, 0.3, 0.74);
        });
        List<Payment.Going> going = payment.going();
        cues.at(0, () -> {
            light.light(debtor.people);
            light.light(debtor.landed);
            light.crowd(payment.shifting().stream().map(Payment.Going::sprite).toList());
            light.crowd(going.stream().map(Payment.Going::sprite).toList());
        });
        debtor.landed.forEach(piece -> tremble(cues, piece));
        Streams streams = Streams.of(going, TOGETHER);
        double late = streams.longest() > 1 ? Math.min(40, SPREAD / (streams.longest() - 1)) : 0;
        double large = Math.max(MANY, LARGE - 0.15 * (going.size() - 1));
        Point2D tray = middle(going);
        if (reason.isEmpty()) {
            Point2D hang = hanging(tray, 0, 1);
            sparks.behind(going.getFirst().sprite(), cues, RISEN - 80, FLIES + 160, Sparks.Glow.FORFEIT, hang, RING,
                    RING_OPEN);
        }
        shine(cues, streams, reason, tray);
        Group dust = Spotlight.together();
        for (int i = 0; i < going.size(); i++) {
            go(cues, dust, going.get(i), hanging(tray, i, going.size()), large, late * streams.place(i),
                    streams.isOne() ? 0 : FAN);
        }
        payment.shifting().forEach(each -> shift(cues, each));
        cues.at(END + late * (streams.longest() - 1), () -> dust.setVisible(false));
        light.over(cues);
        return cues.animation(tempo, length);
    }

    /**
     * What is paid for lies in the light first. Who is paid has waited in the dark, and gets it as the payment comes
     * there; if many are, it stays with who pays.
     */
    private void shine(Cues cues, Streams streams, Optional<Point2D> reason, Point2D tray) {
        Point2D landing = streams.middle();
        Point2D hang = hanging(tray, 0, 1);
        cues.at(0, () -> light.pool(reason.map(at -> at.interpolate(hang, Math.min(0.4, TOWARDS_PAID
                / Math.max(1, at.distance(hang))))).orElse(streams.isOne() ? landing : tray)));
        if (reason.isPresent() && streams.isOne()) {
            cues.at(NEARS, () -> light.movePool(landing));
        } else if (streams.isOne()) {
            sparks.spark(cues, RISEN - 40, LANDS, hang, landing, bow(hang, landing, AHEAD));
        }
    }

    /** Whoever has to pay is shaken. */
    private static void tremble(Cues cues, Sprite piece) {
        Point2D at = piece.at();
        cues.over(0, 240, done -> Paths.lift(piece, at.add(4 * (1 - done) * Math.sin(done * 6 * Math.PI), 0), 0,
                1 + 0.35 * Math.sin(Math.PI * done)));
    }

    private void go(Cues cues, Group dust, Payment.Going paid, Point2D hang, double size, double late,
            double fan) {
        Sprite sprite = paid.sprite();
        Point2D start = sprite.at();
        double scale = sprite.getScaleX();
        double large = sprite.getFitWidth() < SMALL ? 1.4 * size : size;
        cues.over(0, RISEN, done -> Paths.lift(sprite, start.interpolate(hang, Cues.ease(done)), 0,
                Cues.between(scale, large, Cues.ease(done))));
        cues.over(RISEN, FLIES + late, done -> Paths.lift(sprite, hang, 5 * Math.sin(Math.PI * done), large));
        Point2D bow = bow(hang, paid.to(), fan);
        cues.over(FLIES + late, LANDS + late, done -> {
            double fall = done * done;
            double high = Math.sin(Math.PI * fall);
            Paths.lift(sprite, hang.interpolate(paid.to(), fall).add(bow.multiply(high)), ARC * high,
                    Cues.between(large, 1.3 * paid.scale(), fall * fall));
        });
        sparks.behind(dust, cues, LANDS + late, END + late, Sparks.Glow.DUST, paid.to(), 0.35, 1);
        cues.over(LANDS + late, END + late, done -> {
            Blow.settle(sprite, paid.to(), done);
            sprite.setScaleX(sprite.getScaleX() * paid.scale());
            sprite.setScaleY(sprite.getScaleY() * paid.scale());
        });
    }

    /**
     * How far from a straight way one is in its middle that bows towards the middle of the picture: one that rises or
     * falls, that is, as level ones pass below all.
     */
    private static Point2D bow(Point2D from, Point2D to, double part) {
        Point2D along = to.subtract(from);
        Point2D across = new Point2D(-along.getY(), along.getX()).normalize().multiply(part * Math.abs(along.getY()));
        Point2D inwards = new Point2D(BoardGeometry.WIDTH / 2, BoardGeometry.HEIGHT / 2).subtract(from.midpoint(to));
        return across.dotProduct(inwards) < 0 ? across.multiply(-1) : across;
    }

    /** Those that make room do so while the others come. */
    static void shift(Cues cues, Payment.Going making) {
        Sprite sprite = making.sprite();
        Point2D start = sprite.at();
        double scale = sprite.getScaleX();
        cues.over(FLIES, LANDS, done -> {
            sprite.place(start.interpolate(making.to(), Cues.ease(done)));
            Sparks.scale(sprite, Cues.between(scale, making.scale(), done));
        });
    }

    /** Side by side, higher than they lay and nearer to the middle of the picture. */
    private static Point2D hanging(Point2D tray, int i, int count) {
        double apart = count > 1 ? Math.min(APART, WIDEST / (count - 1)) : 0;
        double inward = Math.clamp(INWARD_PART * (BoardGeometry.WIDTH / 2 - tray.getX()), -INWARD, INWARD);
        double half = apart * (count - 1) / 2;
        double x = Math.clamp(tray.getX() + inward, 70 + half, BoardGeometry.WIDTH - 70 - half);
        return new Point2D(x - half + apart * i, Math.max(tray.getY() > BoardGeometry.HEIGHT / 2 ? BELOW_FEET : 100,
                tray.getY() - HIGH));
    }

    /** Between all of them, where they lie. */
    static Point2D middle(List<Payment.Going> going) {
        double x = 0;
        double y = 0;
        for (Payment.Going each : going) {
            x += each.sprite().at().getX() / going.size();
            y += each.sprite().at().getY() / going.size();
        }
        return new Point2D(x, y);
    }
}
