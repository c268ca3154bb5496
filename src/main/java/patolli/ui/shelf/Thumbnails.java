package patolli.ui.shelf;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;
import patolli.play.Seats;
import patolli.rules.Game;
import patolli.rules.State;
import patolli.ui.table.GameTable;

/**
 * Small pictures of positions. Those of a game that has a table show its mat; others are a plain card. Pictures are
 * made when they are asked for, twice as large as they are shown, and the last are kept.
 */
public final class Thumbnails {
    private static final int DENSITY = 2;
    private static final int KEPT = 64;
    private final Optional<GameTable> main;
    private final Map<Game, Glimpse> glimpses;
    private final BiFunction<State, Seats, String> progress;
    private final PlainGlimpse plain;
    private final Map<Key, Image> pictures = new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Image> eldest) {
            return size() > KEPT;
        }
    };

    /**
     * @param glimpses of the games that have one
     * @param plain    for positions of the others
     * @param progress tells how far a position has gone
     */
    Thumbnails(Map<Game, Glimpse> glimpses, PlainGlimpse plain, BiFunction<State, Seats, String> progress) {
        this(Optional.empty(), glimpses, plain, progress);
    }

    /** @param main the table whose things lie about where no game does */
    Thumbnails(Optional<GameTable> main, Map<Game, Glimpse> glimpses, PlainGlimpse plain,
            BiFunction<State, Seats, String> progress) {
        this.main = main;
        this.glimpses = Map.copyOf(glimpses);
        this.progress = progress;
        this.plain = plain;
    }

    /** The table whose things lie about where no game does. */
    Optional<GameTable> main() {
        return main;
    }

    /** Lets a view show a position, measured in design units; an empty card where none is known. */
    public void show(ImageView view, Optional<State> state, double width, double height) {
        view.setImage(pictures.computeIfAbsent(new Key(state, width, height), this::picture));
        view.setFitWidth(width);
        view.setFitHeight(height);
    }

    /** How far a position has gone, in a few words; empty when there is nothing to say that holds for its game. */
    public String progress(State state, Seats seats) {
        return progress.apply(state, seats);
    }

    private Image picture(Key of) {
        Canvas canvas = new Canvas(of.width * DENSITY, of.height * DENSITY);
        GraphicsContext pen = canvas.getGraphicsContext2D();
        of.state.ifPresentOrElse(
                state -> glimpse(state).paint(state, pen, canvas.getWidth(), canvas.getHeight()),
                () -> plain.card(pen, canvas.getWidth(), canvas.getHeight()));
        SnapshotParameters how = new SnapshotParameters();
        how.setFill(Color.TRANSPARENT);
        return canvas.snapshot(how, null);
    }

    private Glimpse glimpse(State state) {
        return glimpses.getOrDefault(state.game(), plain);
    }

    private record Key(Optional<State> state, double width, double height) { }
}
