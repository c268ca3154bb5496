package patolli.ui.prolog;

/** How the lord of the house sits and what he does with his hands: no two pages have the same. */
enum Pose {
    SHOWING("lord-showing"), TEACHING("lord-teaching"), CALMING("lord-calming"), BROODING("lord-brooding"),
    COVETING("lord-coveting"), OFFERING("lord");

    private final String name;

    Pose(String name) {
        this.name = name;
    }

    /** Its picture, below the images folder. */
    String picture() {
        return "mictlan/" + name + ".png";
    }
}
