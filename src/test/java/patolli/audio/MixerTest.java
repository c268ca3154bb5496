package patolli.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.settings.Settings;

class MixerTest extends MixerRig {

    @Test
    void musicAskedForBeforeAnythingIsReadyBeginsWhenItIs() {
        mixer.music(Programme.NIGHT);
        pass(1);
        assertThat(equipment.heard()).isEmpty();
        ready();
        pass(3);
        assertThat(equipment.heard()).containsOnlyKeys(FLUTE);
        assertThat(loudness()).isCloseTo(musicAtItsFull(), within(0.001));
    }

    @Test
    void musicComesUpLittleByLittle() {
        ready();
        mixer.music(Programme.NIGHT);
        double before = 0;
        for (int i = 0; i < 30; i++) {
            pass(BEAT);
            assertThat(loudness()).isBetween(before, before + 0.1);
            before = loudness();
        }
    }

    @Test
    void atASeamBothPiecesAreHeardAndNeverLessThanHalfOfTheStrength() {
        ready();
        mixer.music(Programme.TABLE);
        pass(FakeEquipment.LENGTH - Jukebox.SEAM - 1);
        assertThat(equipment.heard()).containsOnlyKeys(DANCE);
        boolean both = false;
        for (int i = 0; i < (Jukebox.SEAM + 2) / BEAT; i++) {
            pass(BEAT);
            both |= equipment.heard().keySet().containsAll(List.of(DANCE, FLUTE));
            assertThat(loudness()).isGreaterThan(musicAtItsFull() / 2);
        }
        assertThat(both).isTrue();
        assertThat(equipment.heard()).containsOnlyKeys(FLUTE);
        pass(FakeEquipment.LENGTH);
        assertThat(equipment.heard()).containsOnlyKeys(DANCE);
    }

    @Test
    void anHourOfMusicIsPlayedOnTheDecksThatWereMadeAtItsBeginning() {
        ready();
        mixer.expect(Lasting.BEANS_HELD);
        mixer.music(Programme.TABLE);
        pass(1);
        int made = equipment.decks.size();
        assertThat(made).as("two for each track of the programme and for what may be held")
                .isEqualTo(2 * (Programme.TABLE.tracks().size() + 1));
        for (int i = 0; i < 3600; i++) {
            pass(1);
            if (i % 400 == 0) {
                mixer.music(i % 800 == 0 ? Programme.NIGHT : Programme.TABLE);
            }
        }
        assertThat(equipment.decks).hasSize(made);
        assertThat(equipment.decks.stream().mapToInt(deck -> deck.starts).sum()).isGreaterThan(60);
    }

    @Test
    void aPieceThatTheNextSceneBeginsWithGoesOn() {
        ready();
        mixer.music(Programme.NIGHT);
        pass(20);
        mixer.music(Programme.SILENCE);
        mixer.music(Programme.NIGHT);
        mixer.music(Programme.NIGHT);
        pass(5);
        assertThat(equipment.heard()).containsOnlyKeys(FLUTE);
    }

    @Test
    void anotherSceneFadesIntoItsOwnMusic() {
        ready();
        mixer.music(Programme.NIGHT);
        pass(10);
        mixer.music(Programme.TABLE);
        pass(1);
        assertThat(equipment.heard()).containsOnlyKeys(FLUTE, DANCE);
        pass(3);
        assertThat(equipment.heard()).containsOnlyKeys(DANCE);
    }

    @Test
    void scenesThatChangeQuicklyGiveNoPieceToBeHeardTwiceOver() {
        ready();
        mixer.music(Programme.NIGHT);
        pass(10);
        for (int i = 0; i < 20; i++) {
            mixer.music(i % 2 == 0 ? Programme.TABLE : Programme.NIGHT);
            pass(0.3);
            assertThat(equipment.decks.stream().filter(deck -> deck.playing).map(deck -> deck.file))
                    .doesNotHaveDuplicates();
        }
        pass(4);
        assertThat(equipment.heard()).containsOnlyKeys(FLUTE);
        assertThat(loudness()).isCloseTo(musicAtItsFull(), within(0.001));
        assertThat(playing().position).as("it has gone on").isGreaterThan(18);
    }

