package patolli.tour;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Background;
import javafx.scene.layout.Pane;
import patolli.board.BoardGeometry;
import patolli.board.Point;
import patolli.board.figure.FigurePose;
import patolli.ui.common.Pictures;
import patolli.ui.common.Pigment;
import patolli.ui.common.Shots;
import patolli.ui.table.AllTables;
import patolli.ui.table.GameTable;
import patolli.ui.table.figure.FigureView;
import patolli.ui.table.figure.Sitter;

/** Takes a picture of each figure in all its poses. */
public final class FigureTour {
    private static final int COLUMNS = 5;
    private static final double WIDE = 252;
    private static final double HIGH = 392;
    private final AllTables tables;
    private final Pictures pictures;
    private final Shots shots;

    public FigureTour(AllTables tables, Pictures pictures, Shots shots) {
        this.tables = tables;
        this.pictures = pictures;
        this.shots = shots;
    }

    /** Takes them all; {@code show} shows something in the window. */
    public void run(Function<Parent, Scene> show) throws IOException {
        Map<Sitter, Stand> all = new LinkedHashMap<>();
        for (GameTable table : tables.tables()) {
            table.mat().figures().forEach(figure -> all.putIfAbsent(figure.sitter(),
                    new Stand(table.mat().picture(), figure.at())));
        }
        for (Map.Entry<Sitter, Stand> each : all.entrySet()) {
            Sitter sitter = each.getKey();
            shots.take(show.apply(sheet(sitter, each.getValue())), "poses-" + sitter.rig().name() + "-"
                    + sitter.size().high());
        }
    }

    /** What somebody has behind him at a table. */
    private record Stand(String mat, Point at) { }

    /** Each on the ground of the table; all look at the middle of what they stand on. */
    private Pane sheet(Sitter sitter, Stand stand) {
        Pane sheet = new Pane();
        sheet.setBackground(Background.fill(Pigment.OBSIDIAN.color()));
        for (FigurePose pose : FigurePose.values()) {
            FigureView view = new FigureView(sitter, pictures);
            double x = 10 + WIDE * (pose.ordinal() % COLUMNS) + (WIDE - sitter.size().wide()) / 2;
            double y = 10 + HIGH * (pose.ordinal() / COLUMNS) + (HIGH - sitter.size().high()) / 2;
            ImageView ground = pictures.view(stand.mat());
            double left = stand.at().x() + (sitter.size().wide() - WIDE) / 2;
            double top = stand.at().y() + (sitter.size().high() - HIGH) / 2;
            pictures.crop(ground, new Rectangle2D(Math.clamp(left, 0, BoardGeometry.WIDTH - WIDE),
                    Math.clamp(top, 0, BoardGeometry.HEIGHT - HIGH), WIDE, HIGH));
            ground.relocate(10 + WIDE * (pose.ordinal() % COLUMNS), 10 + HIGH * (pose.ordinal() / COLUMNS));
            sheet.getChildren().add(ground);
            view.setLayoutX(x);
            view.setLayoutY(y);
            view.take(pose, Optional.of(new Point2D(640, 400)), FigureView.Manner.AT_ONCE, 1);
            sheet.getChildren().add(view);
        }
        return sheet;
    }
}
