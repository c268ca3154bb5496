package patolli.forge;

import java.util.List;

/** The pictures that one package makes. Asking for the list must be quick: it draws nothing. */
public interface Studio {
    /** Short name, also that of its file of stamps. */
    String name();

    /** All its pictures, each name once. */
    List<Picture> pictures();

    /** How many bytes a picture's file may have at a scale; with fewer than usual, few colours are kept by number. */
    default int limit(Picture picture, int scale) {
        return PictureFile.LIMIT;
    }

    /** Pixels to the design unit, one file for each. */
    default List<Integer> scales() {
        return List.of(1, 2);
    }
}