    @Test
    void anEveningWithoutMusicKeepsNoDecksForLater() {
        ready();
        preferences.of(Settings.MUSIC).set(false);
        mixer.music(Programme.NIGHT);
        pass(2);
        mixer.music(Programme.TABLE);
        pass(2);
        mixer.music(Programme.NIGHT);
        long before = equipment.open();
        for (int i = 0; i < 31; i++) {
            mixer.music(i % 2 == 0 ? Programme.TABLE : Programme.NIGHT);
            pass(2);
        }
        assertThat(equipment.open()).isEqualTo(before);
        preferences.of(Settings.MUSIC).set(true);
        for (int i = 0; i < 100; i++) {
            pass(BEAT);
            assertThat(loudness()).isLessThanOrEqualTo(musicAtItsFull());
        }
        assertThat(equipment.heard()).containsOnlyKeys(DANCE);
    }

    @Test
    void musicThatGoesAwayInASeamIsGoneInTime() {
        ready();
        mixer.music(Programme.TABLE);
        pass(FakeEquipment.LENGTH - Jukebox.SEAM + 0.5);
        assertThat(equipment.heard()).containsOnlyKeys(DANCE, FLUTE);
        Duration time = mixer.untilSilent();
        mixer.music(Programme.SILENCE);
        pass(time.toSeconds());
        assertThat(equipment.heard()).isEmpty();
    }

    @Test
    void effectsAndMusicHaveAVolumeEach() {
        ready();
        mixer.music(Programme.NIGHT);
        preferences.of(Settings.SOUNDS_VOLUME).set(0);
        pass(3);
        mixer.play(Effect.STEP);
        assertThat(equipment.played).isEmpty();
        assertThat(loudness()).isCloseTo(musicAtItsFull(), within(0.001));
        preferences.of(Settings.SOUNDS_VOLUME).set(50);
        preferences.of(Settings.MUSIC_VOLUME).set(0);
        pass(3);
        mixer.play(Effect.GAME_WON);
        assertThat(equipment.played).hasSize(1);
        assertThat(equipment.played.getFirst().volume()).isCloseTo(0.25, within(0.001));
        assertThat(equipment.heard()).isEmpty();
    }

    @Test
    void silenceOverEverythingFadesTheMusicAndGivesItBackWhereItWas() {
        ready();
        mixer.music(Programme.NIGHT);
        pass(10);
        preferences.of(Settings.MUTED).set(true);
        pass(BEAT);
        assertThat(loudness()).as("it fades").isGreaterThan(musicAtItsFull() / 2);
        pass(2);
        assertThat(equipment.heard()).isEmpty();
        mixer.play(Effect.BUMP);
        assertThat(equipment.played).isEmpty();
        double position = playing().position;
        pass(30);
        assertThat(playing().position).isEqualTo(position);
        preferences.of(Settings.MUTED).set(false);
        pass(2);
        assertThat(equipment.heard()).containsOnlyKeys(FLUTE);
        assertThat(playing().position).isCloseTo(position + 2, within(0.1));
    }

    @Test
    void underALaughTheMusicFallsBackAndComesAgain() {
        ready();
        mixer.music(Programme.NIGHT);
        pass(10);
        mixer.play(Effect.LAUGH);
        assertThat(equipment.played).as("the music falls back first").isEmpty();
        pass(Mixer.LAUGH_WAITS + BEAT);
        assertThat(equipment.played).hasSize(1);
        assertThat(loudness()).isLessThan(musicAtItsFull() / 3);
        pass(6);
        assertThat(loudness()).isCloseTo(musicAtItsFull(), within(0.001));
    }

