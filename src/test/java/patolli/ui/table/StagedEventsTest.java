package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.DOUBLE;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.app.GameTables;
import patolli.board.BoardGeometry;
import patolli.model.Tempo;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Leg;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.testkit.Fx;
import patolli.testkit.Records;
import patolli.testkit.TestPictures;

/** What decides a game is staged: what is bright meanwhile, and that all lies right afterwards. */
class StagedEventsTest {
    private static final int STAKES = 1;
    private static final int CAST = 3;
    private static final Map<String, List<Turn>> RECORDS = new ConcurrentHashMap<>();

    @BeforeAll
    static void start() {
        Fx.start();
    }

    /** A table without a scene around it. */
    private static final class Bare {
        private final List<Pane> layers = Stream.generate(Pane::new).limit(6).toList();
        private final TableStage stage;

        Bare(Turn turn) {
            stage = new TableStage(GameTables.ALL.playing(turn.before().game()),
                    layers.get(0), layers.get(1), layers.get(2), layers.get(3), layers.get(4),
                    layers.get(5), TestPictures.get());
            stage.tempoProperty().set(Tempo.NORMAL);
            stage.show(turn.before());
        }

        private Pane over() {
            return layers.getLast();
        }

        private boolean isDimmed() {
            return over().getChildren().stream().anyMatch(node -> "shade".equals(node.getId()));
        }

        /** Everything that is seen in any layer, whichever of several alike it is. */
        private List<String> seen() {
            return layers.stream().flatMap(layer -> layer.getChildren().stream()
                    .map(node -> layers.indexOf(layer) + " " + look(node, layers.indexOf(layer)))).sorted().toList();
        }

        /** Beans fall as they like; of stakes that are alike either may go, and each has its own seat in a tray. */
        private static String look(Node node, int layer) {
            String kind = node.getClass().getSimpleName();
            if (layer == CAST || !node.isVisible()) {
                return kind;
            }
            String picture = node instanceof ImageView view ? view.getImage().getUrl().replaceAll("-[0-9]", "") : "";
            String at = layer == STAKES ? "about %.0f".formatted(node.getLayoutX() / BoardGeometry.WIDTH * 3 - 0.5)
                    : "%.1f %.1f".formatted(node.getLayoutX(), node.getLayoutY());
            return "%s %s %s %.2f %.2f %.2f %s".formatted(kind, picture, at, node.getScaleX(), node.getRotate(),
                    node.getOpacity(), node.getEffect());
        }
    }

    private static boolean isOf(Event event, String kind) {
        return event instanceof Event.Forfeit forfeit ? forfeit.cause().name().equals(kind)
                : event.getClass().getSimpleName().equals(kind);
    }

    /** A turn of some random game in which such a thing happens. */
    private static Turn turn(String setup, String kind) {
        return IntStream.range(0, 60).boxed().flatMap(seed -> RECORDS.computeIfAbsent(setup + " " + seed,
                        name -> Records.game(setup.replace('-', ' '), seed)).stream())
                .filter(turn -> turn.events().stream().anyMatch(event -> isOf(event, kind))).findFirst()
                .orElseThrow(() -> new AssertionError("no " + kind + " in " + setup));
    }

    /** Goes through the movements of a turn; what is of the kind is looked at on its way, and at its end. */
    private static void watch(Bare table, Turn turn, String kind, double part, Consumer<Animation> look) {
        Iterator<Supplier<Optional<Animation>>> movements = table.stage.movements(turn).iterator();
        for (Event event : turn.events()) {
            if (event instanceof Event.BorneOff) {
                pass(movements.next().get(), 1, animation -> { });
            }
            boolean wanted = isOf(event, kind);
            pass(movements.next().get(), wanted ? part : 1, wanted ? look : animation -> { });
            if (wanted) {
                return;
            }
        }
    }

