export interface paths {
    "/spi/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the name, the version and the time of the service. It does not check the database. */
        get: operations["spiGetHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the name, the version and the time of the service. It does not check the database. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Liveness check: the process runs and answers requests. If it fails, restart the service. */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Readiness check: the service can reach its database. If it fails, send no requests to the service. */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the clock of the sandbox. */
        get: operations["readClock"];
        /**
         * Sets the clock of the sandbox.
         * @description Work that becomes due by the new instant is run first, in order, each at its own instant. `ran` lists
         *     this work. The clock goes backwards only if `allowPast` is true.
         */
        put: operations["setClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves the clock of the sandbox forward, and runs the work that becomes due. */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/clock/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns when the next work of the sandbox is due. It is done when the clock passes this instant. */
        get: operations["nextDue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the rules of the sandbox in the order in which they are tried, with their counters. */
        get: operations["listRules"];
        put?: never;
        /**
         * Creates a rule. Its effect is applied to the requests that match it.
         * @description The page docs/testing-with-sandboxes.md explains rules with examples.
         */
        post: operations["createRule"];
        /** Deletes all rules of the sandbox. */
        delete: operations["deleteAllRules"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/rules/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the business outcomes that a rule can order (`effect.outcome`), each with its meaning. */
        get: operations["listOutcomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one rule. */
        get: operations["findRule"];
        put?: never;
        post?: never;
        /** Deletes one rule. */
        delete: operations["deleteRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/rules/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the order of the rules. */
        put: operations["orderRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the requests that the sandbox received, newest first.
         * @description Filters use the original data. In the response, card numbers, tax ids, e-mail addresses, phone numbers
         *     and secrets are masked. Refused requests are listed too. The journal is kept in memory: each instance
         *     of a service has its own journal, and a restart clears it.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /** Clears the journal of the sandbox. */
        delete: operations["clearRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/requests/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts the requests that match the filter. */
        get: operations["countRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compares the journal with expectations.
         * @description Each expectation has a `match`, as in a rule, and one of `times`, `atLeast` and `atMost`. With
         *     `status`, only requests with that response status are counted. If too few requests match,
         *     `nearestMisses` shows the differences. If entries that are needed to decide are no longer in the
         *     journal, the expectation fails with a `message`. Each instance of a service knows only the requests
         *     that it received itself.
         */
        post: operations["verifyRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/sandboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the sandboxes of this service. */
        get: operations["listSandboxes"];
        put?: never;
        /** Creates a sandbox. A request with a new name in `X-Sandbox` also creates it. */
        post: operations["createSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/sandboxes/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one sandbox. */
        get: operations["findSandbox"];
        put?: never;
        post?: never;
        /** Drops a sandbox with its data, clock, rules, journal and snapshots. */
        delete: operations["dropSandbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/sandboxes/{name}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resets the data, clock, rules and journal of a sandbox. Its snapshots are kept. */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resets the sandbox of the request, which `X-Sandbox` names. */
        post: operations["resetCurrentSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/sandboxes/{name}/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the snapshots of a sandbox. */
        get: operations["listSnapshots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/sandboxes/{name}/snapshots/{snapshot}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the data, clock and rules of a sandbox. A snapshot with the same name is replaced. */
        post: operations["saveSnapshot"];
        /** Deletes a snapshot. */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/sandboxes/{name}/snapshots/{snapshot}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores a snapshot.
         * @description By default, the snapshot is restored to the sandbox that it was saved from. `into` names another sandbox,
         *     which is created if it does not exist. So you can prepare a sandbox once and give each test a copy. The
         *     journal of the sandbox is kept.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/sandboxes/{name}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Holds a sandbox: new requests wait.
         * @description For clients that change several services at the same moment, such as the suite control. Resolves when the
         *     requests that began earlier have ended. Due work and jobs continue, but their calls to other services wait. The
         *     hold ends by `DELETE`, or by itself after `seconds`; the same `id` again begins the time anew. Requests with the header
         *     `X-Hold-Pass` do not wait, and neither do other requests below `/__admin`, except those that change data of the
         *     simulated system.
         */
        put: operations["holdSandbox"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/sandboxes/{name}/hold/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Releases a sandbox. Does nothing if it is not held under this id. */
        delete: operations["releaseSandbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the limits of this service, and how much of them is used. */
        get: operations["findLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spi/pacs.008": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives a payment as a pacs.008 and returns its pacs.002.
         * @description The transaction is stored before the response is sent. Its status is ACCEPTED, unless a rule orders a
         *     rejection. If a message has several
         *     `CdtTrfTxInf`, either all of them are stored or none, and the pacs.002 has one `TxInfAndSts` for each.
         *     Nothing is stored unless the status is 200. Errors are checked in this order: 400, 422, 409.
         *
         *     An EndToEndId can be used only once in a sandbox. Before you press Execute again, change the
         *     EndToEndId or select another sandbox with `X-Sandbox`.
         */
        post: operations["spiPostPacs008"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spi/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the transactions of the sandbox, newest first.
         * @description Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
         */
        get: operations["spiListTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spi/transactions/{endToEndId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the transaction with this EndToEndId. */
        get: operations["spiFindTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dict/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the name, the version and the time of the service. It does not check the database. */
        get: operations["dictGetHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dict/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the active keys of the sandbox, newest first.
         * @description Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
         */
        get: operations["dictListKeys"];
        put?: never;
        /**
         * Registers a key.
         * @description A value can be active only once in a sandbox. An account has at most 20 keys, or 5 if the tax id of the
         *     holder is a CPF. Nothing is stored unless the status is 201.
         *
         *     Before you press Execute again, change or delete the key, or select another sandbox with `X-Sandbox`.
         */
        post: operations["dictCreateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dict/keys/{keyType}/{keyValue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the active key with this type and value.
         * @description Upper and lower case are the same. In the path, `+` can be written as it is; encode `/`, `%`, `?` and `#`.
         */
        get: operations["dictFindKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dict/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes the active key with this id or value. The value can then be registered again. */
        delete: operations["dictDeleteKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all keys of the sandbox, newest first. Deleted keys have `deletedAt`. */
        get: operations["dictExportKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Differs from service to service. The description says what it does in each.
         * @description **DICT: key directory**: Adds generated keys to the sandbox, as many as you need. The same seed generates the same keys with the same ids in every sandbox; with a larger number, further keys
         *     follow. Keys that already exist are not changed. A million keys take about a minute.
         *
         *     **Workflow engine**: Installs the example workflows in the sandbox. A Pix that is paid by a credit card, with compensation; a card payment that is tried again by the categories of
         *     ABECS; an invoice after its payment. They call the other simulators in the same sandbox. The ids are the same in
         *     every sandbox, and workflows that are there already are not changed.
         *
         *     **Open banking: consents, accounts, payments**: Adds customers to the bank, and transactions to their accounts. Each new customer has two accounts with a year of transactions. The same seed gives the same customers and
         *     transactions on the same day; what is there already stays. The additional transactions leave the balances as
         *     they are, apart from a few reais where their number is no multiple of eight. They are stored in small steps,
         *     and other requests are answered in between; a million takes about a minute.
         */
        post: operations["postAdminSeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an authorization (0100, 0120) to the issuer.
         * @description The acquirer completes the message, packs it and sends it. If no response arrives within ISO8583_ANSWER_MS,
         *     by the clock of the sandbox, it sends a reversal advice. To try this, create a rule that delays or drops
         *     the responses of `/iso8583/issuer/**`.
         */
        post: operations["iso8583AcquirerAuthorize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/financial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a financial message (0200, 0220) to the issuer: a debit, a capture or a refund. */
        post: operations["iso8583AcquirerFinancial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a reversal (0400, 0420) to the issuer. It undoes an authorization or a financial message. */
        post: operations["iso8583AcquirerReversal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/issuer/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides on an authorization (0100, 0120). An approval holds the amount.
         * @description A JSON body has data elements by name (`pan`, `amount` in cents, `expiry`, `pin`, `cvv` and others) or by
         *     number, in `fields`. Missing elements are completed, unless `complete` is false. A body in `text/plain` (hex
         *     or ASCII) or `application/octet-stream` is a packed message, which is used unchanged.
         */
        post: operations["iso8583IssuerAuthorize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/issuer/financial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides on a financial message (0200, 0220): a debit, the capture of a hold, or a refund. */
        post: operations["iso8583IssuerFinancial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/issuer/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides on a reversal request (0400) or a reversal advice (0420). An advice is always accepted. */
        post: operations["iso8583IssuerReversal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/issuer/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a network management message (0800), such as a sign-on or an echo test. */
        post: operations["iso8583IssuerNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the test cards of the sandbox. Their numbers are not masked, because they are not real cards. */
        get: operations["iso8583ListCards"];
        put?: never;
        /** Creates a test card. */
        post: operations["iso8583CreateCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one test card. */
        get: operations["iso8583FindCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the status of a card. The statuses lost and stolen are final: only a reset undoes them. */
        put: operations["iso8583ChangeCardStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resets a card to its initial state: balance, status, holds and counters. Its history is deleted. */
        post: operations["iso8583ResetCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resets all cards of the sandbox to their initial state. */
        post: operations["iso8583ResetAllCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the messages for a card that the host decided on, newest first. */
        get: operations["iso8583ListCardTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the messages for all cards that the host decided on, newest first. */
        get: operations["iso8583ListTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the holds of a card with their status, newest first. */
        get: operations["iso8583ListCardHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the ledger of a card, newest first. The sum of the amounts is the balance. */
        get: operations["iso8583ListCardLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/preset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the preset of the sandbox, and all presets. A preset defines magic values of PAN or amount. */
        get: operations["iso8583GetPreset"];
        /** Sets the preset of the sandbox. `off` disables magic values. */
        put: operations["iso8583ChangePreset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/decode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decodes a packed message. */
        post: operations["iso8583DecodeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/encode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Packs a message. Missing elements are not completed. */
        post: operations["iso8583EncodeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Explains a packed message: the position and the length of each element, in bytes. */
        post: operations["iso8583ExplainMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/guess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads a packed message with every profile, to find the one that it uses. */
        post: operations["iso8583GuessProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the built-in profiles and the profiles that were posted to the sandbox. */
        get: operations["iso8583ListProfiles"];
        put?: never;
        /** Adds a profile to the sandbox. A posted profile with the same name is replaced. */
        post: operations["iso8583SaveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/profiles/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one profile. You can change a copy of it and post it under another name. */
        get: operations["iso8583FindProfile"];
        put?: never;
        post?: never;
        /** Deletes a profile that was posted to the sandbox. */
        delete: operations["iso8583DeleteProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/response-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the response codes (DE39), with their meaning and whether the payment can be retried. */
        get: operations["iso8583ListResponseCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the workflows of the sandbox, newest first.
         * @description Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
         */
        get: operations["workflowListWorkflows"];
        put?: never;
        /**
         * Creates a workflow.
         * @description The definition is checked: its structure, its transitions, its expressions and its resources. The response lists
         *     all errors, each with its place and what would be right.
         */
        post: operations["workflowCreateWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a workflow with the latest version of its definition. */
        get: operations["workflowFindWorkflow"];
        /**
         * Updates a workflow: makes the next version of its definition.
         * @description Executions that run keep the version with which they were started. With `If-Match: "3"` the update is refused if the
         *     workflow does not have version 3.
         */
        put: operations["workflowUpdateWorkflow"];
        post?: never;
        /** Deletes a workflow. Its executions that run go on to their end, and can still be read. */
        delete: operations["workflowDeleteWorkflow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a version of a workflow. */
        get: operations["workflowFindVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the executions of a workflow, newest first.
         * @description Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
         */
        get: operations["workflowListExecutions"];
        put?: never;
        /**
         * Starts an execution of a workflow.
         * @description The response has the execution as it begins. With `?wait=` or `Prefer: wait=` the response waits until the execution
         *     has ended, or until the time is over. The same `Idempotency-Key` with the same body returns the execution that it has
         *     started before, with 200.
         */
        post: operations["workflowStartExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an execution: its status, its output or error, and its history.
         * @description With `?wait=` or `Prefer: wait=` the response waits until the execution has ended, or until the time is over. With
         *     `?after=` the history has only the events after this one.
         */
        get: operations["workflowFindExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executions/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams the history of an execution as server-sent events, until the execution has ended.
         * @description Each event of the history is one `history` event; the stream begins with the first one, or after `Last-Event-ID`. At
         *     the end there is one `ended` with the execution. A client that connects again after `ended` gets 204.
         */
        get: operations["workflowExecutionEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executions/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops an execution: it ends as ABORTED. */
        post: operations["workflowStopExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executions/{id}/redrive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts an execution again that has not succeeded, in the state in which it has ended.
         * @description The state has the same input and the variables are kept. A Parallel or a Map begins again with all of its branches.
         */
        post: operations["workflowRedriveExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{workflowId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calls the webhook of a workflow.
         * @description The call resumes the execution whose task `webhook.wait` waits for it: by the correlation id, or any call if the task
         *     names none. If nobody waits, the call starts an execution with the body as its input. A call with a correlation id is
         *     kept instead if the definition has a `webhook.wait`, and completes the task that asks for it later.
         *
         *     A call that names itself (`webhook-id`, `Idempotency-Key` or `X-GitHub-Delivery`) is taken once. If the workflow has
         *     a secret, the call must be signed: `webhook-signature` (Standard Webhooks) or `X-Hub-Signature-256`.
         */
        post: operations["workflowCallWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{token}/success": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes a task with its result. */
        post: operations["workflowTaskSuccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{token}/failure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a task fail. Without a name the error is States.TaskFailed. */
        post: operations["workflowTaskFailure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{token}/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that a task is still alive: its HeartbeatSeconds begin again. */
        post: operations["workflowTaskHeartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}/diagram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draws the definition of a workflow as a flowchart, for Mermaid or as SVG.
         * @description With `?executionId=` the states that this execution has left are green, and those in which it is are yellow.
         */
        get: operations["workflowWorkflowDiagram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executions/{id}/diagram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Draws the path of an execution in its definition, for Mermaid or as SVG. */
        get: operations["workflowExecutionDiagram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/states/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Runs one state alone, as TestState of AWS does.
         * @description Nothing is stored. A Task really calls its resource, unless `mock` says what it returns. The branches of a Parallel
         *     and the iterations of a Map are not run: `mock` has their results.
         */
        post: operations["workflowTestState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows which states, transitions and retriers of a workflow the executions of the sandbox have reached.
         * @description All executions of one version count, also those that run. A reset of the sandbox begins again.
         */
        get: operations["workflowCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the webhooks of the sandbox, in the order of their creation. */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Subscribes a receiver to events.
         * @description Messages follow Standard Webhooks 1.0 and are signed with `secret`, which is shown only in this response.
         *     A message that is not answered with 2xx is sent again after 5 s, 30 s, 2 min, 10 min, 30 min, 1 h and 6 h
         *     of the clock of the sandbox. While the clock is frozen nothing is sent until it is advanced. The page
         *     docs/webhooks.md explains more.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/webhooks/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the event types of this service, each with its meaning. */
        get: operations["listWebhookEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the deliveries of the sandbox, newest first.
         * @description All pending deliveries are kept, and the newest 10,000 of the others.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one webhook. */
        get: operations["findWebhook"];
        put?: never;
        post?: never;
        /** Deletes a webhook. Its deliveries stay in the log; those that are pending fail when they are due. */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /** Changes a webhook. Members that are left out stay as they are. */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/__admin/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the event `webhook.test` to the webhook.
         * @description The response does not wait for the receiver; the delivery shows the result. While the clock is frozen,
         *     `POST /__admin/clock/advance` with `{"by": "PT0S"}` sends what is due.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/webhooks/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one delivery, with the body of the message and the attempts. */
        get: operations["findWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/webhooks/deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message again, with the same id: now, and after the same delays if it fails. */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/discovery/v1/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the API families that the bank serves, with their versions and addresses. */
        get: operations["openfinanceListEndpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/payments/v1/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a payment consent.
         * @description The customer has 5 minutes to authorise it, and 60 minutes to pay after that. With
         *     `CONSENT_AUTO_AUTHORISE=true`, the default, it is AUTHORISED directly after this response. The payment is
         *     of today (Brasília) by `date`, or of later days by `schedule`.
         */
        post: operations["openfinanceCreatePaymentConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/payments/v1/consents/{consentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment consent, with its status on the clock of the sandbox. */
        get: operations["openfinanceFindPaymentConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/payments/v1/instant/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the payments, newest first. */
        get: operations["openfinanceListPayments"];
        put?: never;
        /**
         * Makes a payment, or the payments of a schedule.
         * @description The body is that of payments v4 (a list), of payments v1 to v3 (one payment), or a short body with the
         *     amount and the account or key of the payee. Without a consent the payment gets one of its own, and the first account of the bank pays.
         *
         *     The payment is RCVD, then ACCP, then ACPD when it is sent to the SPI, and ACSC when it is settled: then it
         *     debits the account. Each status takes `PAYMENT_STEP_SECONDS` on the clock of the sandbox.
         */
        post: operations["openfinanceCreatePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/payments/v1/pix/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the payments, newest first. */
        get: operations["openfinanceListPaymentsAlias"];
        put?: never;
        /**
         * Makes a payment, or the payments of a schedule.
         * @description The body is that of payments v4 (a list), of payments v1 to v3 (one payment), or a short body with the
         *     amount and the account or key of the payee. Without a consent the payment gets one of its own, and the first account of the bank pays.
         *
         *     The payment is RCVD, then ACCP, then ACPD when it is sent to the SPI, and ACSC when it is settled: then it
         *     debits the account. Each status takes `PAYMENT_STEP_SECONDS` on the clock of the sandbox.
         */
        post: operations["openfinanceCreatePaymentAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/payments/v1/instant/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment, with its status on the clock of the sandbox. */
        get: operations["openfinanceFindPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/payments/v1/pix/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment, with its status on the clock of the sandbox. */
        get: operations["openfinanceFindPaymentAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancels a payment.
         * @description A scheduled payment can be cancelled until 23:59 (Brasília) of the day before, and a payment that is held
         *     (PDNG) until it is sent.
         */
        patch: operations["openfinanceCancelPayment"];
        trace?: never;
    };
    "/open-banking/payments/v1/pix/payments/consents/{consentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancels the payments of a consent that can still be cancelled.
         * @description The response has the payments that were cancelled.
         */
        patch: operations["openfinanceCancelPaymentsOfConsent"];
        trace?: never;
    };
    "/__admin/consents/{id}/authorise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Authorises a consent as its customer does on the authorisation page: one for data, or one for a payment. */
        post: operations["openfinanceAuthoriseConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/consents/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a consent as its customer or the bank does, also if it is already authorised. */
        post: operations["openfinanceRejectConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/accounts/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the accounts, in the order of their ids.
         * @description Under a consent, its accounts. Without one, all accounts of the bank.
         */
        get: operations["openfinanceListAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/accounts/v1/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads one account. */
        get: operations["openfinanceFindAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/accounts/v1/accounts/{id}/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the balances of an account. */
        get: operations["openfinanceFindAccountBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/accounts/v1/accounts/{id}/overdraft-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the overdraft limits of an account; `data` is empty if none were contracted. */
        get: operations["openfinanceFindAccountOverdraftLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/accounts/v1/accounts/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the transactions of an account, newest first.
         * @description A day is a day of Brasília (UTC-3). Without fromBookingDate and toBookingDate the list has the transactions of
         *     today. The days can lie from 12 months back to 12 months ahead. Follow `links.next`: its `pagination-key` makes
         *     every page as fast as the first.
         */
        get: operations["openfinanceListTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/accounts/v1/accounts/{id}/transactions-current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the recent transactions of an account, newest first.
         * @description Like `/transactions`, but for the last seven days (with today) and up to 12 months ahead.
         */
        get: operations["openfinanceListCurrentTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/consents/v1/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a consent to read data of a customer.
         * @description Any CPF or CNPJ works: the bank makes up accounts for one that it has not seen. Permissions are asked for in
         *     complete groups (`CONSENT_PERMISSION_GROUPS=off` accepts any).
         *
         *     The response is always AWAITING_AUTHORISATION, as in the standard. By default the consent is authorised at
         *     once, for all accounts of the customer, so that the next request can use it. With
         *     `CONSENT_AUTO_AUTHORISE=false` the customer has 60 minutes to decide on the page that the header `Link`
         *     (`rel="urn:simulador:authorisation"`) names. The address is in a header, because a strict client may refuse
         *     an additional member of the body.
         */
        post: operations["openfinanceCreateConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/consents/v1/consents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a consent.
         * @description Consents that nobody authorises are rejected after 60 minutes, and all at their expirationDateTime, on the
         *     clock of the sandbox. The id can stand in the path as it is, or percent-encoded.
         */
        get: operations["openfinanceFindConsent"];
        put?: never;
        post?: never;
        /** Revokes a consent, or withdraws it before it is authorised. */
        delete: operations["openfinanceRevokeConsent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/consents/v1/consents/{id}/extends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extends an authorised consent without asking the customer again.
         * @description The new expirationDateTime is later than the current one and at most 12 months from now; left out, the consent
         *     has no end.
         */
        post: operations["openfinanceExtendConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/consents/v1/consents/{id}/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the extensions of a consent, newest first. */
        get: operations["openfinanceListConsentExtensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets an account receive a Pix payment.
         * @description The balance rises, the transaction is in the statement, and webhooks get `credit.received`. With `at` in the
         *     future that happens when the clock of the sandbox reaches it. The same `endToEndId` with the same content gets
         *     the first response again: a request can be repeated if its response was lost.
         */
        post: operations["openfinanceCreditAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nfse/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues a service invoice: computes its taxes, numbers it and signs it.
         * @description The body has English names, or the names of the groups of ABRASF. The invoice is checked by the rules of the
         *     national standard, and an error has the official code of the rule. `issRate` is the rate of this invoice; without
         *     it, the rate comes from the parameters of the municipality.
         *
         *     The same `reference` with the same content returns the invoice that it has issued before. With `sync: false` the
         *     invoice is `processing` first, and is checked when `NFSE_PROCESSING_SECONDS` have passed on the clock of the sandbox.
         */
        post: operations["nfseIssueInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nfse/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an invoice (event 101101).
         * @description The municipality sets a time limit, a largest amount, and whether the customer must be named; see
         *     `GET /__admin/parameters`. With `sync: false` the invoice is `cancelling` first, and is `cancelled`, or `authorized`
         *     again, when `NFSE_PROCESSING_SECONDS` have passed on the clock of the sandbox.
         */
        post: operations["nfseCancelInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nfse/{id}/substitute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces an invoice with another one (event 105102).
         * @description `invoice` is a body as for `POST /nfse/issue`. The replaced invoice is `substituted` when the new one is accepted.
         */
        post: operations["nfseSubstituteInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nfse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the invoices of the sandbox, newest first.
         * @description Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
         */
        get: operations["nfseListInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nfse/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an invoice. */
        get: operations["nfseFindInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nfse/{id}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the signed XML of an invoice.
         * @description By default the NFS-e of the national standard, as it was signed when the invoice was issued. `layout=abrasf`
         *     gives the same invoice in the municipal layout ABRASF 2.04, without a signature.
         */
        get: operations["nfseInvoiceXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nfse/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an invoice as a PDF of one page (DANFSe), with the mark "sem valor fiscal". */
        get: operations["nfseInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nfse/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the events of an invoice, such as its cancellation, with their signed XML. */
        get: operations["nfseListEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SefinNacional/nfse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues the invoice of a DPS that you have numbered.
         * @description The DPS is XML, compressed with gzip, in Base64. `NFSE_SIGNATURES` says whether it must be signed. A series and a
         *     number can be used once. If the response was lost, the same DPS gets E0014, and `GET /SefinNacional/dps/:id` finds the
         *     invoice. Every refusal has the status 400.
         */
        post: operations["nfseIssueDps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SefinNacional/nfse/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the signed NFS-e. */
        get: operations["nfseFindNfse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SefinNacional/dps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the access key of the invoice of a DPS.
         * @description With it a client finds the invoice of a request whose response was lost.
         */
        get: operations["nfseFindDps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /** Says whether a DPS has an invoice, without a body. */
        head: operations["nfseHasNfse"];
        patch?: never;
        trace?: never;
    };
    "/SefinNacional/nfse/{key}/eventos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers an event of an invoice: 101101, a cancellation.
         * @description The request is XML, compressed with gzip, in Base64. Its author must be the provider of the invoice. A replacement
         *     (105102) is registered when the DPS of the new invoice is accepted.
         */
        post: operations["nfseRegisterEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SefinNacional/nfse/{key}/eventos/{type}/{sequence}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an event of an invoice. */
        get: operations["nfseFindEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the parameters that apply in the sandbox: those of the seed and those that were added.
         * @description A municipality that is not listed is unknown: the rate comes from the request, and the ISS is due at the provider.
         *     The list with `source=added` can be sent to another sandbox as it is.
         */
        get: operations["nfseListParameters"];
        put?: never;
        /**
         * Adds municipalities, service codes and ISS rates to the sandbox, or replaces them.
         * @description The next invoice is computed with them. Members of an item that are left out have the value of the seed, or the
         *     usual value if the seed does not have the item. All items are stored, or none. A rate applies if the agreement of
         *     its municipality is active.
         */
        post: operations["nfseAddParameters"];
        /** Removes all added parameters of the sandbox. Those of the seed apply again. */
        delete: operations["nfseResetParameters"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the two test certificates that the service signs with.
         * @description They are made at the first start and are the same for all sandboxes. A program that verifies signatures can trust
         *     them. The private keys are never sent.
         */
        get: operations["nfseShowCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nfse/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validates an XML document: a DPS, an NFS-e, an event, or an ABRASF invoice.
         * @description Checks the structure, the order and the types of all elements, and each signature. For a DPS and an NFS-e whose
         *     structure is right, it also checks the rules of the DPS, and computes the values of the NFS-e again. Each finding
         *     has its element, its line, and what would be right. Nothing is stored.
         *
         *     Rates come from the parameters of the sandbox. The agreement of a municipality that the sandbox does not know counts
         *     as not active, and the rate of its NFS-e is taken as it is; `POST /__admin/parameters` adds municipalities and rates.
         *     Certificates are not checked against a chain or a date.
         */
        post: operations["nfseValidateXml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generates a report.
         * @description The report is written in the background: the response is 202 with the run, and its address in `Location` shows the
         *     progress. With `?wait=` or `Prefer: wait=` the response waits, and is 201 if the run is finished by then, also if it has
         *     failed. `GET /reports/types` lists the types with their parameters and columns.
         *
         *     The same `Idempotency-Key` with the same body returns the run that it has started before.
         */
        post: operations["reportGenerateReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the types of reports, with their parameters and columns. */
        get: operations["reportListReportTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reports of the sandbox, newest first.
         * @description Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
         */
        get: operations["reportListReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a report: its progress, and its result or error.
         * @description With `?wait=` or `Prefer: wait=` the response waits until the report is finished, or until the time is over.
         */
        get: operations["reportFindReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a report that is pending or running. A report that is cancelled already stays so. */
        post: operations["reportCancelReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams the progress of a report as server-sent events.
         * @description Each event has the report in `data`, as `GET /reports/{id}` shows it: `progress` while it is pending or running, and
         *     at the end one `finished`, after which the stream ends. A client that connects again after `finished` gets 204, which
         *     keeps an EventSource from connecting again.
         */
        get: operations["reportReportEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends the file of a report.
         * @description The response has a strong `ETag`, so that `If-None-Match` gets 304, and an interrupted download can continue with
         *     `Range` and `If-Range`. `Repr-Digest` has the SHA-256 of the whole file.
         */
        get: operations["reportDownloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describes the file of a report: columns, rows, totals, SHA-256 and the instant of the data.
         * @description A ZIP archive has the same manifest inside. It describes the file in the archive.
         */
        get: operations["reportReportManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instant/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Looks up a key. A query that fails costs one token.
         * @description Each client has a bucket of 10 tokens and gets one back each hour. A query costs nothing if the key is
         *     found. It costs one token if the key is not found or has an unknown form. If the bucket is empty, the
         *     query is refused, which costs nothing. The headers of every response have the state of the bucket.
         */
        post: operations["ratelimitQueryKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pix/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Looks up a key. A query that fails costs one token.
         * @description Each client has a bucket of 10 tokens and gets one back each hour. A query costs nothing if the key is
         *     found. It costs one token if the key is not found or has an unknown form. If the bucket is empty, the
         *     query is refused, which costs nothing. The headers of every response have the state of the bucket.
         */
        post: operations["ratelimitQueryKeyAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a client.
         * @description This response is the only one with the secret. A client, its tokens and its buckets belong to the
         *     sandbox.
         */
        post: operations["ratelimitRegisterClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues an access token for the credentials of a client (OAuth 2, client credentials).
         * @description The body is a form or JSON. The credentials are in the body or in the Authorization header (Basic). The
         *     token is valid only in its sandbox, until it expires by the clock of that sandbox.
         */
        post: operations["ratelimitIssueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the clients of the sandbox, newest first. */
        get: operations["ratelimitListClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/clients/{clientId}/buckets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the buckets of the client, one for each policy that is applied. */
        get: operations["ratelimitListBuckets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/clients/{clientId}/buckets/{policy}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the number of tokens in a bucket and the time until the next token comes. */
        put: operations["ratelimitSetBucket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/clients/{clientId}/buckets/{policy}/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fills a bucket. */
        post: operations["ratelimitFillBucket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/clients/{clientId}/buckets/{policy}/drain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Empties a bucket. The next token comes after its full refill time. */
        post: operations["ratelimitDrainBucket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all tokens that were spent, returned or refused in the sandbox, newest first. */
        get: operations["ratelimitListLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        HealthResponse: {
            /**
             * @description Always `ok`: otherwise the response is a problem.
             * @example ok
             */
            status: string;
            /**
             * @description Name of the service.
             * @example spi
             */
            service: string;
            /**
             * @description Version of the service.
             * @example 0.1.0
             */
            version: string;
            /**
             * Format: date-time
             * @description Current time of the machine, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            timestamp: string;
        };
        ViolationResponse: {
            /**
             * @description Place of the error: a JSON Pointer, or the path of an XML element.
             * @example CdtTrfTxInf/PmtId/EndToEndId
             */
            pointer: string;
            /** @description The error and what would be right. */
            detail: string;
        };
        ProblemResponse: {
            /**
             * @description URI of the kind of problem.
             * @example urn:problem:pacs008-element-invalid
             */
            type: string;
            /** @description The kind of problem in a few words. It is the same for all problems with the same code. */
            title: string;
            /**
             * @description HTTP status of the response.
             * @example 400
             */
            status: number;
            /** @description The error of this request and what would be right. */
            detail: string;
            /**
             * @description Path of the request.
             * @example /spi/pacs.008
             */
            instance: string;
            /**
             * @description Stable code of the kind of problem, for tests and programs.
             * @example PACS008_ELEMENT_INVALID
             */
            code: string;
            /**
             * @description Correlation id of the request, as in the log.
             * @example run-42-first
             */
            correlationId?: string;
            /** @description The first 100 errors with their places. */
            errors?: components["schemas"]["ViolationResponse"][];
            /**
             * @description Number of errors that `errors` does not list.
             * @example 349900
             */
            omittedErrors?: number;
        };
        ClockResponse: {
            /**
             * @description `real`: the time of the machine. `offset`: the clock runs, but started at another instant. `frozen`: it
             *     does not run.
             * @example offset
             */
            mode: components["schemas"]["ClockMode"];
            /**
             * Format: date-time
             * @description The current time of the sandbox, ISO 8601 UTC.
             * @example 2030-01-01T00:00:00.000Z
             */
            now: string;
        };
        SetClockRequest: {
            /**
             * @description `real`: the time of the machine. `offset`: the clock runs, starting at `now`. `frozen`: it stays at
             *     `now`.
             * @example frozen
             */
            mode: components["schemas"]["ClockMode"];
            /**
             * @description The instant to set, ISO 8601. Default: the current time of the clock.
             * @example 2030-01-01T00:00:00Z
             */
            now?: string;
            /**
             * @description Allows an instant before the current time of the clock.
             * @example true
             */
            allowPast?: boolean;
        };
        WorkDoneResponse: {
            /**
             * @description Kind of the work.
             * @example hold
             */
            kind: string;
            /**
             * @description Key of the work. It is unique among the work of the same kind.
             * @example 7
             */
            key: string;
            /**
             * Format: date-time
             * @description The instant at which the work was due and was run, by the clock of the sandbox.
             * @example 2026-11-21T12:00:00.000Z
             */
            dueAt: string;
            /**
             * @description `done`, or `failed`. Failed work is tried again later, and the log has the error.
             * @example done
             */
            outcome: components["schemas"]["WorkDoneOutcome"];
        };
        ClockSetResponse: {
            /**
             * @description `real`: the time of the machine. `offset`: the clock runs, but started at another instant. `frozen`: it
             *     does not run.
             * @example offset
             */
            mode: components["schemas"]["ClockMode"];
            /**
             * Format: date-time
             * @description The current time of the sandbox, ISO 8601 UTC.
             * @example 2030-01-01T00:00:00.000Z
             */
            now: string;
            /** @description The work that was run, in the order in which it was due. */
            ran: components["schemas"]["WorkDoneResponse"][];
        };
        AdvanceClockRequest: {
            /**
             * @description An ISO 8601 duration.
             * @example PT1H
             */
            by: string;
        };
        NextDueResponse: {
            /**
             * Format: date-time
             * @description The instant, by the clock of the sandbox; null if no work is waiting.
             * @example 2026-11-21T12:00:00.000Z
             */
            nextDueAt: string | null;
        };
        RuleResponse: {
            /** @description The rule as it was posted. */
            rule: components["schemas"]["Rule"];
            /**
             * Format: uuid
             * @description UUID of the rule.
             * @example 7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a
             */
            id: string;
            /**
             * @description Position of the rule, from 1. Rules are tried in this order, and only the first one that takes effect is
             *     applied to a request.
             * @example 1
             */
            position: number;
            /**
             * @description Number of requests that matched the rule.
             * @example 1
             */
            matched: number;
            /**
             * @description Number of requests to which the rule was applied.
             * @example 1
             */
            hits: number;
        };
        OrderRulesRequest: {
            /**
             * @description The ids of the rules, first rule first. Rules that are not in the list follow in their current order.
             * @example []
             */
            ids: string[];
        };
        JournalEntryResponse: {
            /**
             * @description Number of the request. It increases with each request.
             * @example 1
             */
            id: number;
            /**
             * Format: date-time
             * @description Time when the request arrived, by the clock of the sandbox. If the request was refused before the
             *     sandbox was opened, it is the time of the machine.
             * @example 2026-11-21T12:00:00.000Z
             */
            at: string;
            /**
             * Format: date-time
             * @description The same time by the clock of the machine, with microseconds. It orders requests across services.
             * @example 2026-11-21T12:00:00.000123Z
             */
            receivedAt: string;
            /** @example POST */
            method: string;
            /**
             * @description Path and query of the request.
             * @example /spi/pacs.008
             */
            path: string;
            /**
             * @description Status of the response. Absent if no response was started.
             * @example 200
             */
            status?: number;
            /** @example 3 */
            durationMs: number;
            /** @example run-42-first */
            correlationId: string;
            requestHeaders: {
                [key: string]: string;
            };
            requestBody?: string;
            responseHeaders: {
                [key: string]: string;
            };
            /** @description Body of the response, even if the response was lost. */
            responseBody?: string;
            /** @description Id of the rule that was applied. */
            rule?: string;
            /**
             * @description `answered`, or `lost` if the client did not receive the whole response.
             * @example answered
             */
            outcome: components["schemas"]["JournalEntryOutcome"];
        };
        CountResponse: {
            /**
             * @description Number of requests.
             * @example 1
             */
            count: number;
        };
        ShortEntryResponse: {
            /** @example 1 */
            id: number;
            /** @example POST */
            method: string;
            /** @example /spi/pacs.008 */
            path: string;
            /**
             * Format: date-time
             * @example 2026-11-21T12:00:00.000Z
             */
            at: string;
            /** @example 200 */
            status?: number;
        };
        DifferenceResponse: {
            /**
             * @description The part that differs, such as `method`, `path`, `headers/x-run` or `body/amount`.
             * @example path
             */
            field: string;
            /**
             * @description The value that the match requires.
             * @example /spi/pacs.008
             */
            expected: string;
            /**
             * @description The value in the request. Absent if the request has none.
             * @example /spi/transactions
             */
            actual?: string;
        };
        NearestMissResponse: {
            /** @description The request in its short form. */
            entry: components["schemas"]["ShortEntryResponse"];
            /** @description The differences between the request and the match. */
            differences: components["schemas"]["DifferenceResponse"][];
        };
        ExpectationResponse: {
            /** @description The match as it was posted. */
            match: components["schemas"]["RequestMatch"];
            /** @description True if the expectation is met. */
            pass: boolean;
            /** @description The expected number of requests. */
            expected: string;
            /**
             * @description Number of requests that match.
             * @example 1
             */
            count: number;
            /**
             * @description Explains a failure that is caused by missing entries: the journal no longer has all the requests that are
             *     needed to decide.
             */
            message?: string;
            /** @description If too few requests match: the requests with the fewest differences. */
            nearestMisses: components["schemas"]["NearestMissResponse"][];
        };
        VerifyResponse: {
            /** @description True if all expectations are met. */
            pass: boolean;
            /**
             * @description Number of entries of the sandbox that the journal dropped because of its size limit, since it was last
             *     cleared.
             * @example 0
             */
            dropped: number;
            /** @description One result for each expectation, in the same order. */
            results: components["schemas"]["ExpectationResponse"][];
        };
        SandboxResponse: {
            /**
             * @description Name of the sandbox, as in `X-Sandbox`.
             * @example run-42
             */
            name: string;
            /**
             * @description Size of the data of the sandbox, in bytes.
             * @example 65536
             */
            sizeBytes: number;
            /**
             * Format: date-time
             * @description Time when the sandbox was created, by the clock of the machine.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description Time when the sandbox was last closed or created, by the clock of the machine.
             * @example 2026-11-21T12:00:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Time from which the sandbox is dropped if it is not used before, by the clock of the machine. Null if it stays:
             *     without SANDBOX_TTL, and always for `default`.
             * @example 2026-11-28T12:00:00.000Z
             */
            expiresAt: string | null;
            /** @description The clock of the sandbox. */
            clock: components["schemas"]["ClockResponse"];
            /** @description True if the sandbox is open; false if it is only stored. */
            open: boolean;
        };
        CreateSandboxRequest: {
            /**
             * @description Name of the sandbox: at most 40 lower-case letters, digits and hyphens.
             * @example run-42
             */
            name: string;
        };
        SnapshotResponse: {
            /**
             * @description Name of the snapshot.
             * @example before-payment
             */
            name: string;
            /**
             * @description Size of the snapshot, in bytes.
             * @example 65536
             */
            sizeBytes: number;
            /**
             * Format: date-time
             * @description Time when the snapshot was saved, by the clock of the machine.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
        };
        RestoreSnapshotRequest: {
            /**
             * @description The sandbox that gets the state of the snapshot. Default: the sandbox that the snapshot was saved from.
             * @example run-42
             */
            into?: string;
        };
        HoldRequest: {
            /**
             * @description An id that the client chooses: at most 40 lower-case letters, digits and hyphens.
             * @example deploy-7
             */
            id: string;
            /**
             * @description The hold ends by itself after this time, in seconds of the machine.
             * @example 10
             */
            seconds: number;
        };
        HoldResponse: {
            /**
             * @description The name of the sandbox.
             * @example run-42
             */
            sandbox: string;
            /**
             * @description The id that the client has chosen.
             * @example deploy-7
             */
            id: string;
            /**
             * Format: date-time
             * @description The time when the hold ends by itself, by the clock of the machine.
             * @example 2026-11-21T12:00:10.000Z
             */
            until: string;
        };
        LimitResponse: {
            /**
             * @description How much is used now.
             * @example 3
             */
            used: number;
            /**
             * @description The maximum.
             * @example 2000
             */
            maximum: number;
        };
        LimitsResponse: {
            /** @description Stored sandboxes, open or not. One more than the maximum is refused with 429 `SANDBOX_QUOTA_REACHED`. */
            sandboxes: components["schemas"]["LimitResponse"];
            /** @description Open sandboxes of this instance. Beyond the maximum, the least recently used one is closed. No data is lost. */
            openSandboxes: components["schemas"]["LimitResponse"];
            /** @description Memory of the journals of this instance, in bytes. Beyond the maximum, the oldest requests are dropped. */
            journalBytes: components["schemas"]["LimitResponse"];
            /**
             * @description Time after which an unused sandbox is dropped, as an ISO 8601 duration. Null: sandboxes stay.
             * @example P7D
             */
            sandboxTtl: string | null;
        };
        SpiTransactionResponse: {
            /**
             * Format: uuid
             * @description UUID of the transaction.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /**
             * @description EndToEndId of the pacs.008. It is unique in the sandbox.
             * @example E1234567820261121120000000000001
             */
            endToEndId: string;
            /**
             * @description TxId of the pacs.008, or the EndToEndId if the message has no TxId.
             * @example TX20261121000000001
             */
            txId: string;
            /**
             * @description Amount in reais.
             * @example 150.75
             */
            amount: number;
            /**
             * @description ISPB of the receiver's institution (CdtrAgt).
             * @example 87654321
             */
            creditorIspb: string;
            /**
             * @description Name of the receiver (Cdtr/Nm). Empty if the message has none.
             * @example João Souza
             */
            creditorName: string;
            /**
             * @description ISPB of the payer's institution: InstgAgt, or DbtrAgt if there is no InstgAgt.
             * @example 12345678
             */
            debtorIspb: string;
            /**
             * @description Name of the payer (Dbtr/Nm). Empty if the message has none.
             * @example Maria Silva
             */
            debtorName: string;
            /**
             * @description Status of the transaction.
             * @example ACCEPTED
             */
            status: components["schemas"]["TransactionStatus"];
            /**
             * @description Reject code of the SPI. Present only if the transaction was rejected.
             * @example AM04
             */
            reasonCode?: components["schemas"]["Outcome"];
            /**
             * Format: date-time
             * @description Time when the payment was received, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
        };
        /** @description A rule: the effect on requests that match. */
        Rule: {
            /** @description A name for the rule. It can be used instead of the id in `/__admin/rules/{id}`. */
            name?: string;
            /** @description The requests that the rule is applied to. Default: every request. */
            match?: components["schemas"]["RuleMatch"];
            /** @description The maximum number of requests that the rule is applied to. Default: no limit. */
            times?: number;
            /**
             * @description The number of matching requests before the rule is first applied.
             * @default 0
             */
            skip?: number;
            /** @description The probability that the rule is applied to a matching request. Default: 1. */
            probability?: number;
            /**
             * @description Seed of random decisions. With the same seed, every run has the same decisions.
             * @default 0
             */
            seed?: number;
            effect: components["schemas"]["RuleEffect"];
        };
        Expectations: {
            /** @description The expectations. Their order does not matter. */
            expectations: components["schemas"]["Expectation"][];
        };
        /** @description Conditions on a request. All of them must match; without any, every request matches. */
        RequestMatch: {
            /** @description The HTTP method, in upper or lower case. */
            method?: string;
            /** @description The path, without the query. `:name` and `*` match one segment; `**` at the end matches the rest. */
            path?: string;
            /** @description Conditions on query parameters, by name. */
            query?: {
                [key: string]: string | components["schemas"]["Condition"];
            };
            /** @description Conditions on headers, by name in upper or lower case. */
            headers?: {
                [key: string]: string | components["schemas"]["Condition"];
            };
            /** @description Conditions on the body. All must match. */
            body?: components["schemas"]["BodyCondition"][];
        };
        /** @description Conditions on a request. All of them must match; without any, every request matches. */
        RuleMatch: {
            /** @description The HTTP method, in upper or lower case. */
            method?: string;
            /** @description The path, without the query. `:name` and `*` match one segment; `**` at the end matches the rest. */
            path?: string;
            /** @description Conditions on query parameters, by name. */
            query?: {
                [key: string]: string | components["schemas"]["Condition"];
            };
            /** @description Conditions on headers, by name in upper or lower case. */
            headers?: {
                [key: string]: string | components["schemas"]["Condition"];
            };
            /** @description Conditions on the body. All must match. */
            body?: components["schemas"]["BodyCondition"][];
            /** @description The rule is applied only to the matching request with this number, counted from 1. */
            nth?: number;
        };
        /** @description The effect of the rule: a delay, one action, or both. */
        RuleEffect: {
            /** @description The service answers the request with this business outcome. */
            outcome?: components["schemas"]["Outcome"];
            /** @description Delays the response. */
            delay?: number | {
                /** @description A fixed number of milliseconds. */
                fixedMs?: number;
                /** @description Minimum and maximum in milliseconds, uniformly distributed. */
                uniformMs?: (number)[];
                /** @description Milliseconds with a log-normal distribution. */
                logNormalMs?: {
                    median: number;
                    sigma: number;
                };
                /**
                 * @description The clock of the delay: `real` is the clock of the machine (default), `sandbox` that of the sandbox.
                 * @enum {string|null}
                 */
                clock?: "real" | "sandbox" | null;
            };
            /** @description The rule sends this response. The service does not process the request. */
            respond?: {
                /**
                 * @description Status of the response.
                 * @default 200
                 */
                status?: number;
                /** @description Headers of the response, by name. */
                headers?: {
                    [key: string]: string;
                } | null;
                /** @description Body of the response. A string is sent unchanged, any other value as JSON. */
                body?: unknown;
            };
            /**
             * @description The connection is reset (TCP RST). The service does not process the request.
             * @enum {boolean}
             */
            reset?: true;
            /**
             * @description The connection is closed without a response. The service does not process the request.
             * @enum {boolean}
             */
            empty?: true;
            /** @description The service processes the request, but its response ends after this number of body bytes. */
            truncate?: {
                bodyBytes: number;
            };
            /**
             * @description The service processes the request, but the connection is closed without a response.
             * @enum {boolean}
             */
            commitThenDrop?: true;
        };
        /** @description The expected number of requests that match. Default: at least one. */
        Expectation: {
            /** @description The counted requests, as in the match of a rule. */
            match: components["schemas"]["RequestMatch"];
            /** @description The exact number of requests that must match. */
            times?: number;
            /** @description The minimum number of requests that must match. */
            atLeast?: number;
            /** @description The maximum number of requests that can match. */
            atMost?: number;
            /** @description Only requests with this response status are counted. */
            status?: number;
        };
        /** @description A condition with exactly one of `equals`, `contains`, `matches` and `exists`. */
        Condition: {
            /** @description The value is equal to this text. */
            equals?: string;
            /** @description The value contains this text. A JSON value is searched as JSON text. */
            contains?: string;
            /** @description A part of the value matches this regular expression (RE2 syntax). */
            matches?: string;
            /** @description true: the value exists. false: it does not exist. */
            exists?: boolean;
        };
        /** @description A condition with exactly one of `equals`, `contains`, `matches` and `exists`: on the value at `pointer`, on the text of `element`, or on the whole body. */
        BodyCondition: {
            /** @description The compared value of a JSON body, as a JSON Pointer (RFC 6901). '' is the whole document. */
            pointer?: string;
            /** @description The compared element of an XML body: local names from the root, separated by a slash. */
            element?: string;
            /** @description The value is equal to this: any JSON value with `pointer`, otherwise a string. */
            equals?: unknown;
            /** @description The value contains this text. A JSON value is searched as JSON text. */
            contains?: string;
            /** @description A part of the value matches this regular expression (RE2 syntax). */
            matches?: string;
            /** @description true: the value exists. false: it does not exist. */
            exists?: boolean;
        };
        /** @enum {string} */
        ClockMode: "frozen" | "offset" | "real";
        /** @enum {string} */
        WorkDoneOutcome: "done" | "failed";
        /** @enum {string} */
        JournalEntryOutcome: "answered" | "lost";
        /** @enum {string} */
        TransactionStatus: "ACCEPTED" | "REJECTED";
        /**
         * @description ## spi
         *
         *     A business outcome that a rule can order from this service:
         *
         *     - `AB03`: Settlement timed out
         *     - `AB09`: Internal error at the receiver's institution
         *     - `AB11`: Timeout of the issuing participant
         *     - `AC03`: Branch or account is missing or invalid
         *     - `AC06`: Account is blocked
         *     - `AC07`: Account is closed
         *     - `AC14`: Wrong account type
         *     - `AG03`: Kind of transaction is not allowed on this account
         *     - `AG12`: Payment within one institution
         *     - `AG13`: Return of a return
         *     - `AGNT`: Direct participant does not settle for the payer's institution
         *     - `AM01`: Amount is zero
         *     - `AM02`: Amount is over the limit of the credited account type
         *     - `AM04`: Balance of the Conta PI is not sufficient
         *     - `AM09`: Return is more than the original amount
         *     - `AM12`: Amounts of Pix Saque or Pix Troco do not match the total
         *     - `AM18`: Number of transactions is wrong
         *     - `AM23`: Taxes are more than the amount
         *     - `BE01`: Document does not belong to the account holder
         *     - `BE05`: CNPJ of the payment initiator does not participate in Pix
         *     - `BE15`: Reconciliation id is wrong
         *     - `BE17`: QR code is refused
         *     - `CH11`: Receiver's CPF or CNPJ is wrong
         *     - `CH16`: Content violates the business rules
         *     - `CN01`: Recurring schedule was cancelled and confirmed
         *     - `DS02`: Refused by the institution's own setting
         *     - `DS04`: Order is refused by the receiver's institution
         *     - `DS0G`: Signer is not allowed to operate this Conta PI
         *     - `DS27`: Participant is not registered or not active yet
         *     - `DT02`: Creation date and time are invalid
         *     - `DT05`: Deadline of the return has passed
         *     - `DU03`: Charge was already paid by another payment method
         *     - `DUPL`: The same TxId was already paid to this receiver
         *     - `ED05`: Generic processing error
         *     - `FF07`: Purpose does not match the structured remittance information
         *     - `FF08`: EndToEndId has an invalid format
         *     - `FRAD`: Well-founded suspicion of fraud
         *     - `INDT`: Content does not match the QR code or the schedule
         *     - `MD01`: ISPB of the cash facilitator is unknown
         *     - `RC09`: Payer's ISPB is invalid
         *     - `RC10`: Receiver's ISPB is invalid
         *     - `RR04`: Payer is sanctioned by the UN Security Council
         *     - `RR06`: Tax information requires two legal persons
         *     - `SL02`: Returned transaction is not Pix Saque or Pix Troco
         *     - `UPAY`: There is no valid and active recurrence
         *
         *     ## dict
         *
         *     A business outcome that a rule can order from this service:
         *
         *     - `ENTRY_INVALID`: A field of the entry is not valid
         *     - `ENTRY_LIMIT_EXCEEDED`: The account already has the maximum number of keys
         *     - `ENTRY_ALREADY_EXISTS`: The same holder already has this key at the same participant
         *     - `ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON`: The key belongs to another person
         *     - `ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT`: The same holder already has this key at another participant
         *     - `ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER`: The key is the CPF or CNPJ of a person other than the holder
         *     - `ENTRY_LOCKED_BY_CLAIM`: The key has an open claim
         *     - `ENTRY_BLOCKED`: A court order blocks the key
         *     - `ENTRY_WITH_FRAUD_RELATED_RESTRICTION`: The key is restricted because of fraud
         *     - `ENTRY_CANNOT_BE_QUERIED_FOR_BOOK_TRANSFER`: Payer and receiver use the same participant, so no lookup is needed
         *     - `USER_OR_ACCOUNT_WITH_FRAUD_RELATED_RESTRICTION`: The holder or the account is restricted because of fraud
         *     - `TAX_ID_NUMBER_BLOCKED`: The tax id is blocked
         *     - `PARTICIPANT_INVALID`: The participant is not allowed to do this
         *     - `FORBIDDEN`: The participant is not allowed to have this entry
         *     - `NOT_FOUND`: The entry does not exist
         *     - `RATE_LIMITED`: The participant or its user has reached the rate limit
         *     - `SERVICE_UNAVAILABLE`: The directory is temporarily unavailable
         *
         *     ## iso8583
         *
         *     A business outcome that a rule can order from this service:
         *
         *     - `10`: Approved in part
         *     - `11`: Approved, VIP
         *     - `12`: Invalid transaction (a retry is forbidden)
         *     - `13`: Invalid amount (a retry is forbidden)
         *     - `14`: Invalid card number (a retry is forbidden)
         *     - `15`: No such issuer
         *     - `16`: Approved, update track 3
         *     - `17`: Customer cancellation
         *     - `18`: Customer dispute
         *     - `19`: Re-enter transaction (a retry is forbidden)
         *     - `20`: Invalid response
         *     - `21`: No action taken
         *     - `22`: Suspected malfunction
         *     - `23`: Unacceptable fee (a retry is forbidden)
         *     - `24`: File update not supported
         *     - `25`: Unable to locate record
         *     - `26`: Duplicate record
         *     - `27`: File update field error
         *     - `28`: File locked
         *     - `29`: File update not successful
         *     - `30`: Format error (a retry is forbidden)
         *     - `31`: Bank not supported
         *     - `32`: Completed partially
         *     - `33`: Expired card, pick up
         *     - `34`: Suspected fraud, pick up
         *     - `35`: Contact acquirer, pick up
         *     - `36`: Restricted card, pick up
         *     - `37`: Call acquirer security, pick up
         *     - `38`: PIN tries exceeded, pick up (a retry is allowed)
         *     - `39`: No credit account
         *     - `40`: Function not supported
         *     - `41`: Lost card, pick up (a retry is forbidden)
         *     - `42`: No universal account
         *     - `43`: Stolen card, pick up (a retry is forbidden)
         *     - `44`: No investment account
         *     - `46`: Closed account (a retry is forbidden)
         *     - `51`: Insufficient funds (a retry is allowed)
         *     - `52`: No checking account
         *     - `53`: No savings account
         *     - `54`: Expired card (a retry is forbidden)
         *     - `55`: Incorrect PIN (a retry is allowed)
         *     - `56`: No card record (a retry is forbidden)
         *     - `57`: Not permitted to cardholder (a retry is forbidden)
         *     - `58`: Not permitted to terminal (a retry is forbidden)
         *     - `59`: Suspected fraud
         *     - `60`: Contact acquirer
         *     - `61`: Exceeds amount limit
         *     - `62`: Restricted card
         *     - `63`: Security violation (a retry is forbidden)
         *     - `64`: Original amount incorrect
         *     - `65`: Exceeds frequency limit (a retry is allowed)
         *     - `66`: Call acquirer security
         *     - `67`: Hard capture, pick up at ATM
         *     - `68`: Response received too late
         *     - `75`: PIN tries exceeded
         *     - `76`: Cannot locate previous message, or invalid account
         *     - `77`: Data inconsistent with the original
         *     - `78`: Card blocked or never activated
         *     - `79`: Account closed or inactive
         *     - `80`: Processing time exceeded
         *     - `81`: Cryptographic error in PIN
         *     - `82`: CVV or chip verification failed
         *     - `85`: No reason to decline
         *     - `86`: Cannot verify PIN
         *     - `90`: Cutoff in progress
         *     - `91`: Issuer or switch inoperative
         *     - `92`: Cannot route
         *     - `93`: Violation of law
         *     - `94`: Duplicate transmission
         *     - `95`: Reconciliation error
         *     - `96`: System malfunction
         *     - `00`: Approved
         *     - `01`: Refer to issuer
         *     - `02`: Refer to issuer, special condition
         *     - `03`: Invalid merchant
         *     - `04`: Pick up card (a retry is allowed)
         *     - `05`: Do not honor (a retry is allowed)
         *     - `06`: Error (a retry is allowed)
         *     - `07`: Pick up card, special condition
         *     - `08`: Honor with identification
         *     - `09`: Request in progress
         *
         *     ## workflow
         *
         *     A business outcome that a rule can order from this service:
         *
         *     - `FAILED`: The execution fails before its first state.
         *     - `TIMED_OUT`: The execution times out before its first state.
         *     - `STUCK`: The execution stays RUNNING in its first state until it is stopped.
         *
         *     ## openfinance
         *
         *     A business outcome that a rule can order from this service:
         *
         *     - `SEM_PERMISSOES_FUNCIONAIS_RESTANTES`: No permission is left that opens any data
         *     - `INFORMACOES_PJ_NAO_INFORMADAS`: Permissions for data of a company, but no businessEntity
         *     - `PERMISSOES_PJ_INCORRETAS`: A businessEntity with permissions for data of a person
         *     - `PERMISSAO_PF_PJ_EM_CONJUNTO`: Permissions for data of a person together with those of a company
         *     - `COMBINACAO_PERMISSOES_INCORRETA`: A functional group of permissions is not complete
         *     - `DATA_EXPIRACAO_INVALIDA`: The expiration is in the past, beyond 12 months, or not later than the current one
         *     - `CONSENTIMENTO_EM_STATUS_REJEITADO`: The consent is already rejected and cannot be revoked
         *     - `ESTADO_CONSENTIMENTO_INVALIDO`: Only an authorised consent can be extended
         *     - `DEPENDE_MULTIPLA_ALCADA`: The extension needs the approval of more than one person
         *     - `ERRO_NAO_MAPEADO`: An error that has no code of its own
         *     - `FORMA_PAGAMENTO_INVALIDA`: Refused with 422: The type of payment is not PIX.
         *     - `DATA_PAGAMENTO_INVALIDA`: Refused with 422: The day of the payment is not allowed.
         *     - `DETALHE_PAGAMENTO_INVALIDO`: Refused with 422: The details of the payment do not fit together, or the key does not exist.
         *     - `PARAMETRO_NAO_INFORMADO`: Refused with 422: A required member is missing.
         *     - `PARAMETRO_INVALIDO`: Refused with 422: A member is not valid.
         *     - `ERRO_IDEMPOTENCIA`: Refused with 422: The idempotency key was used with another content.
         *     - `NAO_INFORMADO`: Refused with 422: The bank gives no reason.
         *     - `SALDO_INSUFICIENTE`: Refused with 422: The account does not have the amount.
         *     - `VALOR_ACIMA_LIMITE`: Refused with 422: The amount is above the limit of the customer.
         *     - `VALOR_INVALIDO`: Refused with 422: The amount is not valid for this payment.
         *     - `COBRANCA_INVALIDA`: Refused with 422: The charge of the QR code is not valid or has expired.
         *     - `CONSENTIMENTO_INVALIDO`: Refused with 422: The consent is not AUTHORISED.
         *     - `PAGAMENTO_DIVERGENTE_CONSENTIMENTO`: Refused with 422: The payment is not the one that the customer agreed to.
         *     - `PAGAMENTO_RECUSADO_DETENTORA`: Refused with 422: The bank of the payer refuses the payment.
         *     - `PAGAMENTO_RECUSADO_SPI`: Refused with 422: The SPI refuses the payment.
         *     - `CONSENTIMENTO_PENDENTE_AUTORIZACAO`: Refused with 422: The customer has not authorised the consent yet.
         *     - `RJCT:SALDO_INSUFICIENTE`: Accepted, and RJCT when it is sent: The account did not have the amount when the payment was due.
         *     - `RJCT:VALOR_ACIMA_LIMITE`: Accepted, and RJCT when it is sent: The amount is above the limit of the customer.
         *     - `RJCT:VALOR_INVALIDO`: Accepted, and RJCT when it is sent: The amount is not valid for this payment.
         *     - `RJCT:COBRANCA_INVALIDA`: Accepted, and RJCT when it is sent: The charge of the QR code is not valid or has expired.
         *     - `RJCT:NAO_INFORMADO`: Accepted, and RJCT when it is sent: The bank gives no reason.
         *     - `RJCT:PAGAMENTO_DIVERGENTE_CONSENTIMENTO`: Accepted, and RJCT when it is sent: The payment is not the one that the customer agreed to.
         *     - `RJCT:DETALHE_PAGAMENTO_INVALIDO`: Accepted, and RJCT when it is sent: The account or the key of the payee is not valid.
         *     - `RJCT:PAGAMENTO_RECUSADO_DETENTORA`: Accepted, and RJCT when it is sent: The bank of the payer refuses the payment.
         *     - `RJCT:PAGAMENTO_RECUSADO_SPI`: Accepted, and RJCT when it is sent: The SPI refuses the payment.
         *     - `RJCT:FALHA_INFRAESTRUTURA`: Accepted, and RJCT when it is sent: A technical failure.
         *     - `RJCT:FALHA_INFRAESTRUTURA_SPI`: Accepted, and RJCT when it is sent: A technical failure of the SPI.
         *     - `RJCT:FALHA_INFRAESTRUTURA_DICT`: Accepted, and RJCT when it is sent: A technical failure of the DICT.
         *     - `RJCT:FALHA_INFRAESTRUTURA_ICP`: Accepted, and RJCT when it is sent: A technical failure of the public key infrastructure.
         *     - `RJCT:FALHA_INFRAESTRUTURA_PSP_RECEBEDOR`: Accepted, and RJCT when it is sent: A technical failure of the payee's institution.
         *     - `RJCT:FALHA_INFRAESTRUTURA_DETENTORA`: Accepted, and RJCT when it is sent: A technical failure of the bank of the payer.
         *     - `RJCT:CONTAS_ORIGEM_DESTINO_IGUAIS`: Accepted, and RJCT when it is sent: The account of the payer is the account of the payee.
         *     - `RJCT:FALHA_AGENDAMENTO_PAGAMENTOS`: Accepted, and RJCT when it is sent: The payments of a schedule could not be scheduled.
         *     - `PDNG`: Accepted, and PDNG for 30 minutes before it is sent. It can be cancelled then.
         *     - `DEVOLVIDO`: Settled, and one step later the payee returns the money: an incoming payment.
         *
         *     ## nfse
         *
         *     A business outcome that a rule can order from this service:
         *
         *     - `E0001`: The version of the layout must be accepted
         *     - `E0004`: The id must be made of the fields of the DPS
         *     - `E0006`: The environment must be the one that received the DPS
         *     - `E0008`: The DPS must not be issued in the future
         *     - `E0010`: The series must belong to the kind of sender
         *     - `E0014`: Series and number of the issuer must be new
         *     - `E0015`: The date of the service must not be after the issue
         *     - `E0029`: A provider that issues gives no reason for it
         *     - `E0037`: The municipality must exist
         *     - `E0038`: The agreement of the municipality must be active
         *     - `E0039`: The municipality must use the national issuers
         *     - `E0042`: The key of the replaced invoice must be valid
         *     - `E0044`: The replaced invoice must exist
         *     - `E0046`: A cancelled invoice is not replaced
         *     - `E0050`: The time to replace must not be over
         *     - `E0056`: The replaced invoice must name its customer
         *     - `E0058`: A replacement keeps the other party
         *     - `E0060`: A replacement keeps date, service and place
         *     - `E0061`: In the Simples Nacional a replacement keeps customer, date and price
         *     - `E0065`: Both invoices must have the same generator
         *     - `E0068`: A cancellation under analysis blocks the replacement
         *     - `E0070`: A confirmation blocks the replacement
         *     - `E0072`: A tacit confirmation blocks the replacement
         *     - `E0074`: Collected taxes block the replacement
         *     - `E0076`: A block by the authority prevents the replacement
         *     - `E0078`: The reason 99 needs a text
         *     - `E0080`: The provider's CNPJ must be valid
         *     - `E0096`: The provider's CPF must be valid
         *     - `E0112`: A provider that issues has no NIF
         *     - `E0114`: A provider that issues has a CNPJ or CPF
         *     - `E0116`: A registered provider must give its registration
         *     - `E0121`: A provider that issues gives no name
         *     - `E0128`: A provider that issues gives no address
         *     - `E0148`: The provider's email must be valid
         *     - `E0160`: The option for the Simples Nacional must be the registered one
         *     - `E0162`: Only an ME or EPP has a regime inside the Simples Nacional
         *     - `E0166`: An ME or EPP must give its regime inside the Simples Nacional
         *     - `E0172`: A special regime needs a taxable service
         *     - `E0174`: An MEI has no special regime
         *     - `E0175`: Inside the Simples Nacional there is no special regime
         *     - `E0187`: The operation needs a customer
         *     - `E0188`: The customer's CNPJ must be valid
         *     - `E0202`: Provider and customer must differ
         *     - `E0204`: Retention by the customer needs its CNPJ or CPF
         *     - `E0206`: The customer's CPF must be valid
         *     - `E0234`: The customer's address is needed
         *     - `E0237`: Retention by the customer needs its address in Brazil
         *     - `E0238`: The municipality of the customer's address must exist
         *     - `E0247`: The customer's email must be valid
         *     - `E0248`: The intermediary's CNPJ must be valid
         *     - `E0262`: Provider and intermediary must differ
         *     - `E0264`: Retention by the intermediary needs its CNPJ or CPF
         *     - `E0266`: The intermediary's CPF must be valid
         *     - `E0293`: Retention by the intermediary needs its address in Brazil
         *     - `E0302`: The place of the service must exist
         *     - `E0310`: The service must be in the national list
         *     - `E0312`: The municipality must administer the service
         *     - `E0315`: The municipal code 000 is not allowed
         *     - `E0316`: The NBS code must exist
         *     - `E0318`: An export needs an NBS code
         *     - `E0322`: IBS and CBS need an NBS code
         *     - `E0330`: An export needs the group of foreign trade
         *     - `E0331`: An import needs the group of foreign trade
         *     - `E0370`: The service needs the group of construction
         *     - `E0372`: Other services have no group of construction
         *     - `E0390`: Item 12 needs the group of events
         *     - `E0392`: Other services have no group of events
         *     - `E0424`: Only an intermediary received an amount
         *     - `E0427`: The price must cover discount, deduction and benefit
         *     - `E0428`: The price must cover reductions and retentions
         *     - `E0429`: The ISS must be at least 2 % of the price
         *     - `E0431`: The unconditional discount must be above zero and below the price
         *     - `E0432`: The conditional discount must be above zero and below the price
         *     - `E0435`: An untaxed service has no deduction
         *     - `E0436`: An MEI has no deduction
         *     - `E0438`: A special regime has no deduction
         *     - `E0453`: A deduction in percent is above 0 and at most 100
         *     - `E0455`: The key of a deducted invoice must be valid
         *     - `E0468`: Another kind of deduction needs a text
         *     - `E0470`: Only another kind of deduction has a text
         *     - `E0472`: A deducted document must not be of later date
         *     - `E0474`: A deduction is at most the deductible amount
         *     - `E0476`: A deduction is at most the price
         *     - `E0477`: A deducted document needs its supplier
         *     - `E0532`: Item 99 is outside the ISS
         *     - `E0533`: An untaxed service has no benefit
         *     - `E0534`: An MEI has no benefit
         *     - `E0535`: A special regime has no benefit
         *     - `E0537`: Only an active municipality grants benefits
         *     - `E0541`: The municipality must grant the benefit
         *     - `E0565`: This benefit has no amount
         *     - `E0574`: A benefit is at most the price
         *     - `E0577`: This benefit has no percentage
         *     - `E0580`: An untaxed service has no retention
         *     - `E0583`: The ISS of an MEI is not retained
         *     - `E0585`: Only a taxable service is suspended
         *     - `E0586`: A benefit is above 0 % and within its limit
         *     - `E0588`: The ISS of a special regime is not retained
         *     - `E0590`: The country of the result is needed
         *     - `E0591`: Only an export has a country of the result
         *     - `E0592`: Immunity, and only immunity, has a kind
         *     - `E0593`: The kind of immunity 0 is not allowed
         *     - `E0595`: The rate is at most 5 %
         *     - `E0596`: The ISS of toll roads is not retained
         *     - `E0600`: An MEI gives no rate
         *     - `E0602`: An untaxed service has no rate
         *     - `E0604`: A special regime has no rate
         *     - `E0612`: A benefit with its own rate leaves no other
         *     - `E0617`: An active municipality supplies the rate
         *     - `E0619`: Without an active municipality the rate is needed
         *     - `E0621`: Retention inside the Simples needs a rate of at least 1.8 %
         *     - `E0625`: Inside the Simples without retention there is no rate
         *     - `E0628`: Retention inside the Simples needs a rate of at least 1.8 %, also if the municipality is not active
         *     - `E0631`: Inside the Simples without retention there is no rate, also if the municipality is not active
         *     - `E0635`: Outside the Simples an active municipality supplies the rate
         *     - `E0640`: Outside the Simples, without an active municipality, the rate is needed
         *     - `E0650`: The customer retains the ISS of its import
         *     - `E0652`: The intermediary retains the ISS of its import
         *     - `E0667`: The municipality must allow the customer to retain
         *     - `E0670`: The municipality must allow the intermediary to retain
         *     - `E0675`: A person with a CPF gives no federal taxes
         *     - `E0676`: An MEI gives no federal taxes
         *     - `E0677`: The base is at most the price
         *     - `E0678`: This situation needs a base
         *     - `E0682`: This situation has no base
         *     - `E0686`: The rate of PIS is from 0 to 100 %
         *     - `E0692`: The rate of COFINS is from 0 to 100 %
         *     - `E0694`: PIS must be its base at its rate
         *     - `E0696`: COFINS must be its base at its rate
         *     - `E0699`: The retained INSS is above zero and below the price
         *     - `E0700`: The retained IRRF is above zero and below the price
         *     - `E0701`: The retained CSLL is above zero and below the price
         *     - `E0710`: An MEI gives no percentage of the Simples
         *     - `E0712`: An ME or EPP must give its total of taxes
         *     - `E0713`: Without the Simples, the total of taxes is given by sphere
         *     - `E0714`: The signature of the DPS must be correct
         *     - `E0715`: The certificate must be valid
         *     - `E0716`: The certificate must have the right form
         *     - `E0717`: The DPS must be signed
         *     - `E0718`: The issuer must sign the DPS
         *     - `E0720`: Without retention there is no retained amount
         *     - `E0724`: A retention needs its amount
         *     - `E0802`: The id of the event must be new
         *     - `E0812`: The author's CNPJ must be that of the certificate
         *     - `E0813`: The author's CNPJ must be entitled to the event
         *     - `E0815`: The author's CPF must be that of the certificate
         *     - `E0816`: The author's CPF must be entitled to the event
         *     - `E0822`: The time to cancel must not be over
         *     - `E0823`: The invoice must be within the amount to cancel
         *     - `E0824`: A cancelled invoice must name its customer
         *     - `E0827`: Collected taxes block the cancellation
         *     - `E0831`: The generator of the invoice must receive the event
         *     - `E0840`: An earlier event blocks the cancellation
         *     - `E0845`: An earlier event blocks the replacement
         *     - `E0850`: IBS and CBS begin in 2026
         *     - `E0903`: The kind of operation is needed
         *     - `E0904`: The kind of operation is not allowed
         *     - `E0905`: The operation must refer to other invoices
         *     - `E0906`: The operation refers to no other invoices
         *     - `E0907`: The key of a reference must be valid
         *     - `E0910`: Only indDest 1 has a recipient
         *     - `E0911`: The recipient's CNPJ must be valid
         *     - `E0913`: The recipient's CPF must be valid
         *     - `E0928`: The operation is not about real estate
         *     - `E0931`: Construction describes its property elsewhere
         *     - `E0932`: The operation needs its real estate
         *     - `E0951`: A document is not issued before its date
         *     - `E0952`: Only the kind 99 has a text
         *     - `E0953`: A reimbursement is at most the price
         *     - `E0959`: The classification must belong to the situation
         *     - `E0970`: The regular classification must belong to its situation
         *     - `E1206`: The revocation list must be reachable
         *     - `E1217`: The service is stopped for maintenance
         *     - `E1225`: The data must be Base64
         *     - `E1226`: The compressed data must be well-formed XML
         *     - `E1228`: The XML must not use namespace prefixes
         *     - `E1229`: The XML must be in UTF-8
         *     - `E1235`: The document must have the form of the schema
         *     - `E1242`: The kind of document must be known
         *     - `E1297`: The computed base must give an ISS of at least 2 %
         *     - `E1300`: The applied rate is at most 5 %
         *     - `E1301`: An untaxed service has no place of incidence
         *     - `E1302`: Of an MEI only the net amount is shown
         *     - `E1303`: Of an untaxed service only the net amount is shown
         *     - `E1305`: A taxable service has a place of incidence
         *     - `E1307`: Of a special regime only the net amount is shown
         *     - `E1311`: Of a suspended ISS only the net amount is shown
         *     - `E1313`: On the sea the ISS is due at the provider
         *     - `E1317`: The ISS is due at the place of the service
         *     - `E1321`: The ISS is due at the customer
         *     - `E1325`: The ISS is due at the provider
         *     - `E1508`: The net amount must not be negative
         *     - `E1530`: The base of IBS and CBS must be correct
         *     - `E1534`: Reimbursements are less than the price
         *     - `E1555`: The total of the invoice must be correct
         *     - `E1802`: The id of the event must be made of its fields
         *     - `E1805`: The id of the event must be new
         *     - `E1827`: The id of the request must be made of its fields
         *     - `E1831`: The invoice of the event must exist
         *     - `E1833`: Each party confirms or rejects once
         *     - `E1845`: The environment must be the one that received the event
         *     - `E1980`: The signature of the event must be correct
         *     - `E1983`: The event's certificate must be valid
         *     - `E1986`: The event's certificate must have the right form
         *     - `E1989`: The event must be signed
         *     - `E1991`: The author must sign the event
         *     - `E9996`: Only the provider can issue
         *     - `RNG9999`: The service failed without a known reason
         *     - `LATE_AUTHORIZATION`: The invoice stays in processing for 24 hours of the clock, and is then authorized.
         *
         *     ## report
         *
         *     A business outcome that a rule can order from this service:
         *
         *     - `FAILED`: The run fails before its first row.
         *     - `FAILED_HALFWAY`: The run fails when half of its rows are written.
         *     - `STUCK_PENDING`: The run stays pending until it is cancelled.
         *     - `STUCK_RUNNING`: The run writes half of its rows, and then stays running until it is cancelled.
         *     - `EXPIRED`: The run succeeds, and its file expires at once.
         *
         *     ## ratelimit
         *
         *     A business outcome that a rule can order from this service:
         *
         *     - `KEY_NOT_FOUND`: The key is not found, and the query costs the tokens of a failed query
         *     - `DIRECTORY_UNAVAILABLE`: The directory does not respond, and the query costs nothing
         *     - `QUOTA_EXCEEDED`: The query is refused as if the bucket were empty, and nothing is spent
         * @enum {string}
         */
        Outcome: "AB03" | "AB09" | "AB11" | "AC03" | "AC06" | "AC07" | "AC14" | "AG03" | "AG12" | "AG13" | "AGNT" | "AM01" | "AM02" | "AM04" | "AM09" | "AM12" | "AM18" | "AM23" | "BE01" | "BE05" | "BE15" | "BE17" | "CH11" | "CH16" | "CN01" | "DS02" | "DS04" | "DS0G" | "DS27" | "DT02" | "DT05" | "DU03" | "DUPL" | "ED05" | "FF07" | "FF08" | "FRAD" | "INDT" | "MD01" | "RC09" | "RC10" | "RR04" | "RR06" | "SL02" | "UPAY" | "ENTRY_INVALID" | "ENTRY_LIMIT_EXCEEDED" | "ENTRY_ALREADY_EXISTS" | "ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON" | "ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT" | "ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER" | "ENTRY_LOCKED_BY_CLAIM" | "ENTRY_BLOCKED" | "ENTRY_WITH_FRAUD_RELATED_RESTRICTION" | "ENTRY_CANNOT_BE_QUERIED_FOR_BOOK_TRANSFER" | "USER_OR_ACCOUNT_WITH_FRAUD_RELATED_RESTRICTION" | "TAX_ID_NUMBER_BLOCKED" | "PARTICIPANT_INVALID" | "FORBIDDEN" | "NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "40" | "41" | "42" | "43" | "44" | "46" | "51" | "52" | "53" | "54" | "55" | "56" | "57" | "58" | "59" | "60" | "61" | "62" | "63" | "64" | "65" | "66" | "67" | "68" | "75" | "76" | "77" | "78" | "79" | "80" | "81" | "82" | "85" | "86" | "90" | "91" | "92" | "93" | "94" | "95" | "96" | "00" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "FAILED" | "TIMED_OUT" | "STUCK" | "SEM_PERMISSOES_FUNCIONAIS_RESTANTES" | "INFORMACOES_PJ_NAO_INFORMADAS" | "PERMISSOES_PJ_INCORRETAS" | "PERMISSAO_PF_PJ_EM_CONJUNTO" | "COMBINACAO_PERMISSOES_INCORRETA" | "DATA_EXPIRACAO_INVALIDA" | "CONSENTIMENTO_EM_STATUS_REJEITADO" | "ESTADO_CONSENTIMENTO_INVALIDO" | "DEPENDE_MULTIPLA_ALCADA" | "ERRO_NAO_MAPEADO" | "FORMA_PAGAMENTO_INVALIDA" | "DATA_PAGAMENTO_INVALIDA" | "DETALHE_PAGAMENTO_INVALIDO" | "PARAMETRO_NAO_INFORMADO" | "PARAMETRO_INVALIDO" | "ERRO_IDEMPOTENCIA" | "NAO_INFORMADO" | "SALDO_INSUFICIENTE" | "VALOR_ACIMA_LIMITE" | "VALOR_INVALIDO" | "COBRANCA_INVALIDA" | "CONSENTIMENTO_INVALIDO" | "PAGAMENTO_DIVERGENTE_CONSENTIMENTO" | "PAGAMENTO_RECUSADO_DETENTORA" | "PAGAMENTO_RECUSADO_SPI" | "CONSENTIMENTO_PENDENTE_AUTORIZACAO" | "RJCT:SALDO_INSUFICIENTE" | "RJCT:VALOR_ACIMA_LIMITE" | "RJCT:VALOR_INVALIDO" | "RJCT:COBRANCA_INVALIDA" | "RJCT:NAO_INFORMADO" | "RJCT:PAGAMENTO_DIVERGENTE_CONSENTIMENTO" | "RJCT:DETALHE_PAGAMENTO_INVALIDO" | "RJCT:PAGAMENTO_RECUSADO_DETENTORA" | "RJCT:PAGAMENTO_RECUSADO_SPI" | "RJCT:FALHA_INFRAESTRUTURA" | "RJCT:FALHA_INFRAESTRUTURA_SPI" | "RJCT:FALHA_INFRAESTRUTURA_DICT" | "RJCT:FALHA_INFRAESTRUTURA_ICP" | "RJCT:FALHA_INFRAESTRUTURA_PSP_RECEBEDOR" | "RJCT:FALHA_INFRAESTRUTURA_DETENTORA" | "RJCT:CONTAS_ORIGEM_DESTINO_IGUAIS" | "RJCT:FALHA_AGENDAMENTO_PAGAMENTOS" | "PDNG" | "DEVOLVIDO" | "E0001" | "E0004" | "E0006" | "E0008" | "E0010" | "E0014" | "E0015" | "E0029" | "E0037" | "E0038" | "E0039" | "E0042" | "E0044" | "E0046" | "E0050" | "E0056" | "E0058" | "E0060" | "E0061" | "E0065" | "E0068" | "E0070" | "E0072" | "E0074" | "E0076" | "E0078" | "E0080" | "E0096" | "E0112" | "E0114" | "E0116" | "E0121" | "E0128" | "E0148" | "E0160" | "E0162" | "E0166" | "E0172" | "E0174" | "E0175" | "E0187" | "E0188" | "E0202" | "E0204" | "E0206" | "E0234" | "E0237" | "E0238" | "E0247" | "E0248" | "E0262" | "E0264" | "E0266" | "E0293" | "E0302" | "E0310" | "E0312" | "E0315" | "E0316" | "E0318" | "E0322" | "E0330" | "E0331" | "E0370" | "E0372" | "E0390" | "E0392" | "E0424" | "E0427" | "E0428" | "E0429" | "E0431" | "E0432" | "E0435" | "E0436" | "E0438" | "E0453" | "E0455" | "E0468" | "E0470" | "E0472" | "E0474" | "E0476" | "E0477" | "E0532" | "E0533" | "E0534" | "E0535" | "E0537" | "E0541" | "E0565" | "E0574" | "E0577" | "E0580" | "E0583" | "E0585" | "E0586" | "E0588" | "E0590" | "E0591" | "E0592" | "E0593" | "E0595" | "E0596" | "E0600" | "E0602" | "E0604" | "E0612" | "E0617" | "E0619" | "E0621" | "E0625" | "E0628" | "E0631" | "E0635" | "E0640" | "E0650" | "E0652" | "E0667" | "E0670" | "E0675" | "E0676" | "E0677" | "E0678" | "E0682" | "E0686" | "E0692" | "E0694" | "E0696" | "E0699" | "E0700" | "E0701" | "E0710" | "E0712" | "E0713" | "E0714" | "E0715" | "E0716" | "E0717" | "E0718" | "E0720" | "E0724" | "E0802" | "E0812" | "E0813" | "E0815" | "E0816" | "E0822" | "E0823" | "E0824" | "E0827" | "E0831" | "E0840" | "E0845" | "E0850" | "E0903" | "E0904" | "E0905" | "E0906" | "E0907" | "E0910" | "E0911" | "E0913" | "E0928" | "E0931" | "E0932" | "E0951" | "E0952" | "E0953" | "E0959" | "E0970" | "E1206" | "E1217" | "E1225" | "E1226" | "E1228" | "E1229" | "E1235" | "E1242" | "E1297" | "E1300" | "E1301" | "E1302" | "E1303" | "E1305" | "E1307" | "E1311" | "E1313" | "E1317" | "E1321" | "E1325" | "E1508" | "E1530" | "E1534" | "E1555" | "E1802" | "E1805" | "E1827" | "E1831" | "E1833" | "E1845" | "E1980" | "E1983" | "E1986" | "E1989" | "E1991" | "E9996" | "RNG9999" | "LATE_AUTHORIZATION" | "FAILED_HALFWAY" | "STUCK_PENDING" | "STUCK_RUNNING" | "EXPIRED" | "KEY_NOT_FOUND" | "DIRECTORY_UNAVAILABLE" | "QUOTA_EXCEEDED";
        CreateKeyRequest: {
            /**
             * @description Type of the key. RANDOM is EVP in DICT.
             * @example CPF
             */
            keyType: components["schemas"]["KeyType"];
            /**
             * @description Value of the key, in the format of its type. Optional for RANDOM: the directory generates a UUID.
             * @example 12345678901
             */
            keyValue?: string | null;
            /**
             * @description Your own reference for the account.
             * @example acc-001
             */
            accountId: string;
            /**
             * @description ISPB of the participant that holds the account.
             * @example 12345678
             */
            ispb: string;
            /**
             * @description Branch of the account, without a check digit.
             * @example 0001
             */
            branch: string;
            /**
             * @description Account number, with its check digit.
             * @example 123456-7
             */
            accountNumber: string;
            /**
             * @description Account type, as a name or as an official code.
             * @example CHECKING
             */
            accountType: components["schemas"]["DictAccountType"];
            /**
             * @description Name of the holder.
             * @example Maria Silva
             */
            holderName: string;
            /**
             * @description CPF or CNPJ of the holder. It identifies the owner of the key and decides the maximum number of keys of the
             *     account. Not needed if the key itself is a CPF or CNPJ.
             * @example 12345678901
             */
            holderTaxId?: string | null;
        };
        KeyCreatedResponse: {
            /**
             * Format: uuid
             * @description UUID of the key.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /**
             * @description Type of the key.
             * @example CPF
             */
            keyType: components["schemas"]["KeyType"];
            /**
             * @description Value of the key in its normal form.
             * @example 12345678901
             */
            keyValue: string;
            /**
             * @description Reference of the account.
             * @example acc-001
             */
            accountId: string;
            /**
             * @description Status of the key.
             * @example ACTIVE
             */
            status: components["schemas"]["KeyStatus"];
            /**
             * Format: date-time
             * @description Time of the registration, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
        };
        KeyResponse: {
            /**
             * Format: uuid
             * @description UUID of the key.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /**
             * @description Type of the key.
             * @example CPF
             */
            keyType: components["schemas"]["KeyType"];
            /**
             * @description Value of the key in its normal form.
             * @example 12345678901
             */
            keyValue: string;
            /**
             * @description Reference of the account.
             * @example acc-001
             */
            accountId: string;
            /**
             * @description Status of the key.
             * @example ACTIVE
             */
            status: components["schemas"]["KeyStatus"];
            /**
             * Format: date-time
             * @description Time of the registration, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * @description ISPB of the participant that holds the account.
             * @example 12345678
             */
            ispb: string;
            /**
             * @description Branch of the account.
             * @example 0001
             */
            branch: string;
            /**
             * @description Account number.
             * @example 123456-7
             */
            accountNumber: string;
            /**
             * @description Account type.
             * @example CHECKING
             */
            accountType: components["schemas"]["DictAccountType"];
            /**
             * @description Name of the holder.
             * @example Maria Silva
             */
            holderName: string;
            /**
             * @description Kind of the holder. Present only if the tax id of the holder is known.
             * @example NATURAL_PERSON
             */
            holderType?: components["schemas"]["KeyHolderType"];
            /**
             * @description CPF or CNPJ of the holder. Present only if it is known.
             * @example 12345678901
             */
            holderTaxId?: string;
            /**
             * Format: date-time
             * @description Time of the deletion, ISO 8601 UTC. Present only if the key was deleted.
             * @example 2026-11-21T12:00:00.000Z
             */
            deletedAt?: string;
        };
        SeedRequest: {
            /**
             * @description Number of keys. Default: 1000.
             * @example 10000
             */
            keys?: number;
            /**
             * @description Seed of the generator. The same seed generates the same keys. Default: 1.
             * @example 7
             */
            seed?: number;
        };
        KeyExamplesResponse: {
            /** @example 02918479520 */
            CPF?: string;
            /** @example 12345678000195 */
            CNPJ?: string;
            /** @example ana.lima.7.3@example.com */
            EMAIL?: string;
            /** @example +5511987654321 */
            PHONE?: string;
            /**
             * Format: uuid
             * @example 71f8a5b0-3c1d-4f0e-9f53-6d3b0d3f3a1e
             */
            RANDOM?: string;
        };
        DictSeedResponse: {
            /**
             * @description Seed of the generator.
             * @example 7
             */
            seed: number;
            /**
             * @description Number of generated keys.
             * @example 10000
             */
            keys: number;
            /**
             * @description Number of keys that were added to the sandbox.
             * @example 10000
             */
            stored: number;
            /**
             * @description Number of keys that already existed.
             * @example 0
             */
            skipped: number;
            /** @description One generated key of each type. */
            examples: components["schemas"]["KeyExamplesResponse"];
        };
        /** @enum {string} */
        KeyType: "CNPJ" | "CPF" | "EMAIL" | "PHONE" | "RANDOM";
        /** @enum {string} */
        DictAccountType: "CACC" | "CHECKING" | "PAYMENT" | "SALARY" | "SAVINGS" | "SLRY" | "SVGS" | "TRAN";
        /** @enum {string} */
        KeyStatus: "ACTIVE" | "DELETED";
        /** @enum {string} */
        KeyHolderType: "LEGAL_PERSON" | "NATURAL_PERSON";
        MessageResponse: {
            /**
             * @description Message type indicator.
             * @example 0110
             */
            mti: string;
            /**
             * @description Data elements by number. Binary elements are in hex.
             * @example {
             *       "4": "000000001000",
             *       "11": "000001",
             *       "39": "00"
             *     }
             */
            fields: {
                [key: string]: string;
            };
            /**
             * @description The packed message in hex, in the profile of the request.
             * @example 30313130
             */
            raw: string;
        };
        ReceivedResponse: {
            /**
             * @description Message type indicator.
             * @example 0110
             */
            mti: string;
            /**
             * @description Data elements by number. Binary elements are in hex.
             * @example {
             *       "4": "000000001000",
             *       "11": "000001",
             *       "39": "00"
             *     }
             */
            fields: {
                [key: string]: string;
            };
            /**
             * @description The packed message in hex, in the profile of the request.
             * @example 30313130
             */
            raw: string;
            /**
             * @description Response code (DE39).
             * @example 00
             */
            responseCode: string;
            /** @description True if the response code is an approval. */
            approved: boolean;
            /**
             * @description Meaning of the response code.
             * @example Approved
             */
            message: string;
            /**
             * @description Whether the payment can be retried with the same card: ABECS Normativo 21, as Elo interprets it.
             * @example unknown
             */
            retry: components["schemas"]["Retry"];
        };
        ReversalResponse: {
            /** @description The advice as it was last sent. */
            request: components["schemas"]["MessageResponse"];
            /** @description The response to the advice; null if there was none. */
            response: components["schemas"]["ReceivedResponse"] | null;
            /**
             * @description How often the advice was sent: first as 0420, then as the repeat 0421.
             * @example 1
             */
            tries: number;
        };
        AcquirerResponse: {
            /** @description The message that was sent. */
            request: components["schemas"]["MessageResponse"];
            /** @description The response of the issuer; null if none arrived in time. */
            response: components["schemas"]["ReceivedResponse"] | null;
            /** @description The reversal advice that the acquirer sent. Present only if no response arrived in time. */
            reversal?: components["schemas"]["ReversalResponse"];
        };
        TraceResponse: {
            /**
             * @description The check that decided; docs/iso8583.md lists them in order.
             * @example funds
             */
            rule: string;
            /**
             * @description The reason in words.
             * @example 500 cents are available, but 1000 were requested.
             */
            detail: string;
            /**
             * Format: uuid
             * @description The id of the transaction, as in the transactions of the card. Absent if none was stored.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            transactionId?: string;
        };
        AnswerResponse: {
            /**
             * @description Message type indicator.
             * @example 0110
             */
            mti: string;
            /**
             * @description Data elements by number. Binary elements are in hex.
             * @example {
             *       "4": "000000001000",
             *       "11": "000001",
             *       "39": "00"
             *     }
             */
            fields: {
                [key: string]: string;
            };
            /**
             * @description The packed message in hex, in the profile of the request.
             * @example 30313130
             */
            raw: string;
            /**
             * @description Response code (DE39).
             * @example 00
             */
            responseCode: string;
            /** @description True if the response code is an approval. */
            approved: boolean;
            /**
             * @description Meaning of the response code.
             * @example Approved
             */
            message: string;
            /**
             * @description Whether the payment can be retried with the same card: ABECS Normativo 21, as Elo interprets it.
             * @example unknown
             */
            retry: components["schemas"]["Retry"];
            /** @description The reason for the response. */
            trace: components["schemas"]["TraceResponse"];
        };
        CardResponse: {
            /**
             * @description Card number.
             * @example 4000000000000001
             */
            pan: string;
            /**
             * @description Expiry date, YYMM.
             * @example 4912
             */
            expiry: string;
            /**
             * @description Name of the holder.
             * @example TEST CARD
             */
            holderName: string;
            /**
             * @description Brand of the card.
             * @example visa
             */
            brand: string;
            /**
             * @description Status of the card.
             * @example active
             */
            status: components["schemas"]["CardStatus"];
            /**
             * @description Balance of the account in cents: the sum of its ledger entries.
             * @example 10000000
             */
            balance: number;
            /**
             * @description Balance in cents when the card was created. A reset restores it.
             * @example 10000000
             */
            initialBalance: number;
            /**
             * @description Credit limit in cents, in addition to the balance.
             * @example 0
             */
            creditLimit: number;
            /**
             * @description Sum of the open holds in cents.
             * @example 0
             */
            held: number;
            /**
             * @description Available funds in cents: balance plus credit limit minus holds.
             * @example 10000000
             */
            available: number;
            /**
             * @description Currency of the account.
             * @example BRL
             */
            currency: string;
            /**
             * @description Response code (DE39) for every payment with this card. Absent if the checks of the host decide.
             * @example 05
             */
            scenario?: string;
            /**
             * @description Maximum number of approvals per day. Absent if there is no limit.
             * @example 10
             */
            dailyCountLimit?: number;
            /**
             * @description Maximum amount per day in cents. Absent if there is no limit.
             * @example 50000
             */
            dailyAmountLimit?: number;
            /**
             * @description Merchant categories (MCC) that the card does not allow.
             * @example [
             *       "7995"
             *     ]
             */
            blockedMccs: string[];
            /** @description Channels that the card does not allow. */
            blockedChannels: components["schemas"]["Channel"][];
            /**
             * @description Number of wrong PINs since the last correct one. After three, the PIN is blocked.
             * @example 0
             */
            pinFailures: number;
            /**
             * Format: date-time
             * @description Time of the last change of the status, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            statusChangedAt: string;
        };
        CreateCardRequest: {
            /**
             * @description Card number of 12 to 19 digits. The check digit is not checked.
             * @example 4111111111111111
             */
            pan: string;
            /**
             * @description Expiry date, YYMM. Default: 4912.
             * @example 3012
             */
            expiry?: string;
            /**
             * @description Security code. Default: 123. Responses never contain it.
             * @example 123
             */
            cvv?: string;
            /**
             * @description PIN. Default: 1234. Responses never contain it.
             * @example 1234
             */
            pin?: string;
            /**
             * @description Name of the holder. Default: TEST CARD.
             * @example ANA SOUZA
             */
            holderName?: string;
            /**
             * @description Brand of the card. Default: the brand of the first digits.
             * @example visa
             */
            brand?: string;
            /**
             * @description Initial balance in cents. Default: 0.
             * @example 100000
             */
            balance?: number;
            /**
             * @description Credit limit in cents, in addition to the balance. Default: 0.
             * @example 50000
             */
            creditLimit?: number;
            /**
             * @description Status of the card. Default: active.
             * @example active
             */
            status?: components["schemas"]["CardStatus"];
            /** @description Response code (DE39) for every payment with this card. Without it, the checks of the host decide. */
            scenario?: string;
            /**
             * @description Maximum number of approvals per day, in the time zone of Brasília. The next payment gets code 65.
             * @example 10
             */
            dailyCountLimit?: number;
            /**
             * @description Maximum amount per day in cents, in the time zone of Brasília. A payment above it gets code 61.
             * @example 50000
             */
            dailyAmountLimit?: number;
            /**
             * @description Merchant categories (MCC) that the card does not allow. Their payments get code 57.
             * @example [
             *       "7995"
             *     ]
             */
            blockedMccs?: string[];
            /** @description Channels that the card does not allow. Their payments get code 57. */
            blockedChannels?: components["schemas"]["Channel"][];
        };
        ChangeStatusRequest: {
            /**
             * @description The new status.
             * @example blocked
             */
            status: components["schemas"]["CardStatus"];
        };
        ResetResponse: {
            /**
             * @description Number of cards that were reset.
             * @example 20
             */
            cards: number;
        };
        Iso8583TransactionResponse: {
            /**
             * Format: uuid
             * @description UUID of the transaction.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /**
             * @description Card number. It is not masked, because it is not a real card.
             * @example 4000000000000001
             */
            pan: string;
            /**
             * @description Message type indicator.
             * @example 0100
             */
            mti: string;
            /** @description Effect on the account. */
            kind: components["schemas"]["TransactionKind"];
            /**
             * @description Processing code (DE3).
             * @example 000000
             */
            processingCode: string;
            /**
             * @description Requested amount (DE4) in cents.
             * @example 15075
             */
            amount: number;
            /**
             * @description Amount in cents that was approved and not reversed.
             * @example 15075
             */
            netAmount: number;
            /**
             * @description Systems trace audit number (DE11).
             * @example 000001
             */
            stan: string;
            /**
             * @description Retrieval reference number (DE37).
             * @example 632512000001
             */
            rrn: string | null;
            /**
             * @description Terminal (DE41).
             * @example TERM0001
             */
            terminalId: string | null;
            /**
             * @description Merchant (DE42).
             * @example MERCHANT0000001
             */
            merchantId: string | null;
            /**
             * @description Authorization code (DE38); null if the message was declined.
             * @example 007920
             */
            authorizationCode: string | null;
            /**
             * @description Response code (DE39).
             * @example 00
             */
            responseCode: string;
            /**
             * @description The check that decided; docs/iso8583.md lists them in order.
             * @example funds
             */
            rule: string;
            /**
             * @description The reason in words.
             * @example 500 cents are available, but 1000 were requested.
             */
            detail: string;
            /**
             * Format: uuid
             * @description Id of the transaction that this one reverses or captures; null if there is none.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            originalId: string | null;
            /**
             * Format: uuid
             * @description Id of the reversal of this transaction; null if it was not reversed.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            reversedBy: string | null;
            /**
             * Format: date-time
             * @description Time when the message was received, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
        };
        LedgerEntryResponse: {
            /**
             * Format: uuid
             * @description UUID of the entry.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the transaction that changed the balance; null for the opening entry.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            transactionId: string | null;
            /** @description Kind of the entry. */
            kind: components["schemas"]["LedgerEntryKind"];
            /**
             * @description Change of the balance in cents; negative for a debit.
             * @example -15075
             */
            amount: number;
            /**
             * @description Balance in cents after the entry.
             * @example 9984925
             */
            balance: number;
            /**
             * Format: date-time
             * @description Time of the entry, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
        };
        PresetResponse: {
            /**
             * @description Name of the preset.
             * @example off
             */
            preset: string;
            /** @description All presets with their descriptions, by name. */
            presets: {
                [key: string]: string;
            };
        };
        ChangePresetRequest: {
            /**
             * @description Name of the preset.
             * @example cents-code
             */
            preset: components["schemas"]["ChangePresetPreset"];
        };
        ElementResponse: {
            /**
             * @description Number of the element.
             * @example DE4
             */
            element: string;
            /**
             * @description Name of the element.
             * @example Amount, transaction
             */
            name: string;
            /**
             * @description Value of the element.
             * @example 000000015075
             */
            value: string;
        };
        DecodedResponse: {
            /**
             * @description Message type indicator.
             * @example 0100
             */
            mti: string;
            /**
             * @description The meaning of the MTI; empty if it is not four digits.
             * @example authorization request, acquirer
             */
            meaning: string;
            /** @description Data elements by number. Binary elements are in hex. */
            fields: {
                [key: string]: string;
            };
            /** @description The data elements with their names, in order. */
            elements: components["schemas"]["ElementResponse"][];
            /** @description The message as a table, in plain text. */
            printed: string;
        };
        EncodedResponse: {
            /**
             * @description The bytes of the message in hex.
             * @example 30313030
             */
            raw: string;
            /**
             * @description Number of bytes.
             * @example 64
             */
            length: number;
        };
        RangeResponse: {
            /**
             * @description `MTI`, `bitmap`, or the number of the element.
             * @example DE4
             */
            element: string;
            /**
             * @description Name of the part.
             * @example Amount, transaction
             */
            name: string;
            /**
             * @description Position of the first byte, counted from 0.
             * @example 20
             */
            offset: number;
            /**
             * @description Number of bytes, including the length prefix.
             * @example 12
             */
            length: number;
            /**
             * @description Number of bytes of the length prefix; 0 if the length is fixed.
             * @example 0
             */
            prefixLength: number;
        };
        StoppedResponse: {
            /**
             * @description `MTI`, `bitmap`, `message`, or the number of the element.
             * @example DE4
             */
            element: string;
            /**
             * @description Position of the byte, counted from 0.
             * @example 20
             */
            offset?: number;
            /**
             * @description The error in words.
             * @example DE4 at byte 20: expected digits, got a letter at position 1.
             */
            detail: string;
        };
        GuessResponse: {
            /**
             * @description Name of the profile.
             * @example bcd
             */
            profile: string;
            /**
             * @description `exact`: the profile packs the decoded message into the same bytes. `readable`: it packs the message into
             *     other bytes. `unreadable`: the message cannot be decoded.
             */
            verdict: components["schemas"]["GuessVerdict"];
            /** @description Values that are unlikely in a real message, such as `DE13 is not a date MMDD`. */
            doubts: string[];
            /** @description The first place that does not fit. Absent if the verdict is `exact`. */
            stoppedAt?: components["schemas"]["StoppedResponse"];
        };
        ResponseCodeResponse: {
            /**
             * @description The code.
             * @example 51
             */
            code: string;
            /**
             * @description Its meaning.
             * @example Insufficient funds
             */
            meaning: string;
            /** @description True if the code is an approval. */
            approved: boolean;
            /** @description Whether the payment can be retried with the same card: ABECS Normativo 21, as Elo interprets it. */
            retry: components["schemas"]["Retry"];
        };
        /** @description A message with data elements by name. Missing elements are completed. */
        NamedCardMessage: {
            /** @description DE2: card number (PAN). */
            pan?: string | null;
            /** @description DE4: amount in cents. */
            amount?: number | null;
            /** @description DE49: currency, as BRL, USD, EUR or a numeric code of ISO 4217. */
            currency?: string | null;
            /** @description DE3: transaction type and account types. */
            processingCode?: string | null;
            /** @description DE14: expiry date of the card, YYMM. */
            expiry?: string | null;
            /** @description DE48: security code (CVV) of the card. */
            cvv?: string | null;
            /** @description DE52: PIN. It is sent as a PIN block. */
            pin?: string | null;
            /** @description DE48: true if the terminal supports partial approval. */
            partialApproval?: boolean | null;
            /** @description DE11: systems trace audit number of the message. */
            stan?: string | null;
            /** @description DE37: retrieval reference number. */
            rrn?: string | null;
            /** @description DE38: authorization code of an earlier approval. */
            authorizationCode?: string | null;
            /** @description DE90: the original message, which is reversed or completed. */
            original?: {
                mti?: string;
                stan?: string;
                transmissionDateTime?: string;
                acquirerId?: string;
            } | null;
            /** @description DE95: the remaining amount after a partial reversal, in cents. */
            replacementAmount?: number | null;
            /** @description DE7: transmission date and time, MMDDhhmmss in UTC. */
            transmissionDateTime?: string | null;
            /** @description DE12: local time of the terminal, hhmmss. */
            localTime?: string | null;
            /** @description DE13: local date of the terminal, MMDD. */
            localDate?: string | null;
            /** @description DE15: settlement date, MMDD. */
            settlementDate?: string | null;
            /** @description DE18: merchant category code. */
            mcc?: string | null;
            /** @description DE22: how the card was read, and whether a PIN can be entered. */
            posEntryMode?: string | null;
            /** @description DE23: sequence number of the card. */
            cardSequence?: string | null;
            /** @description DE25: conditions at the point of sale. */
            posConditionCode?: string | null;
            /** @description DE32: identification of the acquirer. */
            acquirerId?: string | null;
            /** @description DE33: identification of the institution that forwards the message. */
            forwarderId?: string | null;
            /** @description DE35: track 2 of the card. */
            track2?: string | null;
            /** @description DE41: identification of the terminal. */
            terminalId?: string | null;
            /** @description DE42: identification of the merchant. */
            merchantId?: string | null;
            /** @description DE43: name and place of the merchant. */
            merchantName?: string | null;
            /** @description DE48: additional private data. */
            additionalData?: string | null;
            /** @description DE55: chip data (BER-TLV in hex). */
            emv?: string | null;
            /** @description DE70: network management code, such as 301 for an echo test. */
            networkCode?: string | null;
            /** @description true: the message is an advice, as in 0120. */
            advice?: boolean | null;
            /** @description true: the message is a repeat, as in 0101. */
            repeat?: boolean | null;
            /** @description Message type indicator. Default: the request of the address, such as 0100. */
            mti?: string;
            /** @description Data elements by number, as in {"2": "4000000000000001"}. Binary elements are in hex. */
            fields?: {
                [key: string]: string;
            } | null;
            /** @description false: missing elements are not completed. Default: true. */
            complete?: boolean | null;
        };
        /** @description A message with data elements by number. Missing elements are completed. */
        NumberedMessage: {
            /** @description Message type indicator. Default: the request of the address, such as 0100. */
            mti?: string;
            fields?: {
                [key: string]: string;
            };
            /** @description false: missing elements are not completed. Default: true. */
            complete?: boolean | null;
        };
        /** @description A packed message. */
        PackedMessage: {
            /** @description The bytes of the message in hex. */
            raw: string;
        };
        /** @description A dialect of ISO 8583:1987. */
        Iso8583Profile: {
            /** @description Name of the profile. */
            name: string;
            /**
             * @description Description of the profile in one line.
             * @default
             */
            description?: string;
            /** @description Encoding of the MTI. `bcd` packs two digits into one byte. */
            mti: components["schemas"]["Iso8583ProfileMti"];
            bitmap: {
                /**
                 * @description Encoding of the bitmap: raw bytes (`binary`), or two hex characters per byte.
                 * @enum {string}
                 */
                encoding: "ascii" | "binary" | "ebcdic";
                /**
                 * @description When the secondary bitmap is sent. `auto`: only with elements from 65 to 128. `always`: in every message, with bit 1 set. `always-unmarked`: in every message, with bit 1 clear.
                 * @enum {string}
                 */
                secondary: "always" | "always-unmarked" | "auto";
            };
            /**
             * @description The EBCDIC code page. The two differ only in the characters [ ] ^ ¬ Ý and ¨.
             * @default cp037
             */
            codePage?: components["schemas"]["Iso8583ProfileCodePage"];
            /** @description The encodings of all elements without an override. */
            defaults: {
                /** @description Encoding of format n and of the digits of format x+n. */
                numeric: components["schemas"]["Iso8583ProfileMti"];
                /**
                 * @description Encoding of formats a, an, ns, as and ans, and of the sign of format x+n.
                 * @enum {string}
                 */
                text: "ascii" | "ebcdic";
                /** @description Encoding of format z. In `bcd`, the separator is the half byte D, which is read as `=`, and the pad is F. */
                track: components["schemas"]["Iso8583ProfileMti"];
                /**
                 * @description Encoding of format b: raw bytes (`binary`), or two hex characters per byte.
                 * @enum {string}
                 */
                binary: "ascii" | "binary" | "ebcdic";
                /**
                 * @description Encoding of length prefixes. In `bcd` and `binary`, one byte holds two digits.
                 * @enum {string}
                 */
                lengthEncoding: "ascii" | "bcd" | "binary" | "ebcdic";
                /**
                 * @description Unit of length prefixes. `digits`: digits, characters, or bytes of binary data. `bytes`: bytes on the wire. They differ if digits are packed or if binary data is in hex. With `bytes`, a zero that pads an odd number of digits is read as a digit; an F is not.
                 * @enum {string}
                 */
                lengthCounts: "bytes" | "digits";
                /**
                 * @description Pad for an odd number of packed digits, in elements of variable length. Packed digits of fixed length have a zero on the left, unless the override of the element says otherwise.
                 * @enum {string}
                 */
                oddDigits: "left-zero" | "right-f" | "right-zero";
            };
            /** @description Changes for single elements, by number: "2" to "128", except "65". */
            overrides?: {
                [key: string]: {
                    /** @description Name of the element. */
                    name?: string;
                    /**
                     * @description The allowed characters: n digits, a letters, s special characters, and their combinations; x+n a sign (C or D) and digits; z a track; b binary data.
                     * @enum {string}
                     */
                    format?: "a" | "an" | "ans" | "as" | "b" | "n" | "ns" | "x+n" | "z";
                    /** @description Number of digits of the length prefix; 0 for a fixed length. */
                    lengthDigits?: number;
                    /** @description The fixed or maximum length, in characters; for format b in bytes. */
                    length?: number;
                    /**
                     * @description Encoding of the value.
                     * @enum {string}
                     */
                    content?: "ascii" | "bcd" | "binary" | "ebcdic";
                    /**
                     * @description Encoding of length prefixes. In `bcd` and `binary`, one byte holds two digits.
                     * @enum {string}
                     */
                    lengthEncoding?: "ascii" | "bcd" | "binary" | "ebcdic";
                    /**
                     * @description Unit of length prefixes. `digits`: digits, characters, or bytes of binary data. `bytes`: bytes on the wire. They differ if digits are packed or if binary data is in hex. With `bytes`, a zero that pads an odd number of digits is read as a digit; an F is not.
                     * @enum {string}
                     */
                    lengthCounts?: "bytes" | "digits";
                    /**
                     * @description Pad for an odd number of packed digits, in elements of variable length. Packed digits of fixed length have a zero on the left, unless the override of the element says otherwise.
                     * @enum {string}
                     */
                    oddDigits?: "left-zero" | "right-f" | "right-zero";
                };
            };
        };
        /** @enum {string} */
        Retry: "allowed" | "forbidden" | "unknown";
        /** @enum {string} */
        CardStatus: "active" | "blocked" | "expired" | "inactive" | "lost" | "stolen";
        /** @enum {string} */
        TransactionKind: "capture" | "credit" | "debit" | "declined" | "hold" | "inquiry" | "reversal";
        /** @enum {string} */
        LedgerEntryKind: "credit" | "debit" | "opening" | "reversal";
        /** @enum {string} */
        ChangePresetPreset: "cents-code" | "cielo-last-digit" | "off";
        /** @enum {string} */
        GuessVerdict: "exact" | "readable" | "unreadable";
        /** @enum {string} */
        Iso8583ProfileMti: "ascii" | "bcd" | "ebcdic";
        /** @enum {string} */
        Iso8583ProfileCodePage: "cp037" | "cp1047";
        /** @enum {string} */
        Channel: "atm" | "chip" | "contactless" | "ecommerce" | "manual" | "stripe";
        WebhookSettingsResponse: {
            /** @description Whether a call must be signed. */
            signed: boolean;
            /**
             * @description JSON Pointer to the correlation id in the body of a call.
             * @example /correlationId
             */
            correlation: string;
            /** @description Where to call it. */
            url: string;
        };
        WorkflowResponse: {
            /** @description What an editor keeps beside the definition. */
            layout?: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description @format uuid */
            id: string;
            /** @example order */
            name: string;
            description?: string;
            /** @description The latest version of the definition; 1 is the first. */
            version: number;
            /** @description The definition in the Amazon States Language. */
            definition: {
                [key: string]: unknown;
            };
            /** @description SHA-256 of the definition as canonical JSON, in hex. */
            definitionHash: string;
            webhook: components["schemas"]["WebhookSettingsResponse"];
            createdAt: string;
            updatedAt: string;
        };
        WorkflowVersionResponse: {
            /** @description @format uuid */
            workflowId: string;
            version: number;
            /** @description The definition in the Amazon States Language. */
            definition: {
                [key: string]: unknown;
            };
            /** @description SHA-256 of the definition as canonical JSON, in hex. */
            definitionHash: string;
            createdAt: string;
        };
        HistoryEventResponse: {
            /** @description From 1, in the order of the history. */
            id: number;
            /** @description The event before it in the same branch; 0 for the first. */
            previousEventId: number;
            timestamp: string;
            /**
             * @description As in AWS.
             * @example TaskStateEntered
             */
            type: string;
            /** @description The state, if the event belongs to one. */
            state?: string;
            /** @description The members of AWS: input, output, error, cause, resource and so on. */
            details: {
                [key: string]: unknown;
            };
        };
        ExecutionResponse: {
            /** @description The input. */
            input: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description The output, when it has succeeded. */
            output?: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description @format uuid */
            id: string;
            /** @description @format uuid */
            workflowId: string;
            /** @description The version of the workflow that it runs. */
            version: number;
            name: string;
            status: components["schemas"]["ExecutionStatus"];
            /**
             * @description The name of the error with which it has ended.
             * @example States.Timeout
             */
            error?: string;
            /** @description Why, in words. */
            cause?: string;
            startedAt: string;
            stoppedAt?: string;
            /** @description How often it was started again from the state in which it failed. */
            redriveCount: number;
            /** @description How many events the history has. */
            eventCount: number;
            /** @description The states in which it is, or in which it has ended without success. */
            currentStates?: string[];
            /** @description What has happened, if the request asks for it. */
            history?: components["schemas"]["HistoryEventResponse"][];
        };
        ErrorRequest: {
            /**
             * @description The name of the error.
             * @example Order.Cancelled
             */
            error?: string;
            /**
             * @description Why, in words.
             * @example The customer has cancelled the order.
             */
            cause?: string;
        };
        WebhookCallResponse: {
            /**
             * @description `started` and `resumed` name an execution. `kept`: nobody waits for the call yet. `repeated`: the same call was
             *     received before, and nothing was done again.
             */
            result: components["schemas"]["WebhookCallResult"];
            /**
             * @description The execution that was started or resumed.
             *     @format uuid
             */
            executionId?: string;
        };
        TaskSuccessRequest: {
            /** @description What the task returns. */
            output?: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
        };
        StateTestEventResponse: {
            /** @example TaskStateEntered */
            type: string;
            details: {
                [key: string]: unknown;
            };
        };
        StateTestResponse: {
            /** @description The output of the state. */
            output?: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description What the state sends to its task. */
            afterArguments?: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description `RETRIABLE`: a retrier tries it again. `WAITING`: it waits for a time, or for its task. */
            status: components["schemas"]["StateTestStatus"];
            error?: string;
            cause?: string;
            /** @description Where the execution goes on. */
            nextState?: string;
            /** @description The variables afterwards. */
            variables: {
                [key: string]: unknown;
            };
            /** @description After how many seconds it is tried again, or goes on. */
            waitSeconds?: number;
            events: components["schemas"]["StateTestEventResponse"][];
        };
        ReachedResponse: {
            /** @example Paid */
            name: string;
            /** @description How often it was reached. */
            count: number;
        };
        CoveredResponse: {
            total: number;
            /** @description How many of them were reached at least once. */
            covered: number;
            /** @description Those that were never reached. */
            missing: string[];
            reached: components["schemas"]["ReachedResponse"][];
        };
        CoverageResponse: {
            version: number;
            /** @description How many executions were counted. */
            executions: number;
            states: components["schemas"]["CoveredResponse"];
            /** @description Next, the branches of a Choice, and catchers: `From -> To`. */
            transitions: components["schemas"]["CoveredResponse"];
            /** @description States with Retry: how often they were tried again. */
            retries: components["schemas"]["CoveredResponse"];
        };
        SeededWorkflowResponse: {
            /** @description An input with which it succeeds. */
            input: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description @format uuid */
            id: string;
            /** @example pix-by-credit-card */
            name: string;
            /** @description What it does. */
            description: string;
            /** @description Its output, and the errors with which it fails. */
            returns: string;
        };
        WorkflowSeedResponse: {
            workflows: components["schemas"]["SeededWorkflowResponse"][];
        };
        CreatedWebhookResponse: {
            /**
             * @description The events that are sent.
             * @example [
             *       "*"
             *     ]
             */
            events: components["schemas"]["WebhookEventType"][];
            /**
             * @description The key of the signatures. Keep it: it is shown only here.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
            /**
             * Format: uuid
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /** @example my-receiver */
            name: string | null;
            /**
             * @description Where messages are sent.
             * @example http://127.0.0.1:9099/webhooks
             */
            url: string;
            /**
             * @description Whether messages are sent.
             * @example true
             */
            enabled: boolean;
            /**
             * Format: date-time
             * @description By the clock of the sandbox, as all instants of webhooks.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was disabled: by a PATCH, or because the receiver answered 410.
             * @example 2026-11-21T12:00:00.000Z
             */
            disabledAt: string | null;
        };
        WebhookResponse: {
            /**
             * @description The events that are sent.
             * @example [
             *       "*"
             *     ]
             */
            events: components["schemas"]["WebhookEventType"][];
            /**
             * Format: uuid
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /** @example my-receiver */
            name: string | null;
            /**
             * @description Where messages are sent.
             * @example http://127.0.0.1:9099/webhooks
             */
            url: string;
            /**
             * @description Whether messages are sent.
             * @example true
             */
            enabled: boolean;
            /**
             * Format: date-time
             * @description By the clock of the sandbox, as all instants of webhooks.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was disabled: by a PATCH, or because the receiver answered 410.
             * @example 2026-11-21T12:00:00.000Z
             */
            disabledAt: string | null;
        };
        WebhookDeliveryResponse: {
            /**
             * Format: uuid
             * @description The id of the message: the header `webhook-id`, the same in every attempt.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /**
             * Format: uuid
             * @description The webhook.
             * @example 7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a
             */
            subscriptionId: string;
            /** @example webhook.test */
            type: string;
            /**
             * @description The id of the resource that changed; of a test, the id of the webhook.
             * @example payment-1
             */
            subject: string;
            /**
             * @description pending: an attempt follows; delivered: the receiver answered 2xx; failed: no attempt follows.
             * @example pending
             */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * @description How many attempts there were.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When the next attempt is due, if it is pending.
             * @example 2026-11-21T12:00:05.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When the event occurred.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the receiver last accepted the message.
             * @example 2026-11-21T12:00:00.000Z
             */
            deliveredAt: string | null;
            /**
             * @description Of the request that caused the event.
             * @example run-42-first
             */
            correlationId: string;
        };
        WebhookAttemptResponse: {
            /**
             * @description From 1, also across redeliveries.
             * @example 1
             */
            number: number;
            /**
             * Format: date-time
             * @example 2026-11-21T12:00:00.000Z
             */
            at: string;
            /**
             * @description The HTTP status of the response; null if none came.
             * @example 500
             */
            statusCode: number | null;
            /**
             * @description Why the receiver has not accepted the message; null if it has.
             * @example The receiver answered 500, not 2xx.
             */
            error: string | null;
            /**
             * @description On the clock of the machine.
             * @example 12
             */
            durationMs: number;
            /**
             * @description The first 1024 bytes of the response body.
             * @example busy
             */
            response: string;
        };
        WebhookDeliveryDetailsResponse: {
            /**
             * @description What is sent, character by character.
             * @example {"type":"webhook.test","timestamp":"2026-11-21T12:00:00.000Z","data":{}}
             */
            body: string;
            /** @description The last 100 attempts, in their order. */
            log: components["schemas"]["WebhookAttemptResponse"][];
            /**
             * Format: uuid
             * @description The id of the message: the header `webhook-id`, the same in every attempt.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /**
             * Format: uuid
             * @description The webhook.
             * @example 7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a
             */
            subscriptionId: string;
            /** @example webhook.test */
            type: string;
            /**
             * @description The id of the resource that changed; of a test, the id of the webhook.
             * @example payment-1
             */
            subject: string;
            /**
             * @description pending: an attempt follows; delivered: the receiver answered 2xx; failed: no attempt follows.
             * @example pending
             */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * @description How many attempts there were.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When the next attempt is due, if it is pending.
             * @example 2026-11-21T12:00:05.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When the event occurred.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the receiver last accepted the message.
             * @example 2026-11-21T12:00:00.000Z
             */
            deliveredAt: string | null;
            /**
             * @description Of the request that caused the event.
             * @example run-42-first
             */
            correlationId: string;
        };
        WorkflowRequest: {
            /** @description The name for people. Several workflows can have the same. */
            name: string;
            description?: string;
            /** @description A state machine in the Amazon States Language, in JSONPath or JSONata mode. */
            definition: {
                [key: string]: unknown;
            };
            /** @description Anything that an editor keeps beside the definition. The engine does not read it. */
            layout?: unknown;
            /** @description How `POST /webhooks/{workflowId}` behaves. */
            webhook?: {
                /** @description With a secret, each call of the webhook must be signed with it (HMAC-SHA256 of the bytes of the body). It is never shown. */
                secret?: string;
                /** @description JSON Pointer to the correlation id in the body of a call. Default: /correlationId. */
                correlation?: string;
            };
        };
        ExecutionRequest: {
            /** @description The input; an empty object if it is missing. */
            input?: unknown;
            /** @description A name for people. Default: the id. */
            name?: string;
            /** @description The version of the workflow. Default: the latest. */
            version?: number;
            /** @description Results of tasks, so that nothing is called: by state, then by its calls. `0` is the first call, `1-2` are the second and the third, and further calls have the last result. */
            mocks?: {
                [key: string]: {
                    [key: string]: {
                        /** @description What the task returns. */
                        Return: unknown;
                    } | {
                        Throw: {
                            /** @description The name of the error, as Retry and Catch see it. */
                            Error: string;
                            Cause?: string;
                        };
                    };
                };
            };
        };
        StateTest: {
            /** @description The state. Its Next and its catchers can name states that do not exist. */
            definition: {
                [key: string]: unknown;
            };
            /** @description The input of the state; an empty object if it is missing. */
            input?: unknown;
            /** @description Variables that are assigned. */
            variables?: {
                [key: string]: unknown;
            };
            /** @description Members of the context object. */
            context?: {
                Execution?: {
                    [key: string]: unknown;
                };
                StateMachine?: {
                    [key: string]: unknown;
                };
            };
            /** @description The result or the error of a Task, a Parallel or a Map, so that nothing is called. */
            mock?: {
                /** @description What the task, or the branches, return. */
                result?: unknown;
                errorOutput?: {
                    error: string;
                    cause?: string;
                };
            };
            /** @description How often the matching retrier was used before. */
            retrierRetryCount?: number;
        };
        NewWebhook: {
            /** @description A name, at most 100 characters long. It can be used in addresses in place of the id. */
            name?: string;
            /**
             * Format: uri
             * @description Where messages are sent: an http or https URL, at most 2000 characters long.
             */
            url: string;
            /**
             * @description The events to send; by default all.
             * @default [
             *       "*"
             *     ]
             */
            events?: components["schemas"]["WebhookEventType"][];
            /** @description The key of the signatures: whsec_ and the base64 text of 24 to 64 bytes. By default the service creates one. */
            secret?: string;
        };
        WebhookChange: {
            /** @description A name, at most 100 characters long. It can be used in addresses in place of the id. */
            name?: string;
            /**
             * Format: uri
             * @description Where messages are sent: an http or https URL, at most 2000 characters long.
             */
            url?: string;
            /** @description The events to send. */
            events?: components["schemas"]["WebhookEventType"][];
            /** @description Whether messages are sent. */
            enabled?: boolean;
        };
        /**
         * @description ## workflow
         *
         *     An event type of this service:
         *
         *     - `*`: all events
         *     - `execution.finished`: An execution has ended. `data` has the execution as its address shows it, without its history.
         *
         *     ## openfinance
         *
         *     An event type of this service:
         *
         *     - `*`: all events
         *     - `payment.status-changed`: A payment is new, or its status has changed. `data` has the payment as its address shows it.
         *     - `payment-consent.status-changed`: A payment consent is new, or its status has changed.
         *     - `consent.status-changed`: A data consent is new, or its status has changed.
         *     - `credit.received`: An account has received money.
         *
         *     ## nfse
         *
         *     An event type of this service:
         *
         *     - `*`: all events
         *     - `invoice.status-changed`: An invoice is new, or its status has changed. `data` has the invoice as its address shows it.
         *
         *     ## report
         *
         *     An event type of this service:
         *
         *     - `*`: all events
         *     - `report.finished`: A report has succeeded, failed or was cancelled. `data` has the report as its address shows it.
         * @enum {string}
         */
        WebhookEventType: "*" | "execution.finished" | "consent.status-changed" | "credit.received" | "payment-consent.status-changed" | "payment.status-changed" | "invoice.status-changed" | "report.finished";
        /** @enum {string} */
        ExecutionStatus: "ABORTED" | "FAILED" | "RUNNING" | "SUCCEEDED" | "TIMED_OUT";
        /** @enum {string} */
        WebhookCallResult: "kept" | "repeated" | "resumed" | "started";
        /** @enum {string} */
        StateTestStatus: "CAUGHT_ERROR" | "FAILED" | "RETRIABLE" | "SUCCEEDED" | "WAITING";
        /** @enum {string} */
        WebhookDeliveryStatus: "delivered" | "failed" | "pending";
        StandardErrorResponse: {
            /**
             * @description Stable: what a test asserts on.
             * @example PARAMETRO_INVALIDO
             */
            code: string;
            /** @description The kind of error in a few words. */
            title: string;
            /** @description What was wrong and what would be right. */
            detail: string;
        };
        MetaResponse: {
            /**
             * Format: date-time
             * @description The time of the sandbox, without milliseconds.
             * @example 2026-01-31T12:00:00Z
             */
            requestDateTime: string;
        };
        StandardErrorsResponse: {
            errors: components["schemas"]["StandardErrorResponse"][];
            /** @description Left out by the accounts. */
            meta?: components["schemas"]["MetaResponse"];
        };
        ApiDiscoveryEndpointResponse: {
            /**
             * Format: uuid
             * @example 0b1f6b1e-2d0e-5b6e-8f47-1f6a4d9c3a11
             */
            ApiDiscoveryId: string;
            /** @example http://localhost:3006/open-banking/discovery/v1/endpoints */
            ApiEndpoint: string;
        };
        ApiResourceResponse: {
            /** @example discovery */
            ApiFamilyType: string;
            /**
             * @description The version of the standard whose bodies the family has.
             * @example 1.0.0
             */
            ApiVersion: string;
            ApiDiscoveryEndpoints: components["schemas"]["ApiDiscoveryEndpointResponse"][];
        };
        LinksResponse: {
            /** @example http://localhost:3006/open-banking/consents/v1/consents */
            self: string;
        };
        DiscoveryResponse: {
            data: components["schemas"]["ApiResourceResponse"][];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        SeededCustomerResponse: {
            /**
             * @description CPF or CNPJ.
             * @example 98765432100
             */
            document: string;
            /** @example João Pereira */
            name: string;
            /**
             * @example [
             *       "joao-corrente"
             *     ]
             */
            accountIds: string[];
        };
        OpenfinanceSeedResponse: {
            /** @example 7 */
            seed: number;
            /**
             * @description New customers.
             * @example 2
             */
            customers: number;
            /**
             * @description Accounts of the customers that the request is about, new or not.
             * @example 4
             */
            accounts: number;
            /**
             * @description New transactions, without the year that each new account has.
             * @example 4000
             */
            transactions: number;
            /** @description Some of the customers. */
            examples: components["schemas"]["SeededCustomerResponse"][];
        };
        DocumentResponse: {
            /** @example 11144477735 */
            identification: string;
            /** @example CPF */
            rel: string;
        };
        PersonResponse: {
            document: components["schemas"]["DocumentResponse"];
        };
        CreditorResponse: {
            /** @example PESSOA_NATURAL */
            personType: components["schemas"]["PersonType"];
            /** @example 11144477735 */
            cpfCnpj: string;
            name: string;
        };
        ConsentedPaymentResponse: {
            /** @example PIX */
            type: string;
            /** @example 2026-01-31 */
            date?: string;
            /** @description One of single, daily, weekly, monthly, custom. */
            schedule?: Record<string, unknown>;
            /** @example BRL */
            currency: string;
            /** @example 150.00 */
            amount: string;
            /** @description How the payee's account was found, and the account. */
            details: Record<string, unknown>;
        };
        PixAccountResponse: {
            /** @example 12345678 */
            ispb: string;
            /**
             * @description The branch; only of accounts that have one.
             * @example 0001
             */
            issuer?: string;
            /**
             * @description With the check digit.
             * @example 1234567890
             */
            number: string;
            /** @example CACC */
            accountType: components["schemas"]["PixAccountType"];
        };
        ConsentRejectionResponse: {
            /** @example TEMPO_EXPIRADO_AUTORIZACAO */
            code: components["schemas"]["PaymentConsentRejection"];
            detail: string;
        };
        PaymentConsentDataResponse: {
            /** @example urn:simulador:7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d10 */
            consentId: string;
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00Z
             */
            creationDateTime: string;
            /**
             * Format: date-time
             * @description The end of the time to authorise, or to pay.
             * @example 2026-01-31T12:05:00Z
             */
            expirationDateTime: string;
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00Z
             */
            statusUpdateDateTime: string;
            /** @example AWAITING_AUTHORISATION */
            status: components["schemas"]["PaymentConsentStatus"];
            loggedUser: components["schemas"]["PersonResponse"];
            businessEntity?: components["schemas"]["PersonResponse"];
            creditor: components["schemas"]["CreditorResponse"];
            payment: components["schemas"]["ConsentedPaymentResponse"];
            /** @description The account that pays; known once the consent is authorised. */
            debtorAccount?: components["schemas"]["PixAccountResponse"];
            /** @description Only of a consent with status REJECTED. */
            rejectionReason?: components["schemas"]["ConsentRejectionResponse"];
        };
        PaymentConsentResponse: {
            data: components["schemas"]["PaymentConsentDataResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        PaymentRejectionResponse: {
            /** @example SALDO_INSUFICIENTE */
            code: components["schemas"]["PaymentRejection"];
            detail: string;
        };
        OpenfinanceCancellationResponse: {
            /** @example CANCELADO_AGENDAMENTO */
            reason: string;
            /** @example INICIADORA */
            cancelledFrom: string;
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00Z
             */
            cancelledAt: string;
            cancelledBy: components["schemas"]["PersonResponse"];
        };
        AmountResponse: {
            /**
             * @description With two decimals.
             * @example 150.00
             */
            amount: string;
            /** @example BRL */
            currency: string;
        };
        PaymentDataResponse: {
            /**
             * Format: uuid
             * @example 5d3f0b0e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            paymentId: string;
            /** @example E8765432120261121120012345678901 */
            endToEndId: string;
            /** @example urn:simulador:7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d10 */
            consentId: string;
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00Z
             */
            creationDateTime: string;
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:02Z
             */
            statusUpdateDateTime: string;
            /** @description The Pix key of the payee, if the payment names one. */
            proxy?: string;
            ibgeTownCode?: string;
            /** @example RCVD */
            status: components["schemas"]["PaymentStatus"];
            /** @description Only of a payment with status RJCT. */
            rejectionReason?: components["schemas"]["PaymentRejectionResponse"];
            /** @description Only of a payment with status CANC. */
            cancellation?: components["schemas"]["OpenfinanceCancellationResponse"];
            /** @example MANU */
            localInstrument: components["schemas"]["LocalInstrument"];
            /** @example 50685362000135 */
            cnpjInitiator: string;
            payment: components["schemas"]["AmountResponse"];
            transactionIdentification?: string;
            remittanceInformation?: string;
            creditorAccount: components["schemas"]["PixAccountResponse"];
            debtorAccount: components["schemas"]["PixAccountResponse"];
            authorisationFlow?: string;
        };
        PaymentResponse: {
            data: components["schemas"]["PaymentDataResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        PaymentsResponse: {
            data: components["schemas"]["PaymentDataResponse"][];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        PageLinksResponse: {
            /** @example http://localhost:3006/open-banking/consents/v1/consents */
            self: string;
            /** @description Absent on the first page. */
            first?: string;
            /** @description Absent on the first page. */
            prev?: string;
            /** @description Absent on the last page. */
            next?: string;
            /** @description Absent on the last page, and in lists without totals. */
            last?: string;
        };
        ListMetaResponse: {
            /**
             * Format: date-time
             * @description The time of the sandbox, without milliseconds.
             * @example 2026-01-31T12:00:00Z
             */
            requestDateTime: string;
            /**
             * @description Items of all pages.
             * @example 1
             */
            totalRecords: number;
            /** @example 1 */
            totalPages: number;
        };
        PaymentListResponse: {
            data: components["schemas"]["PaymentDataResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        CancellingDocument: {
            /**
             * @description The CPF of the person who cancels.
             * @example 11144477735
             */
            identification: string;
            /** @example CPF */
            rel: components["schemas"]["CancellingDocumentRel"];
        };
        CancellingPerson: {
            document: components["schemas"]["CancellingDocument"];
        };
        CancellationRequest: {
            cancelledBy: components["schemas"]["CancellingPerson"];
        };
        CancelPaymentData: {
            /** @example CANC */
            status: components["schemas"]["CancelPaymentDataStatus"];
            cancellation: components["schemas"]["CancellationRequest"];
        };
        CancelPaymentRequest: {
            data: components["schemas"]["CancelPaymentData"];
        };
        CancelledPaymentResponse: {
            /**
             * Format: uuid
             * @example 5d3f0b0e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            paymentId: string;
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00Z
             */
            statusUpdateDateTime: string;
        };
        CancelledPaymentsResponse: {
            data: components["schemas"]["CancelledPaymentResponse"][];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        AuthoriseConsentRequest: {
            /** @description Left out: all accounts of the customer; of a payment, the first. */
            accountIds?: string[];
        };
        ConsentStatusResponse: {
            /** @example urn:simulador:00000000-0000-4000-8000-000000000003 */
            consentId: string;
            /** @example AUTHORISED */
            status: string;
        };
        RejectConsentRequest: {
            /**
             * @description The official code. Left out: the customer refuses the consent, or revokes it at the bank.
             * @example INTERNAL_SECURITY_REASON
             */
            reason?: string;
        };
        AccountDataResponse: {
            brandName: string;
            /**
             * @description The CNPJ of the bank.
             * @example 87654321000198
             */
            companyCnpj: string;
            /** @example CONTA_DEPOSITO_A_VISTA */
            type: components["schemas"]["OpenfinanceAccountType"];
            /** @example 876 */
            compeCode: string;
            /** @example 0001 */
            branchCode: string;
            /** @example 10000001 */
            number: string;
            /** @example 0 */
            checkDigit: string;
            /** @example maria-corrente */
            accountId: string;
        };
        AccountListResponse: {
            data: components["schemas"]["AccountDataResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        AccountIdentificationResponse: {
            /** @example 876 */
            compeCode: string;
            /** @example 0001 */
            branchCode: string;
            /** @example 10000001 */
            number: string;
            /** @example 0 */
            checkDigit: string;
            /** @example CONTA_DEPOSITO_A_VISTA */
            type: components["schemas"]["OpenfinanceAccountType"];
            /** @example INDIVIDUAL */
            subtype: components["schemas"]["AccountSubtype"];
            /** @example BRL */
            currency: string;
        };
        AccountResponse: {
            data: components["schemas"]["AccountIdentificationResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        BalancesResponse: {
            /** @description What can be used at once, without the overdraft limit. */
            availableAmount: components["schemas"]["AmountResponse"];
            /** @description Held for payments that are not settled yet. */
            blockedAmount: components["schemas"]["AmountResponse"];
            automaticallyInvestedAmount: components["schemas"]["AmountResponse"];
            /**
             * Format: date-time
             * @description When the balance changed last.
             * @example 2026-01-31T12:00:00Z
             */
            updateDateTime: string;
        };
        AccountBalancesResponse: {
            data: components["schemas"]["BalancesResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        OverdraftLimitsResponse: {
            overdraftContractedLimit?: components["schemas"]["AmountResponse"];
            overdraftUsedLimit?: components["schemas"]["AmountResponse"];
            unarrangedOverdraftAmount?: components["schemas"]["AmountResponse"];
        };
        AccountLimitsResponse: {
            data: components["schemas"]["OverdraftLimitsResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        OpenfinanceTransactionResponse: {
            /** @example 5e8a8f2c-6f0e-5d57-8a0c-2b7f0f4f3a11-0 */
            transactionId: string;
            /** @example TRANSACAO_EFETIVADA */
            completedAuthorisedPaymentType: components["schemas"]["CompletedAuthorisedPaymentType"];
            /** @example DEBITO */
            creditDebitType: components["schemas"]["CreditDebitIndicator"];
            /** @example PIX ENVIADO ANA LIMA */
            transactionName: string;
            /** @example PIX */
            type: components["schemas"]["TransactionType"];
            /** @description Without a sign: creditDebitType says the direction. */
            transactionAmount: components["schemas"]["AmountResponse"];
            /**
             * Format: date-time
             * @description UTC with milliseconds.
             * @example 2026-01-31T12:00:00.000Z
             */
            transactionDateTime: string;
            /**
             * @description CPF or CNPJ of the other side.
             * @example 98765432100
             */
            partieCnpjCpf?: string;
            /** @example PESSOA_NATURAL */
            partiePersonType?: components["schemas"]["PersonType"];
            /** @example 260 */
            partieCompeCode?: string;
            /** @example 0001 */
            partieBranchCode?: string;
            /** @example 20000001 */
            partieNumber?: string;
            /** @example 3 */
            partieCheckDigit?: string;
        };
        TransactionListResponse: {
            data: components["schemas"]["OpenfinanceTransactionResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        ConsentDataResponse: {
            /** @example urn:simulador:00000000-0000-4000-8000-000000000001 */
            consentId: string;
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00Z
             */
            creationDateTime: string;
            /** @example AWAITING_AUTHORISATION */
            status: components["schemas"]["ConsentStatus"];
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00Z
             */
            statusUpdateDateTime: string;
            /**
             * @example [
             *       "ACCOUNTS_READ",
             *       "ACCOUNTS_BALANCES_READ",
             *       "RESOURCES_READ"
             *     ]
             */
            permissions: components["schemas"]["Permission"][];
            /**
             * Format: date-time
             * @description Absent in a consent without an end.
             * @example 2026-07-31T12:00:00Z
             */
            expirationDateTime?: string;
        };
        ConsentResponse: {
            data: components["schemas"]["ConsentDataResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        RejectionReasonResponse: {
            /** @example CONSENT_EXPIRED */
            code: components["schemas"]["RejectionCode"];
            /** @example O prazo de 60 minutos para autorizar o consentimento terminou. */
            additionalInformation?: string;
        };
        RejectionResponse: {
            /** @example ASPSP */
            rejectedBy: components["schemas"]["RejectedBy"];
            reason: components["schemas"]["RejectionReasonResponse"];
        };
        JourneyResponse: {
            /** @example false */
            isLinked?: boolean;
        };
        ConsentReadDataResponse: {
            /** @example urn:simulador:00000000-0000-4000-8000-000000000001 */
            consentId: string;
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00Z
             */
            creationDateTime: string;
            /** @example AWAITING_AUTHORISATION */
            status: components["schemas"]["ConsentStatus"];
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00Z
             */
            statusUpdateDateTime: string;
            /**
             * @example [
             *       "ACCOUNTS_READ",
             *       "ACCOUNTS_BALANCES_READ",
             *       "RESOURCES_READ"
             *     ]
             */
            permissions: components["schemas"]["Permission"][];
            /**
             * Format: date-time
             * @description Absent in a consent without an end.
             * @example 2026-07-31T12:00:00Z
             */
            expirationDateTime?: string;
            /** @description Only in a rejected consent. */
            rejection?: components["schemas"]["RejectionResponse"];
            /** @description Only if the request had `isLinked`. */
            journey?: components["schemas"]["JourneyResponse"];
        };
        ConsentReadResponse: {
            data: components["schemas"]["ConsentReadDataResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        LoggedUserDocumentResponse: {
            /** @example 11144477735 */
            identification: string;
            /** @example CPF */
            rel: string;
        };
        LoggedUserResponse: {
            document: components["schemas"]["LoggedUserDocumentResponse"];
        };
        ExtensionDataResponse: {
            /**
             * Format: date-time
             * @description Absent if the consent has no end since.
             * @example 2027-01-31T12:00:00Z
             */
            expirationDateTime?: string;
            loggedUser: components["schemas"]["LoggedUserResponse"];
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00Z
             */
            requestDateTime: string;
            /**
             * Format: date-time
             * @description Absent if the consent had no end before.
             * @example 2026-07-31T12:00:00Z
             */
            previousExpirationDateTime?: string;
            /** @example 172.217.22.14 */
            xFapiCustomerIpAddress: string;
            /** @example Mozilla/5.0 */
            xCustomerUserAgent: string;
        };
        ExtensionsResponse: {
            data: components["schemas"]["ExtensionDataResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        CreditResponse: {
            /**
             * Format: uuid
             * @description Its transaction has this id, and `-0`.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            creditId: string;
            /** @example maria-corrente */
            accountId: string;
            /**
             * @description In reais.
             * @example 150.00
             */
            amount: string;
            /** @example E1234567820261121120000000000001 */
            endToEndId: string;
            /**
             * Format: date-time
             * @description When it is received, on the clock of the sandbox.
             * @example 2026-01-31T12:00:00.000Z
             */
            at: string;
            /**
             * @description BOOKED: it is in the balance. SCHEDULED: it will be booked at its instant.
             * @example BOOKED
             */
            status: components["schemas"]["CreditStatus"];
        };
        /** @description What to add to the bank. */
        BankSeedRequest: {
            /** @description How many made-up customers; 10 where neither this nor `documents` is sent. */
            customers?: number;
            /** @description CPFs and CNPJs of further customers, also of those that the bank has already. */
            documents?: string[];
            /**
             * @description How many transactions to add to each account of these customers.
             * @default 0
             */
            transactions?: number;
            /**
             * @description The same seed gives the same customers and transactions.
             * @default 1
             */
            seed?: number;
            /**
             * Format: date
             * @description The first day of the transactions; 12 months before today where it is left out.
             */
            from?: string;
        };
        PaymentConsentRequest: {
            data: {
                loggedUser: {
                    document: {
                        identification: string;
                        rel: components["schemas"]["CancellingDocumentRel"];
                    };
                };
                businessEntity?: {
                    document: {
                        identification: string;
                        /** @enum {string} */
                        rel: "CNPJ";
                    };
                };
                creditor: {
                    personType: components["schemas"]["PersonType"];
                    cpfCnpj: string;
                    name: string;
                };
                payment: {
                    /** @example PIX */
                    type: string;
                    /** Format: date */
                    date?: string;
                    schedule?: {
                        single?: {
                            /** Format: date */
                            date: string;
                        };
                        daily?: {
                            /** Format: date */
                            startDate: string;
                            quantity: number;
                        };
                        weekly?: {
                            /** @enum {string} */
                            dayOfWeek: "DOMINGO" | "QUARTA_FEIRA" | "QUINTA_FEIRA" | "SABADO" | "SEGUNDA_FEIRA" | "SEXTA_FEIRA" | "TERCA_FEIRA";
                            /** Format: date */
                            startDate: string;
                            quantity: number;
                        };
                        monthly?: {
                            dayOfMonth: number;
                            /** Format: date */
                            startDate: string;
                            quantity: number;
                        };
                        custom?: {
                            dates: string[];
                            additionalInformation: string;
                        };
                    };
                    currency: components["schemas"]["PlainPaymentCurrency"];
                    /** @example 150.00 */
                    amount: string;
                    ibgeTownCode?: string;
                    details: {
                        localInstrument: components["schemas"]["LocalInstrument"];
                        qrCode?: string;
                        proxy?: string;
                        creditorAccount: {
                            ispb: string;
                            issuer?: string;
                            number: string;
                            accountType: components["schemas"]["PixAccountType"];
                        };
                    };
                };
                debtorAccount?: {
                    ispb: string;
                    issuer?: string;
                    number: string;
                    accountType: components["schemas"]["PixAccountType"];
                };
            };
        };
        PlainPayment: {
            /** @example 150.00 */
            amount: string | number;
            currency?: components["schemas"]["PlainPaymentCurrency"];
            creditorAccount?: {
                ispb: string;
                issuer?: string;
                number: string;
                accountType: components["schemas"]["PixAccountType"];
            };
            creditor?: {
                personType?: components["schemas"]["PersonType"];
                cpfCnpj?: string;
                name?: string;
            };
            accountId?: string;
            debtorAccount?: {
                ispb: string;
                issuer?: string;
                number: string;
                accountType: components["schemas"]["PixAccountType"];
            };
            endToEndId?: string;
            localInstrument?: components["schemas"]["LocalInstrument"];
            proxy?: string;
            remittanceInformation?: string;
            consentId?: string;
        };
        OnePayment: {
            data: {
                /** @example E8765432120261121120012345678901 */
                endToEndId: string;
                localInstrument: components["schemas"]["LocalInstrument"];
                payment: {
                    /** @example 150.00 */
                    amount: string;
                    currency: components["schemas"]["PlainPaymentCurrency"];
                };
                creditorAccount: {
                    ispb: string;
                    issuer?: string;
                    number: string;
                    accountType: components["schemas"]["PixAccountType"];
                };
                remittanceInformation?: string;
                qrCode?: string;
                proxy?: string;
                cnpjInitiator?: string;
                transactionIdentification?: string;
                ibgeTownCode?: string;
                /** @enum {string} */
                authorisationFlow?: "CIBA_FLOW" | "FIDO_FLOW" | "HYBRID_FLOW";
                consentId?: string;
            };
        };
        PaymentList: {
            data: {
                /** @example E8765432120261121120012345678901 */
                endToEndId: string;
                localInstrument: components["schemas"]["LocalInstrument"];
                payment: {
                    /** @example 150.00 */
                    amount: string;
                    currency: components["schemas"]["PlainPaymentCurrency"];
                };
                creditorAccount: {
                    ispb: string;
                    issuer?: string;
                    number: string;
                    accountType: components["schemas"]["PixAccountType"];
                };
                remittanceInformation?: string;
                qrCode?: string;
                proxy?: string;
                cnpjInitiator?: string;
                transactionIdentification?: string;
                ibgeTownCode?: string;
                /** @enum {string} */
                authorisationFlow?: "CIBA_FLOW" | "FIDO_FLOW" | "HYBRID_FLOW";
                consentId?: string;
            }[];
        };
        CreateConsent: {
            data: {
                /** @description The person who is logged in at the receiver of the data. */
                loggedUser: {
                    document: {
                        /** @example 11144477735 */
                        identification: string;
                        /** @example CPF */
                        rel: string;
                    };
                };
                /** @description The company whose data are shared; only in consents of a company. */
                businessEntity?: {
                    document: {
                        /** @example 12ABC34501DE35 */
                        identification: string;
                        /** @example CNPJ */
                        rel: string;
                    };
                };
                permissions: components["schemas"]["Permission"][];
                /**
                 * Format: date-time
                 * @description Until when it is valid, at most 12 months from now. Left out: until it is revoked.
                 */
                expirationDateTime?: string;
                /** @description Whether it belongs to a payment. */
                isLinked?: boolean;
            };
        };
        ExtendConsent: {
            data: {
                /** @description The person who is logged in at the receiver of the data. */
                loggedUser: {
                    document: {
                        /** @example 11144477735 */
                        identification: string;
                        /** @example CPF */
                        rel: string;
                    };
                };
                /** @description The company whose data are shared; only in consents of a company. */
                businessEntity?: {
                    document: {
                        /** @example 12ABC34501DE35 */
                        identification: string;
                        /** @example CNPJ */
                        rel: string;
                    };
                };
                /**
                 * Format: date-time
                 * @description Until when it is valid, at most 12 months from now. Left out: until it is revoked.
                 */
                expirationDateTime?: string;
            };
        };
        Credit: {
            /** @example maria-corrente */
            accountId: string;
            /** @example 150.00 */
            amount: string | number;
            payer: {
                /** @example João Souza */
                name: string;
                /** @example 11144477735 */
                document: string;
            };
            /** @description Left out, the simulator makes one. */
            endToEndId?: string;
            /** @description When it is received, on the clock of the sandbox. Left out: now. */
            at?: string;
        };
        /** @enum {string} */
        PersonType: "PESSOA_JURIDICA" | "PESSOA_NATURAL";
        /** @enum {string} */
        PixAccountType: "CACC" | "SLRY" | "SVGS" | "TRAN";
        /** @enum {string} */
        PaymentConsentRejection: "CONTAS_ORIGEM_DESTINO_IGUAIS" | "CONTA_NAO_PERMITE_PAGAMENTO" | "FALHA_INFRAESTRUTURA" | "NAO_INFORMADO" | "QRCODE_INVALIDO" | "REJEITADO_USUARIO" | "SALDO_INSUFICIENTE" | "TEMPO_EXPIRADO_AUTORIZACAO" | "TEMPO_EXPIRADO_CONSUMO" | "VALOR_ACIMA_LIMITE" | "VALOR_INVALIDO";
        /** @enum {string} */
        PaymentConsentStatus: "AUTHORISED" | "AWAITING_AUTHORISATION" | "CONSUMED" | "PARTIALLY_ACCEPTED" | "REJECTED";
        /** @enum {string} */
        PaymentRejection: "COBRANCA_INVALIDA" | "CONTAS_ORIGEM_DESTINO_IGUAIS" | "DETALHE_PAGAMENTO_INVALIDO" | "FALHA_AGENDAMENTO_PAGAMENTOS" | "FALHA_INFRAESTRUTURA" | "FALHA_INFRAESTRUTURA_DETENTORA" | "FALHA_INFRAESTRUTURA_DICT" | "FALHA_INFRAESTRUTURA_ICP" | "FALHA_INFRAESTRUTURA_PSP_RECEBEDOR" | "FALHA_INFRAESTRUTURA_SPI" | "NAO_INFORMADO" | "PAGAMENTO_DIVERGENTE_CONSENTIMENTO" | "PAGAMENTO_RECUSADO_DETENTORA" | "PAGAMENTO_RECUSADO_SPI" | "SALDO_INSUFICIENTE" | "VALOR_ACIMA_LIMITE" | "VALOR_INVALIDO";
        /** @enum {string} */
        PaymentStatus: "ACCP" | "ACPD" | "ACSC" | "CANC" | "PDNG" | "RCVD" | "RJCT" | "SCHD";
        /** @enum {string} */
        LocalInstrument: "DICT" | "INIC" | "MANU" | "QRDN" | "QRES";
        /** @enum {string} */
        CancellingDocumentRel: "CPF";
        /** @enum {string} */
        CancelPaymentDataStatus: "CANC";
        /** @enum {string} */
        OpenfinanceAccountType: "CONTA_DEPOSITO_A_VISTA" | "CONTA_PAGAMENTO_PRE_PAGA" | "CONTA_POUPANCA";
        /** @enum {string} */
        AccountSubtype: "CONJUNTA_SIMPLES" | "CONJUNTA_SOLIDARIA" | "INDIVIDUAL";
        /** @enum {string} */
        CompletedAuthorisedPaymentType: "LANCAMENTO_FUTURO" | "TRANSACAO_EFETIVADA" | "TRANSACAO_PROCESSANDO";
        /** @enum {string} */
        CreditDebitIndicator: "CREDITO" | "DEBITO";
        /** @enum {string} */
        TransactionType: "BOLETO" | "CARTAO" | "CONVENIO_ARRECADACAO" | "DEPOSITO" | "DOC" | "ENCARGOS_JUROS_CHEQUE_ESPECIAL" | "FOLHA_PAGAMENTO" | "OPERACAO_CREDITO" | "OUTROS" | "PACOTE_TARIFA_SERVICOS" | "PIX" | "PORTABILIDADE_SALARIO" | "RENDIMENTO_APLIC_FINANCEIRA" | "RESGATE_APLIC_FINANCEIRA" | "SAQUE" | "TARIFA_SERVICOS_AVULSOS" | "TED" | "TRANSFERENCIA_MESMA_INSTITUICAO";
        /** @enum {string} */
        ConsentStatus: "AUTHORISED" | "AWAITING_AUTHORISATION" | "REJECTED";
        /** @enum {string} */
        RejectionCode: "CONSENT_EXPIRED" | "CONSENT_MAX_DATE_REACHED" | "CONSENT_TECHNICAL_ISSUE" | "CUSTOMER_MANUALLY_REJECTED" | "CUSTOMER_MANUALLY_REVOKED" | "INTERNAL_SECURITY_REASON";
        /** @enum {string} */
        RejectedBy: "ASPSP" | "TPP" | "USER";
        /** @enum {string} */
        CreditStatus: "BOOKED" | "SCHEDULED";
        /** @enum {string} */
        PlainPaymentCurrency: "BRL";
        /** @enum {string} */
        Permission: "ACCOUNTS_BALANCES_READ" | "ACCOUNTS_OVERDRAFT_LIMITS_READ" | "ACCOUNTS_READ" | "ACCOUNTS_TRANSACTIONS_READ" | "BANK_FIXED_INCOMES_READ" | "CREDIT_CARDS_ACCOUNTS_BILLS_READ" | "CREDIT_CARDS_ACCOUNTS_BILLS_TRANSACTIONS_READ" | "CREDIT_CARDS_ACCOUNTS_LIMITS_READ" | "CREDIT_CARDS_ACCOUNTS_READ" | "CREDIT_CARDS_ACCOUNTS_TRANSACTIONS_READ" | "CREDIT_FIXED_INCOMES_READ" | "CUSTOMERS_BUSINESS_ADITTIONALINFO_READ" | "CUSTOMERS_BUSINESS_IDENTIFICATIONS_READ" | "CUSTOMERS_PERSONAL_ADITTIONALINFO_READ" | "CUSTOMERS_PERSONAL_IDENTIFICATIONS_READ" | "EXCHANGES_READ" | "FINANCINGS_PAYMENTS_READ" | "FINANCINGS_READ" | "FINANCINGS_SCHEDULED_INSTALMENTS_READ" | "FINANCINGS_WARRANTIES_READ" | "FUNDS_READ" | "INVOICE_FINANCINGS_PAYMENTS_READ" | "INVOICE_FINANCINGS_READ" | "INVOICE_FINANCINGS_SCHEDULED_INSTALMENTS_READ" | "INVOICE_FINANCINGS_WARRANTIES_READ" | "LOANS_PAYMENTS_READ" | "LOANS_READ" | "LOANS_SCHEDULED_INSTALMENTS_READ" | "LOANS_WARRANTIES_READ" | "RESOURCES_READ" | "TREASURE_TITLES_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_PAYMENTS_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_SCHEDULED_INSTALMENTS_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_WARRANTIES_READ" | "VARIABLE_INCOMES_READ";
        InvoicePartyResponse: {
            /** @description CNPJ, CPF or a foreign tax id. */
            taxId: string;
            /** @example Oficina de Software Ltda */
            name?: string;
            /** @example 3550308 */
            municipality?: string;
            /** @example 12345678 */
            municipalRegistration?: string;
        };
        InvoiceServiceResponse: {
            /**
             * @description Item, subitem and division of the list of LC 116.
             * @example 010701
             */
            code: string;
            description: string;
            /** @example 115022000 */
            nbs?: string;
        };
        IbsCbsValuesResponse: {
            /** @example 950.5 */
            base: number;
            /** @example 0.95 */
            ibs: number;
            /** @example 8.55 */
            cbs: number;
            /** @example 1000.5 */
            total: number;
        };
        InvoiceValuesResponse: {
            /** @example 1234.56 */
            amount: number;
            /** @example 34.56 */
            deductions: number | null;
            /** @example 10.5 */
            unconditionalDiscount: number;
            /** @example 5.5 */
            conditionalDiscount: number;
            /**
             * @description The base of the ISS.
             * @example 1189.5
             */
            base: number | null;
            /**
             * @description The rate of the ISS.
             * @example 2.9
             */
            issRate: number | null;
            /** @example 34.5 */
            iss: number | null;
            /** @description Whether the customer or the intermediary pays the ISS. */
            issWithheld: boolean;
            /**
             * @description All taxes that are withheld.
             * @example 18.52
             */
            withheld: number | null;
            /**
             * @description What the provider receives.
             * @example 1200.04
             */
            net: number | null;
            /** @description Only of an invoice with IBS and CBS. */
            ibsCbs?: components["schemas"]["IbsCbsValuesResponse"];
        };
        ExplanationResponse: {
            /**
             * @description The element of the XML.
             * @example vISSQN
             */
            name: string;
            formula: string;
            /** @description Cents for names that begin with v, hundredths of a percent for names that begin with p. */
            inputs: {
                [key: string]: number;
            };
            /**
             * @description The result, if it is an amount, in cents.
             * @example 5000
             */
            cents?: number;
            /** @description The result, if it is a percentage, in hundredths of a percent. */
            rate?: number;
            /** @description Who supplied a rate. */
            source?: string;
        };
        RefusalResponse: {
            /** @example E0595 */
            code: string;
            description: string;
            /**
             * @description The element in the DPS.
             * @example valores/trib/tribMun/pAliq
             */
            element: string;
            detail: string;
        };
        NfseCancellationResponse: {
            /** @example 1 */
            code: string;
            reason: string;
        };
        InvoiceResponse: {
            /**
             * Format: uuid
             * @example 7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d10
             */
            id: string;
            /** @description The sender's own id; null if it has none. */
            reference: string | null;
            /** @example authorized */
            status: components["schemas"]["InvoiceStatus"];
            /**
             * @description Counted for the provider, without gaps. Null until the invoice is accepted.
             * @example 1
             */
            number: number | null;
            /** @example 1 */
            series: string;
            /**
             * @description The number of the DPS, counted for the provider and the series.
             * @example 1
             */
            dpsNumber: number | null;
            /** @example DPS355030821234567800019500001000000000000001 */
            dpsId: string | null;
            /**
             * @description The access key, 50 digits.
             * @example 35503082212345678000195000000000000126111234567894
             */
            accessKey: string | null;
            /** @example 7KQ2MWX4A */
            verificationCode: string | null;
            /** @example 2026-11-22 */
            competence: string;
            provider: components["schemas"]["InvoicePartyResponse"];
            /** @description Only of an invoice that names a customer. */
            customer?: components["schemas"]["InvoicePartyResponse"];
            service: components["schemas"]["InvoiceServiceResponse"];
            values: components["schemas"]["InvoiceValuesResponse"];
            /** @description How each computed value came about. */
            explanation: components["schemas"]["ExplanationResponse"][];
            /** @description Why it was rejected; empty otherwise. */
            rejections: components["schemas"]["RefusalResponse"][];
            /** @description Only of an invoice that is cancelled, or cancelling. */
            cancellation?: components["schemas"]["NfseCancellationResponse"];
            /** @description Why the last request to cancel it was refused. */
            cancellationRefusal?: components["schemas"]["RefusalResponse"];
            /** @description The access key of the invoice that this one replaces. */
            replaces: string | null;
            /** @description The access key of the invoice that replaces this one. */
            replacedBy: string | null;
            /** @example 2026-11-22T09:00:00-03:00 */
            createdAt: string;
            /**
             * @description When it was accepted; null before that.
             * @example 2026-11-22T09:00:00-03:00
             */
            issuedAt: string | null;
            /** @example 2026-11-22T09:00:00-03:00 */
            statusUpdatedAt: string;
        };
        EventResponse: {
            /**
             * @description The code of the event: 101101 a cancellation, 105102 a replacement.
             * @example 101101
             */
            type: string;
            /** @example 1 */
            sequence: number;
            /** @example 2026-11-22T09:00:00-03:00 */
            registeredAt: string;
            /** @description The signed event. */
            xml: string;
        };
        SefinMessageResponse: {
            /**
             * @description Stable: what a test asserts on. An official code, or a code of the simulator in capital letters.
             * @example E0595
             */
            codigo: string;
            /** @description What the rule demands. */
            descricao: string;
            /**
             * @description The place, and what is wrong there.
             * @example valores/trib/tribMun/pAliq: The rate 5.01 % is above 5.00 %.
             */
            complemento: string;
        };
        SefinErrorsResponse: {
            /**
             * @description 1 production, 2 tests. The simulator is always 2.
             * @example 2
             * @enum {integer}
             */
            tipoAmbiente: 1 | 2;
            /**
             * Format: date-time
             * @description The time of the sandbox, with seven digits after the second.
             * @example 2026-03-10T15:00:00.0000000-03:00
             */
            dataHoraProcessamento: string;
            /**
             * @description The id of the DPS, if it could be read. Where the DPS is accepted, the member is `idDps`.
             * @example DPS355030821234567800019500001000000000000042
             */
            idDPS?: string;
            erros: components["schemas"]["SefinMessageResponse"][];
            /** @example Simulador-1.0 */
            versaoAplicativo: string;
        };
        SefinErrorResponse: {
            /**
             * @description 1 production, 2 tests. The simulator is always 2.
             * @example 2
             * @enum {integer}
             */
            tipoAmbiente: 1 | 2;
            /**
             * Format: date-time
             * @description The time of the sandbox, with seven digits after the second.
             * @example 2026-03-10T15:00:00.0000000-03:00
             */
            dataHoraProcessamento: string;
            erro: components["schemas"]["SefinMessageResponse"];
            /** @example Simulador-1.0 */
            versaoAplicativo: string;
        };
        SefinEventErrorsResponse: {
            /**
             * @description 1 production, 2 tests. The simulator is always 2.
             * @example 2
             * @enum {integer}
             */
            tipoAmbiente: 1 | 2;
            /**
             * Format: date-time
             * @description The time of the sandbox, with seven digits after the second.
             * @example 2026-03-10T15:00:00.0000000-03:00
             */
            dataHoraProcessamento: string;
            erro: components["schemas"]["SefinMessageResponse"][];
            /** @example Simulador-1.0 */
            versaoAplicativo: string;
        };
        SefinIssuedResponse: {
            /**
             * @description 1 production, 2 tests. The simulator is always 2.
             * @example 2
             * @enum {integer}
             */
            tipoAmbiente: 1 | 2;
            /**
             * Format: date-time
             * @description The time of the sandbox, with seven digits after the second.
             * @example 2026-03-10T15:00:00.0000000-03:00
             */
            dataHoraProcessamento: string;
            /** @example DPS355030821234567800019500001000000000000042 */
            idDps: string;
            /** @description Always empty: the simulator gives no warnings. */
            alertas: components["schemas"]["SefinMessageResponse"][];
            /**
             * @description The access key, 50 digits.
             * @example 35503082212345678000195000000000000126031234567890
             */
            chaveAcesso: string;
            /**
             * @description The signed NFS-e: XML, compressed with gzip, in Base64.
             * @example H4sIAAAAAAAAA7PxCw5LdbUDAMbXOmcHAAAA
             */
            nfseXmlGZipB64: string;
            /** @example Simulador-1.0 */
            versaoAplicativo: string;
        };
        SefinInvoiceResponse: {
            /**
             * @description 1 production, 2 tests. The simulator is always 2.
             * @example 2
             * @enum {integer}
             */
            tipoAmbiente: 1 | 2;
            /**
             * Format: date-time
             * @description The time of the sandbox, with seven digits after the second.
             * @example 2026-03-10T15:00:00.0000000-03:00
             */
            dataHoraProcessamento: string;
            /**
             * @description The access key, 50 digits.
             * @example 35503082212345678000195000000000000126031234567890
             */
            chaveAcesso: string;
            /**
             * @description The signed NFS-e: XML, compressed with gzip, in Base64.
             * @example H4sIAAAAAAAAA7PxCw5LdbUDAMbXOmcHAAAA
             */
            nfseXmlGZipB64: string;
            /** @example Simulador-1.0 */
            versaoAplicativo: string;
        };
        SefinDpsResponse: {
            /**
             * @description 1 production, 2 tests. The simulator is always 2.
             * @example 2
             * @enum {integer}
             */
            tipoAmbiente: 1 | 2;
            /**
             * Format: date-time
             * @description The time of the sandbox, with seven digits after the second.
             * @example 2026-03-10T15:00:00.0000000-03:00
             */
            dataHoraProcessamento: string;
            /** @example DPS355030821234567800019500001000000000000042 */
            idDps: string;
            /**
             * @description The access key, 50 digits.
             * @example 35503082212345678000195000000000000126031234567890
             */
            chaveAcesso: string;
            /** @example Simulador-1.0 */
            versaoAplicativo: string;
        };
        SefinEventResponse: {
            /**
             * @description 1 production, 2 tests. The simulator is always 2.
             * @example 2
             * @enum {integer}
             */
            tipoAmbiente: 1 | 2;
            /**
             * Format: date-time
             * @description The time of the sandbox, with seven digits after the second.
             * @example 2026-03-10T15:00:00.0000000-03:00
             */
            dataHoraProcessamento: string;
            /**
             * @description The signed event: XML, compressed with gzip, in Base64.
             * @example H4sIAAAAAAAAA7PxCw5LdbUDAMbXOmcHAAAA
             */
            eventoXmlGZipB64: string;
            /** @example Simulador-1.0 */
            versaoAplicativo: string;
        };
        BenefitResponse: {
            /**
             * @description The element nBM.
             * @example 35503080100001
             */
            number: string;
            /**
             * @description `rate`: it replaces the rate. `base`: it reduces the base.
             * @example rate
             */
            kind: components["schemas"]["BenefitKind"];
            /**
             * @description Of the kind `rate`: the rate, in percent.
             * @example 2.00
             */
            rate?: string;
            /**
             * @description Of the kind `base`: the part of the base that is left out, in percent.
             * @example 40.00
             */
            reduction?: string;
        };
        MunicipalityResponse: {
            /**
             * @description IBGE code.
             * @example 3550308
             */
            code: string;
            /** @example São Paulo */
            name: string;
            /** @example SP */
            state: string;
            /**
             * @description Whether its agreement with the national system is active.
             * @example true
             */
            isActive: boolean;
            /**
             * @description false: its providers issue in a system of their own.
             * @example true
             */
            issuesOnPublicEmitters: boolean;
            /**
             * @description Hours after issue in which an invoice can be cancelled.
             * @example 720
             */
            cancelWithinHours: number;
            /**
             * @description Invoices above this amount, in reais, cannot be cancelled. null: no limit.
             * @example 50000.00
             */
            cancelAbove: string | null;
            /**
             * @description true: only an invoice with a customer can be cancelled or replaced.
             * @example false
             */
            cancelRequiresCustomer: boolean;
            /**
             * @description Hours after issue in which an invoice can be replaced.
             * @example 720
             */
            substituteWithinHours: number;
            /**
             * @description true: a replacement must keep the customer.
             * @example false
             */
            substituteKeepsCustomer: boolean;
            /**
             * @description Whether the customer can retain the ISS.
             * @example true
             */
            allowsRetention: boolean;
            /** @description Its benefits. */
            benefits: components["schemas"]["BenefitResponse"][];
        };
        ServiceCodeResponse: {
            /**
             * @description Item, subitem and division of the list of LC 116.
             * @example 010701
             */
            code: string;
            /** @example IT support */
            name: string;
            /**
             * @description Where the ISS is due: at the provider, the place of the service or the customer.
             * @example provider
             */
            incidence: components["schemas"]["ServiceCodeIncidence"];
            /**
             * @description The group that the DPS needs: obra or atvEvento. null: none.
             * @enum {string|null}
             */
            requires: "construction" | "event" | null;
            /**
             * @description true: no ISS, but IBS and CBS.
             * @example false
             */
            isOutsideIss: boolean;
            /**
             * @description true: the lower limit of 2 % does not apply.
             * @example false
             */
            floorExempt: boolean;
        };
        RateResponse: {
            /** @example 3550308 */
            municipality: string;
            /** @example 010701 */
            serviceCode: string;
            /**
             * @description In percent.
             * @example 2.90
             */
            rate: string;
        };
        ParametersResponse: {
            municipalities: components["schemas"]["MunicipalityResponse"][];
            serviceCodes: components["schemas"]["ServiceCodeResponse"][];
            rates: components["schemas"]["RateResponse"][];
        };
        CertificateResponse: {
            /**
             * @description The certificate as PEM.
             * @example -----BEGIN CERTIFICATE----- MIIDtzCCAp+gAwIBAgIQ... -----END CERTIFICATE-----
             */
            pem: string;
            /**
             * @description The holder. The common name has the form of ICP-Brasil, and says that the certificate has no legal value.
             * @example CN=SIMULADOR SEM VALOR LEGAL:11222333000181, OU=Test certificate without legal value, O=Autoridade Simulada da NFS-e, C=BR
             */
            subject: string;
            /**
             * @description In hexadecimal digits.
             * @example 5A0B3C4D5E6F708192A3B4C5D6E7F809
             */
            serialNumber: string;
            /**
             * @description SHA-256 of the certificate.
             * @example 3A:1F:5C:77:09:E2:44:8B:D0:16:5E:93:2C:AB:F7:68:11:42:DE:90:5B:3C:E8:27:74:AF:06:19:CD:83:50:FA
             */
            fingerprintSha256: string;
        };
        CertificatesResponse: {
            /** @description Of the authority: signs invoices and events. */
            authority: components["schemas"]["CertificateResponse"];
            /** @description Of a taxpayer: signs the DPS of every provider. */
            taxpayer: components["schemas"]["CertificateResponse"];
        };
        FindingResponse: {
            /**
             * @description The code of the authority: E1235 for the structure, E0714 for a signature, or that of the rule that is broken.
             * @example E1508
             */
            code: string;
            /**
             * @description The path of the element from the root. Empty for the whole document.
             * @example NFSe/infNFSe/valores/vLiq
             */
            element: string;
            /**
             * @description The line of the element, from 1; of the nearest element around it if it is missing. null if it is not known.
             * @example 24
             */
            line: number | null;
            /**
             * @description The error and what would be right.
             * @example Is 1000.00; it must be 950.00: vServ - vDescIncond - vDescCond - vTotalRet, with vServ 1000.00, vDescIncond 0.00, vDescCond 0.00 and vTotalRet 50.00.
             */
            detail: string;
        };
        ValidationResponse: {
            /**
             * @description Whether nothing was found.
             * @example false
             */
            valid: boolean;
            /**
             * @description The layout of the document, by its root element. null if no layout has this root.
             * @example national-nfse
             * @enum {string|null}
             */
            layout: "abrasf" | "national-dps" | "national-event" | "national-nfse" | null;
            /** @description At most 100: the structure first, then the signatures, then the rules and values. */
            findings: components["schemas"]["FindingResponse"][];
            /**
             * @description How many more findings there are. null if that is not known, because the check stopped after 100.
             * @example 0
             */
            omittedFindings: number | null;
            /**
             * @description Whether rules and values were checked. They are checked for a DPS and an NFS-e whose structure is right.
             * @example true
             */
            arithmeticChecked: boolean;
        };
        IssueInvoice: components["schemas"]["IssueInvoiceByEnglishNames"] | components["schemas"]["IssueInvoiceByAbrasfNames"];
        CancelInvoice: {
            /**
             * @example 1
             * @enum {unknown}
             */
            code: "1" | "2" | "9";
            /** @example Serviço cobrado em duplicidade */
            reason: string;
            /** @description false: the invoice is cancelling first. Left out: it is cancelled at once. */
            sync?: boolean;
        };
        SubstituteInvoice: {
            /** @description Why: 01 and 02 the Simples Nacional, 03 and 04 immunity, 05 refused by the customer, 99 other. */
            code: components["schemas"]["SubstituteInvoiceCode"];
            /** @description Required if the code is 99. */
            reason?: string;
            /** @description The new invoice, as the body of POST /nfse/issue. */
            invoice: {
                [key: string]: unknown;
            };
        };
        SefinIssueRequest: {
            /** @description The XML, compressed with gzip, in Base64. At most 1 MiB of XML. */
            dpsXmlGZipB64: string;
        };
        SefinEventRequest: {
            /** @description The XML, compressed with gzip, in Base64. At most 1 MiB of XML. */
            pedidoRegistroEventoXmlGZipB64: string;
        };
        /** @description Parameters to add to the sandbox, or to replace in it. */
        Parameters: {
            /** @default [] */
            municipalities?: {
                /** @example 3543402 */
                code: string;
                /** @description Required if the municipality is not in the seed. */
                name?: string;
                /** @description The state of the code; it can be left out. */
                state?: string;
                /** @description Whether its agreement is active (rule E0038). */
                isActive?: boolean;
                /** @description false: its providers issue in a system of their own (rule E0039). */
                issuesOnPublicEmitters?: boolean;
                /** @description Hours after issue in which an invoice can be cancelled (rule E0822). */
                cancelWithinHours?: number;
                /** @description Invoices above this amount cannot be cancelled (rule E0823). null: no limit. */
                cancelAbove?: (number | null) | (string | null);
                /** @description true: only an invoice with a customer can be cancelled or replaced (rule E0824). */
                cancelRequiresCustomer?: boolean;
                /** @description Hours after issue in which an invoice can be replaced (rule E0050). */
                substituteWithinHours?: number;
                /** @description true: a replacement must keep the customer (rule E0058). */
                substituteKeepsCustomer?: boolean;
                /** @description Whether the customer can retain the ISS. */
                allowsRetention?: boolean;
                /** @description The benefits that a DPS can name in nBM. */
                benefits?: ({
                    /** @example 35434020100001 */
                    number: string;
                    /** @enum {string} */
                    kind: "rate";
                    /**
                     * @description The rate that replaces the usual one, in percent.
                     * @example 2.9
                     */
                    rate: number | string;
                } | {
                    /** @example 35434020100001 */
                    number: string;
                    /** @enum {string} */
                    kind: "base";
                    /**
                     * @description The part of the base that is left out, in percent.
                     * @example 2.9
                     */
                    reduction: number | string;
                })[];
            }[];
            /** @default [] */
            serviceCodes?: {
                /** @example 010701 */
                code: string;
                /** @description Required if the service is not in the seed. */
                name?: string;
                /** @description Where the ISS is due: at the provider, the place of the service or the customer. */
                incidence?: components["schemas"]["ServiceCodeIncidence"];
                /**
                 * @description The group that the DPS needs: obra (E0370) or atvEvento (E0390). null: none.
                 * @enum {string|null}
                 */
                requires?: "construction" | "event" | null;
                /** @description true: no ISS, but IBS and CBS. */
                isOutsideIss?: boolean;
                /** @description true: the lower limit of 2 % does not apply (rule E0429). */
                floorExempt?: boolean;
            }[];
            /** @default [] */
            rates?: {
                /** @example 3543402 */
                municipality: string;
                /** @example 010701 */
                serviceCode: string;
                /**
                 * @description The ISS rate in percent, from 0 to 5.00.
                 * @example 2.9
                 */
                rate: number | string;
            }[];
        };
        IssueInvoiceByEnglishNames: {
            /**
             * @description Your own name of the invoice. The same reference never issues two invoices.
             * @example order-1001
             */
            reference?: string;
            /** @description Whether the response waits for the authorization. */
            sync?: boolean;
            /** @description The layout of the XML that is served if the request for it names none. */
            layout?: components["schemas"]["IssueInvoiceByEnglishNamesLayout"];
            /**
             * @description The series of the DPS; 1 to 49999 are for own applications (rule E0010).
             * @example 1
             */
            series?: string | number;
            /**
             * Format: date
             * @description The date of the service, not in the future (rule E0015). By default today in Brasília.
             * @example 2026-03-10
             */
            competence?: string;
            /**
             * @description The municipality that issues; by default that of the provider.
             * @example 3550308
             */
            municipality?: string | number;
            /** @description Who renders the service, and issues the invoice. It has a CNPJ or a CPF. */
            provider: {
                /** @example 12345678000195 */
                cnpj?: string;
                /** @example 11144477735 */
                cpf?: string;
                /**
                 * @description The inscrição municipal.
                 * @example 12345
                 */
                municipalRegistration?: string;
                /**
                 * @description Where the provider is established; by default São Paulo.
                 * @example 3550308
                 */
                municipality?: string | number;
                /** @description Shown in the invoice. It is not part of the DPS (rule E0121). */
                name?: string;
                /** @description Shown in the invoice. It is not part of the DPS (rule E0128). */
                address?: {
                    /** @example Avenida Paulista */
                    street: string;
                    /**
                     * @default S/N
                     * @example 1000
                     */
                    number?: string;
                    complement?: string;
                    /** @example Bela Vista */
                    district?: string;
                    /**
                     * @description In Brazil the 8 digits of the CEP.
                     * @example 01310100
                     */
                    postalCode?: string;
                    /** @example 3550308 */
                    municipality?: string | number;
                };
                /**
                 * Format: email
                 * @example financeiro@example.com
                 */
                email?: string;
                /** @example 1133334444 */
                phone?: string;
                simplesNacional?: {
                    /**
                     * @description 1 not in the Simples Nacional, 2 MEI, 3 ME or EPP.
                     * @example 1
                     */
                    option: (1 | 2 | 3) | ("1" | "2" | "3");
                    /** @description Of option 3: 1 all taxes inside the Simples, 2 the ISS outside, 3 all outside. */
                    regime?: (1 | 2 | 3) | ("1" | "2" | "3");
                };
                /**
                 * @description 0 none, 1 cooperative, 2 estimate, 3 municipal micro-enterprise, 4 notary, 5 self-employed, 6 professionals, 9 other.
                 * @example 0
                 */
                specialRegime?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 9) | ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "9");
            };
            /** @description Who pays. It has one of cnpj, cpf, foreignId, noForeignId. It can be left out. */
            customer?: {
                /** @example 11444777000161 */
                cnpj?: string;
                /** @example 11144477735 */
                cpf?: string;
                /** @description The tax id of a person abroad (NIF). */
                foreignId?: string;
                /** @description Why a person abroad has no tax id: 0 unknown, 1 exempt from it, 2 its country has none. */
                noForeignId?: (0 | 1 | 2) | ("0" | "1" | "2");
                /**
                 * @description The inscrição municipal.
                 * @example 12345
                 */
                municipalRegistration?: string;
                /** @example Cliente Exemplo Ltda */
                name: string;
                /** @description In Brazil: street, district, municipality and postalCode. Abroad: street, country and city. */
                address?: {
                    /** @example Avenida Paulista */
                    street: string;
                    /**
                     * @default S/N
                     * @example 1000
                     */
                    number?: string;
                    complement?: string;
                    /** @example Bela Vista */
                    district?: string;
                    /**
                     * @description In Brazil the 8 digits of the CEP.
                     * @example 01310100
                     */
                    postalCode?: string;
                    /** @example 3550308 */
                    municipality?: string | number;
                    /**
                     * @description Of an address abroad; BR or no country is Brazil.
                     * @example US
                     */
                    country?: string;
                    /** @description Of an address abroad. */
                    city?: string;
                    /** @description Of an address abroad: its state, province or region. */
                    region?: string;
                };
                /**
                 * Format: email
                 * @example financeiro@example.com
                 */
                email?: string;
                /** @example 1133334444 */
                phone?: string;
            };
            /** @description A person between the provider and the customer. */
            intermediary?: {
                /** @example 11444777000161 */
                cnpj?: string;
                /** @example 11144477735 */
                cpf?: string;
                /** @description The tax id of a person abroad (NIF). */
                foreignId?: string;
                /** @description Why a person abroad has no tax id: 0 unknown, 1 exempt from it, 2 its country has none. */
                noForeignId?: (0 | 1 | 2) | ("0" | "1" | "2");
                /**
                 * @description The inscrição municipal.
                 * @example 12345
                 */
                municipalRegistration?: string;
                /** @example Cliente Exemplo Ltda */
                name: string;
                /** @description In Brazil: street, district, municipality and postalCode. Abroad: street, country and city. */
                address?: {
                    /** @example Avenida Paulista */
                    street: string;
                    /**
                     * @default S/N
                     * @example 1000
                     */
                    number?: string;
                    complement?: string;
                    /** @example Bela Vista */
                    district?: string;
                    /**
                     * @description In Brazil the 8 digits of the CEP.
                     * @example 01310100
                     */
                    postalCode?: string;
                    /** @example 3550308 */
                    municipality?: string | number;
                    /**
                     * @description Of an address abroad; BR or no country is Brazil.
                     * @example US
                     */
                    country?: string;
                    /** @description Of an address abroad. */
                    city?: string;
                    /** @description Of an address abroad: its state, province or region. */
                    region?: string;
                };
                /**
                 * Format: email
                 * @example financeiro@example.com
                 */
                email?: string;
                /** @example 1133334444 */
                phone?: string;
            };
            service: {
                /**
                 * @description Item, subitem and division of the list of LC 116. The division is 01 if it is left out.
                 * @example 1.07
                 */
                code: string;
                /**
                 * @description 1 to 2000 characters (rule E1235). Line breaks are allowed.
                 * @example Suporte técnico em informática
                 */
                description: string;
                /**
                 * @description The price of the service, more than 0 (rule E1235).
                 * @example 1000
                 */
                amount: number | string;
                /**
                 * @description The ISS rate in percent: 5 is 5 %. By default that of the municipality.
                 * @example 5
                 */
                issRate?: number | string;
                /**
                 * @description Whether the customer retains the ISS.
                 * @default false
                 */
                issWithheld?: boolean;
                /**
                 * @description Who retains it; by default the customer.
                 * @enum {string}
                 */
                issWithheldBy?: "customer" | "intermediary";
                /**
                 * @description 1 taxable, 2 immune, 3 export, 4 no incidence. By default 1, and 4 for item 99.
                 * @example 1
                 */
                issType?: (1 | 2 | 3 | 4) | ("1" | "2" | "3" | "4");
                /** @description Kind of immunity, only of issType 2. */
                immunity?: (0 | 1 | 2 | 3 | 4 | 5) | ("0" | "1" | "2" | "3" | "4" | "5");
                /**
                 * @description Where the result of an export is used.
                 * @example US
                 */
                resultCountry?: string;
                suspension?: {
                    /** @description 1 by a court, 2 by the authority. */
                    type: (1 | 2) | ("1" | "2");
                    /** @description The number of the case. */
                    process: string;
                };
                /** @description Deductions from the base of the ISS: an amount, a percentage or documents. */
                deductions?: {
                    /**
                     * @description Of the price after the unconditional discount.
                     * @example 5.00
                     */
                    percentage?: number | string;
                    /** @example 1000.00 */
                    amount?: number | string;
                    documents?: {
                        /** @description The access key of a national NFS-e. */
                        nfseKey?: string;
                        /** @description The access key of an NF-e. */
                        nfeKey?: string;
                        /** @description An NFS-e that a municipality issued in its own system. */
                        municipalInvoice?: {
                            /** @example 3550308 */
                            municipality: string | number;
                            number: string;
                            verificationCode: string;
                        };
                        paperInvoice?: {
                            number: string;
                            model: string;
                            series: string;
                        };
                        /** @description The number of another fiscal document. */
                        fiscalDocument?: string;
                        /** @description The number of a document that is not fiscal. */
                        otherDocument?: string;
                        /**
                         * @description 1 food, 2 materials, 3 outside production, 4 reimbursement, 5 consortium, 6 health plan, 7 service, 8 subcontract, 9 lodging, 99 other.
                         * @example 2
                         */
                        type: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 99) | ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "99");
                        /** @description Only of type 99. */
                        description?: string;
                        /**
                         * Format: date
                         * @example 2026-03-10
                         */
                        issueDate: string;
                        /**
                         * @description How much of the document can be deducted.
                         * @example 1000.00
                         */
                        deductibleAmount: number | string;
                        /**
                         * @description How much of it this invoice deducts.
                         * @example 1000.00
                         */
                        amount: number | string;
                        supplier?: {
                            /** @example 11444777000161 */
                            cnpj?: string;
                            /** @example 11144477735 */
                            cpf?: string;
                            /** @description The tax id of a person abroad (NIF). */
                            foreignId?: string;
                            /** @description Why a person abroad has no tax id: 0 unknown, 1 exempt from it, 2 its country has none. */
                            noForeignId?: (0 | 1 | 2) | ("0" | "1" | "2");
                            /**
                             * @description The inscrição municipal.
                             * @example 12345
                             */
                            municipalRegistration?: string;
                            name: string;
                            /** @description In Brazil: street, district, municipality and postalCode. Abroad: street, country and city. */
                            address?: {
                                /** @example Avenida Paulista */
                                street: string;
                                /**
                                 * @default S/N
                                 * @example 1000
                                 */
                                number?: string;
                                complement?: string;
                                /** @example Bela Vista */
                                district?: string;
                                /**
                                 * @description In Brazil the 8 digits of the CEP.
                                 * @example 01310100
                                 */
                                postalCode?: string;
                                /** @example 3550308 */
                                municipality?: string | number;
                                /**
                                 * @description Of an address abroad; BR or no country is Brazil.
                                 * @example US
                                 */
                                country?: string;
                                /** @description Of an address abroad. */
                                city?: string;
                                /** @description Of an address abroad: its state, province or region. */
                                region?: string;
                            };
                            /**
                             * Format: email
                             * @example financeiro@example.com
                             */
                            email?: string;
                            /** @example 1133334444 */
                            phone?: string;
                        };
                    }[];
                } | (number | string);
                /**
                 * @description More than 0 and less than the price (rule E0431). 0 is the same as no discount.
                 * @example 1000.00
                 */
                unconditionalDiscount?: number | string;
                /**
                 * @description More than 0 and less than the price (rule E0432). 0 is the same as no discount.
                 * @example 1000.00
                 */
                conditionalDiscount?: number | string;
                /** @example 115022000 */
                nbs?: string;
                /** @description The code of the municipality for the service. */
                municipalCode?: string;
                internalCode?: string;
                /**
                 * @description Where the service is rendered: a municipality or a country. By default the municipality that issues.
                 * @example 3550308
                 */
                place?: string | number;
                benefit?: {
                    /** @description Number of the benefit of the municipality (nBM). */
                    number: string;
                    /**
                     * @description By which percentage the base is reduced.
                     * @example 5.00
                     */
                    reduction?: number | string;
                    /**
                     * @description By which amount the base is reduced.
                     * @example 1000.00
                     */
                    amount?: number | string;
                };
                /** @description Of construction services (rules E0370, E0372). */
                construction?: {
                    /** @description CNO, CEI or another code of the building site (cObra). */
                    code?: string;
                    cib?: string;
                    /** @description In Brazil: street, district and postalCode. Abroad: street and city. */
                    address?: {
                        /** @example Avenida Paulista */
                        street: string;
                        /**
                         * @default S/N
                         * @example 1000
                         */
                        number?: string;
                        complement?: string;
                        /** @example Bela Vista */
                        district?: string;
                        /**
                         * @description In Brazil the 8 digits of the CEP.
                         * @example 01310100
                         */
                        postalCode?: string;
                        /** @description Of an address abroad. */
                        city?: string;
                        /** @description Of an address abroad: its state, province or region. */
                        region?: string;
                    };
                    propertyRegistration?: string;
                    /** @description ART, RRT or another responsibility document. */
                    technicalDocument?: string;
                };
                /** @description Of services of item 12 (rules E0390, E0392). */
                event?: {
                    name: string;
                    /**
                     * Format: date
                     * @description By default the date of the service.
                     * @example 2026-03-10
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description By default the date of the service.
                     * @example 2026-03-10
                     */
                    endDate?: string;
                    id?: string;
                    /** @description In Brazil: street, district and postalCode. Abroad: street and city. */
                    address?: {
                        /** @example Avenida Paulista */
                        street: string;
                        /**
                         * @default S/N
                         * @example 1000
                         */
                        number?: string;
                        complement?: string;
                        /** @example Bela Vista */
                        district?: string;
                        /**
                         * @description In Brazil the 8 digits of the CEP.
                         * @example 01310100
                         */
                        postalCode?: string;
                        /** @description Of an address abroad. */
                        city?: string;
                        /** @description Of an address abroad: its state, province or region. */
                        region?: string;
                    };
                };
                /** @description Of exports and imports (rules E0330, E0331). */
                foreignTrade?: {
                    /** @description 1 across the border, 2 consumption in Brazil, 3 presence abroad, 4 movement of persons. */
                    mode?: (0 | 1 | 2 | 3 | 4) | ("0" | "1" | "2" | "3" | "4");
                    /** @description 0: none. */
                    relationship?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 9) | ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "9");
                    /**
                     * @description Code of the currency of the Banco Central.
                     * @example 220
                     */
                    currency: string;
                    /**
                     * @description The price in the currency.
                     * @example 1000.00
                     */
                    amount: number | string;
                    /**
                     * @description 01: none.
                     * @default 01
                     */
                    providerSupport?: string;
                    /**
                     * @description 01: none.
                     * @default 01
                     */
                    customerSupport?: string;
                    /** @description 1: none. */
                    temporaryGoods?: (0 | 1 | 2 | 3) | ("0" | "1" | "2" | "3");
                    importDeclaration?: string;
                    exportRegister?: string;
                    /** @default false */
                    sharedWithMdic?: boolean;
                };
            };
            /** @description Federal taxes. An amount or a rate of 0 is the same as no tax. */
            taxes?: {
                /** @description Retained only with `withheld: true`. */
                pis?: {
                    /**
                     * @description In percent of the price. Without an amount, the amount is computed.
                     * @example 1.5
                     */
                    rate?: number | string;
                    /** @example 1000.00 */
                    amount?: number | string;
                    /** @description Whether the customer retains it. */
                    withheld?: boolean;
                };
                /** @description Retained only with `withheld: true`. */
                cofins?: {
                    /**
                     * @description In percent of the price. Without an amount, the amount is computed.
                     * @example 1.5
                     */
                    rate?: number | string;
                    /** @example 1000.00 */
                    amount?: number | string;
                    /** @description Whether the customer retains it. */
                    withheld?: boolean;
                };
                /** @description Retained unless `withheld` is false. */
                csll?: {
                    /**
                     * @description In percent of the price. Without an amount, the amount is computed.
                     * @example 1.5
                     */
                    rate?: number | string;
                    /** @example 1000.00 */
                    amount?: number | string;
                    /** @description Whether the customer retains it. */
                    withheld?: boolean;
                };
                /** @description Retained unless `withheld` is false. */
                irrf?: {
                    /**
                     * @description In percent of the price. Without an amount, the amount is computed.
                     * @example 1.5
                     */
                    rate?: number | string;
                    /** @example 1000.00 */
                    amount?: number | string;
                    /** @description Whether the customer retains it. */
                    withheld?: boolean;
                };
                /** @description Retained unless `withheld` is false. */
                inss?: {
                    /**
                     * @description In percent of the price. Without an amount, the amount is computed.
                     * @example 1.5
                     */
                    rate?: number | string;
                    /** @example 1000.00 */
                    amount?: number | string;
                    /** @description Whether the customer retains it. */
                    withheld?: boolean;
                };
            };
            /** @description The total of taxes for the information of the customer, in percent of the price. By default 0. */
            totalTaxes?: {
                /** @example 5.00 */
                federalRate?: number | string;
                /** @example 5.00 */
                stateRate?: number | string;
                /** @example 5.00 */
                municipalRate?: number | string;
                /**
                 * @description Of a provider in the Simples Nacional.
                 * @example 5.00
                 */
                simplesRate?: number | string;
            };
            /** @description IBS and CBS. The service then needs an NBS code (rule E0322). */
            ibsCbs?: {
                /**
                 * @description cIndOp of annex VII.
                 * @example 100301
                 */
                operationIndicator: string;
                /** @example 000 */
                cst: string;
                /**
                 * @description cClassTrib: its first three digits are the CST (rule E0959).
                 * @example 000001
                 */
                classification: string;
                finalConsumer?: boolean;
                /** @description Only of sales to the government and of some services (rules E0903, E0904). */
                operationType?: (1 | 2 | 3 | 4 | 5) | ("1" | "2" | "3" | "4" | "5");
                /** @description Access keys of other invoices. */
                references?: string[];
                /** @description Of sales to the government. */
                governmentEntity?: (1 | 2 | 3 | 4) | ("1" | "2" | "3" | "4");
                /** @description The CBS of a free-trade zone is 0. */
                freeTradeZone?: boolean;
                /** @description Who receives the service, if not the customer. */
                recipient?: {
                    /** @example 11444777000161 */
                    cnpj?: string;
                    /** @example 11144477735 */
                    cpf?: string;
                    /** @description The tax id of a person abroad (NIF). */
                    foreignId?: string;
                    /** @description Why a person abroad has no tax id: 0 unknown, 1 exempt from it, 2 its country has none. */
                    noForeignId?: (0 | 1 | 2) | ("0" | "1" | "2");
                    name: string;
                    /** @description In Brazil: street, district, municipality and postalCode. Abroad: street, country and city. */
                    address?: {
                        /** @example Avenida Paulista */
                        street: string;
                        /**
                         * @default S/N
                         * @example 1000
                         */
                        number?: string;
                        complement?: string;
                        /** @example Bela Vista */
                        district?: string;
                        /**
                         * @description In Brazil the 8 digits of the CEP.
                         * @example 01310100
                         */
                        postalCode?: string;
                        /** @example 3550308 */
                        municipality?: string | number;
                        /**
                         * @description Of an address abroad; BR or no country is Brazil.
                         * @example US
                         */
                        country?: string;
                        /** @description Of an address abroad. */
                        city?: string;
                        /** @description Of an address abroad: its state, province or region. */
                        region?: string;
                    };
                    /**
                     * Format: email
                     * @example financeiro@example.com
                     */
                    email?: string;
                    /** @example 1133334444 */
                    phone?: string;
                };
                /** @description Of operations on real estate (rules E0928, E0932). */
                property?: {
                    propertyRegistration?: string;
                    cib?: string;
                    /** @description In Brazil: street, district and postalCode. Abroad: street and city. */
                    address?: {
                        /** @example Avenida Paulista */
                        street: string;
                        /**
                         * @default S/N
                         * @example 1000
                         */
                        number?: string;
                        complement?: string;
                        /** @example Bela Vista */
                        district?: string;
                        /**
                         * @description In Brazil the 8 digits of the CEP.
                         * @example 01310100
                         */
                        postalCode?: string;
                        /** @description Of an address abroad. */
                        city?: string;
                        /** @description Of an address abroad: its state, province or region. */
                        region?: string;
                    };
                };
                presumedCredit?: string;
                regular?: {
                    /** @example 000 */
                    cst: string;
                    /**
                     * @description cClassTrib: its first three digits are the CST (rule E0959).
                     * @example 000001
                     */
                    classification: string;
                };
                /** @description Which percentages of IBS (state, municipality) and CBS are deferred. */
                deferral?: {
                    /** @example 5.00 */
                    state: number | string;
                    /** @example 5.00 */
                    municipality: number | string;
                    /** @example 5.00 */
                    cbs: number | string;
                };
                /** @description Amounts that pass through the provider to others. */
                reimbursements?: {
                    nationalDocument?: {
                        /** @description 1 NFS-e, 2 NF-e, 3 CT-e, 9 other. */
                        type: (1 | 2 | 3 | 9) | ("1" | "2" | "3" | "9");
                        description?: string;
                        key: string;
                    };
                    fiscalDocument?: {
                        /** @example 3550308 */
                        municipality: string | number;
                        number: string;
                        description: string;
                    };
                    otherDocument?: {
                        number: string;
                        description: string;
                    };
                    supplier?: {
                        /** @example 11444777000161 */
                        cnpj?: string;
                        /** @example 11144477735 */
                        cpf?: string;
                        /** @description The tax id of a person abroad (NIF). */
                        foreignId?: string;
                        /** @description Why a person abroad has no tax id: 0 unknown, 1 exempt from it, 2 its country has none. */
                        noForeignId?: (0 | 1 | 2) | ("0" | "1" | "2");
                        /**
                         * @description The inscrição municipal.
                         * @example 12345
                         */
                        municipalRegistration?: string;
                        name: string;
                        /** @description In Brazil: street, district, municipality and postalCode. Abroad: street, country and city. */
                        address?: {
                            /** @example Avenida Paulista */
                            street: string;
                            /**
                             * @default S/N
                             * @example 1000
                             */
                            number?: string;
                            complement?: string;
                            /** @example Bela Vista */
                            district?: string;
                            /**
                             * @description In Brazil the 8 digits of the CEP.
                             * @example 01310100
                             */
                            postalCode?: string;
                            /** @example 3550308 */
                            municipality?: string | number;
                            /**
                             * @description Of an address abroad; BR or no country is Brazil.
                             * @example US
                             */
                            country?: string;
                            /** @description Of an address abroad. */
                            city?: string;
                            /** @description Of an address abroad: its state, province or region. */
                            region?: string;
                        };
                        /**
                         * Format: email
                         * @example financeiro@example.com
                         */
                        email?: string;
                        /** @example 1133334444 */
                        phone?: string;
                    };
                    /**
                     * Format: date
                     * @example 2026-03-10
                     */
                    issueDate: string;
                    /**
                     * Format: date
                     * @example 2026-03-10
                     */
                    competence: string;
                    type: string;
                    /** @description Only of type 99. */
                    description?: string;
                    /** @example 1000.00 */
                    amount: number | string;
                }[];
            };
            additionalInformation?: string;
            /** @description The number of the customer's order. */
            orderNumber?: string;
        };
        /** @description The declaration in the names of ABRASF 2.04. Other elements of ABRASF are ignored. */
        IssueInvoiceByAbrasfNames: {
            Rps?: {
                IdentificacaoRps?: {
                    /** @description The same as series. */
                    Serie?: string | number;
                };
            };
            /** @description The same as competence. */
            Competencia?: string | number;
            OrgaoGerador?: {
                /** @description The same as municipality. */
                CodigoMunicipio?: string | number;
            };
            Prestador?: {
                CpfCnpj?: {
                    /** @description The same as provider.cnpj. */
                    Cnpj?: string | number;
                    /** @description The same as provider.cpf. */
                    Cpf?: string | number;
                };
                /** @description The same as provider.cnpj. */
                Cnpj?: string | number;
                /** @description The same as provider.municipalRegistration. */
                InscricaoMunicipal?: string | number;
            };
            PrestadorServico?: {
                /** @description The same as provider.name. */
                RazaoSocial?: string | number;
                Endereco?: {
                    /** @description The same as provider.address.municipality. */
                    CodigoMunicipio?: string | number;
                    /** @description The same as provider.address.street. */
                    Endereco?: string | number;
                    /** @description The same as provider.address.number. */
                    Numero?: string | number;
                    /** @description The same as provider.address.complement. */
                    Complemento?: string | number;
                    /** @description The same as provider.address.district. */
                    Bairro?: string | number;
                    /** @description The same as provider.address.postalCode. */
                    Cep?: string | number;
                };
                Contato?: {
                    /** @description The same as provider.phone. */
                    Telefone?: string | number;
                    /** @description The same as provider.email. */
                    Email?: string | number;
                };
            };
            /** @description The same as provider.simplesNacional. */
            OptanteSimplesNacional?: string | number;
            /** @description The same as provider.specialRegime. */
            RegimeEspecialTributacao?: string | number;
            TomadorServico?: {
                IdentificacaoTomador?: {
                    CpfCnpj?: {
                        /** @description The same as customer.cnpj. */
                        Cnpj?: string | number;
                        /** @description The same as customer.cpf. */
                        Cpf?: string | number;
                    };
                    /** @description The same as customer.municipalRegistration. */
                    InscricaoMunicipal?: string | number;
                };
                /** @description The same as customer.foreignId. */
                NifTomador?: string | number;
                /** @description The same as customer.name. */
                RazaoSocial?: string | number;
                Endereco?: {
                    /** @description The same as customer.address.street. */
                    Endereco?: string | number;
                    /** @description The same as customer.address.number. */
                    Numero?: string | number;
                    /** @description The same as customer.address.complement. */
                    Complemento?: string | number;
                    /** @description The same as customer.address.district. */
                    Bairro?: string | number;
                    /** @description The same as customer.address.municipality. */
                    CodigoMunicipio?: string | number;
                    /** @description The same as customer.address.postalCode. */
                    Cep?: string | number;
                };
                EnderecoExterior?: {
                    /** @description The same as customer.address.country. */
                    CodigoPais?: string | number;
                    /** @description The same as customer.address.street. */
                    EnderecoCompletoExterior?: string | number;
                };
                Contato?: {
                    /** @description The same as customer.phone. */
                    Telefone?: string | number;
                    /** @description The same as customer.email. */
                    Email?: string | number;
                };
            };
            Tomador?: {
                IdentificacaoTomador?: {
                    CpfCnpj?: {
                        /** @description The same as customer.cnpj. */
                        Cnpj?: string | number;
                        /** @description The same as customer.cpf. */
                        Cpf?: string | number;
                    };
                    /** @description The same as customer.municipalRegistration. */
                    InscricaoMunicipal?: string | number;
                };
                /** @description The same as customer.foreignId. */
                NifTomador?: string | number;
                /** @description The same as customer.name. */
                RazaoSocial?: string | number;
                Endereco?: {
                    /** @description The same as customer.address.street. */
                    Endereco?: string | number;
                    /** @description The same as customer.address.number. */
                    Numero?: string | number;
                    /** @description The same as customer.address.complement. */
                    Complemento?: string | number;
                    /** @description The same as customer.address.district. */
                    Bairro?: string | number;
                    /** @description The same as customer.address.municipality. */
                    CodigoMunicipio?: string | number;
                    /** @description The same as customer.address.postalCode. */
                    Cep?: string | number;
                };
                EnderecoExterior?: {
                    /** @description The same as customer.address.country. */
                    CodigoPais?: string | number;
                    /** @description The same as customer.address.street. */
                    EnderecoCompletoExterior?: string | number;
                };
                Contato?: {
                    /** @description The same as customer.phone. */
                    Telefone?: string | number;
                    /** @description The same as customer.email. */
                    Email?: string | number;
                };
            };
            Intermediario?: {
                IdentificacaoIntermediario?: {
                    CpfCnpj?: {
                        /** @description The same as intermediary.cnpj. */
                        Cnpj?: string | number;
                        /** @description The same as intermediary.cpf. */
                        Cpf?: string | number;
                    };
                    /** @description The same as intermediary.municipalRegistration. */
                    InscricaoMunicipal?: string | number;
                };
                /** @description The same as intermediary.name. */
                RazaoSocial?: string | number;
            };
            Servico?: {
                /** @description The same as service.code. */
                ItemListaServico?: string | number;
                /** @description The same as service.description. */
                Discriminacao?: string | number;
                Valores?: {
                    /** @description The same as service.amount. */
                    ValorServicos?: string | number;
                    /** @description The same as service.issRate. */
                    Aliquota?: string | number;
                    /** @description The same as service.deductions. */
                    ValorDeducoes?: string | number;
                    /** @description The same as service.unconditionalDiscount. */
                    DescontoIncondicionado?: string | number;
                    /** @description The same as service.conditionalDiscount. */
                    DescontoCondicionado?: string | number;
                    /** @description The same as taxes.pis. */
                    ValorPis?: string | number;
                    /** @description The same as taxes.cofins. */
                    ValorCofins?: string | number;
                    /** @description The same as taxes.csll. */
                    ValorCsll?: string | number;
                    /** @description The same as taxes.irrf. */
                    ValorIr?: string | number;
                    /** @description The same as taxes.inss. */
                    ValorInss?: string | number;
                    /** @description The same as taxes. */
                    OutrasRetencoes?: string | number;
                };
                /** @description The same as service.issWithheld. */
                IssRetido?: string | number;
                /** @description The same as service.issWithheldBy. */
                ResponsavelRetencao?: string | number;
                /** @description The same as service.issType. */
                ExigibilidadeISS?: string | number;
                /** @description The same as service.immunity. */
                IdentifNaoExigibilidade?: string | number;
                /** @description The same as service.suspension.process. */
                NumeroProcesso?: string | number;
                /** @description The same as service.nbs. */
                CodigoNbs?: string | number;
                /** @description The same as service.municipalCode. */
                CodigoTributacaoMunicipio?: string | number;
                /** @description The same as service.place. */
                CodigoMunicipio?: string | number;
                /** @description The same as service.place. */
                CodigoPais?: string | number;
            };
            ConstrucaoCivil?: {
                /** @description The same as service.construction.code. */
                CodigoObra?: string | number;
                /** @description The same as service.construction.technicalDocument. */
                Art?: string | number;
            };
            Evento?: {
                /** @description The same as service.event.id. */
                IdentificacaoEvento?: string | number;
                /** @description The same as service.event.name. */
                DescricaoEvento?: string | number;
            };
            /** @description The same as additionalInformation. */
            InformacoesComplementares?: string | number;
            /** @description The same as service.deductions.documents. */
            Deducao?: {
                /** @description The same as type. */
                TipoDeducao?: string | number;
                /** @description The same as description. */
                DescricaoDeducao?: string | number;
                IdentificacaoDocumentoDeducao?: {
                    IdentificacaoNfse?: {
                        /** @description The same as municipalInvoice.municipality. */
                        CodigoMunicipioGerador?: string | number;
                        /** @description The same as municipalInvoice.number. */
                        NumeroNfse?: string | number;
                        /** @description The same as municipalInvoice.verificationCode. */
                        CodigoVerificacao?: string | number;
                    };
                    IdentificacaoNfe?: {
                        /** @description The same as nfeKey. */
                        ChaveAcessoNfe?: string | number;
                    };
                    OutroDocumento?: {
                        /** @description The same as otherDocument. */
                        IdentificacaoDocumento?: string | number;
                    };
                };
                DadosFornecedor?: {
                    IdentificacaoFornecedor?: {
                        CpfCnpj?: {
                            /** @description The same as supplier.cnpj. */
                            Cnpj?: string | number;
                            /** @description The same as supplier.cpf. */
                            Cpf?: string | number;
                        };
                    };
                    FornecedorExterior?: {
                        /** @description The same as supplier.foreignId. */
                        NifFornecedor?: string | number;
                    };
                };
                /** @description The same as issueDate. */
                DataEmissao?: string | number;
                /** @description The same as deductibleAmount. */
                ValorDedutivel?: string | number;
                /** @description The same as amount. */
                ValorUtilizadoDeducao?: string | number;
            }[];
        };
        /** @enum {string} */
        InvoiceStatus: "authorized" | "cancelled" | "cancelling" | "processing" | "rejected" | "substituted";
        /** @enum {string} */
        BenefitKind: "base" | "rate";
        /** @enum {string} */
        ServiceCodeIncidence: "customer" | "place" | "provider";
        /** @enum {string} */
        SubstituteInvoiceCode: "01" | "02" | "03" | "04" | "05" | "99";
        /** @enum {string} */
        IssueInvoiceByEnglishNamesLayout: "abrasf" | "national";
        RunOptionsResponse: {
            /** @description Between the values of a CSV file. */
            delimiter: string;
            /** @description In the amounts of a CSV file. */
            decimalSeparator: components["schemas"]["RunOptionsDecimalSeparator"];
            /** @description Whether a CSV file begins with a byte order mark, which Excel needs to read UTF-8. */
            bom: boolean;
            /** @description Whether a CSV file begins with the names of the columns. */
            header: boolean;
            /** @description Whether text that a spreadsheet would take for a formula gets an apostrophe in front. */
            formulaEscape: boolean;
            /** @description `zip`: the file is in a ZIP archive with its manifest. */
            compression: components["schemas"]["RunOptionsCompression"];
            /** @description How long the file is kept, in seconds on the clock of the sandbox. */
            expiresInSeconds: number;
            /** @description The name that was asked for, without its extension. */
            fileName?: string;
        };
        RunProgressResponse: {
            /** @description Rows that were written. */
            rows: number;
            /** @description Rows that there will be. Missing while that is not known. */
            rowsTotal?: number;
            /** @description Whole percent. Missing while that is not known. */
            percent?: number;
        };
        RunColumnResponse: {
            /** @example amount */
            name: string;
            /** @example money */
            type: components["schemas"]["RunColumnType"];
        };
        RunResultResponse: {
            contentType: string;
            /** @description Bytes. */
            size: number;
            /** @description SHA-256 of the file, in hex. The ETag of the download has it too. */
            sha256: string;
            rows: number;
            columns: components["schemas"]["RunColumnResponse"][];
            /** @description Sums of the columns of money, as decimals. */
            totals: {
                [key: string]: string;
            };
            /** @example spi-transactions-2026-01-31.csv */
            fileName: string;
            /** @description Where to get the file. */
            downloadUrl: string;
            /** @description Where to get the description of the file. */
            manifestUrl: string;
            /** @description When the file is removed, on the clock of the sandbox. */
            expiresAt: string;
        };
        RunErrorResponse: {
            /** @example UPSTREAM_FAILED */
            code: string;
            title: string;
            detail: string;
        };
        RunResponse: {
            /** @description @format uuid */
            id: string;
            /** @example spi.transactions */
            type: string;
            /** @example csv */
            format: components["schemas"]["ReportFormat"];
            /** @description The parameters, with their defaults. */
            parameters: {
                [key: string]: unknown;
            };
            options: components["schemas"]["RunOptionsResponse"];
            status: components["schemas"]["RunStatus"];
            progress: components["schemas"]["RunProgressResponse"];
            /** @description When it has succeeded. */
            result?: components["schemas"]["RunResultResponse"];
            /** @description When it has failed. */
            error?: components["schemas"]["RunErrorResponse"];
            createdAt: string;
            startedAt?: string;
            finishedAt?: string;
        };
        TypeColumnResponse: {
            /** @example amount */
            name: string;
            /** @example money */
            type: components["schemas"]["RunColumnType"];
            description: string;
        };
        TypeResponse: {
            /** @example spi.transactions */
            id: string;
            title: string;
            description: string;
            /** @description A JSON Schema of the member `parameters` of `POST /reports/generate`. */
            parameters: {
                [key: string]: unknown;
            };
            /** @description The columns, in the order in which a report shows them unless `parameters.columns` says otherwise. */
            columns: components["schemas"]["TypeColumnResponse"][];
            /** @description The formats in which it can be generated. */
            formats: components["schemas"]["ReportFormat"][];
        };
        ManifestOptionsResponse: {
            delimiter: string;
            decimalSeparator: components["schemas"]["RunOptionsDecimalSeparator"];
            bom: boolean;
            header: boolean;
            /** @description Whether text that a spreadsheet would take for a formula has an apostrophe in front, in CSV. */
            formulaEscape: boolean;
            /** @example America/Sao_Paulo */
            timezone: string;
        };
        ManifestResponse: {
            /** @example csv */
            format: components["schemas"]["ReportFormat"];
            title: string;
            columns: components["schemas"]["RunColumnResponse"][];
            rows: number;
            /** @description Sums of the columns of money, as decimals. */
            totals: {
                [key: string]: string;
            };
            /** @description SHA-256 of the file, in hex. */
            sha256: string;
            /** @description Bytes. */
            size: number;
            /** @description The instant of the data, on the clock of the sandbox. */
            snapshotAt: string;
            options: components["schemas"]["ManifestOptionsResponse"];
        };
        GenerateReport: {
            /**
             * @description Made-up payments, newest first: any number of rows, the same for the same seed. They need no other service.
             * @enum {string}
             */
            type: "synthetic.transactions";
            /**
             * @description The format of the file.
             * @default csv
             */
            format?: components["schemas"]["ReportFormat"];
            parameters?: {
                /**
                 * @description How many rows the report has.
                 * @default 1000
                 * @example 1000
                 */
                rows?: number;
                /**
                 * @description The same seed gives the same rows.
                 * @default 1
                 * @example 1
                 */
                seed?: number;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("account" | "amount" | "createdAt" | "creditorIspb" | "creditorName" | "debtorIspb" | "debtorName" | "description" | "endToEndId" | "id" | "key" | "number" | "status" | "txId")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description The payments that the SPI received, accepted and rejected, newest first.
             * @enum {string}
             */
            type: "spi.transactions";
            /**
             * @description The format of the file.
             * @default csv
             */
            format?: components["schemas"]["ReportFormat"];
            parameters?: {
                /**
                 * @description Only what is of this instant or later: an ISO 8601 instant (UTC without a time zone), or a date, which is midnight in the time zone of the report.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description Only what is before this instant, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /**
                 * @description Only transactions with this status.
                 * @enum {string}
                 */
                status?: "ACCEPTED" | "REJECTED";
                /** @description Only transactions with this institution (ISPB) as the payer. */
                debtorIspb?: string;
                /** @description Only transactions with this institution (ISPB) as the receiver. */
                creditorIspb?: string;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("amount" | "createdAt" | "creditorIspb" | "creditorName" | "debtorIspb" | "debtorName" | "endToEndId" | "id" | "reasonCode" | "status" | "txId")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description The Pix keys of the directory with their accounts and holders, newest first.
             * @enum {string}
             */
            type: "dict.keys";
            /**
             * @description The format of the file.
             * @default csv
             */
            format?: components["schemas"]["ReportFormat"];
            parameters?: {
                /**
                 * @description Only what is of this instant or later: an ISO 8601 instant (UTC without a time zone), or a date, which is midnight in the time zone of the report.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description Only what is before this instant, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /**
                 * @description Only keys of this type.
                 * @enum {string}
                 */
                keyType?: "CNPJ" | "CPF" | "EMAIL" | "PHONE" | "RANDOM";
                /** @description Only keys of this participant (ISPB). */
                ispb?: string;
                /** @description Only keys of the account with this reference. */
                accountId?: string;
                /**
                 * @description Only keys with this status.
                 * @default ACTIVE
                 * @enum {string}
                 */
                status?: "ACTIVE" | "DELETED";
                /**
                 * @description Only keys of the account with this number, or with this branch and number.
                 * @example 0001/123456-7
                 */
                account?: string;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("accountId" | "accountNumber" | "accountType" | "branch" | "createdAt" | "deletedAt" | "holderName" | "holderTaxId" | "holderType" | "id" | "ispb" | "keyType" | "keyValue" | "status")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description The ISO 8583 messages that the card host decided on, for all cards, newest first.
             * @enum {string}
             */
            type: "iso8583.transactions";
            /**
             * @description The format of the file.
             * @default csv
             */
            format?: components["schemas"]["ReportFormat"];
            parameters?: {
                /**
                 * @description Only what is of this instant or later: an ISO 8601 instant (UTC without a time zone), or a date, which is midnight in the time zone of the report.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description Only what is before this instant, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /** @description Only transactions of the card with this number. */
                pan?: string;
                /**
                 * @description Only transactions with this effect on the account.
                 * @enum {string}
                 */
                kind?: "capture" | "credit" | "debit" | "declined" | "hold" | "inquiry" | "reversal";
                /** @description Only transactions with this response code (DE39). */
                responseCode?: string;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("amount" | "authorizationCode" | "createdAt" | "id" | "kind" | "merchantId" | "mti" | "netAmount" | "originalId" | "pan" | "processingCode" | "responseCode" | "reversedBy" | "rrn" | "rule" | "stan" | "terminalId")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description The service invoices (NFS-e) with their amounts and taxes, newest first.
             * @enum {string}
             */
            type: "nfse.invoices";
            /**
             * @description The format of the file.
             * @default csv
             */
            format?: components["schemas"]["ReportFormat"];
            parameters?: {
                /**
                 * @description Only what is of this instant or later: an ISO 8601 instant (UTC without a time zone), or a date, which is midnight in the time zone of the report.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description Only what is before this instant, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /** @description Only invoices of this provider. */
                provider?: string;
                /** @description Only invoices to this customer: CNPJ, CPF or foreign tax id. */
                customer?: string;
                /**
                 * @description Only invoices with this status.
                 * @enum {string}
                 */
                status?: "authorized" | "cancelled" | "cancelling" | "processing" | "rejected" | "substituted";
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("accessKey" | "amount" | "base" | "competence" | "createdAt" | "customerName" | "customerTaxId" | "deductions" | "description" | "id" | "iss" | "issRate" | "issuedAt" | "net" | "number" | "providerName" | "providerTaxId" | "reference" | "replacedBy" | "series" | "serviceCode" | "status" | "verificationCode" | "withheld")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description The tokens that clients spent, got back or were refused, and changes by testers, newest first.
             * @enum {string}
             */
            type: "ratelimit.usage";
            /**
             * @description The format of the file.
             * @default csv
             */
            format?: components["schemas"]["ReportFormat"];
            parameters?: {
                /**
                 * @description Only what is of this instant or later: an ISO 8601 instant (UTC without a time zone), or a date, which is midnight in the time zone of the report.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description Only what is before this instant, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /**
                 * Format: uuid
                 * @description Only lines of this client.
                 */
                clientId?: string;
                /** @description Only lines of this policy. */
                policy?: string;
                /**
                 * @description Only lines of this kind.
                 * @enum {string}
                 */
                kind?: "REFUSAL" | "RETURN" | "SET" | "SPEND";
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("at" | "balanceAfter" | "balanceBefore" | "clientId" | "correlationId" | "id" | "kind" | "policy" | "reason" | "tokens")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description The opening balance, the entries in the order of time with the balance after each, and the closing balance.
             * @enum {string}
             */
            type: "openfinance.statement";
            /**
             * @description The format of the file.
             * @default csv
             */
            format?: components["schemas"]["ReportFormat"];
            parameters?: {
                /**
                 * @description The account of the bank.
                 * @example maria-corrente
                 */
                accountId: string;
                /**
                 * @description Only entries of this instant or later: an ISO 8601 instant (UTC without a time zone), or a date, which is midnight in the time zone of the report. Default: 30 days before the end. The bank answers 12 months.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description Only what is before this instant, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("amount" | "at" | "balance" | "counterparty" | "kind" | "name" | "transactionId" | "type")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description Payments of open banking, or a list of the caller, compared with the transactions of the SPI, in the order of their EndToEndIds.
             * @enum {string}
             */
            type: "spi.reconciliation";
            /**
             * @description The format of the file.
             * @default csv
             */
            format?: components["schemas"]["ReportFormat"];
            parameters?: {
                /**
                 * @description Only what is of this instant or later: an ISO 8601 instant (UTC without a time zone), or a date, which is midnight in the time zone of the report.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description Only what is before this instant, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /** @description What the SPI should have. Without it, the payments of open banking are compared. */
                expected?: {
                    endToEndId: string;
                    /**
                     * @description Reais, as a decimal text.
                     * @example 150.00
                     */
                    amount: string;
                }[];
                /** @description Only transactions of the SPI with this institution as the payer. Default: the bank of open banking; with `expected`, all. */
                debtorIspb?: string;
                /**
                 * @description false lists payments that match, too.
                 * @default true
                 */
                differencesOnly?: boolean;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("difference" | "endToEndId" | "expectedAmount" | "expectedStatus" | "result" | "spiAmount" | "spiStatus")[];
            };
            options?: components["schemas"]["ReportOptions"];
        };
        ReportOptions: {
            /** @description The defaults of the three options below: pt-BR means `;`, a decimal comma and a byte order mark. */
            locale?: components["schemas"]["ReportOptionsLocale"];
            /** @description Between the values of a CSV file. Default: a comma. */
            delimiter?: components["schemas"]["ReportOptionsDelimiter"];
            /** @description In the amounts of a CSV file. Default: a point. */
            decimalSeparator?: components["schemas"]["RunOptionsDecimalSeparator"];
            /** @description Begins a CSV file with a byte order mark, which Excel needs to read UTF-8. Default: false. */
            bom?: boolean;
            /** @description Begins a CSV file with the names of the columns. Default: true. */
            header?: boolean;
            /** @description In CSV, puts an apostrophe before text that a spreadsheet would take for a formula (`=`, `+`, `-`, `@`). Default: true. A program that reads phone keys wants false. */
            formulaEscape?: boolean;
            /** @description `zip`: the file and its manifest in a ZIP archive. Default: none. */
            compression?: components["schemas"]["RunOptionsCompression"];
            /** @description The name that the download suggests, without an extension. */
            fileName?: string;
            /** @description How long the file is kept, in seconds on the clock of the sandbox. Default: REPORT_EXPIRY_HOURS. */
            expiresInSeconds?: number;
        };
        /** @enum {string} */
        RunOptionsDecimalSeparator: "," | ".";
        /** @enum {string} */
        RunOptionsCompression: "none" | "zip";
        /** @enum {string} */
        RunColumnType: "boolean" | "date" | "instant" | "integer" | "money" | "text";
        /** @enum {string} */
        ReportFormat: "csv" | "json" | "ndjson" | "parquet" | "pdf" | "xlsx";
        /** @enum {string} */
        RunStatus: "cancelled" | "expired" | "failed" | "pending" | "running" | "succeeded";
        /** @enum {string} */
        ReportOptionsLocale: "en-US" | "pt-BR";
        /** @enum {string} */
        ReportOptionsDelimiter: "\t" | "," | ";" | "|";
        QueryRequest: {
            /**
             * @description A CPF, CNPJ, e-mail address, phone number or UUID. The type is recognized by the form.
             * @example always@example.com
             */
            key: string;
        };
        BucketResponse: {
            /**
             * @description The policy of the bucket.
             * @example instant-query
             */
            name: string;
            /**
             * @description Number of queries that are allowed now.
             * @example 9
             */
            availableTokens: number;
            /** @example 10 */
            capacity: number;
            /**
             * @description Number of tokens that are refilled in each period, evenly distributed.
             * @example 1
             */
            refillTokens: number;
            /** @example 3600 */
            refillPeriodSec: number;
            /**
             * Format: date-time
             * @description Time when the next token comes, ISO 8601 UTC. Absent if the bucket is full.
             * @example 2026-11-21T12:00:00.000Z
             */
            nextTokenAt?: string;
            /**
             * Format: date-time
             * @description Time when the bucket is full if no more tokens are spent, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            fullAt: string;
        };
        QueryResponse: {
            /**
             * @description The key in its normal form.
             * @example 12345678901
             */
            key: string;
            /** @example CPF */
            keyType: components["schemas"]["KeyType"];
            /** @example Maria Silva */
            holderName: string;
            /**
             * @description ISPB of the participant that holds the account.
             * @example 12345678
             */
            ispb: string;
            /** @example 0001 */
            branch: string;
            /** @example 123456-7 */
            accountNumber: string;
            /** @example CHECKING */
            accountType: string;
            /** @description The bucket after the query. With several policies, it is the tightest bucket. */
            bucket?: components["schemas"]["BucketResponse"];
        };
        RegisterRequest: {
            /**
             * @description Name of the client.
             * @example My wallet
             */
            name: string;
            /**
             * Format: email
             * @description Contact address of the client. No e-mails are sent to it.
             * @example dev@example.com
             */
            email?: string | null;
        };
        RegisteredResponse: {
            /**
             * @description The secret of the client. Keep it confidential.
             * @example R0pTQ2JVeXN0eHJ4YkRrM3pVcWZ3a0t2bU9hT2pVaGg
             */
            clientSecret: string;
            /**
             * Format: uuid
             * @description The same as `clientId`.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            client_id: string;
            /**
             * @description The same as `clientSecret`.
             * @example R0pTQ2JVeXN0eHJ4YkRrM3pVcWZ3a0t2bU9hT2pVaGg
             */
            client_secret: string;
            /**
             * @description Time of the registration, in seconds since 1970.
             * @example 1795262400
             */
            client_id_issued_at: number;
            /**
             * @description Always 0: the secret does not expire.
             * @example 0
             */
            client_secret_expires_at: number;
            /**
             * Format: uuid
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            clientId: string;
            /** @example My wallet */
            name: string;
            /**
             * @description E-mail address of the client. Absent if the client was registered without one.
             * @example dev@example.com
             */
            email?: string;
            /**
             * Format: date-time
             * @description Time of the registration, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
        };
        TokenRequestFields: {
            /**
             * @description Must be `client_credentials`. Optional in a JSON body.
             * @example client_credentials
             */
            grant_type?: string;
            /**
             * @description Id of the client. Send the credentials in the body or in the Authorization header (Basic), not in both.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            client_id?: string;
            /** @example example-secret */
            client_secret?: string;
            /**
             * @description Must be `instant.query`, the only scope. Optional.
             * @example instant.query
             */
            scope?: string;
        };
        TokenResponse: {
            /**
             * @description A JWT. Send it as `Authorization: Bearer <token>`.
             * @example eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiIuLi4ifQ.c2lnbmF0dXJl
             */
            access_token: string;
            /** @example Bearer */
            token_type: string;
            /**
             * @description Seconds until the token expires, by the clock of the sandbox.
             * @example 86400
             */
            expires_in: number;
        };
        OAuthErrorResponse: {
            /** @example invalid_client */
            error: string;
            /** @description Explanation of the error. */
            error_description: string;
        };
        ClientResponse: {
            /**
             * Format: uuid
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            clientId: string;
            /** @example My wallet */
            name: string;
            /**
             * @description E-mail address of the client. Absent if the client was registered without one.
             * @example dev@example.com
             */
            email?: string;
            /**
             * Format: date-time
             * @description Time of the registration, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
        };
        SetBucketRequest: {
            /**
             * @description Number of tokens.
             * @example 1
             */
            tokens: number;
            /**
             * @description Seconds until the next token comes. Default: the full refill time of a token.
             * @example 5
             */
            nextTokenInSec?: number | null;
        };
        LedgerResponse: {
            /**
             * Format: uuid
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            clientId: string;
            /** @example instant-query */
            policy: string;
            /**
             * @description SPEND and RETURN: tokens spent and returned by queries. REFUSAL: a refused query. SET: a change through
             *     `/__admin`.
             * @example SPEND
             */
            kind: components["schemas"]["LedgerKind"];
            /**
             * @description The reason: `query` for the start of a query, otherwise its outcome or the cause of the change.
             * @example query
             */
            reason: components["schemas"]["LedgerReason"];
            /**
             * @description Number of tokens that were spent, returned or refused. For SET: the difference between the balances.
             * @example 1
             */
            tokens: number;
            /**
             * @description Balance of the bucket before the change. It is negative if the bucket has debt.
             * @example 10
             */
            balanceBefore: number;
            /** @example 9 */
            balanceAfter: number;
            /** @description Correlation id of the request, as in the journal and the log. */
            correlationId: string;
            /**
             * Format: date-time
             * @description Time of the change by the clock of the sandbox, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            at: string;
        };
        /** @enum {string} */
        LedgerKind: "REFUSAL" | "RETURN" | "SET" | "SPEND";
        /** @enum {string} */
        LedgerReason: "control" | "exhausted" | "found" | "malformed" | "notFound" | "ordered" | "query" | "unavailable";
    };
    responses: {
        /**
         * @description Any other status is a problem (RFC 9457) with a stable `code`:
         *
         *     - 400: The request is not valid: `SANDBOX_NAME_INVALID`, `REQUEST_INVALID`, `JSON_NOT_WELL_FORMED` and others.
         *     - 401: The token is missing or not valid.
         *     - 403: The origin or the host of the request is not allowed.
         *     - 404: The address does not exist: `ROUTE_NOT_FOUND`.
         *     - 405: The method is not allowed: `METHOD_NOT_ALLOWED`. The header `Allow` lists the allowed methods.
         *     - 408: The request did not arrive in time.
         *     - 409: The sandbox was reset, restored or dropped during the request.
         *     - 413: The body is too large: `BODY_TOO_LARGE`.
         *     - 415: The media type, charset or encoding of the body is not supported.
         *     - 417: The expectation in the header `Expect` is not supported.
         *     - 429: There are too many requests or too many sandboxes.
         *     - 431: The headers are too large.
         *     - 500: The service failed. Its log has the details.
         *     - 503: The database is not available, or the sandbox is being changed. `Retry-After` has the seconds to wait.
         *     - 507: The disk is full.
         */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemResponse"];
                "application/problem+xml": components["schemas"]["ProblemResponse"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    spiGetHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            /** @description The database cannot be reached, or the service is stopping. Code: `NOT_READY`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetClockRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockSetResponse"];
                };
            };
            /** @description The mode or the instant is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The instant is before the current time of the clock. Code: `CLOCK_BACKWARDS`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvanceClockRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockSetResponse"];
                };
            };
            /** @description The duration is not valid. Codes: `CLOCK_SETTING_INVALID`, `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nextDue: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextDueResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleResponse"][];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rule"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleResponse"];
                };
            };
            /** @description The rule is not valid; `errors` says where. Code: `RULE_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteAllRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOutcomes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meaning of each outcome, by its code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the rule, or its name. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The rule does not exist in the sandbox. Code: `RULE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the rule, or its name. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The rule does not exist in the sandbox. Code: `RULE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    orderRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRulesRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleResponse"][];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The rule does not exist in the sandbox. Code: `RULE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Only requests with this path: exact, or a pattern such as `/spi/transactions/:id` or `/spi/**`. */
                path?: string;
                /** @description Only requests with this method. */
                method?: string;
                /** @description Only requests with this response status, such as `200` or `4xx`. */
                status?: string;
                /** @description Only requests since this instant of the clock of the sandbox, ISO 8601. */
                since?: string;
                /** @description Only requests with this text in the request body or in the response body. */
                bodyContains?: string;
                /** @description Only requests with one of these correlation ids, separated by commas. */
                correlationId?: string;
                /** @description Only requests with this EndToEndId in the path, in the request body or in the response body. */
                endToEndId?: string;
                /** @description Only requests to which the rule with this id was applied. */
                rule?: string;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntryResponse"][];
                };
            };
            /** @description A filter is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    clearRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countRequests: {
        parameters: {
            query?: {
                /** @description Only requests with this path: exact, or a pattern such as `/spi/transactions/:id` or `/spi/**`. */
                path?: string;
                /** @description Only requests with this method. */
                method?: string;
                /** @description Only requests with this response status, such as `200` or `4xx`. */
                status?: string;
                /** @description Only requests since this instant of the clock of the sandbox, ISO 8601. */
                since?: string;
                /** @description Only requests with this text in the request body or in the response body. */
                bodyContains?: string;
                /** @description Only requests with one of these correlation ids, separated by commas. */
                correlationId?: string;
                /** @description Only requests with this EndToEndId in the path, in the request body or in the response body. */
                endToEndId?: string;
                /** @description Only requests to which the rule with this id was applied. */
                rule?: string;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountResponse"];
                };
            };
            /** @description A filter is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    verifyRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Expectations"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyResponse"];
                };
            };
            /** @description The expectations are not valid; `errors` says where. Code: `EXPECTATIONS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSandboxes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResponse"][];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSandbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSandboxRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResponse"];
                };
            };
            /** @description The name is not valid. Code: `NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A sandbox with that name already exists. Code: `SANDBOX_EXISTS`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findSandbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of the sandbox. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The sandbox does not exist. Code: `SANDBOX_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    dropSandbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of the sandbox. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The sandbox does not exist. Code: `SANDBOX_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of the sandbox. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resetCurrentSandbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of the sandbox. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotResponse"][];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The sandbox does not exist. Code: `SANDBOX_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of the sandbox. */
                name: string;
                /** @description The name of the snapshot. */
                snapshot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The sandbox does not exist. Code: `SANDBOX_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of the sandbox. */
                name: string;
                /** @description The name of the snapshot. */
                snapshot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The snapshot does not exist. Code: `SNAPSHOT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of the sandbox. */
                name: string;
                /** @description The name of the snapshot. */
                snapshot: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreSnapshotRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The snapshot does not exist. Code: `SNAPSHOT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The snapshot cannot be restored. Nothing was changed. Codes: `SNAPSHOT_OF_ANOTHER_APP`, `SNAPSHOT_DAMAGED`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    holdSandbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of the sandbox. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldResponse"];
                };
            };
            /** @description The name, the id or the time is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Another client holds the sandbox. Code: `SANDBOX_HELD`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Requests that began earlier do not end. The sandbox is not held. Code: `SANDBOX_BUSY`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    releaseSandbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of the sandbox. */
                name: string;
                /** @description The id of the hold. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitsResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    spiPostPacs008: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    FIToFICstmrCdtTrf: {
                        GrpHdr: {
                            MsgId: string;
                            /** @description Date and time, with or without a time zone. */
                            CreDtTm: string;
                            NbOfTxs: string;
                            /** @description Amount in reais, with at most two decimals, as the text of the element. */
                            TtlIntrBkSttlmAmt?: {
                                /** @enum {string} */
                                Ccy: "BRL";
                            };
                            /** Format: date */
                            IntrBkSttlmDt?: string;
                            SttlmInf?: {
                                /** @enum {string} */
                                SttlmMtd?: "CLRG" | "COVE" | "INDA" | "INGA";
                            };
                        };
                        CdtTrfTxInf: {
                            PmtId: {
                                EndToEndId: string;
                                TxId?: string;
                            };
                            /** @description Amount in reais, with at most two decimals, as the text of the element. */
                            IntrBkSttlmAmt: {
                                /** @enum {string} */
                                Ccy: "BRL";
                            };
                            /** @enum {string} */
                            ChrgBr?: "CRED" | "DEBT" | "SHAR" | "SLEV";
                            InstgAgt?: {
                                FinInstnId?: {
                                    ClrSysMmbId?: {
                                        MmbId?: string;
                                    };
                                };
                            };
                            Dbtr?: {
                                Nm?: string;
                            };
                            DbtrAgt?: {
                                FinInstnId?: {
                                    ClrSysMmbId?: {
                                        MmbId?: string;
                                    };
                                };
                            };
                            CdtrAgt: {
                                FinInstnId: {
                                    ClrSysMmbId: {
                                        MmbId: string;
                                    };
                                };
                            };
                            Cdtr?: {
                                Nm?: string;
                            };
                        }[];
                    };
                };
                "text/xml": {
                    FIToFICstmrCdtTrf: {
                        GrpHdr: {
                            MsgId: string;
                            /** @description Date and time, with or without a time zone. */
                            CreDtTm: string;
                            NbOfTxs: string;
                            /** @description Amount in reais, with at most two decimals, as the text of the element. */
                            TtlIntrBkSttlmAmt?: {
                                /** @enum {string} */
                                Ccy: "BRL";
                            };
                            /** Format: date */
                            IntrBkSttlmDt?: string;
                            SttlmInf?: {
                                /** @enum {string} */
                                SttlmMtd?: "CLRG" | "COVE" | "INDA" | "INGA";
                            };
                        };
                        CdtTrfTxInf: {
                            PmtId: {
                                EndToEndId: string;
                                TxId?: string;
                            };
                            /** @description Amount in reais, with at most two decimals, as the text of the element. */
                            IntrBkSttlmAmt: {
                                /** @enum {string} */
                                Ccy: "BRL";
                            };
                            /** @enum {string} */
                            ChrgBr?: "CRED" | "DEBT" | "SHAR" | "SLEV";
                            InstgAgt?: {
                                FinInstnId?: {
                                    ClrSysMmbId?: {
                                        MmbId?: string;
                                    };
                                };
                            };
                            Dbtr?: {
                                Nm?: string;
                            };
                            DbtrAgt?: {
                                FinInstnId?: {
                                    ClrSysMmbId?: {
                                        MmbId?: string;
                                    };
                                };
                            };
                            CdtrAgt: {
                                FinInstnId: {
                                    ClrSysMmbId: {
                                        MmbId: string;
                                    };
                                };
                            };
                            Cdtr?: {
                                Nm?: string;
                            };
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description The pacs.002 status report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <Document><FIToFIPmtStsRpt><GrpHdr><MsgID>PACS002E1234567820261121120000000000001</MsgID><CreDtTm>2026-11-21T12:00:00.123Z</CreDtTm><NbOfTxs>1</NbOfTxs><TtlIntrBkSttlmAmt Ccy="BRL">150.75</TtlIntrBkSttlmAmt></GrpHdr><TxInfAndSts><OrgnlEndToEndId>E1234567820261121120000000000001</OrgnlEndToEndId><TxSts>ACCP</TxSts></TxInfAndSts></FIToFIPmtStsRpt></Document>
                     */
                    "application/xml": {
                        FIToFIPmtStsRpt: {
                            GrpHdr: {
                                MsgID: string;
                                /** Format: date-time */
                                CreDtTm: string;
                                NbOfTxs: string;
                                /** @description Amount in reais, with at most two decimals, as the text of the element. */
                                TtlIntrBkSttlmAmt: {
                                    /** @enum {string} */
                                    Ccy: "BRL";
                                };
                            };
                            TxInfAndSts: {
                                OrgnlEndToEndId: string;
                                /** @enum {string} */
                                TxSts: "ACCP" | "RJCT";
                                StsRsnInf?: {
                                    Rsn: {
                                        Cd: string;
                                    };
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description The body is not valid XML, or it is not a valid pacs.008. Codes: `XML_EMPTY`, `XML_ENCODING`, `XML_NOT_WELL_FORMED`, `XML_DOCTYPE`, `XML_TOO_DEEP`, `XML_TOO_LARGE`, `PACS008_WRONG_DOCUMENT`, `PACS008_ELEMENT_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The EndToEndId is already stored. Code: `END_TO_END_ID_DUPLICATED`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not XML in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description An amount or the total is not valid. Code: `AMOUNT_INVALID`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    spiListTransactions: {
        parameters: {
            query?: {
                /** @description Only transactions with this status. */
                status?: components["schemas"]["TransactionStatus"];
                /** @description Only transactions with this institution (ISPB) as the payer. */
                debtorIspb?: string;
                /** @description Only transactions with this institution (ISPB) as the receiver. */
                creditorIspb?: string;
                /** @description Only items of this instant or later (ISO 8601). Without a time zone, it is in UTC. */
                from?: string;
                /** @description Only items before this instant (ISO 8601). Without a time zone, it is in UTC. */
                to?: string;
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the sum of the amounts of the same items, as a decimal number. */
                    "X-Total-Amount"?: string;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpiTransactionResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    spiFindTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The EndToEndId of the payment. */
                endToEndId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpiTransactionResponse"];
                };
            };
            /** @description The transaction does not exist in the sandbox. Code: `TRANSACTION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    dictGetHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    dictListKeys: {
        parameters: {
            query: {
                /** @description Only keys of this type. */
                keyType?: components["schemas"]["KeyType"];
                /** @description Only keys of this participant. */
                ispb?: string;
                /** @description Only keys of the account with this reference. */
                accountId?: string;
                /** @description Only keys with this status. */
                status: components["schemas"]["KeyStatus"];
                /** @description Only keys of the account with this number, or with this branch and number: `0001/123456-7`. */
                account?: string;
                /** @description Only items of this instant or later (ISO 8601). Without a time zone, it is in UTC. */
                from?: string;
                /** @description Only items before this instant (ISO 8601). Without a time zone, it is in UTC. */
                to?: string;
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    dictCreateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKeyRequest"];
            };
        };
        responses: {
            /** @description The key is registered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyCreatedResponse"];
                };
            };
            /** @description A field is missing or not valid; `errors` says which. Codes: `REQUEST_INVALID`, `JSON_NOT_WELL_FORMED`, `JSON_TOO_DEEP`, `ENTRY_INVALID`, `ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The key is already active. Codes: `ENTRY_ALREADY_EXISTS`, `ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON`, `ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The account already has the maximum number of keys. Code: `ENTRY_LIMIT_EXCEEDED`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    dictFindKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The type of the key. */
                keyType: components["schemas"]["KeyType"];
                /** @description The value of the key. */
                keyValue: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyResponse"];
                };
            };
            /** @description The key type is unknown. Code: `KEY_TYPE_UNKNOWN`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The key does not exist in the sandbox. Code: `KEY_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    dictDeleteKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the key, or its value. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The sandbox has no active key with that id or value. Code: `KEY_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    dictExportKeys: {
        parameters: {
            query?: {
                /** @description Only keys of this type. */
                keyType?: components["schemas"]["KeyType"];
                /** @description Only keys with this value, in its normal form. */
                keyValue?: string;
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    postAdminSeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SeedRequest"] | components["schemas"]["BankSeedRequest"];
            };
        };
        responses: {
            /** @description The number of new keys, and examples of them. Or: The workflows. Or: The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictSeedResponse"] | components["schemas"]["WorkflowSeedResponse"] | components["schemas"]["OpenfinanceSeedResponse"];
                };
            };
            /** @description The number of keys or the seed is not valid. Code: `REQUEST_INVALID`. Or: The request is not valid; `errors` says where. Code: `SEED_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description An account has too little for more transactions. Code: `SEED_BALANCE_TOO_LOW`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583AcquirerAuthorize: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: unknown;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The message that was sent, and its response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcquirerResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_VALUE_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583AcquirerFinancial: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: unknown;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The message that was sent, and its response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcquirerResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_VALUE_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583AcquirerReversal: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: unknown;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The message that was sent, and its response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcquirerResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_VALUE_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583IssuerAuthorize: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: unknown;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The response of the issuer. `approved` tells whether it approves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_VALUE_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583IssuerFinancial: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: unknown;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The response of the issuer. `approved` tells whether it approves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_VALUE_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583IssuerReversal: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: unknown;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The response of the issuer. `approved` tells whether it approves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_VALUE_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583IssuerNetwork: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: unknown;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The response of the issuer. `approved` tells whether it approves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_VALUE_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583ListCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards, sorted by number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResponse"][];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583CreateCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCardRequest"];
            };
        };
        responses: {
            /** @description The card was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResponse"];
                };
            };
            /** @description A field is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A card with that number already exists. Code: `CARD_EXISTS`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583FindCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583ChangeCardStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStatusRequest"];
            };
        };
        responses: {
            /** @description The card with its new status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResponse"];
                };
            };
            /** @description The status does not exist. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The card status cannot change to that value. Code: `CARD_STATUS_CONFLICT`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583ResetCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card after the reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583ResetAllCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of cards that were reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583ListCardTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the sum of the amounts of the same items, as a decimal number. */
                    "X-Total-Amount"?: string;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583TransactionResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583ListTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
                /** @description Only transactions of the card with this number. */
                pan?: string;
                /** @description Only transactions with this effect on the account. */
                kind?: components["schemas"]["TransactionKind"];
                /** @description Only transactions with this response code (DE39). */
                responseCode?: string;
                /** @description Only items of this instant or later (ISO 8601). Without a time zone, it is in UTC. */
                from?: string;
                /** @description Only items before this instant (ISO 8601). Without a time zone, it is in UTC. */
                to?: string;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the sum of the amounts of the same items, as a decimal number. */
                    "X-Total-Amount"?: string;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583TransactionResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583ListCardHolds: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holds. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583ListCardLedger: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583GetPreset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583ChangePreset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePresetRequest"];
            };
        };
        responses: {
            /** @description The preset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"];
                };
            };
            /** @description The preset does not exist. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583DecodeMessage: {
        parameters: {
            query?: {
                /** @description `true` shows PAN, tracks, PIN block and chip data unmasked. */
                unmasked?: boolean;
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: unknown;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackedMessage"];
            };
        };
        responses: {
            /** @description The decoded message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecodedResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583EncodeMessage: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: unknown;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The encoded message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EncodedResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583ExplainMessage: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: unknown;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackedMessage"];
            };
        };
        responses: {
            /** @description The parts of the message, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangeResponse"][];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583GuessProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackedMessage"];
            };
        };
        responses: {
            /** @description All profiles, the likeliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuessResponse"][];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Code: `MESSAGE_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583ListProfiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583Profile"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583SaveProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Iso8583Profile"];
            };
        };
        responses: {
            /** @description The profile as it is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583Profile"];
                };
            };
            /** @description The profile is not valid; `errors` says where. Code: `PROFILE_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A built-in profile has that name. Code: `PROFILE_TAKEN`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583FindProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of the profile. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583Profile"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583DeleteProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of the profile. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile is built in and cannot be deleted. Code: `PROFILE_TAKEN`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    iso8583ListResponseCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseCodeResponse"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowListWorkflows: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
                /** @description Only workflows with this name. */
                name?: string;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflows. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowCreateWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowResponse"];
                };
            };
            /** @description The request is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The definition cannot be run. Code: `DEFINITION_INVALID`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowFindWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowResponse"];
                };
            };
            /** @description The workflow does not exist in the sandbox. Code: `WORKFLOW_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowUpdateWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to replace. */
                "If-Match"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowResponse"];
                };
            };
            /** @description The request is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The workflow does not exist in the sandbox. Code: `WORKFLOW_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The workflow has another version than If-Match says. Code: `WORKFLOW_CHANGED`. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The definition cannot be run. Code: `DEFINITION_INVALID`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowDeleteWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The workflow does not exist in the sandbox. Code: `WORKFLOW_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowFindVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowVersionResponse"];
                };
            };
            /** @description The workflow, or the version, does not exist. Codes: `WORKFLOW_NOT_FOUND`, `WORKFLOW_VERSION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowListExecutions: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
                /** @description Only executions with this status. */
                status?: components["schemas"]["ExecutionStatus"];
                /** @description Only executions of this version. */
                version?: number;
                /** @description Only items of this instant or later (ISO 8601). Without a time zone, it is in UTC. */
                from?: string;
                /** @description Only items before this instant (ISO 8601). Without a time zone, it is in UTC. */
                to?: string;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The executions, without their histories. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The workflow does not exist in the sandbox. Code: `WORKFLOW_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowStartExecution: {
        parameters: {
            query?: {
                /** @description Waits up to this many seconds until the work is finished. The header `Prefer: wait=10` does the same. */
                wait?: number;
            };
            header?: {
                /** @description `wait=10` waits up to ten seconds for the end of the execution. */
                Prefer?: string;
                /** @description Names the request: sent again, it starts no second execution. */
                "Idempotency-Key"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExecutionRequest"];
            };
        };
        responses: {
            /** @description The same Idempotency-Key has started it before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionResponse"];
                };
            };
            /** @description The execution was started. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionResponse"];
                };
            };
            /** @description The request is not valid. Codes: `REQUEST_INVALID`, `IDEMPOTENCY_KEY_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The workflow, or its version, does not exist in the sandbox. Codes: `WORKFLOW_NOT_FOUND`, `WORKFLOW_VERSION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The Idempotency-Key has started another execution. Code: `IDEMPOTENCY_KEY_REUSED`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowFindExecution: {
        parameters: {
            query?: {
                /** @description Waits up to this many seconds until the work is finished. The header `Prefer: wait=10` does the same. */
                wait?: number;
                /** @description Only events of the history after this one: its id. */
                after?: number;
            };
            header?: {
                /** @description `wait=10` waits up to ten seconds for the end of the execution. */
                Prefer?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the execution. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionResponse"];
                };
            };
            /** @description A parameter is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The execution does not exist in the sandbox. Code: `EXECUTION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowExecutionEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event that the client has received. */
                "Last-Event-ID"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the execution. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The client has had the last event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The execution does not exist in the sandbox. Code: `EXECUTION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowStopExecution: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the execution. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ErrorRequest"];
            };
        };
        responses: {
            /** @description The execution is stopped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionResponse"];
                };
            };
            /** @description The request is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The execution does not exist in the sandbox. Code: `EXECUTION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The execution has ended. Code: `EXECUTION_ENDED`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowRedriveExecution: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the execution. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The execution runs again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionResponse"];
                };
            };
            /** @description The execution does not exist in the sandbox. Code: `EXECUTION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The execution runs, or has succeeded. Code: `EXECUTION_NOT_REDRIVABLE`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowCallWebhook: {
        parameters: {
            query?: {
                /** @description The correlation id of the task that waits. Default: the one in the body. */
                correlationId?: string;
            };
            header?: {
                /** @description Names the call: sent again, it is not taken a second time. */
                "webhook-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCallResponse"];
                };
            };
            /** @description The body is not a JSON object. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The call is not signed. Codes: `WEBHOOK_SIGNATURE_INVALID`, `WEBHOOK_SIGNATURE_INVALID`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The workflow does not exist. Code: `WORKFLOW_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Workflows call each other without end. Code: `WORKFLOW_LOOP`. */
            508: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowTaskSuccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The token of the task: `$$.Task.Token`, or `$states.context.Task.Token`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskSuccessRequest"];
            };
        };
        responses: {
            /** @description The task is completed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No task waits with this token. Code: `TASK_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowTaskFailure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The token of the task: `$$.Task.Token`, or `$states.context.Task.Token`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErrorRequest"];
            };
        };
        responses: {
            /** @description The task has failed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No task waits with this token. Code: `TASK_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowTaskHeartbeat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The token of the task: `$$.Task.Token`, or `$states.context.Task.Token`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task goes on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No task waits with this token. Code: `TASK_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowWorkflowDiagram: {
        parameters: {
            query?: {
                /** @description An execution of the workflow, whose path is marked. The diagram is that of its version. */
                executionId?: string;
                /** @description Text for Mermaid, or a picture. Default: a picture if the client accepts `image/svg+xml`, otherwise the text. */
                format?: "mermaid" | "svg";
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The diagram. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/vnd.mermaid": string;
                    "image/svg+xml": string;
                };
            };
            /** @description The format is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The workflow, or its execution, does not exist. Codes: `WORKFLOW_NOT_FOUND`, `EXECUTION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The diagram is too large to be drawn. Code: `DIAGRAM_TOO_LARGE`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too many diagrams are being drawn. Code: `DIAGRAMS_BUSY`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowExecutionDiagram: {
        parameters: {
            query?: {
                /** @description Text for Mermaid, or a picture. Default: a picture if the client accepts `image/svg+xml`, otherwise the text. */
                format?: "mermaid" | "svg";
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the execution. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The diagram. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/vnd.mermaid": string;
                    "image/svg+xml": string;
                };
            };
            /** @description The format is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The execution does not exist. Code: `EXECUTION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The diagram is too large to be drawn. Code: `DIAGRAM_TOO_LARGE`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too many diagrams are being drawn. Code: `DIAGRAMS_BUSY`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowTestState: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateTest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateTestResponse"];
                };
            };
            /** @description The request is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The state is not valid. Code: `DEFINITION_INVALID`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    workflowCoverage: {
        parameters: {
            query?: {
                /** @description Default: the latest. */
                version?: number;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoverageResponse"];
                };
            };
            /** @description The version is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The workflow, or its version, does not exist. Codes: `WORKFLOW_NOT_FOUND`, `WORKFLOW_VERSION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"][];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The webhook. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookResponse"];
                };
            };
            /** @description The webhook is not valid; `errors` says where. Codes: `WEBHOOK_INVALID`, `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The sandbox already has the maximum number of webhooks. Code: `WEBHOOK_LIMIT_REACHED`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Webhooks are not sent to this address: it is a loopback, private or reserved one. Code: `WEBHOOK_TARGET_REFUSED`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWebhookEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meaning of each event type, by its name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
                /** @description Only those of this webhook. */
                subscriptionId?: string;
                /** @description Only those with this status. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description Only those of this event type. */
                type?: string;
                /** @description Only those about this resource. */
                subject?: string;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries, without their bodies. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the webhook, or its name. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The webhook does not exist in the sandbox. Code: `WEBHOOK_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the webhook, or its name. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The webhook does not exist in the sandbox. Code: `WEBHOOK_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the webhook, or its name. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /** @description The webhook is not valid; `errors` says where. Codes: `WEBHOOK_INVALID`, `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The webhook does not exist in the sandbox. Code: `WEBHOOK_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Webhooks are not sent to this address: it is a loopback, private or reserved one. Code: `WEBHOOK_TARGET_REFUSED`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the webhook, or its name. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The webhook does not exist in the sandbox. Code: `WEBHOOK_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The webhook is disabled. Code: `WEBHOOK_DISABLED`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the delivery, or `latest` for the newest one. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetailsResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The delivery does not exist in the sandbox. Code: `WEBHOOK_DELIVERY_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the delivery, or `latest` for the newest one. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The delivery or its webhook does not exist. Codes: `WEBHOOK_DELIVERY_NOT_FOUND`, `WEBHOOK_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The webhook is disabled. Code: `WEBHOOK_DISABLED`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    openfinanceListEndpoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscoveryResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceCreatePaymentConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The same key with the same content gets the first response again. */
                "x-idempotency-key"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentConsentRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConsentResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is too large. Code: `BODY_TOO_LARGE`.
             *
             *     The body is too large. Code: `BODY_TOO_LARGE`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent is refused. Code: `FORMA_PAGAMENTO_INVALIDA`, `DATA_PAGAMENTO_INVALIDA`, `DETALHE_PAGAMENTO_INVALIDO`, `PARAMETRO_NAO_INFORMADO`, `PARAMETRO_INVALIDO`, `ERRO_IDEMPOTENCIA`, `NAO_INFORMADO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceFindPaymentConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                consentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConsentResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not exist in the sandbox. Code: `RECURSO_NAO_ENCONTRADO`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceListPayments: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description Items of a page; 25 where it is left out. */
                "page-size"?: number;
                /** @description Only the payments of this consent. */
                consentId?: string;
            };
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentListResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceCreatePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The same key with the same content gets the first response again. */
                "x-idempotency-key"?: string;
                /** @description The payment consent. The scope `consent:<id>` of a bearer token names it too. */
                "x-consent-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlainPayment"] | components["schemas"]["OnePayment"] | components["schemas"]["PaymentList"];
            };
        };
        responses: {
            /** @description The payment, or the list of payments if the body is a list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"] | components["schemas"]["PaymentsResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description CONSENT_REQUIRED is true and no consent is named. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is too large. Code: `BODY_TOO_LARGE`.
             *
             *     The body is too large. Code: `BODY_TOO_LARGE`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The payment is refused, and nothing is moved. Code: `SALDO_INSUFICIENTE`, `VALOR_ACIMA_LIMITE`, `VALOR_INVALIDO`, `COBRANCA_INVALIDA`, `CONSENTIMENTO_INVALIDO`, `PARAMETRO_NAO_INFORMADO`, `PARAMETRO_INVALIDO`, `NAO_INFORMADO`, `PAGAMENTO_DIVERGENTE_CONSENTIMENTO`, `DETALHE_PAGAMENTO_INVALIDO`, `PAGAMENTO_RECUSADO_DETENTORA`, `PAGAMENTO_RECUSADO_SPI`, `ERRO_IDEMPOTENCIA`, `CONSENTIMENTO_PENDENTE_AUTORIZACAO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceListPaymentsAlias: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description Items of a page; 25 where it is left out. */
                "page-size"?: number;
                /** @description Only the payments of this consent. */
                consentId?: string;
            };
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentListResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceCreatePaymentAlias: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The same key with the same content gets the first response again. */
                "x-idempotency-key"?: string;
                /** @description The payment consent. The scope `consent:<id>` of a bearer token names it too. */
                "x-consent-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlainPayment"] | components["schemas"]["OnePayment"] | components["schemas"]["PaymentList"];
            };
        };
        responses: {
            /** @description The payment, or the list of payments if the body is a list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"] | components["schemas"]["PaymentsResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description CONSENT_REQUIRED is true and no consent is named. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is too large. Code: `BODY_TOO_LARGE`.
             *
             *     The body is too large. Code: `BODY_TOO_LARGE`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The payment is refused, and nothing is moved. Code: `SALDO_INSUFICIENTE`, `VALOR_ACIMA_LIMITE`, `VALOR_INVALIDO`, `COBRANCA_INVALIDA`, `CONSENTIMENTO_INVALIDO`, `PARAMETRO_NAO_INFORMADO`, `PARAMETRO_INVALIDO`, `NAO_INFORMADO`, `PAGAMENTO_DIVERGENTE_CONSENTIMENTO`, `DETALHE_PAGAMENTO_INVALIDO`, `PAGAMENTO_RECUSADO_DETENTORA`, `PAGAMENTO_RECUSADO_SPI`, `ERRO_IDEMPOTENCIA`, `CONSENTIMENTO_PENDENTE_AUTORIZACAO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceFindPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The payment does not exist in the sandbox. Code: `RECURSO_NAO_ENCONTRADO`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceFindPaymentAlias: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The payment does not exist in the sandbox. Code: `RECURSO_NAO_ENCONTRADO`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceCancelPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelPaymentRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The payment does not exist in the sandbox. Code: `RECURSO_NAO_ENCONTRADO`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is too large. Code: `BODY_TOO_LARGE`.
             *
             *     The body is too large. Code: `BODY_TOO_LARGE`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The payment cannot be cancelled. Code: `PAGAMENTO_NAO_PERMITE_CANCELAMENTO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceCancelPaymentsOfConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                consentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelPaymentRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledPaymentsResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent has no payment. Code: `RECURSO_NAO_ENCONTRADO`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is too large. Code: `BODY_TOO_LARGE`.
             *
             *     The body is too large. Code: `BODY_TOO_LARGE`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description No payment can be cancelled. Code: `PAGAMENTO_NAO_PERMITE_CANCELAMENTO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceAuthoriseConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AuthoriseConsentRequest"];
            };
        };
        responses: {
            /** @description The consent is authorised. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentStatusResponse"];
                };
            };
            /** @description An account is not of the customer. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The sandbox has no consent with that id. Code: `CONSENTIMENTO_NAO_ENCONTRADO`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The consent is already rejected. Code: `CONSENTIMENTO_JA_DECIDIDO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    openfinanceRejectConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RejectConsentRequest"];
            };
        };
        responses: {
            /** @description The consent is rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentStatusResponse"];
                };
            };
            /** @description The reason is unknown. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The sandbox has no consent with that id. Code: `CONSENTIMENTO_NAO_ENCONTRADO`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The consent is already rejected. Code: `CONSENTIMENTO_JA_DECIDIDO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    openfinanceListAccounts: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description Items of a page; 25 where it is left out. */
                "page-size"?: number;
                /** @description Only accounts of this type. */
                accountType?: components["schemas"]["OpenfinanceAccountType"];
                /** @description As a link to another page has it: with it, a page far down the list is found as fast as the first. */
                "pagination-key"?: string;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both all accounts are open, unless `CONSENT_REQUIRED` is set. */
                "x-consent-id"?: string;
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountListResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Consents are required, and the request has neither a consent nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent is not authorised, or does not have the permission. Code: `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceFindAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both all accounts are open, unless `CONSENT_REQUIRED` is set. */
                "x-consent-id"?: string;
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Consents are required, and the request has neither a consent nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the account, or does not allow the read. Code: `CONTA_NAO_AUTORIZADA`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The sandbox has no such account. Code: `CONTA_NAO_ENCONTRADA`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceFindAccountBalances: {
        parameters: {
            query?: never;
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both all accounts are open, unless `CONSENT_REQUIRED` is set. */
                "x-consent-id"?: string;
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountBalancesResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Consents are required, and the request has neither a consent nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the account, or does not allow the read. Code: `CONTA_NAO_AUTORIZADA`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The sandbox has no such account. Code: `CONTA_NAO_ENCONTRADA`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceFindAccountOverdraftLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both all accounts are open, unless `CONSENT_REQUIRED` is set. */
                "x-consent-id"?: string;
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountLimitsResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Consents are required, and the request has neither a consent nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the account, or does not allow the read. Code: `CONTA_NAO_AUTORIZADA`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The sandbox has no such account. Code: `CONTA_NAO_ENCONTRADA`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceListTransactions: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description Items of a page; 25 where it is left out. */
                "page-size"?: number;
                /** @description The first day, by the time of Brasília; sent together with toBookingDate. */
                fromBookingDate?: string;
                /** @description The last day, which is included. */
                toBookingDate?: string;
                /** @description Only credits, or only debits. */
                creditDebitIndicator?: components["schemas"]["CreditDebitIndicator"];
                /** @description As a link to another page has it: with it, a page far down the list is found as fast as the first. */
                "pagination-key"?: string;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both all accounts are open, unless `CONSENT_REQUIRED` is set. */
                "x-consent-id"?: string;
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the transactions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionListResponse"];
                };
            };
            /** @description A parameter is not valid. Code: `PARAMETRO_INVALIDO`, `PARAMETRO_NAO_INFORMADO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Consents are required, and the request has neither a consent nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the account, or does not allow the read. Code: `CONTA_NAO_AUTORIZADA`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The sandbox has no such account. Code: `CONTA_NAO_ENCONTRADA`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description There are no transactions for such a period. Code: `PARAMETRO_INVALIDO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceListCurrentTransactions: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description Items of a page; 25 where it is left out. */
                "page-size"?: number;
                /** @description The first day, by the time of Brasília; sent together with toBookingDate. */
                fromBookingDate?: string;
                /** @description The last day, which is included. */
                toBookingDate?: string;
                /** @description Only credits, or only debits. */
                creditDebitIndicator?: components["schemas"]["CreditDebitIndicator"];
                /** @description As a link to another page has it: with it, a page far down the list is found as fast as the first. */
                "pagination-key"?: string;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both all accounts are open, unless `CONSENT_REQUIRED` is set. */
                "x-consent-id"?: string;
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the transactions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionListResponse"];
                };
            };
            /** @description A parameter is not valid. Code: `PARAMETRO_INVALIDO`, `PARAMETRO_NAO_INFORMADO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Consents are required, and the request has neither a consent nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the account, or does not allow the read. Code: `CONTA_NAO_AUTORIZADA`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The sandbox has no such account. Code: `CONTA_NAO_ENCONTRADA`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description There are no transactions for such a period. Code: `PARAMETRO_INVALIDO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceCreateConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateConsent"];
            };
        };
        responses: {
            /** @description The consent was created. */
            201: {
                headers: {
                    /** @description The version of the standard that the body has. */
                    "x-v"?: string;
                    /** @description The authorisation page of a consent that waits for its customer. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentResponse"];
                };
            };
            /** @description A member is missing or not valid. Code: `PARAMETRO_INVALIDO`, `PARAMETRO_NAO_INFORMADO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is too large. Code: `BODY_TOO_LARGE`.
             *
             *     The body is too large. Code: `BODY_TOO_LARGE`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank refuses the consent. Code: `SEM_PERMISSOES_FUNCIONAIS_RESTANTES`, `INFORMACOES_PJ_NAO_INFORMADAS`, `PERMISSOES_PJ_INCORRETAS`, `PERMISSAO_PF_PJ_EM_CONJUNTO`, `COMBINACAO_PERMISSOES_INCORRETA`, `DATA_EXPIRACAO_INVALIDA`, `ERRO_NAO_MAPEADO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceFindConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consent. */
            200: {
                headers: {
                    /** @description The version of the standard that the body has. */
                    "x-v"?: string;
                    /** @description The authorisation page of a consent that waits for its customer. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentReadResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The sandbox has no consent with that id. Code: `CONSENTIMENTO_NAO_ENCONTRADO`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceRevokeConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consent is rejected now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The sandbox has no consent with that id. Code: `CONSENTIMENTO_NAO_ENCONTRADO`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent is already rejected. Code: `CONSENTIMENTO_EM_STATUS_REJEITADO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceExtendConsent: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                "x-customer-user-agent": string;
                "x-fapi-customer-ip-address": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtendConsent"];
            };
        };
        responses: {
            /** @description The consent was extended. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentResponse"];
                };
            };
            /** @description A member or a header is missing or not valid. Code: `PARAMETRO_INVALIDO`, `PARAMETRO_NAO_INFORMADO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent is of another person or company. Code: `CONSENTIMENTO_DE_OUTRO_USUARIO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The sandbox has no consent with that id. Code: `CONSENTIMENTO_NAO_ENCONTRADO`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is too large. Code: `BODY_TOO_LARGE`.
             *
             *     The body is too large. Code: `BODY_TOO_LARGE`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /**
             * @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank refuses the extension. Code: `ESTADO_CONSENTIMENTO_INVALIDO`, `DATA_EXPIRACAO_INVALIDA`, `DEPENDE_MULTIPLA_ALCADA`, `ERRO_NAO_MAPEADO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceListConsentExtensions: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description Items of a page; 25 where it is left out. */
                "page-size"?: number;
            };
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the extensions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtensionsResponse"];
                };
            };
            /** @description The request is not valid. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The sandbox has no consent with that id. Code: `CONSENTIMENTO_NAO_ENCONTRADO`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Any other error has the body of the standard: an unknown address or method, a body that is too large, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    openfinanceCreditAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credit"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditResponse"];
                };
            };
            /** @description The credit is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The bank has no such account. Code: `CONTA_NAO_ENCONTRADA`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Another credit has the endToEndId. Code: `END_TO_END_ID_DUPLICATED`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nfseIssueInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueInvoice"];
            };
        };
        responses: {
            /** @description The invoice is authorized. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceResponse"];
                };
            };
            /** @description The invoice is processing. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceResponse"];
                };
            };
            /** @description The body is not a request to issue an invoice. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Another invoice of the provider has the reference. Code: `REFERENCE_CONFLICT`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A rule refuses the invoice; nothing is stored. Code: `E0595`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A rule of the sandbox ordered that the service does not work. Code: `E1217`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nfseCancelInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the invoice, its number, or its access key of 50 digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelInvoice"];
            };
        };
        responses: {
            /** @description The invoice is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceResponse"];
                };
            };
            /** @description The invoice is cancelling. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceResponse"];
                };
            };
            /** @description The body is not a request to cancel. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The invoice does not exist in the sandbox. Code: `INVOICE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The invoice was never authorized. Code: `INVOICE_NOT_AUTHORIZED`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A rule refuses the cancellation; nothing is changed. Code: `E0822`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nfseSubstituteInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the invoice, its number, or its access key of 50 digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubstituteInvoice"];
            };
        };
        responses: {
            /** @description The new invoice is authorized. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceResponse"];
                };
            };
            /** @description The new invoice is processing. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceResponse"];
                };
            };
            /** @description The body is not a request to replace. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The invoice does not exist in the sandbox. Code: `INVOICE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The invoice was never authorized. Code: `INVOICE_NOT_AUTHORIZED`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A rule refuses the replacement; nothing is changed. Code: `E0046`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nfseListInvoices: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
                /** @description Only invoices of this provider: CNPJ or CPF, digits only. */
                provider?: string;
                /** @description Only invoices to this customer: CNPJ, CPF or foreign tax id. */
                customer?: string;
                /** @description Only the invoices with this reference. */
                reference?: string;
                /** @description Only invoices with this status. */
                status?: components["schemas"]["InvoiceStatus"];
                /** @description Only invoices with this number, of any provider. */
                number?: number;
                /** @description Only items of this instant or later (ISO 8601). Without a time zone, it is in UTC. */
                from?: string;
                /** @description Only items before this instant (ISO 8601). Without a time zone, it is in UTC. */
                to?: string;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the sum of the amounts of the same items, as a decimal number. */
                    "X-Total-Amount"?: string;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nfseFindInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the invoice, its number, or its access key of 50 digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceResponse"];
                };
            };
            /** @description The invoice does not exist in the sandbox. Code: `INVOICE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Several providers have an invoice with the number. Code: `INVOICE_NUMBER_AMBIGUOUS`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nfseInvoiceXml: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the invoice, its number, or its access key of 50 digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The XML. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /** @description The layout does not exist. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The invoice does not exist in the sandbox. Code: `INVOICE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The invoice has no XML. Codes: `INVOICE_NOT_AUTHORIZED`, `INVOICE_NUMBER_AMBIGUOUS`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nfseInvoicePdf: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the invoice, its number, or its access key of 50 digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The invoice does not exist in the sandbox. Code: `INVOICE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The invoice has no PDF. Codes: `INVOICE_NOT_AUTHORIZED`, `INVOICE_NUMBER_AMBIGUOUS`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nfseListEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the invoice, its number, or its access key of 50 digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventResponse"][];
                };
            };
            /** @description The invoice does not exist in the sandbox. Code: `INVOICE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Several providers have an invoice with the number. Code: `INVOICE_NUMBER_AMBIGUOUS`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nfseIssueDps: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SefinIssueRequest"];
            };
        };
        responses: {
            /** @description The invoice is authorized. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinIssuedResponse"];
                };
            };
            /** @description A rule refuses the DPS. Code: `E0595`, `E0014`, `E1225`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"];
                };
            };
            /**
             * @description The body is too large. Code: `BODY_TOO_LARGE`.
             *
             *     The body is too large. Code: `BODY_TOO_LARGE`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"];
                };
            };
            /**
             * @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"];
                };
            };
            /** @description A rule of the sandbox ordered it. Code: `E1217`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"];
                };
            };
            /** @description A rule of the sandbox ordered a late authorization. Code: `LATE_AUTHORIZATION`. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"];
                };
            };
            /** @description Any other error has the form of the national service: an unknown address, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"] | components["schemas"]["SefinErrorResponse"] | components["schemas"]["SefinEventErrorsResponse"];
                };
            };
        };
    };
    nfseFindNfse: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The access key, 50 digits. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinInvoiceResponse"];
                };
            };
            /** @description The key is not valid. Code: `ACCESS_KEY_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorResponse"];
                };
            };
            /** @description The invoice does not exist in the sandbox. Code: `INVOICE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorResponse"];
                };
            };
            /** @description Any other error has the form of the national service: an unknown address, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"] | components["schemas"]["SefinErrorResponse"] | components["schemas"]["SefinEventErrorsResponse"];
                };
            };
        };
    };
    nfseFindDps: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the DPS: DPS and 42 digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinDpsResponse"];
                };
            };
            /** @description The id is not valid. Code: `DPS_ID_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorResponse"];
                };
            };
            /** @description The DPS has no invoice in the sandbox. Code: `DPS_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorResponse"];
                };
            };
            /** @description Any other error has the form of the national service: an unknown address, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"] | components["schemas"]["SefinErrorResponse"] | components["schemas"]["SefinEventErrorsResponse"];
                };
            };
        };
    };
    nfseHasNfse: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the DPS: DPS and 42 digits. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The DPS has an invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id is not valid. Code: `DPS_ID_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorResponse"];
                };
            };
            /** @description The DPS has no invoice in the sandbox. Code: `DPS_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorResponse"];
                };
            };
            /** @description Any other error has the form of the national service: an unknown address, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"] | components["schemas"]["SefinErrorResponse"] | components["schemas"]["SefinEventErrorsResponse"];
                };
            };
        };
    };
    nfseRegisterEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The access key, 50 digits. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SefinEventRequest"];
            };
        };
        responses: {
            /** @description The event is registered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinEventResponse"];
                };
            };
            /** @description A rule refuses the event. Code: `E0822`, `ACCESS_KEY_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinEventErrorsResponse"];
                };
            };
            /**
             * @description The body is too large. Code: `BODY_TOO_LARGE`.
             *
             *     The body is too large. Code: `BODY_TOO_LARGE`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinEventErrorsResponse"];
                };
            };
            /**
             * @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinEventErrorsResponse"];
                };
            };
            /** @description A rule of the sandbox ordered it. Code: `E1217`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinEventErrorsResponse"];
                };
            };
            /** @description Any other error has the form of the national service: an unknown address, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"] | components["schemas"]["SefinErrorResponse"] | components["schemas"]["SefinEventErrorsResponse"];
                };
            };
        };
    };
    nfseFindEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The access key, 50 digits. */
                key: string;
                /** @description The code of the event, 6 digits. */
                type: string;
                /** @description The number of the event, from 1. */
                sequence: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinEventResponse"];
                };
            };
            /** @description The address is not valid. Code: `ACCESS_KEY_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorResponse"];
                };
            };
            /** @description The invoice has no such event in the sandbox. Code: `EVENT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorResponse"];
                };
            };
            /** @description Any other error has the form of the national service: an unknown address, a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"] | components["schemas"]["SefinErrorResponse"] | components["schemas"]["SefinEventErrorsResponse"];
                };
            };
        };
    };
    nfseListParameters: {
        parameters: {
            query?: {
                /** @description Only this municipality and its rates: IBGE code. */
                municipality?: string;
                /** @description Only this service and its rates: 6 digits. */
                serviceCode?: string;
                /** @description `seed`: only what every new sandbox has. `added`: only what was added to this sandbox. */
                source?: "added" | "seed";
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parameters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParametersResponse"];
                };
            };
            /** @description A filter is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nfseAddParameters: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Parameters"];
            };
        };
        responses: {
            /** @description The items as they are stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParametersResponse"];
                };
            };
            /** @description An item is not valid; `errors` says where. Code: `PARAMETERS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The sandbox has too many parameters. Code: `TOO_MANY_PARAMETERS`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nfseResetParameters: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nfseShowCertificates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificatesResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    nfseValidateXml: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
                "text/xml": string;
            };
        };
        responses: {
            /** @description The result, also of an invalid document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationResponse"];
                };
            };
            /** @description There is no body. Codes: `XML_EMPTY`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not XML in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportGenerateReport: {
        parameters: {
            query?: {
                /** @description Waits up to this many seconds until the work is finished. The header `Prefer: wait=10` does the same. */
                wait?: number;
            };
            header?: {
                /** @description `wait=10` waits up to ten seconds for the report. */
                Prefer?: string;
                /** @description Names the request: sent again, it starts no second report. */
                "Idempotency-Key"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateReport"];
            };
        };
        responses: {
            /** @description The run is finished. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunResponse"];
                };
            };
            /** @description The run is pending or running. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunResponse"];
                };
            };
            /** @description The request is not valid. Codes: `REQUEST_INVALID`, `IDEMPOTENCY_KEY_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The request asks for something that does not exist. Codes: `REPORT_REQUEST_REFUSED`, `IDEMPOTENCY_KEY_REUSED`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportListReportTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypeResponse"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportListReports: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
                /** @description Only reports of this type. */
                type?: string;
                /** @description Only reports in this format. */
                format?: string;
                /** @description Only reports with this status. */
                status?: components["schemas"]["RunStatus"];
                /** @description Only items of this instant or later (ISO 8601). Without a time zone, it is in UTC. */
                from?: string;
                /** @description Only items before this instant (ISO 8601). Without a time zone, it is in UTC. */
                to?: string;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportFindReport: {
        parameters: {
            query?: {
                /** @description Waits up to this many seconds until the work is finished. The header `Prefer: wait=10` does the same. */
                wait?: number;
            };
            header?: {
                /** @description `wait=10` waits up to ten seconds for the report. */
                Prefer?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunResponse"];
                };
            };
            /** @description The time to wait is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The report does not exist in the sandbox. Code: `REPORT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportCancelReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunResponse"];
                };
            };
            /** @description The report does not exist in the sandbox. Code: `REPORT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The report is finished. Code: `REPORT_FINISHED`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportReportEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The client has had the last event: `Last-Event-ID` is `finished`. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The report does not exist in the sandbox. Code: `REPORT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportDownloadReport: {
        parameters: {
            query?: {
                /** @description Whether a browser should show the file instead of saving it. */
                inline?: boolean;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The range of the file that the header Range names. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client has the file: `If-None-Match` names its ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The report does not exist in the sandbox. Code: `REPORT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The report has no file yet, or has failed. Code: `REPORT_NOT_READY`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The file was removed. Codes: `REPORT_EXPIRED`, `REPORT_FILE_MISSING`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The file is not the one that the client wants. Code: `PRECONDITION_FAILED`. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The file does not have the range. Code: `RANGE_NOT_SATISFIABLE`. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportReportManifest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManifestResponse"];
                };
            };
            /** @description The report does not exist in the sandbox. Code: `REPORT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The report has no file yet, or has failed. Code: `REPORT_NOT_READY`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The file was removed. Code: `REPORT_EXPIRED`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    ratelimitQueryKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueryRequest"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    /** @description The policies, as in `"instant-query";q=10;w=36000`. */
                    "RateLimit-Policy"?: string;
                    /** @description The tokens and the seconds until the next one, by policy, as in `"instant-query";r=9;t=3600`. */
                    RateLimit?: string;
                    /** @description The capacity of the bucket. */
                    "X-RateLimit-Limit"?: string;
                    /** @description The remaining tokens of the bucket. */
                    "X-RateLimit-Remaining"?: string;
                    /** @description Seconds until the next token; 0 if the bucket is full. */
                    "X-RateLimit-Reset"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueryResponse"];
                };
            };
            /** @description The key has an unknown form (costs one token), or the request is not valid (costs none). Codes: `KEY_MALFORMED`, `REQUEST_INVALID`, `JSON_NOT_WELL_FORMED`, `JSON_TOO_DEEP`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The access token is missing or not valid. Codes: `ACCESS_TOKEN_MISSING`, `ACCESS_TOKEN_INVALID`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The key does not exist. Code: `KEY_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The bucket is empty. `Retry-After` has the seconds until the next token. Code: `QUOTA_EXCEEDED`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description DICT does not answer. Code: `DIRECTORY_UNAVAILABLE`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    ratelimitQueryKeyAlias: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueryRequest"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    /** @description The policies, as in `"instant-query";q=10;w=36000`. */
                    "RateLimit-Policy"?: string;
                    /** @description The tokens and the seconds until the next one, by policy, as in `"instant-query";r=9;t=3600`. */
                    RateLimit?: string;
                    /** @description The capacity of the bucket. */
                    "X-RateLimit-Limit"?: string;
                    /** @description The remaining tokens of the bucket. */
                    "X-RateLimit-Remaining"?: string;
                    /** @description Seconds until the next token; 0 if the bucket is full. */
                    "X-RateLimit-Reset"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueryResponse"];
                };
            };
            /** @description The key has an unknown form (costs one token), or the request is not valid (costs none). Codes: `KEY_MALFORMED`, `REQUEST_INVALID`, `JSON_NOT_WELL_FORMED`, `JSON_TOO_DEEP`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The access token is missing or not valid. Codes: `ACCESS_TOKEN_MISSING`, `ACCESS_TOKEN_INVALID`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The key does not exist. Code: `KEY_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The bucket is empty. `Retry-After` has the seconds until the next token. Code: `QUOTA_EXCEEDED`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description DICT does not answer. Code: `DIRECTORY_UNAVAILABLE`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    ratelimitRegisterClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The client is registered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredResponse"];
                };
            };
            /** @description A field is missing or not valid; `errors` says which. Codes: `REQUEST_INVALID`, `JSON_NOT_WELL_FORMED`, `JSON_TOO_DEEP`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too many requests from this address. Code: `TOO_MANY_ATTEMPTS`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    ratelimitIssueToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequestFields"];
                "application/json": components["schemas"]["TokenRequestFields"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description `invalid_request`, `unsupported_grant_type` or `invalid_scope`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description `invalid_client`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not a form or JSON, in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too many requests from this address. Code: `TOO_MANY_ATTEMPTS`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    ratelimitListClients: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clients. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    ratelimitListBuckets: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The buckets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BucketResponse"][];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The client does not exist. Code: `CLIENT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    ratelimitSetBucket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                clientId: string;
                policy: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetBucketRequest"];
            };
        };
        responses: {
            /** @description The bucket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BucketResponse"];
                };
            };
            /** @description A number is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The bucket does not exist. Codes: `CLIENT_NOT_FOUND`, `POLICY_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The bucket is too small for that many tokens. Code: `BUCKET_TOO_SMALL`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    ratelimitFillBucket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                clientId: string;
                policy: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bucket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BucketResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The bucket does not exist. Codes: `CLIENT_NOT_FOUND`, `POLICY_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    ratelimitDrainBucket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                clientId: string;
                policy: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bucket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BucketResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The bucket does not exist. Codes: `CLIENT_NOT_FOUND`, `POLICY_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    ratelimitListLedger: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /**
                 * @description `false` leaves the total out of the response. Counting takes longer than a page if the list is long, and a
                 *     client that reads all pages needs it once.
                 */
                count?: boolean;
                /** @description Only lines of this client. */
                clientId?: string;
                /** @description Only lines of this policy. */
                policy?: string;
                /** @description Only lines of this kind. */
                kind?: components["schemas"]["LedgerKind"];
                /** @description Only items of this instant or later (ISO 8601). Without a time zone, it is in UTC. */
                from?: string;
                /** @description Only items before this instant (ISO 8601). Without a time zone, it is in UTC. */
                to?: string;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines of the ledger. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The ADMIN_TOKEN is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request. Code: `ADMIN_ORIGIN_FOREIGN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
