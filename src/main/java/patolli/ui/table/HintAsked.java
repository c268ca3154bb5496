package patolli.ui.table;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import patolli.model.Hint;

/**
 * Where a hint is asked for, and where it comes.
 *
 * @param hint empty before it has come
 * @param ask  asks for one; once more, for all of it
 */
public record HintAsked(ReadOnlyObjectProperty<Optional<Hint>> hint, Runnable ask) {

    /** Where nobody answers. */
    public static HintAsked none() {
        return new HintAsked(new ReadOnlyObjectWrapper<>(Optional.empty()), () -> { });
    }
}
