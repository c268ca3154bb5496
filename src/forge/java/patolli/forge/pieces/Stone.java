package patolli.forge.pieces;

/** The stones that pieces are made of, by their forms: every side has its own outline. */
enum Stone {
    JEWEL("red"), FLOWER("blue"), SUN("yellow"), CELT("green");

    /** The side, as files name it. */
    final String side;

    Stone(String side) {
        this.side = side;
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
