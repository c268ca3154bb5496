package patolli.ui.common;

import java.lang.ref.WeakReference;
import java.net.URL;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import patolli.files.AssetFiles;

/**
 * The pictures that the forge made, each in single and double size. Every view made here shows the size that fits the
 * pixels of the screen, and changes over when that changes.
 */
public final class Pictures {
    /** From this many pixels a design unit on, the double size is drawn. */
    private static final double DOUBLE_FROM = 1.1;

    /** So many pictures made of the same one are kept: what is shown, and what it changes to, in both sizes. */
    private static final int KEPT = 4;

    /** From so many pixels on a picture is held by what shows it alone: a few would fill the memory of an evening. */
    private static final double LARGE = 900_000;

    private final Map<String, Image> images = new HashMap<>();
    private final Map<String, WeakReference<Image>> large = new HashMap<>();
    private final Map<String, Map<Making, Image>> makings = new HashMap<>();
    private final List<Runnable> forgetting = new ArrayList<>();
    /** What has been asked for before it is shown. */
    private final Set<String> fetched = new HashSet<>();
    /** What of it is of a scene that may come next. */
    private List<String> expected = List.of();
    /** What of it is loaded and has not been shown yet. */
    private final Map<String, Image> ready = new ConcurrentHashMap<>();
    /** What is being made, and who is to have it. */
    private final Map<Making, List<Consumer<Image>>> awaited = new HashMap<>();
    private final Executor beside;
    private final Executor soon;
    private final Executor back;
    private final ReadOnlyBooleanWrapper doubled = new ReadOnlyBooleanWrapper();

    /** Pictures that are made of others are made at once. */
    public Pictures() {
        this(Runnable::run, Runnable::run, Runnable::run);
    }

    /**
     * Pictures that are made of others are made beside the FX thread.
     *
     * @param beside does the work
     * @param back   hands over what has been made, on the FX thread
     */
    public Pictures(Executor beside, Executor back) {
        this(beside, beside, back);
    }

    /**
     * Pictures that are made of others are made beside the FX thread.
     *
     * @param beside does the work
     * @param soon   does what takes milliseconds and is wanted in the next frames
     * @param back   hands over what has been made, on the FX thread
     */
    public Pictures(Executor beside, Executor soon, Executor back) {
        this.beside = beside;
        this.soon = soon;
        this.back = back;
    }

    /** Says how many pixels of the screen a design unit takes. */
    public void setPixelsPerUnit(double pixels) {
        doubled.set(pixels >= DOUBLE_FROM);
    }

    /** Whether pictures of double size are shown. */
    public ReadOnlyBooleanProperty doubledProperty() {
        return doubled.getReadOnlyProperty();
    }

    /** The picture of that name in the size shown now: {@code ui/leaf.png}. */
    public Image image(String name) {
        return image(name, doubled.get());
    }

    private Image image(String name, boolean twice) {
        String file = twice ? twice(name) : name;
        return held(file).orElseGet(() -> hold(file, Optional.ofNullable(ready.remove(file))
                .orElseGet(() -> load(file))));
    }

    private Optional<Image> held(String file) {
        return Optional.ofNullable(images.get(file)).or(() -> Optional.ofNullable(large.get(file))
                .map(WeakReference::get));
    }

    private Image hold(String file, Image image) {
        if (image.getWidth() * image.getHeight() < LARGE) {
            images.put(file, image);
        } else {
            large.put(file, new WeakReference<>(image));
        }
        return image;
    }

    /** The width of the picture in design units. */
    public double width(String name) {
        return image(name).getWidth() / (doubled.get() ? 2 : 1);
    }

    /** A view of the whole picture, in design units. */
    public ImageView view(String name) {
        ImageView view = new ImageView();
        change(view, name);
        return view;
    }

