package patolli.proof;

import java.util.Optional;
import java.util.OptionalLong;
import patolli.beans.Occasion;

/**
 * A cast of a save, and what was found out about it. A cast that was taken back and made again is there twice.
 *
 * @param line  where it stands in the save, from 1
 * @param shake how many draws were made while the beans were held, 0 when nobody held them; empty for real beans
 * @param cast  what the save says, as the game writes it
 */
public record CastCheck(int line, Occasion occasion, OptionalLong shake, String cast, Finding finding) {

    /** Whether the hand took part: how long the beans were held, only the program knows. */
    public boolean isShaken() {
        return shake.isPresent() && shake.getAsLong() > 0;
    }

    /** Whether real beans were thrown. */
    public boolean isOwn() {
        return shake.isEmpty();
    }

    /** What it should be, as far as anybody can tell: by the beans, or by what it was before it was taken back. */
    public Optional<String> expected() {
        return switch (finding) {
            case Finding.Fits _ -> Optional.of(cast);
            case Finding.Differs differs -> Optional.of(differs.expected());
            case Finding.Changed changed -> Optional.of(changed.expected());
            case Finding.Own _, Finding.Unopened _, Finding.Shaken _ -> Optional.empty();
        };
    }
}
