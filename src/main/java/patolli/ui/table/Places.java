package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import patolli.rules.Side;

/** Where the places of the board lie, in design units. */
final class Places {
    private static final int LAST_PIECE = 5;
    private static final int LAST_ASSET = 19;
    private final Pieces pieces;
    private final Beans beans;

    Places(Table table) {
        pieces = table.pieces();
        beans = table.beans();
    }

    Rectangle2D of(Place place) {
        return switch (place) {
            case Place.Square square -> about(BoardLayout.square(square.number()));
            case Place.Waiting waiting -> about(pieces.on(waiting.side(), PieceSprite.IN_HAND).at());
            case Place.Row row -> row(row.side());
            case Place.Holding holding -> between(BoardLayout.asset(holding.side(), 0),
                    BoardLayout.asset(holding.side(), LAST_ASSET), 28);
            case Place.Thing thing -> switch (thing) {
                case SHIELD -> between(BoardLayout.SHIELD, BoardLayout.SHIELD, 84);
                case SERPENT -> new Rectangle2D(474, 630, 332, 92);
                case BEANS -> beans.bounds();
                case MENUS -> new Rectangle2D(107, 20, 236, 42);
                case SCORE -> new Rectangle2D(974, 20, 194, 42);
            };
        };
    }

    private static Rectangle2D row(Side side) {
        return between(BoardLayout.nest(side, 0), BoardLayout.nest(side, LAST_PIECE), 27);
    }

    private static Rectangle2D about(Point2D middle) {
        return between(middle, middle, BoardLayout.SQUARE / 2);
    }

    private static Rectangle2D between(Point2D first, Point2D last, double more) {
        return new Rectangle2D(first.getX() - more, first.getY() - more, last.getX() - first.getX() + 2 * more,
                last.getY() - first.getY() + 2 * more);
    }
}
