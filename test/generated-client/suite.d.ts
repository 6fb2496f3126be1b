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
        /** Returns the clock of the sandbox in each service. */
        get: operations["readClocks"];
        /**
         * Sets the clocks of the sandbox in all services.
         * @description Requests to the sandbox wait meanwhile. Work of any service that becomes due by the new instant is run first: all
         *     clocks move to the instant of the work that is due first, that work is run, and so on. `ran` lists it. If a service does not
         *     answer, no clock is changed.
         */
        put: operations["setClocks"];
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
         * Moves the clocks of the sandbox forward in all services, and runs the work that becomes due, in order.
         * @description What was accepted before, such as an execution of a workflow or a report, first goes on until it has ended or waits for
         *     an instant or a call. `waitedFor` lists it.
         */
        post: operations["advanceClocks"];
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
        /** Lists the rules of the sandbox in all services, with their counters. */
        get: operations["listRules"];
        put?: never;
        /** Creates a rule in one service. */
        post: operations["createRule"];
        /** Deletes all rules of the sandbox in all services. */
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
        /** Lists the business outcomes that a rule can order, by service and code, each with its meaning. */
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
        /** Returns one rule, of whichever service has it. */
        get: operations["findRule"];
        put?: never;
        post?: never;
        /** Deletes one rule, in whichever service has it. */
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
        /** Changes the order of the rules of one service. */
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
         * Lists the requests that the sandbox received, of all services together, newest first.
         * @description They are ordered by `receivedAt`, the clock of the machine. With `endToEndId`, the list has all requests with this
         *     EndToEndId, and all that share a correlation id with one of them: what led to the payment, and what followed.
         *     `first=oldest` reverses the order. Sensitive data is masked. Each instance of a service has its own journal.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /** Clears the journal of the sandbox in all services. */
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
        /** Counts the requests that match the filter, of all services together. */
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
        /** Compares the journals of several services with expectations. */
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
        /** Lists the sandboxes of all services. A service that does not answer is named in `silent`. */
        get: operations["listSandboxes"];
        put?: never;
        /** Creates a sandbox in the services that do not have it. */
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
        /**
         * Drops a sandbox in all services, with its data, clock, rules, journal and snapshots.
         * @description If a service fails in the middle, the sandbox stays dropped in the others. Send the request again.
         */
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
        /** Resets data, clock, rules and journal of a sandbox in all services. Its snapshots are kept. */
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
        /** Resets the sandbox of the request, which `X-Sandbox` names, in all services. */
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
        /** Lists the snapshots of a sandbox, with the services that have them. */
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
        /**
         * Saves a sandbox in all services at the same moment.
         * @description Requests to the sandbox wait meanwhile. A snapshot with the same name is replaced when all parts of the new one are
         *     saved. If a service does not answer, nothing is changed.
         */
        post: operations["saveSnapshot"];
        /** Deletes a snapshot in all services. */
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
         * Restores a snapshot in all services.
         * @description `into` names another sandbox, which is created if it does not exist. Requests to it wait meanwhile. If a service
         *     fails, the others get their earlier state again. Journals are kept.
         */
        post: operations["restoreSnapshot"];
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
        ServiceClockResponse: {
            /**
             * @description Name of the service.
             * @example spi
             */
            service: string;
            /**
             * @description `real`: the time of the machine. `offset`: the clock runs, but started at another instant. `frozen`: it
             *     does not run.
             * @example frozen
             */
            mode: components["schemas"]["ServiceClockMode"];
            /**
             * Format: date-time
             * @description The current time of the sandbox, ISO 8601 UTC.
             * @example 2030-01-01T00:00:00.000Z
             */
            now: string;
        };
        SuiteClockResponse: {
            /**
             * @description The mode of the clocks; if they differ, that of the first service.
             * @example frozen
             */
            mode: components["schemas"]["ServiceClockMode"];
            /**
             * Format: date-time
             * @description The time that the clocks show, ISO 8601 UTC; if they differ, the latest.
             * @example 2030-01-01T00:00:00.000Z
             */
            now: string;
            /** @description Whether all clocks have the same mode and show the same time. Running clocks may differ by two seconds. */
            agree: boolean;
            /** @description The clock of each service. */
            services: components["schemas"]["ServiceClockResponse"][];
        };
        SetClockRequest: {
            /**
             * @description `real`: the time of the machine. `offset`: the clock runs, starting at `now`. `frozen`: it stays at
             *     `now`.
             * @example frozen
             */
            mode: components["schemas"]["ServiceClockMode"];
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
        ServiceWorkResponse: {
            /**
             * @description Name of the service that ran it.
             * @example openfinance
             */
            service: string;
            /**
             * @description Kind of the work.
             * @example settle
             */
            kind: string;
            /**
             * @description Key of the work. It is unique among the work of the same kind and service.
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
             * @description `done`, or `failed`. Failed work is tried again later, and the log of the service has the error.
             * @example done
             */
            outcome: components["schemas"]["ServiceWorkOutcome"];
        };
        ServiceAwaitedWorkResponse: {
            /**
             * @description Name of the service that does it.
             * @example workflow
             */
            service: string;
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
             *     `CLOCK_PATIENCE_MS` of the service, and the clocks do not wait for it again.
             * @example done
             */
            outcome: components["schemas"]["ServiceAwaitedWorkOutcome"];
        };
        ClockSetResponse: {
            /**
             * @description The mode of the clocks.
             * @example frozen
             */
            mode: components["schemas"]["ServiceClockMode"];
            /**
             * Format: date-time
             * @description The time that the clocks show, ISO 8601 UTC.
             * @example 2030-01-01T00:00:00.000Z
             */
            now: string;
            /** @description The work of all services that was run, in the order in which it was due. */
            ran: components["schemas"]["ServiceWorkResponse"][];
            /** @description The work that the clocks have waited for before they moved forward, if there was any. */
            waitedFor?: components["schemas"]["ServiceAwaitedWorkResponse"][];
        };
        AdvanceClockRequest: {
            /**
             * @description An ISO 8601 duration.
             * @example PT1H
             */
            by: string;
        };
        SuiteRuleResponse: {
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
            /**
             * @description Name of the service.
             * @example spi
             */
            service: string;
        };
        CreateSuiteRuleRequest: {
            /** @description The rule, as `POST /__admin/rules` of the service takes it. */
            rule: components["schemas"]["Rule"];
            /**
             * @description Name of the service whose requests the rule is for.
             * @example spi
             */
            service: string;
        };
        OrderSuiteRulesRequest: {
            /**
             * @description Name of the service.
             * @example spi
             */
            service: string;
            /**
             * @description The ids of the rules, first rule first. Rules that are not in the list follow in their current order.
             * @example []
             */
            ids: string[];
        };
        SuiteEntryResponse: {
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
            outcome: components["schemas"]["SuiteEntryOutcome"];
            /**
             * @description Name of the service that received it.
             * @example spi
             */
            service: string;
        };
        CountResponse: {
            /**
             * @description Number of requests.
             * @example 1
             */
            count: number;
        };
        ServiceExpectationsRequest: {
            /**
             * @description The expectations, as `POST /__admin/verify` of the service takes them.
             * @example [
             *       {
             *         "match": {
             *           "method": "POST",
             *           "path": "/**"
             *         },
             *         "atMost": 10
             *       }
             *     ]
             */
            expectations: components["schemas"]["Expectation"][];
            /**
             * @description Name of the service.
             * @example spi
             */
            service: string;
        };
        SuiteVerifyRequest: {
            /** @description The expectations of each service. */
            services: components["schemas"]["ServiceExpectationsRequest"][];
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
        ServiceVerifyResponse: {
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
            /**
             * @description Name of the service.
             * @example spi
             */
            service: string;
        };
        SuiteVerifyResponse: {
            /** @description True if all expectations of all services are met. */
            pass: boolean;
            /** @description The results of each service, in the order of the request. */
            services: components["schemas"]["ServiceVerifyResponse"][];
        };
        ServiceSandboxResponse: {
            /**
             * @description Name of the service.
             * @example spi
             */
            service: string;
            /**
             * @description Size of its data, in bytes.
             * @example 65536
             */
            sizeBytes: number;
            /**
             * Format: date-time
             * @description Time when the sandbox was created in this service, by the clock of the machine.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description The current time of the sandbox in this service.
             * @example 2030-01-01T00:00:00.000Z
             */
            now: string;
            /**
             * @description The mode of its clock.
             * @example frozen
             */
            mode: components["schemas"]["ServiceClockMode"];
        };
        SuiteSandboxResponse: {
            /**
             * @description Name of the sandbox, as in `X-Sandbox`.
             * @example run-42
             */
            name: string;
            /** @description The services that have the sandbox. A service creates it when it is first used there. */
            services: components["schemas"]["ServiceSandboxResponse"][];
        };
        SuiteSandboxesResponse: {
            /** @description The sandboxes, by name. */
            sandboxes: components["schemas"]["SuiteSandboxResponse"][];
            /**
             * @description The services that do not answer. Their sandboxes are missing here.
             * @example []
             */
            silent: string[];
        };
        CreateSandboxRequest: {
            /**
             * @description Name of the sandbox: at most 40 lower-case letters, digits and hyphens.
             * @example run-42
             */
            name: string;
        };
        SuiteSnapshotResponse: {
            /**
             * @description Name of the snapshot.
             * @example before-payment
             */
            name: string;
            /**
             * @description Size of the snapshot in all services together, in bytes.
             * @example 524288
             */
            sizeBytes: number;
            /**
             * Format: date-time
             * @description Time when the snapshot was completed, by the clock of the machine.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * @description The services that have the snapshot. It can only be restored by the suite control if all have it.
             * @example [
             *       "spi",
             *       "dict",
             *       "iso8583",
             *       "workflow",
             *       "openfinance",
             *       "nfse",
             *       "report",
             *       "ratelimit"
             *     ]
             */
            services: string[];
            /** @description Whether the suite control can restore it: all services have a part of it, and the parts come from one save. */
            isComplete: boolean;
        };
        RestoreSnapshotRequest: {
            /**
             * @description The sandbox that gets the state of the snapshot. Default: the sandbox that the snapshot was saved from.
             * @example run-42
             */
            into?: string;
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
        ServiceClockMode: "frozen" | "offset" | "real";
        /** @enum {string} */
        ServiceWorkOutcome: "done" | "failed";
        /** @enum {string} */
        ServiceAwaitedWorkOutcome: "done" | "unfinished";
        /** @enum {string} */
        SuiteEntryOutcome: "answered" | "lost";
        /**
         * @description A business outcome that a rule can order from this service:
         *
         *     - `10`: Approved in part
         *     - `11`: Approved, VIP
         *     - `12`: Invalid transaction (a retry is forbidden)
         *     - `13`: Invalid amount (a retry is forbidden)
         *     - `14`: Invalid card number (a retry is forbidden)
         *     - `15`: No such issuer (a retry is forbidden)
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
         *     - `39`: No credit account (a retry is allowed)
         *     - `40`: Function not supported
         *     - `41`: Lost card, pick up (a retry is forbidden)
         *     - `42`: No universal account
         *     - `43`: Stolen card, pick up (a retry is forbidden)
         *     - `44`: No investment account
         *     - `46`: Closed account (a retry is forbidden)
         *     - `51`: Insufficient funds (a retry is allowed)
         *     - `52`: No checking account (a retry is allowed)
         *     - `53`: No savings account (a retry is allowed)
         *     - `54`: Expired card (a retry is forbidden)
         *     - `55`: Incorrect PIN (a retry is allowed)
         *     - `56`: No card record (a retry is forbidden)
         *     - `57`: Not permitted to cardholder
         *     - `58`: Not permitted to terminal (a retry is forbidden)
         *     - `59`: Suspected fraud (a retry is allowed)
         *     - `60`: Contact acquirer
         *     - `61`: Exceeds amount limit (a retry is allowed)
         *     - `62`: Restricted card
         *     - `63`: Security violation
         *     - `64`: Original amount incorrect (a retry is forbidden)
         *     - `65`: Exceeds frequency limit (a retry is allowed)
         *     - `66`: Call acquirer security
         *     - `67`: Hard capture, pick up at ATM
         *     - `68`: Response received too late
         *     - `70`: PIN data required (a retry is allowed)
         *     - `74`: PIN expired or cannot be verified (a retry is forbidden)
         *     - `75`: PIN tries exceeded (a retry is allowed)
         *     - `76`: Cannot locate previous message, or invalid account (a retry is forbidden)
         *     - `77`: Data inconsistent with the original (a retry is forbidden)
         *     - `78`: Card blocked or never activated
         *     - `79`: Account closed or inactive, or life cycle (Mastercard)
         *     - `80`: Processing time exceeded
         *     - `81`: Cryptographic error in PIN (a retry is forbidden)
         *     - `82`: CVV or chip verification failed, or policy (Mastercard)
         *     - `83`: Cannot verify PIN (Elo), or fraud or security (Mastercard)
         *     - `85`: No reason to decline
         *     - `86`: Cannot verify PIN (a retry is allowed)
         *     - `88`: Cryptographic failure (a retry is forbidden)
         *     - `90`: Cutoff in progress
         *     - `91`: Issuer or switch inoperative (a retry is allowed)
         *     - `92`: Cannot route (a retry is forbidden)
         *     - `93`: Violation of law (a retry is forbidden)
         *     - `94`: Duplicate transmission (a retry is forbidden)
         *     - `95`: Reconciliation error
         *     - `96`: System malfunction (a retry is allowed)
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
         *     - `NO_ANSWER`: The receiver's institution never answers: the order is rejected with AB03 when its time is over
         *     - `LATE_ANSWER`: The receiver's institution accepts one second after the time limit: the order is rejected with AB03
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
         *     - `00`: Approved
         *     - `01`: Refer to issuer (a retry is forbidden)
         *     - `02`: Refer to issuer, special condition
         *     - `03`: Invalid merchant (a retry is forbidden)
         *     - `04`: Pick up card
         *     - `05`: Do not honor (a retry is allowed)
         *     - `06`: Error
         *     - `07`: Pick up card, special condition (a retry is forbidden)
         *     - `08`: Honor with identification
         *     - `09`: Request in progress
         *     - `1A`: Additional customer authentication required (a retry is allowed)
         *     - `5C`: Transaction not supported or blocked by the issuer (a retry is allowed)
         *     - `6P`: Verification of the holder's data failed (a retry is forbidden)
         *     - `9G`: Blocked by the cardholder (a retry is allowed)
         *     - `A1`: Issuer inoperative (American Express, as sent by Cielo) (a retry is allowed)
         *     - `A2`: Card or installment error (American Express, as sent by Cielo) (a retry is forbidden)
         *     - `A3`: Format error (American Express, as sent by Cielo) (a retry is forbidden)
         *     - `A4`: PIN tries exceeded (American Express, as sent by Cielo) (a retry is allowed)
         *     - `A5`: Insufficient funds, or not permitted to terminal (American Express, as sent by Cielo)
         *     - `A6`: Incorrect PIN (American Express, as sent by Cielo) (a retry is allowed)
         *     - `A7`: Cryptographic error (American Express, as sent by Cielo) (a retry is forbidden)
         *     - `AB`: Not a debit card; use the credit function
         *     - `AC`: Not a credit card; use the debit function
         *     - `AD`: Use the voucher function
         *     - `AE`: Use the balance of another benefit (Elo), or system malfunction (American Express, as sent by Cielo)
         *     - `B1`: Surcharge not supported (a retry is allowed)
         *     - `B2`: Surcharge not supported by the debit network (a retry is allowed)
         *     - `BV`: Expired card (American Express, as sent by Cielo) (a retry is forbidden)
         *     - `DA`: Invalid merchant (American Express, as sent by Cielo) (a retry is forbidden)
         *     - `FA`: Do not honor (American Express, as sent by Cielo) (a retry is allowed)
         *     - `FD`: Not permitted, lost or stolen (American Express, as sent by Cielo)
         *     - `FM`: Use the chip (a retry is forbidden)
         *     - `JB`: Invalid amount (American Express, as sent by Cielo) (a retry is forbidden)
         *     - `N0`: Force stand-in processing (a retry is allowed)
         *     - `N3`: Cash service not available (a retry is forbidden)
         *     - `N4`: Cash request exceeds the limit of the issuer (a retry is allowed)
         *     - `N7`: CVV2 verification failed (a retry is forbidden)
         *     - `N8`: Amount exceeds the pre-authorized amount (a retry is forbidden)
         *     - `P5`: PIN change or unblock failed (a retry is forbidden)
         *     - `P6`: New PIN not accepted (a retry is allowed)
         *     - `R0`: Stop payment order (a retry is forbidden)
         *     - `R1`: Revocation of authorization order (a retry is forbidden)
         *     - `R2`: Transaction does not qualify for Visa PIN (a retry is forbidden)
         *     - `R3`: Revocation of all authorization orders (a retry is forbidden)
         *     - `Z5`: Valid account, but amount not supported (a retry is allowed)
         *     - `FAILED`: The run fails before its first row.
         *     - `TIMED_OUT`: The execution times out before its first state.
         *     - `STUCK`: The execution stays RUNNING in its first state until it is stopped.
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
         *     - `DEVOLVIDO`: Settled, and one step later the payee returns the money, through the SPI if there is one. A payee of this bank who has spent it does not.
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
         *     - `E10`: An RPS becomes one invoice
         *     - `E11`: An RPS must have its number
         *     - `E1206`: The revocation list must be reachable
         *     - `E1217`: The service is stopped for maintenance
         *     - `E1225`: The data must be Base64
         *     - `E1226`: The compressed data must be well-formed XML
         *     - `E1228`: The XML must not use namespace prefixes
         *     - `E1229`: The XML must be in UTF-8
         *     - `E1235`: The document must have the form of the schema
         *     - `E1242`: The kind of document must be known
         *     - `E1297`: The computed base must give an ISS of at least 2 %
         *     - `E13`: The type of an RPS must be 1, 2 or 3
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
         *     - `E16`: An RPS must not be of a future day
         *     - `E164`: The ISS must be correct
         *     - `E1802`: The id of the event must be made of its fields
         *     - `E1805`: The id of the event must be new
         *     - `E1827`: The id of the request must be made of its fields
         *     - `E1831`: The invoice of the event must exist
         *     - `E1833`: Each party confirms or rejects once
         *     - `E1843`: An event must not be of the future
         *     - `E1845`: The environment must be the one that received the event
         *     - `E1980`: The signature of the event must be correct
         *     - `E1983`: The event's certificate must be valid
         *     - `E1986`: The event's certificate must have the right form
         *     - `E1989`: The event must be signed
         *     - `E1991`: The author must sign the event
         *     - `E220`: No ISS is sent where none is due
         *     - `E68`: The status of an RPS must be 1, normal
         *     - `E939`: The base must be correct
         *     - `E940`: The net amount must be correct
         *     - `E9996`: Only the provider can issue
         *     - `RNG9999`: The service failed without a known reason
         *     - `LATE_AUTHORIZATION`: The invoice stays in processing for 24 hours of the clock, and is then authorized.
         *     - `FAILED_HALFWAY`: The run fails when half of its rows are written.
         *     - `STUCK_PENDING`: The run stays pending until it is cancelled.
         *     - `STUCK_RUNNING`: The run writes half of its rows, and then stays running until it is cancelled.
         *     - `EXPIRED`: The run succeeds, and its file expires at once.
         *     - `KEY_NOT_FOUND`: The key is not found, and the query costs the tokens of a failed query
         *     - `DIRECTORY_UNAVAILABLE`: The directory does not respond, and the query costs nothing
         *     - `QUOTA_EXCEEDED`: The query is refused as if the bucket were empty, and nothing is spent
         * @enum {string}
         */
        Outcome: "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "40" | "41" | "42" | "43" | "44" | "46" | "51" | "52" | "53" | "54" | "55" | "56" | "57" | "58" | "59" | "60" | "61" | "62" | "63" | "64" | "65" | "66" | "67" | "68" | "70" | "74" | "75" | "76" | "77" | "78" | "79" | "80" | "81" | "82" | "83" | "85" | "86" | "88" | "90" | "91" | "92" | "93" | "94" | "95" | "96" | "AB03" | "AB09" | "AB11" | "AC03" | "AC06" | "AC07" | "AC14" | "AG03" | "AG12" | "AG13" | "AGNT" | "AM01" | "AM02" | "AM04" | "AM09" | "AM12" | "AM18" | "AM23" | "BE01" | "BE05" | "BE15" | "BE17" | "CH11" | "CH16" | "CN01" | "DS02" | "DS04" | "DS0G" | "DS27" | "DT02" | "DT05" | "DU03" | "DUPL" | "ED05" | "FF07" | "FF08" | "FRAD" | "INDT" | "MD01" | "RC09" | "RC10" | "RR04" | "RR06" | "SL02" | "UPAY" | "NO_ANSWER" | "LATE_ANSWER" | "FORBIDDEN" | "NOT_FOUND" | "CLAIM_KEY_NOT_FOUND" | "RESOURCE_CONFLICT" | "GONE" | "DEPRECATED_RESOURCE" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "BAD_REQUEST" | "REQUEST_SIGNATURE_INVALID" | "REQUEST_ID_ALREADY_USED" | "INVALID_REASON" | "PARTICIPANT_INVALID" | "TAX_ID_NUMBER_BLOCKED" | "USER_OR_ACCOUNT_WITH_FRAUD_RELATED_RESTRICTION" | "ENTRY_INVALID" | "ENTRY_LIMIT_EXCEEDED" | "ENTRY_ALREADY_EXISTS" | "ENTRY_CANNOT_BE_QUERIED_FOR_BOOK_TRANSFER" | "ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON" | "ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT" | "ENTRY_LOCKED_BY_CLAIM" | "ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER" | "ENTRY_BLOCKED" | "ENTRY_WITH_FRAUD_RELATED_RESTRICTION" | "CLAIM_INVALID" | "CLAIM_TYPE_INCONSISTENT" | "CLAIM_ALREADY_EXISTS_FOR_KEY" | "CLAIM_RESULTING_ENTRY_ALREADY_EXISTS" | "CLAIM_OPERATION_INVALID" | "CLAIM_RESOLUTION_PERIOD_NOT_ENDED" | "CLAIM_COMPLETION_PERIOD_NOT_ENDED" | "INFRACTION_REPORT_INVALID" | "INFRACTION_REPORT_OPERATION_INVALID" | "INFRACTION_REPORT_TRANSACTION_NOT_FOUND" | "INFRACTION_REPORT_TRANSACTION_NOT_SETTLED" | "INFRACTION_REPORT_ALREADY_BEING_PROCESSED_FOR_TRANSACTION" | "INFRACTION_REPORT_ALREADY_PROCESSED_FOR_TRANSACTION" | "INFRACTION_REPORT_PERIOD_EXPIRED" | "FRAUD_MARKER_INVALID" | "REFUND_INVALID" | "REFUND_OPERATION_INVALID" | "REFUND_TRANSACTION_NOT_FOUND" | "REFUND_TRANSACTION_NOT_SETTLED" | "REFUND_TRANSACTION_INVALID" | "REFUND_ALREADY_PROCESSED_FOR_TRANSACTION" | "REFUND_ALREADY_BEING_PROCESSED_FOR_TRANSACTION" | "REFUND_PERIOD_EXPIRED" | "REFUND_INFRACTION_REPORT_NOT_FOUND" | "TRANSACTION_NOT_REFUNDABLE" | "TRANSACTION_REFUNDABLE" | "TRANSACTION_TYPE_INVALID" | "FUNDS_RECOVERY_INVALID" | "FUNDS_RECOVERY_OPERATION_INVALID" | "FUNDS_RECOVERY_TRACKING_GRAPH_PARAMETER_INVALID" | "FUNDS_RECOVERY_TRACKING_TIMEOUT" | "FUNDS_RECOVERY_TRANSACTION_NOT_INDEXED" | "FUNDS_RECOVERY_FOR_TRANSACTION_ALREADY_EXISTS" | "FUNDS_RECOVERY_TRANSACTION_NOT_ELIGIBLE" | "FUNDS_RECOVERY_PRIORITIZATION_INVALID" | "FUNDS_RECOVERY_TRANSACTION_NOT_SETTLED" | "CID_FILE_SLOW" | "CID_FILE_ERROR" | "CID_FILE_UNAVAILABLE" | "CID_FILE_MISSING" | "00" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "1A" | "5C" | "6P" | "9G" | "A1" | "A2" | "A3" | "A4" | "A5" | "A6" | "A7" | "AB" | "AC" | "AD" | "AE" | "B1" | "B2" | "BV" | "DA" | "FA" | "FD" | "FM" | "JB" | "N0" | "N3" | "N4" | "N7" | "N8" | "P5" | "P6" | "R0" | "R1" | "R2" | "R3" | "Z5" | "FAILED" | "TIMED_OUT" | "STUCK" | "SEM_PERMISSOES_FUNCIONAIS_RESTANTES" | "INFORMACOES_PJ_NAO_INFORMADAS" | "PERMISSOES_PJ_INCORRETAS" | "PERMISSAO_PF_PJ_EM_CONJUNTO" | "COMBINACAO_PERMISSOES_INCORRETA" | "DATA_EXPIRACAO_INVALIDA" | "CONSENTIMENTO_EM_STATUS_REJEITADO" | "ESTADO_CONSENTIMENTO_INVALIDO" | "DEPENDE_MULTIPLA_ALCADA" | "ERRO_NAO_MAPEADO" | "FORMA_PAGAMENTO_INVALIDA" | "DATA_PAGAMENTO_INVALIDA" | "DETALHE_PAGAMENTO_INVALIDO" | "PARAMETRO_NAO_INFORMADO" | "PARAMETRO_INVALIDO" | "ERRO_IDEMPOTENCIA" | "NAO_INFORMADO" | "SALDO_INSUFICIENTE" | "VALOR_ACIMA_LIMITE" | "VALOR_INVALIDO" | "COBRANCA_INVALIDA" | "CONSENTIMENTO_INVALIDO" | "PAGAMENTO_DIVERGENTE_CONSENTIMENTO" | "PAGAMENTO_RECUSADO_DETENTORA" | "PAGAMENTO_RECUSADO_SPI" | "CONSENTIMENTO_PENDENTE_AUTORIZACAO" | "RJCT:SALDO_INSUFICIENTE" | "RJCT:VALOR_ACIMA_LIMITE" | "RJCT:VALOR_INVALIDO" | "RJCT:COBRANCA_INVALIDA" | "RJCT:NAO_INFORMADO" | "RJCT:PAGAMENTO_DIVERGENTE_CONSENTIMENTO" | "RJCT:DETALHE_PAGAMENTO_INVALIDO" | "RJCT:PAGAMENTO_RECUSADO_DETENTORA" | "RJCT:PAGAMENTO_RECUSADO_SPI" | "RJCT:FALHA_INFRAESTRUTURA" | "RJCT:FALHA_INFRAESTRUTURA_SPI" | "RJCT:FALHA_INFRAESTRUTURA_DICT" | "RJCT:FALHA_INFRAESTRUTURA_ICP" | "RJCT:FALHA_INFRAESTRUTURA_PSP_RECEBEDOR" | "RJCT:FALHA_INFRAESTRUTURA_DETENTORA" | "RJCT:CONTAS_ORIGEM_DESTINO_IGUAIS" | "RJCT:FALHA_AGENDAMENTO_PAGAMENTOS" | "PDNG" | "DEVOLVIDO" | "E0001" | "E0004" | "E0006" | "E0008" | "E0010" | "E0014" | "E0015" | "E0029" | "E0037" | "E0038" | "E0039" | "E0042" | "E0044" | "E0046" | "E0050" | "E0056" | "E0058" | "E0060" | "E0061" | "E0065" | "E0068" | "E0070" | "E0072" | "E0074" | "E0076" | "E0078" | "E0080" | "E0096" | "E0112" | "E0114" | "E0116" | "E0121" | "E0128" | "E0148" | "E0160" | "E0162" | "E0166" | "E0172" | "E0174" | "E0175" | "E0187" | "E0188" | "E0202" | "E0204" | "E0206" | "E0234" | "E0237" | "E0238" | "E0247" | "E0248" | "E0262" | "E0264" | "E0266" | "E0293" | "E0302" | "E0310" | "E0312" | "E0315" | "E0316" | "E0318" | "E0322" | "E0330" | "E0331" | "E0370" | "E0372" | "E0390" | "E0392" | "E0424" | "E0427" | "E0428" | "E0429" | "E0431" | "E0432" | "E0435" | "E0436" | "E0438" | "E0453" | "E0455" | "E0468" | "E0470" | "E0472" | "E0474" | "E0476" | "E0477" | "E0532" | "E0533" | "E0534" | "E0535" | "E0537" | "E0541" | "E0565" | "E0574" | "E0577" | "E0580" | "E0583" | "E0585" | "E0586" | "E0588" | "E0590" | "E0591" | "E0592" | "E0593" | "E0595" | "E0596" | "E0600" | "E0602" | "E0604" | "E0612" | "E0617" | "E0619" | "E0621" | "E0625" | "E0628" | "E0631" | "E0635" | "E0640" | "E0650" | "E0652" | "E0667" | "E0670" | "E0675" | "E0676" | "E0677" | "E0678" | "E0682" | "E0686" | "E0692" | "E0694" | "E0696" | "E0699" | "E0700" | "E0701" | "E0710" | "E0712" | "E0713" | "E0714" | "E0715" | "E0716" | "E0717" | "E0718" | "E0720" | "E0724" | "E0802" | "E0812" | "E0813" | "E0815" | "E0816" | "E0822" | "E0823" | "E0824" | "E0827" | "E0831" | "E0840" | "E0845" | "E0850" | "E0903" | "E0904" | "E0905" | "E0906" | "E0907" | "E0910" | "E0911" | "E0913" | "E0928" | "E0931" | "E0932" | "E0951" | "E0952" | "E0953" | "E0959" | "E0970" | "E10" | "E11" | "E1206" | "E1217" | "E1225" | "E1226" | "E1228" | "E1229" | "E1235" | "E1242" | "E1297" | "E13" | "E1300" | "E1301" | "E1302" | "E1303" | "E1305" | "E1307" | "E1311" | "E1313" | "E1317" | "E1321" | "E1325" | "E1508" | "E1530" | "E1534" | "E1555" | "E16" | "E164" | "E1802" | "E1805" | "E1827" | "E1831" | "E1833" | "E1843" | "E1845" | "E1980" | "E1983" | "E1986" | "E1989" | "E1991" | "E220" | "E68" | "E939" | "E940" | "E9996" | "RNG9999" | "LATE_AUTHORIZATION" | "FAILED_HALFWAY" | "STUCK_PENDING" | "STUCK_RUNNING" | "EXPIRED" | "KEY_NOT_FOUND" | "DIRECTORY_UNAVAILABLE" | "QUOTA_EXCEEDED";
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
    readClocks: {
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
                    "application/json": components["schemas"]["SuiteClockResponse"];
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
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
    setClocks: {
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
            /** @description The instant is before the current time of a clock. Code: `CLOCK_BACKWARDS`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
    advanceClocks: {
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
            /** @description The clocks show different times. Set them first. Code: `CLOCKS_DIFFER`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                    "application/json": components["schemas"]["SuiteRuleResponse"][];
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
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                "application/json": components["schemas"]["CreateSuiteRuleRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuiteRuleResponse"];
                };
            };
            /** @description The service or the rule is not valid. Codes: `SERVICE_UNKNOWN`, `RULE_INVALID`. */
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
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
            /** @description The meaning of each outcome, by service and code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: {
                            [key: string]: string;
                        };
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
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                    "application/json": components["schemas"]["SuiteRuleResponse"];
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
            /** @description The rule does not exist in the sandbox of any service. Code: `RULE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
            /** @description The rule does not exist in the sandbox of any service. Code: `RULE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                "application/json": components["schemas"]["OrderSuiteRulesRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuiteRuleResponse"][];
                };
            };
            /** @description The service does not exist. Code: `SERVICE_UNKNOWN`. */
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
            /** @description The rule does not exist in the sandbox of any service. Code: `RULE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                /** @description Only requests of this service. */
                service?: string;
                /** @description `newest`: the last request first (default). `oldest`: the first request first, as a story is told. */
                first?: "newest" | "oldest";
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
                    "application/json": components["schemas"]["SuiteEntryResponse"][];
                };
            };
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SERVICE_UNKNOWN`. */
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
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                /** @description Only requests of this service. */
                service?: string;
                /** @description `newest`: the last request first (default). `oldest`: the first request first, as a story is told. */
                first?: "newest" | "oldest";
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
            /** @description A filter is not valid. Codes: `REQUEST_INVALID`, `SERVICE_UNKNOWN`. */
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
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                "application/json": components["schemas"]["SuiteVerifyRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuiteVerifyResponse"];
                };
            };
            /** @description The expectations are not valid; `errors` says where. Codes: `REQUEST_INVALID`, `EXPECTATIONS_INVALID`, `SERVICE_UNKNOWN`. */
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
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                    "application/json": components["schemas"]["SuiteSandboxesResponse"];
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
                    "application/json": components["schemas"]["SuiteSandboxResponse"];
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
            /** @description All services have it already. Code: `SANDBOX_EXISTS`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                    "application/json": components["schemas"]["SuiteSandboxResponse"];
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
            /** @description No service has the sandbox. Code: `SANDBOX_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
            /** @description No service has the sandbox. Code: `SANDBOX_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                    "application/json": components["schemas"]["SuiteSandboxResponse"];
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
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                    "application/json": components["schemas"]["SuiteSandboxResponse"];
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
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                    "application/json": components["schemas"]["SuiteSnapshotResponse"][];
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
            /** @description No service has the sandbox. Code: `SANDBOX_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                    "application/json": components["schemas"]["SuiteSnapshotResponse"];
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
            /** @description No service has the sandbox. Code: `SANDBOX_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
            /** @description No service has the snapshot. Code: `SNAPSHOT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
                    "application/json": components["schemas"]["SuiteSandboxResponse"];
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
            /** @description No service has the snapshot. Code: `SNAPSHOT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Some services do not have the snapshot, or its parts were saved at different moments. Codes: `SNAPSHOT_INCOMPLETE`, `SNAPSHOT_PARTS_DIFFER`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A service does not answer. Codes: `SERVICE_FAILED`, `CHANGE_INCOMPLETE`. */
            502: {
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
