package patolli.ui.table.staging;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.board.Box;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.staging.Familiarity.Kind;

/** All that is staged at a table: it makes the moments, each as long as it still deserves. */
public final class Stagecraft {
    /** When what is won comes to those who have won it, in milliseconds at normal tempo. */
    public static final double PRIZE_LANDS = Winning.PAID;
    /** When a fanfare begins. */
    private static final double FANFARE = 40;
    private final Supplier<Tempo> tempo;
    private final Familiarity familiarity = new Familiarity();
    private final Spotlight light;
    private final Blow blow;
    private final Capture capture;
    private final Gilding gilding;
    private final Kindling kindling;
    private final Paying paying;
    private final Calling calling;
    private final Winning winning;
    private final Standstill standstill;

    /**
     * @param over  the layer above everything
     * @param band  what is written on
     * @param bursts what flares up
     * @param thrown what was thrown last, which stays as bright as it is
     * @param beast takes the pieces that are struck, if one is there
     */
    public Stagecraft(Pane over, Pictures pictures, Box band, Bursts bursts, Node thrown,
            Supplier<Tempo> tempo, Optional<MatBeast> beast) {
        this.tempo = tempo;
        pictures.fetch(Sparks.pictures(bursts));
        light = new Spotlight(over, pictures, band, bursts);
        light.keep(thrown);
        blow = new Blow(light, beast);
        capture = new Capture(light);
        gilding = new Gilding(light);
        kindling = new Kindling(light);
        paying = new Paying(light);
        calling = new Calling(light);
        winning = new Winning(light);
        standstill = new Standstill(light);
    }

    /** The sun of those who have won all, by what flares up at a table. */
    public static String sun(Bursts bursts) {
        return Sparks.Glow.CONTEST.file(bursts);
    }

    /**
     * A piece is struck.
     *
     * @param side     whose it is
     * @param by       who strikes it
     * @param nest     where it goes; empty if it is out of the game
     * @param strikers those that come down on it
     * @param people   whom it hits, and who hits
     */
    public Staged struck(Sprite piece, Side side, Side by, Optional<Point2D> nest,
            List<? extends Sprite> strikers, List<? extends Node> people) {
        double length = familiarity.next(Kind.BLOW);
        return new Staged(blow.of(piece, new Blow.Sides(side, by), nest, strikers, people, tempo.get(), length),
                Blow.STRUCK * length);
    }

    /**
     * A piece is captured and kept.
     *
     * @param takers come down in its place
     * @param home   whether they have come home with that
     * @param kindle is run after the blow
     * @param people whom it hits, and who captures
     * @param others those that stand elsewhere, which it is not to hide
     */
    public Staged captured(Sprite piece, Captive captive, List<? extends Sprite> takers, boolean home,
            Runnable kindle, List<? extends Node> people, List<? extends Sprite> others) {
        double length = familiarity.next(Kind.BLOW);
        return new Staged(capture.of(piece, captive, takers, home, kindle, people, others, tempo.get(), length),
                Capture.DROPPED * length);
    }

    /**
     * A piece has come where it stays, on the board.
     *
     * @param golden the picture that it has there
     * @param people whose it is
     * @param around what stands about it
     */
    public Staged settled(Sprite piece, String golden, List<? extends Node> people, List<? extends Sprite> around) {
        double length = familiarity.next(Kind.GOLD);
        return new Staged(kindling.of(piece, golden, people, around, tempo.get(), length),
                Kindling.KINDLED * length);
    }

    /**
     * A piece turns to gold.
     *
     * @param owner  the figure and the name plate of whose it is
     * @param others those of everybody else
     * @param around what may lie where it shines
     */
    public Staged gilded(Sprite piece, String golden, Point2D nest, List<? extends Node> owner,
            List<? extends Node> others, Around around) {
        double length = familiarity.next(Kind.GOLD);
        return new Staged(gilding.of(piece, golden, nest, owner, others, around, tempo.get(), length),
                Gilding.SHINES * length);
    }

    /**
     * What a landing costs: where that was flares up.
     *
     * @param landed the pieces that have come there
     * @param payer  the figures and the name plates of whoever pays and is paid
     */
    public Staged landingPaid(Payment payment, Point2D at, List<? extends Sprite> landed,
            List<? extends Node> payer) {
        double length = familiarity.next(Kind.TRIANGLE);
        return new Staged(paying.of(payment, Optional.of(at), new Paying.Debtor(payer, landed), tempo.get(), length),
                0);
    }

    /** Something else is paid. */
    public Staged paid(Payment payment, List<? extends Node> payer) {
        return new Staged(paying.of(payment, Optional.empty(), new Paying.Debtor(payer, List.of()), tempo.get(),
                familiarity.next(Kind.FORFEIT)), 0);
    }

    /** Something is paid that is worth no more than its flight. */
    public Staged flown(Payment payment) {
        return new Staged(payment.flight(tempo.get()), 0);
    }

    /** Something that is seen with another event has no movement of its own. */
    public Staged told() {
        return new Staged(new PauseTransition(Duration.ONE), 0);
    }

    /** The same side casts again. @param people the figures and name plates of that side */
    public Staged again(List<? extends Sprite> pieces, Node cast, Point2D number, List<Node> people) {
        return new Staged(calling.of(pieces, cast, number, people, tempo.get(),
                familiarity.next(Kind.EXTRA_TURN)), 0);
    }

    /**
     * Something is won.
     *
     * @param people the winners' figures and name plates
     * @param pieces those of theirs that shine
     * @param goods  what is theirs already, and shines
     * @param prize  what they get
     */
    public Staged won(Kind kind, List<? extends Node> people, List<? extends Sprite> pieces,
            List<? extends Sprite> goods, Optional<Payment> prize) {
        familiarity.next(kind);
        Winning.Winners winners = new Winning.Winners(people, pieces, goods);
        return new Staged(kind == Kind.CONTEST ? winning.contest(winners, prize, tempo.get())
                : winning.game(winners, prize, tempo.get()), FANFARE);
    }

    /**
     * A game ends with nobody the winner.
     *
     * @param pieces those that are still on the board
     * @param thrown what was thrown last
     * @param people the figures and name plates of all who play
     */
    public Staged drawn(List<? extends Sprite> pieces, Node thrown, List<? extends Node> people) {
        return new Staged(standstill.of(pieces, thrown, people, tempo.get()), FANFARE);
    }

    /** Those who sit there and their name plates, where a blow or a homecoming is to leave all of them seen. */
    public void setPeople(Supplier<List<Node>> figures, Supplier<List<Node>> plates) {
        light.setPeople(figures, plates);
    }

    /** Nothing is in the air any more, and nothing is dimmed. */
    public void clear() {
        light.clear();
    }
}
