package patolli.ui.archive;

import patolli.model.SavedContests;

/**
 * Where an evening is kept.
 *
 * @param contests   the contests that are played, each in its save
 * @param archive    all saves
 * @param evenings   the statistics
 * @param chronicles where chronicles are written to
 */
public record Keep(SavedContests contests, Archive archive, Evenings evenings, Chronicles chronicles) { }
