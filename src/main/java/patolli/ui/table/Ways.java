package patolli.ui.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.transform.Scale;
import patolli.board.SquareKind;
import patolli.rules.Hindrance;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/**
 * What is drawn on the table of the moves that are offered, under the pieces. Where two share a stretch, their cords
 * lie beside each other on the mats; elsewhere none could be followed from its piece to its goal, and these two have
 * none. The way of the one that is pointed at is lit.
 */
final class Ways {
    /** Where moves end in more places than these, nothing can be told of each before a piece is chosen. */
    static final int FEW = 6;
    /** How firm the feet are that lead on, the first ones, and by how much less each later ones. */
    private static final double FIRM = 1;
    private static final double PALER = 0.24;
    /** So many moves at most are few: the ways of all that share a stretch are seen before any is pointed at. */
    private static final int ROPES = 4;
    /** How much of the rings of other pieces is seen while one is chosen, where no ring but that of a goal is round. */
    private static final double OTHERS = 0.4;
    /** How large a ring within another is, of its usual size. */
    private static final double WITHIN = 0.78;
    /** A bead of gold. */
    private static final String DOT = "table/step-dot.png";
    private final Pane marks;
    private final Group grounds = new Group();
    private final Group cords = new Group();
    private final Group roads = new Group();
    private final Group signs = new Group();
    private final Group lanes = new Group();
    private final Group shadows = new Group();
    private final Group stops = new Group();
    private final Pieces pieces;
    private final TableLayout layout;
    private final Pictures pictures;
    private final WayPrints prints;
    private final List<Way> all = new ArrayList<>();
    private Predicate<Leg> parts = leg -> false;
    /** Whose goals are seen before all others. */
    private Favoured favoured = Favoured.ALL;

    /** @param marks the layer under the pieces */
    Ways(Pane marks, Pieces pieces, TableLayout layout, Pictures pictures) {
        this.marks = marks;
        this.pieces = pieces;
        this.layout = layout;
        this.pictures = pictures;
        prints = new WayPrints(pieces, layout, pictures);
    }

    /** Which legs use but a part of the cast, from now on. */
    void parts(Predicate<Leg> now) {
        parts = now;
    }

    /** The goals of that piece are seen before all others, from now on. */
    void favour(Favoured piece) {
        favoured = piece;
    }

    /** Draws the ways of all legs of a move, in the order in which they are gone. */
    List<Way> add(MoveView move, Optional<Heading> heading) {
        attach();
        List<Way> ways = new ArrayList<>();
        for (Leg leg : move.legs()) {
            List<Spot.Square> counted = ways.isEmpty() ? heading.map(Heading::counted).orElse(List.of()) : List.of();
            ways.add(draw(leg, counted));
        }
        heading.ifPresent(way -> heading(move.legs().getFirst().side(), way, ways.getFirst().end()));
        all.addAll(ways);
        if (layout.marks().upright()) {
            all.forEach(way -> way.cord().tangle(isTangled(way)));
        } else {
            Set<Point2D> trodden = all.stream().map(Way::end).collect(Collectors.toSet());
            all.forEach(way -> thread(way, trodden));
        }
        return ways;
    }

    /**
     * The cords of those that share a stretch are threads, each in a lane of its own. Of few these are ropes; where one
     * would be long there are feet on the free squares, one pair for all that walk there.
     *
     * @param trodden the squares on which there are no feet or already some
     */
    private void thread(Way way, Set<Point2D> trodden) {
        Lanes beside = Lanes.of(way, all);
        if (beside.count() > 1) {
            if (way.cord().getParent() != lanes) {
                cords.getChildren().remove(way.cord());
                lanes.getChildren().add(way.cord());
            }
            boolean few = all.size() <= ROPES;
            way.cord().beside(beside, few && way.cord().isFar() ? Tread.on(pictures, layout, way.route(),
                    square -> !isTaken(square) && trodden.add(square)) : List.of(), few);
        }
    }

