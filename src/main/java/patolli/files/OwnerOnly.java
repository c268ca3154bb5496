package patolli.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Files and folders that nobody but their owner may look into, as far as the file system knows such a thing. */
public final class OwnerOnly {
    private static final Logger LOG = LoggerFactory.getLogger(OwnerOnly.class);

    private OwnerOnly() { }

    /** Makes the folder if it is not there, and closes it to others. */
    public static void folder(Path folder) throws IOException {
        Files.createDirectories(folder);
        restrict(folder, "rwx------");
    }

    /** Closes a file to others. */
    public static void file(Path file) throws IOException {
        restrict(file, "rw-------");
    }

    private static void restrict(Path path, String rights) throws IOException {
        var posix = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (posix != null) {
            posix.setPermissions(PosixFilePermissions.fromString(rights));
            return;
        }
        var acl = Files.getFileAttributeView(path, AclFileAttributeView.class);
        if (acl != null) {
            acl.setAcl(List.of(AclEntry.newBuilder().setType(AclEntryType.ALLOW).setPrincipal(acl.getOwner())
                    .setPermissions(EnumSet.allOf(AclEntryPermission.class)).build()));
            return;
        }
        LOG.warn("{} lies where files can't be closed to others", path);
    }
}
