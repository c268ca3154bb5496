package patolli.ui.book;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.ThematicBreak;
import patolli.text.Page;
import patolli.text.Texts;
import patolli.ui.common.Pictures;

/**
 * Sets a page: headings, paragraphs, lists, quotations, tables and pictures below each other. A picture alone in its
 * paragraph is shown as large as fits; a fenced block {@code figure} is a picture that is put together and numbered
 * ({@link Figure}), a block {@code chart} an example of one ({@link Chart}).
 */
final class PageRenderer extends AbstractVisitor {
    private static final String FIGURE = "figure ";
    private static final String CHART = "chart ";
    private final Pictures pictures;
    private final Consumer<String> follow;
    private final List<Region> headings = new ArrayList<>();
    private Pane into = new VBox();

    /** @param follow what a link does, given what it leads to */
    PageRenderer(Pictures pictures, Consumer<String> follow) {
        this.pictures = pictures;
        this.follow = follow;
    }

    /** @param texts the bundle of the book, which names the paintings in the margins */
    Sheet render(Page page, Texts texts) {
        MarginPage sheet = new MarginPage();
        sheet.getStyleClass().add("sheet");
        within(sheet, page.document());
        sheet.paint(page.id(), texts, pictures);
        return new Sheet(sheet, List.copyOf(headings));
    }

    private void within(Pane pane, Node parent) {
        Pane around = into;
        into = pane;
        visitChildren(parent);
        into = around;
    }

    private void add(javafx.scene.Node node) {
        into.getChildren().add(node);
    }

    @Override
    public void visit(Heading heading) {
        TextFlow words = words(heading, "heading-" + heading.getLevel());
        headings.add(words);
        add(words);
    }

    @Override
    public void visit(Paragraph paragraph) {
        if (paragraph.getFirstChild() instanceof Image image && image.getNext() == null) {
            Figure.of(image, pictures).ifPresentOrElse(this::add, () -> add(words(image, "paragraph")));
        } else {
            add(words(paragraph, "paragraph"));
        }
    }

    private TextFlow words(Node block, String style) {
        return BookWords.of(block, style, pictures, follow);
    }

    @Override
    public void visit(BulletList list) {
        VBox rows = list();
        for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
            row(rows, "\u2022", "item-sign", item);
        }
    }

    @Override
    public void visit(OrderedList list) {
        VBox rows = list();
        int number = list.getMarkerStartNumber();
        for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
            row(rows, number++ + ".", "item-number", item);
        }
    }

    private VBox list() {
        VBox rows = new VBox();
        rows.getStyleClass().add("list");
        add(rows);
        return rows;
    }

    private void row(VBox rows, String sign, String style, Node item) {
        Label mark = new Label(sign);
        mark.getStyleClass().addAll("item-mark", style);
        mark.setMinWidth(Region.USE_PREF_SIZE);
        VBox body = new VBox();
        body.getStyleClass().add("item");
        HBox.setHgrow(body, Priority.ALWAYS);
        rows.getChildren().add(new HBox(mark, body));
        within(body, item);
    }

    @Override
    public void visit(BlockQuote quote) {
        boxed("quote", quote);
    }

    private void boxed(String style, Node parent) {
        VBox box = new VBox();
        box.getStyleClass().add(style);
        add(box);
        within(box, parent);
    }

    @Override
    public void visit(FencedCodeBlock block) {
        if (block.getInfo().startsWith(FIGURE)) {
            add(Figure.of(block.getInfo().substring(FIGURE.length()), block.getLiteral(), pictures));
            return;
        }
        if (block.getInfo().startsWith(CHART)) {
            add(Chart.of(block.getInfo().substring(CHART.length())));
            return;
        }
        verbatim(block.getLiteral());
    }

    @Override
    public void visit(IndentedCodeBlock block) {
        verbatim(block.getLiteral());
    }

    private void verbatim(String literal) {
        Text text = new Text(literal.stripTrailing());
        text.getStyleClass().add("code");
        TextFlow lines = new TextFlow(text);
        lines.getStyleClass().add("code-block");
        add(lines);
    }

    @Override
    public void visit(ThematicBreak line) {
        Region rule = new Region();
        rule.getStyleClass().add("rule");
        add(rule);
    }

    @Override
    public void visit(CustomBlock block) {
        if (block instanceof TableBlock) {
            add(new TableGrid(block, cell -> words(cell, "cell")));
        }
    }
}
