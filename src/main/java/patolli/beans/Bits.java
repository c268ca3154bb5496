package patolli.beans;

/** The bits of some bytes, one after the other, most significant first. */
final class Bits {
    private final byte[] bytes;
    private int at;

    Bits(byte[] bytes) {
        this.bytes = bytes;
    }

    int left() {
        return bytes.length * Byte.SIZE - at;
    }

    /** The next bits as a number. */
    int next(int width) {
        int number = 0;
        for (int i = 0; i < width; i++, at++) {
            number = number << 1 | bytes[at / Byte.SIZE] >> (Byte.SIZE - 1 - at % Byte.SIZE) & 1;
        }
        return number;
    }
}
