package patolli.forge.jaguar;

import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/**
 * The scene of the bet: a crouching stone jaguar with a bowl in its back, and a cloth for each side's things. Layers of
 * 1280 x 800 lie on one another: {@code bet/jaguar}; on it {@code bet/eyes}, the light of the eyes on the stone (all of
 * it within 660 x 620 from (330, 70) on); then the stakes, then {@code bet/bowl} (the near lip and the shade inside),
 * and last {@code bet/pupils}, 280 x 150 from (400, 290) on, the eyes themselves. The opacities of eyes and pupils
 * follow the stake, and the latter may breathe.
 *
 * <p>In design units, all as seen:
 * <ul>
 * <li>The bowl's mouth is an ellipse round (716, 175) with radii 155 x 68; its floor one round (715, 208) with radii
 * 126 x 57, whose lower part the near lip hides from y = 242 on. The middles of
 * pictures 40 wide belong in an ellipse round (714, 199) with radii 120 x 36.
 * <li>Red's cloth, the field inside its border (far left, far right, near right, near left): (96, 511), (356, 500),
 * (312, 708), (37, 721). Blue's: (922, 500), (1181, 511), (1240, 721), (964, 708).
 * <li>The pupils are at about (473, 353) and (588, 370). The middle of the bottom, x 400 to 860 from y = 680 on, is
 * plain floor; the corners at the top, to y = 70, are dark wall.
 * </ul>
 *
 * <p>The scroll bar: {@code bet/stone-track} is 400 x 28, its groove runs from x = 14 to 386 at y = 14 and has 21
 * notches, 18.6 apart; {@code bet/stone-thumb} is 44 x 44 with its middle at (22, 22).
 */
public final class JaguarStudio implements Studio {
    @Override
    public String name() {
        return "jaguar";
    }

    @Override
    public List<Picture> pictures() {
        return List.of(
                picture("jaguar", Ground.OPAQUE, scale -> BetScene.at(scale).scene()),
                picture("eyes", Ground.CLEAR, scale -> BetScene.at(scale).eyes()),
                picture("pupils", Ground.CLEAR, scale -> BetScene.at(scale).pupils()),
                picture("bowl", Ground.CLEAR, scale -> BetScene.at(scale).lip()),
                picture("stone-track", Ground.CLEAR, Bar::track),
                picture("stone-thumb", Ground.CLEAR, Bar::thumb));
    }

    private static Picture picture(String name, Ground ground, Picture.Painter painter) {
        return new Picture("bet/" + name, ground, Set.of("jaguar", "carved"), painter);
    }
}
