package patolli.audio;

import java.util.List;

/** Why less is heard than should be. */
public sealed interface SoundTrouble {

    /** The key of its sentence in the bundle {@code settings}, after {@code sound.}. */
    String key();

    /** There is no sound device, or none that can be used. */
    record NoDevice() implements SoundTrouble {
        @Override
        public String key() {
            return "no.device";
        }
    }

    /** There was a device, and it has gone. */
    record Lost() implements SoundTrouble {
        @Override
        public String key() {
            return "lost";
        }
    }

    /** These sounds can't be read; all others are heard. */
    record Damaged(List<String> files) implements SoundTrouble {

        public Damaged {
            files = List.copyOf(files);
        }

        @Override
        public String key() {
            return "damaged";
        }
    }
}