    /** Lets a view show another picture from now on. */
    public void change(ImageView view, String name) {
        Shown shown = (Shown) view.getProperties().get(Shown.class);
        if (shown == null) {
            shown = new Shown(view);
            view.getProperties().put(Shown.class, shown);
            // The view holds the listener, so that a view that goes takes it along.
            doubled.addListener(new WeakChangeListener<>(shown.listener));
        }
        shown.name = name;
        shown.refresh();
    }

    /** Lets a view show a part of its picture, given in design units. */
    public void crop(ImageView view, Rectangle2D part) {
        enlarge(view, part, part.getWidth(), part.getHeight());
    }

    /** Lets a view show a part of its picture, given in design units, at another size in design units. */
    public void enlarge(ImageView view, Rectangle2D part, double width, double height) {
        Shown shown = (Shown) view.getProperties().get(Shown.class);
        shown.part = part;
        shown.width = width;
        shown.height = height;
        shown.refresh();
    }

    /** Whether a view shows its picture in double size whatever the screen: it is about to grow. */
    public void sharpen(ImageView view, boolean sharp) {
        Shown shown = (Shown) view.getProperties().get(Shown.class);
        shown.sharp = sharp;
        shown.refresh();
    }

    /**
     * A picture that is made of the one of that name, in the size shown now. One that was made before is handed over
     * at once.
     *
     * @param how    by what makings differ: equal if they are the same
     * @param making may run on any thread
     * @param wanting is handed the picture, on the FX thread
     */
    public void made(String name, Object how, UnaryOperator<Image> making, Consumer<Image> wanting) {
        Making key = new Making(name, how, doubled.get());
        Image there = kept(name).get(key);
        if (there != null) {
            wanting.accept(there);
            return;
        }
        List<Consumer<Image>> waiting = awaited.get(key);
        if (waiting != null) {
            waiting.add(wanting);
            return;
        }
        awaited.put(key, new ArrayList<>(List.of(wanting)));
        String file = doubled.get() ? twice(name) : name;
        Optional<Image> whole = held(file);
        beside.execute(() -> {
            Optional<Image> made = Optional.empty();
            try {
                made = Optional.of(making.apply(whole.orElseGet(() -> load(file))));
            } finally {
                // Whatever went wrong: the next who asks lets it be tried anew.
                Optional<Image> image = made;
                back.execute(() -> {
                    List<Consumer<Image>> then = awaited.remove(key);
                    image.ifPresent(ready -> {
                        kept(name).put(key, ready);
                        then.forEach(each -> each.accept(ready));
                    });
                });
            }
        });
    }

    /**
     * Makes something for the next frames.
     *
     * @param making may run on any thread
     * @param wanting is handed it on the FX thread, or nothing if the making failed
     */
    public <T> void soon(Supplier<T> making, Consumer<Optional<T>> wanting) {
        soon.execute(() -> {
            Optional<T> made = Optional.empty();
            try {
                made = Optional.of(making.get());
            } finally {
                Optional<T> what = made;
                back.execute(() -> wanting.accept(what));
            }
        });
    }

    /** Lets go of all that was made of pictures, as far as nothing shows it. */
    public void forgetMade() {
        makings.clear();
        forgetting.forEach(Runnable::run);
    }

    /** Lets something else go with what was made of pictures, for as long as these are there. */
    public void whenForgotten(Runnable forget) {
        forgetting.add(forget);
    }

    /**
     * Lets an empty view show a picture when that has been loaded beside the FX thread.
     *
     * @param then done with the view when it has its picture
     */
    public void later(ImageView view, String name, Consumer<ImageView> then) {
        boolean twice = doubled.get();
        beside.execute(() -> {
            String file = twice ? twice(name) : name;
            Image image = load(file);
            back.execute(() -> {
                hold(file, image);
                change(view, name);
                then.accept(view);
            });
        });
    }

    /** Loads pictures that are going to be shown, beside the FX thread, so that nothing waits for them then. */
    public void fetch(List<String> names) {
        names.forEach(name -> fetch(name, doubled.get()));
    }

