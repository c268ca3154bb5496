package patolli.ui.tablan;

import java.util.List;
import patolli.board.TablanSpeech;
import patolli.rules.Side;
import patolli.rules.tablan.TablanGame;
import patolli.speech.LineBook;
import patolli.speech.OwnRemarks;
import patolli.speech.Talk;
import patolli.text.Texts;
import patolli.ui.table.Talking;

/** What the dancer says at the plank, and the cloth merchant answers: lines of their own, and no one else's. */
final class PlankTalk {
    /** Within the printed border of the sheets. */
    private static final double HEM = 9;

    private PlankTalk() { }

    static Talking talking() {
        String game = TablanGame.INSTANCE.name();
        return new Talking(new Talk(LineBook.said(new Texts(game + "/mirror")),
                LineBook.answered(new Texts(game + "/merchant")), List.of(Side.BLACK), Side.WHITE, OwnRemarks.NONE),
                TablanSpeech::room, HEM, false);
    }
}
