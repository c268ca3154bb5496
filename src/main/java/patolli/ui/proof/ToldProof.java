package patolli.ui.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.shape.SVGPath;
import patolli.proof.Proof;
import patolli.proof.ProofWords;
import patolli.text.Texts;
import patolli.ui.proof.CheckedCast.Match;

/** A proof in the words of its game: its grade and counts, the verdict, the faults, what is beside. */
final class ToldProof {
    private final ProofModel model;
    private final Texts texts;
    private final ProofWords words;

    /** @param texts the bundle {@code proof} */
    ToldProof(ProofModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        words = new ProofWords(Texts.of(model.proof().header().game().name(), "verify"));
    }

    /** Which of the three grades, and how many casts there are of each kind. */
    void grade(Label label, SVGPath mark) {
        Proof.Grade grade = model.proof().verdict().grade();
        label.setText(texts.get("grade", texts.get("grade." + grade.name()), counts()));
        label.getStyleClass().setAll("verdict", "grade-" + grade.status());
        Marks.grade(mark, grade);
    }

    private String counts() {
        if (model.casts().isEmpty()) {
            return texts.get("counts.none");
        }
        return texts.get("counts", model.casts().size(), Stream.of(Match.values())
                .filter(match -> model.count(match) > 0)
                .map(match -> texts.get("counts." + match.name(), model.count(match)))
                .collect(Collectors.joining(", ")));
    }

    /** Everything else, a paragraph each. */
    List<Node> paragraphs() {
        List<Node> told = new ArrayList<>();
        told.add(paragraph("told-verdict", words.verdict(model.proof())));
        words.faults(model.proof()).forEach(fault -> told.add(paragraph("told-fault", fault)));
        words.beside(model.proof()).forEach(line -> told.add(paragraph("told-beside", line)));
        return told;
    }

    private static Label paragraph(String style, String text) {
        Label line = new Label(text);
        line.getStyleClass().setAll("label", "told", style);
        line.setWrapText(true);
        line.setMinHeight(Label.USE_PREF_SIZE);
        return line;
    }
}
