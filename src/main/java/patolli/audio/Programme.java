package patolli.audio;

import java.util.List;

/** Which music follows which, again and again from the beginning. */
public enum Programme {
    SILENCE(), NIGHT(Track.FLUTE_IN_THE_NIGHT), TABLE(Track.DANCE, Track.FLUTE_IN_THE_NIGHT);

    private final List<Track> tracks;

    Programme(Track... tracks) {
        this.tracks = List.of(tracks);
    }

    /** The tracks in their order. */
    public List<Track> tracks() {
        return tracks;
    }

    /** What follows a track; after one that is not in this programme, the first. */
    Track after(Track track) {
        return tracks.get((tracks.indexOf(track) + 1) % tracks.size());
    }
}
