package patolli.ui.shelf;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.ScrollEdges;
import patolli.ui.common.Ties;
import patolli.ui.table.GameTable;
import patolli.ui.table.SmallMat;

/** Wires the sheet of saved games: what is chosen in the list is what the buttons are about. */
public final class ShelfController implements Controller {
    private static final double PICTURE = 262;
    @FXML private DesignPane shelf;
    @FXML private Pane ground;
    @FXML private Label count;
    @FXML private ListView<Item> list;
    @FXML private Region headerRule;
    @FXML private VBox empty;
    @FXML private HBox treasures;
    @FXML private Label trouble;
    @FXML private HBox slip;
    @FXML private Label slipText;
    @FXML private Button undo;
    @FXML private StackPane waiting;
    @FXML private StackPane frame;
    @FXML private VBox commands;
    @FXML private Button goOn;
    @FXML private Button replay;
    @FXML private Button check;
    @FXML private Button copy;
    @FXML private Button delete;
    @FXML private VBox naming;
    @FXML private TextField name;
    @FXML private Label fault;
    @FXML private Button keep;
    @FXML private Button leave;
    @FXML private Button close;
    private final ShelfModel model;
    private final Pictures pictures;
    private final Thumbnails thumbnails;
    private final Texts texts;
    private final ShelfWords words;
    private final Ties ties = new Ties();
    private final ImageView picture = new ImageView();
    private boolean deleteIsDown;
    private Deletions deletions;
    private CopyName copyName;
    private ChosenItem choice;

    ShelfController(ShelfModel model, Pictures pictures, Thumbnails thumbnails, Texts texts, ShelfWords words) {
        this.model = model;
        this.pictures = pictures;
        this.thumbnails = thumbnails;
        this.texts = texts;
        this.words = words;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/book.png"));
        thumbnails.main().ifPresent(this::furnish);
        frame.getChildren().add(picture);
        ImageView bones = pictures.view("ui/close.png");
        close.setGraphic(bones);
        close.hoverProperty().subscribe(hot -> pictures.change(bones, hot ? "ui/close-hot.png" : "ui/close.png"));
        deletions = new Deletions(model.deeds(), slip, slipText, undo, item -> texts.get("deleted", words.title(item)));
        copyName = new CopyName(name, fault, keep, texts, this::names);
        list.setCellFactory(of -> new ItemCell(words, thumbnails, this::open));
        choice = new ChosenItem(list, FXCollections.unmodifiableObservableList(model.items()), this::listChanged);
        listChanged();
        show(naming, false);
        on(goOn, ShelfModel::canGoOn, model.deeds()::goOn);
        on(replay, ShelfModel::canReplay, model.deeds()::replay);
        on(check, ShelfModel::canCheck, model.deeds()::check);
        on(copy, ShelfModel::canCopy, this::askName);
        on(delete, ShelfModel::canDelete, this::delete);
        undo.setOnAction(event -> undo());
        keep.setOnAction(event -> copyName.accept());
        leave.setOnAction(event -> leaveName());
        close.setOnAction(event -> model.deeds().close());
    }

    /** Who waits on the leaf when no game lies there, and what. */
    private void furnish(GameTable table) {
        waiting.getChildren().add(pictures.view(table.mat().figures().getFirst().picture()));
        table.treasures().forEach(picture -> treasures.getChildren().add(pictures.view(picture)));
    }

    private void on(Button button, BiPredicate<ShelfModel, Item> can, Consumer<Item> deed) {
        list.getSelectionModel().selectedItemProperty().subscribe(item ->
                button.setDisable(item == null || !can.test(model, item)));
        button.setOnAction(event -> choice.item().filter(item -> can.test(model, item)).ifPresent(deed));
    }

    private void listChanged() {
        int size = list.getItems().size();
        count.setText(texts.get("count", size));
        show(empty, size == 0);
        show(headerRule, size > 0);
        show(waiting, size == 0);
        show(frame, size > 0);
        show(commands, size > 0);
        deletions.follow(list.getItems());
    }

    private List<String> names() {
        return model.items().stream().map(Item::name).flatMap(Optional::stream).toList();
    }

    /** The first of all that can be done with a game. */
    private void open() {
        if (goOn.isDisabled()) {
            replay.fire();
        } else {
            goOn.fire();
        }
    }

    private void delete(Item item) {
        choice.wantNeighbour();
        deletions.delete(item);
        list.requestFocus();
    }

    private void undo() {
        deletions.deleted().ifPresent(item -> choice.want(each -> each.id().equals(item.id())));
        deletions.undo();
        list.requestFocus();
    }

    private void askName(Item item) {
        show(commands, false);
        show(naming, true);
        copyName.ask(words.title(item), called -> {
            choice.want(each -> each.name().filter(called::equals).isPresent());
            leaveName();
            model.deeds().copy(item, called);
        });
    }

    private void leaveName() {
        if (naming.isVisible()) {
            show(naming, false);
            show(commands, !list.getItems().isEmpty());
            list.requestFocus();
        }
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, shelf, pictures);
        ties.add(list.getSelectionModel().selectedItemProperty().subscribe(this::picture));
        ties.add(model.trouble().subscribe(this::tell));
        ScrollEdges.soften(ties, list);
        ties.filter(shelf, KeyEvent.KEY_PRESSED, this::pressed);
        ties.filter(shelf, KeyEvent.KEY_RELEASED, event -> deleteIsDown &= event.getCode() != KeyCode.DELETE);
        // The second half of a double click would take the next game too.
        ties.filter(delete, MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getClickCount() > 1) {
                event.consume();
            }
        });
        EnterKey.presses(ties, shelf, () -> {
            if (naming.isVisible()) {
                copyName.accept();
            } else {
                open();
            }
        });
        list.requestFocus();
    }

    private void picture(Item item) {
        leaveName();
        if (item != null) {
            thumbnails.show(picture, item.state(), PICTURE, Math.round(PICTURE / SmallMat.proportion()));
        }
    }

    private void tell(String sentence) {
        String said = sentence.isEmpty() && model.readOnly() ? texts.get("readOnly") : sentence;
        trouble.setText(said);
        show(trouble, !said.isEmpty());
        deletions.retry();
    }

    /** Esc is taken here, because the list would keep it to itself. */
    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            if (naming.isVisible()) {
                leaveName();
            } else {
                model.deeds().close();
            }
        } else if (event.getCode() == KeyCode.DELETE && list.isFocused()) {
            event.consume();
            // A key that is held down repeats; one press deletes one game.
            if (!deleteIsDown) {
                deleteIsDown = true;
                delete.fire();
            }
        } else if (event.getCode() == KeyCode.Z && event.isShortcutDown() && !name.isFocused()) {
            event.consume();
            undo();
        }
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}