    /**
     * Fetches what a scene shows that may come next. What was expected before and has not been shown is let go of.
     */
    public void expect(List<String> names) {
        List<String> files = names.stream().map(name -> doubled.get() ? twice(name) : name).toList();
        expected.stream().filter(file -> !files.contains(file)).forEach(this::forget);
        expected = files;
        fetch(names);
    }

    /** Whatever is still being loaded for it comes too late. */
    private void forget(String file) {
        if (ready.remove(file) != null || held(file).isEmpty()) {
            fetched.remove(file);
        }
    }

    /** The same for the double size of what views show, which are about to {@link #sharpen grow}. */
    public void fetchSharp(List<? extends ImageView> views) {
        views.forEach(view -> fetch(((Shown) view.getProperties().get(Shown.class)).name, true));
    }

    private void fetch(String name, boolean twice) {
        String file = twice ? twice(name) : name;
        // What is large may have been shown, and let go of, since it was fetched before.
        if (!images.containsKey(file) && (fetched.add(file) || isGone(file))) {
            beside.execute(() -> {
                ready.put(file, load(file));
                back.execute(() -> tidy(file));
            });
        }
    }

    /** What nobody waits for any more, or was needed before it was there, is not kept twice. */
    private void tidy(String file) {
        if (!fetched.contains(file) || held(file).isPresent()) {
            ready.remove(file);
        }
    }

    /**
     * Lets a view show its picture as something is made of it, from now on and in every size; until that is made it
     * shows the picture itself, or what it was tinted with before.
     *
     * @param how as in {@link #made}
     */
    public void tint(ImageView view, Object how, UnaryOperator<Image> making) {
        Shown shown = (Shown) view.getProperties().get(Shown.class);
        shown.tint = Optional.of(new Tint(how, making));
        shown.tint();
    }

    private boolean isGone(String file) {
        return large.containsKey(file) && large.get(file).get() == null;
    }

    private Map<Making, Image> kept(String name) {
        return makings.computeIfAbsent(name, any -> new LinkedHashMap<>(KEPT, 1, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Making, Image> eldest) {
                return size() > KEPT;
            }
        });
    }

    private static String twice(String name) {
        int dot = name.lastIndexOf('.');
        return name.substring(0, dot) + "@2x" + name.substring(dot);
    }

    private static Image load(String name) {
        URL url = AssetFiles.find("images/" + name).orElseThrow(() ->
                new IllegalStateException("the picture " + name + " is missing; make it with the forge (README)"));
        return new Image(url.toExternalForm());
    }

    private record Making(String name, Object how, boolean doubled) { }

    private record Tint(Object how, UnaryOperator<Image> making) { }

    /** What a view shows, kept with it. */
    private final class Shown {
        private final ImageView view;
        private String name;
        private Rectangle2D part;
        private double width;
        private double height;
        private boolean sharp;
        private Optional<Tint> tint = Optional.empty();
        private final ChangeListener<Boolean> listener = (observed, was, is) -> refresh();

        Shown(ImageView view) {
            this.view = view;
        }

        void refresh() {
            boolean twice = sharp || doubled.get();
            Image image = image(name, twice);
            double size = twice ? 2 : 1;
            view.setImage(image);
            view.setSmooth(true);
            if (part == null) {
                view.setFitWidth(image.getWidth() / size);
                view.setFitHeight(image.getHeight() / size);
            } else {
                view.setViewport(new Rectangle2D(part.getMinX() * size, part.getMinY() * size,
                        part.getWidth() * size, part.getHeight() * size));
                view.setFitWidth(width);
                view.setFitHeight(height);
            }
            tint();
        }

        void tint() {
            String whole = name;
            boolean twice = doubled.get();
            // A view in double size on a screen of single size is about to grow, and is gone soon.
            tint.filter(wanted -> !sharp || twice).ifPresent(wanted -> made(whole, wanted.how, wanted.making, image -> {
                if (whole.equals(name) && tint.equals(Optional.of(wanted)) && twice == doubled.get()) {
                    view.setImage(image);
                }
            }));
        }
    }
}
