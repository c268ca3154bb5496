package patolli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.beans.Shaking;
import patolli.rules.Side;

class SeatsTest {
    private static final List<Side> FOUR = List.of(Side.RED, Side.YELLOW, Side.BLUE, Side.GREEN);

    static Stream<Arguments> mixes() {
        return Stream.of(
                arguments(List.of(), FOUR),
                arguments(List.of(Side.YELLOW), List.of(Side.RED, Side.BLUE, Side.GREEN)),
                arguments(List.of(Side.RED, Side.GREEN), List.of(Side.YELLOW, Side.BLUE)),
                arguments(FOUR, List.of()));
    }

    @ParameterizedTest
    @MethodSource("mixes")
    void everybodyIsAPlayerOrAComputer(List<Side> computers, List<Side> players) {
        Seats seats = Seats.computersPlay(FOUR, computers);
        assertThat(seats.computers()).containsExactlyInAnyOrderElementsOf(computers);
        assertThat(seats.players()).containsExactlyInAnyOrderElementsOf(players);
        assertThat(seats.mirror().isPresent()).as("there is one computer").isEqualTo(computers.size() == 1);
    }

    @ParameterizedTest
    @MethodSource("mixes")
    void afterAsManySwitchesAsSeatsEverybodySitsAsBefore(List<Side> computers, List<Side> players) {
        Seats seats = Seats.computersPlay(FOUR, computers);
        Seats switched = seats.switched(FOUR);
        assertThat(switched.computers()).hasSameSizeAs(computers);
        assertThat(switched.equals(seats)).as("nobody can tell").isEqualTo(computers.isEmpty() || players.isEmpty());
        assertThat(switched.switched(FOUR).switched(FOUR).switched(FOUR)).isEqualTo(seats);
    }

    @Test
    void whoSitsOppositeEachOtherStillDoesAfterASwitch() {
        // Partners play red and blue, or yellow and green.
        Seats seats = Seats.computersPlay(FOUR, List.of(Side.YELLOW, Side.GREEN)).called(Side.RED, "Ana")
                .called(Side.BLUE, "Beto");
        Seats switched = seats.switched(FOUR);
        assertThat(switched.players()).containsExactlyInAnyOrder(Side.YELLOW, Side.GREEN);
        assertThat(switched.name(Side.YELLOW)).contains("Ana");
        assertThat(switched.name(Side.GREEN)).contains("Beto");
        assertThat(switched.switched(FOUR).players()).isEqualTo(seats.players());
    }

    @Test
    void aComputerKeepsItsLevelWhereItSits() {
        Seats seats = Seats.mirrorPlays(FOUR, Side.BLUE).playing(Side.BLUE, Level.PRIEST);
        assertThat(seats.level(Side.BLUE)).isEqualTo(Level.PRIEST);
        assertThat(seats.switched(FOUR).level(Side.GREEN)).isEqualTo(Level.PRIEST);
        assertThat(seats.bare().levels()).isEmpty();
        assertThat(seats.playing(Level.MIRROR)).isEqualTo(Seats.mirrorPlays(FOUR, Side.BLUE));
        assertThat(Seats.mirrorPlays(FOUR, Side.BLUE).keepingNames(seats)).isEqualTo(seats);
        assertThat(seats.playing(Side.RED, Level.TOURIST)).as("a player has no level").isEqualTo(seats);
    }

    @Test
    void ofTwoTheyChangePlaces() {
        List<Side> two = List.of(Side.RED, Side.BLUE);
        assertThat(Seats.mirrorPlays(two, Side.BLUE).switched(two)).isEqualTo(Seats.mirrorPlays(two, Side.RED));
    }

    @Test
    void noComputersBeansAreShakenThatEverHeldThem() {
        Shakers shakers = new Shakers(Shaking.BY_HAND, Seats.computersPlay(FOUR, List.of(Side.BLUE, Side.GREEN)));
        assertThat(FOUR).filteredOn(shakers::mayShake).containsExactly(Side.RED, Side.YELLOW);
        shakers.seated(Seats.computersPlay(FOUR, List.of(Side.RED)));
        assertThat(FOUR).filteredOn(shakers::mayShake).containsExactly(Side.YELLOW);
    }
}
