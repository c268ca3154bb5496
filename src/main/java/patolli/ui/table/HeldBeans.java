package patolli.ui.table;

import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import patolli.model.TableModel;

/** The beans in a player's hand: as long as they are held they are drawn anew again and again, and rattle. */
final class HeldBeans {
    /** Draws a second while the beans are held. */
    static final int DRAWS_A_SECOND = 180;

    private final TableModel model;
    private final TableStage stage;
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            rattle(now);
        }
    };
    private boolean held;
    private long since;
    private long drawn;
    private boolean counts;

    HeldBeans(TableModel model, TableStage stage) {
        this.model = model;
        this.stage = stage;
    }

    /** Lets the primary button take them up over a place, and throw them. */
    void under(Node spot) {
        spot.setOnMousePressed(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                take();
            }
        });
        spot.setOnMouseReleased(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                release();
            }
        });
    }

    boolean isHeld() {
        return held;
    }

    /** Takes the beans up. */
    void take() {
        if (!held) {
            held = true;
            since = 0;
            drawn = 1;
            counts = model.isShaken();
            model.rattle(1);
            stage.inHand(true);
            stage.takeUp(model.state().mover());
            tell();
            timer.start();
        }
    }

    private void tell() {
        if (counts) {
            stage.shake().show(model.drawsProperty().get());
        } else {
            stage.shake().showNoMatter();
        }
    }

    private void rattle(long now) {
        if (since == 0) {
            since = now;
        }
        long due = 1 + (now - since) * DRAWS_A_SECOND / 1_000_000_000L;
        if (due > drawn) {
            model.rattle((int) (due - drawn));
            drawn = due;
            tell();
            stage.throwing().shake(model.state().mover(), drawn, (now - since) / 1e6);
        }
    }

    /** Lets go. */
    void release() {
        if (held) {
            lay();
            stage.shake().letGo();
            model.release();
        }
    }

    /** Lays the beans down without throwing them. */
    void drop() {
        if (held) {
            lay();
            stage.shake().hide();
            stage.throwing().putDown();
        }
    }

    private void lay() {
        if (held) {
            held = false;
            timer.stop();
            stage.inHand(false);
        }
    }
}
