package patolli.forge.mictlan;

import patolli.forge.codex.Painter;

/** Mictlantecuhtli on his throne, facing the player, built around x = 0; the mood moves all of him. */
final class Lord {
    private final Stage stage;
    private final Mood mood;
    private final Arms.Prize prize;
    private final Gesture gesture;

    private Lord(Stage stage, Mood mood, Arms.Prize prize, Gesture gesture) {
        this.stage = stage;
        this.mood = mood;
        this.prize = prize;
        this.gesture = gesture;
    }

    Lord(Stage stage, Mood mood, Arms.Prize prize) {
        this(stage, mood, prize, Gesture.OFFERING);
    }

    /** As he talks in the prolog. */
    Lord(Stage stage, Gesture gesture) {
        this(stage, Mood.INVITING, Arms.Prize.CARD, gesture);
    }

    /** Lays all his sheets on the stage. */
    void draw() {
        Painter back = stage.sheet();
        head(back, new Headdress(back, face())::behind);
        new Seat(stage.sheet(), mood).draw();
        boolean crossed = mood == Mood.INVITING && gesture.crossed();
        Legs legs = new Legs(stage.sheet());
        if (crossed) {
            legs.single();
        } else {
            legs.draw(mood);
        }
        Painter body = stage.sheet();
        trunk(body, new Trunk(body)::draw);
        if (crossed) {
            new Legs(stage.sheet()).crossed();
        }
        boolean before = mood == Mood.INVITING && gesture.before();
        if (!before) {
            new Arms(stage.sheet()).far(mood, gesture, prize);
        }
        Painter collar = stage.sheet();
        trunk(collar, new Trunk(collar)::collar);
        if (before) {
            new Arms(stage.sheet()).far(mood, gesture, prize);
        } else if (mood == Mood.SULKING) {
            new Arms(stage.sheet()).near(mood, prize);
        }
        Painter face = stage.sheet();
        head(face, () -> {
            Headdress worn = new Headdress(face, face());
            worn.sides();
            new Face(face, face(), gaze()).draw();
            worn.band();
        });
        if (mood != Mood.SULKING) {
            new Arms(stage.sheet()).near(mood, prize);
        }
    }

    private Mood face() {
        return mood == Mood.INVITING ? gesture.face() : mood;
    }

    private double[] gaze() {
        return mood == Mood.INVITING ? gesture.gaze() : Eyes.gaze(mood);
    }

    /** Only his eyes, where they are in {@link #draw}. */
    void eyes() {
        Painter c = stage.sheet();
        head(c, new Eyes(c, mood, gaze())::glowing);
    }

    /** The head carries its feathers, paper and rosettes with it. */
    private void head(Painter c, Runnable drawing) {
        switch (mood) {
            case INVITING -> c.at(0, 400, gesture.tilt(), 1, 1, () -> c.at(0, -400, 0, 1, 1, drawing));
            case SULKING -> c.at(8, 460, 8, 1, 1, () -> c.at(0, -398, 0, 1, 1, drawing));
            case BEATEN -> c.at(0, 476, -10, 1, 1, () -> c.at(0, -396, 0, 1, 1, drawing));
            case SMUG -> c.at(0, 384, 5, 1, 1, () -> c.at(0, -384, 0, 1, 1, drawing));
            case GLOATING -> c.at(0, 384, -6, 1, 1, () -> c.at(0, -384, 0, 1, 1, drawing));
        }
    }

    /** A beaten one sinks into himself. */
    private void trunk(Painter c, Runnable drawing) {
        if (mood.low()) {
            c.at(0, 108, 0, 1.06, 0.84, drawing);
        } else {
            drawing.run();
        }
    }
}
