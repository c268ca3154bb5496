package patolli.ui.shelf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;
import patolli.play.Seats;
import patolli.rules.State;

/**
 * Small pictures of positions. Each game's are painted by its own {@link Glimpse}; a game that has none yet gets a
 * plain card. Pictures are made when they are asked for, twice as large as they are shown, and the last are kept.
 */
public final class Thumbnails {
    private static final int DENSITY = 2;
    private static final int KEPT = 64;
    private final List<Glimpse<?>> glimpses;
    private final PlainGlimpse plain;
    private final Map<Key, Image> pictures = new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Image> eldest) {
            return size() > KEPT;
        }
    };

    /** @param plain for positions that none of the others is made for */
    Thumbnails(List<Glimpse<?>> glimpses, PlainGlimpse plain) {
        this.glimpses = List.copyOf(glimpses);
        this.plain = plain;
    }

    /** Lets a view show a position, measured in design units; an empty card where none is known. */
    public void show(ImageView view, Optional<State> state, double width, double height) {
        view.setImage(pictures.computeIfAbsent(new Key(state, width, height), this::picture));
        view.setFitWidth(width);
        view.setFitHeight(height);
    }

    /** How far a position has gone. */
    public String progress(State state, Seats seats) {
        return tell(glimpse(state), state, seats);
    }

    private Image picture(Key of) {
        Canvas canvas = new Canvas(of.width * DENSITY, of.height * DENSITY);
        of.state.ifPresentOrElse(state -> paint(glimpse(state), state, canvas),
                () -> plain.card(canvas.getGraphicsContext2D(), canvas.getWidth(), canvas.getHeight()));
        SnapshotParameters how = new SnapshotParameters();
        how.setFill(Color.TRANSPARENT);
        return canvas.snapshot(how, null);
    }

    private Glimpse<?> glimpse(State state) {
        return glimpses.stream().filter(each -> each.of().isInstance(state)).findFirst().orElse(plain);
    }

    private static <S extends State> String tell(Glimpse<S> glimpse, State state, Seats seats) {
        return glimpse.progress(glimpse.of().cast(state), seats);
    }

    private static <S extends State> void paint(Glimpse<S> glimpse, State state, Canvas canvas) {
        glimpse.paint(glimpse.of().cast(state), canvas.getGraphicsContext2D(), canvas.getWidth(), canvas.getHeight());
    }

    private record Key(Optional<State> state, double width, double height) { }
}
