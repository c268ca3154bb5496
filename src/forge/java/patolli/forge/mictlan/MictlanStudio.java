package patolli.forge.mictlan;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import patolli.forge.Picture;
import patolli.forge.Studio;
import patolli.forge.bell.BellTable;
import patolli.forge.carved.Light;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.Steps;
import patolli.forge.pieces.Stone;
import patolli.forge.table.Table;

/**
 * The lord of the dead. Every picture is 1280 x 800 design units unless it is said otherwise, and all coordinates are
 * in these.
 *
 * <p>Prolog: {@code wall}, and {@code wall-cold} in lightning, lie under {@code lord} and the like, which are
 * 780 x 608 and lie from x 300, y 0 on: he with a {@link Gesture}, or brooding, in the light of the fires, or at ease
 * in that of lightning. {@code eyes} are those of a figure that stands as large as at an end; made smaller by 0.76
 * about (640, 0) they fit {@code lord-dark}, {@code lord-coveting} and {@code lord}.
 * The fires that light the wall stand below the frame at x 235, 640 and 1050; an opening of the wall, black in the
 * prolog, spans x 56 to 133, y 78 to 162.
 *
 * <p>Ends of games: text stands in bone (#F3EAD7) on the calm side, y 90 to 700: at the right (x 790 to 1240) in
 * {@code game-won}, {@code contest-won} and {@code mat-won}, at the left (x 40 to 490) in {@code game-lost},
 * {@code contest-lost} and {@code contest-lost-head}; its contrast there is at least 4.5 to 1. The morning star of
 * {@code contest-won} is at (95, 112), the coals of {@code mat-won} about (198, 536), its five beans within x 370 to
 * 530 and y 670 to 740; {@code mat-bell} is the same with Bell's mat, from x 0, y 496 on, 824 x 304; {@code won-red}
 * and the like, with the pieces of whoever has won, lie on either from x 460, y 580 on and are 300 x 190.
 * {@code left-asset-knife} and the like are single things, which lie wherever {@code LyingMat} says; {@code print-} is
 * the outline that a thing has left in a cloth.
 */
public final class MictlanStudio implements Studio {
    private static final Set<String> USES = Set.of("mictlan", "carved", "codex", "outline");
    private static final Map<String, Stone> SIDES = Map.of("red", Stone.JEWEL, "blue", Stone.FLOWER, "yellow",
            Stone.SUN, "green", Stone.CELT);
    /** What each side parts with last, and leaves an outline where it has lain. */
    private static final List<String> TREASURES = List.of("patolli/asset-library-card", "patolli/asset-jade-head");
    /** Pixels to the design unit in which everything is drawn; the smaller pictures are made of the large ones. */
    private static final int FINE = 2;
    /** How large a file with him in the prolog may be at single size, in bytes: his colours are few. */
    private static final int LORD = 500_000;

    @Override
    public String name() {
        return "mictlan";
    }

    @Override
    public int limit(Picture picture, int scale) {
        return picture.name().startsWith("mictlan/lord") ? scale * LORD : Studio.super.limit(picture, scale);
    }

    @Override
    public List<Picture> pictures() {
        return Stream.concat(scenes(new Prolog(FINE)).stream(), remains()).toList();
    }

    /** What is laid on a mat: see {@link Remains}. */
    private static Stream<Picture> remains() {
        Stream<Picture> things = Arrays.stream(Remains.values()).flatMap(kind -> kind.things().stream()
                .map(thing -> left(last(thing), () -> kind.draw(thing, FINE))));
        Stream<Picture> prints = TREASURES.stream().map(thing -> left("print-" + last(thing),
                () -> Remains.ASSET.print(thing, FINE)));
        Stream<Picture> pieces = SIDES.entrySet().stream().map(side -> left("piece-" + side.getKey(),
                () -> Remains.piece(side.getValue(), FINE)));
        return Stream.of(things, prints, pieces).flatMap(all -> all);
    }

    private static String last(String name) {
        return name.substring(name.indexOf('/') + 1);
    }

    private static Picture left(String name, Supplier<BufferedImage> fine) {
        return picture("mictlan/left-" + name, Picture.Ground.CLEAR, Stream.concat(USES.stream(), Stream.of("token",
                "bell", "pieces", "board/LyingMat")).collect(Collectors.toSet()), fine);
    }