    /** Single threads leave the squares of a way that is lit free. */
    void leave() {
        Set<Point2D> lit = all.stream().filter(Way::isOut).flatMap(Way::open).collect(Collectors.toSet());
        all.forEach(way -> way.cord().leave(lit));
    }

    private void attach() {
        if (marks.getChildren().isEmpty()) {
            marks.getChildren().setAll(grounds, cords, roads, signs, lanes, shadows, stops);
        }
    }

    private Way draw(Leg leg, List<Spot.Square> counted) {
        PieceSprite piece = pieces.on(leg.side(), leg.from());
        Route route = Route.of(layout, leg, counted, piece);
        ground(leg.from());
        ground(leg.to());
        SquareFrame from = SquareFrame.origin(pictures, layout, route, leg.from() instanceof Spot.Hand);
        SquareFrame to = goal(leg.to(), route.end(), ending(leg));
        signs.getChildren().add(from);
        add(to, route.end(), leg.side());
        GoldCord cord = pieces.passed().map(light -> prints.of(route, light, Set.of(), ending(leg)))
                .orElseGet(() -> new GoldCord(route, edge(route)));
        counted.forEach(step -> cord.bead(sprite(DOT, layout.square(step.number()))));
        cords.getChildren().add(cord);
        LitRoad road = new LitRoad(pictures, layout, route);
        pieces.passed().ifPresent(_ -> road.hide());
        roads.getChildren().add(road);
        Way way = new Way(route, from, to, cord, road);
        signs.getChildren().add(way.flight());
        return way;
    }

    /**
     * Marks where legs end, it may be with the ways that can be told from all others; returns these places, if a piece
     * is favoured its own alone.
     */
    Set<Point2D> mark(List<Leg> legs) {
        attach();
        Map<Point2D, Leg> ends = ends(legs);
        Map<Point2D, Leg> before = ends(favoured.of(legs));
        ends.forEach((end, leg) -> {
            ground(leg.to());
            SquareFrame frame = goal(leg.to(), end, ending(leg));
            frame.stand(before.size() > FEW || !before.containsKey(end) ? Standing.BACK : layout.marks().unchosen());
            frame.setOpacity(Favoured.ring(before, end, ending(leg), layout.marks().isRinged()));
            add(frame, end, leg.side());
        });
        if (layout.marks().isRinged() && ends.size() <= FEW) {
            tie(legs, favoured.of(legs));
        } else if (pieces.isJoined()) {
            join(legs, ends.keySet());
        }
        return before.keySet();
    }

    /** Ties a piece that is chosen to the rings where it can go, if there are rings, and tags these. */
    void tie(List<Leg> legs) {
        if (layout.marks().isRinged()) {
            // Where its ways share a stretch, each print is seen once.
            all.stream().filter(way -> !way.isPlain()).forEach(way -> way.cord().setVisible(false));
            tie(legs, legs);
        }
    }

    private void tie(List<Leg> legs, List<Leg> before) {
        List<Leg> seen = legs.stream().filter(leg -> !isUnderOwn(leg.side(), end(leg))).toList();
        twice(Favoured.isOne(before) ? seen : List.of());
        if (Favoured.isOne(before)) {
            cords.getChildren().addAll(prints.of(before.stream().collect(Collectors.toMap(leg -> Route.of(layout, leg,
                    List.of(), pieces.on(leg.side(), leg.from())), this::ending, (one, other) -> one))));
        }
        pieces.rings().getChildren().addAll(StepBeads.of(pieces, seen, this::ending, before));
    }

    /** Where the whole cast leads a piece, and a part of it as well, a smaller ring is seen within the other. */
    private void twice(List<Leg> legs) {
        legs.stream().filter(parts).filter(leg -> legs.stream().anyMatch(other -> !parts.test(other)
                && end(other).equals(end(leg)))).collect(Collectors.toMap(this::end, leg -> leg, (one, other) -> one))
                .forEach((end, leg) -> {
                    SquareFrame within = goal(leg.to(), end, ending(leg));
                    within.stand(layout.marks().unchosen());
                    within.getTransforms().add(new Scale(WITHIN, WITHIN));
                    add(within, end, leg.side());
                });
    }

