// Made by npm run generate from the API document of the service. Do not change it by hand.

export interface paths {
    "/__admin/consent-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what happens to new consents in the sandbox. */
        get: operations["getConsentSettings"];
        /**
         * Changes what happens to new consents in the sandbox, for example that they wait for their customers.
         * @description The body replaces all settings: an absent member gets its default. Consents that exist stay as they are.
         */
        put: operations["changeConsentSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/limit-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the operational limits of the sandbox. */
        get: operations["getLimitSettings"];
        /**
         * Changes the operational limits of the sandbox: calls per month, per minute and per second.
         * @description Months, minutes and seconds are those of the clock of the sandbox, so a frozen clock stays in one minute. The numbers can be
         *     lowered, so that a test reaches them. What was counted stays counted. The body replaces all settings: an absent member gets its
         *     default.
         */
        put: operations["changeLimitSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/resource-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the accounts and card accounts of the sandbox that cannot be read. */
        get: operations["getResourceSettings"];
        /**
         * Makes accounts and card accounts of the sandbox unavailable, for all consents.
         * @description The resources API shows the status, the lists of accounts and card accounts leave the resource out, and its other addresses
         *     return 403 with the code of the status, such as `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`. The body replaces all settings: a
         *     resource that is absent can be read again.
         */
        put: operations["changeResourceSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/security-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how strict the bank is in the sandbox. */
        get: operations["getSecuritySettings"];
        /**
         * Changes how strict the bank is in the sandbox: whether it demands certificates, tokens and signatures.
         * @description The body replaces all settings: an absent member gets its default. Tokens that were issued stay valid.
         */
        put: operations["changeSecuritySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describes the authorization server of the bank (OpenID Connect Discovery).
         * @description All addresses are those of the sandbox of the request: `/s/<name>/auth/.well-known/openid-configuration` describes the bank
         *     of a sandbox to a client that cannot send a header.
         */
        get: operations["describeProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/jwks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys of the authorization server: one for signatures, one for encrypted request objects (RFC 7517). */
        get: operations["listProviderKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the customer who has authorised the access token (OpenID Connect).
         * @description Without a token, where the sandbox demands none, it is the customer of the example consents.
         */
        get: operations["userinfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/par": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores an authorization request (PAR, RFC 9126).
         * @description `request` is a request object: a JWT that the client has signed with PS256. In the mode `optional`, the
         *     parameters can also be in the form as they are, and `client_id` alone names the client.
         */
        post: operations["pushAuthorizationRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Starts the authorisation in the browser of the customer (OpenID Connect).
         * @description If the consent waits for its customer, the browser is redirected to the page of the bank, and after the decision to the
         *     client. If it is already authorised or rejected, the browser is redirected to the client at once, with a code or
         *     `access_denied`. An error that concerns `client_id` or `request_uri` is shown to the customer.
         */
        get: operations["authorize"];
        put?: never;
        post?: never;
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
         * Issues tokens.
         * @description The client authenticates with a signed assertion (`private_key_jwt`) over mutual TLS, and the tokens are bound to the
         *     certificate. In the mode `optional`, `client_id` alone names the client.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revokes an access token or a refresh token (RFC 7009).
         * @description With a refresh token, its access tokens are revoked too. An unknown token is no error.
         */
        post: operations["revokeToken"];
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
        /**
         * Authorises a consent of any kind, as its customer does on the authorisation page.
         * @description An account with the subtype CONJUNTA_SIMPLES needs both holders. After the first, a payment consent or a recurring consent is PARTIALLY_ACCEPTED; a
         *     data consent is AUTHORISED, but the account cannot be read. `holder: second` decides for the other holder.
         */
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
        /** Rejects a consent, as its customer or the bank does. It can be authorised already; a recurring consent is then revoked. */
        post: operations["rejectConsent"];
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
         * @description Each new customer has two accounts with a year of transactions. On the same day, the same seed gives the same
         *     customers and transactions. Existing ones are kept. The additional transactions do not change the balances, except by
         *     a few reais if their number is not a multiple of eight. They are stored in small steps, so other requests do not have
         *     to wait. A million transactions take about a minute.
         */
        post: operations["seedBank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the institutions of Open Finance: this bank with the addresses of its APIs, and those of the sandbox.
         * @description A client finds the bank here, as in the real directory. The addresses are those at which the client can reach it.
         */
        get: operations["listParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Describes how software gets tokens of the directory (OpenID Connect Discovery). */
        get: operations["describeDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues an access token of the directory to a software.
         * @description The client certificate names the software (tls_client_auth). Without one, `client_id` names it, unless the sandbox requires
         *     certificates.
         */
        post: operations["issueDirectoryToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory/organisations/{organisationId}/softwarestatements/{softwareId}/assertion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a new software statement (SSA), with which a software registers at a bank.
         * @description It is signed by the directory, and a bank accepts it for five minutes.
         */
        get: operations["readStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory/openbanking.jwks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the keys with which the directory signs software statements. */
        get: operations["readStatementKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory/roots.pem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the certificate of the test authority, which issues all certificates here. */
        get: operations["readRoots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory/roots.jwks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the certificate of the test authority as a set of keys. */
        get: operations["readRootKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory/{organisationId}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the active keys of an organisation, with which it signs payments, or one of its certificates. */
        get: operations["readOrganisationKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory/{organisationId}/{softwareId}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the active keys of a software, or one of its certificates. */
        get: operations["readSoftwareKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory/{organisationId}/{softwareId}/{status}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the inactive or revoked keys of a software. */
        get: operations["readOtherSoftwareKeys"];
        put?: never;
        post?: never;
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
         * Registers the client of a software (RFC 7591, DCR 2.1.0).
         * @description The body has a software statement of the directory, whose values win. A software has at most one client. The registration
         *     access token is in this response only.
         */
        post: operations["registerClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the registration of a client (RFC 7592, 2.1). */
        get: operations["readRegistration"];
        /**
         * Replaces the registration of a client (RFC 7592, 2.2).
         * @description Without a software statement, the one of the registration counts again. The registration access token stays the same.
         */
        put: operations["changeRegistration"];
        post?: never;
        /** Removes a client (RFC 7592, 2.3). Its tokens end. */
        delete: operations["removeClient"];
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
         * Creates a payment, or the payments of a schedule.
         * @description The body has the format of payments v4 (a list), of payments v1 to v3 (one payment), or a short format with the
         *     amount and the account or key of the payee. A payment without a consent gets its own, and the first account of the
         *     bank pays.
         *
         *     The status is RCVD, then ACCP, then ACPD when the payment is sent to the SPI, and ACSC when it is settled and the
         *     account is debited. Each status takes `PAYMENT_STEP_SECONDS` on the clock of the sandbox.
         *
         *     **Test values.** `saldo_insuficiente@outcome.example` in `/data/0/proxy or /proxy` requests the outcome SALDO_INSUFICIENTE without a rule. The codes are SALDO_INSUFICIENTE, VALOR_ACIMA_LIMITE, VALOR_INVALIDO, COBRANCA_INVALIDA, CONSENTIMENTO_INVALIDO, PARAMETRO_NAO_INFORMADO, PARAMETRO_INVALIDO, NAO_INFORMADO, PAGAMENTO_DIVERGENTE_CONSENTIMENTO, DETALHE_PAGAMENTO_INVALIDO, PAGAMENTO_RECUSADO_DETENTORA, PAGAMENTO_RECUSADO_SPI, ERRO_IDEMPOTENCIA, CONSENTIMENTO_PENDENTE_AUTORIZACAO, RJCT:SALDO_INSUFICIENTE, RJCT:VALOR_ACIMA_LIMITE, RJCT:VALOR_INVALIDO, RJCT:COBRANCA_INVALIDA, RJCT:NAO_INFORMADO, RJCT:PAGAMENTO_DIVERGENTE_CONSENTIMENTO, RJCT:DETALHE_PAGAMENTO_INVALIDO, RJCT:PAGAMENTO_RECUSADO_DETENTORA, RJCT:PAGAMENTO_RECUSADO_SPI, RJCT:FALHA_INFRAESTRUTURA, RJCT:FALHA_INFRAESTRUTURA_SPI, RJCT:FALHA_INFRAESTRUTURA_DICT, RJCT:FALHA_INFRAESTRUTURA_ICP, RJCT:FALHA_INFRAESTRUTURA_PSP_RECEBEDOR, RJCT:FALHA_INFRAESTRUTURA_DETENTORA, RJCT:CONTAS_ORIGEM_DESTINO_IGUAIS, RJCT:FALHA_AGENDAMENTO_PAGAMENTOS, PDNG, PDNG:PT6H, DEVOLVIDO. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
         * Creates a payment, or the payments of a schedule.
         * @description The body has the format of payments v4 (a list), of payments v1 to v3 (one payment), or a short format with the
         *     amount and the account or key of the payee. A payment without a consent gets its own, and the first account of the
         *     bank pays.
         *
         *     The status is RCVD, then ACCP, then ACPD when the payment is sent to the SPI, and ACSC when it is settled and the
         *     account is debited. Each status takes `PAYMENT_STEP_SECONDS` on the clock of the sandbox.
         *
         *     **Test values.** `saldo_insuficiente@outcome.example` in `/data/0/proxy or /proxy` requests the outcome SALDO_INSUFICIENTE without a rule. The codes are SALDO_INSUFICIENTE, VALOR_ACIMA_LIMITE, VALOR_INVALIDO, COBRANCA_INVALIDA, CONSENTIMENTO_INVALIDO, PARAMETRO_NAO_INFORMADO, PARAMETRO_INVALIDO, NAO_INFORMADO, PAGAMENTO_DIVERGENTE_CONSENTIMENTO, DETALHE_PAGAMENTO_INVALIDO, PAGAMENTO_RECUSADO_DETENTORA, PAGAMENTO_RECUSADO_SPI, ERRO_IDEMPOTENCIA, CONSENTIMENTO_PENDENTE_AUTORIZACAO, RJCT:SALDO_INSUFICIENTE, RJCT:VALOR_ACIMA_LIMITE, RJCT:VALOR_INVALIDO, RJCT:COBRANCA_INVALIDA, RJCT:NAO_INFORMADO, RJCT:PAGAMENTO_DIVERGENTE_CONSENTIMENTO, RJCT:DETALHE_PAGAMENTO_INVALIDO, RJCT:PAGAMENTO_RECUSADO_DETENTORA, RJCT:PAGAMENTO_RECUSADO_SPI, RJCT:FALHA_INFRAESTRUTURA, RJCT:FALHA_INFRAESTRUTURA_SPI, RJCT:FALHA_INFRAESTRUTURA_DICT, RJCT:FALHA_INFRAESTRUTURA_ICP, RJCT:FALHA_INFRAESTRUTURA_PSP_RECEBEDOR, RJCT:FALHA_INFRAESTRUTURA_DETENTORA, RJCT:CONTAS_ORIGEM_DESTINO_IGUAIS, RJCT:FALHA_AGENDAMENTO_PAGAMENTOS, PDNG, PDNG:PT6H, DEVOLVIDO. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
        /** Returns a payment, with its status on the clock of the sandbox. */
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
        /** Returns a payment, with its status on the clock of the sandbox. */
        get: operations["findPaymentAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancels a payment.
         * @description The user who authorised the payment and the holders of the account can cancel it. A scheduled payment can be cancelled
         *     until 23:59 (Brasília) of the day before. A payment that is held (PDNG) can be cancelled until it is sent.
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
         * @description The response has the payments that were cancelled. The cancellation of a single payment has no idempotency key in the
         *     standard, and a second one is refused.
         */
        patch: operations["cancelPaymentsOfConsent"];
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
         * @description The customer has 5 minutes to authorise the consent, and 60 minutes to pay after that. By default it is AUTHORISED
         *     directly after this response; with `autoAuthorise: false` in `PUT /__admin/consent-settings` it waits. `date` is for a payment
         *     today (Brasília), `schedule` for payments on later days.
         *
         *     **Test values.** `consent.forma_pagamento_invalida@outcome.example` in `/data/payment/details/proxy` requests the outcome FORMA_PAGAMENTO_INVALIDA without a rule. The codes are FORMA_PAGAMENTO_INVALIDA, DATA_PAGAMENTO_INVALIDA, DETALHE_PAGAMENTO_INVALIDO, PARAMETRO_NAO_INFORMADO, PARAMETRO_INVALIDO, ERRO_IDEMPOTENCIA, NAO_INFORMADO, CUSTOMER_APPROVES, CUSTOMER_APPROVES_LATER, CUSTOMER_REFUSES, CUSTOMER_REFUSES_LATER, CUSTOMER_NEVER_DECIDES, SECOND_HOLDER_APPROVES_LATER, SECOND_HOLDER_REFUSES_LATER. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
        /** Returns a payment consent, with its status on the clock of the sandbox. */
        get: operations["findPaymentConsent"];
        put?: never;
        post?: never;
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
         * @description The response has the text of the code, and the members that a payment consent and a payment with this code must have.
         *     The location of a dynamic code serves its signed charge until the charge is paid, removed or expired.
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
        /** Removes the charge of a dynamic QR code, as its payee can. After that it cannot be paid. */
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
         * @description The payload is the signed `CobPayload` of API Pix. `jku` in the header of the signature is the address of the keys.
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
         * @description The payload is the signed `CobVPayload` of API Pix.
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
        /** Returns the public key for the signatures, with its certificates (RFC 7517). */
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
    "/open-banking/automatic-payments/v2/pix/recurring-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the payments of a recurring consent, oldest first. */
        get: operations["listRecurringPayments"];
        put?: never;
        /**
         * Creates a payment under a recurring consent, to one of its payees.
         * @description Payments of `sweeping` and `vrp` are immediate, and count for the limits of the consent unless they are RJCT or CANC. A
         *     payment of Pix Automático is sent 2 to 10 days before its day. The bank tries it at 06:00 (Brasília) and, if the account
         *     has too little, again at 18:00. After that the payee can try again: `originalRecurringPaymentId` names the payment that
         *     failed, and `date` is tomorrow, up to three times in 7 days (5 days if the interval is SEMANAL).
         *
         *     **Test values.** `saldo_insuficiente@outcome.example` in `/data/proxy` requests the outcome SALDO_INSUFICIENTE without a rule. The codes are SALDO_INSUFICIENTE, VALOR_ACIMA_LIMITE, VALOR_INVALIDO, LIMITE_PERIODO_VALOR_EXCEDIDO, LIMITE_PERIODO_QUANTIDADE_EXCEDIDO, CONSENTIMENTO_INVALIDO, CONSENTIMENTO_PENDENTE_AUTORIZACAO, PARAMETRO_NAO_INFORMADO, PARAMETRO_INVALIDO, NAO_INFORMADO, PAGAMENTO_DIVERGENTE_CONSENTIMENTO, DETALHE_PAGAMENTO_INVALIDO, PAGAMENTO_RECUSADO_DETENTORA, PAGAMENTO_RECUSADO_SPI, ERRO_IDEMPOTENCIA, LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO, LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO, LIMITE_TENTATIVAS_EXCEDIDO, FORA_PRAZO_PERMITIDO, DETALHE_TENTATIVA_INVALIDO, RJCT:SALDO_INSUFICIENTE, RJCT:VALOR_ACIMA_LIMITE, RJCT:VALOR_INVALIDO, RJCT:NAO_INFORMADO, RJCT:PAGAMENTO_DIVERGENTE_CONSENTIMENTO, RJCT:PAGAMENTO_RECUSADO_DETENTORA, RJCT:PAGAMENTO_RECUSADO_SPI, RJCT:FALHA_INFRAESTRUTURA_SPI, RJCT:FALHA_INFRAESTRUTURA_ICP, RJCT:FALHA_INFRAESTRUTURA_PSP_RECEBEDOR, RJCT:FALHA_INFRAESTRUTURA_DETENTORA, RJCT:CONSENTIMENTO_INVALIDO, RJCT:TITULARIDADE_INCONSISTENTE, RJCT:LIMITE_PERIODO_VALOR_EXCEDIDO, RJCT:LIMITE_PERIODO_QUANTIDADE_EXCEDIDO, RJCT:LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO, RJCT:LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO, RJCT:LIMITE_TENTATIVAS_EXCEDIDO, RJCT:CONSENTIMENTO_REVOGADO, RJCT:FORA_PRAZO_PERMITIDO, RJCT:DETALHE_TENTATIVA_INVALIDO, RJCT:DETALHE_PAGAMENTO_INVALIDO, PDNG, PDNG:PT6H, DEVOLVIDO. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
         */
        post: operations["createRecurringPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/automatic-payments/v2/pix/recurring-payments/{recurringPaymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a recurring payment, with its status on the clock of the sandbox. */
        get: operations["findRecurringPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancels a recurring payment.
         * @description A scheduled payment can be cancelled on the day before, by the payee until 22:00 and by the payer until 23:59 (Brasília). A
         *     further attempt can be cancelled by the payee only. A payment that is held (PDNG) can be cancelled until it is sent.
         */
        patch: operations["cancelRecurringPayment"];
        trace?: never;
    };
    "/open-banking/automatic-payments/v2/recurring-consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a consent to payments that recur: Pix Automático (`automatic`), Transferências Inteligentes (`sweeping`) or
         *     payments of variable amounts (`vrp`).
         * @description The customer has 5 minutes to authorise the consent. By default it is AUTHORISED directly after this response; with
         *     `autoAuthorise: false` in `PUT /__admin/consent-settings` it waits. It can name several payees; each payment is to one of
         *     them.
         */
        post: operations["createRecurringConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/automatic-payments/v2/recurring-consents/{recurringConsentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a recurring consent, with its status on the clock of the sandbox. */
        get: operations["findRecurringConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Revokes, rejects or edits a recurring consent.
         * @description Only an AUTHORISED consent can be revoked. Payments that are scheduled for later days than tomorrow are cancelled. Only a
         *     consent that waits can be rejected. Only an AUTHORISED consent to Pix Automático can be edited: the name of the payee,
         *     the end and the maximum amount; an end or a maximum that the request leaves out becomes indefinite.
         */
        patch: operations["changeRecurringConsent"];
        trace?: never;
    };
    "/remittances/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explains a CNAB 240 file: the fields of each line with their positions and meanings, and what is wrong with a remittance.
         * @description Nothing is stored or paid, and the account and the NSA are not looked up. The body has at most 1 MiB. It can be a remittance or a
         *     return file. With `Accept: text/plain` the response is a text for people.
         */
        post: operations["explainRemittance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remittances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the remittances of the sandbox, newest first. */
        get: operations["listRemittances"];
        put?: never;
        /**
         * Receives a remittance: a CNAB 240 file with payments of a company.
         * @description The file is checked as a whole while it arrives. If its structure is wrong, it is refused with the line, the positions and the
         *     field of each error, and nothing is stored. Otherwise each payment is scheduled for its day, or refused with its
         *     occurrences, and the first return file is made. The body is not limited by RAW_LIMIT_BYTES: a file has at most 128 MiB
         *     and 100,000 payments. The same bytes again get the first remittance again; another file with a used NSA is refused.
         */
        post: operations["receiveRemittance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remittances/{remittanceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a remittance, with the number of its payments by status. */
        get: operations["findRemittance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remittances/{remittanceId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the payments of a remittance in the order of the file. */
        get: operations["listRemittancePayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remittances/{remittanceId}/payments/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancels a payment that is still scheduled.
         * @description It ends with status CANCELLED and occurrence BF, like a payment that a later file deletes (movement 9). The next return file
         *     has it. If it was the last payment of its day without a result, the bank makes a return file at once.
         */
        delete: operations["cancelRemittancePayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remittances/{remittanceId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a return file of a remittance, in CNAB 240.
         * @description The bank makes a return file when it accepts the remittance, and when the last payment of a day has its result. Each has the
         *     next NSA of the agreement, and never changes. It has all payments of the remittance: `BD` if a payment has no result yet,
         *     `00` with the real date and amount if it is paid, otherwise the occurrences that refuse it.
         */
        get: operations["readReturnFile"];
        put?: never;
        post?: never;
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
         * @description With a consent, the list has the accounts of the consent; without one, all accounts of the bank.
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
         * @description Days are days in Brasília (UTC-3). Without fromBookingDate and toBookingDate the list has the transactions of
         *     today. The days can be from 12 months back to 12 months ahead. If the balance is too low for a future entry
         *     (LANCAMENTO_FUTURO) on its day, the entry is not booked and is removed from the list. Use `links.next` for the next
         *     page: its `pagination-key` makes every page as fast as the first.
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
         * @description Like `/transactions`, but only for the last seven days, including today, and up to 12 months ahead.
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
    "/__admin/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an account with its bank, its holder and its balance.
         * @description Unlike the addresses of the standard, it needs no consent.
         */
        get: operations["showBankAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/accounts/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the booked entries of an account, oldest first. Their sum is the balance.
         * @description With `to`, `X-Total-Amount` is the balance at that instant. Entries that will be booked later are not in the list.
         */
        get: operations["listBankAccountEntries"];
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
         * Creates a consent to read data of a customer.
         * @description Any CPF or CNPJ is valid: the bank creates accounts for a new one. The permissions must be complete groups
         *     (`permissionGroups: off` in `PUT /__admin/consent-settings` accepts any).
         *
         *     The response is always AWAITING_AUTHORISATION, as in the standard. By default the consent is authorised at
         *     once, for all accounts of the customer, so that the next request can use it. If `autoAuthorise` in
         *     `PUT /__admin/consent-settings` is false, the customer has 60 minutes to decide on the page that the header `Link`
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
         * @description A consent is rejected if it is not authorised within 60 minutes, and at its expirationDateTime, on the clock of the
         *     sandbox. The id in the path can be percent-encoded.
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
         * @description The new expirationDateTime must be later than the current one and at most 12 months from now. Without it, the consent
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
         * Credits an account with a Pix payment.
         * @description The credit is added to the balance and to the statement, and webhooks receive `credit.received`. If `at` is in the
         *     future, this happens when the clock of the sandbox reaches it. A request with the same `endToEndId` and the same
         *     content gets the first response again, so it can be repeated if the response was lost.
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
         * Accepts or rejects a payment to a customer of the bank, before the SPI settles it.
         * @description Reasons of a rejection: AC03, the bank does not have the account. AC14, the account has another type. BE01, the
         *     document is not of a holder of the account. AM02, the balance of the account would be too high.
         */
        post: operations["answerPayment"];
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
         * @description A payment credits the account of the receiver, and webhooks receive `credit.received`. A return credits the account of
         *     the payer. Each `id` is booked once, because the SPI repeats a request if it did not get the response.
         */
        post: operations["bookSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the consents of all kinds, newest first: to share data, to pay, and to payments that recur. */
        get: operations["listAllConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/resources/v3/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the accounts and card accounts that the consent includes, with their status.
         * @description Without a consent, the list has those of Maria Silva. A page-size below 25 counts as 25, as in the standard. The
         *     response is 202 only if a rule has the outcome `RESOURCES_BEING_PREPARED`: the client asks again later.
         */
        get: operations["listResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/customers/v2/personal/identifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads who the person of the consent is.
         * @description All values are made up from the CPF, so they are the same in every sandbox and on every day. Without a consent, the
         *     response has Maria Silva. There is one record, on page 1.
         */
        get: operations["listPersonalIdentifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/customers/v2/personal/qualifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the occupation, the income and the patrimony of the person of the consent. */
        get: operations["findPersonalQualifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/customers/v2/personal/financial-relations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the products and accounts of the person of the consent, and who acts for the customer. */
        get: operations["findPersonalFinancialRelations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/customers/v2/business/identifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads who the company of the consent is.
         * @description All values are made up from the CNPJ, so they are the same in every sandbox and on every day. Without a consent, the
         *     response has Padaria Pão de Mel. There is one record, on page 1.
         */
        get: operations["listBusinessIdentifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/customers/v2/business/qualifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the activities, the revenue and the patrimony of the company of the consent. */
        get: operations["findBusinessQualifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/customers/v2/business/financial-relations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the products and accounts of the company of the consent, and who acts for the customer. */
        get: operations["findBusinessFinancialRelations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/credit-cards-accounts/v2/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the card accounts.
         * @description With a consent, the list has the card accounts of the consent; without one, those that every sandbox has. Cards,
         *     bills and transactions are made up from the CPF or CNPJ and the date, so they are the same in every sandbox.
         */
        get: operations["listCardAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/credit-cards-accounts/v2/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads one card account, with its cards. */
        get: operations["findCardAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/credit-cards-accounts/v2/accounts/{id}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the limits of a card account. The used and the available amount add up to the limit. */
        get: operations["listCardLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/credit-cards-accounts/v2/accounts/{id}/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the closed bills of a card account, newest first.
         * @description Without fromDueDate, the list has the bills that are due from 12 months ago on. The first bill of each card is that of
         *     January 2020. The total of a bill is the sum of its transactions, and each bill is paid in full on its due date.
         */
        get: operations["listBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/credit-cards-accounts/v2/accounts/{id}/bills/{billId}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the transactions of a closed bill, newest first.
         * @description Without days, the list has all transactions of the bill.
         */
        get: operations["listBillTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/credit-cards-accounts/v2/accounts/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the transactions of a card account, newest first.
         * @description Days are days in Brasília (UTC-3). Without fromTransactionDate and toTransactionDate the list has the transactions of
         *     today. The days can be from 12 months back on. Use `links.next` for the next page.
         */
        get: operations["listCardTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-banking/credit-cards-accounts/v2/accounts/{id}/transactions-current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the transactions of the last seven days, including today, newest first. */
        get: operations["listCurrentCardTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/directory/organisations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the organisations of the directory with their software and keys. */
        get: operations["listOrganisations"];
        put?: never;
        /**
         * Adds an organisation with one software to the directory, with new keys and certificates.
         * @description The response has everything that a client needs. The private keys are in this response only; they are not stored.
         */
        post: operations["addOrganisation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/directory/organisations/{organisationId}/software": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a software to an organisation, with new keys and a new certificate. */
        post: operations["addSoftware"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/directory/organisations/{organisationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes an organisation with its software, keys and clients, and ends their tokens. Consents keep their status. */
        delete: operations["removeOrganisation"];
        options?: never;
        head?: never;
        /**
         * Changes the status or the roles of an organisation.
         * @description An organisation that is not Active any more loses all its tokens at once. It gets new ones when it is Active again. Its consents
         *     keep their status.
         */
        patch: operations["changeOrganisation"];
        trace?: never;
    };
    "/__admin/directory/organisations/{organisationId}/software/{softwareId}": {
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
         * Changes the status, the roles or the addresses of a software. A registered client gets them with its next PUT.
         * @description A software that becomes Inactive loses the tokens of its client at once.
         */
        patch: operations["changeSoftware"];
        trace?: never;
    };
    "/__admin/directory/organisations/{organisationId}/keys/{kid}": {
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
         * Changes the status of a key or certificate, for example to revoke it.
         * @description Access tokens that are bound to a revoked or inactive certificate are refused at once. Refresh tokens are not bound, so the
         *     client gets a token for another certificate with them.
         */
        patch: operations["changeDirectoryKey"];
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
         * Returns a run, graded by the codes, tokens and calls of the client until now.
         * @description With `?wait=` or `Prefer: wait=` the response waits until the run is finished.
         */
        get: operations["findRun"];
        put?: never;
        post?: never;
        /**
         * Cancels a run.
         * @description A wrong answer that was not sent yet is withdrawn. A finished run keeps its result.
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
         * @description From then on the codes and calls of the client count, and the examiner gives it the wrong answer of the item once, or
         *     makes the bank refuse, hold or delay one of its payments. A response that is late waits on the clock of the sandbox. Only
         *     calls with an access token count, so the security of the sandbox must be `optional` or `required`. A client has one run
         *     at a time. All times are on the clock of the sandbox.
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
         *     - `DATA_PAGAMENTO_INVALIDA`: Refused with 422: The day of the payment is not allowed.
         *     - `DETALHE_PAGAMENTO_INVALIDO`: Refused with 422: The details of the payment are not consistent, or the key does not exist.
         *     - `PARAMETRO_NAO_INFORMADO`: Refused with 422: A required member is missing.
         *     - `PARAMETRO_INVALIDO`: Refused with 422: A member is not valid.
         *     - `ERRO_IDEMPOTENCIA`: Refused with 422: The idempotency key was used with other content.
         *     - `NAO_INFORMADO`: Refused with 422: The bank gives no reason.
         *     - `FUNCIONALIDADE_NAO_HABILITADA`: Refused with 422: The bank does not offer this product.
         *     - `CONSENTIMENTO_NAO_PERMITE_CANCELAMENTO`: Refused with 422: The status of the consent does not allow it.
         *     - `CAMPO_NAO_PERMITIDO`: Refused with 422: The member cannot be edited.
         *     - `PERMISSAO_INSUFICIENTE`: Refused with 422: The user may not edit the consent alone, or at all.
         *     - `DETALHE_EDICAO_INVALIDO`: Refused with 422: The edition does not follow the rules of the members.
         *     - `FALTAM_SINAIS_OBRIGATORIOS_PLATAFORMA`: Refused with 422: The risk signals of the platform are not complete.
         *     - `PAGAMENTO_NAO_PERMITE_CANCELAMENTO`: Refused with 422: The status of the payment, or the person, does not allow it.
         *     - `CANCELAMENTO_FORA_PERIODO_PERMITIDO`: Refused with 422: The time to cancel the payment is over.
         *     - `SALDO_INSUFICIENTE`: Refused with 422: The account does not have the amount.
         *     - `VALOR_ACIMA_LIMITE`: Refused with 422: The amount is above the limit of the customer.
         *     - `VALOR_INVALIDO`: Refused with 422: The amount is not valid for this payment.
         *     - `LIMITE_PERIODO_VALOR_EXCEDIDO`: Refused with 422: The payments of the period would exceed the amount in the consent.
         *     - `LIMITE_PERIODO_QUANTIDADE_EXCEDIDO`: Refused with 422: The period has as many payments as the consent allows.
         *     - `CONSENTIMENTO_INVALIDO`: Refused with 422: The consent is not AUTHORISED.
         *     - `CONSENTIMENTO_PENDENTE_AUTORIZACAO`: Refused with 422: The customer has not authorised the consent yet.
         *     - `PAGAMENTO_DIVERGENTE_CONSENTIMENTO`: Refused with 422: The payment is different from the consent.
         *     - `PAGAMENTO_RECUSADO_DETENTORA`: Refused with 422: The bank of the payer refuses the payment.
         *     - `PAGAMENTO_RECUSADO_SPI`: Refused with 422: The SPI refuses the payment.
         *     - `LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO`: Refused with 422: All payments together would exceed the total in the consent.
         *     - `LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO`: Refused with 422: The amount is above the maximum of one payment in the consent.
         *     - `LIMITE_TENTATIVAS_EXCEDIDO`: Refused with 422: The consent or the arrangement allows no further attempt.
         *     - `FORA_PRAZO_PERMITIDO`: Refused with 422: The day or the time is not allowed.
         *     - `DETALHE_TENTATIVA_INVALIDO`: Refused with 422: The new attempt does not match the original payment.
         *     - `RJCT:SALDO_INSUFICIENTE`: Accepted, and RJCT when it is sent: The account did not have the amount when the payment was due.
         *     - `RJCT:VALOR_ACIMA_LIMITE`: Accepted, and RJCT when it is sent: The amount is above the limit of the customer.
         *     - `RJCT:VALOR_INVALIDO`: Accepted, and RJCT when it is sent: The amount is not valid for this payment.
         *     - `RJCT:NAO_INFORMADO`: Accepted, and RJCT when it is sent: The bank gives no reason.
         *     - `RJCT:PAGAMENTO_DIVERGENTE_CONSENTIMENTO`: Accepted, and RJCT when it is sent: The payment is different from the consent.
         *     - `RJCT:PAGAMENTO_RECUSADO_DETENTORA`: Accepted, and RJCT when it is sent: The bank of the payer refuses the payment.
         *     - `RJCT:PAGAMENTO_RECUSADO_SPI`: Accepted, and RJCT when it is sent: The SPI refuses the payment.
         *     - `RJCT:FALHA_INFRAESTRUTURA_SPI`: Accepted, and RJCT when it is sent: A technical failure of the SPI.
         *     - `RJCT:FALHA_INFRAESTRUTURA_ICP`: Accepted, and RJCT when it is sent: A technical failure of the public key infrastructure.
         *     - `RJCT:FALHA_INFRAESTRUTURA_PSP_RECEBEDOR`: Accepted, and RJCT when it is sent: A technical failure of the payee's institution.
         *     - `RJCT:FALHA_INFRAESTRUTURA_DETENTORA`: Accepted, and RJCT when it is sent: A technical failure of the bank of the payer.
         *     - `RJCT:CONSENTIMENTO_INVALIDO`: Accepted, and RJCT when it is sent: The consent has ended.
         *     - `RJCT:TITULARIDADE_INCONSISTENTE`: Accepted, and RJCT when it is sent: The account does not belong to the payee in the consent.
         *     - `RJCT:LIMITE_PERIODO_VALOR_EXCEDIDO`: Accepted, and RJCT when it is sent: The payments of the period exceed the amount in the consent.
         *     - `RJCT:LIMITE_PERIODO_QUANTIDADE_EXCEDIDO`: Accepted, and RJCT when it is sent: The period has as many payments as the consent allows.
         *     - `RJCT:LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO`: Accepted, and RJCT when it is sent: All payments exceed the total in the consent.
         *     - `RJCT:LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO`: Accepted, and RJCT when it is sent: The amount is above the maximum of one payment in the consent.
         *     - `RJCT:LIMITE_TENTATIVAS_EXCEDIDO`: Accepted, and RJCT when it is sent: The arrangement allows no further attempt.
         *     - `RJCT:CONSENTIMENTO_REVOGADO`: Accepted, and RJCT when it is sent: The consent was revoked.
         *     - `RJCT:FORA_PRAZO_PERMITIDO`: Accepted, and RJCT when it is sent: The day or the time is not allowed.
         *     - `RJCT:DETALHE_TENTATIVA_INVALIDO`: Accepted, and RJCT when it is sent: The new attempt does not match the original payment.
         *     - `RJCT:DETALHE_PAGAMENTO_INVALIDO`: Accepted, and RJCT when it is sent: The account or the key of the payee is not valid.
         *     - `PDNG`: Accepted, and PDNG for 30 minutes before it is sent. It can be cancelled then.
         *     - `PDNG:PT6H`: Accepted, and PDNG for 6 hours before it is sent. It can be cancelled then.
         *     - `DEVOLVIDO`: Settled. One step later the payee returns the money, through the SPI if there is one. A payee of this bank who has spent the money returns nothing.
         *     - `SEM_PERMISSOES_FUNCIONAIS_RESTANTES`: No permission of the consent gives access to data
         *     - `INFORMACOES_PJ_NAO_INFORMADAS`: The permissions are for data of a company, but businessEntity is missing
         *     - `PERMISSOES_PJ_INCORRETAS`: There is a businessEntity, but the permissions are for data of a person
         *     - `PERMISSAO_PF_PJ_EM_CONJUNTO`: The permissions are for data of a person and of a company together
         *     - `COMBINACAO_PERMISSOES_INCORRETA`: A functional group of permissions is not complete
         *     - `DATA_EXPIRACAO_INVALIDA`: The expiration is in the past, more than 12 months from now, or not later than the current one
         *     - `CONSENTIMENTO_EM_STATUS_REJEITADO`: The consent is already rejected and cannot be revoked
         *     - `ESTADO_CONSENTIMENTO_INVALIDO`: Only an authorised consent can be extended
         *     - `DEPENDE_MULTIPLA_ALCADA`: The extension needs the approval of more than one person
         *     - `ERRO_NAO_MAPEADO`: The error has no specific code
         *     - `FORMA_PAGAMENTO_INVALIDA`: Refused with 422: The type of payment is not PIX.
         *     - `COBRANCA_INVALIDA`: Refused with 422: The charge of the QR code is not valid or has expired.
         *     - `RJCT:COBRANCA_INVALIDA`: Accepted, and RJCT when it is sent: The charge of the QR code is not valid or has expired.
         *     - `RJCT:FALHA_INFRAESTRUTURA`: Accepted, and RJCT when it is sent: A technical failure.
         *     - `RJCT:FALHA_INFRAESTRUTURA_DICT`: Accepted, and RJCT when it is sent: A technical failure of the DICT.
         *     - `RJCT:CONTAS_ORIGEM_DESTINO_IGUAIS`: Accepted, and RJCT when it is sent: The account of the payer is the account of the payee.
         *     - `RJCT:FALHA_AGENDAMENTO_PAGAMENTOS`: Accepted, and RJCT when it is sent: The payments of a schedule could not be scheduled.
         *     - `CUSTOMER_APPROVES`: The consent is created, and its customer approves it at once
         *     - `CUSTOMER_APPROVES_LATER`: The consent is created, and its customer approves it after 30 seconds
         *     - `CUSTOMER_REFUSES`: The consent is created, and its customer refuses it at once
         *     - `CUSTOMER_REFUSES_LATER`: The consent is created, and its customer refuses it after 30 seconds
         *     - `CUSTOMER_NEVER_DECIDES`: The consent is created, and waits for its customer until its deadline
         *     - `SECOND_HOLDER_APPROVES_LATER`: The customer approves at once; the second holder of an account that needs both approves after 30 seconds
         *     - `SECOND_HOLDER_REFUSES_LATER`: The customer approves at once; the second holder of an account that needs both refuses after 30 seconds
         *     - `RESOURCES_BEING_PREPARED`: The bank is still preparing the list: 202 without a body
         *     - `STATUS_RESOURCE_PENDING_AUTHORISATION`: The second holder has not approved that the account is shared
         *     - `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`: The account cannot be read for a time, for example because it is blocked
         *     - `STATUS_RESOURCE_UNAVAILABLE`: The account cannot be read any more, for example because it is closed, or its second holder has refused
         *     - `invalid_redirect_uri`: A redirect_uri is not one of the software statement (RFC 7591, 3.2.2)
         *     - `invalid_client_metadata`: A member of the registration is not valid (RFC 7591, 3.2.2)
         *     - `invalid_software_statement`: The software statement is not valid (RFC 7591, 3.2.2)
         *     - `unapproved_software_statement`: The software statement is not approved for use here (RFC 7591, 3.2.2)
         *     - `invalid_webhook_uris`: webhook_uris is not that of the software statement (DCR 2.1.0)
         *     - `DISCOVERY_WRONG_ISSUER`: The discovery document has the issuer of another server
         *     - `invalid_request`: A parameter is missing, repeated or not valid (RFC 6749, 5.2)
         *     - `invalid_client`: The client could not be authenticated (RFC 6749, 5.2)
         *     - `invalid_request_object`: The request object is not valid (RFC 9101, 6.3)
         *     - `invalid_scope`: A scope is unknown, or the client may not have it (RFC 6749, 5.2)
         *     - `unauthorized_client`: The client may not use this grant or response type (RFC 6749, 5.2)
         *     - `unsupported_response_type`: The bank does not have this response type (RFC 6749, 4.1.2.1)
         *     - `server_error`: The bank cannot answer because of a defect (RFC 6749, 4.1.2.1)
         *     - `temporarily_unavailable`: The bank is overloaded or in maintenance (RFC 6749, 4.1.2.1)
         *     - `access_denied`: The customer or the bank has refused (RFC 6749, 4.1.2.1)
         *     - `invalid_request_uri`: The request_uri is unknown, was used, or has expired (RFC 9101, 7)
         *     - `ID_TOKEN_WRONG_ISSUER`: The ID token has the iss of another server
         *     - `ID_TOKEN_WRONG_AUDIENCE`: The ID token is for another client
         *     - `ID_TOKEN_SECOND_AUDIENCE`: The ID token is for the client and for an unknown party
         *     - `ID_TOKEN_WRONG_NONCE`: The ID token has another nonce
         *     - `ID_TOKEN_EXPIRED`: The ID token has expired an hour ago
         *     - `ID_TOKEN_MISSING_ISSUER`: The ID token has no iss
         *     - `ID_TOKEN_MISSING_AUDIENCE`: The ID token has no aud
         *     - `ID_TOKEN_MISSING_SUBJECT`: The ID token has no sub
         *     - `ID_TOKEN_MISSING_NONCE`: The ID token has no nonce, although one was sent
         *     - `ID_TOKEN_MISSING_EXPIRATION`: The ID token has no exp
         *     - `ID_TOKEN_MISSING_ISSUED_AT`: The ID token has no iat
         *     - `ID_TOKEN_WRONG_SIGNATURE`: The signature of the ID token is that of another content
         *     - `ID_TOKEN_RS256`: The ID token is signed with RS256 in place of PS256
         *     - `ID_TOKEN_ALG_NONE`: The ID token is not signed: alg is none
         *     - `ID_TOKEN_UNKNOWN_KID`: The ID token names a key that the bank does not publish
         *     - `ID_TOKEN_NOT_ENCRYPTED`: The ID token is signed, but not encrypted
         *     - `ID_TOKEN_RSA1_5`: The ID token is encrypted with RSA1_5 in place of RSA-OAEP
         *     - `ID_TOKEN_WRONG_C_HASH`: c_hash is that of another code
         *     - `ID_TOKEN_MISSING_C_HASH`: The ID token has no c_hash
         *     - `ID_TOKEN_WRONG_S_HASH`: s_hash is that of another state
         *     - `ID_TOKEN_MISSING_S_HASH`: The ID token has no s_hash, although a state was sent
         *     - `invalid_grant`: The code or the refresh token is not valid, was used, or is of another client (RFC 6749, 5.2)
         *     - `unsupported_grant_type`: The bank does not have this grant type (RFC 6749, 5.2)
         *     - `ID_TOKEN_WRONG_AT_HASH`: at_hash is that of another access token
         *     - `ID_TOKEN_OTHER_SUBJECT`: sub is not that of the authorization response
         *     - `BAD_SIGNATURE`: Refused with 400: The signature of the message is not valid.
         *     - `EMISSOR_DIVERGENTE`: Refused with 403: iss is not the organisation of the client.
         *     - `DESTINATARIO_DIVERGENTE`: Refused with 403: aud is not the address of the request.
         *     - `MENSAGEM_FORA_DO_PRAZO`: Refused with 403: iat is too far from the time of the bank.
         *     - `JTI_INVALIDO`: Refused with 403: jti is not valid.
         *     - `JTI_REUTILIZADO`: Refused with 403: jti was used before.
         *     - `HI`: Accepted with 202, and refused as a whole in the return file: File refused.
         *     - `HA`: Accepted with 202, and refused as a whole in the return file: Lot refused.
         *     - `TA`: Accepted with 202, and refused as a whole in the return file: Totals of the lot or of the file differ.
         *     - `AA`: The payments of the file are refused at once: Invalid control.
         *     - `AB`: The payments of the file are refused at once: Invalid kind of operation.
         *     - `AC`: The payments of the file are refused at once: Invalid kind of service.
         *     - `AD`: The payments of the file are refused at once: Invalid form of entry, or this bank does not offer it.
         *     - `AE`: The payments of the file are refused at once: Invalid kind or number of inscription.
         *     - `AF`: The payments of the file are refused at once: Invalid code of the agreement.
         *     - `AG`: The payments of the file are refused at once: Invalid branch, account or check digit of the payer.
         *     - `AH`: The payments of the file are refused at once: Invalid sequence number of the record in the lot.
         *     - `AI`: The payments of the file are refused at once: Invalid code of the segment.
         *     - `AJ`: The payments of the file are refused at once: Invalid kind of movement.
         *     - `AK`: The payments of the file are refused at once: Invalid clearing house of the payee.
         *     - `AL`: The payments of the file are refused at once: Invalid bank of the payee.
         *     - `AM`: The payments of the file are refused at once: Invalid branch of the payee.
         *     - `AN`: The payments of the file are refused at once: Invalid account of the payee.
         *     - `AO`: The payments of the file are refused at once: Name of the payee is missing.
         *     - `AP`: The payments of the file are refused at once: Invalid date of the payment.
         *     - `AQ`: The payments of the file are refused at once: Invalid kind or quantity of the currency.
         *     - `AR`: The payments of the file are refused at once: Invalid amount of the payment.
         *     - `AS`: The payments of the file are refused at once: Invalid notice to the payee.
         *     - `AT`: The payments of the file are refused at once: Invalid kind or number of the inscription of the payee.
         *     - `BB`: The payments of the file are refused at once: Company document is invalid or used already.
         *     - `BG`: The payments of the file are refused at once: Account or branch is barred.
         *     - `CC`: The payments of the file are refused at once: Barcode: invalid check digit.
         *     - `CD`: The payments of the file are refused at once: Barcode: invalid amount.
         *     - `PB`: The payments of the file are refused at once: Pix stopped by an error of the receiving institution.
         *     - `PG`: The payments of the file are refused at once: Wrong CPF or CNPJ of the payee.
         *     - `PI`: The payments of the file are refused at once: Wrong ISPB of the institution of the payer.
         *     - `PL`: The payments of the file are refused at once: Invalid form of initiation.
         *     - `PM`: The payments of the file are refused at once: Invalid Pix key.
         *     - `PN`: The payments of the file are refused at once: Pix key is missing.
         *     - `YA`: The payments of the file are refused at once: Payment that is to be deleted does not exist, or is no longer scheduled.
         *     - `HF`: The payments of the file are refused when they are due: Account has no funds.
         *     - `PA`: The payments of the file are refused when they are due: Pix not done; send it again later.
         *     - `PC`: The payments of the file are refused when they are due: Account of the payee is closed.
         *     - `PD`: The payments of the file are refused when they are due: Wrong type of account of the payee.
         *     - `PE`: The payments of the file are refused when they are due: Kind of transaction is not allowed in the account of the payee.
         *     - `PF`: The payments of the file are refused when they are due: CPF or CNPJ is not that of the holder of the account.
         *     - `PH`: The payments of the file are refused when they are due: Pix refused by the receiving institution.
         *     - `PJ`: The payments of the file are refused when they are due: Pix key is not registered in DICT.
         *     - `PK`: The payments of the file are refused when they are due: QR code is invalid or expired.
         * @enum {string}
         */
        Outcome: "DATA_PAGAMENTO_INVALIDA" | "DETALHE_PAGAMENTO_INVALIDO" | "PARAMETRO_NAO_INFORMADO" | "PARAMETRO_INVALIDO" | "ERRO_IDEMPOTENCIA" | "NAO_INFORMADO" | "FUNCIONALIDADE_NAO_HABILITADA" | "CONSENTIMENTO_NAO_PERMITE_CANCELAMENTO" | "CAMPO_NAO_PERMITIDO" | "PERMISSAO_INSUFICIENTE" | "DETALHE_EDICAO_INVALIDO" | "FALTAM_SINAIS_OBRIGATORIOS_PLATAFORMA" | "PAGAMENTO_NAO_PERMITE_CANCELAMENTO" | "CANCELAMENTO_FORA_PERIODO_PERMITIDO" | "SALDO_INSUFICIENTE" | "VALOR_ACIMA_LIMITE" | "VALOR_INVALIDO" | "LIMITE_PERIODO_VALOR_EXCEDIDO" | "LIMITE_PERIODO_QUANTIDADE_EXCEDIDO" | "CONSENTIMENTO_INVALIDO" | "CONSENTIMENTO_PENDENTE_AUTORIZACAO" | "PAGAMENTO_DIVERGENTE_CONSENTIMENTO" | "PAGAMENTO_RECUSADO_DETENTORA" | "PAGAMENTO_RECUSADO_SPI" | "LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO" | "LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO" | "LIMITE_TENTATIVAS_EXCEDIDO" | "FORA_PRAZO_PERMITIDO" | "DETALHE_TENTATIVA_INVALIDO" | "RJCT:SALDO_INSUFICIENTE" | "RJCT:VALOR_ACIMA_LIMITE" | "RJCT:VALOR_INVALIDO" | "RJCT:NAO_INFORMADO" | "RJCT:PAGAMENTO_DIVERGENTE_CONSENTIMENTO" | "RJCT:PAGAMENTO_RECUSADO_DETENTORA" | "RJCT:PAGAMENTO_RECUSADO_SPI" | "RJCT:FALHA_INFRAESTRUTURA_SPI" | "RJCT:FALHA_INFRAESTRUTURA_ICP" | "RJCT:FALHA_INFRAESTRUTURA_PSP_RECEBEDOR" | "RJCT:FALHA_INFRAESTRUTURA_DETENTORA" | "RJCT:CONSENTIMENTO_INVALIDO" | "RJCT:TITULARIDADE_INCONSISTENTE" | "RJCT:LIMITE_PERIODO_VALOR_EXCEDIDO" | "RJCT:LIMITE_PERIODO_QUANTIDADE_EXCEDIDO" | "RJCT:LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO" | "RJCT:LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO" | "RJCT:LIMITE_TENTATIVAS_EXCEDIDO" | "RJCT:CONSENTIMENTO_REVOGADO" | "RJCT:FORA_PRAZO_PERMITIDO" | "RJCT:DETALHE_TENTATIVA_INVALIDO" | "RJCT:DETALHE_PAGAMENTO_INVALIDO" | "PDNG" | "PDNG:PT6H" | "DEVOLVIDO" | "SEM_PERMISSOES_FUNCIONAIS_RESTANTES" | "INFORMACOES_PJ_NAO_INFORMADAS" | "PERMISSOES_PJ_INCORRETAS" | "PERMISSAO_PF_PJ_EM_CONJUNTO" | "COMBINACAO_PERMISSOES_INCORRETA" | "DATA_EXPIRACAO_INVALIDA" | "CONSENTIMENTO_EM_STATUS_REJEITADO" | "ESTADO_CONSENTIMENTO_INVALIDO" | "DEPENDE_MULTIPLA_ALCADA" | "ERRO_NAO_MAPEADO" | "FORMA_PAGAMENTO_INVALIDA" | "COBRANCA_INVALIDA" | "RJCT:COBRANCA_INVALIDA" | "RJCT:FALHA_INFRAESTRUTURA" | "RJCT:FALHA_INFRAESTRUTURA_DICT" | "RJCT:CONTAS_ORIGEM_DESTINO_IGUAIS" | "RJCT:FALHA_AGENDAMENTO_PAGAMENTOS" | "CUSTOMER_APPROVES" | "CUSTOMER_APPROVES_LATER" | "CUSTOMER_REFUSES" | "CUSTOMER_REFUSES_LATER" | "CUSTOMER_NEVER_DECIDES" | "SECOND_HOLDER_APPROVES_LATER" | "SECOND_HOLDER_REFUSES_LATER" | "RESOURCES_BEING_PREPARED" | "STATUS_RESOURCE_PENDING_AUTHORISATION" | "STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE" | "STATUS_RESOURCE_UNAVAILABLE" | "invalid_redirect_uri" | "invalid_client_metadata" | "invalid_software_statement" | "unapproved_software_statement" | "invalid_webhook_uris" | "DISCOVERY_WRONG_ISSUER" | "invalid_request" | "invalid_client" | "invalid_request_object" | "invalid_scope" | "unauthorized_client" | "unsupported_response_type" | "server_error" | "temporarily_unavailable" | "access_denied" | "invalid_request_uri" | "ID_TOKEN_WRONG_ISSUER" | "ID_TOKEN_WRONG_AUDIENCE" | "ID_TOKEN_SECOND_AUDIENCE" | "ID_TOKEN_WRONG_NONCE" | "ID_TOKEN_EXPIRED" | "ID_TOKEN_MISSING_ISSUER" | "ID_TOKEN_MISSING_AUDIENCE" | "ID_TOKEN_MISSING_SUBJECT" | "ID_TOKEN_MISSING_NONCE" | "ID_TOKEN_MISSING_EXPIRATION" | "ID_TOKEN_MISSING_ISSUED_AT" | "ID_TOKEN_WRONG_SIGNATURE" | "ID_TOKEN_RS256" | "ID_TOKEN_ALG_NONE" | "ID_TOKEN_UNKNOWN_KID" | "ID_TOKEN_NOT_ENCRYPTED" | "ID_TOKEN_RSA1_5" | "ID_TOKEN_WRONG_C_HASH" | "ID_TOKEN_MISSING_C_HASH" | "ID_TOKEN_WRONG_S_HASH" | "ID_TOKEN_MISSING_S_HASH" | "invalid_grant" | "unsupported_grant_type" | "ID_TOKEN_WRONG_AT_HASH" | "ID_TOKEN_OTHER_SUBJECT" | "BAD_SIGNATURE" | "EMISSOR_DIVERGENTE" | "DESTINATARIO_DIVERGENTE" | "MENSAGEM_FORA_DO_PRAZO" | "JTI_INVALIDO" | "JTI_REUTILIZADO" | "HI" | "HA" | "TA" | "AA" | "AB" | "AC" | "AD" | "AE" | "AF" | "AG" | "AH" | "AI" | "AJ" | "AK" | "AL" | "AM" | "AN" | "AO" | "AP" | "AQ" | "AR" | "AS" | "AT" | "BB" | "BG" | "CC" | "CD" | "PB" | "PG" | "PI" | "PL" | "PM" | "PN" | "YA" | "HF" | "PA" | "PC" | "PD" | "PE" | "PF" | "PH" | "PJ" | "PK";
        ConsentSettingsResponse: {
            /**
             * @description Whether a new consent is authorised at once.
             * @example false
             */
            autoAuthorise: boolean;
            /**
             * @description Whether a consent must have complete groups of permissions.
             * @example on
             */
            permissionGroups: components["schemas"]["ConsentSettingsPermissionGroups"];
            /** @description How the customer of a new consent decides. Absent: by `autoAuthorise`. */
            customer?: components["schemas"]["CustomerBehaviourResponse"];
            /** @description How the second holder of a joint account decides. Absent: never. */
            secondHolder?: components["schemas"]["CustomerBehaviourResponse"];
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
        /**
         * @description What happens to new consents in the sandbox.
         * @example {
         *       "autoAuthorise": false
         *     }
         */
        ConsentSettings: {
            /** @description true: every new consent is authorised at once. false: it waits until its customer decides on the authorisation page, or a request to `/__admin/consents/{id}/authorise` or `/reject` does. Default: the variable CONSENT_AUTO_AUTHORISE. */
            autoAuthorise?: boolean;
            /** @description on: a consent must have complete groups of permissions. off: any combination is accepted. Default: the variable CONSENT_PERMISSION_GROUPS. */
            permissionGroups?: components["schemas"]["ConsentSettingsPermissionGroups"];
            /** @description How the customer of a new consent decides without a person, for suites. It replaces `autoAuthorise`. An outcome of a rule, such as CUSTOMER_REFUSES, comes before it. */
            customer?: {
                /** @description never: the customer does not come back, and the consent waits until its deadline. */
                decision: components["schemas"]["CustomerBehaviourDecision"];
                /** @description How long the customer takes, on the clock of the sandbox, as in PT30S. Default: PT0S, at once. */
                after?: string;
            };
            /** @description How the second holder of an account that needs the approval of both decides, counted from the approval of the first. Default: never. */
            secondHolder?: {
                /** @description never: the customer does not come back, and the consent waits until its deadline. */
                decision: components["schemas"]["CustomerBehaviourDecision"];
                /** @description How long the customer takes, on the clock of the sandbox, as in PT30S. Default: PT0S, at once. */
                after?: string;
            };
        };
        LimitSettingsResponse: {
            /**
             * @description Whether calls are counted and refused.
             * @example on
             */
            limits: components["schemas"]["ConsentSettingsPermissionGroups"];
            /**
             * @description The status if a monthly limit is reached: 423 or 429.
             * @example 423
             */
            monthlyStatus: number;
            monthlyCalls: components["schemas"]["MonthlyCallsResponse"];
            callsPerMinute: components["schemas"]["CallsPerMinuteResponse"];
            /**
             * @description Calls to the whole bank in a second.
             * @example 300
             */
            callsPerSecond: number;
        };
        /**
         * @description The operational limits of the sandbox.
         * @example {}
         */
        LimitSettings: {
            /** @description on: calls are counted on the clock of the sandbox, and refused above the limits. Default: the variable OPERATIONAL_LIMITS. */
            limits?: components["schemas"]["ConsentSettingsPermissionGroups"];
            /** @description The status if a monthly limit is reached. accounts 2.4.2 has both and does not say which; banks differ. Default: the variable OPERATIONAL_LIMIT_STATUS. */
            monthlyStatus?: 423 | 429;
            /** @description Successful calls of one month, by class of the endpoint. Default: low 4, medium 30, mediumHigh 120, high 240, highest 420. */
            monthlyCalls?: {
                low?: number;
                medium?: number;
                mediumHigh?: number;
                high?: number;
                highest?: number;
            };
            /** @description Calls of one origin to one endpoint in a full minute, by class. Default: low 500, medium 1000, mediumHigh 1500, high 2000. */
            callsPerMinute?: {
                low?: number;
                medium?: number;
                mediumHigh?: number;
                high?: number;
            };
            /** @description Calls to the whole bank in a full second. Default: 300. */
            callsPerSecond?: number;
        };
        ResourceSettingsResponse: {
            resources: components["schemas"]["ResourceSettingResponse"][];
        };
        /**
         * @description The resources of the sandbox that cannot be read.
         * @example {}
         */
        ResourceSettings: {
            /** @description The accounts and card accounts that are not AVAILABLE. Default: none. */
            resources?: {
                /** @description The accountId or the creditCardAccountId. The account may be one that the bank has not seen yet. */
                resourceId: string;
                status: components["schemas"]["ResourceSettingStatus"];
            }[];
        };
        SecuritySettingsResponse: {
            /**
             * @description Whether certificates, tokens and signatures are ignored, checked if present, or required.
             * @example required
             */
            security: components["schemas"]["SecuritySettingsSecurity"];
            /**
             * @description The clock of the times in signed texts.
             * @example machine
             */
            signatureClock: components["schemas"]["SecuritySettingsSignatureClock"];
        };
        /**
         * @description How strict the bank is in the sandbox.
         * @example {}
         */
        SecuritySettings: {
            /** @description off: the APIs ignore certificates, access tokens and signatures. optional: those that a request has are checked. required: a request without them is refused, as by a bank of Open Finance Brasil. Default: the variable OPENFINANCE_SECURITY. */
            security?: components["schemas"]["SecuritySettingsSecurity"];
            /** @description The clock of the times in signed texts (assertions, request objects, payments, ID tokens). machine: that of the machine, so that a client whose clock is right gets in while the clock of the sandbox is somewhere else. sandbox: that of the sandbox. Tokens and consents expire on the clock of the sandbox in both cases. Default: machine. */
            signatureClock?: components["schemas"]["SecuritySettingsSignatureClock"];
        };
        ProviderMetadataResponse: {
            /** @description The start of all addresses; the `iss` of ID tokens. */
            issuer: string;
            authorization_endpoint: string;
            token_endpoint: string;
            pushed_authorization_request_endpoint: string;
            registration_endpoint: string;
            userinfo_endpoint: string;
            revocation_endpoint: string;
            jwks_uri: string;
            /** @description Present if the bank listens with mutual TLS. A client uses these addresses in place of the others. */
            mtls_endpoint_aliases?: components["schemas"]["MtlsEndpointsResponse"];
            require_pushed_authorization_requests: boolean;
            /** @description `code` is offered only in the modes `off` and `optional`, with a signed response. */
            response_types_supported: string[];
            response_modes_supported: string[];
            grant_types_supported: string[];
            scopes_supported: string[];
            subject_types_supported: string[];
            claims_supported: string[];
            claims_parameter_supported: boolean;
            acr_values_supported: string[];
            id_token_signing_alg_values_supported: string[];
            id_token_encryption_alg_values_supported: string[];
            id_token_encryption_enc_values_supported: string[];
            token_endpoint_auth_methods_supported: string[];
            token_endpoint_auth_signing_alg_values_supported: string[];
            revocation_endpoint_auth_methods_supported: string[];
            revocation_endpoint_auth_signing_alg_values_supported: string[];
            request_object_signing_alg_values_supported: string[];
            request_object_encryption_alg_values_supported: string[];
            request_object_encryption_enc_values_supported: string[];
            authorization_signing_alg_values_supported?: string[];
            code_challenge_methods_supported: string[];
            request_parameter_supported: boolean;
            request_uri_parameter_supported: boolean;
            authorization_response_iss_parameter_supported: boolean;
            tls_client_certificate_bound_access_tokens: boolean;
        };
        OAuthErrorResponse: {
            /** @example invalid_client */
            error: string;
            /** @description What is wrong and what would be right. */
            error_description: string;
        };
        ProviderKeysResponse: {
            keys: components["schemas"]["ProviderKeyResponse"][];
        };
        UserinfoResponse: {
            /**
             * Format: uuid
             * @description The `sub` of the ID tokens.
             * @example 7d6b2c0e-3f49-5a51-9d0e-0b8a5f1c2d3e
             */
            sub: string;
        };
        PushedRequestResponse: {
            /**
             * @description Send it to the authorization endpoint together with the client_id.
             * @example urn:ietf:params:oauth:request_uri:6esc_11ACC5bwc014ltc14eY22c6esc_11ACC5bwc014
             */
            request_uri: string;
            /**
             * @description Seconds until it expires, on the clock of the sandbox.
             * @example 300
             */
            expires_in: number;
        };
        TokenResponse: {
            /**
             * @description Send it as `Authorization: Bearer <token>`, over a connection with the same client certificate.
             * @example 4vbgxBcOg7nQ1cGQ0n0jr1b2f9CzFJmqYJrEVmVh7vM
             */
            access_token: string;
            /** @example Bearer */
            token_type: string;
            /**
             * @description Seconds until the access token expires, on the clock of the sandbox.
             * @example 900
             */
            expires_in: number;
            /** @example consents */
            scope: string;
            /** @description Only for a code. Signed, and encrypted if the client has registered that. */
            id_token?: string;
            /** @description Only for a code and a refresh token. It lasts as long as the consent. */
            refresh_token?: string;
        };
        /** @example {} */
        AuthoriseConsentRequest: {
            /** @description second: the second holder decides on the accounts that need the approval of both (CONJUNTA_SIMPLES), after the first has approved. Default: first. */
            holder?: components["schemas"]["AuthoriseConsentHolder"];
            /** @description Default: all accounts of the customer; for a payment, the first account. */
            accountIds?: string[];
        };
        ConsentStatusResponse: {
            /** @example urn:simulador:00000000-0000-4000-8000-000000000003 */
            consentId: string;
            /** @example AUTHORISED */
            status: string;
        };
        /**
         * @example {
         *       "reason": "INTERNAL_SECURITY_REASON"
         *     }
         */
        RejectConsentRequest: {
            /** @description second: the second holder decides on the accounts that need the approval of both (CONJUNTA_SIMPLES), after the first has approved. Default: first. */
            holder?: components["schemas"]["AuthoriseConsentHolder"];
            /**
             * @description A code of the standard. Without it, the customer refuses the consent, or revokes it at the bank.
             * @example INTERNAL_SECURITY_REASON
             */
            reason?: string;
        };
        /**
         * @description The customers and transactions to add to the bank.
         * @example {
         *       "customers": 2,
         *       "transactions": 1000,
         *       "seed": 7
         *     }
         */
        BankSeedRequest: {
            /** @description The number of made-up customers. Default: 10 without `documents`, otherwise 0. */
            customers?: number;
            /** @description CPFs and CNPJs of more customers, new or existing. */
            documents?: string[];
            /**
             * @description The number of transactions to add to each account of these customers.
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
             * @description The first day of the transactions. Default: 12 months before today.
             */
            from?: string;
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
             * @description Accounts of the customers of the request, new or not.
             * @example 4
             */
            accounts: number;
            /**
             * @description The number of added transactions. It does not include the first year of transactions of new accounts.
             * @example 4000
             */
            transactions: number;
            /** @description Some of the customers. */
            examples: components["schemas"]["SeededCustomerResponse"][];
        };
        ParticipantResponse: {
            OrganisationId: string;
            /** @example Active */
            Status: components["schemas"]["ParticipantStatus"];
            OrganisationName: string;
            /**
             * Format: date-time
             * @example 2021-02-01T00:00:00.000Z
             */
            CreatedOn: string;
            LegalEntityName: string;
            /** @example BR */
            CountryOfRegistration: string;
            CompanyRegister: string;
            Tag: string | null;
            Size: string | null;
            /** @example 87654321000197 */
            RegistrationNumber: string;
            RegistrationId: string | null;
            RegisteredName: string;
            AddressLine1: string;
            AddressLine2: string;
            City: string;
            Postcode: string;
            /** @example BR */
            Country: string;
            ParentOrganisationReference: string;
            Contacts: Record<string, unknown>[];
            AuthorisationServers: components["schemas"]["ParticipantServerResponse"][];
            OrgDomainClaims: components["schemas"]["ParticipantDomainResponse"][];
            OrgDomainRoleClaims: components["schemas"]["ParticipantRoleResponse"][];
        };
        DirectoryMetadataResponse: {
            issuer: string;
            token_endpoint: string;
            /** @description The keys that sign software statements. */
            jwks_uri: string;
            /**
             * @example [
             *       "client_credentials"
             *     ]
             */
            grant_types_supported: string[];
            /** @description The directory has no authorization endpoint. */
            response_types_supported: string[];
            /**
             * @example [
             *       "directory:software"
             *     ]
             */
            scopes_supported: string[];
            /**
             * @example [
             *       "tls_client_auth"
             *     ]
             */
            token_endpoint_auth_methods_supported: string[];
            tls_client_certificate_bound_access_tokens: boolean;
            mtls_endpoint_aliases: components["schemas"]["DirectoryEndpointsResponse"];
        };
        DirectoryTokenFields: {
            /** @example client_credentials */
            grant_type: string;
            /**
             * @description The software. It must be the one of the client certificate, if the request has one.
             * @example 3f42ed49-d0df-5988-87af-3e6fc379cc7d
             */
            client_id?: string;
            /** @example directory:software */
            scope?: string;
        };
        DirectoryTokenResponse: {
            /** @example eyJhbGciOiJQUzI1NiJ9.eyJzdWIiOiIuLi4ifQ.c2lnbmF0dXJl */
            access_token: string;
            /** @example Bearer */
            token_type: string;
            /**
             * @description Seconds until the token expires.
             * @example 600
             */
            expires_in: number;
            /** @example directory:software */
            scope: string;
        };
        KeystoreResponse: {
            keys: components["schemas"]["KeystoreKeyResponse"][];
        };
        RegistrationFields: {
            /**
             * @description A software statement of the directory, at most five minutes old. Required, unless the sandbox does not demand it and
             *     `software_id` names the software.
             * @example eyJhbGciOiJQUzI1NiJ9.eyJzb2Z0d2FyZV9pZCI6Ii4uLiJ9.c2lnbmF0dXJl
             */
            software_statement?: string;
            /** @description The software in the directory, in place of a software statement. */
            software_id?: string;
            /** @description Some of those of the software statement. */
            redirect_uris: string[];
            /** @description Must be that of the software statement. */
            jwks_uri?: string;
            /** @example private_key_jwt */
            token_endpoint_auth_method?: string;
            /**
             * @example [
             *       "authorization_code",
             *       "client_credentials",
             *       "refresh_token"
             *     ]
             */
            grant_types?: string[];
            /**
             * @example [
             *       "code id_token"
             *     ]
             */
            response_types?: string[];
            /** @description Default: all scopes of the active roles. */
            scope?: string;
            /** @description Must be those of the software statement. Without them, the client gets no webhooks. */
            webhook_uris?: string[];
        };
        RegistrationResponse: {
            /** @example example-client */
            client_id: string;
            /**
             * @description Seconds since 1970, on the clock of the sandbox.
             * @example 1769860800
             */
            client_id_issued_at: number;
            /**
             * @description Reads, changes and removes the registration. Absent if the request had none.
             * @example 4vbgxBcOg7nQ1cGQ0n0jr1b2f9CzFJmqYJrEVmVh7vM
             */
            registration_access_token?: string;
            /** @example http://localhost:3006/auth/register/example-client */
            registration_client_uri: string;
            client_name: string;
            software_id: string;
            software_statement: string;
            redirect_uris: string[];
            jwks_uri: string;
            scope: string;
            grant_types: string[];
            response_types: string[];
            webhook_uris?: string[];
            /** @example private_key_jwt */
            token_endpoint_auth_method: string;
            /** @example PS256 */
            token_endpoint_auth_signing_alg: string;
            /** @example web */
            application_type: string;
            /** @example public */
            subject_type: string;
            /** @example PS256 */
            id_token_signed_response_alg: string;
            /** @example RSA-OAEP */
            id_token_encrypted_response_alg?: string;
            /** @example A256GCM */
            id_token_encrypted_response_enc?: string;
            /** @example PS256 */
            request_object_signing_alg: string;
            tls_client_certificate_bound_access_tokens: boolean;
            /** @description Whether the client uses `mtls_endpoint_aliases`. Present if the bank listens with mutual TLS. */
            use_mtls_endpoint_aliases?: boolean;
            require_signed_request_object: boolean;
            require_pushed_authorization_requests: boolean;
        };
        DiscoveryResponse: {
            data: components["schemas"]["ApiResourceResponse"][];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        StandardErrorsResponse: {
            errors: components["schemas"]["StandardErrorResponse"][];
            /** @description Absent in the accounts API. */
            meta?: components["schemas"]["MetaResponse"];
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
            /** @description The claim `aud` of a signed body: the receiver. It is not checked. */
            aud?: unknown;
            /** @description The claim `iss` of a signed body: the issuer. It is not checked. */
            iss?: unknown;
            /** @description The claim `iat` of a signed body: the time of the signature. It is not checked. */
            iat?: unknown;
            /** @description The claim `jti` of a signed body: a unique id. It is not checked. */
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
            /** @description The claim `aud` of a signed body: the receiver. It is not checked. */
            aud?: unknown;
            /** @description The claim `iss` of a signed body: the issuer. It is not checked. */
            iss?: unknown;
            /** @description The claim `iat` of a signed body: the time of the signature. It is not checked. */
            iat?: unknown;
            /** @description The claim `jti` of a signed body: a unique id. It is not checked. */
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
        PaymentListResponse: {
            data: components["schemas"]["PaymentDataResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        /**
         * @example {
         *       "data": {
         *         "status": "CANC",
         *         "cancellation": {
         *           "cancelledBy": {
         *             "document": {
         *               "identification": "11144477735",
         *               "rel": "CPF"
         *             }
         *           }
         *         }
         *       }
         *     }
         */
        CancelPaymentRequest: {
            /** @description The claim `aud` of a signed body: the receiver. It is not checked. */
            aud?: unknown;
            /** @description The claim `iss` of a signed body: the issuer. It is not checked. */
            iss?: unknown;
            /** @description The claim `iat` of a signed body: the time of the signature. It is not checked. */
            iat?: unknown;
            /** @description The claim `jti` of a signed body: a unique id. It is not checked. */
            jti?: unknown;
            data: {
                /** @enum {string} */
                status: "CANC";
                cancellation: {
                    /** @description The user who authorised the payment, or a holder of the account. */
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
        CancelledPaymentsResponse: {
            data: components["schemas"]["CancelledPaymentResponse"][];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        /**
         * @example {
         *       "data": {
         *         "loggedUser": {
         *           "document": {
         *             "identification": "11144477735",
         *             "rel": "CPF"
         *           }
         *         },
         *         "creditor": {
         *           "personType": "PESSOA_NATURAL",
         *           "cpfCnpj": "11144477735",
         *           "name": "João Souza"
         *         },
         *         "payment": {
         *           "type": "PIX",
         *           "date": "2026-01-31",
         *           "currency": "BRL",
         *           "amount": "150.00",
         *           "details": {
         *             "localInstrument": "MANU",
         *             "creditorAccount": {
         *               "ispb": "12345678",
         *               "issuer": "0001",
         *               "number": "1234567890",
         *               "accountType": "CACC"
         *             }
         *           }
         *         }
         *       }
         *     }
         */
        PaymentConsentRequest: {
            /** @description The claim `aud` of a signed body: the receiver. It is not checked. */
            aud?: unknown;
            /** @description The claim `iss` of a signed body: the issuer. It is not checked. */
            iss?: unknown;
            /** @description The claim `iat` of a signed body: the time of the signature. It is not checked. */
            iat?: unknown;
            /** @description The claim `jti` of a signed body: a unique id. It is not checked. */
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
                            dayOfWeek: components["schemas"]["DayOfWeek"];
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
        PaymentConsentResponse: {
            data: components["schemas"]["PaymentConsentDataResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        /**
         * @example {
         *       "key": "+5511987654321",
         *       "amount": "150.00",
         *       "merchantName": "Joao Souza",
         *       "txid": "pedido42"
         *     }
         */
        QrCodeRequest: {
            /**
             * @description The Pix key of the payee.
             * @example +5511987654321
             */
            key: string;
            /**
             * @description Required in a dynamic code. A static code without it lets the payer choose the amount.
             * @example 150.00
             */
            amount?: string | number;
            /** @description At most 25 characters in a static code, 26 to 35 in a dynamic one. Default in a dynamic code: the simulator creates one. */
            txid?: string;
            /** @description The name of the payee. Accents are removed. */
            merchantName?: string;
            /** @description The city of the payee. Accents are removed. */
            merchantCity?: string;
            /** @description A text for the payer. Only for a static code. */
            description?: string;
            /** @description Writes 12 into field 01: the code can be paid once. */
            isSingleUse?: boolean;
            /** @description The charge of a dynamic code, which this bank serves. Without it, the code is static. */
            charge?: {
                /** @description The time to pay, in seconds. Default: 86400. */
                expirySeconds?: number;
                /**
                 * Format: date
                 * @description The due date. With it, the charge is a cobv.
                 */
                dueDate?: string;
                /** @description The number of days after the due date in which it can be paid. Default: 30. */
                validityDays?: number;
                /** @description Whether the payer may pay another amount. */
                canChangeAmount?: boolean;
                /** @description A text for the payer (solicitacaoPagador). */
                payerRequest?: string;
            };
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
             * @description The `transactionIdentification` of a payment with this code; absent if the code has no txid.
             * @example pedido42
             */
            transactionIdentification?: string;
            /**
             * @description Absent if the payer chooses.
             * @example 150.00
             */
            amount?: string;
            /** @description Only for a dynamic code. */
            charge?: components["schemas"]["QrChargeResponse"];
        };
        KeysResponse: {
            keys: components["schemas"]["KeyResponse"][];
        };
        /**
         * @example {
         *       "name": "my-receiver",
         *       "url": "http://127.0.0.1:9099/webhooks"
         *     }
         */
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
             * @description When it was created, by the clock of the sandbox, like all instants of webhooks.
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
             * @description When it was created, by the clock of the sandbox, like all instants of webhooks.
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
        /** @enum {string} */
        WebhookDeliveryStatus: "delivered" | "failed" | "pending";
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
             * @description The id of the resource that changed. For a test event, the id of the webhook.
             * @example payment-1
             */
            subject: string;
            /**
             * @description pending: an attempt follows; delivered: the receiver answered 2xx; failed: no attempt follows.
             * @example pending
             */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * @description The number of attempts.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When the next attempt is due, if the delivery is pending.
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
             * @description Correlation id of the request that caused the event.
             * @example run-42-first
             */
            correlationId: string;
        };
        /**
         * @example {
         *       "enabled": true
         *     }
         */
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
        WebhookDeliveryDetailsResponse: {
            /**
             * @description The body that is sent, unchanged.
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
             * @description The id of the resource that changed. For a test event, the id of the webhook.
             * @example payment-1
             */
            subject: string;
            /**
             * @description pending: an attempt follows; delivered: the receiver answered 2xx; failed: no attempt follows.
             * @example pending
             */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * @description The number of attempts.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When the next attempt is due, if the delivery is pending.
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
             * @description Correlation id of the request that caused the event.
             * @example run-42-first
             */
            correlationId: string;
        };
        /**
         * @example {
         *       "data": {
         *         "recurringConsentId": "urn:simulador:00000000-0000-4000-a000-000000000001",
         *         "endToEndId": "E87654321202601311500recorrente1",
         *         "date": "2026-01-31",
         *         "payment": {
         *           "amount": "100.00",
         *           "currency": "BRL"
         *         },
         *         "localInstrument": "MANU",
         *         "creditorAccount": {
         *           "ispb": "12345678",
         *           "issuer": "0001",
         *           "number": "1234567890",
         *           "accountType": "CACC"
         *         },
         *         "cnpjInitiator": "50685362000135",
         *         "document": {
         *           "identification": "11144477735",
         *           "rel": "CPF"
         *         },
         *         "riskSignals": {
         *           "automatic": {
         *             "lastLoginDateTime": "2026-01-30T12:00:00Z"
         *           }
         *         }
         *       }
         *     }
         */
        RecurringPaymentRequest: {
            /** @description The claim `aud` of a signed body: the receiver. It is not checked. */
            aud?: unknown;
            /** @description The claim `iss` of a signed body: the issuer. It is not checked. */
            iss?: unknown;
            /** @description The claim `iat` of a signed body: the time of the signature. It is not checked. */
            iat?: unknown;
            /** @description The claim `jti` of a signed body: a unique id. It is not checked. */
            jti?: unknown;
            data: {
                recurringConsentId?: string;
                /** @example E8765432120261121120012345678901 */
                endToEndId: string;
                /** Format: date */
                date: string;
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
                /** @example 50685362000135 */
                cnpjInitiator: string;
                ibgeTownCode?: string;
                /** @enum {string} */
                authorisationFlow?: "CIBA_FLOW" | "FIDO_FLOW" | "HYBRID_FLOW";
                /** @description Required for Transferências Inteligentes: manual if the user is present, or automatic. */
                riskSignals?: {
                    manual?: {
                        deviceId: string;
                        isRootedDevice?: boolean;
                        screenBrightness?: number;
                        elapsedTimeSinceBoot?: number;
                        osVersion: string;
                        userTimeZoneOffset: string;
                        language: string;
                        screenDimensions: {
                            height: number;
                            width: number;
                        };
                        /** Format: date */
                        accountTenure: string;
                        geolocation?: {
                            latitude?: number;
                            longitude?: number;
                            /** @enum {string} */
                            type?: "COARSE" | "FINE" | "INFERRED";
                        };
                        isCallingProgress?: boolean;
                        isDevModeEnabled?: boolean;
                        isMockGPS?: boolean;
                        isEmulated?: boolean;
                        isMonkeyRunner?: boolean;
                        isCharging?: boolean;
                        antennaInformation?: string;
                        isUsbConnected?: boolean;
                        integrity?: {
                            appRecognitionVerdict?: string;
                            deviceRecognitionVerdict?: string;
                        };
                    };
                    automatic?: {
                        /** Format: date-time */
                        lastLoginDateTime: string;
                        /** Format: date-time */
                        pixKeyRegistrationDateTime?: string;
                    };
                };
                /** @enum {string} */
                localInstrument: "DICT" | "INIC" | "MANU";
                proxy?: string;
                transactionIdentification?: string;
                document: {
                    /** @example 50685362000135 */
                    identification: string;
                    /** @enum {string} */
                    rel: "CNPJ" | "CPF";
                };
                originalRecurringPaymentId?: string;
                paymentReference?: string;
            };
        };
        RecurringPaymentResponse: {
            data: components["schemas"]["RecurringPaymentDataResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        RecurringPaymentListResponse: {
            data: components["schemas"]["ListedRecurringPaymentResponse"][];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        /**
         * @example {
         *       "data": {
         *         "status": "CANC",
         *         "cancellation": {
         *           "cancelledBy": {
         *             "document": {
         *               "identification": "11144477735",
         *               "rel": "CPF"
         *             }
         *           }
         *         }
         *       }
         *     }
         */
        CancelRecurringPaymentRequest: {
            /** @description The claim `aud` of a signed body: the receiver. It is not checked. */
            aud?: unknown;
            /** @description The claim `iss` of a signed body: the issuer. It is not checked. */
            iss?: unknown;
            /** @description The claim `iat` of a signed body: the time of the signature. It is not checked. */
            iat?: unknown;
            /** @description The claim `jti` of a signed body: a unique id. It is not checked. */
            jti?: unknown;
            data: {
                /** @enum {string} */
                status: "CANC";
                cancellation: {
                    /** @description The payer or the payee. */
                    cancelledBy: {
                        document: {
                            /** @example 50685362000135 */
                            identification: string;
                            /** @enum {string} */
                            rel: "CNPJ" | "CPF";
                        };
                    };
                };
            };
        };
        /**
         * @example {
         *       "data": {
         *         "loggedUser": {
         *           "document": {
         *             "identification": "11144477735",
         *             "rel": "CPF"
         *           }
         *         },
         *         "creditors": [
         *           {
         *             "personType": "PESSOA_NATURAL",
         *             "cpfCnpj": "11144477735",
         *             "name": "Maria Silva"
         *           }
         *         ],
         *         "recurringConfiguration": {
         *           "sweeping": {
         *             "totalAllowedAmount": "5000.00",
         *             "transactionLimit": "500.00",
         *             "periodicLimits": {
         *               "day": {
         *                 "quantityLimit": 3,
         *                 "transactionLimit": "1000.00"
         *               }
         *             }
         *           }
         *         }
         *       }
         *     }
         */
        RecurringConsentRequest: {
            /** @description The claim `aud` of a signed body: the receiver. It is not checked. */
            aud?: unknown;
            /** @description The claim `iss` of a signed body: the issuer. It is not checked. */
            iss?: unknown;
            /** @description The claim `iat` of a signed body: the time of the signature. It is not checked. */
            iat?: unknown;
            /** @description The claim `jti` of a signed body: a unique id. It is not checked. */
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
                creditors: {
                    personType: components["schemas"]["PersonType"];
                    cpfCnpj: string;
                    name: string;
                }[];
                /** Format: date-time */
                expirationDateTime?: string;
                additionalInformation?: string;
                debtorAccount?: {
                    ispb: string;
                    issuer?: string;
                    number: string;
                    accountType: components["schemas"]["V4AccountType"];
                };
                /** @description Exactly one of the members. */
                recurringConfiguration: {
                    automatic?: {
                        contractId: string;
                        /** @example 150.00 */
                        fixedAmount?: string;
                        /** @example 150.00 */
                        maximumVariableAmount?: string;
                        /** @example 150.00 */
                        minimumVariableAmount?: string;
                        interval: components["schemas"]["RecurringInterval"];
                        contractDebtor: {
                            name: string;
                            document: {
                                /** @example 50685362000135 */
                                identification: string;
                                /** @enum {string} */
                                rel: "CNPJ" | "CPF";
                            };
                        };
                        firstPayment?: {
                            /** @enum {string} */
                            type: "PIX";
                            /** Format: date */
                            date: string;
                            currency: components["schemas"]["PlainPaymentCurrency"];
                            /** @example 150.00 */
                            amount: string;
                            remittanceInformation?: string;
                            creditorAccount: {
                                ispb: string;
                                issuer?: string;
                                number: string;
                                accountType: components["schemas"]["V4AccountType"];
                            };
                        };
                        isRetryAccepted: boolean;
                        /** Format: date */
                        referenceStartDate: string;
                    };
                    sweeping?: {
                        /** @example 150.00 */
                        totalAllowedAmount?: string;
                        /** @example 150.00 */
                        transactionLimit?: string;
                        periodicLimits?: {
                            day?: {
                                quantityLimit?: number;
                                /** @example 150.00 */
                                transactionLimit?: string;
                            };
                            week?: {
                                quantityLimit?: number;
                                /** @example 150.00 */
                                transactionLimit?: string;
                            };
                            month?: {
                                quantityLimit?: number;
                                /** @example 150.00 */
                                transactionLimit?: string;
                            };
                            year?: {
                                quantityLimit?: number;
                                /** @example 150.00 */
                                transactionLimit?: string;
                            };
                        };
                        /** Format: date-time */
                        startDateTime?: string;
                    };
                    vrp?: {
                        /** @example 150.00 */
                        transactionLimit?: string;
                        globalLimits?: {
                            quantityLimit?: number;
                            /** @example 150.00 */
                            transactionLimit?: string;
                        };
                        periodicLimits?: {
                            day?: {
                                quantityLimit?: number;
                                /** @example 150.00 */
                                transactionLimit?: string;
                            };
                            week?: {
                                quantityLimit?: number;
                                /** @example 150.00 */
                                transactionLimit?: string;
                            };
                            month?: {
                                quantityLimit?: number;
                                /** @example 150.00 */
                                transactionLimit?: string;
                            };
                            year?: {
                                quantityLimit?: number;
                                /** @example 150.00 */
                                transactionLimit?: string;
                            };
                        };
                    };
                };
            };
        };
        RecurringConsentResponse: {
            data: components["schemas"]["RecurringConsentDataResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        RecurringConsentEditionRequest: {
            /** @description The claim `aud` of a signed body: the receiver. It is not checked. */
            aud?: unknown;
            /** @description The claim `iss` of a signed body: the issuer. It is not checked. */
            iss?: unknown;
            /** @description The claim `iat` of a signed body: the time of the signature. It is not checked. */
            iat?: unknown;
            /** @description The claim `jti` of a signed body: a unique id. It is not checked. */
            jti?: unknown;
            data: {
                riskSignals?: {
                    deviceId?: string;
                    isRootedDevice?: boolean;
                    screenBrightness?: number;
                    elapsedTimeSinceBoot?: number;
                    osVersion?: string;
                    userTimeZoneOffset?: string;
                    language?: string;
                    screenDimensions?: {
                        height: number;
                        width: number;
                    };
                    /** Format: date */
                    accountTenure?: string;
                    geolocation?: {
                        latitude?: number;
                        longitude?: number;
                        /** @enum {string} */
                        type?: "COARSE" | "FINE" | "INFERRED";
                    };
                    isCallingProgress?: boolean;
                    isDevModeEnabled?: boolean;
                    isMockGPS?: boolean;
                    isEmulated?: boolean;
                    isMonkeyRunner?: boolean;
                    isCharging?: boolean;
                    antennaInformation?: string;
                    isUsbConnected?: boolean;
                    integrity?: {
                        appRecognitionVerdict?: string;
                        deviceRecognitionVerdict?: string;
                    };
                };
                creditors: {
                    name?: string;
                }[];
                /**
                 * Format: date-time
                 * @description Without it, the consent has no end.
                 */
                expirationDateTime?: string;
                recurringConfiguration?: {
                    automatic?: {
                        /**
                         * @description Without it, the amounts have no maximum.
                         * @example 150.00
                         */
                        maximumVariableAmount?: string;
                    };
                };
                loggedUser?: {
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
            };
        };
        RecurringConsentRevocationRequest: {
            /** @description The claim `aud` of a signed body: the receiver. It is not checked. */
            aud?: unknown;
            /** @description The claim `iss` of a signed body: the issuer. It is not checked. */
            iss?: unknown;
            /** @description The claim `iat` of a signed body: the time of the signature. It is not checked. */
            iat?: unknown;
            /** @description The claim `jti` of a signed body: a unique id. It is not checked. */
            jti?: unknown;
            data: {
                /** @enum {string} */
                status: "REVOKED";
                revocation: {
                    revokedBy: components["schemas"]["EndedBy"];
                    revokedFrom: components["schemas"]["EndedFrom"];
                    reason: {
                        code: components["schemas"]["RecurringConsentRevocation"];
                        detail: string;
                    };
                };
            };
        };
        RecurringConsentRejectionRequest: {
            /** @description The claim `aud` of a signed body: the receiver. It is not checked. */
            aud?: unknown;
            /** @description The claim `iss` of a signed body: the issuer. It is not checked. */
            iss?: unknown;
            /** @description The claim `iat` of a signed body: the time of the signature. It is not checked. */
            iat?: unknown;
            /** @description The claim `jti` of a signed body: a unique id. It is not checked. */
            jti?: unknown;
            data: {
                /** @enum {string} */
                status: "REJECTED";
                rejection: {
                    rejectedBy: components["schemas"]["EndedBy"];
                    rejectedFrom: components["schemas"]["EndedFrom"];
                    reason: {
                        code: components["schemas"]["RecurringConsentRejection"];
                        detail: string;
                    };
                };
            };
        };
        /** @enum {string} */
        RemittanceLayout: "bradesco" | "febraban" | "itau";
        ExplainedFileResponse: {
            /**
             * @description REMITTANCE or RETURN, by position 143 of the first line; UNKNOWN if it is neither 1 nor 2.
             * @example REMITTANCE
             */
            kind: components["schemas"]["RemittanceFileKind"];
            /** @example febraban */
            layout: string;
            /**
             * @description The number of all lines.
             * @example 6
             */
            lineCount: number;
            /** @description Those that the parameters ask for. */
            lines: components["schemas"]["ExplainedLineResponse"][];
            /** @description The first 100 of them. A return file is not checked, so it has none. */
            findings: components["schemas"]["RemittanceFindingResponse"][];
            /**
             * @description The number of findings. After 100 faults of the file itself, such as records in a wrong order, reading stops.
             * @example 0
             */
            findingCount: number;
        };
        RemittanceResponse: {
            counts: components["schemas"]["RemittanceCountsResponse"];
            /** @description The first 100 of them. */
            findings: components["schemas"]["RemittanceFindingResponse"][];
            /**
             * @description The number of all findings.
             * @example 0
             */
            findingCount: number;
            /**
             * Format: uuid
             * @description UUID of the remittance.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /**
             * @description ACCEPTED: payments wait for their day or are being made. PROCESSED: every payment has its result. REFUSED: a rule of the
             *     sandbox has refused the file as a whole.
             * @example ACCEPTED
             */
            status: components["schemas"]["RemittanceStatus"];
            /**
             * @description The account that pays.
             * @example padaria-corrente
             */
            accountId: string;
            /**
             * @description The agreement (convênio) of the file header. Empty if the header has none.
             * @example 123
             */
            agreement: string;
            /**
             * @description The sequence number of the file. It is unique in the agreement.
             * @example 1
             */
            nsa: number;
            /** @example febraban */
            layout: string;
            /**
             * Format: date-time
             * @example 2026-01-30T12:00:00.000Z
             */
            receivedAt: string;
            /**
             * @description The number of payments, and of instructions to delete payments.
             * @example 2
             */
            paymentCount: number;
            /**
             * @description The sum of the payments in reais.
             * @example 300.00
             */
            amount: string;
            links: components["schemas"]["RemittanceLinksResponse"];
        };
        RemittanceSummaryResponse: {
            /**
             * Format: uuid
             * @description UUID of the remittance.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /**
             * @description ACCEPTED: payments wait for their day or are being made. PROCESSED: every payment has its result. REFUSED: a rule of the
             *     sandbox has refused the file as a whole.
             * @example ACCEPTED
             */
            status: components["schemas"]["RemittanceStatus"];
            /**
             * @description The account that pays.
             * @example padaria-corrente
             */
            accountId: string;
            /**
             * @description The agreement (convênio) of the file header. Empty if the header has none.
             * @example 123
             */
            agreement: string;
            /**
             * @description The sequence number of the file. It is unique in the agreement.
             * @example 1
             */
            nsa: number;
            /** @example febraban */
            layout: string;
            /**
             * Format: date-time
             * @example 2026-01-30T12:00:00.000Z
             */
            receivedAt: string;
            /**
             * @description The number of payments, and of instructions to delete payments.
             * @example 2
             */
            paymentCount: number;
            /**
             * @description The sum of the payments in reais.
             * @example 300.00
             */
            amount: string;
            links: components["schemas"]["RemittanceLinksResponse"];
        };
        /** @enum {string} */
        RemittancePaymentStatus: "CANCELLED" | "PAID" | "PAYING" | "REFUSED" | "SCHEDULED";
        RemittancePaymentResponse: {
            /**
             * @description Its place in the file, from 1.
             * @example 1
             */
            number: number;
            /** @example 1 */
            lot: number;
            /**
             * @description The number of its first record in the lot.
             * @example 1
             */
            record: number;
            /**
             * @description The form of entry of its lot (G029).
             * @example 45
             */
            form: string;
            /**
             * @description 0 inserts a payment, 9 deletes one of an earlier file.
             * @example 0
             */
            movement: string;
            /**
             * @description The number that the company gave it (seu número).
             * @example PG000001
             */
            companyDocument: string;
            /** @example 150.00 */
            amount: string;
            /**
             * @description The day of the payment in Brasília.
             * @example 2026-01-30
             */
            date: string;
            payee: components["schemas"]["RemittancePayeeResponse"];
            /** @example SCHEDULED */
            status: components["schemas"]["RemittancePaymentStatus"];
            occurrences: components["schemas"]["OccurrenceResponse"][];
            /**
             * @description The EndToEndId of the payment, from its day on. A TED has one too, for the bank only.
             * @example E8765432120260130120012345678901
             */
            endToEndId?: string;
            /**
             * Format: date-time
             * @description The instant of the result.
             * @example 2026-01-30T12:00:02.000Z
             */
            endedAt?: string;
        };
        /** @enum {string} */
        AccountType: "CONTA_DEPOSITO_A_VISTA" | "CONTA_PAGAMENTO_PRE_PAGA" | "CONTA_POUPANCA";
        AccountListResponse: {
            data: components["schemas"]["AccountDataResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        AccountResponse: {
            data: components["schemas"]["AccountIdentificationResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        AccountBalancesResponse: {
            data: components["schemas"]["BalancesResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        AccountLimitsResponse: {
            data: components["schemas"]["OverdraftLimitsResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        /** @enum {string} */
        CreditDebitIndicator: "CREDITO" | "DEBITO";
        TransactionListResponse: {
            data: components["schemas"]["TransactionResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        BankAccountResponse: {
            /** @example maria-corrente */
            accountId: string;
            /** @example CONTA_DEPOSITO_A_VISTA */
            type: components["schemas"]["AccountType"];
            bank: components["schemas"]["AccountBankResponse"];
            /** @example 0001 */
            branchCode: string;
            /** @example 10000001 */
            number: string;
            /** @example 0 */
            checkDigit: string;
            holder: components["schemas"]["AccountHolderResponse"];
            /**
             * @description The sum of the available, blocked and invested amounts, in reais. It is the sum of all entries.
             * @example 18342.57
             */
            balance: string;
        };
        LedgerEntryResponse: {
            /**
             * @description The id of the transaction in open banking.
             * @example 5e8a8f2c-6f0e-5d57-8a0c-2b7f0f4f3a11-0
             */
            entryId: string;
            /** @example PIX */
            type: components["schemas"]["TransactionType"];
            /** @example Pix recebido - Ana Lima */
            name: string;
            /** @description Whether the entry returns the money of a payment, or a part of it. */
            isReturn: boolean;
            /**
             * @description The EndToEndId of a Pix payment, or the id of its return.
             * @example E1234567820261121120000000000001
             */
            endToEndId?: string;
            /**
             * @description In reais with two decimals. Negative if the account is debited.
             * @example -150.00
             */
            amount: string;
            counterparty?: components["schemas"]["EntryPartyResponse"];
            /**
             * Format: date-time
             * @description When it was booked, ISO 8601 UTC.
             * @example 2026-01-31T12:00:00.000Z
             */
            at: string;
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
                /** @description The company whose data are shared. Only for consents of a company. */
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
                 * @description The end of the consent, at most 12 months from now. Without it, the consent is valid until it is revoked.
                 */
                expirationDateTime?: string;
                /** @description Whether it belongs to a payment. */
                isLinked?: boolean;
            };
        };
        ConsentResponse: {
            data: components["schemas"]["ConsentDataResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        ConsentReadResponse: {
            data: components["schemas"]["ConsentReadDataResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
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
                /** @description The company whose data are shared. Only for consents of a company. */
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
                 * @description The end of the consent, at most 12 months from now. Without it, the consent is valid until it is revoked.
                 */
                expirationDateTime?: string;
            };
        };
        ExtensionsResponse: {
            data: components["schemas"]["ExtensionDataResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        /**
         * @example {
         *       "accountId": "maria-corrente",
         *       "amount": "150.00",
         *       "payer": {
         *         "name": "João Souza",
         *         "document": "11144477735"
         *       }
         *     }
         */
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
            /** @description Default: the simulator creates one. */
            endToEndId?: string;
            /** @description The instant of the credit, on the clock of the sandbox. Default: now. */
            at?: string;
        };
        CreditResponse: {
            /**
             * Format: uuid
             * @description The id of the transaction is this id followed by `-0`.
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
             * @description The instant of the credit, on the clock of the sandbox.
             * @example 2026-01-31T12:00:00.000Z
             */
            at: string;
            /**
             * @description BOOKED: the balance includes the credit. SCHEDULED: it will be booked at `at`.
             * @example BOOKED
             */
            status: components["schemas"]["CreditStatus"];
        };
        /**
         * @example {
         *       "endToEndId": "E1234567820260131120000000000001",
         *       "amount": "150.00",
         *       "creditor": {
         *         "document": "11144477735",
         *         "account": {
         *           "branch": "0001",
         *           "number": "100000010",
         *           "type": "CACC"
         *         }
         *       }
         *     }
         */
        IncomingPayment: {
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
        PaymentAnswerResponse: {
            /**
             * @description ACSP: the bank accepts the payment. RJCT: it does not.
             * @example ACSP
             */
            status: components["schemas"]["PaymentAnswerStatus"];
            /** @description The reason of the rejection: AC03, AC14, BE01 or AM02. */
            reasonCode?: string;
            /** @description The reason in words. */
            detail?: string;
        };
        /**
         * @example {
         *       "kind": "PAYMENT",
         *       "id": "E1234567820260131120000000000001",
         *       "endToEndId": "E1234567820260131120000000000001",
         *       "amount": "150.00",
         *       "settledAt": "2026-01-31T12:00:00.000Z",
         *       "payer": {
         *         "ispb": "12345678",
         *         "name": "João Souza",
         *         "document": "98765432100"
         *       },
         *       "creditor": {
         *         "document": "11144477735",
         *         "account": {
         *           "branch": "0001",
         *           "number": "100000010",
         *           "type": "CACC"
         *         }
         *       }
         *     }
         */
        IncomingSettlement: {
            kind: components["schemas"]["IncomingSettlementKind"];
            /**
             * @description The EndToEndId of a payment, or the RtrId of a return. Each id is booked once.
             * @example E1234567820260131120012345678901
             */
            id: string;
            /**
             * @description The EndToEndId of the payment, or of the payment that is returned.
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
        SettlementAnswerResponse: {
            /**
             * @description BOOKED: this request, or an earlier one with the same id, was booked.
             * @example BOOKED
             */
            status: components["schemas"]["SettlementAnswerStatus"];
            /** @description Only with NOT_BOOKED: the reason of the pacs.004 with which the payment is returned. */
            returnReason?: string;
            /** @description The reason why it was not booked, in words. */
            detail?: string;
        };
        /** @enum {string} */
        ListedConsentKind: "data" | "payment" | "recurring";
        /** @enum {string} */
        RecurringConsentStatus: "AUTHORISED" | "AWAITING_AUTHORISATION" | "CONSUMED" | "PARTIALLY_ACCEPTED" | "REJECTED" | "REVOKED";
        ListedConsentResponse: {
            /** @example urn:simulador:00000000-0000-4000-8000-000000000003 */
            consentId: string;
            /**
             * @description `data`: a consent to share data. `payment`: a consent to pay. `recurring`: a consent to payments that recur.
             * @example payment
             */
            kind: components["schemas"]["ListedConsentKind"];
            /** @example AWAITING_AUTHORISATION */
            status: components["schemas"]["RecurringConsentStatus"];
            /**
             * @description The CPF of the customer, or the CNPJ of the company.
             * @example 76109277673
             */
            customer: string;
            /**
             * @description The amount of each payment, in BRL. Absent for a consent to share data, and if the amount can vary.
             * @example 150.00
             */
            amount?: string;
            /**
             * Format: date-time
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Null if the consent is valid until it is revoked.
             * @example 2026-11-21T12:05:00.000Z
             */
            expiresAt: string | null;
        };
        ResourceListResponse: {
            data: components["schemas"]["ResourceDataResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        PersonalIdentificationsResponse: {
            data: components["schemas"]["PersonalIdentificationDataResponse"][];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        PersonalQualificationsResponse: {
            data: components["schemas"]["PersonalQualificationDataResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        PersonalFinancialRelationsResponse: {
            data: components["schemas"]["PersonalFinancialRelationDataResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        BusinessIdentificationsResponse: {
            data: components["schemas"]["BusinessIdentificationDataResponse"][];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        BusinessQualificationsResponse: {
            data: components["schemas"]["BusinessQualificationDataResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        BusinessFinancialRelationsResponse: {
            data: components["schemas"]["BusinessFinancialRelationDataResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        CardAccountListResponse: {
            data: components["schemas"]["CardAccountDataResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        CardAccountResponse: {
            data: components["schemas"]["CardAccountIdentificationResponse"];
            links: components["schemas"]["LinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        CardLimitsResponse: {
            data: components["schemas"]["CardLimitResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        BillListResponse: {
            data: components["schemas"]["BillDataResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        /** @enum {string} */
        CardTransactionType: "CASHBACK" | "ESTORNO" | "OPERACOES_CREDITO_CONTRATADAS_CARTAO" | "OUTROS" | "PAGAMENTO" | "TARIFA";
        BillTransactionListResponse: {
            data: components["schemas"]["CardTransactionResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["ListMetaResponse"];
        };
        CardTransactionListResponse: {
            data: components["schemas"]["CardTransactionResponse"][];
            links: components["schemas"]["PageLinksResponse"];
            meta: components["schemas"]["MetaResponse"];
        };
        DirectoryOrganisationResponse: {
            /**
             * Format: uuid
             * @example 4c1f8a52-0000-4000-8000-000000000001
             */
            organisationId: string;
            /** @example 43142666000197 */
            cnpj: string;
            name: string;
            /** @example Active */
            status: components["schemas"]["ParticipantStatus"];
            roles: components["schemas"]["DirectoryRoleResponse"][];
            software: components["schemas"]["DirectorySoftwareResponse"][];
            keys: components["schemas"]["DirectoryKeyResponse"][];
        };
        /**
         * @description An institution to add to the directory, with one software.
         * @example {
         *       "name": "Fintech Exemplo Ltda",
         *       "roles": [
         *         "DADOS",
         *         "PAGTO"
         *       ],
         *       "software": {
         *         "redirectUris": [
         *           "https://client.example.com/callback"
         *         ],
         *         "register": true
         *       }
         *     }
         */
        DirectoryOrganisationRequest: {
            /** @description Default: a new one. */
            organisationId?: string;
            /** @description Default: a new one. */
            cnpj?: string;
            name?: string;
            status?: components["schemas"]["ParticipantStatus"];
            /** @description Default: DADOS and PAGTO. */
            roles?: (components["schemas"]["DirectoryRoleRole"] | {
                role: components["schemas"]["DirectoryRoleRole"];
                status: components["schemas"]["DirectoryRoleStatus"];
            })[];
            /** @description The state of the signing certificate (BRSEAL). */
            sealState?: components["schemas"]["DirectoryOrganisationSealState"];
            /** @description An own certificate as PEM, in place of a new one. */
            sealCertificate?: string;
            software?: components["schemas"]["DirectorySoftwareRequest"];
        };
        OnboardedOrganisationResponse: {
            organisationId: string;
            cnpj: string;
            name: string;
            /** @example Active */
            status: components["schemas"]["ParticipantStatus"];
            roles: components["schemas"]["DirectoryRoleResponse"][];
            /** @description The certificate with which the organisation signs payments (BRSEAL). */
            seal: components["schemas"]["IssuedCertificateResponse"];
            /** @description The certificate of the test authority as PEM. */
            authority: string;
            software: components["schemas"]["OnboardedSoftwareResponse"];
        };
        /**
         * @description A software to add to the directory.
         * @example {
         *       "name": "Second app"
         *     }
         */
        DirectorySoftwareRequest: {
            /** @description Default: a new one. */
            softwareId?: string;
            /** @description The name that customers see. */
            name?: string;
            status?: components["schemas"]["DirectoryRoleStatus"];
            /** @description Default: those of the organisation. */
            roles?: (components["schemas"]["DirectoryRoleRole"] | {
                role: components["schemas"]["DirectoryRoleRole"];
                status: components["schemas"]["DirectoryRoleStatus"];
            })[];
            redirectUris?: string[];
            webhookUris?: string[];
            /** @description The state of the transport certificate (BRCAC). */
            transportState?: components["schemas"]["DirectoryOrganisationSealState"];
            /** @description An own certificate as PEM, in place of a new one. */
            transportCertificate?: string;
            /** @description Own public keys for signatures and encryption, in place of new ones. */
            jwks?: {
                keys: ({
                    /** @enum {string} */
                    kty: "RSA";
                    use: components["schemas"]["KeystoreKeyUse"];
                    kid: string;
                    n: string;
                    e: string;
                } & {
                    [key: string]: unknown;
                })[];
            };
            /** @description Whether the software is registered at the bank at once. */
            register?: boolean;
        };
        OnboardedSoftwareResponse: {
            /**
             * Format: uuid
             * @example 4c1f8a52-0000-4000-8000-000000000002
             */
            softwareId: string;
            name: string;
            /** @example Active */
            status: components["schemas"]["DirectoryRoleStatus"];
            /** @description The effective roles. */
            roles: components["schemas"]["DirectoryRoleResponse"][];
            redirectUris: string[];
            webhookUris: string[];
            /** @description The client at the bank; absent if it is not registered. */
            clientId?: string;
            /** @description The certificate for mutual TLS (BRCAC). */
            transport: components["schemas"]["IssuedCertificateResponse"];
            /** @description The keys for signatures and encryption with their private members, as a JWKS. Empty for own keys. */
            privateKeys: components["schemas"]["PrivateKeysResponse"];
            addresses: components["schemas"]["ClientAddressesResponse"];
            /** @description Reads, changes and removes the registration. Only if the software was registered. */
            registrationAccessToken?: string;
        };
        /**
         * @description The members of an organisation to change.
         * @example {
         *       "roles": [
         *         "DADOS",
         *         {
         *           "role": "PAGTO",
         *           "status": "Inactive"
         *         }
         *       ]
         *     }
         */
        DirectoryOrganisationChange: {
            status?: components["schemas"]["ParticipantStatus"];
            /** @description The roles; each can also be an object with a status. */
            roles?: (components["schemas"]["DirectoryRoleRole"] | {
                role: components["schemas"]["DirectoryRoleRole"];
                status: components["schemas"]["DirectoryRoleStatus"];
            })[];
        };
        /**
         * @description The members of a software to change.
         * @example {
         *       "status": "Inactive"
         *     }
         */
        DirectorySoftwareChange: {
            status?: components["schemas"]["DirectoryRoleStatus"];
            /** @description The roles; each can also be an object with a status. */
            roles?: (components["schemas"]["DirectoryRoleRole"] | {
                role: components["schemas"]["DirectoryRoleRole"];
                status: components["schemas"]["DirectoryRoleStatus"];
            })[];
            redirectUris?: string[];
            webhookUris?: string[];
        };
        /**
         * @description The new status of a key or certificate.
         * @example {
         *       "status": "revoked"
         *     }
         */
        DirectoryKeyChange: {
            status: components["schemas"]["DirectoryKeyStatus"];
        };
        ClientExamItemResponse: {
            /** @example authorization-id-token-wrong-nonce */
            item: string;
            /**
             * @description The task of the participant.
             * @example Authorise a consent. The ID token of the authorization response is wrong: end there.
             */
            task?: string;
            /**
             * @description ISO 8601 duration. A run that is not finished after this time has expired.
             * @example PT1H
             */
            timeLimit?: string;
            /**
             * @description The members of the body that starts a run.
             * @example [
             *       "ispb",
             *       "clientId"
             *     ]
             */
            parameters?: string[];
            steps?: components["schemas"]["ClientExamItemStepResponse"][];
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
            /** @description The reason, if it cannot. */
            reason?: string;
        };
        ClientExamRunResponse: {
            /** @example authorization-id-token-wrong-nonce */
            item: string;
            /**
             * @description The client that is examined.
             * @example example-client
             */
            clientId: string;
            /** @description In the list, empty while the run is running. */
            steps: components["schemas"]["ClientExamStepResponse"][];
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
            status: components["schemas"]["ClientExamRunStatus"];
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00.000Z
             */
            startedAt: string;
            /** @description Time when the run ends. Later actions do not count. */
            endsAt: string;
            /** @description Time when the run finished. */
            finishedAt?: string;
        };
        /**
         * @example {
         *       "ispb": "87654321"
         *     }
         */
        ClientExam: {
            /**
             * @description The institution that is examined: the first 8 characters of its CNPJ.
             * @example 87654321
             */
            ispb: string;
            /** @description Its client. Left out: the one that it registered last. */
            clientId?: string;
        };
        ClientExamStepResponse: {
            name: string;
            expected: string;
            /**
             * @description pending: it has not happened yet.
             * @example passed
             */
            status: components["schemas"]["ClientExamStepStatus"];
            /** @description The reason for the result. */
            detail: string;
            /** @description The calls that decide the result. */
            evidence: components["schemas"]["ClientExamEvidenceResponse"][];
        };
        /** @enum {string} */
        ClientExamRunStatus: "cancelled" | "expired" | "failed" | "passed" | "running";
        /** @enum {string} */
        ClientExamStepStatus: "failed" | "passed" | "pending";
        ClientExamEvidenceResponse: {
            /** @example GET */
            method: string;
            /** @example /open-banking/accounts/v1/accounts */
            path: string;
            /**
             * Format: date-time
             * @description When it arrived, on the clock of the sandbox.
             * @example 2026-01-31T12:00:00.000Z
             */
            at: string;
            /**
             * @description The status of the response that the examiner changed or delayed; null if the bank served the call alone.
             * @example 429
             */
            fault: number | null;
        };
        ClientExamItemStepResponse: {
            name: string;
            expected: string;
        };
        /** @enum {string} */
        DirectoryKeyStatus: "active" | "inactive" | "revoked";
        /** @enum {string} */
        DirectoryRoleStatus: "Active" | "Inactive";
        /** @enum {string} */
        DirectoryRoleRole: "CCORR" | "CONTA" | "DADOS" | "PAGTO";
        /** @enum {string} */
        ParticipantStatus: "Active" | "Pending" | "Withdrawn";
        DirectoryRoleResponse: {
            /** @example DADOS */
            role: components["schemas"]["DirectoryRoleRole"];
            /** @example Active */
            status: components["schemas"]["DirectoryRoleStatus"];
        };
        IssuedCertificateResponse: {
            /** @description The kid of the key, which is also the `x5t#S256` of the certificate. */
            kid: string;
            /** @description The certificate as PEM. */
            certificate: string;
            /** @description The key as PEM (PKCS #8). Absent for an own certificate. */
            privateKey?: string;
            /** @description The certificate, its issuer and the key as PKCS #12, in base64. */
            pkcs12?: string;
            /** @description The password of `pkcs12`. */
            pkcs12Password?: string;
        };
        PrivateKeysResponse: {
            keys: Record<string, unknown>[];
        };
        ClientAddressesResponse: {
            /** @example http://localhost:3006/directory/participants */
            participants: string;
            /** @example http://localhost:3006/auth/.well-known/openid-configuration */
            discovery: string;
            /** @example http://localhost:3006/directory/token */
            directoryToken: string;
            softwareStatement: string;
            jwks: string;
            organisationJwks: string;
        };
        /** @enum {string} */
        DirectoryOrganisationSealState: "expired" | "inactive" | "revoked" | "valid";
        /** @enum {string} */
        KeystoreKeyUse: "enc" | "sig";
        DirectorySoftwareResponse: {
            /**
             * Format: uuid
             * @example 4c1f8a52-0000-4000-8000-000000000002
             */
            softwareId: string;
            name: string;
            /** @example Active */
            status: components["schemas"]["DirectoryRoleStatus"];
            /** @description The effective roles. */
            roles: components["schemas"]["DirectoryRoleResponse"][];
            redirectUris: string[];
            webhookUris: string[];
            /** @description The client at the bank; absent if it is not registered. */
            clientId?: string;
        };
        DirectoryKeyResponse: {
            /** @example 5XcU8r4K0p4VlwJX0kQpKvU2VvCq9pT1zZ0cWj4k1yQ */
            kid: string;
            /** @description The software, or the organisation for the key with which it signs payments. */
            ownerId: string;
            /** @example transport */
            use: components["schemas"]["DirectoryKeyUse"];
            /** @example active */
            status: components["schemas"]["DirectoryKeyStatus"];
        };
        /** @enum {string} */
        DirectoryKeyUse: "enc" | "sig" | "transport";
        CardTransactionResponse: {
            /**
             * Format: uuid
             * @example 5e8a8f2c-6f0e-5d57-8a0c-2b7f0f4f3a11
             */
            transactionId: string;
            /**
             * @description The card: the last four digits, or an id for a company.
             * @example 4453
             */
            identificationNumber: string;
            transactionName: string;
            /**
             * @description Absent while the bill is open.
             * @example maria-cartao-2026-01
             */
            billId?: string;
            /** @example DEBITO */
            creditDebitType: components["schemas"]["CreditDebitIndicator"];
            /** @example PAGAMENTO */
            transactionType: components["schemas"]["CardTransactionType"];
            /**
             * @description Only of the type OUTROS.
             * @example IOF
             */
            transactionalAdditionalInfo?: string;
            /**
             * @description Only of the type PAGAMENTO.
             * @example A_PRAZO
             */
            paymentType?: components["schemas"]["CardTransactionPaymentType"];
            /**
             * @description Only of the type TARIFA.
             * @example ANUIDADE
             */
            feeType?: string;
            /**
             * @description Only of the type OPERACOES_CREDITO_CONTRATADAS_CARTAO.
             * @example EMPRESTIMO
             */
            otherCreditsType?: string;
            /**
             * @description The number of the instalment.
             * @example 2
             */
            chargeIdentificator?: number;
            /**
             * @description The number of instalments.
             * @example 6
             */
            chargeNumber?: number;
            /** @description The amount in reais. */
            brazilianAmount: components["schemas"]["AmountResponse"];
            /** @description The amount in the currency of the purchase. */
            amount: components["schemas"]["AmountResponse"];
            /**
             * Format: date-time
             * @description UTC with milliseconds.
             * @example 2026-01-31T12:00:00.000Z
             */
            transactionDateTime: string;
            /** @example 2026-01-31 */
            billPostDate: string;
            /**
             * @description The merchant category code.
             * @example 5411
             */
            payeeMCC?: number;
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
        MetaResponse: {
            /**
             * Format: date-time
             * @description The time of the sandbox, without milliseconds.
             * @example 2026-01-31T12:00:00Z
             */
            requestDateTime: string;
        };
        /** @enum {string} */
        CardTransactionPaymentType: "A_PRAZO" | "A_VISTA";
        AmountResponse: {
            /**
             * @description A decimal number with two places.
             * @example 18342.57
             */
            amount: string;
            /** @example BRL */
            currency: string;
        };
        ListMetaResponse: {
            /**
             * Format: date-time
             * @description The time of the sandbox, without milliseconds.
             * @example 2026-01-31T12:00:00Z
             */
            requestDateTime: string;
            /**
             * @description The number of items on all pages.
             * @example 1
             */
            totalRecords: number;
            /** @example 1 */
            totalPages: number;
        };
        BillDataResponse: {
            /** @example maria-cartao-2026-01 */
            billId: string;
            /** @example 2026-02-13 */
            dueDate: string;
            /** @description The sum of the transactions of the bill; credits are negative. */
            billTotalAmount: components["schemas"]["AmountResponse"];
            billMinimumAmount: components["schemas"]["AmountResponse"];
            /** @description Whether the bill can be paid in instalments. */
            isInstalment: boolean;
            /** @description The charges that the total contains. */
            financeCharges?: components["schemas"]["FinanceChargeResponse"][];
            /** @description Empty until the day on which the bill is due. */
            payments: components["schemas"]["BillPaymentResponse"][];
        };
        FinanceChargeResponse: {
            /** @example IOF */
            type: string;
            /** @example 3.50 */
            amount: string;
            /** @example BRL */
            currency: string;
        };
        BillPaymentResponse: {
            /** @example VALOR_PAGAMENTO_FATURA_REALIZADO */
            valueType: string;
            /** @example 2026-02-13 */
            paymentDate: string;
            /** @example BOLETO_BANCARIO */
            paymentMode: string;
            /** @example 2480.10 */
            amount: string;
            /** @example BRL */
            currency: string;
        };
        CardLimitResponse: {
            /** @example LIMITE_CREDITO_TOTAL */
            creditLineLimitType: components["schemas"]["CardLimitCreditLineLimitType"];
            /** @example CONSOLIDADO */
            consolidationType: components["schemas"]["CardLimitConsolidationType"];
            /** @example 4453 */
            identificationNumber: string;
            /** @example SAQUE_CREDITO_BRASIL */
            lineName?: components["schemas"]["CardLimitLineName"];
            isLimitFlexible: boolean;
            limitAmount: components["schemas"]["AmountResponse"];
            /** @description Of the last bill until it is paid, the open bill, and the later instalments. */
            usedAmount: components["schemas"]["AmountResponse"];
            /** @description The limit minus the used amount. */
            availableAmount: components["schemas"]["AmountResponse"];
        };
        /** @enum {string} */
        CardLimitCreditLineLimitType: "LIMITE_CREDITO_MODALIDADE_OPERACAO" | "LIMITE_CREDITO_TOTAL";
        /** @enum {string} */
        CardLimitConsolidationType: "CONSOLIDADO" | "INDIVIDUAL";
        /** @enum {string} */
        CardLimitLineName: "CREDITO_A_VISTA" | "SAQUE_CREDITO_BRASIL";
        CardAccountIdentificationResponse: {
            name: string;
            /** @example PLATINUM */
            productType: components["schemas"]["CardProduct"];
            /** @example VISA */
            creditCardNetwork: components["schemas"]["CardNetwork"];
            paymentMethod: components["schemas"]["CardResponse"][];
        };
        LinksResponse: {
            /** @example http://localhost:3006/open-banking/consents/v1/consents */
            self: string;
        };
        /** @enum {string} */
        CardProduct: "BLACK" | "EMPRESARIAL" | "GOLD" | "PLATINUM" | "STANDARD_INTERNACIONAL";
        /** @enum {string} */
        CardNetwork: "ELO" | "MASTERCARD" | "VISA";
        CardResponse: {
            /**
             * @description The last four digits; for a company, an id.
             * @example 4453
             */
            identificationNumber: string;
            /** @description Whether it is a debit card too. */
            isMultipleCreditCard: boolean;
        };
        CardAccountDataResponse: {
            /** @example maria-cartao */
            creditCardAccountId: string;
            brandName: string;
            /**
             * @description The CNPJ of the bank.
             * @example 87654321000198
             */
            companyCnpj: string;
            name: string;
            /** @example PLATINUM */
            productType: components["schemas"]["CardProduct"];
            /** @example VISA */
            creditCardNetwork: components["schemas"]["CardNetwork"];
        };
        BusinessFinancialRelationDataResponse: {
            /**
             * Format: date-time
             * @example 2018-05-21T03:00:00Z
             */
            updateDateTime: string;
            /**
             * Format: date-time
             * @example 2012-02-10T03:00:00Z
             */
            startDate: string;
            /**
             * @example [
             *       "CONTA_DEPOSITO_A_VISTA",
             *       "CARTAO_CREDITO"
             *     ]
             */
            productsServicesType: components["schemas"]["ProductService"][];
            procurators: components["schemas"]["BusinessProcuratorResponse"][];
            accounts: components["schemas"]["BusinessCustomerAccountResponse"][];
        };
        /** @enum {string} */
        ProductService: "CARTAO_CREDITO" | "CONTA_DEPOSITO_A_VISTA" | "CONTA_PAGAMENTO_PRE_PAGA" | "CONTA_POUPANCA";
        BusinessProcuratorResponse: {
            /** @example REPRESENTANTE_LEGAL */
            type: components["schemas"]["PersonalProcuratorType"];
            /** @example 52998224725 */
            cnpjCpfNumber: string;
            civilName: string;
        };
        BusinessCustomerAccountResponse: {
            /** @example 876 */
            compeCode: string;
            /** @example 0001 */
            branchCode: string;
            /** @example 10000006 */
            number: string;
            /** @example 0 */
            checkDigit: string;
            /** @example CONTA_DEPOSITO_A_VISTA */
            type: components["schemas"]["AccountType"];
        };
        /** @enum {string} */
        PersonalProcuratorType: "PROCURADOR" | "REPRESENTANTE_LEGAL";
        BusinessQualificationDataResponse: {
            /**
             * Format: date-time
             * @example 2018-05-21T03:00:00Z
             */
            updateDateTime: string;
            economicActivities: components["schemas"]["EconomicActivityResponse"][];
            informedRevenue: components["schemas"]["InformedRevenueResponse"];
            informedPatrimony: components["schemas"]["BusinessPatrimonyResponse"];
        };
        EconomicActivityResponse: {
            /**
             * @description The subclass of the CNAE 2.3.
             * @example 4721102
             */
            code: string;
            isMain: boolean;
        };
        InformedRevenueResponse: {
            /** @example ANUAL */
            frequency: string;
            amount: components["schemas"]["AmountResponse"];
            /** @example 2018 */
            year: number;
        };
        BusinessPatrimonyResponse: {
            amount: components["schemas"]["AmountResponse"];
            /** @example 2018-05-21 */
            date: string;
        };
        BusinessIdentificationDataResponse: {
            /**
             * Format: date-time
             * @example 2018-05-21T03:00:00Z
             */
            updateDateTime: string;
            /**
             * Format: uuid
             * @example 0b1f6b1e-2d0e-5b6e-8f47-1f6a4d9c3a11
             */
            businessId: string;
            brandName: string;
            companyName: string;
            tradeName: string;
            /**
             * Format: date-time
             * @example 1998-05-21T03:00:00Z
             */
            incorporationDate: string;
            /**
             * @description The CNPJ, which may have letters.
             * @example 11222333000181
             */
            cnpjNumber: string;
            /**
             * @example [
             *       "87654321000198"
             *     ]
             */
            companiesCnpj: string[];
            parties: components["schemas"]["PartyResponse"][];
            contacts: components["schemas"]["CustomerContactsResponse"];
        };
        PartyResponse: {
            /** @example PESSOA_NATURAL */
            personType: components["schemas"]["PersonType"];
            /** @example SOCIO */
            type: components["schemas"]["PartyType"];
            civilName: string;
            /**
             * Format: date-time
             * @example 1998-05-21T03:00:00Z
             */
            startDate: string;
            /**
             * @description The share of the capital; 1 is all of it.
             * @example 0.500000
             */
            shareholding: string;
            /** @example CPF */
            documentType: string;
            /** @example 52998224725 */
            documentNumber: string;
        };
        CustomerContactsResponse: {
            postalAddresses: components["schemas"]["CustomerAddressResponse"][];
            phones: components["schemas"]["CustomerPhoneResponse"][];
            emails: components["schemas"]["CustomerEmailResponse"][];
        };
        CustomerAddressResponse: {
            isMain: boolean;
            /** @example Rua das Flores, 120 */
            address: string;
            /** @example Centro */
            districtName: string;
            townName: string;
            /** @example 3550308 */
            ibgeTownCode: string;
            /** @example SP */
            countrySubDivision: components["schemas"]["State"];
            /**
             * @description The CEP.
             * @example 01310120
             */
            postCode: string;
            /** @example Brasil */
            country: string;
            /** @example BRA */
            countryCode: string;
        };
        CustomerPhoneResponse: {
            isMain: boolean;
            /** @example MOVEL */
            type: components["schemas"]["CustomerPhoneType"];
            /** @example 55 */
            countryCallingCode: string;
            /** @example 11 */
            areaCode: string;
            /** @example 987654321 */
            number: string;
        };
        CustomerEmailResponse: {
            isMain: boolean;
            /** @example maria.silva@example.com */
            email: string;
        };
        /** @enum {string} */
        CustomerPhoneType: "FIXO" | "MOVEL" | "OUTRO";
        /** @enum {string} */
        State: "BA" | "DF" | "MG" | "PE" | "PR" | "RJ" | "RS" | "SP";
        /** @enum {string} */
        PersonType: "PESSOA_JURIDICA" | "PESSOA_NATURAL";
        /** @enum {string} */
        PartyType: "ADMINISTRADOR" | "SOCIO";
        PersonalFinancialRelationDataResponse: {
            /**
             * Format: date-time
             * @example 2018-05-21T03:00:00Z
             */
            updateDateTime: string;
            /**
             * Format: date-time
             * @example 2012-02-10T03:00:00Z
             */
            startDate: string;
            /**
             * @example [
             *       "CONTA_DEPOSITO_A_VISTA",
             *       "CARTAO_CREDITO"
             *     ]
             */
            productsServicesType: components["schemas"]["ProductService"][];
            /** @description No person of this bank has one. */
            procurators: components["schemas"]["PersonalProcuratorResponse"][];
            accounts: components["schemas"]["PersonalCustomerAccountResponse"][];
        };
        PersonalProcuratorResponse: {
            /** @example PROCURADOR */
            type: components["schemas"]["PersonalProcuratorType"];
            /** @example 52998224725 */
            cpfNumber: string;
            civilName: string;
        };
        PersonalCustomerAccountResponse: {
            /** @example INDIVIDUAL */
            subtype: components["schemas"]["AccountSubtype"];
            /** @example 876 */
            compeCode: string;
            /** @example 0001 */
            branchCode: string;
            /** @example 10000006 */
            number: string;
            /** @example 0 */
            checkDigit: string;
            /** @example CONTA_DEPOSITO_A_VISTA */
            type: components["schemas"]["AccountType"];
        };
        /** @enum {string} */
        AccountSubtype: "CONJUNTA_SIMPLES" | "CONJUNTA_SOLIDARIA" | "INDIVIDUAL";
        PersonalQualificationDataResponse: {
            /**
             * Format: date-time
             * @example 2018-05-21T03:00:00Z
             */
            updateDateTime: string;
            /** @example 87654321000198 */
            companyCnpj: string;
            /** @example CBO */
            occupationCode: string;
            /**
             * @description The code of the occupation in the CBO.
             * @example 212405
             */
            occupationDescription: string;
            informedIncome: components["schemas"]["InformedIncomeResponse"];
            informedPatrimony: components["schemas"]["PersonalPatrimonyResponse"];
        };
        InformedIncomeResponse: {
            /** @example MENSAL */
            frequency: string;
            amount: components["schemas"]["AmountResponse"];
            /** @example 2018-05-21 */
            date: string;
        };
        PersonalPatrimonyResponse: {
            amount: components["schemas"]["AmountResponse"];
            /** @example 2018 */
            year: number;
        };
        PersonalIdentificationDataResponse: {
            /**
             * Format: date-time
             * @example 2018-05-21T03:00:00Z
             */
            updateDateTime: string;
            /**
             * Format: uuid
             * @example 0b1f6b1e-2d0e-5b6e-8f47-1f6a4d9c3a11
             */
            personalId: string;
            brandName: string;
            civilName: string;
            /** @example 1980-04-23 */
            birthDate: string;
            /** @example CASADO */
            maritalStatusCode: components["schemas"]["MaritalStatus"];
            /** @example FEMININO */
            sex: components["schemas"]["Sex"];
            /**
             * @example [
             *       "87654321000198"
             *     ]
             */
            companiesCnpj: string[];
            documents: components["schemas"]["PersonalDocumentsResponse"];
            otherDocuments: components["schemas"]["PersonalOtherDocumentResponse"][];
            hasBrazilianNationality: boolean;
            filiation: components["schemas"]["FiliationResponse"][];
            contacts: components["schemas"]["CustomerContactsResponse"];
        };
        /** @enum {string} */
        MaritalStatus: "CASADO" | "DIVORCIADO" | "SOLTEIRO" | "UNIAO_ESTAVEL";
        /** @enum {string} */
        Sex: "FEMININO" | "MASCULINO";
        PersonalDocumentsResponse: {
            /** @example 11144477735 */
            cpfNumber: string;
        };
        PersonalOtherDocumentResponse: {
            /** @example RG */
            type: string;
            /** @example 15291908 */
            number: string;
            /**
             * @description The authority and the state.
             * @example SSP/SP
             */
            additionalInfo: string;
        };
        FiliationResponse: {
            /** @example MAE */
            type: components["schemas"]["FiliationType"];
            civilName: string;
        };
        /** @enum {string} */
        FiliationType: "MAE" | "PAI";
        ResourceDataResponse: {
            /**
             * @description The accountId or the creditCardAccountId.
             * @example maria-corrente
             */
            resourceId: string;
            /** @example ACCOUNT */
            type: components["schemas"]["ResourceType"];
            /** @example AVAILABLE */
            status: components["schemas"]["ResourceStatus"];
        };
        /** @enum {string} */
        ResourceType: "ACCOUNT" | "CREDIT_CARD_ACCOUNT";
        /** @enum {string} */
        ResourceStatus: "AVAILABLE" | "PENDING_AUTHORISATION" | "TEMPORARILY_UNAVAILABLE" | "UNAVAILABLE";
        /** @enum {string} */
        SettlementAnswerStatus: "BOOKED" | "NOT_BOOKED";
        /** @enum {string} */
        IncomingSettlementKind: "PAYMENT" | "RETURN";
        /** @enum {string} */
        PaymentAnswerStatus: "ACSP" | "RJCT";
        /** @enum {string} */
        CreditStatus: "BOOKED" | "SCHEDULED";
        ExtensionDataResponse: {
            /**
             * Format: date-time
             * @description The new end. Absent if the consent has no end.
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
             * @description The end before the extension. Absent if the consent had no end.
             * @example 2026-07-31T12:00:00Z
             */
            previousExpirationDateTime?: string;
            /** @example 172.217.22.14 */
            xFapiCustomerIpAddress: string;
            /** @example Mozilla/5.0 */
            xCustomerUserAgent: string;
        };
        LoggedUserResponse: {
            document: components["schemas"]["LoggedUserDocumentResponse"];
        };
        LoggedUserDocumentResponse: {
            /** @example 11144477735 */
            identification: string;
            /** @example CPF */
            rel: string;
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
            /** @description Only for a rejected consent. */
            rejection?: components["schemas"]["RejectionResponse"];
            /** @description Only if the request had `isLinked`. */
            journey?: components["schemas"]["JourneyResponse"];
        };
        /** @enum {string} */
        ConsentStatus: "AUTHORISED" | "AWAITING_AUTHORISATION" | "REJECTED";
        /** @enum {string} */
        Permission: "ACCOUNTS_BALANCES_READ" | "ACCOUNTS_OVERDRAFT_LIMITS_READ" | "ACCOUNTS_READ" | "ACCOUNTS_TRANSACTIONS_READ" | "BANK_FIXED_INCOMES_READ" | "CREDIT_CARDS_ACCOUNTS_BILLS_READ" | "CREDIT_CARDS_ACCOUNTS_BILLS_TRANSACTIONS_READ" | "CREDIT_CARDS_ACCOUNTS_LIMITS_READ" | "CREDIT_CARDS_ACCOUNTS_READ" | "CREDIT_CARDS_ACCOUNTS_TRANSACTIONS_READ" | "CREDIT_FIXED_INCOMES_READ" | "CUSTOMERS_BUSINESS_ADITTIONALINFO_READ" | "CUSTOMERS_BUSINESS_IDENTIFICATIONS_READ" | "CUSTOMERS_PERSONAL_ADITTIONALINFO_READ" | "CUSTOMERS_PERSONAL_IDENTIFICATIONS_READ" | "EXCHANGES_READ" | "FINANCINGS_PAYMENTS_READ" | "FINANCINGS_READ" | "FINANCINGS_SCHEDULED_INSTALMENTS_READ" | "FINANCINGS_WARRANTIES_READ" | "FUNDS_READ" | "INVOICE_FINANCINGS_PAYMENTS_READ" | "INVOICE_FINANCINGS_READ" | "INVOICE_FINANCINGS_SCHEDULED_INSTALMENTS_READ" | "INVOICE_FINANCINGS_WARRANTIES_READ" | "LOANS_PAYMENTS_READ" | "LOANS_READ" | "LOANS_SCHEDULED_INSTALMENTS_READ" | "LOANS_WARRANTIES_READ" | "RESOURCES_READ" | "TREASURE_TITLES_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_PAYMENTS_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_SCHEDULED_INSTALMENTS_READ" | "UNARRANGED_ACCOUNTS_OVERDRAFT_WARRANTIES_READ" | "VARIABLE_INCOMES_READ";
        RejectionResponse: {
            /** @example ASPSP */
            rejectedBy: components["schemas"]["RejectedBy"];
            reason: components["schemas"]["RejectionReasonResponse"];
        };
        JourneyResponse: {
            /** @example false */
            isLinked?: boolean;
        };
        /** @enum {string} */
        RejectedBy: "ASPSP" | "TPP" | "USER";
        RejectionReasonResponse: {
            /** @example CONSENT_EXPIRED */
            code: components["schemas"]["RejectionCode"];
            /** @example O prazo de 60 minutos para autorizar o consentimento terminou. */
            additionalInformation?: string;
        };
        /** @enum {string} */
        RejectionCode: "CONSENT_EXPIRED" | "CONSENT_MAX_DATE_REACHED" | "CONSENT_TECHNICAL_ISSUE" | "CUSTOMER_MANUALLY_REJECTED" | "CUSTOMER_MANUALLY_REVOKED" | "INTERNAL_SECURITY_REASON";
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
        /** @enum {string} */
        TransactionType: "BOLETO" | "CARTAO" | "CONVENIO_ARRECADACAO" | "DEPOSITO" | "DOC" | "ENCARGOS_JUROS_CHEQUE_ESPECIAL" | "FOLHA_PAGAMENTO" | "OPERACAO_CREDITO" | "OUTROS" | "PACOTE_TARIFA_SERVICOS" | "PIX" | "PORTABILIDADE_SALARIO" | "RENDIMENTO_APLIC_FINANCEIRA" | "RESGATE_APLIC_FINANCEIRA" | "SAQUE" | "TARIFA_SERVICOS_AVULSOS" | "TED" | "TRANSFERENCIA_MESMA_INSTITUICAO";
        EntryPartyResponse: {
            /**
             * @description CPF or CNPJ.
             * @example 98765432100
             */
            document: string;
            /** @example 12345678 */
            ispb?: string;
            /** @example 260 */
            compeCode?: string;
        };
        AccountBankResponse: {
            /** @example Banco Simulado S.A. */
            name: string;
            /** @example 876 */
            compeCode: string;
            /** @example 87654321 */
            ispb: string;
        };
        AccountHolderResponse: {
            name: string;
            /**
             * @description CPF or CNPJ.
             * @example 12345678909
             */
            document: string;
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
            /** @description Always positive; creditDebitType has the direction. */
            transactionAmount: components["schemas"]["AmountResponse"];
            /**
             * Format: date-time
             * @description UTC with milliseconds.
             * @example 2026-01-31T12:00:00.000Z
             */
            transactionDateTime: string;
            /**
             * @description CPF or CNPJ of the other party.
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
        /** @enum {string} */
        CompletedAuthorisedPaymentType: "LANCAMENTO_FUTURO" | "TRANSACAO_EFETIVADA" | "TRANSACAO_PROCESSANDO";
        OverdraftLimitsResponse: {
            overdraftContractedLimit?: components["schemas"]["AmountResponse"];
            overdraftUsedLimit?: components["schemas"]["AmountResponse"];
            unarrangedOverdraftAmount?: components["schemas"]["AmountResponse"];
        };
        BalancesResponse: {
            /** @description The amount that can be used immediately, without the overdraft limit. */
            availableAmount: components["schemas"]["AmountResponse"];
            /** @description The amount that is blocked for payments that are not settled yet. */
            blockedAmount: components["schemas"]["AmountResponse"];
            automaticallyInvestedAmount: components["schemas"]["AmountResponse"];
            /**
             * Format: date-time
             * @description The last change of the balance.
             * @example 2026-01-31T12:00:00Z
             */
            updateDateTime: string;
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
        RemittancePayeeResponse: {
            /** @example MARIA SOUZA */
            name: string;
            /**
             * @description CPF or CNPJ. Left out if the file has none.
             * @example 11144477735
             */
            document?: string;
        };
        OccurrenceResponse: {
            /** @example BD */
            code: string;
            meaning: string;
        };
        /** @enum {string} */
        RemittanceStatus: "ACCEPTED" | "PROCESSED" | "REFUSED";
        RemittanceLinksResponse: {
            /** @example /remittances/0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
            self: string;
            /** @example /remittances/0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11/payments */
            payments: string;
            /** @example /remittances/0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11/return */
            return: string;
        };
        RemittanceCountsResponse: {
            SCHEDULED: components["schemas"]["StatusCountResponse"];
            PAYING: components["schemas"]["StatusCountResponse"];
            PAID: components["schemas"]["StatusCountResponse"];
            REFUSED: components["schemas"]["StatusCountResponse"];
            CANCELLED: components["schemas"]["StatusCountResponse"];
        };
        RemittanceFindingResponse: {
            /** @example 3 */
            line: number;
            /**
             * @description The first and the last position, or the only one.
             * @example 230
             */
            positions: string;
            /** @example notice */
            field: string;
            /** @example AS */
            occurrence: string;
            /** @example Must be 0, 2, 5, 6 or 7. */
            detail: string;
        };
        StatusCountResponse: {
            /** @example 2 */
            count: number;
            /**
             * @description The sum of their amounts in reais.
             * @example 300.00
             */
            amount: string;
        };
        /** @enum {string} */
        RemittanceFileKind: "REMITTANCE" | "RETURN" | "UNKNOWN";
        ExplainedLineResponse: {
            /** @example 2 */
            line: number;
            /**
             * @description Left out if the type of the record or its segment is not known; then there are no fields.
             * @example Payment lot header
             */
            record?: string;
            fields: components["schemas"]["ExplainedFieldResponse"][];
        };
        ExplainedFieldResponse: {
            /** @example form */
            name: string;
            /** @example Form of entry */
            label: string;
            /**
             * @description Its first position, from 1.
             * @example 12
             */
            from: number;
            /** @example 13 */
            to: number;
            /**
             * @description As it is in the line.
             * @example 45
             */
            content: string;
            /**
             * @description The meaning of a code.
             * @example Pix transfer
             */
            meaning?: string;
            /**
             * @description What the field must be, if it is not valid.
             * @example 8 digits
             */
            expected?: string;
        };
        /** @enum {string} */
        EndedBy: "DETENTORA" | "INICIADORA" | "USUARIO";
        /** @enum {string} */
        EndedFrom: "DETENTORA" | "INICIADORA";
        /** @enum {string} */
        RecurringConsentRejection: "AUTENTICACAO_DIVERGENTE" | "CONTAS_ORIGEM_DESTINO_IGUAIS" | "CONTA_NAO_PERMITE_PAGAMENTO" | "FALHA_INFRAESTRUTURA" | "NAO_INFORMADO" | "REJEITADO_USUARIO" | "SALDO_INSUFICIENTE" | "TEMPO_EXPIRADO_AUTORIZACAO" | "VALOR_ACIMA_LIMITE";
        /** @enum {string} */
        RecurringConsentRevocation: "NAO_INFORMADO" | "REVOGADO_RECEBEDOR" | "REVOGADO_USUARIO";
        RecurringConsentDataResponse: {
            /** @example urn:simulador:7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d10 */
            recurringConsentId: string;
            /** @example AWAITING_AUTHORISATION */
            status: components["schemas"]["RecurringConsentStatus"];
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00Z
             */
            creationDateTime: string;
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00Z
             */
            statusUpdateDateTime: string;
            /**
             * Format: date-time
             * @description The end of the consent. Absent if it has none.
             * @example 2027-01-31T12:00:00Z
             */
            expirationDateTime?: string;
            /** @description Only once the consent is authorised. */
            authorisedAtDateTime?: string;
            /** @description The last edition. */
            updatedAtDateTime?: string;
            /** @description The last day for further approvers. */
            approvalDueDate?: string;
            loggedUser: components["schemas"]["PersonResponse"];
            businessEntity?: components["schemas"]["PersonResponse"];
            creditors: components["schemas"]["CreditorResponse"][];
            additionalInformation?: string;
            /** @description The account that pays. It is known when the consent is authorised. */
            debtorAccount?: components["schemas"]["RecurringDebtorAccountResponse"];
            recurringConfiguration: components["schemas"]["RecurringConfigurationResponse"];
            /** @description The signals of the last edition. */
            riskSignals?: components["schemas"]["RiskSignalsResponse"];
            /** @description Only for a consent with status REJECTED. */
            rejection?: components["schemas"]["RecurringConsentRejectionResponse"];
            /** @description Only for a consent with status REVOKED. */
            revocation?: components["schemas"]["RecurringConsentRevocationResponse"];
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
        RecurringDebtorAccountResponse: {
            /** @example 87654321 */
            ispb: string;
            /** @example 0001 */
            issuer?: string;
            /** @example 100000019 */
            number: string;
            /** @example CACC */
            accountType: components["schemas"]["PixAccountType"];
            /**
             * @description The town of the payer, for its holidays. Only for Pix Automático, once the consent is authorised.
             * @example 5300108
             */
            ibgeTownCode?: string;
        };
        RecurringConfigurationResponse: {
            automatic?: components["schemas"]["AutomaticConfigurationResponse"];
            sweeping?: components["schemas"]["SweepingConfigurationResponse"];
            vrp?: components["schemas"]["VrpConfigurationResponse"];
        };
        RiskSignalsResponse: {
            deviceId: string;
            isRootedDevice?: boolean;
            screenBrightness?: number;
            /** @description In ms. */
            elapsedTimeSinceBoot?: number;
            osVersion: string;
            /** @example -03:00 */
            userTimeZoneOffset: string;
            /** @example pt */
            language: string;
            screenDimensions: components["schemas"]["ScreenDimensionsResponse"];
            /** @example 2023-01-01 */
            accountTenure: string;
            geolocation?: components["schemas"]["GeolocationResponse"];
            isCallingProgress?: boolean;
            isDevModeEnabled?: boolean;
            isMockGPS?: boolean;
            isEmulated?: boolean;
            isMonkeyRunner?: boolean;
            isCharging?: boolean;
            antennaInformation?: string;
            isUsbConnected?: boolean;
            integrity?: components["schemas"]["IntegrityResponse"];
        };
        RecurringConsentRejectionResponse: {
            /** @example DETENTORA */
            rejectedBy: components["schemas"]["EndedBy"];
            /** @example DETENTORA */
            rejectedFrom: components["schemas"]["EndedFrom"];
            /**
             * Format: date-time
             * @example 2026-01-31T12:05:00Z
             */
            rejectedAt: string;
            reason: components["schemas"]["RecurringRejectionReasonResponse"];
        };
        RecurringConsentRevocationResponse: {
            /** @example USUARIO */
            revokedBy: components["schemas"]["EndedBy"];
            /** @example INICIADORA */
            revokedFrom: components["schemas"]["EndedFrom"];
            /**
             * Format: date-time
             * @example 2026-01-31T12:05:00Z
             */
            revokedAt: string;
            reason: components["schemas"]["RecurringRevocationReasonResponse"];
        };
        RecurringRevocationReasonResponse: {
            /** @example REVOGADO_USUARIO */
            code: components["schemas"]["RecurringConsentRevocation"];
            detail: string;
        };
        RecurringRejectionReasonResponse: {
            /** @example TEMPO_EXPIRADO_AUTORIZACAO */
            code: components["schemas"]["RecurringConsentRejection"];
            detail: string;
        };
        ScreenDimensionsResponse: {
            /** @example 2400 */
            height: number;
            /** @example 1080 */
            width: number;
        };
        GeolocationResponse: {
            latitude?: number;
            longitude?: number;
            /** @description COARSE, FINE or INFERRED. */
            type?: string;
        };
        IntegrityResponse: {
            appRecognitionVerdict?: string;
            deviceRecognitionVerdict?: string;
        };
        AutomaticConfigurationResponse: {
            /** @example XE00038166201907261559y6j6 */
            contractId: string;
            /** @description The amount of each payment. */
            fixedAmount?: string;
            /** @description The maximum of one payment. */
            maximumVariableAmount?: string;
            /** @description The lowest maximum that the payer can choose. It is not a minimum of the payments. */
            minimumVariableAmount?: string;
            /** @example MENSAL */
            interval: components["schemas"]["RecurringInterval"];
            contractDebtor: components["schemas"]["ContractDebtorResponse"];
            firstPayment?: components["schemas"]["FirstPaymentResponse"];
            /** @description Whether the payee can try again on later days. */
            isRetryAccepted: boolean;
            /** @description Whether the payments can use the overdraft limit. This bank never uses it. */
            useOverdraftLimit: boolean;
            /** @example 2026-01-31 */
            referenceStartDate: string;
        };
        SweepingConfigurationResponse: {
            /** @example 5000.00 */
            totalAllowedAmount?: string;
            /** @example 500.00 */
            transactionLimit?: string;
            periodicLimits?: components["schemas"]["PeriodicLimitsResponse"];
            /** @description Whether the payments can use the overdraft limit. This bank never uses it. */
            useOverdraftLimit: boolean;
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00Z
             */
            startDateTime: string;
        };
        VrpConfigurationResponse: {
            /** @example 100.00 */
            transactionLimit?: string;
            globalLimits?: components["schemas"]["PeriodLimitResponse"];
            periodicLimits?: components["schemas"]["PeriodicLimitsResponse"];
        };
        PeriodLimitResponse: {
            /** @example 3 */
            quantityLimit?: number;
            /** @example 1000.00 */
            transactionLimit?: string;
        };
        PeriodicLimitsResponse: {
            day?: components["schemas"]["PeriodLimitResponse"];
            week?: components["schemas"]["PeriodLimitResponse"];
            month?: components["schemas"]["PeriodLimitResponse"];
            year?: components["schemas"]["PeriodLimitResponse"];
        };
        /** @enum {string} */
        RecurringInterval: "ANUAL" | "MENSAL" | "SEMANAL" | "SEMESTRAL" | "TRIMESTRAL";
        ContractDebtorResponse: {
            name: string;
            document: components["schemas"]["DocumentResponse"];
        };
        FirstPaymentResponse: {
            /** @example PIX */
            type: string;
            /** @example 2026-01-31 */
            date: string;
            /** @example BRL */
            currency: string;
            /** @example 99.90 */
            amount: string;
            remittanceInformation?: string;
            creditorAccount: components["schemas"]["PixAccountResponse"];
        };
        PixAccountResponse: {
            /** @example 12345678 */
            ispb: string;
            /**
             * @description The branch. Only for accounts with a branch.
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
        /** @enum {string} */
        PixAccountType: "CACC" | "SLRY" | "SVGS" | "TRAN";
        DocumentResponse: {
            /** @example 11144477735 */
            identification: string;
            /** @example CPF */
            rel: string;
        };
        /** @enum {string} */
        V4AccountType: "CACC" | "SVGS" | "TRAN";
        /** @enum {string} */
        PlainPaymentCurrency: "BRL";
        ListedRecurringPaymentResponse: {
            /**
             * Format: uuid
             * @example 5d3f0b0e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            recurringPaymentId: string;
            /** @example urn:simulador:7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d10 */
            recurringConsentId: string;
            /** @example E8765432120261121120012345678901 */
            endToEndId: string;
            /**
             * @description The day of the payment in Brasília.
             * @example 2026-01-31
             */
            date: string;
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
            /** @example RCVD */
            status: components["schemas"]["PaymentStatus"];
            /** @description Only for a payment with status RJCT. */
            rejectionReason?: components["schemas"]["RecurringPaymentRejectionResponse"];
            payment: components["schemas"]["PaymentAmountResponse"];
            remittanceInformation?: string;
            transactionIdentification?: string;
            /** @description The payee. */
            document: components["schemas"]["DocumentResponse"];
            /** @description The payment that failed, if this is a further attempt. */
            originalRecurringPaymentId?: string;
            /**
             * @description The period that the payment is for. Only for Pix Automático.
             * @example M09-2026
             */
            paymentReference?: string;
        };
        /** @enum {string} */
        PaymentStatus: "ACCP" | "ACPD" | "ACSC" | "CANC" | "PDNG" | "RCVD" | "RJCT" | "SCHD";
        RecurringPaymentRejectionResponse: {
            /** @example SALDO_INSUFICIENTE */
            code: components["schemas"]["RecurringRejection"];
            detail: string;
        };
        PaymentAmountResponse: {
            /**
             * @description With two decimals.
             * @example 150.00
             */
            amount: string;
            /** @example BRL */
            currency: string;
        };
        /** @enum {string} */
        RecurringRejection: "CONSENTIMENTO_INVALIDO" | "CONSENTIMENTO_REVOGADO" | "DETALHE_PAGAMENTO_INVALIDO" | "DETALHE_TENTATIVA_INVALIDO" | "FALHA_INFRAESTRUTURA_DETENTORA" | "FALHA_INFRAESTRUTURA_ICP" | "FALHA_INFRAESTRUTURA_PSP_RECEBEDOR" | "FALHA_INFRAESTRUTURA_SPI" | "FORA_PRAZO_PERMITIDO" | "LIMITE_PERIODO_QUANTIDADE_EXCEDIDO" | "LIMITE_PERIODO_VALOR_EXCEDIDO" | "LIMITE_TENTATIVAS_EXCEDIDO" | "LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO" | "LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO" | "NAO_INFORMADO" | "PAGAMENTO_DIVERGENTE_CONSENTIMENTO" | "PAGAMENTO_RECUSADO_DETENTORA" | "PAGAMENTO_RECUSADO_SPI" | "SALDO_INSUFICIENTE" | "TITULARIDADE_INCONSISTENTE" | "VALOR_ACIMA_LIMITE" | "VALOR_INVALIDO";
        RecurringPaymentDataResponse: {
            /** @description Only for a payment with status CANC. */
            cancellation?: components["schemas"]["CancellationResponse"];
            /** @example MANU */
            localInstrument: components["schemas"]["LocalInstrument"];
            /** @description The Pix key of the payee, if the payment names one. */
            proxy?: string;
            ibgeTownCode?: string;
            /** @example 50685362000135 */
            cnpjInitiator: string;
            creditorAccount: components["schemas"]["PixAccountResponse"];
            debtorAccount: components["schemas"]["PixAccountResponse"];
            authorisationFlow?: string;
            /**
             * Format: uuid
             * @example 5d3f0b0e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            recurringPaymentId: string;
            /** @example urn:simulador:7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d10 */
            recurringConsentId: string;
            /** @example E8765432120261121120012345678901 */
            endToEndId: string;
            /**
             * @description The day of the payment in Brasília.
             * @example 2026-01-31
             */
            date: string;
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
            /** @example RCVD */
            status: components["schemas"]["PaymentStatus"];
            /** @description Only for a payment with status RJCT. */
            rejectionReason?: components["schemas"]["RecurringPaymentRejectionResponse"];
            payment: components["schemas"]["PaymentAmountResponse"];
            remittanceInformation?: string;
            transactionIdentification?: string;
            /** @description The payee. */
            document: components["schemas"]["DocumentResponse"];
            /** @description The payment that failed, if this is a further attempt. */
            originalRecurringPaymentId?: string;
            /**
             * @description The period that the payment is for. Only for Pix Automático.
             * @example M09-2026
             */
            paymentReference?: string;
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
        /** @enum {string} */
        LocalInstrument: "DICT" | "INIC" | "MANU" | "QRDN" | "QRES";
        WebhookAttemptResponse: {
            /**
             * @description Number of the attempt, from 1. Redeliveries continue the numbering.
             * @example 1
             */
            number: number;
            /**
             * Format: date-time
             * @example 2026-11-21T12:00:00.000Z
             */
            at: string;
            /**
             * @description The HTTP status of the response; null if there was no response.
             * @example 500
             */
            statusCode: number | null;
            /**
             * @description The reason why the receiver has not accepted the message; null if it has.
             * @example The receiver answered 500, not 2xx.
             */
            error: string | null;
            /**
             * @description Duration in milliseconds, by the clock of the machine.
             * @example 12
             */
            durationMs: number;
            /**
             * @description The first 1024 bytes of the response body.
             * @example busy
             */
            response: string;
        };
        /**
         * @description An event type of this service:
         *
         *     - `*`: all events
         *     - `payment.status-changed`: A payment is new, or its status has changed. `data` has members of the payment, as in its GET response.
         *     - `payment-consent.status-changed`: A payment consent is new, or its status has changed.
         *     - `recurring-consent.status-changed`: A recurring consent is new, or its status has changed.
         *     - `recurring-payment.status-changed`: A recurring payment is new, or its status has changed.
         *     - `remittance-payment.status-changed`: A payment of a CNAB 240 remittance was sent, or its status has changed.
         *     - `consent.status-changed`: A data consent is new, or its status has changed.
         *     - `credit.received`: An account has received money.
         * @enum {string}
         */
        WebhookEventType: "*" | "consent.status-changed" | "credit.received" | "payment-consent.status-changed" | "payment.status-changed" | "recurring-consent.status-changed" | "recurring-payment.status-changed" | "remittance-payment.status-changed";
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
        /** @enum {string} */
        QrCodeLocalInstrument: "QRDN" | "QRES";
        QrChargeResponse: {
            /**
             * @description The end of the location.
             * @example 8b3da2f39a4140d1
             */
            id: string;
            /**
             * @description The address in the code, without `https://` or `http://`.
             * @example 127.0.0.1:3006/qr/cob/8b3da2f39a4140d1
             */
            location: string;
            /** @example ATIVA */
            status: components["schemas"]["ChargeStatus"];
        };
        /** @enum {string} */
        ChargeStatus: "ATIVA" | "CONCLUIDA" | "REMOVIDA_PELO_USUARIO_RECEBEDOR";
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
            /** @description The account that pays. It is known when the consent is authorised. */
            debtorAccount?: components["schemas"]["PixAccountResponse"];
            /** @description Only for a consent with status REJECTED. */
            rejectionReason?: components["schemas"]["ConsentRejectionResponse"];
        };
        /** @enum {string} */
        PaymentConsentStatus: "AUTHORISED" | "AWAITING_AUTHORISATION" | "CONSUMED" | "PARTIALLY_ACCEPTED" | "REJECTED";
        ConsentedPaymentResponse: {
            /** @example PIX */
            type: string;
            /** @example 2026-01-31 */
            date?: string;
            /** @description Only for payments on later days. */
            schedule?: components["schemas"]["ScheduleResponse"];
            /** @example BRL */
            currency: string;
            /** @example 150.00 */
            amount: string;
            ibgeTownCode?: string;
            details: components["schemas"]["ConsentedDetailsResponse"];
        };
        ConsentRejectionResponse: {
            /** @example TEMPO_EXPIRADO_AUTORIZACAO */
            code: components["schemas"]["PaymentConsentRejection"];
            detail: string;
        };
        /** @enum {string} */
        PaymentConsentRejection: "CONTAS_ORIGEM_DESTINO_IGUAIS" | "CONTA_NAO_PERMITE_PAGAMENTO" | "FALHA_INFRAESTRUTURA" | "NAO_INFORMADO" | "QRCODE_INVALIDO" | "REJEITADO_USUARIO" | "SALDO_INSUFICIENTE" | "TEMPO_EXPIRADO_AUTORIZACAO" | "TEMPO_EXPIRADO_CONSUMO" | "VALOR_ACIMA_LIMITE" | "VALOR_INVALIDO";
        ScheduleResponse: {
            single?: components["schemas"]["SingleScheduleResponse"];
            daily?: components["schemas"]["DailyScheduleResponse"];
            weekly?: components["schemas"]["WeeklyScheduleResponse"];
            monthly?: components["schemas"]["MonthlyScheduleResponse"];
            custom?: components["schemas"]["CustomScheduleResponse"];
        };
        ConsentedDetailsResponse: {
            /** @example MANU */
            localInstrument: components["schemas"]["LocalInstrument"];
            /** @description The text of the QR code, if the payment has one. */
            qrCode?: string;
            /** @description The Pix key of the payee, if the payment names one. */
            proxy?: string;
            creditorAccount: components["schemas"]["PixAccountResponse"];
        };
        SingleScheduleResponse: {
            /**
             * @description The day of the payment in Brasília.
             * @example 2026-02-01
             */
            date: string;
        };
        DailyScheduleResponse: {
            /** @example 2026-02-01 */
            startDate: string;
            /**
             * @description The number of payments.
             * @example 3
             */
            quantity: number;
        };
        WeeklyScheduleResponse: {
            /** @example 2026-02-01 */
            startDate: string;
            /**
             * @description The number of payments.
             * @example 3
             */
            quantity: number;
            /** @example SEGUNDA_FEIRA */
            dayOfWeek: components["schemas"]["DayOfWeek"];
        };
        MonthlyScheduleResponse: {
            /** @example 2026-02-01 */
            startDate: string;
            /**
             * @description The number of payments.
             * @example 3
             */
            quantity: number;
            /**
             * @description The day of the month, from 1 to 31.
             * @example 10
             */
            dayOfMonth: number;
        };
        CustomScheduleResponse: {
            /**
             * @example [
             *       "2026-02-01",
             *       "2026-02-15"
             *     ]
             */
            dates: string[];
            additionalInformation: string;
        };
        /** @enum {string} */
        DayOfWeek: "DOMINGO" | "QUARTA_FEIRA" | "QUINTA_FEIRA" | "SABADO" | "SEGUNDA_FEIRA" | "SEXTA_FEIRA" | "TERCA_FEIRA";
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
            /** @description Only for a payment with status RJCT. */
            rejectionReason?: components["schemas"]["PaymentRejectionResponse"];
            /** @description Only for a payment with status CANC. */
            cancellation?: components["schemas"]["CancellationResponse"];
            /** @example MANU */
            localInstrument: components["schemas"]["LocalInstrument"];
            /** @example 50685362000135 */
            cnpjInitiator: string;
            payment: components["schemas"]["PaymentAmountResponse"];
            transactionIdentification?: string;
            remittanceInformation?: string;
            creditorAccount: components["schemas"]["PixAccountResponse"];
            debtorAccount: components["schemas"]["PixAccountResponse"];
            authorisationFlow?: string;
        };
        PaymentRejectionResponse: {
            /** @example SALDO_INSUFICIENTE */
            code: components["schemas"]["PaymentRejectionCode"];
            detail: string;
        };
        /** @enum {string} */
        PaymentRejectionCode: "COBRANCA_INVALIDA" | "CONSENTIMENTO_INVALIDO" | "CONSENTIMENTO_REVOGADO" | "CONTAS_ORIGEM_DESTINO_IGUAIS" | "DETALHE_PAGAMENTO_INVALIDO" | "DETALHE_TENTATIVA_INVALIDO" | "FALHA_AGENDAMENTO_PAGAMENTOS" | "FALHA_INFRAESTRUTURA" | "FALHA_INFRAESTRUTURA_DETENTORA" | "FALHA_INFRAESTRUTURA_DICT" | "FALHA_INFRAESTRUTURA_ICP" | "FALHA_INFRAESTRUTURA_PSP_RECEBEDOR" | "FALHA_INFRAESTRUTURA_SPI" | "FORA_PRAZO_PERMITIDO" | "LIMITE_PERIODO_QUANTIDADE_EXCEDIDO" | "LIMITE_PERIODO_VALOR_EXCEDIDO" | "LIMITE_TENTATIVAS_EXCEDIDO" | "LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO" | "LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO" | "NAO_INFORMADO" | "PAGAMENTO_DIVERGENTE_CONSENTIMENTO" | "PAGAMENTO_RECUSADO_DETENTORA" | "PAGAMENTO_RECUSADO_SPI" | "SALDO_INSUFICIENTE" | "TITULARIDADE_INCONSISTENTE" | "VALOR_ACIMA_LIMITE" | "VALOR_INVALIDO";
        StandardErrorResponse: {
            /**
             * @description A stable code. Use it in tests.
             * @example PARAMETRO_INVALIDO
             */
            code: string;
            /** @description The kind of error in a few words. */
            title: string;
            /** @description The problem and the allowed values. */
            detail: string;
        };
        ApiResourceResponse: {
            /** @example discovery */
            ApiFamilyType: string;
            /**
             * @description The version of the standard that defines the bodies of the family.
             * @example 1.0.0
             */
            ApiVersion: string;
            ApiDiscoveryEndpoints: components["schemas"]["ApiDiscoveryEndpointResponse"][];
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
        KeystoreKeyResponse: {
            /** @example RSA */
            kty: string;
            /** @example sig */
            use: components["schemas"]["KeystoreKeyUse"];
            /**
             * @description SHA-256 of the certificate, in base64url.
             * @example 5XcU8r4K0p4VlwJX0kQpKvU2VvCq9pT1zZ0cWj4k1yQ
             */
            kid: string;
            /** @description The modulus. */
            n: string;
            /** @description The exponent. */
            e: string;
            /** @example PS256 */
            alg?: string;
            /** @description The certificate of the key. */
            x5c?: string[];
            /** @description The address of the certificate as PEM. */
            x5u?: string;
            /** @description SHA-256 of the certificate, in base64url. The directory writes the name in this way. */
            "x5t#256"?: string;
            /** @description The subject of the certificate. */
            x5dn?: string;
        };
        DirectoryEndpointsResponse: {
            token_endpoint: string;
        };
        ParticipantServerResponse: {
            /**
             * Format: uuid
             * @example 6f1d0f4a-31f5-5c5e-8d0b-4a2f5f3e9c10
             */
            AuthorisationServerId: string;
            OrganisationId: string;
            AutoRegistrationSupported: boolean;
            AutoRegistrationNotificationWebhook: string | null;
            SupportsDCR: boolean;
            SupportsCiba: boolean;
            SupportsRedirect: boolean;
            ApiResources: components["schemas"]["ParticipantApiResponse"][];
            AuthorisationServerCertifications: Record<string, unknown>[];
            CustomerFriendlyName: string;
            CustomerFriendlyDescription: string;
            CustomerFriendlyLogoUri: string;
            DeveloperPortalUri: string | null;
            TermsOfServiceUri: string | null;
            NotificationWebhook: string | null;
            NotificationWebhookStatus: string | null;
            /** @example https://localhost:3306/auth/.well-known/openid-configuration */
            OpenIDDiscoveryDocument: string;
            /** @example https://localhost:3306/auth */
            Issuer: string;
            PayloadSigningCertLocationUri: string;
            ParentAuthorisationServerId: string | null;
            DeprecatedDate: string | null;
            RetirementDate: string | null;
            SupersededByAuthorisationServerId: string | null;
        };
        ParticipantDomainResponse: {
            AuthorisationDomainName: string;
            /** @example Active */
            Status: string;
        };
        ParticipantRoleResponse: {
            /** @example DADOS */
            Role: string;
            AuthorisationDomain: string;
            /** @example Active */
            Status: string;
            /** @example 87654321000197 */
            RegistrationId: string;
            Authorisations: Record<string, unknown>[];
        };
        ParticipantApiResponse: {
            /**
             * Format: uuid
             * @example 5d7a1f5c-7f0a-5b6e-8f47-1f6a4d9c3a11
             */
            ApiResourceId: string;
            /** @example consents */
            ApiFamilyType: string;
            /** @example 3.2.0 */
            ApiVersion: string;
            FamilyComplete: boolean;
            ApiCertificationUri: string | null;
            /** @example Self-Certified */
            CertificationStatus: string;
            CertificationStartDate: string | null;
            CertificationExpirationDate: string | null;
            ApiDiscoveryEndpoints: components["schemas"]["ParticipantEndpointResponse"][];
        };
        ParticipantEndpointResponse: {
            /**
             * Format: uuid
             * @example 0b1f6b1e-2d0e-5b6e-8f47-1f6a4d9c3a11
             */
            ApiDiscoveryId: string;
            /** @example https://localhost:3406/open-banking/consents/v3/consents */
            ApiEndpoint: string;
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
        /** @enum {string} */
        AuthoriseConsentHolder: "first" | "second";
        ProviderKeyResponse: {
            /** @description SHA-256 of the certificate, base64url. */
            "x5t#256"?: string;
            /** @example RSA */
            kty: string;
            /** @description `sig` for signatures, `enc` for encryption. */
            use: string;
            kid: string;
            /** @example PS256 */
            alg?: string;
            n: string;
            e: string;
            /** @description The certificate in base64. */
            x5c?: string[];
            x5dn?: string;
        };
        MtlsEndpointsResponse: {
            token_endpoint: string;
            pushed_authorization_request_endpoint: string;
            registration_endpoint: string;
            userinfo_endpoint: string;
            revocation_endpoint: string;
        };
        /** @enum {string} */
        SecuritySettingsSecurity: "off" | "optional" | "required";
        /** @enum {string} */
        SecuritySettingsSignatureClock: "machine" | "sandbox";
        /** @enum {string} */
        ResourceSettingStatus: "PENDING_AUTHORISATION" | "TEMPORARILY_UNAVAILABLE" | "UNAVAILABLE";
        ResourceSettingResponse: {
            /**
             * @description The accountId or the creditCardAccountId.
             * @example maria-poupanca
             */
            resourceId: string;
            /** @example TEMPORARILY_UNAVAILABLE */
            status: components["schemas"]["ResourceSettingStatus"];
        };
        /** @enum {string} */
        ConsentSettingsPermissionGroups: "off" | "on";
        MonthlyCallsResponse: {
            /** @example 4 */
            low: number;
            /** @example 30 */
            medium: number;
            /** @example 120 */
            mediumHigh: number;
            /** @example 240 */
            high: number;
            /** @example 420 */
            highest: number;
        };
        CallsPerMinuteResponse: {
            /** @example 500 */
            low: number;
            /** @example 1000 */
            medium: number;
            /** @example 1500 */
            mediumHigh: number;
            /** @example 2000 */
            high: number;
        };
        /** @enum {string} */
        CustomerBehaviourDecision: "approve" | "never" | "refuse";
        ViolationResponse: {
            /**
             * @description Place of the error: a JSON Pointer, or the path of an XML element.
             * @example CdtTrfTxInf/PmtId/EndToEndId
             */
            pointer: string;
            /** @description The error and what would be right. */
            detail: string;
        };
        CustomerBehaviourResponse: {
            /** @example approve */
            decision: components["schemas"]["CustomerBehaviourDecision"];
            /**
             * @description How long the customer takes, as an ISO 8601 duration. Absent: the customer decides at once.
             * @example PT30S
             */
            after?: string;
        };
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
    getConsentSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings that apply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentSettingsResponse"];
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
    changeConsentSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentSettings"];
            };
        };
        responses: {
            /** @description The settings that apply now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentSettingsResponse"];
                };
            };
            /** @description A member is unknown or not valid; `errors` says which and why. Code: `SETTINGS_INVALID`. */
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
    getLimitSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits that apply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitSettingsResponse"];
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
    changeLimitSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitSettings"];
            };
        };
        responses: {
            /** @description The limits that apply now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitSettingsResponse"];
                };
            };
            /** @description A member is unknown or not valid; `errors` says which and why. Code: `SETTINGS_INVALID`. */
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
    getResourceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings that apply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceSettingsResponse"];
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
    changeResourceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceSettings"];
            };
        };
        responses: {
            /** @description The settings that apply now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceSettingsResponse"];
                };
            };
            /** @description A member is unknown or not valid; `errors` says which and why. Code: `SETTINGS_INVALID`. */
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
    getSecuritySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings that apply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecuritySettingsResponse"];
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
    changeSecuritySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecuritySettings"];
            };
        };
        responses: {
            /** @description The settings that apply now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecuritySettingsResponse"];
                };
            };
            /** @description A member is unknown or not valid; `errors` says which and why. Code: `SETTINGS_INVALID`. */
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
    describeProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discovery document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderMetadataResponse"];
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listProviderKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderKeysResponse"];
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    userinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserinfoResponse"];
                };
            };
            /** @description The request is refused: `invalid_token`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    pushAuthorizationRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": string;
            };
        };
        responses: {
            /** @description The request is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushedRequestResponse"];
                };
            };
            /** @description The request is refused: `invalid_request`, `invalid_request_object`, `invalid_scope`, `unsupported_response_type`, `unauthorized_client`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description The request is refused: `invalid_client`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description The request is refused: `temporarily_unavailable`, `server_error`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    authorize: {
        parameters: {
            query: {
                /** @description The one that PAR has returned. Other parameters are ignored. */
                request_uri: string;
                client_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser is redirected to the client, or to the page of the bank. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A page for the customer: request_uri is missing, unknown or expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A page for the customer: the sandbox has no client with this client_id. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": string;
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description The request is refused: `invalid_request`, `invalid_grant`, `invalid_scope`, `unsupported_grant_type`, `unauthorized_client`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description The request is refused: `invalid_client`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description The request is refused: `temporarily_unavailable`, `server_error`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": string;
            };
        };
        responses: {
            /** @description The token is not valid any more. The response has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused: `invalid_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description The request is refused: `invalid_client`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    authoriseConsent: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description A member is unknown or not valid, or an account does not belong to the customer. Code: `REQUEST_INVALID`. */
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
            /** @description The consent is already rejected, or authorised for other accounts, or no second holder has to decide. Code: `CONSENTIMENTO_JA_DECIDIDO`. */
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
            header?: never;
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
            /** @description The consent is already rejected, or no second holder has to decide. Code: `CONSENTIMENTO_JA_DECIDIDO`. */
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
    seedBank: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The request is not valid; `errors` names the members. Code: `SEED_INVALID`. */
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
            /** @description The balance of an account is too low for more transactions. Code: `SEED_BALANCE_TOO_LOW`. */
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
    listParticipants: {
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
                    "application/json": components["schemas"]["ParticipantResponse"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    describeDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discovery document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryMetadataResponse"];
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    issueDirectoryToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": string;
                "application/json": components["schemas"]["DirectoryTokenFields"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryTokenResponse"];
                };
            };
            /** @description The request is refused: `invalid_request`, `unsupported_grant_type`, `invalid_scope`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description The request is refused: `invalid_client`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /**
             * @description The body is too large. Code: `BODY_TOO_LARGE`.
             *
             *     The request is refused: `invalid_request`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /**
             * @description The body is not a form or JSON, in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The request is refused: `invalid_request`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    readStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                softwareId: string;
                organisationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The software statement, as a JWS in its compact form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jwt": string;
                };
            };
            /** @description The request is refused: `invalid_token`, `invalid_client`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description The request is refused: `access_denied`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description The request is refused: `invalid_request`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    readStatementKeys: {
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
                    "application/json": components["schemas"]["KeystoreResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readRoots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-pem-file": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readRootKeys: {
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
                    "application/json": components["schemas"]["KeystoreResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readOrganisationKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organisationId: string;
                /** @description `application.jwks`: the keys for signatures and encryption. `transport.jwks`: those of client certificates. `<kid>.pem`: one certificate. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys, or the certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeystoreResponse"];
                    "application/x-pem-file": string;
                };
            };
            /** @description The owner or the file does not exist. Codes: `ORGANISATION_NOT_FOUND`, `SOFTWARE_NOT_FOUND`, `DIRECTORY_KEY_NOT_FOUND`. */
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
    readSoftwareKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organisationId: string;
                /** @description The software, or `inactive` or `revoked` for such keys of the organisation itself. */
                softwareId: string;
                /** @description `application.jwks`: the keys for signatures and encryption. `transport.jwks`: those of client certificates. `<kid>.pem`: one certificate. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys, or the certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeystoreResponse"];
                    "application/x-pem-file": string;
                };
            };
            /** @description The owner or the file does not exist. Codes: `ORGANISATION_NOT_FOUND`, `SOFTWARE_NOT_FOUND`, `DIRECTORY_KEY_NOT_FOUND`. */
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
    readOtherSoftwareKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `application.jwks`: the keys for signatures and encryption. `transport.jwks`: those of client certificates. `<kid>.pem`: one certificate. */
                file: string;
                status: "inactive" | "revoked";
                softwareId: string;
                organisationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys, or the certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeystoreResponse"];
                    "application/x-pem-file": string;
                };
            };
            /** @description The owner or the file does not exist. Codes: `ORGANISATION_NOT_FOUND`, `SOFTWARE_NOT_FOUND`, `DIRECTORY_KEY_NOT_FOUND`. */
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
    registerClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationFields"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationResponse"];
                };
            };
            /** @description The request is refused: `invalid_redirect_uri`, `invalid_client_metadata`, `invalid_software_statement`, `unapproved_software_statement`, `invalid_webhook_uris`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /**
             * @description The body is too large. Code: `BODY_TOO_LARGE`.
             *
             *     The request is refused: `invalid_request`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /**
             * @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The request is refused: `invalid_request`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    readRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
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
                    "application/json": components["schemas"]["RegistrationResponse"];
                };
            };
            /** @description The request is refused: `invalid_client_metadata`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description The request is refused: `invalid_token`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    changeRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationFields"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationResponse"];
                };
            };
            /** @description The request is refused: `invalid_redirect_uri`, `invalid_client_metadata`, `invalid_software_statement`, `unapproved_software_statement`, `invalid_webhook_uris`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description The request is refused: `invalid_token`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /**
             * @description The body is too large. Code: `BODY_TOO_LARGE`.
             *
             *     The request is refused: `invalid_request`.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /**
             * @description The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The request is refused: `invalid_request`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    removeClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused: `invalid_client_metadata`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description The request is refused: `invalid_token`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                };
            };
            /** @description Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorResponse"];
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listEndpoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
                /** @description Only the payments of this consent. */
                consentId?: string;
            };
            header?: {
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
                    "application/jwt": string;
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
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
                /** @description A request with the same key, content and consent gets the first response again. */
                "x-idempotency-key"?: string;
                /** @description The id of the payment consent. It can also be in the body, or in the scope `consent:<id>` of a bearer token. */
                "x-consent-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlainPayment"] | components["schemas"]["OnePayment"] | components["schemas"]["PaymentList"];
                "application/jwt": string;
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
                    "application/jwt": string;
                };
            };
            /** @description The request is not valid, or its signature is not. Code: `PARAMETRO_INVALIDO`, `BAD_SIGNATURE`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The signed message was made by another client, or for another request, or is too old; or the client may not send this request. Code: `CONSENTIMENTO_NAO_INFORMADO`, `EMISSOR_DIVERGENTE`, `DESTINATARIO_DIVERGENTE`, `MENSAGEM_FORA_DO_PRAZO`, `JTI_INVALIDO`, `JTI_REUTILIZADO`. */
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
             * @description The body is not JSON in UTF-8, or a JWT. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8 or a JWT. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The payment is refused. No money is moved. Code: `SALDO_INSUFICIENTE`, `VALOR_ACIMA_LIMITE`, `VALOR_INVALIDO`, `COBRANCA_INVALIDA`, `CONSENTIMENTO_INVALIDO`, `PARAMETRO_NAO_INFORMADO`, `PARAMETRO_INVALIDO`, `NAO_INFORMADO`, `PAGAMENTO_DIVERGENTE_CONSENTIMENTO`, `DETALHE_PAGAMENTO_INVALIDO`, `PAGAMENTO_RECUSADO_DETENTORA`, `PAGAMENTO_RECUSADO_SPI`, `ERRO_IDEMPOTENCIA`, `CONSENTIMENTO_PENDENTE_AUTORIZACAO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/jwt": string;
                };
            };
            /** @description DICT cannot look up the key of the creditor. Code: `UPSTREAM_FAILED`. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description DICT does not answer in time. Code: `UPSTREAM_TIMEOUT`. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
                /** @description Only the payments of this consent. */
                consentId?: string;
            };
            header?: {
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
                    "application/jwt": string;
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
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
                /** @description A request with the same key, content and consent gets the first response again. */
                "x-idempotency-key"?: string;
                /** @description The id of the payment consent. It can also be in the body, or in the scope `consent:<id>` of a bearer token. */
                "x-consent-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlainPayment"] | components["schemas"]["OnePayment"] | components["schemas"]["PaymentList"];
                "application/jwt": string;
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
                    "application/jwt": string;
                };
            };
            /** @description The request is not valid, or its signature is not. Code: `PARAMETRO_INVALIDO`, `BAD_SIGNATURE`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The signed message was made by another client, or for another request, or is too old; or the client may not send this request. Code: `CONSENTIMENTO_NAO_INFORMADO`, `EMISSOR_DIVERGENTE`, `DESTINATARIO_DIVERGENTE`, `MENSAGEM_FORA_DO_PRAZO`, `JTI_INVALIDO`, `JTI_REUTILIZADO`. */
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
             * @description The body is not JSON in UTF-8, or a JWT. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8 or a JWT. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The payment is refused. No money is moved. Code: `SALDO_INSUFICIENTE`, `VALOR_ACIMA_LIMITE`, `VALOR_INVALIDO`, `COBRANCA_INVALIDA`, `CONSENTIMENTO_INVALIDO`, `PARAMETRO_NAO_INFORMADO`, `PARAMETRO_INVALIDO`, `NAO_INFORMADO`, `PAGAMENTO_DIVERGENTE_CONSENTIMENTO`, `DETALHE_PAGAMENTO_INVALIDO`, `PAGAMENTO_RECUSADO_DETENTORA`, `PAGAMENTO_RECUSADO_SPI`, `ERRO_IDEMPOTENCIA`, `CONSENTIMENTO_PENDENTE_AUTORIZACAO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/jwt": string;
                };
            };
            /** @description DICT cannot look up the key of the creditor. Code: `UPSTREAM_FAILED`. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description DICT does not answer in time. Code: `UPSTREAM_TIMEOUT`. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
                    "application/jwt": string;
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
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
                    "application/jwt": string;
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
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelPaymentRequest"];
                "application/jwt": string;
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
                    "application/jwt": string;
                };
            };
            /** @description The request is not valid, or its signature is not. Code: `PARAMETRO_INVALIDO`, `BAD_SIGNATURE`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The signed message was made by another client, or for another request, or is too old; or the client may not send this request. Code: `EMISSOR_DIVERGENTE`, `DESTINATARIO_DIVERGENTE`, `MENSAGEM_FORA_DO_PRAZO`, `JTI_INVALIDO`, `JTI_REUTILIZADO`. */
            403: {
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
             * @description The body is not JSON in UTF-8, or a JWT. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8 or a JWT. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
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
                    "application/jwt": string;
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
                /** @description A request with the same key, content and object gets the first response again. */
                "x-idempotency-key"?: string;
            };
            path: {
                consentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelPaymentRequest"];
                "application/jwt": string;
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
                    "application/jwt": string;
                };
            };
            /** @description The request is not valid, or its signature is not. Code: `PARAMETRO_INVALIDO`, `BAD_SIGNATURE`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The signed message was made by another client, or for another request, or is too old; or the client may not send this request. Code: `EMISSOR_DIVERGENTE`, `DESTINATARIO_DIVERGENTE`, `MENSAGEM_FORA_DO_PRAZO`, `JTI_INVALIDO`, `JTI_REUTILIZADO`. */
            403: {
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
             * @description The body is not JSON in UTF-8, or a JWT. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8 or a JWT. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description No payment can be cancelled. Code: `PAGAMENTO_NAO_PERMITE_CANCELAMENTO`, `ERRO_IDEMPOTENCIA`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/jwt": string;
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    createPaymentConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
                /** @description A request with the same key and content gets the first response again. */
                "x-idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentConsentRequest"];
                "application/jwt": string;
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
                    "application/jwt": string;
                };
            };
            /** @description The request is not valid, or its signature is not. Code: `PARAMETRO_INVALIDO`, `BAD_SIGNATURE`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The signed message was made by another client, or for another request, or is too old; or the client may not send this request. Code: `EMISSOR_DIVERGENTE`, `DESTINATARIO_DIVERGENTE`, `MENSAGEM_FORA_DO_PRAZO`, `JTI_INVALIDO`, `JTI_REUTILIZADO`. */
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
             * @description The body is not JSON in UTF-8, or a JWT. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8 or a JWT. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
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
                    "application/jwt": string;
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
                    "application/jwt": string;
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
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    makeQrCode: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The request is not valid; `errors` names the members. Code: `REQUEST_INVALID`. */
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
            header?: never;
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
            header?: never;
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
                DPP?: string;
                /** @description The municipality of the payer: 7 digits of IBGE. */
                codMun?: string;
            };
            header?: never;
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
                    "application/json": components["schemas"]["KeysResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWebhooks: {
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
                    "application/json": components["schemas"]["WebhookResponse"][];
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
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
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
            header?: never;
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
                /** @description Only deliveries to this webhook. */
                subscriptionId?: string;
                /** @description Only deliveries with this status. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description Only deliveries of this event type. */
                type?: string;
                /** @description Only deliveries about this resource. */
                subject?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries, without their bodies. */
            200: {
                headers: {
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
    findWebhook: {
        parameters: {
            query?: never;
            header?: never;
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
            header?: never;
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
            header?: never;
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
            header?: never;
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
            header?: never;
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
            header?: never;
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
    listRecurringPayments: {
        parameters: {
            query: {
                /** @description The consent of the payments. */
                recurringConsentId: string;
                /** @description Only payments of this day in Brasília, or later. */
                startDate?: string;
                /** @description Only payments of this day in Brasília, or earlier. */
                endDate?: string;
                /** @description Only further attempts to make this payment. */
                originalRecurringPaymentId?: string;
            };
            header?: {
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
                    "application/json": components["schemas"]["RecurringPaymentListResponse"];
                    "application/jwt": string;
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
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    createRecurringPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
                /** @description A request with the same key, content and consent gets the first response again. */
                "x-idempotency-key"?: string;
                /** @description The id of the recurring consent. It can also be in the body, or in the scope `recurring-consent:<id>` of a bearer token. */
                "x-consent-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringPaymentRequest"];
                "application/jwt": string;
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPaymentResponse"];
                    "application/jwt": string;
                };
            };
            /** @description The request is not valid, or its signature is not. Code: `PARAMETRO_INVALIDO`, `BAD_SIGNATURE`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The signed message was made by another client, or for another request, or is too old; or the client may not send this request. Code: `EMISSOR_DIVERGENTE`, `DESTINATARIO_DIVERGENTE`, `MENSAGEM_FORA_DO_PRAZO`, `JTI_INVALIDO`, `JTI_REUTILIZADO`. */
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
             * @description The body is not JSON in UTF-8, or a JWT. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8 or a JWT. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The payment is refused. No money is moved. Code: `SALDO_INSUFICIENTE`, `VALOR_ACIMA_LIMITE`, `VALOR_INVALIDO`, `LIMITE_PERIODO_VALOR_EXCEDIDO`, `LIMITE_PERIODO_QUANTIDADE_EXCEDIDO`, `CONSENTIMENTO_INVALIDO`, `CONSENTIMENTO_PENDENTE_AUTORIZACAO`, `PARAMETRO_NAO_INFORMADO`, `PARAMETRO_INVALIDO`, `NAO_INFORMADO`, `PAGAMENTO_DIVERGENTE_CONSENTIMENTO`, `DETALHE_PAGAMENTO_INVALIDO`, `PAGAMENTO_RECUSADO_DETENTORA`, `PAGAMENTO_RECUSADO_SPI`, `ERRO_IDEMPOTENCIA`, `LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO`, `LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO`, `LIMITE_TENTATIVAS_EXCEDIDO`, `FORA_PRAZO_PERMITIDO`, `DETALHE_TENTATIVA_INVALIDO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/jwt": string;
                };
            };
            /** @description DICT cannot look up the key of the creditor. Code: `UPSTREAM_FAILED`. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description DICT does not answer in time. Code: `UPSTREAM_TIMEOUT`. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    findRecurringPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path: {
                recurringPaymentId: string;
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
                    "application/json": components["schemas"]["RecurringPaymentResponse"];
                    "application/jwt": string;
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
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    cancelRecurringPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
                /** @description A request with the same key, content and object gets the first response again. */
                "x-idempotency-key"?: string;
            };
            path: {
                recurringPaymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelRecurringPaymentRequest"];
                "application/jwt": string;
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPaymentResponse"];
                    "application/jwt": string;
                };
            };
            /** @description The request is not valid, or its signature is not. Code: `PARAMETRO_INVALIDO`, `BAD_SIGNATURE`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The signed message was made by another client, or for another request, or is too old; or the client may not send this request. Code: `EMISSOR_DIVERGENTE`, `DESTINATARIO_DIVERGENTE`, `MENSAGEM_FORA_DO_PRAZO`, `JTI_INVALIDO`, `JTI_REUTILIZADO`. */
            403: {
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
             * @description The body is not JSON in UTF-8, or a JWT. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8 or a JWT. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The payment cannot be cancelled. Code: `PAGAMENTO_NAO_PERMITE_CANCELAMENTO`, `CANCELAMENTO_FORA_PERIODO_PERMITIDO`, `ERRO_IDEMPOTENCIA`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/jwt": string;
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    createRecurringConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
                /** @description A request with the same key and content gets the first response again. */
                "x-idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringConsentRequest"];
                "application/jwt": string;
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringConsentResponse"];
                    "application/jwt": string;
                };
            };
            /** @description The request is not valid, or its signature is not. Code: `PARAMETRO_INVALIDO`, `BAD_SIGNATURE`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The signed message was made by another client, or for another request, or is too old; or the client may not send this request. Code: `EMISSOR_DIVERGENTE`, `DESTINATARIO_DIVERGENTE`, `MENSAGEM_FORA_DO_PRAZO`, `JTI_INVALIDO`, `JTI_REUTILIZADO`. */
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
             * @description The body is not JSON in UTF-8, or a JWT. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8 or a JWT. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent is refused. Code: `DATA_PAGAMENTO_INVALIDA`, `DETALHE_PAGAMENTO_INVALIDO`, `PARAMETRO_NAO_INFORMADO`, `PARAMETRO_INVALIDO`, `ERRO_IDEMPOTENCIA`, `NAO_INFORMADO`, `FUNCIONALIDADE_NAO_HABILITADA`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/jwt": string;
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    findRecurringConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path: {
                recurringConsentId: string;
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
                    "application/json": components["schemas"]["RecurringConsentResponse"];
                    "application/jwt": string;
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
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    changeRecurringConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
                /** @description A request with the same key, content and object gets the first response again. */
                "x-idempotency-key"?: string;
            };
            path: {
                recurringConsentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringConsentEditionRequest"] | components["schemas"]["RecurringConsentRevocationRequest"] | components["schemas"]["RecurringConsentRejectionRequest"];
                "application/jwt": string;
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringConsentResponse"];
                    "application/jwt": string;
                };
            };
            /** @description The request is not valid, or its signature is not. Code: `PARAMETRO_INVALIDO`, `BAD_SIGNATURE`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The signed message was made by another client, or for another request, or is too old; or the client may not send this request. Code: `EMISSOR_DIVERGENTE`, `DESTINATARIO_DIVERGENTE`, `MENSAGEM_FORA_DO_PRAZO`, `JTI_INVALIDO`, `JTI_REUTILIZADO`. */
            403: {
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
             * @description The body is not JSON in UTF-8, or a JWT. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             *
             *     The body is not JSON in UTF-8 or a JWT. Code: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The change is refused. Code: `CONSENTIMENTO_NAO_PERMITE_CANCELAMENTO`, `CAMPO_NAO_PERMITIDO`, `PERMISSAO_INSUFICIENTE`, `DETALHE_EDICAO_INVALIDO`, `FALTAM_SINAIS_OBRIGATORIOS_PLATAFORMA`, `ERRO_IDEMPOTENCIA`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                    "application/jwt": string;
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    explainRemittance: {
        parameters: {
            query?: {
                /** @description The layout of the file. Default: febraban. */
                layout?: components["schemas"]["RemittanceLayout"];
                /** @description The first line that is explained. Default: 1. */
                line?: number;
                /** @description How many lines are explained. Default: 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The lines of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainedFileResponse"];
                    "text/plain": string;
                };
            };
            /** @description The body did not arrive whole, or a parameter is not valid. Codes: `BODY_BROKEN`, `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The file has more than 1 MiB. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not a text, or is compressed in an unknown way. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CONTENT_ENCODING_NOT_SUPPORTED`. */
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
    listRemittances: {
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
            /** @description The remittances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemittanceSummaryResponse"][];
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
    receiveRemittance: {
        parameters: {
            query?: {
                /** @description The layout of the file. Default: febraban. */
                layout?: components["schemas"]["RemittanceLayout"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The remittance is stored. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemittanceResponse"];
                };
            };
            /** @description The body did not arrive whole, or a parameter is not valid. Codes: `BODY_BROKEN`, `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
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
            /** @description The agreement has another file with the NSA, or the upload was interrupted. Codes: `REMITTANCE_NSA_USED`, `REMITTANCE_INTERRUPTED`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The file is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body is not a text, or is compressed in an unknown way. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CONTENT_ENCODING_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The file is not valid; `errors` has the lines. Code: `REMITTANCE_INVALID`. */
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
    findRemittance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                remittanceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remittance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemittanceResponse"];
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
            /** @description The sandbox has no such remittance. Code: `REMITTANCE_NOT_FOUND`. */
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
    listRemittancePayments: {
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
                /** @description Only payments with this status. */
                status?: components["schemas"]["RemittancePaymentStatus"];
            };
            header?: never;
            path: {
                remittanceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemittancePaymentResponse"][];
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
            /** @description The sandbox has no such remittance. Code: `REMITTANCE_NOT_FOUND`. */
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
    cancelRemittancePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                remittanceId: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemittancePaymentResponse"];
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
            /** @description The sandbox has no such remittance, or it has no such payment. Codes: `REMITTANCE_NOT_FOUND`, `REMITTANCE_PAYMENT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The payment was sent, refused or cancelled. Code: `REMITTANCE_PAYMENT_NOT_SCHEDULED`. */
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
    readReturnFile: {
        parameters: {
            query?: {
                /** @description The NSA of the return file. Default: the last one of the remittance. */
                nsa?: number;
            };
            header?: never;
            path: {
                remittanceId: string;
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
                    "text/plain": string;
                };
            };
            /** @description The NSA is not a number. Codes: `REQUEST_INVALID`, `SANDBOX_NAME_INVALID`. */
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
            /** @description The sandbox has no such remittance, or it has no such return file. Codes: `REMITTANCE_NOT_FOUND`, `REMITTANCE_RETURN_NOT_FOUND`. */
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
    listAccounts: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
                /** @description Only accounts of this type. */
                accountType?: components["schemas"]["AccountType"];
                /** @description Copied from a link to another page. It makes every page as fast as the first. */
                "pagination-key"?: string;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the account, or does not have the permission, or the account is not available. Code: `CONTA_NAO_AUTORIZADA`, `STATUS_RESOURCE_PENDING_AUTHORISATION`, `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`, `STATUS_RESOURCE_UNAVAILABLE`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the account, or does not have the permission, or the account is not available. Code: `CONTA_NAO_AUTORIZADA`, `STATUS_RESOURCE_PENDING_AUTHORISATION`, `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`, `STATUS_RESOURCE_UNAVAILABLE`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the account, or does not have the permission, or the account is not available. Code: `CONTA_NAO_AUTORIZADA`, `STATUS_RESOURCE_PENDING_AUTHORISATION`, `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`, `STATUS_RESOURCE_UNAVAILABLE`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
                /** @description The first day, in Brasília. It is sent together with toBookingDate. */
                fromBookingDate?: string;
                /** @description The last day, inclusive. */
                toBookingDate?: string;
                /** @description Only credits, or only debits. */
                creditDebitIndicator?: components["schemas"]["CreditDebitIndicator"];
                /** @description Copied from a link to another page. It makes every page as fast as the first. */
                "pagination-key"?: string;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the account, or does not have the permission, or the account is not available. Code: `CONTA_NAO_AUTORIZADA`, `STATUS_RESOURCE_PENDING_AUTHORISATION`, `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`, `STATUS_RESOURCE_UNAVAILABLE`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The period is not allowed. Code: `PARAMETRO_INVALIDO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
                /** @description The first day, in Brasília. It is sent together with toBookingDate. */
                fromBookingDate?: string;
                /** @description The last day, inclusive. */
                toBookingDate?: string;
                /** @description Only credits, or only debits. */
                creditDebitIndicator?: components["schemas"]["CreditDebitIndicator"];
                /** @description Copied from a link to another page. It makes every page as fast as the first. */
                "pagination-key"?: string;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the account, or does not have the permission, or the account is not available. Code: `CONTA_NAO_AUTORIZADA`, `STATUS_RESOURCE_PENDING_AUTHORISATION`, `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`, `STATUS_RESOURCE_UNAVAILABLE`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The period is not allowed. Code: `PARAMETRO_INVALIDO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    showBankAccount: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["BankAccountResponse"];
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
            /** @description The bank has no such account. Code: `CONTA_NAO_ENCONTRADA`. */
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
    listBankAccountEntries: {
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
                id: string;
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
            /** @description The bank has no such account. Code: `CONTA_NAO_ENCONTRADA`. */
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
    createConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
            /** @description The client makes too many calls a minute (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
            /** @description The header Accept does not allow JSON. Code: `NAO_ACEITAVEL`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consent is now rejected. */
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
            /** @description The client makes too many calls a minute (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
                "x-customer-user-agent": string;
                "x-fapi-customer-ip-address": string;
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
            /** @description The consent belongs to another person or company, or the access token is for another consent. Code: `CONSENTIMENTO_DE_OUTRO_USUARIO`, `CONSENTIMENTO_INVALIDO`. */
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
            /** @description The client makes too many calls a minute (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
            };
            header?: {
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
            /** @description The client makes too many calls a minute (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
            header?: never;
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
            /** @description The bank has no such account. Code: `CONTA_NAO_ENCONTRADA`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Another credit has the same endToEndId. Code: `END_TO_END_ID_DUPLICATED`. */
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
            /** @description The balance would be too high to be exact in cents. Code: `BALANCE_LIMIT_EXCEEDED`. */
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
    answerPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncomingPayment"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswerResponse"];
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
            header?: never;
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
            /** @description The balance of the account would be too high with the return. Code: `BALANCE_LIMIT_EXCEEDED`. */
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
    listAllConsents: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items. The response is one page of the list, with the headers `Link` (`rel="next"`) and
                 *     `X-Total-Count`. Without `limit`, the whole list is streamed.
                 */
                limit?: number;
                /** @description Start of the page: the cursor in the `Link` header of the previous page. */
                cursor?: string;
                /** @description Only consents of this kind: to share data, to pay, or to payments that recur. */
                kind?: components["schemas"]["ListedConsentKind"];
                /** @description Only consents with this status. */
                status?: components["schemas"]["RecurringConsentStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedConsentResponse"][];
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
    listResources: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the resources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceListResponse"];
                };
            };
            /** @description The list is not ready yet. There is no body. */
            202: {
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    listPersonalIdentifications: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
                /** @description Copied from a link to another page. It makes every page as fast as the first. */
                "pagination-key"?: string;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalIdentificationsResponse"];
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    findPersonalQualifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The qualification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalQualificationsResponse"];
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    findPersonalFinancialRelations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The relationship. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalFinancialRelationsResponse"];
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    listBusinessIdentifications: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
                /** @description Copied from a link to another page. It makes every page as fast as the first. */
                "pagination-key"?: string;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessIdentificationsResponse"];
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    findBusinessQualifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The qualification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessQualificationsResponse"];
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    findBusinessFinancialRelations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The relationship. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessFinancialRelationsResponse"];
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    listCardAccounts: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
                /** @description Copied from a link to another page. It makes every page as fast as the first. */
                "pagination-key"?: string;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the card accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardAccountListResponse"];
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    findCardAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardAccountResponse"];
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the card account, or does not have the permission, or the card account is not available. Code: `CONTA_NAO_AUTORIZADA`, `STATUS_RESOURCE_PENDING_AUTHORISATION`, `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`, `STATUS_RESOURCE_UNAVAILABLE`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The customer has no such card account. Code: `CONTA_NAO_ENCONTRADA`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    listCardLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
                    "application/json": components["schemas"]["CardLimitsResponse"];
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the card account, or does not have the permission, or the card account is not available. Code: `CONTA_NAO_AUTORIZADA`, `STATUS_RESOURCE_PENDING_AUTHORISATION`, `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`, `STATUS_RESOURCE_UNAVAILABLE`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The customer has no such card account. Code: `CONTA_NAO_ENCONTRADA`. */
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
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    listBills: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
                /** @description The first due date. */
                fromDueDate?: string;
                /** @description The last due date, inclusive. */
                toDueDate?: string;
                /** @description Copied from a link to another page. It makes every page as fast as the first. */
                "pagination-key"?: string;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the bills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillListResponse"];
                };
            };
            /** @description /page: Must be at least 1. Code: `PARAMETRO_INVALIDO`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the card account, or does not have the permission, or the card account is not available. Code: `CONTA_NAO_AUTORIZADA`, `STATUS_RESOURCE_PENDING_AUTHORISATION`, `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`, `STATUS_RESOURCE_UNAVAILABLE`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The customer has no such card account. Code: `CONTA_NAO_ENCONTRADA`. */
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
            /** @description The period is not allowed. Code: `PARAMETRO_INVALIDO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    listBillTransactions: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
                /** @description The first day, in Brasília. It is sent together with toTransactionDate. */
                fromTransactionDate?: string;
                /** @description The last day, inclusive. */
                toTransactionDate?: string;
                /** @description Only transactions at shops with this merchant category code. */
                payeeMCC?: number;
                /** @description Only transactions of this type. */
                transactionType?: components["schemas"]["CardTransactionType"];
                /** @description Copied from a link to another page. It makes every page as fast as the first. */
                "pagination-key"?: string;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
            };
            path: {
                id: string;
                billId: string;
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
                    "application/json": components["schemas"]["BillTransactionListResponse"];
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the card account, or does not have the permission, or the card account is not available. Code: `CONTA_NAO_AUTORIZADA`, `STATUS_RESOURCE_PENDING_AUTHORISATION`, `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`, `STATUS_RESOURCE_UNAVAILABLE`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description There is no such card account or closed bill. Code: `CONTA_NAO_ENCONTRADA`, `FATURA_NAO_ENCONTRADA`. */
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
            /** @description The period is not allowed. Code: `PARAMETRO_INVALIDO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    listCardTransactions: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
                /** @description The first day, in Brasília. It is sent together with toTransactionDate. */
                fromTransactionDate?: string;
                /** @description The last day, inclusive. */
                toTransactionDate?: string;
                /** @description Only transactions at shops with this merchant category code. */
                payeeMCC?: number;
                /** @description Only transactions of this type. */
                transactionType?: components["schemas"]["CardTransactionType"];
                /** @description Copied from a link to another page. It makes every page as fast as the first. */
                "pagination-key"?: string;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
                    "application/json": components["schemas"]["CardTransactionListResponse"];
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the card account, or does not have the permission, or the card account is not available. Code: `CONTA_NAO_AUTORIZADA`, `STATUS_RESOURCE_PENDING_AUTHORISATION`, `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`, `STATUS_RESOURCE_UNAVAILABLE`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The customer has no such card account. Code: `CONTA_NAO_ENCONTRADA`. */
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
            /** @description The period is not allowed. Code: `PARAMETRO_INVALIDO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    listCurrentCardTransactions: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description The number of items on a page. Default: 25. */
                "page-size"?: number;
                /** @description The first day, in Brasília. It is sent together with toTransactionDate. */
                fromTransactionDate?: string;
                /** @description The last day, inclusive. */
                toTransactionDate?: string;
                /** @description Only transactions at shops with this merchant category code. */
                payeeMCC?: number;
                /** @description Only transactions of this type. */
                transactionType?: components["schemas"]["CardTransactionType"];
                /** @description Copied from a link to another page. It makes every page as fast as the first. */
                "pagination-key"?: string;
            };
            header?: {
                /** @description The consent under which the data are read. A bearer token with the scope `consent:<id>` names it too. Without both, the data can be read too, unless `CONSENT_REQUIRED` is true. */
                "x-consent-id"?: string;
                /** @description A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token. */
                "x-fapi-interaction-id"?: string;
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
                    "application/json": components["schemas"]["CardTransactionListResponse"];
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
            /** @description A consent is required, and the request has neither a consent id nor a token. Code: `CONSENTIMENTO_NAO_INFORMADO`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The consent does not include the card account, or does not have the permission, or the card account is not available. Code: `CONTA_NAO_AUTORIZADA`, `STATUS_RESOURCE_PENDING_AUTHORISATION`, `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`, `STATUS_RESOURCE_UNAVAILABLE`, `CONSENTIMENTO_INVALIDO`, `PERMISSAO_NAO_CONCEDIDA`, `CONSENTIMENTO_NAO_INFORMADO`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The customer has no such card account. Code: `CONTA_NAO_ENCONTRADA`. */
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
            /** @description The period is not allowed. Code: `PARAMETRO_INVALIDO`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The monthly limit of the endpoint is reached (only with operational limits). Code: `LIMITE_OPERACIONAL_EXCEDIDO`. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits). Code: `LIMITE_DE_TRAFEGO_EXCEDIDO`, `LIMITE_OPERACIONAL_EXCEDIDO`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description The bank gets too many calls in this second (only with operational limits). Code: `LIMITE_GLOBAL_EXCEDIDO`. */
            529: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardErrorsResponse"];
                };
            };
            /** @description Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457). */
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
    listOrganisations: {
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
                    "application/json": components["schemas"]["DirectoryOrganisationResponse"][];
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
    addOrganisation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectoryOrganisationRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardedOrganisationResponse"];
                };
            };
            /** @description A member is unknown or not valid; `errors` says which and why. Code: `DIRECTORY_ENTRY_INVALID`. */
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
            /** @description An id is taken. Code: `ORGANISATION_EXISTS`. */
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
    addSoftware: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organisationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectorySoftwareRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardedSoftwareResponse"];
                };
            };
            /** @description A member is unknown or not valid; `errors` says which and why. Code: `DIRECTORY_ENTRY_INVALID`. */
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
            /** @description The organisation does not exist. Code: `ORGANISATION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The id is taken, or the organisation is the simulated bank. Codes: `ORGANISATION_EXISTS`, `ORGANISATION_IS_THE_BANK`. */
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
    removeOrganisation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organisationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisation is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description The organisation does not exist. Code: `ORGANISATION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The organisation is the simulated bank. Code: `ORGANISATION_IS_THE_BANK`. */
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
    changeOrganisation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organisationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectoryOrganisationChange"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryOrganisationResponse"];
                };
            };
            /** @description A member is unknown or not valid; `errors` says which and why. Code: `DIRECTORY_ENTRY_INVALID`. */
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
            /** @description The organisation does not exist. Code: `ORGANISATION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The organisation is the simulated bank. Code: `ORGANISATION_IS_THE_BANK`. */
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
    changeSoftware: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                softwareId: string;
                organisationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectorySoftwareChange"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryOrganisationResponse"];
                };
            };
            /** @description A member is unknown or not valid; `errors` says which and why. Code: `DIRECTORY_ENTRY_INVALID`. */
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
            /** @description The organisation has no such software. Code: `SOFTWARE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The organisation is the simulated bank. Code: `ORGANISATION_IS_THE_BANK`. */
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
    changeDirectoryKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kid: string;
                organisationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectoryKeyChange"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryOrganisationResponse"];
                };
            };
            /** @description A member is unknown or not valid; `errors` says which and why. Code: `DIRECTORY_ENTRY_INVALID`. */
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
            /** @description The organisation has no such key. Codes: `ORGANISATION_NOT_FOUND`, `DIRECTORY_KEY_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The organisation is the simulated bank. Code: `ORGANISATION_IS_THE_BANK`. */
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
                    "application/json": components["schemas"]["ClientExamItemResponse"][];
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
                    "application/json": components["schemas"]["ClientExamRunResponse"][];
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
                    "application/json": components["schemas"]["ClientExamRunResponse"];
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
                    "application/json": components["schemas"]["ClientExamRunResponse"];
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
                "application/json": components["schemas"]["ClientExam"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientExamRunResponse"];
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
            default: components["responses"]["Problem"];
        };
    };
}
