package patolli.ui.shelf;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** What a copy may be called. */
final class Naming {
    /** So many characters stand on a line of the shelf. */
    static final int LONGEST = 40;

    private Naming() { }

    /** What keeps something typed from being a name; empty when it is one. */
    static Optional<Fault> fault(String typed, Collection<String> taken) {
        String name = typed.strip();
        if (name.isEmpty()) {
            return Optional.of(Fault.EMPTY);
        }
        if (length(name) > LONGEST) {
            return Optional.of(Fault.TOO_LONG);
        }
        return taken.stream().anyMatch(name::equalsIgnoreCase) ? Optional.of(Fault.TAKEN) : Optional.empty();
    }

    /** A name that can be taken as it is: the title, or with the first number after it that is free. */
    static String proposed(String title, Collection<String> taken) {
        String name = title;
        for (int n = 2; fault(name, taken).filter(Fault.TAKEN::equals).isPresent(); n++) {
            String number = " " + n;
            name = shortened(title, LONGEST - number.length()) + number;
        }
        return shortened(name, LONGEST);
    }

    private static String shortened(String name, int longest) {
        return length(name) <= longest ? name : name.substring(0, name.offsetByCodePoints(0, longest)).strip();
    }

    private static int length(String name) {
        return name.codePointCount(0, name.length());
    }

    /** Why something is no name. */
    enum Fault {
        EMPTY, TOO_LONG, TAKEN;

        /** The name of its sentence in the bundle {@code shelf}. */
        String key() {
            return "name." + name().toLowerCase(Locale.ROOT).replace('_', '.');
        }
    }
}