    private Point2D end(Leg leg) {
        return pieces.on(leg.side(), leg.from()).end(leg.to());
    }

    private void join(List<Leg> legs, Set<Point2D> ends) {
        List<Route> farthest = legs.stream().map(Leg::from).distinct().map(from -> legs.stream()
                .filter(leg -> leg.from().equals(from)).map(leg -> Route.of(layout, leg,
                        List.of(), pieces.on(leg.side(), leg.from())))
                .max(Comparator.comparingInt(route -> route.steps().size())).orElseThrow()).toList();
        farthest.stream().filter(route -> farthest.stream().noneMatch(other -> other != route
                && !Collections.disjoint(other.steps(), route.steps())))
                .forEach(route -> cords.getChildren().add(joined(route, ends)));
    }

    /** Where legs end; of several that end at one place, one that uses the whole cast, if there is one. */
    private Map<Point2D, Leg> ends(List<Leg> legs) {
        Map<Point2D, Leg> ends = new LinkedHashMap<>();
        legs.forEach(leg -> ends.merge(end(leg), leg, (one, other) -> parts.test(one) ? other : one));
        return ends;
    }

    /** Whether rings are laid, and one of the same side lies there now, of which a part of a ring would stick out. */
    private boolean isUnderOwn(Side side, Point2D end) {
        return layout.marks().isRinged() && pieces.of(side).stream().anyMatch(piece -> piece.at().distance(end) < 1);
    }

    /** What becomes of a piece at the end of a leg. */
    private MoveEnd ending(Leg leg) {
        MoveEnd end = parts.test(leg) && !isUnderOwn(leg.side(), end(leg)) ? MoveEnd.PART : MoveEnd.WHOLE;
        return pieces.all().stream().anyMatch(piece -> piece.side() != leg.side() && piece.spot().isWith(leg.to()))
                ? end.taking() : end;
    }

    /** What joins a piece with where it goes. */
    private Node joined(Route route, Set<Point2D> ends) {
        return pieces.passed().<Node>map(light -> prints.of(route, light, ends, MoveEnd.WHOLE)).orElseGet(() ->
                isClear(route) ? new GoldCord(route, edge(route)) : tread(route, ends));
    }

    /** Whether nothing stands on the squares that are walked over. */
    private boolean isClear(Route route) {
        return route.walked().stream().map(route.squares()::get).noneMatch(this::isTaken);
    }

    private boolean isTaken(Point2D square) {
        return prints.isTaken(square);
    }

    /** A cord would run under what stands there: small feet on the way's free squares, but where a move ends. */
    private Group tread(Route route, Set<Point2D> ends) {
        Group feet = new Group();
        feet.setMouseTransparent(true);
        feet.setManaged(false);
        feet.getChildren().addAll(Tread.on(pictures, layout, route,
                square -> !isTaken(square) && !ends.contains(square)));
        return feet;
    }

    private SquareFrame goal(Spot to, Point2D end, MoveEnd ending) {
        if (to instanceof Spot.Home && layout.isHomeOnBoard()) {
            return SquareFrame.home(pictures, layout, end);
        }
        SquareFrame frame = SquareFrame.goal(pictures, layout, end, ending,
                to instanceof Spot.Square square && layout.isWedge(square.number()));
        if (to instanceof Spot.Square square && layout.board().kind(square.number()) == SquareKind.DANGER) {
            frame.sink(layout);
        }
        return frame;
    }

    /** How far from the middle of the last square of a route its edge is, as one comes to it. */
    private double edge(Route route) {
        List<Point2D> squares = route.squares();
        if (squares.size() < 2) {
            return 0;
        }
        Point2D last = squares.getLast();
        Point2D way = last.subtract(squares.get(squares.size() - 2));
        Rectangle2D room = layout.room(last);
        return Math.abs(way.getX()) < Math.abs(way.getY()) || layout.board().onCorner() ? room.getHeight() / 2
                : room.getWidth() / 2;
    }

