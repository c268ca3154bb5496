package patolli.forge.sound;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;

/**
 * Draws sounds for the eye: the waveform, the course of its level (0 to -60 dB), and below them a spectrogram with
 * frequency in octaves from 40 Hz to 16 kHz. Arguments: PNG, width, how many across, then WAV files.
 */
final class Spectrogram {
    private static final int HIGH = 230;
    private static final int WAVE = 60;
    private static final int HEAD = 14;
    private static final int LEFT = 36;
    private static final double LOW = 40;
    private static final double TOP = 16_000;
    private final BufferedImage image;
    private final int width;

    private Spectrogram(BufferedImage image, int width) {
        this.image = image;
        this.width = width;
    }

    public static void main(String[] args) throws IOException {
        int width = Integer.parseInt(args[1]);
        int across = Integer.parseInt(args[2]);
        int count = args.length - 3;
        int tall = HEAD + WAVE + HIGH + 6;
        int rows = (count + across - 1) / across;
        Spectrogram page = new Spectrogram(
                new BufferedImage(across * (width + LEFT), rows * tall, BufferedImage.TYPE_INT_RGB), width);
        for (int i = 0; i < count; i++) {
            page.draw(Path.of(args[i + 3]), i % across * (width + LEFT) + LEFT, i / across * tall);
        }
        ImageIO.write(page.image, "png", new File(args[0]));
    }

    private void draw(Path file, int x0, int y0) throws IOException {
        Wave wave = Wave.read(file);
        double[] x = wave.mid();
        Graphics2D g = image.createGraphics();
        g.setColor(Color.LIGHT_GRAY);
        g.drawString("%s  %.2f s".formatted(file.getFileName(), wave.seconds()), x0, y0 + 11);
        for (int c = 0; c < width; c++) {
            int from = (int) ((long) c * x.length / width);
            double[] piece = Arrays.copyOfRange(x, from, (int) ((long) (c + 1) * x.length / width));
            bar(g, x0 + c, y0 + HEAD, piece);
            column(x0 + c, y0 + HEAD + WAVE, x, from + piece.length / 2, wave.rate());
        }
        for (int hertz : new int[] {100, 200, 500, 1000, 2000, 5000, 10_000}) {
            int y = y0 + HEAD + WAVE + (int) (HIGH * (1 - Math.log(hertz / LOW) / Math.log(TOP / LOW)));
            g.setColor(Color.LIGHT_GRAY);
            g.drawString("" + hertz, x0 - LEFT, y + 4);
            g.setColor(new Color(255, 255, 255, 40));
            g.drawLine(x0, y, x0 + width, y);
        }
        for (int s = 5; s < wave.seconds(); s += 5) {
            g.drawLine(x0 + (int) (s * width / wave.seconds()), y0 + HEAD, x0 + (int) (s * width / wave.seconds()),
                    y0 + HEAD + WAVE + HIGH);
        }
        g.dispose();
    }

    private static void bar(Graphics2D g, int x, int y, double[] piece) {
        int peak = (int) (Arrays.stream(piece).map(Math::abs).max().orElse(0) * WAVE / 2);
        g.setColor(Color.GRAY);
        g.drawLine(x, y + WAVE / 2 - peak, x, y + WAVE / 2 + peak);
        int level = (int) (Math.clamp(-Levels.rms(piece) / 60, 0, 1) * (WAVE - 1));
        g.setColor(Color.ORANGE);
        g.drawLine(x, y + level, x, y + level);
    }

    private void column(int x, int y, double[] wave, int middle, int rate) {
        int size = wave.length < 20_000 ? 1024 : wave.length < 150_000 ? 2048 : 4096;
        int from = Math.max(0, middle - size / 2);
        Spectrum s = Spectrum.of(Arrays.copyOfRange(wave, from, Math.min(wave.length, from + size)), rate, size);
        for (int r = 0; r < HIGH; r++) {
            double low = LOW * Math.pow(TOP / LOW, 1 - r / (double) HIGH);
            double high = low * Math.pow(TOP / LOW, 1.0 / HIGH);
            double level = 10 * Math.log10(s.most(low, Math.max(high, low + rate / (double) size)) + 1e-12);
            image.setRGB(x, y + r, heat(Math.clamp((level + 100) / 90, 0, 1)));
        }
    }

    private static int heat(double v) {
        double t = Math.floor(v * 31) / 31;
        double blue = t < 0.45 ? 1.5 * t : 1.1 - t * 1.1 + Math.max(0, t - 0.8) * 4;
        return new Color((float) Math.clamp(2.2 * t - 0.4, 0, 1), (float) Math.clamp(2.2 * t - 1.1, 0, 1),
                (float) Math.clamp(blue, 0, 1)).getRGB();
    }
}
