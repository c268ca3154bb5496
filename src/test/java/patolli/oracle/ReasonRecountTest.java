package patolli.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.reason.Reason;
import patolli.ai.reason.Reason.Target;
import patolli.ai.reason.Reason.When;
import patolli.ai.reason.Reasons;
import patolli.play.Games;
import patolli.rules.Events;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * Every reason that is given for a move is counted again by the oracle, which knows nothing of events: it compares what
 * each side has on the board, at home and in its purse before and after.
 */
class ReasonRecountTest {
    private static final int POSITIONS = Integer.getInteger("test.reasons", 300);
    /** The ways to play two dice after two dice are many. */
    private static final int OF_DICE = Math.max(10, POSITIONS / 30);
    private static final int SPARSELY = 12;
    private final Tally tally = new Tally();

    /** An end of a turn as the oracle has it, and where the pieces stand then that went. */
    private record End(Oracle oracle, Set<String> went) { }

    @Tag("breadth")
    @ParameterizedTest
    @ValueSource(strings = {"patolli", "patolli bear-off=onto", "bell", "bell players=3", "bell forfeits=miss-turn",
        "bell forfeits=step-back players=4", "bell players=4 partners=true", "pagade", "pagade players=4", "tablan",
        "tablan in-order=true"})
    void eachIsTrueOfThePosition(String setup) throws Refusal {
        int wanted = setup.startsWith("pagade") ? OF_DICE : POSITIONS;
        for (long seed = 1; tally.counts().getOrDefault("positions", 0) < wanted; seed++) {
            play(setup, seed, wanted);
        }
        if (Boolean.getBoolean("lockstep.tell")) {
            System.out.println(setup + " " + tally.counts());
        }
        assertThat(tally.counts()).as("reasons were given").hasSizeGreaterThan(1);
    }

    private void play(String setup, long seed, int wanted) throws Refusal {
        Map<String, String> options = new TreeMap<>();
        Stream.of(setup.split(" ")).skip(1).map(word -> word.split("=")).forEach(word -> options.put(word[0], word[1]));
        String game = setup.split(" ")[0];
        Oracle oracle = Oracle.of(game);
        oracle.start(options);
        State state = Games.named(game).orElseThrow().start(options);
        Random random = new Random(seed);
        while (oracle.phase() != Phase.OVER && tally.counts().getOrDefault("positions", 0) < wanted) {
            switch (oracle.phase()) {
                case BET -> {
                    oracle.bet(1);
                    state = state.play(state.find("1").orElseThrow(), Events.NONE);
                }
                case MOVE -> {
                    if (random.nextInt(wanted == OF_DICE ? SPARSELY : 3) == 0) {
                        recount(game, state, oracle);
                    }
                    String move = RandomOptions.any(oracle.moves(), random);
                    oracle.play(move);
                    state = state.play(state.find(move).orElseThrow(), Events.NONE);
                }
                default -> {
                    String cast = drawn(oracle.chances(), random);
                    oracle.cast(cast);
                    state = state.cast(state.game().casts().find(cast).orElseThrow(), Events.NONE);
                }
            }
        }
    }

    private static String drawn(Map<String, String> chances, Random random) {
        List<String> throwsOf = new ArrayList<>();
        chances.forEach((cast, chance) -> throwsOf.addAll(Collections.nCopies(parts(chance, 16 * 31 * 32), cast)));
        return RandomOptions.any(throwsOf, random);
    }

    /** A fraction in lowest terms as so many parts of a whole. */
    private static int parts(String fraction, int whole) {
        String[] both = fraction.split("/");
        return Integer.parseInt(both[0]) * whole / Integer.parseInt(both[1]);
    }

    private void recount(String game, State state, Oracle oracle) {
        tally.count("positions");
        Map<Integer, List<Reason>> reasons = Reasons.of(state);
        assertThat(reasons.keySet()).containsExactlyElementsOf(state.moves());
        Set<Integer> hits = new HashSet<>();
        for (int move : state.moves()) {
            String text = state.text(move);
            Oracle after = oracle.copy();
            after.play(text);
            for (Reason reason : reasons.get(move)) {
                tally.count(reason.getClass().getSimpleName());
                String what = game + " " + text + " " + reason + " in " + oracle.state();
                switch (reason) {
                    case Reason.Exposed exposed -> assertThat(exposed.casts()).as(what)
                            .isEqualTo(exposed(game, oracle, text, exposed, state));
                    case Reason.Stuck stuck -> assertThat(stuck.casts().of()).as(what)
                            .isEqualTo(stuck(after, stuck.casts().all(), mover(oracle)));
                    case Reason.PerilUnknown _ -> assertThat(after.phase() == Phase.CAST
                            && toEnemy(after, own(state)).isEmpty()).as(what).isTrue();
                    default -> assertThat(Board.of(game, oracle).happened(text, Board.of(game, after), reason)).as(what)
                            .isTrue();
                }
            }
            hits.add(Board.of(game, oracle).hits(Board.of(game, after)));
        }
        assertThat(reasons.values().stream().flatMap(List::stream).anyMatch(Reason.Hits.class::isInstance))
                .as("where moves differ in what they hit, that is told").isEqualTo(hits.size() > 1
                        || state.moves().size() == 1 && !hits.contains(0));
    }

