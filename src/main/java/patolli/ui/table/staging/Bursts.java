package patolli.ui.table.staging;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import patolli.rules.Side;

/**
 * What flares up at a table, by its pictures.
 *
 * @param folder where they lie: {@code burst-gold}, {@code burst-contest} and their like
 * @param blow   the picture of a blow, without its ending; none where pieces are captured and kept
 * @param chip   those of what flies off it: this, {@code -1} to {@code -3}
 * @param size   how large the picture of a blow becomes, of the size it is painted in
 * @param reach  how far what else belongs to a blow flies, beside how far it does at the mats
 * @param torn   what is torn off by a blow: this, the side that strikes, {@code 1} to {@code 3}; if anything is
 * @param dyed   whose blow has a picture of its own, in the colour of who strikes: {@code burst-blow-<side>}
 * @param flung  how a piece that stands is flung end over end; one that lies flat is not
 * @param bloom  the flower in the middle of a table, which opens to a piece that comes there; if one is there
 */
public record Bursts(String folder, Optional<String> blow, String chip, double size, double reach,
        Optional<String> torn, List<Side> dyed, Optional<Flung> flung, Optional<Bloom> bloom) {
    private static final double USUAL = 0.85, OWN = 0.76;

    /**
     * The strips of a piece that is seen from all around, one for each side: one turn, falling to the right.
     *
     * @param name   of the pictures, before the side
     * @param frames how many there are in a strip
     * @param larger how much larger it is there than on the board
     * @param edge   how far the edge of one that stands is from its middle
     */
    public record Flung(String name, int frames, double larger, double edge) {
        String picture(Side side) {
            return name + "-" + side.key() + ".png";
        }
    }

    /**
     * A flower that is painted on a table.
     *
     * @param name of the pictures of its outer and its inner petals, open, and of all of it, shut
     * @param at   its middle
     */
    public record Bloom(String name, Point2D at) {
        String petals(int ring) {
            return name + "-" + ring + ".png";
        }

        /** Its picture when it is closed. */
        public String shut() {
            return name + "-shut.png";
        }

        Stream<String> pictures() {
            return Stream.of(petals(1), petals(2), shut());
        }
    }

    /** A copy that cannot be changed. */
    public Bursts {
        dyed = List.copyOf(dyed);
    }

    /** All that lies in a folder, with the chips of the mats. */
    public static Bursts in(String folder) {
        return new Bursts(folder, Optional.of(folder + "/" + Sparks.Glow.BLOW.picture()), "table/chip", USUAL, 1,
                Optional.empty(), List.of(), Optional.empty(), Optional.empty());
    }

    /** The same without a picture of a blow. */
    public Bursts withoutBlow() {
        return new Bursts(folder, Optional.empty(), chip, size, reach, torn, dyed, flung, bloom);
    }

    /**
     * The same with blows of a table's own, which tear its cloth: {@code burst-blow-<side>}, {@code torn-<side>-1} to
     * {@code -3} and {@code chip-1} to {@code chip-3} in its folder.
     *
     * @param tumbling how what is struck is flung
     */
    public Bursts struck(String own, double far, List<Side> sides, Flung tumbling) {
        return new Bursts(folder, Optional.of(own + "/" + Sparks.Glow.BLOW.picture()), own + "/chip", OWN, far,
                Optional.of(own + "/torn"), sides, Optional.of(tumbling), bloom);
    }

    /** The same with a flower there. @param name {@code <name>-1}, {@code -2} and {@code -shut} are its pictures */
    public Bursts blooming(String name, Point2D at) {
        return new Bursts(folder, blow, chip, size, reach, torn, dyed, flung, Optional.of(new Bloom(name, at)));
    }

    /** Whether dust flies where something comes down: that is a mat's, so none does where blows are a table's own. */
    boolean isDusty() {
        return dyed.isEmpty();
    }

    /** The picture of a blow by a side. */
    String blow(Side by) {
        return blow.orElseThrow() + (dyed.contains(by) ? "-" + by.key() : "") + ".png";
    }

    /** All pictures of blows. */
    Stream<String> blows() {
        return dyed.isEmpty() ? blow.map(name -> name + ".png").stream() : dyed.stream().map(this::blow);
    }

    /** Whether threads are torn off by a blow. */
    boolean isTorn() {
        return torn.isPresent();
    }

    /** One that is torn off by a side. */
    String torn(Side by, int kind) {
        return torn.orElseThrow() + "-" + by.key() + "-" + kind + ".png";
    }

    /** What is flung, and torn off. */
    Stream<String> strips(int kinds) {
        return dyed.stream().flatMap(side -> Stream.concat(flung.stream().map(strip -> strip.picture(side)),
                IntStream.rangeClosed(1, isTorn() ? kinds : 0).mapToObj(kind -> torn(side, kind))));
    }

    String chip(int kind) {
        return chip + "-" + kind + ".png";
    }
}
