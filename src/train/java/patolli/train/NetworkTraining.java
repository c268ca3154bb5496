package patolli.train;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import patolli.ai.judge.Encoders;
import patolli.ai.judge.Evaluators;
import patolli.ai.judge.NetworkEvaluator;
import patolli.ai.net.Encoder;
import patolli.ai.net.Network;
import patolli.ai.net.NetworkFile;
import patolli.beans.QuickRandom;
import patolli.rules.State;

/** One network's training: goes on where it was broken off, tells how far it is, and leaves weights and a record. */
final class NetworkTraining {
    private static final int CHECKPOINTS = 50;
    private static final int MEASUREMENTS = 4;
    private static final int MEASURED_GAMES = 200;
    private static final int CALIBRATING_GAMES = 4_000;
    /** How often in the whole course the average of the weights moves on; it follows some hundred moves behind. */
    private static final int AVERAGED = 2_500;

    private final Course course;
    private final Path work;
    private final Path results;
    private final Encoder encoder;
    private final State sample;

    /** @param results the folder for weights and record */
    NetworkTraining(Course course, Path work, Path results) {
        this.course = course;
        this.work = work.resolve(course.network() + "-" + course.seed() + ".checkpoint");
        this.results = results;
        encoder = Encoders.ALL.stream().filter(each -> each.name().equals(course.network())).findFirst().orElseThrow();
        sample = Openings.of(course.network(), new QuickRandom(0));
    }

    void run() throws IOException {
        int games = 0;
        String curve = "";
        Learner learner = Learner.begin(encoder.inputs(), course.units(), encoder.views(), course.seed());
        if (Files.exists(work)) {
            Checkpoint last = Checkpoint.read(work);
            games = last.games();
            curve = last.curve();
            learner = new Learner(last.network(), last.average(), encoder.views());
        }
        Lesson play = isApart() ? new SeatPlay(encoder, learner, sample)
                : new SelfPlay(encoder, learner, sample);
        double error = 0;
        for (; games < course.games(); games++) {
            var dice = new QuickRandom(course.seed() * 1_000_000_007L + games);
            error += play.play(Openings.lesson(course.network(), dice), dice, course, games);
            if (games % Math.max(1, course.games() / AVERAGED) == 0) {
                learner.average();
            }
            int done = games + 1;
            if (done % (course.games() / CHECKPOINTS) == 0) {
                if (done % (course.games() / MEASUREMENTS) == 0) {
                    curve += (curve.isEmpty() ? "" : ", ") + done + ": " + measure(learner);
                }
                new Checkpoint(done, curve, learner.network(), learner.averaged()).write(work);
                System.out.printf(Locale.ROOT, "%s: %d of %d games, error %.4f, %s%n", course.network(), done,
                        course.games(), Math.sqrt(error / (course.games() / CHECKPOINTS)), curve);
                error = 0;
            }
        }
        write(learner.averaged(), curve);
    }

    /** Whether the network learns seat by seat, against others too. */
    private boolean isApart() {
        return encoder.views() > 1 && !encoder.isShared();
    }

    private Score measure(Learner learner) {
        var evaluator = new NetworkEvaluator(encoder, learner.averaged(), Evaluators.of(sample.game()));
        return new PairedGames(Players.onePly(evaluator), Players.onePly(Evaluators.of(sample.game())))
                .play(course.network(), MEASURED_GAMES, 1);
    }

    private void write(Network network, String curve) throws IOException {
        Files.createDirectories(results);
        var record = new Properties();
        if (isApart()) {
            Calibration.Line line = Calibration.calibrate(network, encoder, CALIBRATING_GAMES, course.seed());
            record.setProperty("calibrated", String.format(Locale.ROOT,
                    "strengths times %.3f, plus %.3f, after %d games", line.scale(), line.shift(), CALIBRATING_GAMES));
        }
        byte[] bytes = NetworkFile.write(network);
        Files.write(results.resolve(course.network() + ".net"), bytes);
        course.describe(record);
        record.setProperty("curve", curve);
        record.setProperty("weights", Stamp.of(bytes));
        record.setProperty("inputs", Stamp.of(encoder));
        try (Writer out = Files.newBufferedWriter(results.resolve(course.network() + ".properties"))) {
            for (String key : record.stringPropertyNames().stream().sorted().toList()) {
                out.write(key + "=" + record.getProperty(key) + "\n");
            }
        }
    }
}
