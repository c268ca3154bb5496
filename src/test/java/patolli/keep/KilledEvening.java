package patolli.keep;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.stage.Window;
import patolli.app.AttendedLaunch;
import patolli.model.Awaiting;
import patolli.model.TableModel;
import patolli.play.Turn;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;

/**
 * The whole program with its window, and a player who clicks a line of the splash and then plays what he sees first.
 * Says what is shown, as a {@link KilledGame} does. Arguments: the folder, and the line: {@code resume}.
 */
final class KilledEvening {
    private final Spoken spoken = new Spoken();
    private final TableModel model;
    private boolean resuming;

    private KilledEvening(TableModel model, String line) {
        this.model = model;
        resuming = line.equals("resume");
    }

    public static void main(String[] args) {
        System.exit(AttendedLaunch.game(Path.of(args[0]), model -> new KilledEvening(model, args[1]).attend(args[1])));
    }

    private void attend(String line) {
        if (!resuming) {
            spoken.say("new");
        }
        model.lastTurnProperty().subscribe((before, now) -> now.ifPresent(this::see));
        model.awaitingProperty().subscribe(awaiting -> Platform.runLater(this::act));
        new Thread(() -> click("#line-" + line)).start();
    }

    private static void click(String line) {
        Fx.until("the splash is laid out", () -> find(line).filter(node -> node.getLayoutBounds().getWidth() > 0
                && !node.getScene().getRoot().isNeedsLayout()).isPresent());
        Node node = Fx.call(() -> find(line).orElseThrow());
        // No click counts before the splash has been there for a moment.
        while (Fx.call(() -> clicked(node))) {
            Thread.onSpinWait();
        }
    }

    /** Whether it was still there to be clicked. */
    private static boolean clicked(Node node) {
        boolean there = isThere(node);
        if (there) {
            Mouse.click(node);
        }
        return there;
    }

    /** Not on its way out, or gone. */
    private static boolean isThere(Node node) {
        return node.getScene() != null
                && Stream.iterate(node, at -> at != null, Node::getParent).noneMatch(Node::isMouseTransparent);
    }

    private static Optional<Node> find(String line) {
        return Window.getWindows().stream().filter(window -> window.getScene() != null)
                .map(window -> window.getScene().lookup(line)).filter(node -> node != null).findFirst();
    }

    private void see(Turn turn) {
        if (resuming) {
            resuming = false;
            spoken.say("resumed " + Spoken.position(model.history(), List.of(), model.seats(), model.state()));
        } else {
            spoken.say(Spoken.of(turn));
        }
    }

    private void act() {
        if (model.awaiting() == Awaiting.BET) {
            model.bet(1);
        } else if (model.awaiting() == Awaiting.THROW) {
            model.rattle(3);
            model.release();
        } else if (model.awaiting() == Awaiting.MOVE) {
            model.move(model.state().moves().getFirst());
        }
    }
}
