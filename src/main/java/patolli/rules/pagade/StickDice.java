package patolli.rules.pagade;

import java.util.ArrayList;
import java.util.List;
import patolli.rules.Casts;

/** The two long stick dice: faces 1, 3, 4 and 6, equally likely. A cast is written lower die first. */
final class StickDice {
    private static final int[] FACES = {1, 3, 4, 6};
    private static final int MOST = 6;

    static final Casts CASTS = casts();

    private static final byte[] LOW = new byte[CASTS.size()];
    private static final byte[] HIGH = new byte[CASTS.size()];
    private static final byte[] INDEX = new byte[(MOST + 1) * (MOST + 1)];

    static {
        for (int cast = 0; cast < CASTS.size(); cast++) {
            String text = CASTS.text(cast);
            LOW[cast] = (byte) Character.digit(text.charAt(0), 10);
            HIGH[cast] = (byte) Character.digit(text.charAt(2), 10);
            INDEX[LOW[cast] * (MOST + 1) + HIGH[cast]] = (byte) cast;
        }
    }

    private StickDice() { }

    static int low(int cast) {
        return LOW[cast];
    }

    static int high(int cast) {
        return HIGH[cast];
    }

    static int sum(int cast) {
        return LOW[cast] + HIGH[cast];
    }

    /** The cast of two faces, lower first. */
    static int cast(int low, int high) {
        return INDEX[low * (MOST + 1) + high];
    }

    static boolean isFace(int number) {
        return number == 1 || number == 3 || number == 4 || number == 6;
    }

    private static Casts casts() {
        List<String> texts = new ArrayList<>();
        List<Integer> weights = new ArrayList<>();
        for (int low : FACES) {
            for (int high : FACES) {
                if (low <= high) {
                    texts.add(low + "," + high);
                    weights.add(low == high ? 1 : 2);
                }
            }
        }
        return new Casts(texts, weights);
    }
}
