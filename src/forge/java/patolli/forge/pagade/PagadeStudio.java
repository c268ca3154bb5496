package patolli.forge.pagade;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import patolli.board.PagadeBoard;
import patolli.board.PagadeHands;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;
import patolli.forge.codex.FigureParts;
import patolli.forge.evening.Beyond;
import patolli.forge.evening.Winner;
import patolli.forge.hand.HandStudio;
import patolli.forge.hand.Wear;
import patolli.forge.matter.Ink;
import patolli.forge.mark.Stop;
import patolli.forge.mysore.CleanSheet;
import patolli.forge.mysore.Dress;
import patolli.forge.mysore.Frames;
import patolli.forge.mysore.HeadSeal;
import patolli.forge.mysore.LeafPlate;
import patolli.forge.mysore.Portrait;
import patolli.forge.mysore.Steps;
import patolli.forge.pagade.figure.Players;
import patolli.forge.rim.LampRim;
import patolli.rules.Side;

/** The table of Pagade, and all that lies on it. */
public final class PagadeStudio implements Studio {
    private static final int KINDS = 4, CHIPS = 3;
    /** How many bytes the picture of the table may have: stitches are small. */
    private static final int SMALL = 320_000, LARGE = 680_000;
    /** And a picture of a part of it. */
    private static final int SMALL_PART = 26_000, LARGE_PART = 80_000;
    /** So many colours are enough for hands, which move. */
    private static final int COLOURS = 96;
    /** So many for whoever is seen large. */
    private static final int FEW = 256;
    private static final Map<Side, double[][]> DYES = Map.of(Side.RED, LeafPlate.MADDER,
            Side.BLACK, Ink.stops(0x141018, 0x28222C, 0x3A3440), Side.YELLOW, Ink.stops(0x3E2C08, 0x664810, 0x7E5C18),
            Side.GREEN, Ink.stops(0x0E2A1A, 0x1C4A2E, 0x2A6040));
    private static final Map<Side, Color> GROUNDS = Map.of(Side.RED, new Color(0x7A241A), Side.BLACK,
            new Color(0xC9BEA8), Side.YELLOW, new Color(0xE8D6A0), Side.GREEN, new Color(0xC4D2A4));
    private static final Map<Side, Wear> WEAR = Map.of(Side.RED, Wear.CLERK, Side.BLACK, Wear.FLOWER_SELLER,
            Side.YELLOW, Wear.GUARD, Side.GREEN, Wear.MAHOUT);
    private static final int FEET = 30, RING = 52;
    /** The side of a square that has as large a sign as a pawn's, and how far a ring is from a pawn's middle. */
    private static final double STOP = 44, FOOT = 18.4;
    private static final Color DARK = new Color(0x160D08), LIT = new Color(0xFFD67A);
    /** The marks of places beside the arms, which are as broad as high. */
    private static final double PLACE = PagadeBoard.BOARD.squareSize();
    private static final Frames FRAMES = new Frames(PLACE, 60, 15.9, 7, 0.8);
    /** The marks of the squares of upright and of lying arms. */
    private static final List<Oblong> ROOMS = Stream.of(Side.RED, Side.BLACK).map(side -> Oblong.of(
            PagadeBoard.BOARD.room(PagadeBoard.BOARD.armBox(side).middle()))).toList();
    private static final Set<String> MARKS = Set.of("pagade", "mysore", "mark", "board/PagadeBoard");

    @Override
    public String name() {
        return "pagade";
    }

