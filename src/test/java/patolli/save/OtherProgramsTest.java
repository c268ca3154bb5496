package patolli.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.testkit.OddThing;

/** Other programs do something to a save while it is played: nothing that was played is lost, nor what they left. */
class OtherProgramsTest extends ShelfRig {
    private final Played played = new Played("tablan", 4).straight(60);

    /** What happens to the file of a save that holds so many entries. */
    private enum Deed {
        /** A sync client brings an older state back, by a rename. */
        OLDER_OVER_IT {
            @Override
            void happen(Path file, byte[] content) throws IOException {
                over(file, Arrays.copyOf(content, content.length - 90));
            }
        },
        /** Another machine has gone further. */
        LONGER_OVER_IT {
            @Override
            void happen(Path file, byte[] content) throws IOException {
                over(file, Arrays.copyOf(content, content.length + 90));
            }
        },
        CUT {
            @Override
            void happen(Path file, byte[] content) throws IOException {
                Files.write(file, Arrays.copyOf(content, content.length / 2));
            }
        },
        EMPTIED {
            @Override
            void happen(Path file, byte[] content) throws IOException {
                Files.write(file, new byte[0]);
            }
        },
        /** In its place, and as long as before. */
        CHANGED {
            @Override
            void happen(Path file, byte[] content) throws IOException {
                byte[] other = content.clone();
                other[100] ^= 1;
                Files.write(file, other);
            }
        },
        A_FOLDER_INSTEAD {
            @Override
            void happen(Path file, byte[] content) throws IOException {
                Files.delete(file);
                OddThing.FOLDER.put(file);
            }
        },
        A_PIPE_INSTEAD {
            @Override
            void happen(Path file, byte[] content) throws IOException {
                Files.delete(file);
                OddThing.PIPE.put(file);
            }
        },
        A_LINK_TO_NOTHING_INSTEAD {
            @Override
            void happen(Path file, byte[] content) throws IOException {
                Files.delete(file);
                Files.createSymbolicLink(file, file.resolveSibling("nothing"));
            }
        };

        abstract void happen(Path file, byte[] content) throws IOException;

        private static void over(Path file, byte[] content) throws IOException {
            Files.move(Files.write(file.resolveSibling("fresh.part"), content), file,
                    StandardCopyOption.ATOMIC_MOVE);
        }
    }

    private List<Entry> restarted(String id) {
        Loaded.Seen seen = (Loaded.Seen) shelf(disk).look(id);
        assertThat(seen.game().fault()).isEmpty();
        return seen.game().entries();
    }

    private void play(Journal journal, int from, int to) {
        played.entries.subList(from, to).forEach(entry -> assertThat(journal.append(entry)).isEmpty());
    }

    private Journal begun() {
        Journal journal = shelf.begin(played.header.terms(), played.seed);
        play(journal, 1, 40);
        return journal;
    }

