package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.beans.Occasion;
import patolli.beans.SealedBeans;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.play.Seats;
import patolli.rules.Casts;
import patolli.rules.Options;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.save.Entry;
import patolli.save.Header;
import patolli.save.SaveText;
import patolli.save.Terms;
import patolli.testkit.PlayedContest;

/** Every known way to forge a save, and what {@code verify} and the README's script say of it, side by side. */
class ForgeryTest {
    private static final PlayedContest HONEST = PlayedContest.of("patolli", 21, Shaking.BY_HAND, "tlaloc");
    private static final PlayedContest STILL = PlayedContest.of("patolli", 22, Shaking.NONE, "");
    private static final Casts TABLE = HONEST.header().game().casts();
    private static final Seed HIDDEN = Seed.draw(new SplittableRandom(77));
    /** Two seeds whose seals under these terms begin with the same 48 bits: found by a search of half a minute. */
    private static final String[] COLLIDING = {
        "00000000000000000000000000000000000000000000000000000000010d1cea",
        "000000000000000000000000000000000000000000000000000000000319aabe"};

    /** A forgery, and the exit status of both: 0 fits, 1 broken, 2 can't be told. */
    private enum Forgery {
        RESEALED_BY_A_HIDDEN_SEED(2, 2) {
            @Override
            byte[] save() {
                return resealed(List.of());
            }
        },
        RESEALED_AND_THE_HIDDEN_SEED_PUT_BACK(1, 1) {
            @Override
            byte[] save() {
                return resealed(List.of(HIDDEN));
            }
        },
        A_FRESH_SEAL_BEFORE_EACH_CAST(2, 2) {
            @Override
            byte[] save() {
                return fresh(false);
            }
        },
        A_FRESH_SEAL_BEFORE_EACH_CAST_ALL_OPENED(1, 1) {
            @Override
            byte[] save() {
                return fresh(true);
            }
        },
        A_SEAL_NEVER_OPENED(2, 2) {
            @Override
            byte[] save() {
                return SaveText.write(HONEST.header(), HONEST.unopened());
            }
        },
        A_SHAKEN_CAST_OF_THE_COMPUTER(1, 1) {
            @Override
            byte[] save() {
                return SaveText.write(HONEST.header(), shaken(HONEST, "blue"));
            }
        },
        THE_SEAT_TRICK(1, 1) {
            @Override
            byte[] save() {
                List<Entry> entries = shaken(HONEST, "blue");
                int at = single(entries, "blue");
                Seats seats = HONEST.header().seats();
                entries.add(at + 1, new Entry.Seated(seats));
                entries.add(at, new Entry.Seated(Seats.allPlayers(List.copyOf(seats.asMap().keySet()))));
                return SaveText.write(HONEST.header(), entries);
            }
        },
        ALL_CASTS_MARKED_OWN(2, 2) {
            @Override
            byte[] save() {
                return SaveText.write(HONEST.header(), HONEST.entries().stream().map(entry ->
                        entry instanceof Entry.Cast cast ? own(cast) : entry).toList());
            }
        },
        OPTIONS_CHANGED(1, 1) {
            @Override
            byte[] save() throws Refusal {
                Terms terms = HONEST.header().terms();
                return under(new Terms(2, terms.game(), Options.of(terms.game().options(), Map.of("bear-off", "onto")),
                        terms.begun(), terms.seats(), terms.shaking()));
            }
        },
        SEATS_CHANGED(1, 1) {
            @Override
            byte[] save() {
                Terms terms = HONEST.header().terms();
                return under(new Terms(2, terms.game(), terms.options(), terms.begun(),
                        terms.seats().switched(List.of(Side.RED, Side.BLUE)), terms.shaking()));
            }
        },
        BEGINNING_CHANGED(1, 1) {
            @Override
            byte[] save() {
                Terms terms = HONEST.header().terms();
                return under(new Terms(2, terms.game(), terms.options(), Instant.EPOCH, terms.seats(),
                        terms.shaking()));
            }
        },
        CALLED_AN_OLDER_FORM(1, 1) {
            @Override
            byte[] save() {
                Terms terms = HONEST.header().terms();
                List<Entry> entries = HONEST.entries();
                entries.removeIf(Entry.Word.class::isInstance);
                return SaveText.write(new Header(new Terms(1, terms.game(), terms.options(), terms.begun(),
                        terms.seats(), Shaking.BY_HAND), HONEST.header().seal()), entries);
            }
        },
        ANOTHER_CONTESTS_SEED(1, 1) {
            @Override
            byte[] save() {
                List<Entry> entries = new ArrayList<>(HONEST.unopened());
                entries.add(new Entry.Opened(STILL.seed()));
                return SaveText.write(HONEST.header(), entries);
            }
        },
        RECORDS_OF_ONE_SIDE_SWAPPED(1, 1) {
            @Override
            byte[] save() {
                List<Entry> entries = HONEST.entries();
                int[] casts = casts(entries, "red");
                Entry first = entries.get(casts[2]);
                entries.set(casts[2], entries.get(casts[3]));
                entries.set(casts[3], first);
                return SaveText.write(HONEST.header(), entries);
            }
        },
        /** The casts are honest, but not in this order: that takes the rules, which the script does not know. */
        RECORDS_OF_TWO_SIDES_SWAPPED(1, 0) {
            @Override
            byte[] save() {
                List<Entry> entries = STILL.entries();
                int at = 0;
                while (!(entries.get(at) instanceof Entry.Cast one && entries.get(at + 1) instanceof Entry.Cast other
                        && one.occasion().side() != other.occasion().side())) {
                    at++;
                }
                entries.add(at, entries.remove(at + 1));
                return SaveText.write(STILL.header(), entries);
            }
        },
        A_CAST_CHANGED(1, 1) {
            @Override
            byte[] save() {
                List<Entry> entries = HONEST.entries();
                int at = single(entries, "red");
                entries.set(at, HONEST.changed((Entry.Cast) entries.get(at)));
                return SaveText.write(HONEST.header(), entries);
            }
        },
        A_CAST_CHANGED_WITH_ITS_SHAKE_WHERE_NOBODY_SHAKES(1, 1) {
            @Override
            byte[] save() {
                return SaveText.write(STILL.header(), shaken(STILL, "red"));
            }
        },
        /** This is what rests on the program's word in a contest by hand; both count the shakes and say so. */
        A_CAST_CHANGED_WITH_ITS_SHAKE_BY_HAND(0, 0) {
            @Override
            byte[] save() {
                return SaveText.write(HONEST.header(), reshaken());
            }
        },
        A_DROPPED_UNDO(1, 1) {
            @Override
            byte[] save() {
                List<Entry> entries = HONEST.entries();
                int at = 0;
                while (!(entries.get(at) instanceof Entry.Undo && entries.get(at - 1) instanceof Entry.Cast
                        && entries.get(at + 1).equals(entries.get(at - 1)))) {
                    at++;
                }
                entries.remove(at);
                return SaveText.write(HONEST.header(), entries);
            }
        },
        A_DROPPED_CAST(1, 1) {
            @Override
            byte[] save() {
                List<Entry> entries = HONEST.entries();
                entries.remove(single(entries, "red"));
                return SaveText.write(HONEST.header(), entries);
            }
        },
        THE_WORD_CHANGED(1, 1) {
            @Override
            byte[] save() {
                List<Entry> entries = HONEST.entries();
                entries.set(0, new Entry.Word("quetzalcoatl"));
                return SaveText.write(HONEST.header(), entries);
            }
        },
        THE_WORD_ADDED_AFTER_THE_FIRST_CAST(1, 1) {
            @Override
            byte[] save() {
                List<Entry> entries = STILL.entries();
                entries.add(single(entries, "red") + 1, new Entry.Word("tlaloc"));
                return SaveText.write(STILL.header(), entries);
            }
        },
        SHAKEN_UNDER_BEANS_CALLED_KNOWN(2, 2) {
            @Override
            byte[] save() {
                List<Entry> entries = shaken(HONEST, "blue");
                entries.add(1, new Entry.Again());
                return SaveText.write(HONEST.header(), entries);
            }
        };

