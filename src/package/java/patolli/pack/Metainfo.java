package patolli.pack;

import java.time.LocalDate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The description for software centres. */
final class Metainfo {
    private static final String SCREENSHOTS = "(?s) *<screenshots>.*</screenshots>\n";

    private static final Pattern RELEASE = Pattern.compile("<release [^>]*date=\"([0-9-]+)\"");

    private Metainfo() { }

    /** The day of the newest release that it tells of. */
    static LocalDate released(String metainfo) {
        Matcher release = RELEASE.matcher(metainfo);
        if (!release.find()) {
            throw new IllegalArgumentException("no release with a date");
        }
        return LocalDate.parse(release.group(1));
    }

    /**
     * Fills it in. Pictures are named by their web address only; where there is none there are no pictures, for an
     * address that nobody serves would be worse.
     */
    static String filled(String template, String version, String pictures) {
        String text = pictures.isBlank() ? template.replaceFirst(SCREENSHOTS, "") : template;
        return text.replace("@VERSION@", version).replace("@PICTURES@", pictures.replaceFirst("/$", ""));
    }
}
