package patolli.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import patolli.beans.Seed;
import patolli.proof.Proof;
import patolli.proof.Verification;
import patolli.testkit.PlayedContest;

/** A save of very many seals, each of which wants its seed: it is not worked through for minutes. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ManySealsTest {
    private static final int SIZE = 1_000_000;
    private final PlayedContest contest = PlayedContest.of("tablan", 3);

    private static byte[] save(PlayedContest contest, boolean opened) {
        SplittableRandom random = new SplittableRandom(1);
        List<Entry> seals = new ArrayList<>(contest.unopened());
        List<Entry> seeds = new ArrayList<>();
        while ((seals.size() + seeds.size()) * 80 < SIZE) {
            Seed seed = Seed.draw(random);
            seals.add(new Entry.Sealed(contest.header().terms().seal(seed)));
            if (opened) {
                seeds.add(new Entry.Opened(seed));
            }
        }
        seals.addAll(seeds);
        return SaveText.write(contest.header(), seals);
    }

    private void check(byte[] save) {
        assertThat(save).hasSizeGreaterThan(SIZE / 2);
        Loaded.Seen seen = (Loaded.Seen) Loaded.of(save);
        assertThat(seen.troubles()).singleElement().isInstanceOfSatisfying(Trouble.Damaged.class, damaged ->
                assertThat(damaged.sentence()).contains("more seals and seeds than a save can have"));
        assertThat(seen.game().isOver()).as("what stands before them holds").isTrue();
        Proof proof = Verification.of((SaveText.Readable) SaveText.of(save));
        assertThat(proof.damage()).isPresent();
    }

    @Test
    void aMegabyteOfSealsIsNotFollowed() {
        check(save(contest, false));
    }

    @Test
    void aMegabyteOfSealsAndTheirSeedsIsNotFollowed() {
        check(save(contest, true));
    }

    @Test
    void asManyAsThereMayBeAreChecked() {
        List<Entry> entries = new ArrayList<>(contest.unopened());
        SplittableRandom random = new SplittableRandom(1);
        List<Seed> seeds = random.ints(SaveText.MOST_SEALS / 2 - 1).mapToObj(any -> Seed.draw(random)).toList();
        seeds.forEach(seed -> entries.add(new Entry.Sealed(contest.header().terms().seal(seed))));
        seeds.forEach(seed -> entries.add(new Entry.Opened(seed)));
        entries.add(new Entry.Opened(contest.seed()));
        byte[] save = SaveText.write(contest.header(), entries);
        assertThat(((Loaded.Seen) Loaded.of(save)).game().beans()).hasSize(SaveText.MOST_SEALS / 2)
                .allMatch(beans -> beans.seed().isPresent());
        assertThat(Verification.of((SaveText.Readable) SaveText.of(save)).verdict()).isEqualTo(Proof.Verdict.NOT_LOST);
    }
}
