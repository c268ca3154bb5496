package patolli.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Patolli after Neeley: rule book, part 1. */
final class PatolliOracle implements Oracle {
    private static final List<String> COMMON = List.of(
            "dime", "cacao", "quarter", "gum", "stamp", "dollar", "nugget", "stone", "knife", "mask");
    private static final List<String> RED_ASSETS = List.of(
            "dime", "dime", "quarter", "quarter", "quarter", "gum", "dollar", "dollar", "knife", "library-card");
    private static final List<String> BLUE_ASSETS = List.of(
            "cacao", "cacao", "cacao", "stamp", "nugget", "stone", "stone", "stone", "mask", "jade-head");
    private static final List<Integer> DANGER = List.of(0, 17, 34, 51, 67, 16, 33, 50);
    private static final Map<String, String> CHANCES = chanceTable();

    /** What one side has in hand, on the board, borne off, and owns. */
    private static final class Side {
        final int entry;
        final List<String> paymentOrder;
        int hand = 6;
        TreeSet<Integer> squares = new TreeSet<>();
        int off;
        List<String> assets;

        Side(int entry, List<String> assets, List<String> lastTwo) {
            this.entry = entry;
            this.assets = new ArrayList<>(assets);
            paymentOrder = new ArrayList<>(COMMON);
            paymentOrder.addAll(lastTwo);
        }

        Side(Side from) {
            entry = from.entry;
            paymentOrder = from.paymentOrder;
            hand = from.hand;
            squares = new TreeSet<>(from.squares);
            off = from.off;
            assets = new ArrayList<>(from.assets);
        }

        int step(int square) {
            return (square - entry + 68) % 68;
        }

        int square(int step) {
            return (entry + step) % 68;
        }

        List<String> inOrder(List<String> things) {
            return things.stream().sorted(Comparator.comparing(paymentOrder::indexOf)).toList();
        }

        void clearBoard() {
            hand = 6;
            squares.clear();
            off = 0;
        }

        Map<String, Object> state() {
            var state = new LinkedHashMap<String, Object>();
            state.put("hand", hand);
            state.put("squares", List.copyOf(squares));
            state.put("off", off);
            state.put("assets", inOrder(assets));
            return state;
        }
    }

    private Map<String, String> options;
    private Phase phase;
    private String turn;
    private Integer cast;
    private int gameNumber;
    private final Map<String, Side> sides = new LinkedHashMap<>();
    private List<String> pool = new ArrayList<>();
    private String winner;

    @Override
    public void start(Map<String, String> given) {
        var reader = new OptionReader(given);
        reader.oneOf("bear-off", "past", "onto");
        options = reader.finish();
        sides.put("red", new Side(0, RED_ASSETS, List.of("jade-head", "library-card")));
        sides.put("blue", new Side(34, BLUE_ASSETS, List.of("library-card", "jade-head")));
        phase = Phase.BET;
        turn = "red";
        gameNumber = 1;
    }

    @Override
    public Oracle copy() {
        var copy = new PatolliOracle();
        copy.options = options;
        copy.phase = phase;
        copy.turn = turn;
        copy.cast = cast;
        copy.gameNumber = gameNumber;
        sides.forEach((name, side) -> copy.sides.put(name, new Side(side)));
        copy.pool = new ArrayList<>(pool);
        copy.winner = winner;
        return copy;
    }

    @Override
    public Phase phase() {
        return phase;
    }

    @Override
    public Map<String, Object> state() {
        var state = new LinkedHashMap<String, Object>();
        state.put("game", "patolli");
        state.put("options", options);
        state.put("phase", phase.word());
        state.put("turn", turn);
        state.put("cast", cast == null ? null : cast.toString());
        state.put("gameNumber", gameNumber);
        sides.forEach((name, side) -> state.put(name, side.state()));
        state.put("pool", sides.get("red").inOrder(pool));
        state.put("winner", winner);
        return state;
    }

    @Override
    public List<String> moves() {
        phase.mustBe(Phase.BET, Phase.MOVE);
        if (phase == Phase.BET) {
            return IntStream.rangeClosed(1, highestBet()).mapToObj(String::valueOf).toList();
        }
        return legalMoves(mover(), cast);
    }

    @Override
    public Map<String, String> chances() {
        phase.mustBe(Phase.CAST);
        return CHANCES;
    }

