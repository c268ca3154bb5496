package patolli.ui.proof;

import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import patolli.beans.Seed;
import patolli.model.Preferences;
import patolli.proof.SealCheck;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.EscKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.ScrollEdges;
import patolli.ui.common.Ties;
import patolli.ui.proof.CheckedCast.Match;
import patolli.ui.sheet.SheetSize;

/** Wires the sheet on which the beans are checked. */
public final class ProofController implements Controller {
    private static final double FIGURE = 72;
    private static final double SMALL = 46;
    private static final int MODULE = 4;
    /** How wide the list's scroll bar is. */
    private static final double BAR = 16;
    @FXML private DesignPane proof;
    @FXML private Pane sheet;
    @FXML private Pane ground;
    @FXML private Pane sealedPart;
    @FXML private Pane sealedCode;
    @FXML private Pane sealedFigure;
    @FXML private Label sealedWords;
    @FXML private Pane sealedNumber;
    @FXML private SVGPath sealedMark;
    @FXML private Label sealedVerdict;
    @FXML private Pane sealedTold;
    @FXML private Pane openPart;
    @FXML private Region toldPage;
    @FXML private Region sealedPage;
    @FXML private Node castsPage;
    @FXML private Hyperlink turn;
    @FXML private Pane sealFigure;
    @FXML private Label sealWords;
    @FXML private SVGPath equals;
    @FXML private Label sealState;
    @FXML private Pane numbers;
    @FXML private Hyperlink otherBag;
    @FXML private SVGPath verdictMark;
    @FXML private Label verdict;
    @FXML private Hyperlink next;
    @FXML private Pane told;
    @FXML private HBox head;
    @FXML private ListView<CheckedCast> casts;
    @FXML private Hyperlink how;
    @FXML private Button swapped;
    @FXML private Button close;
    private final ProofModel model;
    private final List<SealCheck> seals;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final ToldProof words;
    private final HexDigits seed = new HexDigits("seed");
    private final HexDigits seal = new HexDigits("hex");
    private final Ties ties = new Ties();
    private int shown;

    ProofController(ProofModel model, Preferences preferences, Pictures pictures, Texts texts) {
        this.model = model;
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
        words = new ToldProof(model, texts);
        seals = model.proof().seals();
        shown = seals.size() - 1;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/leaf.png"));
        sealedPart.setVisible(model.isSealed());
        openPart.setVisible(!model.isSealed());
        if (model.isSealed()) {
            sealed();
            turn.setVisible(false);
            turn.setManaged(false);
        } else {
            open();
        }
        how.setOnAction(event -> model.howItWorks().run());
        swapped.setVisible(model.swapped().isPresent());
        swapped.setManaged(model.swapped().isPresent());
        swapped.setOnAction(event -> model.swapped().ifPresent(Runnable::run));
        close.setOnAction(event -> model.close().run());
    }

    private void sealed() {
        SealCheck closed = seals.getLast();
        sealedCode.getChildren().add(new SealCode(closed.seal(), MODULE));
        sealedFigure.getChildren().add(new SealFigure(closed.seal(), FIGURE));
        sealedWords.setText(SealSlip.twoLines(closed.seal().words()));
        seal.show(closed.seal().hex());
        sealedNumber.getChildren().add(seal.line());
        words.grade(sealedVerdict, sealedMark);
        sealedTold.getChildren().setAll(words.paragraphs());
    }

    private void open() {
        numbers.getChildren().addAll(seed.line(), seal.line());
        otherBag.setVisible(seals.size() > 1);
        otherBag.setManaged(seals.size() > 1);
        otherBag.setOnAction(event -> {
            shown = (shown + 1) % seals.size();
            showSeal();
        });
        showSeal();
        words.grade(verdict, verdictMark);
        told.getChildren().setAll(words.paragraphs());
        next.setOnAction(event -> showNextDiffering());
        head.getChildren().addAll(CastLine.head(texts));
        // As wide as the rows, beside which a bar stands when there are many.
        boolean many = model.casts().size() * casts.getFixedCellSize() > casts.getPrefHeight();
        head.setPrefWidth(casts.getPrefWidth() - (many ? BAR : 0));
        casts.setCellFactory(list -> new CastLine(texts));
        casts.getItems().setAll(model.casts());
        turn.setOnAction(event -> turn(!castsPage.isVisible()));
        turn(false);
    }

    /** To the casts one by one, or back to what was found. */
    private void turn(boolean toCasts) {
        toldPage.setVisible(!toCasts);
        castsPage.setVisible(toCasts);
        turn.setText(texts.get(toCasts ? "turn.told" : "turn.casts"));
        offerNext();
    }

    /** When the only wrong one is shown there is no next. */
    private void offerNext() {
        long wrong = model.count(Match.DIFFERS);
        CheckedCast chosen = casts.getSelectionModel().getSelectedItem();
        boolean shown = castsPage.isVisible() && chosen != null && chosen.match() == Match.DIFFERS;
        next.setVisible(wrong > 1 || wrong == 1 && !shown);
        next.setText(texts.get(wrong == 1 ? "next.only" : "next"));
    }

    private void showSeal() {
        SealCheck now = seals.get(shown);
        Optional<Seed> opened = now.seed();
        sealFigure.getChildren().setAll(new SealFigure(now.seal(), SMALL));
        sealWords.setText(SealSlip.words(now.seal().words()));
        boolean first = shown == 0;
        sealState.setText(texts.get(opened.isPresent() ? first ? "seal.fits" : "seal.later"
                : now == seals.getLast() ? "seal.closed" : "seal.lost"));
        Marks.equal(equals, opened.isPresent() && first);
        seal.show(now.seal().hex());
        seed.show(opened.map(Seed::hex).orElse(""));
        seed.link().setVisible(opened.isPresent());
        otherBag.setText(texts.get("bag", shown + 1, seals.size()));
    }

    /** Goes on from the line that is chosen, and from the last to the first. */
    private void showNextDiffering() {
        turn(true);
        casts.applyCss();
        int from = casts.getSelectionModel().getSelectedIndex();
        int size = model.casts().size();
        for (int step = 1; step <= size; step++) {
            int at = (from + step + size) % size;
            if (model.casts().get(at).match() == Match.DIFFERS) {
                casts.getSelectionModel().select(at);
                casts.scrollTo(Math.max(0, at - 2));
                offerNext();
                return;
            }
        }
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, proof, pictures);
        SheetSize.follow(ties, sheet, preferences);
        ScrollEdges.soften(ties, toldPage);
        ScrollEdges.soften(ties, sealedPage);
        ScrollEdges.soften(ties, casts);
        EnterKey.presses(ties, proof, close::fire);
        EscKey.passes(ties, casts);
        close.requestFocus();
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}