    private static void pass(Optional<Animation> movement, double part, Consumer<Animation> look) {
        movement.ifPresent(animation -> {
            animation.play();
            animation.pause();
            animation.jumpTo(animation.getTotalDuration().multiply(part));
            look.accept(animation);
            animation.stop();
        });
    }

    @Test
    void aPieceIsCountedAsHomeWhenItBeginsToTurnToGold() {
        Turn turn = turn("patolli", "BorneOff");
        Side side = turn.events().stream().filter(Event.BorneOff.class::isInstance).map(Event.BorneOff.class::cast)
                .findFirst().orElseThrow().side();
        Fx.run(() -> {
            Bare table = new Bare(turn);
            int before = table.stage.home(side);
            List<Integer> counted = new ArrayList<>();
            table.stage.onChange(() -> counted.add(table.stage.home(side)));
            watch(table, turn, "BorneOff", 0.1, animation -> { });
            assertThat(counted).containsExactly(before + 1);
        });
    }

    @ParameterizedTest
    @CsvSource({"patolli,Bumped", "patolli,BorneOff", "patolli,TRIANGLE", "patolli,NO_MOVE", "patolli,ExtraTurn",
        "patolli,GameWon", "patolli,PoolTaken", "patolli,ContestWon", "bell,BorneOff", "bell,TRIANGLE",
        "bell,NO_MOVE", "bell,ExtraTurn", "bell,GameWon", "pagade-players=2,Cut", "pagade-players=2,BorneOff",
        "pagade-players=2,GameWon", "pagade-players=2,Drawn", "tablan,Captured", "tablan,Settled", "tablan,ExtraTurn",
        "tablan,GameWon"})
    void whereverItIsSkippedAllLiesAsIfNothingHadBeenShown(String setup, String kind) {
        Turn turn = turn(setup, kind);
        Fx.run(() -> {
            Bare plain = new Bare(turn);
            plain.stage.settle(turn);
            for (double part : new double[] {0, 0.04, 0.3, 0.55, 0.8, 0.97, 1}) {
                Bare table = new Bare(turn);
                watch(table, turn, kind, part, animation -> {
                    assertThat(animation.getTotalDuration().toMillis()).isBetween(400.0, 1400.0);
                    assertThat(table.isDimmed()).as("dimmed at %s", part).isEqualTo(part < 1);
                });
                table.stage.settle(turn);
                assertThat(table.seen()).as("skipped at %s", part).isEqualTo(plain.seen());
            }
        });
    }

    @Test
    void aPieceThatSettlesKindlesUnlessThatWasSeenWithABlow() {
        List<Turn> settling = IntStream.range(0, 20).boxed().flatMap(seed -> RECORDS.computeIfAbsent("tablan " + seed,
                name -> Records.game("tablan", seed)).stream()).filter(turn -> turn.events().stream()
                .filter(Event.Settled.class::isInstance).count() == 1).toList();
        Turn struck = settling.stream().filter(turn -> turn.events().stream().anyMatch(event ->
                isOf(event, "Captured"))).findFirst().orElseThrow();
        Turn calm = settling.stream().filter(turn -> turn.events().stream().noneMatch(event ->
                isOf(event, "Captured"))).findFirst().orElseThrow();
        Leg leg = calm.events().stream().takeWhile(event -> !isOf(event, "Settled")).map(calm.after()::leg)
                .flatMap(Optional::stream).reduce((before, last) -> last).orElseThrow();
        Fx.run(() -> {
            watch(new Bare(struck), struck, "Settled", 0.5, animation -> assertThat(animation).isNull());
            Bare table = new Bare(calm);
            List<Boolean> dimmed = new ArrayList<>();
            watch(table, calm, "Settled", 0.5, animation -> {
                PieceSprite piece = table.stage.pieces().with(leg.side(), leg.to(), 1).getFirst();
                assertThat(piece.getScaleX()).isGreaterThan(1.2);
                assertThat(table.over().getChildren()).contains(piece);
                dimmed.add(table.isDimmed());
            });
            assertThat(dimmed).containsExactly(true);
        });
    }

