package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import patolli.model.Awaiting;
import patolli.model.Hint;
import patolli.model.Jump;
import patolli.model.TableModel;
import patolli.play.Seat;
import patolli.rules.Hindrance;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.Saying;

/** The words for the two lines at the top of the mat: what happened, and what is expected. */
final class Feedback {
    /** Chances to win that differ by less are told as equal. */
    private static final double SAME = 0.0005;
    private final TableModel model;
    private final TableStage stage;
    private final Texts texts;
    private final TableWords words;
    private final Narrator narrator;
    private final ReasonWords reasons;

    /**
     * @param stage which says whether something is still being shown
     * @param texts the bundle {@code board} of the game
     * @param words of the game
     */
    Feedback(TableModel model, TableStage stage, Texts texts, TableWords words, Narrator narrator) {
        this.model = model;
        this.stage = stage;
        this.texts = texts;
        this.words = words;
        this.narrator = narrator;
        reasons = new ReasonWords(texts, narrator);
    }

    /** All that is to be written now. */
    Saying saying() {
        return new Saying(happened(), expected(Optional.empty()), acting(), model.seats());
    }

    /** What is said of everything that is played, as long as it is: that it is a trial. */
    Optional<String> mark() {
        return model.isTrial() ? Optional.of(texts.get("trial")) : Optional.empty();
    }

    /** What that means, in a sentence. */
    String markMeans() {
        return texts.get("trial.tip");
    }

    /** Whose turn it is; in the end, all who have won. During the bet the turn is red's by rule only: nobody's. */
    private Set<Side> acting() {
        State state = model.state();
        return state.phase() == Phase.BET ? Set.of() : state.turn().map(Set::of).orElseGet(state::winners);
    }

    /** What happened last, in sentences, and where an undo or a redo has led. */
    private List<String> happened() {
        return Stream.concat(told().stream(), model.jumpProperty().get().filter(this::isOn).map(this::jumped).stream())
                .toList();
    }

    /** Whether a jump can still be told: who has been taken back to a decision is no longer there when all is over. */
    private boolean isOn(Jump jump) {
        return jump.way() != Jump.Way.BACK || model.state().turn().isPresent();
    }

    private String jumped(Jump jump) {
        State state = model.state();
        return switch (jump.way()) {
            case BACK -> {
                boolean bet = state.phase() == Phase.BET;
                yield say(bet ? "undone.bet" : state.phase().isChance() ? "undone.throw" : "undone.choice",
                        state.mover(), jump.casts());
            }
            case ONWARDS -> texts.get("redone", jump.casts());
            case NOT_BACK -> texts.get(model.isWatched() ? "undone.watched" : "undone.not");
            case NOT_ONWARDS -> texts.get(model.isWatched() ? "undone.watched" : "redone.not");
        };
    }

    private List<String> told() {
        return model.lastTurnProperty().get().map(turn -> narrator.sentences(turn, model.seats()))
                .filter(told -> !told.isEmpty()).orElseGet(() -> List.of(texts.get(model.isTrial() ? "welcome.trial"
                : special("welcome", model.state()))));
    }

    /** What is expected now; {@code pointedAt} is what a player looks at. */
    String expected(Optional<Pointed> pointedAt) {
        State state = model.state();
        boolean goesOn = model.isWatched() && model.awaiting() == Awaiting.NOTHING;
        if (model.restingProperty().get() || stage.isPerforming() && !goesOn) {
            return "";
        }
        if (goesOn) {
            return texts.get(model.pausedProperty().get() ? "expect.paused" : "expect.watch");
        }
        if (model.awaiting() == Awaiting.MOVE && pointedAt.isPresent()) {
            return tell(pointedAt.get());
        }
        return switch (model.awaiting()) {
            case BET -> texts.get("expect.bet");
            case THROW -> say(special("expect.throw", state), state.mover());
            case OWN_THROW -> ownThrow(state);
            case MOVE -> {
                if (model.hintProperty().get().isPresent()) {
                    yield hint(state, model.hintProperty().get().get());
                }
                int moves = state.moves().size();
                yield say(special(moves == 1 ? "expect.onlyMove" : "expect.move", state), state.mover(), moves);
            }
            case NEW_CONTEST -> texts.get("expect.newContest");
            case NOTHING -> nothing(state);
        };
    }

