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
                picture("table", Ground.OPAQUE, Table::draw),
                new Picture("board/floor", Ground.OPAQUE, Set.of("table"), Floor::tile));
    }

    private static Picture picture(String name, Ground ground, Picture.Painter painter) {
        return new Picture("board/" + name, ground, Set.of("table", "board/CrossBoard", "board/PatolliBoard"), painter);
    }
}
