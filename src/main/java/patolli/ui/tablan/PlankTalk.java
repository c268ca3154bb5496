package patolli.ui.tablan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import patolli.board.TablanSpeech;
import patolli.rules.Side;
import patolli.rules.tablan.TablanGame;
import patolli.speech.LineBook;
import patolli.speech.OwnRemarks;
import patolli.speech.Situation;
import patolli.speech.Talk;
import patolli.speech.Tone;
import patolli.text.Texts;
import patolli.ui.table.Talking;

/** What the dancer says at the plank, and the cloth merchant answers: lines of their own, and no one else's. */
final class PlankTalk {
    private PlankTalk() { }

    static Talking talking() {
        String game = TablanGame.INSTANCE.name();
        LineBook dancer = book(new Texts(game + "/mirror"), Stream.of(Situation.values()).map(Situation::key).toList());
        LineBook merchant = book(new Texts(game + "/merchant"), Stream.of(Tone.values())
                .map(tone -> tone.name().toLowerCase(Locale.ROOT)).toList());
        return new Talking(new Talk(dancer, merchant, List.of(Side.BLACK), Side.WHITE, OwnRemarks.NONE),
                TablanSpeech::room);
    }

    private static LineBook book(Texts texts, List<String> keys) {
        Map<String, List<String>> all = new LinkedHashMap<>();
        for (String key : keys) {
            List<String> lines = new ArrayList<>();
            for (int n = 1; texts.has(key + "." + n); n++) {
                lines.add(texts.get(key + "." + n));
            }
            all.put(key, lines);
        }
        return new LineBook(all);
    }
}
