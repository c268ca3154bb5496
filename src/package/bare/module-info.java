/** What an empty window costs, to be compared with. */
module bare {
    requires javafx.controls;
    exports bare to javafx.graphics;
}
