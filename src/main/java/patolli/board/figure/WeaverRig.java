package patolli.board.figure;

import patolli.board.Box;
import patolli.board.Point;

/** The weaver: the batten of her loom in the far hand, a spindle in the near one. */
final class WeaverRig {
    private WeaverRig() { }

    static Rig rig() {
        return poses(parts(new Rig("weaver", new Point(222, 149), new Point(250, 200))));
    }

    private static Rig parts(Rig rig) {
        return hinges(rig)
                .part("plumes", Joint.TRAIN, 39, 95, 117, 275)
                .part("tresses", Joint.HEAD, 118, 4, 141, 354)
                .part("far-arm", Joint.FAR_ARM, 201, 256, 65, 58)
                .hand(HandLook.HOLDING, Joint.FAR_HAND, 297, 25, 60, 323)
                .part("far-forearm", Joint.FAR_FOREARM, 231, 240, 91, 73)
                .part("feet", Joint.ROOT, 109, 449, 194, 102)
                .part("skirt", Joint.ROOT, 101, 335, 170, 169)
                .part("spindle", Joint.NEAR_HAND, 240, 253, 63, 135)
                .part("near-arm", Joint.NEAR_ARM, 165, 289, 94, 84)
                .part("cape", Joint.TORSO, 128, 229, 137, 173)
                .part("hair", Joint.HEAD, 117, 77, 124, 170)
                .part("neck", Joint.TORSO, 165, 213, 79, 62)
                .faces(new Box(162, 95, 118, 158), new Box(193, 118, 55, 46))
                .part("wreath", Joint.HEAD, 121, 72, 128, 174);
    }

    private static Rig hinges(Rig rig) {
        return rig
                .hinge(Joint.TORSO, Joint.ROOT, 192, 380)
                .hinge(Joint.HEAD, Joint.TORSO, 196, 228)
                .hinge(Joint.FAR_ARM, Joint.TORSO, 218, 272)
                .hinge(Joint.FAR_FOREARM, Joint.FAR_ARM, 246, 294)
                .hinge(Joint.FAR_HAND, Joint.FAR_FOREARM, 307, 248)
                .hinge(Joint.NEAR_ARM, Joint.TORSO, 186, 300)
                .hinge(Joint.NEAR_HAND, Joint.NEAR_ARM, 249, 349)
                .hinge(Joint.TRAIN, Joint.HEAD, 152, 118);
    }

    private static Rig poses(Rig rig) {
        return rig
                .pose(FigurePose.REST, Attitude.of(FaceLook.CALM, EyeLook.OPEN, HandLook.HOLDING))
                .pose(FigurePose.WATCHING, Attitude.of(FaceLook.CALM, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.TORSO, 3).turn(Joint.HEAD, 5).turn(Joint.FAR_HAND, -3))
                .pose(FigurePose.COUNTING, Attitude.of(FaceLook.CALM, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.HEAD, 6).turn(Joint.NEAR_ARM, -8).turn(Joint.FAR_FOREARM, 4))
                .pose(FigurePose.PONDERING, Attitude.of(FaceLook.CALM, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, 2).turn(Joint.HEAD, 5).turn(Joint.FAR_FOREARM, -8).turn(Joint.FAR_HAND, 8))
                .pose(FigurePose.PLEASED, Attitude.of(FaceLook.SMILE, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.TORSO, -2).turn(Joint.HEAD, -5).turn(Joint.FAR_FOREARM, -6)
                        .turn(Joint.FAR_HAND, 10))
                .pose(FigurePose.GLOATING, Attitude.of(FaceLook.LAUGH, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, -5).turn(Joint.HEAD, -8).turn(Joint.FAR_ARM, -10).turn(Joint.FAR_HAND, 18)
                        .turn(Joint.NEAR_ARM, -6).turn(Joint.TRAIN, 4))
                .pose(FigurePose.FLINCHING, Attitude.of(FaceLook.GASP, EyeLook.WIDE, HandLook.HOLDING)
                        .turn(Joint.TORSO, -8).turn(Joint.HEAD, -5).turn(Joint.FAR_ARM, -6)
                        .turn(Joint.FAR_FOREARM, -4).turn(Joint.FAR_HAND, 22).turn(Joint.NEAR_ARM, -14)
                        .turn(Joint.TRAIN, 6))
                .pose(FigurePose.SLUMPED, Attitude.of(FaceLook.GRIM, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, 6).turn(Joint.HEAD, 12).turn(Joint.FAR_ARM, 12)
                        .turn(Joint.FAR_FOREARM, 18).turn(Joint.FAR_HAND, -6).turn(Joint.NEAR_ARM, 5)
                        .turn(Joint.TRAIN, -5))
                .pose(FigurePose.BORED, Attitude.of(FaceLook.GRIM, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, -2).turn(Joint.HEAD, -6).turn(Joint.FAR_FOREARM, -6)
                        .turn(Joint.FAR_HAND, 12))
                .pose(FigurePose.TRIUMPHANT, Attitude.of(FaceLook.LAUGH, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.TORSO, -5).turn(Joint.HEAD, -8).turn(Joint.FAR_ARM, -20)
                        .turn(Joint.FAR_FOREARM, -6).turn(Joint.FAR_HAND, 20).turn(Joint.NEAR_ARM, -12)
                        .turn(Joint.TRAIN, 7));
    }
}
