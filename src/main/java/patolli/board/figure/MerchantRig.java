package patolli.board.figure;

import java.util.Set;
import patolli.board.Box;
import patolli.board.Point;

/** The merchant of the road: a fan in the near hand, a staff in the far one, a bird that sits on top of his load. */
final class MerchantRig {
    private MerchantRig() { }

    static Rig rig() {
        return poses(parts(new Rig("merchant", new Point(231, 147), new Point(262, 204))));
    }

    private static Rig parts(Rig rig) {
        return hinges(rig)
                .part("tails", Joint.TRAIN, -5, 108, 104, 363)
                .part("load", Joint.TORSO, 63, 98, 115, 280)
                .part("bird", Joint.AIR, 64, 30, 86, 105)
                .part("birds", Joint.TORSO, 9, 102, 161, 115)
                .part("far-arm", Joint.FAR_ARM, 208, 247, 67, 62)
                .part("far-hand", Joint.FAR_HAND, 306, 39, 60, 513)
                .part("far-forearm", Joint.FAR_FOREARM, 238, 223, 94, 84)
                .part("legs", Joint.ROOT, 71, 360, 245, 192)
                .part("body", Joint.TORSO, 156, 225, 96, 180)
                .part("fan", Joint.TORSO, Set.of(Attitude.tag(HandLook.COUNTING), Attitude.tag(HandLook.SPREAD)),
                        new Box(223, 266, 105, 104))
                .part("loincloth", Joint.ROOT, 151, 357, 130, 131)
                .part("cloak", Joint.TORSO, 116, 219, 163, 219)
                .part("near-arm", Joint.NEAR_ARM, 157, 235, 64, 123)
                .part("hair", Joint.HEAD, 122, 27, 126, 214)
                .part("neck", Joint.TORSO, 174, 213, 77, 63)
                .faces(new Box(167, 90, 122, 167), new Box(204, 117, 51, 44))
                .part("headdress", Joint.HEAD, 106, 71, 138, 179)
                .hand(HandLook.HOLDING, Joint.NEAR_HAND, 227, 275, 89, 122)
                .hand(HandLook.COUNTING, Joint.NEAR_HAND, 219, 332, 90, 62)
                .hand(HandLook.SPREAD, Joint.NEAR_HAND, 219, 325, 90, 78)
                .part("near-forearm", Joint.NEAR_FOREARM, 183, 319, 69, 56);
    }

    private static Rig hinges(Rig rig) {
        return rig
                .hinge(Joint.TORSO, Joint.ROOT, 205, 388)
                .hinge(Joint.HEAD, Joint.TORSO, 202, 226)
                .hinge(Joint.FAR_ARM, Joint.TORSO, 228, 264)
                .hinge(Joint.FAR_FOREARM, Joint.FAR_ARM, 254, 288)
                .hinge(Joint.FAR_HAND, Joint.FAR_FOREARM, 316, 240)
                .hinge(Joint.NEAR_ARM, Joint.TORSO, 188, 258)
                .hinge(Joint.NEAR_FOREARM, Joint.NEAR_ARM, 200, 338)
                .hinge(Joint.NEAR_HAND, Joint.NEAR_FOREARM, 237, 356)
                .hinge(Joint.TRAIN, Joint.TORSO, 62, 176)
                .hinge(Joint.AIR, Joint.TORSO, 100, 112);
    }

    private static Rig poses(Rig rig) {
        return rig
                .pose(FigurePose.REST, Attitude.of(FaceLook.CALM, EyeLook.OPEN, HandLook.HOLDING))
                .pose(FigurePose.WATCHING, Attitude.of(FaceLook.CALM, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.TORSO, 3).turn(Joint.HEAD, 4).turn(Joint.NEAR_FOREARM, -5)
                        .turn(Joint.FAR_HAND, -3))
                .pose(FigurePose.COUNTING, Attitude.of(FaceLook.CALM, EyeLook.OPEN, HandLook.COUNTING)
                        .turn(Joint.TORSO, 1).turn(Joint.HEAD, 5).turn(Joint.NEAR_ARM, -8)
                        .turn(Joint.NEAR_FOREARM, -80).turn(Joint.NEAR_HAND, 2).turn(Joint.FAR_HAND, -1))
                .pose(FigurePose.PONDERING, Attitude.of(FaceLook.CALM, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, 2).turn(Joint.HEAD, 4).turn(Joint.NEAR_ARM, -12)
                        .turn(Joint.NEAR_FOREARM, -32).turn(Joint.NEAR_HAND, -14).turn(Joint.FAR_HAND, -2))
                .pose(FigurePose.PLEASED, Attitude.of(FaceLook.SMILE, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.TORSO, -2).turn(Joint.HEAD, -4).turn(Joint.NEAR_FOREARM, -16)
                        .turn(Joint.NEAR_HAND, -12).turn(Joint.FAR_HAND, 2))
                .pose(FigurePose.GLOATING, Attitude.of(FaceLook.LAUGH, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, -4).turn(Joint.HEAD, -8).turn(Joint.NEAR_ARM, -10)
                        .turn(Joint.NEAR_FOREARM, -30).turn(Joint.NEAR_HAND, -24).turn(Joint.FAR_ARM, -4)
                        .turn(Joint.FAR_HAND, 8).turn(Joint.TRAIN, 3))
                .pose(FigurePose.FLINCHING, Attitude.of(FaceLook.GASP, EyeLook.WIDE, HandLook.SPREAD)
                        .turn(Joint.TORSO, -7).turn(Joint.HEAD, -5).turn(Joint.NEAR_ARM, -30)
                        .turn(Joint.NEAR_FOREARM, -46).turn(Joint.NEAR_HAND, -6).turn(Joint.FAR_ARM, -5)
                        .turn(Joint.FAR_HAND, 12).swing(Joint.AIR, new Swing(-24, -4, -9, 1)).turn(Joint.TRAIN, 5))
                .pose(FigurePose.SLUMPED, Attitude.of(FaceLook.GRIM, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, 6).turn(Joint.HEAD, 12).turn(Joint.NEAR_ARM, 6)
                        .turn(Joint.NEAR_FOREARM, 24).turn(Joint.NEAR_HAND, 16).turn(Joint.FAR_ARM, -6)
                        .turn(Joint.FAR_FOREARM, 3).turn(Joint.FAR_HAND, -3).turn(Joint.TRAIN, -4)
                        .turn(Joint.AIR, 12))
                .pose(FigurePose.BORED, Attitude.of(FaceLook.GRIM, EyeLook.NARROW, HandLook.HOLDING)
                        .turn(Joint.TORSO, 3).turn(Joint.HEAD, -6).turn(Joint.FAR_ARM, 4).turn(Joint.FAR_HAND, -6)
                        .turn(Joint.NEAR_FOREARM, -20).turn(Joint.NEAR_HAND, 20).turn(Joint.AIR, -8))
                .pose(FigurePose.TRIUMPHANT, Attitude.of(FaceLook.LAUGH, EyeLook.OPEN, HandLook.HOLDING)
                        .turn(Joint.TORSO, -5).turn(Joint.HEAD, -8).turn(Joint.FAR_ARM, -14)
                        .turn(Joint.FAR_FOREARM, -8).turn(Joint.FAR_HAND, 26).turn(Joint.NEAR_ARM, -62)
                        .turn(Joint.NEAR_FOREARM, 22).turn(Joint.NEAR_HAND, -10)
                        .swing(Joint.AIR, new Swing(-14, 0, -7, 1)).turn(Joint.TRAIN, 4));
    }
}
