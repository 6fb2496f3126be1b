export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says who answers, and that it does. */
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
        /** Liveness: the process runs and answers. Restart it when this fails. */
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
        /** Readiness: its database can be reached. Send it no requests while this answers 503. */
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
        /** What the sandbox's clock shows. */
        get: operations["readClock"];
        /**
         * Sets the sandbox's clock.
         * @description What becomes due by the new instant is done first, in due order, each at its own instant; `ran` lists
         *     it. The clock never goes backwards unless `allowPast` says so.
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
        /** Moves the sandbox's clock forward, and does what becomes due on the way. */
        post: operations["advanceClock"];
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
        /** The rules of the sandbox, in the order in which they are tried, with how often each has matched. */
        get: operations["listRules"];
        put?: never;
        /**
         * Makes a rule: when a request is like this, that happens to it.
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
        /** The business outcomes that `effect.outcome` can order from this service, each with its meaning. */
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
        /** One rule. */
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
        /** Puts the rules into another order. */
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
         * The requests that the sandbox has received, newest first.
         * @description Filters look at what arrived; card numbers, tax ids, e-mails, phones and secrets are masked in what is
         *     shown. Refused requests are listed too. The journal is kept in memory: each instance of a service has
         *     its own, and a restart empties it.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /** Empties the journal of the sandbox. */
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
        /** How many requests the filter finds. */
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
         * Compares the journal with what you expect.
         * @description Each expectation has a `match`, as in a rule, and one of `times`, `atLeast`, `atMost`; `status` counts
         *     only requests with that response status. If too few match, the nearest misses say what differed. An
         *     expectation that entries missing from the journal could prove wrong fails, with a `message`. Each
         *     instance of a service sees only the requests that it received itself.
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
        /** The sandboxes of this service. */
        get: operations["listSandboxes"];
        put?: never;
        /** Makes a sandbox. Naming it in `X-Sandbox` does the same. */
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
        /** One sandbox. */
        get: operations["findSandbox"];
        put?: never;
        post?: never;
        /** Drops a sandbox: data, clock, rules, journal and snapshots are gone at once. */
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
        /** Empties a sandbox: data, clock, rules and journal. Snapshots stay. */
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
        /** Empties the sandbox that `X-Sandbox` names. */
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
        /** The snapshots of a sandbox. */
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
        /** Saves the sandbox as it is: data, clock and rules. One of the same name is replaced. */
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
         * Makes a sandbox what a snapshot holds.
         * @description By default the sandbox that it was saved from; `into` names another, which is made where there is none:
         *     prepare a sandbox once and give each test a copy. The journal of the sandbox is kept.
         */
        post: operations["restoreSnapshot"];
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
        get: operations["listEndpoints"];
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
        post: operations["createConsent"];
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
        get: operations["findConsent"];
        put?: never;
        post?: never;
        /** Revokes a consent, or withdraws it before it is authorised. */
        delete: operations["revokeConsent"];
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
        post: operations["extendConsent"];
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
        get: operations["listConsentExtensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post: operations["authoriseConsent"];
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
        post: operations["rejectConsent"];
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
             * @description `ok` while the service does its work.
             * @example ok
             */
            status: string;
            /**
             * @description Which service this is.
             * @example spi
             */
            service: string;
            /**
             * @description Its version.
             * @example 0.1.0
             */
            version: string;
            /**
             * Format: date-time
             * @description The time by its clock, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            timestamp: string;
        };
        ViolationResponse: {
            /**
             * @description Where: a JSON Pointer, or the path of an XML element.
             * @example CdtTrfTxInf/PmtId/EndToEndId
             */
            pointer: string;
            /** @description What was wrong there and what would be right. */
            detail: string;
        };
        ProblemResponse: {
            /**
             * @description Identifies the kind of problem.
             * @example urn:problem:pacs008-element-invalid
             */
            type: string;
            /** @description The kind of problem in a few words. */
            title: string;
            /**
             * @description The HTTP status.
             * @example 400
             */
            status: number;
            /** @description What was wrong this time. */
            detail: string;
            /**
             * @description The path that was asked for.
             * @example /spi/pacs.008
             */
            instance: string;
            /**
             * @description Stable: what a test asserts on.
             * @example PACS008_ELEMENT_INVALID
             */
            code: string;
            /**
             * @description The correlation id of the request, as in the log.
             * @example run-42-first
             */
            correlationId?: string;
            /** @description What was wrong and where: the first 100 errors. */
            errors?: components["schemas"]["ViolationResponse"][];
            /**
             * @description How many more errors there are than `errors` lists.
             * @example 349900
             */
            omittedErrors?: number;
        };
        ClockResponse: {
            /**
             * @description real: the machine's time; offset: runs on from another instant; frozen: stands.
             * @example offset
             */
            mode: components["schemas"]["ClockMode"];
            /**
             * Format: date-time
             * @description The sandbox's now, ISO 8601 UTC.
             * @example 2030-01-01T00:00:00.000Z
             */
            now: string;
        };
        SetClockRequest: {
            /**
             * @description real: the machine's time; offset: runs on from `now`; frozen: stands at `now`.
             * @example frozen
             */
            mode: components["schemas"]["ClockMode"];
            /**
             * @description The instant to show, ISO 8601. Left out, the clock stays at the instant that it shows.
             * @example 2030-01-01T00:00:00Z
             */
            now?: string;
            /**
             * @description Allows an instant before the one that the clock shows.
             * @example true
             */
            allowPast?: boolean;
        };
        WorkDoneResponse: {
            /**
             * @description Which kind of work.
             * @example hold
             */
            kind: string;
            /**
             * @description Which of its kind.
             * @example 7
             */
            key: string;
            /**
             * Format: date-time
             * @description The instant it was done at, by the sandbox's clock.
             * @example 2026-11-21T12:00:00.000Z
             */
            dueAt: string;
            /**
             * @description done, or failed: it is tried again later, and the log says why.
             * @example done
             */
            outcome: components["schemas"]["WorkDoneOutcome"];
        };
        ClockSetResponse: {
            /**
             * @description real: the machine's time; offset: runs on from another instant; frozen: stands.
             * @example offset
             */
            mode: components["schemas"]["ClockMode"];
            /**
             * Format: date-time
             * @description The sandbox's now, ISO 8601 UTC.
             * @example 2030-01-01T00:00:00.000Z
             */
            now: string;
            /** @description In due order. */
            ran: components["schemas"]["WorkDoneResponse"][];
        };
        AdvanceClockRequest: {
            /**
             * @description An ISO 8601 duration.
             * @example PT1H
             */
            by: string;
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
             * @description Rules are tried in this order, from 1; the first that takes effect on a request is the only one.
             * @example 1
             */
            position: number;
            /**
             * @description Requests that matched.
             * @example 1
             */
            matched: number;
            /**
             * @description Requests that it took effect on.
             * @example 1
             */
            hits: number;
        };
        OrderRulesRequest: {
            /**
             * @description The ids of the rules; those left out follow in their present order.
             * @example []
             */
            ids: string[];
        };
        JournalEntryResponse: {
            /**
             * @description Rising with each request.
             * @example 1
             */
            id: number;
            /**
             * Format: date-time
             * @description When it arrived, by the sandbox's clock; by the machine's clock where the request was refused before
             *     its sandbox was opened.
             * @example 2026-11-21T12:00:00.000Z
             */
            at: string;
            /** @example POST */
            method: string;
            /**
             * @description With its query.
             * @example /spi/pacs.008
             */
            path: string;
            /**
             * @description The status that it was answered with; left out where no answer was begun.
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
            /** @description What was answered, also where the answer was lost. */
            responseBody?: string;
            /** @description The rule that took effect. */
            rule?: string;
            /**
             * @description answered, or lost on its way.
             * @example answered
             */
            outcome: components["schemas"]["JournalEntryOutcome"];
        };
        CountResponse: {
            /**
             * @description So many.
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
             * @description What differs: `method`, `path`, `headers/x-run`, `body/amount`.
             * @example path
             */
            field: string;
            /**
             * @description What the match asks for.
             * @example /spi/pacs.008
             */
            expected: string;
            /**
             * @description What the request has; left out where it has nothing there.
             * @example /spi/transactions
             */
            actual?: string;
        };
        NearestMissResponse: {
            /** @description The request, in short. */
            entry: components["schemas"]["ShortEntryResponse"];
            /** @description In what it differs. */
            differences: components["schemas"]["DifferenceResponse"][];
        };
        ExpectationResponse: {
            /** @description The match as it was posted. */
            match: components["schemas"]["RequestMatch"];
            /** @description Whether it holds. */
            pass: boolean;
            /** @description What was expected. */
            expected: string;
            /**
             * @description Requests that match.
             * @example 1
             */
            count: number;
            /**
             * @description Why the expectation fails although it may be true: entries that could decide it are missing from the
             *     journal.
             */
            message?: string;
            /** @description The requests that came closest, where there are too few. */
            nearestMisses: components["schemas"]["NearestMissResponse"][];
        };
        VerifyResponse: {
            /** @description Whether all of them hold. */
            pass: boolean;
            /**
             * @description Entries of the sandbox that the journal dropped to make room, since it was last cleared.
             * @example 0
             */
            dropped: number;
            /** @description One for each expectation, in their order. */
            results: components["schemas"]["ExpectationResponse"][];
        };
        SandboxResponse: {
            /**
             * @description Its name, as in `X-Sandbox`.
             * @example run-42
             */
            name: string;
            /**
             * @description What its data take, in bytes.
             * @example 65536
             */
            sizeBytes: number;
            /**
             * Format: date-time
             * @description When it was made, by the machine's clock.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description When it was last closed, or made.
             * @example 2026-11-21T12:00:00.000Z
             */
            lastUsedAt: string | null;
            /** @description What its clock shows. */
            clock: components["schemas"]["ClockResponse"];
            /** @description Whether it is open, or only on the disk. */
            open: boolean;
        };
        CreateSandboxRequest: {
            /**
             * @description Its name: lower-case letters, digits and hyphens, at most 40.
             * @example run-42
             */
            name: string;
        };
        SnapshotResponse: {
            /**
             * @description Its name.
             * @example before-payment
             */
            name: string;
            /**
             * @description What it takes, in bytes.
             * @example 65536
             */
            sizeBytes: number;
            /**
             * Format: date-time
             * @description When it was saved, by the machine's clock.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
        };
        RestoreSnapshotRequest: {
            /**
             * @description The sandbox that becomes what the snapshot holds; by default the one that it was saved from.
             * @example run-42
             */
            into?: string;
        };
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
            meta: components["schemas"]["MetaResponse"];
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
            /** @example 76109277673 */
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
            xCustomerUserAgent: string;
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
        ExtensionsResponse: {
            data: components["schemas"]["ExtensionDataResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
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
        /** @description When a request is like this, that happens to it. */
        Rule: {
            /** @description A name for people. */
            name?: string;
            /** @description What requests to pick; left out, every request. */
            match?: components["schemas"]["RuleMatch"];
            /** @description Takes effect so many times, then never again. */
            times?: number;
            /**
             * @description Lets so many matching requests pass first.
             * @default 0
             */
            skip?: number;
            /** @description Takes effect on a matching request with this probability. */
            probability?: number;
            /**
             * @description With the same seed, the same requests are picked in every run.
             * @default 0
             */
            seed?: number;
            effect: components["schemas"]["RuleEffect"];
        };
        Expectations: {
            /** @description What has happened, in any order. */
            expectations: components["schemas"]["Expectation"][];
        };
        CreateConsent: {
            data: {
                /** @description The person who is logged in at the receiver of the data. */
                loggedUser: {
                    document: {
                        /** @example 76109277673 */
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
                        /** @example 76109277673 */
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
        RequestMatch: {
            /** @description The HTTP method, in upper or lower case. */
            method?: string;
            /** @description The path, without the query. `:name` or `*` is any one segment, `**` at the end is the rest. */
            path?: string;
            /** @description Conditions on query parameters, by name. */
            query?: {
                [key: string]: string | components["schemas"]["Condition"];
            };
            /** @description Conditions on headers, by name in upper or lower case. */
            headers?: {
                [key: string]: string | components["schemas"]["Condition"];
            };
            /** @description Conditions on the body; all must hold. */
            body?: components["schemas"]["BodyCondition"][];
        };
        /** @description What requests to pick. Everything that it names must fit. */
        RuleMatch: {
            /** @description The HTTP method, in upper or lower case. */
            method?: string;
            /** @description The path, without the query. `:name` or `*` is any one segment, `**` at the end is the rest. */
            path?: string;
            /** @description Conditions on query parameters, by name. */
            query?: {
                [key: string]: string | components["schemas"]["Condition"];
            };
            /** @description Conditions on headers, by name in upper or lower case. */
            headers?: {
                [key: string]: string | components["schemas"]["Condition"];
            };
            /** @description Conditions on the body; all must hold. */
            body?: components["schemas"]["BodyCondition"][];
            /** @description Takes effect on this matching request only, counted from 1. */
            nth?: number;
        };
        RuleEffect: {
            /** @description The service decides the request with this business outcome. */
            outcome?: components["schemas"]["Outcome"];
            /** @description Holds the response back. */
            delay?: number | {
                /** @description This many milliseconds. */
                fixedMs?: number;
                /** @description A number of milliseconds between these two, each as likely. */
                uniformMs?: (number)[];
                /** @description A number of milliseconds of a log-normal distribution. */
                logNormalMs?: {
                    median: number;
                    sigma: number;
                };
                /**
                 * @description Whose time passes: the machine's (the default) or the sandbox's.
                 * @enum {string|null}
                 */
                clock?: "real" | "sandbox" | null;
            };
            /** @description Sends this response; the service does nothing. */
            respond?: {
                /**
                 * @description The HTTP status.
                 * @default 200
                 */
                status?: number;
                /** @description Headers of the response, by name. */
                headers?: {
                    [key: string]: string;
                } | null;
                /** @description A string is sent as it is; any other value is sent as JSON. */
                body?: unknown;
            };
            /**
             * @description Resets the connection; the service does nothing.
             * @enum {boolean}
             */
            reset?: true;
            /**
             * @description Closes the connection without a response; the service does nothing.
             * @enum {boolean}
             */
            empty?: true;
            /** @description The service does its work; its response ends after so many bytes of the body. */
            truncate?: {
                bodyBytes: number;
            };
            /**
             * @description The service does its work; the connection is then closed without a response.
             * @enum {boolean}
             */
            commitThenDrop?: true;
        };
        /** @description How many requests like this came. Without a count: at least one. */
        Expectation: {
            /** @description The requests that are counted, as in a rule. */
            match: components["schemas"]["RequestMatch"];
            /** @description So many requests match. */
            times?: number;
            /** @description So many requests match, or more. */
            atLeast?: number;
            /** @description So many requests match, or fewer. */
            atMost?: number;
            /** @description Counts only requests whose response has this HTTP status. */
            status?: number;
        };
        /** @description One of equals, contains, matches and exists. */
        Condition: {
            /** @description The value is exactly this text. */
            equals?: string;
            /** @description The value has this text in it. A JSON value is searched as its JSON. */
            contains?: string;
            /** @description A regular expression in the syntax of RE2 finds something in the value. */
            matches?: string;
            /** @description true: the value is there. false: it is not. */
            exists?: boolean;
        };
        /** @description One of equals, contains, matches and exists, on a pointer, on an element or on the whole body. */
        BodyCondition: {
            /** @description A place in a JSON body, as a JSON Pointer (RFC 6901); '' is the whole document. */
            pointer?: string;
            /** @description An element of an XML body: local names from the root, with a / between them. */
            element?: string;
            /** @description The value is exactly this: any JSON with a pointer, else a string. */
            equals?: unknown;
            /** @description The value has this text in it. A JSON value is searched as its JSON. */
            contains?: string;
            /** @description A regular expression in the syntax of RE2 finds something in the value. */
            matches?: string;
            /** @description true: the value is there. false: it is not. */
            exists?: boolean;
        };
        /** @enum {string} */
        ClockMode: "frozen" | "offset" | "real";
        /** @enum {string} */
        WorkDoneOutcome: "done" | "failed";
        /** @enum {string} */
        JournalEntryOutcome: "answered" | "lost";
        /** @enum {string} */
        ConsentStatus: "AUTHORISED" | "AWAITING_AUTHORISATION" | "REJECTED";
        /** @enum {string} */
        RejectionCode: "CONSENT_EXPIRED" | "CONSENT_MAX_DATE_REACHED" | "CONSENT_TECHNICAL_ISSUE" | "CUSTOMER_MANUALLY_REJECTED" | "CUSTOMER_MANUALLY_REVOKED" | "INTERNAL_SECURITY_REASON";
        /** @enum {string} */
        RejectedBy: "ASPSP" | "TPP" | "USER";
        /**
         * @description A business outcome that a rule can order from this service:
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
         * @enum {string}
         */
        Outcome: "SEM_PERMISSOES_FUNCIONAIS_RESTANTES" | "INFORMACOES_PJ_NAO_INFORMADAS" | "PERMISSOES_PJ_INCORRETAS" | "PERMISSAO_PF_PJ_EM_CONJUNTO" | "COMBINACAO_PERMISSOES_INCORRETA" | "DATA_EXPIRACAO_INVALIDA" | "CONSENTIMENTO_EM_STATUS_REJEITADO" | "ESTADO_CONSENTIMENTO_INVALIDO" | "DEPENDE_MULTIPLA_ALCADA" | "ERRO_NAO_MAPEADO";
        /** @enum {string} */
        Permission: "ACCOUNTS_BALANCES_READ" | "ACCOUNTS_OVERDRAFT_LIMITS_READ" | "ACCOUNTS_READ" | "ACCOUNTS_TRANSACTIONS_READ" | "BANK_FIXED_INCOMES_READ" | "CREDIT_CARDS_ACCOUNTS_BILLS_READ" | "CREDIT_CARDS_ACCOUNTS_BILLS_TRANSACTIONS_READ" | "CREDIT_CARDS_ACCOUNTS_LIMITS_READ" | "CREDIT_CARDS_ACCOUNTS_READ" | "CREDIT_CARDS_ACCOUNTS_TRANSACTIONS_READ" | "CREDIT_FIXED_INCOMES_READ" | "CUSTOMERS_BUSINESS_ADITTIONALINFO_READ" | "CUSTOMERS_BUSINESS_IDENTIFICATIONS_READ" | "CUSTOMERS_PERSONAL_ADITTIONALINFO_READ" | "CUSTOMERS_PERSONAL_IDENTIFICATIONS_READ" | "EXCHANGES_READ" | "FINANCINGS_PAYMENTS_READ" | "FINANCINGS_READ" | "FINANCINGS_SCHEDULED_INSTALMENTS_READ" | "FINANCINGS_WARRANTIES_READ" | "FUNDS_READ" | "INVOICE_FINANCINGS_PAYMENTS_READ" | "INVOICE_FINANCINGS_READ" | "INVOICE_FINANCINGS_SCHEDULED_INSTALMENTS_READ" | "INVOICE_FINANCINGS_WARRANTIES_READ" | "LOANS_PAYMENTS_READ" | "LOANS_READ" | "LOANS_SCHEDULED_INSTALMENTS_READ" | "LOANS_WARRANTIES_READ" | "RESOURCES_READ" | "TREASURE_TITLES_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_PAYMENTS_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_SCHEDULED_INSTALMENTS_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_WARRANTIES_READ" | "VARIABLE_INCOMES_READ";
    };
    responses: {
        /**
         * @description Any other status is a problem (RFC 9457) with a stable `code`:
         *
         *     - 400: The request is not valid: `SANDBOX_NAME_INVALID`, `REQUEST_INVALID`, `JSON_NOT_WELL_FORMED` and others.
         *     - 401: The token is missing or not valid.
         *     - 403: The origin or the host of the request is not allowed.
         *     - 404: The address does not exist: `ROUTE_NOT_FOUND`.
         *     - 405: The method is not allowed: `METHOD_NOT_ALLOWED`; the header `Allow` lists the allowed ones.
         *     - 408: The request did not arrive in time.
         *     - 409: The sandbox was reset, restored or dropped during the request.
         *     - 413: The body is too large: `BODY_TOO_LARGE`.
         *     - 415: The media type, charset or encoding of the body is not supported.
         *     - 417: The header `Expect` asks for something that is not supported.
         *     - 429: There are too many requests or sandboxes; `Retry-After` says how long to wait.
         *     - 431: The headers are too large.
         *     - 500: The service failed; its log has the details.
         *     - 503: The database does not respond, or the sandbox is being changed; try again.
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockSetResponse"];
                };
            };
            /** @description The duration is not ISO 8601. Code: `CLOCK_SETTING_INVALID`, `REQUEST_INVALID`. */
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
                /** @description Only requests of this path: exact, or a pattern such as `/spi/transactions/:id` or `/spi/**`. */
                path?: string;
                /** @description Only requests of this method. */
                method?: string;
                /** @description Only requests answered with this status, as in `200` or `4xx`. */
                status?: string;
                /** @description Only requests since this instant of the sandbox's clock, ISO 8601. */
                since?: string;
                /** @description Only requests with this text in the received body, or in the response body. */
                bodyContains?: string;
                /** @description Only requests that this rule took effect on. */
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
                /** @description Only requests of this path: exact, or a pattern such as `/spi/transactions/:id` or `/spi/**`. */
                path?: string;
                /** @description Only requests of this method. */
                method?: string;
                /** @description Only requests answered with this status, as in `200` or `4xx`. */
                status?: string;
                /** @description Only requests since this instant of the sandbox's clock, ISO 8601. */
                since?: string;
                /** @description Only requests with this text in the received body, or in the response body. */
                bodyContains?: string;
                /** @description Only requests that this rule took effect on. */
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
                /** @description The sandbox. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                /** @description The sandbox. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                /** @description The sandbox. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                /** @description The sandbox. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                /** @description The sandbox. */
                name: string;
                /** @description The snapshot. */
                snapshot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                /** @description The sandbox. */
                name: string;
                /** @description The snapshot. */
                snapshot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                /** @description The sandbox. */
                name: string;
                /** @description The snapshot. */
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
            /** @description It cannot be restored; nothing was changed. Code: `SNAPSHOT_OF_ANOTHER_APP`, `SNAPSHOT_DAMAGED`. */
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
    listEndpoints: {
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
            default: components["responses"]["Problem"];
        };
    };
    createConsent: {
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
             * @description The body is not JSON in UTF-8. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
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
            default: components["responses"]["Problem"];
        };
    };
    findConsent: {
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
            default: components["responses"]["Problem"];
        };
    };
    revokeConsent: {
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
            default: components["responses"]["Problem"];
        };
    };
    extendConsent: {
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
             * @description The body is not JSON in UTF-8. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
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
            default: components["responses"]["Problem"];
        };
    };
    listConsentExtensions: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                /** @description At most so many items; a number below 25 is taken as 25. */
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
            default: components["responses"]["Problem"];
        };
    };
    authoriseConsent: {
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
            /** @description The body is not JSON in UTF-8. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
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
    rejectConsent: {
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
            /** @description The body is not JSON in UTF-8. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
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
}
