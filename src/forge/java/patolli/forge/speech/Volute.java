package patolli.forge.speech;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.SpeechRoom;
import patolli.forge.outline.Form;
import patolli.forge.paper.Dye;

/**
 * What leads from the lips of whoever speaks to the sheet: a stem that leaves the sheet, a curl that turns off from it,
 * and a wisp that bends over to the mouth; or, where the way is long, a wisp that only rises, or curls in a row.
 */
final class Volute {
    private static final Color SMOKE = new Color(0x8FA6AC);
    private static final Color SMOKE_CORE = new Color(0xD3DEDB);
    private static final Color JADE_CORE = new Color(0xA9DDD3);
    private static final int POINTS = 14;
    private static final double STEM = 9;
    private static final int TURNS = 7;
    /** How far below a sheet's upper edge it leaves the end of a sheet. */
    private static final double ROOT = 40;
    /** How much of the end has no lighter line along its middle. */
    private static final int BARE = 6;
    /** Words that go a long way are a row of curls, each larger than the one before: where along it, and how large. */
    private static final double[] WAY = {0.06, 0.13, 0.29, 0.52, 0.8};
    private static final double[] SIZES = {7, 8.5, 10, 12, 14.5};
    /** From so far away nothing comes to the mouth, across whoever speaks: a wisp only rises so high towards it, and of
     * curls there are the last so many. */
    private static final double FAR = 150;
    private static final int LAST = 2;
    private static final double RISE = 40;
    private static final int STEPS = 40;
    private final List<List<double[]>> strokes = new ArrayList<>();

    Volute(SpeechRoom room, Box box) {
        double x = room.volute().x() - box.x();
        double y = room.volute().y() - box.y();
        Point mouth = room.mouth().plus(-box.x(), -box.y());
        // The curl turns away from the mouth; the stem runs between the two.
        double out = mouth.x() > x ? -1 : 1;
        boolean rises = room.volute().y() < room.top();
        double edge = (rises ? room.top() + 6 : room.bottom() - 6) - box.y();
        double up = rises ? -1 : 1;
        double r = SpeechRoom.CURL - 6;
        double stem = x - out * (r + 4);
        Point tip = new Point(stem, y - up * 12);
        boolean far = Math.hypot(mouth.x() - tip.x(), mouth.y() - tip.y()) > FAR;
        if (room.curlsBeside()) {
            row(fromTheEnd(room.between(room.top() + ROOT, room.bottom()), box, tip), mouth, out,
                    far ? LAST : WAY.length);
            return;
        }
        List<double[]> curl = new ArrayList<>();
        List<double[]> wisp = new ArrayList<>();
        strokes.add(curl);
        strokes.add(wisp);
        List<double[]> stalk = fromTheEdge(Math.clamp(stem, room.left(edge + box.y()) - box.x() + 2.2 * STEM,
                        room.right(edge + box.y()) - box.x() - 2.2 * STEM), edge, tip);
        curl.addAll(stalk);
        wisp.addAll(stalk);
        for (int i = 0; i < POINTS; i++) {
            double t = i / (POINTS - 1.0);
            double a = Math.toRadians(180 + 430 * t);
            double k = r * (1 - 0.74 * t);
            curl.add(new double[] {x + out * k * Math.cos(a), y - up * k * Math.sin(a), 5.6 * (1 - 0.62 * t)});
        }
        if (far) {
            wisp.add(new double[] {stem - out * 2, y + up * 2, 4.2});
            wisp.add(new double[] {stem - out * 9, y + up * 0.5 * RISE, 3});
            wisp.add(new double[] {stem - out * 6, y + up * RISE, 1.4});
            return;
        }
        double over = mouth.x() - stem;
        wisp.add(new double[] {stem + 0.04 * over, y + up * 6, 4.6});
        wisp.add(new double[] {stem + 0.30 * over, y + up * 16 + 0.35 * (mouth.y() - y - up * 16), 4});
        wisp.add(new double[] {stem + 0.66 * over, y + up * 14 + 0.8 * (mouth.y() - y - up * 14), 3.2});
        wisp.add(new double[] {mouth.x(), mouth.y(), 1.4});
    }

