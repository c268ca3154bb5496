package patolli.ui.sound;

import patolli.audio.Effect;

/** How something is heard. */
public sealed interface Sounding {

    /** By this effect. */
    record Heard(Effect effect) implements Sounding { }

    /** Not at all, and why. */
    record Silent(String why) implements Sounding { }
}
