package patolli.ui.theatre;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import javafx.util.Subscription;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.ui.common.DesignPane;
import patolli.ui.common.View;

/**
 * Shows one scene after the other, each fading into the next, and sheets over them. What lies on top has the
 * keyboard; what lies under a sheet hears no key and no click. Whatever comes, a click counts only {@link #GRACE}
 * after it and a key only when it is pressed anew, so that nothing is ended or thrown that nobody meant. An ending is
 * held for longer, from Enter too.
 */
public final class Theatre {
    /** How long after a change of scene or sheet no click counts. */
    public static final Duration GRACE = Duration.millis(400);
    private static final double FADE = 420;
    private static final double CALM_FADE = 120;
    private static final double TEXT = 16;
    /** How far notices stay from the window's edge, in pixels. */
    private static final double EDGE = 6;
    private static final Duration WORD = Duration.seconds(2);
    private static final double READ_A_SECOND = 15;
    private final StackPane scenes = new StackPane();
    private final Notices notices = new Notices();
    private final StackPane root = new StackPane(scenes, notices.node());
    private final Deque<Sheet> sheets = new ArrayDeque<>();
    private final ReadOnlyObjectWrapper<View> onStage = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Act> act = new ReadOnlyObjectWrapper<>();
    private final Preferences preferences;
    private final ObservableBooleanValue calm;
    private final Duration grace;
    private final LongSupplier clock;
    private final Threshold threshold;
    private Subscription watching = Subscription.EMPTY;
    private Optional<SceneFade> fading = Optional.empty();
    private View shown;
    /** The sheets that were taken away since the last pulse, lowest first: a new scene grows out of them. */
    private final List<Node> lifted = new ArrayList<>();
    private Runnable laid = () -> { };
    private Node lastFocus;
    private final Label word = new Label();
    private final PauseTransition wordTime = new PauseTransition(WORD);
    /** What has the keyboard in the scene as soon as no sheet lies over it. */
    private Node sceneFocus;

    /** One in which clicks count {@link #GRACE} after a change. */
    public Theatre(Preferences preferences) {
        this(preferences, GRACE, System::nanoTime);
    }