    /** The last curls on the way from the mouth to the sheet, each with its tail towards the mouth. */
    private void row(List<double[]> stalk, Point mouth, double out, int last) {
        List<double[]> corners = new ArrayList<>(stalk.reversed());
        corners.addFirst(new double[] {mouth.x(), mouth.y()});
        double[] way = corners.stream().flatMapToDouble(at -> DoubleStream.of(at[0], at[1], 1)).toArray();
        double[][] all = Form.along(way);
        for (int i = WAY.length - last; i < WAY.length; i++) {
            int at = (int) (WAY[i] * (all.length - 1));
            double[] here = all[at];
            double[] before = all[Math.max(0, at - all.length / STEPS - 1)];
            strokes.add(comma(here, Math.atan2(here[1] - before[1], here[0] - before[0]), SIZES[i], out));
        }
    }

    /** One curl: a tail that swells, and winds up. */
    private static List<double[]> comma(double[] at, double ahead, double r, double out) {
        List<double[]> all = new ArrayList<>();
        double[][] tail = {{0.15, -2.1, 0.12}, {-0.55, -1.35, 0.26}, {-0.95, -0.6, 0.36}};
        for (double[] point : tail) {
            all.add(turned(at, ahead, out * r * point[0], r * point[1], r * point[2]));
        }
        for (int i = 0; i < POINTS; i++) {
            double t = i / (POINTS - 1.0);
            double a = Math.toRadians(180 - 400 * t);
            double k = r * (1 - 0.72 * t);
            all.add(turned(at, ahead, out * k * Math.cos(a), k * Math.sin(a), r * 0.4 * (1 - 0.6 * t)));
        }
        return all;
    }

    /** A point so far aside of another, and so far ahead of it. */
    private static double[] turned(double[] at, double ahead, double aside, double far, double wide) {
        return new double[] {at[0] + far * Math.cos(ahead) - aside * Math.sin(ahead),
            at[1] + far * Math.sin(ahead) + aside * Math.cos(ahead), wide};
    }

    /** Straight up or down from the sheet's upper or lower edge. */
    private static List<double[]> fromTheEdge(double foot, double edge, Point tip) {
        List<double[]> all = new ArrayList<>();
        for (int i = 0; i < TURNS; i++) {
            double t = i / (double) TURNS;
            double bend = t * t * (3 - 2 * t);
            double sway = 9 * Math.sin(2 * Math.PI * t) * Math.min(1, (Math.abs(edge - tip.y()) + 12) / 130);
            all.add(new double[] {foot + (tip.x() - foot) * bend + sway, edge + (tip.y() - edge) * t, STEM - 3 * t});
        }
        return all;
    }

    /** Out of the sheet's left or right end and bent upright; the sheet begins where the stalk does. */
    private static List<double[]> fromTheEnd(SpeechRoom room, Box box, Point tip) {
        double y = room.top() - box.y();
        double left = room.left(room.top()) - box.x();
        double x = tip.x() < left ? left + 6 : room.right(room.top()) - box.x() - 6;
        List<double[]> all = new ArrayList<>();
        for (int i = 0; i < TURNS; i++) {
            double t = i / (double) TURNS;
            double s = 1 - t;
            // a curve that begins level and ends upright
            double along = s * s * s * x + 3 * s * s * t * (x + 0.8 * (tip.x() - x)) + (3 * s + t) * t * t * tip.x();
            double down = s * s * (s + 3 * t) * y + 3 * s * t * t * (y + 0.5 * (tip.y() - y)) + t * t * t * tip.y();
            all.add(new double[] {along, down, STEM - 3 * t});
        }
        return all;
    }

    Shape body() {
        Area body = new Area();
        strokes.forEach(stroke -> body.add(new Area(Form.ribbon(flat(stroke)))));
        return body;
    }

    private static double[] flat(List<double[]> points) {
        return points.stream().flatMapToDouble(Arrays::stream).toArray();
    }

    /** Its strokes, each a line of points with a width: what grows along them may be drawn. */
    List<List<double[]>> strokes() {
        return strokes;
    }

    /** @param smoke whether it is smoke; else turquoise */
    void paint(Graphics2D g, boolean smoke) {
        Dye.put(g, smoke ? SMOKE : Dye.TURQUOISE, body(), 2.2);
        g.setColor(smoke ? SMOKE_CORE : JADE_CORE);
        g.setStroke(new BasicStroke(1.8f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (List<double[]> spine : strokes) {
            double[] all = flat(spine);
            g.draw(Form.spine(Arrays.copyOf(all, all.length - BARE)));
        }
    }
}
