package patolli.board.figure;

import patolli.board.Box;
import patolli.board.Point;

/**
 * Those who sit on the ground at the tables of South India. All are cut alike: something in the far hand, the near
 * hand at rest, counting or spread, goods beside them; and all move alike, one more, another less.
 */
final class SeatedRigs {
    /** The joints in the order of their pivots, and what each hangs from. */
    private static final Joint[] JOINTS = {Joint.TORSO, Joint.HEAD, Joint.FAR_ARM, Joint.FAR_FOREARM, Joint.FAR_HAND,
        Joint.NEAR_ARM, Joint.TRAIN};
    private static final Joint[] PARENTS = {Joint.ROOT, Joint.TORSO, Joint.TORSO, Joint.FAR_ARM, Joint.FAR_FOREARM,
        Joint.TORSO, Joint.HEAD};

    private static final Joint[] TURNED = {Joint.TORSO, Joint.HEAD, Joint.FAR_ARM, Joint.FAR_FOREARM, Joint.FAR_HAND,
        Joint.TRAIN};

    private SeatedRigs() { }

    private static Rig hinged(String name, Point eye, Point mouth, double... pivots) {
        Rig rig = new Rig(name, eye, mouth);
        for (int i = 0; i < JOINTS.length; i++) {
            rig.hinge(JOINTS[i], PARENTS[i], pivots[2 * i], pivots[2 * i + 1]);
        }
        return rig;
    }

    /** The cloth merchant of Mysore: a strip of silk in the far hand, the near one on his knee. */
    static Rig clothMerchant() {
        Rig rig = hinged("cloth-merchant", new Point(230, 150), new Point(262, 205),
                202, 424, 202, 230, 238, 290, 272, 342, 312, 300, 152, 282, 168, 118)
                .part("tail", Joint.TRAIN, 107, 102, 82, 200)
                .part("far-arm", Joint.FAR_ARM, 207, 258, 88, 109)
                .part("far-hand", Joint.FAR_HAND, 296, 251, 67, 186)
                .part("far-forearm", Joint.FAR_FOREARM, 254, 284, 77, 76)
                .part("cushion", Joint.ROOT, 78, 493, 260, 64)
                .part("legs", Joint.ROOT, 67, 409, 275, 127)
                .part("coat", Joint.TORSO, 124, 238, 145, 221)
                .part("shawl", Joint.TORSO, 120, 238, 81, 160)
                .part("hair", Joint.HEAD, 143, 108, 78, 123)
                .part("neck", Joint.TORSO, 161, 209, 78, 75)
                .faces(new Box(164, 91, 120, 171), new Box(188, 111, 72, 57))
                .part("turban", Joint.HEAD, 134, 1, 125, 212)
                .hand(HandLook.HOLDING, Joint.NEAR_ARM, 86, 252, 94, 229);
        return strong(rig, new double[] {-7, -10, -30, -8, 26, 12}, new double[] {-10, -5, -26, -10, 32, 16},
                new double[] {9, 15, 14, 18, -20, -12});
    }

    /** The temple dancer: the far hand in a gesture, the near one on her hip. */
    static Rig dancer() {
        Rig rig = hinged("dancer", new Point(228, 150), new Point(256, 202),
                204, 424, 204, 230, 234, 286, 270, 340, 314, 288, 158, 278, 152, 160)
                .part("braid", Joint.TRAIN, 65, 164, 110, 302)
                .part("far-arm", Joint.FAR_ARM, 212, 269, 77, 91)
                .part("far-hand", Joint.FAR_HAND, 302, 224, 48, 70)
                .part("far-forearm", Joint.FAR_FOREARM, 255, 277, 76, 78)
                .part("legs", Joint.ROOT, 59, 408, 287, 144)
                .part("pleats", Joint.ROOT, 134, 414, 140, 138)
                .part("torso", Joint.TORSO, 138, 243, 128, 199)
                .part("hair", Joint.HEAD, 130, 79, 121, 142)
                .part("neck", Joint.TORSO, 164, 210, 80, 115)
                .faces(new Box(164, 92, 110, 166), new Box(184, 109, 75, 59))
                .part("jewels", Joint.HEAD, 112, 91, 136, 128)
                .hand(HandLook.HOLDING, Joint.NEAR_ARM, 93, 249, 97, 174);
        return strong(rig, new double[] {-4, -9, -18, -14, 8, 9}, new double[] {-6, -5, -16, -16, 16, 8},
                new double[] {8, 16, 30, 56, 10, -16});
    }

