package patolli.ui.farewell;

import java.util.Locale;
import patolli.text.Texts;

/** The stanza that is said at parting. Its end, or that there is none yet, is told once, whoever brings
 * it about. */
public final class FarewellModel {
    /** How many stanzas the prayer has. */
    public static final int STANZAS = 10;
    private final String stanza;
    private final Runnable ended;
    private final Back back;
    private boolean over;

    /** The way back: the text of its button, with its mnemonic, and what it does. */
    public record Back(String text, Runnable command) { }

    /** @param stanza its lines, parted by {@code \n} */
    public FarewellModel(String stanza, Runnable ended, Back back) {
        this.stanza = stanza;
        this.ended = ended;
        this.back = back;
    }

    /** The stanza of the n-th farewell, from 0: a different one each time, until all ten were said. */
    public static String stanza(Texts texts, int n) {
        return texts.get(String.format(Locale.ROOT, "stanza.%02d", 1 + n % STANZAS));
    }

    public String stanza() {
        return stanza;
    }

    /** What the way back is called. */
    public String backText() {
        return back.text();
    }

    /** The evening is over. */
    public void end() {
        once(ended);
    }

    /** The evening goes on after all. */
    public void back() {
        once(back.command());
    }

    private void once(Runnable way) {
        if (!over) {
            over = true;
            way.run();
        }
    }
}
