package patolli.forge.tula;

/** How thick a warrior column is at each height, in metres: half width and half depth of its rounded square section. */
final class Profile {
    /** Heights of the joints between its four drums. */
    static final double[] JOINTS = {1.38, 2.53, 3.35};
    /** Where the feathers of the crown begin. */
    static final double CROWN = 4.2;
    /** Height of the whole column. */
    static final double TOP = 4.66;
    private static final double[][] TABLE = {
            {0.00, 0.47, 0.42}, {0.16, 0.46, 0.41}, {0.22, 0.41, 0.37}, {0.55, 0.44, 0.41}, {0.93, 0.42, 0.38},
            {1.02, 0.47, 0.43}, {1.20, 0.47, 0.43}, {1.27, 0.43, 0.40}, {1.72, 0.46, 0.42}, {1.80, 0.52, 0.46},
            {2.12, 0.54, 0.47}, {2.17, 0.58, 0.51}, {2.41, 0.58, 0.51}, {2.46, 0.50, 0.43}, {2.75, 0.52, 0.42},
            {3.10, 0.57, 0.42}, {3.27, 0.58, 0.40}, {3.38, 0.48, 0.36}, {3.46, 0.33, 0.32}, {3.51, 0.37, 0.36},
            {3.75, 0.41, 0.38}, {3.98, 0.41, 0.39}, {4.02, 0.47, 0.43}, {4.16, 0.47, 0.43}, {4.20, 0.42, 0.39},
            {4.70, 0.48, 0.44}};

    private Profile() { }

    /** Half width (1) or half depth (2) at a height. */
    static double half(int which, double y) {
        if (y <= 0) {
            return TABLE[0][which];
        }
        for (int i = 1; i < TABLE.length; i++) {
            if (y < TABLE[i][0]) {
                double[] a = TABLE[i - 1], b = TABLE[i];
                double t = (y - a[0]) / (b[0] - a[0]);
                return a[which] + (b[which] - a[which]) * t;
            }
        }
        return TABLE[TABLE.length - 1][which];
    }
}
