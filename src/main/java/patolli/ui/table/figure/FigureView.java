package patolli.ui.table.figure;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.SequentialTransition;
import javafx.animation.Transition;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.util.Duration;
import patolli.board.Point;
import patolli.board.figure.Attitude;
import patolli.board.figure.EyeLook;
import patolli.board.figure.FigurePose;
import patolli.board.figure.Glance;
import patolli.board.figure.Joint;
import patolli.board.figure.Swing;
import patolli.ui.common.Pictures;
import patolli.ui.table.light.TableLight;

/** A figure that takes poses, looks at things, and breathes. */
public final class FigureView extends Group {
    private static final double TIME = 220;
    private static final double FADE = 200;
    /** It moves in every third frame, as drawn figures do: each costs a part of a pulse in software rendering. */
    private static final int ON_THREES = 3;
    /** How far a head follows the eyes, as part of the angle, and at most how many degrees. */
    private static final double HEAD = 0.14;
    private static final double FURTHEST = 7;
    private static final double BREATH = 1.1;
    private static final double SWAY = 2.2;
    /** A breath lifts it by whole pixels and what hangs in the air sways in so many steps: few are drawn anew. */
    private static final int SWAY_STEPS = 4;
    private final Sitter sitter;
    private final Pictures pictures;
    private Puppet puppet;
    private Optional<Puppet> going = Optional.empty();
    private Optional<Animation> running = Optional.empty();
    private FigurePose pose = FigurePose.REST;
    private Optional<Point2D> target = Optional.empty();
    private Map<Joint, Swing> bent = Map.of();
    private double breath;
    private boolean blinking;
    private Glance gaze = Glance.LEVEL;
    private Optional<TableLight> light = Optional.empty();

    /** How a figure goes from pose to pose. */
    public enum Manner { MOVE, CROSS_FADE, AT_ONCE }

    public FigureView(Sitter sitter, Pictures pictures) {
        this.sitter = sitter;
        this.pictures = pictures;
        puppet = new Puppet(sitter, pictures);
        getChildren().add(puppet);
        setMouseTransparent(true);
        settle();
    }

    /** It is seen in that light from now on. */
    public void light(TableLight light) {
        this.light = Optional.of(light);
        puppet.light(light, seat());
    }

    private Point seat() {
        return new Point(getLayoutX() + sitter.size().wide() / 2.0, getLayoutY() + sitter.size().high() / 2.0);
    }

    /** What it does, or is about to. */
    public FigurePose pose() {
        return pose;
    }

    /** Where its eyes look. */
    public Glance gaze() {
        return gaze;
    }

    /** Whether it is on its way from one pose to another. */
    public boolean isMoving() {
        return running.isPresent();
    }

    /** Where its words come from, in the coordinates of what it stands in. */
    public Point2D mouth() {
        return localToParent(puppet.seen(Joint.HEAD, sitter.rig().mouth()));
    }

    /** Takes a pose and looks at something that lies in what it stands in; at nothing when that is empty. */
    public void take(FigurePose wanted, Optional<Point2D> at, Manner manner, double tempo) {
        if (wanted == pose && at.equals(target)) {
            return;
        }
        boolean same = wanted == pose;
        stop();
        pose = wanted;
        target = at;
        switch (manner) {
            case AT_ONCE -> settle();
            case MOVE -> run(move(Duration.millis(TIME * tempo)));
            case CROSS_FADE -> {
                if (same) {
                    // Eyes go in one step anyway.
                    settle();
                } else {
                    run(crossFade(Duration.millis(FADE * tempo)));
                }
            }
        }
    }

    /**
     * One moment of its life.
     *
     * @param drawn how far it has drawn its breath, -1 to 1; smoke and the like sway with it
     * @param blink whether its eyes are shut
     */
    public void live(double drawn, boolean blink) {
        breath = drawn;
        if (blink != blinking) {
            blinking = blink;
            dress();
        }
        if (running.isEmpty()) {
            puppet.bend(breathing(bent));
        }
    }

    /** Is in its pose at once. */
    public void stop() {
        Optional<Animation> was = running;
        running = Optional.empty();
        was.ifPresent(animation -> {
            animation.setOnFinished(null);
            animation.stop();
            settle();
        });
    }

    private void run(Animation animation) {
        running = Optional.of(animation);
        animation.setOnFinished(event -> stop());
        animation.play();
    }

    private void settle() {
        going.ifPresent(getChildren()::remove);
        going = Optional.empty();
        puppet.setOpacity(1);
        bent = wanted();
        look();
        puppet.bend(breathing(bent));
        dress();
    }

