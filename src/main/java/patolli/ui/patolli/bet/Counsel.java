package patolli.ui.patolli.bet;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.ai.Judged;
import patolli.model.Adviser;
import patolli.model.Hint;
import patolli.play.Level;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.text.Narrator;
import patolli.text.Texts;

/** What a hint says of the bet: which is best, what the one is worth that is chosen now, and for whom that is so. */
final class Counsel {
    /** Bets whose chances differ by less than this are told as equal. */
    private static final double SAME = 0.01;
    private final BetModel model;
    private final Texts texts;
    private final Narrator narrator;

    Counsel(BetModel model, Texts texts, Narrator narrator) {
        this.model = model;
        this.texts = texts;
        this.narrator = narrator;
    }

    /** Writes it, or nothing before somebody has asked. */
    void write(Pane place) {
        place.getChildren().setAll(model.hintProperty().get().map(this::lines).orElseGet(List::of));
    }

    private List<Region> lines(Hint hint) {
        if (hint.part() == Hint.Part.ALL) {
            return List.of(line("bet-counsel-name", texts.get("counsel.name.all")), new BetGrid(hint.judged(),
                    model.amountProperty().get(), all(hint), texts));
        }
        Label name = line("bet-counsel-name", texts.get("counsel.name"));
        return List.of(name, paper(line("bet-counsel", best(hint) + now(hint)), line("bet-counsel-why",
                why() + " " + texts.get("counsel.more"))));
    }

    private String best(Hint hint) {
        Side side = Adviser.bettor(hint.position(), model.seats());
        String whose = model.seats().players().size() == 1 ? "you" : "side";
        double least = hint.judged().getLast().value();
        String what = hint.judged().size() == 1 ? "only" : hint.best().value() - least < SAME ? "same" : "best";
        return texts.get("counsel." + what + "." + whose, hint.best().move(), hint.best().value(),
                narrator.name(side, model.seats()));
    }

    /** What the bet is worth that the bar shows, where it is another. */
    private String now(Hint hint) {
        int amount = model.amountProperty().get();
        return amount == hint.best().move() ? "" : "\n" + texts.get("counsel.now", amount,
                hint.value(amount).orElseThrow());
    }

    private String all(Hint hint) {
        return hint.judged().stream().sorted((one, other) -> Integer.compare(one.move(), other.move()))
                .map(this::each).collect(Collectors.joining(texts.get("counsel.between")));
    }

    private String each(Judged bet) {
        return texts.get("counsel.each", bet.move(), bet.value());
    }

    private String why() {
        Seats seats = model.seats();
        return seats.asMap().keySet().stream().filter(side -> seats.of(side) == Seat.MIRROR).findFirst()
                .map(seats::level).filter(level -> level != Level.EVEN)
                .map(level -> texts.get("counsel.why", texts.get("level." + level.key())))
                .orElseGet(() -> texts.get("counsel.why.equals"));
    }

    /** A strip of bark paper: words on the bare floor would have its joints between their lines. */
    private static VBox paper(Label... lines) {
        VBox paper = new VBox(lines);
        paper.getStyleClass().add("bet-strip");
        return paper;
    }

    private static Label line(String style, String text) {
        Label line = new Label(text);
        line.getStyleClass().add(style);
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        return line;
    }
}
