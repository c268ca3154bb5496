package patolli.ui.archive;

import java.util.ArrayList;
import java.util.List;
import patolli.beans.Occasion;
import patolli.proof.CastCheck;
import patolli.proof.Finding;
import patolli.proof.Proof;
import patolli.text.Texts;
import patolli.ui.proof.CheckedCast;
import patolli.ui.proof.CheckedCast.Match;
import patolli.ui.proof.ProofModel.Bag;
import patolli.ui.proof.ProofModel.Opened;
import patolli.ui.proof.ProofModel.Remarks;

/** A proof as the sheet that shows it lists it. */
public final class CheckedCasts {
    private CheckedCasts() { }

    /** The beans of the contest, one bag for each seal. */
    public static List<Bag> bags(Proof proof) {
        return proof.seals().stream().map(each -> new Bag(each.seal(), each.seed().map(seed -> new Opened(seed.hex(), proof.header().terms().seal(seed))))).toList();
    }

    /** Every cast of the record. */
    public static List<CheckedCast> of(Proof proof) {
        List<CheckedCast> casts = new ArrayList<>();
        for (CastCheck check : proof.casts()) {
            Occasion occasion = check.occasion();
            casts.add(new CheckedCast(casts.size() + 1, occasion.number(), occasion.side(), occasion.nth(),
                    check.shake(), check.expected().orElse(""), check.cast(), match(check.finding())));
        }
        return List.copyOf(casts);
    }

    /** What is to be said beyond its casts. */
    public static Remarks remarks(Proof proof) {
        Texts texts = new Texts("verify");
        return new Remarks(proof.breach().map(fault -> texts.get("breach", fault.line(), fault.why()))
                .or(() -> proof.damage().map(fault -> texts.get("damage", fault.line(), fault.why()))), proof.beside().known());
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
