package patolli.forge.pieces;

/** The stones that pieces are made of, by their forms: every side has its own outline. */
public enum Stone {
    JEWEL("patolli/piece-red", 0.125, 5.0, 1.0), FLOWER("patolli/piece-blue", 0.105, 3.4, 0.86),
    SUN("bell/piece-yellow", 0.20, 3.4, 0.86), CELT("bell/piece-green", 0.08, 3.4, 0.86);

    /** How the names of its pictures begin; the stones of Neeley's game are laid in Bell's as well. */
    final String file;
    /** How bright every one of them is inside its rim: its mean relative luminance. */
    final double light;
    /** How wide its rim of bone is, in form units, and how bright: red is as dark as the mat and needs more of it. */
    final double rim, bone;

    Stone(String file, double light, double rim, double bone) {
        this.file = file;
        this.light = light;
        this.rim = rim;
        this.bone = bone;
    }

    double form(double x, double y) {
        return switch (this) {
            case JEWEL -> Jewel.form(x, y);
            case FLOWER -> Flower.form(x, y);
            case SUN -> Sun.form(x, y);
            case CELT -> Celt.form(x, y);
        };
    }

    /** The colours of stone number 0 to 5. */
    Gem.Skin skin(int kind) {
        return switch (this) {
            case JEWEL -> new Jewel(kind)::skin;
            case FLOWER -> new Flower(kind)::skin;
            case SUN -> new Sun(kind)::skin;
            case CELT -> new Celt(kind)::skin;
        };
    }
}
