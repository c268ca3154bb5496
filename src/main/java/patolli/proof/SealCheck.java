package patolli.proof;

import java.util.Optional;
import patolli.beans.Seal;
import patolli.beans.Seed;

/**
 * A seal of a save. There is one, except where the secret of the first was lost.
 *
 * @param line  where it stands in the save, from 1
 * @param casts how many casts were made while it held, those of real beans included
 * @param seed  the seed in the save that fits it
 */
public record SealCheck(Seal seal, int line, int casts, Optional<Seed> seed) { }