    @Test
    void aStruckPieceGrowsIsStruckAndThenFlungToItsPlace() {
        Turn turn = turn("patolli", "Bumped");
        Event hit = turn.events().stream().filter(event -> isOf(event, "Bumped")).findFirst().orElseThrow();
        Leg leg = turn.after().leg(hit).orElseThrow();
        Fx.run(() -> {
            Bare table = new Bare(turn);
            PieceSprite struck = table.stage.pieces().on(leg.side(), leg.from());
            Point2D square = struck.home();
            watch(table, turn, "Bumped", 0.3, animation -> {
                assertThat(struck.at().distance(square)).as("where it lay").isLessThan(10);
                assertThat(struck.getScaleX()).isGreaterThan(1.5);
                List<PieceSprite> bright = table.over().getChildren().stream().filter(PieceSprite.class::isInstance)
                        .map(PieceSprite.class::cast).toList();
                assertThat(bright).as("it, what strikes it, and what stands around").contains(struck)
                        .hasSizeBetween(2, table.stage.pieces().all().size() / 2)
                        .allMatch(piece -> piece.at().distance(square) < 125);
                assertThat(table.stage.pieces().all()).filteredOn(piece -> piece.spot() instanceof Spot.Square
                        && piece.home().distance(square) < 115).as("all that stand around").isSubsetOf(bright);
                animation.jumpTo(animation.getTotalDuration());
                assertThat(struck.at().distance(struck.nest())).isLessThan(1);
            });
        });
    }

    @Test
    void whoseTheGoldIsStandsInTheLightAndTheOthersInHalfOfIt() {
        Turn turn = turn("patolli", "BorneOff");
        Side owner = turn.before().mover();
        Fx.run(() -> {
            Bare table = new Bare(turn);
            Map<Side, Node> people = Map.of(Side.RED, new Group(), Side.BLUE, new Group());
            table.layers.getFirst().getChildren().addAll(people.values());
            table.stage.setPeople(side -> List.of(people.get(side)));
            List<Node> over = table.over().getChildren();
            watch(table, turn, "BorneOff", 0.4, animation -> {
                int shade = over.indexOf(over.stream().filter(node -> "shade".equals(node.getId())).findFirst()
                        .orElseThrow());
                assertThat(over.indexOf(people.get(owner))).isGreaterThan(shade);
                assertThat(over.indexOf(people.get(owner == Side.RED ? Side.BLUE : Side.RED))).isBetween(0, shade - 1);
            });
            table.stage.settle(turn);
            assertThat(table.layers.getFirst().getChildren()).containsAll(people.values());
        });
    }

    @Test
    void thePotIsPaidBeforeTheSunRisesBehindWhoeverWins() {
        Turn turn = turn("bell", "GameWon");
        Fx.run(() -> {
            Bare table = new Bare(turn);
            table.stage.setPeople(side -> List.of(person(table, side)));
            watch(table, turn, "GameWon", 0.35, animation -> {
                assertThat(flying(table)).as("on their way, large").isNotEmpty()
                        .allMatch(coin -> coin.getScaleX() >= 1.6);
                assertThat(suns(table)).isZero();
                animation.jumpTo(animation.getTotalDuration().multiply(0.75));
                assertThat(suns(table)).isPositive();
            });
        });
    }

    @Test
    void whenNobodyWinsAllWhoPlayAreLitAndTheirPiecesStartWhereTheyStand() {
        Turn turn = turn("pagade-players=2", "Drawn");
        Fx.run(() -> {
            Bare table = new Bare(turn);
            Map<Side, Node> people = Map.of(Side.RED, new Group(), Side.YELLOW, new Group());
            table.layers.getFirst().getChildren().addAll(people.values());
            table.stage.setPeople(side -> List.of(people.get(side)));
            watch(table, turn, "Drawn", 0.35, animation -> {
                assertThat(table.over().getChildren()).containsAll(people.values());
                List<PieceSprite> standing = table.stage.pieces().all().stream()
                        .filter(piece -> piece.spot() instanceof Spot.Square).toList();
                assertThat(standing).isNotEmpty().anyMatch(piece -> piece.at().distance(piece.home()) > 1)
                        .allMatch(piece -> piece.at().distance(piece.home()) < 10);
            });
        });
    }

