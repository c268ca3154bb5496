package patolli.board.figure;

import patolli.board.Box;
import patolli.board.Point;

/** The cloth merchant of Mysore: a strip of silk in the far hand, the near one on his knee. */
final class ClothMerchantRig {
    private ClothMerchantRig() { }

    static Rig rig() {
        return poses(parts(new Rig("cloth-merchant", new Point(230, 150), new Point(262, 205))));
    }

    private static Rig parts(Rig rig) {
        return hinges(rig)
                .part("tail", Joint.TRAIN, 107, 102, 82, 200)
                .part("far-arm", Joint.FAR_ARM, 207, 258, 88, 109)
                .hand(HandLook.HOLDING, Joint.FAR_HAND, 296, 251, 67, 186)
                .part("far-forearm", Joint.FAR_FOREARM, 254, 284, 77, 76)
                .part("bales", Joint.ROOT, 7, 447, 96, 98)
                .part("cushion", Joint.ROOT, 78, 493, 260, 64)
                .part("legs", Joint.ROOT, 67, 409, 275, 127)
                .part("coat", Joint.TORSO, 124, 238, 145, 221)
                .part("shawl", Joint.TORSO, 120, 238, 81, 160)
                .part("hair", Joint.HEAD, 143, 108, 78, 123)
                .part("neck", Joint.TORSO, 161, 209, 78, 75)
                .faces(new Box(164, 91, 120, 171), new Box(188, 111, 72, 57))
                .part("turban", Joint.HEAD, 134, 1, 125, 212)
                .part("near-arm", Joint.NEAR_ARM, 86, 252, 94, 229);
    }

    private static Rig hinges(Rig rig) {
        return rig
                .hinge(Joint.TORSO, Joint.ROOT, 202, 424)
                .hinge(Joint.HEAD, Joint.TORSO, 202, 230)
                .hinge(Joint.FAR_ARM, Joint.TORSO, 238, 290)
                .hinge(Joint.FAR_FOREARM, Joint.FAR_ARM, 272, 342)
                .hinge(Joint.FAR_HAND, Joint.FAR_FOREARM, 312, 300)
                .hinge(Joint.NEAR_ARM, Joint.TORSO, 152, 282)
                .hinge(Joint.TRAIN, Joint.HEAD, 168, 118);
    }

    private static Rig poses(Rig rig) {
        return rig
                .pose(FigurePose.REST, Attitude.of(FaceLook.CALM, EyeLook.OPEN, HandLook.HOLDING))
                .pose(FigurePose.WATCHING, Attitude.of(FaceLook.CALM, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.TORSO, 2).turn(Joint.HEAD, 4).turn(Joint.FAR_HAND, -4))
                .pose(FigurePose.COUNTING, Attitude.of(FaceLook.CALM, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.HEAD, 5).turn(Joint.FAR_FOREARM, 6).turn(Joint.FAR_HAND, -8))
                .pose(FigurePose.PONDERING, Attitude.of(FaceLook.CALM, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, 2).turn(Joint.HEAD, 5).turn(Joint.FAR_FOREARM, -7).turn(Joint.FAR_HAND, 8))
                .pose(FigurePose.PLEASED, Attitude.of(FaceLook.SMILE, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.TORSO, -1).turn(Joint.HEAD, -4).turn(Joint.FAR_FOREARM, -6)
                        .turn(Joint.FAR_HAND, 8))
                .pose(FigurePose.GLOATING, Attitude.of(FaceLook.LAUGH, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, -3).turn(Joint.HEAD, -7).turn(Joint.FAR_ARM, -8).turn(Joint.FAR_HAND, 12)
                        .turn(Joint.TRAIN, 4))
                .pose(FigurePose.FLINCHING, Attitude.of(FaceLook.GASP, EyeLook.WIDE, HandLook.HOLDING)
                        .turn(Joint.TORSO, -5).turn(Joint.HEAD, -4).turn(Joint.FAR_ARM, -5)
                        .turn(Joint.FAR_FOREARM, -5).turn(Joint.FAR_HAND, 14).turn(Joint.TRAIN, 6))
                .pose(FigurePose.SLUMPED, Attitude.of(FaceLook.GRIM, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, 4).turn(Joint.HEAD, 10).turn(Joint.FAR_ARM, 8)
                        .turn(Joint.FAR_FOREARM, 14).turn(Joint.FAR_HAND, -4).turn(Joint.TRAIN, -4))
                .pose(FigurePose.BORED, Attitude.of(FaceLook.GRIM, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, -1).turn(Joint.HEAD, -5).turn(Joint.FAR_FOREARM, 6))
                .pose(FigurePose.TRIUMPHANT, Attitude.of(FaceLook.LAUGH, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.TORSO, -3).turn(Joint.HEAD, -7).turn(Joint.FAR_ARM, -14)
                        .turn(Joint.FAR_FOREARM, -6).turn(Joint.FAR_HAND, 12).turn(Joint.TRAIN, 6));
    }
}
