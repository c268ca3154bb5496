package patolli.model;

/** Takes one step after the other for as long as the last one asks for another; never nested, however fast. */
final class Steps {
    private final Runnable step;
    private boolean running;
    private boolean again;

    Steps(Runnable step) {
        this.step = step;
    }

    void go() {
        again = true;
        if (running) {
            return;
        }
        running = true;
        try {
            while (again) {
                again = false;
                step.run();
            }
        } finally {
            running = false;
        }
    }
}
