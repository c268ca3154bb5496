package patolli.forge.hand;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import patolli.board.BellBoard;
import patolli.board.BellHands;
import patolli.board.BoardGeometry;
import patolli.board.HandPlace;
import patolli.board.PatolliBoard;
import patolli.board.PatolliHands;
import patolli.forge.Picture;
import patolli.forge.Studio;
import patolli.rules.Side;

/** The hands of all who throw at the tables, each drawn as its arm lies there. */
public final class HandStudio implements Studio {
    private static final Map<Side, Wear> WEAR = new TreeMap<>(Map.of(Side.RED, Wear.MERCHANT, Side.BLUE, Wear.MIRROR,
            Side.YELLOW, Wear.EAGLE, Side.GREEN, Wear.WEAVER));

    @Override
    public String name() {
        return "hand";
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> all = new ArrayList<>();
        all.addAll(table(PatolliBoard.BOARD, "patolli", "board/PatolliHands", PatolliHands::of));
        all.addAll(table(BellBoard.BOARD, "bell", "board/BellHands", BellHands::of));
        all.add(new Picture("table/flare", Picture.Ground.CLEAR, Set.of("hand"), new Flare()));
        return all;
    }

    private static List<Picture> table(BoardGeometry board, String folder, String source,
            Function<Side, HandPlace> hand) {
        Set<String> uses = Set.of("hand", "codex", "outline", "board/HandSheet", source);
        return board.sides().stream().map(side -> new Picture(folder + "/hand-" + side.key(), Picture.Ground.CLEAR,
                uses, new Sheet(WEAR.get(side), hand.apply(side).arm()))).toList();
    }
}
