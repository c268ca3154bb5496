package patolli.audio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.junit.jupiter.api.Test;
import patolli.settings.Settings;

/** Devices that are not there, or go away, and what else can be wrong. */
class MixerTroubleTest extends MixerRig {

    @Test
    void withoutADeviceItIsSilentSaysSoAndTriesAgainWhenAsked() {
        equipment.ready = new Equipment.Ready.Silent();
        mixer.music(Programme.NIGHT);
        ready();
        assertThat(mixer.troubleProperty().get()).contains(new SoundTrouble.NoDevice());
        mixer.play(Effect.STEP);
        mixer.hold(Lasting.BEANS_HELD).unsubscribe();
        pass(3);
        assertThat(equipment.decks).isEmpty();
        assertThat(equipment.preparations).isEqualTo(1);

        equipment.ready = equipment.sounding();
        mixer.tryAgain();
        ready();
        pass(3);
        assertThat(mixer.troubleProperty().get()).isEmpty();
        assertThat(equipment.heard()).containsOnlyKeys(FLUTE);
    }

    @Test
    void musicThatIsStillPackedIsHeardWhenItIsThere() {
        equipment.packed.add(FLUTE);
        ready();
        mixer.music(Programme.NIGHT);
        pass(3);
        assertThat(equipment.heard()).isEmpty();
        equipment.fetched(FLUTE, true);
        pass(3);
        assertThat(equipment.heard()).containsOnlyKeys(FLUTE);
        assertThat(mixer.troubleProperty().get()).isEmpty();
    }

    @Test
    void musicThatCannotBeUnpackedIsTold() {
        equipment.packed.add(DANCE);
        ready();
        mixer.music(Programme.TABLE);
        equipment.fetched(DANCE, false);
        pass(3);
        assertThat(mixer.troubleProperty().get()).contains(new SoundTrouble.Damaged(List.of(DANCE)));
        assertThat(equipment.heard()).containsOnlyKeys(FLUTE);
    }

    @Test
    void whatIsFetchedForADeviceThatHasGoneIsNotPlayed() {
        equipment.packed.add(FLUTE);
        ready();
        mixer.music(Programme.NIGHT);
        mixer.hush();
        equipment.fetched(FLUTE, true);
        pass(3);
        assertThat(equipment.decks).allMatch(deck -> !deck.playing);
    }

    @Test
    void aDeviceThatGoesAwayLeavesSilenceThatIsExplained() {
        ready();
        mixer.music(Programme.NIGHT);
        Subscription rain = mixer.hold(Lasting.RAIN);
        pass(5);
        equipment.decks.getLast().lost.run();
        assertThat(mixer.troubleProperty().get()).contains(new SoundTrouble.Lost());
        assertThat(equipment.open()).isZero();
        mixer.play(Effect.STEP);
        assertThat(equipment.played).isEmpty();

        mixer.tryAgain();
        ready();
        pass(3);
        assertThat(equipment.heard()).containsOnlyKeys(FLUTE, "rain");
        rain.unsubscribe();
    }

    @Test
    void musicThatStandsStillHasLostItsDevice() {
        ready();
        mixer.music(Programme.NIGHT);
        pass(5);
        playing().stuck = true;
        pass(6);
        assertThat(mixer.troubleProperty().get()).contains(new SoundTrouble.Lost());
    }

    @Test
    void effectsThatNeverEndHaveLostTheirDeviceAlsoWithoutMusic() {
        ready();
        preferences.of(Settings.MUSIC).set(false);
        equipment.hanging = true;
        mixer.play(Effect.STEP);
        pass(2);
        assertThat(mixer.troubleProperty().get()).isEmpty();
        pass(4);
        assertThat(mixer.troubleProperty().get()).contains(new SoundTrouble.Lost());
        equipment.hanging = false;
        mixer.tryAgain();
        ready();
        mixer.play(Effect.STEP);
        pass(6);
        assertThat(mixer.troubleProperty().get()).isEmpty();
    }

    @Test
    void musicThatIsSwitchedOffDoesNotCountAsLost() {
        ready();
        mixer.music(Programme.NIGHT);
        preferences.of(Settings.MUSIC).set(false);
        pass(20);
        assertThat(mixer.troubleProperty().get()).isEmpty();
    }

    @Test
    void aDamagedFileIsNamedAndAllOthersAreHeard() {
        equipment.ready = equipment.sounding("bump", DANCE, "rain");
        mixer.music(Programme.TABLE);
        ready();
        assertThat(mixer.troubleProperty().get()).contains(new SoundTrouble.Damaged(List.of("bump", DANCE, "rain")));
        mixer.play(Effect.BUMP);
        assertThat(equipment.played).isEmpty();
        mixer.play(Effect.ENTRY);
        assertThat(equipment.played).hasSize(1);
        mixer.hold(Lasting.RAIN);
        pass(5);
        assertThat(equipment.decks).noneMatch(deck -> deck.file.equals(DANCE) || deck.file.equals("rain"));
        assertThat(equipment.heard()).as("the other piece is played instead").containsOnlyKeys(FLUTE);
    }

    @Test
    void hushedItIsSilentAtOnceAndForGood() {
        mixer.music(Programme.NIGHT);
        mixer.hold(Lasting.RAIN);
        ready();
        pass(5);
        mixer.hush();
        assertThat(equipment.heard()).isEmpty();
        assertThat(equipment.open()).isZero();
        mixer.play(Effect.STEP);
        mixer.hold(Lasting.BEANS_HELD);
        mixer.music(Programme.TABLE);
        mixer.tryAgain();
        pass(3);
        assertThat(equipment.heard()).isEmpty();
        assertThat(equipment.played).isEmpty();
        assertThat(mixer.untilSilent()).isEqualTo(Duration.ZERO);
    }

    @Test
    void tenThousandEffectsNeedNoMorePlayersThanOne() {
        ready();
        mixer.expect(Lasting.BEANS_HELD);
        pass(1);
        long before = equipment.open();
        for (int i = 0; i < 10_000; i++) {
            mixer.play(Effect.values()[i % Effect.values().length]);
            mixer.hold(Lasting.BEANS_HELD).unsubscribe();
            pass(BEAT);
        }
        assertThat(equipment.open()).isEqualTo(before);
        assertThat(equipment.decks).hasSize((int) before);
    }

    @Test
    void silentAudioHearsNothingAndMissesNothing() {
        Audio.SILENT.play(Effect.STEP);
        Audio.SILENT.music(Programme.TABLE);
        Audio.SILENT.hold(Lasting.RAIN).unsubscribe();
        Audio.SILENT.tryAgain();
        Audio.SILENT.hush();
        assertThat(Audio.SILENT.troubleProperty().get()).isEqualTo(Optional.empty());
    }
}
