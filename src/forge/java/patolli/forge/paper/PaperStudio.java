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
                picture("plate-red", Ground.CLEAR, new NamePlate(NamePlate.Side.RED, false)),
                picture("plate-blue", Ground.CLEAR, new NamePlate(NamePlate.Side.BLUE, false)),
                picture("plate-yellow", Ground.CLEAR, new NamePlate(NamePlate.Side.YELLOW, false)),
                picture("plate-green", Ground.CLEAR, new NamePlate(NamePlate.Side.GREEN, false)),
                picture("plate-red-active", Ground.CLEAR, new NamePlate(NamePlate.Side.RED, true)),
                picture("plate-blue-active", Ground.CLEAR, new NamePlate(NamePlate.Side.BLUE, true)),
                picture("plate-yellow-active", Ground.CLEAR, new NamePlate(NamePlate.Side.YELLOW, true)),
                picture("plate-green-active", Ground.CLEAR, new NamePlate(NamePlate.Side.GREEN, true)),
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
