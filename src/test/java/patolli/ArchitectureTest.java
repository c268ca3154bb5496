package patolli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import patolli.app.GameTables;
import patolli.beans.CastSource;
import patolli.beans.SealedBeans;
import patolli.beans.Seed;
import patolli.model.Adviser;
import patolli.model.Mind;
import patolli.play.Games;
import patolli.play.Sitting;
import patolli.rules.Game;

/** What may know what. */
@AnalyzeClasses(packages = "patolli", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String[] CORE = {"patolli.rules..", "patolli.play..", "patolli.beans..", "patolli.ai..",
        "patolli.engine..", "patolli.save..", "patolli.proof..", "patolli.board..", "patolli.text..",
        "patolli.files.."};

    @ArchTest
    static final ArchRule THE_CORE_KNOWS_NO_JAVAFX = noClasses().that().resideInAnyPackage(CORE)
            .or().resideInAPackage("patolli.settings..")
            .should().dependOnClassesThat().resideInAnyPackage("javafx..", "com.sun.javafx..");

    @ArchTest
    static final ArchRule THE_CORE_KNOWS_NOTHING_ABOVE_IT = noClasses().that().resideInAnyPackage(CORE)
            .should().dependOnClassesThat().resideInAnyPackage("patolli.app..", "patolli.ui..", "patolli.model..",
                    "patolli.audio..", "patolli.settings..");

    @ArchTest
    static final ArchRule SETTINGS_KNOW_NOTHING_ABOVE_THEM = noClasses().that().resideInAPackage("patolli.settings..")
            .should().dependOnClassesThat().resideInAnyPackage("patolli.app..", "patolli.ui..", "patolli.model..",
                    "patolli.audio..");

    @ArchTest
    static final ArchRule NO_CYCLES = slices().matching("patolli.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule THE_RULES_STAND_ALONE = classes().that().resideInAPackage("patolli.rules..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("patolli.rules..", "java..");

    @ArchTest
    static final ArchRule THE_RULES_DRAW_NOTHING_AND_READ_NOTHING = noClasses().that()
            .resideInAPackage("patolli.rules..").should().dependOnClassesThat(
                    resideInAnyPackage("java.io..", "java.nio..", "java.util.random..").or(type(java.util.Random.class))
                            .or(type(java.util.SplittableRandom.class))
                            .or(type(java.util.concurrent.ThreadLocalRandom.class)));

    @ArchTest
    static final ArchRule OPPONENTS_SEE_STATES_ONLY = noClasses().that().resideInAPackage("patolli.ai..")
            .should().dependOnClassesThat().areAssignableTo(CastSource.class)
            .orShould().dependOnClassesThat().areAssignableTo(Sitting.class);

    @ArchTest
    static final ArchRule WHOEVER_CHOOSES_FOR_THE_COMPUTER_CANNOT_REACH_THE_SEED = noClasses().that()
            .resideInAPackage("patolli.ai..").or().areAssignableTo(Mind.class).or().areAssignableTo(Adviser.class)
            .should().transitivelyDependOnClassesThat().belongToAnyOf(Seed.class, SealedBeans.class);

    @ArchTest
    static void everyGameIsNamedInItsPlacesOnly(JavaClasses all) {
        Games.all().forEach(game -> known(game.name()).check(all));
    }

    @ArchTest
    static void oneTableKnowsNoOther(JavaClasses all) {
        String games = Games.all().stream().map(Game::name).collect(Collectors.joining("|"));
        slices().matching("patolli.ui.(" + games + ")..").should().notDependOnEachOther().check(all);
    }

    private static final String SCENES = scenes();

    private static String scenes() {
        try (Stream<Path> files = Files.list(Path.of("resources/fxml"))) {
            StringBuilder all = new StringBuilder();
            for (Path file : files.toList()) {
                all.append(Files.readString(file));
            }
            return all.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What only tests use is dead, unless a scene's FXML names it. */
    @ArchTest
    static final ArchRule EVERY_CLASS_IS_USED = classes().that().areTopLevelClasses()
            .and().doNotHaveSimpleName("package-info").and().doNotHaveFullyQualifiedName("patolli.app.Main")
            .should(new ArchCondition<>("be used by another class") {
                @Override
                public void check(JavaClass one, ConditionEvents found) {
                    boolean used = one.getDirectDependenciesToSelf().stream()
                            .map(dependency -> dependency.getOriginClass())
                            .anyMatch(by -> !by.getName().equals(one.getName())
                                    && !by.getName().startsWith(one.getName() + "$"));
                    boolean named = SCENES.contains("<?import " + one.getName() + "?>");
                    found.add(new SimpleConditionEvent(one, used || named, one.getName() + " is used by nothing"));
                }
            });

    /** A game's board is known to its own table only. */
    @ArchTest
    static void everyBoardIsNamedAtItsTableOnly(JavaClasses all) {
        for (Game game : Games.all()) {
            String name = game.name();
            String board = "patolli.board." + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1)
                    + "Board";
            noClasses().that().resideOutsideOfPackages("patolli.ui." + name + "..", "patolli.board..")
                    .should().dependOnClassesThat().haveFullyQualifiedName(board).check(all);
        }
    }

    /** A game is known to its own rules and its own table, to the evaluators, and to the two lists. */
    private static ArchRule known(String game) {
        String rules = "patolli.rules." + game + "..";
        String table = "patolli.ui." + game + "..";
        return noClasses().that().resideOutsideOfPackages(rules, table, "patolli.ai.judge..")
                .and().doNotBelongToAnyOf(Games.class, GameTables.class)
                .should().dependOnClassesThat().resideInAnyPackage(rules, table);
    }
}
