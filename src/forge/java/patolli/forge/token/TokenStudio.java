package patolli.forge.token;

import java.util.List;
import patolli.forge.Picture;
import patolli.forge.Studio;

/** Small things: assets and the icon. */
public final class TokenStudio implements Studio {
    @Override
    public String name() {
        return "token";
    }

    @Override
    public List<Picture> pictures() {
        return List.of();
    }
}