    private Attitude attitude() {
        return sitter.rig().attitude(pose);
    }

    private void dress() {
        Attitude now = attitude();
        puppet.dress(blinking ? new Attitude(now.face(), EyeLook.SHUT, now.hand(), now.swings()) : now, gaze);
    }

    private Animation move(Duration time) {
        Map<Joint, Swing> from = bent;
        Map<Joint, Swing> to = wanted();
        look();
        dress();
        return new Transition() {
            /** Those who face each other move in turns, so that they are not painted in one pulse. */
            private final int turn = sitter.facing() == Sitter.Facing.RIGHT ? 0 : 1;
            private int frames;

            {
                setCycleDuration(time);
                setInterpolator(Interpolator.EASE_BOTH);
            }

            @Override
            protected void interpolate(double done) {
                if (done < 1 && ++frames % ON_THREES != turn) {
                    return;
                }
                Map<Joint, Swing> now = new EnumMap<>(Joint.class);
                to.forEach((joint, swing) -> now.put(joint, from.getOrDefault(joint, Swing.NONE)
                        .towards(swing, done)));
                bent = now;
                puppet.bend(breathing(now));
            }
        };
    }

    /** The new pose comes over the old one, which then goes. */
    private Animation crossFade(Duration time) {
        Puppet old = puppet;
        going = Optional.of(old);
        puppet = new Puppet(sitter, pictures);
        light.ifPresent(now -> puppet.light(now, seat()));
        getChildren().add(puppet);
        bent = wanted();
        look();
        puppet.bend(bent);
        dress();
        puppet.setOpacity(0);
        FadeTransition in = new FadeTransition(time.multiply(0.6), puppet);
        in.setToValue(1);
        FadeTransition out = new FadeTransition(time.multiply(0.4), old);
        out.setToValue(0);
        return new SequentialTransition(in, out);
    }

    /** How every joint is to stand: as the pose has it, the head a little towards what is looked at. */
    private Map<Joint, Swing> wanted() {
        Map<Joint, Swing> to = new EnumMap<>(Joint.class);
        sitter.rig().hinges().keySet().forEach(joint -> to.put(joint, attitude().at(joint)));
        if (pose.follows()) {
            double bow = Math.clamp(angle().orElse(0.0) * HEAD, -FURTHEST, FURTHEST);
            Swing head = to.get(Joint.HEAD);
            to.put(Joint.HEAD, new Swing(head.degrees() + bow, head.dx(), head.dy(), head.scale()));
        }
        return to;
    }

    /** Degrees below the level at which the target lies; none for what lies behind. */
    private Optional<Double> angle() {
        return target.map(this::from).filter(off -> off.getX() > 0)
                .map(off -> Math.toDegrees(Math.atan2(off.getY(), off.getX())));
    }

    /** From the eye to a point, with x ahead. */
    private Point2D from(Point2D point) {
        Point2D eye = localToParent(puppet.seen(Joint.ROOT, sitter.rig().eye()));
        double ahead = point.getX() - eye.getX();
        return new Point2D(sitter.facing() == Sitter.Facing.RIGHT ? ahead : -ahead, point.getY() - eye.getY());
    }

    private void look() {
        gaze = pose.gaze().or(() -> target.map(this::from).map(off -> Glance.towards(off.getX(), off.getY())))
                .orElse(Glance.LEVEL);
    }

    private Map<Joint, Swing> breathing(Map<Joint, Swing> still) {
        if (breath == 0) {
            return still;
        }
        Map<Joint, Swing> now = new EnumMap<>(Joint.class);
        now.putAll(still);
        double dense = pictures.doubledProperty().get() ? 2 : 1;
        // A pose's own height, in units of the rig, stays what it is.
        double lift = Math.round(BREATH * sitter.size().unit() * breath * dense) / dense / sitter.size().unit();
        double sway = SWAY * Math.round(breath * SWAY_STEPS) / SWAY_STEPS;
        now.computeIfPresent(Joint.TORSO, (joint, swing) -> new Swing(swing.degrees(), swing.dx(),
                swing.dy() - lift, swing.scale()));
        for (Joint light : new Joint[] {Joint.AIR, Joint.SMOKE, Joint.TRAIN}) {
            now.computeIfPresent(light, (joint, swing) -> new Swing(swing.degrees()
                    + (joint == Joint.TRAIN ? 0.4 : 1) * sway, swing.dx(), swing.dy(), swing.scale()));
        }
        return now;
    }
}
