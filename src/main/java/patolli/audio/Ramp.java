package patolli.audio;

/** A value from 0 to 1 that never jumps unless it is told to. */
final class Ramp {
    private double value;
    private double goal;
    private double speed;

    Ramp(double value) {
        this.value = value;
        goal = value;
    }

    /** Goes there in so many seconds for a whole way from 0 to 1; at once when that is 0. */
    void to(double wanted, double seconds) {
        goal = wanted;
        if (seconds <= 0) {
            value = wanted;
        } else {
            speed = 1 / seconds;
        }
    }

    void beat(double seconds) {
        double step = speed * seconds;
        value = Math.abs(goal - value) <= step ? goal : value + Math.copySign(step, goal - value);
    }

    double value() {
        return value;
    }

    /** Whether it is, and stays, at 0. */
    boolean isGone() {
        return value == 0 && goal == 0;
    }

    /** Where it is going. */
    double goal() {
        return goal;
    }
}
