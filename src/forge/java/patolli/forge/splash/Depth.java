package patolli.forge.splash;

import patolli.forge.matter.Distance;

/** How far inside a shape each pixel lies. */
final class Depth {
    private Depth() { }

    /** Pixels to the shape's edge, 0 outside; the mask's soft edge counts from half. */
    static float[] inside(float[] mask, int w, int h) {
        int[] label = new int[mask.length];
        for (int i = 0; i < mask.length; i++) {
            label[i] = mask[i] >= 0.5f ? 1 : 0;
        }
        float[] d = Distance.toChange(label, w, h);
        for (int i = 0; i < mask.length; i++) {
            if (label[i] == 0) {
                d[i] = 0;
            }
        }
        return d;
    }
}
