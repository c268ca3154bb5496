package patolli.forge.mictlan;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.forge.pieces.Stone;

/** What is left on the mat fits its squares, which are about 40 units wide there, and lies apart. */
class LeavingsTest {
    private static final int SQUARE = 40;

    @Test
    @Tag("breadth")
    void piecesAreNoWiderThanSquares() {
        assertThat(widths(left -> left.pieces(Stone.JEWEL))).hasSize(4).allMatch(wide -> wide > 20 && wide < SQUARE);
    }

    @Test
    @Tag("breadth")
    void beansAreNoWiderThanSquares() {
        for (double[][] places : List.of(Leavings.FALLEN, Leavings.ON_THEIR_CLOTH)) {
            assertThat(widths(left -> left.beans(places))).hasSize(5).allMatch(wide -> wide > 8 && wide < SQUARE);
        }
    }

    @Test
    void theFloorIsOfFlagsWithDarkJoints() {
        double flags = 0;
        double joints = 0;
        int narrow = 0;
        int many = 100;
        for (int i = 0; i < many * many; i++) {
            double x = i % many * 0.05;
            double z = i / many * 0.05;
            double tone = Flags.colour(x, z, 1)[0];
            if (Flags.joint(x, z) > 0.9) {
                joints = Math.max(joints, tone);
                narrow++;
            } else if (Flags.joint(x, z) == 0) {
                flags = flags == 0 ? tone : Math.min(flags, tone);
            }
        }
        assertThat(joints).as("the brightest joint").isPositive().isLessThan(flags);
        assertThat((double) narrow / (many * many)).as("how much of the floor is joint").isBetween(0.005, 0.15);
    }

    /** How wide each thing is that lies apart from the others. */
    private static List<Integer> widths(Consumer<Leavings> laying) {
        BufferedImage sheet = new BufferedImage(1280, 800, BufferedImage.TYPE_INT_ARGB);
        laying.accept(new Leavings(sheet, 1));
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < sheet.getWidth() * sheet.getHeight(); i++) {
            if (isThing(sheet, i % sheet.getWidth(), i / sheet.getWidth())) {
                out.add(wide(sheet, i));
            }
        }
        return out;
    }

    private static boolean isThing(BufferedImage sheet, int x, int y) {
        return x >= 0 && y >= 0 && x < sheet.getWidth() && y < sheet.getHeight() && sheet.getRGB(x, y) >>> 24 > 100;
    }

    /** Takes a thing away; how wide it was. */
    private static int wide(BufferedImage sheet, int start) {
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        int left = sheet.getWidth();
        int right = 0;
        while (!open.isEmpty()) {
            int x = open.peek() % sheet.getWidth();
            int y = open.pop() / sheet.getWidth();
            if (isThing(sheet, x, y)) {
                sheet.setRGB(x, y, 0);
                left = Math.min(left, x);
                right = Math.max(right, x);
                for (int i = 0; i < 9; i++) {
                    open.push((y + i / 3 - 1) * sheet.getWidth() + x + i % 3 - 1);
                }
            }
        }
        return right - left + 1;
    }
}
