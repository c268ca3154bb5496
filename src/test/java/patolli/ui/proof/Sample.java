package patolli.ui.proof;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import patolli.beans.Occasion;
import patolli.beans.Seal;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.play.Seats;
import patolli.proof.CastCheck;
import patolli.proof.Finding;
import patolli.proof.Proof;
import patolli.proof.SealCheck;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.save.Header;
import patolli.save.Terms;
import patolli.testkit.Positions;
import patolli.ui.proof.CheckedCast.Match;

/** Proofs to show. */
final class Sample {
    static final Seed SEED = Seed.draw(new SplittableRandom(1));
    static final Seed OTHER = Seed.draw(new SplittableRandom(2));
    static final String WORD = "tlazohtla";
    private static final State START = Positions.opening("patolli");
    private static final Terms TERMS = Terms.of(START.game(), START.options(), Instant.EPOCH,
            Seats.mirrorPlays(START.sides(), Side.BLUE), Shaking.BY_HAND);
    static final Seal SEAL = TERMS.seal(SEED);
    static final SealCheck CLOSED = new SealCheck(SEAL, 7, 1, Optional.empty());
    static final SealCheck OPEN = opened(SEED);

    private Sample() { }

    /** A seal whose seed is there. */
    static SealCheck opened(Seed seed) {
        return new SealCheck(TERMS.seal(seed), 7, 1, Optional.of(seed));
    }

    /** One cast after the other with these matches, red's and blue's by turns. */
    static List<CastCheck> casts(Match... matches) {
        List<CastCheck> casts = new ArrayList<>();
        for (int i = 0; i < matches.length; i++) {
            boolean own = matches[i] == Match.OWN;
            casts.add(new CastCheck(9 + i, new Occasion("patolli", 1, i % 2 == 0 ? Side.RED : Side.BLUE, i / 2 + 1),
                    own ? OptionalLong.empty() : OptionalLong.of(i % 2 == 0 ? 40 + i : 0),
                    matches[i] == Match.DIFFERS ? "10" : "3", switch (matches[i]) {
                        case FITS -> new Finding.Fits();
                        case DIFFERS -> new Finding.Differs("3");
                        case OWN -> new Finding.Own();
                        case SEALED -> new Finding.Unopened();
                    }));
        }
        return casts;
    }

    /** A long contest in which all casts fit, but those at these places. */
    static List<CastCheck> many(int count, Integer... differing) {
        List<Integer> bad = List.of(differing);
        Match[] matches = new Match[count];
        for (int i = 0; i < count; i++) {
            matches[i] = bad.contains(i) ? Match.DIFFERS : Match.FITS;
        }
        return casts(matches);
    }

    /** @param known whether the beans had been known before */
    static Proof proof(List<CastCheck> casts, boolean known, List<Integer> stray, SealCheck... seals) {
        return new Proof(Header.of(TERMS, SEED), WORD, List.of(seals), stray, casts, new Proof.Beside(known, 0),
                Optional.empty(), Optional.empty());
    }

    static ProofModel model(SealCheck seal, List<CastCheck> casts) {
        return new ProofModel(proof(casts, false, List.of(), seal), () -> { }, Optional.empty(), () -> { });
    }
}
