package patolli.ui.ending;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where a game ends, if that is not where Smoking Mirror sits.
 *
 * @param picture of the place
 * @param company what lies and who sits there besides, the lowest first
 * @param aside   how much farther to the right its words begin than elsewhere, for what is painted there
 */
public record EndPlace(String picture, List<Laid> company, double aside) {

    /** A copy that cannot be changed. */
    public EndPlace {
        company = List.copyOf(company);
    }

    /** One whose words begin where most do. */
    public EndPlace(String picture, List<Laid> company) {
        this(picture, company, 0);
    }

    /** A picture on that of the place, its upper left corner in design units. */
    public record Laid(String picture, double x, double y) { }

    /** All its pictures. */
    public List<String> pictures() {
        return Stream.concat(Stream.of(picture), company.stream().map(Laid::picture)).toList();
    }
}
