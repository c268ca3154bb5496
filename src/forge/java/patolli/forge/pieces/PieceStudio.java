package patolli.forge.pieces;

import java.util.List;
import patolli.forge.Picture;
import patolli.forge.Studio;

/** Pieces and beans. */
public final class PieceStudio implements Studio {
    @Override
    public String name() {
        return "pieces";
    }

    @Override
    public List<Picture> pictures() {
        return List.of();
    }
}
