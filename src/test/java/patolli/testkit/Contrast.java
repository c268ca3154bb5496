package patolli.testkit;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.Text;

/** How well something written stands out from its ground, as it is painted: enlarged until letters have an inside. */
public final class Contrast {
    private static final double ENLARGED = 6;

    private Contrast() { }

    /** The ratio that all but a twentieth of the letters' inside reaches, from 1 to 21. Belongs onto the FX thread. */
    public static double of(Text letters) {
        return measured(letters).orElseThrow(() -> new AssertionError("nothing is seen of \"" + letters.getText()
                + "\""));
    }

    /** The same; empty when too little of the letters is in sight. */
    public static OptionalDouble measured(Text letters) {
        Scene scene = letters.getScene();
        Bounds where = letters.localToScene(letters.getLayoutBounds());
        Pixels written = Pixels.of(scene, where, ENLARGED);
        Paint ink = letters.getFill();
        letters.fillProperty().unbind();
        letters.setFill(Color.TRANSPARENT);
        Pixels ground = Pixels.of(scene, where, ENLARGED);
        letters.setFill(ink);
        return fifthPercentile(written, ground);
    }

    private static OptionalDouble fifthPercentile(Pixels written, Pixels ground) {
        double[] change = IntStream.range(0, ground.argb().length)
                .mapToDouble(i -> Math.abs(written.grey(i) - ground.grey(i))).toArray();
        double most = IntStream.range(0, change.length).mapToDouble(i -> change[i]).max().orElseThrow();
        List<Double> inside = IntStream.range(0, change.length).filter(i -> change[i] > most * 0.8)
                .mapToObj(i -> ratio(written.luminance(i), ground.luminance(i))).sorted().toList();
        if (inside.size() <= 200) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(inside.get(inside.size() / 20));
    }

    private static double ratio(double one, double other) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }
}
