package patolli.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import patolli.board.LessonRooms;
import patolli.board.SpeechRoom;
import patolli.text.Texts;
import patolli.ui.common.Pictures;
import patolli.ui.course.Course;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Task;
import patolli.ui.lesson.LessonModel.Stage;
import patolli.ui.table.BoardScene;
import patolli.ui.table.SpeakerBadge;

/**
 * The scroll on which stands what is said of a step, below a title or a hint. All steps of a tutorial are written
 * equally large, title and hint as well; larger words have a deeper sheet.
 */
final class LessonScroll {
    private static final double SIZE = 19;
    private static final double LEAST = 13;
    private static final double STEP = 0.25;
    /** From this on words have the ample sheet. */
    private static final double LARGE = 1.1;
    private static final double PITCH = 1.14;
    /** From one line to the next as the typeface has it. */
    private static final double NATURAL = 1.361;
    /** What lies between the title and the words. */
    private static final double BELOW_HEAD = 0.24;
    /** What is left free at the sheet's ends, of which each is rolled up, and at its edges. */
    private static final double BESIDE = 18;
    private static final double ABOVE = 6;
    private static final Lettering WORDS = new Lettering(Font.font("Alegreya Medium"));
    private static final Lettering TITLES = new Lettering(Font.font("Alegreya SC", FontWeight.BOLD, SIZE));
    private final ImageView sheet;
    private final Optional<SpeakerBadge> badge;
    private final Label title;
    private final Label hint;
    private final Pane words;
    private final Pictures pictures;
    private final String folder;
    private final LessonRooms rooms;
    private final List<CourseStep> steps;
    private final Texts texts;
    private SpeechRoom shown;
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
        this.pictures = pictures;
        this.texts = texts;
        shown = rooms.usual();
        sheet = pictures.view(picture(shown));
        sheet.setId("sheet");
        sheet.getStyleClass().add("paper-sheet");
        sheet.setPickOnBounds(false);
        leaf.getChildren().addFirst(sheet);
        badge = board.badge(course.seats().computers()).map(head -> new SpeakerBadge(pictures, head));
        badge.ifPresent(each -> leaf.getChildren().add(1, each));
    }

    private String picture(SpeechRoom room) {
        return folder + (room == rooms.usual() ? "/lesson.png" : "/lesson-ample.png");
    }

    /** @param factor how many times larger than normal words are wanted */
    void show(LessonModel lesson, double factor) {
        CourseStep step = lesson.current();
        SpeechRoom room = room(factor);
        shown = room;
        pictures.change(sheet, picture(room));
        sheet.relocate(room.picture().x(), room.picture().y());
        badge.ifPresent(each -> each.lie(room));
        boolean done = lesson.stageProperty().get() == Stage.DONE;
        title.setText(texts.get(step.name()));
        hint.setText(hint(step, done));
        boolean helping = lesson.helpingProperty().get();
        title.setVisible(!helping);
        hint.setVisible(helping);
        String text = texts.get(step.name() + (done ? ".after" : ".words"));
        write(helping ? WORDS : TITLES, helping ? hint : title, text, room, size(factor));
    }

    /** What the step is written on. */
    SpeechRoom shown() {
        return shown;
    }

    private String hint(CourseStep step, boolean done) {
        String own = step.name() + ".help";
        return texts.get(!done && texts.has(own) ? own : "help." + (done ? Task.READ : step.task()));
    }

    /** Where all steps are written; no sheet lies over a square. */
    SpeechRoom room(double factor) {
        return factor < LARGE ? rooms.usual() : rooms.ample();
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
        SpeechRoom room = room(factor);
        String head = texts.get(step.name());
        return Stream.of(".words", ".after").filter(end -> texts.has(step.name() + end)).allMatch(end -> {
            String text = texts.get(step.name() + end);
            return fits(TITLES, head, text, room, size)
                    && fits(WORDS, hint(step, end.equals(".after")), text, room, size);
        });
    }

    private static boolean fits(Lettering face, String head, String text, SpeechRoom room, double size) {
        return face.holds(head, size, width(room)) && WORDS.holds(text, size, width(room))
                && height(face.lines(head, size, width(room)).size() + WORDS.lines(text, size, width(room)).size(),
                        size) <= room.bottom() - room.top() - 2 * ABOVE;
    }

    private static double width(SpeechRoom room) {
        return room.right(room.top()) - room.left(room.top()) - 2 * BESIDE;
    }

    private static double height(int lines, double size) {
        return (lines * PITCH + BELOW_HEAD) * size;
    }

    /** All lines begin at the left; together they stand in the middle of the sheet's height. */
    private void write(Lettering face, Label head, String text, SpeechRoom room, double size) {
        List<String> lines = WORDS.lines(text, size, width(room));
        int heading = face.lines(head.getText(), size, width(room)).size();
        double left = room.left(room.top()) + BESIDE;
        double top = (room.top() + room.bottom() - height(heading + lines.size(), size)) / 2;
        double first = top + height(heading, size);
        head.setStyle("-fx-font-size: " + size + "px; -fx-line-spacing: " + (PITCH - NATURAL) * size + "px");
        // The first line's own height reaches above it and below; a label just as high would drop its last line.
        head.resizeRelocate(left, top - (NATURAL - PITCH) / 2 * size, width(room) + 1,
                (heading * PITCH + NATURAL) * size);
        words.getChildren().setAll(IntStream.range(0, lines.size()).mapToObj(i -> line(lines.get(i),
                WORDS.at(size), left, first + (i + 0.5) * PITCH * size)).toList());
        words.setAccessibleText(text);
        words.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    private static Text line(String words, Font font, double left, double middle) {
        Text line = new Text(words);
        line.getStyleClass().add("speech");
        line.setFont(font);
        line.setTextOrigin(VPos.CENTER);
        line.setX(left);
        line.setY(middle);
        return line;
    }
}
