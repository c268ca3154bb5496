package patolli.ui.pagade;

import java.util.List;
import java.util.Map;
import patolli.board.PagadeSpeech;
import patolli.rules.Side;
import patolli.rules.pagade.PagadeGame;
import patolli.speech.LineBook;
import patolli.speech.OwnRemarks;
import patolli.speech.Talk;
import patolli.text.Texts;
import patolli.ui.table.Talking;

/** What is said at the cloth: by the guard, whom the clerk answers, and with four by mahout and flower seller. */
final class ClothTalk {
    /** Within the printed border of the sheets. */
    private static final double HEM = 9;

    private ClothTalk() { }

    static Talking talking() {
        String game = PagadeGame.INSTANCE.name();
        return new Talking(new Talk(LineBook.said(new Texts(game + "/mirror")),
                LineBook.answered(new Texts(game + "/merchant")), List.of(Side.YELLOW), Side.RED, OwnRemarks.NONE)
                .with(Map.of(Side.BLACK, LineBook.said(new Texts(game + "/flower-seller")), Side.GREEN,
                        LineBook.said(new Texts(game + "/mahout")))), PagadeSpeech::room, HEM);
    }
}
