package patolli.ui.menu;

import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.View;

/** Puts the menus together. */
public final class Menus {
    private Menus() { }

    /** The menus over a model, for a scene that has a place for them. */
    public static View view(MenuModel model) {
        return FxmlView.load("menus", new Texts("menu"), new MenusController(model));
    }
}
