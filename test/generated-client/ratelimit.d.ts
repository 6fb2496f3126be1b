export interface paths {
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
        post: operations["queryKey"];
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
        post: operations["queryKeyAlias"];
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
        post: operations["registerClient"];
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
        post: operations["issueToken"];
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
        get: operations["listClients"];
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
        get: operations["listBuckets"];
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
        put: operations["setBucket"];
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
        post: operations["fillBucket"];
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
        post: operations["drainBucket"];
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
        get: operations["listLedger"];
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
             * @description Seconds until the next token comes, at most the time in which the bucket gets a token, which is the default. A full
             *     bucket gets none.
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
        LedgerKind: "REFUSAL" | "RETURN" | "SET" | "SPEND";
        /** @enum {string} */
        LedgerReason: "control" | "exhausted" | "found" | "malformed" | "notFound" | "ordered" | "query" | "unavailable";
        /**
         * @description A business outcome that a rule can order from this service:
         *
         *     - `KEY_NOT_FOUND`: The key is not found, and the query costs the tokens of a failed query
         *     - `DIRECTORY_UNAVAILABLE`: The directory does not respond, and the query costs nothing
         *     - `QUOTA_EXCEEDED`: The query is refused as if the bucket were empty, and nothing is spent
         * @enum {string}
         */
        Outcome: "KEY_NOT_FOUND" | "DIRECTORY_UNAVAILABLE" | "QUOTA_EXCEEDED";
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
    queryKey: {
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
    queryKeyAlias: {
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
    registerClient: {
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
    issueToken: {
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
    listClients: {
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
    listBuckets: {
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
    setBucket: {
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
            /** @description The bucket cannot have that many tokens, or its next token at that time. Codes: `BUCKET_TOO_SMALL`, `NEXT_TOKEN_IMPOSSIBLE`. */
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
    drainBucket: {
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
    listLedger: {
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
                /** @description Only items of this instant or later (ISO 8601). Without a time zone, it is in UTC. */
                from?: string;
                /** @description Only items before this instant (ISO 8601). Without a time zone, it is in UTC. */
                to?: string;
                /** @description Only lines of this client. */
                clientId?: string;
                /** @description Only lines of this policy. */
                policy?: string;
                /** @description Only lines of this kind. */
                kind?: components["schemas"]["LedgerKind"];
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
