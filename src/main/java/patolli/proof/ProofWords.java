package patolli.proof;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import patolli.rules.Side;
import patolli.text.Texts;

/** A proof in sentences. */
public final class ProofWords {
    /** More wrong casts than this are counted, not told one by one. */
    private static final int MOST_TOLD = 20;
    private static final int LAST_ASCII = 0x7E;
    private static final DateTimeFormatter BEGUN =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneOffset.UTC);

    private final Texts texts;

    /** @param texts the bundle {@code verify} */
    public ProofWords(Texts texts) {
        this.texts = texts;
    }

    /** Everything that there is to say, the verdict last. */
    public List<String> report(Proof proof) {
        List<String> lines = new ArrayList<>();
        lines.add(texts.get("begun", new Texts("games").get(proof.header().game().name()),
                BEGUN.format(proof.header().begun())));
        lines.add(texts.get("seats", proof.header().seats().asMap().entrySet().stream()
                .map(seat -> texts.get("seat." + seat.getValue().key(), texts.get("side." + seat.getKey().key())))
                .collect(Collectors.joining(", "))));
        lines.add(texts.get("shaking." + proof.header().shaking().key()));
        boolean opened = !proof.stray().isEmpty() || proof.seals().stream().anyMatch(seal -> seal.seed().isPresent());
        String unfit = opened ? "missing" : proof.damage().isPresent() ? "unseen" : "secret";
        for (SealCheck seal : proof.seals()) {
            lines.add(texts.get("seal", String.join(" ", seal.seal().words()), seal.seal().hex()));
            lines.add(texts.get("seed." + (seal.seed().isPresent() ? "fits" : unfit)));
        }
        lines.add(counts(proof));
        lines.addAll(beside(proof));
        lines.addAll(faults(proof));
        lines.add(texts.get("grade." + proof.verdict().grade()));
        lines.add(verdict(proof));
        return lines;
    }

    /** What to make of it, as a sentence or two. */
    public String verdict(Proof proof) {
        return texts.get("verdict." + proof.verdict().name());
    }

    /** What rests on the program's word, and what was not from the beans: a sentence each. */
    public List<String> beside(Proof proof) {
        List<String> lines = new ArrayList<>();
        if (!proof.word().isEmpty()) {
            String spelled = proof.word().codePoints().filter(each -> each > LAST_ASCII).distinct()
                    .mapToObj(each -> texts.get("word.letter", Character.toString(each), "%04X".formatted(each)))
                    .collect(Collectors.joining(", "));
            lines.add(texts.get("word", proof.word()));
            if (!spelled.isEmpty()) {
                lines.add(texts.get("word.spelled", spelled));
            }
        } else {
            lines.add(texts.get(proof.header().version() == 1 ? "word.old" : "word.none"));
        }
        if (proof.beside().known()) {
            lines.add(texts.get("known"));
        }
        addCount("rests.shakes", proof.shaken(), lines);
        addCount("rests.own", proof.count(Finding.Own.class), lines);
        addCount("rests.undos", proof.beside().undos(), lines);
        return lines;
    }

    private void addCount(String key, int count, List<String> lines) {
        if (count > 0) {
            lines.add(texts.get(key, count));
        }
    }

    private String counts(Proof proof) {
        return texts.get("casts", proof.casts().size(), proof.count(Finding.Fits.class),
                proof.count(Finding.Own.class), proof.count(Finding.Unopened.class), proof.wrong().size());
    }

    /** What is wrong, a sentence each; none when nothing is. */
    public List<String> faults(Proof proof) {
        List<String> lines = new ArrayList<>();
        List<CastCheck> wrong = proof.wrong();
        wrong.stream().limit(MOST_TOLD).forEach(cast -> tell(cast).ifPresent(lines::add));
        if (wrong.size() > MOST_TOLD) {
            lines.add(texts.get("more", wrong.size() - MOST_TOLD));
        }
        proof.notLost().forEach(seal -> lines.add(texts.get("not.lost", seal.line())));
        proof.stray().forEach(line -> lines.add(texts.get("stray", line)));
        proof.breach().filter(fault -> !isTold(proof, fault.line()))
                .ifPresent(fault -> lines.add(texts.get("breach", fault.line(), fault.why())));
        proof.damage().ifPresent(fault -> lines.add(texts.get("damage", fault.line(), fault.why())));
        return lines;
    }

    private static boolean isTold(Proof proof, int line) {
        return proof.stray().contains(line)
                || proof.wrong().stream().limit(MOST_TOLD).anyMatch(cast -> cast.line() == line);
    }

    /** What is wrong with a cast; empty when nothing is. */
    public Optional<String> tell(CastCheck cast) {
        return switch (cast.finding()) {
            case Finding.Fits _, Finding.Own _, Finding.Unopened _ -> Optional.empty();
            case Finding.Differs differs -> Optional.of(tell("differs", cast, differs.expected()));
            case Finding.Changed changed -> Optional.of(tell("changed", cast, changed.line()));
            case Finding.Shaken _ -> Optional.of(tell("shaken", cast, ""));
        };
    }

    private String tell(String key, CastCheck cast, Object last) {
        Side side = cast.occasion().side();
        return texts.get(key, cast.line(), cast.occasion().number(), cast.occasion().nth(),
                texts.get("side." + side.key()), cast.cast(), cast.shake().orElse(0), last);
    }
}
