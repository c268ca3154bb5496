package patolli.ui.proof;

import patolli.beans.Seal;
import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;

/** Puts the sheets about the beans together. */
public final class ProofSheets {
    private ProofSheets() { }

    /** A seal in full: its figure, its words, its digits, and what it is for. */
    public static View seal(Seal seal, Preferences preferences, Pictures pictures, Runnable howItWorks,
            Runnable close) {
        return FxmlView.load("seal", new Texts("seal"), new SealController(seal, preferences, pictures,
                howItWorks, close));
    }

    /** Every cast, checked against the opened beans; or why they are still sealed. */
    public static View proof(ProofModel model, Preferences preferences, Pictures pictures) {
        return FxmlView.load("proof", new Texts("proof"), new ProofController(model, preferences, pictures,
                new Texts("proof")));
    }
}
