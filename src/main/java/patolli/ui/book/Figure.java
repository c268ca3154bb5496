package patolli.ui.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import org.commonmark.node.Image;
import patolli.text.PlainWords;
import patolli.ui.common.Pictures;

/**
 * A picture on a page, as large as fits but never enlarged, in the middle. It can be put together of several and bear
 * numbers. As a fenced block it is written so, positions in the design units of the first picture:
 * <pre>
 * ```figure patolli/table.jpg
 * says The table from above.
 * picture patolli/merchant.png 158 192
 * mark 1 640 166
 * ```
 * </pre>
 */
final class Figure extends Region {
    /** Higher than this none is seen whole below a few lines. */
    private static final double HIGHEST = 312;
    private final Group picture = new Group();
    private final Scale scale = new Scale();
    private final ImageView base;
    private final List<Mark> marks = new ArrayList<>();

    private Figure(ImageView base) {
        this.base = base;
        picture.setManaged(false);
        picture.getTransforms().add(scale);
        picture.getChildren().add(base);
        getChildren().add(picture);
        getStyleClass().add("figure");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    }

    /** A plain picture; nothing if it is missing. */
    static Optional<Figure> of(Image image, Pictures pictures) {
        return PagePicture.view(image.getDestination(), pictures).map(view -> {
            Figure figure = new Figure(view);
            figure.setAccessibleText(PlainWords.describing(image));
            return figure;
        });
    }

    /**
     * A picture with others on it.
     *
     * @param base  the picture's name
     * @param lines what lies on it, a line each
     * @throws IllegalArgumentException for a line that can't be understood
     */
    static Figure of(String base, String lines, Pictures pictures) {
        Figure figure = new Figure(pictures.view(base));
        lines.lines().forEach(line -> figure.take(line, pictures));
        return figure;
    }

    private void take(String line, Pictures pictures) {
        String[] words = line.split(" ");
        switch (words[0]) {
            case "says" -> setAccessibleText(line.substring("says ".length()));
            case "picture" -> {
                ImageView view = pictures.view(words[1]);
                view.relocate(Double.parseDouble(words[2]), Double.parseDouble(words[3]));
                picture.getChildren().add(view);
            }
            case "mark" -> {
                Label label = new Label(words[1]);
                label.getStyleClass().add("mark");
                marks.add(new Mark(label, Double.parseDouble(words[2]), Double.parseDouble(words[3])));
                getChildren().add(label);
            }
            default -> throw new IllegalArgumentException("a figure has no " + line);
        }
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return snappedLeftInset() + base.getFitWidth() + snappedRightInset();
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        return snappedTopInset() + base.getFitHeight() * factor(width < 0 ? prefWidth(-1) : width)
                + snappedBottomInset();
    }

    private double factor(double width) {
        return Math.min(Math.min(1, HIGHEST / base.getFitHeight()),
                (width - snappedLeftInset() - snappedRightInset()) / base.getFitWidth());
    }

    @Override
    protected void layoutChildren() {
        double factor = factor(getWidth());
        scale.setX(factor);
        scale.setY(factor);
        double left = Math.round((getWidth() - base.getFitWidth() * factor) / 2);
        double top = snappedTopInset();
        picture.setLayoutX(left);
        picture.setLayoutY(top);
        for (Mark mark : marks) {
            double side = Math.max(mark.label.prefWidth(-1), mark.label.prefHeight(-1));
            mark.label.resizeRelocate(left + mark.x * factor - side / 2, top + mark.y * factor - side / 2, side, side);
        }
    }

    /** A number and where its middle is. */
    private record Mark(Label label, double x, double y) { }
}
