package patolli.ai.review;

/** How good a decision was, by what it lost of the chance to win. The bounds stand in the help. */
public enum Grade {
    GOOD(0), DOUBTFUL(0.02), BAD(0.05), VERY_BAD(0.10);

    /** The gravest. */
    public static final Grade WORST = VERY_BAD;

    private final double from;

    Grade(double from) {
        this.from = from;
    }

    /** The smallest loss that is graded so, as a part of 1. */
    public double from() {
        return from;
    }

    /** The grade of a decision that lost so much. */
    public static Grade of(double loss) {
        Grade grade = GOOD;
        for (Grade worse : values()) {
            if (loss >= worse.from) {
                grade = worse;
            }
        }
        return grade;
    }
}
