package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
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

/**
 * Slips of bone with the possible casts on them, for players who throw real beans: a click or a digit enters one. Where
 * a cast is two dice there is a slip for each face, and two are entered one after the other.
 */
final class OwnThrow {
    private static final double SIZE = 44;
    /** How many beans there are. */
    private static final int ALL = 5;
    private static final double DOT = 1.5;
    /** Between the dice of a cast that is written. */
    private static final String BETWEEN = ",";
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private final List<Button> discs = new ArrayList<>();
    private final Pane place;
    private final Casts casts;
    private final IntConsumer enter;
    private final List<String> faces;
    /** The disc of the first of two dice, once it has been entered. */
    private Optional<Button> first = Optional.empty();
    /** A digit that was typed and may be the first of two. */
    private String tens = "";

    /**
     * @param place where the discs lie, hidden at first
     * @param enter enters a cast
     */
    OwnThrow(Pane place, GameTable table, Texts texts, IntConsumer enter) {
        this.place = place;
        casts = table.game().casts();
        this.enter = enter;
        faces = casts.texts().stream().flatMap(cast -> Stream.of(cast.split(BETWEEN))).distinct().toList();
        for (int face = 0; face < faces.size(); face++) {
            discs.add(disc(face, texts, table.board().ownCast(face, faces.size())));
        }
        place.getChildren().addAll(discs);
        place.setVisible(false);
    }

    private Button disc(int face, Texts texts, Point middle) {
        Button disc = new Button(faces.get(face));
        disc.setId("own-" + faces.get(face));
        disc.getStyleClass().add("own-disc");
        disc.setAccessibleText(texts.get("own.disc", faces.get(face)));
        if (isFiveDots(face)) {
            disc.setGraphic(dots());
            disc.setContentDisplay(ContentDisplay.BOTTOM);
            disc.setGraphicTextGap(-5);
        }
        disc.setManaged(false);
        disc.resizeRelocate(middle.x() - SIZE / 2, middle.y() - SIZE / 2, SIZE, SIZE);
        disc.setOnAction(event -> choose(disc));
        return disc;
    }

    /** Enters what a disc says, or keeps it in mind as the first of two dice. */
    private void choose(Button disc) {
        int cast = casts.texts().indexOf(disc.getText());
        if (cast >= 0) {
            enter.accept(cast);
        } else if (first.isEmpty()) {
            keep(Optional.of(disc));
        } else {
            String other = first.get().getText();
            keep(Optional.empty());
            enter.accept(casts.texts().indexOf(Stream.of(other, disc.getText()).sorted()
                    .collect(Collectors.joining(BETWEEN))));
        }
    }

    private void keep(Optional<Button> disc) {
        first = disc;
        discs.forEach(each -> each.pseudoClassStateChanged(CHOSEN, disc.filter(each::equals).isPresent()));
    }

    /** Takes back the first of two dice; whether it had been entered. */
    boolean back() {
        boolean entered = first.isPresent() || !tens.isEmpty();
        tens = "";
        keep(Optional.empty());
        return entered;
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
        back();
        discs.forEach(disc -> SideColour.of(disc, Optional.of(side)));
        place.setVisible(true);
    }

    void hide() {
        place.setVisible(false);
        tens = "";
    }

    /** Brings the focus {@code by} discs on. */
    void step(int by) {
        int now = discs.stream().filter(Button::isFocused).findFirst().map(discs::indexOf).orElse(-1);
        int next = now < 0 ? by > 0 ? 0 : discs.size() - 1 : Math.floorMod(now + by, discs.size());
        discs.get(next).requestFocus();
    }

    /**
     * Enters what a digit says: the number thrown, of two digits too where none is thrown that is its first; or, as
     * one digit is quicker, 5 for five dots, and 0 too where that is no cast.
     */
    boolean type(KeyCode key) {
        if (!key.isDigitKey()) {
            return false;
        }
        String digit = key.getName().replaceAll("\\D", "");
        int face = faces.indexOf(faces.contains(tens + digit) ? tens + digit : digit);
        tens = "";
        if (face >= 0) {
            choose(discs.get(face));
        } else if (faces.size() == casts.size() && (digit.equals("5") || digit.equals("0"))) {
            enter.accept(casts.size() - 1);
        } else {
            tens = digit;
        }
        return true;
    }
}
