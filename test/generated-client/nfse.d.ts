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
        post: operations["issueInvoice"];
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
        post: operations["cancelInvoice"];
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
        post: operations["substituteInvoice"];
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
        get: operations["listInvoices"];
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
        get: operations["findInvoice"];
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
        get: operations["invoiceXml"];
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
        get: operations["invoicePdf"];
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
        get: operations["listEvents"];
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
        post: operations["issueDps"];
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
        get: operations["findNfse"];
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
        get: operations["findDps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /** Says whether a DPS has an invoice, without a body. */
        head: operations["hasNfse"];
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
        post: operations["registerEvent"];
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
        get: operations["findEvent"];
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
        get: operations["listParameters"];
        put?: never;
        /**
         * Adds municipalities, service codes and ISS rates to the sandbox, or replaces them.
         * @description The next invoice is computed with them. Members of an item that are left out have the value of the seed, or the
         *     usual value if the seed does not have the item. All items are stored, or none. A rate applies if the agreement of
         *     its municipality is active.
         */
        post: operations["addParameters"];
        /** Removes all added parameters of the sandbox. Those of the seed apply again. */
        delete: operations["resetParameters"];
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
        get: operations["showCertificates"];
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
         *     Certificates are not checked against a chain or a date; `signatures` says whose they are, and which of them are of
         *     this service.
         */
        post: operations["validateXml"];
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
        InvoiceRpsResponse: {
            /** @example 1001 */
            number?: string;
            /** @example A1 */
            series: string;
            /**
             * @description 1 RPS, 2 combined invoice, 3 receipt of a cash register.
             * @example 1
             */
            type: string;
            /** @example 2026-03-10 */
            issueDate?: string;
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
        CancellationResponse: {
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
            /** @description Only of an invoice whose request names an RPS. */
            rps?: components["schemas"]["InvoiceRpsResponse"];
            service: components["schemas"]["InvoiceServiceResponse"];
            values: components["schemas"]["InvoiceValuesResponse"];
            /** @description How each computed value came about. */
            explanation: components["schemas"]["ExplanationResponse"][];
            /** @description Why it was rejected; empty otherwise. */
            rejections: components["schemas"]["RefusalResponse"][];
            /** @description Only of an invoice that is cancelled, or cancelling. */
            cancellation?: components["schemas"]["CancellationResponse"];
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
            /**
             * @description true: amounts of a request in ABRASF names that contradict the computation are taken as they were sent.
             * @example false
             */
            acceptsSentAmounts: boolean;
            /** @description Its benefits. */
            benefits: components["schemas"]["BenefitResponse"][];
        };
        ServiceCodeResponse: {
            /**
             * @description Item, subitem and division of the list of LC 116.
             * @example 010701
             */
            code: string;
            /** @example Programação. */
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
        SignatureResponse: {
            /**
             * @description The path of the signature.
             * @example NFSe/Signature
             */
            element: string;
            /**
             * @description The holder of the certificate.
             * @example CN=SIMULADOR SEM VALOR LEGAL:11222333000181, O=Autoridade Simulada da NFS-e, C=BR
             */
            subject: string;
            /**
             * @description Hexadecimal digits.
             * @example 0a1b
             */
            serialNumber: string;
            /**
             * @description The SHA-256 fingerprint of the certificate.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            fingerprint: string;
            /**
             * @description Which certificate of this service it is: that of the authority, or that of the taxpayer. null: it is another one.
             * @example authority
             * @enum {string|null}
             */
            ownCertificate: "authority" | "taxpayer" | null;
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
            /** @description The signatures at the places of the layout, the innermost first. */
            signatures: components["schemas"]["SignatureResponse"][];
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
                /** @description What happens to ValorIss, BaseCalculo and ValorLiquidoNfse of a request that contradict the computation. false: refused (E164, E939, E940). true: the invoice has the amounts as sent. */
                acceptsSentAmounts?: boolean;
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
        /**
         * @description An event type of this service:
         *
         *     - `*`: all events
         *     - `invoice.status-changed`: An invoice is new, or its status has changed. `data` has the invoice as its address shows it.
         * @enum {string}
         */
        WebhookEventType: "*" | "invoice.status-changed";
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
            /** @description The RPS that becomes the invoice: what the provider gave its customer before. */
            rps?: {
                /**
                 * @description An RPS with this number, series and type becomes one invoice only (rule E10).
                 * @example 1001
                 */
                number?: string | number;
                /** @example A1 */
                series?: string | number;
                /** @description 1 RPS, 2 combined invoice, 3 receipt (rule E13). */
                type?: string | number;
                /** @description 1 normal. A cancelled one, 2, is refused (rule E68). */
                status?: string | number;
                /**
                 * Format: date
                 * @description Not in the future (rule E16). By default the day of the issue.
                 * @example 2026-03-10
                 */
                issueDate?: string;
            };
            /** @description Amounts that your system has computed. The invoice is refused if they contradict the computation, unless the municipality takes them as sent (`acceptsSentAmounts` in `POST /__admin/parameters`). */
            declared?: {
                /**
                 * @description The base of the ISS (rule E939).
                 * @example 1000.00
                 */
                base?: number | string;
                /**
                 * @description The ISS (rules E164, E220).
                 * @example 1000.00
                 */
                iss?: number | string;
                /**
                 * @description The net amount (rule E940).
                 * @example 1000.00
                 */
                net?: number | string;
            };
            additionalInformation?: string;
            /** @description The number of the customer's order. */
            orderNumber?: string;
        };
        /** @description The declaration in the names of ABRASF 2.04. Other elements of ABRASF 2.04 are ignored, and other names are refused. */
        IssueInvoiceByAbrasfNames: {
            Rps?: {
                IdentificacaoRps?: {
                    /** @description The same as rps.series. */
                    Serie?: string | number;
                    /** @description The same as rps.number. */
                    Numero?: string | number;
                    /** @description The same as rps.type. */
                    Tipo?: string | number;
                };
                /** @description The same as rps.issueDate. */
                DataEmissao?: string | number;
                /** @description The same as rps.status. */
                Status?: string | number;
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
                    /** @description The same as declared.base. */
                    BaseCalculo?: string | number;
                    /** @description The same as declared.iss. */
                    ValorIss?: string | number;
                    /** @description The same as declared.net. */
                    ValorLiquidoNfse?: string | number;
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
            ValoresNfse?: {
                /** @description The same as declared.base. */
                BaseCalculo?: string | number;
                /** @description The same as declared.iss. */
                ValorIss?: string | number;
                /** @description The same as declared.net. */
                ValorLiquidoNfse?: string | number;
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
        InvoiceStatus: "authorized" | "cancelled" | "cancelling" | "processing" | "rejected" | "substituted";
        /** @enum {string} */
        ClockMode: "frozen" | "offset" | "real";
        /** @enum {string} */
        WorkDoneOutcome: "done" | "failed";
        /** @enum {string} */
        AwaitedWorkOutcome: "done" | "unfinished";
        /** @enum {string} */
        JournalEntryOutcome: "answered" | "lost";
        /** @enum {string} */
        WebhookDeliveryStatus: "delivered" | "failed" | "pending";
        /** @enum {string} */
        BenefitKind: "base" | "rate";
        /** @enum {string} */
        ServiceCodeIncidence: "customer" | "place" | "provider";
        /** @enum {string} */
        SubstituteInvoiceCode: "01" | "02" | "03" | "04" | "05" | "99";
        /** @enum {string} */
        IssueInvoiceByEnglishNamesLayout: "abrasf" | "national";
        /**
         * @description A business outcome that a rule can order from this service:
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
         * @enum {string}
         */
        Outcome: "E0001" | "E0004" | "E0006" | "E0008" | "E0010" | "E0014" | "E0015" | "E0029" | "E0037" | "E0038" | "E0039" | "E0042" | "E0044" | "E0046" | "E0050" | "E0056" | "E0058" | "E0060" | "E0061" | "E0065" | "E0068" | "E0070" | "E0072" | "E0074" | "E0076" | "E0078" | "E0080" | "E0096" | "E0112" | "E0114" | "E0116" | "E0121" | "E0128" | "E0148" | "E0160" | "E0162" | "E0166" | "E0172" | "E0174" | "E0175" | "E0187" | "E0188" | "E0202" | "E0204" | "E0206" | "E0234" | "E0237" | "E0238" | "E0247" | "E0248" | "E0262" | "E0264" | "E0266" | "E0293" | "E0302" | "E0310" | "E0312" | "E0315" | "E0316" | "E0318" | "E0322" | "E0330" | "E0331" | "E0370" | "E0372" | "E0390" | "E0392" | "E0424" | "E0427" | "E0428" | "E0429" | "E0431" | "E0432" | "E0435" | "E0436" | "E0438" | "E0453" | "E0455" | "E0468" | "E0470" | "E0472" | "E0474" | "E0476" | "E0477" | "E0532" | "E0533" | "E0534" | "E0535" | "E0537" | "E0541" | "E0565" | "E0574" | "E0577" | "E0580" | "E0583" | "E0585" | "E0586" | "E0588" | "E0590" | "E0591" | "E0592" | "E0593" | "E0595" | "E0596" | "E0600" | "E0602" | "E0604" | "E0612" | "E0617" | "E0619" | "E0621" | "E0625" | "E0628" | "E0631" | "E0635" | "E0640" | "E0650" | "E0652" | "E0667" | "E0670" | "E0675" | "E0676" | "E0677" | "E0678" | "E0682" | "E0686" | "E0692" | "E0694" | "E0696" | "E0699" | "E0700" | "E0701" | "E0710" | "E0712" | "E0713" | "E0714" | "E0715" | "E0716" | "E0717" | "E0718" | "E0720" | "E0724" | "E0802" | "E0812" | "E0813" | "E0815" | "E0816" | "E0822" | "E0823" | "E0824" | "E0827" | "E0831" | "E0840" | "E0845" | "E0850" | "E0903" | "E0904" | "E0905" | "E0906" | "E0907" | "E0910" | "E0911" | "E0913" | "E0928" | "E0931" | "E0932" | "E0951" | "E0952" | "E0953" | "E0959" | "E0970" | "E10" | "E11" | "E1206" | "E1217" | "E1225" | "E1226" | "E1228" | "E1229" | "E1235" | "E1242" | "E1297" | "E13" | "E1300" | "E1301" | "E1302" | "E1303" | "E1305" | "E1307" | "E1311" | "E1313" | "E1317" | "E1321" | "E1325" | "E1508" | "E1530" | "E1534" | "E1555" | "E16" | "E164" | "E1802" | "E1805" | "E1827" | "E1831" | "E1833" | "E1843" | "E1845" | "E1980" | "E1983" | "E1986" | "E1989" | "E1991" | "E220" | "E68" | "E939" | "E940" | "E9996" | "RNG9999" | "LATE_AUTHORIZATION";
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
    issueInvoice: {
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
    cancelInvoice: {
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
            /** @description The invoice was never authorized, or several have the number. Codes: `INVOICE_NOT_AUTHORIZED`, `INVOICE_NUMBER_AMBIGUOUS`. */
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
    substituteInvoice: {
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
            /** @description The invoice was never authorized, or several have the number. Codes: `INVOICE_NOT_AUTHORIZED`, `INVOICE_NUMBER_AMBIGUOUS`. */
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
    listInvoices: {
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
                /** @description Only invoices of this provider: CNPJ or CPF without punctuation. */
                provider?: string;
                /** @description Only invoices to this customer: CNPJ, CPF or foreign tax id. */
                customer?: string;
                /** @description Only the invoices with this reference. */
                reference?: string;
                /** @description Only invoices with this status. */
                status?: components["schemas"]["InvoiceStatus"];
                /** @description Only invoices with this number, of any provider. */
                number?: number;
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
    findInvoice: {
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
    invoiceXml: {
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
                    "application/xml": {
                        [key: string]: unknown;
                    };
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
    invoicePdf: {
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
    listEvents: {
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
    issueDps: {
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
    findNfse: {
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
    findDps: {
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
    hasNfse: {
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
    registerEvent: {
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
    findEvent: {
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
    listParameters: {
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
    addParameters: {
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
    resetParameters: {
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
    showCertificates: {
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
    validateXml: {
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
                    [key: string]: unknown;
                };
                "text/xml": {
                    [key: string]: unknown;
                };
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
}
