package patolli.forge.seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import patolli.forge.Picture;
import patolli.forge.Studio;
import patolli.forge.codex.Figure;
import patolli.forge.codex.Medallion;
import patolli.forge.codex.Merchant;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Tezcatlipoca;

/** Figures for four seats, the two that are new as large as those of a table for two, and the heads of these two. */
public final class SeatStudio implements Studio {
    private static final Set<String> USES = Set.of("seat", "codex", "outline");

    /** A figure, drawn facing right; those of the east and the south seat are turned about. */
    private record Sitter(String name, Consumer<Painter> drawing, boolean left, Figure.Size size) { }

    private static final List<Sitter> SITTERS = List.of(
            new Sitter("merchant", Merchant::draw, false, Figure.Size.SIDE),
            new Sitter("eagle", EagleWarrior::draw, false, Figure.Size.TALL),
            new Sitter("tezcatlipoca", Tezcatlipoca::draw, true, Figure.Size.SIDE),
            new Sitter("weaver", Weaver::draw, true, Figure.Size.TALL));

    @Override
    public String name() {
        return "seat";
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> out = new ArrayList<>();
        for (Sitter s : SITTERS) {
            out.add(picture(s.name, new Figure(s.drawing, s.size, s.left)));
        }
        out.add(picture("eagle-head", new Medallion(EagleHelmet::badge, 222, 156, Medallion.Side.YELLOW)));
        out.add(picture("weaver-head", new Medallion(WeaverHead::badge, 212, 158, Medallion.Side.GREEN)));
        return out;
    }

    private static Picture picture(String name, Picture.Painter painter) {
        return new Picture("bell/" + name, Picture.Ground.CLEAR, USES, painter);
    }
}
