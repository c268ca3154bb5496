package patolli.testkit;

import javafx.application.Platform;
import patolli.ui.common.Pictures;

/** The pictures for all tests, so that each is read, and lit, only once in a run. */
public final class TestPictures {
    private static final Pictures ALL = new Pictures();

    private TestPictures() { }

    /** The same each time, in single size until a scene asks for more. */
    public static Pictures get() {
        if (!Platform.isFxApplicationThread()) {
            Fx.start();
        }
        Fx.run(() -> ALL.setPixelsPerUnit(1));
        return ALL;
    }
}
