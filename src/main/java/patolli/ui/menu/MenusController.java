package patolli.ui.menu;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.event.ActionEvent;
import javafx.event.EventHandler;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;
import patolli.model.Awaiting;
import patolli.play.Seats;
import patolli.settings.Settings;
import patolli.settings.Speed;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;

/** The three menus: Options, Help and Exit. Toggles show their state wherever else it is changed. */
public final class MenusController implements Controller {
    /** How far below its label a menu hangs, in pixels of the screen. */
    private static final double BELOW = 3;
    @FXML private MenuButton options;
    @FXML private MenuButton help;
    @FXML private Button exitButton;
    @FXML private MenuItem undoItem;
    @FXML private MenuItem redoItem;
    @FXML private MenuItem hintItem;
    @FXML private MenuItem rolloutItem;
    @FXML private SeparatorMenuItem watchRule;
    @FXML private MenuItem pauseItem;
    @FXML private MenuItem fasterItem;
    @FXML private MenuItem slowerItem;
    @FXML private Button pauseButton;
    @FXML private CheckMenuItem soundsItem;
    @FXML private CheckMenuItem musicItem;
    @FXML private CheckMenuItem factsItem;
    @FXML private MenuItem checkItem;
    @FXML private CheckMenuItem mirrorItem;
    @FXML private MenuItem switchItem;
    private final MenuModel model;
    private final Texts texts;
    private Subscription following = Subscription.EMPTY;
    /** What had the keyboard before it came into the menus. */
    private Optional<Node> focusBefore = Optional.empty();

    public MenusController(MenuModel model) {
        this.model = model;
        texts = Texts.of(model.table().state().game().name(), "menu");
    }

    @FXML
    private void initialize() {
        // The other lines are the model's commands.
        Stream.of(undoItem, redoItem, hintItem, pauseItem, fasterItem, slowerItem, soundsItem,
                        musicItem, factsItem, mirrorItem, switchItem)
                .forEach(line -> line.addEventHandler(ActionEvent.ACTION, event -> model.chosen().run()));
        Stream.of(options, help).forEach(menu -> menu.setOnShown(event -> hang(menu)));
        mirrorItem.setOnAction(event -> model.table().setMirrorPlays(mirrorItem.isSelected()));
        factsItem.setText(texts.get("menu.facts"));
        checkItem.setText(texts.get("menu.check"));
        model.factsTrouble().ifPresent(why -> {
            factsItem.setText(factsItem.getText() + " \u2013 " + why);
            factsItem.setDisable(true);
        });
    }

    /** An open menu hangs from its label: its edge lies under the label's left edge, and just below it. */
    private void hang(MenuButton menu) {
        ContextMenu sheet = menu.getItems().getFirst().getParentPopup();
        Bounds label = menu.localToScreen(menu.getLayoutBounds());
        // The anchor leaves room for a shadow: what is seen is moved by as much as it is off.
        Bounds edge = sheet.getSkin().getNode().localToScreen(sheet.getSkin().getNode().getLayoutBounds());
        sheet.setAnchorX(sheet.getAnchorX() + label.getMinX() - edge.getMinX());
        sheet.setAnchorY(sheet.getAnchorY() + label.getMaxY() + BELOW - edge.getMinY());
        menu.setOnHidden(event -> {
            // Not when the next menu opens in its place.
            Platform.runLater(this::giveBackWhenClosed);
        });
    }

    private void giveBackWhenClosed() {
        Scene scene = options.getScene();
        if (scene != null && open().findAny().isEmpty() && isMenu(scene.getFocusOwner())) {
            giveBack(scene);
        }
    }

    /** The keyboard goes back to where it was before the menus. */
    private void giveBack(Scene scene) {
        focusBefore.filter(before -> before.getScene() == scene).ifPresent(Node::requestFocus);
        if (isMenu(scene.getFocusOwner())) {
            picture().requestFocus();
        }
    }

    @Override
    public void attach(Scene scene) {
        detach();
        following = Subscription.combine(shortcuts(), options.showingProperty().subscribe(this::hold),
                help.showingProperty().subscribe(this::hold), scene.focusOwnerProperty().subscribe(this::remember),
                model.table().undoableProperty().subscribe(can -> offer(undoItem, can, "undo")),
                model.table().redoableProperty().subscribe(can -> offer(redoItem, can, "redo")),
                model.table().awaitingProperty().subscribe(this::offerHint),
                model.table().awaitingProperty().subscribe(this::offerRollout),
                follow(soundsItem, model.preferences().truth(Settings.GAME_SOUNDS)),
                follow(musicItem, model.preferences().truth(Settings.MUSIC)),
                model.factsTrouble().isPresent() ? Subscription.EMPTY
                        : follow(factsItem, model.preferences().truth(Settings.FACTS)),
                model.table().seatsProperty().subscribe(this::sit),
                model.table().pausedProperty().subscribe(this::tellPaused),
                model.preferences().of(Settings.SPEED).subscribe(speed -> {
                    offer(fasterItem, speed != Speed.FAST, "faster");
                    offer(slowerItem, speed != Speed.RELAXED, "slower");
                }));
    }

    /** Computers among themselves wait while somebody reads a menu. */
    private void hold() {
        model.table().hold(open().findAny().isPresent());
    }

