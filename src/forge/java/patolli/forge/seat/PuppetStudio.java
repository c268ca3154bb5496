package patolli.forge.seat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.board.figure.Rigs;
import patolli.forge.Picture;
import patolli.forge.Studio;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.MerchantParts;
import patolli.forge.codex.PartSheet;
import patolli.forge.codex.TezcatlipocaParts;

/** The figures at the tables, cut into parts: for each the sheets of paint, edges and shadows. */
public final class PuppetStudio implements Studio {
    private static final Set<String> RIGS = Set.of("board/figure/Rig", "board/figure/FigureSheet",
            "board/figure/FigureSize", "board/figure/MerchantRig", "board/figure/TezcatlipocaRig",
            "board/figure/EagleRig", "board/figure/WeaverRig");

    @Override
    public String name() {
        return "puppet";
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> out = new ArrayList<>();
        sheets(out, Rigs.MERCHANT, FigureSize.TALL);
        sheets(out, Rigs.TEZCATLIPOCA, FigureSize.TALL);
        sheets(out, Rigs.EAGLE, FigureSize.SMALL);
        sheets(out, Rigs.WEAVER, FigureSize.SMALL);
        return out;
    }

    /** How the parts of a figure are drawn. */
    public static FigureParts parts(Rig rig) {
        return rig == Rigs.MERCHANT ? MerchantParts.parts() : rig == Rigs.TEZCATLIPOCA ? TezcatlipocaParts.parts()
                : rig == Rigs.EAGLE ? EagleParts.parts() : WeaverParts.parts();
    }

    private static void sheets(List<Picture> out, Rig rig, FigureSize size) {
        Set<String> uses = new HashSet<>(RIGS);
        uses.addAll(Set.of("seat", "codex", "outline"));
        for (PartSheet.Layer layer : PartSheet.Layer.values()) {
            out.add(new Picture("figure/" + rig.name() + "-" + size.name().toLowerCase(Locale.ROOT) + layer.suffix(),
                    Picture.Ground.CLEAR, uses, new FireRim(new PartSheet(parts(rig), rig, size, layer), layer, rig,
                    size)));
        }
    }
}