    /** Where the mat itself is painted, a mark has a quiet ground, under all marks. */
    private void ground(Spot spot) {
        if (spot instanceof Spot.Square square && layout.isPainted(square.number())) {
            grounds.getChildren().add(sprite("table/mark-ground.png", layout.square(square.number())));
        }
    }

    /** The ground on which a lifted piece throws its shadow, over the frame about it; it can be laid elsewhere. */
    Node shadow(Point2D at) {
        attach();
        Group ground = new Group(LiftShade.of(layout.board().squareSize(), pieces.lift()));
        ground.setMouseTransparent(true);
        pieces.ready().filter(ring -> !pieces.isBased(at)).ifPresent(ring -> ground.getChildren()
                .add(pieces.sized(sprite(ring, Point2D.ZERO), at)));
        lay(ground, at);
        shadows.getChildren().add(ground);
        return ground;
    }

    /** Lays the ground of a shadow there. */
    static void lay(Node ground, Point2D at) {
        ground.setLayoutX(at.getX());
        ground.setLayoutY(at.getY());
    }

    /** Frames where those legs end that are not what is looked at: thin, and without their ways. */
    void outline(List<Leg> legs, Set<Point2D> framed) {
        attach();
        ends(legs).forEach((end, leg) -> {
            if (!framed.contains(end)) {
                SquareFrame frame = goal(leg.to(), end, ending(leg));
                frame.stand(Standing.BACK);
                frame.setOpacity(layout.marks().isRinged() ? OTHERS : 1);
                add(frame, end, leg.side());
            }
        });
    }

    /** A frame lies under the pieces; a ring over one that would be taken: about another's foot it is seen enough. */
    private void add(SquareFrame frame, Point2D end, Side side) {
        if (isUnderOwn(side, end)) {
            frame.goBeneath();
        }
        (layout.marks().isRinged() && pieces.all().stream().anyMatch(piece -> piece.side() != side
                && piece.spot() instanceof Spot.Square(int number, _) && layout.square(number).equals(end))
                ? pieces.rings() : signs).getChildren().add(frame);
    }

    /** A sign wherever a piece is stopped. */
    void stop(List<Bar> bars) {
        attach();
        stops.getChildren().clear();
        bars.stream().map(Bar::why).map(Hindrance::place).flatMap(Optional::stream).forEach(square -> {
            Sprite sign = sprite(layout.marks().picture("stop-" + Math.round(layout.board().squareSize()) + ".png"),
                    layout.square(square.number()));
            sign.setId("stop");
            stops.getChildren().add(sign);
        });
    }

    /** Feet in the side's colour that walk on from where a piece lands, each pair paler than the one before. */
    private void heading(Side side, Heading way, Point2D end) {
        List<Point2D> points = Stream.concat(Stream.of(end), way.onward().stream()
                .map(step -> layout.square(step.number()))).toList();
        for (int i = 1; i < points.size(); i++) {
            Sprite feet = sprite(layout.marks().picture("feet-" + side.key() + ".png"), points.get(i));
            feet.setRotate(Footprints.heading(points, i - 1));
            feet.setOpacity(FIRM - PALER * (i - 1));
            signs.getChildren().add(feet);
        }
    }

    private Sprite sprite(String picture, Point2D at) {
        Sprite sprite = new Sprite(pictures, picture);
        sprite.place(at);
        return sprite;
    }

    /** Whether another shares a stretch with that one. */
    boolean isTangled(Way way) {
        return all.stream().anyMatch(other -> other != way && Lanes.shares(other, way));
    }

    /** All that are drawn. */
    List<Way> all() {
        return List.copyOf(all);
    }

    /** None is drawn any more. */
    void clear() {
        all.forEach(Way::settle);
        all.clear();
        List.of(grounds, cords, roads, signs, lanes, shadows, stops, pieces.rings())
                .forEach(layer -> layer.getChildren().clear());
        marks.getChildren().clear();
    }
}
