package patolli.forge.codex;

import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Studio;

/** The figures beside the board. */
public final class CodexStudio implements Studio {
    private static final Set<String> USES = Set.of("codex", "outline");

    @Override
    public String name() {
        return "codex";
    }

    @Override
    public List<Picture> pictures() {
        return List.of(
                picture("patolli/merchant", new Figure(Merchant::draw, Figure.Size.TALL, false)),
                picture("patolli/tezcatlipoca", new Figure(Tezcatlipoca::draw, Figure.Size.TALL, true)),
                picture("patolli/merchant-head", new Medallion(MerchantHead::badge, 213, 169, Medallion.Side.RED)),
                picture("patolli/tezcatlipoca-head", new Medallion(TezcatlipocaHead::badge, 216, 171,
                        Medallion.Side.BLUE)));
    }

    private static Picture picture(String name, Picture.Painter painter) {
        return new Picture(name, Picture.Ground.CLEAR, USES, painter);
    }
}
