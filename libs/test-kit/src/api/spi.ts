// Made by npm run generate from the API document of the service. Do not change it by hand.

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
         *     automatically, with the balance of `CONTA_PI_OPENING_BALANCE`.
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
        /** Changes the given members of a participant. null removes an answer or a certificate. */
        patch: operations["changeParticipant"];
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
         * Lists the messages of participants and the messages for participants, newest first.
         * @description To see the messages that wait for a participant, use its `ispb` and `state=WAITING`. This list does not deliver them.
         *     Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
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
        /** Returns one message with its text. This does not deliver it to its participant. */
        get: operations["findMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Lists all accounts with their balances, and checks the books.
         * @description Each payment, return, contribution and withdrawal debits one account and credits another one by the same amount. So the
         *     sum of all balances is always zero.
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
        /** Lists the entries of a Conta PI, oldest first. Their sum is the balance. */
        get: operations["listAccountEntries"];
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
         * Receives one or more messages of a participant.
         * @description The body is an Envelope, or `multipart/mixed` with 1 to 10 parts. Each part has
         *     `Content-Type: application/xml; charset=utf-8`. The whole body can be compressed with gzip. The response is sent when
         *     everything is stored. It does not depend on the content: if a message is not valid, the participant gets an admi.002 in its
         *     stream.
         *
         *     **Test values.** `ab03@outcome.example` in `CdtTrfTxInf/CdtrAcct/Prxy/Id` requests the outcome AB03 without a rule. The codes are AB03, AB09, AB11, AC03, AC06, AC07, AC14, AG03, AG12, AG13, AGNT, AM01, AM02, AM04, AM09, AM12, AM18, AM23, BE01, BE05, BE15, BE17, CH11, CH16, CN01, DS02, DS04, DS0G, DS27, DT02, DT05, DU03, DUPL, ED05, FF07, FF08, FRAD, INDT, MD01, RC09, RC10, RR04, RR06, SL02, UPAY, NO_ANSWER, LATE_ANSWER. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
         * @description If there is no message, the request waits for one. A participant can have 6 open streams. A stream that is not used for
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
         * Confirms the last batch of a stream, and reads the next one.
         * @description The same request again returns the same batch. A confirmed message is never delivered again. With the token `start`, the
         *     request opens a stream.
         */
        get: operations["readStream"];
        put?: never;
        post?: never;
        /**
         * Closes a stream.
         * @description With the last `PI-Pull-Next`, the request confirms the current batch. With the one before it, the batch returns to the head of
         *     the queue and is delivered again. With the token `start`, the request closes all streams of the participant, and their batches
         *     return to the queue. The real ICOM does not have that.
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
         *     unless a rule or a test value requests a rejection, or the payer's institution is registered (`/__admin/participants`) and its
         *     Conta PI has too little money (AM04). With `settle=async` the receiver's institution decides, as with ICOM: the
         *     response is `ACSP`, and the transaction is PENDING until that institution has answered. If a message has several
         *     `CdtTrfTxInf`, either all of them are stored or none, and the pacs.002 has one `TxInfAndSts` for each.
         *     If the status of the response is not 200, nothing is stored. Errors are checked in this order: 400, 422, 409.
         *
         *     An EndToEndId can be used only once in a sandbox. Each time you press Execute, this page replaces the EndToEndId of the
         *     example with a new one. An EndToEndId that you have typed is not replaced. After Execute, `findTransaction` and `sendReturn`
         *     have the EndToEndId of the response. OpenAPI has no link for a value in XML, so other clients take the one that they have sent.
         *
         *     **Test values.** `ab03@outcome.example` in `CdtTrfTxInf/CdtrAcct/Prxy/Id` requests the outcome AB03 without a rule. The codes are AB03, AB09, AB11, AC03, AC06, AC07, AC14, AG03, AG12, AG13, AGNT, AM01, AM02, AM04, AM09, AM12, AM18, AM23, BE01, BE05, BE15, BE17, CH11, CH16, CN01, DS02, DS04, DS0G, DS27, DT02, DT05, DU03, DUPL, ED05, FF07, FF08, FRAD, INDT, MD01, RC09, RC10, RR04, RR06, SL02, UPAY. With `settle=async`: `no_answer@outcome.example` in `CdtTrfTxInf/CdtrAcct/Prxy/Id` requests the outcome NO_ANSWER without a rule. The codes are NO_ANSWER, LATE_ANSWER. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
         * Sends one or more Pix payments to a participant, from a payer that the simulator plays.
         * @description The participant reads each payment as a pacs.008 in its stream, and has 40 seconds to answer.
         *     With `at` the payments are sent later. With `count` and `perSecond` several are sent, `perSecond` of them in each second.
         *     Both follow the clock of the sandbox: while it is frozen, only the payments that are due are sent, and the others when the
         *     clock is advanced. A series continues after a restart of the service, and no payment is sent twice.
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
         * @description Payments that were already sent are not cancelled. If all payments were sent or stopped already, nothing changes.
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
         * Returns a payment, or a part of it, for a receiver that the simulator plays.
         * @description The participant of the payer reads a pacs.004 in its stream, and has 40 seconds to answer. The money moves when it accepts.
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
        /** Lists the items of the homologation script, with their expected steps. */
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
         * @description The examiner stops sending payments. A finished run keeps its result.
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
        /**
         * @description A business outcome that a rule can request from this service:
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
         *     - `DS04`: Payment is refused by the receiver's institution
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
         *     - `NO_ANSWER`: The receiver's institution never answers: the payment is rejected with AB03 when its time limit is over
         *     - `LATE_ANSWER`: The receiver's institution accepts one second after the time limit: the payment is rejected with AB03
         * @enum {string}
         */
        Outcome: "AB03" | "AB09" | "AB11" | "AC03" | "AC06" | "AC07" | "AC14" | "AG03" | "AG12" | "AG13" | "AGNT" | "AM01" | "AM02" | "AM04" | "AM09" | "AM12" | "AM18" | "AM23" | "BE01" | "BE05" | "BE15" | "BE17" | "CH11" | "CH16" | "CN01" | "DS02" | "DS04" | "DS0G" | "DS27" | "DT02" | "DT05" | "DU03" | "DUPL" | "ED05" | "FF07" | "FF08" | "FRAD" | "INDT" | "MD01" | "RC09" | "RC10" | "RR04" | "RR06" | "SL02" | "UPAY" | "NO_ANSWER" | "LATE_ANSWER";
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
        /**
         * @example {
         *       "ispb": "10000001",
         *       "name": "Banco de Teste",
         *       "balance": "1000000.00"
         *     }
         */
        NewParticipant: {
            /** @example 10000001 */
            ispb: string;
            /** @description Default: DIRECT. Every sandbox has the virtual participants already. */
            kind?: components["schemas"]["NewParticipantKind"];
            /**
             * @description The direct participant that settles for an indirect one.
             * @example 99999003
             */
            settlementAgent?: string;
            /** @example Banco de Teste */
            name?: string;
            /** @description NOT_OPERATING: payments of and to it are rejected with DS27. */
            status?: components["schemas"]["ParticipantStatus"];
            /** @description Who answers the payments that it receives: its own system (CLIENT) or the simulator. It becomes CLIENT when it uses ICOM. */
            player?: components["schemas"]["ParticipantPlayer"];
            /** @description Whether its payments are rejected with DS02. In the real SPI, a block in SPI-Web does that. */
            sendBlocked?: boolean;
            /**
             * @description The first contribution to the Conta PI of a direct participant, in reais. Default: 0.
             * @example 1000000.00
             */
            balance?: string | number;
            /** @description How the simulator answers the payments that it receives, if the simulator plays it. */
            answer?: {
                /** @description NONE: it never answers, so the payment is rejected with AB03. */
                decision: components["schemas"]["ReceiverAnswerDecision"];
                /** @description The code of a REJECT. */
                reasonCode?: components["schemas"]["SpiRejectCode"];
                /**
                 * @description ISO 8601 duration on the clock of the sandbox. Default: it answers at once.
                 * @example PT30S
                 */
                delay?: string;
            };
            /** @description The certificate of its signatures, in PEM. */
            certificate?: string;
        };
        ParticipantResponse: {
            /** @example 99999003 */
            ispb: string;
            /** @example PSP virtual pagador */
            name: string;
            /**
             * @description DIRECT: has a Conta PI. INDIRECT: has none. VIRTUAL: a direct participant that only the simulator plays.
             * @example VIRTUAL
             */
            kind: components["schemas"]["ParticipantKind"];
            /**
             * @description NOT_OPERATING: payments of and to it are rejected with DS27.
             * @example ACTIVE
             */
            status: components["schemas"]["ParticipantStatus"];
            /**
             * @description The ISPB of the direct participant that settles for it. Present only if it is INDIRECT.
             * @example 99999003
             */
            settlementAgent?: string;
            /**
             * @description Who answers the payments that it receives: its own system (CLIENT) or the simulator.
             * @example SIMULATOR
             */
            player: components["schemas"]["ParticipantPlayer"];
            /** @description Whether its payments are rejected with DS02. */
            sendBlocked: boolean;
            /**
             * @description Balance of the Conta PI in reais with two decimals, including the reserved part. 0.00 if it is INDIRECT.
             * @example 10000000000.00
             */
            balance: string;
            /**
             * @description The part of the balance that is reserved for pending payments, in reais with two decimals.
             * @example 0.00
             */
            reserved: string;
            /**
             * @description The balance without the reserved part, in reais with two decimals.
             * @example 10000000000.00
             */
            available: string;
            /** @description How the simulator answers the payments that it receives. Left out: it accepts them at once. */
            answer?: components["schemas"]["ReceiverAnswerResponse"];
            /** @description The certificate of its signatures, in PEM. Present only if one was registered. */
            certificate?: string;
            /**
             * Format: date-time
             * @description When it was registered, ISO 8601 UTC.
             * @example 2020-11-16T12:00:00.000Z
             */
            createdAt: string;
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
        ParticipantDetailsResponse: {
            /** @example 99999003 */
            ispb: string;
            /** @example PSP virtual pagador */
            name: string;
            /**
             * @description DIRECT: has a Conta PI. INDIRECT: has none. VIRTUAL: a direct participant that only the simulator plays.
             * @example VIRTUAL
             */
            kind: components["schemas"]["ParticipantKind"];
            /**
             * @description NOT_OPERATING: payments of and to it are rejected with DS27.
             * @example ACTIVE
             */
            status: components["schemas"]["ParticipantStatus"];
            /**
             * @description The ISPB of the direct participant that settles for it. Present only if it is INDIRECT.
             * @example 99999003
             */
            settlementAgent?: string;
            /**
             * @description Who answers the payments that it receives: its own system (CLIENT) or the simulator.
             * @example SIMULATOR
             */
            player: components["schemas"]["ParticipantPlayer"];
            /** @description Whether its payments are rejected with DS02. */
            sendBlocked: boolean;
            /**
             * @description Balance of the Conta PI in reais with two decimals, including the reserved part. 0.00 if it is INDIRECT.
             * @example 10000000000.00
             */
            balance: string;
            /**
             * @description The part of the balance that is reserved for pending payments, in reais with two decimals.
             * @example 0.00
             */
            reserved: string;
            /**
             * @description The balance without the reserved part, in reais with two decimals.
             * @example 10000000000.00
             */
            available: string;
            /** @description How the simulator answers the payments that it receives. Left out: it accepts them at once. */
            answer?: components["schemas"]["ReceiverAnswerResponse"];
            /** @description The certificate of its signatures, in PEM. Present only if one was registered. */
            certificate?: string;
            /**
             * Format: date-time
             * @description When it was registered, ISO 8601 UTC.
             * @example 2020-11-16T12:00:00.000Z
             */
            createdAt: string;
            /** @description The number of messages that it has not confirmed yet. */
            waitingMessages: number;
        };
        /**
         * @example {
         *       "answer": {
         *         "decision": "ACCEPT",
         *         "delay": "PT2S"
         *       }
         *     }
         */
        ParticipantChange: {
            /** @example Banco de Teste */
            name?: string;
            /** @description NOT_OPERATING: payments of and to it are rejected with DS27. */
            status?: components["schemas"]["ParticipantStatus"];
            /** @description Who answers the payments that it receives: its own system (CLIENT) or the simulator. It becomes CLIENT when it uses ICOM. */
            player?: components["schemas"]["ParticipantPlayer"];
            /** @description Whether its payments are rejected with DS02. In the real SPI, a block in SPI-Web does that. */
            sendBlocked?: boolean;
            /**
             * @description The direct participant that settles for an indirect one.
             * @example 99999003
             */
            settlementAgent?: string;
            /** @description How the simulator answers the payments that it receives, if the simulator plays it. null removes it. */
            answer?: {
                /** @description NONE: it never answers, so the payment is rejected with AB03. */
                decision: components["schemas"]["ReceiverAnswerDecision"];
                /** @description The code of a REJECT. */
                reasonCode?: components["schemas"]["SpiRejectCode"];
                /**
                 * @description ISO 8601 duration on the clock of the sandbox. Default: it answers at once.
                 * @example PT30S
                 */
                delay?: string;
            } | null;
            /** @description The certificate of its signatures, in PEM. null removes it. */
            certificate?: string | null;
        };
        /** @enum {string} */
        MessageDirection: "IN" | "OUT";
        /** @enum {string} */
        MessageState: "CONFIRMED" | "RECEIVED" | "REFUSED" | "TAKEN" | "WAITING";
        MessageResponse: {
            /**
             * @description PI-ResourceId.
             * @example c2VlZGVkIG1lc3NhZ2UgMDAwMDAwMDAx
             */
            resourceId: string;
            /**
             * @description IN: the participant has sent it. OUT: it is for the participant.
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
             * @description BizMsgIdr. Left out if it could not be read, or if the message is refused: the corrected message may have the same id.
             * @example M00038166OPENING0000000000000001
             */
            messageId?: string;
            /**
             * @description The id of the payment (EndToEndId), return (RtrId), contribution or withdrawal that the message is about. Left out if there
             *     is none.
             * @example L99999003202011161200OPENING0001
             */
            subject?: string;
            /**
             * @description BizMsgIdr of the message of the same participant that it answers. Left out if it answers none.
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
             * @description When it was received, or could be read for the first time. ISO 8601 UTC on the clock of the sandbox.
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
             * @description The number of its deliveries. It is more than 1 if its batch was not confirmed the first time.
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
             * @description IN: the participant has sent it. OUT: it is for the participant.
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
             * @description BizMsgIdr. Left out if it could not be read, or if the message is refused: the corrected message may have the same id.
             * @example M00038166OPENING0000000000000001
             */
            messageId?: string;
            /**
             * @description The id of the payment (EndToEndId), return (RtrId), contribution or withdrawal that the message is about. Left out if there
             *     is none.
             * @example L99999003202011161200OPENING0001
             */
            subject?: string;
            /**
             * @description BizMsgIdr of the message of the same participant that it answers. Left out if it answers none.
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
             * @description When it was received, or could be read for the first time. ISO 8601 UTC on the clock of the sandbox.
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
             * @description The number of its deliveries. It is more than 1 if its batch was not confirmed the first time.
             * @example 1
             */
            deliveries: number;
            /**
             * @description The Envelope of a message for a participant. It has no signature, because it is signed when it is read. Left out of a message of
             *     a participant: the journal of requests has its text.
             */
            body?: string;
        };
        BooksResponse: {
            accounts: components["schemas"]["AccountResponse"][];
            /**
             * @description The sum of all balances in reais. It is always 0.00, because each amount is credited to one account and debited from another.
             * @example 0.00
             */
            sum: string;
            /** @description Whether the books are correct: each balance is the sum of its entries and at least the reserved part, and the sum is zero. */
            agree: boolean;
        };
        /**
         * @example {
         *       "amount": "1500.00"
         *     }
         */
        ContaPiMovement: {
            /**
             * @description In reais.
             * @example 1500.00
             */
            amount: string | number;
        };
        AccountEntryResponse: {
            /**
             * @description STR, the day in Brasília and a number. It is ClrSysRef of a camt.054.
             * @example STR20201116000000002
             */
            controlNumber: string;
            /**
             * @description The EndToEndId of a payment, the RtrId of a return, or the id of a contribution or withdrawal, which starts with L.
             * @example L99999003202011161200OPENING0001
             */
            entryId: string;
            /** @example CONTRIBUTION */
            kind: components["schemas"]["AccountEntryKind"];
            /**
             * @description The account of the other side: the ISPB of a Conta PI, STR for the reserves outside the SPI, or OTHERS for the
             *     institutions that are not registered.
             * @example STR
             */
            counterparty: string;
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
        /** @enum {string} */
        TransactionStatus: "ACCEPTED" | "PENDING" | "REJECTED";
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
             * @description ACCEPTED: settled. REJECTED: never settled. PENDING: the institution of the receiver has not answered yet.
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
             * @description Time when the money moved between Contas PI, ISO 8601 UTC. Absent if no Conta PI has changed.
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
             * @description Sum of its settled and pending returns in reais. Absent if there is none.
             * @example 10.5
             */
            returnedAmount?: number;
            /**
             * @description Purpose of the payment (Purp). Like key, debtor and creditor, present only if the payment came over ICOM.
             * @example IPAY
             */
            purpose?: string;
            /**
             * @description The Pix key of the receiver. Absent if the pacs.008 has none.
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
             * @description The returned amount in reais.
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
             * @description ISPB of the institution that receives the money back.
             * @example 12345678
             */
            creditorIspb: string;
            /**
             * @description ACCEPTED: settled. REJECTED: never settled. PENDING: the institution of the payer has not answered yet.
             * @example ACCEPTED
             */
            status: components["schemas"]["TransactionStatus"];
            /** @description Reject code of the SPI. Present only if the return was rejected. */
            reasonCode?: components["schemas"]["SpiRejectCode"];
            /**
             * Format: date-time
             * @description When it was received, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the money moved, ISO 8601 UTC. Present only if it is ACCEPTED.
             * @example 2026-11-21T12:00:01.200Z
             */
            settledAt?: string;
        };
        /**
         * @example {
         *       "to": "12345678",
         *       "amount": "150.00"
         *     }
         */
        SimulatedPayments: {
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
            /** @description The form of initiation (LclInstrm). Default: MANU without a key, DICT with a key, QRES or QRDN with a TxId. */
            form?: components["schemas"]["SimulatedPaymentsForm"];
            /**
             * @description PAGPRI: priority. PAGFRD: under fraud analysis. PAGAGD: scheduled.
             * @default PAGPRI
             */
            serviceLevel?: components["schemas"]["SimulatedPaymentsServiceLevel"];
            /** @description The customer who pays. The simulator invents members that are left out. */
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
            /** @description The customer who is paid. The simulator invents members that are left out. */
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
            /** @description The message from the payer to the receiver (RmtInf/Ustrd). */
            description?: string;
            /** @description The instant of the first payment, on the clock of the sandbox. Left out: now. */
            at?: string;
            /** @description Left out: the simulator creates one. With it, the same request can be repeated and sends the payment once. */
            endToEndId?: string;
            /**
             * @description The number of payments.
             * @default 1
             */
            count?: number;
            /**
             * @description The number of payments per second.
             * @default 10
             */
            perSecond?: number;
        };
        PaymentSeriesResponse: {
            /**
             * Format: uuid
             * @description The id of the payments in `/__admin/payments/{id}`, a UUID.
             * @example 00000000-0000-4000-8000-000000000041
             */
            id: string;
            /**
             * @description RUNNING: not all payments are sent yet. COMPLETED: all are sent. STOPPED: the rest will not be sent. FAILED: the same, for
             *     the reason in `failure`.
             * @example COMPLETED
             */
            status: components["schemas"]["PaymentSeriesStatus"];
            /** @example 99999003 */
            from: string;
            /** @example 12345678 */
            to: string;
            /**
             * @description The amount of each payment, in reais.
             * @example 150.00
             */
            amount: string;
            /**
             * @description The number of payments.
             * @example 1
             */
            count: number;
            /**
             * @description The number of payments per second.
             * @example 10
             */
            perSecond: number;
            /**
             * @description The number of payments that have been sent.
             * @example 1
             */
            sent: number;
            /**
             * Format: date-time
             * @description The instant of the first payment, on the clock of the sandbox.
             * @example 2026-01-31T12:00:00.000Z
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description The instant of the last payment.
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
        /**
         * @example {
         *       "endToEndId": "E99999003202601311200exemplo0001",
         *       "amount": "75.00"
         *     }
         */
        SimulatedReturn: {
            /**
             * @description The settled payment that is returned. The simulator must play its receiver.
             * @example E99999003202601311200exemplo0001
             */
            endToEndId: string;
            /**
             * @description Default: the rest of the payment that has not been returned yet.
             * @example 150.00
             */
            amount?: string | number;
            /** @default MD06 */
            reason?: components["schemas"]["SimulatedReturnReason"];
        };
        SimulatedReturnResponse: {
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
             * @description The amount of the return, in reais.
             * @example 75.00
             */
            amount: string;
            /** @example MD06 */
            reason: string;
            /**
             * @description PENDING: the participant of the payer has not answered yet. REJECTED: for the reason in `reasonCode`.
             * @example PENDING
             */
            status: components["schemas"]["TransactionStatus"];
            /** @description The reason of the rejection. Present only if it is REJECTED. */
            reasonCode?: components["schemas"]["SpiRejectCode"];
        };
        ExamItemResponse: {
            /** @example 2b */
            item: string;
            /**
             * @description The reason, if it cannot.
             * @example The simulator has no secondary channel.
             */
            reason?: string;
            /**
             * @description The task of the participant.
             * @example Read the pacs.008 of the examiner, answer with a pacs.002 ACSP in time, and read the pacs.002 ACCC.
             */
            task?: string;
            /**
             * @description ISO 8601 duration. A run that is not finished after this time has expired.
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
            title: string;
            /**
             * @description The source of its content. `our reading`: the script has only the title of the item, and the simulator defines its
             *     steps.
             */
            source: string;
            /**
             * @description Whether the simulator can examine it.
             * @example true
             */
            served: boolean;
        };
        ExamRunResponse: {
            /** @example 2b */
            item: string;
            /**
             * Format: date-time
             * @description Time when the run ends. Later actions do not count.
             * @example 2026-01-31T12:05:00.000Z
             */
            endsAt: string;
            /**
             * Format: date-time
             * @description Time when the run finished.
             * @example 2026-01-31T12:00:02.000Z
             */
            finishedAt?: string;
            /**
             * @description The EndToEndId or RtrId of the payment or return that the examiner sent.
             * @example E9999900320260131120012345678901
             */
            subject?: string;
            /**
             * Format: uuid
             * @description The payments of the examiner in item 7; see `/__admin/payments/{id}`.
             * @example 5f0c2c1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            paymentsId?: string;
            /** @description Only of item 7. */
            capacity?: components["schemas"]["ExamCapacityResponse"];
            /** @description In the list, empty while the run is running. */
            steps: components["schemas"]["ExamStepResponse"][];
            /**
             * Format: uuid
             * @example 00000000-0000-4000-8000-000000000042
             */
            id: string;
            /** @example 12345678 */
            ispb: string;
            /**
             * @description running: not decided yet. expired: the time limit has passed, and a step is missing.
             * @example passed
             */
            status: components["schemas"]["ExamRunStatus"];
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00.000Z
             */
            startedAt: string;
        };
        /**
         * @example {
         *       "ispb": "12345678"
         *     }
         */
        Exam: {
            /**
             * @description The participant that is examined.
             * @example 12345678
             */
            ispb: string;
            /**
             * @description Items 2b, 2e, 2f and 7: the amount of each payment. Items 2g and 2h: the amount that is returned.
             * @example 150.00
             */
            amount?: string | number;
            /** @description Items 2g and 2h: the payment that is returned. Left out: the newest settled payment of the participant to a virtual receiver. */
            endToEndId?: string;
            /**
             * @description Item 7: the size of the institution. SMALL: 10,000 payments. MEDIUM: 20,000. LARGE: 40,000.
             * @default SMALL
             */
            size?: components["schemas"]["ExamCapacitySize"];
            /**
             * @description Item 7: the role of the participant. Only BOTH is official.
             * @default BOTH
             */
            role?: components["schemas"]["ExamCapacityRole"];
            /**
             * @description Item 7: the length of the run in minutes. A run of less than ten minutes needs fewer payments and is not official.
             * @default 10
             */
            minutes?: number;
        };
        /** @enum {string} */
        ExamCapacitySize: "LARGE" | "MEDIUM" | "SMALL";
        /** @enum {string} */
        ExamCapacityRole: "BOTH" | "PAYER" | "RECEIVER";
        ExamCapacityResponse: {
            /** @example SMALL */
            size: components["schemas"]["ExamCapacitySize"];
            /** @example BOTH */
            role: components["schemas"]["ExamCapacityRole"];
            /** @example 10 */
            minutes: number;
            /**
             * @description Whether the run counts for the script: it takes ten minutes, and the participant pays and receives at the same time.
             * @example true
             */
            official: boolean;
        };
        ExamStepResponse: {
            /** @example accepted */
            name: string;
            expected: string;
            /**
             * @description pending: it has not happened yet.
             * @example passed
             */
            status: components["schemas"]["ExamStepStatus"];
            /** @description The reason why it is not passed, or the measured values. */
            detail: string;
            /** @description The messages that decide the result. */
            evidence: components["schemas"]["ExamEvidenceResponse"][];
        };
        /** @enum {string} */
        ExamRunStatus: "cancelled" | "expired" | "failed" | "passed" | "running";
        /** @enum {string} */
        ExamStepStatus: "failed" | "passed" | "pending";
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
             * @description IN: from the participant to the SPI. OUT: from the SPI to the participant.
             * @example OUT
             */
            direction: components["schemas"]["MessageDirection"];
            /**
             * @description The EndToEndId or RtrId of the payment or return in the message.
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
             * @description When it was received, or when it became available. All instants are on the clock of the sandbox.
             * @example 2026-01-31T12:00:00.000Z
             */
            at: string;
            /**
             * Format: date-time
             * @description When it was first read.
             * @example 2026-01-31T12:00:00.100Z
             */
            deliveredAt: string | null;
            /**
             * Format: date-time
             * @description When the participant confirmed that it has read it.
             * @example 2026-01-31T12:00:00.200Z
             */
            confirmedAt: string | null;
        };
        ExamItemStepResponse: {
            /** @example accepted */
            name: string;
            expected: string;
        };
        /** @enum {string} */
        SpiRejectCode: "AB03" | "AB09" | "AB11" | "AC03" | "AC06" | "AC07" | "AC14" | "AG03" | "AG12" | "AG13" | "AGNT" | "AM01" | "AM02" | "AM04" | "AM09" | "AM12" | "AM18" | "AM23" | "BE01" | "BE05" | "BE15" | "BE17" | "CH11" | "CH16" | "CN01" | "DS02" | "DS04" | "DS0G" | "DS27" | "DT02" | "DT05" | "DU03" | "DUPL" | "ED05" | "FF07" | "FF08" | "FRAD" | "INDT" | "MD01" | "RC09" | "RC10" | "RR04" | "RR06" | "SL02" | "UPAY";
        /** @enum {string} */
        SimulatedReturnReason: "BE08" | "FR01" | "MD06" | "SL02";
        /** @enum {string} */
        PaymentSeriesStatus: "COMPLETED" | "FAILED" | "RUNNING" | "STOPPED";
        /** @enum {string} */
        SimulatedPaymentsForm: "APDN" | "APES" | "AUTO" | "DICT" | "INIC" | "MANU" | "QRDN" | "QRES";
        /** @enum {string} */
        SimulatedPaymentsServiceLevel: "PAGAGD" | "PAGFRD" | "PAGPRI";
        TransactionPartyResponse: {
            /**
             * @description CPF or CNPJ.
             * @example 11144477735
             */
            taxId: string;
            /**
             * @description Branch of the account. Left out if the pacs.008 has none.
             * @example 0001
             */
            branch?: string;
            /** @example 123456 */
            accountNumber: string;
            /** @example CACC */
            accountType: string;
        };
        /** @enum {string} */
        AccountEntryKind: "CONTRIBUTION" | "PAYMENT" | "RETURN" | "WITHDRAWAL";
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
             * @description In reais with two decimals. The balance of a Conta PI is never below zero. That of STR and OTHERS can be.
             * @example 10000000000.00
             */
            balance: string;
            /**
             * @description The part of the balance that is reserved for pending payments, in reais with two decimals.
             * @example 0.00
             */
            reserved: string;
            /** @description The number of entries. The balance is their sum. */
            entries: number;
        };
        /** @enum {string} */
        AccountKind: "CONTA_PI" | "INTERNAL";
        /** @enum {string} */
        ParticipantStatus: "ACTIVE" | "NOT_OPERATING";
        /** @enum {string} */
        ParticipantPlayer: "CLIENT" | "SIMULATOR";
        /** @enum {string} */
        ReceiverAnswerDecision: "ACCEPT" | "NONE" | "REJECT";
        /** @enum {string} */
        ParticipantKind: "DIRECT" | "INDIRECT" | "VIRTUAL";
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
        ViolationResponse: {
            /**
             * @description Place of the error: a JSON Pointer, or the path of an XML element.
             * @example CdtTrfTxInf/PmtId/EndToEndId
             */
            pointer: string;
            /** @description The error and what would be right. */
            detail: string;
        };
        /** @enum {string} */
        NewParticipantKind: "DIRECT" | "INDIRECT";
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
         *     - 429: A limit of requests or of sandboxes is reached; `detail` has the limit.
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
            header?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The participants. */
            200: {
                headers: {
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
            header?: never;
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
            /** @description The sandbox already has the maximum number of participants. Code: `PARTICIPANTS_FULL`. */
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
            header?: never;
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
            header?: never;
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
                /** @description Only messages of or for this participant (ISPB). */
                ispb?: string;
                /** @description IN: only messages that participants have sent. OUT: only messages for participants. */
                direction?: components["schemas"]["MessageDirection"];
                /** @description Only messages about this EndToEndId or RtrId. */
                subject?: string;
                /** @description Only messages of this definition, such as `pacs.008.spi.1.16`. */
                definition?: string;
                /** @description Only messages in this state. */
                state?: components["schemas"]["MessageState"];
                /** @description Only items of this instant or later (ISO 8601). Without a time zone, it is in UTC. */
                from?: string;
                /** @description Only items before this instant (ISO 8601). Without a time zone, it is in UTC. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, without their texts. */
            200: {
                headers: {
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
            header?: never;
            path: {
                /** @description The PI-ResourceId, URL-encoded, because it can contain / and +. */
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
    showBooks: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
            header?: never;
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
            header?: never;
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
                /** @description Only entries that credit the account, or only those that debit it. */
                direction?: "CREDIT" | "DEBIT";
                /** @description Only items of this instant or later (ISO 8601). Without a time zone, it is in UTC. */
                from?: string;
                /** @description Only items before this instant (ISO 8601). Without a time zone, it is in UTC. */
                to?: string;
            };
            header?: never;
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
    getInCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The definitions, sorted by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /** @description Accept allows neither application/xml nor multipart/mixed. Error: `accept`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Other errors have the same format: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), `method` (405), and errors of the simulator, such as `sandbox-replaced` (503). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
        };
    };
    getOutCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The definitions, sorted by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /** @description Accept allows neither application/xml nor multipart/mixed. Error: `accept`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Other errors have the same format: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), `method` (405), and errors of the simulator, such as `sandbox-replaced` (503). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
        };
    };
    sendMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ISPB of the participant. */
                ispb: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml; charset=utf-8": string;
            };
        };
        responses: {
            /** @description The messages are stored. The response has no body. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is empty, cannot be read, or does not have 1 to 10 parts. Errors: `charset`, `gzip`, `multipart`, `body`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description The ISPB in the address is not valid, or the client cannot act for that participant. Error: `forbidden`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Accept allows neither application/xml nor multipart/mixed. Error: `accept`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description The request has neither Content-Length nor a chunked body. Error: `length`. */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description The body is larger than XML_LIMIT_BYTES. Error: `too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description The body has another type or encoding. Errors: `content-type`, `content-encoding`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description The traffic bucket is empty. `Retry-After` says after how many seconds to try again. Error: `rate-limit`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Other errors have the same format: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), `method` (405), and errors of the simulator, such as `sandbox-replaced` (503). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
        };
    };
    startStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ISPB of the participant. */
                ispb: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. It is one message, with its id in `PI-ResourceId`. If the request prefers `multipart/mixed`, it has up to 10 messages, with the id in each part. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                    "multipart/mixed": string;
                };
            };
            /** @description No message came while the request waited (ICOM_POLL_MS). */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The ISPB in the address is not valid, or the client cannot act for that participant. Error: `forbidden`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Accept allows neither application/xml nor multipart/mixed. Error: `accept`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description The participant has 6 open streams. Error: `too-many-streams`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Other errors have the same format: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), `method` (405), and errors of the simulator, such as `sandbox-replaced` (503). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
        };
    };
    readStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ISPB of the participant. */
                ispb: string;
                /** @description The last part of the path in `PI-Pull-Next`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. It is one message, with its id in `PI-ResourceId`. If the request prefers `multipart/mixed`, it has up to 10 messages, with the id in each part. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                    "multipart/mixed": string;
                };
            };
            /** @description No message came while the request waited (ICOM_POLL_MS). */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The ISPB in the address is not valid, or the client cannot act for that participant. Error: `forbidden`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Accept allows neither application/xml nor multipart/mixed. Error: `accept`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description The stream is closed, or the token is not the last one. Error: `stream`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Other errors have the same format: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), `method` (405), and errors of the simulator, such as `sandbox-replaced` (503). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
        };
    };
    closeStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ISPB of the participant. */
                ispb: string;
                /** @description The last part of the path in `PI-Pull-Next`. */
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
            /** @description The ISPB in the address is not valid, or the client cannot act for that participant. Error: `forbidden`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Accept allows neither application/xml nor multipart/mixed. Error: `accept`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description The stream is closed already, or the token is not the last one. Error: `stream`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Other errors have the same format: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), `method` (405), and errors of the simulator, such as `sandbox-replaced` (503). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
        };
    };
    postPacs008: {
        parameters: {
            query?: {
                /**
                 * @description now: the payment settles before the response. async: the institution of the receiver decides later. Default: the variable
                 *     `SPI_SETTLE`.
                 */
                settle?: "async" | "now";
            };
            header?: never;
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
            /** @description The pacs.002 status report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions. */
            200: {
                headers: {
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
            header?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The returns. */
            200: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulatedPayments"];
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The simulator does not play the payer, or another payment has the EndToEndId. Codes: `PARTICIPANT_PLAYS_ITSELF`, `END_TO_END_ID_DUPLICATED`. */
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
            header?: never;
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
            header?: never;
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulatedReturn"];
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedReturnResponse"];
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
            header?: never;
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
                /** @description Only runs of this participant. */
                ispb?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs, newest first. */
            200: {
                headers: {
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
            header?: never;
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
            /** @description The token is missing or wrong. Code: `ADMIN_TOKEN_WRONG`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A web page of another origin sent the request, or the token does not open the sandbox. Codes: `ADMIN_ORIGIN_FOREIGN`, `ADMIN_SANDBOX_FORBIDDEN`. */
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