    /** The palace's clerk: a palm leaf in the far hand; he is old, and moves little. */
    static Rig clerk() {
        Rig rig = hinged("brahmin-clerk", new Point(231, 150), new Point(263, 205),
                202, 424, 202, 232, 238, 290, 272, 342, 312, 302, 154, 284, 148, 118)
                .part("tuft", Joint.TRAIN, 111, 100, 60, 108)
                .part("far-arm", Joint.FAR_ARM, 218, 276, 70, 83)
                .part("far-hand", Joint.FAR_HAND, 300, 198, 55, 129)
                .part("far-forearm", Joint.FAR_FOREARM, 259, 284, 70, 71)
                .part("chest", Joint.ROOT, 45, 401, 86, 136)
                .part("legs", Joint.ROOT, 68, 410, 274, 126)
                .part("torso", Joint.TORSO, 132, 242, 136, 212)
                .part("stole", Joint.TORSO, 112, 236, 166, 206)
                .part("neck", Joint.TORSO, 166, 209, 78, 114)
                .faces(new Box(145, 73, 138, 182), new Box(197, 118, 56, 43))
                .part("spectacles", Joint.HEAD, 174, 130, 89, 79)
                .hand(HandLook.HOLDING, Joint.NEAR_ARM, 93, 260, 85, 222);
        return poses(rig, 0.8);
    }

    /** The flower seller: a garland in the far hand, a flower in the near one. */
    static Rig flowerSeller() {
        Rig rig = hinged("flower-seller", new Point(226, 151), new Point(254, 201),
                204, 424, 204, 230, 234, 288, 270, 340, 313, 300, 154, 284, 142, 182)
                .part("jasmine", Joint.TRAIN, 100, 176, 48, 142)
                .part("far-arm", Joint.FAR_ARM, 214, 275, 72, 82)
                .part("far-hand", Joint.FAR_HAND, 301, 255, 53, 194)
                .part("far-forearm", Joint.FAR_FOREARM, 258, 290, 67, 62)
                .part("basket", Joint.ROOT, 39, 447, 100, 107)
                .part("legs", Joint.ROOT, 102, 411, 240, 132)
                .part("torso", Joint.TORSO, 108, 241, 153, 199)
                .part("hair", Joint.HEAD, 138, 84, 108, 133)
                .part("neck", Joint.TORSO, 171, 210, 70, 103)
                .faces(new Box(173, 100, 91, 151), new Box(186, 118, 66, 46))
                .part("bun", Joint.HEAD, 110, 139, 93, 74)
                .hand(HandLook.HOLDING, Joint.NEAR_ARM, 111, 256, 127, 159);
        return poses(rig, 1.1);
    }

    /** The palace guard: the spear in the far hand, the near fist on his knee; he sits straight. */
    static Rig guard() {
        Rig rig = hinged("palace-guard", new Point(232, 150), new Point(264, 205),
                202, 430, 202, 232, 240, 288, 274, 342, 312, 301, 150, 282, 160, 118)
                .part("tail", Joint.TRAIN, 119, 108, 61, 163)
                .part("shield", Joint.ROOT, 43, 391, 138, 138)
                .part("far-arm", Joint.FAR_ARM, 212, 258, 84, 107)
                .part("far-hand", Joint.FAR_HAND, 297, 23, 53, 500)
                .part("far-forearm", Joint.FAR_FOREARM, 257, 284, 74, 75)
                .part("legs", Joint.ROOT, 68, 410, 274, 126)
                .part("coat", Joint.TORSO, 118, 238, 164, 223)
                .part("hair", Joint.HEAD, 144, 111, 75, 124)
                .part("neck", Joint.TORSO, 161, 209, 81, 75)
                .faces(new Box(171, 97, 113, 158), new Box(196, 115, 59, 47))
                .part("turban", Joint.HEAD, 130, 2, 134, 211)
                .hand(HandLook.HOLDING, Joint.NEAR_ARM, 73, 251, 112, 219);
        return poses(rig, 0.6);
    }

