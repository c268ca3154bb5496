package patolli.tour;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import patolli.beans.Fairness;
import patolli.beans.Occasion;
import patolli.beans.Seal;
import patolli.beans.SealedBeans;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.play.Level;
import patolli.play.Seats;
import patolli.proof.CastCheck;
import patolli.proof.Finding;
import patolli.proof.Proof;
import patolli.proof.SealCheck;
import patolli.rules.Casts;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.save.Header;
import patolli.save.Terms;
import patolli.ui.proof.ProofModel;
import patolli.ui.statistics.StatisticsModel;
import patolli.ui.statistics.StatisticsModel.Against;
import patolli.ui.statistics.StatisticsModel.Evenings;
import patolli.ui.statistics.StatisticsModel.Falls;

/** Beans and evenings to be pictured: the casts of a seed that is always the same. */
final class BeansTour {
    static final String WORD = "M\u00EDa es la noche, Tezcatlipoca";
    private static final int CASTS = 180;
    private static final int CHANGED = 4;
    private static final int LOST = 60;
    private static final int FIRST_LINE = 9;
    private static final Optional<Runnable> SWAPPED = Optional.of(() -> { });
    private final Casts table;
    private final Seed seed;
    private final Seed lost;
    private final Terms terms;
    private final List<CastCheck> casts = new ArrayList<>();
    private final Map<Side, List<Integer>> fallen = new TreeMap<>(Map.of(Side.RED, new ArrayList<>(), Side.BLUE,
            new ArrayList<>()));

    BeansTour(RandomGenerator random, State start) {
        table = start.game().casts();
        seed = Seed.draw(random);
        lost = Seed.draw(random);
        terms = Terms.of(start.game(), start.options(), Instant.EPOCH,
                Seats.mirrorPlays(start.sides(), Side.BLUE), Shaking.BY_HAND);
        SealedBeans beans = new SealedBeans(seed, WORD);
        for (int n = 1; n <= CASTS; n++) {
            Side side = n % 2 == 1 ? Side.RED : Side.BLUE;
            Occasion occasion = new Occasion(start.game().name(), 1, side, (n + 1) / 2);
            long shake = side == Side.RED ? 20 + random.nextInt(400) : 0;
            int cast = beans.cast(occasion, shake, table);
            fallen.get(side).add(cast);
            boolean own = n % 11 == 9 && side == Side.RED;
            casts.add(new CastCheck(FIRST_LINE + n, occasion, own ? OptionalLong.empty() : OptionalLong.of(shake),
                    table.text(cast), own ? new Finding.Own() : new Finding.Fits()));
        }
    }

    /** @param start how the contest begins */
    static BeansTour standard(State start) {
        return new BeansTour(new SplittableRandom(1689), start);
    }

    /** The seal of the beans. */
    Seal seal() {
        return terms.seal(seed);
    }

    /** Before the contest's end. */
    ProofModel sealed() {
        return model(WORD, List.of(new SealCheck(seal(), FIRST_LINE - 1, 5, Optional.empty())),
                casts.subList(0, 5).stream().map(BeansTour::unopened).toList(), 1, Optional.empty());
    }

    /** After it. */
    ProofModel fits() {
        return model(WORD, List.of(opened()), casts, 2, SWAPPED);
    }

    /** After it, in a record that somebody has changed. */
    ProofModel broken() {
        List<CastCheck> changed = new ArrayList<>(casts);
        CastCheck was = casts.get(CHANGED);
        changed.set(CHANGED, new CastCheck(was.line(), was.occasion(), was.shake(),
                was.cast().equals("10") ? "4" : "10", new Finding.Differs(was.cast())));
        return model("", List.of(opened()), changed, 0, SWAPPED);
    }

    /** After it, when the first seed had been lost on the way. */
    ProofModel resealed() {
        List<CastCheck> half = new ArrayList<>(casts);
        half.subList(0, LOST).replaceAll(BeansTour::unopened);
        return model(WORD, List.of(new SealCheck(terms.seal(lost), FIRST_LINE - 1, LOST, Optional.empty()), opened()),
                half, 0, SWAPPED);
    }

    private SealCheck opened() {
        return new SealCheck(seal(), FIRST_LINE - 1, CASTS, Optional.of(seed));
    }

    private static CastCheck unopened(CastCheck cast) {
        return cast.isOwn() ? cast : new CastCheck(cast.line(), cast.occasion(), cast.shake(), cast.cast(),
                new Finding.Unopened());
    }

    private ProofModel model(String word, List<SealCheck> seals, List<CastCheck> record, int undos,
            Optional<Runnable> swapped) {
        Proof proof = new Proof(Header.of(terms, seed), word, seals, List.of(), record,
                new Proof.Beside(false, undos), Optional.empty(), Optional.empty());
        return new ProofModel(proof, () -> { }, swapped, () -> { });
    }

    /** In the middle of many evenings. */
    StatisticsModel evenings() {
        return new StatisticsModel(List.of(falls(Side.RED, "You", CASTS), falls(Side.BLUE, "Smoking Mirror", CASTS)),
                new Evenings(19, 71, List.of(new Against(Level.TOURIST, 6, 5), new Against(Level.MERCHANT, 5, 3),
                        new Against(Level.PRIEST, 2, 1), new Against(Level.MIRROR, 4, 0),
                        new Against(Level.EVEN, 2, 1)), 1289), SampleReckoning.some(), () -> { });
    }

    /** At the very first throws. */
    StatisticsModel beginning() {
        return new StatisticsModel(List.of(falls(Side.RED, "You", 3), falls(Side.BLUE, "Smoking Mirror", 2)),
                Evenings.NONE, SampleReckoning.none(), () -> { });
    }

    private Falls falls(Side side, String name, int most) {
        return new Falls(side, name, Fairness.of(table, fallen.get(side).stream().limit(most).toList()));
    }
}
