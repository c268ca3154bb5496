package patolli.ui.archive;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import patolli.model.Reckoning;
import patolli.play.Skill;
import patolli.play.Step;
import patolli.save.Loaded;
import patolli.save.SavedGame;
import patolli.save.Shelved;
import patolli.save.Statistics;

/** The contests of an archive and the statistics of the evenings, to be reviewed. */
public record ReviewedSaves(Archive archive, Evenings evenings) implements Reckoning.Source {

    @Override
    public void read(Consumer<Statistics> then) {
        evenings.read(then);
    }

    @Override
    public List<Shelved> saves() {
        return archive.isReadOnly() ? List.of() : archive.saves();
    }

    @Override
    public Optional<SavedGame> look(String id) {
        return archive.seen(id) instanceof Loaded.Seen seen ? Optional.of(seen.game()) : Optional.empty();
    }

    @Override
    public List<Step> record(SavedGame contest) {
        return Records.of(contest);
    }

    @Override
    public void keep(SavedGame contest, Skill skill, Runnable then) {
        if (!archive.isReadOnly()) {
            evenings.keep(contest, skill, then);
        }
    }
}
