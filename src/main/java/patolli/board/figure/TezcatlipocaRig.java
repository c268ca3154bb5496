package patolli.board.figure;

import java.util.Set;
import patolli.board.Box;
import patolli.board.Point;

/** The Smoking Mirror: a knife in the far hand, a shield on the near arm, smoke at his foot and over his brow. */
final class TezcatlipocaRig {
    private TezcatlipocaRig() { }

    static Rig rig() {
        return poses(parts(new Rig("tezcatlipoca", new Point(232, 149), new Point(262, 207))));
    }

    private static Rig parts(Rig rig) {
        return hinges(rig)
                .part("plumes", Joint.TRAIN, 6, 76, 154, 272)
                .part("crown", Joint.HEAD, 71, 11, 172, 132)
                .part("far-arm", Joint.FAR_ARM, 207, 246, 73, 64)
                .hand(HandLook.HOLDING, Joint.FAR_HAND, 296, 100, 62, 161)
                .hand(HandLook.COUNTING, Joint.FAR_HAND, 288, 182, 73, 85)
                .hand(HandLook.SPREAD, Joint.FAR_HAND, 288, 182, 81, 85)
                .part("far-forearm", Joint.FAR_FOREARM, 241, 232, 85, 76)
                .part("hind-leg", Joint.ROOT, 71, 373, 152, 173)
                .part("fire", Joint.SMOKE, 263, 425, 39, 71)
                .part("smoke", Joint.SMOKE, 164, 425, 198, 128)
                .part("mirror-foot", Joint.ROOT, 180, 359, 113, 195)
                .part("trunk", Joint.TORSO, 154, 227, 100, 181)
                .part("knife", Joint.TORSO, Set.of(Attitude.tag(HandLook.COUNTING), Attitude.tag(HandLook.SPREAD)),
                        new Box(221, 261, 91, 142))
                .part("kilt", Joint.ROOT, 140, 349, 122, 108)
                .part("near-arm", Joint.NEAR_ARM, 156, 237, 62, 116)
                .part("hair", Joint.HEAD, 123, 87, 122, 158)
                .part("neck", Joint.TORSO, 171, 216, 82, 64)
                .faces(new Box(168, 99, 125, 161), new Box(202, 118, 54, 45))
                .part("smoke-above", Joint.AIR, 193, 44, 85, 65)
                .part("headdress", Joint.HEAD, 126, 75, 127, 181)
                .part("darts", Joint.NEAR_HAND, 259, 254, 103, 115)
                .part("near-forearm", Joint.NEAR_FOREARM, 180, 313, 78, 48)
                .part("shield", Joint.NEAR_HAND, 235, 288, 106, 124);
    }

    private static Rig hinges(Rig rig) {
        return rig
                .hinge(Joint.TORSO, Joint.ROOT, 205, 380)
                .hinge(Joint.HEAD, Joint.TORSO, 202, 230)
                .hinge(Joint.FAR_ARM, Joint.TORSO, 228, 264)
                .hinge(Joint.FAR_FOREARM, Joint.FAR_ARM, 258, 288)
                .hinge(Joint.FAR_HAND, Joint.FAR_FOREARM, 308, 247)
                .hinge(Joint.NEAR_ARM, Joint.TORSO, 187, 258)
                .hinge(Joint.NEAR_FOREARM, Joint.NEAR_ARM, 197, 333)
                .hinge(Joint.NEAR_HAND, Joint.NEAR_FOREARM, 250, 338)
                .hinge(Joint.TRAIN, Joint.HEAD, 152, 124)
                .hinge(Joint.AIR, Joint.HEAD, 204, 96)
                .hinge(Joint.SMOKE, Joint.ROOT, 252, 513);
    }

