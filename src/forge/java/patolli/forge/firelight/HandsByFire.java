package patolli.forge.firelight;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import patolli.board.BellBoard;
import patolli.board.BellHands;
import patolli.board.HandPlace;
import patolli.board.PatolliBoard;
import patolli.board.PatolliHands;
import patolli.forge.Picture;
import patolli.forge.Studio;
import patolli.forge.hand.HandStudio;
import patolli.rules.Side;

/** The hands that throw at the mats, as the braziers light them. */
public final class HandsByFire implements Studio {
    private static final String FLARE = "table/flare";
    private final Studio hands = new HandStudio();
    private final Map<String, HandPlace> arms = new HashMap<>();

    /** The studio. */
    public HandsByFire() {
        PatolliBoard.BOARD.sides().forEach(side -> arms.put(arm("patolli", side), PatolliHands.of(side)));
        BellBoard.BOARD.sides().forEach(side -> arms.put(arm("bell", side), BellHands.of(side)));
    }

    private static String arm(String folder, Side side) {
        return folder + "/hand-" + side.key() + "-arm";
    }

    @Override
    public String name() {
        return hands.name();
    }

    @Override
    public List<Picture> pictures() {
        return hands.pictures().stream().map(plain -> plain.name().equals(FLARE) ? plain : lit(plain)).toList();
    }

    private Picture lit(Picture plain) {
        Set<String> uses = new HashSet<>(plain.packages());
        uses.add("firelight");
        return new Picture(plain.name(), plain.ground(), uses, new WarmEdge(plain.painter(),
                Optional.ofNullable(arms.get(plain.name()))));
    }
}
