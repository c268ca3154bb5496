package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CommandLineTest {

    @Test
    void theVersionIsTheOneOfTheBuild() {
        Told told = Told.by("--version");
        assertThat(told.status()).isZero();
        assertThat(told.out()).matches("Patolli \\d+\\.\\d+\\.\\d+\\R");
    }

    @Test
    void helpNamesEveryCommand() {
        Told told = Told.by("--help");
        assertThat(told.status()).isZero();
        assertThat(told.out()).contains("Usage: patolli", "engine", "tour", "verify", "--data-dir");
    }

    @Test
    void anUnknownCommandIsRefusedByName() {
        Told told = Told.by("patoli");
        assertThat(told.status()).isEqualTo(2);
        assertThat(told.err()).contains("'patoli'").doesNotContain("Exception");
        assertThat(told.out()).isEmpty();
    }

    @Test
    void aSaveThatIsNotThereIsRefusedByName() {
        Told told = Told.by("gone.patolli");
        assertThat(told.status()).isEqualTo(2);
        assertThat(told.err()).contains("'gone.patolli'", "no such file").doesNotContain("Exception");
        assertThat(told.out()).isEmpty();
    }

    @Test
    void anEmptyNameIsRefused() {
        assertThat(Told.by("--data-dir=")).satisfies(told -> {
            assertThat(told.status()).isEqualTo(2);
            assertThat(told.err()).contains("--data-dir wants the name of a folder").doesNotContain("Exception");
        });
        assertThat(Told.by("").err()).contains("no such file").doesNotContain("Exception");
    }

    @Test
    void aTourNeedsAFolderAndANumberForItsSeed() {
        assertThat(Told.by("tour").err()).contains("<folder>");
        assertThat(Told.by("tour", "")).satisfies(told -> {
            assertThat(told.status()).isEqualTo(2);
            assertThat(told.err()).contains("tour wants the name of a folder").doesNotContain("Exception");
        });
        Told told = Told.by("tour", "pictures", "--seed", "many");
        assertThat(told.status()).isEqualTo(2);
        assertThat(told.err()).contains("--seed", "'many'");
    }
}
