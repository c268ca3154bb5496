package patolli.forge.splash;

import patolli.forge.carved.Vec;

/**
 * The three states of the storm: they share one trace of the scene and differ in light alone.
 *
 * @param cloudLight what lights the clouds from within
 * @param cloudGlow  its colour and strength
 * @param ambient    the dim light that falls on clouds and stone from everywhere
 * @param key        where the hard light on the stone comes from, in units of the temple
 * @param keyColour  its colour and strength; nothing where there is no stroke
 */
record Weather(CloudLight cloudLight, double[] cloudGlow, double[] ambient, Vec key, double[] keyColour) {
    static final int COUNT = 3, STORM = 0, NEAR = 1, FAR = 2;

    /**
     * A light in the clouds.
     *
     * @param at    place, units of the sky from the eye
     * @param reach where half is left
     * @param depth how soon mist swallows it
     */
    record CloudLight(Vec at, double reach, double depth) { }

    private static final Weather[] ALL = {
            new Weather(new CloudLight(sky(560, 470, 420), 420, 0.10), new double[] {0.068, 0.142, 0.175},
                    new double[] {0.046, 0.092, 0.113}, new Vec(-14, 26, 26), new double[] {0.045, 0.088, 0.106}),
            new Weather(new CloudLight(sky(1060, 300, 175), 100, 0.13), new double[] {0.44, 0.50, 0.80},
                    new double[] {0.060, 0.092, 0.142}, new Vec(27, 17, 3), new double[] {0.60, 0.64, 0.98}),
            new Weather(new CloudLight(sky(400, 410, 300), 112, 0.09), new double[] {0.56, 0.85, 1.0},
                    new double[] {0.042, 0.084, 0.104}, new Vec(-34, 20, 8), new double[] {0.13, 0.21, 0.25})};

    static Weather[] all() {
        return ALL;
    }

    /** A place in the sky behind a place of the picture, so far away. */
    private static Vec sky(double x, double y, double far) {
        Vec d = View.ray(x, y);
        return new Vec(d.x() * far, d.y() * far, d.z() * far);
    }
}
