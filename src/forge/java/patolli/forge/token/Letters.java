package patolli.forge.token;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.Map;

/** Words built from a few straight pen strokes, so that no font is needed. */
final class Letters {
    private static final Map<Character, String> STROKES = Map.of(
            'T', "0,0 6,0;3,0 3,8",
            'Z', "0,0 6,0 0,8 6,8",
            'I', "0.6,0 0.6,8",
            'K', "0.5,0 0.5,8;6,0 0.5,4.6;2.4,3.2 6,8",
            'L', "0.5,0 0.5,8 5,8",
            'B', "0.5,0 0.5,8 4,8 5.2,7 5.2,5 4,4 0.5,4;4,4 4.8,3 4.8,1 3.8,0 0.5,0",
            'R', "0.5,8 0.5,0 4,0 5,1 5,3 4,4.2 0.5,4.2;2.6,4.2 5.4,8",
            'A', "0,8 2.9,0 5.8,8;1,5.4 4.8,5.4",
            'Y', "0,0 3,4 6,0;3,4 3,8",
            '1', "1,1.8 3,0 3,8;1,8 5,8");

    private Letters() { }

    /** A word about the origin, 8 units tall, to be stroked with a pen. */
    static Path2D word(String text, double gap) {
        Path2D p = new Path2D.Double();
        double x = 0;
        for (char ch : text.toCharArray()) {
            double wide = 0;
            for (String run : STROKES.get(ch).split(";")) {
                boolean first = true;
                for (String point : run.split(" ")) {
                    String[] xy = point.split(",");
                    double px = Double.parseDouble(xy[0]), py = Double.parseDouble(xy[1]);
                    wide = Math.max(wide, px);
                    if (first) {
                        p.moveTo(x + px, py);
                    } else {
                        p.lineTo(x + px, py);
                    }
                    first = false;
                }
            }
            x += wide + gap;
        }
        p.transform(AffineTransform.getTranslateInstance(-(x - gap) / 2, -4));
        return p;
    }
}
