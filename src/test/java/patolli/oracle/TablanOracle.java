package patolli.oracle;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tablan: rule book, part 4. */
final class TablanOracle implements Oracle {
    private static final List<String> WHITE_PATH = List.of(("A B C D E F G H I J K L M N O P Q R S T U V W X "
            + "m n o p q r s t u v w x a b c d e f g h i j k l").split(" "));
    private static final List<String> BLACK_PATH = List.of(("a b c d e f g h i j k l m n o p q r s t u v w x "
            + "M N O P Q R S T U V W X A B C D E F G H I J K L").split(" "));
    private static final Map<String, String> CHANCES = chanceTable();

    /** One player's pieces, as places on its path from 0 to 47. */
    private static final class Player {
        final List<String> path;
        TreeSet<Integer> unmoved = new TreeSet<>();
        TreeSet<Integer> moving = new TreeSet<>();
        TreeSet<Integer> settled = new TreeSet<>();

        Player(List<String> path) {
            this.path = path;
            IntStream.range(0, 12).forEach(unmoved::add);
        }

        Player(Player from) {
            path = from.path;
            unmoved = new TreeSet<>(from.unmoved);
            moving = new TreeSet<>(from.moving);
            settled = new TreeSet<>(from.settled);
        }

        boolean stands(int place) {
            return unmoved.contains(place) || moving.contains(place) || settled.contains(place);
        }

        boolean isAtEnd() {
            return unmoved.isEmpty() && moving.isEmpty();
        }

        TreeSet<Integer> movable() {
            var all = new TreeSet<>(unmoved);
            all.addAll(moving);
            return all;
        }

        Map<String, Object> state() {
            var state = new LinkedHashMap<String, Object>();
            state.put("unmoved", names(unmoved));
            state.put("moving", names(moving));
            state.put("settled", names(settled));
            return state;
        }

        private List<String> names(Collection<Integer> places) {
            return places.stream().map(path::get).toList();
        }
    }

    private Map<String, String> options;
    private Phase phase;
    private String turn;
    private Integer cast;
    private List<String> legal = List.of();
    private final Map<String, Player> players = new LinkedHashMap<>();
    private String winner;
    private Map<String, Object> opening = new LinkedHashMap<>();

    @Override
    public void start(Map<String, String> given) {
        var reader = new OptionReader(given);
        reader.oneOf("in-order", "false", "true");
        reader.oneOf("end", "no-moves", "first-home");
        var first = reader.first(List.of("white", "black"));
        options = reader.finish();
        players.put("white", new Player(WHITE_PATH));
        players.put("black", new Player(BLACK_PATH));
        opening.put("white", null);
        opening.put("black", null);
        phase = first == null ? Phase.THROWOFF : Phase.CAST;
        turn = first == null ? "white" : first;
    }

    @Override
    public Oracle copy() {
        return duplicate();
    }

    private TablanOracle duplicate() {
        var copy = new TablanOracle();
        copy.options = options;
        copy.phase = phase;
        copy.turn = turn;
        copy.cast = cast;
        copy.legal = legal;
        players.forEach((name, player) -> copy.players.put(name, new Player(player)));
        copy.winner = winner;
        copy.opening = new LinkedHashMap<>(opening);
        return copy;
    }

    @Override
    public Phase phase() {
        return phase;
    }

    @Override
    public Map<String, Object> state() {
        var state = new LinkedHashMap<String, Object>();
        state.put("game", "tablan");
        state.put("options", options);
        state.put("phase", phase.word());
        state.put("turn", turn);
        state.put("cast", cast == null ? null : cast.toString());
        players.forEach((name, player) -> state.put(name, player.state()));
        state.put("winner", winner);
        if (phase == Phase.THROWOFF) {
            state.put("throws", new LinkedHashMap<>(opening));
        }
        return state;
    }

    @Override
    public List<String> moves() {
        phase.mustBe(Phase.MOVE);
        return legal;
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
        int number = Integer.parseInt(value);
        if (phase == Phase.THROWOFF && number != 2) {
            opening.put(turn, value);
            turn = other(turn);
        } else if (number == 0) {
            turn = other(turn);
        } else {
            legal = legalMoves(turn, number);
            cast = legal.isEmpty() ? null : Integer.valueOf(number);
            phase = legal.isEmpty() ? Phase.CAST : Phase.MOVE;
        }
    }

    @Override
    public void play(String move) {
        phase.mustBe(Phase.MOVE);
        if (!moves().contains(move)) {
            throw new Refused("not legal");
        }
        var path = players.get(turn).path;
        var foremostFirst = Comparator.comparing((String part) -> path.indexOf(part.substring(0, 1))).reversed();
        Stream.of(move.split(",")).sorted(foremostFirst).forEach(part ->
                step(turn, path.indexOf(part.substring(0, 1)), path.indexOf(part.substring(2))));
        cast = null;
        phase = Phase.CAST;
        if (isOver()) {
            phase = Phase.OVER;
            turn = null;
            winner = result();
        }
    }

    private boolean isOver() {
        if (options.get("end").equals("first-home") && players.values().stream().anyMatch(Player::isAtEnd)) {
            return true;
        }
        return players.keySet().stream().allMatch(
                name -> List.of(2, 8, 12).stream().allMatch(number -> legalMoves(name, number).isEmpty()));
    }

    private String result() {
        int white = players.get("white").settled.size();
        int black = players.get("black").settled.size();
        return white > black ? "white" : black > white ? "black" : "draw";
    }

    private List<String> legalMoves(String name, int number) {
        var moves = new TreeSet<String>();
        var player = players.get(name);
        for (int from : player.movable()) {
            if (canStep(name, from, number, number)) {
                moves.add(text(player, from, number));
            }
            if (canStep(name, from, number / 2, number)) {
                addHalves(moves, name, from, number);
            }
        }
        return List.copyOf(moves);
    }

    private void addHalves(TreeSet<String> moves, String name, int from, int number) {
        var player = players.get(name);
        int half = number / 2;
        var next = duplicate();
        next.step(name, from, from + half);
        for (int second : player.movable()) {
            if (second != from && next.canStep(name, second, half, number)) {
                var parts = new String[] {text(player, from, half), text(player, second, half)};
                Arrays.sort(parts);
                moves.add(String.join(",", parts));
            }
        }
    }

    private static String text(Player player, int from, int distance) {
        return player.path.get(from) + "-" + player.path.get(from + distance);
    }

    private boolean canStep(String name, int from, int distance, int number) {
        var player = players.get(name);
        var enemy = players.get(other(name));
        int to = from + distance;
        if (to > 47 || player.stands(to) || player.unmoved.contains(from) && number != 2) {
            return false;
        }
        if (to < 12) {
            return !enemy.stands(enemy.path.indexOf(player.path.get(to)));
        }
        boolean isNext = to == 36 + player.settled.size();
        return to < 36 || isNext || options.get("in-order").equals("false");
    }

    private void step(String name, int from, int to) {
        var player = players.get(name);
        var enemy = players.get(other(name));
        player.unmoved.remove(from);
        player.moving.remove(from);
        (to >= 36 ? player.settled : player.moving).add(to);
        int there = enemy.path.indexOf(player.path.get(to));
        enemy.unmoved.remove(there);
        enemy.moving.remove(there);
    }

    private static String other(String name) {
        return name.equals("white") ? "black" : "white";
    }

    private static Map<String, String> chanceTable() {
        var table = new LinkedHashMap<String, String>();
        table.put("0", "5/8");
        table.put("2", "1/4");
        table.put("8", "1/16");
        table.put("12", "1/16");
        return table;
    }
}
