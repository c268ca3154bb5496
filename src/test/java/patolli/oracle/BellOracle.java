package patolli.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Patolli after Bell: rule book, part 2. */
final class BellOracle implements Oracle {
    private static final Map<String, String> CHANCES = chanceTable();

    /** One player's pieces, direction and purse. */
    private static final class Player {
        final int entry;
        int hand;
        TreeSet<Integer> squares = new TreeSet<>();
        int off;
        String direction;
        int purse;
        boolean miss;
        Integer stepBack;

        Player(int entry, int hand, int purse) {
            this.entry = entry;
            this.hand = hand;
            this.purse = purse;
        }

        Player(Player from) {
            this(from.entry, from.hand, from.purse);
            squares = new TreeSet<>(from.squares);
            off = from.off;
            direction = from.direction;
            miss = from.miss;
            stepBack = from.stepBack;
        }

        boolean isDone() {
            return hand == 0 && squares.isEmpty();
        }

        int square(String way, int step) {
            return Math.floorMod(way.equals("+") ? entry + step : entry - step, 60);
        }

        int step(int square) {
            return Math.floorMod(direction.equals("+") ? square - entry : entry - square, 60);
        }

        Map<String, Object> state() {
            var state = new LinkedHashMap<String, Object>();
            state.put("hand", hand);
            state.put("squares", List.copyOf(squares));
            state.put("off", off);
            state.put("direction", direction);
            state.put("purse", purse);
            state.put("miss", miss);
            state.put("stepBack", stepBack);
            return state;
        }
    }

    private Map<String, String> options;
    private String forfeits;
    private boolean partners;
    private int penalty;
    private Phase phase;
    private String turn;
    private Integer cast;
    private final Map<String, Player> players = new LinkedHashMap<>();
    private int pot;
    private List<String> winner;
    private ThrowOff throwOff;

    @Override
    public void start(Map<String, String> given) {
        var reader = new OptionReader(given);
        int count = Integer.parseInt(reader.oneOf("players", "2", "3", "4"));
        var colours = seats(count);
        reader.oneOf("wedges", "8", "16");
        int stake = reader.whole("stake", 5);
        int purse = reader.whole("purse", 20);
        penalty = reader.whole("penalty", 1);
        partners = reader.oneOf("partners", "false", "true").equals("true");
        forfeits = reader.oneOf("forfeits", "coins", "miss-turn", "step-back");
        var first = reader.first(colours);
        options = reader.finish();
        if (stake > purse) {
            throw new Refused("the stake is larger than the purse");
        }
        if (partners && count != 4) {
            throw new Refused("partners are four");
        }
        int pieces = 8 - count;
        for (var colour : colours) {
            int entry = 15 * List.of("red", "yellow", "blue", "green").indexOf(colour);
            players.put(colour, new Player(entry, pieces, isGambling() ? purse - stake : 0));
        }
        pot = isGambling() ? count * stake : 0;
        throwOff = new ThrowOff(colours, Integer::parseInt);
        phase = first == null ? Phase.THROWOFF : Phase.CAST;
        turn = first == null ? throwOff.turn() : first;
    }

    private static List<String> seats(int count) {
        return switch (count) {
            case 2 -> List.of("red", "blue");
            case 3 -> List.of("red", "yellow", "blue");
            default -> List.of("red", "yellow", "blue", "green");
        };
    }

    @Override
    public Oracle copy() {
        var copy = new BellOracle();
        copy.options = options;
        copy.forfeits = forfeits;
        copy.partners = partners;
        copy.penalty = penalty;
        copy.phase = phase;
        copy.turn = turn;
        copy.cast = cast;
        players.forEach((name, player) -> copy.players.put(name, new Player(player)));
        copy.pot = pot;
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
        state.put("game", "bell");
        state.put("options", options);
        state.put("phase", phase.word());
        state.put("turn", turn);
        state.put("cast", cast == null ? null : cast.toString());
        state.put("players", table);
        state.put("pot", pot);
        state.put("winner", winner);
        if (phase == Phase.THROWOFF) {
            throwOff.addTo(state);
        }
        return state;
    }

    @Override
    public List<String> moves() {
        phase.mustBe(Phase.MOVE);
        return legalMoves(mover(), cast);
    }

    @Override
    public Map<String, String> chances() {
        phase.mustBe(Phase.CAST, Phase.THROWOFF);
        return CHANCES;
    }

    @Override
    public void bet(int number) {
        throw new Refused("nobody bets here");
    }

