package patolli.ui.course;

import java.util.List;
import java.util.Optional;
import patolli.play.Seats;

/**
 * A tutorial.
 *
 * @param seats   who sits where; the learner is the one player
 * @param meeting the square above the beans at which two limbs meet, where the board has limbs
 */
public record Course(List<Step> steps, Seats seats, Optional<Place.Square> meeting) {

    /** A copy that cannot be changed. */
    public Course {
        steps = List.copyOf(steps);
    }
}
