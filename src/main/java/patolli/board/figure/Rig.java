package patolli.board.figure;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import patolli.board.Box;
import patolli.board.Point;

/** A figure cut into parts. Its parts lie over each other in their order, whatever they hang from. */
public final class Rig {
    /** The field on which it is painted. */
    public static final double WIDTH = 366;
    public static final double HEIGHT = 560;
    private final String name;
    private final Point eye;
    private final Point mouth;
    private final Map<Joint, Hinge> hinges = new EnumMap<>(Joint.class);
    private final List<FigurePart> parts = new ArrayList<>();
    private final Map<FigurePose, Attitude> poses = new EnumMap<>(FigurePose.class);

    Rig(String name, Point eye, Point mouth) {
        this.name = name;
        this.eye = eye;
        this.mouth = mouth;
        hinges.put(Joint.ROOT, new Hinge(Joint.ROOT, new Point(WIDTH / 2, HEIGHT)));
    }

    Rig hinge(Joint joint, Joint parent, double x, double y) {
        hinges.put(joint, new Hinge(parent, new Point(x, y)));
        return this;
    }

    Rig part(String part, Joint joint, double x, double y, double width, double height) {
        parts.add(new FigurePart(part, joint, Set.of(), new Box(x, y, width, height)));
        return this;
    }

    /** A part that is seen with the tags only. */
    Rig part(String part, Joint joint, Set<String> tags, Box box) {
        parts.add(new FigurePart(part, joint, tags, box));
        return this;
    }

    /** One of several hands: its name is its tag. */
    Rig hand(HandLook look, Joint joint, double x, double y, double width, double height) {
        String tag = Attitude.tag(look);
        return part(tag, joint, Set.of(tag), new Box(x, y, width, height));
    }

    /** All faces and eyes. */
    Rig faces(Box face, Box eyes) {
        for (FaceLook look : FaceLook.values()) {
            part(Attitude.tag(look), Joint.HEAD, Set.of(Attitude.tag(look)), face);
        }
        for (EyeLook look : EyeLook.values()) {
            for (Glance gaze : look == EyeLook.SHUT ? List.of(Glance.LEVEL) : Glance.ALL) {
                part(Attitude.tag(look, gaze), Joint.HEAD, Set.of(Attitude.tag(look, gaze)), eyes);
            }
        }
        return this;
    }

    Rig pose(FigurePose pose, Attitude attitude) {
        poses.put(pose, attitude);
        return this;
    }

    /** Its name, that of its pictures. */
    public String name() {
        return name;
    }

    /** The middle of the eye. */
    public Point eye() {
        return eye;
    }

    /** Where words come from. */
    public Point mouth() {
        return mouth;
    }

    /** The joints that it has. */
    public Map<Joint, Hinge> hinges() {
        return Map.copyOf(hinges);
    }

    /** From the lowest to the uppermost. */
    public List<FigurePart> parts() {
        return List.copyOf(parts);
    }

    /** How it takes a pose. */
    public Attitude attitude(FigurePose pose) {
        return poses.get(pose);
    }
}