    /** The mahout: the goad in the far hand, the near arm over his knee. */
    static Rig mahout() {
        Rig rig = hinged("mahout", new Point(229, 152), new Point(259, 204),
                204, 424, 202, 232, 238, 290, 272, 342, 312, 302, 154, 284, 158, 124)
                .part("tail", Joint.TRAIN, 108, 112, 65, 93)
                .part("far-arm", Joint.FAR_ARM, 218, 275, 70, 85)
                .part("far-hand", Joint.FAR_HAND, 298, 166, 57, 219)
                .part("far-forearm", Joint.FAR_FOREARM, 259, 284, 70, 71)
                .part("canes", Joint.ROOT, 42, 437, 94, 137)
                .part("legs", Joint.ROOT, 95, 380, 245, 171)
                .part("torso", Joint.TORSO, 132, 246, 131, 204)
                .part("hair", Joint.HEAD, 147, 112, 72, 105)
                .part("neck", Joint.TORSO, 156, 204, 96, 118)
                .faces(new Box(171, 101, 102, 153), new Box(193, 121, 59, 43))
                .part("head-cloth", Joint.HEAD, 138, 65, 116, 140)
                .part("rope", Joint.TORSO, 138, 253, 114, 167)
                .hand(HandLook.HOLDING, Joint.NEAR_ARM, 105, 261, 118, 160);
        return poses(rig, 1.2);
    }

    /** Poses of somebody who bends with the whole body over what is won or lost, as {@link #turned} has them. */
    private static Rig strong(Rig rig, double[] gloating, double[] flinching, double[] slumped) {
        return poses(rig, 1)
                .pose(FigurePose.GLOATING, turned(1, FaceLook.LAUGH, EyeLook.NARROW, gloating))
                .pose(FigurePose.FLINCHING, raised(HandLook.SPREAD, -9,
                        turned(1, FaceLook.GASP, EyeLook.WIDE, flinching)))
                .pose(FigurePose.SLUMPED, turned(1, FaceLook.GRIM, EyeLook.NARROW, slumped));
    }

    private static Rig poses(Rig rig, double spirit) {
        return rig
                .hand(HandLook.COUNTING, Joint.NEAR_ARM, 112, 254, 162, 142)
                .hand(HandLook.SPREAD, Joint.NEAR_ARM, 110, 254, 142, 142)
                .pose(FigurePose.REST, turned(spirit, FaceLook.CALM, EyeLook.OPEN))
                .pose(FigurePose.WATCHING, turned(spirit, FaceLook.CALM, EyeLook.OPEN, 2, 4, 0, 0, -4, 0))
                .pose(FigurePose.COUNTING, raised(HandLook.COUNTING, 0,
                        turned(spirit, FaceLook.CALM, EyeLook.OPEN, 0, 5, 0, 6, -8, 0)))
                .pose(FigurePose.PONDERING, turned(spirit, FaceLook.CALM, EyeLook.NARROW, 2, 5, 0, -7, 8, 0))
                .pose(FigurePose.PLEASED, turned(spirit, FaceLook.SMILE, EyeLook.OPEN, -1, -4, 0, -6, 8, 0))
                .pose(FigurePose.GLOATING, turned(spirit, FaceLook.LAUGH, EyeLook.NARROW, -8, -9, -10, 0, 14, 8))
                .pose(FigurePose.FLINCHING, raised(HandLook.SPREAD, -6,
                        turned(spirit, FaceLook.GASP, EyeLook.WIDE, -11, -6, -8, -8, 16, 12)))
                .pose(FigurePose.SLUMPED, turned(spirit, FaceLook.GRIM, EyeLook.NARROW, 12, 15, 8, 16, -8, -10))
                .pose(FigurePose.BORED, turned(spirit, FaceLook.GRIM, EyeLook.NARROW, -1, -5, 0, 6, 0, 0))
                .pose(FigurePose.TRIUMPHANT, raised(HandLook.SPREAD, -2,
                        turned(spirit, FaceLook.LAUGH, EyeLook.OPEN, -3, -7, -14, -6, 12, 6)));
    }

    /** The same with the near hand raised, its arm turned by so many degrees. */
    private static Attitude raised(HandLook hand, double degrees, Attitude from) {
        Attitude raised = new Attitude(from.face(), from.eyes(), hand, from.swings());
        return degrees == 0 ? raised : raised.turn(Joint.NEAR_ARM, degrees);
    }

    /** Torso, head, far arm, far forearm, far hand and train turned by so many degrees, for one of ordinary spirit. */
    private static Attitude turned(double spirit, FaceLook face, EyeLook eyes, double... degrees) {
        Attitude attitude = Attitude.of(face, eyes, HandLook.HOLDING);
        for (int i = 0; i < degrees.length; i++) {
            if (degrees[i] != 0) {
                attitude = attitude.turn(TURNED[i], spirit * degrees[i]);
            }
        }
        return attitude;
    }
}
