import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sandbox with JUnit 5: each test has its own, so they can run in parallel. */
class PaymentTest {
    private static final String PATH = "/iso8583/issuer/authorize";

    private Sandbox sandbox;

    @BeforeEach
    void openSandbox() {
        sandbox = new Sandbox();
    }

    @AfterEach
    void dropSandbox() throws Exception {
        sandbox.close();
    }

    @Test
    void approvesACardWithFunds() throws Exception {
        assertEquals("00", authorize());
    }

    @ParameterizedTest
    @ValueSource(strings = {"05", "51", "91"})
    void declinesWithTheCodeThatTheRuleRequests(String code) throws Exception {
        sandbox.requestOutcome("iso8583", PATH, code);
        assertEquals(code, authorize());
        assertEquals("00", authorize());
        assertTrue(sandbox.verify("iso8583", PATH, 2));
    }

    /** Stands for a call to your service, which calls the simulator. */
    private String authorize() throws Exception {
        String payment = "{\"pan\": \"4000000000000001\", \"amount\": 15075}";
        return Sandbox.field(sandbox.call("iso8583", "POST", PATH, payment).body(), "responseCode");
    }
}
