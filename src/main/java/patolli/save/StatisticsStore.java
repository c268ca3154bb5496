package patolli.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.Disk;
import patolli.files.FileFault;
import patolli.files.FileKind;
import patolli.files.JsonFile;
import patolli.files.Told;
import patolli.play.Games;
import patolli.play.Skill;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Keeps the statistics in {@code statistics.json} of one folder, a member for each contest, so that counting one
 * again changes nothing. Members that are not known stay as they are; a wrong value counts as nothing and is told; what
 * is done with a file that is damaged is told at {@link JsonFile}. Not for use by several threads at once.
 */
public final class StatisticsStore {
    private static final Logger LOG = LoggerFactory.getLogger(StatisticsStore.class);
    private static final String CONTESTS = "contests";
    private static final String COUNTED = "counted";
    private static final int MOST = 1_000_000_000;

    private final Path file;
    private final JsonFile json;

    /** @param disk the way to write to the folder: {@link patolli.files.DataLock#disk()} */
    public StatisticsStore(Path folder, Disk disk) {
        file = folder.resolve("statistics.json");
        json = new JsonFile(disk, file, FileKind.STATISTICS);
    }

    /**
     * What the file held.
     *
     * @param troubles what had to be passed over, a sentence each
     */
    public record Loaded(Statistics statistics, List<String> troubles) { }

    /** Reads the file; if there is none, nothing has been played. */
    public Loaded load() {
        List<String> troubles = new ArrayList<>();
        List<Tally> tallies = new ArrayList<>();
        Map<String, Skill> skills = new HashMap<>();
        try {
            ObjectNode contests = contests(read(troubles), troubles);
            contests.properties().forEach(member -> {
                String contest = member.getKey();
                tally(contest, member.getValue(), troubles).ifPresent(tallies::add);
                SkillNode.read(member.getValue()).ifPresent(found -> found.skill().ifPresentOrElse(
                        skill -> skills.put(contest, skill), () -> troubles.add(wrong(contest + "\" \""
                                + SkillNode.NAME, Told.of("statistics.review"), member.getValue()
                                .path(SkillNode.NAME)))));
            });
        } catch (IOException e) {
            troubles.add(tell(Told.of("statistics.unread", Told.name(file), FileFault.of(e))));
        }
        return new Loaded(Statistics.of(tallies, skills), List.copyOf(troubles));
    }

    /**
     * Counts a contest as far as it is played: whenever a game of it is decided, when it is over, and when it is
     * taken up again, in case it was cut off before it was counted. What it had added before is replaced.
     *
     * @return what went wrong, as a sentence for the player; empty when all is saved
     */
    public Optional<String> count(SavedGame saved) {
        return write(saved, Optional.empty());
    }

    /**
     * Counts a contest that is over, with what in it was skill and what was luck; of one that is not nothing is kept.
     * When the contest is played on otherwise, that is forgotten; where another end of it has been counted by now,
     * nothing is kept.
     *
     * @return as {@link #count}
     */
    public Optional<String> keep(SavedGame saved, Skill skill) {
        return write(saved, Optional.of(skill).filter(_ -> saved.isOver()).map(SkillNode::rounded));
    }

    private Optional<String> write(SavedGame saved, Optional<Skill> skill) {
        Tally tally = Tally.of(saved);
        String record = SkillNode.record(saved);
        try {
            Files.createDirectories(file.getParent());
            ObjectNode tree = read(new ArrayList<>());
            ObjectNode contests = contests(tree, new ArrayList<>());
            JsonNode known = contests.path(tally.contest());
            Optional<Tally> before = Optional.of(known).filter(JsonNode::isObject)
                    .flatMap(node -> tally(tally.contest(), node, new ArrayList<>()));
            Optional<String> counted = counted(known);
            if (skill.isPresent() && before.isPresent() && !(before.get().equals(tally)
                    && counted.stream().allMatch(record::equals))) {
                return Optional.empty();
            }
            Optional<SkillNode> kept = SkillNode.read(known);
            boolean isKept = skill.isEmpty() ? kept.stream().allMatch(one -> one.isOf(record))
                    : kept.filter(one -> one.isOf(record) && one.skill().equals(skill)).isPresent();
            if (isKept && before.map(one -> tally.equals(one) && counted.filter(record::equals).isPresent())
                    .orElse(tally.isEmpty())) {
                return Optional.empty();
            }
            if (tree.get(CONTESTS) != contests) {
                tree.set(CONTESTS, contests);
            }
            ObjectNode node = known instanceof ObjectNode one ? one : contests.putObject(tally.contest());
            put(tally, record, node);
            if (!isKept) {
                skill.ifPresentOrElse(now -> SkillNode.write(record, now, node), () -> node.remove(SkillNode.NAME));
            }
            json.write(tree);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(tell(Told.of("statistics.unsaved", Told.name(file), FileFault.of(e))));
        }
    }