    @ParameterizedTest
    @EnumSource
    void aVariantIsNotHeardTwiceRunningAndNoTwoAreQuiteAlike(Effect effect) {
        ready();
        List<FakeEquipment.Played> played = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            mixer.play(effect);
            pass(2);
        }
        played.addAll(equipment.played);
        assertThat(played).hasSize(40);
        assertThat(played.stream().map(FakeEquipment.Played::file).distinct()).hasSameSizeAs(effect.files());
        for (int i = 1; i < played.size(); i++) {
            if (effect.files().size() > 1) {
                assertThat(played.get(i).file()).isNotEqualTo(played.get(i - 1).file());
            }
        }
        if (effect.isTune()) {
            assertThat(played).allMatch(one -> one.rate() == Effect.TUNE_RATE);
        } else {
            assertThat(played.stream().map(FakeEquipment.Played::rate).distinct().count()).isGreaterThan(30);
            assertThat(played).allMatch(one -> one.rate() < 1 && one.rate() >= 1 - Effect.RATE_CHANGE);
        }
    }

    @Test
    void heldBeansAreHeardAtOnceUntilTheyAreLetGo() {
        ready();
        Subscription rattle = mixer.hold(Lasting.BEANS_HELD);
        assertThat(equipment.heard()).containsOnlyKeys("beans-held");
        pass(20);
        assertThat(equipment.heard()).containsOnlyKeys("beans-held");
        rattle.unsubscribe();
        assertThat(equipment.heard()).isEmpty();
        rattle.unsubscribe();
        mixer.hold(Lasting.BEANS_HELD);
        assertThat(equipment.heard()).containsOnlyKeys("beans-held");
    }

    @Test
    void whatIsHeldLiesReadyAtTheVolumeThatIsSet() {
        mixer.expect(Lasting.BEANS_HELD);
        ready();
        pass(BEAT);
        preferences.of(Settings.SOUNDS_VOLUME).set(50);
        pass(BEAT);
        assertThat(equipment.decks.stream().filter(deck -> deck.file.equals("beans-held")))
                .isNotEmpty().allMatch(deck -> Math.abs(deck.volume - 0.25) < 0.001);
    }

    @Test
    void aLastingSoundStartsAgainBeforeItsEnd() {
        ready();
        mixer.hold(Lasting.BEANS_HELD);
        pass(9.8);
        assertThat(equipment.decks.stream().filter(deck -> deck.file.equals("beans-held"))
                .mapToInt(deck -> deck.starts).sum()).isGreaterThanOrEqualTo(2);
        assertThat(equipment.decks.stream().filter(deck -> deck.file.equals("beans-held") && deck.playing))
                .isNotEmpty();
    }

    @Test
    void rainComesAndGoesSlowlyAndIsHeldByAllWhoHoldIt() {
        ready();
        Subscription one = mixer.hold(Lasting.RAIN);
        Subscription other = mixer.hold(Lasting.RAIN);
        pass(0.5);
        double soft = loudness();
        pass(3);
        assertThat(loudness()).isGreaterThan(soft);
        one.unsubscribe();
        pass(3);
        assertThat(equipment.heard()).containsOnlyKeys("rain");
        other.unsubscribe();
        pass(0.5);
        assertThat(equipment.heard()).containsOnlyKeys("rain");
        pass(2);
        assertThat(equipment.heard()).isEmpty();
    }

    @Test
    void silenceOverEverythingEndsWhatSounds() {
        ready();
        equipment.hanging = true;
        equipment.clip = 6;
        mixer.play(Effect.THUNDER_NEAR);
        preferences.of(Settings.MUTED).set(true);
        pass(BEAT);
        assertThat(equipment.stopped).isPositive();
    }

    @Test
    void whatEndsSoonDiesAwayWhenSilenceFalls() {
        ready();
        equipment.hanging = true;
        mixer.play(Effect.BUMP);
        preferences.of(Settings.MUTED).set(true);
        pass(1);
        assertThat(equipment.stopped).isZero();
        mixer.hush();
        assertThat(equipment.stopped).as("the boss hears nothing").isPositive();
    }

    @Test
    void noMoreSoundAtOnceThanThereAreVoicesAndATuneComesThrough() {
        ready();
        for (int i = 0; i < 100; i++) {
            mixer.play(Effect.STEP);
        }
        assertThat(equipment.played).hasSize(Voices.MOST);
        mixer.play(Effect.GAME_WON);
        assertThat(equipment.played).hasSize(Voices.MOST + 1);
        pass(FakeEquipment.CLIP + 1);
        mixer.play(Effect.STEP);
        assertThat(equipment.played).hasSize(Voices.MOST + 2);
    }
}
