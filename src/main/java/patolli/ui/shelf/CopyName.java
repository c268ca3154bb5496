package patolli.ui.shelf;

import java.util.Collection;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import patolli.text.Texts;

/** The field that asks for the name of a copy, and says at once what is wrong with it. */
final class CopyName {
    private final TextField field;
    private final Label fault;
    private final Node keep;
    private final Texts texts;
    private final Supplier<Collection<String>> taken;
    private Consumer<String> then = name -> { };

    /**
     * @param keep  the button that takes the name
     * @param taken the names that other games have
     */
    CopyName(TextField field, Label fault, Node keep, Texts texts, Supplier<Collection<String>> taken) {
        this.field = field;
        this.fault = fault;
        this.keep = keep;
        this.texts = texts;
        this.taken = taken;
        field.textProperty().subscribe(this::judge);
    }

    /** Asks, and proposes a name that only needs to be accepted. */
    void ask(String title, Consumer<String> with) {
        then = with;
        field.setText(Naming.proposed(title, taken.get()));
        judge(field.getText());
        field.requestFocus();
        field.selectAll();
    }

    /** Takes what is written, if it is a name. */
    void accept() {
        if (Naming.fault(field.getText(), taken.get()).isEmpty()) {
            then.accept(field.getText().strip());
        } else {
            field.requestFocus();
        }
    }

    private void judge(String typed) {
        var wrong = Naming.fault(typed, taken.get());
        fault.setText(wrong.map(Naming.Fault::key).map(key -> texts.get(key, Naming.LONGEST)).orElse(""));
        keep.setDisable(wrong.isPresent());
    }
}
