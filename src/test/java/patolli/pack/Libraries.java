package patolli.pack;

import java.io.File;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The libraries that are shipped with the program: those of the tests' class path that the program's module needs. */
final class Libraries {
    /** The program, and the log that slf4j finds as a service. */
    private static final List<String> ROOTS = List.of("patolli", "org.slf4j.jul");

    private Libraries() { }

    /** Their jars, in the order of their names. */
    static List<Path> shipped() {
        Map<String, ModuleReference> modules = new HashMap<>();
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of)
                .filter(place -> !place.endsWith("test-classes"))
                .flatMap(place -> ModuleFinder.of(place).findAll().stream())
                .forEach(module -> modules.putIfAbsent(module.descriptor().name(), module));
        TreeSet<Path> jars = new TreeSet<>();
        TreeSet<String> seen = new TreeSet<>(ROOTS);
        Deque<String> next = new ArrayDeque<>(ROOTS);
        while (!next.isEmpty()) {
            ModuleReference module = modules.get(next.remove());
            if (module != null) {
                module.location().map(Path::of).filter(place -> place.toString().endsWith(".jar")).ifPresent(jars::add);
                module.descriptor().requires().stream().map(ModuleDescriptor.Requires::name).filter(seen::add)
                        .forEach(next::add);
            }
        }
        return List.copyOf(jars);
    }
}
