import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A sandbox of the payment simulators: separate data, clock, rules and journal in each of them. It needs Java 11 or
 * later and no library. Copy this file to your project. docs/how-to/java.md shows it with JUnit.
 */
public final class Sandbox implements AutoCloseable {
    private static final Map<String, Integer> PORTS = Map.of(
            "spi", 3002, "dict", 3003, "iso8583", 3004, "workflow", 3005,
            "openfinance", 3006, "nfse", 3007, "report", 3008, "ratelimit", 3009);

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Set<String> used = new TreeSet<>();
    private final String name = "java-" + UUID.randomUUID().toString().substring(0, 13);

    public String name() {
        return name;
    }

    /** The base address of a service: SPI_URL and so on, or that of {@code npm start}. */
    public static String address(String service) {
        String address = System.getenv(service.toUpperCase() + "_URL");
        boolean isSet = address != null && !address.isEmpty();
        return isSet ? address : "http://127.0.0.1:" + PORTS.get(service);
    }

    /**
     * Sends a request. Error statuses are not exceptions.
     *
     * @param body null, or a text: one that begins with {@code <} is sent as XML, others as JSON
     * @param headers names and values in turn
     */
    public HttpResponse<String> call(
            String service, String method, String path, String body, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address(service) + path))
                .timeout(Duration.ofSeconds(30))
                .header("X-Sandbox", name);
        if (headers.length > 0) {
            request.headers(headers);
        }
        // The admin token is needed only if the simulators were started with one.
        String token = System.getenv("ADMIN_TOKEN");
        boolean isAdmin = path.startsWith("/__admin") || path.startsWith("/admin");
        if (token != null && !token.isEmpty() && isAdmin) {
            request.header("Authorization", "Bearer " + token);
        }
        if (body == null) {
            request.method(method, BodyPublishers.noBody());
        } else {
            request.header("Content-Type", body.startsWith("<") ? "application/xml" : "application/json");
            request.method(method, BodyPublishers.ofString(body));
        }
        used.add(service);
        return client.send(request.build(), BodyHandlers.ofString());
    }

    /** Freezes the clock of a service at an ISO 8601 instant. It does not go back. */
    public void setClock(String service, String now) throws IOException, InterruptedException {
        control(service, "PUT", "/__admin/clock", "{\"mode\": \"frozen\", \"now\": \"" + now + "\"}");
    }

    /** Advances the clock by an ISO 8601 duration, such as PT3S. Work that becomes due is done. */
    public void advanceClock(String service, String by) throws IOException, InterruptedException {
        control(service, "POST", "/__admin/clock/advance", "{\"by\": \"" + by + "\"}");
    }

    /** Adds a rule: the next request with this path gets this business outcome, such as the reject code AM04. */
    public void requestOutcome(String service, String path, String outcome)
            throws IOException, InterruptedException {
        String rule = "{\"match\": {\"path\": \"%s\"}, \"effect\": {\"outcome\": \"%s\"}, \"times\": 1}";
        control(service, "POST", "/__admin/rules", String.format(rule, path, outcome));
    }

    /** Whether the service received exactly so many requests with this path. */
    public boolean verify(String service, String path, int times)
            throws IOException, InterruptedException {
        String body = "{\"expectations\": [{\"match\": {\"path\": \"%s\"}, \"times\": %d}]}";
        String result = control(service, "POST", "/__admin/verify", String.format(body, path, times));
        return result.startsWith("{\"pass\":true");
    }

    /**
     * Deletes the data of the sandbox in each service that it was used in. A service that only other services called
     * keeps its part; SANDBOX_TTL can drop it.
     */
    @Override
    public void close() throws IOException {
        try {
            for (String service : Set.copyOf(used)) {
                call(service, "DELETE", "/__admin/sandboxes/" + name, null);
            }
            used.clear();
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("Interrupted while dropping sandbox " + name);
        }
    }

    /**
     * The first text member of a JSON text with this name. Java has no JSON reader of its own; in a project, use the
     * one that you have (Jackson, Gson).
     */
    public static String field(String json, String member) {
        Matcher matcher = Pattern.compile('"' + member + "\":\"([^\"]*)\"").matcher(json);
        if (!matcher.find()) {
            throw new IllegalArgumentException(member + " is not in " + json);
        }
        return matcher.group(1);
    }

    private String control(String service, String method, String path, String body)
            throws IOException, InterruptedException {
        HttpResponse<String> response = call(service, method, path, body);
        if (response.statusCode() >= 400) {
            throw new IOException(method + " " + path + " of " + service + ": " + response.body());
        }
        return response.body();
    }
}
