package patolli.board.figure;

import patolli.board.Box;
import patolli.board.Point;

/** The temple dancer: the far hand in a gesture, the near one on her hip. */
final class DancerRig {
    private DancerRig() { }

    static Rig rig() {
        return poses(parts(new Rig("dancer", new Point(228, 150), new Point(256, 202))));
    }

    private static Rig parts(Rig rig) {
        return hinges(rig)
                .part("braid", Joint.TRAIN, 65, 164, 110, 302)
                .part("far-arm", Joint.FAR_ARM, 212, 269, 77, 91)
                .hand(HandLook.HOLDING, Joint.FAR_HAND, 302, 224, 48, 70)
                .part("far-forearm", Joint.FAR_FOREARM, 255, 277, 76, 78)
                .part("legs", Joint.ROOT, 59, 408, 287, 144)
                .part("pleats", Joint.ROOT, 134, 414, 140, 138)
                .part("torso", Joint.TORSO, 138, 243, 128, 199)
                .part("hair", Joint.HEAD, 130, 79, 121, 142)
                .part("neck", Joint.TORSO, 164, 210, 80, 115)
                .faces(new Box(164, 92, 110, 166), new Box(184, 109, 75, 59))
                .part("jewels", Joint.HEAD, 112, 91, 136, 128)
                .part("near-arm", Joint.NEAR_ARM, 93, 249, 97, 174);
    }

    private static Rig hinges(Rig rig) {
        return rig
                .hinge(Joint.TORSO, Joint.ROOT, 204, 424)
                .hinge(Joint.HEAD, Joint.TORSO, 204, 230)
                .hinge(Joint.FAR_ARM, Joint.TORSO, 234, 286)
                .hinge(Joint.FAR_FOREARM, Joint.FAR_ARM, 270, 340)
                .hinge(Joint.FAR_HAND, Joint.FAR_FOREARM, 314, 288)
                .hinge(Joint.NEAR_ARM, Joint.TORSO, 158, 278)
                .hinge(Joint.TRAIN, Joint.HEAD, 152, 160);
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