    private static Rig poses(Rig rig) {
        return rig
                .pose(FigurePose.REST, Attitude.of(FaceLook.CALM, EyeLook.OPEN, HandLook.HOLDING))
                .pose(FigurePose.WATCHING, Attitude.of(FaceLook.CALM, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.TORSO, 3).turn(Joint.HEAD, 4).turn(Joint.FAR_ARM, 3).turn(Joint.FAR_HAND, 8))
                .pose(FigurePose.COUNTING, Attitude.of(FaceLook.SMILE, EyeLook.OPEN, HandLook.COUNTING)
                        .turn(Joint.HEAD, 3).turn(Joint.FAR_FOREARM, -6).turn(Joint.FAR_HAND, -24))
                .pose(FigurePose.PONDERING, Attitude.of(FaceLook.SMILE, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, 2).turn(Joint.HEAD, 4).turn(Joint.FAR_ARM, 4).turn(Joint.FAR_FOREARM, -18)
                        .turn(Joint.FAR_HAND, 34).turn(Joint.SMOKE, -3))
                .pose(FigurePose.PLEASED, Attitude.of(FaceLook.LAUGH, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.TORSO, -2).turn(Joint.HEAD, -4).turn(Joint.FAR_HAND, -10)
                        .swing(Joint.SMOKE, new Swing(0, 0, 0, 1.06)).swing(Joint.AIR, new Swing(0, 0, 0, 1.1)))
                .pose(FigurePose.GLOATING, Attitude.of(FaceLook.LAUGH, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, -5).turn(Joint.HEAD, -8).turn(Joint.FAR_ARM, -8)
                        .turn(Joint.FAR_FOREARM, 10).turn(Joint.FAR_HAND, 26).turn(Joint.TRAIN, 5)
                        .swing(Joint.SMOKE, new Swing(0, 0, 0, 1.16)).swing(Joint.AIR, new Swing(-8, 0, 0, 1.3)))
                .pose(FigurePose.FLINCHING, Attitude.of(FaceLook.GASP, EyeLook.WIDE, HandLook.SPREAD)
                        .turn(Joint.TORSO, -7).turn(Joint.HEAD, -5).turn(Joint.FAR_ARM, -6)
                        .turn(Joint.FAR_FOREARM, 4).turn(Joint.FAR_HAND, -22).turn(Joint.NEAR_ARM, -4)
                        .turn(Joint.NEAR_FOREARM, -12).turn(Joint.TRAIN, 8)
                        .swing(Joint.SMOKE, new Swing(4, 0, 0, 0.86)).swing(Joint.AIR, new Swing(20, 0, 0, 0.8)))
                .pose(FigurePose.SLUMPED, Attitude.of(FaceLook.GRIM, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, 6).turn(Joint.HEAD, 12).turn(Joint.FAR_ARM, 20)
                        .turn(Joint.FAR_FOREARM, 44).turn(Joint.FAR_HAND, 50).turn(Joint.NEAR_ARM, 6)
                        .turn(Joint.NEAR_FOREARM, 12).turn(Joint.NEAR_HAND, 6).turn(Joint.TRAIN, -6)
                        .swing(Joint.SMOKE, new Swing(6, 0, 4, 0.78)).swing(Joint.AIR, new Swing(36, 0, 0, 0.66)))
                .pose(FigurePose.BORED, Attitude.of(FaceLook.SMILE, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, -2).turn(Joint.HEAD, -6).turn(Joint.FAR_ARM, 4)
                        .turn(Joint.FAR_FOREARM, 8).turn(Joint.FAR_HAND, 22).turn(Joint.AIR, -10)
                        .turn(Joint.SMOKE, -4))
                .pose(FigurePose.TRIUMPHANT, Attitude.of(FaceLook.LAUGH, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.TORSO, -6).turn(Joint.HEAD, -9).turn(Joint.FAR_ARM, -18)
                        .turn(Joint.FAR_FOREARM, 4).turn(Joint.FAR_HAND, 26).turn(Joint.NEAR_ARM, -10)
                        .turn(Joint.NEAR_FOREARM, -10).turn(Joint.TRAIN, 8)
                        .swing(Joint.SMOKE, new Swing(-3, 0, 0, 1.22)).swing(Joint.AIR, new Swing(-12, 0, 0, 1.3)));
    }
}
