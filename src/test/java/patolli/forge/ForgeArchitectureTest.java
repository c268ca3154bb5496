package patolli.forge;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.regex.Pattern;
import patolli.rules.Side;

/** The makers of pictures and sounds know of the game where things lie on a board, and whose they are. */
@AnalyzeClasses(packages = "patolli.forge", importOptions = ForgeArchitectureTest.NoTests.class)
class ForgeArchitectureTest {

    @ArchTest
    static final ArchRule THE_FORGE_READS_THE_BOARDS_ONLY = noClasses().should().dependOnClassesThat(
            resideInAPackage("patolli..").and(not(resideInAnyPackage("patolli.forge..", "patolli.board..")))
                    .and(not(type(Side.class))));

    /** The forge is compiled with the tests; those of its own are not meant. */
    static final class NoTests implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.matches(Pattern.compile(".*Test(\\$.*)?\\.class"));
        }
    }
}
