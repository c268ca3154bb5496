package patolli.ui.book;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import patolli.model.BookModel;
import patolli.text.Hit;
import patolli.text.Texts;

/** What a search found, as a sheet: each place with its page, its heading and the words around. */
final class Results {
    private static final String FIRST = "result-0";
    private final Texts texts;
    private final BookModel model;

    Results(Texts texts, BookModel model) {
        this.texts = texts;
        this.model = model;
    }

    /** The link to the best place of the results that a scene shows. */
    static Optional<Node> first(Scene scene) {
        return Optional.ofNullable(scene.lookup("#" + FIRST));
    }

    Sheet render(BookModel.Searching searching) {
        List<Hit> hits = searching.hits();
        TextFlow title = flow("heading-1", text(texts.get("results.title"), "plain"));
        VBox sheet = new VBox(title, flow("paragraph", text(summary(searching), "plain")));
        sheet.getStyleClass().add("sheet");
        for (int i = 0; i < hits.size(); i++) {
            sheet.getChildren().add(result(hits.get(i), "result-" + i));
        }
        return new Sheet(sheet, List.of(title));
    }

    private String summary(BookModel.Searching searching) {
        return searching.query().isEmpty() ? texts.get("results.ask")
                : texts.get("results.count", searching.hits().size(), searching.query());
    }

    private VBox result(Hit hit, String id) {
        String name = hit.section() == 0 ? hit.title() : texts.get("results.place", hit.title(), hit.heading());
        Hyperlink link = new Hyperlink(name);
        link.setId(id);
        link.getStyleClass().add("link");
        link.setOnAction(event -> model.open(hit.page(), hit.section()));
        TextFlow snippet = flow("snippet");
        hit.snippet().forEach(part -> snippet.getChildren().add(text(part.text(), part.found() ? "found" : "plain")));
        VBox result = new VBox(link, snippet);
        result.getStyleClass().add("result");
        result.setOnMouseClicked(event -> link.fire());
        return result;
    }

    private static TextFlow flow(String style, Text... texts) {
        TextFlow flow = new TextFlow(texts);
        flow.getStyleClass().add(style);
        return flow;
    }

    private static Text text(String words, String style) {
        Text text = new Text(words);
        text.getStyleClass().add(style);
        return text;
    }
}
