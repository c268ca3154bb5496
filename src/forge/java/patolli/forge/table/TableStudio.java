package patolli.forge.table;

import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/** The board scene's ground, and what comes alive on it. */
public final class TableStudio implements Studio {
    @Override
    public String name() {
        return "table";
    }

    @Override
    public List<Picture> pictures() {
        return List.of(
                picture("table", Ground.OPAQUE, Table::draw),
                picture("fire-bird", Ground.CLEAR, FeatherGlow::draw),
                picture("serpent-left", Ground.CLEAR, scale -> SerpentFrames.draw(false, scale)),
                picture("serpent-right", Ground.CLEAR, scale -> SerpentFrames.draw(true, scale)),
                picture("serpent-left-trunk", Ground.CLEAR, scale -> SerpentTrunk.draw(false, scale)),
                picture("serpent-right-trunk", Ground.CLEAR, scale -> SerpentTrunk.draw(true, scale)),
                picture("serpent-left-cover", Ground.CLEAR, scale -> SerpentCover.draw(false, scale)),
                picture("serpent-right-cover", Ground.CLEAR, scale -> SerpentCover.draw(true, scale)),
                new Picture("table/floor", Ground.OPAQUE, Set.of("table"), Floor::tile));
    }

    private static Picture picture(String name, Ground ground, Picture.Painter painter) {
        return new Picture("patolli/" + name, ground, Set.of("table", "board/CrossBoard", "board/PatolliBoard",
                "board/FeatherSheet", "board/SerpentSheet"), painter);
    }
}
