package patolli.ui.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import patolli.board.Box;
import patolli.board.LessonRooms;
import patolli.board.SpeechRoom;
import patolli.text.Texts;
import patolli.ui.common.Pictures;
import patolli.ui.course.Course;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Place;
import patolli.ui.course.Task;
import patolli.ui.lesson.LessonModel.Stage;
import patolli.ui.table.BoardScene;
import patolli.ui.table.ShapedLines;

/**
 * The scroll on which stands what is said of a step. All steps of a tutorial are written equally large; larger words
 * have a larger sheet, unless that would cover what they speak of.
 */
final class LessonScroll {
    private static final double SIZE = 19;
    private static final double LEAST = 13;
    private static final double STEP = 0.5;
    /** From this on words have the ample sheet. */
    private static final double LARGE = 1.2;
    private static final double PITCH = 1.16;
    /** How high the line of the title is. */
    private static final double HEAD = 1.42;
    private static final double BESIDE = 15;
    private static final double ABOVE = 11;
    private static final double SLACK = 0.01;
    /** By how much lower words are tried. */
    private static final double SHIFT = 2;
    /** How wide a title may be beside its line: it is written a little smaller then. */
    private static final double WIDER = 0.86;
    private static final double MEASURED = 100;
    private static final Font FACE = Font.font("Alegreya Medium", MEASURED);
    private final ImageView sheet;
    private final Label title;
    private final Label hint;
    private final Pane words;
    private final Pictures pictures;
    private final String folder;
    private final LessonRooms rooms;
    private final List<CourseStep> steps;
    private final BoardScene board;
    private final Texts texts;
    private final Map<String, Double> widths = new HashMap<>();
    private double fitting;
    private double wanted;

    /** @param leaf what it is laid on, as large as the scene: title, hint, and a pane for the words */
    LessonScroll(Pane leaf, String folder, Course course, BoardScene board, Pictures pictures, Texts texts) {
        title = (Label) leaf.lookup("#title");
        hint = (Label) leaf.lookup("#hint");
        words = (Pane) leaf.lookup("#words");
        this.folder = folder;
        rooms = course.rooms();
        steps = course.steps();
        this.board = board;
        this.pictures = pictures;
        this.texts = texts;
        sheet = pictures.view(picture(rooms.usual()));
        sheet.setId("sheet");
        sheet.getStyleClass().add("paper-sheet");
        sheet.setPickOnBounds(false);
        leaf.getChildren().addFirst(sheet);
    }

    private String picture(SpeechRoom room) {
        return folder + (room == rooms.usual() ? "/lesson.png" : room == rooms.ample() ? "/lesson-ample.png"
                : "/lesson-aside.png");
    }

    /** @param factor how many times larger than normal words are wanted */
    void show(LessonModel lesson, double factor) {
        CourseStep step = lesson.current();
        SpeechRoom room = room(step, factor);
        pictures.change(sheet, picture(room));
        sheet.relocate(room.picture().x(), room.picture().y());
        boolean done = lesson.stageProperty().get() == Stage.DONE;
        title.setText(texts.get(step.name()));
        hint.setText(hint(step, done));
        write(texts.get(step.name() + (done ? ".after" : ".words")), room, size(factor));
        title.setVisible(!lesson.helpingProperty().get());
        hint.setVisible(lesson.helpingProperty().get());
    }

    private String hint(CourseStep step, boolean done) {
        String own = step.name() + ".help";
        return texts.get(!done && texts.has(own) ? own : "help." + (done ? Task.READ : step.task()));
    }

    /** Where a step is written, beside whatever it speaks of; no sheet lies over a square. */
    SpeechRoom room(CourseStep step, double factor) {
        SpeechRoom wanted = factor < LARGE ? rooms.usual() : rooms.ample();
        boolean hides = Stream.concat(step.places().stream(), step.after().stream())
                .filter(place -> !(place instanceof Place.Square)).map(LessonScroll::lasting)
                .map(board::bounds).anyMatch(area -> wanted.covers(new Box(area.getMinX(), area.getMinY(),
                        area.getWidth(), area.getHeight())));
        return hides ? rooms.aside() : wanted;
    }

