package patolli.forge.matter;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Cuts regions into tiles. Seeds are strewn (no two too near) on lines that keep a whole number of
 * rows from the region's edge, then relaxed, and every pixel goes to the nearest seed in a squarish
 * measure turned along those lines. So courses of tiles follow the form, as a mosaicist lays them.
 */
public final class Mosaic {
    /** Size in pixels. */
    public final int w, h;
    /** Region of each pixel (0 is none) and its distance to the region's edge in pixels. */
    public final int[] region;
    public final float[] inside;
    /** Tile of each pixel, -1 for none. */
    public final int[] tile;
    /** Distance from a pixel to its tile's edge. */
    public final float[] rim;
    /** All tiles cut so far. */
    public final List<Tile> tiles = new ArrayList<>();
    private final float[] ux, uy;
    private final double scale;
    private final AffineTransform origin;

    /** One chip of stone. */
    public static final class Tile {
        /** Middle in pixels. */
        public double x, y;
        double cos, sin, size, stretch;
        /** The region it was cut for. */
        public int region;
    }

    /** An empty field of w x h pixels, {@code scale} pixels to the design unit. */
    public Mosaic(int w, int h, double scale) {
        this(w, h, scale, 0, 0);
    }

    /** Like the other, with the origin of the shapes to come moved right and down by so many design units. */
    public Mosaic(int w, int h, double scale, double left, double top) {
        origin = new AffineTransform(scale, 0, 0, scale, left * scale, top * scale);
        this.w = w;
        this.h = h;
        this.scale = scale;
        region = new int[w * h];
        inside = new float[w * h];
        tile = new int[w * h];
        rim = new float[w * h];
        ux = new float[w * h];
        uy = new float[w * h];
    }

    /** Gives the pixels of a shape (design units) to a region, over whatever was there. */
    public void claim(int id, Shape s) {
        BufferedImage m = new BufferedImage(w, h, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D g = m.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setTransform(origin);
        g.fill(s);
        g.dispose();
        byte[] px = ((DataBufferByte) m.getRaster().getDataBuffer()).getData();
        for (int i = 0; i < w * h; i++) {
            if (px[i] != 0) {
                region[i] = id;
            }
        }
    }

    /** Call once after all claims: edge distances and the direction in which courses run. */
    public void survey() {
        float[] d = Distance.toChange(region, w, h);
        System.arraycopy(d, 0, inside, 0, d.length);
        float[] soft = new Plate(w, h, 1).blur(d, 2.2 * scale);
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                float gx = soft[y * w + Math.min(w - 1, x + 1)] - soft[y * w + Math.max(0, x - 1)];
                float gy = soft[Math.min(h - 1, y + 1) * w + x] - soft[Math.max(0, y - 1) * w + x];
                float n = (float) Math.hypot(gx, gy);
                ux[y * w + x] = n < 1e-4 ? 1 : -gy / n;
                uy[y * w + x] = n < 1e-4 ? 0 : gx / n;
            }
        }
    }

    /** Tiles one region with courses {@code size} wide (design units) and tiles {@code stretch} times as long. */
    public void strew(int id, double size, double stretch, long seed) {
        double px = size * scale;
        List<Integer> on = new ArrayList<>(), rest = new ArrayList<>();
        for (int i = 0; i < w * h; i++) {
            if (region[i] == id) {
                double row = inside[i] / px - 0.5;
                (Math.abs(row - Math.round(row)) * px < 0.8 ? on : rest).add(i);
            }
        }
        Random rnd = new Random(seed);
        Collections.shuffle(on, rnd);
        Collections.shuffle(rest, rnd);
        int from = tiles.size();
        for (int i : on) {
            plant(i, id, px, stretch, from, 0.86 + 0.22 * rnd.nextDouble());
        }
        for (int i : rest) {
            plant(i, id, px, stretch, from, 1.02);
        }
    }

    private void plant(int i, int id, double px, double stretch, int from, double gap) {
        Tile t = new Tile();
        t.x = i % w + 0.5;
        t.y = i / w + 0.5;
        t.size = px;
        t.stretch = stretch;
        t.region = id;
        turn(t);
        double reach = gap * px * Math.max(1, stretch) * 1.42;
        for (int k = from; k < tiles.size(); k++) {
            Tile q = tiles.get(k);
            if (Math.abs(q.x - t.x) < reach && Math.abs(q.y - t.y) < reach && far(q, t.x, t.y) < gap * px) {
                return;
            }
        }
        tiles.add(t);
    }

    private void turn(Tile t) {
        int i = Math.min(h - 1, Math.max(0, (int) t.y)) * w + Math.min(w - 1, Math.max(0, (int) t.x));
        t.cos = ux[i];
        t.sin = uy[i];
    }

    /** Between a circle's and a square's measure: cells come out as hand-cut, near-square chips. */
    private static double far(Tile t, double x, double y) {
        double dx = x - t.x, dy = y - t.y;
        double u = (dx * t.cos + dy * t.sin) / t.stretch, v = -dx * t.sin + dy * t.cos;
        u *= u;
        v *= v;
        return Math.sqrt(Math.sqrt(u * u + v * v + 0.6 * u * v));
    }

    /** Finds every pixel's tile; with {@code rounds} of moving each seed to the middle of its tile. */
    public void relax(int rounds) {
        for (int k = 0; k <= rounds; k++) {
            assign();
            if (k == rounds) {
                return;
            }
            double[] sx = new double[tiles.size()], sy = sx.clone(), n = sx.clone();
            for (int i = 0; i < w * h; i++) {
                if (region[i] > 0 && tile[i] >= 0) {
                    sx[tile[i]] += i % w + 0.5;
                    sy[tile[i]] += i / w + 0.5;
                    n[tile[i]]++;
                }
            }
            for (int t = 0; t < tiles.size(); t++) {
                if (n[t] > 0) {
                    Tile q = tiles.get(t);
                    q.x = sx[t] / n[t];
                    q.y = sy[t] / n[t];
                    turn(q);
                }
            }
        }
    }

    private void assign() {
        double big = tiles.stream().mapToDouble(t -> t.size * t.stretch).max().orElse(1);
        int cell = (int) Math.ceil(big * 1.3), cw = w / cell + 1, ch = h / cell + 1;
        List<List<Integer>> bins = new ArrayList<>();
        for (int i = 0; i < cw * ch; i++) {
            bins.add(new ArrayList<>());
        }
        for (int t = 0; t < tiles.size(); t++) {
            bins.get((int) (tiles.get(t).y / cell) * cw + (int) (tiles.get(t).x / cell)).add(t);
        }
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                int i = y * w + x;
                tile[i] = -1;
                if (region[i] == 0) {
                    continue;
                }
                double one = 1e9, two = 1e9;
                for (int by = Math.max(0, y / cell - 1); by <= Math.min(ch - 1, y / cell + 1); by++) {
                    for (int bx = Math.max(0, x / cell - 1); bx <= Math.min(cw - 1, x / cell + 1); bx++) {
                        for (int t : bins.get(by * cw + bx)) {
                            Tile q = tiles.get(t);
                            if (q.region != region[i]) {
                                continue;
                            }
                            double d = far(q, x + 0.5, y + 0.5);
                            if (d < one) {
                                two = one;
                                one = d;
                                tile[i] = t;
                            } else if (d < two) {
                                two = d;
                            }
                        }
                    }
                }
                rim[i] = (float) Math.min((two - one) * 0.5, inside[i] - 0.3);
            }
        });
    }
}
