package patolli.forge.table;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import patolli.board.SerpentSheet;
import patolli.board.SerpentSheet.Pose;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/** One head of the serpent in a pose, with its neck, which comes out of the collar on the body. */
final class SerpentPose {
    /** How far along its body the collar sits from which a neck comes, and how far it reaches to either side. */
    static final double COLLAR = 82, BAND = 13;
    private static final double C = SerpentSkin.CARVED, WHOLE = 720, STEPS = 240;
    private final SerpentParts parts;
    private final Pose pose;
    private final AffineTransform head;

    private SerpentPose(SerpentParts parts, Pose pose) {
        this.parts = parts;
        this.pose = pose;
        head = AffineTransform.getTranslateInstance(pose.x, pose.y);
        head.rotate(Math.toRadians(pose.turn));
        head.scale(pose.size, pose.size);
        head.translate(-SerpentSheet.NAPE.x(), -SerpentSheet.NAPE.y());
    }

    /**
     * Draws neck and head.
     *
     * @param on   a picture with {@link SerpentSkin#CARVED} pixels to a unit of the serpent's own space
     * @param left how far the origin of that lies from the left edge
     * @param top  and from the upper edge
     */
    static void draw(BufferedImage on, double left, double top, SerpentParts parts, Pose pose) {
        new SerpentPose(parts, pose).draw(on, left, top);
    }

    private void draw(BufferedImage on, double left, double top) {
        neck(on, left, top);
        Graphics2D g = on.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.scale(C, C);
        g.translate(left, top);
        if (parts.right) {
            g.transform(mirrored(WHOLE));
        }
        g.transform(head);
        Shape clip = g.getClip();
        g.setClip(mouth());
        part(g, parts.throat, 0);
        g.setClip(clip);
        part(g, parts.jaw, -pose.lower);
        part(g, parts.skull, pose.upper);
        g.dispose();
    }

    private static AffineTransform mirrored(double width) {
        return new AffineTransform(-1, 0, 0, 1, width, 0);
    }

    private void part(Graphics2D to, BufferedImage image, double open) {
        Graphics2D g = (Graphics2D) to.create();
        g.rotate(Math.toRadians(open), SerpentParts.HINGE_X, SerpentParts.HINGE_Y);
        if (parts.right) {
            // Carved the other way round.
            g.transform(mirrored(SerpentParts.WIDE - 2 * SerpentParts.LEFT));
        }
        g.translate(-SerpentParts.LEFT, -SerpentParts.TOP);
        g.scale(1 / C, 1 / C);
        g.drawImage(image, 0, 0, null);
        g.dispose();
    }

    /** What is seen between the jaws. */
    private Shape mouth() {
        AffineTransform up = hinged(pose.upper), down = hinged(-pose.lower);
        Point2D a = up.transform(new Point2D.Double(32, 86), null), b = down.transform(new Point2D.Double(30, 138),
                null);
        Point2D c = down.transform(new Point2D.Double(96, 136), null), d = up.transform(new Point2D.Double(100, 86),
                null);
        return Shapes.path(d.getX(), d.getY(), a.getX(), a.getY(), a.getX(), a.getY(), a.getX(), a.getY(),
                a.getX() + 24,
                (a.getY() + b.getY()) / 2 - 8, b.getX() + 24, (a.getY() + b.getY()) / 2 + 8, b.getX(), b.getY(),
                        b.getX(),
                b.getY(), c.getX(), c.getY(), c.getX(), c.getY(), 140, 130, 150, 110, d.getX(), d.getY());
    }

    private static AffineTransform hinged(double open) {
        return AffineTransform.getRotateInstance(Math.toRadians(open), SerpentParts.HINGE_X, SerpentParts.HINGE_Y);
    }

    private record Along(double x, double y, double dx, double dy, double at) { }

    /** The strip laid along a curve from the nape to the collar: tiles keep their size, however far it is stretched. */
    private void neck(BufferedImage on, double left, double top) {
        List<Along> curve = curve();
        double length = curve.getLast().at;
        int[] px = Reduce.pixels(on), strip = Reduce.pixels(SerpentParts.Neck.STRIP);
        int w = on.getWidth(), sw = SerpentParts.Neck.STRIP.getWidth(), sh = SerpentParts.Neck.STRIP.getHeight();
        IntStream.range(0, on.getHeight()).parallel().forEach(row -> {
            for (int col = 0; col < w; col++) {
                double x = (col + 0.5) / C - left, y = (row + 0.5) / C - top;
                x = parts.right ? WHOLE - x : x;
                Along near = curve.getFirst();
                double best = 1e9;
                for (Along a : curve) {
                    double d = (a.x - x) * (a.x - x) + (a.y - y) * (a.y - y);
                    if (d < best) {
                        best = d;
                        near = a;
                    }
                }
                double size = pose.size + (1.06 - pose.size) * near.at / length;
                double side = ((y - near.y) * near.dx - (x - near.x) * near.dy) / size;
                double ahead = (x - near.x) * near.dx + (y - near.y) * near.dy;
                int u = (int) ((near.at + ahead) / pose.size * C), v = (int) ((side + SerpentParts.HALF) * C);
                if (Math.abs(side) < SerpentParts.HALF && Math.abs(ahead) < 4 && u >= 0 && u < sw && v >= 0 && v < sh) {
                    int c = strip[v * sw + u];
                    if (c >>> 24 > px[row * w + col] >>> 24) {
                        px[row * w + col] = c;
                    }
                }
            }
        });
    }

    private List<Along> curve() {
        SerpentBody.Joint foot = new SerpentBody().joint(COLLAR);
        Point2D nape = head.transform(new Point2D.Double(138, 92), null);
        Point2D back = head.transform(new Point2D.Double(176, 97), null);
        double far = 0.42 * nape.distance(foot.x(), foot.y());
        Point2D[] c = {nape, back, new Point2D.Double(foot.x() - foot.dx() * far, foot.y() - foot.dy() * far),
            new Point2D.Double(foot.x(), foot.y())};
        List<Along> out = new ArrayList<>();
        double x = nape.getX(), y = nape.getY(), at = 0;
        for (int k = 1; k <= STEPS; k++) {
            double nextX = bezier(k / STEPS, c[0].getX(), c[1].getX(), c[2].getX(), c[3].getX());
            double nextY = bezier(k / STEPS, c[0].getY(), c[1].getY(), c[2].getY(), c[3].getY());
            double d = Math.hypot(nextX - x, nextY - y);
            at += d;
            out.add(new Along(nextX, nextY, (nextX - x) / d, (nextY - y) / d, at));
            x = nextX;
            y = nextY;
        }
        return out;
    }

    private static double bezier(double t, double a, double b, double c, double d) {
        double s = 1 - t;
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
    }
}