    /** The place of what may have left it when another step is looked at. */
    private static Place lasting(Place place) {
        return place instanceof Place.Waiting(var side) ? new Place.Row(side) : place;
    }

    /** The largest size up to the one that is wanted at which each step has room. */
    private double size(double factor) {
        if (factor != wanted) {
            wanted = factor;
            fitting = SIZE * factor;
            while (fitting > LEAST && !steps.stream().allMatch(step -> fits(step, factor, fitting))) {
                fitting -= STEP;
            }
        }
        return fitting;
    }

    private boolean fits(CourseStep step, double factor, double size) {
        SpeechRoom room = room(step, factor);
        return Stream.of(".words", ".after").map(end -> step.name() + end).filter(texts::has)
                .allMatch(key -> lines(texts.get(key), texts.get(step.name()), room, size).isPresent());
    }

    /** The title and so many lines below it, in the middle of the sheet or as far below it as the title needs. */
    private Optional<List<ShapedLines.Placed>> lines(String text, String head, SpeechRoom room, double size) {
        double pitch = size * PITCH;
        double height = room.bottom() - room.top() - 2 * ABOVE - size * HEAD;
        for (int n = 1; n * pitch <= height; n++) {
            double free = height - n * pitch;
            for (double down = free / 2; down <= free; down += SHIFT) {
                double top = room.top() + ABOVE + down + size * HEAD;
                Optional<List<ShapedLines.Placed>> lines = new ShapedLines(
                        room.between(top - SLACK, top + n * pitch + SLACK), BESIDE, 0, pitch,
                        line -> width(line) * size / MEASURED).of(text);
                double upper = top - size * HEAD;
                if (lines.isPresent() && width(head) * size / MEASURED * WIDER <= right(room, upper, top)
                        - left(room, upper, top)) {
                    return lines;
                }
            }
        }
        return Optional.empty();
    }

    /** Where a line between two heights begins. */
    private static double left(SpeechRoom room, double upper, double lower) {
        return Math.max(room.left(upper), room.left(lower)) + BESIDE;
    }

    private static double right(SpeechRoom room, double upper, double lower) {
        return Math.min(room.right(upper), room.right(lower)) - BESIDE;
    }

    private double width(String line) {
        double space = measured("n n") - measured("nn");
        return Stream.of(line.split(" ")).mapToDouble(word -> measured(word) + space).sum() - space;
    }

    private double measured(String word) {
        return widths.computeIfAbsent(word, each -> {
            Text text = new Text(each);
            text.setFont(FACE);
            return text.getLayoutBounds().getWidth();
        });
    }

    private void write(String text, SpeechRoom room, double size) {
        Font font = Font.font(FACE.getName(), size);
        List<ShapedLines.Placed> lines = lines(text, title.getText(), room, size).orElse(List.of());
        words.getChildren().setAll(lines.stream().map(line -> line.text(font)).toList());
        words.setAccessibleText(text);
        words.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        double first = lines.isEmpty() ? room.top() + ABOVE + size * HEAD : lines.getFirst().y() - size * PITCH / 2;
        for (Label head : List.of(title, hint)) {
            double upper = first - size * HEAD;
            double left = left(room, upper, first);
            head.setPrefWidth(right(room, upper, first) - left);
            head.setPrefHeight(size * HEAD);
            head.relocate(left, upper);
            fit(head, size);
        }
    }

    /** A title stands on one line. */
    private static void fit(Label head, double wanted) {
        for (double size = wanted; size >= LEAST; size -= STEP) {
            head.setStyle("-fx-font-size: " + size + "px");
            head.applyCss();
            Text text = new Text(head.getText());
            text.setFont(head.getFont());
            if (text.getLayoutBounds().getWidth() <= head.getPrefWidth()) {
                return;
            }
        }
    }
}
