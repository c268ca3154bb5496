package patolli.forge.table;

import java.util.List;
import patolli.forge.Picture;
import patolli.forge.Studio;

/** The board scene's table: floor, mat, track, serpent, shield, papers and marks. */
public final class TableStudio implements Studio {
    @Override
    public String name() {
        return "table";
    }

    @Override
    public List<Picture> pictures() {
        return List.of();
    }
}
