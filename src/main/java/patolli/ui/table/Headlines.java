package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import patolli.rules.Side;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.Saying;

/** What is written at the table: the two lines and the score in the band, and both name plates. */
final class Headlines {
    private final Table table;
    private final BandController band;
    private final MatController mat;
    private final Texts texts;
    private final Narrator narrator;

    /**
     * @param table whose visible things the numbers agree with
     * @param texts the bundle {@code board}
     */
    Headlines(Table table, BandController band, MatController mat, Texts texts, Narrator narrator) {
        this.table = table;
        this.band = band;
        this.mat = mat;
        this.texts = texts;
        this.narrator = narrator;
    }

    /** Writes everything anew. */
    void tell(Saying saying) {
        band.tell(saying.happened(), saying.expected(), score(), saying.acting().orElse(null));
        for (Side side : List.of(Side.RED, Side.BLUE)) {
            mat.plate(side).show(narrator.name(side, saying.seats()), holdings(side),
                    saying.acting().filter(side::equals).isPresent());
        }
    }

    /** {@code Red n> n< n Blue}: what each side holds, and the pool between them. */
    private String score() {
        return texts.get("score", table.assetCount(Optional.of(Side.RED)), table.assetCount(Optional.empty()),
                table.assetCount(Optional.of(Side.BLUE)));
    }

    /** The second line of a side's plate: colour, assets, pieces home. */
    private String holdings(Side side) {
        return texts.get("plate", texts.get("colour." + side.key()), table.assetCount(Optional.of(side)),
                table.home(side));
    }

    /** Says something else in the place of what happened last. */
    void notice(String sentence) {
        band.notice(sentence);
    }

    /** Says something else in the place of what is expected. */
    void expect(String sentence) {
        band.expect(sentence);
    }
}
