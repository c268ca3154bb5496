package patolli.forge.codex;

import java.util.List;
import patolli.forge.Picture;
import patolli.forge.Studio;

/** The figures beside the board. */
public final class CodexStudio implements Studio {
    @Override
    public String name() {
        return "codex";
    }

    @Override
    public List<Picture> pictures() {
        return List.of();
    }
}
