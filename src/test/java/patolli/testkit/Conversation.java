package patolli.testkit;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import patolli.engine.Engine;
import patolli.play.Games;
import patolli.rules.Game;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Talks to an engine, request by request. */
public final class Conversation {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

    /** The end of the input comes with each request, and is to stop none. */
    private static final Duration PATIENCE = Duration.ofHours(1);

    private final Engine engine;

    /** With an engine that knows all games. */
    public Conversation() {
        this(Games.all());
    }

    /** With an engine that knows these games. */
    public Conversation(List<Game> games) {
        engine = new Engine(games, PATIENCE);
    }

    /** The only reply to this request, read as JSON. */
    public Map<String, Object> ask(String request) {
        List<String> replies = lines((request + "\n").getBytes(StandardCharsets.UTF_8));
        if (replies.size() != 1) {
            throw new AssertionError("not one reply to " + request + " but " + replies);
        }
        return read(replies.getFirst());
    }

    /** The reply to this request as it came. */
    public String text(String request) {
        return String.join("\n", lines((request + "\n").getBytes(StandardCharsets.UTF_8)));
    }

    /** The sentence of the error that answers this request. */
    public String error(String request) {
        Map<String, Object> reply = ask(request);
        if (!reply.keySet().equals(Set.of("error"))) {
            throw new AssertionError("no error for " + request + " but " + reply);
        }
        return (String) reply.get("error");
    }

    /** The reply lines to these bytes. */
    public List<String> lines(byte[] requests) {
        var out = new ByteArrayOutputStream();
        try {
            engine.converse(new ByteArrayInputStream(requests), out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    /** A JSON object as maps. */
    public static Map<String, Object> read(String json) {
        return MAPPER.readValue(json, new TypeReference<>() { });
    }

    /** Maps as JSON. */
    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }
}
