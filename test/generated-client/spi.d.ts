export interface paths {
    "/spi/health": {
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
    "/__admin/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the participants in the order of their ISPBs. */
        get: operations["listParticipants"];
        put?: never;
        /**
         * Registers a participant of the SPI.
         * @description The simulator answers for it until it uses ICOM. Without `STRICT_PARTICIPANTS`, any ISPB that uses ICOM is registered
         *     by that, with the balance of `CONTA_PI_OPENING_BALANCE`.
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
        /** Returns a participant with its balance and the number of messages that wait for it. */
        get: operations["findParticipant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the members of a participant that are sent. null removes an answer or a certificate. */
        patch: operations["changeParticipant"];
        trace?: never;
    };
    "/__admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all accounts with their balances, to see that the books agree.
         * @description The amounts of each payment, return, contribution and withdrawal are booked twice: one account is debited, another
         *     one is credited. So the balances of all accounts always add up to zero.
         */
        get: operations["showBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/participants/{ispb}/contributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Contributes money to a Conta PI. A notice (camt.054) waits for its participant, unless it is virtual. */
        post: operations["contribute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/participants/{ispb}/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws available money from a Conta PI. A notice (camt.054) waits for its participant, unless it is virtual. */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/participants/{ispb}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the entries of a Conta PI, oldest first. They add up to the balance. */
        get: operations["listAccountEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spi/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages that participants have sent, and those that wait for participants or were read, newest first.
         * @description For testers: the messages that wait for a participant are those with its `ispb` and `state=WAITING`. Reading this list
         *     changes nothing. Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spi/messages/{resourceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one message with its text. Reading it here does not deliver it to its participant. */
        get: operations["findMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/in/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the definitions of the messages that participants can send. */
        get: operations["getInCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/out/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the definitions of the messages that the SPI sends. */
        get: operations["getOutCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/in/{ispb}/msgs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives a message of a participant, or several.
         * @description The body is an Envelope, or `multipart/mixed` with 1 to 10 parts that each have
         *     `Content-Type: application/xml; charset=utf-8`. The whole body can be compressed with gzip. The response is sent when
         *     everything is stored. It says nothing about the content: a message that is not valid is answered with an admi.002 in the
         *     stream of the participant.
         */
        post: operations["sendMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/out/{ispb}/stream/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Opens a stream and reads its first batch.
         * @description If no message is there, the request waits for one. A participant can have 6 open streams; one that is not used for
         *     60 seconds is closed, and its batch is delivered again.
         */
        get: operations["startStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/out/{ispb}/stream/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirms the batch before this one, and reads the next batch of a stream.
         * @description The same request again gets the same batch. A confirmed message is never delivered again. With `start` as the token, it opens
         *     a stream.
         */
        get: operations["readStream"];
        put?: never;
        post?: never;
        /**
         * Closes a stream.
         * @description With the last `PI-Pull-Next`, it confirms the current batch. With the one before it, the batch returns to the head of the queue
         *     and is delivered again. With `start` as the token, it closes all streams of the participant, and their batches return; the
         *     real ICOM does not have that.
         */
        delete: operations["closeStream"];
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
         * @description The transaction is stored before the response is sent. By default it settles at once: its status is ACCEPTED,
         *     unless a rule orders a rejection, or the payer's institution is registered (`/__admin/participants`) and its
         *     Conta PI has too little money (AM04). With `settle=async` the receiver's institution decides, as with ICOM: the
         *     response is `ACSP`, and the transaction is PENDING until then. If a message has several `CdtTrfTxInf`, either all of them are stored or none, and the pacs.002 has one `TxInfAndSts` for each.
         *     Nothing is stored unless the status is 200. Errors are checked in this order: 400, 422, 409.
         *
         *     An EndToEndId can be used only once in a sandbox. Before you press Execute again, change the
         *     EndToEndId or select another sandbox with `X-Sandbox`.
         */
        post: operations["postPacs008"];
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
        get: operations["listTransactions"];
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
        get: operations["findTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spi/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the returns (pacs.004) of payments, newest first.
         * @description Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
         */
        get: operations["listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a virtual payer send a Pix payment to a participant, or many of them.
         * @description The payments go the way of all orders: the participant reads a pacs.008 in its stream, and has 40 seconds to answer.
         *     With `at` they are sent later, and with `count` and `perSecond` some in each second, both on the clock of the sandbox:
         *     a frozen clock sends the first ones, and the others when it is advanced. A series survives a restart, and sends no
         *     payment twice.
         */
        post: operations["sendPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the progress of payments. */
        get: operations["findPayments"];
        put?: never;
        post?: never;
        /**
         * Stops payments.
         * @description The payments that were sent stay. Those that have ended stay as they are.
         */
        delete: operations["stopPayments"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a receiver that the simulator plays return a payment, or a part of it.
         * @description The payer's participant reads a pacs.004 in its stream, and has 40 seconds to answer. The money moves when it accepts.
         */
        post: operations["sendReturn"];
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
         * Returns a run, graded by the messages of the participant until now.
         * @description With `?wait=` or `Prefer: wait=` the response waits until the run is finished.
         */
        get: operations["findRun"];
        put?: never;
        post?: never;
        /**
         * Cancels a run.
         * @description The examiner stops sending payments. A run that is finished keeps its result.
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
         * @description The examiner does its part at once: in item 2b, a virtual payer sends a payment. From then on the messages of the
         *     participant count. All time limits are on the clock of the sandbox.
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
        ReceiverAnswerResponse: {
            /** @example REJECT */
            decision: components["schemas"]["ReceiverAnswerDecision"];
            /**
             * @description The code of a REJECT.
             * @example AC03
             */
            reasonCode?: components["schemas"]["SpiRejectCode"];
            /**
             * @description ISO 8601 duration on the clock of the sandbox.
             * @example PT30S
             */
            delay?: string;
        };
        ParticipantResponse: {
            /** @example 99999003 */
            ispb: string;
            /** @example PSP virtual pagador */
            name: string;
            /**
             * @description DIRECT has a Conta PI. INDIRECT has none. VIRTUAL is a direct participant that only the simulator plays.
             * @example VIRTUAL
             */
            kind: components["schemas"]["ParticipantKind"];
            /**
             * @description NOT_OPERATING: orders of and to it are rejected with DS27.
             * @example ACTIVE
             */
            status: components["schemas"]["ParticipantStatus"];
            /**
             * @description The ISPB of the direct participant that settles for it. Present only if it is INDIRECT.
             * @example 99999003
             */
            settler?: string;
            /**
             * @description Who answers the orders that it receives: its own system (CLIENT) or the simulator.
             * @example SIMULATOR
             */
            player: components["schemas"]["ParticipantPlayer"];
            /** @description Whether its orders are rejected with DS02. */
            sendBlocked: boolean;
            /**
             * @description Balance of the Conta PI in reais, with what is reserved. 0.00 if it is INDIRECT. This amount and the next two have
             *     two decimals.
             * @example 10000000000.00
             */
            balance: string;
            /**
             * @description The part of the balance that orders under way have reserved.
             * @example 0.00
             */
            reserved: string;
            /**
             * @description The balance without what is reserved.
             * @example 10000000000.00
             */
            available: string;
            /** @description How the simulator answers the orders that it receives. Left out, it accepts them at once. */
            answer?: components["schemas"]["ReceiverAnswerResponse"];
            /** @description The certificate of its signatures, PEM. Present only if one was registered. */
            certificate?: string;
            /**
             * Format: date-time
             * @description When it was registered, ISO 8601 UTC.
             * @example 2020-11-16T12:00:00.000Z
             */
            createdAt: string;
        };
        ParticipantDetailsResponse: {
            /** @example 99999003 */
            ispb: string;
            /** @example PSP virtual pagador */
            name: string;
            /**
             * @description DIRECT has a Conta PI. INDIRECT has none. VIRTUAL is a direct participant that only the simulator plays.
             * @example VIRTUAL
             */
            kind: components["schemas"]["ParticipantKind"];
            /**
             * @description NOT_OPERATING: orders of and to it are rejected with DS27.
             * @example ACTIVE
             */
            status: components["schemas"]["ParticipantStatus"];
            /**
             * @description The ISPB of the direct participant that settles for it. Present only if it is INDIRECT.
             * @example 99999003
             */
            settler?: string;
            /**
             * @description Who answers the orders that it receives: its own system (CLIENT) or the simulator.
             * @example SIMULATOR
             */
            player: components["schemas"]["ParticipantPlayer"];
            /** @description Whether its orders are rejected with DS02. */
            sendBlocked: boolean;
            /**
             * @description Balance of the Conta PI in reais, with what is reserved. 0.00 if it is INDIRECT. This amount and the next two have
             *     two decimals.
             * @example 10000000000.00
             */
            balance: string;
            /**
             * @description The part of the balance that orders under way have reserved.
             * @example 0.00
             */
            reserved: string;
            /**
             * @description The balance without what is reserved.
             * @example 10000000000.00
             */
            available: string;
            /** @description How the simulator answers the orders that it receives. Left out, it accepts them at once. */
            answer?: components["schemas"]["ReceiverAnswerResponse"];
            /** @description The certificate of its signatures, PEM. Present only if one was registered. */
            certificate?: string;
            /**
             * Format: date-time
             * @description When it was registered, ISO 8601 UTC.
             * @example 2020-11-16T12:00:00.000Z
             */
            createdAt: string;
            /** @description The number of messages that it has not read and confirmed yet. */
            waitingMessages: number;
        };
        AccountResponse: {
            /**
             * @description The ISPB of a Conta PI. STR stands for the reserves outside the SPI. OTHERS stands for the institutions that are not
             *     registered.
             * @example 99999003
             */
            account: string;
            /** @example CONTA_PI */
            kind: components["schemas"]["AccountKind"];
            /**
             * @description The name of the participant. Left out for STR and OTHERS.
             * @example PSP virtual pagador
             */
            name?: string;
            /**
             * @description In reais with two decimals, as all amounts here. A Conta PI is never below zero. STR and OTHERS can be.
             * @example 10000000000.00
             */
            balance: string;
            /**
             * @description The part of the balance that orders under way have reserved.
             * @example 0.00
             */
            reserved: string;
            /** @description The number of entries. They add up to the balance. */
            entries: number;
        };
        BooksResponse: {
            accounts: components["schemas"]["AccountResponse"][];
            /**
             * @description The sum of all balances in reais. Always 0.00: what one account gains, another one loses.
             * @example 0.00
             */
            sum: string;
            /** @description Whether each balance is the sum of its entries and not below what is reserved, and the sum is zero. */
            agree: boolean;
        };
        AccountEntryResponse: {
            /**
             * @description STR, the day in Brasília and a number. ClrSysRef of a camt.054.
             * @example STR20201116000000002
             */
            controlNumber: string;
            /**
             * @description The EndToEndId of a payment, the RtrId of a return, or the id of a contribution or withdrawal (with L).
             * @example L99999003202011161200OPENING0001
             */
            entryId: string;
            /** @example CONTRIBUTION */
            kind: components["schemas"]["AccountEntryKind"];
            /**
             * @description In reais with two decimals. Negative if the account is debited.
             * @example 10000000000.00
             */
            amount: string;
            /**
             * @description The balance after the entry, in reais with two decimals.
             * @example 10000000000.00
             */
            balance: string;
            /**
             * Format: date-time
             * @description When it was booked, ISO 8601 UTC.
             * @example 2020-11-16T12:00:00.000Z
             */
            at: string;
        };
        MessageResponse: {
            /**
             * @description PI-ResourceId.
             * @example c2VlZGVkIG1lc3NhZ2UgMDAwMDAwMDAx
             */
            resourceId: string;
            /**
             * @description IN: sent by the participant. OUT: for the participant.
             * @example OUT
             */
            direction: components["schemas"]["MessageDirection"];
            /**
             * @description ISPB of the participant.
             * @example 99999003
             */
            ispb: string;
            /**
             * @description Definition of the message (MsgDefIdr). Left out if it could not be read.
             * @example camt.054.spi.1.16
             */
            definition?: string;
            /**
             * @description BizMsgIdr. Left out if it could not be read, and of a message that is refused: the corrected message may have the same one.
             * @example M00038166OPENING0000000000000001
             */
            messageId?: string;
            /**
             * @description The EndToEndId, the RtrId or the id of a contribution or withdrawal that the message is about. Left out if there is none.
             * @example L99999003202011161200OPENING0001
             */
            subject?: string;
            /**
             * @description BizMsgIdr of the message that this one answers. Left out if it answers none.
             * @example M1000000100000000000000000000001
             */
            answers?: string;
            /**
             * @description TxSts of a pacs.002.
             * @example RJCT
             */
            status?: string;
            /**
             * @description Reason code of a pacs.002.
             * @example AB03
             */
            reasonCode?: string;
            /**
             * @description WAITING: not read yet. TAKEN: in the batch of a stream, not confirmed yet. CONFIRMED: read and confirmed. Messages of
             *     participants are RECEIVED, or REFUSED with an admi.002.
             * @example CONFIRMED
             */
            state: components["schemas"]["MessageState"];
            /**
             * Format: date-time
             * @description When it was received, or available to be read. ISO 8601 UTC on the clock of the sandbox, as the next two.
             * @example 2020-11-16T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was first read. Left out before that.
             * @example 2020-11-16T12:00:00.000Z
             */
            deliveredAt?: string;
            /**
             * Format: date-time
             * @description When the participant confirmed it. Left out before that.
             * @example 2020-11-16T12:00:00.000Z
             */
            confirmedAt?: string;
            /**
             * @description How often it was delivered. More than once: its batch was not confirmed the first time.
             * @example 1
             */
            deliveries: number;
        };
        MessageDetailsResponse: {
            /**
             * @description PI-ResourceId.
             * @example c2VlZGVkIG1lc3NhZ2UgMDAwMDAwMDAx
             */
            resourceId: string;
            /**
             * @description IN: sent by the participant. OUT: for the participant.
             * @example OUT
             */
            direction: components["schemas"]["MessageDirection"];
            /**
             * @description ISPB of the participant.
             * @example 99999003
             */
            ispb: string;
            /**
             * @description Definition of the message (MsgDefIdr). Left out if it could not be read.
             * @example camt.054.spi.1.16
             */
            definition?: string;
            /**
             * @description BizMsgIdr. Left out if it could not be read, and of a message that is refused: the corrected message may have the same one.
             * @example M00038166OPENING0000000000000001
             */
            messageId?: string;
            /**
             * @description The EndToEndId, the RtrId or the id of a contribution or withdrawal that the message is about. Left out if there is none.
             * @example L99999003202011161200OPENING0001
             */
            subject?: string;
            /**
             * @description BizMsgIdr of the message that this one answers. Left out if it answers none.
             * @example M1000000100000000000000000000001
             */
            answers?: string;
            /**
             * @description TxSts of a pacs.002.
             * @example RJCT
             */
            status?: string;
            /**
             * @description Reason code of a pacs.002.
             * @example AB03
             */
            reasonCode?: string;
            /**
             * @description WAITING: not read yet. TAKEN: in the batch of a stream, not confirmed yet. CONFIRMED: read and confirmed. Messages of
             *     participants are RECEIVED, or REFUSED with an admi.002.
             * @example CONFIRMED
             */
            state: components["schemas"]["MessageState"];
            /**
             * Format: date-time
             * @description When it was received, or available to be read. ISO 8601 UTC on the clock of the sandbox, as the next two.
             * @example 2020-11-16T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was first read. Left out before that.
             * @example 2020-11-16T12:00:00.000Z
             */
            deliveredAt?: string;
            /**
             * Format: date-time
             * @description When the participant confirmed it. Left out before that.
             * @example 2020-11-16T12:00:00.000Z
             */
            confirmedAt?: string;
            /**
             * @description How often it was delivered. More than once: its batch was not confirmed the first time.
             * @example 1
             */
            deliveries: number;
            /**
             * @description The Envelope of a message for a participant, without signature: it is signed when it is read. The text of a message
             *     that a participant has sent is in the journal of requests.
             */
            body?: string;
        };
        TransactionPartyResponse: {
            /**
             * @description CPF or CNPJ.
             * @example 11144477735
             */
            taxId: string;
            /**
             * @description Left out if the pacs.008 has none.
             * @example 0001
             */
            branch?: string;
            /** @example 123456 */
            accountNumber: string;
            /** @example CACC */
            accountType: string;
        };
        TransactionResponse: {
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
             * @description ACCEPTED: settled. REJECTED: it will never be settled. PENDING: the institution of the receiver has not answered yet.
             * @example ACCEPTED
             */
            status: components["schemas"]["TransactionStatus"];
            /**
             * @description Reject code of the SPI. Present only if the transaction was rejected.
             * @example AM04
             */
            reasonCode?: components["schemas"]["SpiRejectCode"];
            /**
             * Format: date-time
             * @description Time when the payment was received, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time when the money moved between Contas PI, ISO 8601 UTC. Absent if the payment moved none.
             * @example 2026-11-21T12:00:01.200Z
             */
            settledAt?: string;
            /**
             * Format: date-time
             * @description Time when a pending payment is rejected with AB03, ISO 8601 UTC. Present only while it is pending.
             * @example 2026-11-21T12:00:40.000Z
             */
            deadlineAt?: string;
            /**
             * @description Sum of its returns in reais, with those under way. Absent if there is none.
             * @example 10.5
             */
            returnedAmount?: number;
            /**
             * @description Purpose of the payment (Purp). Present only in orders over ICOM, as are the next three.
             * @example IPAY
             */
            purpose?: string;
            /**
             * @description The Pix key of the receiver. Absent if the payer gave none.
             * @example ana@example.com
             */
            key?: string;
            /** @description The customer who pays. */
            debtor?: components["schemas"]["TransactionPartyResponse"];
            /** @description The customer who is paid. */
            creditor?: components["schemas"]["TransactionPartyResponse"];
        };
        ReturnResponse: {
            /**
             * @description RtrId.
             * @example D8765432120261121120000000000001
             */
            returnId: string;
            /**
             * @description EndToEndId of the payment that is returned.
             * @example E1234567820261121120000000000001
             */
            endToEndId: string;
            /**
             * @description In reais.
             * @example 75.00
             */
            amount: string;
            /**
             * @description Reason of the return: MD06, BE08, FR01 or SL02.
             * @example MD06
             */
            reason: string;
            /**
             * @description ISPB of the institution that pays the money back.
             * @example 87654321
             */
            debtorIspb: string;
            /**
             * @description ISPB of the institution that gets the money back.
             * @example 12345678
             */
            creditorIspb: string;
            /**
             * @description ACCEPTED: settled. REJECTED: it will never be settled. PENDING: the institution of the payer has not answered yet.
             * @example ACCEPTED
             */
            status: components["schemas"]["TransactionStatus"];
            /** @description Present only if the return was rejected. */
            reasonCode?: components["schemas"]["SpiRejectCode"];
            /**
             * Format: date-time
             * @description When it was received, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the money moved, ISO 8601 UTC. Absent if it has not.
             * @example 2026-11-21T12:00:01.200Z
             */
            settledAt?: string;
        };
        PaymentSeriesResponse: {
            /**
             * Format: uuid
             * @description Names the payments in `/__admin/payments/{id}`.
             *     @format uuid
             * @example 00000000-0000-4000-8000-000000000041
             */
            id: string;
            /**
             * @description RUNNING: payments are still to be sent. COMPLETED: all are sent. STOPPED: the others are not sent. FAILED: `failure`
             *     says why.
             * @example COMPLETED
             */
            status: components["schemas"]["PaymentSeriesStatus"];
            /** @example 99999003 */
            from: string;
            /** @example 12345678 */
            to: string;
            /**
             * @description Of each payment, in reais.
             * @example 150.00
             */
            amount: string;
            /**
             * @description How many payments there are.
             *     @type integer
             * @example 1
             */
            count: number;
            /**
             * @description How many of them are sent in a second.
             *     @type integer
             * @example 10
             */
            perSecond: number;
            /**
             * @description How many of them have been sent.
             *     @type integer
             * @example 1
             */
            sent: number;
            /**
             * Format: date-time
             * @description When the first one is sent, on the clock of the sandbox.
             *     @format date-time
             * @example 2026-01-31T12:00:00.000Z
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description When the last one is sent.
             *     @format date-time
             * @example 2026-01-31T12:00:00.000Z
             */
            endsAt: string;
            /**
             * @description EndToEndId of the first payment.
             * @example E9999900320260131120012345670000
             */
            first: string;
            /**
             * @description EndToEndId of the last payment.
             * @example E9999900320260131120012345670000
             */
            last: string;
            /**
             * @description All EndToEndIds, if there are at most 100 payments.
             * @example [
             *       "E9999900320260131120012345670000"
             *     ]
             */
            endToEndIds?: string[];
            /** @description Why the payments could not be sent. */
            failure?: string;
        };
        VirtualReturnResponse: {
            /**
             * @description RtrId.
             * @example D9999900420260131120012345678901
             */
            returnId: string;
            /**
             * @description EndToEndId of the payment.
             * @example E99999003202601311200exemplo0001
             */
            endToEndId: string;
            /**
             * @description In reais.
             * @example 75.00
             */
            amount: string;
            /** @example MD06 */
            reason: string;
            /**
             * @description PENDING: the participant of the payer has not answered yet. REJECTED: `reasonCode` says why.
             * @example PENDING
             */
            status: components["schemas"]["TransactionStatus"];
            /** @description Why it was rejected. */
            reasonCode?: components["schemas"]["SpiRejectCode"];
        };
        ExamItemStepResponse: {
            /** @example accepted */
            name: string;
            expected: string;
        };
        ExamItemResponse: {
            /** @example 2b */
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
             * @example The simulator has no secondary channel.
             */
            reason?: string;
            /**
             * @description What the participant must do.
             * @example Read the pacs.008 of the examiner, answer with a pacs.002 ACSP in time, and read the pacs.002 ACCC.
             */
            task?: string;
            /**
             * @description ISO 8601 duration. A run that is not finished by then is expired.
             * @example PT5M
             */
            timeLimit?: string;
            /**
             * @description The members of the body that starts a run.
             * @example [
             *       "ispb",
             *       "amount"
             *     ]
             */
            parameters?: string[];
            steps?: components["schemas"]["ExamItemStepResponse"][];
        };
        ExamCapacityResponse: {
            /** @example SMALL */
            size: components["schemas"]["ExamCapacitySize"];
            /** @example BOTH */
            role: components["schemas"]["ExamCapacityRole"];
            /**
             * @description @type integer
             * @example 10
             */
            minutes: number;
            /**
             * @description Whether the run counts for the script: ten minutes, as payer and receiver at once.
             * @example true
             */
            official: boolean;
        };
        ExamEvidenceResponse: {
            /**
             * @description PI-ResourceId.
             * @example dGhpcyBpcyBub3QgYSByZWFsIGlkIQ==
             */
            resourceId: string;
            /**
             * @description BizMsgIdr; null if it could not be read.
             * @example M1234567820260131120012345678901
             */
            messageId: string | null;
            /** @example pacs.008.spi.1.16 */
            definition: string;
            /**
             * @description IN: the participant has sent it. OUT: the SPI has it for the participant.
             * @example OUT
             */
            direction: components["schemas"]["MessageDirection"];
            /**
             * @description The EndToEndId or RtrId that it is about.
             * @example E9999900320260131120012345678901
             */
            subject: string | null;
            /**
             * @description TxSts of a pacs.002.
             * @example ACSP
             */
            status: string | null;
            /**
             * @description Reason of a rejection.
             * @example AC03
             */
            reasonCode: string | null;
            /**
             * Format: date-time
             * @description When it was received, or available to be read. All instants are on the clock of the sandbox.
             *     @format date-time
             * @example 2026-01-31T12:00:00.000Z
             */
            at: string;
            /**
             * Format: date-time
             * @description When it was first read.
             *     @format date-time
             * @example 2026-01-31T12:00:00.100Z
             */
            deliveredAt: string | null;
            /**
             * Format: date-time
             * @description When the participant confirmed that it has read it.
             *     @format date-time
             * @example 2026-01-31T12:00:00.200Z
             */
            confirmedAt: string | null;
        };
        ExamStepResponse: {
            /** @example accepted */
            name: string;
            /**
             * @description pending: it has not happened yet.
             * @example passed
             */
            status: components["schemas"]["ExamStepStatus"];
            expected: string;
            /** @description Why it is not passed, or what was measured. */
            detail: string;
            /** @description The messages that decide. */
            evidence: components["schemas"]["ExamEvidenceResponse"][];
        };
        ExamRunResponse: {
            /**
             * Format: uuid
             * @description @format uuid
             * @example 00000000-0000-4000-8000-000000000042
             */
            id: string;
            /** @example 2b */
            item: string;
            /** @example 12345678 */
            ispb: string;
            /**
             * @description running: not decided yet. expired: the time limit is over, and a step is missing.
             * @example passed
             */
            status: components["schemas"]["ExamRunStatus"];
            /**
             * Format: date-time
             * @description @format date-time
             * @example 2026-01-31T12:00:00.000Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description Nothing that happens later counts.
             *     @format date-time
             * @example 2026-01-31T12:05:00.000Z
             */
            endsAt: string;
            /**
             * Format: date-time
             * @description When it was decided.
             *     @format date-time
             * @example 2026-01-31T12:00:02.000Z
             */
            finishedAt?: string;
            /**
             * @description The EndToEndId or RtrId of what the examiner has sent.
             * @example E9999900320260131120012345678901
             */
            subject?: string;
            /**
             * Format: uuid
             * @description The payments of the examiner in item 7; see `/__admin/payments/{id}`.
             *     @format uuid
             * @example 5f0c2c1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            paymentsId?: string;
            /** @description Only of item 7. */
            capacity?: components["schemas"]["ExamCapacityResponse"];
            /** @description In the list, empty while the run is running. */
            steps: components["schemas"]["ExamStepResponse"][];
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
        NewParticipant: {
            /** @example 10000001 */
            ispb: string;
            /** @description Left out: DIRECT. The virtual participants are in every sandbox. */
            kind?: components["schemas"]["NewParticipantKind"];
            /**
             * @description The direct participant that settles for an indirect one.
             * @example 99999003
             */
            settler?: string;
            /** @example Banco de Teste */
            name?: string;
            /** @description NOT_OPERATING: orders of and to it are rejected with DS27. */
            status?: components["schemas"]["ParticipantStatus"];
            /** @description Who answers the orders that it receives: its own system, or the simulator. It becomes CLIENT when it uses ICOM. */
            player?: components["schemas"]["ParticipantPlayer"];
            /** @description Whether its orders are rejected with DS02, as after a block in SPI-Web. */
            sendBlocked?: boolean;
            /**
             * @description In reais. It is contributed to the Conta PI of a direct participant. Left out: 0.
             * @example 1000000.00
             */
            balance?: string | number;
            /** @description How the simulator answers the orders that it receives, if the simulator plays it. */
            answer?: {
                /** @description NONE: it never answers, so that the order is rejected with AB03. */
                decision: components["schemas"]["ReceiverAnswerDecision"];
                /** @description The code of a REJECT. */
                reasonCode?: components["schemas"]["SpiRejectCode"];
                /**
                 * @description ISO 8601 duration on the clock of the sandbox. Left out: it answers at once.
                 * @example PT30S
                 */
                delay?: string;
            };
            /** @description The certificate of its signatures, PEM. */
            certificate?: string;
        };
        ParticipantChange: {
            /** @example Banco de Teste */
            name?: string;
            /** @description NOT_OPERATING: orders of and to it are rejected with DS27. */
            status?: components["schemas"]["ParticipantStatus"];
            /** @description Who answers the orders that it receives: its own system, or the simulator. It becomes CLIENT when it uses ICOM. */
            player?: components["schemas"]["ParticipantPlayer"];
            /** @description Whether its orders are rejected with DS02, as after a block in SPI-Web. */
            sendBlocked?: boolean;
            /**
             * @description The direct participant that settles for an indirect one.
             * @example 99999003
             */
            settler?: string;
            /** @description How the simulator answers the orders that it receives, if the simulator plays it. null removes it. */
            answer?: {
                /** @description NONE: it never answers, so that the order is rejected with AB03. */
                decision: components["schemas"]["ReceiverAnswerDecision"];
                /** @description The code of a REJECT. */
                reasonCode?: components["schemas"]["SpiRejectCode"];
                /**
                 * @description ISO 8601 duration on the clock of the sandbox. Left out: it answers at once.
                 * @example PT30S
                 */
                delay?: string;
            } | null;
            /** @description The certificate of its signatures, PEM. null removes it. */
            certificate?: string | null;
        };
        ContaPiMovement: {
            /**
             * @description In reais.
             * @example 1500.00
             */
            amount: string | number;
        };
        VirtualPayments: {
            /**
             * @description The participant that is paid.
             * @example 12345678
             */
            to: string;
            /**
             * @description The participant that pays. The simulator must play it.
             * @default 99999003
             */
            from?: string;
            /** @example 150.00 */
            amount: string | number;
            /** @description The Pix key of the creditor. */
            key?: string;
            txId?: string;
            /** @description The form of initiation (LclInstrm). Left out: MANU without a key, DICT with a key, QRES or QRDN with a TxId. */
            form?: components["schemas"]["VirtualPaymentsForm"];
            /**
             * @description PAGPRI: priority. PAGFRD: under fraud analysis. PAGAGD: scheduled.
             * @default PAGPRI
             */
            serviceLevel?: components["schemas"]["VirtualPaymentsServiceLevel"];
            /** @description The customer who pays. Members that are left out are made up. */
            payer?: {
                name?: string;
                document?: string;
                account?: {
                    number: string;
                    branch?: string;
                    /**
                     * @default TRAN
                     * @enum {string}
                     */
                    type?: "CACC" | "SLRY" | "SVGS" | "TRAN";
                };
            };
            /** @description The customer who is paid. Members that are left out are made up. */
            creditor?: {
                document?: string;
                account?: {
                    number: string;
                    branch?: string;
                    /**
                     * @default TRAN
                     * @enum {string}
                     */
                    type?: "CACC" | "SLRY" | "SVGS" | "TRAN";
                };
            };
            /** @description RmtInf/Ustrd. */
            description?: string;
            /** @description When it is sent, on the clock of the sandbox. Left out: now. */
            at?: string;
            /** @description Left out, the simulator makes one. The same request again sends nothing twice. */
            endToEndId?: string;
            /**
             * @description How many payments are sent.
             * @default 1
             */
            count?: number;
            /**
             * @description How many of them in a second.
             * @default 10
             */
            perSecond?: number;
        };
        VirtualReturn: {
            /**
             * @description The settled payment that is returned. The simulator must play its receiver.
             * @example E99999003202601311200exemplo0001
             */
            endToEndId: string;
            /**
             * @description Left out: what has not been returned yet.
             * @example 150.00
             */
            amount?: string | number;
            /** @default MD06 */
            reason?: components["schemas"]["VirtualReturnReason"];
        };
        Exam: {
            /**
             * @description The participant that is examined.
             * @example 12345678
             */
            ispb: string;
            /**
             * @description Items 2b, 2e, 2f and 7: the amount of each payment. Items 2g and 2h: what is returned.
             * @example 150.00
             */
            amount?: string | number;
            /** @description Items 2g and 2h: the payment that is returned. Left out: the newest settled payment of the participant to a virtual receiver. */
            endToEndId?: string;
            /**
             * @description Item 7: the size of the institution. SMALL: 10,000 orders. MEDIUM: 20,000. LARGE: 40,000.
             * @default SMALL
             */
            size?: components["schemas"]["ExamCapacitySize"];
            /**
             * @description Item 7: the part that the participant has. Only BOTH is official.
             * @default BOTH
             */
            role?: components["schemas"]["ExamCapacityRole"];
            /**
             * @description Item 7: a shorter run asks for fewer orders, and is not official.
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
        ReceiverAnswerDecision: "ACCEPT" | "NONE" | "REJECT";
        /** @enum {string} */
        SpiRejectCode: "AB03" | "AB09" | "AB11" | "AC03" | "AC06" | "AC07" | "AC14" | "AG03" | "AG12" | "AG13" | "AGNT" | "AM01" | "AM02" | "AM04" | "AM09" | "AM12" | "AM18" | "AM23" | "BE01" | "BE05" | "BE15" | "BE17" | "CH11" | "CH16" | "CN01" | "DS02" | "DS04" | "DS0G" | "DS27" | "DT02" | "DT05" | "DU03" | "DUPL" | "ED05" | "FF07" | "FF08" | "FRAD" | "INDT" | "MD01" | "RC09" | "RC10" | "RR04" | "RR06" | "SL02" | "UPAY";
        /** @enum {string} */
        ParticipantKind: "DIRECT" | "INDIRECT" | "VIRTUAL";
        /** @enum {string} */
        ParticipantStatus: "ACTIVE" | "NOT_OPERATING";
        /** @enum {string} */
        ParticipantPlayer: "CLIENT" | "SIMULATOR";
        /** @enum {string} */
        AccountKind: "CONTA_PI" | "INTERNAL";
        /** @enum {string} */
        AccountEntryKind: "CONTRIBUTION" | "PAYMENT" | "RETURN" | "WITHDRAWAL";
        /** @enum {string} */
        MessageDirection: "IN" | "OUT";
        /** @enum {string} */
        MessageState: "CONFIRMED" | "RECEIVED" | "REFUSED" | "TAKEN" | "WAITING";
        /** @enum {string} */
        TransactionStatus: "ACCEPTED" | "PENDING" | "REJECTED";
        /** @enum {string} */
        PaymentSeriesStatus: "COMPLETED" | "FAILED" | "RUNNING" | "STOPPED";
        /** @enum {string} */
        ExamCapacitySize: "LARGE" | "MEDIUM" | "SMALL";
        /** @enum {string} */
        ExamCapacityRole: "BOTH" | "PAYER" | "RECEIVER";
        /** @enum {string} */
        ExamStepStatus: "failed" | "passed" | "pending";
        /** @enum {string} */
        ExamRunStatus: "cancelled" | "expired" | "failed" | "passed" | "running";
        /** @enum {string} */
        NewParticipantKind: "DIRECT" | "INDIRECT";
        /** @enum {string} */
        VirtualPaymentsForm: "APDN" | "APES" | "AUTO" | "DICT" | "INIC" | "MANU" | "QRDN" | "QRES";
        /** @enum {string} */
        VirtualPaymentsServiceLevel: "PAGAGD" | "PAGFRD" | "PAGPRI";
        /** @enum {string} */
        VirtualReturnReason: "BE08" | "FR01" | "MD06" | "SL02";
        /**
         * @description A business outcome that a rule can order from this service:
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
         *     - `NO_ANSWER`: The receiver's institution never answers: the order is rejected with AB03 when its time is over
         *     - `LATE_ANSWER`: The receiver's institution accepts one second after the time limit: the order is rejected with AB03
         * @enum {string}
         */
        Outcome: "AB03" | "AB09" | "AB11" | "AC03" | "AC06" | "AC07" | "AC14" | "AG03" | "AG12" | "AG13" | "AGNT" | "AM01" | "AM02" | "AM04" | "AM09" | "AM12" | "AM18" | "AM23" | "BE01" | "BE05" | "BE15" | "BE17" | "CH11" | "CH16" | "CN01" | "DS02" | "DS04" | "DS0G" | "DS27" | "DT02" | "DT05" | "DU03" | "DUPL" | "ED05" | "FF07" | "FF08" | "FRAD" | "INDT" | "MD01" | "RC09" | "RC10" | "RR04" | "RR06" | "SL02" | "UPAY" | "NO_ANSWER" | "LATE_ANSWER";
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
            /** @description The participants. */
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
                "application/json": components["schemas"]["NewParticipant"];
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
                    "application/json": components["schemas"]["ParticipantDetailsResponse"];
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
                "application/json": components["schemas"]["ParticipantChange"];
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
    showBooks: {
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
            /** @description The accounts, and their sum. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksResponse"];
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
    contribute: {
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
                "application/json": components["schemas"]["ContaPiMovement"];
            };
        };
        responses: {
            /** @description The entry of the Conta PI. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEntryResponse"];
                };
            };
            /** @description The amount is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description Nothing was booked. Codes: `NO_CONTA_PI`, `BALANCE_TOO_HIGH`. */
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
    withdraw: {
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
                "application/json": components["schemas"]["ContaPiMovement"];
            };
        };
        responses: {
            /** @description The entry of the Conta PI. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEntryResponse"];
                };
            };
            /** @description The amount is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description Nothing was booked. Codes: `NO_CONTA_PI`, `BALANCE_TOO_LOW`. */
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
    listAccountEntries: {
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
            };
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
            /** @description The entries. */
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
                    "application/json": components["schemas"]["AccountEntryResponse"][];
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
    listMessages: {
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
                /** @description Only messages of and for this participant (ISPB). */
                ispb?: string;
                /** @description IN: only messages that participants have sent. OUT: only messages for participants. */
                direction?: components["schemas"]["MessageDirection"];
                /** @description Only messages about this EndToEndId or RtrId. */
                subject?: string;
                /** @description Only messages of this definition, such as `pacs.008.spi.1.16`. */
                definition?: string;
                /** @description Only messages in this state. */
                state?: components["schemas"]["MessageState"];
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
            /** @description The messages, without their texts. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"][];
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
    findMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The PI-ResourceId, URL-encoded: it can have / and +. */
                resourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDetailsResponse"];
                };
            };
            /** @description The message does not exist in the sandbox. Code: `MESSAGE_NOT_FOUND`. */
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
    getInCatalog: {
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
            /** @description The definitions, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <Catalog><Message>camt.060.spi.1.9</Message><Message>pacs.002.spi.1.16</Message><Message>pacs.002.spi.1.17</Message><Message>pacs.004.spi.1.5</Message><Message>pacs.008.spi.1.15</Message><Message>pacs.008.spi.1.16</Message><Message>pibr.001.spi.1.3</Message></Catalog>
                     */
                    "application/xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Accept allows neither application/xml nor multipart/mixed. Error: `accept`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the form of ICOM too: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), `method` (405), and those of the service, such as `sandbox-replaced` (503). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807"><type>https://icom.pi.rsfn.net.br/api/v1/error/not-found</type><title>Recurso não encontrado</title><status>404</status><detail>The address does not exist.</detail></problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getOutCatalog: {
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
            /** @description The definitions, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <Catalog><Message>admi.002.spi.1.5</Message><Message>camt.052.spi.1.3</Message><Message>camt.053.spi.1.4</Message><Message>camt.054.spi.1.15</Message><Message>camt.054.spi.1.16</Message><Message>pacs.002.spi.1.16</Message><Message>pacs.002.spi.1.17</Message><Message>pacs.004.spi.1.5</Message><Message>pacs.008.spi.1.15</Message><Message>pacs.008.spi.1.16</Message><Message>pibr.002.spi.1.3</Message></Catalog>
                     */
                    "application/xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Accept allows neither application/xml nor multipart/mixed. Error: `accept`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Any other error has the form of ICOM too: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), `method` (405), and those of the service, such as `sandbox-replaced` (503). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807"><type>https://icom.pi.rsfn.net.br/api/v1/error/not-found</type><title>Recurso não encontrado</title><status>404</status><detail>The address does not exist.</detail></problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    sendMessages: {
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
                "application/xml; charset=utf-8": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The messages are stored. The response has no body. */
            201: {
                headers: {
                    /** @description The id of the message: 32 characters in Base64. Several are separated by commas. */
                    "PI-ResourceId"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is empty, cannot be read, or has no part or more than 10. Errors: `charset`, `gzip`, `multipart`, `body`. */
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
            /** @description The address has no ISPB, or that of a participant that the client cannot act for. Error: `forbidden`. */
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
            /** @description Accept allows neither application/xml nor multipart/mixed. Error: `accept`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request has neither Content-Length nor a chunked body. Error: `length`. */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The body is larger than XML_LIMIT_BYTES. Error: `too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The body is of another type or encoding. Errors: `content-type`, `content-encoding`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The traffic bucket is empty. `Retry-After` has the seconds. Error: `rate-limit`. */
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
            /** @description Any other error has the form of ICOM too: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), `method` (405), and those of the service, such as `sandbox-replaced` (503). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807"><type>https://icom.pi.rsfn.net.br/api/v1/error/not-found</type><title>Recurso não encontrado</title><status>404</status><detail>The address does not exist.</detail></problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    startStream: {
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
            /** @description The batch: one message, with its id in `PI-ResourceId`; or up to 10 as `multipart/mixed` if the request prefers it, with the id in each part. */
            200: {
                headers: {
                    /** @description The path of the next batch, relative to the server. Its GET confirms this batch. It begins with `/s/{name}` if the request named its sandbox by the path. */
                    "PI-Pull-Next"?: string;
                    /** @description The id of the message: 32 characters in Base64. Several are separated by commas. */
                    "PI-ResourceId"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": {
                        [key: string]: unknown;
                    };
                    "multipart/mixed": string;
                };
            };
            /** @description No message came while the request waited (ICOM_POLL_MS). */
            204: {
                headers: {
                    /** @description The path of the next batch, relative to the server. Its GET confirms this batch. It begins with `/s/{name}` if the request named its sandbox by the path. */
                    "PI-Pull-Next"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The address has no ISPB, or that of a participant that the client cannot act for. Error: `forbidden`. */
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
            /** @description Accept allows neither application/xml nor multipart/mixed. Error: `accept`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The participant has 6 open streams. Error: `too-many-streams`. */
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
            /** @description Any other error has the form of ICOM too: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), `method` (405), and those of the service, such as `sandbox-replaced` (503). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807"><type>https://icom.pi.rsfn.net.br/api/v1/error/not-found</type><title>Recurso não encontrado</title><status>404</status><detail>The address does not exist.</detail></problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    readStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The ISPB of the participant. */
                ispb: string;
                /** @description The last part of a `PI-Pull-Next`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch: one message, with its id in `PI-ResourceId`; or up to 10 as `multipart/mixed` if the request prefers it, with the id in each part. */
            200: {
                headers: {
                    /** @description The path of the next batch, relative to the server. Its GET confirms this batch. It begins with `/s/{name}` if the request named its sandbox by the path. */
                    "PI-Pull-Next"?: string;
                    /** @description The id of the message: 32 characters in Base64. Several are separated by commas. */
                    "PI-ResourceId"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": {
                        [key: string]: unknown;
                    };
                    "multipart/mixed": string;
                };
            };
            /** @description No message came while the request waited (ICOM_POLL_MS). */
            204: {
                headers: {
                    /** @description The path of the next batch, relative to the server. Its GET confirms this batch. It begins with `/s/{name}` if the request named its sandbox by the path. */
                    "PI-Pull-Next"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The address has no ISPB, or that of a participant that the client cannot act for. Error: `forbidden`. */
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
            /** @description Accept allows neither application/xml nor multipart/mixed. Error: `accept`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The stream is closed, or the token is an older one. Error: `stream`. */
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
            /** @description Any other error has the form of ICOM too: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), `method` (405), and those of the service, such as `sandbox-replaced` (503). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807"><type>https://icom.pi.rsfn.net.br/api/v1/error/not-found</type><title>Recurso não encontrado</title><status>404</status><detail>The address does not exist.</detail></problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    closeStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The ISPB of the participant. */
                ispb: string;
                /** @description The last part of a `PI-Pull-Next`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream is closed. The response has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The address has no ISPB, or that of a participant that the client cannot act for. Error: `forbidden`. */
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
            /** @description Accept allows neither application/xml nor multipart/mixed. Error: `accept`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The stream is closed already, or the token is an older one. Error: `stream`. */
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
            /** @description Any other error has the form of ICOM too: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), `method` (405), and those of the service, such as `sandbox-replaced` (503). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <problem xmlns="urn:ietf:rfc:7807"><type>https://icom.pi.rsfn.net.br/api/v1/error/not-found</type><title>Recurso não encontrado</title><status>404</status><detail>The address does not exist.</detail></problem>
                     */
                    "application/problem+xml": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    postPacs008: {
        parameters: {
            query?: {
                /** @description now: settles in the response. async: the institution of the receiver decides. Default: the variable `SPI_SETTLE`. */
                settle?: "async" | "now";
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
                                Id?: {
                                    PrvtId?: {
                                        Othr?: {
                                            Id?: string;
                                        };
                                    };
                                };
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
                                Id?: {
                                    PrvtId?: {
                                        Othr?: {
                                            Id?: string;
                                        };
                                    };
                                };
                            };
                            DbtrAcct?: {
                                Id?: {
                                    Othr?: {
                                        Id?: string;
                                        Issr?: string;
                                    };
                                };
                                Tp?: {
                                    Cd?: string;
                                };
                            };
                            CdtrAcct?: {
                                Id?: {
                                    Othr?: {
                                        Id?: string;
                                        Issr?: string;
                                    };
                                };
                                Tp?: {
                                    Cd?: string;
                                };
                                Prxy?: {
                                    Id?: string;
                                };
                            };
                            RmtInf?: {
                                Ustrd?: string;
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
                                Id?: {
                                    PrvtId?: {
                                        Othr?: {
                                            Id?: string;
                                        };
                                    };
                                };
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
                                Id?: {
                                    PrvtId?: {
                                        Othr?: {
                                            Id?: string;
                                        };
                                    };
                                };
                            };
                            DbtrAcct?: {
                                Id?: {
                                    Othr?: {
                                        Id?: string;
                                        Issr?: string;
                                    };
                                };
                                Tp?: {
                                    Cd?: string;
                                };
                            };
                            CdtrAcct?: {
                                Id?: {
                                    Othr?: {
                                        Id?: string;
                                        Issr?: string;
                                    };
                                };
                                Tp?: {
                                    Cd?: string;
                                };
                                Prxy?: {
                                    Id?: string;
                                };
                            };
                            RmtInf?: {
                                Ustrd?: string;
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
                                TxSts: "ACCP" | "ACSP" | "RJCT";
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
    listTransactions: {
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
                /** @description Only transactions with this status. */
                status?: components["schemas"]["TransactionStatus"];
                /** @description Only transactions with this institution (ISPB) as the payer. */
                debtorIspb?: string;
                /** @description Only transactions with this institution (ISPB) as the receiver. */
                creditorIspb?: string;
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
                    "application/json": components["schemas"]["TransactionResponse"][];
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
    findTransaction: {
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
                    "application/json": components["schemas"]["TransactionResponse"];
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
    listReturns: {
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
                /** @description Only the return with this RtrId. */
                returnId?: string;
                /** @description Only returns of the payment with this EndToEndId. */
                endToEndId?: string;
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
            /** @description The returns. */
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
                    "application/json": components["schemas"]["ReturnResponse"][];
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
    sendPayments: {
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
                "application/json": components["schemas"]["VirtualPayments"];
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSeriesResponse"];
                };
            };
            /** @description The payment is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description The simulator does not play the payer, or another payment has the endToEndId. Codes: `PARTICIPANT_PLAYS_ITSELF`, `END_TO_END_ID_DUPLICATED`. */
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
    findPayments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the payments. */
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
                    "application/json": components["schemas"]["PaymentSeriesResponse"];
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
            /** @description There are no payments with this id. Code: `PAYMENT_SERIES_NOT_FOUND`. */
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
    stopPayments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the payments. */
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
                    "application/json": components["schemas"]["PaymentSeriesResponse"];
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
            /** @description There are no payments with this id. Code: `PAYMENT_SERIES_NOT_FOUND`. */
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
    sendReturn: {
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
                "application/json": components["schemas"]["VirtualReturn"];
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualReturnResponse"];
                };
            };
            /** @description The return is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description There is no such payment. Code: `TRANSACTION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The payment cannot be returned. Codes: `PAYMENT_NOT_SETTLED`, `RETURN_TOO_LARGE`, `PAYMENT_WITHOUT_ACCOUNTS`, `PARTICIPANT_PLAYS_ITSELF`. */
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
                    "application/json": components["schemas"]["ExamItemResponse"][];
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
                    "application/json": components["schemas"]["ExamRunResponse"][];
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
                    "application/json": components["schemas"]["ExamRunResponse"];
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
                    "application/json": components["schemas"]["ExamRunResponse"];
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
                "application/json": components["schemas"]["Exam"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamRunResponse"];
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
