package patolli.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Pagade: rule book, part 3. */
final class PagadeOracle implements Oracle {
    private static final int HOME = 84;
    private static final List<String> ARMS = List.of("S", "E", "N", "W");
    private static final List<String> COLOURS = List.of("red", "black", "yellow", "green");
    private static final List<Integer> FACES = List.of(1, 3, 4, 6);

    /** One player's pawns by step, and the names of the squares along its path. */
    private static final class Player {
        final List<String> path;
        List<Integer> pawns;
        boolean hasCut;

        Player(List<String> path, List<Integer> pawns) {
            this.path = path;
            this.pawns = new ArrayList<>(pawns);
        }

        Player(Player from) {
            this(from.path, from.pawns);
            hasCut = from.hasCut;
        }

        boolean hasPawnInHand() {
            return pawns.contains(0);
        }

        /** Steps on which this player has a pawn that is neither in hand nor home. */
        List<Integer> steps() {
            return pawns.stream().filter(step -> step > 0 && step < HOME).distinct().sorted().toList();
        }

        int countAt(int step) {
            return Collections.frequency(pawns, step);
        }

        int countOn(String square) {
            return (int) pawns.stream().filter(step -> step > 0 && path.get(step).equals(square)).count();
        }

        Map<String, Object> state() {
            var state = new LinkedHashMap<String, Object>();
            state.put("pawns", pawns.stream().sorted().toList());
            state.put("hasCut", hasCut);
            return state;
        }
    }

    /** A way to use one die or both: so many pawns from one step to another. */
    private record Play(List<Integer> dice, int from, int to, int pawns) {
        String text() {
            var used = pawns == 2 ? dice.get(0) + "*2"
                    : dice.size() == 2 ? dice.get(0) + "+" + dice.get(1) : dice.get(0).toString();
            return used + ":" + (from == 0 ? "in" : from) + "-" + (to == HOME ? "home" : to);
        }
    }

    private Map<String, String> options;
    private Phase phase;
    private String turn;
    private List<Integer> dice = List.of();
    private List<Play> legal = List.of();
    private final Map<String, Player> players = new LinkedHashMap<>();
    private String winner;
    private ThrowOff throwOff;

    @Override
    public void start(Map<String, String> given) {
        var reader = new OptionReader(given);
        var colours = reader.oneOf("players", "2", "4").equals("2") ? List.of("red", "yellow") : COLOURS;
        var pawns = Stream.of(reader.oneOf("start", "6-7-12-12", "6-7-23-24").split("-"))
                .map(Integer::valueOf).toList();
        var first = reader.first(colours);
        options = reader.finish();
        colours.forEach(colour -> players.put(colour, new Player(path(COLOURS.indexOf(colour)), pawns)));
        throwOff = new ThrowOff(colours, value -> dice(value).stream().mapToInt(die -> die).sum());
        phase = first == null ? Phase.THROWOFF : Phase.CAST;
        turn = first == null ? throwOff.turn() : first;
    }

    /** Square names by step; step 0 is the hand. */
    private static List<String> path(int seat) {
        var path = new ArrayList<>(List.of("hand"));
        var own = ARMS.get(seat);
        outward(path, own + "m");
        inward(path, own + "r");
        for (int i = 1; i <= 3; i++) {
            var arm = ARMS.get((seat + i) % 4);
            outward(path, arm + "l");
            path.add(arm + "m8");
            inward(path, arm + "r");
        }
        outward(path, own + "l");
        inward(path, own + "m");
        path.add("Home");
        return path;
    }

    private static void outward(List<String> path, String column) {
        IntStream.rangeClosed(1, 8).forEach(i -> path.add(column + i));
    }

    private static void inward(List<String> path, String column) {
        IntStream.rangeClosed(1, 8).forEach(i -> path.add(column + (9 - i)));
    }

    @Override
    public Oracle copy() {
        return duplicate();
    }

    private PagadeOracle duplicate() {
        var copy = new PagadeOracle();
        copy.options = options;
        copy.phase = phase;
        copy.turn = turn;
        copy.dice = dice;
        copy.legal = legal;
        players.forEach((name, player) -> copy.players.put(name, new Player(player)));
        copy.winner = winner;
        copy.throwOff = throwOff.copy();
        return copy;
    }

    @Override
    public Phase phase() {
        return phase;
    }

    @Override
    public Map<String, Object> state() {
        var table = new LinkedHashMap<String, Object>();
        players.forEach((name, player) -> table.put(name, player.state()));
        var state = new LinkedHashMap<String, Object>();
        state.put("game", "pagade");
        state.put("options", options);
        state.put("phase", phase.word());
        state.put("turn", turn);
        state.put("dice", dice);
        state.put("players", table);
        state.put("winner", winner);
        if (phase == Phase.THROWOFF) {
            throwOff.addTo(state);
        }
        return state;
    }

    @Override
    public List<String> moves() {
        phase.mustBe(Phase.MOVE);
        return legal.stream().map(Play::text).sorted().toList();
    }

    @Override
    public Map<String, String> chances() {
        phase.mustBe(Phase.CAST, Phase.THROWOFF);
        var table = new LinkedHashMap<String, String>();
        casts().forEach(cast -> table.put(cast, dice(cast).get(0).equals(dice(cast).get(1)) ? "1/16" : "1/8"));
        return table;
    }

