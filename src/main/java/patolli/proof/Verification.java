package patolli.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import patolli.beans.Occasion;
import patolli.beans.Seal;
import patolli.beans.SealedBeans;
import patolli.beans.Seed;
import patolli.play.Shakers;
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
    private final Header header;
    private final Casts table;
    private final Map<Seal, Seed> seeds = new HashMap<>();
    private final List<Holding> seals = new ArrayList<>();
    private final List<CastCheck> casts = new ArrayList<>();
    private final List<Integer> stray = new ArrayList<>();
    /** The first sealed cast of each occasion: however often it is taken back, it stays as it was. */
    private final Map<Occasion, CastCheck> made = new HashMap<>();
    private final Shakers shakers;
    private Optional<SealedBeans> beans = Optional.empty();
    private String word = "";
    private boolean again;
    private int undos;

    /** A seal, and how many casts were made while it held. */
    private static final class Holding {
        private final Seal seal;
        private final int line;
        private int casts;

        private Holding(Seal seal, int line) {
            this.seal = seal;
            this.line = line;
        }
    }

    private Verification(Header header, List<Entry> entries) {
        this.header = header;
        table = header.game().casts();
        for (Entry entry : entries) {
            switch (entry) {
                case Entry.Opened opened -> seeds.put(header.terms().seal(opened.seed()), opened.seed());
                case Entry.Word said -> word = word.isEmpty() ? said.text() : word;
                case Entry.Cast _, Entry.Sealed _, Entry.Seated _, Entry.Called _, Entry.Plays _, Entry.Again _,
                     Entry.Bet _, Entry.Move _, Entry.Undo _, Entry.Redo _, Entry.Hint _, Entry.TakenUp _,
                     Entry.Named _, Entry.Closed _ -> { }
            }
        }
        shakers = new Shakers(header.shaking(), header.seats());
        take(header.seal(), header.firstEntry() - 1);
    }

    /** Checks what a save file says. */
    public static Proof of(SaveText.Readable save) {
        Verification verification = new Verification(save.header(), save.entries());
        int line = save.header().firstEntry();
        for (Entry entry : save.entries()) {
            verification.take(entry, line);
            line++;
        }
        verification.findStray(save.entries());
        return verification.proof(save.fault(), breach(save));
    }

    private Proof proof(Optional<SaveText.Fault> damage, Optional<SaveText.Fault> breach) {
        List<SealCheck> checked = seals.stream().map(each -> new SealCheck(each.seal, each.line, each.casts,
                Optional.ofNullable(seeds.get(each.seal)))).toList();
        return new Proof(header, word, checked, stray, casts, new Proof.Beside(again, undos), damage, breach);
    }

    private static Optional<SaveText.Fault> breach(SaveText.Readable save) {
        try {
            return SavedGame.of(save.header(), save.entries()).fault();
        } catch (Refusal e) {
            return Optional.of(new SaveText.Fault(1, e.getMessage()));
        }
    }

    private void findStray(List<Entry> entries) {
        Set<Seal> sealed = new HashSet<>();
        seals.forEach(each -> sealed.add(each.seal));
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i) instanceof Entry.Opened opened
                    && !sealed.contains(header.terms().seal(opened.seed()))) {
                stray.add(header.firstEntry() + i);
            }
        }
    }

    private void take(Entry entry, int line) {
        switch (entry) {
            case Entry.Cast cast -> take(cast, line);
            case Entry.Sealed sealed -> take(sealed.seal(), line);
            case Entry.Seated seated -> shakers.seated(seated.seats());
            case Entry.Again _ -> again = true;
            case Entry.Undo _ -> undos++;
            case Entry.Bet _, Entry.Move _, Entry.Redo _, Entry.Hint _, Entry.Opened _, Entry.Word _,
                 Entry.Called _, Entry.Plays _, Entry.TakenUp _, Entry.Named _, Entry.Closed _ -> { }
        }
    }

    private void take(Seal seal, int line) {
        seals.add(new Holding(seal, line));
        beans = Optional.ofNullable(seeds.get(seal)).map(seed -> header.terms().beans(seed, word));
    }

    private void take(Entry.Cast cast, int line) {
        CastCheck checked = new CastCheck(line, cast.occasion(), cast.shake(), cast.cast(), find(cast));
        casts.add(checked);
        if (!checked.isOwn()) {
            made.putIfAbsent(cast.occasion(), checked);
        }
        seals.getLast().casts++;
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
        // With beans that are known the casts come as somebody shook them the first time, whoever sits there now.
        if (shake > 0 && !again && !shakers.mayShake(cast.occasion().side())) {
            return new Finding.Shaken();
        }
        return beans.map(open -> compare(cast.cast(), table.text(open.cast(cast.occasion(), shake, table))))
                .orElseGet(Finding.Unopened::new);
    }

    private static Finding compare(String said, String expected) {
        return said.equals(expected) ? new Finding.Fits() : new Finding.Differs(expected);
    }
}
