package patolli.ui.table;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import patolli.rules.Side;

/** Lets a node wear a side's colour: it has the pseudo-class of the side's key. */
final class SideColour {
    private SideColour() { }

    /** That side's colour and no other; nobody's when none is given. */
    static void of(Node node, Optional<Side> side) {
        for (Side each : Side.values()) {
            node.pseudoClassStateChanged(PseudoClass.getPseudoClass(each.key()), side.filter(each::equals).isPresent());
        }
    }
}
