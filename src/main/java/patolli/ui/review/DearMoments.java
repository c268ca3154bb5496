package patolli.ui.review;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import patolli.ai.review.ReviewedStep;
import patolli.play.Decision;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.text.MoveWords;
import patolli.text.Texts;
import patolli.ui.common.Cord;
import patolli.ui.common.Pictures;
import patolli.ui.common.Pigment;
import patolli.ui.table.MovePicture;

/** The dearest decisions of a side: each with the board, what was decided and what was better drawn on it. */
final class DearMoments {
    /** How a decision that was made is drawn, and how the best one. */
    static final Cord MADE = new Cord(Pigment.COCHINEAL, List.of(3.2, 2.6));
    static final Cord BEST = Cord.whole(Pigment.JADE);
    private static final double PICTURE = 160;
    private final ReviewDesk desk;
    private final Texts texts;
    private final MovePicture picture;
    private final MoveWords words = new MoveWords();

    DearMoments(ReviewDesk desk, Pictures pictures, Texts texts) {
        this.desk = desk;
        this.texts = texts;
        picture = new MovePicture(desk.table(), pictures);
    }

    /** A row for each. */
    List<HBox> rows(List<ReviewedStep> dearest, Side side, Unit unit) {
        return IntStream.range(0, dearest.size()).mapToObj(n -> row(n + 1, dearest.get(n), side, unit)).toList();
    }

    private HBox row(int number, ReviewedStep step, Side side, Unit unit) {
        State state = desk.record().steps().get(step.index()).turn().before();
        Label told = new Label(texts.get("dear." + unit.key(), number, step.index() + 1, words.tell(state, made(step)),
                step.loss() * unit.whole(), texts.get("grade." + step.grade()), thrown(state))
                + next(step, state, unit));
        told.getStyleClass().add("judged");
        told.setWrapText(true);
        told.setMinHeight(Region.USE_PREF_SIZE);
        HBox buttons = new HBox(10, leading("look", number, step, () -> desk.show().accept(step.index())));
        desk.play().ifPresent(play -> buttons.getChildren().add(leading("play", number, step,
                () -> play.from(step.index(), side))));
        VBox beside = new VBox(4, told, buttons);
        beside.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(beside, Priority.ALWAYS);
        List<MovePicture.Drawn> both = drawn(step, state);
        HBox row = new HBox(14, new StackPane(state.phase() == Phase.BET ? picture.bets(state, both, PICTURE)
                : picture.of(state, both, PICTURE)), beside);
        row.getChildren().getFirst().getStyleClass().add("board-picture");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private String thrown(State state) {
        return state.phase() == Phase.MOVE ? texts.get("dear.thrown", MoveWords.thrown(state)) : "";
    }

    private static int made(ReviewedStep step) {
        return switch (step.decision()) {
            case Decision.Move move -> move.move();
            case Decision.Bet bet -> bet.amount();
            case Decision.Cast _ -> throw new IllegalArgumentException("a cast is no decision");
        };
    }

    private static List<MovePicture.Drawn> drawn(ReviewedStep step, State state) {
        int best = move(state, step.best());
        int made = made(step);
        return List.of(new MovePicture.Drawn(best, BEST, end(state, best)),
                new MovePicture.Drawn(made, MADE, end(state, made)));
    }

    /** How much is bet, or the number of the square that a move leads to; none for several, or off the board. */
    private static Optional<String> end(State state, int move) {
        if (state.phase() == Phase.BET) {
            return Optional.of(String.valueOf(move));
        }
        if (state.phase() != Phase.MOVE || state.view(move).legs().size() > 1) {
            return Optional.empty();
        }
        return state.view(move).legs().getFirst().to() instanceof Spot.Square(int number, boolean _)
                ? Optional.of(String.valueOf(state.game().square(number))) : Optional.empty();
    }

    private static int move(State state, String text) {
        return state.find(text).orElseThrow();
    }

    /** How the best decision but one compares, which may be the one that was made. */
    private String next(ReviewedStep step, State state, Unit unit) {
        return step.next().map(next -> texts.get("next." + (next.text().equals(step.text()) ? "own" : unit.key()),
                words.tell(state, move(state, step.best())), words.tell(state, move(state, next.text())),
                next.less() * unit.whole())).orElse("");
    }

    /** A button that leads from the sheet to a step. */
    private Button leading(String where, int number, ReviewedStep step, Runnable there) {
        Button button = new Button(texts.get(where));
        button.setId(where + "-" + number);
        button.getStyleClass().addAll("codex-button", "bone", "small");
        button.setAccessibleText(texts.get(where + ".hint", step.index() + 1));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> {
            desk.close().run();
            there.run();
        });
        return button;
    }
}