    @Override
    public int limit(Picture picture, int scale) {
        return picture.name().endsWith("/table") ? scale == 1 ? SMALL : LARGE
                : picture.name().contains("/away-") ? scale == 1 ? SMALL_PART : LARGE_PART
                : Steps.limit(picture, scale);
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> out = new ArrayList<>();
        out.add(ground("table", ClothTable::draw));
        for (Side side : List.of(Side.BLACK, Side.GREEN)) {
            out.add(ground("away-" + side.key() + "-arm", scale -> ClothTable.part(PagadeBoard.BOARD.armBox(side),
                    scale)));
            out.add(ground("away-" + side.key() + "-strip", scale -> ClothTable.part(PagadeBoard.BOARD.strip(side),
                    scale)));
            out.add(ground("away-" + side.key() + "-seat", scale -> ClothTable.part(PagadeBoard.BOARD.bench(side),
                    scale)));
        }
        Set<String> seen = Set.of("pagade", "pagade/figure", "lamp", "evening", "tableau", "mysore", "carved", "codex",
                "outline", "stitch", "board/PagadeBoard", "board/PagadeSpeech", "board/DiceSheet",
                "board/figure/SeatedRigs", "board/figure/Rig");
        out.add(new Picture("pagade/evening", Ground.OPAQUE, seen, FoldedScene::draw));
        out.add(new Picture("pagade/heap-4", Ground.OPAQUE, seen, FoldedScene::heap));
        out.add(new Picture("pagade/drawn", Ground.CLEAR, seen, Steps.few(Beyond.of(
                Players.GUARD.parts(), Players.GUARD.rig(), Winner.Mood.DRAWN), FEW)));
        out.add(ground("floor", ReedFloor::tile));
        out.add(picture("still-black", Stills::tray));
        out.add(picture("still-green", Stills::silks));
        PagadeBoard.BOARD.sides().forEach(side -> out.add(picture("burst-blow-" + side.key(),
                scale -> Snap.blow(side, scale))));
        for (int i = 0; i < CHIPS; i++) {
            int kind = i;
            PagadeBoard.BOARD.sides().forEach(side -> out.add(picture("torn-" + side.key() + "-" + (kind + 1),
                    scale -> Snap.torn(side, kind, scale))));
            out.add(picture("chip-" + (i + 1), scale -> Snap.chip(kind, scale)));
        }
        out.add(picture("lotus-1", Bloom::outer));
        out.add(picture("lotus-2", Bloom::inner));
        out.add(picture("lotus-shut", Bloom::shut));
        out.add(picture("lamp", Lamp::out));
        out.add(picture("lamp-lit", Lamp::lit));
        for (Beehive pawn : Beehive.values()) {
            String piece = "piece-" + pawn.side().key();
            for (int i = 0; i < KINDS; i++) {
                int kind = i;
                out.add(picture(piece + "-" + (i + 1), scale -> pawn.standing(kind, scale)));
                out.add(picture(piece + "-lying-" + (i + 1), scale -> pawn.lying(kind, scale)));
            }
            out.add(picture(piece + "-home", pawn::gilt));
            out.add(picture("flung-" + pawn.side().key(), scale -> FlungPawn.strip(pawn, scale)));
        }
        out.add(picture("piece-shadow", Beehive::shadow));
        out.add(picture("dish", Dish::draw));
        out.add(picture("rest", ThrowRest::draw));
        out.add(picture("ready", ReadyRing::draw));
        out.add(picture("dice", LongDie::sheet));
        out.add(picture("die-shadow", LongDie::shadow));
        for (int face : new int[] {1, 3, 4, 6}) {
            out.add(picture("die-" + face, scale -> LongDie.face(face, scale)));
        }
        marks(out);
        HandStudio.table(PagadeBoard.BOARD, "pagade", Set.of("pagade", "mysore", "board/PagadeHands",
                "board/PagadeBoard"), PagadeHands::of, WEAR::get, DicePair::draw).stream()
                .map(hand -> new Picture(hand.name(), hand.ground(), hand.packages(),
                        Steps.few(hand.painter(), COLOURS)))
                .forEach(out::add);
        for (Players player : Players.values()) {
            String side = player.side().key();
            for (boolean active : new boolean[] {false, true}) {
                out.add(picture("plate-" + side + (active ? "-active" : ""),
                        new LeafPlate(!player.atRight(), active, DYES.get(player.side()))));
            }
            out.add(new Picture("pagade/won-" + side, Ground.CLEAR, seen, Steps.few(Beyond.of(
                    player.parts(), player.rig(), Winner.Mood.WON), FEW)));
            out.add(seat("pagade/head-" + side, new HeadSeal(player.head(), player.atRight(),
                    GROUNDS.get(player.side()))));
            out.add(seat("pagade/" + player.file(), new Portrait(player.parts(), player.rig(), player.atRight())));
            out.addAll(LampRim.on(CleanSheet.all(player.parts(), player.rig(), Set.of("pagade/figure")), player.rig(),
                    FigureSize.TALL, isBelowHome(player.side()) ? LampRim.Lamps.HIGHER : LampRim.Lamps.LOWER));
        }
        return out;
    }

