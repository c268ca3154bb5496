package patolli.pack;

/** The description for software centres. */
final class Metainfo {
    private static final String SCREENSHOTS = "(?s) *<screenshots>.*</screenshots>\n";

    private Metainfo() { }

    /**
     * Fills it in. Pictures are named by their web address only; where there is none there are no pictures, for an
     * address that nobody serves would be worse.
     */
    static String filled(String template, String version, String pictures) {
        String text = pictures.isBlank() ? template.replaceFirst(SCREENSHOTS, "") : template;
        return text.replace("@VERSION@", version).replace("@PICTURES@", pictures.replaceFirst("/$", ""));
    }
}