    private static List<Picture> scenes(Prolog prolog) {
        return List.of(
                opaque("mictlan/wall", () -> prolog.wall(Walls.ONE.fires())),
                opaque("mictlan/wall-cold", () -> prolog.flash(Walls.ONE.bolt())),
                lord("mictlan/lord", () -> prolog.lord(Gesture.OFFERING)),
                lord("mictlan/lord-showing", () -> prolog.lord(Gesture.SHOWING)),
                lord("mictlan/lord-teaching", () -> prolog.lord(Gesture.TEACHING)),
                lord("mictlan/lord-calming", () -> prolog.lord(Gesture.CALMING)),
                lord("mictlan/lord-brooding", prolog::brooding),
                lord("mictlan/lord-coveting", () -> prolog.lord(Gesture.COVETING)),
                lord("mictlan/lord-dark", prolog::dark),
                clear("mictlan/eyes", prolog::eyes),
                opaque("mictlan/game-won", () -> ending(Mood.SULKING, Arms.Prize.CARD).draw(Walls.ONE.embers())),
                opaque("mictlan/contest-won", () -> ending(Mood.BEATEN, Arms.Prize.CARD).draw(Walls.ONE.morning())),
                opaque("mictlan/game-lost", () -> ending(Mood.SMUG, Arms.Prize.CARD).draw(Walls.ONE.torch())),
                opaque("mictlan/contest-lost", () -> ending(Mood.GLOATING, Arms.Prize.CARD).draw(Walls.prize())),
                opaque("mictlan/contest-lost-head", () -> ending(Mood.GLOATING,
                Arms.Prize.JADE_HEAD).draw(Walls.prize())),
                mat("mictlan/mat-won", Set.of("table", "pieces", "board/CrossBoard", "board/PatolliBoard",
                "board/LyingMat"),
                        () -> new MatWon(FINE).draw(() -> Table.draw(FINE), Leavings.FALLEN)),
                mat("mictlan/mat-bell", Set.of("table", "bell", "pieces", "board/CrossBoard", "board/BellBoard",
                "board/LyingMat"),
                        () -> new MatWon(FINE).mat(() -> Purses.on(BellTable.draw(FINE), FINE),
                        Leavings.ON_THEIR_CLOTH)),
                won("red"), won("blue"), won("yellow"), won("green"));
    }

    /** The scene for several people with Neeley's mat, or the part of it where Bell's lies. */
    private static Picture mat(String name, Set<String> more, Supplier<BufferedImage> fine) {
        return picture(name, Picture.Ground.OPAQUE, Stream.concat(USES.stream(), more.stream())
                .collect(Collectors.toSet()), fine);
    }

    /** The winner's pieces, to be laid on a mat. */
    private static Picture won(String side) {
        return picture("mictlan/won-" + side, Picture.Ground.CLEAR, Stream.concat(USES.stream(), Stream.of("pieces",
                "board/LyingMat")).collect(Collectors.toSet()), () -> new MatWon(FINE).pieces(SIDES.get(side)));
    }

    private static Ending ending(Mood mood, Arms.Prize prize) {
        return new Ending(FINE, mood, prize);
    }

    /** Traced when first asked for. */
    private static final class Walls {
        static final Wall ONE = new Wall(FINE);
        private static Light prize;

        static synchronized Light prize() {
            if (prize == null) {
                prize = ONE.torchAndGleam();
            }
            return prize.copy();
        }
    }

    private static Picture opaque(String name, Supplier<BufferedImage> fine) {
        return picture(name, Picture.Ground.OPAQUE, USES, fine);
    }

    /** He in the prolog: all of him together are no larger than three of full size, in every colour, would be. */
    private static Picture lord(String name, Supplier<BufferedImage> fine) {
        Picture every = picture(name, Picture.Ground.CLEAR, Stream.concat(USES.stream(), Stream.of("mysore"))
                .collect(Collectors.toSet()), fine);
        return new Picture(name, Picture.Ground.CLEAR, every.packages(), Steps.soft(every.painter()));
    }

    private static Picture clear(String name, Supplier<BufferedImage> fine) {
        return picture(name, Picture.Ground.CLEAR, USES, fine);
    }

    /** Draws once for both scales: the forge asks for the small one first, then at once for the large one. */
    private static Picture picture(String name, Picture.Ground ground, Set<String> uses,
            Supplier<BufferedImage> fine) {
        return new Picture(name, ground, uses, new Picture.Painter() {
            private BufferedImage drawn;

            @Override
            public synchronized BufferedImage draw(int scale) {
                BufferedImage large = drawn == null ? argb(fine.get()) : drawn;
                drawn = scale == FINE ? null : large;
                return scale == FINE ? large : Reduce.by(FINE / scale, large);
            }
        });
    }

    private static BufferedImage argb(BufferedImage image) {
        if (image.getType() == BufferedImage.TYPE_INT_ARGB) {
            return image;
        }
        BufferedImage out = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_ARGB);
        out.createGraphics().drawImage(image, 0, 0, null);
        return out;
    }
}
