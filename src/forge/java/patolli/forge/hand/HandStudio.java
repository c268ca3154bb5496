package patolli.forge.hand;

import java.util.ArrayList;
import java.util.HashSet;
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

/** The hands and arms of all who throw at the tables, each drawn as it lies there. */
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
        all.addAll(table(PatolliBoard.BOARD, "patolli", Set.of("board/PatolliHands"), PatolliHands::of, WEAR::get,
                Handful::draw));
        all.addAll(table(BellBoard.BOARD, "bell", Set.of("board/BellHands"), BellHands::of, WEAR::get, Handful::draw));
        all.add(new Picture("table/flare", Picture.Ground.CLEAR, Set.of("hand"), new Flare()));
        return all;
    }

    /**
     * The pictures of a table's hands.
     *
     * @param sources what else they are drawn by
     * @param wear    whose hand a side's is
     * @param held    what the hands hold
     */
    public static List<Picture> table(BoardGeometry board, String folder, Set<String> sources,
            Function<Side, HandPlace> hand, Function<Side, Wear> wear, Held held) {
        Set<String> uses = new HashSet<>(sources);
        uses.addAll(Set.of("hand", "codex", "outline", "pieces", "board/HandSheet", "board/HandPlace"));
        List<Picture> all = new ArrayList<>();
        for (Side side : board.sides()) {
            String name = folder + "/hand-" + side.key();
            HandPlace place = hand.apply(side);
            all.add(new Picture(name, Picture.Ground.CLEAR, uses, new Sheet(wear.apply(side), place.arm(), held)));
            all.add(new Picture(name + "-arm", Picture.Ground.CLEAR, uses, new Arm(wear.apply(side), place)));
        }
        return all;
    }
}
