package patolli.ui.patolli.bet;

import java.util.stream.Stream;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** A thing at the bet with its shadow, which stays below when the thing is thrown. */
final class StakedThing {
    private static final double UNDER = 0.01;
    private final Sprite body;
    private final Sprite shadow;

    /** @param id of its picture */
    StakedThing(Pictures pictures, String id) {
        body = new Sprite(pictures, body(id));
        shadow = new Sprite(pictures, shadow(id));
    }

    private static String body(String id) {
        return "bet/laid-" + id + ".png";
    }

    private static String shadow(String id) {
        return "bet/laid-" + id + "-shadow.png";
    }

    /** Its pictures. */
    static Stream<String> pictures(String id) {
        return Stream.of(body(id), shadow(id));
    }

    Sprite body() {
        return body;
    }

    Sprite shadow() {
        return shadow;
    }

    /** It has come to lie. */
    void lie(Berth berth) {
        body.place(berth.at());
        shadow.place(berth.shadow());
        shadow.setOpacity(1);
        size(berth.size());
        body.setRotate(berth.turn());
        order(berth);
    }

    /** From now on it is drawn over and under what its berth says. */
    void order(Berth berth) {
        body.setViewOrder(-berth.above());
        shadow.setViewOrder(UNDER - berth.above());
        shadow.setRotate(berth.turn());
    }

    void size(double size) {
        body.setScaleX(size);
        body.setScaleY(size);
        shadow.setScaleX(size);
        shadow.setScaleY(size);
    }
}
