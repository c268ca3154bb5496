package patolli.ui.proof;

import java.util.EnumSet;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.shape.SVGPath;
import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.EscKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;
import patolli.ui.proof.CheckedCast.Match;
import patolli.ui.proof.ProofModel.Bag;
import patolli.ui.proof.ProofModel.Opened;
import patolli.ui.proof.ProofModel.Verdict;
import patolli.ui.sheet.SheetSize;

/** Wires the sheet on which the beans are checked. */
public final class ProofController implements Controller {
    private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");
    private static final double LARGE = 132;
    private static final double SMALL = 62;
    @FXML private DesignPane proof;
    @FXML private Pane sheet;
    @FXML private Pane ground;
    @FXML private Pane sealedPart;
    @FXML private Pane sealedFigure;
    @FXML private Label sealedWords;
    @FXML private Pane sealedNumber;
    @FXML private Pane openPart;
    @FXML private Pane sealFigure;
    @FXML private Label sealWords;
    @FXML private Pane openedFigure;
    @FXML private Label openedWords;
    @FXML private SVGPath equals;
    @FXML private Pane numbers;
    @FXML private Hyperlink otherBag;
    @FXML private SVGPath verdictMark;
    @FXML private Label verdict;
    @FXML private Hyperlink next;
    @FXML private HBox head;
    @FXML private ListView<CheckedCast> casts;
    @FXML private Hyperlink how;
    @FXML private Button swapped;
    @FXML private Button close;
    private final ProofModel model;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final HexDigits seed = new HexDigits("seed");
    private final HexDigits seal = new HexDigits("hex");
    private final Ties ties = new Ties();
    private int bag;

    ProofController(ProofModel model, Preferences preferences, Pictures pictures, Texts texts) {
        this.model = model;
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
        bag = model.bags().size() - 1;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/leaf.png"));
        sealedPart.setVisible(!model.isOpen());
        openPart.setVisible(model.isOpen());
        if (model.isOpen()) {
            open();
        } else {
            sealed(model.bags().getLast());
        }
        how.setOnAction(event -> model.howItWorks().run());
        swapped.setVisible(model.swapped().isPresent());
        swapped.setManaged(model.swapped().isPresent());
        swapped.setOnAction(event -> model.swapped().ifPresent(Runnable::run));
        close.setOnAction(event -> model.close().run());
    }

    private void sealed(Bag closed) {
        sealedFigure.getChildren().add(new SealFigure(closed.seal(), LARGE));
        sealedWords.setText(SealSlip.words(closed.seal().words()));
        seal.show(closed.seal().hex());
        sealedNumber.getChildren().add(seal.line());
    }

    private void open() {
        numbers.getChildren().addAll(seed.line(), seal.line());
        otherBag.setVisible(model.bags().size() > 1);
        otherBag.setOnAction(event -> {
            bag = (bag + 1) % model.bags().size();
            show(model.bags().get(bag));
        });
        show(model.bags().getLast());
        verdict.setText(verdict());
        boolean bad = EnumSet.of(Verdict.BROKEN, Verdict.FAULTY, Verdict.DIFFERS).contains(model.verdict());
        Marks.show(verdictMark, bad ? Match.DIFFERS : model.verdict() == Verdict.FITS ? Match.FITS : Match.SEALED);
        verdict.pseudoClassStateChanged(BAD, bad);
        next.setVisible(model.count(Match.DIFFERS) > 0);
        next.setOnAction(event -> showNextDiffering());
        head.getChildren().addAll(CastLine.head(texts));
        casts.setCellFactory(list -> new CastLine(texts));
        casts.getItems().setAll(model.casts());
    }

    private String verdict() {
        String said = texts.get("verdict." + model.verdict().name(), model.casts().size(), model.count(Match.FITS),
                model.count(Match.DIFFERS), model.count(Match.OWN), model.remarks().fault().orElse(""));
        return model.remarks().known() ? texts.get("known", said) : said;
    }

    private void show(Bag now) {
        sealFigure.getChildren().setAll(new SealFigure(now.seal(), SMALL));
        sealWords.setText(texts.get("seal.before", SealSlip.twoLines(now.seal().words())));
        openedFigure.getChildren().clear();
        now.opened().ifPresent(secret -> openedFigure.getChildren().add(new SealFigure(secret.seal(), SMALL)));
        openedWords.setText(now.opened().map(secret -> texts.get("seal.now",
                SealSlip.twoLines(secret.seal().words())))
                .orElse(texts.get("seal.lost")));
        Marks.equal(equals, now.fits());
        seal.show(now.seal().hex());
        seed.show(now.opened().map(Opened::seed).orElse(""));
        seed.link().setVisible(now.opened().isPresent());
        otherBag.setText(texts.get("bag", model.bags().indexOf(now) + 1, model.bags().size()));
    }

    /** Goes on from the line that is chosen, and from the last to the first. */
    private void showNextDiffering() {
        int from = casts.getSelectionModel().getSelectedIndex();
        int size = model.casts().size();
        for (int step = 1; step <= size; step++) {
            int at = (from + step + size) % size;
            if (model.casts().get(at).match() == Match.DIFFERS) {
                casts.getSelectionModel().select(at);
                casts.scrollTo(Math.max(0, at - 2));
                return;
            }
        }
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, proof, pictures);
        SheetSize.follow(ties, sheet, preferences);
        EnterKey.presses(ties, proof, close::fire);
        EscKey.passes(ties, casts);
        close.requestFocus();
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}
