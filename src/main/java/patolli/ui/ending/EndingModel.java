package patolli.ui.ending;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.text.Texts;

/**
 * How a game or a contest ended.
 *
 * @param kind    what is seen
 * @param title   the verdict in a few words
 * @param why     why it ended and what was to be had; empty when there is nothing to tell
 * @param saying  what Smoking Mirror says to it, or the narrator where he does not play
 * @param choices what can be done now, the likeliest first
 * @param winners whose pieces lie on the mat, where that is seen
 * @param mat     which mat that is, if it is not Neeley's
 * @param left    what lies on that mat besides, the lowest first
 * @param place   where it ends, if that is not where Smoking Mirror sits
 * @param people  the pictures of those who have won, who stand behind the mat
 */
public record EndingModel(Kind kind, String title, String why, String saying, List<Choice> choices,
        List<Side> winners, Optional<EndPlace.Laid> mat, List<Remnant> left, Optional<EndPlace> place,
        List<String> people) {
    /** Whose pieces are painted. */
    private static final Set<Side> PAINTED = EnumSet.of(Side.RED, Side.BLUE, Side.YELLOW, Side.GREEN);

    /** An end at which nobody's pieces are seen. */
    public EndingModel(Kind kind, String title, String why, String saying, List<Choice> choices) {
        this(kind, title, why, saying, choices, List.of(), Optional.empty(), List.of(), Optional.empty(),
                List.of());
    }

    /**
     * What can be chosen.
     *
     * @param text     of a button, with its mnemonic
     * @param possible whether it can be chosen now
     */
    public record Choice(String text, Runnable command, ObservableValue<Boolean> possible) {

        /** What can be chosen at any time. */
        public Choice(String text, Runnable command) {
            this(text, command, new SimpleBooleanProperty(true));
        }
    }

    /** What is seen, and what it is called in the bundle {@code ending}. */
    public enum Kind {
        GAME_WON("game.won", "mictlan/game-won.jpg", true),
        GAME_LOST("game.lost", "mictlan/game-lost.jpg", false),
        CONTEST_WON("contest.won", "mictlan/contest-won.jpg", true),
        CONTEST_LOST("contest.lost", "mictlan/contest-lost.jpg", false),
        CONTEST_LOST_HEAD("contest.lost.head", "mictlan/contest-lost-head.jpg", false),
        MAT_WON("mat", "mictlan/mat-won.jpg", true),
        MAT_OVER("mat.contest", "mictlan/mat-won.jpg", true),
        CONTEST_LOST_PLAIN("contest.lost.plain", "mictlan/game-lost.jpg", false),
        DRAWN("mat.drawn", "mictlan/mat-won.jpg", true);

        private final String key;
        private final String picture;
        private final boolean calmRight;

        Kind(String key, String picture, boolean calmRight) {
            this.key = key;
            this.picture = picture;
            this.calmRight = calmRight;
        }

        /** The name of its texts. */
        public String key() {
            return key;
        }

        /** The picture behind the words. */
        public String picture() {
            return picture;
        }

        /** Whether Smoking Mirror himself speaks. */
        public boolean isHisVoice() {
            return this != MAT_WON && this != MAT_OVER && this != DRAWN;
        }

        /** Whether he has won, and laughs. */
        public boolean isHisTriumph() {
            return this == GAME_LOST || this == CONTEST_LOST || this == CONTEST_LOST_HEAD
                    || this == CONTEST_LOST_PLAIN;
        }

        /** Whether the words stand at the right. */
        public boolean calmRight() {
            return calmRight;
        }
    }

    /** A copy that cannot be changed. */
    public EndingModel {
        choices = List.copyOf(choices);
        winners = List.copyOf(winners);
        left = List.copyOf(left);
        people = List.copyOf(people);
    }

    /**
     * What is seen of an end.
     *
     * @param winners nobody when it is drawn
     * @param contest whether the whole contest has ended, not one game of it
     * @param teller  knows what else the game has to tell
     */
    public static Kind kind(Set<Side> winners, Seats seats, boolean contest, EndTeller teller) {
        if (winners.isEmpty()) {
            return Kind.DRAWN;
        }
        Set<Side> players = seats.players();
        boolean all = winners.containsAll(players);
        boolean none = players.stream().noneMatch(winners::contains);
        // Among players alone, or computers alone, and where some have won and some have lost, he has nothing to say.
        if (players.isEmpty() || players.size() == seats.asMap().size() || !all && !none
                || !teller.isHis(winners, seats)) {
            return contest ? Kind.MAT_OVER : Kind.MAT_WON;
        }
        if (all) {
            return contest ? Kind.CONTEST_WON : Kind.GAME_WON;
        }
        return contest ? teller.contestLost(winners) : Kind.GAME_LOST;
    }

    /** The end with its words: one of several sayings, the winners' colours in their gaps. */
    public static EndingModel of(Kind kind, String winner, Texts texts, String why, RandomGenerator random,
            List<Choice> choices) {
        int sayings = 0;
        while (texts.has(kind.key() + ".say." + (sayings + 1))) {
            sayings++;
        }
        String saying = texts.get(kind.key() + ".say." + (1 + random.nextInt(sayings)), winner);
        return new EndingModel(kind, texts.get(kind.key() + ".title", winner), why,
                kind.isHisVoice() ? texts.get("quote", saying) : saying, choices);
    }

    /** The same end with the pieces of those who have won on the mat. */
    public EndingModel laidBy(Set<Side> sides) {
        return new EndingModel(kind, title, why, saying, choices, painted(kind, sides), mat, left, place,
                people);
    }

    /** In the order of the seats. */
    private static List<Side> painted(Kind kind, Set<Side> winners) {
        return kind.isHisVoice() ? List.of() : winners.stream().filter(PAINTED::contains).sorted().toList();
    }

    /** The same end on another mat, if there is one and a mat is seen. */
    public EndingModel on(Optional<EndPlace.Laid> another) {
        return new EndingModel(kind, title, why, saying, choices, winners, another.filter(laid -> !kind.isHisVoice()),
                left, place, people);
    }

    /** The same end with people behind the mat, if that is seen. */
    public EndingModel before(List<String> figures) {
        return new EndingModel(kind, title, why, saying, choices, winners, mat, left, place,
                kind.isHisVoice() ? List.of() : figures);
    }

    /** The same end with things on the mat, if that is seen. */
    public EndingModel with(List<Remnant> things) {
        return new EndingModel(kind, title, why, saying, choices, winners, mat,
                kind.isHisVoice() ? List.of() : things, place, people);
    }

    /** The same end at another place, if there is one. */
    public EndingModel at(Optional<EndPlace> another) {
        return new EndingModel(kind, title, why, saying, choices, another.isPresent() ? List.of() : winners,
                another.isPresent() ? Optional.empty() : mat,
                another.isPresent() ? List.of() : left, another,
                another.isPresent() ? List.of() : people);
    }

    /** Whether the night is over: a whole contest, on the mat before the wall. */
    boolean isMorning() {
        return kind == Kind.MAT_OVER && place.isEmpty();
    }

    /** The picture behind the words. */
    String picture() {
        return place.map(EndPlace::picture).orElse(kind.picture());
    }

    /** The pictures of an end, before there are words for it. */
    public static List<String> pictures(Kind kind, Set<Side> winners, EndTeller teller) {
        Stream<String> mat = teller.mat().filter(laid -> !kind.isHisVoice()).map(EndPlace.Laid::picture).stream();
        Stream<String> pieces = painted(kind, winners).stream().map(EndingModel::piecesPicture);
        Stream<String> people = (kind.isHisVoice() ? List.<String>of() : figures(winners, teller)).stream();
        return Stream.of(Stream.of(kind.picture()), mat, pieces, people).flatMap(each -> each).toList();
    }

    /** The pictures of those who have won, in the order of their seats. */
    public static List<String> figures(Set<Side> winners, EndTeller teller) {
        return winners.stream().sorted().flatMap(side -> teller.figure(side).stream()).toList();
    }

    /** Whether the coals beside the mat are what lights the scene. */
    boolean isFirelit() {
        return !kind.isHisVoice() && place.isEmpty();
    }

    /** The picture of the pieces of one who has won. */
    static String piecesPicture(Side side) {
        return "mictlan/won-" + side.key() + ".png";
    }
}