    private static String mover(Oracle oracle) {
        return String.valueOf(oracle.state().get("turn"));
    }

    private Reason.Part exposed(String game, Oracle before, String text, Reason.Exposed claim, State state) {
        String owner = mover(before);
        List<End> ends = new ArrayList<>();
        gather(game, new End(before, Set.of()), text, owner, ends);
        int all = state.game().casts().total();
        assertThat(claim.when() == When.AT_LEAST).isEqualTo(ends.size() > 1 || half(before, text));
        int least = all;
        for (End end : ends) {
            Oracle enemy = end.oracle();
            if (own(state).contains(mover(enemy))) {
                assertThat(claim.when()).isEqualTo(When.AFTER_A_PASS);
                enemy = toEnemy(enemy, own(state)).orElseThrow();
            }
            assertThat(mover(enemy)).isEqualTo(claim.by().key());
            int count = 0;
            for (Map.Entry<String, String> cast : enemy.chances().entrySet()) {
                Set<String> hit = new HashSet<>();
                Oracle thrown = cast(enemy, cast.getKey());
                if (thrown.phase() == Phase.MOVE) {
                    lost(game, thrown, owner, claim.by().key(), hit);
                }
                boolean counts = claim.what() == Target.ANY ? !hit.isEmpty() : !Collections.disjoint(hit, end.went());
                count += counts ? parts(cast.getValue(), all) : 0;
            }
            least = Math.min(least, count);
        }
        return new Reason.Part(least, all);
    }

    /** Whoever moves, and the partner if there is one. */
    private static Set<String> own(State state) {
        return Stream.concat(Stream.of(state.mover()), state.partner(state.mover()).stream()).map(Side::key)
                .collect(Collectors.toSet());
    }

    /** Where an enemy casts, after so many passes of those before. */
    private static Optional<Oracle> toEnemy(Oracle from, Set<String> own) {
        List<Oracle> open = new ArrayList<>(List.of(from));
        Set<Object> seen = new HashSet<>(Set.of(from.state()));
        while (!open.isEmpty()) {
            Oracle next = open.removeFirst();
            if (!own.contains(mover(next))) {
                return Optional.of(next);
            }
            next.chances().keySet().stream().map(cast -> cast(next, cast)).filter(passed -> passed.phase() == Phase.CAST
                    && seen.add(passed.state())).forEach(open::add);
        }
        return Optional.empty();
    }

    private static boolean half(Oracle before, String text) {
        Oracle after = before.copy();
        after.play(text);
        return after.phase() == Phase.MOVE;
    }

    private static Oracle cast(Oracle from, String cast) {
        Oracle next = from.copy();
        next.cast(cast);
        return next;
    }

    private static void gather(String game, End from, String text, String owner, List<End> ends) {
        Oracle after = from.oracle().copy();
        after.play(text);
        Set<String> went = new HashSet<>(from.went());
        String[] parts = text.substring(text.indexOf(':') + 1).split(",");
        // The halves of a throw are two pieces': where the one has gone the other may have stood.
        Stream.of(parts).map(part -> part.split("-")[0]).forEach(went::remove);
        for (String part : parts) {
            String[] both = part.split("-");
            boolean enters = part.startsWith("enter");
            Optional<String> to = enters ? entered(game, from.oracle(), after, owner)
                    : Optional.of(both[1]).filter(word -> !word.equals("off") && !word.equals("home"));
            to.ifPresent(went::add);
        }
        if (after.phase() == Phase.MOVE) {
            after.moves().forEach(next -> gather(game, new End(after, went), next, owner, ends));
        } else if (after.phase() == Phase.CAST) {
            ends.add(new End(after, went));
        }
    }

    private static Optional<String> entered(String game, Oracle before, Oracle after, String owner) {
        Map<String, Integer> now = Board.of(game, after).pieces(owner);
        Board.of(game, before).pieces(owner).forEach((place, count) -> now.merge(place, -count, Integer::sum));
        return now.entrySet().stream().filter(place -> place.getValue() > 0).map(Map.Entry::getKey).findFirst();
    }

    /** Where that side's pieces are missing after one of the ways to play a cast. */
    private static void lost(String game, Oracle before, String owner, String enemy, Set<String> hit) {
        for (String text : before.moves()) {
            Oracle after = before.copy();
            after.play(text);
            Board now = Board.of(game, after);
            Board then = Board.of(game, before);
            if (now.game() != then.game()) {
                continue;
            }
            Map<String, Integer> missing = new HashMap<>(then.pieces(owner));
            now.pieces(owner).forEach((place, count) -> missing.merge(place, -count, Integer::sum));
            missing.forEach((place, count) -> {
                if (count > 0) {
                    hit.add(place);
                }
            });
            if (after.phase() == Phase.MOVE && mover(after).equals(enemy)) {
                lost(game, after, owner, enemy, hit);
            }
        }
    }

    /** In how many throws the next side has nothing to play. */
    private static int stuck(Oracle after, int all, String owner) {
        String enemy = mover(after);
        assertThat(enemy).isNotEqualTo(owner);
        return after.chances().entrySet().stream().filter(cast -> {
            Oracle thrown = cast(after, cast.getKey());
            return thrown.phase() != Phase.MOVE && !cast.getKey().equals("0");
        }).mapToInt(cast -> parts(cast.getValue(), all)).sum();
    }
}
