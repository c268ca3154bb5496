package patolli.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import java.util.regex.Pattern;
import patolli.files.HomeFolder;

/**
 * What is logged, a line each and the stack of a fault below it. Whatever could be a seed is left out: a log is sent
 * to others, and whoever knows a seed knows every cast to come. Sentences for the player have whole paths here.
 */
final class LogLines extends Formatter {
    private static final Pattern SEED = Pattern.compile("\\p{XDigit}{64,}");

    @Override
    public String format(LogRecord line) {
        StringWriter text = new StringWriter();
        text.append(line.getInstant().toString()).append(' ').append(line.getLevel().getName()).append(' ');
        if (line.getLoggerName() != null) {
            text.append(line.getLoggerName()).append(": ");
        }
        text.append(HomeFolder.ofThePlayer().whole(formatMessage(line))).append('\n');
        if (line.getThrown() != null) {
            line.getThrown().printStackTrace(new PrintWriter(text, true));
        }
        return SEED.matcher(text.toString()).replaceAll("[left out]");
    }
}
