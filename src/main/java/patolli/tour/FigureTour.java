package patolli.tour;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javafx.geometry.Point2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.Background;
import javafx.scene.layout.Pane;
import patolli.board.figure.FigurePose;
import patolli.ui.common.Pictures;
import patolli.ui.common.Pigment;
import patolli.ui.common.Shots;
import patolli.ui.table.AllTables;
import patolli.ui.table.GameTable;
import patolli.ui.table.MatLook;
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
        Set<Sitter> all = new LinkedHashSet<>();
        for (GameTable table : tables.tables()) {
            table.mat().figures().stream().map(MatLook.Figure::sitter).forEach(all::add);
        }
        for (Sitter sitter : all) {
            shots.take(show.apply(sheet(sitter)), "poses-" + sitter.rig().name() + "-" + sitter.size().high());
        }
    }

    /** On bare matting; all look at the middle of what they stand on. */
    private Pane sheet(Sitter sitter) {
        Pane sheet = new Pane();
        sheet.setBackground(Background.fill(Pigment.OCHRE.color().darker()));
        for (FigurePose pose : FigurePose.values()) {
            FigureView view = new FigureView(sitter, pictures);
            double x = 10 + WIDE * (pose.ordinal() % COLUMNS) + (WIDE - sitter.size().wide()) / 2;
            double y = 10 + HIGH * (pose.ordinal() / COLUMNS) + (HIGH - sitter.size().high()) / 2;
            view.setLayoutX(x);
            view.setLayoutY(y);
            view.take(pose, Optional.of(new Point2D(640, 400)), FigureView.Manner.AT_ONCE, 1);
            sheet.getChildren().add(view);
        }
        return sheet;
    }
}
