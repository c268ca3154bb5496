package patolli.ui.farewell;

import java.util.Locale;
import patolli.text.Texts;

/** The stanza that is said at parting. Its end is told once, whoever brings it about. */
public final class FarewellModel {
    /** How many stanzas the prayer has. */
    public static final int STANZAS = 10;
    private final String stanza;
    private final Runnable ended;
    private boolean over;

    /** @param stanza its lines, parted by {@code \n} */
    public FarewellModel(String stanza, Runnable ended) {
        this.stanza = stanza;
        this.ended = ended;
    }

    /** The stanza of the n-th farewell, from 0: a different one each time, until all ten were said. */
    public static String stanza(Texts texts, int n) {
        return texts.get(String.format(Locale.ROOT, "stanza.%02d", 1 + n % STANZAS));
    }

    public String stanza() {
        return stanza;
    }

    /** The evening is over. */
    public void end() {
        if (!over) {
            over = true;
            ended.run();
        }
    }
}
