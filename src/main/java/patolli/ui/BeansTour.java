package patolli.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import patolli.ai.Level;
import patolli.beans.Fairness;
import patolli.beans.Occasion;
import patolli.beans.SealedBeans;
import patolli.beans.Seed;
import patolli.rules.Casts;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliGame;
import patolli.ui.proof.CheckedCast;
import patolli.ui.proof.CheckedCast.Match;
import patolli.ui.proof.ProofModel;
import patolli.ui.proof.ProofModel.Bag;
import patolli.ui.proof.ProofModel.Opened;
import patolli.ui.statistics.StatisticsModel;
import patolli.ui.statistics.StatisticsModel.Against;
import patolli.ui.statistics.StatisticsModel.Evenings;
import patolli.ui.statistics.StatisticsModel.Falls;

/** Beans and evenings to be pictured: the casts of a seed that is always the same. */
final class BeansTour {
    private static final int CASTS = 180;
    private static final int CHANGED = 4;
    private static final Casts TABLE = PatolliGame.INSTANCE.casts();
    private final Seed seed;
    private final List<CheckedCast> casts = new ArrayList<>();
    private final Map<Side, List<Integer>> fallen = new TreeMap<>(Map.of(Side.RED, new ArrayList<>(), Side.BLUE,
            new ArrayList<>()));

    BeansTour(RandomGenerator random) {
        seed = Seed.draw(random);
        SealedBeans beans = new SealedBeans(seed);
        for (int n = 1; n <= CASTS; n++) {
            Side side = n % 2 == 1 ? Side.RED : Side.BLUE;
            int nth = (n + 1) / 2;
            long shake = side == Side.RED ? 20 + random.nextInt(400) : 0;
            int cast = beans.cast(new Occasion("patolli", 1, side, nth), shake, TABLE);
            fallen.get(side).add(cast);
            String text = TABLE.text(cast);
            casts.add(n % 11 == 9 && side == Side.RED
                    ? new CheckedCast(n, 1, side, nth, OptionalLong.empty(), "", text, Match.OWN)
                    : new CheckedCast(n, 1, side, nth, OptionalLong.of(shake), text, text, Match.FITS));
        }
    }

    static BeansTour standard() {
        return new BeansTour(new SplittableRandom(1689));
    }

    Seed seed() {
        return seed;
    }

    /** Before the contest's end. */
    ProofModel sealed() {
        return new ProofModel(List.of(new Bag(seed.seal(""), Optional.empty())), List.of(), () -> { }, Optional.empty(),
                () -> { });
    }

    /** After it. */
    ProofModel open() {
        return over(casts);
    }

    /** After it, in a record that somebody has changed. */
    ProofModel changed() {
        List<CheckedCast> changed = new ArrayList<>(casts);
        CheckedCast was = casts.get(CHANGED);
        changed.set(CHANGED, new CheckedCast(was.number(), was.game(), was.side(), was.nth(), was.shake(),
                was.derived(), was.derived().equals("10") ? "4" : "10", Match.DIFFERS));
        return over(changed);
    }

    private ProofModel over(List<CheckedCast> record) {
        return new ProofModel(List.of(new Bag(seed.seal(""), Optional.of(new Opened(seed.hex(), seed.seal(""))))), record,
                () -> { }, Optional.of(() -> { }), () -> { });
    }

    /** In the middle of many evenings. */
    StatisticsModel evenings() {
        return new StatisticsModel(List.of(falls(Side.RED, "You", CASTS), falls(Side.BLUE, "Smoking Mirror", CASTS)),
                new Evenings(17, 64, List.of(new Against(Level.TOURIST, 6, 5), new Against(Level.MERCHANT, 5, 3),
                        new Against(Level.PRIEST, 2, 1), new Against(Level.MIRROR, 4, 0)), 1289), () -> { });
    }

    /** At the very first throws. */
    StatisticsModel beginning() {
        return new StatisticsModel(List.of(falls(Side.RED, "You", 3), falls(Side.BLUE, "Smoking Mirror", 2)),
                Evenings.NONE, () -> { });
    }

    private Falls falls(Side side, String name, int most) {
        return new Falls(side, name, Fairness.of(TABLE, fallen.get(side).stream().limit(most).toList()));
    }
}
