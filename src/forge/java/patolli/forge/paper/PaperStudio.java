package patolli.forge.paper;

import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/** The papers and the marks. */
public final class PaperStudio implements Studio {
    @Override
    public String name() {
        return "paper";
    }

    @Override
    public List<Picture> pictures() {
        return List.of(
                picture("amate", Ground.OPAQUE, Papers::amate),
                picture("plate-red", Ground.CLEAR, s -> Papers.plate(true, false, s)),
                picture("plate-blue", Ground.CLEAR, s -> Papers.plate(false, false, s)),
                picture("plate-red-active", Ground.CLEAR, s -> Papers.plate(true, true, s)),
                picture("plate-blue-active", Ground.CLEAR, s -> Papers.plate(false, true, s)),
                picture("mark-from", Ground.CLEAR, Marks::from),
                picture("mark-to", Ground.CLEAR, Marks::to),
                picture("mark-focus", Ground.CLEAR, Marks::focus),
                picture("step-dot", Ground.CLEAR, Marks::step),
                picture("cast-disc", Ground.CLEAR, Marks::cast));
    }

    private static Picture picture(String name, Ground ground, Picture.Painter painter) {
        return new Picture("table/" + name, ground, Set.of("paper"), painter);
    }
}