    private String tell(Pointed pointed) {
        return switch (pointed) {
            case Pointed.AtMove at -> move(at.move()) + worth(at.move()) + because(at.move());
            case Pointed.AtStuck at -> stuck(at.bar());
            case Pointed.AtPiece at -> tell(at.what()) + bars(at.barred());
            case Pointed.AtLegs at -> legs(at.legs());
            case Pointed.AtBack _ -> back();
            case Pointed.AtDice at -> dice(at.dice(), at.pieces());
            case Pointed.AtRest _ -> texts.get("move.rest");
        };
    }

    private String nothing(State state) {
        if (state.castsAlone()) {
            return texts.get("expect.demon");
        }
        if (state.phase() == Phase.MOVE && model.seats().of(state.mover()) == Seat.PLAYER
                && state.moves().size() == 1) {
            return texts.get("expect.forced");
        }
        if (state.turn().filter(side -> model.seats().of(side) == Seat.MIRROR).isPresent()) {
            return computer(state.phase() == Phase.MOVE ? "expect.mirrorMoves" : "expect.mirrorCasts", state.mover());
        }
        return "";
    }

    private String ownThrow(State state) {
        Side side = state.mover();
        return model.seats().of(side) == Seat.MIRROR ? computer(special("expect.own.mirror", state), side)
                : say(special("expect.own", state), side);
    }

    /** What a hint says: the best move, or all of them by their numbers. */
    private String hint(State state, Hint hint) {
        if (hint.part() == Hint.Part.BEST) {
            long good = hint.judged().stream().filter(each -> hint.best().value() - each.value() < SAME).count();
            String key = state.moves().size() == 1 ? "hint.only" : good > 1 ? "hint.equal" : "hint.best";
            return texts.get(key, hint.best().value(), good) + proven(hint) + below(why(state, hint, key))
                    + (key.equals("hint.best") ? texts.get("hint.best.more") : "");
        }
        return texts.get(isClose(hint) ? "hint.all.close" : "hint.all", hint.best().value()) + proven(hint);
    }

    /** Whether another move is told to win as often as the best, to a hundredth. */
    private static boolean isClose(Hint hint) {
        return hint.judged().stream().filter(each -> each.move() != hint.best().move())
                .anyMatch(each -> Math.round(100 * each.value()) == Math.round(100 * hint.best().value()));
    }

    /** The reasons of the best move; where no move has any, what tells it from the others all the same. */
    private String why(State state, Hint hint, String key) {
        boolean plain = state.moves().size() > 1 && state.moves().stream().allMatch(move ->
                hint.reasons(move).isEmpty()) && !hint.best().proven();
        return plain ? texts.get(key + ".plain") : reasons.best(hint.reasons(hint.best().move()), model.seats());
    }

    private String proven(Hint hint) {
        return hint.best().proven() ? texts.get("hint.proven") : "";
    }

    /** What a move is worth, when somebody has asked for a hint. */
    private String worth(int move) {
        return model.hintProperty().get().map(hint -> hint.value(move)).filter(OptionalDouble::isPresent)
                .map(value -> texts.get("hint.worth", value.getAsDouble())).orElse("");
    }

    /** What speaks for and against a move that the words for it don't say, when somebody has asked for a hint. */
    private String because(int move) {
        return model.hintProperty().get().map(hint -> below(reasons.unseen(hint.reasons(move), model.seats())))
                .orElse("");
    }

    /** In a line of its own. */
    private static String below(String words) {
        return words.isEmpty() ? "" : "\n" + words;
    }

    /** A legal move of the position in words. */
    String move(int move) {
        State state = model.state();
        MoveView view = state.view(move);
        Leg leg = view.legs().getFirst();
        boolean pair = leg.pieces() > 1;
        String what = leg.from() instanceof Spot.Hand ? texts.get("move.enter")
                : leg.to() instanceof Spot.Home ? texts.get(pair ? "move.offPair" : "move.off")
                : texts.get(pair ? "move.pair" : "move.squares", leg.steps());
        return what + words.effect(state, view);
    }

    /** Where a piece can go as a part of moves, in words. */
    String legs(List<Leg> legs) {
        if (legs.size() > 1 && legs.getFirst().from() instanceof Spot.Hand) {
            return texts.get("move.enters", legs.stream().map(Leg::to).distinct().count());
        }
        return legs.size() == 1 ? texts.get("move.part", legs.getFirst().steps())
                : texts.get("move.parts", ways(legs), legs.stream().mapToInt(Leg::steps).max().orElse(0));
    }

