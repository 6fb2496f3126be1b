import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;
import org.testcontainers.containers.wait.strategy.WaitAllStrategy;
import org.testcontainers.utility.DockerImageName;

/** All simulators and the suite control in one container, with data in memory. Start it once for all test classes. */
public final class SimulatorsContainer extends GenericContainer<SimulatorsContainer> {
    /** The ports in the container, by the variable that names the address. */
    private static final Map<String, Integer> PORTS = Map.of(
            "SUITE_URL", 3000, "SPI_URL", 3002, "DICT_URL", 3003, "ISO8583_URL", 3004, "WORKFLOW_URL", 3005,
            "OPENFINANCE_URL", 3006, "NFSE_URL", 3007, "REPORT_URL", 3008, "RATELIMIT_URL", 3009);

    // Required, because the services in a container do not listen on loopback only. 16 to 200 characters.
    private final String adminToken = UUID.randomUUID().toString();

    public SimulatorsContainer() {
        super(DockerImageName.parse("payment-simulators"));
        withEnv(Map.of("APP", "suite", "ADMIN_TOKEN", adminToken, "DATA_DIR", ":memory:"));
        withExposedPorts(PORTS.values().toArray(Integer[]::new));
        WaitAllStrategy allReady = new WaitAllStrategy();
        for (int port : PORTS.values()) {
            allReady.withStrategy(Wait.forHttp("/health/ready").forPort(port));
        }
        waitingFor(allReady.withStartupTimeout(Duration.ofMinutes(2)));
    }

    /** The token of control requests: {@code Authorization: Bearer <token>}. */
    public String adminToken() {
        return adminToken;
    }

    /**
     * The base address of a service in a sandbox, for the configuration of the service under test.
     *
     * @param service as in {@code spi}
     */
    public String url(String service, String sandbox) {
        return addresses().get(service.toUpperCase() + "_URL") + "/s/" + sandbox;
    }

    /** SUITE_URL, SPI_URL and so on, with the mapped ports. */
    public Map<String, String> addresses() {
        Map<String, String> addresses = new TreeMap<>();
        PORTS.forEach((variable, port) -> addresses.put(variable, "http://" + getHost() + ":" + getMappedPort(port)));
        return addresses;
    }
}
