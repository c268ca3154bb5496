package patolli.forge.codex;

import java.awt.Color;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import patolli.board.figure.Attitude;
import patolli.board.figure.EyeLook;
import patolli.board.figure.FaceLook;
import patolli.board.figure.Glance;

/** How each part of a figure is drawn, in the figure's own field. */
public final class FigureParts {
    private final Map<String, Consumer<Painter>> parts = new LinkedHashMap<>();

    /** A part by its name. */
    public FigureParts add(String name, Consumer<Painter> drawing) {
        parts.put(name, drawing);
        return this;
    }

    /** What draws a face with a look. */
    public interface Looks {
        void draw(Painter painter, FaceLook look);
    }

    /** All faces. */
    public FigureParts faces(Looks drawing) {
        for (FaceLook look : FaceLook.values()) {
            add(Attitude.tag(look), painter -> drawing.draw(painter, look));
        }
        return this;
    }

    /** All eyes about a point, of a size, with the brow's spline and its colour. */
    public FigureParts eyes(double x, double y, double size, Color colour, double... brow) {
        for (Glance gaze : Glance.ALL) {
            for (EyeLook look : EyeLook.values()) {
                add(Attitude.tag(look, gaze), painter -> eye(painter, x, y, size, look, gaze, colour, brow));
            }
        }
        return this;
    }

    private static void eye(Painter c, double x, double y, double size, EyeLook look, Glance gaze, Color colour,
            double... brow) {
        switch (look) {
            case SHUT -> Eye.shut(c, x, y, size, colour, brow);
            case OPEN -> Eye.look(c, x, y, size, Eye.Lid.OPEN, gaze.ahead(), gaze.down(), colour, brow);
            case WIDE -> Eye.look(c, x, y, size, Eye.Lid.WIDE, gaze.ahead(), gaze.down(), colour, brow);
            case NARROW -> Eye.look(c, x, y, size, Eye.Lid.NARROW, gaze.ahead(), gaze.down(), colour, brow);
        }
    }

    /** The names of all. */
    public Set<String> names() {
        return parts.keySet().stream().collect(Collectors.toUnmodifiableSet());
    }

    /** Draws one. */
    public void draw(String name, Painter painter) {
        parts.get(name).accept(painter);
    }
}
