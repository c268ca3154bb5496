package patolli.ui.menu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.net.URL;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.event.ActionEvent;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.model.Awaiting;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.settings.Settings;
import patolli.testkit.Alone;
import patolli.testkit.Contrast;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.testkit.ScriptedCasts;
import patolli.ui.menu.MenuModel.Command;

/** The menus alone, over a table in the middle of a game where it is blue's turn. */
class MenusTest {
    private final Preferences preferences = new Preferences();
    private final List<Command> ran = new ArrayList<>();
    private int chosen;
    private final TableModel table = new TableModel(() -> Position.toCast(Side.BLUE).on(Side.RED, 3, 20)
            .on(Side.BLUE, 45).state(),
            Seats.allPlayers(List.of(Side.RED, Side.BLUE)), () -> ScriptedCasts.always(2), state -> 0, work -> { },
            Runnable::run);

    @ParameterizedTest
    @CsvSource({"bell,beans", "pagade,dice", "tablan,sticks"})
    void whatIsCheckedIsWhatIsThrownAtThatTable(String game, String thrown) {
        TableModel other = new TableModel(() -> Positions.opening(game),
                Seats.allPlayers(Positions.opening(game).sides()), () -> ScriptedCasts.always(2), state -> 0,
                work -> { }, Runnable::run);
        try (Alone menus = Alone.show(() -> Menus.view(new MenuModel(other, preferences, Optional.empty(),
                Map.of())))) {
            assertThat(Fx.call(() -> ((MenuButton) menus.node("#help")).getItems().stream().map(MenuItem::getText)
                    .filter(text -> text != null && text.startsWith("_Check")).toList()))
                    .singleElement().asString().contains(thrown);
        }
    }

    private Alone show(Optional<String> factsTrouble) {
        Map<Command, Runnable> commands = new EnumMap<>(Command.class);
        for (Command command : Command.values()) {
            commands.put(command, () -> ran.add(command));
        }
        return Alone.show(() -> Menus.view(new MenuModel(table, preferences, factsTrouble, commands, () -> chosen++)));
    }

    private static MenuItem item(Alone menus, String menu, String id) {
        return ((MenuButton) menus.node(menu)).getItems().stream().filter(line -> id.equals(line.getId())).findFirst()
                .orElseThrow();
    }

    @Test
    void togglesShowTheirStateAndChangeIt() {
        try (Alone menus = show(Optional.empty())) {
            CheckMenuItem music = (CheckMenuItem) item(menus, "#options", "musicItem");
            assertThat(music.isSelected()).isTrue();
            Fx.run(() -> music.setSelected(false));
            assertThat(preferences.of(Settings.MUSIC).get()).isFalse();
            Fx.run(() -> preferences.of(Settings.MUSIC).set(true));
            assertThat(Fx.call(music::isSelected)).isTrue();
        }
    }

    @Test
    void everyLineThatIsChosenIsToldOnce() {
        try (Alone menus = show(Optional.empty())) {
            List<MenuItem> lines = Stream.of("#options", "#help").map(menu -> (MenuButton) menus.node(menu))
                    .flatMap(menu -> menu.getItems().stream()).filter(line -> !(line instanceof SeparatorMenuItem))
                    .toList();
            assertThat(lines).hasSizeGreaterThan(12);
            for (MenuItem line : lines) {
                int before = chosen;
                Fx.run(line::fire);
                assertThat(chosen - before).as(line.getText()).isEqualTo(1);
            }
        }
    }

