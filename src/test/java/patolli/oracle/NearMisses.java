package patolli.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/** Requests that are close to a legal one. Whether they are legal after all, the oracle says. */
final class NearMisses {
    private static final int PLAYS_AT_ONCE = 40;
    private static final List<String> CASTS = List.of(
            "-1", "0", "1", "2", "3", "4", "5", "6", "8", "9", "10", "11", "12", "x", "1.0", "1,1", "1,3",
            "3,1", "6,6", "6,3", "2,2", "1,2", "3,6,1", "3+6", "4,", "1,3,", "13", "enter");
    private static final List<String> BETS = List.of(
            "0", "-1", "x", "1.5", "11", "21", "1000000", "99999999999", "1", "2");
    private static final List<String> PLAYS = List.of(
            "enter", "enter+", "enter-", "0-1", "34-35", "0-off", "67-off", "66-off", "59-off", "33-off", "A-C",
            "A-B", "A-B,C-D", "a-c", "K-M", "L-M,K-L", "K-L,L-M", "1:6-7", "1:12-13", "3:6-9", "3+6:6-15",
            "6+3:6-15", "3*2:12-15", "3+3:12-18", "4:in-4", "4:0-4", "3:81-home", "3:81-84", "4:12-16", "x",
            "-", "1", "off", "in", ":", ",", "A-C,", "home");

    private NearMisses() {
    }

    /** A few doubtful requests for this point of a game that has just come from another. */
    static List<String> about(Oracle game, Oracle before, RandomGenerator random) {
        var requests = new ArrayList<String>();
        for (int i = 0; i < 3; i++) {
            requests.add("cast " + RandomOptions.any(CASTS, random));
            requests.add("bet " + RandomOptions.any(BETS, random));
            requests.add("play " + RandomOptions.any(PLAYS, random));
        }
        var plays = new TreeSet<String>();
        if (game.phase() == Phase.BET) {
            requests.add("bet " + (game.moves().size() + 1));
        } else if (game.phase() == Phase.MOVE) {
            plays.addAll(game.moves());
        }
        plays.addAll(otherCasts(before));
        for (var play : List.copyOf(plays)) {
            plays.add(bend(play, random));
        }
        var few = new ArrayList<>(plays);
        Collections.shuffle(few, Random.from(random));
        few.stream().limit(PLAYS_AT_ONCE).forEach(play -> requests.add("play " + play));
        return requests;
    }

    /** The moves that other casts would have allowed. */
    private static List<String> otherCasts(Oracle before) {
        var moves = new ArrayList<String>();
        if (before == null || before.phase() != Phase.CAST) {
            return moves;
        }
        for (var cast : before.chances().keySet()) {
            var other = before.copy();
            other.cast(cast);
            if (other.phase() == Phase.MOVE) {
                moves.addAll(other.moves());
            }
        }
        return moves;
    }

    private static String bend(String play, RandomGenerator random) {
        int at = random.nextInt(play.length());
        char c = play.charAt(at);
        return switch (random.nextInt(6)) {
            case 0 -> play.substring(0, at) + (char) (c + 1) + play.substring(at + 1);
            case 1 -> play.substring(0, at) + (char) (c - 1) + play.substring(at + 1);
            case 2 -> play.substring(0, at) + play.substring(at + 1);
            case 3 -> play.replaceFirst("-[^-]*$", "-off");
            case 4 -> play.contains(",") ? play.replaceFirst("(.*),(.*)", "$2,$1") : play + "," + play;
            default -> Character.isUpperCase(c) ? play.toLowerCase(Locale.ROOT)
                    : play.toUpperCase(Locale.ROOT);
        };
    }
}
