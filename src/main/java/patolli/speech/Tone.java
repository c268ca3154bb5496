package patolli.speech;

import java.util.Locale;

/** How Smoking Mirror has just spoken, which makes what may be answered. */
public enum Tone {
    /** He is pleased with himself. */
    CROW,
    /** He has been hurt. */
    SULK,
    /** He talks. */
    CHAT,
    /** He talks of what is played for. */
    STAKE;

    /** The name in the bundles: {@code crow}. */
    String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