    /** How the parts of this table's figures are drawn. */
    public static FigureParts parts(Rig rig) {
        return Stream.of(Players.values()).filter(player -> player.rig() == rig).findFirst().orElseThrow().parts();
    }

    /** Whether somebody sits nearer than the lamps about Home. */
    private static boolean isBelowHome(Side side) {
        return PagadeBoard.BOARD.bench(side).middle().y() > PagadeBoard.BOARD.middle().y();
    }

    private static Picture seat(String name, Picture.Painter painter) {
        return new Picture(name, Ground.CLEAR, Set.of("pagade/figure", "mysore", "codex", "outline",
                "board/figure/SeatedRigs"), Steps.few(painter));
    }

    private static void marks(List<Picture> out) {
        for (Frames.Light light : Frames.Light.values()) {
            out.add(mark("goal-home" + light.suffix(), scale -> HomeRing.goal(light, scale)));
            out.add(mark("origin-36" + light.suffix(), scale -> FRAMES.origin(light, scale)));
            for (Oblong room : ROOMS) {
                out.add(mark("goal-" + room.size() + light.suffix(), scale -> room.goal(light, scale)));
                out.add(mark("origin-" + room.size() + light.suffix(), scale -> room.origin(light, scale)));
            }
        }
        PagadeBoard.BOARD.sides().forEach(side -> out.add(mark("closed-" + side.key(), ClosedBud.of(side)::draw)));
        out.add(mark("stop-36", new Stop(STOP, Dress.GOLD, Dress.PALE_GOLD, Dress.RED)));
        ROOMS.stream().flatMap(room -> Stream.of(room, room.turned())).forEach(room -> {
            out.add(mark("road-" + room.size(), scale -> room.road(false, scale)));
            out.add(mark("road-" + room.size() + "-turn", scale -> room.road(true, scale)));
        });
        for (Beehive pawn : Beehive.values()) {
            out.add(mark("moved-" + pawn.side().key(), scale -> ROOMS.getLast().moved(pawn.mark(), FOOT, RING,
                    scale)));
            out.add(picture("feet-" + pawn.side().key(), scale -> Tread.on(FRAMES.feet(pawn.print(),
                    pawn.edge(), FEET, scale), Tread.NIGHT, scale)));
        }
        out.add(picture("feet-lit", scale -> Tread.on(FRAMES.feet(LIT, DARK, FEET, scale), Tread.LIT, scale)));
    }

    /** A picture of a mark, as large as the board says. */
    private static Picture mark(String name, Picture.Painter painter) {
        return new Picture("pagade/" + name, Ground.CLEAR, MARKS, Steps.soft(painter));
    }

    /** A picture of what lies where the board says. */
    private static Picture ground(String name, Picture.Painter painter) {
        return new Picture("pagade/" + name, Ground.OPAQUE, Set.of("pagade", "lamp", "mysore", "stitch", "carved",
                "codex", "outline", "board/PagadeBoard", "board/PagadeSpeech", "board/DiceSheet"), painter);
    }

    private static Picture picture(String name, Picture.Painter painter) {
        return new Picture("pagade/" + name, Ground.CLEAR, Set.of("pagade", "lamp", "mysore", "stitch", "carved",
                "codex", "outline", "board/DiceSheet"), Steps.soft(painter));
    }
}
