package patolli.ui;

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
        View sheet = scenes.question("second", () -> {
            answer(theatre, question[0]);
            theatre.notice(SavedGames.lookingOnly());
            look.run();
        }, () -> {
            answer(theatre, question[0]);
            quit.run();
        });
        question[0] = new Question(sheet, quit);
        theatre.lay(question[0]);
    }

    private static void answer(Theatre theatre, Question question) {
        question.answered();
        theatre.lift(question);
    }
}