    @Override
    public void cast(String value) {
        phase.mustBe(Phase.CAST, Phase.THROWOFF);
        if (!CHANCES.containsKey(value)) {
            throw new Refused("no such cast");
        }
        if (phase == Phase.THROWOFF) {
            castForTheBeginning(value);
            return;
        }
        int number = Integer.parseInt(value);
        if (mover().stepBack != null) {
            stepBack(number);
            passTurn();
        } else if (number == 0) {
            passTurn();
        } else if (legalMoves(mover(), number).isEmpty()) {
            pot += take(mover(), penalty);
            passTurn();
        } else {
            cast = number;
            phase = Phase.MOVE;
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

    private void stepBack(int number) {
        int from = mover().stepBack;
        mover().stepBack = null;
        int step = mover().step(from) - number;
        if (step >= 0 && !isOccupied(mover().square(mover().direction, step))) {
            mover().squares.remove(from);
            mover().squares.add(mover().square(mover().direction, step));
        }
    }

    @Override
    public void play(String move) {
        phase.mustBe(Phase.MOVE);
        if (!moves().contains(move)) {
            throw new Refused("not legal");
        }
        int distance = cast;
        cast = null;
        phase = Phase.CAST;
        if (move.startsWith("enter")) {
            enter(move, distance);
            return;
        }
        int from = Integer.parseInt(move.substring(0, move.indexOf('-')));
        mover().squares.remove(from);
        if (move.endsWith("-off")) {
            bearOff();
        } else {
            land(mover().square(mover().direction, mover().step(from) + distance));
        }
    }

    private void enter(String move, int distance) {
        mover().hand--;
        if (mover().direction == null) {
            mover().direction = move.substring("enter".length());
        }
        land(mover().square(mover().direction, distance - 1));
    }

    private void land(int square) {
        mover().squares.add(square);
        if (isWedge(square)) {
            sufferWedge(square);
        }
        if (!isRounded(square)) {
            passTurn();
        }
    }

    private void sufferWedge(int square) {
        switch (forfeits) {
            case "miss-turn" -> mover().miss = true;
            case "step-back" -> mover().stepBack = square;
            default -> opponents().forEach(name -> players.get(name).purse += take(mover(), 2 * penalty));
        }
    }

    private void bearOff() {
        mover().off++;
        opponents().forEach(name -> mover().purse += take(players.get(name), penalty));
        if (mover().isDone() && (!partners || players.get(partner()).isDone())) {
            win();
        } else {
            passTurn();
        }
    }

    private void win() {
        if (partners) {
            winner = players.keySet().stream().filter(name -> name.equals(turn) || name.equals(partner())).toList();
            players.get(partner()).purse += pot / 2;
            mover().purse += pot - pot / 2;
        } else {
            winner = List.of(turn);
            mover().purse += pot;
        }
        pot = 0;
        phase = Phase.OVER;
        turn = null;
    }

    private void passTurn() {
        turn = after(turn);
        while (mover().isDone() || mover().miss) {
            mover().miss = false;
            turn = after(turn);
        }
    }

    private String after(String name) {
        var order = new ArrayList<>(players.keySet());
        return order.get((order.indexOf(name) + 1) % order.size());
    }

    private String partner() {
        return after(after(turn));
    }

    /** Those who play against the mover, in turn order after it. */
    private List<String> opponents() {
        var names = new ArrayList<String>();
        for (var name = after(turn); !name.equals(turn); name = after(name)) {
            if (!partners || !name.equals(partner())) {
                names.add(name);
            }
        }
        return names;
    }

    private int take(Player payer, int coins) {
        int paid = isGambling() ? Math.min(coins, payer.purse) : 0;
        payer.purse -= paid;
        return paid;
    }

    private List<String> legalMoves(Player player, int distance) {
        var moves = new TreeSet<String>();
        if (player.direction == null) {
            for (var way : List.of("+", "-")) {
                if (!isOccupied(player.square(way, distance - 1))) {
                    moves.add("enter" + way);
                }
            }
            return List.copyOf(moves);
        }
        if (distance == 1 && player.hand > 0 && !isOccupied(player.entry)) {
            moves.add("enter");
        }
        for (int from : player.squares) {
            int step = player.step(from) + distance;
            int to = player.square(player.direction, step);
            if (step <= 59 && !isOccupied(to)) {
                moves.add(from + "-" + (step == 59 ? "off" : to));
            }
        }
        return List.copyOf(moves);
    }

    private boolean isOccupied(int square) {
        return players.values().stream().anyMatch(player -> player.squares.contains(square));
    }

    private boolean isWedge(int square) {
        var wedges = options.get("wedges").equals("8") ? List.of(5, 10) : List.of(4, 5, 10, 11);
        return wedges.contains(square % 15);
    }

    private static boolean isRounded(int square) {
        return square % 15 == 7 || square % 15 == 8;
    }

    private boolean isGambling() {
        return forfeits.equals("coins");
    }

    private Player mover() {
        return players.get(turn);
    }

    private static Map<String, String> chanceTable() {
        var table = new LinkedHashMap<String, String>();
        table.put("0", "1/32");
        table.put("1", "5/32");
        table.put("2", "5/16");
        table.put("3", "5/16");
        table.put("4", "5/32");
        table.put("10", "1/32");
        return table;
    }
}
