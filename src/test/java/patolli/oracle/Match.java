package patolli.oracle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** One game played by the oracle and an engine side by side; a difference ends it with an {@link AssertionError}. */
final class Match {
    private static final int UNDO_REACH = 8;

    private final String game;
    private final Link engine;
    private final RandomGenerator random;
    private final Temper temper;
    private final Tally tally;
    private final List<String> trace = new ArrayList<>();
    private final Deque<Oracle> past = new ArrayDeque<>();
    private Oracle oracle;

    Match(String game, Link engine, RandomGenerator random, Tally tally) {
        this.game = game;
        this.engine = engine;
        this.random = random;
        this.tally = tally;
        temper = RandomOptions.any(List.of(Temper.values()), random);
    }

    /** Plays until the game is over or the requests are used up. */
    void play(int requests) {
        begin(RandomOptions.good(game, random));
        for (int i = 0; i < requests && oracle.phase() != Phase.OVER; i++) {
            advance();
            tally.count("requests");
            agree();
            switch (random.nextInt(60)) {
                case 0 -> takeUp();
                case 1 -> stepBack();
                case 2, 3, 4 -> missNarrowly();
                case 5 -> spoil();
                case 6 -> countTogether();
                default -> { }
            }
        }
        if (oracle.phase() == Phase.OVER) {
            tally.count("ended");
            tally.count("won by " + oracle.state().get("winner"));
            if (oracle.state().toString().contains("off=6")) {
                tally.count("won with all pieces off");
            }
            missNarrowly();
            spoil();
            countTogether();
            takeUp();
        }
    }

    private void begin(Map<String, String> options) {
        var request = new StringBuilder("new " + game);
        options.forEach((name, value) -> request.append(' ').append(name).append('=').append(value));
        options.forEach((name, value) -> tally.count(name + "=" + value));
        oracle = Oracle.of(game);
        oracle.start(options);
        sameState(request.toString(), ask(request.toString()));
        agree();
        mustRefuse("undo");
    }

    private void advance() {
        switch (oracle.phase()) {
            case BET -> choose("bet ", random.nextInt(4) > 0 ? "1" : pick(oracle.moves()),
                    value -> oracle.bet(Integer.parseInt(value)));
            case MOVE -> choose("play ", temper.choose(oracle, random), oracle::play);
            default -> {
                if (random.nextInt(10) == 0) {
                    castOfTheEngine();
                } else {
                    choose("cast ", temper.chooseCast(oracle, random), oracle::cast);
                }
            }
        }
    }

    private void choose(String verb, String value, Consumer<String> decision) {
        past.push(oracle.copy());
        decision.accept(value);
        var reply = ask(verb + value);
        same(verb + value, value, verb.equals("cast ") ? reply.get("cast") : value);
        countEvents(reply);
        sameState(verb + value, Json.object(reply.getOrDefault("state", Map.of("none", reply))));
    }

    private void countEvents(Map<String, Object> reply) {
        Json.list(reply.getOrDefault("events", List.of()))
                .forEach(event -> tally.count("event " + Json.object(event).get("type")));
    }

    private void castOfTheEngine() {
        past.push(oracle.copy());
        var reply = ask("cast");
        trace.set(trace.size() - 1, "cast " + reply.get("cast"));
        oracle.cast(String.valueOf(reply.get("cast")));
        sameState("cast", Json.object(reply.get("state")));
    }

    /** State, moves and chances, each asked for on its own. */
    private void agree() {
        if (random.nextInt(8) == 0) {
            sameState("state", ask("state"));
        }
        var phase = oracle.phase();
        if (phase == Phase.MOVE || phase == Phase.BET) {
            same("moves", oracle.moves(), ask("moves").get("moves"));
        } else {
            mustRefuse("moves");
        }
        if (phase == Phase.CAST || phase == Phase.THROWOFF) {
            same("chances", chancesOfOracle(), ask("chances").get("chances"));
        } else {
            mustRefuse("chances");
        }
    }

    private List<Object> chancesOfOracle() {
        var list = new ArrayList<>();
        oracle.chances().forEach((cast, chance) -> list.add(new TreeMap<>(Map.of("cast", cast, "p", chance))));
        return list;
    }

    private void missNarrowly() {
        NearMisses.about(oracle, past.peek(), random).forEach(this::refuseTogether);
        sameState("state after refused requests", ask("state"));
    }

    private void refuseTogether(String request) {
        int blank = request.indexOf(' ');
        var value = request.substring(blank + 1);
        var trial = oracle.copy();
        try {
            switch (request.substring(0, blank)) {
                case "cast" -> trial.cast(value);
                case "play" -> trial.play(value);
                default -> trial.bet(Integer.parseInt(value));
            }
        } catch (Refused | NumberFormatException refused) {
            mustRefuse(request);
            tally.count("refused");
        }
    }

