package patolli.ui.proof;

import javafx.scene.shape.SVGPath;
import patolli.proof.Proof;
import patolli.ui.proof.CheckedCast.Match;

/** The painted marks that say without words and without colour whether something fits. 16 x 16, one broad stroke. */
final class Marks {
    private Marks() { }

    /** A tick, a cross, a hand's stroke for beans of one's own, nothing for what is sealed. */
    static void show(SVGPath mark, Match match) {
        mark.setContent(switch (match) {
            case FITS -> "M 2,8.5 L 6.5,13 L 14,3";
            case DIFFERS -> "M 3,3 L 13,13 M 13,3 L 3,13";
            case OWN -> "M 4,8 L 12,8";
            case SEALED -> "";
        });
        mark.getStyleClass().setAll("match-mark", match.name().toLowerCase(java.util.Locale.ROOT));
    }

    /** A tick, a cross, or a question for what can't be told. */
    static void grade(SVGPath mark, Proof.Grade grade) {
        switch (grade) {
            case FITS -> show(mark, Match.FITS);
            case BROKEN -> show(mark, Match.DIFFERS);
            case UNTOLD -> {
                mark.setContent("M 4,5 C 4,0.5 12,0.5 12,5 C 12,8 8,7.5 8,10.5 M 8,14.5 L 8,14.6");
                mark.getStyleClass().setAll("match-mark", "untold");
            }
        }
    }

    /** Two bars; struck through when the things are not equal. */
    static void equal(SVGPath mark, boolean equal) {
        mark.setContent(equal ? "M 2,5.5 L 18,5.5 M 2,12.5 L 18,12.5"
                : "M 2,5.5 L 18,5.5 M 2,12.5 L 18,12.5 M 14,0 L 6,18");
        mark.getStyleClass().setAll("match-mark", equal ? "fits" : "differs");
    }
}
