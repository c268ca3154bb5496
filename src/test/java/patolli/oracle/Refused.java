package patolli.oracle;

/** A request that the rule book forbids; whoever throws it has changed nothing. */
final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Refused(String why) {
        super(why);
    }
}
