package patolli.forge.speech;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import patolli.board.BellBoard;
import patolli.board.BellSpeech;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.LessonRooms;
import patolli.board.PagadeBoard;
import patolli.board.PagadeSpeech;
import patolli.board.PatolliBoard;
import patolli.board.PatolliSpeech;
import patolli.board.SpeechRoom;
import patolli.board.TablanBoard;
import patolli.board.TablanSpeech;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;
import patolli.forge.mysore.Steps;
import patolli.rules.Side;

/** The scrolls of every table, one for each side that speaks there. */
public final class SpeechStudio implements Studio {
    /** What those are drawn with that have few colours, and how many. */
    private static final String FEW = "mysore";
    private static final int COLOURS = 96;

    @Override
    public String name() {
        return "speech";
    }

    @Override
    public List<Picture> pictures() {
        return Stream.of(of("patolli", PatolliBoard.BOARD, PatolliSpeech::room, Optional.of(PatolliSpeech.lesson()),
                "board/PatolliSpeech", "board/PatolliBoard"),
                of("bell", BellBoard.BOARD, BellSpeech::room, Optional.of(BellSpeech.lesson()), "board/BellSpeech",
                        "board/BellBoard"),
                of("tablan", TablanBoard.BOARD, TablanSpeech::room, Optional.of(TablanSpeech.lesson()),
                        "board/TablanSpeech", "board/TablanBoard"),
                of("pagade", PagadeBoard.BOARD, PagadeSpeech::room, Optional.of(PagadeSpeech.lesson()),
                        "board/PagadeSpeech", "board/PagadeBoard")).flatMap(Function.identity()).toList();
    }

    @Override
    public int limit(Picture picture, int scale) {
        return picture.packages().contains(FEW) ? Steps.limit(picture, scale) : Studio.super.limit(picture, scale);
    }

    /** A scroll; at the tables of South India a printed cloth, in few colours. */
    private static Picture picture(String name, Set<String> drawnWith, SpeechRoom room, boolean second) {
        if (name.startsWith("patolli") || name.startsWith("bell")) {
            return new Picture(name, Ground.CLEAR, drawnWith, new Scroll(room, second));
        }
        Set<String> uses = Stream.concat(drawnWith.stream(), Stream.of(FEW)).collect(Collectors.toSet());
        return new Picture(name, Ground.CLEAR, uses, Steps.few(new PrintedCloth(room, second), COLOURS));
    }

    /** What somebody says; where it hangs from the name plate, the cloth and what climbs behind it by themselves. */
    private static Stream<Picture> said(String name, Set<String> drawnWith, SpeechRoom room, Box plate, Side side) {
        boolean second = side == Side.BLUE || side == Side.BLACK || side == Side.YELLOW;
        if (!room.hangsFrom(plate)) {
            return Stream.of(picture(name, drawnWith, room, second));
        }
        Set<String> uses = Stream.concat(drawnWith.stream(), Stream.of(FEW)).collect(Collectors.toSet());
        return Stream.of(new Picture(name, Ground.CLEAR, uses, Steps.few(new HungCloth(room, second), COLOURS)),
                new Picture(name + "-stem", Ground.CLEAR, uses, Steps.few(new HungStem(room), COLOURS)));
    }

    /** @param lesson where it is written what is taught, where there is a tutorial */
    private static Stream<Picture> of(String folder, BoardGeometry board, Function<Side, Optional<SpeechRoom>> rooms,
            Optional<LessonRooms> lesson, String... geometry) {
        Set<String> drawnWith = Stream.concat(Stream.of("speech", "paper", "outline", "board/SpeechRoom",
                "board/LessonRooms", "board/CrossBoard"), Stream.of(geometry)).collect(Collectors.toSet());
        Stream<Picture> said = Stream.of(Side.values()).flatMap(side -> rooms.apply(side).stream().flatMap(room ->
                said(folder + "/speech-" + side.key(), drawnWith, room, board.plate(side), side)));
        Stream<Picture> taught = lesson.stream().flatMap(at -> Stream.of(
                sheet(folder + "/lesson", drawnWith, at.usual()),
                sheet(folder + "/lesson-ample", drawnWith, at.ample())));
        return Stream.concat(said, taught);
    }

    private static Picture sheet(String name, Set<String> drawnWith, SpeechRoom room) {
        return picture(name, drawnWith, room, true);
    }
}
