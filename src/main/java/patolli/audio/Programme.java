package patolli.audio;

import java.util.List;

/** Which music follows which, again and again from the beginning. */
public enum Programme {
    SILENCE(), NIGHT(Track.FLUTE_IN_THE_NIGHT), TABLE(Track.DANCE, Track.FLUTE_IN_THE_NIGHT),
    /** At a board of planks. */
    PLANK(Track.SANDALWOOD, Track.JASMINE_EVENING),
    /** At an embroidered cloth. */
    CLOTH(Track.JASMINE_EVENING, Track.SANDALWOOD);

    private final List<Track> tracks;

    Programme(Track... tracks) {
        this.tracks = List.of(tracks);
    }

    /** The tracks in their order. */
    public List<Track> tracks() {
        return tracks;
    }

    /** Whether it is only heard at tables that name it; then it is heard at the end of a game there as well. */
    public boolean isOfOneTable() {
        return this == PLANK || this == CLOTH;
    }

    /** What follows a track; after one that is not in this programme, the first. */
    Track after(Track track) {
        return tracks.get((tracks.indexOf(track) + 1) % tracks.size());
    }
}
