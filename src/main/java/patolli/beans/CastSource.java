package patolli.beans;

import patolli.rules.Casts;

/** Draws casts. */
@FunctionalInterface
public interface CastSource {

    /** The index of the next cast, each with its chance. */
    int draw(Casts casts);
}
