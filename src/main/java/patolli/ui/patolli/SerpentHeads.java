package patolli.ui.patolli;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.animation.Transition;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.board.Box;
import patolli.board.PatolliBoard;
import patolli.board.Point;
import patolli.board.SerpentSheet;
import patolli.board.SerpentSheet.Pose;
import patolli.ui.common.Paths;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.TableLayout;
import patolli.ui.table.light.LitPicture;
import patolli.ui.table.light.LitSheet;
import patolli.ui.table.light.TableLight;
import patolli.ui.table.staging.MatBeast;

/** The two heads of the serpent on the mat: that on the side of a struck piece's nest rises, bites and spits. */
final class SerpentHeads implements MatBeast {
    /** What a head that has risen takes on of the light and the dark less than one that lies: it comes to be seen. */
    private static final double BRIGHTER = 0.55;
    /** When the jaws shut and when they let go, as part of the whole. */
    private static final double SHUT = 0.34;
    private static final double LET_GO = 0.56;
    private static final double RISE = 66;
    private static final double SPAT = 96;
    private static final double IN_JAWS = 0.9;
    /** From then on the head that lies again fades over to the painted one. */
    private static final double AWAY = 0.9;
    /** Until when the body shines with the head that it bears, from when on less, and how bright that is. */
    private static final double REARED = 0.14;
    private static final double SUNK = 0.8;
    private static final double JOINED = 0.85;
    /** By then what lies on the mat has made way to the ground beside a head. */
    private static final double MADE = 0.2;
    private static final Point2D FREE = new Point2D(587, 607);
    private static final Point2D MIRRORED = new Point2D(2 * PatolliBoard.SERPENT.x() - FREE.getX(), FREE.getY());
    private final List<Jaws> both;
    private final Group cover;
    private Runnable snapped = () -> { };
    private BiFunction<Point2D, Duration, Animation> room = (to, time) -> new PauseTransition(time);

    SerpentHeads(Pictures pictures) {
        both = Stream.of(false, true).map(right -> new Jaws(pictures, right)).toList();
        cover = new Group(both.stream().<Node>map(jaws -> jaws.cover).toList());
        cover.setMouseTransparent(true);
    }

    @Override
    public Animation takes(Sprite piece, Point2D nest, Pane over, Duration time) {
        return both.get(nest.getX() > PatolliBoard.SERPENT.x() ? 1 : 0).bite(piece, nest, over, time);
    }

    @Override
    public void setSnapped(Runnable work) {
        snapped = work;
    }

    @Override
    public void setRoom(BiFunction<Point2D, Duration, Animation> work) {
        room = work;
    }

    @Override
    public Node cover() {
        return cover;
    }

    @Override
    public void light(TableLight light, Duration slowly) {
        both.forEach(jaws -> {
            jaws.cover.light(light, slowly);
            jaws.trunk.light(light);
            jaws.head.light(light);
        });
    }

    @Override
    public void settle() {
        both.forEach(jaws -> jaws.cover.stop());
    }

    /** In which pose a head is after a part of the time. */
    private static Pose pose(double done) {
        if (done < SHUT) {
            return done < 0.04 ? Pose.LYING : done < 0.11 ? Pose.STIRRING : done < 0.18 ? Pose.REARING : Pose.GAPING;
        }
        if (done < LET_GO) {
            return done < 0.46 ? Pose.SHUT : Pose.GULPING;
        }
        return done < 0.72 ? Pose.SPITTING : done < 0.80 ? Pose.GULPING : done < 0.86 ? Pose.SINKING
                : done < AWAY ? Pose.STIRRING : Pose.LYING;
    }

    private static double brightness(Point onSheet) {
        return Stream.of(Pose.values()).filter(pose -> pose.cell().contains(onSheet)).findFirst()
                .map(pose -> 1 - BRIGHTER * pose.high()).orElse(1.0);
    }

    private final class Jaws {
        private final boolean right;
        private final LitSheet head;
        private final LitSheet trunk;
        private final LitPicture cover;
        private final BooleanProperty risen = new SimpleBooleanProperty();

        Jaws(Pictures pictures, boolean right) {
            this.right = right;
            String name = "patolli/serpent-" + (right ? "right" : "left");
            head = new LitSheet(pictures, name + ".png", SerpentSheet.place(right), SerpentHeads::brightness);
            head.setId(right ? "serpent-right" : "serpent-left");
            trunk = new LitSheet(pictures, name + "-trunk.png", SerpentSheet.trunk(right), at -> 1 - BRIGHTER * JOINED);
            Box hidden = SerpentSheet.cover(right);
            cover = new LitPicture(pictures, name + "-cover.png", new Point(hidden.x(), hidden.y()));
            // Whoever clears the layer away puts the painted head back.
            cover.visibleProperty().bind(head.parentProperty().isNotNull().and(risen));
        }

        private void take(Pose pose) {
            head.show(pose.cell());
            risen.set(pose != Pose.LYING);
        }

        Animation bite(Sprite piece, Point2D nest, Pane over, Duration time) {
            Point2D struckAt = piece.at();
            double grown = piece.getScaleX();
            Point2D gape = TableLayout.point(Pose.GAPING.mouth(right));
            Point2D spit = TableLayout.point(Pose.SPITTING.mouth(right));
            take(Pose.LYING);
            head.setOpacity(1);
            int under = over.getChildren().indexOf(piece);
            over.getChildren().removeAll(trunk, head);
            over.getChildren().addAll(Math.max(0, under), List.of(trunk, head));
            return new ParallelTransition(room.apply(right ? FREE : MIRRORED, time.multiply(MADE)), new Transition() {
                private boolean bitten;

                {
                    setCycleDuration(time);
                    setInterpolator(Interpolator.LINEAR);
                }

                @Override
                protected void interpolate(double done) {
                    take(pose(done));
                    trunk.setOpacity(Math.clamp(Math.min(done / REARED, (AWAY - done) / (AWAY - SUNK)), 0, 1));
                    head.setOpacity(done < AWAY ? 1 : Math.max(0, 1 - (done - AWAY) / (1 - AWAY)));
                    piece.setVisible(done < SHUT || done >= LET_GO);
                    if (done < SHUT) {
                        fly(piece, struckAt, gape, RISE, grown, IN_JAWS, done / SHUT);
                    } else {
                        fly(piece, spit, nest, SPAT, IN_JAWS, 1, Math.max(0, (done - LET_GO) / (1 - LET_GO)));
                        if (!bitten) {
                            bitten = true;
                            snapped.run();
                        }
                    }
                    if (done >= 1) {
                        over.getChildren().removeAll(trunk, head);
                    }
                }
            });
        }

        private void fly(Sprite piece, Point2D from, Point2D to, double rise, double first, double last, double done) {
            double height = Math.sin(Math.PI * done);
            Paths.lift(piece, from.interpolate(to, done), rise * height, first + (last - first) * done + 0.3 * height);
        }
    }
}