    /** The numbers of squares that legs go, the lowest first. */
    private String ways(List<Leg> legs) {
        List<String> steps = legs.stream().map(Leg::steps).distinct().sorted().map(String::valueOf).toList();
        return steps.size() < 2 ? String.join("", steps) : texts.get("move.or",
                String.join(texts.get("move.between"), steps.subList(0, steps.size() - 1)), steps.getLast());
    }

    /** What a piece says that has gone its part of a move. */
    String back() {
        return texts.get("move.back");
    }

    /** Why a piece can't be played, in words. */
    String stuck(Bar bar) {
        String cast = bar.dice().isEmpty() ? cast(model.state()) : narrator.list(written(bar.dice()));
        return switch (bar.why()) {
            case Hindrance.EntersWith enters -> texts.get("stuck.enter", cast, enters.cast());
            case Hindrance.OwnPiece own -> texts.get("stuck.own", cast);
            case Hindrance.SafeEnemy enemy -> texts.get("stuck.enemy", cast);
            case Hindrance.BeginsWith begins -> texts.get("stuck.begins", cast, begins.cast());
            case Hindrance.Settled _ -> texts.get("stuck.settled", cast);
            case Hindrance.HandFirst _ -> texts.get("stuck.hand");
            case Hindrance.OwnPair _ -> texts.get("stuck.ownPair", cast);
            case Hindrance.EnemyPair _ -> texts.get("stuck.enemyPair", cast);
            case Hindrance.NeedsCut _ -> texts.get("stuck.needsCut");
            case Hindrance.OtherDie _ -> texts.get("stuck.otherDie");
            case Hindrance.OutOfOrder order -> texts.get("stuck.order", cast,
                    model.state().game().place(order.next().number()));
            case Hindrance.TooFar far -> texts.get("stuck.far", cast, far.left());
        };
    }

    /** By which dice a piece can't go that can go by others, and why, each a sentence after others. */
    String bars(List<Bar> bars) {
        return bars.stream().map(this::barred).collect(Collectors.joining());
    }

    private String barred(Bar bar) {
        String die = narrator.list(written(bar.dice()));
        return switch (bar.why()) {
            case Hindrance.OwnPair _ -> texts.get("barred.ownPair", die);
            case Hindrance.EnemyPair _ -> texts.get("barred.enemyPair", die);
            case Hindrance.NeedsCut _ -> texts.get("barred.needsCut", die);
            case Hindrance.OtherDie _ -> texts.get("barred.otherDie", die);
            case Hindrance.TooFar far -> texts.get("barred.far", die, far.left());
            case Hindrance.EntersWith _, Hindrance.OwnPiece _, Hindrance.SafeEnemy _, Hindrance.BeginsWith _,
                    Hindrance.Settled _, Hindrance.HandFirst _, Hindrance.OutOfOrder _ -> " " + stuck(bar);
        };
    }

    private static List<String> written(List<Integer> dice) {
        return dice.stream().map(String::valueOf).toList();
    }

    /** The cast that is to be played, or what is left of it. */
    private String cast(State state) {
        List<String> dice = written(state.dice());
        return dice.isEmpty() ? state.game().casts().text(state.cast()) : narrator.list(dice);
    }

    /** What a move uses of the cast, as written beside where it leads: its dice stand there already. */
    String use(int pieces) {
        return pieces > 1 ? texts.get("use.pair") : "";
    }

    /** What is chosen by choosing dice, in words. */
    String dice(List<Integer> dice, int pieces) {
        return pieces > 1 ? texts.get("dice.pair", dice.getFirst()) : dice.size() > 1
                ? texts.get("dice.sum", dice.stream().mapToInt(die -> die).sum())
                : texts.get("dice.one", dice.getFirst());
    }

    /** Smoking Mirror has his name against one player; else computers go by their names or colours. */
    private String computer(String key, Side side) {
        boolean his = narrator.form(side, model.seats()).equals("mirror");
        return Narrator.sentence(texts.get(his ? key : key + ".side", narrator.named(side, model.seats())));
    }

    /** What is expected may be of a kind that the game has other words for. */
    private String special(String key, State state) {
        String own = key + "." + words.occasion(state);
        return texts.has(own) ? own : key;
    }

    private String say(String key, Side side, Object... more) {
        Object[] gaps = new Object[more.length + 1];
        gaps[0] = narrator.named(side, model.seats());
        System.arraycopy(more, 0, gaps, 1, more.length);
        boolean you = narrator.form(side, model.seats()).equals("you");
        return Narrator.sentence(texts.get(you ? key : key + ".side", gaps));
    }
}