    /** Of which record a contest was counted; empty where that was not noted. */
    private static Optional<String> counted(JsonNode contest) {
        return JsonFile.plain(contest.path(COUNTED)) instanceof String text ? Optional.of(text) : Optional.empty();
    }

    private static void put(Tally tally, String record, ObjectNode node) {
        node.put(COUNTED, record);
        node.put("game", tally.game());
        node.put("casts", tally.casts());
        put("games", tally.games(), node);
        put("whole", tally.whole(), node);
    }

    private static void put(String name, Map<String, Tally.Score> scores, ObjectNode node) {
        ObjectNode all = node.putObject(name);
        new TreeMap<>(scores).forEach((opponent, score) ->
                all.putObject(opponent).put("played", score.played()).put("won", score.won()));
    }

    private ObjectNode read(List<String> troubles) throws IOException {
        JsonFile.Content content = json.read();
        content.trouble().ifPresent(trouble -> troubles.add(tell(trouble)));
        return content.tree();
    }

    private ObjectNode contests(ObjectNode tree, List<String> troubles) {
        JsonNode contests = tree.get(CONTESTS);
        if (contests != null && !contests.isObject()) {
            troubles.add(wrong(CONTESTS, Told.of("statistics.object"), contests));
        }
        return contests instanceof ObjectNode object ? object : tree.objectNode();
    }

    private Optional<Tally> tally(String contest, JsonNode node, List<String> troubles) {
        if (!(JsonFile.plain(node.path("game")) instanceof String game) || Games.named(game).isEmpty()) {
            troubles.add(wrong(contest, Told.of("statistics.contest"), node));
            return Optional.empty();
        }
        return Optional.of(new Tally(contest, game, number(node, "casts", contest, MOST, troubles),
                scores(node, "games", contest, troubles), scores(node, "whole", contest, troubles)));
    }

    private Map<String, Tally.Score> scores(JsonNode node, String name, String contest, List<String> troubles) {
        Map<String, Tally.Score> scores = new TreeMap<>();
        JsonNode all = node.path(name);
        if (!all.isObject()) {
            troubles.add(wrong(contest + "\" \"" + name, Told.of("statistics.object"), all));
            return scores;
        }
        all.properties().forEach(member -> {
            String where = contest + "\" \"" + name + "\" \"" + member.getKey();
            int played = number(member.getValue(), "played", where, MOST, troubles);
            scores.put(member.getKey(), new Tally.Score(played, number(member.getValue(), "won", where, played,
                    troubles)));
        });
        return scores;
    }

    private int number(JsonNode node, String name, String where, int most, List<String> troubles) {
        if (JsonFile.plain(node.path(name)) instanceof Long number && number >= 0 && number <= most) {
            return number.intValue();
        }
        troubles.add(wrong(where + "\" \"" + name, Told.of("statistics.number", most), node.path(name)));
        return 0;
    }

    private String wrong(String what, String allowed, JsonNode found) {
        return tell(Told.of("statistics.wrong", what, Told.name(file), allowed,
                found.isMissingNode() ? Told.of("statistics.missing") : JsonFile.shown(found)));
    }

    private String tell(String sentence) {
        LOG.warn("{} [{}]", sentence, file);
        return sentence;
    }
}
