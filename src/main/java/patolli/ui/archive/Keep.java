package patolli.ui.archive;

import patolli.model.Reckoning;
import patolli.model.SavedContests;

/**
 * Where an evening is kept.
 *
 * @param contests   the contests that are played, each in its save
 * @param archive    all saves
 * @param evenings   the statistics
 * @param reckoning  what in them was skill and what was luck
 * @param chronicles where chronicles are written to
 */
public record Keep(SavedContests contests, Archive archive, Evenings evenings, Reckoning reckoning,
        Chronicles chronicles) { }
