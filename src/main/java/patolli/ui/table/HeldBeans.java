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
    private final Table table;
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

    HeldBeans(TableModel model, Table table) {
        this.model = model;
        this.table = table;
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
            table.ear().inHand(true);
            table.clearCast();
            tell();
            timer.start();
        }
    }

    private void tell() {
        if (counts) {
            table.shake().show(model.drawsProperty().get());
        } else {
            table.shake().showNoMatter();
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
            table.beans().shake();
        }
    }

    /** Lets go. */
    void release() {
        if (held) {
            lay();
            table.shake().letGo();
            model.release();
        }
    }

    /** Lays the beans down without throwing them. */
    void drop() {
        if (held) {
            lay();
            table.shake().hide();
        }
    }

    private void lay() {
        if (held) {
            held = false;
            timer.stop();
            table.ear().inHand(false);
        }
    }
}
