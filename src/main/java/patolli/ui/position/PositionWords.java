package patolli.ui.position;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import patolli.rules.Draft;
import patolli.rules.Game;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.Trait;
import patolli.text.Texts;

/** A position in words: what can be set of it, what is wrong with it, and what lies where. */
public final class PositionWords {
    private static final String ASSET = "asset.";
    private static final List<String> HOLDERS = List.of("red", "pool", "blue");
    private final Game game;
    private final Texts texts;
    private final Texts story;
    private final Texts games = new Texts("games");

    /** Of a game's positions. */
    public PositionWords(Game game) {
        this.game = game;
        texts = Texts.of(game.name(), "position");
        story = Texts.of(game.name(), "story");
    }

    /** The bundle from which the words are. */
    Texts texts() {
        return texts;
    }

    /** Why something is refused. */
    public String why(Refusal refusal) {
        return refusal.fault().map(fault -> "fault." + fault).filter(texts::has).map(key -> texts.get(key,
                refusal.about().stream().map(this::told).toArray())).orElseGet(() ->
                texts.get("fault.text", refusal.getMessage()));
    }

    private Object told(Object about) {
        return switch (about) {
            case Side side -> side(side);
            case Spot.Square square -> game.square(square.number());
            case String text when !text.isEmpty() -> Arrays.stream(text.split(", ")).map(part ->
                    story.has(ASSET + part) ? story.get(ASSET + part, 1) : part).collect(Collectors.joining(", "));
            default -> about;
        };
    }

    /** The squares that a refusal tells of. */
    static List<Spot.Square> squares(Refusal refusal) {
        return refusal.about().stream().filter(Spot.Square.class::isInstance).map(Spot.Square.class::cast).toList();
    }

    /** What a side is called. */
    String side(Side side) {
        return story.get("side." + side.key());
    }

    /** What a trait is called. */
    String name(Trait trait) {
        if (trait.name().startsWith(ASSET)) {
            return texts.get("trait.asset", story.get(trait.name(), count(trait.value())));
        }
        return texts.get("trait." + trait.name(), trait.side().map(this::side).orElse(""));
    }

    /** Whether it is shared out: its value is how many each of the {@link #holders} has. */
    boolean isShared(Trait trait) {
        return trait.name().startsWith(ASSET);
    }

    /** Who has a share of what is shared out. */
    List<String> holders() {
        return HOLDERS.stream().map(each -> texts.get("holder." + each)).toList();
    }

    /** What a trait of each side is called above those of all of them. */
    String column(Trait trait) {
        return texts.get("column." + trait.name());
    }

    /** The picture of one thing of those that are shared out. */
    String picture(Trait trait) {
        return game.name() + "/" + trait.name().replace('.', '-') + ".png";
    }

    /** Who a holder is, if it is a side. */
    static Optional<Side> holder(int number) {
        return Side.of(HOLDERS.get(number));
    }

    /** The sign that stands for what a trait is, if there is one. */
    Optional<String> icon(Trait trait, String value) {
        String key = "icon." + trait.name() + "." + value;
        return texts.has(key) ? Optional.of(texts.get(key)) : Optional.empty();
    }

    /** What a trait is or can be. */
    String value(Trait trait, String value) {
        String key = "value." + trait.name() + "." + value;
        if (trait.name().startsWith(ASSET)) {
            return shares(value);
        }
        if (trait.name().equals("game")) {
            return games.get(value);
        }
        Optional<String> side = Side.of(value).map(this::side);
        return texts.has(key) ? texts.get(key) : side.orElseGet(() -> texts.has("value." + trait.name())
                ? texts.get("value." + trait.name(), value) : value.replace(",", ", "));
    }

    /** Who has how many of an asset: red, the pool, blue. */
    private String shares(String value) {
        String[] counts = value.split(" ");
        return IntStream.range(0, counts.length).filter(i -> !counts[i].equals("0")).mapToObj(i ->
                texts.get(count(value) == 1 ? "share.one" : "share", texts.get("holder." + HOLDERS.get(i)), counts[i]))
                .collect(Collectors.joining(texts.get("share.and")));
    }

    private static int count(String shares) {
        return Arrays.stream(shares.split(" ")).mapToInt(Integer::parseInt).sum();
    }

    /** What a bead on a piece says, in games in which pieces bear one. */
    Optional<String> bead() {
        return texts.has("legend.moved") ? Optional.of(texts.get("legend.moved")) : Optional.empty();
    }

    /** What lies at a place. @param spot empty for the Home of all */
    String place(Draft draft, Optional<Spot> spot, Optional<Side> piece) {
        String where = spot.map(this::where).orElseGet(() -> texts.get("place.homes"));
        String lying = spot.filter(Spot.Square.class::isInstance).flatMap(at -> piece.flatMap(side ->
                draft.lying(side, lies(draft.state(), side, at)).or(() -> draft.reached(side, at))))
                .map(how -> texts.get("lying." + how)).orElse("");
        return piece.map(side -> texts.get("place.piece", where, side(side), lying)).orElse(where);
    }

    private static Spot lies(State state, Side side, Spot at) {
        return state.pieces(side).stream().filter(at::isWith).findFirst().orElse(at);
    }

    private String where(Spot spot) {
        return switch (spot) {
            case Spot.Square square -> square(game.square(square.number()).toString());
            case Spot.Hand hand -> texts.get("place.hand", side(hand.side()));
            case Spot.Home home -> texts.get("place.home", side(home.side()));
            case Spot.Captured captured -> texts.get("place.captured", side(captured.side()));
        };
    }

    /** A square by its name; where the letters of that tell a part of the board, this is said. */
    private String square(String name) {
        String part = "place.square." + name.replaceAll("\\d", "");
        return texts.has(part) ? texts.get(part, name.replaceAll("\\D", ""), name) : texts.get("place.square", name);
    }

    /** The squares of pieces that count as moved although they may never have left them. */
    static List<Spot.Square> moved(Draft draft) {
        return draft.state().sides().stream().flatMap(side -> draft.state().pieces(side).stream()
                .filter(Spot.Square.class::isInstance).map(Spot.Square.class::cast)
                .filter(at -> draft.lying(side, at).equals(Optional.of("moved")))).toList();
    }
}
