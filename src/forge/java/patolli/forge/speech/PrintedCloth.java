package patolli.forge.speech;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.Consumer;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.SpeechRoom;
import patolli.forge.Picture;
import patolli.forge.matter.Shapes;
import patolli.forge.mysore.Dress;
import patolli.forge.paper.Dye;
import patolli.forge.paper.Leaf;

/**
 * What is said at the tables of South India: a strip of bleached cotton, block-printed with a border, between two
 * turned rods of rosewood; a creeper with leaves and a bud leads to the lips of whoever speaks, unless they are far.
 *
 * @param room   in the scene
 * @param indigo whether the border is printed with indigo; else with madder
 */
record PrintedCloth(SpeechRoom room, boolean indigo) implements Picture.Painter {
    private static final Color MADDER = new Color(0x9C2E22), INDIGO = new Color(0x24456C);
    private static final Color WOOD = new Color(0x5C2C18), WOOD_DARK = new Color(0x34160B), GLEAM = new Color(0xA9683A);
    /** How wide the cotton looks out round the contour. */
    private static final float EDGE = 4, NARROW = 3.2f;
    private static final double ROD = 9, OVER = 0.6, KNOB = 4.6;
    /** How far from a sheet's corners what climbs leaves it, and how far within its edge that begins. */
    private static final double ROOT = 22, IN = 8;
    /** How far before the lips it ends, and below the lower one; how far before its end it bends. */
    private static final double GAP = 16, DROP = -5, BEND = 9;
    /** From lips that are further than this above the sheet nothing comes: it would begin at no mouth. */
    private static final double FAR = 150;
    /** The border: from the edge to its lines, and to the middle of its flowers; from one flower to the next. */
    private static final double OUTER = 2.4, INNER = 10.2, FLOWERS = 6.3, PITCH = 13;

    @Override
    public BufferedImage draw(int scale) {
        Box box = room.picture();
        Shape sheet = Sheets.outline(room);
        List<Shape> rods = Sheets.upright(room, ROD, OVER);
        boolean far = room.top() - room.mouth().y() > FAR;
        Creeper creeper = new Creeper(far ? List.of() : climbing(box));
        Area all = new Area(sheet);
        rods.forEach(rod -> all.add(new Area(knobbed(rod))));
        all.add(creeper.body());
        all.add(new Area(stroke(far ? NARROW : EDGE).createStrokedShape(all)));
        return new Leaf((int) box.width(), (int) box.height(), 0, indigo ? 461 : 462).coarse(6).primed(0.9).clean()
                .cut(all).lifted(2.2).draw(scale, g -> paint(g, sheet, rods, creeper::paint));
    }

    /** Out of the edge of the sheet that is nearest to the bend, and to a bud just before the lips. */
    private List<List<double[]>> climbing(Box box) {
        double x = room.volute().x() - box.x(), y = room.volute().y() - box.y();
        double lipsX = room.mouth().x() - box.x(), lipsY = room.mouth().y() - box.y();
        double top = room.top() - box.y(), bottom = room.bottom() - box.y();
        double left = room.left(room.top()) - box.x(), right = room.right(room.top()) - box.x();
        double before = Math.signum(x - lipsX);
        double[] root = room.curlsBeside() ? new double[] {x < left ? left + IN : right - IN,
            Math.clamp(y + ROOT / 2, top + ROOT, bottom - ROOT), 8}
                : new double[] {Math.clamp(x - ROOT / 2, left + ROOT, right - ROOT),
                    y < top ? top + IN : bottom - IN, 8};
        double endX = lipsX + before * GAP, endY = lipsY + DROP;
        return List.of(List.of(root, new double[] {0.4 * root[0] + 0.6 * x, 0.45 * root[1] + 0.55 * y, 7},
                new double[] {x, y, 6.4}, new double[] {0.45 * x + 0.55 * (endX + before * BEND), 0.4 * y + 0.6 * endY,
                    5}, new double[] {endX, endY, 3.6}));
    }

    private void paint(Graphics2D g, Shape sheet, List<Shape> rods, Consumer<Graphics2D> way) {
        Area outside = new Area(Shapes.box(0, 0, room.picture().width(), room.picture().height()));
        outside.subtract(new Area(sheet));
        g.setClip(outside);
        way.accept(g);
        g.setClip(null);
        border(g, sheet);
        g.setColor(Dye.INK);
        g.setStroke(stroke(1.6f));
        g.draw(sheet);
        rods.forEach(rod -> rod(g, rod));
    }

