package patolli.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import patolli.beans.Occasion;
import patolli.beans.Seal;
import patolli.beans.SealedBeans;
import patolli.beans.Seed;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.rules.Casts;
import patolli.rules.Refusal;
import patolli.save.Entry;
import patolli.save.Header;
import patolli.save.SaveText;
import patolli.save.SavedGame;

/**
 * Checks a save: works out every sealed cast again from the seeds that the save itself holds, and plays it again by
 * the rules, so that each cast is the one that was due. Casts are checked even where the rules refuse to follow.
 */
public final class Verification {
    private final Casts table;
    private final List<Seed> seeds;
    private final List<SealCheck> seals = new ArrayList<>();
    private final List<CastCheck> casts = new ArrayList<>();
    /** The first sealed cast of each occasion: however often it is taken back, it stays as it was. */
    private final Map<Occasion, CastCheck> made = new HashMap<>();
    private Optional<SealedBeans> beans = Optional.empty();
    private Seats seats;
    private boolean again;

    private Verification(Header header, List<Entry> entries) {
        table = header.game().casts();
        seats = header.seats();
        seeds = entries.stream().filter(Entry.Opened.class::isInstance)
                .map(entry -> ((Entry.Opened) entry).seed()).toList();
        // the last line of the header
        take(header.seal(), SaveText.FIRST_ENTRY - 1);
    }

    /** Checks what a save file says. */
    public static Proof of(SaveText.Readable save) {
        Verification verification = new Verification(save.header(), save.entries());
        List<Integer> stray = new ArrayList<>();
        int line = SaveText.FIRST_ENTRY;
        for (Entry entry : save.entries()) {
            verification.take(entry, line);
            line++;
        }
        line = SaveText.FIRST_ENTRY;
        for (Entry entry : save.entries()) {
            if (entry instanceof Entry.Opened opened && !verification.isSealed(opened.seed())) {
                stray.add(line);
            }
            line++;
        }
        return new Proof(save.header(), verification.seals, stray, verification.casts, verification.again,
                save.fault(), breach(save));
    }

    private static Optional<SaveText.Fault> breach(SaveText.Readable save) {
        try {
            return SavedGame.of(save.header(), save.entries()).fault();
        } catch (Refusal e) {
            return Optional.of(new SaveText.Fault(1, e.getMessage()));
        }
    }

    private boolean isSealed(Seed seed) {
        return seals.stream().anyMatch(each -> each.seal().fits(seed));
    }

    private void take(Entry entry, int line) {
        switch (entry) {
            case Entry.Cast cast -> take(cast, line);
            case Entry.Sealed sealed -> take(sealed.seal(), line);
            case Entry.Seated seated -> seats = seated.seats();
            case Entry.Again _ -> again = true;
            case Entry.Bet _, Entry.Move _, Entry.Undo _, Entry.Redo _, Entry.Hint _, Entry.Opened _,
                 Entry.TakenUp _, Entry.Named _, Entry.Closed _ -> { }
        }
    }

    private void take(Seal seal, int line) {
        Optional<Seed> seed = seeds.stream().filter(seal::fits).findFirst();
        seals.add(new SealCheck(seal, line, 0, seed));
        beans = seed.map(SealedBeans::new);
    }

    private void take(Entry.Cast cast, int line) {
        CastCheck checked = new CastCheck(line, cast.occasion(), cast.shake(), cast.cast(), find(cast));
        casts.add(checked);
        if (!checked.isOwn()) {
            made.putIfAbsent(cast.occasion(), checked);
        }
        SealCheck last = seals.removeLast();
        seals.add(new SealCheck(last.seal(), last.line(), last.casts() + 1, last.seed()));
    }

    private Finding find(Entry.Cast cast) {
        CastCheck before = made.get(cast.occasion());
        if (before != null) {
            return before.shake().equals(cast.shake()) && before.cast().equals(cast.cast())
                    ? before.finding() : new Finding.Changed(before.line(), before.cast());
        }
        if (cast.shake().isEmpty()) {
            return new Finding.Own();
        }
        long shake = cast.shake().getAsLong();
        // With beans that are known the casts come as somebody shook them the first time.
        if (shake > 0 && !again && seats.of(cast.occasion().side()) == Seat.MIRROR) {
            return new Finding.Shaken();
        }
        return beans.map(open -> compare(cast.cast(), table.text(open.cast(cast.occasion(), shake, table))))
                .orElseGet(Finding.Unopened::new);
    }

    private static Finding compare(String said, String expected) {
        return said.equals(expected) ? new Finding.Fits() : new Finding.Differs(expected);
    }
}
