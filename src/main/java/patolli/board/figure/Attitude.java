package patolli.board.figure;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** How one figure takes one pose: the joints that differ from how they were painted, and which parts are shown. */
public record Attitude(FaceLook face, EyeLook eyes, HandLook hand, Map<Joint, Swing> swings) {

    /** A copy that cannot be changed. */
    public Attitude {
        swings = Map.copyOf(swings);
    }

    /** With all joints as they were painted. */
    public static Attitude of(FaceLook face, EyeLook eyes, HandLook hand) {
        return new Attitude(face, eyes, hand, Map.of());
    }

    /** The same with a joint turned. */
    public Attitude turn(Joint joint, double degrees) {
        return swing(joint, new Swing(degrees, 0, 0, 1));
    }

    /** The same with a joint turned, moved and grown. */
    public Attitude swing(Joint joint, Swing swing) {
        Map<Joint, Swing> more = new EnumMap<>(Joint.class);
        more.putAll(swings);
        more.put(joint, swing);
        return new Attitude(face, eyes, hand, more);
    }

    /** How a joint stands. */
    public Swing at(Joint joint) {
        return swings.getOrDefault(joint, Swing.NONE);
    }

    /** The tags of the parts that are shown, beside those that always are. */
    public Set<String> tags(Glance gaze) {
        return Set.of(tag(face), tag(eyes, gaze), tag(hand));
    }

    /** The tag of a face. */
    public static String tag(FaceLook look) {
        return "face-" + key(look);
    }

    /** The tag of an eye that looks somewhere; one that is shut looks nowhere. */
    public static String tag(EyeLook look, Glance gaze) {
        return "eye-" + key(look) + (look == EyeLook.SHUT ? "" : gaze.tag());
    }

    /** The tag of a hand. */
    public static String tag(HandLook look) {
        return "hand-" + key(look);
    }

    private static String key(Enum<?> look) {
        return look.name().toLowerCase(Locale.ROOT);
    }
}
