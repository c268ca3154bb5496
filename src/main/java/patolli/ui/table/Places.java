package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import patolli.rules.Side;
import patolli.ui.course.Place;

/** Where the places of the board lie, in design units. */
final class Places {
    private static final double PIECE = 27;
    private final MatController mat;
    private final TableStage stage;

    Places(MatController mat) {
        this.mat = mat;
        stage = mat.stage();
    }

    Rectangle2D of(Place place) {
        return switch (place) {
            case Place.Square square -> square(stage.layout().square(square.number()));
            case Place.Waiting waiting -> square(stage.pieces().inHand(waiting.side()).stream().findFirst()
                    .map(PieceSprite::at).orElseGet(() -> stage.layout().nest(waiting.side(), 0)));
            case Place.Row row -> row(row.side());
            case Place.Holding holding -> stage.stakes().area(Optional.of(holding.side()));
            case Place.Plate plate -> mat.plate(plate.side()).area();
            case Place.Area area -> TableLayout.area(area.box());
            case Place.Thing thing -> switch (thing) {
                case POOL -> stage.stakes().area(Optional.empty());
                case BEANS -> stage.cast().bounds();
                case MENUS -> new Rectangle2D(107, 11, 236, 42);
                case SCORE -> new Rectangle2D(974, 11, 194, 42);
            };
        };
    }

    private Rectangle2D row(Side side) {
        return about(stage.pieces().of(side).stream().map(PieceSprite::nest).toList(), PIECE);
    }

    private Rectangle2D square(Point2D middle) {
        return stage.layout().room(middle);
    }

    /** What holds all these points, and so much more on each side. */
    static Rectangle2D about(List<Point2D> points, double more) {
        double left = points.stream().mapToDouble(Point2D::getX).min().orElse(0) - more;
        double top = points.stream().mapToDouble(Point2D::getY).min().orElse(0) - more;
        double right = points.stream().mapToDouble(Point2D::getX).max().orElse(0) + more;
        double bottom = points.stream().mapToDouble(Point2D::getY).max().orElse(0) + more;
        return new Rectangle2D(left, top, right - left, bottom - top);
    }
}
