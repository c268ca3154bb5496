package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.text.Narrator;
import patolli.ui.common.Saying;
import patolli.ui.table.figure.Duty;

/** What is written at the table: the two lines and the score in the band, and the name plates. */
final class Headlines {
    private final TableStage stage;
    private final BandController band;
    private final MatController mat;
    private final TableWords words;
    private final Narrator narrator;
    private Duty duty = Duty.NOTHING;
    private Optional<Saying> told = Optional.empty();
    /** What has been shown of the turn that is under way. */
    private final List<Event> heard = new ArrayList<>();

    /** @param stage whose visible things the numbers agree with */
    Headlines(TableStage stage, BandController band, MatController mat, TableWords words, Narrator narrator) {
        this.stage = stage;
        this.band = band;
        this.mat = mat;
        this.words = words;
        this.narrator = narrator;
        band.explainScore(words.scoreTip());
        stage.listen(new TableEar() {
            @Override
            public void happens(Turn turn, Event event) {
                heard.add(event);
                if (event instanceof Event.Forfeit paid) {
                    recount(paid);
                } else if (event instanceof Event.Captured || event instanceof Event.Cut) {
                    told.ifPresent(Headlines.this::write);
                }
            }

            @Override
            public void inHand(boolean held) {
                // nothing is counted by that
            }
        });
    }

    /** What whose turn it is has to do. */
    void expect(Duty what) {
        duty = what;
    }

    /** Whoever pays has less at once, on the name plate and in the score; what flies counts where it has landed. */
    private void recount(Event.Forfeit paid) {
        told.filter(saying -> saying.seats().asMap().containsKey(paid.from())).ifPresent(saying -> {
            plate(paid.from(), saying);
            band.count(words.score(new AsHeard(stage, heard, Optional.of(paid))));
        });
    }

    /**
     * What is seen, and what was heard of the turn that is under way.
     *
     * @param flying what is paid and has not landed yet
     */
    private record AsHeard(Seen all, List<Event> heard, Optional<Event.Forfeit> flying) implements Seen {
        @Override
        public int held(Optional<Side> holder) {
            return all.held(holder) - flying.filter(paid -> holder.equals(paid.to())).map(Event.Forfeit::amount)
                    .orElse(0);
        }

        @Override
        public List<Spot> spots(Side side) {
            return all.spots(side);
        }

        @Override
        public Optional<State> position() {
            return all.position();
        }
    }

    /** Writes everything anew: what happened and what is expected. */
    void tell(Saying saying) {
        told = Optional.of(saying);
        if (!stage.isPerforming()) {
            heard.clear();
        }
        write(saying);
    }

    private void write(Saying saying) {
        Optional<Side> alone = saying.acting().size() == 1 ? saying.acting().stream().findFirst() : Optional.empty();
        boolean over = stage.position().filter(state -> state.phase() == Phase.OVER).isPresent()
                && !stage.isPerforming();
        band.end(over, alone.filter(winner -> over));
        band.tell(saying.happened(), saying.expected(), words.score(stage), alone);
        mat.company().turnOf(alone, duty);
        Set<Side> playing = saying.seats().asMap().keySet();
        mat.seat(playing);
        mat.turn(saying.acting());
        playing.forEach(side -> plate(side, saying));
    }

    private void plate(Side side, Saying saying) {
        String name = narrator.name(side, saying.seats());
        String line = unrepeated(name, words.holdings(side, new AsHeard(stage, heard, Optional.empty())));
        mat.plate(side).show(name, line, saying.acting().contains(side));
    }

    /** The line under a name, without its first word where that is the name again: Red need not be called red. */
    static String unrepeated(String name, String line) {
        String again = name + " \u00B7 ";
        return line.regionMatches(true, 0, again, 0, again.length()) ? line.substring(again.length()) : line;
    }

    /** Says something else in the place of what happened last. */
    void notice(String sentence) {
        band.notice(sentence);
    }

    /** Says there, in passing, why a piece can't go. */
    void pass(Optional<String> sentence) {
        band.pass(sentence);
    }

    /** Says something else in the place of what is expected. */
    void expect(String sentence) {
        band.expect(sentence);
    }
}