    @Override
    public void bet(int number) {
        phase.mustBe(Phase.BET);
        if (number < 1 || number > highestBet()) {
            throw new Refused("no such bet");
        }
        sides.values().forEach(side -> pay(side, number, pool));
        phase = Phase.CAST;
        turn = "red";
    }

    @Override
    public void cast(String value) {
        phase.mustBe(Phase.CAST);
        if (!CHANCES.containsKey(value)) {
            throw new Refused("no such cast");
        }
        int number = Integer.parseInt(value);
        if (!legalMoves(mover(), number).isEmpty()) {
            cast = number;
            phase = Phase.MOVE;
        } else if (mover().squares.size() >= 2 && !pay(mover(), 1, pool)) {
            bankrupt(mover());
        } else {
            turn = otherName();
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
        if (move.equals("enter")) {
            mover().hand--;
            land(mover().entry);
            return;
        }
        int from = Integer.parseInt(move.substring(0, move.indexOf('-')));
        int step = mover().step(from) + distance;
        mover().squares.remove(from);
        if (move.endsWith("-off")) {
            bearOff(step);
        } else {
            land(mover().square(step));
        }
    }

    private void land(int square) {
        bump(square);
        mover().squares.add(square);
        if (isTriangle(square) && !pay(mover(), 2, other().assets)) {
            bankrupt(mover());
        } else if (!isRounded(square)) {
            turn = otherName();
        }
    }

    private void bearOff(int step) {
        if (step <= 67) {
            bump(mover().square(step));
        }
        mover().off++;
        if (!pay(other(), 1, mover().assets)) {
            bankrupt(other());
        } else if (mover().off == 6) {
            winGame();
        } else {
            turn = otherName();
        }
    }

    private void bump(int square) {
        if (other().squares.remove(square)) {
            other().hand++;
        }
    }

    private void winGame() {
        mover().assets.addAll(pool);
        pool.clear();
        if (other().assets.isEmpty()) {
            endContest(turn);
            return;
        }
        sides.values().forEach(Side::clearBoard);
        gameNumber++;
        phase = Phase.BET;
        turn = "red";
    }

    private void bankrupt(Side loser) {
        var survivor = loser == sides.get("red") ? "blue" : "red";
        sides.get(survivor).assets.addAll(pool);
        pool.clear();
        endContest(survivor);
    }

    private void endContest(String name) {
        phase = Phase.OVER;
        turn = null;
        winner = name;
    }

    /** Moves the poorest assets; false if there were too few, and then all are gone. */
    private boolean pay(Side payer, int number, List<String> to) {
        var inOrder = payer.inOrder(payer.assets);
        int paid = Math.min(number, inOrder.size());
        to.addAll(inOrder.subList(0, paid));
        payer.assets = new ArrayList<>(inOrder.subList(paid, inOrder.size()));
        return paid == number;
    }

    private List<String> legalMoves(Side side, int distance) {
        var moves = new TreeSet<String>();
        if (distance == 1 && side.hand > 0 && canLand(side, side.entry)) {
            moves.add("enter");
        }
        int offStep = options.get("bear-off").equals("past") ? 68 : 67;
        for (int from : side.squares) {
            int step = side.step(from) + distance;
            if (step == offStep) {
                moves.add(from + "-off");
            } else if (step < offStep && canLand(side, side.square(step))) {
                moves.add(from + "-" + side.square(step));
            }
        }
        return List.copyOf(moves);
    }

    private boolean canLand(Side side, int square) {
        var enemy = side == sides.get("red") ? sides.get("blue") : sides.get("red");
        return !side.squares.contains(square) && (!enemy.squares.contains(square) || DANGER.contains(square));
    }

    private static boolean isTriangle(int square) {
        return square % 17 == 5 || square % 17 == 12;
    }

    private static boolean isRounded(int square) {
        return square % 17 == 8 || square % 17 == 9;
    }

    private int highestBet() {
        return sides.values().stream().mapToInt(side -> side.assets.size()).min().orElseThrow();
    }

    private Side mover() {
        return sides.get(turn);
    }

    private String otherName() {
        return turn.equals("red") ? "blue" : "red";
    }

    private Side other() {
        return sides.get(otherName());
    }

    private static Map<String, String> chanceTable() {
        var table = new LinkedHashMap<String, String>();
        table.put("1", "5/31");
        table.put("2", "10/31");
        table.put("3", "10/31");
        table.put("4", "5/31");
        table.put("10", "1/31");
        return table;
    }
}
