package patolli.forge.tablan;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import patolli.board.HandPlace;
import patolli.board.TablanBoard;
import patolli.board.TablanHands;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.board.figure.Rigs;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;
import patolli.forge.codex.FigureParts;
import patolli.forge.evening.Beyond;
import patolli.forge.evening.Winner;
import patolli.forge.hand.HandStudio;
import patolli.forge.hand.Wear;
import patolli.forge.mark.Stop;
import patolli.forge.mysore.CleanSheet;
import patolli.forge.mysore.Dress;
import patolli.forge.mysore.Frames;
import patolli.forge.mysore.HeadSeal;
import patolli.forge.mysore.Portrait;
import patolli.forge.mysore.Steps;
import patolli.forge.rim.LampRim;
import patolli.rules.Side;

/** The table of Tablan, and all that lies on it. */
public final class TablanStudio implements Studio {
    /** White pieces leave feet less bright than they are themselves. */
    private static final Color STRAW = new Color(0xBFA676);
    private static final Color RICE = new Color(0xF1E4C4), SOOT = new Color(0x1A1310), DARK = new Color(0x160D08);
    private static final Color BRASS = new Color(0xD8A84A), BONE = new Color(0xD8C092);
    /** A splinter is painted in so many ways. */
    private static final int SPLINTERS = 3;
    private static final Frames FRAMES = new Frames(TablanBoard.BOARD.squareSize(), 100, 28.8, 12, 1.1);
    private static final List<GiltMarks.End> ENDS = List.of(new GiltMarks.End(false, false),
            new GiltMarks.End(true, false), new GiltMarks.End(false, true), new GiltMarks.End(true, true));
    private static final int KINDS = 4;
    /** So many colours leave no steps in the light on whoever is seen large. */
    private static final int FEW = 256;
    /** How many bytes the table may have: twill and small things keep their edges. */
    private static final int SMALL = 330_000, LARGE = 680_000;

    @Override
    public String name() {
        return "tablan";
    }

