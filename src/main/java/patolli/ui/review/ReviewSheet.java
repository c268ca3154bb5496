package patolli.ui.review;

import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;

/** Puts the sheet of a review together. */
public final class ReviewSheet {
    private ReviewSheet() { }

    /** The sheet; the review begins when it is shown. */
    public static View load(ReviewDesk desk, Preferences preferences, Pictures pictures) {
        Texts texts = new Texts("review");
        return FxmlView.load("review", texts, new ReviewController(desk, preferences, pictures, texts));
    }
}
