package patolli.ui.prolog;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;
import patolli.ui.prolog.StoryPage.Sight;
import patolli.ui.telling.TellingLevel;
import patolli.ui.weather.Fire;
import patolli.ui.weather.Lightning;
import patolli.ui.weather.Rain;

/** What is seen while the story is told: one picture fades into the next, and lightning shows more for a moment. */
final class Scenery {
    private static final Color COLD = Color.web("#D3E6F2");
    /** Where both eyes are in their picture, and where the figure's pictures lie, design units. */
    private static final Rectangle2D EYES = new Rectangle2D(500, 140, 258, 158);
    private static final Point2D LORD = new Point2D(300, 0);
    /** Where lightning goes down behind the ruins, clear of the columns. */
    private static final Rectangle2D SKY = new Rectangle2D(250, -8, 230, 424);
    private static final double ABOVE_BAND = 0.76;
    private static final double DIM = 0.22;
    /** Smaller changes are not seen, and each paints everything anew. */
    private static final double DIM_STEP = 0.01;
    private final Lightning lightning;
    private final Rain rain;
    private final Gaze gaze;
    private final Drift drift;
    /** His throne goes on behind the band, whose edge is torn, and is lost in the dark below. */
    private final Rectangle throne = new Rectangle(446, 604, 391, 44);
    private final Rectangle shade = whole(Color.BLACK);
    private final Rectangle flash = whole(COLD);
    private final Node bright;
    private final Stroke stroke;
    private final Node cold;
    private final TellingLevel ruins;
    private final TellingLevel night;
    private final TellingLevel wall;
    private final TellingLevel shape;
    private final Map<Pose, TellingLevel> lord = new EnumMap<>(Pose.class);
    private final TellingLevel eyes;
    private final TellingLevel falling;
    private final TellingLevel dark;
    private final List<TellingLevel> levels;
    private Look look = Look.of(Sight.DARK);
    private Sight sight = Sight.DARK;
    private double time;
    private boolean calm;

    Scenery(Pane layer, Pictures pictures, Lightning lightning, RandomGenerator random) {
        this.lightning = lightning;
        rain = Rain.inTheAir(random);
        gaze = new Gaze(pictures, EYES, random);
        ImageView day = pictures.view("prolog/ruins.jpg");
        Node dusk = pictures.view("prolog/rain.jpg");
        drift = new Drift(day, pictures);
        Node skulls = pictures.view("mictlan/wall.jpg");
        Node dim = figure(pictures, "mictlan/lord-dark.png");
        Group lit = new Group();
        for (Pose pose : Pose.values()) {
            Node figure = figure(pictures, pose.picture());
            lord.put(pose, new TellingLevel(figure));
            lit.getChildren().add(figure);
        }
        bright = pictures.view("prolog/ruins.jpg");
        stroke = new Stroke(SKY, random);
        cold = pictures.view("mictlan/wall-cold.jpg");
        throne.setFill(new LinearGradient(0, 0, 0, 1, true, CycleMethod.NO_CYCLE, new Stop(0, Color.web("#80633F")),
                new Stop(0.3, Color.web("#5E482F")), new Stop(1, Color.web("#2E271F00"))));
        throne.setMouseTransparent(true);
        cold.setMouseTransparent(true);
        cold.setVisible(false);
        ruins = new TellingLevel(day);
        night = new TellingLevel(dusk);
        wall = new TellingLevel(skulls);
        shape = new TellingLevel(dim);
        eyes = new TellingLevel(gaze.group());
        falling = new TellingLevel(rain.canvas());
        dark = new TellingLevel(shade);
        levels = Stream.concat(Stream.of(ruins, night, wall, shape, eyes, falling, dark), lord.values().stream())
                .toList();
        layer.getChildren().addAll(day, dusk, bright, stroke, skulls, cold, dim, throne, lit, shade,
                raised(gaze.group()), rain.canvas(), flash);
    }