        private final int verify;
        private final int script;

        Forgery(int verify, int script) {
            this.verify = verify;
            this.script = script;
        }

        abstract byte[] save() throws Refusal;
    }

    @TempDir
    private Path folder;
    private Script script;

    @BeforeEach
    void extract() throws IOException {
        script = new Script(folder);
        assumeTrue(script.canRun(), "needs Python 3 on this machine");
    }

    @ParameterizedTest
    @EnumSource
    void isFoundOut(Forgery forgery) throws Exception {
        Path save = Files.write(folder.resolve("forged.patolli"), forgery.save());
        Told verify = Told.by("verify", save.toString());
        Told alone = script.check(save.toString());
        assertThat(verify.err() + alone.err()).isEmpty();
        assertThat(List.of(verify.status(), alone.status())).as(verify.out() + alone.out())
                .containsExactly(forgery.verify, forgery.script);
    }

    @Test
    void whatRestsOnTheProgramsWordIsCounted() throws IOException {
        Path save = Files.write(folder.resolve("reshaken.patolli"),
                SaveText.write(HONEST.header(), HONEST.entries()));
        long shaken = HONEST.entries().stream().filter(entry ->
                entry instanceof Entry.Cast cast && cast.shake().orElse(0) > 0).count();
        assertThat(Told.by("verify", save.toString()).out()).contains("held in " + shaken + " casts rests on");
        assertThat(script.check(save.toString()).out()).contains(shaken + " shaken");
    }

