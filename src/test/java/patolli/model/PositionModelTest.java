package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import patolli.play.ContestSetup;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.rules.Draft;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.Trait;
import patolli.testkit.Positions;

/** A position that is being put together. */
class PositionModelTest {
    private static final Seats MIRROR = Seats.mirrorPlays(List.of(Side.RED, Side.BLUE), Side.BLUE);
    private final State opening = Positions.opening("bell first=red");
    private final PositionModel model = new PositionModel(opening, MIRROR);

    private void set(String trait, String value) {
        model.set(model.draft().traits().stream().filter(each -> each.name().equals(trait)).findFirst().orElseThrow(),
                value);
    }

    @Test
    void whatCanBeIsPlayedAndHasAText() {
        assertThat(model.playable()).contains(opening);
        assertThat(model.put(Side.RED, new Spot.Hand(Side.RED), new Spot.Square(4))).isTrue();
        assertThat(model.playable().orElseThrow().pieces(Side.RED)).contains(new Spot.Square(4));
        String text = model.text().orElseThrow();
        model.begin();
        assertThat(model.playable()).contains(opening);
        assertThat(model.read(text)).isTrue();
        assertThat(model.text()).contains(text);
    }

    @Test
    void whatCannotBeIsNeitherPlayedNorWritten() {
        set(Draft.PHASE, Phase.OVER.key());
        assertThat(model.standingProperty().get()).isPresent();
        assertThat(model.playable()).isEmpty();
        assertThat(model.text()).isEmpty();
    }

    @Test
    void whatAClipboardBringsAlongIsPassedOver() {
        String text = model.text().orElseThrow();
        assertThat(model.read("\uFEFF set\u0020" + text.replace(",", ",\u00A0") + "\r\n")).isTrue();
        assertThat(model.text()).contains(text);
    }

    /** Every space that there is, and the control characters that count as such. */
    @Test
    void everyKindOfSpaceBeforeAndBehindIsPassedOver() {
        String text = model.text().orElseThrow();
        List<String> spaces = IntStream.rangeClosed(Character.MIN_VALUE, Character.MAX_VALUE)
                .filter(letter -> Character.isWhitespace(letter) || Character.isSpaceChar(letter))
                .mapToObj(Character::toString).toList();
        assertThat(spaces).contains("\u2003", "\u3000", "\f", "\u2028", "\u202F", "\u001F");
        for (String space : spaces) {
            for (String pasted : List.of(space + text + space, space + space + "set " + text + space)) {
                assertThat(model.read(pasted)).as("U+%04X", (int) space.charAt(0)).isTrue();
                assertThat(model.text()).contains(text);
            }
            int colon = text.indexOf(':');
            assertThat(model.read(space + text.substring(0, colon) + ";" + text.substring(colon + 1))).isFalse();
            assertThat(model.refusedProperty().get()).get().extracting(Refusal::getMessage).asString()
                    .endsWith("at character " + (colon + 2));
        }
    }

    @Test
    void aFaultIsToldAtItsPlaceInWhatWasPasted() {
        String text = "\n\n  set " + model.text().orElseThrow();
        int colon = text.indexOf(':');
        assertThat(model.read(text.substring(0, colon) + ";" + text.substring(colon + 1))).isFalse();
        assertThat(model.refusedProperty().get()).get().extracting(Refusal::getMessage).asString()
                .endsWith("at character " + (colon + 1));
    }

    @Test
    void whatIsRefusedChangesNothing() {
        Draft before = model.draft();
        assertThat(model.read("nonsense")).isFalse();
        assertThat(model.refusedProperty().get().flatMap(Refusal::fault)).isEmpty();
        assertThat(model.draft()).isSameAs(before);
        assertThat(model.turn(Side.RED, new Spot.Square(9))).isFalse();
        assertThat(model.refusedProperty().get().flatMap(Refusal::fault)).contains("plain");
        assertThat(model.canUndo()).isFalse();
        set(Draft.TURN, "nobody");
        assertThat(model.draft()).isSameAs(before);
    }

    @Test
    void changesAreTakenBackAndMadeAgain() {
        set(Draft.TURN, "blue");
        set(Draft.PHASE, Phase.MOVE.key());
        model.undo();
        model.undo();
        assertThat(model.playable()).contains(opening);
        model.undo();
        model.redo();
        assertThat(model.draft().state().mover()).isEqualTo(Side.BLUE);
        set(Draft.TURN, "red");
        assertThat(model.canRedo()).as("made anew").isFalse();
    }

    @Test
    void otherRulesLeaveThePiecesWhereTheyAllowThat() throws Refusal {
        model.put(Side.RED, new Spot.Hand(Side.RED), new Spot.Square(4));
        State wedges = opening.game().start(Map.of("wedges", "16", "first", "red"));
        model.lay(new ContestSetup(wedges, MIRROR));
        assertThat(model.draft().state().pieces(Side.RED)).contains(new Spot.Square(4));
        assertThat(model.draft().state().options()).isEqualTo(wedges.options());
        State four = opening.game().start(Map.of("players", "4", "first", "red"));
        model.lay(new ContestSetup(four, Seats.allPlayers(four.sides())));
        assertThat(model.playable()).contains(four);
        assertThat(model.seatsProperty().get().players()).hasSize(4);
    }

    @Test
    void anotherGameIsPlayedByAnotherCompany() {
        assertThat(model.seatsProperty().get()).isEqualTo(MIRROR);
        State cloth = Positions.opening("pagade");
        model.lay(new ContestSetup(cloth, MIRROR));
        assertThat(model.seatsProperty().get().asMap()).containsEntry(Side.RED, Seat.PLAYER)
                .containsEntry(Side.YELLOW, Seat.MIRROR);
    }

    @Test
    void aTrialMayBeginAsEveryContestDoes() {
        assertThat(SavedContest.trial(model.playable().orElseThrow(), MIRROR, casts -> 0).isTrial()).isTrue();
    }

    @Test
    void aNumberIsWithinItsBounds() {
        Trait purse = Trait.number("purse", Optional.of(Side.RED), 3, 0, 40);
        assertThat(purse.admits("40")).isTrue();
        assertThat(List.of("41", "-1", "", "x", "99999999999")).noneMatch(purse::admits);
    }
}
