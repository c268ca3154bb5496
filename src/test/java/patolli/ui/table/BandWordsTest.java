package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.testkit.CutWords;
import patolli.testkit.Fx;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.Saying;

/** The longest that can stand in the band, at every size of words, and a quarter more for other languages. */
class BandWordsTest {
    /** What makes a sentence longer. */
    private static final String MORE = " und eine Bohne dazu, die niemand sieht";
    /** What happened is written at least so large, in design units. */
    private static final double LEAST = 18;
    private final TestBoard test = new TestBoard();
    private final Texts texts = Texts.of("patolli", "board");

    @AfterEach
    void close() {
        test.close();
    }

    private List<List<String>> happenings() {
        Texts story = new Texts("story").under("patolli/story");
        String two = new Narrator(story).assets("patolli", List.of("stone", "jade-head"));
        return List.of(List.of(texts.get("welcome")),
                List.of(story.get("cast.mirror", "Blue", 10), story.get("forfeit.NO_MOVE.mirror", "Blue", two)),
                List.of(story.get("forfeit.TRIANGLE.you", "Red", two)),
                List.of(story.get("moved.side", "Smoking Mirror", 10), story.get("borneOff.mirror", "Blue"),
                        story.get("forfeit.BEAR_OFF.mirror", "Blue", two), story.get("gameWon.mirror", "Blue", 12)));
    }

    private List<String> expectations() {
        List<String> all = new ArrayList<>(List.of(texts.get("hint.all", 0.88),
                texts.get("hint.all.close", 0.88), texts.get("hint.best", 0.88),
                texts.get("hint.equal", 0.88, 4)));
        for (String effect : List.of("bump", "triangle", "rounded", "danger")) {
            all.add(texts.get("move.enter") + texts.get("move.effect." + effect) + texts.get("hint.worth", 0.888));
            all.add(texts.get("move.squares", 10) + texts.get("move.effect." + effect)
                    + texts.get("hint.worth", 0.888));
        }
        for (String key : List.of("expect.throw", "expect.throw.side", "expect.own.side", "expect.own.mirror",
                "expect.move.side", "expect.demon", "expect.newContest")) {
            all.add(texts.get(key, "Blue", 12));
        }
        return all;
    }

    @Test
    void theLongestSentencesAreWholeAtEverySize() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).state()).open();
        List<String> faults = new ArrayList<>();
        for (TextSize size : TextSize.values()) {
            size(size);
            for (List<String> happened : happenings()) {
                say(happened, expectations().getFirst());
                faults.addAll(faults(size));
            }
            for (String expected : expectations()) {
                say(happenings().get(2), expected);
                faults.addAll(faults(size));
            }
        }
        assertThat(faults).isEmpty();
    }

    @Test
    void languagesThatNeedAQuarterMoreHaveTheirRoom() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).state()).open();
        List<String> faults = new ArrayList<>();
        for (TextSize size : TextSize.values()) {
            size(size);
            for (String expected : expectations()) {
                say(List.of(longer(happenings().get(2).getFirst())), longer(expected));
                faults.addAll(faults(size));
            }
        }
        assertThat(faults).isEmpty();
    }

    @Test
    void thePromptKeepsItsOneLineWhenWordsBecomeLarger() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).state()).open();
        say(happenings().getFirst(), texts.get("expect.throw"));
        Labeled prompt = (Labeled) test.node("expected");
        List<Double> widths = new ArrayList<>();
        for (TextSize size : TextSize.values()) {
            size(size);
            Fx.run(() -> {
                Text line = new Text(prompt.getText());
                line.setFont(prompt.getFont());
                assertThat(prompt.getHeight()).as("%s", size).isEqualTo(prompt.prefHeight(prompt.getWidth() * 2));
                assertThat(prompt.getWidth()).as("%s", size).isGreaterThan(line.getLayoutBounds().getWidth());
                widths.add(prompt.getWidth());
            });
        }
        assertThat(widths).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void largerWordsAreLarger() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).state()).open();
        Map<String, Double> normal = Fx.call(() -> CutWords.under(test.board.root()).sizes());
        size(TextSize.LARGER);
        Map<String, Double> larger = Fx.call(() -> CutWords.under(test.board.root()).sizes());
        assertThat(larger).hasSameSizeAs(normal).allSatisfy((words, size) ->
                assertThat(size).as(words).isGreaterThan(1.1 * normal.get(words)));
    }

    private static String longer(String sentence) {
        return sentence + MORE.substring(0, Math.min(MORE.length(), sentence.length() / 4));
    }

    private void size(TextSize size) {
        Fx.run(() -> {
            test.preferences.of(Settings.TEXT_SIZE).set(size);
            test.scene.getRoot().setStyle("-fx-font-size: " + 16 * size.factor() + "px");
            settle();
        });
    }

    private void say(List<String> happened, String expected) {
        Fx.run(() -> {
            test.board.controller().headlines().tell(new Saying(happened, expected, Set.of(Side.BLUE),
                    test.model.seats()));
            settle();
        });
    }

    private void settle() {
        for (int i = 0; i < 2; i++) {
            test.scene.getRoot().applyCss();
            test.scene.getRoot().layout();
        }
    }

    private List<String> faults(TextSize size) {
        assertThat(Fx.call(() -> ((Labeled) test.scene.lookup("#happened")).getFont().getSize()))
                .isGreaterThanOrEqualTo(LEAST);
        return Fx.call(() -> CutWords.under(test.board.root()).faults()).stream().map(each -> size + ": " + each)
                .toList();
    }
}
