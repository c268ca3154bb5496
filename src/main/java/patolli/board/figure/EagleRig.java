package patolli.board.figure;

import patolli.board.Box;
import patolli.board.Point;

/** The eagle warrior: a sword in the far hand, a shield on the near arm, a wing at his back. */
final class EagleRig {
    private EagleRig() { }

    static Rig rig() {
        return poses(parts(new Rig("eagle", new Point(220, 154), new Point(250, 203))));
    }

    private static Rig parts(Rig rig) {
        return hinges(rig)
                .part("wing", Joint.TRAIN, 7, 246, 176, 241)
                .part("crest", Joint.HEAD, 77, 3, 113, 256)
                .part("far-arm", Joint.FAR_ARM, 195, 246, 73, 66)
                .hand(HandLook.HOLDING, Joint.FAR_HAND, 297, 57, 68, 264)
                .part("far-forearm", Joint.FAR_FOREARM, 229, 241, 97, 70)
                .part("legs", Joint.ROOT, 57, 358, 250, 194)
                .part("coat", Joint.TORSO, 138, 229, 113, 238)
                .part("near-arm", Joint.NEAR_ARM, 137, 241, 208, 193)
                .part("lower-beak", Joint.HEAD, 170, 208, 122, 64)
                .part("neck", Joint.TORSO, 162, 215, 65, 48)
                .faces(new Box(160, 105, 103, 152), new Box(190, 119, 57, 50))
                .part("helmet", Joint.HEAD, 120, 43, 190, 221);
    }

    private static Rig hinges(Rig rig) {
        return rig
                .hinge(Joint.TORSO, Joint.ROOT, 194, 396)
                .hinge(Joint.HEAD, Joint.TORSO, 192, 238)
                .hinge(Joint.FAR_ARM, Joint.TORSO, 214, 264)
                .hinge(Joint.FAR_FOREARM, Joint.FAR_ARM, 246, 290)
                .hinge(Joint.FAR_HAND, Joint.FAR_FOREARM, 307, 255)
                .hinge(Joint.NEAR_ARM, Joint.TORSO, 168, 262)
                .hinge(Joint.TRAIN, Joint.TORSO, 158, 264);
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