    /** A band between two lines, flowers and buds in it, as blocks leave them: never quite in line. */
    private void border(Graphics2D g, Shape sheet) {
        Color dye = indigo ? INDIGO : MADDER;
        g.setColor(dye);
        g.setStroke(stroke(1.2f));
        g.draw(inset(sheet, OUTER));
        g.draw(inset(sheet, INNER));
        List<Point> corners = Sheets.corners(room);
        double middle = corners.stream().mapToDouble(Point::y).average().orElseThrow();
        for (int i = 0; i < corners.size(); i++) {
            Point a = corners.get(i);
            Point b = corners.get((i + 1) % corners.size());
            double far = Math.hypot(b.x() - a.x(), b.y() - a.y());
            if (a.x() == b.x()) {
                continue;
            }
            double dx = (b.x() - a.x()) / far;
            double dy = (b.y() - a.y()) / far;
            double in = a.y() + b.y() < 2 * middle == dx > 0 ? FLOWERS : -FLOWERS;
            int count = Math.max(1, (int) Math.round((far - 2 * OUTER) / PITCH));
            for (int k = 0; k < count; k++) {
                double t = far * (k + 0.5) / count;
                double x = a.x() + dx * t - dy * in;
                double y = a.y() + dy * t + dx * in + (k % 3 - 1) * 0.25;
                flower(g, x, y, dye, indigo ? MADDER : INDIGO);
                double half = far * 0.5 / count;
                bud(g, x + dx * half, y + dy * half, Math.atan2(dy, dx), dye);
            }
        }
    }

    /** Flowers and buds in a row between two lines, from x to x, about a height. */
    static void band(Graphics2D g, double from, double to, double y, boolean indigo) {
        Color dye = indigo ? INDIGO : MADDER;
        g.setColor(dye);
        g.setStroke(stroke(1.1f));
        for (double line : new double[] {y - 3.7, y + 3.7}) {
            g.draw(new Line2D.Double(from, line, to, line));
        }
        int count = (int) Math.round((to - from) / PITCH);
        double pitch = (to - from) / count;
        for (int k = 0; k < count; k++) {
            double x = from + pitch * (k + 0.5);
            flower(g, x, y + (k % 3 - 1) * 0.25, dye, indigo ? MADDER : INDIGO);
            if (k > 0) {
                bud(g, x - pitch / 2, y, 0, dye);
            }
        }
    }

    private static Area inset(Shape sheet, double by) {
        Area within = new Area(sheet);
        within.subtract(new Area(stroke((float) (2 * by)).createStrokedShape(sheet)));
        return within;
    }

    private static void flower(Graphics2D g, double x, double y, Color dye, Color heart) {
        g.setColor(dye);
        for (int q = 0; q < 5; q++) {
            double a = q * 2 * Math.PI / 5 - Math.PI / 2;
            g.fill(Shapes.disc(x + 1.9 * Math.cos(a), y + 1.9 * Math.sin(a), 1.25));
        }
        g.setColor(heart);
        g.fill(Shapes.disc(x, y, 1.0));
    }

    private static void bud(Graphics2D g, double x, double y, double turn, Color dye) {
        g.setColor(dye);
        for (int side = -1; side <= 1; side += 2) {
            g.fill(Shapes.at(new Ellipse2D.Double(-1.7, -0.75, 3.4, 1.5), x - side * 0.4, y + side * 1.2,
                    turn + side * 0.6, 1, 1));
        }
    }

    private static Shape knobbed(Shape rod) {
        Area all = new Area(rod);
        double x = rod.getBounds2D().getCenterX();
        all.add(new Area(Shapes.disc(x, rod.getBounds2D().getMinY() + 1, KNOB)));
        all.add(new Area(Shapes.disc(x, rod.getBounds2D().getMaxY() - 1, KNOB)));
        return all;
    }

    /** Rosewood, lit from the left, with a knob of brass at either end. */
    private static void rod(Graphics2D g, Shape rod) {
        double x = rod.getBounds2D().getX(), y = rod.getBounds2D().getY();
        double w = rod.getBounds2D().getWidth(), h = rod.getBounds2D().getHeight();
        Dye.put(g, WOOD, rod, 0);
        g.setClip(rod);
        Dye.put(g, WOOD_DARK, Shapes.box(x + w - 3, y, 3, h), 0);
        Dye.put(g, GLEAM, Shapes.box(x + 2, y, 1.5, h), 0);
        for (double end : new double[] {y + 6, y + h - 9}) {
            Dye.put(g, Dress.GOLD, Shapes.box(x - 1, end, w + 2, 3), 0.8);
        }
        g.setClip(null);
        g.setColor(Dye.INK);
        g.setStroke(stroke(1.6f));
        g.draw(rod);
        for (double end : new double[] {y + 1, y + h - 1}) {
            Dye.put(g, Dress.GOLD, Shapes.disc(x + w / 2, end, KNOB), 1.2);
            Dye.put(g, Dress.PALE_GOLD, Shapes.disc(x + w / 2 - 1.3, end - 1.3, 1.3), 0);
        }
    }

    static BasicStroke stroke(float width) {
        return new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }
}
