package patolli.ui.shelf;

import java.util.function.Function;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import patolli.rules.State;
import patolli.ui.common.Pictures;

/** A card of bark paper with the name of the game and what every position says of itself. */
final class PlainGlimpse implements Glimpse {
    private static final Color INK = Color.web("#1E1712");
    private static final Color TITLE = Color.web("#7A1D14");
    private static final Color COCHINEAL = Color.web("#A62B1F");
    private static final Color TURQUOISE = Color.web("#35A79C");
    private static final Color OCHRE = Color.web("#D9A441");
    private final Pictures pictures;
    private final Function<State, String> name;
    private final Function<State, String> due;

    /**
     * @param name what the game is called
     * @param due  what it waits for
     */
    PlainGlimpse(Pictures pictures, Function<State, String> name, Function<State, String> due) {
        this.pictures = pictures;
        this.name = name;
        this.due = due;
    }

    /** An empty card over the whole of a picture. */
    void card(GraphicsContext pen, double width, double height) {
        Image paper = pictures.image("table/amate.jpg");
        pen.drawImage(paper, 0, 0, Math.min(width, paper.getWidth()), Math.min(height, paper.getHeight()), 0, 0, width,
                height);
        border(pen, width, height);
    }

    @Override
    public void paint(State state, GraphicsContext pen, double width, double height) {
        card(pen, width, height);
        pen.setTextAlign(TextAlignment.CENTER);
        pen.setTextBaseline(VPos.CENTER);
        pen.setFill(TITLE);
        write(pen, name.apply(state), Font.font("Alegreya SC", FontWeight.BOLD, height * 0.19), width, height * 0.42);
        pen.setFill(INK);
        write(pen, due.apply(state), Font.font("Alegreya Medium", height * 0.13), width, height * 0.63);
    }

    private static void write(GraphicsContext pen, String words, Font font, double width, double y) {
        pen.setFont(font);
        pen.fillText(words, width / 2, y, width * 0.8);
    }

    /** A thick and a thin line, and a bead on each corner. */
    private static void border(GraphicsContext pen, double width, double height) {
        double unit = height / 104;
        pen.setStroke(COCHINEAL);
        frame(pen, width, height, 8 * unit, 2.2 * unit);
        frame(pen, width, height, 12 * unit, 0.8 * unit);
        for (int corner = 0; corner < 4; corner++) {
            double x = corner % 2 == 0 ? 9.5 * unit : width - 9.5 * unit;
            double y = corner < 2 ? 9.5 * unit : height - 9.5 * unit;
            bead(pen, x, y, 6 * unit, INK);
            bead(pen, x, y, 4.9 * unit, corner == 0 || corner == 3 ? OCHRE : TURQUOISE);
            bead(pen, x, y, 1.6 * unit, INK);
        }
    }

    private static void frame(GraphicsContext pen, double width, double height, double inset, double thick) {
        pen.setLineWidth(thick);
        pen.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
    }

    private static void bead(GraphicsContext pen, double x, double y, double radius, Color colour) {
        pen.setFill(colour);
        pen.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }
}
