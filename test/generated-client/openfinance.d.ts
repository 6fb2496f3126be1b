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
         * Adds customers to the bank, and transactions to their accounts.
         * @description Each new customer has two accounts with a year of transactions. The same seed gives the same customers and
         *     transactions on the same day; what is there already stays. The additional transactions leave the balances as
         *     they are, apart from a few reais where their number is no multiple of eight. They are stored in small steps,
         *     and other requests are answered in between; a million takes about a minute.
         */
        post: operations["seedBank"];
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
        post: operations["createPaymentConsent"];
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
        get: operations["findPaymentConsent"];
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
        get: operations["listPayments"];
        put?: never;
        /**
         * Makes a payment, or the payments of a schedule.
         * @description The body is that of payments v4 (a list), of payments v1 to v3 (one payment), or a short body with the
         *     amount and the account or key of the payee. Without a consent the payment gets one of its own, and the first account of the bank pays.
         *
         *     The payment is RCVD, then ACCP, then ACPD when it is sent to the SPI, and ACSC when it is settled: then it
         *     debits the account. Each status takes `PAYMENT_STEP_SECONDS` on the clock of the sandbox.
         */
        post: operations["createPayment"];
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
        get: operations["listPaymentsAlias"];
        put?: never;
        /**
         * Makes a payment, or the payments of a schedule.
         * @description The body is that of payments v4 (a list), of payments v1 to v3 (one payment), or a short body with the
         *     amount and the account or key of the payee. Without a consent the payment gets one of its own, and the first account of the bank pays.
         *
         *     The payment is RCVD, then ACCP, then ACPD when it is sent to the SPI, and ACSC when it is settled: then it
         *     debits the account. Each status takes `PAYMENT_STEP_SECONDS` on the clock of the sandbox.
         */
        post: operations["createPaymentAlias"];
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
        get: operations["findPayment"];
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
        get: operations["findPaymentAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancels a payment.
         * @description By the user who agreed to it, or a holder of the account. A scheduled payment can be cancelled until 23:59 (Brasília) of the day before, and a payment that is held
         *     (PDNG) until it is sent.
         */
        patch: operations["cancelPayment"];
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
        patch: operations["cancelPaymentsOfConsent"];
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
    "/__admin/qr-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a QR code of Pix, static or dynamic.
         * @description The response has the text of the code, and the members with which a payment consent and a payment repeat it. The
         *     charge of a dynamic code is at its location, signed, until it is paid, removed or expired.
         */
        post: operations["makeQrCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/qr-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes the charge of a dynamic QR code, as its payee does. It cannot be paid then. */
        delete: operations["removeCharge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr/cob/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the charge of a dynamic QR code.
         * @description The payload is that of API Pix (`CobPayload`), signed. The header of the signature names the keys in `jku`.
         */
        get: operations["readCharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr/cobv/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the charge of a dynamic QR code with a due date.
         * @description The payload is that of API Pix (`CobVPayload`), signed.
         */
        get: operations["readDueCharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr/jwks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the public key of the signatures, with its certificates (RFC 7517). */
        get: operations["readKeys"];
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
        get: operations["listAccounts"];
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
        get: operations["findAccount"];
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
        get: operations["findAccountBalances"];
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
        get: operations["findAccountOverdraftLimits"];
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
         *     today. The days can lie from 12 months back to 12 months ahead. A future entry (LANCAMENTO_FUTURO) that the account
         *     cannot pay on its day is not booked, and is not in the list any more. Follow `links.next`: its `pagination-key` makes
         *     every page as fast as the first.
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
        get: operations["listCurrentTransactions"];
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
        post: operations["creditAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spi/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers an order for a customer of the bank, before the SPI settles it.
         * @description The bank rejects with AC03 an account that it does not have, with AC14 another type of account, with BE01 the
         *     document of somebody else, and with AM02 an amount that the account cannot take.
         */
        post: operations["answerOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spi/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Books a payment or a return that the SPI has settled to the bank.
         * @description A payment credits the account of its receiver, and webhooks get `credit.received`. A return credits the account that
         *     has paid. Each `id` is booked once: the SPI repeats a request whose response it did not get.
         */
        post: operations["bookSettlement"];
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
        SeedResponse: {
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
        CancellationResponse: {
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
            cancellation?: components["schemas"]["CancellationResponse"];
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
        ConsentStatusResponse: {
            /** @example urn:simulador:00000000-0000-4000-8000-000000000003 */
            consentId: string;
            /** @example AUTHORISED */
            status: string;
        };
        QrChargeResponse: {
            /**
             * @description The end of the location.
             * @example 8b3da2f39a4140d1
             */
            id: string;
            /**
             * @description As the code has it: a payer puts the scheme before it.
             * @example 127.0.0.1:3006/qr/cob/8b3da2f39a4140d1
             */
            location: string;
            /** @example ATIVA */
            status: components["schemas"]["ChargeStatus"];
        };
        QrCodeResponse: {
            /**
             * @description The text of the QR code.
             * @example 00020126360014br.gov.bcb.pix0114+551198765432152040000530398654061500.0058...
             */
            qrCode: string;
            /** @example QRES */
            localInstrument: components["schemas"]["QrCodeLocalInstrument"];
            /**
             * @description The Pix key of the payee.
             * @example +5511987654321
             */
            proxy: string;
            /**
             * @description What a payment must have as `transactionIdentification`; absent if the code has no txid.
             * @example pedido42
             */
            transactionIdentification?: string;
            /**
             * @description Absent if the payer chooses.
             * @example 150.00
             */
            amount?: string;
            /** @description Only of a dynamic code. */
            charge?: components["schemas"]["QrChargeResponse"];
        };
        KeyResponse: {
            /** @example RSA */
            kty?: string;
            /** @description SHA-256 of the certificate, in hexadecimal digits. */
            kid?: string;
            /** @example sig */
            use?: string;
            /**
             * @example [
             *       "verify"
             *     ]
             */
            key_ops?: string[];
            /** @example RS256 */
            alg?: string;
            /** @description The certificate of the bank, and that of the test authority. */
            x5c?: string[];
            /** @description SHA-1 of the certificate, in base64url. */
            x5t?: string;
            /** @description SHA-256 of the certificate, in base64url. */
            "x5t#S256"?: string;
            /** @description The modulus. */
            n?: string;
            /** @description The exponent. */
            e?: string;
        };
        KeysResponse: {
            keys: components["schemas"]["KeyResponse"][];
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
        AccountDataResponse: {
            brandName: string;
            /**
             * @description The CNPJ of the bank.
             * @example 87654321000198
             */
            companyCnpj: string;
            /** @example CONTA_DEPOSITO_A_VISTA */
            type: components["schemas"]["AccountType"];
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
            type: components["schemas"]["AccountType"];
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
        TransactionResponse: {
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
            data: components["schemas"]["TransactionResponse"][];
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
        OrderAnswerResponse: {
            /**
             * @description ACSP: the bank accepts the order. RJCT: it does not.
             * @example ACSP
             */
            status: components["schemas"]["OrderAnswerStatus"];
            /** @description Why it is rejected: AC03, AC14, BE01 or AM02. */
            reasonCode?: string;
            /** @description The same in words. */
            detail?: string;
        };
        SettlementAnswerResponse: {
            /**
             * @description BOOKED: now, or by an earlier request with the id.
             * @example BOOKED
             */
            status: components["schemas"]["SettlementAnswerStatus"];
            /** @description With NOT_BOOKED: the bank returns the payment, and this is the reason of its pacs.004. */
            returnReason?: string;
            /** @description Why it was not booked. */
            detail?: string;
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
            aud?: unknown;
            iss?: unknown;
            iat?: unknown;
            jti?: unknown;
            data: {
                loggedUser: {
                    document: {
                        identification: string;
                        /** @enum {string} */
                        rel: "CPF";
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
                            accountType: components["schemas"]["V4AccountType"];
                        };
                    };
                };
                debtorAccount?: {
                    ispb: string;
                    issuer?: string;
                    number: string;
                    accountType: components["schemas"]["V4AccountType"];
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
            qrCode?: string;
            proxy?: string;
            transactionIdentification?: string;
            remittanceInformation?: string;
            consentId?: string;
        };
        OnePayment: {
            aud?: unknown;
            iss?: unknown;
            iat?: unknown;
            jti?: unknown;
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
                /** @example 50685362000135 */
                cnpjInitiator: string;
                transactionIdentification?: string;
                ibgeTownCode?: string;
                /** @enum {string} */
                authorisationFlow?: "CIBA_FLOW" | "FIDO_FLOW" | "HYBRID_FLOW";
                consentId?: string;
            };
        };
        PaymentList: {
            aud?: unknown;
            iss?: unknown;
            iat?: unknown;
            jti?: unknown;
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
                    accountType: components["schemas"]["V4AccountType"];
                };
                remittanceInformation?: string;
                qrCode?: string;
                proxy?: string;
                /** @example 50685362000135 */
                cnpjInitiator: string;
                transactionIdentification?: string;
                ibgeTownCode?: string;
                /** @enum {string} */
                authorisationFlow?: "CIBA_FLOW" | "FIDO_FLOW" | "HYBRID_FLOW";
                consentId?: string;
            }[];
        };
        CancelPaymentRequest: {
            aud?: unknown;
            iss?: unknown;
            iat?: unknown;
            jti?: unknown;
            data: {
                /** @enum {string} */
                status: "CANC";
                cancellation: {
                    /** @description The user who agreed to the payment, or a holder of the account. */
                    cancelledBy: {
                        document: {
                            identification: string;
                            /** @enum {string} */
                            rel: "CPF";
                        };
                    };
                };
            };
        };
        AuthoriseConsentRequest: {
            /** @description Left out: all accounts of the customer; of a payment, the first. */
            accountIds?: string[];
        };
        RejectConsentRequest: {
            /**
             * @description The official code. Left out: the customer refuses the consent, or revokes it at the bank.
             * @example INTERNAL_SECURITY_REASON
             */
            reason?: string;
        };
        QrCodeRequest: {
            /**
             * @description The Pix key of the payee.
             * @example +5511987654321
             */
            key: string;
            /**
             * @description Left out in a static code: the payer chooses.
             * @example 150.00
             */
            amount?: string | number;
            /** @description At most 25 characters in a static code; 26 to 35 in a dynamic one, which gets one if it is left out. */
            txid?: string;
            /** @description The name of the payee. Accents are removed. */
            merchantName?: string;
            /** @description The city of the payee. Accents are removed. */
            merchantCity?: string;
            /** @description A text for the payer; only of a static code. */
            description?: string;
            /** @description Writes the field 01 with 12: to be paid once. */
            isSingleUse?: boolean;
            /** @description Makes a dynamic code, whose charge this bank serves. Left out: a static code. */
            charge?: {
                /** @description How long it can be paid; 86400 where it is left out. */
                expirySeconds?: number;
                /**
                 * Format: date
                 * @description Makes it a charge with a due date (cobv).
                 */
                dueDate?: string;
                /** @description For how many days after the due date it can be paid; 30 where it is left out. */
                validityDays?: number;
                /** @description Whether the payer may pay another amount. */
                canChangeAmount?: boolean;
                /** @description A text for the payer (solicitacaoPagador). */
                payerRequest?: string;
            };
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
        IncomingOrder: {
            /** @example E1234567820260131120012345678901 */
            endToEndId: string;
            /** @example 150.00 */
            amount: string;
            creditor: {
                /**
                 * @description CPF or CNPJ.
                 * @example 11144477735
                 */
                document?: string;
                account?: {
                    /**
                     * @description With its check digit.
                     * @example 100000010
                     */
                    number: string;
                    /** @example 0001 */
                    branch?: string;
                    /** @example CACC */
                    type?: string;
                };
            };
        };
        IncomingSettlement: {
            kind: components["schemas"]["IncomingSettlementKind"];
            /**
             * @description EndToEndId of a payment, RtrId of a return. It is booked once.
             * @example E1234567820260131120012345678901
             */
            id: string;
            /**
             * @description Of the payment itself, or of the payment that is returned.
             * @example E1234567820260131120012345678901
             */
            endToEndId: string;
            /** @example 150.00 */
            amount: string;
            /** @example 2026-01-31T12:00:00.000Z */
            settledAt: string;
            reason?: string;
            txId?: string;
            payer?: {
                /**
                 * @description CPF or CNPJ.
                 * @example 11144477735
                 */
                document?: string;
                account?: {
                    /**
                     * @description With its check digit.
                     * @example 100000010
                     */
                    number: string;
                    /** @example 0001 */
                    branch?: string;
                    /** @example CACC */
                    type?: string;
                };
                ispb: string;
                name: string;
            };
            creditor?: {
                /**
                 * @description CPF or CNPJ.
                 * @example 11144477735
                 */
                document?: string;
                account?: {
                    /**
                     * @description With its check digit.
                     * @example 100000010
                     */
                    number: string;
                    /** @example 0001 */
                    branch?: string;
                    /** @example CACC */
                    type?: string;
                };
            };
            /** @description The Pix key that was paid. */
            key?: string;
            description?: string;
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
         *     - `payment.status-changed`: A payment is new, or its status has changed. `data` has the payment as its address shows it.
         *     - `payment-consent.status-changed`: A payment consent is new, or its status has changed.
         *     - `consent.status-changed`: A data consent is new, or its status has changed.
         *     - `credit.received`: An account has received money.
         * @enum {string}
         */
        WebhookEventType: "*" | "consent.status-changed" | "credit.received" | "payment-consent.status-changed" | "payment.status-changed";
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
        ChargeStatus: "ATIVA" | "CONCLUIDA" | "REMOVIDA_PELO_USUARIO_RECEBEDOR";
        /** @enum {string} */
        QrCodeLocalInstrument: "QRDN" | "QRES";
        /** @enum {string} */
        WebhookDeliveryStatus: "delivered" | "failed" | "pending";
        /** @enum {string} */
        AccountType: "CONTA_DEPOSITO_A_VISTA" | "CONTA_PAGAMENTO_PRE_PAGA" | "CONTA_POUPANCA";
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
        OrderAnswerStatus: "ACSP" | "RJCT";
        /** @enum {string} */
        SettlementAnswerStatus: "BOOKED" | "NOT_BOOKED";
        /** @enum {string} */
        PlainPaymentCurrency: "BRL";
        /** @enum {string} */
        IncomingSettlementKind: "PAYMENT" | "RETURN";
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
         * @enum {string}
         */
        Outcome: "SEM_PERMISSOES_FUNCIONAIS_RESTANTES" | "INFORMACOES_PJ_NAO_INFORMADAS" | "PERMISSOES_PJ_INCORRETAS" | "PERMISSAO_PF_PJ_EM_CONJUNTO" | "COMBINACAO_PERMISSOES_INCORRETA" | "DATA_EXPIRACAO_INVALIDA" | "CONSENTIMENTO_EM_STATUS_REJEITADO" | "ESTADO_CONSENTIMENTO_INVALIDO" | "DEPENDE_MULTIPLA_ALCADA" | "ERRO_NAO_MAPEADO" | "FORMA_PAGAMENTO_INVALIDA" | "DATA_PAGAMENTO_INVALIDA" | "DETALHE_PAGAMENTO_INVALIDO" | "PARAMETRO_NAO_INFORMADO" | "PARAMETRO_INVALIDO" | "ERRO_IDEMPOTENCIA" | "NAO_INFORMADO" | "SALDO_INSUFICIENTE" | "VALOR_ACIMA_LIMITE" | "VALOR_INVALIDO" | "COBRANCA_INVALIDA" | "CONSENTIMENTO_INVALIDO" | "PAGAMENTO_DIVERGENTE_CONSENTIMENTO" | "PAGAMENTO_RECUSADO_DETENTORA" | "PAGAMENTO_RECUSADO_SPI" | "CONSENTIMENTO_PENDENTE_AUTORIZACAO" | "RJCT:SALDO_INSUFICIENTE" | "RJCT:VALOR_ACIMA_LIMITE" | "RJCT:VALOR_INVALIDO" | "RJCT:COBRANCA_INVALIDA" | "RJCT:NAO_INFORMADO" | "RJCT:PAGAMENTO_DIVERGENTE_CONSENTIMENTO" | "RJCT:DETALHE_PAGAMENTO_INVALIDO" | "RJCT:PAGAMENTO_RECUSADO_DETENTORA" | "RJCT:PAGAMENTO_RECUSADO_SPI" | "RJCT:FALHA_INFRAESTRUTURA" | "RJCT:FALHA_INFRAESTRUTURA_SPI" | "RJCT:FALHA_INFRAESTRUTURA_DICT" | "RJCT:FALHA_INFRAESTRUTURA_ICP" | "RJCT:FALHA_INFRAESTRUTURA_PSP_RECEBEDOR" | "RJCT:FALHA_INFRAESTRUTURA_DETENTORA" | "RJCT:CONTAS_ORIGEM_DESTINO_IGUAIS" | "RJCT:FALHA_AGENDAMENTO_PAGAMENTOS" | "PDNG" | "DEVOLVIDO";
        /** @enum {string} */
        Permission: "ACCOUNTS_BALANCES_READ" | "ACCOUNTS_OVERDRAFT_LIMITS_READ" | "ACCOUNTS_READ" | "ACCOUNTS_TRANSACTIONS_READ" | "BANK_FIXED_INCOMES_READ" | "CREDIT_CARDS_ACCOUNTS_BILLS_READ" | "CREDIT_CARDS_ACCOUNTS_BILLS_TRANSACTIONS_READ" | "CREDIT_CARDS_ACCOUNTS_LIMITS_READ" | "CREDIT_CARDS_ACCOUNTS_READ" | "CREDIT_CARDS_ACCOUNTS_TRANSACTIONS_READ" | "CREDIT_FIXED_INCOMES_READ" | "CUSTOMERS_BUSINESS_ADITTIONALINFO_READ" | "CUSTOMERS_BUSINESS_IDENTIFICATIONS_READ" | "CUSTOMERS_PERSONAL_ADITTIONALINFO_READ" | "CUSTOMERS_PERSONAL_IDENTIFICATIONS_READ" | "EXCHANGES_READ" | "FINANCINGS_PAYMENTS_READ" | "FINANCINGS_READ" | "FINANCINGS_SCHEDULED_INSTALMENTS_READ" | "FINANCINGS_WARRANTIES_READ" | "FUNDS_READ" | "INVOICE_FINANCINGS_PAYMENTS_READ" | "INVOICE_FINANCINGS_READ" | "INVOICE_FINANCINGS_SCHEDULED_INSTALMENTS_READ" | "INVOICE_FINANCINGS_WARRANTIES_READ" | "LOANS_PAYMENTS_READ" | "LOANS_READ" | "LOANS_SCHEDULED_INSTALMENTS_READ" | "LOANS_WARRANTIES_READ" | "RESOURCES_READ" | "TREASURE_TITLES_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_PAYMENTS_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_SCHEDULED_INSTALMENTS_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_WARRANTIES_READ" | "VARIABLE_INCOMES_READ";
        /** @enum {string} */
        V4AccountType: "CACC" | "SVGS" | "TRAN";
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    seedBank: {
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
                "application/json": components["schemas"]["BankSeedRequest"];
            };
        };
        responses: {
            /** @description The result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeedResponse"];
                };
            };
            /** @description The request is not valid; `errors` says where. Code: `SEED_INVALID`. */
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
    createPaymentConsent: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    findPaymentConsent: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    listPayments: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The same key with the same content under the same consent gets the first response again. */
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    listPaymentsAlias: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    createPaymentAlias: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response returns. Without it, a new one is made. */
                "x-fapi-interaction-id"?: string;
                /** @description The same key with the same content under the same consent gets the first response again. */
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    findPayment: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    findPaymentAlias: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    cancelPayment: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    cancelPaymentsOfConsent: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
            /** @description A member is unknown or not valid, or an account is not of the customer. Code: `REQUEST_INVALID`. */
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
            /** @description The consent is already rejected, or authorised for other accounts. Code: `CONSENTIMENTO_JA_DECIDIDO`. */
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
            /** @description A member or the reason is unknown. Code: `REQUEST_INVALID`. */
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
    makeQrCode: {
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
                "application/json": components["schemas"]["QrCodeRequest"];
            };
        };
        responses: {
            /** @description The code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrCodeResponse"];
                };
            };
            /** @description The request is not valid; `errors` says where. Code: `REQUEST_INVALID`. */
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
    removeCharge: {
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
        requestBody?: never;
        responses: {
            /** @description The charge is removed. */
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
            /** @description The sandbox has no such charge. Code: `COBRANCA_NAO_ENCONTRADA`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The charge is paid, removed or being paid. Code: `COBRANCA_NAO_ATIVA`. */
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
    readCharge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed payload, as a JWS in its compact form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jose": string;
                };
            };
            /** @description There is no charge at this location. Code: `COB_PAYLOAD_NAO_ENCONTRADO`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The charge is paid, removed or expired. Code: `COB_PAYLOAD_NAO_ENCONTRADO`. */
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
    readDueCharge: {
        parameters: {
            query?: {
                /** @description The planned day of the payment. */
                DPP?: unknown;
                /** @description The municipality of the payer. */
                codMun?: unknown;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed payload, as a JWS in its compact form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jose": string;
                };
            };
            /** @description A parameter is not valid. Code: `COB_PAYLOAD_OPERACAO_INVALIDA`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description There is no charge at this location. Code: `COB_PAYLOAD_NAO_ENCONTRADO`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The charge is paid, removed or expired. Code: `COB_PAYLOAD_NAO_ENCONTRADO`. */
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
    readKeys: {
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
                    "application/json": components["schemas"]["KeysResponse"];
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
    listAccounts: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description Items of a page; 25 where it is left out. */
                "page-size"?: number;
                /** @description Only accounts of this type. */
                accountType?: components["schemas"]["AccountType"];
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    findAccount: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    findAccountBalances: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    findAccountOverdraftLimits: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    listTransactions: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    listCurrentTransactions: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    listConsentExtensions: {
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
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
    creditAccount: {
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
            /** @description The balance would be more than can be counted exactly in cents. Code: `BALANCE_LIMIT_EXCEEDED`. */
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
    answerOrder: {
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
                "application/json": components["schemas"]["IncomingOrder"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswerResponse"];
                };
            };
            /** @description The order is not valid. Code: `REQUEST_INVALID`. */
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
    bookSettlement: {
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
                "application/json": components["schemas"]["IncomingSettlement"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementAnswerResponse"];
                };
            };
            /** @description The settlement is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description The account cannot take the money of a return now. Code: `BALANCE_LIMIT_EXCEEDED`. */
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
