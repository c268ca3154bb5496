package patolli.ui;

import javafx.scene.Parent;
import javafx.scene.Scene;
import patolli.ui.common.View;
import patolli.ui.shelf.SavedGames;
import patolli.ui.theatre.Theatre;

/** What is asked when another Patolli has the games open: look only, or quit. */
public final class SecondPatolli {
    private SecondPatolli() { }

    /**
     * Asks, over the scene that is shown. To take the question away without an answer is to quit.
     *
     * @param look done when it is to be looked only
     * @param quit closes the window
     */
    public static void ask(Theatre theatre, Scenes scenes, Runnable look, Runnable quit) {
        Question[] question = new Question[1];
        View sheet = scenes.question("second", () -> question[0].answer(() -> {
            theatre.notice(SavedGames.lookingOnly());
            look.run();
        }), () -> question[0].answer(quit));
        question[0] = new Question(sheet, theatre, quit);
        theatre.lay(question[0]);
    }

    /** The sheet, and whether it has been answered. */
    private static final class Question implements View {
        private final View sheet;
        private final Theatre theatre;
        private final Runnable otherwise;
        private boolean answered;

        Question(View sheet, Theatre theatre, Runnable otherwise) {
            this.sheet = sheet;
            this.theatre = theatre;
            this.otherwise = otherwise;
        }

        void answer(Runnable then) {
            answered = true;
            theatre.lift(this);
            then.run();
        }

        @Override
        public Parent root() {
            return sheet.root();
        }

        @Override
        public void attach(Scene scene) {
            sheet.attach(scene);
        }

        @Override
        public void detach() {
            sheet.detach();
            if (!answered) {
                answered = true;
                otherwise.run();
            }
        }
    }
}
