package patolli.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import patolli.testkit.Program;

/** What software centres are told, and the kind of file that a save is. */
class MetainfoTest {
    private static final Path LINUX = Pack.SOURCES.resolve("linux");
    @TempDir
    private Path folder;

    private static String filled(String pictures) throws IOException {
        return Metainfo.filled(Files.readString(LINUX.resolve("patolli.metainfo.xml")), "1.2.3", pictures);
    }

    private static Document parsed(String xml) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<Element> all(Document document, String tag) {
        NodeList found = document.getElementsByTagName(tag);
        return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
    }

    private static String text(Document document, String tag) {
        return all(document, tag).getFirst().getTextContent();
    }

    @Test
    void nothingIsLeftToFillIn() throws Exception {
        assertThat(filled("https://pictures.invalid/patolli")).doesNotContain("@");
        Document metainfo = parsed(filled(""));
        assertThat(all(metainfo, "release").getFirst().getAttribute("version")).isEqualTo("1.2.3");
        assertThat(text(metainfo, "id")).isEqualTo(text(metainfo, "launchable")).isEqualTo("patolli.desktop");
    }

    @Test
    void picturesAreNamedOnlyWithTheAddressWhereTheyAre() throws Exception {
        assertThat(all(parsed(filled("")), "screenshots")).isEmpty();
        String address = "https://pictures.invalid/patolli/";
        List<String> images = all(parsed(filled(address)), "image").stream().map(Element::getTextContent).toList();
        assertThat(images).hasSize(7).allSatisfy(image -> {
            assertThat(image).startsWith(address);
            assertThat(Path.of("src", "readme", image.substring(address.length()))).exists();
        });
    }

    @Test
    void everyTextIsThereInSpanishToo() throws Exception {
        Document metainfo = parsed(filled("https://pictures.invalid"));
        for (String tag : List.of("summary", "p", "li", "caption")) {
            List<Element> texts = all(metainfo, tag);
            assertThat(texts).as(tag).isNotEmpty();
            assertThat(texts.stream().filter(each -> each.getAttribute("xml:lang").equals("es"))).as(tag)
                    .hasSize(texts.size() / 2);
        }
    }

    @Test
    void aSaveIsKnownByItsNameAndByItsBeginning() throws Exception {
        Document kinds = parsed(Files.readString(LINUX.resolve("patolli-mime.xml")));
        String kind = all(kinds, "mime-type").getFirst().getAttribute("type");
        assertThat(all(kinds, "glob").getFirst().getAttribute("pattern")).isEqualTo("*.patolli");
        assertThat(Files.readString(Pack.SOURCES.resolve("measured.patolli")))
                .startsWith(all(kinds, "match").getFirst().getAttribute("value"));
        assertThat(text(parsed(filled("")), "mediatype")).isEqualTo(kind);
        assertThat(LINUX.resolve("patolli.desktop")).content().contains("MimeType=" + kind + ";");
        assertThat(Pack.SOURCES.resolve("patolli.properties")).content().contains("mime-type=" + kind);
    }

    @Test
    void theSoftwareCentresOwnValidatorFindsNoError() throws Exception {
        assumeTrue(Program.isThere("appstreamcli"));
        Path file = Files.writeString(folder.resolve("patolli.metainfo.xml"), filled("https://pictures.invalid"));
        Program validator = Program.run("appstreamcli", "validate", "--no-net", file.toString());
        // The name is the desktop file's: a reversed web address would be wanted, and there is none. A warning.
        assertThat(validator.said().lines()).noneMatch(line -> line.startsWith("E:"))
                .filteredOn(line -> line.startsWith("W:"))
                .allMatch(line -> line.contains("cid-desktopapp-is-not-rdns"));
    }
}
