export interface paths {
    "/dict/health": {
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
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the name, the version and the time of the service. It does not check the database. */
        get: operations["getHealthAlias"];
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
        /**
         * Moves the clock of the sandbox forward, and runs the work that becomes due.
         * @description What was accepted before, such as an execution of a workflow or a report, first goes on until it has ended or waits for
         *     an instant or a call. `waitedFor` lists it.
         */
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
        /**
         * Returns when the next work of the sandbox is due. It is done when the clock passes this instant.
         * @description What was accepted before, such as an execution of a workflow or a report, first goes on until it has ended or waits for
         *     an instant or a call. `waitedFor` lists it.
         */
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
    "/__admin/sandboxes/{name}/snapshots/{snapshot}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a snapshot another name. A snapshot with that name is replaced. */
        post: operations["renameSnapshot"];
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
         *     requests and the due work that began earlier have ended. Jobs continue, but their calls to other services wait, unless
         *     `letsJobsPass` is true. The hold ends by `DELETE`, or by itself after `seconds`; the same `id` again begins the time
         *     anew, and with `renew` only if it is not over. Requests with the header
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
        get: operations["listKeys"];
        put?: never;
        /**
         * Registers a key.
         * @description A value can be active only once in a sandbox. An account has at most 20 keys, or 5 if the tax id of the
         *     holder is a CPF. Nothing is stored unless the status is 201.
         *
         *     Before you press Execute again, change or delete the key, or select another sandbox with `X-Sandbox`.
         */
        post: operations["createKey"];
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
        get: operations["findKey"];
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
        delete: operations["deleteKey"];
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
        get: operations["exportKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/buckets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the buckets of the rate policies that are not full, of payers and of participants. */
        get: operations["listBuckets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/buckets/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculates what lookups would cost, when they would be refused with 429, and when the buckets would be full again.
         * @description Nothing is changed. With `participant`, its bucket starts as it is now; all other buckets start full. A client that is
         *     refused is supposed to wait until the lookup is allowed.
         */
        post: operations["forecastLookups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/buckets/{policy}/{owner}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the number of tokens in a bucket. The next token comes after its full refill time. */
        put: operations["setBucket"];
        post?: never;
        /** Fills a bucket. */
        delete: operations["fillBucket"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the registered participants in the order of their ISPBs. */
        get: operations["listParticipants"];
        put?: never;
        /**
         * Registers a participant with its category, or with the participant that represents it.
         * @description Any ISPB is a participant without a registration: a direct one, of the category of `DICT_CATEGORY`. The buckets of a new
         *     category are full at first.
         */
        post: operations["createParticipant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/participants/{ispb}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a registered participant. */
        get: operations["findParticipant"];
        put?: never;
        post?: never;
        /** Deletes the registration. The ISPB is then a direct participant of the default category. */
        delete: operations["deleteParticipant"];
        options?: never;
        head?: never;
        /** Changes the members of a participant that are sent. null removes a category or a settler. */
        patch: operations["changeParticipant"];
        trace?: never;
    };
    "/__admin/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the payments and returns that DICT knows, newest first. */
        get: operations["listTransfers"];
        put?: never;
        /**
         * Declares a payment, or up to 1000 payments and returns in `transfers`.
         * @description Infraction reports, refunds, funds recoveries and statistics are about settled payments. With an SPI (`SPI_URL`) DICT
         *     asks for them. Without one, or for payments outside of it, a tester declares them. The same id again replaces the
         *     earlier declaration. Of a payment of the SPI it only adds parties that are unknown.
         */
        post: operations["declareTransfers"];
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
         * Adds generated keys to the sandbox, as many as you need.
         * @description The same seed generates the same keys with the same ids in every sandbox; with a larger number, further keys
         *     follow. Keys that already exist are not changed. A million keys take about a minute.
         */
        post: operations["seedKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an entry.
         * @description The key of an EVP is absent: DICT generates it. The same request with the same `RequestId` gets the same entry again.
         */
        post: operations["createEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entries/{Key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Looks up the entry of a key for a payer.
         * @description It counts on the anti-scan policies of the payer and of the participant. A payment order with the same EndToEndId gives
         *     the tokens back. `IncludeStatistics=true` adds the statistics of the owner and of the key.
         */
        get: operations["getEntry"];
        /** Changes the account or the names of an entry of the same participant and owner. */
        put: operations["updateEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entries/{Key}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes an entry of the participant. */
        post: operations["deleteEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/keys/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says which of up to 200 keys have an entry. */
        post: operations["checkKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the restrictions, newest first. */
        get: operations["listRestrictions"];
        put?: never;
        /**
         * Restricts a key, a person or an account on the official API.
         * @description A court order on a key refuses its lookup, change, deletion, registration and claims with EntryBlocked. A court order on
         *     a CPF or CNPJ refuses lookups of its entries, and new entries and claims for it, with TaxIdNumberBlocked. Suspected
         *     fraud of a person or an account refuses lookups with EntryWithFraudRelatedRestriction, and new entries and claims with
         *     UserOrAccountWithFraudRelatedRestriction.
         */
        post: operations["createRestriction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/restrictions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a restriction. */
        delete: operations["deleteRestriction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/persons/{TaxIdNumber}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts what happened to a person.
         * @description Payments received, fraud markers, infraction reports, and accounts with keys. All counts of an unknown person are 0.
         */
        get: operations["getPersonStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entries/{Key}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts what happened to a registered key and to its owner. */
        get: operations["getEntryStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the claims of a participant in the order of `LastModified`.
         * @description If `IsDonor` and `IsClaimer` are equal, the claims of both roles are listed. `Status` can be repeated, or have several
         *     values with commas. `ModifiedAfter` and `ModifiedBefore` are inclusive.
         */
        get: operations["listClaims"];
        put?: never;
        /**
         * Creates a claim for the claimer.
         * @description A key of another person gets a claim of ownership, a key of the same person at another participant a claim of
         *     portability. The entry stays as it is until the donor confirms. A key can have one open claim.
         */
        post: operations["createClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/claims/{ClaimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a claim to its donor or its claimer. */
        get: operations["getClaim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/claims/{ClaimId}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The donor has received the claim. */
        post: operations["acknowledgeClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/claims/{ClaimId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The donor confirms the claim: its entry is removed.
         * @description With USER_REQUESTED, the claimer of an ownership can complete it at once. With DEFAULT_OPERATION, the resolution period
         *     must have ended.
         */
        post: operations["confirmClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/claims/{ClaimId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The donor or the claimer cancels the claim, depending on its type and the reason. */
        post: operations["cancelClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/claims/{ClaimId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The claimer completes the claim: its entry is created.
         * @description A claim of ownership must have passed `CompletionPeriodEnd`. The same request with the same `RequestId` gets the same
         *     response again.
         */
        post: operations["completeClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sync-verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compares the VSync of a participant with that of DICT, for one type of key. */
        post: operations["createSyncVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cids/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a file of all CIDs of a participant, of one type of key.
         * @description It becomes PROCESSING and then AVAILABLE, each after `DICT_CID_FILE_SECONDS` on the clock of the sandbox.
         */
        post: operations["createCidSetFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cids/files/{Id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a CID file: its status, and its `Url` if it is AVAILABLE. */
        get: operations["getCidSetFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cids/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what was added to and removed from the CIDs of a participant, the oldest event first.
         * @description Silent changes are not listed. The VSyncs are calculated back from the present one, so they contain silent changes.
         */
        get: operations["listCidSetEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cids/entries/{Cid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the active entry of a CID, if it belongs to the participant. */
        get: operations["getEntryByCid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cids/files/{Id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads a CID file.
         * @description One CID a line, which ends with `\n`, in no defined order. It can be downloaded for a day; then the answer is 410.
         */
        get: operations["downloadCidSetFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/sync-verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the synchronism verifications of participants, newest first, with the VSync that DICT had. */
        get: operations["listSyncVerifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/corrupt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes entries of a participant silently.
         * @description As in the official exam, no CID event tells of the changes: only the VSync and the CID file show them. Entries with an
         *     open claim are not changed. The participant finds the differences, and repairs its own base, or DICT by requests with
         *     the reason RECONCILIATION.
         */
        post: operations["corruptEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/corrupt/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks whether the participant has repaired what was changed.
         * @description DICT cannot see the base of a participant. It is repaired when a synchronism verification is OK for each type of key.
         */
        get: operations["checkCorruption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/infraction-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the reports of a participant in the order of their last change. */
        get: operations["listInfractionReports"];
        put?: never;
        /**
         * Reports a settled payment as fraud.
         * @description REFUND_REQUEST is created by the participant of the payer, up to 80 days after the payment. REFUND_CANCELLED is created
         *     by the participant of the receiver of the original payment, up to 30 days after. Version 2.12 calls it deprecated.
         */
        post: operations["createInfractionReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/infraction-reports/{InfractionReportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a report to its reporter or its counterparty. */
        get: operations["getInfractionReport"];
        /** Changes the details of a report that is OPEN or ACKNOWLEDGED. Version 2.12 calls it deprecated. */
        put: operations["updateInfractionReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/infraction-reports/{InfractionReportId}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The counterparty says that it has received the report. */
        post: operations["acknowledgeInfractionReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/infraction-reports/{InfractionReportId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The reporter cancels the report, at any time. A fraud marker that it has made is cancelled, too. */
        post: operations["cancelInfractionReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/infraction-reports/{InfractionReportId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The counterparty closes the report with the result of its analysis. AGREED makes a fraud marker of the suspect. */
        post: operations["closeInfractionReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/fraud-markers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the markers of a person that the participant has created. `TaxIdNumber` is required. */
        get: operations["listFraudMarkers"];
        put?: never;
        /**
         * Marks a user of the participant, and a key, as fraudulent.
         * @description It is for frauds outside of the SPI, or that the SPI has refused. The same request with the same `RequestId` gets the
         *     same marker again.
         */
        post: operations["createFraudMarker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/fraud-markers/{FraudMarkerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a marker to the participant that has created it, or that has created its report. */
        get: operations["getFraudMarker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/fraud-markers/{FraudMarkerId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a marker. It is done by the participant that has created it, or that has closed its report. */
        post: operations["cancelFraudMarker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the refunds of a participant in the order of their last change, page by page with `Cursor`. */
        get: operations["listRefunds"];
        put?: never;
        /**
         * Asks the participant that was paid to return a payment, or a part of it.
         * @description FRAUD needs an infraction report that was closed as AGREED, at most 72 hours ago. OPERATIONAL_FLAW needs details, and is
         *     possible up to 90 days after the payment.
         */
        post: operations["createRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/refunds/{RefundId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a refund to the participant that asks for it, or to the contested one. */
        get: operations["getRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/refunds/{RefundId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The participant that has asked for an open refund cancels it. */
        post: operations["cancelRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/refunds/{RefundId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The contested participant closes an open refund.
         * @description TOTALLY_ACCEPTED and PARTIALLY_ACCEPTED name the transaction that gave the money back. REJECTED has a reason.
         */
        post: operations["closeRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/funds-recoveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a funds recovery for a payment that was reported as fraud.
         * @description The payer's participant creates it, within 80 days after the payment. The infraction report of the payment is created
         *     at once. DICT then makes the tracking graph and the other infraction reports by itself, each after
         *     `DICT_RECOVERY_DELAY` on the clock of the sandbox. A payment below R$ 200.00 is not tracked.
         */
        post: operations["createFundsRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/funds-recoveries/{FundsRecoveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a funds recovery to its creator or to a counterparty of its infraction reports. */
        get: operations["getFundsRecovery"];
        /** Changes what the creator says of a funds recovery, until the analysis ends. */
        put: operations["updateFundsRecovery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/funds-recoveries/{FundsRecoveryId}/tracking-graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the tracking graph to the creator or to a counterparty. */
        get: operations["getTrackingGraph"];
        put?: never;
        /** Is not served any more: DICT makes the tracking graph by itself. */
        post: operations["createTrackingGraph"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/funds-recoveries/{FundsRecoveryId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is not served any more: DICT creates the infraction reports by itself. */
        post: operations["blockFundsRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/funds-recoveries/{FundsRecoveryId}/infraction-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the infraction reports of a funds recovery, for its creator. */
        get: operations["listFundsRecoveryInfractionReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/funds-recoveries/{FundsRecoveryId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the refunds of a funds recovery, within 72 hours after its analysis.
         * @description Each payment whose receiver has agreed gets a refund to the account of the victim: the root payment is returned by a
         *     pacs.004, the others are paid by a pacs.008 with the purpose IPRT.
         */
        post: operations["refundFundsRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/funds-recoveries/{FundsRecoveryId}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the refunds of a funds recovery, for its creator. */
        get: operations["listFundsRecoveryRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/funds-recoveries/{FundsRecoveryId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a funds recovery, all of its infraction reports, and its open refunds. */
        post: operations["cancelFundsRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/event-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what has happened to funds recoveries of a participant in the last 7 days.
         * @description The creator and the counterparties of the infraction reports are told of the end of the analysis, of the completion, of
         *     changed information and of the cancellation. A page has up to 200 events, in the order of their ids. `NextCursor` is
         *     present if there are more.
         */
        get: operations["listEventNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the policies of the participant with the states of their buckets.
         * @description A bucket with debt shows 0 available tokens; `GET /__admin/buckets` shows the debt. The policies of payers are not listed.
         */
        get: operations["listPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/policies/{Policy}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a policy of the participant with the state of its bucket. */
        get: operations["getPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/exams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the items of the homologation script, and what each of them expects. */
        get: operations["listItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/exams/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the runs, newest first.
         * @description Only `GET /__admin/exams/runs/{id}` shows the steps of a run that is not finished.
         */
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/exams/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a run, graded by what the directory has stored until now.
         * @description With `?wait=` or `Prefer: wait=` the response waits until the run is finished.
         */
        get: operations["findRun"];
        put?: never;
        post?: never;
        /**
         * Cancels a run.
         * @description The examiner cancels its open claims and infraction reports. A run that is finished keeps its result.
         */
        delete: operations["cancelRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/exams/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a run of an item of the homologation script.
         * @description The examiner, participant 99999004, does its part at once: in item `claim-donor`, it claims a key of the participant.
         *     From then on what the participant does counts, through any API of DICT. All time limits are on the clock of the sandbox.
         */
        post: operations["startRun"];
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
            /**
             * @description With the mode `frozen`, and only while the sandbox is held: when the hold is over, the clock runs on from the
             *     instant that it shows. For clients that move running clocks in steps: if they are killed, no clock stands still.
             * @example false
             */
            whileHeld?: boolean;
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
        AwaitedWorkResponse: {
            /**
             * @description Kind of the work.
             * @example workflow-executions
             */
            kind: string;
            /**
             * Format: uuid
             * @description Key of the work, such as the id of the execution.
             * @example 5c0a3c6a-2f0b-4f5e-8a55-7a1d3f6a9b11
             */
            key: string;
            /**
             * @description `done`: it has ended, or it waits for an instant or a call. `unfinished`: it made no progress for
             *     `CLOCK_PATIENCE_MS`, and the clock does not wait for it again.
             * @example done
             */
            outcome: components["schemas"]["AwaitedWorkOutcome"];
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
            /** @description The work that the clock has waited for before it moved forward, if there was any: at most 100, the unfinished first. */
            waitedFor?: components["schemas"]["AwaitedWorkResponse"][];
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
            /** @description The work under way that the response has waited for, if there was any: at most 100, the unfinished first. */
            waitedFor?: components["schemas"]["AwaitedWorkResponse"][];
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
            /**
             * @description The save in several services that the snapshot is a part of. Missing if it was saved in this service alone.
             * @example 0a1b2c3d
             */
            save?: string;
        };
        SaveSnapshotRequest: {
            /**
             * @description An id that the client chooses: 8 hexadecimal digits. The parts of a snapshot in several services that were saved
             *     at the same moment have the same.
             * @example 0a1b2c3d
             */
            save?: string;
        };
        RestorePartRequest: {
            /**
             * @description Restores it only if it is a part of this save.
             * @example 0a1b2c3d
             */
            save?: string;
            /**
             * @description The sandbox that gets the state of the snapshot. Default: the sandbox that the snapshot was saved from.
             * @example run-42
             */
            into?: string;
        };
        RenameSnapshotRequest: {
            /**
             * @description The new name: at most 40 lower-case letters, digits and hyphens.
             * @example after-payment
             */
            to: string;
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
            /**
             * @description Lets jobs go on, such as executions of workflows and reports: their calls of services that are held pass. For clients
             *     that move the clock, which waits for them. Default: `false`, their calls wait.
             * @example false
             */
            letsJobsPass?: boolean;
            /**
             * @description Only makes a hold last longer: it is refused if the sandbox is not held under this id any more. Then requests may
             *     have run in the middle of a change.
             * @example false
             */
            renew?: boolean;
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
            accountType: components["schemas"]["AccountType"];
            /**
             * @description Name of the holder.
             * @example Maria Silva
             */
            holderName: string;
            /**
             * @description CPF or CNPJ of the holder. It identifies the owner of the key and decides the maximum number of keys of the
             *     account. Not needed if the key itself is a CPF or CNPJ. For other keys without it, the official API shows an invented CPF.
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
        KeyClaimResponse: {
            /**
             * Format: uuid
             * @description UUID of the claim.
             * @example 123e4567-e89b-42d3-a456-426655440000
             */
            id: string;
            /**
             * @description Whether another person claims the key, or the holder at another participant.
             * @example PORTABILITY
             */
            type: components["schemas"]["KeyClaimType"];
            /**
             * @description Status of the claim. A claim that is COMPLETED or CANCELLED is not shown.
             * @example OPEN
             */
            status: components["schemas"]["KeyClaimStatus"];
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
            accountType: components["schemas"]["AccountType"];
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
            /** @description The claim of the key in the official API. Present only while it is open. */
            claim?: components["schemas"]["KeyClaimResponse"];
        };
        PolicyBucketResponse: {
            /** @example ENTRIES_READ_USER_ANTISCAN */
            policy: string;
            /**
             * @description The size of the bucket: PF or PJ of a payer, A to H of a participant. Absent if the policy has one size.
             * @example PF
             */
            category?: string;
            /**
             * @description The ISPB of the participant, or the CPF or CNPJ of the payer.
             * @example 12345678909
             */
            owner: string;
            /**
             * @description The number of tokens. Negative: the bucket has debt. Requests are refused with 429 at 0 or less.
             * @example -15
             */
            balance: number;
            /** @example 100 */
            capacity: number;
            /** @example 2 */
            refillTokens: number;
            /** @example 60 */
            refillPeriodSec: number;
            /**
             * Format: date-time
             * @description When the next token comes, ISO 8601 UTC by the clock of the sandbox. Absent if the bucket is full.
             * @example 2026-11-21T12:00:30.000Z
             */
            nextTokenAt?: string;
            /**
             * Format: date-time
             * @description When the bucket holds a token again. Absent if it holds one now.
             * @example 2026-11-21T12:08:00.000Z
             */
            allowedAt?: string;
            /**
             * Format: date-time
             * @description When the bucket is full if nothing more is counted.
             * @example 2026-11-21T12:57:30.000Z
             */
            fullAt: string;
        };
        RefusedLookupResponse: {
            /**
             * @description The number of the lookup, from 1.
             * @example 1001
             */
            lookup: number;
            /**
             * @description Seconds after the first lookup.
             * @example 0
             */
            afterSec: number;
            /** @example ENTRIES_READ_USER_ANTISCAN */
            policy: string;
            /** @example PJ */
            category?: string;
            /**
             * @description The tokens of the empty bucket; negative if it has debt.
             * @example 0
             */
            balance: number;
            /**
             * @description Seconds until the lookup would be allowed.
             * @example 3
             */
            waitSec: number;
        };
        PolicyForecastResponse: {
            /** @example ENTRIES_READ_USER_ANTISCAN */
            policy: string;
            /** @example PJ */
            category?: string;
            /** @example 1000 */
            capacity: number;
            /** @example 20 */
            refillTokens: number;
            /** @example 60 */
            refillPeriodSec: number;
            /**
             * @description The number of buckets: one of the participant, or one of each payer.
             * @example 1
             */
            buckets: number;
            /**
             * @description Tokens that the allowed lookups cost in all of the buckets.
             * @example 1000
             */
            cost: number;
            /**
             * @description Tokens that payments give back in all of the buckets.
             * @example 0
             */
            credited: number;
            /**
             * @description The tokens of the emptiest bucket after the last lookup.
             * @example 0
             */
            lowestBalance: number;
            /**
             * @description Seconds from the last lookup until all of the buckets are full.
             * @example 3000
             */
            fullAfterSec: number;
        };
        ForecastResponse: {
            /** @example 1000 */
            allowed: number;
            /**
             * @description The number of lookups that are refused with 429.
             * @example 4000
             */
            refused: number;
            /** @description Absent if all lookups are allowed. */
            firstRefused?: components["schemas"]["RefusedLookupResponse"];
            /**
             * @description Seconds from the first to the last lookup.
             * @example 0
             */
            durationSec: number;
            policies: components["schemas"]["PolicyForecastResponse"][];
        };
        ParticipantResponse: {
            /** @example 20000002 */
            ispb: string;
            /** @example Fintech de Teste */
            name: string;
            /**
             * @description The category that is applied: its own, or that of `DICT_CATEGORY`.
             * @example C
             */
            category: components["schemas"]["ParticipantCategory"];
            /**
             * @description The direct participant that makes requests for it. Present only if it is an indirect participant.
             * @example 10000001
             */
            settler?: string;
            /**
             * Format: date-time
             * @description When it was registered, ISO 8601 UTC.
             * @example 2020-11-16T12:00:00.000Z
             */
            createdAt: string;
        };
        TransferPartyResponse: {
            /** @example 12345678 */
            ispb: string;
            /**
             * @description CPF or CNPJ.
             * @example 11144477735
             */
            taxId?: string;
            /** @example 0001 */
            branch?: string;
            /** @example 123456 */
            accountNumber?: string;
            /** @example CACC */
            accountType?: string;
        };
        TransferResponse: {
            /**
             * @description EndToEndId of a payment, or RtrId of a return.
             * @example E1234567820261121120000000000001
             */
            endToEndId: string;
            /**
             * @description SPI: the SPI has told it. DECLARED: a tester has.
             * @example DECLARED
             */
            source: components["schemas"]["TransferSource"];
            /** @example SETTLED */
            status: components["schemas"]["TransferStatus"];
            /**
             * @description In reais.
             * @example 150.00
             */
            amount: string;
            debtor: components["schemas"]["TransferPartyResponse"];
            creditor: components["schemas"]["TransferPartyResponse"];
            /**
             * @description The Pix key that was paid. Left out if it is unknown.
             * @example ana@example.com
             */
            key?: string;
            /**
             * @description IPAY: a payment. IPRT: a refund by a payment. RETN: a return.
             * @example IPAY
             */
            purpose: string;
            /**
             * @description The EndToEndId of the payment that it returns. Only of a return.
             * @example E1234567820261121120000000000001
             */
            returns?: string;
            /**
             * @description What was returned of it, as the SPI says, in reais.
             * @example 10.00
             */
            returnedAmount?: string;
            /**
             * Format: date-time
             * @description When the SPI received it, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            orderedAt: string;
            /**
             * Format: date-time
             * @description When it was settled, ISO 8601 UTC. Left out if it was not.
             * @example 2026-11-21T12:00:01.200Z
             */
            settledAt?: string;
        };
        DeclaredTransfersResponse: {
            transfers: components["schemas"]["TransferResponse"][];
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
        SeedResponse: {
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
        RestrictionResponse: {
            /**
             * Format: uuid
             * @description @format uuid
             * @example 7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a
             */
            id: string;
            /** @example COURT_ORDER */
            kind: components["schemas"]["RestrictionKind"];
            /**
             * @description What is restricted.
             * @example KEY
             */
            target: components["schemas"]["RestrictionTarget"];
            /**
             * @description The key, the CPF or CNPJ, or the account: participant, branch, number and type, separated by slashes.
             * @example +5511987654321
             */
            value: string;
            /**
             * Format: date-time
             * @description ISO 8601 UTC.
             * @example 2020-11-16T12:00:00.000Z
             */
            createdAt: string;
        };
        SyncVerificationResponse: {
            /**
             * @description Type of the keys.
             * @example PHONE
             */
            keyType: components["schemas"]["SyncVerificationKeyType"];
            /**
             * @description OK if both are equal.
             * @example NOK
             */
            result: components["schemas"]["SyncVerificationResult"];
            /** @example 1 */
            id: number;
            /**
             * @description ISPB of the participant.
             * @example 12345678
             */
            participant: string;
            /**
             * @description The VSync that the participant sent; 64 hexadecimal digits.
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            participantSyncVerifier: string;
            /**
             * @description The VSync that DICT had. The official API never shows it.
             * @example 996fc1dd3b6b14bcf0c9fe8320eb66d7e2a3fd874ccf767b2e939641b1ea8eaf
             */
            syncVerifier: string;
            /**
             * Format: date-time
             * @description When it was made, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            at: string;
        };
        RepairResponse: {
            /** @example PHONE */
            keyType: components["schemas"]["SyncVerificationKeyType"];
            /**
             * @description OK: a verification after the corruption was OK, so the participant and DICT had the same entries. NOK: there were
             *     only verifications that were not OK. NONE: there was no verification.
             * @example NOK
             */
            result: components["schemas"]["RepairResult"];
            /**
             * @description The id of that verification: the first one that was OK, or the last one. Absent if there was none.
             * @example 2
             */
            verificationId?: number;
            /**
             * Format: date-time
             * @description When it was made, ISO 8601 UTC.
             * @example 2026-11-21T12:05:00.000Z
             */
            at?: string;
        };
        CorruptedEntryResponse: {
            /**
             * @description What was done.
             * @example ALTERED
             */
            kind: components["schemas"]["CorruptedEntryKind"];
            /** @example PHONE */
            keyType: components["schemas"]["SyncVerificationKeyType"];
            /**
             * @description What was altered. Only of ALTERED.
             * @example NAME
             */
            altered?: components["schemas"]["CorruptedEntryAltered"];
            /**
             * @description How the entry in DICT is now. AS_CORRUPTED: nothing was repaired in DICT. AS_BEFORE: it is as it was before the
             *     corruption. CHANGED: neither. GONE: the participant has no entry of the key any more.
             * @example AS_CORRUPTED
             */
            entry: components["schemas"]["CorruptedEntryEntry"];
            /** @example +5561988887777 */
            key: string;
            /**
             * @description The CID before. Absent of ADDED.
             * @example 28c06eb41c4dc9c3ae114831efcac7446c8747777fca8b145ecd31ff8480ae88
             */
            cidBefore?: string;
            /**
             * @description The CID after. Absent of REMOVED.
             * @example 4d4abb9168114e349672b934d16ed201a919cb49e28b7f66a240e62c92ee007f
             */
            cidAfter?: string;
        };
        CorruptionResponse: {
            /**
             * Format: uuid
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /** @example 12345678 */
            participant: string;
            /**
             * Format: date-time
             * @description When the entries were changed, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            at: string;
            /** @description Whether the result of all types is OK. */
            repaired: boolean;
            /** @description The types of key of the changed entries. */
            verifications: components["schemas"]["RepairResponse"][];
            /** @description The changed entries. They can be fewer than were asked for, if the participant has no more. */
            entries: components["schemas"]["CorruptedEntryResponse"][];
        };
        DictExamItemStepResponse: {
            /** @example acknowledged */
            name: string;
            expected: string;
        };
        DictExamItemResponse: {
            /** @example claim-donor */
            item: string;
            title: string;
            /** @description Where its content comes from. `our reading`: the script names the item, and the simulator defines its steps. */
            source: string;
            /**
             * @description Whether the simulator can examine it.
             * @example true
             */
            served: boolean;
            /**
             * @description Why it cannot.
             * @example The payments are sent to the SPI: its item 2a examines them.
             */
            reason?: string;
            /**
             * @description What the participant must do.
             * @example The examiner claims the portability of a key of the participant. Acknowledge and confirm the claim.
             */
            task?: string;
            /**
             * @description ISO 8601 duration. A run that is not finished by then is expired.
             * @example PT1H
             */
            timeLimit?: string;
            /**
             * @description The members of the body that starts a run.
             * @example [
             *       "ispb",
             *       "claims"
             *     ]
             */
            parameters?: string[];
            steps?: components["schemas"]["DictExamItemStepResponse"][];
        };
        DictExamParametersResponse: {
            /** @example PHONE */
            keyType?: components["schemas"]["SyncVerificationKeyType"];
            /** @example REPORTER */
            role?: components["schemas"]["DictExamParametersRole"];
            /** @example 3 */
            changes?: number;
            /** @example 3 */
            claims?: number;
            /** @example SMALL */
            size?: components["schemas"]["DictExamParametersSize"];
            /** @example 10 */
            minutes?: number;
        };
        DictExamSubjectResponse: {
            /** @example PHONE */
            keyType?: components["schemas"]["SyncVerificationKeyType"];
            /** @example TRANSFER */
            kind: components["schemas"]["DictExamSubjectKind"];
            /**
             * @description The id of the record: a UUID, or the EndToEndId of a transfer.
             * @example E1234567820260131120012345678901
             */
            id: string;
            /** @example +5561988887777 */
            key?: string;
            /**
             * @description CPF or CNPJ of the owner of a key of the examiner.
             * @example 11144477735
             */
            ownerTaxId?: string;
            /** @example Ana Souza */
            ownerName?: string;
        };
        DictExamEvidenceResponse: {
            /**
             * @example PHONE
             * @enum {string|null}
             */
            keyType: "CNPJ" | "CPF" | "EMAIL" | "EVP" | "PHONE" | null;
            /** @example LOOKUP */
            kind: components["schemas"]["DictExamEvidenceKind"];
            /**
             * @description The id of the record: a UUID, the EndToEndId of a lookup, or the number of a synchronism verification.
             * @example E1234567820260131120012345678901
             */
            id: string;
            /** @example +5561988887777 */
            key: string | null;
            /**
             * @description The status of a claim, a report or a refund, or the result of a synchronism verification.
             * @example COMPLETED
             */
            status: string | null;
            /**
             * Format: date-time
             * @description When it was made. All instants are on the clock of the sandbox.
             * @example 2026-01-31T12:00:00.000Z
             */
            at: string;
            /**
             * Format: date-time
             * @description When the donor acknowledged the claim.
             * @example 2026-01-31T12:00:20.000Z
             */
            acknowledgedAt: string | null;
            /**
             * Format: date-time
             * @description Of claims, reports and refunds.
             * @example 2026-01-31T12:00:40.000Z
             */
            lastModified: string | null;
        };
        DictExamStepResponse: {
            /** @example acknowledged */
            name: string;
            /**
             * @description pending: it has not happened yet.
             * @example passed
             */
            status: components["schemas"]["DictExamStepStatus"];
            expected: string;
            /** @description Why it is not passed, or what was counted. */
            detail: string;
            /** @description The records that decide. */
            evidence: components["schemas"]["DictExamEvidenceResponse"][];
        };
        DictExamRunResponse: {
            /**
             * Format: uuid
             * @example 00000000-0000-4000-8000-000000000042
             */
            id: string;
            /** @example claim-donor */
            item: string;
            /** @example 12345678 */
            ispb: string;
            /**
             * @description running: not decided yet. expired: the time limit is over, and a step is missing.
             * @example passed
             */
            status: components["schemas"]["DictExamRunStatus"];
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00.000Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description Nothing that happens later counts.
             * @example 2026-01-31T13:00:00.000Z
             */
            endsAt: string;
            /**
             * Format: date-time
             * @description When it was decided.
             * @example 2026-01-31T12:00:40.000Z
             */
            finishedAt?: string;
            parameters: components["schemas"]["DictExamParametersResponse"];
            /**
             * @description Only of item capacity: whether the run counts for the script. It has ten minutes then.
             * @example true
             */
            official?: boolean;
            /** @description What the examiner has made: keys, claims, a payment, an infraction report or a corruption of entries. */
            subjects: components["schemas"]["DictExamSubjectResponse"][];
            /** @description In the list, empty while the run is running. */
            steps: components["schemas"]["DictExamStepResponse"][];
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
        LookupForecastRequest: {
            /**
             * @description Its category is used, and its bucket as it is now.
             * @example 12345678
             */
            participant?: string;
            /** @description The category of a participant with a full bucket. Left out, with no participant: that of DICT_CATEGORY. */
            category?: components["schemas"]["ParticipantCategory"];
            /** @description PF: the payers have a CPF. PJ: a CNPJ. Left out: PF. */
            payer?: components["schemas"]["LookupForecastPayer"];
            /**
             * @description The number of payers, who look keys up in turn. Left out: 1.
             * @example 1
             */
            payers?: number;
            lookups: {
                /**
                 * @description Lookups that find their key (200).
                 * @example 5000
                 */
                found?: number;
                /**
                 * @description Lookups of unknown keys (404), spread evenly among the others.
                 * @example 10
                 */
                notFound?: number;
                /** @description The types of the keys, in turn. Left out: PHONE. */
                keyTypes?: components["schemas"]["SyncVerificationKeyType"][];
            };
            /**
             * @description Lookups a minute, evenly. Left out: all at the same moment.
             * @example 600
             */
            perMinute?: number;
            /**
             * @description The part of the found lookups whose payment is ordered at once, which gives tokens back. Left out: 0.
             * @example 0.9
             */
            paidShare?: number;
        };
        SetPolicyBucketRequest: {
            /**
             * @description The number of tokens. It can be negative if lookups of unknown keys can lead to debt.
             * @example 1
             */
            balance: number;
        };
        NewDictParticipant: {
            /** @example 20000002 */
            ispb: string;
            /** @example Banco de Teste */
            name?: string;
            /**
             * @description Decides the size of its buckets of getEntry and getEntryStatistics. null or left out: the category of DICT_CATEGORY.
             * @enum {string|null}
             */
            category?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | null;
            /**
             * @description The direct participant that makes requests for this indirect one. null or left out: it is a direct participant.
             * @example 10000001
             */
            settler?: string | null;
        };
        DictParticipantChange: {
            /** @example Banco de Teste */
            name?: string;
            /**
             * @description Decides the size of its buckets of getEntry and getEntryStatistics. null or left out: the category of DICT_CATEGORY.
             * @enum {string|null}
             */
            category?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | null;
            /**
             * @description The direct participant that makes requests for this indirect one. null or left out: it is a direct participant.
             * @example 10000001
             */
            settler?: string | null;
        };
        DeclaredTransfers: {
            /**
             * @description EndToEndId of a payment, or RtrId of a return.
             * @example E1234567820261121120000000000001
             */
            endToEndId: string;
            /**
             * @description In reais.
             * @example 150.00
             */
            amount: string | number;
            /** @description The customer who pays. */
            debtor: {
                ispb: string;
                taxId?: string;
                branch?: string;
                accountNumber?: string;
                /**
                 * @description Left out: CACC, if the account has a number.
                 * @enum {string}
                 */
                accountType?: "CACC" | "OTHR" | "SLRY" | "SVGS" | "TRAN";
            };
            /** @description The customer who is paid. */
            creditor: {
                ispb: string;
                taxId?: string;
                branch?: string;
                accountNumber?: string;
                /**
                 * @description Left out: CACC, if the account has a number.
                 * @enum {string}
                 */
                accountType?: "CACC" | "OTHR" | "SLRY" | "SVGS" | "TRAN";
            };
            /**
             * @description The Pix key that was paid.
             * @example ana@example.com
             */
            key?: string;
            /** @default SETTLED */
            status?: components["schemas"]["TransferStatus"];
            /** @description When the SPI received it. Left out: when it was settled, or now. */
            orderedAt?: string;
            /** @description When it was settled. Left out: now, if its status is SETTLED. */
            settledAt?: string;
            /** @description IPRT refunds a victim by a payment. Left out: IPAY. */
            purpose?: string;
            /** @description Only of a return: the EndToEndId of the payment that it returns. */
            returns?: string;
        } | {
            transfers: {
                /**
                 * @description EndToEndId of a payment, or RtrId of a return.
                 * @example E1234567820261121120000000000001
                 */
                endToEndId: string;
                /**
                 * @description In reais.
                 * @example 150.00
                 */
                amount: string | number;
                /** @description The customer who pays. */
                debtor: {
                    ispb: string;
                    taxId?: string;
                    branch?: string;
                    accountNumber?: string;
                    /**
                     * @description Left out: CACC, if the account has a number.
                     * @enum {string}
                     */
                    accountType?: "CACC" | "OTHR" | "SLRY" | "SVGS" | "TRAN";
                };
                /** @description The customer who is paid. */
                creditor: {
                    ispb: string;
                    taxId?: string;
                    branch?: string;
                    accountNumber?: string;
                    /**
                     * @description Left out: CACC, if the account has a number.
                     * @enum {string}
                     */
                    accountType?: "CACC" | "OTHR" | "SLRY" | "SVGS" | "TRAN";
                };
                /**
                 * @description The Pix key that was paid.
                 * @example ana@example.com
                 */
                key?: string;
                /** @default SETTLED */
                status?: components["schemas"]["TransferStatus"];
                /** @description When the SPI received it. Left out: when it was settled, or now. */
                orderedAt?: string;
                /** @description When it was settled. Left out: now, if its status is SETTLED. */
                settledAt?: string;
                /** @description IPRT refunds a victim by a payment. Left out: IPAY. */
                purpose?: string;
                /** @description Only of a return: the EndToEndId of the payment that it returns. */
                returns?: string;
            }[];
        };
        SeedRequest: {
            /**
             * @description Number of keys. Left out: 1000.
             * @example 10000
             */
            keys?: number | null;
            /**
             * @description Seed of the generator. The same seed generates the same keys. Left out: 1.
             * @example 7
             */
            seed?: number | null;
        };
        NewRestriction: {
            /** @description COURT_ORDER restricts a key or a taxId. FRAUD restricts a taxId or an account. */
            kind: components["schemas"]["RestrictionKind"];
            /** @example +5511987654321 */
            key?: string;
            /** @example 12345678909 */
            taxId?: string;
            /** @description The account as its entries have it, without a hyphen in the number. */
            account?: {
                /** @example 10000001 */
                participant: string;
                /** @example 0001 */
                branch?: string;
                /** @example 123456 */
                accountNumber: string;
                /** @enum {string} */
                accountType: "CACC" | "OTHR" | "SLRY" | "SVGS" | "TRAN";
            };
        };
        Corrupt: {
            /**
             * @description The participant whose entries are changed.
             * @example 12345678
             */
            participant: string;
            /**
             * @description Only keys of these types. Left out: all types.
             * @default [
             *       "CPF",
             *       "CNPJ",
             *       "PHONE",
             *       "EMAIL",
             *       "EVP"
             *     ]
             */
            keyTypes?: components["schemas"]["SyncVerificationKeyType"][];
            /**
             * @description How many changes are made. Left out: one of each kind.
             * @default {
             *       "altered": 1,
             *       "removed": 1,
             *       "added": 1
             *     }
             */
            changes?: {
                /**
                 * @description Entries that get another name of the holder, or another account number.
                 * @default 0
                 */
                altered?: number;
                /**
                 * @description Entries that are deleted.
                 * @default 0
                 */
                removed?: number;
                /**
                 * @description Entries that are created, with a new holder.
                 * @default 0
                 */
                added?: number;
            };
            /**
             * @description The same seed makes the same changes to the same entries.
             * @default 1
             */
            seed?: number;
        };
        DictExam: {
            /**
             * @description The participant that is examined.
             * @example 12345678
             */
            ispb: string;
            /**
             * @description Items preload and vsync: the type of the keys. Item claim-claimer: of the key.
             * @default PHONE
             */
            keyType?: components["schemas"]["SyncVerificationKeyType"];
            /**
             * @description Item vsync: how many entries the examiner changes silently.
             * @default 3
             */
            changes?: number;
            /**
             * @description Item claims-acknowledge: how many claims the examiner creates.
             * @default 3
             */
            claims?: number;
            /**
             * @description Items infraction and refund. REPORTER: the participant reports the payment and asks for its refund. COUNTERPARTY: the examiner does.
             * @default REPORTER
             */
            role?: components["schemas"]["DictExamParametersRole"];
            /**
             * @description Item capacity: the size of the institution. SMALL: 1,000 keys a minute. MEDIUM: 2,000. LARGE: 4,000.
             * @default SMALL
             */
            size?: components["schemas"]["DictExamParametersSize"];
            /**
             * @description Item capacity: a run of less than ten minutes is not official.
             * @default 10
             */
            minutes?: number;
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
                /** @description Body of the response. A string is sent unchanged, any other value as JSON; in UTF-8, or in iso-8859-1 if the Content-Type says so. */
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
        AwaitedWorkOutcome: "done" | "unfinished";
        /** @enum {string} */
        JournalEntryOutcome: "answered" | "lost";
        /** @enum {string} */
        KeyType: "CNPJ" | "CPF" | "EMAIL" | "PHONE" | "RANDOM";
        /** @enum {string} */
        AccountType: "CACC" | "CHECKING" | "OTHR" | "PAYMENT" | "SALARY" | "SAVINGS" | "SLRY" | "SVGS" | "TRAN";
        /** @enum {string} */
        KeyStatus: "ACTIVE" | "DELETED";
        /** @enum {string} */
        KeyClaimType: "OWNERSHIP" | "PORTABILITY";
        /** @enum {string} */
        KeyClaimStatus: "CANCELLED" | "COMPLETED" | "CONFIRMED" | "OPEN" | "WAITING_RESOLUTION";
        /** @enum {string} */
        KeyHolderType: "LEGAL_PERSON" | "NATURAL_PERSON";
        /** @enum {string} */
        ParticipantCategory: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
        /** @enum {string} */
        TransferSource: "DECLARED" | "SPI";
        /** @enum {string} */
        TransferStatus: "PENDING" | "REJECTED" | "SETTLED";
        /** @enum {string} */
        RestrictionKind: "COURT_ORDER" | "FRAUD";
        /** @enum {string} */
        RestrictionTarget: "ACCOUNT" | "KEY" | "TAX_ID";
        /** @enum {string} */
        SyncVerificationKeyType: "CNPJ" | "CPF" | "EMAIL" | "EVP" | "PHONE";
        /** @enum {string} */
        SyncVerificationResult: "NOK" | "OK";
        /** @enum {string} */
        RepairResult: "NOK" | "NONE" | "OK";
        /** @enum {string} */
        CorruptedEntryKind: "ADDED" | "ALTERED" | "REMOVED";
        /** @enum {string} */
        CorruptedEntryAltered: "ACCOUNT" | "NAME";
        /** @enum {string} */
        CorruptedEntryEntry: "AS_BEFORE" | "AS_CORRUPTED" | "CHANGED" | "GONE";
        /** @enum {string} */
        DictExamParametersRole: "COUNTERPARTY" | "REPORTER";
        /** @enum {string} */
        DictExamParametersSize: "LARGE" | "MEDIUM" | "SMALL";
        /** @enum {string} */
        DictExamSubjectKind: "CLAIM" | "CORRUPTION" | "INFRACTION_REPORT" | "KEY" | "TRANSFER";
        /** @enum {string} */
        DictExamEvidenceKind: "CLAIM" | "CORRUPTION" | "INFRACTION_REPORT" | "KEY" | "LOOKUP" | "REFUND" | "SYNC_VERIFICATION";
        /** @enum {string} */
        DictExamStepStatus: "failed" | "passed" | "pending";
        /** @enum {string} */
        DictExamRunStatus: "cancelled" | "expired" | "failed" | "passed" | "running";
        /** @enum {string} */
        LookupForecastPayer: "PF" | "PJ";
        /**
         * @description A business outcome that a rule can order from this service:
         *
         *     - `FORBIDDEN`: The participant is not allowed to have this entry
         *     - `NOT_FOUND`: The entry does not exist
         *     - `CLAIM_KEY_NOT_FOUND`: The claimed key has no entry.
         *     - `RESOURCE_CONFLICT`: Another operation is changing the resource at the moment.
         *     - `GONE`: The resource is not available any more.
         *     - `DEPRECATED_RESOURCE`: The operation is not served any more.
         *     - `RATE_LIMITED`: The participant or its user has reached the rate limit
         *     - `SERVICE_UNAVAILABLE`: The directory is temporarily unavailable
         *     - `BAD_REQUEST`: The request cannot be read, or a parameter is missing or not valid.
         *     - `REQUEST_SIGNATURE_INVALID`: The signature of the request is missing or wrong.
         *     - `REQUEST_ID_ALREADY_USED`: The participant has used this RequestId for another request.
         *     - `INVALID_REASON`: The reason is not allowed for this operation.
         *     - `PARTICIPANT_INVALID`: The participant is not allowed to do this
         *     - `TAX_ID_NUMBER_BLOCKED`: The tax id is blocked
         *     - `USER_OR_ACCOUNT_WITH_FRAUD_RELATED_RESTRICTION`: The holder or the account is restricted because of fraud
         *     - `ENTRY_INVALID`: A field of the entry is not valid
         *     - `ENTRY_LIMIT_EXCEEDED`: The account already has the maximum number of keys
         *     - `ENTRY_ALREADY_EXISTS`: The same holder already has this key at the same participant
         *     - `ENTRY_CANNOT_BE_QUERIED_FOR_BOOK_TRANSFER`: Payer and receiver use the same participant, so no lookup is needed
         *     - `ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON`: The key belongs to another person
         *     - `ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT`: The same holder already has this key at another participant
         *     - `ENTRY_LOCKED_BY_CLAIM`: The key has an open claim
         *     - `ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER`: The key is the CPF or CNPJ of a person other than the holder
         *     - `ENTRY_BLOCKED`: A court order blocks the key
         *     - `ENTRY_WITH_FRAUD_RELATED_RESTRICTION`: The key is restricted because of fraud
         *     - `CLAIM_INVALID`: Fields of the claim are missing or not valid.
         *     - `CLAIM_TYPE_INCONSISTENT`: A claim of ownership of a key that the claimer owns, or a claim of portability of the key of another person.
         *     - `CLAIM_ALREADY_EXISTS_FOR_KEY`: The key has a claim that is not completed or cancelled.
         *     - `CLAIM_RESULTING_ENTRY_ALREADY_EXISTS`: The entry that the claim would create exists already.
         *     - `CLAIM_OPERATION_INVALID`: The status of the claim does not allow the operation.
         *     - `CLAIM_RESOLUTION_PERIOD_NOT_ENDED`: The resolution period must end first.
         *     - `CLAIM_COMPLETION_PERIOD_NOT_ENDED`: The completion period must end first.
         *     - `INFRACTION_REPORT_INVALID`: Fields of the infraction report are missing or not valid.
         *     - `INFRACTION_REPORT_OPERATION_INVALID`: The status of the infraction report does not allow the operation, or it belongs to a funds recovery.
         *     - `INFRACTION_REPORT_TRANSACTION_NOT_FOUND`: The transaction does not exist.
         *     - `INFRACTION_REPORT_TRANSACTION_NOT_SETTLED`: The transaction was not settled.
         *     - `INFRACTION_REPORT_ALREADY_BEING_PROCESSED_FOR_TRANSACTION`: The transaction has an open infraction report.
         *     - `INFRACTION_REPORT_ALREADY_PROCESSED_FOR_TRANSACTION`: The transaction has a closed infraction report.
         *     - `INFRACTION_REPORT_PERIOD_EXPIRED`: The time to report the transaction is over.
         *     - `FRAUD_MARKER_INVALID`: Fields of the fraud marker are missing or not valid.
         *     - `REFUND_INVALID`: Fields of the refund are missing or not valid.
         *     - `REFUND_OPERATION_INVALID`: The status of the refund does not allow the operation, or it belongs to a funds recovery.
         *     - `REFUND_TRANSACTION_NOT_FOUND`: The transaction does not exist.
         *     - `REFUND_TRANSACTION_NOT_SETTLED`: The transaction was not settled.
         *     - `REFUND_TRANSACTION_INVALID`: The returning transaction is the original one, or its purpose is not IPRT.
         *     - `REFUND_ALREADY_PROCESSED_FOR_TRANSACTION`: The transaction has a closed refund.
         *     - `REFUND_ALREADY_BEING_PROCESSED_FOR_TRANSACTION`: The transaction has an open refund.
         *     - `REFUND_PERIOD_EXPIRED`: The time to request a refund of the transaction is over.
         *     - `REFUND_INFRACTION_REPORT_NOT_FOUND`: The transaction has no infraction report that was closed as AGREED.
         *     - `TRANSACTION_NOT_REFUNDABLE`: The transaction cannot be returned.
         *     - `TRANSACTION_REFUNDABLE`: The transaction can be returned, so it cannot be rejected.
         *     - `TRANSACTION_TYPE_INVALID`: The transaction has the wrong type for the operation; consider a pacs.008.
         *     - `FUNDS_RECOVERY_INVALID`: Fields of the funds recovery are missing or not valid.
         *     - `FUNDS_RECOVERY_OPERATION_INVALID`: The status of the funds recovery does not allow the operation.
         *     - `FUNDS_RECOVERY_TRACKING_GRAPH_PARAMETER_INVALID`: A parameter of the tracking graph is not valid.
         *     - `FUNDS_RECOVERY_TRACKING_TIMEOUT`: The tracking graph took too long.
         *     - `FUNDS_RECOVERY_TRANSACTION_NOT_INDEXED`: The root transaction is not known, or it is below the parameters of the tracking graph.
         *     - `FUNDS_RECOVERY_FOR_TRANSACTION_ALREADY_EXISTS`: The root transaction has a funds recovery, even if it was cancelled.
         *     - `FUNDS_RECOVERY_TRANSACTION_NOT_ELIGIBLE`: The root transaction is too old, or it is a refund.
         *     - `FUNDS_RECOVERY_PRIORITIZATION_INVALID`: The list of transactions is not valid.
         *     - `FUNDS_RECOVERY_TRANSACTION_NOT_SETTLED`: The root transaction was not settled.
         *     - `CID_FILE_SLOW`: Each step of making the CID file takes an hour.
         *     - `CID_FILE_ERROR`: Making the CID file fails: its status becomes ERROR.
         *     - `CID_FILE_UNAVAILABLE`: The status of the CID file becomes UNAVAILABLE.
         *     - `CID_FILE_MISSING`: The CID file becomes AVAILABLE, but its Url answers 404, as happened in homologation.
         * @enum {string}
         */
        Outcome: "FORBIDDEN" | "NOT_FOUND" | "CLAIM_KEY_NOT_FOUND" | "RESOURCE_CONFLICT" | "GONE" | "DEPRECATED_RESOURCE" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "BAD_REQUEST" | "REQUEST_SIGNATURE_INVALID" | "REQUEST_ID_ALREADY_USED" | "INVALID_REASON" | "PARTICIPANT_INVALID" | "TAX_ID_NUMBER_BLOCKED" | "USER_OR_ACCOUNT_WITH_FRAUD_RELATED_RESTRICTION" | "ENTRY_INVALID" | "ENTRY_LIMIT_EXCEEDED" | "ENTRY_ALREADY_EXISTS" | "ENTRY_CANNOT_BE_QUERIED_FOR_BOOK_TRANSFER" | "ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON" | "ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT" | "ENTRY_LOCKED_BY_CLAIM" | "ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER" | "ENTRY_BLOCKED" | "ENTRY_WITH_FRAUD_RELATED_RESTRICTION" | "CLAIM_INVALID" | "CLAIM_TYPE_INCONSISTENT" | "CLAIM_ALREADY_EXISTS_FOR_KEY" | "CLAIM_RESULTING_ENTRY_ALREADY_EXISTS" | "CLAIM_OPERATION_INVALID" | "CLAIM_RESOLUTION_PERIOD_NOT_ENDED" | "CLAIM_COMPLETION_PERIOD_NOT_ENDED" | "INFRACTION_REPORT_INVALID" | "INFRACTION_REPORT_OPERATION_INVALID" | "INFRACTION_REPORT_TRANSACTION_NOT_FOUND" | "INFRACTION_REPORT_TRANSACTION_NOT_SETTLED" | "INFRACTION_REPORT_ALREADY_BEING_PROCESSED_FOR_TRANSACTION" | "INFRACTION_REPORT_ALREADY_PROCESSED_FOR_TRANSACTION" | "INFRACTION_REPORT_PERIOD_EXPIRED" | "FRAUD_MARKER_INVALID" | "REFUND_INVALID" | "REFUND_OPERATION_INVALID" | "REFUND_TRANSACTION_NOT_FOUND" | "REFUND_TRANSACTION_NOT_SETTLED" | "REFUND_TRANSACTION_INVALID" | "REFUND_ALREADY_PROCESSED_FOR_TRANSACTION" | "REFUND_ALREADY_BEING_PROCESSED_FOR_TRANSACTION" | "REFUND_PERIOD_EXPIRED" | "REFUND_INFRACTION_REPORT_NOT_FOUND" | "TRANSACTION_NOT_REFUNDABLE" | "TRANSACTION_REFUNDABLE" | "TRANSACTION_TYPE_INVALID" | "FUNDS_RECOVERY_INVALID" | "FUNDS_RECOVERY_OPERATION_INVALID" | "FUNDS_RECOVERY_TRACKING_GRAPH_PARAMETER_INVALID" | "FUNDS_RECOVERY_TRACKING_TIMEOUT" | "FUNDS_RECOVERY_TRANSACTION_NOT_INDEXED" | "FUNDS_RECOVERY_FOR_TRANSACTION_ALREADY_EXISTS" | "FUNDS_RECOVERY_TRANSACTION_NOT_ELIGIBLE" | "FUNDS_RECOVERY_PRIORITIZATION_INVALID" | "FUNDS_RECOVERY_TRANSACTION_NOT_SETTLED" | "CID_FILE_SLOW" | "CID_FILE_ERROR" | "CID_FILE_UNAVAILABLE" | "CID_FILE_MISSING";
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
    getHealthAlias: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSnapshotRequest"];
            };
        };
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
                "application/json": components["schemas"]["RestorePartRequest"];
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
            /** @description The snapshot is not a part of the save that `save` names. Code: `SNAPSHOT_OF_ANOTHER_SAVE`. */
            409: {
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
    renameSnapshot: {
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
                "application/json": components["schemas"]["RenameSnapshotRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotResponse"];
                };
            };
            /** @description A name is not valid. Code: `NAME_INVALID`. */
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
            /** @description Another client holds the sandbox, or a hold to be renewed is over. Codes: `SANDBOX_HELD`, `HOLD_LOST`. */
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
    listKeys: {
        parameters: {
            query: {
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
                /** @description Only items of this instant or later (ISO 8601). Without a time zone, it is in UTC. */
                from?: string;
                /** @description Only items before this instant (ISO 8601). Without a time zone, it is in UTC. */
                to?: string;
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
    createKey: {
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
            /** @description A field is missing or not valid; `errors` says which. Codes: `REQUEST_INVALID`, `JSON_NOT_WELL_FORMED`, `JSON_TOO_DEEP`, `ENTRY_INVALID`, `ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER`, `ENTRY_LOCKED_BY_CLAIM`, `SANDBOX_NAME_INVALID`. */
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
    findKey: {
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
    deleteKey: {
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
            /** @description The key has an open claim. Code: `ENTRY_LOCKED_BY_CLAIM`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
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
    exportKeys: {
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
                /** @description Only keys of this type. */
                keyType?: components["schemas"]["KeyType"];
                /** @description Only keys with this value, in its normal form. */
                keyValue?: string;
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
    listBuckets: {
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
                /** @description Only the buckets of this owner: an ISPB, or the CPF or CNPJ of a payer. */
                owner?: string;
                /** @description Only the buckets of this policy. */
                policy?: string;
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
            /** @description The buckets that are not full. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyBucketResponse"][];
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
            /** @description The policy does not exist. Code: `POLICY_NOT_FOUND`. */
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
    forecastLookups: {
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
                "application/json": components["schemas"]["LookupForecastRequest"];
            };
        };
        responses: {
            /** @description The forecast. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForecastResponse"];
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
    setBucket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of a rate policy, without a size. */
                policy: string;
                /** @description The ISPB of the participant, or the CPF or CNPJ of the payer. */
                owner: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPolicyBucketRequest"];
            };
        };
        responses: {
            /** @description The bucket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyBucketResponse"];
                };
            };
            /** @description The balance or the owner is not valid. Codes: `REQUEST_INVALID`, `BUCKET_OWNER_INVALID`. */
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
            /** @description The policy does not exist. Code: `POLICY_NOT_FOUND`. */
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
            /** @description The bucket cannot have this balance. Code: `BALANCE_OUT_OF_RANGE`. */
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
    fillBucket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of a rate policy, without a size. */
                policy: string;
                /** @description The ISPB of the participant, or the CPF or CNPJ of the payer. */
                owner: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bucket is full. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The owner is not valid. Code: `BUCKET_OWNER_INVALID`. */
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
            /** @description The policy does not exist. Code: `POLICY_NOT_FOUND`. */
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
    listParticipants: {
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
            /** @description The registered participants. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipantResponse"][];
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
    createParticipant: {
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
                "application/json": components["schemas"]["NewDictParticipant"];
            };
        };
        responses: {
            /** @description The participant. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipantResponse"];
                };
            };
            /** @description The participant is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description The ISPB is already registered. Code: `PARTICIPANT_EXISTS`. */
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
            /** @description There are too many participants. Code: `PARTICIPANTS_FULL`. */
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
    findParticipant: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The ISPB of the participant. */
                ispb: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The participant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipantResponse"];
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
            /** @description The ISPB is not registered in the sandbox. Code: `PARTICIPANT_NOT_FOUND`. */
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
    deleteParticipant: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The ISPB of the participant. */
                ispb: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration was deleted. */
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
            /** @description The ISPB is not registered in the sandbox. Code: `PARTICIPANT_NOT_FOUND`. */
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
    changeParticipant: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The ISPB of the participant. */
                ispb: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictParticipantChange"];
            };
        };
        responses: {
            /** @description The participant after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipantResponse"];
                };
            };
            /** @description The change is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description The ISPB is not registered in the sandbox. Code: `PARTICIPANT_NOT_FOUND`. */
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
    listTransfers: {
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
            /** @description The payments. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferResponse"][];
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
    declareTransfers: {
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
                "application/json": components["schemas"]["DeclaredTransfers"];
            };
        };
        responses: {
            /** @description The payments. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclaredTransfersResponse"];
                };
            };
            /** @description A payment is not valid. Code: `REQUEST_INVALID`. */
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
    seedKeys: {
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
                "application/json": components["schemas"]["SeedRequest"];
            };
        };
        responses: {
            /** @description The number of new keys, and examples of them. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeedResponse"];
                };
            };
            /** @description The number of keys or the seed is not valid. Code: `REQUEST_INVALID`. */
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
    createEntry: {
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
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Entry: {
                        Key?: string;
                        KeyType: string;
                        Account: {
                            Participant: string;
                            Branch?: string;
                            AccountNumber: string;
                            AccountType: string;
                            OpeningDate: string;
                        };
                        Owner: {
                            Type: string;
                            TaxIdNumber: string;
                            Name: string;
                            TradeName?: string;
                        };
                    };
                    Reason: string;
                    RequestId: string;
                };
            };
        };
        responses: {
            /** @description `CreateEntryResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CreateEntryResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Entry>
                     *         <Key>+5511987654310</Key>
                     *         <KeyType>PHONE</KeyType>
                     *         <Account>
                     *           <Participant>12345678</Participant>
                     *           <Branch>0001</Branch>
                     *           <AccountNumber>1234567</AccountNumber>
                     *           <AccountType>CACC</AccountType>
                     *           <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *         </Account>
                     *         <Owner>
                     *           <Type>NATURAL_PERSON</Type>
                     *           <TaxIdNumber>12345678909</TaxIdNumber>
                     *           <Name>Maria Silva</Name>
                     *         </Owner>
                     *         <CreationDate>2026-11-21T12:00:00.000Z</CreationDate>
                     *         <KeyOwnershipDate>2026-11-21T12:00:00.000Z</KeyOwnershipDate>
                     *       </Entry>
                     *     </CreateEntryResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Entry: {
                            Key: string;
                            KeyType: string;
                            Account: {
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                                OpeningDate: string;
                            };
                            Owner: {
                                Type: string;
                                TaxIdNumber: string;
                                Name: string;
                                TradeName?: string;
                            };
                            CreationDate: string;
                            KeyOwnershipDate: string;
                            OpenClaimCreationDate?: string;
                        };
                    };
                };
            };
            /**
             * @description - `EntryInvalid`: Fields of the entry are missing or not valid.
             *     - `InvalidReason`: The reason is not allowed for this operation.
             *     - `RequestIdAlreadyUsed`: The participant has used this RequestId for another request.
             *     - `ParticipantInvalid`: The participant cannot take part in this operation.
             *     - `EntryLimitExceeded`: The account already has the maximum number of keys.
             *     - `EntryAlreadyExists`: The participant already has an entry of this key for the same owner.
             *     - `EntryKeyOwnedByDifferentPerson`: The key belongs to another person: create a claim of ownership.
             *     - `EntryKeyInCustodyOfDifferentParticipant`: The same person has the key at another participant: create a claim of portability.
             *     - `EntryLockedByClaim`: The key has a claim that is not completed or cancelled.
             *     - `EntryTaxIdNumberByDifferentOwner`: The key is the CPF or CNPJ of a person other than the owner.
             *     - `TaxIdNumberBlocked`: A court order blocks the CPF or CNPJ.
             *     - `EntryBlocked`: A court order blocks the entry.
             *     - `UserOrAccountWithFraudRelatedRestriction`: The user or the account is restricted because of suspected fraud.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getEntry: {
        parameters: {
            query?: {
                /** @description Whether to add the statistics of the owner and of the key. */
                IncludeStatistics?: boolean;
            };
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description CPF or CNPJ of the payer, on whose policy the look-up counts. */
                "PI-PayerId": string;
                /** @description The EndToEndId of the payment that will follow. When the SPI receives its payment order, the tokens come back. */
                "PI-EndToEndId": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The key. Encode `+` as `%2B`, `@` as `%40` and `/` as `%2F`. */
                Key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GetEntryResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <GetEntryResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Entry>
                     *         <Key>11222333000181</Key>
                     *         <KeyType>CNPJ</KeyType>
                     *         <Account>
                     *           <Participant>12345678</Participant>
                     *           <Branch>0001</Branch>
                     *           <AccountNumber>1234567</AccountNumber>
                     *           <AccountType>CACC</AccountType>
                     *           <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *         </Account>
                     *         <Owner>
                     *           <Type>LEGAL_PERSON</Type>
                     *           <TaxIdNumber>11222333000181</TaxIdNumber>
                     *           <Name>Padaria Silva Ltda</Name>
                     *           <TradeName>Padaria Silva</TradeName>
                     *         </Owner>
                     *         <CreationDate>2026-11-21T12:00:00.000Z</CreationDate>
                     *         <KeyOwnershipDate>2026-11-21T12:00:00.000Z</KeyOwnershipDate>
                     *         <OpenClaimCreationDate>2026-11-21T12:00:00.000Z</OpenClaimCreationDate>
                     *       </Entry>
                     *       <OwnerStatistics>
                     *         <Spi>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <Settlements d90="12" m12="40" m60="40"/>
                     *         </Spi>
                     *         <FraudMarkers>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <ApplicationFrauds d90="0" m12="0" m60="0"/>
                     *           <MuleAccounts d90="1" m12="0" m60="0"/>
                     *           <ScammerAccounts d90="0" m12="0" m60="0"/>
                     *           <OtherFrauds d90="0" m12="0" m60="0"/>
                     *           <UnknownFrauds d90="0" m12="0" m60="0"/>
                     *           <TotalFraudTransactionAmount d90="100" m12="0" m60="0"/>
                     *           <DistinctFraudReporters d90="1" m12="0" m60="0"/>
                     *         </FraudMarkers>
                     *         <InfractionReports>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <OpenReports>1</OpenReports>
                     *           <OpenReportsDistinctReporters>1</OpenReportsDistinctReporters>
                     *           <RejectedReports d90="0" m12="0" m60="0"/>
                     *         </InfractionReports>
                     *         <Entries>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <RegisteredAccounts>1</RegisteredAccounts>
                     *         </Entries>
                     *       </OwnerStatistics>
                     *       <KeyStatistics>
                     *         <Spi>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <Settlements d90="12" m12="40" m60="40"/>
                     *         </Spi>
                     *         <FraudMarkers>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <ApplicationFrauds d90="0" m12="0" m60="0"/>
                     *           <MuleAccounts d90="1" m12="0" m60="0"/>
                     *           <ScammerAccounts d90="0" m12="0" m60="0"/>
                     *           <OtherFrauds d90="0" m12="0" m60="0"/>
                     *           <UnknownFrauds d90="0" m12="0" m60="0"/>
                     *           <TotalFraudTransactionAmount d90="100" m12="0" m60="0"/>
                     *           <DistinctFraudReporters d90="1" m12="0" m60="0"/>
                     *         </FraudMarkers>
                     *         <InfractionReports>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <OpenReports>1</OpenReports>
                     *           <OpenReportsDistinctReporters>1</OpenReportsDistinctReporters>
                     *           <RejectedReports d90="0" m12="0" m60="0"/>
                     *         </InfractionReports>
                     *         <Entries>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <DistinctAccounts d90="1" m12="0" m60="0"/>
                     *         </Entries>
                     *       </KeyStatistics>
                     *     </GetEntryResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Entry: {
                            Key: string;
                            KeyType: string;
                            Account: {
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                                OpeningDate: string;
                            };
                            Owner: {
                                Type: string;
                                TaxIdNumber: string;
                                Name: string;
                                TradeName?: string;
                            };
                            CreationDate: string;
                            KeyOwnershipDate: string;
                            OpenClaimCreationDate?: string;
                        };
                        OwnerStatistics?: {
                            Spi: {
                                Watermark: string;
                                Settlements: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            FraudMarkers: {
                                Watermark: string;
                                ApplicationFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                MuleAccounts: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                ScammerAccounts: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                OtherFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                UnknownFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                TotalFraudTransactionAmount: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                DistinctFraudReporters: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            InfractionReports: {
                                Watermark: string;
                                OpenReports: string;
                                OpenReportsDistinctReporters: string;
                                RejectedReports: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            Entries: {
                                Watermark: string;
                                RegisteredAccounts: string;
                            };
                        };
                        KeyStatistics?: {
                            Spi: {
                                Watermark: string;
                                Settlements: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            FraudMarkers: {
                                Watermark: string;
                                ApplicationFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                MuleAccounts: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                ScammerAccounts: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                OtherFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                UnknownFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                TotalFraudTransactionAmount: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                DistinctFraudReporters: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            InfractionReports: {
                                Watermark: string;
                                OpenReports: string;
                                OpenReportsDistinctReporters: string;
                                RejectedReports: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            Entries: {
                                Watermark: string;
                                DistinctAccounts: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                        };
                    };
                };
            };
            /**
             * @description - `EntryCannotBeQueriedForBookTransfer`: Payer and receiver have the same participant.
             *     - `TaxIdNumberBlocked`: A court order blocks the CPF or CNPJ.
             *     - `EntryBlocked`: A court order blocks the entry.
             *     - `EntryWithFraudRelatedRestriction`: The account or the user of the entry is restricted because of suspected fraud.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    updateEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The key. Encode `+` as `%2B`, `@` as `%40` and `/` as `%2F`. */
                Key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Key: string;
                    Account?: {
                        Participant: string;
                        Branch?: string;
                        AccountNumber: string;
                        AccountType: string;
                        OpeningDate: string;
                    };
                    Owner?: {
                        Type: string;
                        TaxIdNumber: string;
                        Name: string;
                        TradeName?: string;
                    };
                    Reason: string;
                };
            };
        };
        responses: {
            /** @description `UpdateEntryResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <UpdateEntryResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Entry>
                     *         <Key>+5511987654313</Key>
                     *         <KeyType>PHONE</KeyType>
                     *         <Account>
                     *           <Participant>12345678</Participant>
                     *           <Branch>0001</Branch>
                     *           <AccountNumber>1234567</AccountNumber>
                     *           <AccountType>CACC</AccountType>
                     *           <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *         </Account>
                     *         <Owner>
                     *           <Type>NATURAL_PERSON</Type>
                     *           <TaxIdNumber>12345678909</TaxIdNumber>
                     *           <Name>Maria Silva</Name>
                     *         </Owner>
                     *         <CreationDate>2026-11-21T12:00:00.000Z</CreationDate>
                     *         <KeyOwnershipDate>2026-11-21T12:00:00.000Z</KeyOwnershipDate>
                     *       </Entry>
                     *     </UpdateEntryResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Entry: {
                            Key: string;
                            KeyType: string;
                            Account: {
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                                OpeningDate: string;
                            };
                            Owner: {
                                Type: string;
                                TaxIdNumber: string;
                                Name: string;
                                TradeName?: string;
                            };
                            CreationDate: string;
                            KeyOwnershipDate: string;
                            OpenClaimCreationDate?: string;
                        };
                    };
                };
            };
            /**
             * @description - `EntryInvalid`: Fields of the entry are missing or not valid.
             *     - `InvalidReason`: The reason is not allowed for this operation.
             *     - `EntryLimitExceeded`: The account already has the maximum number of keys.
             *     - `EntryTaxIdNumberByDifferentOwner`: The key is the CPF or CNPJ of a person other than the owner.
             *     - `TaxIdNumberBlocked`: A court order blocks the CPF or CNPJ.
             *     - `EntryBlocked`: A court order blocks the entry.
             *     - `UserOrAccountWithFraudRelatedRestriction`: The user or the account is restricted because of suspected fraud.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    deleteEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The key. Encode `+` as `%2B`, `@` as `%40` and `/` as `%2F`. */
                Key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Key: string;
                    Participant: string;
                    Reason: string;
                };
            };
        };
        responses: {
            /** @description `DeleteEntryResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <DeleteEntryResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Key>+5511987654314</Key>
                     *     </DeleteEntryResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Key: string;
                    };
                };
            };
            /**
             * @description - `EntryInvalid`: Fields of the entry are missing or not valid.
             *     - `InvalidReason`: The reason is not allowed for this operation.
             *     - `EntryLockedByClaim`: The key has a claim that is not completed or cancelled.
             *     - `EntryBlocked`: A court order blocks the entry.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    checkKeys: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Keys: {
                        Key: string[];
                    };
                };
            };
        };
        responses: {
            /** @description `CheckKeysResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CheckKeysResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Keys>
                     *         <Key hasEntry="true">+5511987654315</Key>
                     *         <Key hasEntry="false">maria@psp.example</Key>
                     *         <Key hasEntry="false">12345678909</Key>
                     *       </Keys>
                     *     </CheckKeysResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Keys: {
                            Key: {
                                hasEntry: string;
                            }[];
                        };
                    };
                };
            };
            /**
             * @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listRestrictions: {
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
            /** @description The restrictions. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestrictionResponse"][];
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
    createRestriction: {
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
                "application/json": components["schemas"]["NewRestriction"];
            };
        };
        responses: {
            /** @description The restriction. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestrictionResponse"];
                };
            };
            /** @description The restriction is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description There is the same restriction already. Code: `RESTRICTION_EXISTS`. */
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
            /** @description There are too many restrictions. Code: `RESTRICTIONS_FULL`. */
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
    deleteRestriction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the restriction. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restriction was ended. */
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
            /** @description The restriction does not exist. Code: `RESTRICTION_NOT_FOUND`. */
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
    getPersonStatistics: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description CPF or CNPJ of the person. */
                TaxIdNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GetPersonStatisticsResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <GetPersonStatisticsResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <TaxIdNumber>12345678909</TaxIdNumber>
                     *       <PersonStatistics>
                     *         <Spi>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <Settlements d90="12" m12="40" m60="40"/>
                     *         </Spi>
                     *         <FraudMarkers>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <ApplicationFrauds d90="0" m12="0" m60="0"/>
                     *           <MuleAccounts d90="1" m12="0" m60="0"/>
                     *           <ScammerAccounts d90="0" m12="0" m60="0"/>
                     *           <OtherFrauds d90="0" m12="0" m60="0"/>
                     *           <UnknownFrauds d90="0" m12="0" m60="0"/>
                     *           <TotalFraudTransactionAmount d90="100" m12="0" m60="0"/>
                     *           <DistinctFraudReporters d90="1" m12="0" m60="0"/>
                     *         </FraudMarkers>
                     *         <InfractionReports>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <OpenReports>1</OpenReports>
                     *           <OpenReportsDistinctReporters>1</OpenReportsDistinctReporters>
                     *           <RejectedReports d90="0" m12="0" m60="0"/>
                     *         </InfractionReports>
                     *         <Entries>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <RegisteredAccounts>1</RegisteredAccounts>
                     *         </Entries>
                     *       </PersonStatistics>
                     *     </GetPersonStatisticsResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        TaxIdNumber: string;
                        PersonStatistics: {
                            Spi: {
                                Watermark: string;
                                Settlements: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            FraudMarkers: {
                                Watermark: string;
                                ApplicationFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                MuleAccounts: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                ScammerAccounts: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                OtherFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                UnknownFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                TotalFraudTransactionAmount: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                DistinctFraudReporters: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            InfractionReports: {
                                Watermark: string;
                                OpenReports: string;
                                OpenReportsDistinctReporters: string;
                                RejectedReports: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            Entries: {
                                Watermark: string;
                                RegisteredAccounts: string;
                            };
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getEntryStatistics: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The key. Encode `+` as `%2B`, `@` as `%40` and `/` as `%2F`. */
                Key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GetEntryStatisticsResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <GetEntryStatisticsResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Key>+5511987654355</Key>
                     *       <OwnerStatistics>
                     *         <Spi>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <Settlements d90="12" m12="40" m60="40"/>
                     *         </Spi>
                     *         <FraudMarkers>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <ApplicationFrauds d90="0" m12="0" m60="0"/>
                     *           <MuleAccounts d90="1" m12="0" m60="0"/>
                     *           <ScammerAccounts d90="0" m12="0" m60="0"/>
                     *           <OtherFrauds d90="0" m12="0" m60="0"/>
                     *           <UnknownFrauds d90="0" m12="0" m60="0"/>
                     *           <TotalFraudTransactionAmount d90="100" m12="0" m60="0"/>
                     *           <DistinctFraudReporters d90="1" m12="0" m60="0"/>
                     *         </FraudMarkers>
                     *         <InfractionReports>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <OpenReports>1</OpenReports>
                     *           <OpenReportsDistinctReporters>1</OpenReportsDistinctReporters>
                     *           <RejectedReports d90="0" m12="0" m60="0"/>
                     *         </InfractionReports>
                     *         <Entries>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <RegisteredAccounts>1</RegisteredAccounts>
                     *         </Entries>
                     *       </OwnerStatistics>
                     *       <KeyStatistics>
                     *         <Spi>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <Settlements d90="12" m12="40" m60="40"/>
                     *         </Spi>
                     *         <FraudMarkers>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <ApplicationFrauds d90="0" m12="0" m60="0"/>
                     *           <MuleAccounts d90="1" m12="0" m60="0"/>
                     *           <ScammerAccounts d90="0" m12="0" m60="0"/>
                     *           <OtherFrauds d90="0" m12="0" m60="0"/>
                     *           <UnknownFrauds d90="0" m12="0" m60="0"/>
                     *           <TotalFraudTransactionAmount d90="100" m12="0" m60="0"/>
                     *           <DistinctFraudReporters d90="1" m12="0" m60="0"/>
                     *         </FraudMarkers>
                     *         <InfractionReports>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <OpenReports>1</OpenReports>
                     *           <OpenReportsDistinctReporters>1</OpenReportsDistinctReporters>
                     *           <RejectedReports d90="0" m12="0" m60="0"/>
                     *         </InfractionReports>
                     *         <Entries>
                     *           <Watermark>2026-11-21T12:00:00.000Z</Watermark>
                     *           <DistinctAccounts d90="1" m12="0" m60="0"/>
                     *         </Entries>
                     *       </KeyStatistics>
                     *     </GetEntryStatisticsResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Key: string;
                        OwnerStatistics: {
                            Spi: {
                                Watermark: string;
                                Settlements: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            FraudMarkers: {
                                Watermark: string;
                                ApplicationFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                MuleAccounts: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                ScammerAccounts: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                OtherFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                UnknownFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                TotalFraudTransactionAmount: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                DistinctFraudReporters: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            InfractionReports: {
                                Watermark: string;
                                OpenReports: string;
                                OpenReportsDistinctReporters: string;
                                RejectedReports: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            Entries: {
                                Watermark: string;
                                RegisteredAccounts: string;
                            };
                        };
                        KeyStatistics: {
                            Spi: {
                                Watermark: string;
                                Settlements: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            FraudMarkers: {
                                Watermark: string;
                                ApplicationFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                MuleAccounts: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                ScammerAccounts: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                OtherFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                UnknownFrauds: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                TotalFraudTransactionAmount: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                                DistinctFraudReporters: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            InfractionReports: {
                                Watermark: string;
                                OpenReports: string;
                                OpenReportsDistinctReporters: string;
                                RejectedReports: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                            Entries: {
                                Watermark: string;
                                DistinctAccounts: {
                                    d90: string;
                                    m12: string;
                                    m60: string;
                                };
                            };
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listClaims: {
        parameters: {
            query: {
                /** @description ISPB of the participant. */
                Participant: string;
                /** @description Whether to add those of the indirect participants that the participant acts for. */
                IncludeIndirectParticipants?: boolean;
                /** @description Only claims in which the participant is the donor. */
                IsDonor?: boolean;
                /** @description Only claims in which the participant is the claimer. */
                IsClaimer?: boolean;
                /** @description The statuses. Repeat it, or send several with commas. */
                Status?: components["schemas"]["KeyClaimStatus"][];
                /** @description The type of the claims. */
                Type?: components["schemas"]["KeyClaimType"];
                /** @description Changed at this time or later. */
                ModifiedAfter?: string;
                /** @description Changed at this time or earlier. */
                ModifiedBefore?: string;
                /** @description The maximum number of elements. */
                Limit?: number;
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
            /** @description `ListClaimsResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <ListClaimsResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <HasMoreElements>false</HasMoreElements>
                     *       <Claims>
                     *         <Claim>
                     *           <Type>PORTABILITY</Type>
                     *           <Key>+5511987654317</Key>
                     *           <KeyType>PHONE</KeyType>
                     *           <ClaimerAccount>
                     *             <Participant>87654321</Participant>
                     *             <Branch>0001</Branch>
                     *             <AccountNumber>7654321</AccountNumber>
                     *             <AccountType>CACC</AccountType>
                     *             <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *           </ClaimerAccount>
                     *           <Claimer>
                     *             <Type>NATURAL_PERSON</Type>
                     *             <TaxIdNumber>12345678909</TaxIdNumber>
                     *             <Name>Maria Silva</Name>
                     *           </Claimer>
                     *           <DonorParticipant>12345678</DonorParticipant>
                     *           <Id>123e4567-e89b-42d3-a456-426655440017</Id>
                     *           <Status>OPEN</Status>
                     *           <ResolutionPeriodEnd>2026-11-28T12:00:00.000Z</ResolutionPeriodEnd>
                     *           <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *         </Claim>
                     *         <Claim>
                     *           <Type>PORTABILITY</Type>
                     *           <Key>+5511987654317</Key>
                     *           <KeyType>PHONE</KeyType>
                     *           <ClaimerAccount>
                     *             <Participant>87654321</Participant>
                     *             <Branch>0001</Branch>
                     *             <AccountNumber>7654321</AccountNumber>
                     *             <AccountType>CACC</AccountType>
                     *             <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *           </ClaimerAccount>
                     *           <Claimer>
                     *             <Type>NATURAL_PERSON</Type>
                     *             <TaxIdNumber>12345678909</TaxIdNumber>
                     *             <Name>Maria Silva</Name>
                     *           </Claimer>
                     *           <DonorParticipant>12345678</DonorParticipant>
                     *           <Id>123e4567-e89b-42d3-a456-426655440017</Id>
                     *           <Status>WAITING_RESOLUTION</Status>
                     *           <ResolutionPeriodEnd>2026-11-28T12:00:00.000Z</ResolutionPeriodEnd>
                     *           <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *         </Claim>
                     *         <Claim>
                     *           <Type>PORTABILITY</Type>
                     *           <Key>+5511987654317</Key>
                     *           <KeyType>PHONE</KeyType>
                     *           <ClaimerAccount>
                     *             <Participant>87654321</Participant>
                     *             <Branch>0001</Branch>
                     *             <AccountNumber>7654321</AccountNumber>
                     *             <AccountType>CACC</AccountType>
                     *             <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *           </ClaimerAccount>
                     *           <Claimer>
                     *             <Type>NATURAL_PERSON</Type>
                     *             <TaxIdNumber>12345678909</TaxIdNumber>
                     *             <Name>Maria Silva</Name>
                     *           </Claimer>
                     *           <DonorParticipant>12345678</DonorParticipant>
                     *           <Id>123e4567-e89b-42d3-a456-426655440017</Id>
                     *           <Status>CONFIRMED</Status>
                     *           <ResolutionPeriodEnd>2026-11-28T12:00:00.000Z</ResolutionPeriodEnd>
                     *           <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *           <ConfirmReason>USER_REQUESTED</ConfirmReason>
                     *         </Claim>
                     *         <Claim>
                     *           <Type>PORTABILITY</Type>
                     *           <Key>+5511987654317</Key>
                     *           <KeyType>PHONE</KeyType>
                     *           <ClaimerAccount>
                     *             <Participant>87654321</Participant>
                     *             <Branch>0001</Branch>
                     *             <AccountNumber>7654321</AccountNumber>
                     *             <AccountType>CACC</AccountType>
                     *             <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *           </ClaimerAccount>
                     *           <Claimer>
                     *             <Type>NATURAL_PERSON</Type>
                     *             <TaxIdNumber>12345678909</TaxIdNumber>
                     *             <Name>Maria Silva</Name>
                     *           </Claimer>
                     *           <DonorParticipant>12345678</DonorParticipant>
                     *           <Id>123e4567-e89b-42d3-a456-426655440017</Id>
                     *           <Status>COMPLETED</Status>
                     *           <ResolutionPeriodEnd>2026-11-28T12:00:00.000Z</ResolutionPeriodEnd>
                     *           <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *           <ConfirmReason>USER_REQUESTED</ConfirmReason>
                     *         </Claim>
                     *         <Claim>
                     *           <Type>OWNERSHIP</Type>
                     *           <Key>+5511987654317</Key>
                     *           <KeyType>PHONE</KeyType>
                     *           <ClaimerAccount>
                     *             <Participant>87654321</Participant>
                     *             <Branch>0001</Branch>
                     *             <AccountNumber>7654321</AccountNumber>
                     *             <AccountType>CACC</AccountType>
                     *             <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *           </ClaimerAccount>
                     *           <Claimer>
                     *             <Type>NATURAL_PERSON</Type>
                     *             <TaxIdNumber>98765432100</TaxIdNumber>
                     *             <Name>João Souza</Name>
                     *           </Claimer>
                     *           <DonorParticipant>12345678</DonorParticipant>
                     *           <Id>123e4567-e89b-42d3-a456-426655440017</Id>
                     *           <Status>CANCELLED</Status>
                     *           <ResolutionPeriodEnd>2026-11-28T12:00:00.000Z</ResolutionPeriodEnd>
                     *           <CompletionPeriodEnd>2026-12-05T12:00:00.000Z</CompletionPeriodEnd>
                     *           <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *           <CancelReason>USER_REQUESTED</CancelReason>
                     *           <CancelledBy>CLAIMER</CancelledBy>
                     *         </Claim>
                     *       </Claims>
                     *     </ListClaimsResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        HasMoreElements: string;
                        Claims: {
                            Claim: {
                                Type: string;
                                Key: string;
                                KeyType: string;
                                ClaimerAccount: {
                                    Participant: string;
                                    Branch?: string;
                                    AccountNumber: string;
                                    AccountType: string;
                                    OpeningDate: string;
                                };
                                Claimer: {
                                    Type: string;
                                    TaxIdNumber: string;
                                    Name: string;
                                    TradeName?: string;
                                };
                                DonorParticipant: string;
                                Id: string;
                                Status: string;
                                ResolutionPeriodEnd: string;
                                CompletionPeriodEnd?: string;
                                LastModified: string;
                                ConfirmReason?: string;
                                CancelReason?: string;
                                CancelledBy?: string;
                            }[];
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    createClaim: {
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
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Claim: {
                        Type: string;
                        Key: string;
                        KeyType: string;
                        ClaimerAccount: {
                            Participant: string;
                            Branch?: string;
                            AccountNumber: string;
                            AccountType: string;
                            OpeningDate: string;
                        };
                        Claimer: {
                            Type: string;
                            TaxIdNumber: string;
                            Name: string;
                            TradeName?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description `CreateClaimResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CreateClaimResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Claim>
                     *         <Type>PORTABILITY</Type>
                     *         <Key>+5511987654316</Key>
                     *         <KeyType>PHONE</KeyType>
                     *         <ClaimerAccount>
                     *           <Participant>87654321</Participant>
                     *           <Branch>0001</Branch>
                     *           <AccountNumber>7654321</AccountNumber>
                     *           <AccountType>CACC</AccountType>
                     *           <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *         </ClaimerAccount>
                     *         <Claimer>
                     *           <Type>NATURAL_PERSON</Type>
                     *           <TaxIdNumber>12345678909</TaxIdNumber>
                     *           <Name>Maria Silva</Name>
                     *         </Claimer>
                     *         <DonorParticipant>12345678</DonorParticipant>
                     *         <Id>123e4567-e89b-42d3-a456-426655440016</Id>
                     *         <Status>OPEN</Status>
                     *         <ResolutionPeriodEnd>2026-11-28T12:00:00.000Z</ResolutionPeriodEnd>
                     *         <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *       </Claim>
                     *     </CreateClaimResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Claim: {
                            Type: string;
                            Key: string;
                            KeyType: string;
                            ClaimerAccount: {
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                                OpeningDate: string;
                            };
                            Claimer: {
                                Type: string;
                                TaxIdNumber: string;
                                Name: string;
                                TradeName?: string;
                            };
                            DonorParticipant: string;
                            Id: string;
                            Status: string;
                            ResolutionPeriodEnd: string;
                            CompletionPeriodEnd?: string;
                            LastModified: string;
                            ConfirmReason?: string;
                            CancelReason?: string;
                            CancelledBy?: string;
                        };
                    };
                };
            };
            /**
             * @description - `ClaimInvalid`: Fields of the claim are missing or not valid.
             *     - `ParticipantInvalid`: The participant cannot take part in this operation.
             *     - `ClaimTypeInconsistent`: A claim of ownership of a key that the claimer owns, or a claim of portability of the key of another person.
             *     - `ClaimAlreadyExistsForKey`: The key has a claim that is not completed or cancelled.
             *     - `ClaimResultingEntryAlreadyExists`: The entry that the claim would create exists already.
             *     - `TaxIdNumberBlocked`: A court order blocks the CPF or CNPJ.
             *     - `EntryBlocked`: A court order blocks the entry.
             *     - `UserOrAccountWithFraudRelatedRestriction`: The user or the account is restricted because of suspected fraud.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ClaimKeyNotFound`: The claimed key has no entry. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getClaim: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the claim. */
                ClaimId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GetClaimResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <GetClaimResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Claim>
                     *         <Type>PORTABILITY</Type>
                     *         <Key>+5511987654318</Key>
                     *         <KeyType>PHONE</KeyType>
                     *         <ClaimerAccount>
                     *           <Participant>87654321</Participant>
                     *           <Branch>0001</Branch>
                     *           <AccountNumber>7654321</AccountNumber>
                     *           <AccountType>CACC</AccountType>
                     *           <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *         </ClaimerAccount>
                     *         <Claimer>
                     *           <Type>NATURAL_PERSON</Type>
                     *           <TaxIdNumber>12345678909</TaxIdNumber>
                     *           <Name>Maria Silva</Name>
                     *         </Claimer>
                     *         <DonorParticipant>12345678</DonorParticipant>
                     *         <Id>123e4567-e89b-42d3-a456-426655440018</Id>
                     *         <Status>OPEN</Status>
                     *         <ResolutionPeriodEnd>2026-11-28T12:00:00.000Z</ResolutionPeriodEnd>
                     *         <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *       </Claim>
                     *     </GetClaimResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Claim: {
                            Type: string;
                            Key: string;
                            KeyType: string;
                            ClaimerAccount: {
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                                OpeningDate: string;
                            };
                            Claimer: {
                                Type: string;
                                TaxIdNumber: string;
                                Name: string;
                                TradeName?: string;
                            };
                            DonorParticipant: string;
                            Id: string;
                            Status: string;
                            ResolutionPeriodEnd: string;
                            CompletionPeriodEnd?: string;
                            LastModified: string;
                            ConfirmReason?: string;
                            CancelReason?: string;
                            CancelledBy?: string;
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    acknowledgeClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the claim. */
                ClaimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    ClaimId: string;
                    Participant: string;
                };
            };
        };
        responses: {
            /** @description `AcknowledgeClaimResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <AcknowledgeClaimResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Claim>
                     *         <Type>PORTABILITY</Type>
                     *         <Key>+5511987654319</Key>
                     *         <KeyType>PHONE</KeyType>
                     *         <ClaimerAccount>
                     *           <Participant>87654321</Participant>
                     *           <Branch>0001</Branch>
                     *           <AccountNumber>7654321</AccountNumber>
                     *           <AccountType>CACC</AccountType>
                     *           <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *         </ClaimerAccount>
                     *         <Claimer>
                     *           <Type>NATURAL_PERSON</Type>
                     *           <TaxIdNumber>12345678909</TaxIdNumber>
                     *           <Name>Maria Silva</Name>
                     *         </Claimer>
                     *         <DonorParticipant>12345678</DonorParticipant>
                     *         <Id>123e4567-e89b-42d3-a456-426655440019</Id>
                     *         <Status>WAITING_RESOLUTION</Status>
                     *         <ResolutionPeriodEnd>2026-11-28T12:00:00.000Z</ResolutionPeriodEnd>
                     *         <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *       </Claim>
                     *     </AcknowledgeClaimResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Claim: {
                            Type: string;
                            Key: string;
                            KeyType: string;
                            ClaimerAccount: {
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                                OpeningDate: string;
                            };
                            Claimer: {
                                Type: string;
                                TaxIdNumber: string;
                                Name: string;
                                TradeName?: string;
                            };
                            DonorParticipant: string;
                            Id: string;
                            Status: string;
                            ResolutionPeriodEnd: string;
                            CompletionPeriodEnd?: string;
                            LastModified: string;
                            ConfirmReason?: string;
                            CancelReason?: string;
                            CancelledBy?: string;
                        };
                    };
                };
            };
            /**
             * @description - `ClaimInvalid`: Fields of the claim are missing or not valid.
             *     - `ClaimOperationInvalid`: The status of the claim does not allow the operation.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    confirmClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the claim. */
                ClaimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    ClaimId: string;
                    Participant: string;
                    Reason: string;
                };
            };
        };
        responses: {
            /** @description `ConfirmClaimResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <ConfirmClaimResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Claim>
                     *         <Type>PORTABILITY</Type>
                     *         <Key>+5511987654320</Key>
                     *         <KeyType>PHONE</KeyType>
                     *         <ClaimerAccount>
                     *           <Participant>87654321</Participant>
                     *           <Branch>0001</Branch>
                     *           <AccountNumber>7654321</AccountNumber>
                     *           <AccountType>CACC</AccountType>
                     *           <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *         </ClaimerAccount>
                     *         <Claimer>
                     *           <Type>NATURAL_PERSON</Type>
                     *           <TaxIdNumber>12345678909</TaxIdNumber>
                     *           <Name>Maria Silva</Name>
                     *         </Claimer>
                     *         <DonorParticipant>12345678</DonorParticipant>
                     *         <Id>123e4567-e89b-42d3-a456-426655440020</Id>
                     *         <Status>CONFIRMED</Status>
                     *         <ResolutionPeriodEnd>2026-11-28T12:00:00.000Z</ResolutionPeriodEnd>
                     *         <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *         <ConfirmReason>USER_REQUESTED</ConfirmReason>
                     *       </Claim>
                     *     </ConfirmClaimResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Claim: {
                            Type: string;
                            Key: string;
                            KeyType: string;
                            ClaimerAccount: {
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                                OpeningDate: string;
                            };
                            Claimer: {
                                Type: string;
                                TaxIdNumber: string;
                                Name: string;
                                TradeName?: string;
                            };
                            DonorParticipant: string;
                            Id: string;
                            Status: string;
                            ResolutionPeriodEnd: string;
                            CompletionPeriodEnd?: string;
                            LastModified: string;
                            ConfirmReason?: string;
                            CancelReason?: string;
                            CancelledBy?: string;
                        };
                    };
                };
            };
            /**
             * @description - `ClaimInvalid`: Fields of the claim are missing or not valid.
             *     - `ClaimOperationInvalid`: The status of the claim does not allow the operation.
             *     - `InvalidReason`: The reason is not allowed for this operation.
             *     - `ClaimResolutionPeriodNotEnded`: The resolution period must end first.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    cancelClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the claim. */
                ClaimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    ClaimId: string;
                    Participant: string;
                    Reason: string;
                };
            };
        };
        responses: {
            /** @description `CancelClaimResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CancelClaimResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Claim>
                     *         <Type>OWNERSHIP</Type>
                     *         <Key>+5511987654321</Key>
                     *         <KeyType>PHONE</KeyType>
                     *         <ClaimerAccount>
                     *           <Participant>87654321</Participant>
                     *           <Branch>0001</Branch>
                     *           <AccountNumber>7654321</AccountNumber>
                     *           <AccountType>CACC</AccountType>
                     *           <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *         </ClaimerAccount>
                     *         <Claimer>
                     *           <Type>NATURAL_PERSON</Type>
                     *           <TaxIdNumber>98765432100</TaxIdNumber>
                     *           <Name>João Souza</Name>
                     *         </Claimer>
                     *         <DonorParticipant>12345678</DonorParticipant>
                     *         <Id>123e4567-e89b-42d3-a456-426655440021</Id>
                     *         <Status>CANCELLED</Status>
                     *         <ResolutionPeriodEnd>2026-11-28T12:00:00.000Z</ResolutionPeriodEnd>
                     *         <CompletionPeriodEnd>2026-12-05T12:00:00.000Z</CompletionPeriodEnd>
                     *         <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *         <CancelReason>USER_REQUESTED</CancelReason>
                     *         <CancelledBy>CLAIMER</CancelledBy>
                     *       </Claim>
                     *     </CancelClaimResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Claim: {
                            Type: string;
                            Key: string;
                            KeyType: string;
                            ClaimerAccount: {
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                                OpeningDate: string;
                            };
                            Claimer: {
                                Type: string;
                                TaxIdNumber: string;
                                Name: string;
                                TradeName?: string;
                            };
                            DonorParticipant: string;
                            Id: string;
                            Status: string;
                            ResolutionPeriodEnd: string;
                            CompletionPeriodEnd?: string;
                            LastModified: string;
                            ConfirmReason?: string;
                            CancelReason?: string;
                            CancelledBy?: string;
                        };
                    };
                };
            };
            /**
             * @description - `ClaimInvalid`: Fields of the claim are missing or not valid.
             *     - `ClaimOperationInvalid`: The status of the claim does not allow the operation.
             *     - `InvalidReason`: The reason is not allowed for this operation.
             *     - `ClaimResolutionPeriodNotEnded`: The resolution period must end first.
             *     - `ClaimCompletionPeriodNotEnded`: The completion period must end first.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    completeClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the claim. */
                ClaimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    ClaimId: string;
                    Participant: string;
                    RequestId: string;
                };
            };
        };
        responses: {
            /** @description `CompleteClaimResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CompleteClaimResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Claim>
                     *         <Type>PORTABILITY</Type>
                     *         <Key>+5511987654322</Key>
                     *         <KeyType>PHONE</KeyType>
                     *         <ClaimerAccount>
                     *           <Participant>87654321</Participant>
                     *           <Branch>0001</Branch>
                     *           <AccountNumber>7654321</AccountNumber>
                     *           <AccountType>CACC</AccountType>
                     *           <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *         </ClaimerAccount>
                     *         <Claimer>
                     *           <Type>NATURAL_PERSON</Type>
                     *           <TaxIdNumber>12345678909</TaxIdNumber>
                     *           <Name>Maria Silva</Name>
                     *         </Claimer>
                     *         <DonorParticipant>12345678</DonorParticipant>
                     *         <Id>123e4567-e89b-42d3-a456-426655440022</Id>
                     *         <Status>COMPLETED</Status>
                     *         <ResolutionPeriodEnd>2026-11-28T12:00:00.000Z</ResolutionPeriodEnd>
                     *         <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *         <ConfirmReason>USER_REQUESTED</ConfirmReason>
                     *       </Claim>
                     *       <EntryCreationDate>2026-11-21T12:05:00.000Z</EntryCreationDate>
                     *       <KeyOwnershipDate>2026-11-21T12:00:00.000Z</KeyOwnershipDate>
                     *     </CompleteClaimResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Claim: {
                            Type: string;
                            Key: string;
                            KeyType: string;
                            ClaimerAccount: {
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                                OpeningDate: string;
                            };
                            Claimer: {
                                Type: string;
                                TaxIdNumber: string;
                                Name: string;
                                TradeName?: string;
                            };
                            DonorParticipant: string;
                            Id: string;
                            Status: string;
                            ResolutionPeriodEnd: string;
                            CompletionPeriodEnd?: string;
                            LastModified: string;
                            ConfirmReason?: string;
                            CancelReason?: string;
                            CancelledBy?: string;
                        };
                        EntryCreationDate: string;
                        KeyOwnershipDate: string;
                    };
                };
            };
            /**
             * @description - `ClaimInvalid`: Fields of the claim are missing or not valid.
             *     - `ClaimOperationInvalid`: The status of the claim does not allow the operation.
             *     - `ClaimCompletionPeriodNotEnded`: The completion period must end first.
             *     - `RequestIdAlreadyUsed`: The participant has used this RequestId for another request.
             *     - `EntryLimitExceeded`: The account already has the maximum number of keys.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    createSyncVerification: {
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
                    Signature?: {
                        [key: string]: unknown;
                    };
                    SyncVerification: {
                        Participant: string;
                        KeyType: string;
                        ParticipantSyncVerifier: string;
                    };
                };
            };
        };
        responses: {
            /** @description `CreateSyncVerificationResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CreateSyncVerificationResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <SyncVerification>
                     *         <Participant>12345678</Participant>
                     *         <KeyType>PHONE</KeyType>
                     *         <ParticipantSyncVerifier>7827e48fe8468c35f5e704647812603adeab00778b3cd396154004a53a0e0c65</ParticipantSyncVerifier>
                     *         <Id>1</Id>
                     *         <Result>OK</Result>
                     *       </SyncVerification>
                     *     </CreateSyncVerificationResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        SyncVerification: {
                            Participant: string;
                            KeyType: string;
                            ParticipantSyncVerifier: string;
                            Id: string;
                            Result: string;
                        };
                    };
                };
            };
            /**
             * @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    createCidSetFile: {
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
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Participant: string;
                    KeyType: string;
                };
            };
        };
        responses: {
            /** @description `CreateCidSetFileResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CreateCidSetFileResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <CidSetFile>
                     *         <Id>1</Id>
                     *         <Status>REQUESTED</Status>
                     *         <Participant>12345678</Participant>
                     *         <KeyType>PHONE</KeyType>
                     *         <RequestTime>2026-11-21T12:00:00.000Z</RequestTime>
                     *       </CidSetFile>
                     *     </CreateCidSetFileResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        CidSetFile: {
                            Id: string;
                            Status: string;
                            Participant: string;
                            KeyType: string;
                            RequestTime: string;
                            CreationTime?: string;
                            Url?: string;
                            Bytes?: string;
                            Sha256?: string;
                        };
                    };
                };
            };
            /**
             * @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getCidSetFile: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the file. */
                Id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GetCidSetFileResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <GetCidSetFileResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <CidSetFile>
                     *         <Id>1</Id>
                     *         <Status>AVAILABLE</Status>
                     *         <Participant>12345678</Participant>
                     *         <KeyType>PHONE</KeyType>
                     *         <RequestTime>2026-11-21T12:00:00.000Z</RequestTime>
                     *         <CreationTime>2026-11-21T12:05:00.000Z</CreationTime>
                     *         <Url>http://localhost:3003/api/v2/cids/files/1/content</Url>
                     *         <Bytes>65</Bytes>
                     *         <Sha256>2c2bdf92cbb7dc6b0b1cd0d5b7b5bfef3a0f4c3f3d4c4b1a0fcd5a5e2b0a9d10</Sha256>
                     *       </CidSetFile>
                     *     </GetCidSetFileResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        CidSetFile: {
                            Id: string;
                            Status: string;
                            Participant: string;
                            KeyType: string;
                            RequestTime: string;
                            CreationTime?: string;
                            Url?: string;
                            Bytes?: string;
                            Sha256?: string;
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listCidSetEvents: {
        parameters: {
            query: {
                /** @description ISPB of the participant. */
                Participant: string;
                /** @description The type of the keys. */
                KeyType: components["schemas"]["SyncVerificationKeyType"];
                /** @description At this time or later. */
                StartTime?: string;
                /** @description At this time or earlier. */
                EndTime?: string;
                /** @description The maximum number of elements. */
                Limit?: number;
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
            /** @description `ListCidSetEventsResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <ListCidSetEventsResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <HasMoreElements>false</HasMoreElements>
                     *       <Participant>12345678</Participant>
                     *       <KeyType>PHONE</KeyType>
                     *       <StartTime>2026-11-21T12:00:00.000Z</StartTime>
                     *       <EndTime>2026-11-21T12:00:00.000Z</EndTime>
                     *       <SyncVerifierStart>a62bbbb1dbd12c96ea50159000f7086fc9499c030e36798e8eed54545da2b43d</SyncVerifierStart>
                     *       <SyncVerifierEnd>a62bbbb1dbd12c96ea50159000f7086fc9499c030e36798e8eed54545da2b43d</SyncVerifierEnd>
                     *       <CidSetEvents>
                     *         <CidSetEvent>
                     *           <Type>ADDED</Type>
                     *           <Cid>a62bbbb1dbd12c96ea50159000f7086fc9499c030e36798e8eed54545da2b43d</Cid>
                     *           <Timestamp>2026-11-21T12:00:00.000Z</Timestamp>
                     *         </CidSetEvent>
                     *       </CidSetEvents>
                     *     </ListCidSetEventsResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        HasMoreElements: string;
                        Participant: string;
                        KeyType: string;
                        StartTime: string;
                        EndTime: string;
                        SyncVerifierStart: string;
                        SyncVerifierEnd: string;
                        CidSetEvents: {
                            CidSetEvent: {
                                Type: string;
                                Cid: string;
                                Timestamp: string;
                            }[];
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getEntryByCid: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The CID. */
                Cid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GetEntryByCidResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <GetEntryByCidResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Cid>376996743b31e3231c45c13abbb6962951f4dd1313246aa6dd46298f2a2040e0</Cid>
                     *       <Entry>
                     *         <Key>+5511987654327</Key>
                     *         <KeyType>PHONE</KeyType>
                     *         <Account>
                     *           <Participant>12345678</Participant>
                     *           <Branch>0001</Branch>
                     *           <AccountNumber>1234567</AccountNumber>
                     *           <AccountType>CACC</AccountType>
                     *           <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *         </Account>
                     *         <Owner>
                     *           <Type>NATURAL_PERSON</Type>
                     *           <TaxIdNumber>12345678909</TaxIdNumber>
                     *           <Name>Maria Silva</Name>
                     *         </Owner>
                     *         <CreationDate>2026-11-21T12:00:00.000Z</CreationDate>
                     *         <KeyOwnershipDate>2026-11-21T12:00:00.000Z</KeyOwnershipDate>
                     *       </Entry>
                     *       <RequestId>a946d533-7f22-42a5-9a9b-e87cd55c0f27</RequestId>
                     *     </GetEntryByCidResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Cid: string;
                        Entry: {
                            Key: string;
                            KeyType: string;
                            Account: {
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                                OpeningDate: string;
                            };
                            Owner: {
                                Type: string;
                                TaxIdNumber: string;
                                Name: string;
                                TradeName?: string;
                            };
                            CreationDate: string;
                            KeyOwnershipDate: string;
                            OpenClaimCreationDate?: string;
                        };
                        RequestId: string;
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    downloadCidSetFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the file. */
                Id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CIDs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSyncVerifications: {
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
                /** @description Only those of this participant. */
                participant?: string;
                /** @description Only those of this type of key. */
                keyType?: components["schemas"]["SyncVerificationKeyType"];
                /** @description Only those with this result. */
                result?: components["schemas"]["SyncVerificationResult"];
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
            /** @description The verifications. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncVerificationResponse"][];
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
    corruptEntries: {
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
                "application/json": components["schemas"]["Corrupt"];
            };
        };
        responses: {
            /** @description The changed entries. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorruptionResponse"];
                };
            };
            /** @description The body is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description The participant has no entries that can be changed. Code: `NOTHING_TO_CORRUPT`. */
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
    checkCorruption: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the corruption. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed entries as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorruptionResponse"];
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
            /** @description The sandbox has no such corruption. Code: `CORRUPTION_NOT_FOUND`. */
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
    listInfractionReports: {
        parameters: {
            query: {
                /** @description ISPB of the participant. */
                Participant: string;
                /** @description Whether to add those of the indirect participants that the participant acts for. */
                IncludeIndirectParticipants?: boolean;
                /** @description Only reports that the participant created. */
                IsReporter?: boolean;
                /** @description Only reports in which the participant is the counterparty. */
                IsCounterparty?: boolean;
                /** @description The statuses. Repeat it, or send several with commas. */
                Status?: ("ACKNOWLEDGED" | "CANCELLED" | "CLOSED" | "OPEN")[];
                /** @description Whether to add the details. */
                IncludeDetails?: boolean;
                /** @description Changed at this time or later. */
                ModifiedAfter?: string;
                /** @description Changed at this time or earlier. */
                ModifiedBefore?: string;
                /** @description The maximum number of elements. */
                Limit?: number;
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
            /** @description `ListInfractionReportsResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <ListInfractionReportsResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <HasMoreElements>false</HasMoreElements>
                     *       <InfractionReports>
                     *         <InfractionReport>
                     *           <TransactionId>E12345678202611211130abcdefghi29</TransactionId>
                     *           <Reason>REFUND_REQUEST</Reason>
                     *           <SituationType>SCAM</SituationType>
                     *           <ReportDetails>O código QR do boleto era falso.</ReportDetails>
                     *           <Id>91d65e98-97c0-4b0f-b577-73625da1f929</Id>
                     *           <Status>OPEN</Status>
                     *           <ReporterParticipant>12345678</ReporterParticipant>
                     *           <CounterpartyParticipant>87654321</CounterpartyParticipant>
                     *           <ContactInformation>
                     *             <Email>antifraude@psp.example</Email>
                     *             <Phone>+551130000000</Phone>
                     *           </ContactInformation>
                     *           <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *           <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *         </InfractionReport>
                     *       </InfractionReports>
                     *     </ListInfractionReportsResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        HasMoreElements: string;
                        InfractionReports: {
                            InfractionReport: {
                                TransactionId: string;
                                Reason: string;
                                SituationType: string;
                                ReportDetails?: string;
                                Id: string;
                                FundsRecoveryId?: string;
                                Status: string;
                                ReporterParticipant: string;
                                CounterpartyParticipant: string;
                                FraudMarkerId?: string;
                                AnalysisResult?: string;
                                AnalysisDetails?: string;
                                ContactInformation?: {
                                    Email: string;
                                    Phone: string;
                                };
                                InfractionAmount?: string;
                                CreationTime: string;
                                LastModified: string;
                            }[];
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    createInfractionReport: {
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
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Participant: string;
                    InfractionReport: {
                        TransactionId: string;
                        Reason: string;
                        SituationType: string;
                        ReportDetails?: string;
                        ContactInformation?: {
                            Email: string;
                            Phone: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description `CreateInfractionReportResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CreateInfractionReportResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <InfractionReport>
                     *         <TransactionId>E12345678202611211130abcdefghi28</TransactionId>
                     *         <Reason>REFUND_REQUEST</Reason>
                     *         <SituationType>SCAM</SituationType>
                     *         <ReportDetails>O código QR do boleto era falso.</ReportDetails>
                     *         <Id>91d65e98-97c0-4b0f-b577-73625da1f928</Id>
                     *         <Status>OPEN</Status>
                     *         <ReporterParticipant>12345678</ReporterParticipant>
                     *         <CounterpartyParticipant>87654321</CounterpartyParticipant>
                     *         <ContactInformation>
                     *           <Email>antifraude@psp.example</Email>
                     *           <Phone>+551130000000</Phone>
                     *         </ContactInformation>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *       </InfractionReport>
                     *     </CreateInfractionReportResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        InfractionReport: {
                            TransactionId: string;
                            Reason: string;
                            SituationType: string;
                            ReportDetails?: string;
                            Id: string;
                            FundsRecoveryId?: string;
                            Status: string;
                            ReporterParticipant: string;
                            CounterpartyParticipant: string;
                            FraudMarkerId?: string;
                            AnalysisResult?: string;
                            AnalysisDetails?: string;
                            ContactInformation?: {
                                Email: string;
                                Phone: string;
                            };
                            InfractionAmount?: string;
                            CreationTime: string;
                            LastModified: string;
                        };
                    };
                };
            };
            /**
             * @description - `InfractionReportInvalid`: Fields of the infraction report are missing or not valid.
             *     - `InfractionReportTransactionNotFound`: The transaction does not exist.
             *     - `InfractionReportTransactionNotSettled`: The transaction was not settled.
             *     - `InfractionReportAlreadyBeingProcessedForTransaction`: The transaction has an open infraction report.
             *     - `InfractionReportAlreadyProcessedForTransaction`: The transaction has a closed infraction report.
             *     - `InfractionReportPeriodExpired`: The time to report the transaction is over.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `DeprecatedResource`: The operation is not served any more. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getInfractionReport: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the report. */
                InfractionReportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GetInfractionReportResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <GetInfractionReportResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <InfractionReport>
                     *         <TransactionId>E12345678202611211130abcdefghi30</TransactionId>
                     *         <Reason>REFUND_REQUEST</Reason>
                     *         <SituationType>SCAM</SituationType>
                     *         <ReportDetails>O código QR do boleto era falso.</ReportDetails>
                     *         <Id>91d65e98-97c0-4b0f-b577-73625da1f930</Id>
                     *         <FundsRecoveryId>ca1b9c01-ff9e-4a58-90ab-d31512e15c30</FundsRecoveryId>
                     *         <Status>CLOSED</Status>
                     *         <ReporterParticipant>12345678</ReporterParticipant>
                     *         <CounterpartyParticipant>87654321</CounterpartyParticipant>
                     *         <FraudMarkerId>5e0f6f0d-2b5b-4f7a-9f9e-0f5f2b6b7c30</FraudMarkerId>
                     *         <AnalysisResult>AGREED</AnalysisResult>
                     *         <AnalysisDetails>Saldo bloqueado.
                     *     Protocolo 9999.</AnalysisDetails>
                     *         <ContactInformation>
                     *           <Email>antifraude@psp.example</Email>
                     *           <Phone>+551130000000</Phone>
                     *         </ContactInformation>
                     *         <InfractionAmount>100.00</InfractionAmount>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *       </InfractionReport>
                     *     </GetInfractionReportResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        InfractionReport: {
                            TransactionId: string;
                            Reason: string;
                            SituationType: string;
                            ReportDetails?: string;
                            Id: string;
                            FundsRecoveryId?: string;
                            Status: string;
                            ReporterParticipant: string;
                            CounterpartyParticipant: string;
                            FraudMarkerId?: string;
                            AnalysisResult?: string;
                            AnalysisDetails?: string;
                            ContactInformation?: {
                                Email: string;
                                Phone: string;
                            };
                            InfractionAmount?: string;
                            CreationTime: string;
                            LastModified: string;
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Gone`: The resource is not available any more. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    updateInfractionReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the report. */
                InfractionReportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    InfractionReportId: string;
                    Participant: string;
                    SituationType?: string;
                    ContactInformation?: {
                        Email: string;
                        Phone: string;
                    };
                    ReportDetails?: string;
                };
            };
        };
        responses: {
            /** @description `UpdateInfractionReportResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <UpdateInfractionReportResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <InfractionReport>
                     *         <TransactionId>E12345678202611211130abcdefghi31</TransactionId>
                     *         <Reason>REFUND_REQUEST</Reason>
                     *         <SituationType>SCAM</SituationType>
                     *         <ReportDetails>O código QR do boleto era falso.</ReportDetails>
                     *         <Id>91d65e98-97c0-4b0f-b577-73625da1f931</Id>
                     *         <Status>OPEN</Status>
                     *         <ReporterParticipant>12345678</ReporterParticipant>
                     *         <CounterpartyParticipant>87654321</CounterpartyParticipant>
                     *         <ContactInformation>
                     *           <Email>antifraude@psp.example</Email>
                     *           <Phone>+551130000000</Phone>
                     *         </ContactInformation>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *       </InfractionReport>
                     *     </UpdateInfractionReportResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        InfractionReport: {
                            TransactionId: string;
                            Reason: string;
                            SituationType: string;
                            ReportDetails?: string;
                            Id: string;
                            FundsRecoveryId?: string;
                            Status: string;
                            ReporterParticipant: string;
                            CounterpartyParticipant: string;
                            FraudMarkerId?: string;
                            AnalysisResult?: string;
                            AnalysisDetails?: string;
                            ContactInformation?: {
                                Email: string;
                                Phone: string;
                            };
                            InfractionAmount?: string;
                            CreationTime: string;
                            LastModified: string;
                        };
                    };
                };
            };
            /**
             * @description - `InfractionReportInvalid`: Fields of the infraction report are missing or not valid.
             *     - `InfractionReportOperationInvalid`: The status of the infraction report does not allow the operation, or it belongs to a funds recovery.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /**
             * @description - `Gone`: The resource is not available any more.
             *     - `DeprecatedResource`: The operation is not served any more.
             */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    acknowledgeInfractionReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the report. */
                InfractionReportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    InfractionReportId: string;
                    Participant: string;
                };
            };
        };
        responses: {
            /** @description `AcknowledgeInfractionReportResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <AcknowledgeInfractionReportResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <InfractionReport>
                     *         <TransactionId>E12345678202611211130abcdefghi32</TransactionId>
                     *         <Reason>REFUND_REQUEST</Reason>
                     *         <SituationType>SCAM</SituationType>
                     *         <ReportDetails>O código QR do boleto era falso.</ReportDetails>
                     *         <Id>91d65e98-97c0-4b0f-b577-73625da1f932</Id>
                     *         <Status>ACKNOWLEDGED</Status>
                     *         <ReporterParticipant>12345678</ReporterParticipant>
                     *         <CounterpartyParticipant>87654321</CounterpartyParticipant>
                     *         <ContactInformation>
                     *           <Email>antifraude@psp.example</Email>
                     *           <Phone>+551130000000</Phone>
                     *         </ContactInformation>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *       </InfractionReport>
                     *     </AcknowledgeInfractionReportResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        InfractionReport: {
                            TransactionId: string;
                            Reason: string;
                            SituationType: string;
                            ReportDetails?: string;
                            Id: string;
                            FundsRecoveryId?: string;
                            Status: string;
                            ReporterParticipant: string;
                            CounterpartyParticipant: string;
                            FraudMarkerId?: string;
                            AnalysisResult?: string;
                            AnalysisDetails?: string;
                            ContactInformation?: {
                                Email: string;
                                Phone: string;
                            };
                            InfractionAmount?: string;
                            CreationTime: string;
                            LastModified: string;
                        };
                    };
                };
            };
            /**
             * @description - `InfractionReportInvalid`: Fields of the infraction report are missing or not valid.
             *     - `InfractionReportOperationInvalid`: The status of the infraction report does not allow the operation, or it belongs to a funds recovery.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Gone`: The resource is not available any more. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    cancelInfractionReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the report. */
                InfractionReportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    InfractionReportId: string;
                    Participant: string;
                };
            };
        };
        responses: {
            /** @description `CancelInfractionReportResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CancelInfractionReportResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <InfractionReport>
                     *         <TransactionId>E12345678202611211130abcdefghi33</TransactionId>
                     *         <Reason>REFUND_REQUEST</Reason>
                     *         <SituationType>SCAM</SituationType>
                     *         <ReportDetails>O código QR do boleto era falso.</ReportDetails>
                     *         <Id>91d65e98-97c0-4b0f-b577-73625da1f933</Id>
                     *         <Status>CANCELLED</Status>
                     *         <ReporterParticipant>12345678</ReporterParticipant>
                     *         <CounterpartyParticipant>87654321</CounterpartyParticipant>
                     *         <ContactInformation>
                     *           <Email>antifraude@psp.example</Email>
                     *           <Phone>+551130000000</Phone>
                     *         </ContactInformation>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *       </InfractionReport>
                     *     </CancelInfractionReportResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        InfractionReport: {
                            TransactionId: string;
                            Reason: string;
                            SituationType: string;
                            ReportDetails?: string;
                            Id: string;
                            FundsRecoveryId?: string;
                            Status: string;
                            ReporterParticipant: string;
                            CounterpartyParticipant: string;
                            FraudMarkerId?: string;
                            AnalysisResult?: string;
                            AnalysisDetails?: string;
                            ContactInformation?: {
                                Email: string;
                                Phone: string;
                            };
                            InfractionAmount?: string;
                            CreationTime: string;
                            LastModified: string;
                        };
                    };
                };
            };
            /**
             * @description - `InfractionReportInvalid`: Fields of the infraction report are missing or not valid.
             *     - `InfractionReportOperationInvalid`: The status of the infraction report does not allow the operation, or it belongs to a funds recovery.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Gone`: The resource is not available any more. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    closeInfractionReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the report. */
                InfractionReportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    InfractionReportId: string;
                    Participant: string;
                    FraudType?: string;
                    AnalysisResult: string;
                    AnalysisDetails?: string;
                };
            };
        };
        responses: {
            /** @description `CloseInfractionReportResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CloseInfractionReportResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <InfractionReport>
                     *         <TransactionId>E12345678202611211130abcdefghi34</TransactionId>
                     *         <Reason>REFUND_REQUEST</Reason>
                     *         <SituationType>SCAM</SituationType>
                     *         <ReportDetails>O código QR do boleto era falso.</ReportDetails>
                     *         <Id>91d65e98-97c0-4b0f-b577-73625da1f934</Id>
                     *         <FundsRecoveryId>ca1b9c01-ff9e-4a58-90ab-d31512e15c34</FundsRecoveryId>
                     *         <Status>CLOSED</Status>
                     *         <ReporterParticipant>12345678</ReporterParticipant>
                     *         <CounterpartyParticipant>87654321</CounterpartyParticipant>
                     *         <FraudMarkerId>5e0f6f0d-2b5b-4f7a-9f9e-0f5f2b6b7c34</FraudMarkerId>
                     *         <AnalysisResult>AGREED</AnalysisResult>
                     *         <AnalysisDetails>Saldo bloqueado.
                     *     Protocolo 9999.</AnalysisDetails>
                     *         <ContactInformation>
                     *           <Email>antifraude@psp.example</Email>
                     *           <Phone>+551130000000</Phone>
                     *         </ContactInformation>
                     *         <InfractionAmount>100.00</InfractionAmount>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *       </InfractionReport>
                     *     </CloseInfractionReportResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        InfractionReport: {
                            TransactionId: string;
                            Reason: string;
                            SituationType: string;
                            ReportDetails?: string;
                            Id: string;
                            FundsRecoveryId?: string;
                            Status: string;
                            ReporterParticipant: string;
                            CounterpartyParticipant: string;
                            FraudMarkerId?: string;
                            AnalysisResult?: string;
                            AnalysisDetails?: string;
                            ContactInformation?: {
                                Email: string;
                                Phone: string;
                            };
                            InfractionAmount?: string;
                            CreationTime: string;
                            LastModified: string;
                        };
                    };
                };
            };
            /**
             * @description - `InfractionReportInvalid`: Fields of the infraction report are missing or not valid.
             *     - `InfractionReportOperationInvalid`: The status of the infraction report does not allow the operation, or it belongs to a funds recovery.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Gone`: The resource is not available any more. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listFraudMarkers: {
        parameters: {
            query: {
                /** @description ISPB of the participant. */
                Participant?: string;
                /** @description CPF or CNPJ of the person. */
                TaxIdNumber: string;
                /** @description A key of the person. */
                Key?: string;
                /** @description Changed at this time or later. */
                ModifiedAfter?: string;
                /** @description Changed at this time or earlier. */
                ModifiedBefore?: string;
                /** @description The maximum number of elements. */
                Limit?: number;
                /** @description The status of the markers. */
                Status?: "CANCELLED" | "REGISTERED";
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
            /** @description `ListFraudMarkersResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <ListFraudMarkersResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <HasMoreElements>false</HasMoreElements>
                     *       <Total>1</Total>
                     *       <FraudMarkers>
                     *         <FraudMarker>
                     *           <Id>5e0f6f0d-2b5b-4f7a-9f9e-0f5f2b6b7c46</Id>
                     *           <Status>REGISTERED</Status>
                     *           <TaxIdNumber>12345678909</TaxIdNumber>
                     *           <FraudType>MULE_ACCOUNT</FraudType>
                     *           <Key>+5511987654346</Key>
                     *           <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *           <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *         </FraudMarker>
                     *       </FraudMarkers>
                     *     </ListFraudMarkersResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        HasMoreElements: string;
                        Total: string;
                        FraudMarkers: {
                            FraudMarker: {
                                Id: string;
                                Status: string;
                                TaxIdNumber: string;
                                FraudType: string;
                                Key?: string;
                                CreationTime: string;
                                LastModified: string;
                                InfractionReport?: {
                                    Id: string;
                                    ReporterParticipant?: string;
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    createFraudMarker: {
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
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Participant: string;
                    FraudMarker: {
                        TaxIdNumber: string;
                        FraudType: string;
                        Key?: string;
                    };
                    RequestId: string;
                };
            };
        };
        responses: {
            /** @description `CreateFraudMarkerResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CreateFraudMarkerResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <FraudMarker>
                     *         <Id>5e0f6f0d-2b5b-4f7a-9f9e-0f5f2b6b7c45</Id>
                     *         <Status>REGISTERED</Status>
                     *         <TaxIdNumber>12345678909</TaxIdNumber>
                     *         <FraudType>MULE_ACCOUNT</FraudType>
                     *         <Key>+5511987654345</Key>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *       </FraudMarker>
                     *     </CreateFraudMarkerResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        FraudMarker: {
                            Id: string;
                            Status: string;
                            TaxIdNumber: string;
                            FraudType: string;
                            Key?: string;
                            CreationTime: string;
                            LastModified: string;
                            InfractionReport?: {
                                Id: string;
                                ReporterParticipant?: string;
                            };
                        };
                    };
                };
            };
            /**
             * @description - `FraudMarkerInvalid`: Fields of the fraud marker are missing or not valid.
             *     - `RequestIdAlreadyUsed`: The participant has used this RequestId for another request.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getFraudMarker: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the fraud marker. */
                FraudMarkerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GetFraudMarkerResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <GetFraudMarkerResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <FraudMarker>
                     *         <Id>5e0f6f0d-2b5b-4f7a-9f9e-0f5f2b6b7c47</Id>
                     *         <Status>REGISTERED</Status>
                     *         <TaxIdNumber>12345678909</TaxIdNumber>
                     *         <FraudType>MULE_ACCOUNT</FraudType>
                     *         <Key>+5511987654347</Key>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *         <InfractionReport>
                     *           <Id>91d65e98-97c0-4b0f-b577-73625da1f947</Id>
                     *           <ReporterParticipant>12345678</ReporterParticipant>
                     *         </InfractionReport>
                     *       </FraudMarker>
                     *     </GetFraudMarkerResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        FraudMarker: {
                            Id: string;
                            Status: string;
                            TaxIdNumber: string;
                            FraudType: string;
                            Key?: string;
                            CreationTime: string;
                            LastModified: string;
                            InfractionReport?: {
                                Id: string;
                                ReporterParticipant?: string;
                            };
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    cancelFraudMarker: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the fraud marker. */
                FraudMarkerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    FraudMarkerId: string;
                    Participant: string;
                };
            };
        };
        responses: {
            /** @description `CancelFraudMarkerResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CancelFraudMarkerResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <FraudMarker>
                     *         <Id>5e0f6f0d-2b5b-4f7a-9f9e-0f5f2b6b7c48</Id>
                     *         <Status>CANCELLED</Status>
                     *         <TaxIdNumber>12345678909</TaxIdNumber>
                     *         <FraudType>MULE_ACCOUNT</FraudType>
                     *         <Key>+5511987654348</Key>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *         <InfractionReport>
                     *           <Id>91d65e98-97c0-4b0f-b577-73625da1f948</Id>
                     *           <ReporterParticipant>12345678</ReporterParticipant>
                     *         </InfractionReport>
                     *       </FraudMarker>
                     *     </CancelFraudMarkerResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        FraudMarker: {
                            Id: string;
                            Status: string;
                            TaxIdNumber: string;
                            FraudType: string;
                            Key?: string;
                            CreationTime: string;
                            LastModified: string;
                            InfractionReport?: {
                                Id: string;
                                ReporterParticipant?: string;
                            };
                        };
                    };
                };
            };
            /**
             * @description - `FraudMarkerInvalid`: Fields of the fraud marker are missing or not valid.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listRefunds: {
        parameters: {
            query: {
                /** @description ISPB of the participant. */
                Participant: string;
                /** @description Whether to add those of the indirect participants that the participant acts for. */
                IncludeIndirectParticipants?: boolean;
                /** @description The role of the participant. */
                ParticipantRole: "CONTESTED" | "REQUESTING";
                /** @description The statuses. Repeat it, or send several with commas. */
                Status?: ("CANCELLED" | "CLOSED" | "OPEN")[];
                /** @description Whether to add the details. */
                IncludeDetails?: boolean;
                /** @description Changed at this time or later. */
                ModifiedAfter?: string;
                /** @description Changed at this time or earlier. */
                ModifiedBefore?: string;
                /** @description The maximum number of elements. */
                Limit?: number;
                /** @description NextCursor of the page before. */
                Cursor?: string;
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
            /** @description `ListRefundsResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <ListRefundsResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <HasMoreElements>true</HasMoreElements>
                     *       <NextCursor>MjAyNi0xMS0yMVQxMjowMDowMC4wMDBaLzE</NextCursor>
                     *       <Refunds>
                     *         <Refund>
                     *           <TransactionId>E12345678202611211130abcdefghi50</TransactionId>
                     *           <RefundReason>FRAUD</RefundReason>
                     *           <RefundAmount>100.00</RefundAmount>
                     *           <RefundDetails>A fraude foi confirmada.</RefundDetails>
                     *           <Id>3c1e4b7a-6d52-4c0e-8a39-f2f0a1f4d950</Id>
                     *           <InfractionReportId>91d65e98-97c0-4b0f-b577-73625da1f950</InfractionReportId>
                     *           <Status>OPEN</Status>
                     *           <ContestedParticipant>87654321</ContestedParticipant>
                     *           <RequestingParticipant>12345678</RequestingParticipant>
                     *           <MonitorAccount>true</MonitorAccount>
                     *           <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *           <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *         </Refund>
                     *       </Refunds>
                     *     </ListRefundsResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        HasMoreElements: string;
                        NextCursor?: string;
                        Refunds: {
                            Refund: {
                                TransactionId: string;
                                RefundReason: string;
                                RefundAmount: string;
                                RefundDetails?: string;
                                Id: string;
                                InfractionReportId?: string;
                                FundsRecoveryId?: string;
                                Status: string;
                                ContestedParticipant: string;
                                RequestingParticipant: string;
                                EffectiveRefundedAmount?: string;
                                AnalysisResult?: string;
                                AnalysisDetails?: string;
                                RefundRejectionReason?: string;
                                RefundTransactionId?: string;
                                MonitorAccount?: string;
                                RefundAccount?: {
                                    TaxIdNumber: string;
                                    Participant: string;
                                    Branch?: string;
                                    AccountNumber: string;
                                    AccountType: string;
                                };
                                CreationTime: string;
                                LastModified: string;
                            }[];
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    createRefund: {
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
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Participant: string;
                    Refund: {
                        TransactionId: string;
                        RefundReason: string;
                        RefundAmount: string;
                        RefundDetails?: string;
                    };
                };
            };
        };
        responses: {
            /** @description `CreateRefundResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CreateRefundResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Refund>
                     *         <TransactionId>E12345678202611211130abcdefghi49</TransactionId>
                     *         <RefundReason>FRAUD</RefundReason>
                     *         <RefundAmount>100.00</RefundAmount>
                     *         <RefundDetails>A fraude foi confirmada.</RefundDetails>
                     *         <Id>3c1e4b7a-6d52-4c0e-8a39-f2f0a1f4d949</Id>
                     *         <InfractionReportId>91d65e98-97c0-4b0f-b577-73625da1f949</InfractionReportId>
                     *         <Status>OPEN</Status>
                     *         <ContestedParticipant>87654321</ContestedParticipant>
                     *         <RequestingParticipant>12345678</RequestingParticipant>
                     *         <MonitorAccount>true</MonitorAccount>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *       </Refund>
                     *     </CreateRefundResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Refund: {
                            TransactionId: string;
                            RefundReason: string;
                            RefundAmount: string;
                            RefundDetails?: string;
                            Id: string;
                            InfractionReportId?: string;
                            FundsRecoveryId?: string;
                            Status: string;
                            ContestedParticipant: string;
                            RequestingParticipant: string;
                            EffectiveRefundedAmount?: string;
                            AnalysisResult?: string;
                            AnalysisDetails?: string;
                            RefundRejectionReason?: string;
                            RefundTransactionId?: string;
                            MonitorAccount?: string;
                            RefundAccount?: {
                                TaxIdNumber: string;
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                            };
                            CreationTime: string;
                            LastModified: string;
                        };
                    };
                };
            };
            /**
             * @description - `RefundInvalid`: Fields of the refund are missing or not valid.
             *     - `RefundTransactionNotFound`: The transaction does not exist.
             *     - `RefundTransactionNotSettled`: The transaction was not settled.
             *     - `RefundAlreadyProcessedForTransaction`: The transaction has a closed refund.
             *     - `RefundAlreadyBeingProcessedForTransaction`: The transaction has an open refund.
             *     - `RefundPeriodExpired`: The time to request a refund of the transaction is over.
             *     - `RefundInfractionReportNotFound`: The transaction has no infraction report that was closed as AGREED.
             *     - `TransactionNotRefundable`: The transaction cannot be returned.
             *     - `TransactionTypeInvalid`: The transaction has the wrong type for the operation; consider a pacs.008.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the refund. */
                RefundId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GetRefundResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <GetRefundResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Refund>
                     *         <TransactionId>E12345678202611211130abcdefghi51</TransactionId>
                     *         <RefundReason>FRAUD</RefundReason>
                     *         <RefundAmount>100.00</RefundAmount>
                     *         <RefundDetails>A fraude foi confirmada.</RefundDetails>
                     *         <Id>3c1e4b7a-6d52-4c0e-8a39-f2f0a1f4d951</Id>
                     *         <InfractionReportId>91d65e98-97c0-4b0f-b577-73625da1f951</InfractionReportId>
                     *         <FundsRecoveryId>ca1b9c01-ff9e-4a58-90ab-d31512e15c51</FundsRecoveryId>
                     *         <Status>CLOSED</Status>
                     *         <ContestedParticipant>87654321</ContestedParticipant>
                     *         <RequestingParticipant>12345678</RequestingParticipant>
                     *         <EffectiveRefundedAmount>60.00</EffectiveRefundedAmount>
                     *         <AnalysisResult>PARTIALLY_ACCEPTED</AnalysisResult>
                     *         <AnalysisDetails>A conta tinha saldo parcial.</AnalysisDetails>
                     *         <RefundTransactionId>D87654321202611221500abcdefghi51</RefundTransactionId>
                     *         <MonitorAccount>true</MonitorAccount>
                     *         <RefundAccount>
                     *           <TaxIdNumber>12345678909</TaxIdNumber>
                     *           <Participant>12345678</Participant>
                     *           <Branch>0001</Branch>
                     *           <AccountNumber>1234567</AccountNumber>
                     *           <AccountType>CACC</AccountType>
                     *         </RefundAccount>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *       </Refund>
                     *     </GetRefundResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Refund: {
                            TransactionId: string;
                            RefundReason: string;
                            RefundAmount: string;
                            RefundDetails?: string;
                            Id: string;
                            InfractionReportId?: string;
                            FundsRecoveryId?: string;
                            Status: string;
                            ContestedParticipant: string;
                            RequestingParticipant: string;
                            EffectiveRefundedAmount?: string;
                            AnalysisResult?: string;
                            AnalysisDetails?: string;
                            RefundRejectionReason?: string;
                            RefundTransactionId?: string;
                            MonitorAccount?: string;
                            RefundAccount?: {
                                TaxIdNumber: string;
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                            };
                            CreationTime: string;
                            LastModified: string;
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    cancelRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the refund. */
                RefundId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    RefundId: string;
                    Participant: string;
                };
            };
        };
        responses: {
            /** @description `CancelRefundResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CancelRefundResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Refund>
                     *         <TransactionId>E12345678202611211130abcdefghi52</TransactionId>
                     *         <RefundReason>FRAUD</RefundReason>
                     *         <RefundAmount>100.00</RefundAmount>
                     *         <RefundDetails>A fraude foi confirmada.</RefundDetails>
                     *         <Id>3c1e4b7a-6d52-4c0e-8a39-f2f0a1f4d952</Id>
                     *         <InfractionReportId>91d65e98-97c0-4b0f-b577-73625da1f952</InfractionReportId>
                     *         <Status>CANCELLED</Status>
                     *         <ContestedParticipant>87654321</ContestedParticipant>
                     *         <RequestingParticipant>12345678</RequestingParticipant>
                     *         <MonitorAccount>true</MonitorAccount>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *       </Refund>
                     *     </CancelRefundResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Refund: {
                            TransactionId: string;
                            RefundReason: string;
                            RefundAmount: string;
                            RefundDetails?: string;
                            Id: string;
                            InfractionReportId?: string;
                            FundsRecoveryId?: string;
                            Status: string;
                            ContestedParticipant: string;
                            RequestingParticipant: string;
                            EffectiveRefundedAmount?: string;
                            AnalysisResult?: string;
                            AnalysisDetails?: string;
                            RefundRejectionReason?: string;
                            RefundTransactionId?: string;
                            MonitorAccount?: string;
                            RefundAccount?: {
                                TaxIdNumber: string;
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                            };
                            CreationTime: string;
                            LastModified: string;
                        };
                    };
                };
            };
            /**
             * @description - `RefundInvalid`: Fields of the refund are missing or not valid.
             *     - `RefundOperationInvalid`: The status of the refund does not allow the operation, or it belongs to a funds recovery.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    closeRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the refund. */
                RefundId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    RefundId: string;
                    Participant: string;
                    RefundAnalysisResult: string;
                    RefundAnalysisDetails?: string;
                    RefundRejectionReason?: string;
                    RefundTransactionId?: string;
                    EffectiveRefundedAmount?: string;
                };
            };
        };
        responses: {
            /** @description `CloseRefundResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CloseRefundResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Refund>
                     *         <TransactionId>E12345678202611211130abcdefghi53</TransactionId>
                     *         <RefundReason>FRAUD</RefundReason>
                     *         <RefundAmount>100.00</RefundAmount>
                     *         <RefundDetails>A fraude foi confirmada.</RefundDetails>
                     *         <Id>3c1e4b7a-6d52-4c0e-8a39-f2f0a1f4d953</Id>
                     *         <InfractionReportId>91d65e98-97c0-4b0f-b577-73625da1f953</InfractionReportId>
                     *         <FundsRecoveryId>ca1b9c01-ff9e-4a58-90ab-d31512e15c53</FundsRecoveryId>
                     *         <Status>CLOSED</Status>
                     *         <ContestedParticipant>87654321</ContestedParticipant>
                     *         <RequestingParticipant>12345678</RequestingParticipant>
                     *         <EffectiveRefundedAmount>60.00</EffectiveRefundedAmount>
                     *         <AnalysisResult>PARTIALLY_ACCEPTED</AnalysisResult>
                     *         <AnalysisDetails>A conta tinha saldo parcial.</AnalysisDetails>
                     *         <RefundTransactionId>D87654321202611221500abcdefghi53</RefundTransactionId>
                     *         <MonitorAccount>true</MonitorAccount>
                     *         <RefundAccount>
                     *           <TaxIdNumber>12345678909</TaxIdNumber>
                     *           <Participant>12345678</Participant>
                     *           <Branch>0001</Branch>
                     *           <AccountNumber>1234567</AccountNumber>
                     *           <AccountType>CACC</AccountType>
                     *         </RefundAccount>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *       </Refund>
                     *     </CloseRefundResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Refund: {
                            TransactionId: string;
                            RefundReason: string;
                            RefundAmount: string;
                            RefundDetails?: string;
                            Id: string;
                            InfractionReportId?: string;
                            FundsRecoveryId?: string;
                            Status: string;
                            ContestedParticipant: string;
                            RequestingParticipant: string;
                            EffectiveRefundedAmount?: string;
                            AnalysisResult?: string;
                            AnalysisDetails?: string;
                            RefundRejectionReason?: string;
                            RefundTransactionId?: string;
                            MonitorAccount?: string;
                            RefundAccount?: {
                                TaxIdNumber: string;
                                Participant: string;
                                Branch?: string;
                                AccountNumber: string;
                                AccountType: string;
                            };
                            CreationTime: string;
                            LastModified: string;
                        };
                    };
                };
            };
            /**
             * @description - `RefundInvalid`: Fields of the refund are missing or not valid.
             *     - `RefundOperationInvalid`: The status of the refund does not allow the operation, or it belongs to a funds recovery.
             *     - `RefundTransactionNotFound`: The transaction does not exist.
             *     - `RefundTransactionNotSettled`: The transaction was not settled.
             *     - `RefundTransactionInvalid`: The returning transaction is the original one, or its purpose is not IPRT.
             *     - `TransactionRefundable`: The transaction can be returned, so it cannot be rejected.
             *     - `TransactionTypeInvalid`: The transaction has the wrong type for the operation; consider a pacs.008.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    createFundsRecovery: {
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
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Participant: string;
                    FundsRecovery: {
                        FlowType?: string;
                        RootTransactionId: string;
                        SituationType: string;
                        ReportDetails?: string;
                        ContactInformation: {
                            Email: string;
                            Phone: string;
                        };
                    };
                    TrackingGraphParameters?: {
                        MinTransactionAmount?: string;
                        MaxTransactions?: string;
                        HopWindow?: string;
                        MaxHops?: string;
                    };
                };
            };
        };
        responses: {
            /** @description `CreateFundsRecoveryResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CreateFundsRecoveryResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <FundsRecovery>
                     *         <FlowType>AUTOMATED</FlowType>
                     *         <RootTransactionId>E12345678202611211130abcdefghi35</RootTransactionId>
                     *         <SituationType>SCAM</SituationType>
                     *         <ReportDetails>O código QR do boleto era falso.</ReportDetails>
                     *         <Id>ca1b9c01-ff9e-4a58-90ab-d31512e15c35</Id>
                     *         <Status>TRACKED</Status>
                     *         <ReporterParticipant>12345678</ReporterParticipant>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *         <ContactInformation>
                     *           <Email>antifraude@psp.example</Email>
                     *           <Phone>+551130000000</Phone>
                     *         </ContactInformation>
                     *       </FundsRecovery>
                     *       <TrackingGraph>
                     *         <FundsRecoveryId>ca1b9c01-ff9e-4a58-90ab-d31512e15c35</FundsRecoveryId>
                     *         <RootTransactionId>E12345678202611211130abcdefghi35</RootTransactionId>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <Parameters>
                     *           <MinTransactionAmount>200.00</MinTransactionAmount>
                     *           <MaxTransactions>5</MaxTransactions>
                     *           <HopWindow>PT2H</HopWindow>
                     *           <MaxHops>2</MaxHops>
                     *         </Parameters>
                     *         <Persons>
                     *           <Person>
                     *             <Id>1</Id>
                     *             <Type>NATURAL_PERSON</Type>
                     *           </Person>
                     *           <Person>
                     *             <Id>2</Id>
                     *             <Type>LEGAL_PERSON</Type>
                     *             <EntityCreationDate>2020-11-16T03:00:00.000Z</EntityCreationDate>
                     *           </Person>
                     *         </Persons>
                     *         <Accounts>
                     *           <Account>
                     *             <Id>1</Id>
                     *             <OwnerId>1</OwnerId>
                     *             <Participant>12345678</Participant>
                     *             <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *           </Account>
                     *           <Account>
                     *             <Id>2</Id>
                     *             <OwnerId>2</OwnerId>
                     *             <Participant>87654321</Participant>
                     *             <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *           </Account>
                     *           <Account>
                     *             <Id>3</Id>
                     *             <OwnerId>2</OwnerId>
                     *             <Participant>12345678</Participant>
                     *           </Account>
                     *         </Accounts>
                     *         <Transactions>
                     *           <Transaction>
                     *             <Id>E12345678202611211130abcdefghi35</Id>
                     *             <DebtorAccountId>1</DebtorAccountId>
                     *             <CreditorAccountId>2</CreditorAccountId>
                     *             <Amount>1000.00</Amount>
                     *             <RefundableAmount>1000.00</RefundableAmount>
                     *             <SettlementTime>2026-11-21T11:30:02.000Z</SettlementTime>
                     *           </Transaction>
                     *           <Transaction>
                     *             <Id>E87654321202611211140abcdefghijk</Id>
                     *             <DebtorAccountId>2</DebtorAccountId>
                     *             <CreditorAccountId>3</CreditorAccountId>
                     *             <Amount>600.00</Amount>
                     *             <RefundableAmount>0.00</RefundableAmount>
                     *             <SettlementTime>2026-11-21T11:40:02.000Z</SettlementTime>
                     *           </Transaction>
                     *         </Transactions>
                     *       </TrackingGraph>
                     *     </CreateFundsRecoveryResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        FundsRecovery: {
                            FlowType?: string;
                            RootTransactionId: string;
                            SituationType: string;
                            ReportDetails?: string;
                            Id: string;
                            Status: string;
                            ReporterParticipant: string;
                            CreationTime: string;
                            LastModified: string;
                            ContactInformation: {
                                Email: string;
                                Phone: string;
                            };
                        };
                        TrackingGraph?: {
                            FundsRecoveryId: string;
                            RootTransactionId: string;
                            CreationTime: string;
                            Parameters: {
                                MinTransactionAmount?: string;
                                MaxTransactions?: string;
                                HopWindow?: string;
                                MaxHops?: string;
                            };
                            Persons: {
                                Person: {
                                    Id: string;
                                    Type: string;
                                    EntityCreationDate?: string;
                                }[];
                            };
                            Accounts: {
                                Account: {
                                    Id: string;
                                    OwnerId: string;
                                    Participant: string;
                                    OpeningDate?: string;
                                }[];
                            };
                            Transactions: {
                                Transaction: {
                                    Id: string;
                                    DebtorAccountId: string;
                                    CreditorAccountId: string;
                                    Amount: string;
                                    RefundableAmount: string;
                                    SettlementTime: string;
                                }[];
                            };
                        };
                    };
                };
            };
            /**
             * @description - `FundsRecoveryInvalid`: Fields of the funds recovery are missing or not valid.
             *     - `FundsRecoveryTrackingGraphParameterInvalid`: A parameter of the tracking graph is not valid.
             *     - `FundsRecoveryTrackingTimeout`: The tracking graph took too long.
             *     - `FundsRecoveryTransactionNotIndexed`: The root transaction is not known, or it is below the parameters of the tracking graph.
             *     - `FundsRecoveryTransactionNotSettled`: The root transaction was not settled.
             *     - `FundsRecoveryTransactionNotEligible`: The root transaction is too old, or it is a refund.
             *     - `FundsRecoveryForTransactionAlreadyExists`: The root transaction has a funds recovery, even if it was cancelled.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getFundsRecovery: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GetFundsRecoveryResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <GetFundsRecoveryResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <FundsRecovery>
                     *         <FlowType>AUTOMATED</FlowType>
                     *         <RootTransactionId>E12345678202611211130abcdefghi36</RootTransactionId>
                     *         <SituationType>SCAM</SituationType>
                     *         <ReportDetails>O código QR do boleto era falso.</ReportDetails>
                     *         <Id>ca1b9c01-ff9e-4a58-90ab-d31512e15c36</Id>
                     *         <Status>AWAITING_ANALYSIS</Status>
                     *         <ReporterParticipant>12345678</ReporterParticipant>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *         <ContactInformation>
                     *           <Email>antifraude@psp.example</Email>
                     *           <Phone>+551130000000</Phone>
                     *         </ContactInformation>
                     *       </FundsRecovery>
                     *     </GetFundsRecoveryResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        FundsRecovery: {
                            FlowType?: string;
                            RootTransactionId: string;
                            SituationType: string;
                            ReportDetails?: string;
                            Id: string;
                            Status: string;
                            ReporterParticipant: string;
                            CreationTime: string;
                            LastModified: string;
                            ContactInformation: {
                                Email: string;
                                Phone: string;
                            };
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    updateFundsRecovery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    FundsRecoveryId: string;
                    Participant: string;
                    SituationType?: string;
                    ReportDetails?: string;
                    ContactInformation?: {
                        Email: string;
                        Phone: string;
                    };
                };
            };
        };
        responses: {
            /** @description `UpdateFundsRecoveryResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <UpdateFundsRecoveryResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <FundsRecovery>
                     *         <FlowType>AUTOMATED</FlowType>
                     *         <RootTransactionId>E12345678202611211130abcdefghi37</RootTransactionId>
                     *         <SituationType>SCAM</SituationType>
                     *         <ReportDetails>O código QR do boleto era falso.</ReportDetails>
                     *         <Id>ca1b9c01-ff9e-4a58-90ab-d31512e15c37</Id>
                     *         <Status>AWAITING_ANALYSIS</Status>
                     *         <ReporterParticipant>12345678</ReporterParticipant>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *         <ContactInformation>
                     *           <Email>antifraude@psp.example</Email>
                     *           <Phone>+551130000000</Phone>
                     *         </ContactInformation>
                     *       </FundsRecovery>
                     *     </UpdateFundsRecoveryResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        FundsRecovery: {
                            FlowType?: string;
                            RootTransactionId: string;
                            SituationType: string;
                            ReportDetails?: string;
                            Id: string;
                            Status: string;
                            ReporterParticipant: string;
                            CreationTime: string;
                            LastModified: string;
                            ContactInformation: {
                                Email: string;
                                Phone: string;
                            };
                        };
                    };
                };
            };
            /**
             * @description - `FundsRecoveryInvalid`: Fields of the funds recovery are missing or not valid.
             *     - `FundsRecoveryOperationInvalid`: The status of the funds recovery does not allow the operation.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getTrackingGraph: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GetTrackingGraphResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <GetTrackingGraphResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <TrackingGraph>
                     *         <FundsRecoveryId>ca1b9c01-ff9e-4a58-90ab-d31512e15c39</FundsRecoveryId>
                     *         <RootTransactionId>E12345678202611211130abcdefghi39</RootTransactionId>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <Parameters>
                     *           <MinTransactionAmount>200.00</MinTransactionAmount>
                     *           <MaxTransactions>5</MaxTransactions>
                     *           <HopWindow>PT2H</HopWindow>
                     *           <MaxHops>2</MaxHops>
                     *         </Parameters>
                     *         <Persons>
                     *           <Person>
                     *             <Id>1</Id>
                     *             <Type>NATURAL_PERSON</Type>
                     *           </Person>
                     *           <Person>
                     *             <Id>2</Id>
                     *             <Type>LEGAL_PERSON</Type>
                     *             <EntityCreationDate>2020-11-16T03:00:00.000Z</EntityCreationDate>
                     *           </Person>
                     *         </Persons>
                     *         <Accounts>
                     *           <Account>
                     *             <Id>1</Id>
                     *             <OwnerId>1</OwnerId>
                     *             <Participant>12345678</Participant>
                     *             <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *           </Account>
                     *           <Account>
                     *             <Id>2</Id>
                     *             <OwnerId>2</OwnerId>
                     *             <Participant>87654321</Participant>
                     *             <OpeningDate>2020-11-16T03:00:00.000Z</OpeningDate>
                     *           </Account>
                     *           <Account>
                     *             <Id>3</Id>
                     *             <OwnerId>2</OwnerId>
                     *             <Participant>12345678</Participant>
                     *           </Account>
                     *         </Accounts>
                     *         <Transactions>
                     *           <Transaction>
                     *             <Id>E12345678202611211130abcdefghi39</Id>
                     *             <DebtorAccountId>1</DebtorAccountId>
                     *             <CreditorAccountId>2</CreditorAccountId>
                     *             <Amount>1000.00</Amount>
                     *             <RefundableAmount>1000.00</RefundableAmount>
                     *             <SettlementTime>2026-11-21T11:30:02.000Z</SettlementTime>
                     *           </Transaction>
                     *           <Transaction>
                     *             <Id>E87654321202611211140abcdefghijk</Id>
                     *             <DebtorAccountId>2</DebtorAccountId>
                     *             <CreditorAccountId>3</CreditorAccountId>
                     *             <Amount>600.00</Amount>
                     *             <RefundableAmount>0.00</RefundableAmount>
                     *             <SettlementTime>2026-11-21T11:40:02.000Z</SettlementTime>
                     *           </Transaction>
                     *         </Transactions>
                     *       </TrackingGraph>
                     *     </GetTrackingGraphResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        TrackingGraph: {
                            FundsRecoveryId: string;
                            RootTransactionId: string;
                            CreationTime: string;
                            Parameters: {
                                MinTransactionAmount?: string;
                                MaxTransactions?: string;
                                HopWindow?: string;
                                MaxHops?: string;
                            };
                            Persons: {
                                Person: {
                                    Id: string;
                                    Type: string;
                                    EntityCreationDate?: string;
                                }[];
                            };
                            Accounts: {
                                Account: {
                                    Id: string;
                                    OwnerId: string;
                                    Participant: string;
                                    OpeningDate?: string;
                                }[];
                            };
                            Transactions: {
                                Transaction: {
                                    Id: string;
                                    DebtorAccountId: string;
                                    CreditorAccountId: string;
                                    Amount: string;
                                    RefundableAmount: string;
                                    SettlementTime: string;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    createTrackingGraph: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Participant: string;
                    FundsRecoveryId: string;
                    TrackingGraphParameters?: {
                        MinTransactionAmount?: string;
                        MaxTransactions?: string;
                        HopWindow?: string;
                        MaxHops?: string;
                    };
                };
            };
        };
        responses: {
            /**
             * @description - `FundsRecoveryInvalid`: Fields of the funds recovery are missing or not valid.
             *     - `FundsRecoveryOperationInvalid`: The status of the funds recovery does not allow the operation.
             *     - `FundsRecoveryTrackingGraphParameterInvalid`: A parameter of the tracking graph is not valid.
             *     - `FundsRecoveryTrackingTimeout`: The tracking graph took too long.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `DeprecatedResource`: The operation is not served any more. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    blockFundsRecovery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Participant: string;
                    FundsRecoveryId: string;
                    PrioritizationStrategy: string;
                    Transactions?: {
                        TransactionId: string[];
                    };
                };
            };
        };
        responses: {
            /**
             * @description - `FundsRecoveryInvalid`: Fields of the funds recovery are missing or not valid.
             *     - `FundsRecoveryOperationInvalid`: The status of the funds recovery does not allow the operation.
             *     - `FundsRecoveryPrioritizationInvalid`: The list of transactions is not valid.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `DeprecatedResource`: The operation is not served any more. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listFundsRecoveryInfractionReports: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `ListFundsRecoveryInfractionReportsResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <ListFundsRecoveryInfractionReportsResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <InfractionReports>
                     *         <InfractionReport>
                     *           <TransactionId>E12345678202611211130abcdefghi41</TransactionId>
                     *           <Reason>REFUND_REQUEST</Reason>
                     *           <SituationType>SCAM</SituationType>
                     *           <ReportDetails>O código QR do boleto era falso.</ReportDetails>
                     *           <Id>91d65e98-97c0-4b0f-b577-73625da1f941</Id>
                     *           <FundsRecoveryId>ca1b9c01-ff9e-4a58-90ab-d31512e15c41</FundsRecoveryId>
                     *           <Status>CLOSED</Status>
                     *           <ReporterParticipant>12345678</ReporterParticipant>
                     *           <CounterpartyParticipant>87654321</CounterpartyParticipant>
                     *           <FraudMarkerId>5e0f6f0d-2b5b-4f7a-9f9e-0f5f2b6b7c41</FraudMarkerId>
                     *           <AnalysisResult>AGREED</AnalysisResult>
                     *           <AnalysisDetails>Saldo bloqueado.
                     *     Protocolo 9999.</AnalysisDetails>
                     *           <ContactInformation>
                     *             <Email>antifraude@psp.example</Email>
                     *             <Phone>+551130000000</Phone>
                     *           </ContactInformation>
                     *           <InfractionAmount>100.00</InfractionAmount>
                     *           <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *           <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *         </InfractionReport>
                     *       </InfractionReports>
                     *     </ListFundsRecoveryInfractionReportsResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        InfractionReports: {
                            InfractionReport: {
                                TransactionId: string;
                                Reason: string;
                                SituationType: string;
                                ReportDetails?: string;
                                Id: string;
                                FundsRecoveryId?: string;
                                Status: string;
                                ReporterParticipant: string;
                                CounterpartyParticipant: string;
                                FraudMarkerId?: string;
                                AnalysisResult?: string;
                                AnalysisDetails?: string;
                                ContactInformation?: {
                                    Email: string;
                                    Phone: string;
                                };
                                InfractionAmount?: string;
                                CreationTime: string;
                                LastModified: string;
                            }[];
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    refundFundsRecovery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Participant: string;
                    FundsRecoveryId: string;
                };
            };
        };
        responses: {
            /** @description `RefundFundsRecoveryResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <RefundFundsRecoveryResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <FundsRecovery>
                     *         <FlowType>AUTOMATED</FlowType>
                     *         <RootTransactionId>E12345678202611211130abcdefghi42</RootTransactionId>
                     *         <SituationType>SCAM</SituationType>
                     *         <ReportDetails>O código QR do boleto era falso.</ReportDetails>
                     *         <Id>ca1b9c01-ff9e-4a58-90ab-d31512e15c42</Id>
                     *         <Status>REFUNDING</Status>
                     *         <ReporterParticipant>12345678</ReporterParticipant>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *         <ContactInformation>
                     *           <Email>antifraude@psp.example</Email>
                     *           <Phone>+551130000000</Phone>
                     *         </ContactInformation>
                     *       </FundsRecovery>
                     *     </RefundFundsRecoveryResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        FundsRecovery: {
                            FlowType?: string;
                            RootTransactionId: string;
                            SituationType: string;
                            ReportDetails?: string;
                            Id: string;
                            Status: string;
                            ReporterParticipant: string;
                            CreationTime: string;
                            LastModified: string;
                            ContactInformation: {
                                Email: string;
                                Phone: string;
                            };
                        };
                    };
                };
            };
            /**
             * @description - `FundsRecoveryInvalid`: Fields of the funds recovery are missing or not valid.
             *     - `FundsRecoveryOperationInvalid`: The status of the funds recovery does not allow the operation.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listFundsRecoveryRefunds: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `ListFundsRecoveryRefundsResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <ListFundsRecoveryRefundsResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Refunds>
                     *         <Refund>
                     *           <TransactionId>E12345678202611211130abcdefghi43</TransactionId>
                     *           <RefundReason>FRAUD</RefundReason>
                     *           <RefundAmount>100.00</RefundAmount>
                     *           <RefundDetails>A fraude foi confirmada.</RefundDetails>
                     *           <Id>3c1e4b7a-6d52-4c0e-8a39-f2f0a1f4d943</Id>
                     *           <InfractionReportId>91d65e98-97c0-4b0f-b577-73625da1f943</InfractionReportId>
                     *           <FundsRecoveryId>ca1b9c01-ff9e-4a58-90ab-d31512e15c43</FundsRecoveryId>
                     *           <Status>CLOSED</Status>
                     *           <ContestedParticipant>87654321</ContestedParticipant>
                     *           <RequestingParticipant>12345678</RequestingParticipant>
                     *           <EffectiveRefundedAmount>60.00</EffectiveRefundedAmount>
                     *           <AnalysisResult>PARTIALLY_ACCEPTED</AnalysisResult>
                     *           <AnalysisDetails>A conta tinha saldo parcial.</AnalysisDetails>
                     *           <RefundTransactionId>D87654321202611221500abcdefghi43</RefundTransactionId>
                     *           <MonitorAccount>true</MonitorAccount>
                     *           <RefundAccount>
                     *             <TaxIdNumber>12345678909</TaxIdNumber>
                     *             <Participant>12345678</Participant>
                     *             <Branch>0001</Branch>
                     *             <AccountNumber>1234567</AccountNumber>
                     *             <AccountType>CACC</AccountType>
                     *           </RefundAccount>
                     *           <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *           <LastModified>2026-11-21T12:05:00.000Z</LastModified>
                     *         </Refund>
                     *       </Refunds>
                     *     </ListFundsRecoveryRefundsResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Refunds: {
                            Refund: {
                                TransactionId: string;
                                RefundReason: string;
                                RefundAmount: string;
                                RefundDetails?: string;
                                Id: string;
                                InfractionReportId?: string;
                                FundsRecoveryId?: string;
                                Status: string;
                                ContestedParticipant: string;
                                RequestingParticipant: string;
                                EffectiveRefundedAmount?: string;
                                AnalysisResult?: string;
                                AnalysisDetails?: string;
                                RefundRejectionReason?: string;
                                RefundTransactionId?: string;
                                MonitorAccount?: string;
                                RefundAccount?: {
                                    TaxIdNumber: string;
                                    Participant: string;
                                    Branch?: string;
                                    AccountNumber: string;
                                    AccountType: string;
                                };
                                CreationTime: string;
                                LastModified: string;
                            }[];
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    cancelFundsRecovery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": {
                    Signature?: {
                        [key: string]: unknown;
                    };
                    Participant: string;
                    FundsRecoveryId: string;
                };
            };
        };
        responses: {
            /** @description `CancelFundsRecoveryResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <CancelFundsRecoveryResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <FundsRecovery>
                     *         <FlowType>AUTOMATED</FlowType>
                     *         <RootTransactionId>E12345678202611211130abcdefghi44</RootTransactionId>
                     *         <SituationType>SCAM</SituationType>
                     *         <ReportDetails>O código QR do boleto era falso.</ReportDetails>
                     *         <Id>ca1b9c01-ff9e-4a58-90ab-d31512e15c44</Id>
                     *         <Status>CANCELLED</Status>
                     *         <ReporterParticipant>12345678</ReporterParticipant>
                     *         <CreationTime>2026-11-21T12:00:00.000Z</CreationTime>
                     *         <LastModified>2026-11-21T12:00:00.000Z</LastModified>
                     *         <ContactInformation>
                     *           <Email>antifraude@psp.example</Email>
                     *           <Phone>+551130000000</Phone>
                     *         </ContactInformation>
                     *       </FundsRecovery>
                     *     </CancelFundsRecoveryResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        FundsRecovery: {
                            FlowType?: string;
                            RootTransactionId: string;
                            SituationType: string;
                            ReportDetails?: string;
                            Id: string;
                            Status: string;
                            ReporterParticipant: string;
                            CreationTime: string;
                            LastModified: string;
                            ContactInformation: {
                                Email: string;
                                Phone: string;
                            };
                        };
                    };
                };
            };
            /**
             * @description - `FundsRecoveryInvalid`: Fields of the funds recovery are missing or not valid.
             *     - `FundsRecoveryOperationInvalid`: The status of the funds recovery does not allow the operation.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ResourceConflict`: Another operation is changing the resource at the moment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listEventNotifications: {
        parameters: {
            query: {
                /** @description ISPB of the participant. */
                Participant: string;
                /** @description Whether to add those of the indirect participants that the participant acts for. */
                IncludeIndirectParticipants?: boolean;
                /** @description NextCursor of the page before. */
                Cursor?: string;
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
            /** @description `ListEventNotificationsResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <ListEventNotificationsResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <HasMoreElements>false</HasMoreElements>
                     *       <NextCursor>MQ</NextCursor>
                     *       <EventNotifications>
                     *         <EventNotification>
                     *           <Id>1</Id>
                     *           <Event>FUNDS_RECOVERY_ANALYSED</Event>
                     *           <EntityType>FUNDS_RECOVERY</EntityType>
                     *           <EntityId>ca1b9c01-ff9e-4a58-90ab-d31512e15c56</EntityId>
                     *           <Timestamp>2026-11-21T12:05:00.000Z</Timestamp>
                     *           <Participant>12345678</Participant>
                     *         </EventNotification>
                     *       </EventNotifications>
                     *     </ListEventNotificationsResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        HasMoreElements: string;
                        NextCursor?: string;
                        EventNotifications: {
                            EventNotification: {
                                Id: string;
                                Event: string;
                                EntityType: string;
                                EntityId: string;
                                Timestamp: string;
                                Participant?: string;
                            }[];
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listPolicies: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `ListPoliciesResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <ListPoliciesResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Category>C</Category>
                     *       <Policies>
                     *         <Policy>
                     *           <AvailableTokens>35999</AvailableTokens>
                     *           <Capacity>36000</Capacity>
                     *           <RefillTokens>1200</RefillTokens>
                     *           <RefillPeriodSec>60</RefillPeriodSec>
                     *           <Name>ENTRIES_WRITE</Name>
                     *         </Policy>
                     *       </Policies>
                     *     </ListPoliciesResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Category: string;
                        Policies: {
                            Policy: {
                                AvailableTokens: string;
                                Capacity: string;
                                RefillTokens: string;
                                RefillPeriodSec: string;
                                Name: string;
                            }[];
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getPolicy: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be left out if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The name of the policy. */
                Policy: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GetPolicyResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <GetPolicyResponse>
                     *       <Signature/>
                     *       <ResponseTime>2026-11-21T12:00:00.000Z</ResponseTime>
                     *       <CorrelationId>a9f13566e19f5ca51329479a5bae60c5</CorrelationId>
                     *       <Category>C</Category>
                     *       <Policy>
                     *         <AvailableTokens>35999</AvailableTokens>
                     *         <Capacity>36000</Capacity>
                     *         <RefillTokens>1200</RefillTokens>
                     *         <RefillPeriodSec>60</RefillPeriodSec>
                     *         <Name>ENTRIES_WRITE</Name>
                     *       </Policy>
                     *     </GetPolicyResponse>
                     */
                    "application/xml": {
                        Signature?: {
                            [key: string]: unknown;
                        };
                        ResponseTime?: string;
                        CorrelationId?: string;
                        Category: string;
                        Policy: {
                            AvailableTokens: string;
                            Capacity: string;
                            RefillTokens: string;
                            RefillPeriodSec: string;
                            Name: string;
                        };
                    };
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807">
                     *       <Signature/>
                     *       <type>https://dict.pi.rsfn.net.br/api/v2/error/InternalServerError</type>
                     *       <title>Internal server error</title>
                     *       <status>500</status>
                     *       <detail>An unexpected error occurred.</detail>
                     *       <correlationId>a9f13566e19f5ca51329479a5bae60c5</correlationId>
                     *     </problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listItems: {
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
                    "application/json": components["schemas"]["DictExamItemResponse"][];
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
    listRuns: {
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
                /** @description Only the runs of this participant. */
                ispb?: string;
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
            /** @description The runs, newest first. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictExamRunResponse"][];
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
    findRun: {
        parameters: {
            query?: {
                /** @description Waits up to this many seconds until the work is finished. The header `Prefer: wait=10` does the same. */
                wait?: number;
            };
            header?: {
                /** @description `wait=10` waits up to ten seconds for the result. */
                Prefer?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the run. */
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
                    "application/json": components["schemas"]["DictExamRunResponse"];
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
            /** @description There is no such run. Code: `EXAM_RUN_NOT_FOUND`. */
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
    cancelRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the run. */
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
                    "application/json": components["schemas"]["DictExamRunResponse"];
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
            /** @description There is no such run. Code: `EXAM_RUN_NOT_FOUND`. */
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
    startRun: {
        parameters: {
            query?: {
                /** @description Waits up to this many seconds until the work is finished. The header `Prefer: wait=10` does the same. */
                wait?: number;
            };
            header?: {
                /** @description `wait=10` waits up to ten seconds for the result. */
                Prefer?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The item of the script. */
                item: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictExam"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictExamRunResponse"];
                };
            };
            /** @description The body is not valid for this item. Code: `REQUEST_INVALID`. */
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
            /** @description There is no such item. Code: `EXAM_ITEM_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The participant is not ready for the item. Codes: `EXAM_NOT_READY`, `EXAM_NOT_READY`. */
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
            /** @description The simulator cannot examine the item. Code: `EXAM_ITEM_NOT_SERVED`. */
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
}