    @Override
    public void bet(int number) {
        throw new Refused("nobody bets here");
    }

    @Override
    public void cast(String value) {
        phase.mustBe(Phase.CAST, Phase.THROWOFF);
        if (!casts().contains(value)) {
            throw new Refused("no such cast");
        }
        if (phase == Phase.THROWOFF) {
            castForTheBeginning(value);
        } else {
            goOnWith(dice(value));
        }
    }

    private void castForTheBeginning(String value) {
        var beginner = throwOff.cast(value);
        if (beginner == null) {
            turn = throwOff.turn();
        } else {
            turn = beginner;
            phase = Phase.CAST;
        }
    }

    @Override
    public void play(String move) {
        phase.mustBe(Phase.MOVE);
        var play = legal.stream().filter(legal -> legal.text().equals(move)).findFirst()
                .orElseThrow(() -> new Refused("not legal"));
        apply(turn, play);
        if (players.get(turn).countAt(HOME) == 4) {
            end(turn);
        } else {
            goOnWith(without(dice, play.dice()));
        }
    }

    private void goOnWith(List<Integer> left) {
        legal = left.isEmpty() ? List.of() : legalPlays(turn, left);
        if (legal.isEmpty()) {
            endTurn();
        } else {
            dice = left;
            phase = Phase.MOVE;
        }
    }

    private void endTurn() {
        dice = List.of();
        phase = Phase.CAST;
        if (players.keySet().stream().noneMatch(this::canEverMove)) {
            end("draw");
            return;
        }
        var order = new ArrayList<>(players.keySet());
        turn = order.get((order.indexOf(turn) + 1) % order.size());
    }

    private boolean canEverMove(String name) {
        return casts().stream().anyMatch(cast -> !playsBy(name, dice(cast)).isEmpty());
    }

    private void end(String result) {
        dice = List.of();
        phase = Phase.OVER;
        turn = null;
        winner = result;
    }

    private void apply(String name, Play play) {
        var player = players.get(name);
        for (int i = 0; i < play.pawns(); i++) {
            player.pawns.remove((Object) play.from());
            player.pawns.add(play.to());
        }
        if (isBelly(play.to()) || play.to() == HOME) {
            return;
        }
        var square = player.path.get(play.to());
        for (var enemy : enemies(name)) {
            if (enemy.countOn(square) > 0) {
                enemy.pawns.replaceAll(step -> enemy.path.get(step).equals(square) ? 0 : step);
                player.hasCut = true;
            }
        }
    }

    /** What may be played: of the single plays only those that leave a use for the other die, if both can be used. */
    private List<Play> legalPlays(String name, List<Integer> left) {
        var all = playsBy(name, left);
        if (left.size() == 1) {
            return all;
        }
        var usingBoth = all.stream().filter(play -> play.dice().size() == 2 || hasSequel(name, left, play)).toList();
        return usingBoth.isEmpty() ? all : usingBoth;
    }

    private boolean hasSequel(String name, List<Integer> left, Play play) {
        var next = duplicate();
        next.apply(name, play);
        return !next.playsBy(name, without(left, play.dice())).isEmpty();
    }

    /** Every play on its own, whether or not it wastes a die. */
    private List<Play> playsBy(String name, List<Integer> left) {
        var player = players.get(name);
        var plays = new ArrayList<Play>();
        for (int die : new LinkedHashSet<>(left)) {
            if (player.hasPawnInHand()) {
                plays.add(new Play(List.of(die), 0, die, 1));
                continue;
            }
            for (int from : player.steps()) {
                plays.add(new Play(List.of(die), from, from + die, 1));
            }
        }
        if (left.size() == 2 && !player.hasPawnInHand()) {
            int sum = left.get(0) + left.get(1);
            boolean doublet = left.get(0).equals(left.get(1));
            for (int from : player.steps()) {
                plays.add(new Play(left, from, from + sum, 1));
                if (doublet && player.countAt(from) >= 2) {
                    plays.add(new Play(left, from, from + left.get(0), 2));
                }
            }
        }
        plays.removeIf(play -> !canLand(name, play.to(), play.pawns()));
        return plays;
    }

    private boolean canLand(String name, int to, int pawns) {
        var player = players.get(name);
        if (to > HOME || to >= 77 && !player.hasCut) {
            return false;
        }
        if (isBelly(to) || to == HOME) {
            return true;
        }
        var square = player.path.get(to);
        if (player.countOn(square) + pawns > 2) {
            return false;
        }
        return pawns == 2 || enemies(name).stream().allMatch(enemy -> enemy.countOn(square) < 2);
    }

    private static boolean isBelly(int step) {
        return step >= 1 && step <= 7 || step >= 77 && step <= 83;
    }

    private List<Player> enemies(String name) {
        return players.keySet().stream().filter(other -> !other.equals(name)).map(players::get).toList();
    }

    private static List<Integer> without(List<Integer> dice, List<Integer> used) {
        var left = new ArrayList<>(dice);
        used.forEach(left::remove);
        return List.copyOf(left);
    }

    private static List<Integer> dice(String cast) {
        return Stream.of(cast.split(",")).map(Integer::valueOf).toList();
    }

    private static List<String> casts() {
        return FACES.stream().flatMap(low -> FACES.stream().filter(high -> high >= low)
                .map(high -> low + "," + high)).toList();
    }
}
