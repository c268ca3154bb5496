package patolli.ui.table;

import java.util.Optional;
import java.util.Set;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Side;
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
                if (event instanceof Event.Forfeit paid) {
                    recount(paid.from());
                } else if (event instanceof Event.Captured) {
                    told.ifPresent(Headlines.this::tell);
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

    /** Counts anew on its name plate what a side has, once that is less on the table. */
    private void recount(Side side) {
        told.filter(saying -> saying.seats().asMap().containsKey(side)).ifPresent(saying -> plate(side, saying));
    }

    /** Writes everything anew. */
    void tell(Saying saying) {
        told = Optional.of(saying);
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
        mat.plate(side).show(name, unrepeated(name, words.holdings(side, stage)), saying.acting().contains(side));
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
