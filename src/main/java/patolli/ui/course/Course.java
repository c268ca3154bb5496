package patolli.ui.course;

import java.util.List;
import java.util.Optional;
import patolli.board.LessonRooms;
import patolli.play.Seats;

/**
 * A tutorial.
 *
 * @param ways    the steps, written down once for each choice of the learner that all later steps depend on; the
 *                first goes by the choice that the script makes. In all of them the steps are the same ones, each
 *                with its own positions
 * @param seats   who sits where; the learner is the one player
 * @param meeting the square above the beans at which two limbs meet, where the beans are thrown between limbs
 * @param rooms   where it is written what is said
 */
public record Course(List<List<CourseStep>> ways, Seats seats, Optional<Place.Square> meeting, LessonRooms rooms) {

    /** A copy that cannot be changed. */
    public Course {
        ways = ways.stream().map(List::copyOf).toList();
    }

    /** The steps as the script has them. */
    public List<CourseStep> steps() {
        return ways.getFirst();
    }
}