    @Test
    void allWhoArePaidForOneReasonArePaidAtOnce() {
        Turn turn = turn("bell-players=4", "TRIANGLE");
        int paid = turn.events().stream().filter(event -> isOf(event, "TRIANGLE"))
                .mapToInt(event -> ((Event.Forfeit) event).amount()).sum();
        Fx.run(() -> {
            Bare table = new Bare(turn);
            List<Double> lasts = new ArrayList<>();
            Iterator<Supplier<Optional<Animation>>> movements = table.stage.movements(turn).iterator();
            for (Event event : turn.events()) {
                boolean first = isOf(event, "TRIANGLE") && lasts.isEmpty();
                pass(movements.next().get(), first ? 0.4 : 1, animation -> {
                    if (isOf(event, "TRIANGLE")) {
                        lasts.add(animation.getTotalDuration().toMillis());
                    }
                    if (first) {
                        assertThat(flying(table, "bell/coin")).hasSize(paid);
                    }
                });
            }
            assertThat(lasts).hasSize(3).element(0).asInstanceOf(DOUBLE).isGreaterThan(400);
            assertThat(lasts.subList(1, 3)).as("told only").allMatch(time -> time < 100);
        });
    }

    private static Node person(Bare table, Side side) {
        Rectangle figure = new Rectangle(100, 300);
        figure.relocate(200, 250);
        table.layers.getFirst().getChildren().add(figure);
        return figure;
    }

    /** Coins from the pot; those of a player are larger. */
    private static List<Node> flying(Bare table) {
        return flying(table, "coin-middle");
    }

    /** What is in the light, alone or together with others, and has that picture. */
    private static List<Node> flying(Bare table, String picture) {
        return table.over().getChildren().stream().flatMap(node -> node instanceof Group crowd
                ? crowd.getChildren().stream() : Stream.of(node)).filter(node -> node instanceof ImageView view
                && view.getImage().getUrl().contains(picture)).toList();
    }

    private static long suns(Bare table) {
        return table.over().getChildren().stream().filter(node -> node instanceof ImageView view
                && view.getImage().getUrl().contains("burst-contest")).count();
    }

    @Test
    void thePieceThatStrikesComesToItsSquareByTheBlowOnly() {
        Turn turn = turn("patolli", "Bumped");
        Leg way = turn.after().leg(turn.events().getFirst()).orElseThrow();
        Fx.run(() -> {
            Bare table = new Bare(turn);
            PieceSprite striker = table.stage.pieces().on(way.side(), way.from());
            Iterator<Supplier<Optional<Animation>>> movements = table.stage.movements(turn).iterator();
            pass(movements.next().get(), 1, animation -> { });
            assertThat(striker.at().distance(striker.home())).as("still before it").isGreaterThan(20);
            pass(movements.next().get(), 1, animation -> { });
            assertThat(striker.at().distance(striker.home())).isLessThan(1);
        });
    }

    @ParameterizedTest
    @CsvSource({"patolli,Bumped", "patolli,BorneOff", "patolli,TRIANGLE", "bell,GameWon"})
    void withReducedMotionNothingMovesAndNothingIsDimmed(String setup, String kind) {
        Turn turn = turn(setup, kind);
        Fx.run(() -> {
            Bare table = new Bare(turn);
            table.stage.reducedMotionProperty().set(true);
            table.stage.perform(turn, () -> { }, () -> { });
            assertThat(table.isDimmed()).isFalse();
            assertThat(table.stage.pieces().all()).allMatch(piece -> piece.at().equals(piece.home())
                    && piece.getScaleX() == 1);
            table.stage.skip();
        });
    }
}