    private static Node figure(Pictures pictures, String name) {
        ImageView view = pictures.view(name);
        view.relocate(LORD.getX(), LORD.getY());
        return view;
    }

    /** He sits above the band that the words are on, not behind it, as he is painted; so do his eyes. */
    private static Node raised(Node eyes) {
        Group group = new Group(eyes);
        group.getTransforms().add(new Scale(ABOVE_BAND, ABOVE_BAND, DesignPane.WIDTH / 2, 0));
        return group;
    }

    private static Rectangle whole(Color colour) {
        return new Rectangle(DesignPane.WIDTH, DesignPane.HEIGHT, colour);
    }

    Rain rain() {
        return rain;
    }

    /** Whether nothing moves but light. */
    void setCalm(boolean still) {
        calm = still;
        lightning.setCalm(still);
        gaze.stare();
        drift.settle();
    }

    /**
     * Goes over to a sight.
     *
     * @param pace how many times as long as usual that takes; 0: it is there at once
     */
    void show(Sight now, double pace) {
        look = Look.of(now);
        double seconds = look.seconds() * pace;
        ruins.head(look.ruins(), seconds);
        night.head(look.night(), seconds);
        wall.head(look.wall(), seconds);
        shape.head(look.shape(), seconds);
        lord.forEach((pose, level) -> level.head(look.pose().filter(pose::equals).isPresent() ? 1 : 0, seconds));
        eyes.head(look.eyes(), seconds);
        falling.head(look.rain(), seconds);
        dark.head(look.dim(), seconds);
        if (now == Sight.EYES && sight != Sight.EYES && pace > 0 && !calm) {
            gaze.open();
            eyes.head(1, 0);
        }
        if (look.pose().isPresent()) {
            gaze.stare();
        }
        if (now == Sight.RAIN && sight != Sight.RAIN) {
            stroke.fork();
        }
        if (now == Sight.RUINS) {
            drift.begin();
        } else {
            drift.end();
        }
        sight = now;
        beat(0);
    }

    /** Time goes by. */
    void beat(double seconds) {
        time += seconds;
        levels.forEach(level -> level.beat(seconds));
        lightning.beat(seconds);
        double light = lightning.light();
        double revealed = look.reveal() * Math.max(light, look.night() > 0 ? 0 : lightning.afterglow());
        bright.setOpacity(look.night() * night.now() * revealed);
        bright.setVisible(bright.getOpacity() > 0);
        stroke.setOpacity(calm ? 0 : look.night() * light);
        stroke.setVisible(stroke.getOpacity() > 0);
        shape.show(look.shape() * revealed);
        wall.show((1 - look.night()) * revealed * 0.8);
        cold.setOpacity((1 - look.night()) * look.reveal() * light);
        cold.setVisible(cold.getOpacity() > 0);
        flash.setOpacity(look.flash() * light);
        flash.setVisible(flash.getOpacity() > 0);
        if (!calm) {
            drift.beat(seconds);
            gaze.beat(seconds);
            rain.fall(seconds);
        }
        double breath = calm ? 0.5 : Fire.breath(time, 0);
        shade.setOpacity(stepped(dark.now() * (1 - revealed)
                + look.breath() * DIM * (1 - breath) * seen(), DIM_STEP));
        shade.setVisible(shade.getOpacity() > 0);
        throne.setOpacity(seen());
        throne.setVisible(throne.getOpacity() > 0);
        rain.setStrength(falling.now());
        rain.draw(light);
        ruins.hideUnder(night);
    }

    /** How much of the figure is seen in any pose. */
    private double seen() {
        return lord.values().stream().mapToDouble(TellingLevel::now).max().orElseThrow();
    }

    /** The poses that he is seen in now. */
    Set<Pose> poses() {
        return lord.keySet().stream().filter(pose -> lord.get(pose).now() > 0).collect(Collectors.toSet());
    }

    private static double stepped(double value, double step) {
        return Math.round(value / step) * step;
    }
}
