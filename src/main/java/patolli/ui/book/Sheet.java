package patolli.ui.book;

import java.util.List;
import javafx.scene.layout.Region;

/**
 * What is laid onto the right page of the book.
 *
 * @param root     all of it
 * @param headings its headings in order, the title first
 */
record Sheet(Region root, List<Region> headings) { }
