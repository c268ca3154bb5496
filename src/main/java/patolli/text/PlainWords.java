package patolli.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/** What a part of a page says, without its form: one line of words. Pictures and figures say nothing. */
public final class PlainWords extends AbstractVisitor {
    private static final String BETWEEN_CELLS = " \u00b7 ";
    private static final String AFTER_ROW = "; ";
    private final StringBuilder words = new StringBuilder();

    private PlainWords() { }

    /** The words of a node and of all that is in it. */
    public static String of(Node node) {
        PlainWords plain = new PlainWords();
        node.accept(plain);
        return plain.line();
    }

    /** The words that a picture is described with. */
    public static String describing(Image image) {
        PlainWords plain = new PlainWords();
        plain.visitChildren(image);
        return plain.line();
    }

    private String line() {
        return Normalizer.normalize(words.toString().strip().replaceAll("\\s+", " "), Normalizer.Form.NFC);
    }

    @Override
    public void visit(Text text) {
        words.append(text.getLiteral());
    }

    @Override
    public void visit(Code code) {
        words.append(code.getLiteral());
    }

    @Override
    public void visit(FencedCodeBlock block) {
        if (block.getInfo().isBlank()) {
            words.append(block.getLiteral()).append(' ');
        }
    }

    @Override
    public void visit(IndentedCodeBlock block) {
        words.append(block.getLiteral()).append(' ');
    }

    @Override
    public void visit(Image image) {
        words.append(' ');
    }

    @Override
    public void visit(SoftLineBreak lineBreak) {
        words.append(' ');
    }

    @Override
    public void visit(HardLineBreak lineBreak) {
        words.append(' ');
    }

    @Override
    public void visit(Heading heading) {
        visitChildren(heading);
        words.append(' ');
    }

    @Override
    public void visit(Paragraph paragraph) {
        visitChildren(paragraph);
        words.append(' ');
    }

    @Override
    public void visit(ListItem item) {
        visitChildren(item);
        words.append(' ');
    }

    @Override
    public void visit(CustomNode node) {
        if (node instanceof TableRow) {
            row(node);
            return;
        }
        visitChildren(node);
        if (node instanceof TableCell) {
            words.append(' ');
        }
    }

    /** Cells are set apart, and rows more so, or a table would read like one list. */
    private void row(Node row) {
        List<String> cells = new ArrayList<>();
        for (Node cell = row.getFirstChild(); cell != null; cell = cell.getNext()) {
            cells.add(of(cell));
        }
        cells.removeIf(String::isEmpty);
        if (!cells.isEmpty()) {
            words.append(String.join(BETWEEN_CELLS, cells));
            words.append(".!?".indexOf(words.charAt(words.length() - 1)) < 0 ? AFTER_ROW : " ");
        }
    }
}
