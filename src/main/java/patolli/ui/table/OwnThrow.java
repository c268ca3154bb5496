package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import patolli.board.Point;
import patolli.rules.Casts;
import patolli.rules.Side;
import patolli.text.Texts;
import patolli.ui.common.Pigment;

/** Discs of bone with the possible casts on them, for players who throw real beans: a click or a digit enters one. */
final class OwnThrow {
    private static final double SIZE = 44;
    /** How many beans there are. */
    private static final int ALL = 5;
    private static final double DOT = 1.5;
    private final List<Button> discs = new ArrayList<>();
    private final Pane place;
    private final Casts casts;
    private final IntConsumer enter;

    /**
     * @param place where the discs lie, hidden at first
     * @param enter enters a cast
     */
    OwnThrow(Pane place, GameTable table, Texts texts, IntConsumer enter) {
        this.place = place;
        casts = table.game().casts();
        this.enter = enter;
        for (int cast = 0; cast < casts.size(); cast++) {
            discs.add(disc(cast, texts, table.board().ownCast(cast, casts.size())));
        }
        place.getChildren().addAll(discs);
        place.setVisible(false);
    }

    private Button disc(int cast, Texts texts, Point middle) {
        Button disc = new Button(casts.text(cast));
        disc.setId("own-" + casts.text(cast));
        disc.getStyleClass().add("own-disc");
        disc.setAccessibleText(texts.get("own.disc", casts.text(cast)));
        if (isFiveDots(cast)) {
            disc.setGraphic(dots());
            disc.setContentDisplay(ContentDisplay.BOTTOM);
            disc.setGraphicTextGap(-8);
        }
        disc.setManaged(false);
        disc.resizeRelocate(middle.x() - SIZE / 2, middle.y() - SIZE / 2, SIZE, SIZE);
        disc.setOnAction(event -> enter.accept(cast));
        return disc;
    }

    /** Whether as many dots as beans make another number. */
    private boolean isFiveDots(int cast) {
        return cast == ALL && casts.size() == ALL + 1 && !casts.text(cast).equals(Integer.toString(ALL));
    }

    private static HBox dots() {
        HBox dots = new HBox(DOT);
        dots.setAlignment(Pos.CENTER);
        dots.setId("five-dots");
        for (int i = 0; i < ALL; i++) {
            dots.getChildren().add(new Circle(DOT, Pigment.INK.color()));
        }
        return dots;
    }

    /** Offers the discs to a side. */
    void offer(Side side) {
        discs.forEach(disc -> SideColour.of(disc, Optional.of(side)));
        place.setVisible(true);
    }

    void hide() {
        place.setVisible(false);
    }

    /** Brings the focus {@code by} discs on. */
    void step(int by) {
        int now = discs.stream().filter(Button::isFocused).findFirst().map(discs::indexOf).orElse(-1);
        int next = now < 0 ? by > 0 ? 0 : discs.size() - 1 : Math.floorMod(now + by, discs.size());
        discs.get(next).requestFocus();
    }

    /**
     * Enters what a digit says: the number thrown, or, as there is no digit for that, 5 for five dots, and 0 too where
     * that is no cast.
     */
    boolean type(KeyCode key) {
        if (!key.isDigitKey()) {
            return false;
        }
        String digit = key.getName().replaceAll("\\D", "");
        int cast = casts.texts().indexOf(digit);
        if (cast >= 0) {
            enter.accept(cast);
        } else if (digit.equals("5") || digit.equals("0")) {
            enter.accept(casts.size() - 1);
        }
        return true;
    }
}
