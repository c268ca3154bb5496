package patolli.ui.common;

import javafx.scene.paint.Color;

/** The painter's colours for what is drawn as a shape; the same as the tokens of the style sheets. */
public enum Pigment {
    INK("#1E1712"), COCHINEAL("#A62B1F"), TURQUOISE("#35A79C"), OCHRE("#D9A441"), JADE("#3F7F5A"), BONE("#F3EAD7"),
    AMATE("#E9D8B4"), OBSIDIAN("#2A231E"), EARTH("#8F5F3C");

    private final Color color;

    Pigment(String hex) {
        color = Color.web(hex);
    }

    public Color color() {
        return color;
    }
}
