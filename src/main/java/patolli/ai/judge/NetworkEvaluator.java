package patolli.ai.judge;

import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.ai.net.Network;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/** Judges a position before a cast by a network; a bet, a throw-off and the end of a game need none. */
public final class NetworkEvaluator implements Evaluator {

    /** What one judgement needs and the next can use again. */
    private static final class Desk {
        private final Inputs inputs = new Inputs();
        private final float[] units;
        private final float[] outputs;
        private final double[] chances = new double[Side.values().length];

        Desk(Network network) {
            units = new float[network.units()];
            outputs = new float[network.outputs()];
        }
    }

    private final Encoder encoder;
    private final Network network;
    private final Evaluator plain;
    private final ThreadLocal<Desk> desks;

    /**
     * @param network with as many inputs and outputs as the encoder says
     * @param plain   judges what is not in phase cast
     */
    public NetworkEvaluator(Encoder encoder, Network network, Evaluator plain) {
        this.encoder = encoder;
        this.network = network;
        this.plain = plain;
        desks = ThreadLocal.withInitial(() -> new Desk(network));
    }

    @Override
    public double chance(State state, Side side) {
        double[] chances = desks.get().chances;
        chances(state, chances);
        return chances[state.sides().indexOf(side)];
    }

    @Override
    public void chances(State state, double[] into) {
        if (state.phase() != Phase.CAST) {
            plain.chances(state, into);
            return;
        }
        Desk desk = desks.get();
        desk.inputs.clear();
        encoder.encode(state, desk.inputs);
        network.run(desk.inputs, desk.units, desk.outputs);
        int sides = state.sides().size();
        bySeat(desk.outputs, state.sides().indexOf(state.mover()), sides, into);
    }

    /** From the network's outputs, which begin with the side to cast, to one value for each side. */
    public static void bySeat(float[] outputs, int mover, int sides, double[] into) {
        for (int on = 0; on < sides; on++) {
            int seat = mover + on < sides ? mover + on : mover + on - sides;
            // partners sit opposite each other, so a pair shares the parity of its seats
            into[seat] = outputs.length > 1 ? outputs[on] : (on & 1) == 0 ? outputs[0] : 1 - outputs[0];
        }
    }
}