    @Test
    void twoSealsWithTheSameWordsAreToldApartByTheWholeSeal() throws Exception {
        Map<Header, Path> saves = new LinkedHashMap<>();
        for (String hex : COLLIDING) {
            PlayedContest contest = PlayedContest.with(Seed.parse(hex), "tablan");
            saves.put(contest.header(), Files.write(folder.resolve(hex.substring(56) + ".patolli"),
                    SaveText.write(contest.header(), contest.entries())));
        }
        List<Header> two = List.copyOf(saves.keySet());
        assertThat(two.get(0).seal().words()).isEqualTo(two.get(1).seal().words());
        assertThat(two.get(0).seal()).isNotEqualTo(two.get(1).seal());
        for (int shown = 0; shown < 2; shown++) {
            String noted = two.get(shown).seal().hex();
            for (int found = 0; found < 2; found++) {
                String save = saves.get(two.get(found)).toString();
                assertThat(Told.by("verify", save).status()).isZero();
                assertThat(Told.by("verify", save, "--seal", noted.toUpperCase(java.util.Locale.ROOT)).status())
                        .isEqualTo(shown == found ? 0 : 1);
            }
        }
    }

    @Test
    void aNotedSealThatIsNoneIsRefused() {
        Told told = Told.by("verify", "README.md", "--seal", "0123");
        assertThat(told.status()).isEqualTo(2);
        assertThat(told.err()).contains("64 digits").doesNotContain("Exception").hasLineCount(1);
    }

    private static byte[] resealed(List<Seed> putBack) {
        Terms terms = HONEST.header().terms();
        List<Entry> entries = HONEST.entries();
        entries.add(single(entries, "red"), new Entry.Sealed(HONEST.header().seal()));
        putBack.forEach(seed -> entries.add(entries.size() - 1, new Entry.Opened(seed)));
        return SaveText.write(Header.of(terms, HIDDEN), entries);
    }

    /** Each cast is the highest that there is, from a seed that was looked for. */
    private static byte[] fresh(boolean all) {
        Terms terms = STILL.header().terms();
        SplittableRandom random = new SplittableRandom(5);
        List<Entry> entries = new ArrayList<>();
        List<Seed> seeds = new ArrayList<>();
        for (Entry entry : STILL.unopened()) {
            if (entry instanceof Entry.Cast cast && cast.shake().isPresent()) {
                Seed seed = Seed.draw(random);
                while (!show(seed, "", cast.occasion(), 0).equals(cast.cast())) {
                    seed = Seed.draw(random);
                }
                seeds.add(seed);
                entries.add(new Entry.Sealed(terms.seal(seed)));
            }
            entries.add(entry);
        }
        (all ? seeds : seeds.subList(seeds.size() - 1, seeds.size())).forEach(seed ->
                entries.add(new Entry.Opened(seed)));
        return SaveText.write(Header.of(terms, HIDDEN), entries);
    }

    private static byte[] under(Terms other) {
        return SaveText.write(new Header(other, HONEST.header().seal()), HONEST.entries());
    }

    private static String show(Seed seed, String word, Occasion occasion, long shake) {
        return TABLE.text(new SealedBeans(seed, word).cast(occasion, shake, TABLE));
    }

    private static Entry.Cast own(Entry.Cast cast) {
        return new Entry.Cast(cast.occasion(), OptionalLong.empty(), cast.cast());
    }

    /** The same cast with a shake that shows it too. */
    private static Entry.Cast shaken(Entry.Cast cast, Seed seed, String word) {
        long shake = 1;
        while (shake == cast.shake().orElseThrow() || !show(seed, word, cast.occasion(), shake).equals(cast.cast())) {
            shake++;
        }
        return new Entry.Cast(cast.occasion(), OptionalLong.of(shake), cast.cast());
    }

    private static List<Entry> shaken(PlayedContest contest, String side) {
        List<Entry> entries = contest.entries();
        int at = single(entries, side);
        entries.set(at, shaken((Entry.Cast) entries.get(at), contest.seed(), contest == HONEST ? "tlaloc" : ""));
        return entries;
    }

    private static List<Entry> reshaken() {
        return shaken(HONEST, "red");
    }

    private static int[] casts(List<Entry> entries, String side) {
        return IntStream.range(0, entries.size()).filter(i -> entries.get(i) instanceof Entry.Cast cast
                && cast.shake().isPresent() && cast.occasion().side().key().equals(side)).toArray();
    }

    /** A cast of that side from the beans that stands alone on its occasion. */
    private static int single(List<Entry> entries, String side) {
        return IntStream.of(casts(entries, side)).filter(i -> entries.stream().filter(other ->
                other instanceof Entry.Cast same && same.occasion().equals(((Entry.Cast) entries.get(i)).occasion()))
                .count() == 1).skip(3).findFirst().orElseThrow();
    }
}
