package patolli.forge.table;

import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/** The board scene's ground, its papers and its marks. */
public final class TableStudio implements Studio {
    @Override
    public String name() {
        return "table";
    }

    @Override
    public List<Picture> pictures() {
        return List.of(
                picture("table", Ground.OPAQUE, Table::draw),
                picture("floor", Ground.OPAQUE, Floor::tile),
                picture("amate", Ground.OPAQUE, Papers::amate),
                picture("plate-red", Ground.CLEAR, s -> Papers.plate(true, s)),
                picture("plate-blue", Ground.CLEAR, s -> Papers.plate(false, s)),
                picture("bet-panel", Ground.CLEAR, Papers::betPanel),
                picture("mark-from", Ground.CLEAR, Marks::from),
                picture("mark-to", Ground.CLEAR, Marks::to),
                picture("mark-focus", Ground.CLEAR, Marks::focus));
    }

    private static Picture picture(String name, Ground ground, Picture.Painter painter) {
        return new Picture("board/" + name, ground, Set.of("table"), painter);
    }
}
