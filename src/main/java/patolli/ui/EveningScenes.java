package patolli.ui;

import java.util.Map;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.ui.bet.BetModel;
import patolli.ui.board.BoardScene;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.ending.EndingModel;
import patolli.ui.farewell.FarewellModel;
import patolli.ui.menu.MenuModel;
import patolli.ui.menu.MenuModel.Command;
import patolli.ui.splash.SplashModel;

/** The real scenes over one table. */
public final class EveningScenes implements Scenes {
    private final TableModel table;
    private final Preferences preferences;
    private final Pictures pictures;

    public EveningScenes(TableModel table, Preferences preferences, Pictures pictures) {
        this.table = table;
        this.preferences = preferences;
        this.pictures = pictures;
    }

    @Override
    public View splash(SplashModel model) {
        return new StandIn("splash", () -> model.choose(SplashModel.Line.NEW_CONTEST));
    }

    @Override
    public View prolog(Runnable then) {
        return new StandIn("prolog", then);
    }

    @Override
    public View lesson(Runnable then) {
        return new StandIn("lesson", then);
    }

    @Override
    public View board(Map<Command, Runnable> commands) {
        return BoardScene.load(table, preferences, pictures,
                new MenuModel(table, preferences, Optional.empty(), commands));
    }

    @Override
    public View bet(BetModel model, Map<Command, Runnable> commands) {
        return new StandIn("bet", model::lay);
    }

    @Override
    public View ending(EndingModel model) {
        return new StandIn("ending", model.choices().getFirst().command());
    }

    @Override
    public View farewell(FarewellModel model) {
        return new StandIn("farewell", model::end);
    }

    @Override
    public View settings(Runnable close) {
        return new StandIn("settings", close);
    }

    @Override
    public View about(Runnable close) {
        return new StandIn("about", close);
    }

    @Override
    public View book(Runnable close) {
        return new StandIn("book", close);
    }

    @Override
    public View question(String question, Runnable yes, Runnable no) {
        return new StandIn("question", yes);
    }

    /** Until the scene is there. */
    private record StandIn(VBox box) implements View {
        StandIn(String name, Runnable go) {
            this(new VBox(new Button(name)));
            ((Button) box.getChildren().getFirst()).setOnAction(event -> go.run());
        }

        @Override
        public Parent root() {
            return box;
        }

        @Override
        public void attach(Scene scene) { }

        @Override
        public void detach() { }
    }
}
