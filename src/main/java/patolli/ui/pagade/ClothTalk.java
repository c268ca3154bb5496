package patolli.ui.pagade;

import java.util.List;
import patolli.board.PagadeSpeech;
import patolli.rules.Side;
import patolli.rules.pagade.PagadeGame;
import patolli.speech.LineBook;
import patolli.speech.OwnRemarks;
import patolli.speech.Talk;
import patolli.text.Texts;
import patolli.ui.table.Talking;

/** What the palace guard says at the cloth, and the clerk answers: lines of their own, and no one else's. */
final class ClothTalk {
    private ClothTalk() { }

    static Talking talking() {
        String game = PagadeGame.INSTANCE.name();
        return new Talking(new Talk(LineBook.said(new Texts(game + "/mirror")),
                LineBook.answered(new Texts(game + "/merchant")), List.of(Side.YELLOW), Side.RED, OwnRemarks.NONE),
                PagadeSpeech::room);
    }
}