    private List<Path> kept() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("games"))) {
            return files.filter(each -> each.getFileName().toString().contains(".other-")).sorted().toList();
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatHappensToTheFileIsNoticedBeforeTheNextEntry(Deed deed) throws IOException {
        Journal journal = begun();
        deed.happen(journal.file(), Files.readAllBytes(journal.file()));
        play(journal, 40, 50);
        assertThat(restarted(journal.id())).hasSize(50).endsWith(played.entries.get(49));
        assertThat(kept()).hasSize(1);
        assertThat(journal.news()).hasValueSatisfying(sentence -> assertThat(sentence).contains(
                "changed by another program", "nothing is missing", kept(0)));
        assertThat(journal.news()).as("told once").isEmpty();
        deed.happen(journal.file(), Files.readAllBytes(journal.file()));
        play(journal, 50, 60);
        assertThat(journal.news()).as("once in a contest").isEmpty();
        assertThat(log.lines()).as("and each time in the log").hasSize(2);
        journal.close(now);
        assertThat(restarted(journal.id())).hasSize(61);
        assertThat(takeUp(journal.id()).troubles()).isEmpty();
    }

    private String kept(int index) {
        try {
            return kept().get(index).getFileName().toString();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whatTheOtherProgramLeftIsKeptAsItIs() throws IOException {
        Journal journal = begun();
        byte[] other = "a shopping list".getBytes(StandardCharsets.UTF_8);
        Deed.over(journal.file(), other);
        assertThat(journal.retry()).isEmpty();
        assertThat(kept()).singleElement().satisfies(file -> assertThat(file).hasBinaryContent(other));
    }

    @Test
    void aFileThatIsReplacedByItsEqualOrTouchedIsNothingToTell() throws IOException {
        Journal journal = begun();
        Deed.over(journal.file(), Files.readAllBytes(journal.file()));
        play(journal, 40, 45);
        Files.setLastModifiedTime(journal.file(), FileTime.from(now));
        play(journal, 45, 50);
        assertThat(restarted(journal.id())).hasSize(50);
        assertThat(journal.news()).isEmpty();
        assertThat(kept()).isEmpty();
    }

    @Test
    void aSaveThatIsChangedBetweenTakingItUpAndTheNextEntryIsNotTakenForIt() throws IOException {
        String id = left(played);
        Path file = folder.resolve("games").resolve(id + ".patolli");
        byte[] whole = Files.readAllBytes(file);
        // Another machine has played on.
        Journal elsewhere = takeUp(id).journal();
        elsewhere.append(new Entry.Hint());
        byte[] further = Files.readAllBytes(file);
        elsewhere.close(now);
        Files.write(file, whole);
        shelf = shelf(disk);
        Loaded.Taken taken = takeUp(id);
        Files.write(file, further);
        assertThat(taken.journal().append(new Entry.Undo(1))).isEmpty();
        assertThat(kept()).singleElement().satisfies(each -> assertThat(each).hasBinaryContent(further));
        assertThat(restarted(id)).endsWith(new Entry.Undo(1)).hasSize(62);
    }

    @Test
    void aFileThatIsRemovedIsMadeAgainAndTold() throws IOException {
        Journal journal = begun();
        Files.delete(journal.file());
        play(journal, 40, 50);
        assertThat(journal.news()).hasValueSatisfying(sentence -> assertThat(sentence).contains("was removed"));
        assertThat(restarted(journal.id())).hasSize(50);
        assertThat(kept()).isEmpty();
    }

    @Test
    void theWholeDataFolderComesBack() throws IOException {
        Journal journal = begun();
        remove(folder.resolve("games"));
        remove(folder.resolve("seeds"));
        play(journal, 40, 60);
        assertThat(journal.news()).isPresent();
        shelf = shelf(disk);
        Loaded.Taken taken = takeUp(journal.id());
        assertThat(taken.seed()).hasValue(played.seed);
        assertThat(taken.game().entries()).hasSize(60);
    }

    @Test
    void aSeedThatIsRemovedOrSpoiltIsPutBackAndTold() throws IOException {
        Journal journal = begun();
        Files.delete(seedFile(played));
        play(journal, 40, 45);
        assertThat(seedFile(played)).hasContent(played.seed.hex());
        assertThat(journal.news()).hasValueSatisfying(sentence -> assertThat(sentence).contains("put back"));
        Files.writeString(seedFile(played), "0");
        play(journal, 45, 50);
        assertThat(seedFile(played)).hasContent(played.seed.hex());
    }

    @Test
    void aSeedThatIsRemovedAtTheVeryEndIsOpenedAllTheSame() throws IOException {
        Played whole = new Played("tablan", 4).straight(10_000);
        Journal journal = keep(whole);
        remove(folder.resolve("seeds"));
        assertThat(shelf.openBeans(journal)).isEmpty();
        journal.close(now);
        SavedGame saved = ((Loaded.Seen) shelf(disk).look(journal.id())).game();
        assertThat(saved.beans().getFirst().seed()).isEqualTo(Optional.of(whole.seed));
        assertThat(folder.resolve("seeds")).as("no secret any more").isEmptyDirectory();
    }

    @Test
    void seedsThatCantBePutBackKeepNothingFromBeingWritten() throws IOException {
        Journal journal = begun();
        remove(folder.resolve("seeds"));
        Files.writeString(folder.resolve("seeds"), "in the way");
        assertThat(journal.append(played.entries.get(40))).as("the save is written").isEmpty();
        assertThat(restarted(journal.id())).hasSize(41);
        assertThat(journal.news()).hasValueSatisfying(sentence ->
                assertThat(sentence).contains("can’t be put back", "seeds is not a folder", "before it ends"));
        assertThat(journal.retry()).isEmpty();
        assertThat(journal.news()).as("told once").isEmpty();
        Files.delete(folder.resolve("seeds"));
        assertThat(journal.retry()).isEmpty();
        assertThat(seedFile(played)).exists();
        assertThat(journal.news()).hasValueSatisfying(sentence -> assertThat(sentence).contains("put back."));
    }

    private static void remove(Path below) throws IOException {
        try (Stream<Path> files = Files.walk(below)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
