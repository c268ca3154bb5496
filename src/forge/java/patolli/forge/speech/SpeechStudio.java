package patolli.forge.speech;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import patolli.board.BellSpeech;
import patolli.board.LessonRooms;
import patolli.board.PatolliSpeech;
import patolli.board.SpeechRoom;
import patolli.board.TablanSpeech;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;
import patolli.rules.Side;

/** The scrolls of every table, one for each side that speaks there. */
public final class SpeechStudio implements Studio {
    @Override
    public String name() {
        return "speech";
    }

    @Override
    public List<Picture> pictures() {
        return Stream.of(of("patolli", PatolliSpeech::room, Optional.of(PatolliSpeech.lesson()), "board/PatolliSpeech",
                "board/PatolliBoard"), of("bell", BellSpeech::room, Optional.of(BellSpeech.lesson()),
                "board/BellSpeech", "board/BellBoard"), of("tablan", TablanSpeech::room,
                Optional.of(TablanSpeech.lesson()), "board/TablanSpeech", "board/TablanBoard"))
                .flatMap(Function.identity()).toList();
    }

    /** @param lesson where it is written what is taught, where there is a tutorial */
    private static Stream<Picture> of(String folder, Function<Side, Optional<SpeechRoom>> rooms,
            Optional<LessonRooms> lesson, String... geometry) {
        Set<String> drawnWith = Stream.concat(Stream.of("speech", "paper", "outline", "board/SpeechRoom",
                "board/LessonRooms", "board/CrossBoard"), Stream.of(geometry)).collect(Collectors.toSet());
        Stream<Picture> said = Stream.of(Side.values()).flatMap(side -> rooms.apply(side).stream().map(room ->
                new Picture(folder + "/speech-" + side.key(), Ground.CLEAR, drawnWith,
                        new Scroll(room, side == Side.BLUE || side == Side.BLACK))));
        Stream<Picture> taught = lesson.stream().flatMap(at -> Stream.concat(Stream.of(
                sheet(folder + "/lesson", drawnWith, at.usual()),
                sheet(folder + "/lesson-ample", drawnWith, at.ample())),
                at.aside().stream().map(room -> sheet(folder + "/lesson-aside", drawnWith, room))));
        return Stream.concat(said, taught);
    }

    private static Picture sheet(String name, Set<String> drawnWith, SpeechRoom room) {
        return new Picture(name, Ground.CLEAR, drawnWith, new Scroll(room, true));
    }
}
