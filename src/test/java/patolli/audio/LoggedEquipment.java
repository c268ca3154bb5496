package patolli.audio;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Real equipment that tells of every start and every end, with the time, a line each. */
final class LoggedEquipment implements Equipment {
    private final Equipment real;
    private final Consumer<String> log;

    LoggedEquipment(Equipment real, Consumer<String> log) {
        this.real = real;
        this.log = log;
    }

    private void tell(String what, String file, double rate) {
        log.accept(what + " " + System.nanoTime() + " " + file + " " + rate);
    }

    @Override
    public void prepare(Consumer<Ready> answer) {
        real.prepare(ready -> answer.accept(switch (ready) {
            case Ready.Silent silent -> silent;
            case Ready.Sounding sounding -> new Ready.Sounding(logged(sounding.clips()), sounding.damaged());
        }));
    }

    private Map<String, Clip> logged(Map<String, Clip> clips) {
        Map<String, Clip> logged = new TreeMap<>();
        clips.forEach((file, clip) -> logged.put(file, new Clip() {
            @Override
            public void play(double volume, double rate) {
                tell("clip", file, rate);
                clip.play(volume, rate);
            }

            @Override
            public boolean isPlaying() {
                return clip.isPlaying();
            }

            @Override
            public void stop() {
                clip.stop();
            }

            @Override
            public double seconds() {
                return clip.seconds();
            }
        }));
        return logged;
    }

    @Override
    public void fetch(String file, Consumer<Boolean> there) {
        real.fetch(file, there);
    }

    @Override
    public Deck deck(String file, Runnable lost) {
        Deck deck = real.deck(file, lost);
        return new Deck() {
            private boolean playing;

            @Override
            public void play() {
                if (!playing) {
                    playing = true;
                    tell("start", file, 1);
                }
                deck.play();
            }

            @Override
            public void pause() {
                end();
                deck.pause();
            }

            private void end() {
                if (playing) {
                    playing = false;
                    tell("end", file, 1);
                }
            }

            @Override
            public void rewind() {
                end();
                deck.rewind();
            }

            @Override
            public void volume(double factor) {
                deck.volume(factor);
            }

            @Override
            public double position() {
                return deck.position();
            }

            @Override
            public double length() {
                return deck.length();
            }

            @Override
            public void dispose() {
                end();
                deck.dispose();
            }
        };
    }
}
