package patolli.forge.table;

import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/** The board scene's ground. */
public final class TableStudio implements Studio {
    @Override
    public String name() {
        return "table";
    }

    @Override
    public List<Picture> pictures() {
        return List.of(
                new Picture("patolli/table", Ground.OPAQUE, Set.of("table", "board/CrossBoard", "board/PatolliBoard"),
                        Table::draw),
                new Picture("table/floor", Ground.OPAQUE, Set.of("table"), Floor::tile));
    }
}
