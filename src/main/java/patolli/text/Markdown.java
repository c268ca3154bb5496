package patolli.text;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;

/** Reads pages that are written in CommonMark with tables. */
final class Markdown {
    private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create())).build();

    private Markdown() { }

    /**
     * The page that the text describes.
     *
     * @throws IllegalArgumentException when it doesn't begin with a heading of the first level
     */
    static Page page(String id, String text) {
        Node document = PARSER.parse(text);
        if (!(document.getFirstChild() instanceof Heading first) || first.getLevel() != 1) {
            throw new IllegalArgumentException("the page " + id + " must begin with its title");
        }
        return new Page(id, PlainWords.of(first), document, sections(document));
    }

    private static List<Page.Section> sections(Node document) {
        List<Page.Section> sections = new ArrayList<>();
        String heading = "";
        StringBuilder text = new StringBuilder();
        for (Node block = document.getFirstChild(); block != null; block = block.getNext()) {
            if (block instanceof Heading) {
                if (block.getPrevious() != null) {
                    sections.add(new Page.Section(heading, text.toString().strip()));
                }
                heading = PlainWords.of(block);
                text.setLength(0);
            } else {
                text.append(PlainWords.of(block)).append(' ');
            }
        }
        sections.add(new Page.Section(heading, text.toString().strip()));
        return List.copyOf(sections);
    }
}
