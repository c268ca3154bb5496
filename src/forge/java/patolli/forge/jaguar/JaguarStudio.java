package patolli.forge.jaguar;

import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/** The scene of the bet. */
public final class JaguarStudio implements Studio {
    @Override
    public String name() {
        return "jaguar";
    }

    @Override
    public List<Picture> pictures() {
        return List.of(
                picture("jaguar", Ground.OPAQUE, scale -> BetScene.at(scale).scene()),
                picture("eyes", Ground.CLEAR, scale -> BetScene.at(scale).eyes()),
                picture("bowl", Ground.CLEAR, scale -> BetScene.at(scale).lip()));
    }

    private static Picture picture(String name, Ground ground, Picture.Painter painter) {
        return new Picture("bet/" + name, ground, Set.of("jaguar", "carved"), painter);
    }
}
