package patolli.forge.furniture;

import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/**
 * Sheets, slips, buttons and all that is turned, ticked or pulled. Slices are those of a border image, in units; each
 * class says where words may lie and where the thing's middle is.
 */
public final class FurnitureStudio implements Studio {
    @Override
    public String name() {
        return "furniture";
    }

    @Override
    public List<Picture> pictures() {
        return List.of(
                picture("leaf", Leaves::leaf),
                picture("leaf-tall", Leaves::tall),
                picture("leaf-low", Leaves::low),
                picture("leaf-small", Leaves::small),
                picture("book", Book::draw),
                picture("lesson", Leaves::lesson),
                picture("fact", Leaves::fact),
                picture("story", Story::draw),
                picture("button", Plaques::plain),
                picture("button-hot", Plaques::hot),
                picture("button-pressed", Plaques::pressed),
                picture("button-off", Plaques::off),
                picture("field", Plaques::field),
                picture("night", Plaques::night),
                picture("check-off", s -> Ticks.check(false, false, s)),
                picture("check-off-hot", s -> Ticks.check(false, true, s)),
                picture("check-on", s -> Ticks.check(true, false, s)),
                picture("check-on-hot", s -> Ticks.check(true, true, s)),
                picture("radio-off", s -> Ticks.radio(false, false, s)),
                picture("radio-off-hot", s -> Ticks.radio(false, true, s)),
                picture("radio-on", s -> Ticks.radio(true, false, s)),
                picture("radio-on-hot", s -> Ticks.radio(true, true, s)),
                picture("counter", s -> Counters.full(false, s)),
                picture("counter-hot", s -> Counters.full(true, s)),
                picture("hollow", s -> Counters.hollow(false, s)),
                picture("hollow-hot", s -> Counters.hollow(true, s)),
                picture("slider-track", Beads::sliderTrack),
                picture("slider-thumb", s -> Beads.sliderThumb(false, s)),
                picture("slider-thumb-hot", s -> Beads.sliderThumb(true, s)),
                picture("scroll-track", Cords::track),
                picture("scroll-thumb", Cords::thumb),
                picture("choice-arrow", Beads::choiceArrow),
                picture("next-arrow", Beads::nextArrow),
                picture("tab-mark", Mark::draw),
                picture("progress-off", Beads::progressOff),
                picture("progress-on", Beads::progressOn),
                picture("progress-now", Beads::progressNow),
                picture("pointer", Pointer::draw),
                picture("close", s -> Beads.close(false, s)),
                picture("close-hot", s -> Beads.close(true, s)),
                picture("menu", Leaves::menu),
                picture("tooltip", Leaves::tooltip),
                picture("ring", Ring::draw));
    }

    private static Picture picture(String name, Picture.Painter painter) {
        return new Picture("ui/" + name, Ground.CLEAR, Set.of("furniture", "paper", "outline"), new Once(painter));
    }
}
