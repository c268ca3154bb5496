package patolli.forge.codex;

import java.awt.Color;

/** The painter's pots. */
public final class Pigment {
    /** The palette of the game. */
    public static final Color INK = new Color(0x1E1712), RED = new Color(0xA62B1F), BLUE = new Color(0x2E8FA3);
    public static final Color TURQUOISE = new Color(0x35A79C), OCHRE = new Color(0xD9A441), JADE = new Color(0x3F7F5A);
    public static final Color LEAF = new Color(0x67A866), BONE = new Color(0xF3EAD7), GOLD = new Color(0xE5B84B);
    public static final Color WOOD = new Color(0x8A5A30), CANE = new Color(0xC69150), PAPER = new Color(0xE9D8B4);
    public static final Color HAIR = new Color(0x2A211C), STRAND = new Color(0x6A5546), MOUTH = new Color(0x6E1B14);
    public static final Color SKIN = new Color(0xBE7A45), SKIN_FAR = new Color(0x9E6236), LIP = new Color(0xA85A36);
    public static final Color SOOT = new Color(0x55646A), SOOT_BODY = new Color(0x445055),
            SOOT_FAR = new Color(0x3A4546),
            STRIPE = new Color(0xDDAA3E);
    public static final Color SMOKE = new Color(0xA9BAB5), SMOKE_FAR = new Color(0x748A88),
            OBSIDIAN = new Color(0x15120F);

    private Pigment() { }
}