    @Test
    void anOpenMenuHangsFromItsLabel() {
        try (Alone menus = show(Optional.empty())) {
            // Where there is room below, so that nothing moves it.
            Fx.run(() -> {
                menus.scene().getRoot().setTranslateX(300);
                menus.scene().getRoot().setTranslateY(-380);
            });
            for (String id : List.of("#options", "#help")) {
                MenuButton menu = (MenuButton) menus.node(id);
                Fx.run(menu::show);
            Node sheet = Fx.call(() -> menu.getItems().getFirst().getParentPopup().getSkin().getNode());
                Fx.until("the menu is laid out", () -> sheet.getLayoutBounds().getWidth() > 100);
                Bounds label = Fx.call(() -> menu.localToScreen(menu.getLayoutBounds()));
                Bounds paper = Fx.call(() -> sheet.localToScreen(sheet.getLayoutBounds()));
                assertThat(paper.getMinX()).as(id).isCloseTo(label.getMinX(), offset(1.5));
                assertThat(paper.getMinY()).as(id).isBetween(label.getMaxY(), label.getMaxY() + 6);
                Fx.run(menu::hide);
            }
        }
    }

    @Test
    @Tag("breadth")
    void whatCannotBeChosenIsStillRead() {
        try (Fx.Painting painted = Fx.painting(); Alone menus = show(Optional.empty())) {
            MenuButton menu = (MenuButton) menus.node("#options");
            Fx.run(() -> {
                // at the top: the platform without a screen can't paint a sheet that reaches below it
                StackPane.setAlignment(menus.view().root(), Pos.TOP_LEFT);
                ((Region) menus.view().root()).setMaxHeight(Region.USE_PREF_SIZE);
                menus.scene().getStylesheets().add(MenusTest.class.getResource("/css/menu.css").toExternalForm());
                menus.scene().getRoot().applyCss();
                menus.scene().getRoot().requestLayout();
                menus.scene().getRoot().layout();
                menu.show();
            });
            Node sheet = Fx.call(() -> menu.getItems().getFirst().getParentPopup().getSkin().getNode());
            Fx.until("a line that can't be chosen is seen", () -> sheet.lookupAll(".menu-item:disabled .text").stream()
                    .anyMatch(text -> text.getLayoutBounds().getWidth() > 20));
            List<Double> contrasts = Fx.call(() -> sheet.lookupAll(".menu-item:disabled > .label > .text").stream()
                    .map(text -> Contrast.of((Text) text)).toList());
            assertThat(contrasts).isNotEmpty().allMatch(contrast -> contrast >= 4.5);
            Fx.run(menu::hide);
        }
    }

