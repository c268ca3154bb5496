package patolli.ui;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.application.Platform;
import patolli.beans.CastSource;
import patolli.model.Adviser;
import patolli.model.Contests;
import patolli.model.Mind;
import patolli.model.TableModel;
import patolli.play.ContestSetup;
import patolli.play.Seats;
import patolli.rules.Game;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.settings.Settings;

/** Lays tables, and sits people down at them as the settings have it. */
public final class Tables {
    private Tables() { }

    /**
     * A table for contests of a game with its standard options.
     *
     * @param thinker where the computer's mind works
     */
    public static TableModel lay(Game game, Seats seats, Supplier<CastSource> beans, Mind mirror, Executor thinker) {
        return new TableModel(() -> opening(game), seats, beans, mirror, thinker, Platform::runLater);
    }

    /**
     * A table for contests that are kept.
     *
     * @param thinker where the computer's mind and the adviser work
     */
    public static TableModel lay(Game game, Seats seats, Contests contests, Mind mirror, Adviser adviser,
            Executor thinker) {
        return new TableModel(() -> opening(game), seats, contests, mirror, adviser, thinker, Platform::runLater);
    }

    /** A contest of a game with its standard options, at which they sit as the settings have it. */
    static ContestSetup standard(Game game, Settings settings) {
        return new ContestSetup(opening(game), seats(game, settings));
    }

    /** The same at any table: the player on the side that is set, or else the first, and computers on all others. */
    static ContestSetup againstTheHouse(Game game, Settings settings) {
        State opening = opening(game);
        List<Side> sides = opening.sides();
        Side player = sides.contains(settings.get(Settings.HUMAN_SIDE)) ? settings.get(Settings.HUMAN_SIDE)
                : sides.getFirst();
        return new ContestSetup(opening, Seats.computersPlay(sides, sides.stream().filter(side -> side != player)
                .toList()).playing(settings.get(Settings.LEVEL)));
    }

    /** Who sits where as the settings have it. */
    public static Seats seats(Game game, Settings settings) {
        List<Side> sides = opening(game).sides();
        Seats seats = settings.get(Settings.PLAY_SMOKING_MIRROR)
                ? Seats.mirrorPlays(sides, sides.getFirst() == settings.get(Settings.HUMAN_SIDE) ? sides.getLast()
                : sides.getFirst())
                : Seats.allPlayers(sides);
        return seats.playing(settings.get(Settings.LEVEL));
    }

    /** The settings with who sits where in them; unchanged by seats that they have no words for. */
    public static Settings in(Settings settings, Seats seats, List<Side> sides) {
        if (!sides.equals(List.of(Side.RED, Side.BLUE)) || seats.players().isEmpty()) {
            return settings;
        }
        Settings now = settings.with(Settings.PLAY_SMOKING_MIRROR, seats.mirror().isPresent());
        Optional<Side> human = seats.mirror().flatMap(mirror -> sides.stream().filter(s -> s != mirror).findFirst());
        return human.isPresent() ? now.with(Settings.HUMAN_SIDE, human.get()) : now;
    }

    private static State opening(Game game) {
        try {
            return game.start(Map.of());
        } catch (Refusal e) {
            throw new IllegalStateException("the standard options of " + game.name() + " must go together", e);
        }
    }
}
