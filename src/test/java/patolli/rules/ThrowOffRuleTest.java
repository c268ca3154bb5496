package patolli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Throw-offs of two to four players with casts of 0, 1 and 2. Positions give each player's cast, - where awaited. */
class ThrowOffRuleTest {
    private static final List<Side> SEATS = List.of(Side.RED, Side.YELLOW, Side.BLUE, Side.GREEN);

    private static ThrowOffRule rule(int players) {
        return new ThrowOffRule(SEATS.subList(0, players), new Casts(List.of("0", "1", "2"), List.of(1, 1, 1)),
                cast -> cast);
    }

    private static Map<String, Object> written(ThrowOffRule rule, ThrowOff throwOff) {
        Map<String, Object> tree = new LinkedHashMap<>();
        rule.write(throwOff, tree);
        return tree;
    }

    private static ThrowOff read(ThrowOffRule rule, Map<String, Object> tree, ThrowOff like) throws Refusal {
        return rule.read(new Tree("the state", tree), rule.sides().get(like.next()));
    }

    private static Set<ThrowOff> reachable(ThrowOffRule rule) {
        Set<ThrowOff> seen = new LinkedHashSet<>(Set.of(rule.start()));
        var open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            ThrowOff from = open.remove();
            for (int cast = 0; cast < rule.casts().size(); cast++) {
                ThrowOff next = rule.after(from, cast, Events.NONE);
                if (!next.isSettled() && seen.add(next)) {
                    open.add(next);
                }
            }
        }
        return seen;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everyThrowOffThatCanComeIsReadBackAsItWasWritten(int players) throws Refusal {
        ThrowOffRule rule = rule(players);
        for (ThrowOff throwOff : reachable(rule)) {
            assertThat(read(rule, written(rule, throwOff), throwOff)).isEqualTo(throwOff);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void theTiedAreNamedLastAndOnlyWhereTheThrowsAloneWouldBeMisread(int players) throws Refusal {
        ThrowOffRule rule = rule(players);
        for (ThrowOff throwOff : reachable(rule)) {
            Map<String, Object> tree = written(rule, throwOff);
            boolean named = tree.containsKey("tied");
            assertThat(tree.keySet()).containsExactlyElementsOf(
                    named ? List.of("throws", "tied") : List.of("throws"));
            tree.remove("tied");
            assertThat(read(rule, tree, throwOff).equals(throwOff)).as("%s", tree).isNotEqualTo(named);
        }
    }

    @ParameterizedTest
    @CsvSource(nullValues = "none", value = {
        "- - - -, none, red yellow blue green", "1 - - -, none, red yellow blue green",
        "1 - - -, yellow green blue, yellow blue green", "- 1 1 -, none, red green", "- 1 - 0, none, red blue",
        "2 - 1 -, none, red yellow green", "0 - 1 -, yellow green, yellow green",
        "1 0 - 1, none, red yellow blue", "- - - -, red yellow blue green, red yellow blue green"})
    void whoHasCastAfterAnAwaitedCastIsOut(String casts, String tied, String running) throws Refusal {
        ThrowOffRule rule = rule(4);
        Map<String, Object> thrown = new LinkedHashMap<>();
        for (String cast : casts.split(" ")) {
            thrown.put(SEATS.get(thrown.size()).key(), cast.equals("-") ? null : cast);
        }
        Map<String, Object> tree = new LinkedHashMap<>(Map.of("throws", thrown));
        Optional.ofNullable(tied).ifPresent(names -> tree.put("tied", List.of(names.split(" "))));
        Side turn = SEATS.stream().filter(side -> thrown.get(side.key()) == null).findFirst().orElseThrow();
        ThrowOff read = rule.read(new Tree("the state", tree), turn);
        assertThat(SEATS.stream().filter(side -> read.runs(SEATS.indexOf(side))).map(Side::key))
                .containsExactly(running.split(" "));
    }

    @Test
    void aTieAndTheBeginnerAreTold() {
        var log = new Events.Log();
        ThrowOffRule rule = rule(3);
        ThrowOff throwOff = rule.start();
        for (int cast : new int[] {2, 1, 2, 0, 1}) {
            assertThat(throwOff.isSettled()).isFalse();
            throwOff = rule.after(throwOff, cast, log);
        }
        assertThat(throwOff.isSettled()).isTrue();
        assertThat(rule.sides().get(throwOff.next())).isEqualTo(Side.BLUE);
        assertThat(log.events()).containsExactly(new Event.Tied(List.of(Side.RED, Side.BLUE)),
                new Event.Begins(Side.BLUE));
    }
}