    @Test
    void keysStandBehindTheirLinesAndAreNotTheMenusOwn() {
        try (Alone menus = show(Optional.empty())) {
            MenuItem undo = item(menus, "#options", "undoItem");
            assertThat(undo.getText()).startsWith("_Undo");
            assertThat(undo.getAccelerator().getDisplayText()).isEqualTo("Ctrl+Z");
            assertThat(undo.getAccelerator().match(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.Z, false, true,
                    false, false))).as("heard by the whole picture, not twice").isFalse();
        }
    }

    @Test
    void aLineThatCannotBeChosenNowIsGreyAndSaysWhy() {
        try (Alone menus = show(Optional.empty())) {
            Map<String, String> why = Map.of("undoItem", "_Undo \u2013 nothing done yet", "redoItem",
                    "R_edo \u2013 nothing undone", "hintItem", "H_int \u2013 no move is due");
            why.forEach((id, words) -> {
                assertThat(item(menus, "#options", id).isDisable()).as(id).isTrue();
                assertThat(item(menus, "#options", id).getText()).isEqualTo(words);
            });
            MenuItem sides = item(menus, "#options", "switchItem");
            assertThat(sides.getText()).isEqualTo("S_witch sides \u2013 when you and he play");
            Fx.run(() -> table.setMirrorPlays(true));
            assertThat(sides.isDisable()).isFalse();
            assertThat(sides.getText()).isEqualTo("S_witch sides");
        }
    }

    @Test
    void aGreyLineUnderTheMouseIsReadToo() {
        try (Alone menus = show(Optional.empty())) {
            MenuButton options = (MenuButton) menus.node("#options");
            Fx.run(() -> {
                Stream.of("/css/tokens.css", "/css/menu.css").map(MenusTest.class::getResource)
                        .map(URL::toExternalForm).forEach(menus.scene().getRoot().getStylesheets()::add);
                options.show();
            });
            ContextMenu sheet = Fx.call(() -> options.getItems().getFirst().getParentPopup());
            Fx.until("the menu is laid out", () -> sheet.getWidth() > 100);
            Node line = Fx.call(() -> sheet.getScene().lookup("#undoItem"));
            Fx.run(() -> {
                line.requestFocus();
                line.pseudoClassStateChanged(PseudoClass.getPseudoClass("focused"), true);
                sheet.getScene().getRoot().applyCss();
            });
            assertThat(Fx.call(() -> Contrast.of((Text) line.lookup(".label").lookup(".text")))).isGreaterThan(4.5);
            Fx.run(options::hide);
        }
    }

    @Test
    void withoutFactsTheLineIsGreyAndSaysWhy() {
        try (Alone menus = show(Optional.of("their file is missing"))) {
            MenuItem facts = item(menus, "#options", "factsItem");
            assertThat(facts.isDisable()).isTrue();
            assertThat(facts.getText()).contains("their file is missing");
            assertThat(((CheckMenuItem) facts).isSelected()).isFalse();
            assertThat(preferences.of(Settings.FACTS).get()).as("the setting stays for better days").isTrue();
        }
        try (Alone menus = show(Optional.empty())) {
            assertThat(item(menus, "#options", "factsItem").isDisable()).isFalse();
        }
    }

    @Test
    void turnedOnInTheMiddleOfAGameSmokingMirrorHasTheSideWhoseTurnItIs() {
        try (Alone menus = show(Optional.empty())) {
            Fx.run(table::begin);
            CheckMenuItem mirror = (CheckMenuItem) item(menus, "#options", "mirrorItem");
            MenuItem change = item(menus, "#options", "switchItem");
            assertThat(change.isDisable()).as("sides are switched only against him").isTrue();
            Fx.run(() -> {
                mirror.setSelected(true);
                mirror.getOnAction().handle(new ActionEvent());
            });
            assertThat(Fx.call(() -> table.seats().mirror())).contains(Side.BLUE);
            assertThat(change.isDisable()).isFalse();
        }
    }

    @Test
    void whatCanNotBeDoneNowIsGrey() {
        try (Alone menus = show(Optional.empty())) {
            MenuItem undo = item(menus, "#options", "undoItem");
            MenuItem redo = item(menus, "#options", "redoItem");
            MenuItem hint = item(menus, "#options", "hintItem");
            Fx.run(() -> table.playForcedMovesProperty().set(false));
            Fx.run(table::begin);
            assertThat(List.of(undo, redo, hint)).as("blue throws").allMatch(MenuItem::isDisable);
            Fx.run(table::release);
            assertThat(hint.isDisable()).as("blue moves").isFalse();
            Fx.run(() -> table.move(table.state().moves().getFirst()));
            Fx.run(table::release);
            assertThat(undo.isDisable()).isTrue();
            Fx.run(() -> table.move(table.state().find("3-5").orElseThrow()));
            assertThat(undo.isDisable()).as("red had a choice").isFalse();
            Fx.run(undo::fire);
            assertThat(Fx.call(table::awaiting)).isEqualTo(Awaiting.MOVE);
            assertThat(List.of(redo.isDisable(), hint.isDisable())).containsOnly(false);
            Fx.run(redo::fire);
            assertThat(redo.isDisable()).isTrue();
            assertThat(Fx.call(table::awaiting)).isEqualTo(Awaiting.THROW);
        }
    }

    @Test
    void everyLineDoesWhatItSays() {
        try (Alone menus = show(Optional.empty())) {
            Fx.run(() -> {
                for (String menu : List.of("#options", "#help")) {
                    ((MenuButton) menus.scene().lookup(menu)).getItems().stream()
                            .filter(line -> line.getId() != null && !(line instanceof CheckMenuItem)
                                    && !line.getId().equals("switchItem")).forEach(MenuItem::fire);
                }
                ((Button) menus.scene().lookup("#exitButton")).fire();
            });
            assertThat(ran).containsExactly(Command.values());
        }
    }
}
