package patolli.board.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.board.Box;

/** Every figure has all that its poses ask for. */
class RigsTest {

    static Stream<Rig> rigs() {
        return Rigs.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("rigs")
    void inEveryPoseAndForEveryGazeThereIsOneFaceAndOneEyeAndAHand(Rig rig) {
        for (FigurePose pose : FigurePose.values()) {
            Attitude attitude = rig.attitude(pose);
            for (Glance gaze : Glance.ALL) {
                Set<String> tags = attitude.tags(attitude.eyes() == EyeLook.SHUT ? Glance.LEVEL : gaze);
                List<String> shown = rig.parts().stream().filter(part -> part.isShown(tags)).map(FigurePart::name)
                        .toList();
                assertThat(shown).as("%s %s", rig.name(), pose).doesNotHaveDuplicates();
                for (String kind : List.of("face-", "eye-", "hand-")) {
                    assertThat(shown.stream().filter(name -> name.startsWith(kind))).as("%s %s %s", rig.name(), pose,
                            kind).hasSize(1);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rigs")
    void whatTurnsHangsFromSomethingThatIsThere(Rig rig) {
        rig.hinges().values().forEach(hinge -> assertThat(rig.hinges()).containsKey(hinge.parent()));
        rig.parts().forEach(part -> assertThat(rig.hinges()).as(part.name()).containsKey(part.joint()));
        for (FigurePose pose : FigurePose.values()) {
            assertThat(rig.hinges().keySet()).as("%s", pose).containsAll(rig.attitude(pose).swings().keySet());
        }
    }

    @ParameterizedTest
    @MethodSource("rigs")
    void noTwoPosesLookAlike(Rig rig) {
        Set<Attitude> all = new HashSet<>();
        Stream.of(FigurePose.values()).map(rig::attitude).forEach(all::add);
        assertThat(all).hasSameSizeAs(FigurePose.values());
        assertThat(all.size()).isGreaterThanOrEqualTo(8);
    }

    @ParameterizedTest
    @MethodSource("rigs")
    void noTwoPartsShareGroundOnTheSheet(Rig rig) {
        for (FigureSize size : FigureSize.values()) {
            FigureSheet sheet = FigureSheet.of(rig, size);
            List<Box> cells = rig.parts().stream().map(part -> sheet.cell(part).at()).toList();
            for (int i = 0; i < cells.size(); i++) {
                Box one = cells.get(i);
                assertThat(one.right()).isLessThanOrEqualTo(sheet.width());
                assertThat(one.bottom()).isLessThanOrEqualTo(sheet.height());
                for (Box other : cells.subList(0, i)) {
                    assertThat(one.x() < other.right() && other.x() < one.right() && one.y() < other.bottom()
                            && other.y() < one.bottom()).as("%s over %s", one, other).isFalse();
                }
            }
        }
    }

    @Test
    void aGazeGoesWhereTheThingLies() {
        assertThat(Glance.towards(100, 0)).isEqualTo(new Glance(1, 0));
        assertThat(Glance.towards(100, 100)).isEqualTo(new Glance(1, 1));
        assertThat(Glance.towards(100, -100)).isEqualTo(new Glance(1, -1));
        assertThat(Glance.towards(0, 50)).isEqualTo(new Glance(0, 1));
        assertThat(Glance.towards(-80, 10)).isEqualTo(new Glance(-1, 0));
    }
}
