package patolli.save;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32;
import patolli.files.JsonFile;
import patolli.play.Skill;
import patolli.play.Turn;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What in a contest was skill and what was luck, as the statistics keep it: a member {@code review} with the checksum
 * of the record that was reviewed, the number of decisions, and what was lost and what luck brought, in millionths of
 * a victory.
 *
 * @param record the checksum of the record
 * @param skill  empty where the figures make no sense
 */
record SkillNode(String record, Optional<Skill> skill) {
    /** The member's name. */
    static final String NAME = "review";
    private static final double MILLION = 1e6;
    private static final long MOST = 1_000_000_000_000L;
    private static final int DIGITS = 8;

    /** The checksum of all that was cast and decided in a contest and not taken back. */
    static String record(SavedGame saved) {
        CRC32 crc = new CRC32();
        for (Turn turn : saved.sitting().history()) {
            crc.update((turn.decision().text(turn.before()) + "\n").getBytes(StandardCharsets.UTF_8));
        }
        return HexFormat.of().toHexDigits(crc.getValue(), DIGITS);
    }

    /** What is kept of a contest; empty where nothing is. */
    static Optional<SkillNode> read(JsonNode contest) {
        JsonNode node = contest.path(NAME);
        if (node.isMissingNode()) {
            return Optional.empty();
        }
        String record = JsonFile.plain(node.path("record")) instanceof String text ? text : "";
        return Optional.of(new SkillNode(record, number(node, "decisions", 0).flatMap(decisions ->
                number(node, "lost", 0).flatMap(lost -> number(node, "luck", -MOST).map(luck ->
                        new Skill((int) Math.min(decisions, Integer.MAX_VALUE), lost / MILLION, luck / MILLION))))
                .filter(_ -> !record.isEmpty())));
    }

    private static Optional<Long> number(JsonNode node, String name, long least) {
        return JsonFile.plain(node.path(name)) instanceof Long number && number >= least && number <= MOST
                ? Optional.of(number) : Optional.empty();
    }

    /** As it is read again when it was written. */
    static Skill rounded(Skill skill) {
        return new Skill(skill.decisions(), Math.round(skill.lost() * MILLION) / MILLION,
                Math.round(skill.luck() * MILLION) / MILLION);
    }

    /** Writes it in place of what was kept. */
    static void write(String record, Skill skill, ObjectNode contest) {
        contest.putObject(NAME).put("record", record).put("decisions", skill.decisions())
                .put("lost", Math.round(skill.lost() * MILLION)).put("luck", Math.round(skill.luck() * MILLION));
    }

    /** Whether it is the review of that record. */
    boolean isOf(String reviewed) {
        return record.equals(reviewed);
    }
}
