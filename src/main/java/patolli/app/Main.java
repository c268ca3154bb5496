package patolli.app;

/** The program's entry. */
public final class Main {
    private Main() { }

    /** Starts what the command line asks for. */
    public static void main(String[] args) {
        System.out.println("Patolli");
    }
}
