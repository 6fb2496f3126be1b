import java.io.StringReader;
import java.net.http.HttpResponse;
import java.util.Objects;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/**
 * A Pix from the key to the statement, in a sandbox of its own. It exits with 1 if a simulator responds differently.
 *
 * <p>Run: {@code javac -d out Sandbox.java PixExample.java}, then {@code java -cp out PixExample}.
 */
public final class PixExample {
    private static final String KEY = "joao@example.com";

    private static final String PACS008 = String.join("\n",
            "<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08\">",
            "  <FIToFICstmrCdtTrf>",
            "    <GrpHdr>",
            "      <MsgId>M1</MsgId><CreDtTm>2030-01-01T12:00:00</CreDtTm><NbOfTxs>1</NbOfTxs>",
            "    </GrpHdr>",
            "    <CdtTrfTxInf>",
            "      <PmtId><EndToEndId>%s</EndToEndId></PmtId>",
            "      <InstgAgt><FinInstnId><ClrSysMmbId><MmbId>12345678</MmbId></ClrSysMmbId></FinInstnId></InstgAgt>",
            "      <CdtrAgt><FinInstnId><ClrSysMmbId><MmbId>87654321</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt>",
            "      <IntrBkSttlmAmt Ccy=\"BRL\">10.00</IntrBkSttlmAmt>",
            "    </CdtTrfTxInf>",
            "  </FIToFICstmrCdtTrf>",
            "</Document>");

    public static void main(String[] arguments) throws Exception {
        try (Sandbox sandbox = new Sandbox()) {
            registerKey(sandbox);
            queryKeyWithinTheRateLimit(sandbox);
            payToTheKey(sandbox);
            sendPacs008(sandbox, "E1", "ACCP", "");
            sandbox.requestOutcome("spi", "/spi/pacs.008", "AM04");
            sendPacs008(sandbox, "E2", "RJCT", "AM04");
            authorizeCard(sandbox);
            // One payment of the bank and two of this program.
            check("requests to the SPI", sandbox.verify("spi", "/spi/pacs.008", 3), true);
        }
        System.out.println("Java: the Pix arrived, and the sandbox is dropped.");
    }

    private static void registerKey(Sandbox sandbox) throws Exception {
        String key = "{\"keyType\": \"EMAIL\", \"keyValue\": \"" + KEY + "\", \"accountId\": \"acc-001\","
                + " \"ispb\": \"12345678\", \"branch\": \"0001\", \"accountNumber\": \"123456\","
                + " \"accountType\": \"CHECKING\", \"holderName\": \"Joao Souza\"}";
        HttpResponse<String> response = sandbox.call("dict", "POST", "/dict/keys", key);
        check(response.body(), response.statusCode(), 201);
        check("status of the key", Sandbox.field(response.body(), "status"), "ACTIVE");
    }

    private static void queryKeyWithinTheRateLimit(Sandbox sandbox) throws Exception {
        String name = "{\"name\": \"My wallet\"}";
        String client = sandbox.call("ratelimit", "POST", "/auth/register", name).body();
        String token = sandbox.call("ratelimit", "POST", "/auth/token", client).body();
        String bearer = "Bearer " + Sandbox.field(token, "access_token");
        String query = "{\"key\": \"" + KEY + "\"}";
        HttpResponse<String> response =
                sandbox.call("ratelimit", "POST", "/instant/query", query, "Authorization", bearer);
        check(response.body(), response.statusCode(), 200);
        check("holder", Sandbox.field(response.body(), "holderName"), "Joao Souza");
        check("tokens", response.headers().firstValue("X-RateLimit-Remaining").orElse(""), "10");
    }

    /** Pays through open banking, and finds the payment in the SPI and in the statement. */
    private static void payToTheKey(Sandbox sandbox) throws Exception {
        sandbox.setClock("openfinance", "2030-01-01T12:00:00Z");
        String path = "/open-banking/payments/v1/instant/payments";
        String body = "{\"amount\": \"150.00\", \"proxy\": \"" + KEY + "\"}";
        HttpResponse<String> response = sandbox.call("openfinance", "POST", path, body);
        check(response.body(), response.statusCode(), 201);
        check("status of the payment", Sandbox.field(response.body(), "status"), "RCVD");
        String createdAt = Sandbox.field(response.body(), "creationDateTime");
        check("time of the payment", createdAt, "2030-01-01T12:00:00Z");

        sandbox.advanceClock("openfinance", "PT3S");
        String payments = sandbox.call("openfinance", "GET", path, null).body();
        check("status after three seconds", Sandbox.field(payments, "status"), "ACSC");

        String transaction = "/spi/transactions/" + Sandbox.field(payments, "endToEndId");
        String settled = sandbox.call("spi", "GET", transaction, null).body();
        check("status in the SPI", Sandbox.field(settled, "status"), "ACCEPTED");
        check("amount in the SPI", settled.contains("\"amount\":150.00,"), true);

        String entries = "/open-banking/accounts/v1/accounts/maria-corrente/transactions";
        String statement = sandbox.call("openfinance", "GET", entries, null).body();
        String newest = Sandbox.field(statement, "transactionName");
        check("newest entry", newest, "Pix enviado - Joao Souza");
    }

    private static void sendPacs008(Sandbox sandbox, String endToEndId, String status, String reason)
            throws Exception {
        String message = String.format(PACS008, endToEndId);
        HttpResponse<String> response = sandbox.call("spi", "POST", "/spi/pacs.008", message);
        check(response.body(), response.statusCode(), 200);
        Document pacs002 = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(response.body())));
        check("OrgnlEndToEndId", text(pacs002, "OrgnlEndToEndId"), endToEndId);
        check("TxSts", text(pacs002, "TxSts"), status);
        check("Cd", text(pacs002, "Cd"), reason);
    }

    private static void authorizeCard(Sandbox sandbox) throws Exception {
        String payment = "{\"pan\": \"4000000000000001\", \"amount\": 15075}";
        String response = sandbox.call("iso8583", "POST", "/iso8583/issuer/authorize", payment).body();
        check("response code", Sandbox.field(response, "responseCode"), "00");
    }

    private static String text(Document document, String element) {
        var found = document.getElementsByTagName(element);
        return found.getLength() == 0 ? "" : found.item(0).getTextContent();
    }

    private static void check(String what, Object actual, Object expected) {
        if (!Objects.equals(actual, expected)) {
            throw new AssertionError(what + ": " + actual + ", expected " + expected);
        }
    }
}
