package patolli.audio;

/** Loudness as ears count it, turned into the factor that players want. */
final class Loudness {
    private Loudness() { }

    /** The factor for a volume in hundredths: its square, so that half the way sounds about half as loud. */
    static double ofVolume(int hundredths) {
        double part = hundredths / 100.0;
        return part * part;
    }

    /** The factor for a change in decibels. */
    static double ofDecibels(double decibels) {
        return Math.pow(10, decibels / 20);
    }
}
