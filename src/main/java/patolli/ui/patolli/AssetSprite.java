package patolli.ui.patolli;

import java.util.Optional;
import patolli.rules.Side;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** One of the twenty things that are played for. */
final class AssetSprite extends Sprite {
    private final String kind;
    private Optional<Side> owner = Optional.empty();

    /** @param number which of those of its kind it is, from 1: no two need look alike */
    AssetSprite(Pictures pictures, String kind, int number) {
        super(pictures, "patolli/asset-" + kind + (number == 1 ? "" : "-" + number) + ".png");
        this.kind = kind;
    }

    /** The asset's id in the rules. */
    String kind() {
        return kind;
    }

    /** Who has it; empty when it lies in the pool. */
    Optional<Side> owner() {
        return owner;
    }

    void belong(Optional<Side> now) {
        owner = now;
    }
}
