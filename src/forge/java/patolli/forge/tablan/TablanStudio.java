package patolli.forge.tablan;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import patolli.board.TablanBoard;
import patolli.board.TablanHands;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.board.figure.Rigs;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.PartSheet;
import patolli.forge.hand.HandStudio;
import patolli.forge.hand.Wear;
import patolli.rules.Side;

/** The table of Tablan, and all that lies on it. */
public final class TablanStudio implements Studio {
    private static final Color RICE = new Color(0xF1E4C4), SOOT = new Color(0x1A1310), DARK = new Color(0x160D08);
    private static final Color BRASS = new Color(0xD8A84A);
    private static final int KINDS = 4;
    private static final Set<String> FIGURES = Set.of("tablan", "codex", "outline", "board/figure/Rig",
            "board/figure/FigureSheet", "board/figure/FigureSize", "board/figure/ClothMerchantRig",
            "board/figure/DancerRig");

    @Override
    public String name() {
        return "tablan";
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> out = new ArrayList<>();
        out.add(picture("table", Ground.OPAQUE, PlankTable::draw));
        out.add(picture("floor", Ground.OPAQUE, BlackFloor::tile));
        for (int i = 0; i < KINDS; i++) {
            int kind = i;
            out.add(picture("piece-white-" + (i + 1), Ground.CLEAR, scale -> Turned.draw(true, kind, scale)));
            out.add(picture("piece-black-" + (i + 1), Ground.CLEAR, scale -> Turned.draw(false, kind, scale)));
        }
        out.add(picture("sticks", Ground.CLEAR, scale -> Steps.coarser(Cane.sheet(scale))));
        out.add(picture("stick-shadow", Ground.CLEAR, Cane::shadow));
        marks(out);
        for (Side side : List.of(Side.WHITE, Side.BLACK)) {
            for (boolean active : new boolean[] {false, true}) {
                out.add(picture("plate-" + side.key() + (active ? "-active" : ""), Ground.CLEAR,
                        new LeafPlate(side == Side.WHITE, active)));
            }
        }
        out.add(picture("head-white", Ground.CLEAR, new HeadSeal(ClothMerchant::head, false, false)));
        out.add(picture("head-black", Ground.CLEAR, new HeadSeal(Dancer::head, true, true)));
        out.add(picture("rangappa", Ground.CLEAR, new Portrait(ClothMerchant.parts(), Rigs.CLOTH_MERCHANT, false)));
        out.add(picture("chandrika", Ground.CLEAR, new Portrait(Dancer.parts(), Rigs.DANCER, true)));
        out.add(picture("evening", Ground.OPAQUE, LampScene::draw));
        HandStudio.table(TablanBoard.BOARD, "tablan", Set.of("tablan", "board/TablanHands", "board/TablanBoard"),
                TablanHands::of, side -> side == Side.WHITE ? Wear.DRAPER : Wear.DANCER, Bundle::draw).stream()
                .map(hand -> new Picture(hand.name(), hand.ground(), hand.packages(),
                        scale -> Steps.coarser(hand.painter().draw(scale)))).forEach(out::add);
        sheets(out, Rigs.CLOTH_MERCHANT);
        sheets(out, Rigs.DANCER);
        return out;
    }

    /** How the parts of this table's figures are drawn. */
    public static FigureParts parts(Rig rig) {
        return rig == Rigs.CLOTH_MERCHANT ? ClothMerchant.parts() : Dancer.parts();
    }

    private static void sheets(List<Picture> out, Rig rig) {
        FigureSize size = FigureSize.TALL;
        for (PartSheet.Layer layer : PartSheet.Layer.values()) {
            Picture.Painter sheet = layer == PartSheet.Layer.PAINT ? new CleanSheet(parts(rig), rig, size)
                    : new PartSheet(parts(rig), rig, size, layer);
            out.add(new Picture("figure/" + rig.name() + "-" + size.name().toLowerCase(Locale.ROOT) + layer.suffix(),
                    Ground.CLEAR, FIGURES, scale -> Steps.coarser(sheet.draw(scale))));
        }
    }

    private static void marks(List<Picture> out) {
        for (Frames.Light light : Frames.Light.values()) {
            String name = light == Frames.Light.PLAIN ? "" : "-" + light.name().toLowerCase(Locale.ROOT);
            out.add(picture("goal-60" + name, Ground.CLEAR, scale -> Frames.goal(light, scale)));
            out.add(picture("origin-60" + name, Ground.CLEAR, scale -> Frames.origin(light, scale)));
        }
        out.add(picture("road-60", Ground.CLEAR, scale -> Frames.road(false, scale)));
        out.add(picture("road-60-turn", Ground.CLEAR, scale -> Frames.road(true, scale)));
        out.add(picture("moved-white", Ground.CLEAR, scale -> Frames.moved(RICE, scale)));
        out.add(picture("moved-black", Ground.CLEAR, scale -> Frames.moved(BRASS, scale)));
        out.add(picture("feet-white", Ground.CLEAR, scale -> Frames.feet(RICE, DARK, scale)));
        out.add(picture("feet-black", Ground.CLEAR, scale -> Frames.feet(SOOT, BRASS, scale)));
        out.add(picture("feet-lit", Ground.CLEAR, scale -> Frames.feet(new Color(0xFFD67A), DARK, scale)));
    }

    private static Picture picture(String name, Ground ground, Picture.Painter painter) {
        return new Picture("tablan/" + name, ground, Set.of("tablan", "carved", "codex", "outline", "board/TablanBoard",
                "board/StickSheet"), painter);
    }
}
