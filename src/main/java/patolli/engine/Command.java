package patolli.engine;

import java.util.Map;
import patolli.rules.Refusal;

/** One request of the protocol. */
@FunctionalInterface
interface Command {

    /**
     * The reply object, its members in the protocol's order.
     *
     * @param arguments what stands behind the request's name, without spaces around it
     * @throws Refusal with a sentence for whoever asked
     */
    Map<String, ?> answer(Session session, String arguments) throws Refusal;
}
