package patolli.ui.proof;

import io.nayuki.qrcodegen.QrCode;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import patolli.beans.Seal;
import patolli.text.Texts;
import patolli.ui.common.Pigment;

/**
 * All of a seal as a QR code, ink on bone, to be photographed: its content is the 64 hexadecimal digits. It is one
 * shape whose corners lie on whole design units, so that it is crisp at any whole size.
 */
public final class SealCode extends Region {
    /** The margin that readers need, in modules. */
    private static final int QUIET = 4;

    /** @param module the side of a module, in design units */
    public SealCode(Seal seal, int module) {
        QrCode code = QrCode.encodeText(seal.hex(), QrCode.Ecc.MEDIUM);
        double side = (code.size + 2.0 * QUIET) * module;
        SVGPath ink = new SVGPath();
        ink.setContent(path(code, module));
        ink.setFill(Pigment.INK.color());
        ink.setManaged(false);
        getChildren().add(ink);
        getStyleClass().add("seal-code");
        setMinSize(side, side);
        setPrefSize(side, side);
        setMaxSize(side, side);
        setMouseTransparent(true);
        setId("code");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(new Texts("seal").get("code.accessible"));
    }

    /** A rectangle for each run of dark modules in a row; where two meet, one shape has no seam. */
    private static String path(QrCode code, int module) {
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                int from = x;
                while (code.getModule(x, y)) {
                    x++;
                }
                if (x > from) {
                    int wide = (x - from) * module;
                    path.append('M').append((QUIET + from) * module).append(',').append((QUIET + y) * module)
                            .append('h').append(wide).append('v').append(module).append('h').append(-wide).append('z');
                }
            }
        }
        return path.toString();
    }
}
