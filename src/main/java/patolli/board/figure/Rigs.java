package patolli.board.figure;

import java.util.List;

/** The figures that there are. */
public final class Rigs {
    public static final Rig MERCHANT = MerchantRig.rig();
    public static final Rig TEZCATLIPOCA = TezcatlipocaRig.rig();
    public static final Rig EAGLE = EagleRig.rig();
    public static final Rig WEAVER = WeaverRig.rig();
    public static final Rig CLOTH_MERCHANT = ClothMerchantRig.rig();
    public static final Rig DANCER = DancerRig.rig();
    /** All of them. */
    public static final List<Rig> ALL = List.of(MERCHANT, TEZCATLIPOCA, EAGLE, WEAVER, CLOTH_MERCHANT, DANCER);

    private Rigs() { }
}