    /** What can be changed about who sits where; and who only looks on can stop it and set its pace. */
    private void sit(Seats seats) {
        boolean mixed = !seats.computers().isEmpty() && !seats.players().isEmpty();
        boolean his = seats.asMap().size() == 2 && !seats.players().isEmpty();
        mirrorItem.setSelected(his && mixed);
        offer(mirrorItem, his, "mirror");
        offer(switchItem, mixed, "switch");
        boolean watched = seats.players().isEmpty();
        Stream.of(watchRule, pauseItem, fasterItem, slowerItem).forEach(line -> line.setVisible(watched));
        pauseButton.setVisible(watched);
        pauseButton.setManaged(watched);
        offer(undoItem, model.table().undoableProperty().get(), "undo");
        offer(redoItem, model.table().redoableProperty().get(), "redo");
        offerHint(model.table().awaiting());
    }

    private void offerRollout() {
        offer(rolloutItem, model.table().canBePlayedOut(), "rollout");
    }

    private void offerHint(Awaiting now) {
        offer(hintItem, now == Awaiting.MOVE || now == Awaiting.BET, "hint");
    }

    private void tellPaused(boolean paused) {
        offerRollout();
        String words = texts.get(paused ? "menu.pause.on" : "menu.pause");
        pauseItem.setText(words);
        pauseButton.setText(words);
    }

    /** A line that can't be chosen says why. */
    private void offer(MenuItem line, boolean can, String name) {
        line.setDisable(!can);
        String words = texts.get("menu." + name);
        String why = model.table().isWatched() && texts.has("menu." + name + ".watched") ? ".watched" : ".not";
        line.setText(can ? words : words + " \u2013 " + texts.get("menu." + name + why));
    }

    private void remember(Node before, Node now) {
        if (isMenu(now) && !isMenu(before)) {
            focusBefore = Optional.ofNullable(before);
        }
    }

    private boolean isMenu(Node node) {
        return node == options || node == help || node == pauseButton || node == exitButton;
    }

    /**
     * Does what a line says. The keyboard goes back first to where it was before the menus: what is laid over the
     * picture gives it back there, and Enter does not press again what nobody chose a second time.
     */
    private void run(MenuModel.Command command) {
        Scene scene = options.getScene();
        if (isMenu(scene.getFocusOwner())) {
            giveBack(scene);
        }
        model.run(command);
    }

    private Node picture() {
        Node host = options;
        while (host.getParent() != null && !(host instanceof DesignPane)) {
            host = host.getParent();
        }
        return host;
    }

    /** The keys of the lines hold in the whole picture that the menus stand in, and not in what lies over it. */
    private Subscription shortcuts() {
        Node picture = picture();
        EventHandler<KeyEvent> keys = event -> {
            if (options.isDisabled()) {
                return;
            }
            if (event.getCode() == KeyCode.F10 && !event.isShortcutDown() && !event.isAltDown()) {
                event.consume();
                options.requestFocus();
                options.show();
            } else if (Shortcuts.isRollout(event) && model.table().canBePlayedOut()) {
                event.consume();
                run(MenuModel.Command.ROLLOUT);
            } else if (Shortcuts.pressed(event, model.table())) {
                event.consume();
            }
        };
        picture.addEventFilter(KeyEvent.KEY_PRESSED, keys);
        return () -> picture.removeEventFilter(KeyEvent.KEY_PRESSED, keys);
    }

    private static Subscription follow(CheckMenuItem item, BooleanProperty value) {
        item.selectedProperty().bindBidirectional(value);
        return () -> item.selectedProperty().unbindBidirectional(value);
    }

    @Override
    public void detach() {
        following.unsubscribe();
        following = Subscription.EMPTY;
        open().forEach(MenuButton::hide);
        hold();
    }

    /** The menus that are open now. */
    public Stream<MenuButton> open() {
        return List.of(options, help).stream().filter(MenuButton::isShowing);
    }

    @FXML
    private void undo() {
        model.table().undo();
    }

    @FXML
    private void redo() {
        model.table().redo();
    }

    @FXML
    private void hint() {
        model.table().askForHint();
    }

    @FXML
    private void rollout() {
        run(MenuModel.Command.ROLLOUT);
    }

    @FXML
    private void switchSides() {
        model.table().switchSides();
    }

    @FXML
    private void pause() {
        Scene scene = options.getScene();
        if (isMenu(scene.getFocusOwner())) {
            giveBack(scene);
        }
        model.table().pause(!model.table().pausedProperty().get());
    }

    @FXML
    private void faster() {
        model.preferences().quicken(1);
    }

    @FXML
    private void slower() {
        model.preferences().quicken(-1);
    }

    @FXML
    private void otherGames() {
        run(MenuModel.Command.OTHER_GAMES);
    }

    @FXML
    private void newContest() {
        run(MenuModel.Command.NEW_CONTEST);
    }

    @FXML
    private void savedGames() {
        run(MenuModel.Command.SAVED_GAMES);
    }

    @FXML
    private void replay() {
        run(MenuModel.Command.REPLAY);
    }

    @FXML
    private void settings() {
        run(MenuModel.Command.SETTINGS);
    }

    @FXML
    private void leave() {
        run(MenuModel.Command.LEAVE);
    }

    @FXML
    private void tutorial() {
        run(MenuModel.Command.TUTORIAL);
    }

    @FXML
    private void book() {
        run(MenuModel.Command.BOOK);
    }

    @FXML
    private void story() {
        run(MenuModel.Command.STORY);
    }

    @FXML
    private void check() {
        run(MenuModel.Command.CHECK);
    }

    @FXML
    private void statistics() {
        run(MenuModel.Command.STATISTICS);
    }

    @FXML
    private void laboratory() {
        run(MenuModel.Command.LABORATORY);
    }

    @FXML
    private void position() {
        run(MenuModel.Command.POSITION);
    }

    @FXML
    private void about() {
        run(MenuModel.Command.ABOUT);
    }

    @FXML
    private void exit() {
        run(MenuModel.Command.EXIT);
    }
}
