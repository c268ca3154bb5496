package patolli.ui.proof;

import java.util.ArrayList;
import java.util.List;
import patolli.beans.Occasion;
import patolli.proof.CastCheck;
import patolli.proof.Finding;
import patolli.proof.Proof;
import patolli.ui.proof.CheckedCast.Match;

/** The casts of a proof as the sheet that shows it lists them. */
final class CheckedCasts {
    private CheckedCasts() { }

    /** Every cast of the record. */
    static List<CheckedCast> of(Proof proof) {
        List<CheckedCast> casts = new ArrayList<>();
        for (CastCheck check : proof.casts()) {
            Occasion occasion = check.occasion();
            casts.add(new CheckedCast(casts.size() + 1, occasion.number(), occasion.side(), occasion.nth(),
                    check.shake(), check.expected().orElse(""), check.cast(), match(check.finding())));
        }
        return List.copyOf(casts);
    }

    private static Match match(Finding finding) {
        return switch (finding) {
            case Finding.Fits _ -> Match.FITS;
            case Finding.Differs _, Finding.Changed _, Finding.Shaken _ -> Match.DIFFERS;
            case Finding.Own _ -> Match.OWN;
            case Finding.Unopened _ -> Match.SEALED;
        };
    }
}