    @Override
    public int limit(Picture picture, int scale) {
        return picture.name().endsWith("/table") ? scale == 1 ? SMALL : LARGE : Steps.limit(picture, scale);
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
            out.add(picture("settled-white-" + (i + 1), Ground.CLEAR, scale -> Turned.settled(true, kind, scale)));
            out.add(picture("settled-black-" + (i + 1), Ground.CLEAR, scale -> Turned.settled(false, kind, scale)));
        }
        out.add(picture("flung-white", Ground.CLEAR, scale -> Turned.flung(true, scale)));
        out.add(picture("flung-black", Ground.CLEAR, scale -> Turned.flung(false, scale)));
        out.add(picture("flame", Ground.CLEAR, LampFire::draw));
        out.add(picture("sticks", Ground.CLEAR, Cane::sheet));
        out.add(picture("stick-shadow", Ground.CLEAR, Cane::shadow));
        marks(out);
        for (Side side : List.of(Side.WHITE, Side.BLACK)) {
            for (boolean active : new boolean[] {false, true}) {
                out.add(picture("plate-" + side.key() + (active ? "-active" : ""), Ground.CLEAR,
                        new WoodPlate(side == Side.WHITE, active)));
            }
        }
        out.add(picture("head-white", Ground.CLEAR, new HeadSeal(ClothMerchant::head, false, new Color(0xE6D2A2))));
        out.add(picture("head-black", Ground.CLEAR, new HeadSeal(Dancer::head, true, new Color(0x5A1A16))));
        out.add(picture("rangappa", Ground.CLEAR, new Portrait(ClothMerchant.parts(), Rigs.CLOTH_MERCHANT, false)));
        out.add(picture("chandrika", Ground.CLEAR, new Portrait(Dancer.parts(), Rigs.DANCER, true)));
        evening(out);
        for (Picture hand : HandStudio.table(TablanBoard.BOARD, "tablan", Set.of("tablan", "mysore",
                "board/TablanHands", "board/TablanBoard"),
                TablanHands::of, side -> side == Side.WHITE ? Wear.DRAPER : Wear.DANCER, Bundle::draw)) {
            HandPlace place = TablanHands.of(hand.name().contains(Side.WHITE.key()) ? Side.WHITE : Side.BLACK);
            Picture.Painter near = hand.name().endsWith("-arm") ? Nearer.arm(hand.painter(), place)
                    : Nearer.hand(hand.painter(), place);
            boolean dyed = hand.name().contains(Side.BLACK.key()) && !hand.name().endsWith("-arm");
            out.add(new Picture(hand.name(), hand.ground(), hand.packages(),
                    Steps.few(dyed ? Henna.on(near, place) : Modelled.skin(near))));
        }
        for (Rig rig : List.of(Rigs.CLOTH_MERCHANT, Rigs.DANCER)) {
            out.addAll(LampRim.on(CleanSheet.all(parts(rig), rig, Set.of("tablan")), rig, FigureSize.TALL,
                    LampRim.Lamps.LOWER));
        }
        return out;
    }

    /** The end of an evening, and who is seen there. */
    private static void evening(List<Picture> out) {
        Set<String> seen = Set.of("tablan", "lamp", "evening", "tableau", "mysore", "carved", "codex", "outline",
                "board/TablanBoard", "board/StickSheet", "board/figure/SeatedRigs", "board/figure/Rig");
        out.add(new Picture("tablan/evening", Ground.OPAQUE, seen, LampScene::draw));
        out.add(new Picture("tablan/won-white", Ground.CLEAR, seen, Steps.few(Beyond.of(ClothMerchant.parts(),
                Rigs.CLOTH_MERCHANT, Winner.Mood.WON), FEW)));
        out.add(new Picture("tablan/won-black", Ground.CLEAR, seen, Steps.few(Beyond.of(Dancer.parts(), Rigs.DANCER,
                Winner.Mood.WON), FEW)));
        out.add(new Picture("tablan/drawn", Ground.CLEAR, seen, Steps.few(Beyond.of(ClothMerchant.parts(),
                Rigs.CLOTH_MERCHANT, Winner.Mood.DRAWN), FEW)));
    }

    /** How the parts of this table's figures are drawn. */
    public static FigureParts parts(Rig rig) {
        return rig == Rigs.CLOTH_MERCHANT ? ClothMerchant.parts() : Dancer.parts();
    }

    private static void marks(List<Picture> out) {
        for (Frames.Light light : Frames.Light.values()) {
            for (GiltMarks.End end : ENDS) {
                out.add(picture("goal-70" + end.suffix() + light.suffix(), Ground.CLEAR,
                        scale -> GiltMarks.goal(end, light, scale)));
            }
            out.add(picture("origin-70" + light.suffix(), Ground.CLEAR, scale -> light == Frames.Light.SHINING
                    ? GiltMarks.chosen(scale) : FRAMES.feet(BONE, DARK, 54, scale)));
        }
        out.add(new Picture("tablan/stop-70", Picture.Ground.CLEAR, Set.of("mark", "mysore"), Steps.soft(new Stop(
                TablanBoard.BOARD.squareSize(), Dress.GOLD, Dress.PALE_GOLD, Dress.RED))));
        out.add(picture("passed", Ground.CLEAR, GiltMarks::passed));
        out.add(picture("ready", Ground.CLEAR, GiltMarks::ready));
        out.add(picture("landed", Ground.CLEAR, Splinters::flash));
        out.add(picture("struck", Ground.CLEAR, Struck::burst));
        out.add(picture("wave", Ground.CLEAR, Struck::wave));
        for (int i = 0; i < SPLINTERS; i++) {
            int kind = i;
            out.add(picture("splinter-" + (i + 1), Ground.CLEAR, scale -> Splinters.one(kind, scale)));
        }
        out.add(picture("road-70", Ground.CLEAR, GiltMarks::road));
        out.add(picture("road-70-turn", Ground.CLEAR, GiltMarks::road));
        out.add(picture("moved-white", Ground.CLEAR, scale -> FRAMES.moved(RICE, 29, 76, scale)));
        out.add(picture("moved-black", Ground.CLEAR, scale -> FRAMES.moved(BRASS, 29, 76, scale)));
        out.add(picture("feet-white", Ground.CLEAR, scale -> FRAMES.feet(STRAW, DARK, 48, scale)));
        out.add(picture("feet-black", Ground.CLEAR, scale -> FRAMES.feet(SOOT, BRASS, 48, scale)));
        out.add(picture("feet-lit", Ground.CLEAR, scale -> FRAMES.feet(new Color(0xFFD67A), DARK, 48, scale)));
    }

    private static Picture picture(String name, Ground ground, Picture.Painter painter) {
        Picture.Painter few = ground == Ground.OPAQUE ? painter : Steps.soft(painter);
        return new Picture("tablan/" + name, ground, Set.of("tablan", "lamp", "mysore", "carved", "codex", "outline",
                "board/TablanBoard", "board/StickSheet"), few);
    }
}
