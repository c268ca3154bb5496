/**
 * What Smoking Mirror says at the table, and the merchant's answers: what there is to speak of in a turn, which line is
 * next, and how often anybody speaks. He speaks as a computer's player against people at this screen; where two people
 * play each other he is not at the table, and where computers are among themselves there is nobody to talk to: then he
 * is silent. At other tables others speak so, at some of them several. No line comes again before all of its kind were
 * heard, from one evening to the next.
 */
package patolli.speech;
