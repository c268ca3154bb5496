/** The Aztec bean game and three of its relatives at one table. Open, so that FXML and CSS find the resources. */
open module patolli {
    requires info.picocli;
    requires io.nayuki.qrcodegen;
    requires javafx.controls;
    requires javafx.fxml;
    requires javafx.media;
    requires jlayer;
    requires org.commonmark;
    requires org.commonmark.ext.gfm.tables;
    requires org.controlsfx.controls;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.materialdesign2;
    requires org.slf4j;
    requires tools.jackson.databind;
    requires java.desktop;
    requires java.logging;
}
