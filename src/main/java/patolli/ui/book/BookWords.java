package patolli.ui.book;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.text.TextFlow;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import patolli.text.PlainWords;
import patolli.ui.common.Pictures;

/** Sets the running text of a paragraph, a heading or a cell: words, links and small pictures among them. */
final class BookWords extends AbstractVisitor {
    private final Pictures pictures;
    private final Consumer<String> follow;
    private final TextFlow flow = new TextFlow();
    private final Deque<String> styles = new ArrayDeque<>(List.of("plain"));

    private BookWords(Pictures pictures, Consumer<String> follow) {
        this.pictures = pictures;
        this.follow = follow;
    }

    /** @param follow what a link does, given what it leads to */
    static TextFlow of(Node block, String style, Pictures pictures, Consumer<String> follow) {
        BookWords words = new BookWords(pictures, follow);
        words.visitChildren(block);
        words.flow.getStyleClass().add(style);
        return words.flow;
    }

    @Override
    public void visit(Text text) {
        add(text.getLiteral());
    }

    @Override
    public void visit(SoftLineBreak lineBreak) {
        add(" ");
    }

    @Override
    public void visit(HardLineBreak lineBreak) {
        add("\n");
    }

    @Override
    public void visit(Code code) {
        in("code", () -> add(code.getLiteral()));
    }

    @Override
    public void visit(Emphasis emphasis) {
        in("emphasis", () -> visitChildren(emphasis));
    }

    @Override
    public void visit(StrongEmphasis emphasis) {
        in("strong", () -> visitChildren(emphasis));
    }

    @Override
    public void visit(Link link) {
        Hyperlink words = new Hyperlink(PlainWords.of(link));
        words.getStyleClass().add("link");
        words.setOnAction(event -> follow.accept(link.getDestination()));
        flow.getChildren().add(words);
    }

    @Override
    public void visit(Image image) {
        PagePicture.view(image.getDestination(), pictures).ifPresent(view -> {
            view.setAccessibleText(PlainWords.describing(image));
            flow.getChildren().add(view);
        });
    }

    private void in(String style, Runnable what) {
        styles.push(style);
        what.run();
        styles.pop();
    }

    private void add(String words) {
        javafx.scene.text.Text text = new javafx.scene.text.Text(words);
        text.getStyleClass().add(styles.peek());
        flow.getChildren().add(text);
    }
}