    /** Puts the oracle's state into the engine, now and then after some other game was there. */
    private void takeUp() {
        if (random.nextBoolean()) {
            ask("new " + RandomOptions.any(List.of("patolli", "bell", "pagade", "tablan"), random));
        }
        var state = Json.deepCopy(oracle.state());
        state.put("options", otherSpelling(Json.object(state.get("options"))));
        var request = "set " + Json.write(state);
        trace.clear();
        sameState(request, ask(request));
        past.clear();
        mustRefuse("undo");
        agree();
        tally.count("set");
    }

    /** The same options, some as numbers, some left out because they have their default. */
    private Map<String, Object> otherSpelling(Map<String, Object> options) {
        var plain = Oracle.of(game);
        plain.start(Map.of());
        var defaults = Json.object(plain.state().get("options"));
        var spelt = new TreeMap<>(options);
        spelt.entrySet().removeIf(option -> option.getValue().equals(defaults.get(option.getKey()))
                && random.nextInt(4) == 0);
        spelt.replaceAll((name, value) -> value.toString().matches("[0-9]+") && random.nextInt(4) == 0
                ? Integer.valueOf(value.toString()) : value);
        return spelt;
    }

    private void stepBack() {
        boolean toTheStart = random.nextInt(20) == 0;
        int steps = toTheStart ? past.size() : Math.min(past.size(), 1 + random.nextInt(UNDO_REACH));
        for (int i = 0; i < steps; i++) {
            oracle = past.pop();
            sameState("undo", ask("undo"));
        }
        if (past.isEmpty()) {
            mustRefuse("undo");
        }
        agree();
        tally.count("undo");
    }

    private void spoil() {
        for (var fault : Fault.of(game)) {
            var state = Json.deepCopy(oracle.state());
            if (fault.spoil().test(state)) {
                mustRefuseState(fault.name(), state);
            }
        }
        if (oracle.phase() == Phase.CAST) {
            oracle.chances().keySet().forEach(this::spoilByIdleCast);
        }
        sameState("state after refused states", ask("state"));
    }

    /** A cast that leaves no choice, as if it left one. */
    private void spoilByIdleCast(String cast) {
        var after = oracle.copy();
        after.cast(cast);
        if (after.phase() != Phase.MOVE) {
            var state = Json.deepCopy(oracle.state());
            state.put("phase", "move");
            state.put(game.equals("pagade") ? "dice" : "cast", game.equals("pagade") ? dice(cast) : cast);
            mustRefuseState("move without a legal move", state);
        }
    }

    private static List<Integer> dice(String cast) {
        return Stream.of(cast.split(",")).map(Integer::valueOf).toList();
    }

    private void mustRefuseState(String fault, Map<String, Object> state) {
        tally.count("spoilt");
        int done = trace.size();
        var reply = ask("set " + Json.write(state));
        if (isError(reply)) {
            forgetSince(done);
            return;
        }
        var back = ask("set " + Json.write(oracle.state()));
        past.clear();
        if (isError(back)) {
            throw new AssertionError(game + ": took up a state with " + fault + ": " + Json.write(state));
        }
        tally.wrong(game + " took up " + fault, Json.write(state));
    }

    private void mustRefuse(String request) {
        int done = trace.size();
        var reply = ask(request);
        if (!isError(reply)) {
            throw differs(request, "a refusal", reply);
        }
        forgetSince(done);
    }

    private void forgetSince(int done) {
        trace.subList(done, trace.size()).clear();
    }

    private void countTogether() {
        if (oracle.phase() == Phase.THROWOFF) {
            mustRefuse("perft 1");
            return;
        }
        int depth = random.nextInt(3) > 0 ? 1 : game.equals("patolli") || game.equals("bell") ? 3 : 2;
        var nodes = (Number) ask("perft " + depth).getOrDefault("nodes", -1);
        same("perft " + depth, Perft.count(oracle, depth), nodes.longValue());
        sameState("state after perft", ask("state"));
        tally.count("perft");
    }

    private Map<String, Object> ask(String request) {
        if (!request.equals("state") && !request.equals("moves") && !request.equals("chances")) {
            trace.add(request);
        }
        var reply = engine.ask(request);
        if (reply.isEmpty() || reply.contains("\n")) {
            throw differs(request, "one line", reply);
        }
        return Json.read(reply);
    }

    private static boolean isError(Map<String, Object> reply) {
        return reply.size() == 1 && reply.get("error") instanceof String words && !words.isBlank()
                && !words.contains("the engine failed");
    }

    private void sameState(String request, Map<String, Object> reply) {
        same(request, Json.canonical(oracle.state()), reply.containsKey("options") ? Json.canonical(reply)
                : reply.toString());
    }

    private void same(String request, Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw differs(request, expected, actual);
        }
    }

    private AssertionError differs(String request, Object expected, Object actual) {
        return new AssertionError(game + ": " + request + "\n oracle " + expected + "\n engine " + actual
                + "\n after " + String.join("\n       ", trace));
    }

    private String pick(List<String> values) {
        return RandomOptions.any(values, random);
    }
}
