package patolli.board.figure;

import java.util.List;

/** The figures that there are. */
public final class Rigs {
    public static final Rig MERCHANT = MerchantRig.rig();
    public static final Rig TEZCATLIPOCA = TezcatlipocaRig.rig();
    public static final Rig EAGLE = EagleRig.rig();
    public static final Rig WEAVER = WeaverRig.rig();
    public static final Rig CLOTH_MERCHANT = SeatedRigs.clothMerchant();
    public static final Rig DANCER = SeatedRigs.dancer();
    public static final Rig CLERK = SeatedRigs.clerk();
    public static final Rig FLOWER_SELLER = SeatedRigs.flowerSeller();
    public static final Rig GUARD = SeatedRigs.guard();
    public static final Rig MAHOUT = SeatedRigs.mahout();
    /** All of them. */
    public static final List<Rig> ALL = List.of(MERCHANT, TEZCATLIPOCA, EAGLE, WEAVER, CLOTH_MERCHANT, DANCER,
            CLERK, FLOWER_SELLER, GUARD, MAHOUT);

    private Rigs() { }
}
