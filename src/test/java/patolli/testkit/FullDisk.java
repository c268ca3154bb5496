package patolli.testkit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.FileSystemException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import patolli.files.Disk;

/**
 * A disk that is full after so many more bytes: what still fits is written, and the rest refused. Nothing is really
 * forced.
 */
public final class FullDisk implements Disk {
    private int room = Integer.MAX_VALUE;
    private int forced;

    /** From now on only so many bytes fit. */
    public void leave(int bytes) {
        room = bytes;
    }

    /** There is room for everything again. */
    public void clear() {
        room = Integer.MAX_VALUE;
    }

    /** How often something was to be forced to the disk; tests don't wait until it is. */
    public int forced() {
        return forced;
    }

    @Override
    public FileChannel open(Path file, OpenOption... options) throws IOException {
        return new Full(file, FileChannel.open(file, options));
    }

    @Override
    public void forceNames(Path folder) {
        // as above
    }

    private final class Full extends FileChannel {
        private final Path file;
        private final FileChannel real;

        Full(Path file, FileChannel real) {
            this.file = file;
            this.real = real;
        }

        private ByteBuffer fitting(ByteBuffer source) throws IOException {
            if (room == 0) {
                throw new FileSystemException(file.toString(), null, "No space left on device");
            }
            ByteBuffer part = source.slice(source.position(), Math.min(room, source.remaining()));
            room -= part.remaining();
            source.position(source.position() + part.remaining());
            return part;
        }

        @Override
        public int write(ByteBuffer source) throws IOException {
            return real.write(fitting(source));
        }

        @Override
        public int write(ByteBuffer source, long position) throws IOException {
            return real.write(fitting(source), position);
        }

        @Override
        public void force(boolean metaData) {
            forced++;
        }

        @Override
        public long size() throws IOException {
            return real.size();
        }

        @Override
        public FileChannel truncate(long size) throws IOException {
            real.truncate(size);
            return this;
        }

        @Override
        protected void implCloseChannel() throws IOException {
            real.close();
        }

        @Override
        public int read(ByteBuffer target) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long read(ByteBuffer[] targets, int offset, int length) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int read(ByteBuffer target, long position) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long write(ByteBuffer[] sources, int offset, int length) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long position() {
            throw new UnsupportedOperationException();
        }

        @Override
        public FileChannel position(long position) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long transferTo(long position, long count, WritableByteChannel target) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long transferFrom(ReadableByteChannel source, long position, long count) {
            throw new UnsupportedOperationException();
        }

        @Override
        public MappedByteBuffer map(MapMode mode, long position, long size) {
            throw new UnsupportedOperationException();
        }

        @Override
        public FileLock lock(long position, long size, boolean shared) {
            throw new UnsupportedOperationException();
        }

        @Override
        public FileLock tryLock(long position, long size, boolean shared) {
            throw new UnsupportedOperationException();
        }
    }
}
