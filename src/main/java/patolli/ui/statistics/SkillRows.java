package patolli.ui.statistics;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.ai.review.Rating;
import patolli.play.Games;
import patolli.play.Level;
import patolli.rules.Game;
import patolli.save.Statistics;
import patolli.text.Texts;
import patolli.ui.common.Faint;

/** What was skill and what was luck, game by game. */
final class SkillRows {
    private static final double HUNDRED = 100;
    private static final double NAME = 142;
    /** How much of the example is seen that stands where the chart will be. */
    private static final double GHOST = 0.5;
    private final Pane rows;
    private final Texts texts;
    private final Texts games = new Texts("games");

    SkillRows(Pane legend, Pane rows, Texts texts) {
        this.rows = rows;
        this.texts = texts;
        for (Level level : Level.FIXED.reversed()) {
            Label name = label(texts.get("level." + level.key()), "skill-level");
            name.setGraphic(SkillReed.sample(level));
            legend.getChildren().add(name);
        }
        HBox you = new HBox(6, SkillReed.beadSample(), LossChart.meanSample());
        you.setAlignment(Pos.CENTER_LEFT);
        mark(legend, "skill.you", you);
        mark(legend, "skill.range", SkillReed.intervalSample());
        legend.getChildren().add(label(texts.get("skill.better"), "stat-note"));
    }

    private void mark(Pane legend, String key, Node sample) {
        Label name = label(texts.get(key), "skill-level");
        name.setGraphic(sample);
        legend.getChildren().add(name);
    }

    /** @return whether there is anything to show */
    boolean show(Statistics statistics) {
        rows.getChildren().clear();
        for (Game game : Games.all()) {
            Optional<Rating> rating = Rating.of(statistics.skills(game.name()));
            rating.ifPresent(found -> rows.getChildren().add(row(game, found)));
        }
        boolean any = !rows.getChildren().isEmpty();
        if (!any) {
            Games.all().forEach(game -> rows.getChildren().add(empty(game)));
            LossChart example = LossChart.example(texts, games);
            Faint.draw(example, GHOST);
            rows.getChildren().add(new VBox(2, label(texts.get("skill.example"), "stat-heading"), example));
        }
        LossChart.of(statistics, texts, games).ifPresent(chart -> {
            Label heading = label(texts.get("skill.contest"), "stat-heading");
            rows.getChildren().add(new VBox(2, heading, chart));
        });
        return any;
    }

    /** Where the levels lie in a game in which nothing was reviewed. */
    private HBox empty(Game game) {
        HBox line = line(game, new SkillReed(game, texts.get("skill.reed.empty", games.get(game.name()))),
                label(texts.get("skill.yet"), "stat-note"));
        line.getStyleClass().add("skill-yet");
        return line;
    }

    private HBox line(Game game, SkillReed reed, Label number) {
        Label name = label(games.get(game.name()), "skill-game");
        name.setPrefWidth(NAME);
        name.setMinWidth(NAME);
        HBox line = new HBox(10, name, reed, number);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    private VBox row(Game game, Rating rating) {
        String loss = texts.get(rating.isSure() ? "skill.loss" : "skill.loss.unsure", HUNDRED * rating.loss().value(),
                HUNDRED * rating.loss().low(), HUNDRED * rating.loss().high());
        String told = texts.get("skill.told", texts.get("skill.like." + rating.like(game).key()), rating.contests(),
                rating.decisions(), victories(rating.luck()), Math.signum(rating.luck()));
        Label number = label(loss, "skill-loss");
        number.setId("loss-" + game.name());
        HBox line = line(game, new SkillReed(game, rating, texts.get("skill.reed", games.get(game.name()), loss,
                told)), number);
        Label words = label(told, "judged");
        words.setId("skill-" + game.name());
        return new VBox(line, words);
    }

    /** To a tenth. */
    private static String victories(double luck) {
        long tenths = Math.round(Math.abs(luck) * 10);
        return tenths / 10 + "." + tenths % 10;
    }

    private static Label label(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
