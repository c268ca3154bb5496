package patolli.ui.grand;

import patolli.play.GrandEvening;

/**
 * How a grand evening stands, and what can be done.
 *
 * @param underway whether the contest that is due has been begun
 * @param goOn     plays the contest that is due; when all are over, begins another evening
 * @param anew     begins another evening before this one is over
 * @param rules    opens the page of the book
 * @param close    leads back
 */
public record GrandEveningModel(GrandEvening evening, boolean underway, Runnable goOn, Runnable anew, Runnable rules,
        Runnable close) { }
