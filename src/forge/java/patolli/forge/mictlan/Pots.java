package patolli.forge.mictlan;

import java.awt.Color;

/** The pots from which only the lord of the dead is painted. */
final class Pots {
    static final Color FLESH = new Color(0xDCCBA4), SHADE = new Color(0xB89C6C), STAIN = new Color(0xA98A58);
    static final Color SKULL = new Color(0xF0E6CE), SKULL_SHADE = new Color(0xCDBB94), NIGHT = new Color(0x23282C);
    static final Color LIVER = new Color(0x84221C), LIVER_LIGHT = new Color(0xC4563E), GUM = new Color(0x8E2A22);
    static final Color GULLET = new Color(0x3A0E0D), TONGUE = new Color(0xC05244), CURL = new Color(0x7D8C92);
    static final Color OWL = new Color(0x8A6540), OWL_PALE = new Color(0xCDAA72), LID = new Color(0xC7AA74);
    static final Color THRONE = new Color(0x6E6A60), THRONE_DARK = new Color(0x4C4942), PELT = new Color(0xD49A3C);
    static final Color ROSETTE = new Color(0x5A3319), PELT_HEART = new Color(0xA8642A), CLAW_TIP = new Color(0x8A7248);

    private Pots() { }
}
