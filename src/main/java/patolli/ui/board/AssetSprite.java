package patolli.ui.board;

import java.util.Optional;
import patolli.rules.Side;
import patolli.ui.common.Pictures;

/** One of the twenty things that are played for. */
final class AssetSprite extends Sprite {
    private final String kind;
    private Optional<Side> owner = Optional.empty();

    AssetSprite(Pictures pictures, String kind) {
        super(pictures, "board/asset-" + kind + ".png");
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
