package patolli.ui.table.staging;

import java.util.List;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import patolli.board.BoardGeometry;
import patolli.model.Tempo;
import patolli.ui.common.Paths;
import patolli.ui.common.Sprite;

/** A game is won, or everything: what was played for rises in a heap and flies to the winner, whose things shine. */
final class Winning {
    private static final double RISEN = 300;
    private static final double FLIES = 440;
    private static final double FLIGHT = 300;
    /** Between the first and the last of the heap. */
    private static final double SPREAD = 90;
    /** When the first of it has come there. */
    static final double PAID = FLIES + FLIGHT;
    private static final double GAME = 900;
    private static final double CONTEST = 1400;
    /** The end of all darkens the table by itself: a part of the shade is enough. */
    private static final double BESIDE_NIGHT = 0.4;
    /** From then on a sun rises behind whoever wins all. */
    private static final double SHINING = 160;
    /** Behind somebody who is as tall as this it is largest. */
    private static final double TALL = 260;
    /** So much of its full size is enough, and leaves what lies around that person to be seen. */
    private static final double LARGEST = 0.84;
    private static final double HEAPED = 1.7;
    /** The middle of the picture, and how far the heap comes towards it. */
    private static final Point2D MIDDLE = new Point2D(BoardGeometry.WIDTH / 2, BoardGeometry.HEIGHT / 2);
    private static final double FORTH = 0.3;
    private static final double ARC = 60;
    /** How a wave goes through those that shine. */
    private static final double WAVE = 420;
    private static final double LEAP = 26;
    private static final double LARGER = 0.5;
    private final Spotlight light;
    private final Sparks sparks;

    Winning(Spotlight light) {
        this.light = light;
        sparks = new Sparks(light);
    }

    /**
     * Who wins, as it can be seen.
     *
     * @param people their figures and name plates
     * @param pieces those of theirs that shine
     * @param goods  what is theirs already
     */
    record Winners(List<? extends Node> people, List<? extends Sprite> pieces, List<? extends Sprite> goods) { }

    /** A game is won. */
    Animation game(Winners winners, Optional<Payment> prize, Tempo tempo) {
        Cues cues = new Cues();
        show(cues, winners);
        wave(cues, winners.pieces, 0, GAME - WAVE - Spotlight.DIMMING);
        prize.filter(payment -> !payment.going().isEmpty()).ifPresentOrElse(payment -> heap(cues, payment,
                Sparks.Glow.GAME), () -> rise(cues, winners, 0, GAME, Sparks.Glow.GAME));
        cues.at(GAME, () -> { });
        light.over(cues);
        return cues.animation(tempo, 1);
    }

    /** Everything is won. */
    Animation contest(Winners winners, Optional<Payment> prize, Tempo tempo) {
        Cues cues = new Cues();
        show(cues, winners);
        List<? extends Sprite> first = winners.pieces;
        wave(cues, first, 0, 380);
        wave(cues, winners.goods, 260, 420);
        wave(cues, first, CONTEST - WAVE - 80, 20);
        Optional<Payment> heaped = prize.filter(payment -> !payment.going().isEmpty());
        heaped.ifPresent(payment -> heap(cues, payment, Sparks.Glow.GOLD));
        // What is won comes first, and then the sun.
        rise(cues, winners, heaped.isPresent() ? PAID : SHINING, CONTEST, Sparks.Glow.CONTEST);
        List<Point2D> leapt = first.stream().map(piece -> piece.at().subtract(0, LEAP * 0.8)).toList();
        sparks.behind(cues, CONTEST - WAVE, CONTEST - 80, Sparks.Glow.GOLD, leapt, 0.3, 0.62);
        for (int i = 1; i < leapt.size(); i += 3) {
            sparks.chips(cues, CONTEST - WAVE, CONTEST - 60, leapt.get(i), 60);
        }
        cues.at(CONTEST, () -> { });
        light.over(cues, BESIDE_NIGHT);
        return cues.animation(tempo, 1);
    }

    /** A sun opens behind the figures of those who win. */
    private void rise(Cues cues, Winners winners, double from, double to, Sparks.Glow sun) {
        for (Node seen : winners.people) {
            Bounds room = seen.getBoundsInParent();
            // Name plates lie, people stand.
            if (room.getHeight() > room.getWidth()) {
                double large = LARGEST * Math.min(1, room.getHeight() / TALL);
                sparks.behind(cues, from, to, sun, new Point2D(room.getCenterX(), room.getCenterY()), 0.4 * large,
                        large);
            }
        }
    }

    private void show(Cues cues, Winners winners) {
        cues.at(0, () -> {
            light.light(winners.people);
            light.crowd(winners.goods);
            light.crowd(winners.pieces);
        });
    }

    /** One after the other they leap up and come down again. */
    private static void wave(Cues cues, List<? extends Sprite> all, double from, double spread) {
        for (int i = 0; i < all.size(); i++) {
            Sprite sprite = all.get(i);
            Point2D at = sprite.at();
            double scale = sprite.getScaleX();
            double begin = from + (all.size() > 1 ? spread * i / (all.size() - 1) : 0);
            cues.over(begin, begin + WAVE, done -> {
                double high = Math.sin(Math.PI * done);
                Paths.lift(sprite, at, LEAP * high, scale * (1 + LARGER * high));
            });
        }
    }

    private void heap(Cues cues, Payment prize, Sparks.Glow sun) {
        List<Payment.Going> going = prize.going();
        Point2D middle = Paying.middle(going);
        Point2D heap = middle.interpolate(MIDDLE, FORTH);
        cues.at(0, () -> light.crowd(going.stream().map(Payment.Going::sprite).toList()));
        sparks.behind(cues, 60, FLIES + 160, sun, heap, 0.4, 1);
        for (int i = 0; i < going.size(); i++) {
            Payment.Going each = going.get(i);
            Sprite sprite = each.sprite();
            Point2D start = sprite.at();
            Point2D risen = heap.add(start.subtract(middle).multiply(HEAPED));
            double scale = sprite.getScaleX();
            double leaves = FLIES + (going.size() > 1 ? SPREAD * i / (going.size() - 1) : 0);
            cues.over(0, RISEN, done -> Paths.lift(sprite, start.interpolate(risen, Cues.ease(done)), 0,
                    Cues.between(scale, HEAPED, Cues.ease(done))));
            cues.over(leaves, leaves + FLIGHT, done -> {
                double gone = Cues.ease(done);
                Paths.lift(sprite, risen.interpolate(each.to(), gone), ARC * Math.sin(Math.PI * gone),
                        Cues.between(HEAPED, each.scale(), gone * gone * gone));
            });
        }
        Point2D first = going.getFirst().to();
        sparks.behind(cues, FLIES + FLIGHT, GAME - 20, Sparks.Glow.DUST, first, 0.4, 1.2);
        prize.shifting().forEach(each -> Paying.shift(cues, each));
    }
}