    /**
     * @param grace how long after a change of scene or sheet no click counts
     * @param clock measures that, in nanoseconds
     */
    public Theatre(Preferences preferences, Duration grace, LongSupplier clock) {
        this.preferences = preferences;
        this.grace = grace;
        this.clock = clock;
        threshold = new Threshold(grace, clock);
        calm = preferences.reducedMotionProperty();
        root.getStyleClass().add("theatre");
        root.widthProperty().subscribe(this::placeNotices);
        root.heightProperty().subscribe(this::placeNotices);
        word.getStyleClass().addAll("notice", "word");
        word.setMouseTransparent(true);
        StackPane.setAlignment(word, Pos.BOTTOM_LEFT);
        wordTime.setOnFinished(event -> root.getChildren().remove(word));
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::endFade);
        root.addEventFilter(MouseEvent.MOUSE_PRESSED, this::endFade);
        root.getStylesheets().add(Theatre.class.getResource("/css/tokens.css").toExternalForm());
        root.getStylesheets().add(Theatre.class.getResource("/css/theatre.css").toExternalForm());
    }

    /** What fills the window. */
    public Parent root() {
        return root;
    }

    /** Connects the theatre with the scene that its root is in. */
    public void attach() {
        Scene scene = root.getScene();
        watching = Subscription.combine(threshold.guard(scene),
                scene.focusOwnerProperty().subscribe(this::keepFocus),
                TooltipSize.follow(preferences.of(Settings.TEXT_SIZE)::get),
                preferences.of(Settings.TEXT_SIZE).subscribe(size -> {
                    root.setStyle(words(size));
                    Afresh.layOut(scene);
                }));
    }

    /** The style of a root whose words are so large. */
    public static String words(TextSize size) {
        return "-fx-font-size: " + TEXT * size.factor() + "px";
    }

    /** Takes down what is shown. */
    public void detach() {
        breakOffFade();
        while (!sheets.isEmpty()) {
            lift();
        }
        if (shown != null) {
            shown.detach();
        }
        watching.unsubscribe();
        wordTime.stop();
        notices.stop();
    }

    /** Which scene is shown; null before the first. */
    public ReadOnlyObjectProperty<Act> actProperty() {
        return act.getReadOnlyProperty();
    }

    /** What is shown, in whose place {@link #actProperty} is already the present one; null before the first. */
    public ReadOnlyObjectProperty<View> viewProperty() {
        return onStage.getReadOnlyProperty();
    }

    /** The scene that is shown has come to something else, as if another had taken its place. */
    public void turned() {
        threshold.cross();
    }

    /**
     * Boss keys that keep the same time as clicks do here.
     *
     * @param inPlay whether the keys count now
     * @param vanish hides the game
     */
    public BossKeys bossKeys(BooleanSupplier inPlay, Runnable vanish) {
        return new BossKeys(() -> inPlay.getAsBoolean() && !isCovered(), vanish, grace, clock);
    }

    /** Whether a click would count: not just after something else has come. */
    public boolean takesClicks() {
        return threshold.isOpen();
    }

    /** Whether what has come has not been drawn yet. */
    boolean isFresh() {
        return threshold.isUnseen();
    }

    /** Whether a sheet lies over the scene. */
    public boolean isCovered() {
        return !sheets.isEmpty();
    }

    /**
     * Shows a scene in the place of the one before, which fades away over it with the sheets that lay on it. The scene
     * has arrived when that is over, or as soon as the player does something.
     */
    public void show(Act now, View view) {
        if (view == shown) {
            return;
        }
        breakOffFade();
        View before = shown;
        shown = view;
        act.set(now);
        onStage.set(view);
        placeNotices();
        threshold.cross(now == Act.ENDING);
        boolean fades = before != null && preferences.tempoProperty().get() != Tempo.INSTANT;
        if (fades) {
            Duration time = Duration.millis(calm.get() ? CALM_FADE : FADE);
            fading = Optional.of(new SceneFade(scenes, lifted, view.root(), time, () -> {
                fading = Optional.empty();
                view.arrived();
                Afresh.layOut(root.getScene());
            }));
        } else {
            scenes.getChildren().setAll(new StackPane(view.root()));
        }
        view.attach(root.getScene());
        if (before != null) {
            before.detach();
        }
        Afresh.layOut(root.getScene());
        if (isCovered()) {
            sceneFocus = root.getScene().getFocusOwner();
        } else {
            focus(view.root());
        }
        if (!fades) {
            view.arrived();
        }
    }

    private void breakOffFade() {
        fading.ifPresent(SceneFade::breakOff);
        fading = Optional.empty();
    }

    /** Who does something does not wait for the end of a fade. */
    private void endFade(InputEvent event) {
        fading.ifPresent(SceneFade::end);
    }

    /** Whether one scene is still fading into the next. */
    public boolean isFading() {
        return fading.isPresent();
    }

    /** What is to be done whenever a sheet has been laid over everything. */
    public void setOnLaid(Runnable work) {
        laid = work;
    }

    /** Lays a sheet over everything. */
    public void lay(View view) {
        Region veil = new Region();
        veil.getStyleClass().add("veil");
        StackPane layer = new StackPane(veil, view.root());
        // A control that has a use for Esc itself, such as an open list, comes first.
        layer.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                lift(view);
            }
        });
        Node focusBefore = root.getScene().getFocusOwner();
        if (!isCovered()) {
            sceneFocus = focusBefore;
        }
        threshold.cross();
        sheets.push(new Sheet(view, layer, focusBefore));
        root.getChildren().add(root.getChildren().indexOf(notices.node()), layer);
        placeNotices();
        view.attach(root.getScene());
        view.arrived();
        focus(view.root());
        laid.run();
    }

    /** Takes the uppermost sheet away; what lies under it has the keyboard again. */
    public void lift() {
        if (sheets.isEmpty()) {
            return;
        }
        Sheet sheet = sheets.pop();
        threshold.cross();
        sheet.view.detach();
        root.getChildren().remove(sheet.layer);
        lifted.addFirst(sheet.layer);
        Platform.runLater(lifted::clear);
        placeNotices();
        Node wanted = isCovered() ? sheet.focusBefore : sceneFocus;
        if (wanted != null && isIn(wanted, top())) {
            wanted.requestFocus();
        } else {
            focus(top());
        }
    }

    /** Takes this sheet away if it lies uppermost. */
    public void lift(View view) {
        if (!sheets.isEmpty() && sheets.peek().view == view) {
            lift();
        }
    }

    /**
     * Tells the player of something beside the game, until it is clicked away or has been there long enough to read:
     * at the lower edge, over sheets too, clear of what is needed there.
     */
    public void notice(String sentence) {
        notices.tell(sentence);
    }

    private void placeNotices() {
        double fit = Math.min(root.getWidth() / DesignPane.WIDTH, root.getHeight() / DesignPane.HEIGHT);
        double needed = isCovered() || act.get() == null ? 0 : act.get().needed();
        double around = (root.getHeight() - DesignPane.HEIGHT * fit) / 2;
        notices.setClear(needed == 0 ? EDGE : around + needed * fit);
    }

    /**
     * Tells the player shortly what a key has done: in the lower left corner, where no scene has anything that is
     * needed, for two seconds or as long as it takes to be read. The next word takes the place of the one before.
     */
    public void word(String few) {
        word.setText(few);
        // Above the notices, which may be as wide as the window.
        StackPane.setMargin(word, new Insets(0, 0, notices.height(), 0));
        root.getChildren().remove(word);
        root.getChildren().add(word);
        Duration reading = Duration.seconds(few.length() / READ_A_SECOND);
        wordTime.setDuration(reading.greaterThan(WORD) ? reading : WORD);
        wordTime.playFromStart();
    }

    private Parent top() {
        return sheets.isEmpty() ? shown.root() : sheets.peek().view.root();
    }

    /** What wants the keyboard under a sheet does not get it: it goes back to where it was. */
    private void keepFocus(Node owner) {
        if (shown != null && owner != null && isIn(owner, top())) {
            lastFocus = owner;
        } else if (shown != null) {
            // Not at once: the scene is in the middle of giving it away.
            Platform.runLater(this::returnFocus);
        }
    }

    private void returnFocus() {
        Scene scene = root.getScene();
        if (scene == null || scene.getFocusOwner() != null && isIn(scene.getFocusOwner(), top())) {
            return;
        }
        if (lastFocus != null && isIn(lastFocus, top())) {
            lastFocus.requestFocus();
        } else {
            top().requestFocus();
        }
    }

    /** Gives the keyboard to what a scene asks it for itself, or to the scene as a whole. */
    private void focus(Parent view) {
        Node owner = root.getScene().getFocusOwner();
        if (owner == null || !isIn(owner, view)) {
            view.requestFocus();
        }
    }

    private static boolean isIn(Node node, Parent view) {
        Node at = node;
        while (at != null && at != view) {
            at = at.getParent();
        }
        return at != null;
    }

    /** A sheet, the layer that it lies in with its veil, and what had the keyboard before it. */
    private record Sheet(View view, StackPane layer, Node focusBefore) { }
}
