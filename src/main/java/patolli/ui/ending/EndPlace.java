package patolli.ui.ending;

import java.util.List;
import java.util.function.Function;
import javafx.scene.Node;
import patolli.ui.common.Pictures;

/**
 * Where a game ends, if that is not where Smoking Mirror sits.
 *
 * @param picture of the place
 * @param company makes what lies and who sits there besides, in the picture's design units, the lowest first
 */
public record EndPlace(String picture, Function<Pictures, List<Node>> company) { }
