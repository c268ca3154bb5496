package patolli.ui.pagade;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.board.DiceSheet;
import patolli.board.PagadeBoard;
import patolli.ui.common.Pictures;
import patolli.ui.table.LongSprite;
import patolli.ui.table.TableLayout;
import patolli.ui.table.ThrownThings;

/**
 * The two long dice, which roll about their length and show a cast by the faces that are up. One that has been used
 * lies in the shade, until they are thrown or gathered again; where only one is known, because a game is taken up in
 * the middle of a turn, only that one lies there.
 */
final class Dice extends ThrownThings<DieSprite> {
    static final int COUNT = 2;
    /** How far apart two dice lie at least, in design units, and how far from level they come to lie. */
    private static final double APART = 33;
    private static final double SLANT = 20;
    /** So far from the middle of the ground they lie at least: where the ground is pressed none of them is meant. */
    private static final double ASIDE = 52;
    private static final double HALF_HIGH = 16;
    /** A click means a die if it is so near, both sides taken together. */
    private static final double MORE = 8;
    /** Between dice that are gathered. */
    private static final double BUNDLE = 26;
    /** How far before the hand they are when they are let go. */
    private static final double AHEAD = 62;
    private static final double[] SLANTS = {-4, 3};
    /** How far one that has been used is turned, to the side where it keeps further from the other. */
    private static final double TURNED = 24;
    private static final String BETWEEN = ",";
    /** The numbers of the cast that lies there, lowest first; none while they are gathered. */
    private List<Integer> cast = List.of();

    Dice(Pane layer, Pictures pictures) {
        super(layer, pictures, PagadeBoard.BOARD, COUNT, new Flight(0.5, 0.76, List.of(38.0, 12.0, 3.0), 40, 4),
                i -> new DieSprite(pictures, i, TableLayout.point(PagadeBoard.BOARD.hand())));
        gather();
    }

    private static List<Integer> numbers(String cast) {
        return Stream.of(cast.split(BETWEEN)).map(Integer::valueOf).sorted().toList();
    }

    @Override
    protected double[] faces(String cast) {
        List<Integer> numbers = new ArrayList<>(numbers(cast));
        boolean crossed = chance().nextBoolean();
        int first = numbers.get(crossed ? numbers.size() - 1 : 0);
        int second = numbers.get(crossed ? 0 : numbers.size() - 1);
        return new double[] {DieSprite.rolled(first), DieSprite.rolled(second)};
    }

    @Override
    public boolean isShowing(String cast) {
        List<Integer> numbers = numbers(cast);
        return numbers.size() < COUNT ? this.cast.containsAll(numbers) : this.cast.equals(numbers);
    }

    /** No cast lies there any more, and so none has been used. */
    private void refresh() {
        cast = List.of();
        things().forEach(die -> die.use(false, 0));
    }

    @Override
    public void gather(Point2D at) {
        refresh();
        super.gather(at);
    }

    @Override
    public void makeRoom() {
        refresh();
        super.makeRoom();
    }

    @Override
    public Animation swept(Point2D to, Duration time) {
        refresh();
        return super.swept(to, time);
    }

    @Override
    public Animation thrown(String cast, Duration time) {
        refresh();
        this.cast = numbers(cast);
        return super.thrown(cast, time);
    }

    @Override
    public void show(String cast) {
        refresh();
        this.cast = numbers(cast);
        super.show(cast);
        if (this.cast.size() < COUNT) {
            things().getLast().hide();
        }
    }

    @Override
    public void settle() {
        boolean one = things().getFirst().isVisible() && !things().getLast().isVisible();
        super.settle();
        things().forEach(DieSprite::turnAside);
        if (one) {
            things().getLast().hide();
        }
    }

    @Override
    public void left(List<Integer> dice) {
        if (dice.isEmpty()) {
            return;
        }
        Optional<DieSprite> only = dice.size() == 1 ? things().stream().filter(die -> die.isVisible()
                && die.face() == dice.getFirst()).findFirst() : Optional.empty();
        things().forEach(die -> die.use(only.isPresent() && only.get() != die, aside(die)));
    }

    @Override
    public void spend(List<Integer> dice) {
        List<Integer> left = new ArrayList<>(dice);
        things().stream().filter(DieSprite::isVisible).filter(die -> !left.remove((Integer) die.face()))
                .forEach(die -> die.use(true, aside(die)));
    }

    private double aside(DieSprite used) {
        DieSprite other = things().getFirst() == used ? things().getLast() : things().getFirst();
        return Stream.of(TURNED, -TURNED).max(Comparator.comparingDouble(turn -> LongSprite.distance(
                new Lie(used.end(), used.turn() + turn), new Lie(other.end(), other.turn()), DiceSheet.HALF)))
                .orElseThrow();
    }

    @Override
    public List<Lying> lying(int number) {
        return things().stream().filter(die -> die.isVisible() && !die.isUsed() && die.face() == number)
                .map(die -> new Lying(die.end(), die.turn(), 2 * DiceSheet.HALF, DiceSheet.THICK + MORE)).toList();
    }

    @Override
    public Rectangle2D bounds() {
        return about(things().stream().flatMap(die -> Stream.of(die.along(-1), die.along(1))).toList(), HALF_HIGH);
    }

    @Override
    protected double gatheredFace(int i) {
        return DieSprite.rolled(i == 0 ? 6 : 4);
    }

    /** One below the other, not quite in line. */
    @Override
    protected Lie gathered(int i) {
        return new Lie(new Point2D(i % 2 * 12 - 6, BUNDLE * (i - (COUNT - 1) / 2.0)), SLANTS[i]);
    }

    @Override
    protected double landed(int i) {
        return chance().nextDouble(-SLANT, SLANT);
    }

    @Override
    protected boolean apart(Lie one, Lie other) {
        return LongSprite.distance(one, other, DiceSheet.HALF) > APART;
    }

    /** The middle of the ground is to be free. */
    @Override
    protected boolean isFree(Lie die) {
        return Math.abs(die.at().getX() - PagadeBoard.BOARD.hand().x()) > ASIDE;
    }

    @Override
    protected Point2D rattled(int i) {
        return gathered(i).at().add(chance().nextDouble(-9, 9), chance().nextDouble(-6, 6));
    }

    /** So far ahead that they are seen before the hand, not over it. */
    @Override
    protected Point2D leaving(int i) {
        Point2D ahead = TableLayout.point(PagadeBoard.BOARD.hand()).subtract(held());
        return gathered(i).at().multiply(0.8).add(ahead.normalize().multiply(Math.min(AHEAD, ahead.magnitude())));
    }

    /** Each the other way. */
    @Override
    protected double spun(int i, double most) {
        return (i % 2 == 0 ? 1 : -1) * chance().nextDouble(most / 2, most);
    }

    @Override
    public Animation counted(Duration each, Duration least) {
        return flares().counting(things().stream().map(DieSprite::end)
                .sorted(Comparator.comparingDouble(Point2D::getY)).toList(), each, least);
    }
}
