// Made by npm run generate from the API document of the service. Do not change it by hand.

export interface paths {
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
         *
         *     **Test values.** `a7@outcome.example` in `/customer/email` requests the outcome A7 without a rule. The codes are A7, E0001, E0004, E0006, E0008, E0010, E0014, E0015, E0016, E0018 and 281 more. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
         *
         *     **Test values.** `a7@outcome.example` in `/invoice/customer/email` requests the outcome A7 without a rule. The codes are A7, E0001, E0004, E0006, E0008, E0010, E0014, E0015, E0016, E0018 and 281 more. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
        /**
         * Returns an invoice as a PDF of one page (DANFSe), with the mark "sem valor fiscal".
         * @description Browsers save the file. With `inline=true` they show it.
         */
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
    "/__admin/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the two test certificates that the service signs with, and that of the authority of client certificates.
         * @description They are created at the first start, and are the same for all sandboxes. A program that verifies signatures can
         *     trust
         *     them. The private keys are never sent.
         */
        get: operations["showCertificates"];
        put?: never;
        /**
         * Issues a test certificate to a taxpayer: an e-CNPJ or an e-CPF, with a new key.
         * @description Clients use it for mutual TLS at the national addresses, and to sign a DPS. Nothing is stored: only this response has
         *     the key. With `state`, the certificate has an error that the service must refuse.
         */
        post: operations["issueTestCertificate"];
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
         *     default value if the seed does not have the item. All items are stored, or none. A rate applies if the agreement of
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
    "/__admin/contributors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the contributors in the order of their first registration.
         * @description A new sandbox has none. A provider that is not registered may issue, unless `NFSE_CONTRIBUTORS` or its municipality
         *     (`contributors` in `POST /__admin/parameters`) says `registered`.
         */
        get: operations["listContributors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/contributors/{taxId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a contributor. */
        get: operations["findContributor"];
        /**
         * Registers a contributor, or replaces it.
         * @description Its next invoice is checked with it by the rules of annex I that need a register: E0018 to E0025, E0041, E0082 to
         *     E0099, E0116 to E0124, E0160, E0176 and E0178. The declaration of an RPS is checked with the codes of ABRASF instead:
         *     E17, E43, E45, E138, E142, E156, E200, E259, E262 and E328. Members that are left out are not checked. The invoice
         *     shows the name and the address.
         */
        put: operations["saveContributor"];
        post?: never;
        /** Removes a contributor. */
        delete: operations["removeContributor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abrasf/{municipality}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the WSDL of the service of a municipality.
         * @description Its address is the one of this request, and names the sandbox.
         */
        get: operations["getWsdl"];
        put?: never;
        /**
         * Calls the service of a municipality in the layout ABRASF, over SOAP 1.1 or 1.2.
         * @description The element in the body of the envelope is the operation: GerarNfse, RecepcionarLoteRps, RecepcionarLoteRpsSincrono,
         *     ConsultarSituacaoLoteRps, ConsultarLoteRps, ConsultarNfsePorRps, ConsultarNfse, ConsultarNfseServicoPrestado,
         *     ConsultarNfseServicoTomado, ConsultarNfsePorFaixa, CancelarNfse and SubstituirNfse, as the version of the municipality
         *     has them. `GET` returns its WSDL. The version and the form of the messages are `abrasf` of the municipality in
         *     `/__admin/parameters`.
         *
         *     A request that the service refuses is answered with 200 and `ListaMensagemRetorno`. A fault says that no operation
         *     could be found. A client that cannot send `X-Sandbox` names the sandbox in the path: `/s/run-42/abrasf/3550308`.
         */
        post: operations["callService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/invoices/{key}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers an event of the municipality for an invoice: a decision about a request for analysis, a cancellation, a
         *     block, the end of a block, the annulment of a rejection, or the tacit confirmation.
         * @description The simulator writes the official request of the event and signs it for the municipality. The rules of annex II
         *     apply, and an error has the code of the rule.
         */
        post: operations["registerMunicipalEvent"];
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
         *     number can be used once. If the response was lost, the same DPS gets E0014, and `GET /SefinNacional/dps/:id` finds
         *     the
         *     invoice. Every refusal has the status 400.
         *
         *     **Test values.** `a7@outcome.example` in `infDPS/toma/email` requests the outcome A7 without a rule. The codes are A7, E0001, E0004, E0006, E0008, E0010, E0014, E0015, E0016, E0018 and 281 more. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
         * @description Use it to find the invoice of a request whose response was lost.
         */
        get: operations["findDps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /** Checks whether a DPS has an invoice. The response has no body. */
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
        /**
         * Lists the events of an invoice.
         * @description Manual 03 has this address. Today, the real service answers it with 405.
         */
        get: operations["findEvents"];
        put?: never;
        /**
         * Registers an event of an invoice: a cancellation, a request for analysis, or the confirmation or rejection by a
         *     party.
         * @description The request is XML, compressed with gzip, in Base64, of the newest edition or an older one. Its author must be the
         *     party of the event, by the base of the CNPJ. The emitter sends 101101 and 101103; the provider 202201 and 202205; the
         *     customer 203202 and 203206; the intermediary 204203 and 204207. A replacement (105102) is registered when the DPS of
         *     the new invoice is accepted. The events of the municipality are registered by `POST
         *     /__admin/invoices/{key}/events`.
         */
        post: operations["registerEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/SefinNacional/nfse/{key}/eventos/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the events of a type of an invoice.
         * @description Manual 03 has this address. Today, the real service answers it with 404.
         */
        get: operations["findEventsOfType"];
        put?: never;
        post?: never;
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
        /**
         * Returns an event of an invoice.
         * @description The document of the service has `eventoXmlGZipB64`, and its answers have `eventos`. The simulator sends both.
         */
        get: operations["findEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contribuintes/DFe/{NSU}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the next documents of a taxpayer: up to 50 invoices and events after an NSU.
         * @description Invoices and events get an NSU for the provider, the customer and the intermediary, from 1 without gaps. Send 0 first,
         *     then the greatest NSU of each answer. No more documents is 404 with a lot that is empty.
         */
        get: operations["distribute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contribuintes/NFSe/{ChaveAcesso}/Eventos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the events of an invoice.
         * @description With a client certificate, only a party of the invoice gets them, with its own NSUs. Without one, the NSUs are those
         *     of the emitter. An invoice without events is 404 with a lot that is empty.
         */
        get: operations["listNfseEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/municipios/DFe/{NSU}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the next documents of a municipality: up to 50 invoices and events after an NSU.
         * @description Invoices and events get an NSU for the municipality that issues the invoice, for the one where the ISS is due, and for
         *     the one of the customer, from 1 without gaps. Send 0 first, then the greatest NSU of each answer. No more documents is
         *     404 with a lot that is empty.
         */
        get: operations["distributeToMunicipality"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/danfse/{chave}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the DANFSe of an invoice: a PDF of one page, with the mark "sem valor fiscal".
         * @description The real service was suspended on 2026-08-03 (technical note 008): taxpayers make the PDF themselves.
         */
        get: operations["danfse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parametrizacao/{cMun}/convenio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the agreement of a municipality with the national system. */
        get: operations["findAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parametros_municipais/{cMun}/convenio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the agreement of a municipality with the national system. */
        get: operations["findAgreementAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parametrizacao/{cMun}/{cServ}/{competencia}/aliquota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the ISS rate of a service on a day of competence. */
        get: operations["findRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parametros_municipais/{cMun}/{cServ}/{competencia}/aliquota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the ISS rate of a service on a day of competence. */
        get: operations["findRateAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parametrizacao/{cMun}/{cServ}/historicoaliquotas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the ISS rates of a service in all periods. */
        get: operations["listRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parametros_municipais/{cMun}/{cServ}/historicoaliquotas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the ISS rates of a service in all periods. */
        get: operations["listRatesAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parametrizacao/{cMun}/{cServ}/{competencia}/regimes_especiais": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the special regimes of a service on a day of competence. */
        get: operations["listSpecialRegimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parametros_municipais/{cMun}/{cServ}/{competencia}/regimes_especiais": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the special regimes of a service on a day of competence. */
        get: operations["listSpecialRegimesAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parametrizacao/{cMun}/{competencia}/retencoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the retentions that a municipality allows on a day of competence. */
        get: operations["listRetentions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parametros_municipais/{cMun}/{competencia}/retencoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the retentions that a municipality allows on a day of competence. */
        get: operations["listRetentionsAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parametrizacao/{cMun}/{numeroBeneficio}/{competencia}/beneficio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a municipal benefit, if it is valid on a day of competence. */
        get: operations["findBenefit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parametros_municipais/{cMun}/{numeroBeneficio}/{competencia}/beneficio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a municipal benefit, if it is valid on a day of competence. */
        get: operations["findBenefitAlias"];
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
         * @description Checks the structure, the order and the types of all elements, and each signature. For a DPS and an NFS-e with a
         *     valid structure, it also checks the rules of the DPS, and computes the values of the NFS-e again. Each finding has
         *     the element, the line, and the correct value or form. Nothing is stored.
         *
         *     Rates come from the parameters of the sandbox. A municipality that the sandbox does not have counts as one without
         *     an active agreement, and its rate is that of the NFS-e; `POST /__admin/parameters` adds municipalities and rates.
         *     Certificates are not checked against a chain or a date; `signatures` shows the holder of each certificate, and
         *     whether it is a certificate of this service.
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
        /**
         * @description A business outcome that a rule can request from this service:
         *
         *     - `E1`: Assinatura do Hash não confere.
         *     - `E2`: Mês de competência superior ao de emissão do RPS ou da Nota.
         *     - `E3`: Natureza da operação não informada.
         *     - `E4`: Esse RPS não foi enviado para a nossa base de dados.
         *     - `E5`: O número da NFS-e substituída informado não existe na base de dados do município.
         *     - `E6`: Essa NFS-e não pode ser cancelada através desse serviço, pois há crédito informado.
         *     - `E7`: Essa NFS-e já foi substituída.
         *     - `E8`: Campo de optante pelo simples nacional não informado.
         *     - `E9`: Campo de incentivador cultural não informado.
         *     - `E10`: Only one invoice can be issued for an RPS
         *     - `E11`: An RPS must have its number
         *     - `E12`: Tipo do RPS não informado.
         *     - `E13`: The type of an RPS must be 1, 2 or 3
         *     - `E14`: Data da emissão do RPS não informada.
         *     - `E15`: Data da emissão do RPS inválida.
         *     - `E16`: The date of an RPS must not be in the future
         *     - `E17`: The RPS must not be older than the permission to issue
         *     - `E18`: O valor dos serviços deverá ser superior a R$ 0,00 (zero).
         *     - `E19`: O valor das deduções deverá ser inferior ou igual ao valor dos serviços.
         *     - `E20`: O valor das deduções deverá ser superior ou igual a R$ 0,00 (zero).
         *     - `E21`: O valor dos descontos deverá ser inferior ou igual ao valor dos serviços.
         *     - `E22`: O valor dos descontos deverá ser superior ou igual a R$ 0,00 (zero).
         *     - `E23`: O valor do PIS deverá ser superior ou igual a R$ 0,00 (zero).
         *     - `E24`: O valor da COFINS deverá ser superior ou igual a R$ 0,00 (zero).
         *     - `E25`: O valor do INSS deverá ser superior ou igual a R$ 0,00 (zero).
         *     - `E26`: O valor do IR deverá ser superior ou igual a R$ 0,00 (zero).
         *     - `E27`: O valor da CSLL deverá ser superior ou igual a R$ 0,00 (zero).
         *     - `E28`: Item da lista de serviço incompatível com a informação de optante pelo simples nacional.
         *     - `E29`: O código de serviço prestado não permite retenção de ISS.
         *     - `E30`: Item da lista de serviço inexistente.
         *     - `E31`: Item da lista de serviço não informado para a operação.
         *     - `E32`: CNAE incompatível com a informação de optante pelo simples nacional.
         *     - `E33`: Código CNAE inexistente.
         *     - `E34`: Código de tributação incompatível com a informação de optante pelo simples nacional.
         *     - `E35`: Código de tributação inexistente.
         *     - `E36`: Campo ISSRetido inválido.
         *     - `E37`: Apenas serviços tributados, no município ou fora, podem sofrer retenção de ISS.
         *     - `E38`: Contribuintes enquadrados como Microempresa Municipal, Estimativa, Sociedade de Profissionais ou Incentivador Cultural não podem sofrer retenção de ISS.
         *     - `E39`: A customer that retains the ISS must be registered here
         *     - `E40`: Valor do ISS retido não informado.
         *     - `E41`: O campo discriminação dos serviços não foi preenchido.
         *     - `E42`: Código do município da prestação do serviço inválido.
         *     - `E43`: The registration of the provider must exist
         *     - `E44`: CNPJ do prestador inválido.
         *     - `E45`: The CNPJ must be registered
         *     - `E46`: CNPJ do prestador não informado.
         *     - `E47`: CPF/CNPJ do tomador inválido.
         *     - `E48`: O campo CPF/CNPJ do tomador deverá ser preenchido com zeros quando for de CPF não-informado.
         *     - `E49`: Lote de RPS com excesso de inconsistências.
         *     - `E50`: Inscrição Municipal do prestador inválida.
         *     - `E51`: Inscrição Municipal do tomador inválida.
         *     - `E52`: O tomador de serviços informado é o próprio prestador.
         *     - `E53`: O campo Inscrição Municipal do tomador só deverá ser preenchido para tomadores estabelecidos neste município.
         *     - `E54`: The customer must have one registration
         *     - `E55`: Endereço do tomador (logradouro) não corresponde ao CEP informado.
         *     - `E56`: Campo endereço do tomador não informado (obrigatório para tomador com CNPJ).
         *     - `E57`: Bairro do tomador não corresponde ao CEP informado.
         *     - `E58`: Município do tomador não corresponde ao CEP informado.
         *     - `E59`: Campo cidade do tomador não informado (obrigatório para tomador com CNPJ).
         *     - `E60`: A cidade do tomador informada não foi encontrada.
         *     - `E61`: UF do tomador não corresponde ao CEP informado.
         *     - `E62`: CEP não existe na tabela DNE dos Correios.
         *     - `E63`: Razão social do intermediário não informada.
         *     - `E64`: Inscrição Municipal do intermediário inválida.
         *     - `E65`: Inscrição Municipal do intermediário não está vinculada ao CNPJ informado.
         *     - `E66`: CNPJ/CPF do intermediário inválido.
         *     - `E67`: Código da obra inválido.
         *     - `E68`: The status of an RPS must be 1, normal
         *     - `E69`: Quantidade de RPS incorreta.
         *     - `E70`: Inscrição Municipal do prestador especificada no lote não confere com o prestador informado no RPS.
         *     - `E71`: RPS em duplicidade no arquivo enviado.
         *     - `E75`: Número do RPS substituído não informado.
         *     - `E76`: O número do RPS substituído informado não existe na base de dados.
         *     - `E77`: Número da NFS-e não informado.
         *     - `E78`: Número da NFS-e inexistente na base de dados para o prestador de serviço pesquisado.
         *     - `E79`: Essa NFS-e já está cancelada.
         *     - `E81`: Código de verificação não corresponde à NFS-e consultada.
         *     - `E83`: Campo inscrição municipal do tomador informado incorretamente.
         *     - `E86`: Número do protocolo de recebimento do lote inexistente na base de dados.
         *     - `E87`: Número de lote inexistente na base de dados.
         *     - `E88`: Número de lote não informado.
         *     - `E89`: Não existe na base de dados uma NFS-e emitida para o número de RPS informado.
         *     - `E90`: Número do RPS inválido.
         *     - `E91`: Esse RPS não foi enviado para a nossa base de dados.
         *     - `E92`: Esse RPS foi enviado para a nossa base de dados, mas ainda não foi processado.
         *     - `E93`: Série informada inválida.
         *     - `E96`: Campo número do RPS informado incorretamente.
         *     - `E97`: Campo série do RPS informado incorretamente.
         *     - `E98`: Valor dos serviços não informado.
         *     - `E99`: Valor da retenção deverá ser inferior ou igual ao valor dos serviços.
         *     - `E100`: Campo valor dos serviços informado incorretamente.
         *     - `E101`: Campo valor das deduções informado incorretamente.
         *     - `E102`: Campo valor dos descontos informado incorretamente.
         *     - `E103`: Campo valor da retenção federal informado incorretamente.
         *     - `E104`: Campo item da lista de serviço informado incorretamente.
         *     - `E105`: Campo código CNAE informado incorretamente.
         *     - `E106`: Campo código de tributação informado incorretamente.
         *     - `E107`: Campo discriminação dos serviços informado incorretamente.
         *     - `E108`: Campo município da prestação do serviço informado incorretamente.
         *     - `E109`: Campo cidade do tomador informado incorretamente.
         *     - `E110`: Para tributação fora do município, o campo município da prestação do serviço deverá ser diferente do município do prestador.
         *     - `E111`: Município da prestação do serviço não informado.
         *     - `E112`: Campo inscrição municipal do intermediário informado incorretamente.
         *     - `E113`: Campo número do endereço não informado (obrigatório para tomador com CNPJ).
         *     - `E114`: Campo bairro não informado (obrigatório para tomador com CNPJ).
         *     - `E115`: Campo UF não informado (obrigatório para tomador com CNPJ).
         *     - `E116`: A UF do tomador informada não foi encontrada.
         *     - `E117`: Campo razão social do tomador informado incorretamente.
         *     - `E118`: Campo razão social do tomador não informado (obrigatório para tomador com CNPJ).
         *     - `E119`: Campo endereço do tomador informado incorretamente.
         *     - `E120`: Campo número do endereço do tomador informado incorretamente.
         *     - `E121`: Campo complemento do endereço do tomador informado incorretamente.
         *     - `E122`: Campo bairro do tomador informado incorretamente.
         *     - `E123`: Campo AliquotaServicos não informado para tributação fora do município.
         *     - `E124`: Campo UF do tomador informado incorretamente.
         *     - `E125`: Campo CEP do tomador informado incorretamente.
         *     - `E126`: Campo e-mail do tomador informado incorretamente.
         *     - `E127`: Campo telefone do tomador informado incorretamente.
         *     - `E128`: Campo razão social do intermediário informado incorretamente.
         *     - `E129`: Campo código da obra informado incorretamente.
         *     - `E130`: Campo ART informado incorretamente.
         *     - `E131`: Campo data inicial informado incorretamente.
         *     - `E132`: Campo data final informado incorretamente.
         *     - `E133`: Data final da pesquisa não poderá ser superior a data de hoje.
         *     - `E134`: Data final da pesquisa não poderá ser anterior à data inicial.
         *     - `E135`: O período de pesquisa não poderá ser superior a um ano.
         *     - `E136`: Campo número da NFS-e informado incorretamente.
         *     - `E137`: Campo data da NFS-e informado incorretamente.
         *     - `E138`: The provider must be allowed to render the service
         *     - `E139`: Campo número da NFS-e informado incorretamente.
         *     - `E141`: Inscrição Municipal do prestador não informada.
         *     - `E142`: The registration must belong to the CNPJ
         *     - `E143`: Inscrição Municipal do tomador não está vinculada ao CNPJ informado.
         *     - `E144`: Natureza da operação inválida.
         *     - `E145`: Regime Especial de Tributação inválido.
         *     - `E148`: Status do RPS não informado.
         *     - `E149`: Campo CNPJ do prestador informado incorretamente.
         *     - `E150`: Série do RPS não informada.
         *     - `E151`: Quantidade de RPS não informada.
         *     - `E152`: Campo ISSRetido não informado.
         *     - `E153`: Campo valor do ISS retido informado incorretamente.
         *     - `E154`: Campo CNPJ do intermediário informado incorretamente.
         *     - `E155`: Campo CNPJ do tomador informado incorretamente.
         *     - `E156`: The CNPJ must be allowed to issue invoices
         *     - `E157`: Usuário não está autorizado a utilizar esse serviço para esse contribuinte.
         *     - `E158`: Campo inscrição municipal do prestador informado incorretamente.
         *     - `E159`: CNPJ do prestador especificado no lote não confere com o prestador informado no RPS.
         *     - `E160`: Arquivo enviado fora da estrutura do arquivo XML de entrada.
         *     - `E161`: Campo ValorISS não informado para tributação fora do município.
         *     - `E162`: Alíquota do simples nacional incorreta.
         *     - `E163`: Alíquota não informada para retenção do ISSQN no Simples Nacional.
         *     - `E164`: The ISS must be correct
         *     - `E165`: Alíquota do serviço inválida.
         *     - `E166`: Regime Especial de Tributação não informado para optante do simples nacional.
         *     - `E170`: O usuário não tem autorização para solicitar o processamento de lote de RPS.
         *     - `E171`: O usuário não tem autorização para assinar RPS.
         *     - `E172`: Arquivo enviado com erro na assinatura.
         *     - `E173`: Lote de RPS não assinado.
         *     - `E174`: RPS não assinado.
         *     - `E175`: O somatório das deduções e do desconto incondicionado está maior que o valor dos serviços.
         *     - `E176`: O somatório dos descontos, retenções federais e ISSQN retido na fonte está maior que o valor dos serviços.
         *     - `E177`: Pessoa Física não pode efetuar a retenção do ISSQN.
         *     - `E178`: Lote aguardando processamento.
         *     - `E179`: Erro na autenticação.
         *     - `E180`: Pedido de Cancelamento não está assinado.
         *     - `E182`: Requisição não acompanhada de autenticação por certificação digital.
         *     - `E183`: A mensagem XML do cabeçalho do arquivo enviado está fora do padrão especificado.
         *     - `E184`: A versão de dados não é mais suportada pelo sistema.
         *     - `E185`: A versão de dados não existe.
         *     - `E186`: Requisição de serviço inválida. O sistema não conseguiu capturar o parâmetro nfseCabecMsg e/ou nfseDadosMsg.
         *     - `E187`: A versão do XML Schema do cabeçalho não existe.
         *     - `E188`: Opção simples nacional conflita com o regime especial de tributação informado.
         *     - `E189`: Arquivo enviado com erro de certificado.
         *     - `E190`: Erro na autenticação. Certificado digital inválido.
         *     - `E199`: CEP do tomador não informado.
         *     - `E200`: The service must not be older than the permission to issue
         *     - `E203`: Tamanho do arquivo enviado excede o permitido.
         *     - `E204`: Código de cancelamento não informado.
         *     - `E205`: Código de cancelamento inválido.
         *     - `E206`: Cancelamento da NFS-e por erro na emissão não pode ser feito por esse serviço.
         *     - `E207`: Cancelamento de NFS-e com imposto recolhido não pode ser feito por esse serviço.
         *     - `E208`: Cancelamento de NFS-e com tomador do serviço não informado não pode ser feito por esse serviço.
         *     - `E209`: Data inicial não informada.
         *     - `E210`: Data inicial posterior a data de hoje.
         *     - `E211`: Data inicial posterior a data final.
         *     - `E212`: NFS-e não encontrada.
         *     - `E213`: Código de cancelamento informado de uso exclusivo da Prefeitura.
         *     - `E214`: Número de RPS no lote excede o permitido.
         *     - `E215`: Item incompatível com o código de tributação.
         *     - `E216`: Não é permitida a substituição de RPS.
         *     - `E217`: Número inicial da faixa de NFS-e não encontrado.
         *     - `E218`: Número inicial da faixa de NFS-e é maior que o número final.
         *     - `E220`: An ISS must not be sent if none is due
         *     - `E221`: Alíquota informada indevidamente.
         *     - `E223`: Intervalo de NFS-e não encontradas.
         *     - `E224`: A NFS-e a substituir está cancelada.
         *     - `E225`: O documento de substituição não está assinado digitalmente.
         *     - `E226`: Número da NFS-e inicial não informado.
         *     - `E227`: Alíquota Serviços fora do intervalo de 2% e 5%.
         *     - `E228`: A alíquota do ISSQN é obrigatória.
         *     - `E229`: The registration of the customer must exist
         *     - `E231`: O prazo legal para conversão de um RPS em NFS-e está expirado.
         *     - `E233`: Lote já processado.
         *     - `E234`: Número do protocolo não informado.
         *     - `E235`: Número da NFS-e a cancelar não informado.
         *     - `E236`: O RPS já está cancelado e não pode ser substituído.
         *     - `E238`: O parâmetro nomeado (método) informado não existe.
         *     - `E239`: Código de tributação não permite dedução.
         *     - `E242`: Indicador de ISSQN retido incorreto.
         *     - `E254`: NFS-e vinculada a uma guia não pode ser substituída.
         *     - `E258`: CNPJ/CPF do prestador inválido.
         *     - `E259`: The CPF must be registered
         *     - `E260`: CNPJ/CPF do prestador não informado.
         *     - `E262`: The registration must be active
         *     - `E278`: Indicador de ISSQN retido incorreto.
         *     - `E280`: Responsável/Retentor não informado.
         *     - `E282`: Responsável/Retentor informado indevido.
         *     - `E293`: Intermediário não informado.
         *     - `E306`: Tipo de exigibilidade do ISSQN não informado.
         *     - `E307`: Tipo de exigibilidade do ISSQN inválido.
         *     - `E308`: Tipo de exigibilidade do ISSQN incorreto.
         *     - `E309`: Código do município de incidência inválido.
         *     - `E310`: Código do município de incidência incorreto.
         *     - `E311`: Código do município de incidência não informado.
         *     - `E312`: Número do processo inválido.
         *     - `E313`: Número do processo informado indevidamente.
         *     - `E314`: Número do processo não informado.
         *     - `E320`: Número da NFS-e inicial inválido.
         *     - `E321`: Número da NFS-e final inválido.
         *     - `E322`: Número da NFS-e final não informado.
         *     - `E323`: NFS-e final não encontrada.
         *     - `E324`: Assinatura do RPS inválida.
         *     - `E325`: Assinatura do lote de RPS inválida.
         *     - `E326`: Pedido de serviço não assinado.
         *     - `E328`: The option for the Simples must be the registered one
         *     - `E329`: Apenas serviços tributados podem sofrer retenção de ISSQN.
         *     - `E330`: Contribuintes enquadrados como MEI não podem sofrer retenção.
         *     - `E331`: Contribuintes enquadrados como Microempresa não podem sofrer retenção.
         *     - `E332`: Contribuintes enquadrados como Estimativa não podem sofrer retenção.
         *     - `E333`: Contribuintes enquadrados como Sociedade de Profissionais não podem sofrer retenção.
         *     - `E340`: Valor do ISSQN não informado.
         *     - `E341`: Alíquota do ISSQN não informada.
         *     - `E343`: Código de cancelamento incorreto.
         *     - `E345`: Inscrição Municipal não está vinculada ao CNPJ.
         *     - `E346`: Inscrição Municipal não está vinculada ao CPF.
         *     - `E347`: CNPJ/CPF não autorizado a emitir NFS-e.
         *     - `E348`: CNPJ/CPF informado no lote difere do CNPJ/CPF informado no RPS.
         *     - `E351`: Código NBS não informado.
         *     - `E352`: Código NBS inválido.
         *     - `E901`: Usuário e senha não conferem.
         *     - `E902`: O lote excede o limite de rps.
         *     - `E903`: Já existe lote protocolado com esse número.
         *     - `E904`: O protocolo não corresponde ao prestador.
         *     - `E939`: The base must be correct
         *     - `E940`: The net amount must be correct
         *     - `A900`: Lote não recebido, não processado ou com erro.
         *     - `A1`: Item da lista, CNAE ou código de tributação não cadastrado para o prestador.
         *     - `A2`: O código de tributação não permite dedução.
         *     - `A3`: O código de tributação não permite tributação fora do município.
         *     - `A4`: Valor do ISS retido diferente do ISS devido.
         *     - `A6`: Inscrição Municipal do tomador não encontrada.
         *     - `A7`: The registration of the customer must be active
         *     - `A8`: E-mail inválido.
         *     - `A12`: RPS em duplicata no lote foram ignorados.
         *     - `A14`: ValorISS informado indevidamente (desconsiderado).
         *     - `A15`: Alíquota informada indevidamente (desconsiderada).
         *     - `A16`: CNAE informado indevidamente (desconsiderado).
         *     - `A26`: E-mail inválido.
         *     - `A30`: Campo(s) não adotado(s) pelo município.
         *     - `E0001`: The version of the layout must be accepted
         *     - `E0004`: The id must match the fields of the DPS
         *     - `E0006`: The environment must be the one that received the DPS
         *     - `E0008`: The DPS must not be issued in the future
         *     - `E0010`: The series must belong to the kind of sender
         *     - `E0014`: Series and number of the issuer must be new
         *     - `E0015`: The date of the service must not be after the issue
         *     - `E0016`: The service must not be older than the agreement
         *     - `E0018`: The service must not be older than the CNPJ
         *     - `E0020`: The service must not be older than the CPF
         *     - `E0023`: The service must not be older than the registration
         *     - `E0025`: The service must not be older than the permission
         *     - `E0029`: A provider that issues must not give a reason
         *     - `E0037`: The municipality must exist
         *     - `E0038`: The agreement of the municipality must be active
         *     - `E0039`: The municipality must use the national issuers
         *     - `E0041`: An MEI must issue in the municipality of its address
         *     - `E0042`: The key of the replaced invoice must be valid
         *     - `E0044`: The replaced invoice must exist
         *     - `E0046`: A cancelled invoice must not be replaced
         *     - `E0050`: A replacement must be within the time limit
         *     - `E0056`: The replaced invoice must name its customer
         *     - `E0058`: A replacement must keep the other party
         *     - `E0060`: A replacement must keep date, service and place
         *     - `E0061`: In the Simples Nacional a replacement must keep customer, date and price
         *     - `E0065`: Both invoices must have the same generator
         *     - `E0068`: A cancellation under analysis blocks the replacement
         *     - `E0070`: A confirmation blocks the replacement
         *     - `E0072`: A tacit confirmation blocks the replacement
         *     - `E0074`: Collected taxes block the replacement
         *     - `E0076`: A block by the authority prevents the replacement
         *     - `E0078`: The reason 99 needs a text
         *     - `E0080`: The provider's CNPJ must be valid
         *     - `E0082`: The provider's CNPJ must be registered
         *     - `E0084`: The CNPJ must have an establishment in the municipality
         *     - `E0096`: The provider's CPF must be valid
         *     - `E0098`: The provider's CPF must be registered
         *     - `E0099`: The CPF must be registered in the municipality
         *     - `E0112`: A provider that issues must not have a NIF
         *     - `E0114`: A provider that issues must have a CNPJ or CPF
         *     - `E0116`: A registered provider must give its registration
         *     - `E0119`: The registration must be allowed to issue
         *     - `E0120`: A provider without a registration must not give one
         *     - `E0121`: A provider that issues must not give a name
         *     - `E0124`: The registration must be active on the date of the service
         *     - `E0128`: A provider that issues must not give an address
         *     - `E0148`: The provider's email must be valid
         *     - `E0160`: The option for the Simples Nacional must be the registered one
         *     - `E0162`: Only an ME or EPP may have a regime inside the Simples Nacional
         *     - `E0166`: An ME or EPP must give its regime inside the Simples Nacional
         *     - `E0172`: A special regime needs a taxable service
         *     - `E0174`: An MEI must not have a special regime
         *     - `E0175`: Inside the Simples Nacional there must be no special regime
         *     - `E0176`: The provider must be registered as self-employed
         *     - `E0178`: The special regime must be that of the provider
         *     - `E0187`: The operation needs a customer
         *     - `E0188`: The customer's CNPJ must be valid
         *     - `E0190`: The customer's CNPJ must be registered
         *     - `E0202`: Provider and customer must differ
         *     - `E0204`: Retention by the customer needs its CNPJ or CPF
         *     - `E0206`: The customer's CPF must be valid
         *     - `E0207`: The customer's CPF must be registered
         *     - `E0229`: The customer's registration must be active
         *     - `E0232`: A customer without a registration must not give one
         *     - `E0234`: The customer's address is needed
         *     - `E0237`: Retention by the customer needs its address in Brazil
         *     - `E0238`: The municipality of the customer's address must exist
         *     - `E0247`: The customer's email must be valid
         *     - `E0248`: The intermediary's CNPJ must be valid
         *     - `E0250`: The intermediary's CNPJ must be registered
         *     - `E0262`: Provider and intermediary must differ
         *     - `E0264`: Retention by the intermediary needs its CNPJ or CPF
         *     - `E0266`: The intermediary's CPF must be valid
         *     - `E0268`: The intermediary's CPF must be registered
         *     - `E0288`: The intermediary's registration must be active
         *     - `E0290`: An intermediary without a registration must not give one
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
         *     - `E0372`: Other services must not have a group of construction
         *     - `E0390`: Item 12 needs the group of events
         *     - `E0392`: Other services must not have a group of events
         *     - `E0424`: Only an intermediary may have received an amount
         *     - `E0427`: The price must cover discount, deduction and benefit
         *     - `E0428`: The price must cover reductions and retentions
         *     - `E0429`: The ISS must be at least 2 % of the price
         *     - `E0431`: The unconditional discount must be above zero and below the price
         *     - `E0432`: The conditional discount must be above zero and below the price
         *     - `E0435`: An untaxed service must not have a deduction
         *     - `E0436`: An MEI must not have a deduction
         *     - `E0438`: A special regime must not have a deduction
         *     - `E0453`: A deduction in percent must be above 0 and at most 100
         *     - `E0455`: The key of a deducted invoice must be valid
         *     - `E0468`: A deduction of kind 99 needs a text
         *     - `E0470`: Only a deduction of kind 99 may have a text
         *     - `E0472`: A deducted document must not be newer than the service
         *     - `E0474`: A deduction must be at most the deductible amount
         *     - `E0476`: A deduction must be at most the price
         *     - `E0477`: A deducted document needs its supplier
         *     - `E0532`: Item 99 is outside the ISS
         *     - `E0533`: An untaxed service must not have a benefit
         *     - `E0534`: An MEI must not have a benefit
         *     - `E0535`: A special regime must not have a benefit
         *     - `E0537`: Only an active municipality may grant benefits
         *     - `E0541`: The municipality must grant the benefit
         *     - `E0565`: This benefit must not have an amount
         *     - `E0574`: A benefit must be at most the price
         *     - `E0577`: This benefit must not have a percentage
         *     - `E0580`: An untaxed service must not have a retention
         *     - `E0583`: The ISS of an MEI must not be retained
         *     - `E0585`: Only a taxable service may be suspended
         *     - `E0586`: A benefit must be above 0 % and within its limit
         *     - `E0588`: The ISS of a special regime must not be retained
         *     - `E0590`: The country of the result is needed
         *     - `E0591`: Only an export may have a country of the result
         *     - `E0592`: Immunity must have a kind, and nothing else may have one
         *     - `E0593`: The kind of immunity 0 is not allowed
         *     - `E0595`: The rate must be at most 5 %
         *     - `E0596`: The ISS of toll roads must not be retained
         *     - `E0600`: An MEI must not give a rate
         *     - `E0602`: An untaxed service must not have a rate
         *     - `E0604`: A special regime must not have a rate
         *     - `E0612`: A benefit with its own rate allows no other rate
         *     - `E0617`: An active municipality supplies the rate
         *     - `E0619`: Without an active municipality the rate is needed
         *     - `E0621`: Retention inside the Simples needs a rate of at least 1.8 %
         *     - `E0625`: Inside the Simples without retention there must be no rate
         *     - `E0628`: Retention inside the Simples needs a rate of at least 1.8 %, also if the municipality is not active
         *     - `E0631`: Inside the Simples without retention there must be no rate, also if the municipality is not active
         *     - `E0635`: Outside the Simples an active municipality supplies the rate
         *     - `E0640`: Outside the Simples, without an active municipality, the rate is needed
         *     - `E0650`: The customer must retain the ISS of its import
         *     - `E0652`: The intermediary must retain the ISS of its import
         *     - `E0667`: The municipality must allow the customer to retain the ISS
         *     - `E0670`: The municipality must allow the intermediary to retain the ISS
         *     - `E0675`: A person with a CPF must not give federal taxes
         *     - `E0676`: An MEI must not give federal taxes
         *     - `E0677`: The base must be at most the price
         *     - `E0678`: This situation needs a base
         *     - `E0682`: This situation must not have a base
         *     - `E0686`: The rate of PIS must be from 0 to 100 %
         *     - `E0692`: The rate of COFINS must be from 0 to 100 %
         *     - `E0694`: PIS must be its base at its rate
         *     - `E0696`: COFINS must be its base at its rate
         *     - `E0699`: The retained INSS must be above zero and below the price
         *     - `E0700`: The retained IRRF must be above zero and below the price
         *     - `E0701`: The retained CSLL must be above zero and below the price
         *     - `E0710`: An MEI must not give a percentage of the Simples
         *     - `E0712`: An ME or EPP must give its total of taxes
         *     - `E0713`: Outside the Simples, federal, state and municipal taxes must be given
         *     - `E0714`: The signature of the DPS must be correct
         *     - `E0715`: The certificate must be valid
         *     - `E0716`: The certificate must have the right form
         *     - `E0717`: The DPS must be signed
         *     - `E0718`: The issuer must sign the DPS
         *     - `E0720`: Without retention there must be no retained amount
         *     - `E0724`: A retention needs its amount
         *     - `E0802`: The id of the event must be new
         *     - `E0812`: The author's CNPJ must be that of the certificate
         *     - `E0813`: The author's CNPJ must be entitled to the event
         *     - `E0815`: The author's CPF must be that of the certificate
         *     - `E0816`: The author's CPF must be entitled to the event
         *     - `E0822`: A cancellation must be within the time limit
         *     - `E0823`: The amount of the invoice must be within the limit for cancellation
         *     - `E0824`: A cancelled invoice must name its customer
         *     - `E0827`: Collected taxes block the cancellation
         *     - `E0831`: The generator of the invoice must receive the event
         *     - `E0840`: An earlier event blocks the cancellation
         *     - `E0845`: An earlier event blocks the replacement
         *     - `E0848`: An earlier event blocks the request for analysis
         *     - `E0850`: IBS and CBS begin in 2026
         *     - `E0852`: An earlier event blocks the granting of the request
         *     - `E0853`: A request for analysis must be pending to grant it
         *     - `E0855`: An earlier event blocks the denial of the request
         *     - `E0856`: A request for analysis must be pending to deny it
         *     - `E0860`: An earlier event blocks the confirmation by the provider
         *     - `E0861`: An earlier event blocks the confirmation by the customer
         *     - `E0862`: An earlier event blocks the confirmation by the intermediary
         *     - `E0863`: An earlier event blocks the tacit confirmation
         *     - `E0864`: An earlier event blocks the rejection by the provider
         *     - `E0866`: An earlier event blocks the rejection by the customer
         *     - `E0868`: An earlier event blocks the rejection by the intermediary
         *     - `E0870`: An earlier event blocks the annulment of the rejection
         *     - `E0903`: The kind of operation is needed
         *     - `E0904`: The kind of operation is not allowed
         *     - `E0905`: The operation must refer to other invoices
         *     - `E0906`: The operation must not refer to other invoices
         *     - `E0907`: The key of a reference must be valid
         *     - `E0910`: Only indDest 1 may have a recipient
         *     - `E0911`: The recipient's CNPJ must be valid
         *     - `E0912`: The recipient's CNPJ must be registered
         *     - `E0913`: The recipient's CPF must be valid
         *     - `E0914`: The recipient's CPF must be registered
         *     - `E0921`: The recipient's municipality must be that of its CNPJ
         *     - `E0922`: The recipient's municipality must be that of its CPF
         *     - `E0928`: The operation must not be about real estate
         *     - `E0931`: A construction service must have its property in obra
         *     - `E0932`: The operation needs its real estate
         *     - `E0951`: A document must not be issued before its date
         *     - `E0952`: Only the kind 99 may have a text
         *     - `E0953`: A reimbursement must be at most the price
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
         *     - `E1278`: The processing of an event must not be before its request
         *     - `E1297`: The computed base must give an ISS of at least 2 %
         *     - `E1300`: The applied rate must be at most 5 %
         *     - `E1301`: An untaxed service must not have a place of incidence
         *     - `E1302`: An MEI must have only the net amount
         *     - `E1303`: An untaxed service must have only the net amount
         *     - `E1305`: A taxable service must have a place of incidence
         *     - `E1307`: A special regime must have only the net amount
         *     - `E1311`: A suspended ISS must have only the net amount
         *     - `E1313`: At sea, the ISS must be due at the provider
         *     - `E1317`: The ISS must be due at the place of the service
         *     - `E1321`: The ISS must be due at the customer
         *     - `E1325`: The ISS must be due at the provider
         *     - `E1508`: The net amount must not be negative
         *     - `E1530`: The base of IBS and CBS must be correct
         *     - `E1534`: Reimbursements must be less than the price
         *     - `E1555`: The total of the invoice must be correct
         *     - `E1560`: The presumed credit of IBS must be allowed
         *     - `E1561`: The presumed credit of IBS must be correct
         *     - `E1575`: The presumed credit of CBS must be allowed
         *     - `E1576`: The presumed credit of CBS must be correct
         *     - `E1802`: The id of the event must match its fields
         *     - `E1805`: The id of the event must be new
         *     - `E1818`: A municipality must not share manifestations of the parties
         *     - `E1825`: The version of the layout of the event must be accepted
         *     - `E1827`: The id of the request must match its fields
         *     - `E1831`: The invoice of the event must exist
         *     - `E1833`: Each party may confirm or reject only once
         *     - `E1835`: The rejection to annul must be linked to the invoice
         *     - `E1843`: An event must not be in the future
         *     - `E1845`: The environment must be the one that received the event
         *     - `E1944`: The provider must give a text for the reason 9
         *     - `E1949`: The customer must give a text for the reason 9
         *     - `E1954`: The intermediary must give a text for the reason 9
         *     - `E1960`: An earlier event blocks the cancellation by the municipality
         *     - `E1963`: The annulment must name a rejection of the invoice
         *     - `E1965`: An earlier event prevents the block
         *     - `E1967`: An event must not be blocked twice
         *     - `E1970`: An earlier event prevents the removal of the block
         *     - `E1976`: The removal must name a block of the invoice
         *     - `E1978`: The block to remove must be linked to the invoice
         *     - `E1980`: The signature of the event must be correct
         *     - `E1983`: The event's certificate must be valid
         *     - `E1986`: The event's certificate must have the right form
         *     - `E1989`: The event must be signed
         *     - `E1991`: The author must sign the event
         *     - `E9996`: Only the provider can issue
         *     - `RNG9999`: The service failed without a known reason
         *     - `LATE_AUTHORIZATION`: The invoice stays in processing for 24 hours of the clock, and is then authorized.
         *     - `E2215`: There is no document after the NSU, although the sandbox has some
         *     - `E2220`: There is no document: the other code that the service uses
         *     - `TOO_MANY_REQUESTS`: Too many requests: 429
         * @enum {string}
         */
        Outcome: "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "E7" | "E8" | "E9" | "E10" | "E11" | "E12" | "E13" | "E14" | "E15" | "E16" | "E17" | "E18" | "E19" | "E20" | "E21" | "E22" | "E23" | "E24" | "E25" | "E26" | "E27" | "E28" | "E29" | "E30" | "E31" | "E32" | "E33" | "E34" | "E35" | "E36" | "E37" | "E38" | "E39" | "E40" | "E41" | "E42" | "E43" | "E44" | "E45" | "E46" | "E47" | "E48" | "E49" | "E50" | "E51" | "E52" | "E53" | "E54" | "E55" | "E56" | "E57" | "E58" | "E59" | "E60" | "E61" | "E62" | "E63" | "E64" | "E65" | "E66" | "E67" | "E68" | "E69" | "E70" | "E71" | "E75" | "E76" | "E77" | "E78" | "E79" | "E81" | "E83" | "E86" | "E87" | "E88" | "E89" | "E90" | "E91" | "E92" | "E93" | "E96" | "E97" | "E98" | "E99" | "E100" | "E101" | "E102" | "E103" | "E104" | "E105" | "E106" | "E107" | "E108" | "E109" | "E110" | "E111" | "E112" | "E113" | "E114" | "E115" | "E116" | "E117" | "E118" | "E119" | "E120" | "E121" | "E122" | "E123" | "E124" | "E125" | "E126" | "E127" | "E128" | "E129" | "E130" | "E131" | "E132" | "E133" | "E134" | "E135" | "E136" | "E137" | "E138" | "E139" | "E141" | "E142" | "E143" | "E144" | "E145" | "E148" | "E149" | "E150" | "E151" | "E152" | "E153" | "E154" | "E155" | "E156" | "E157" | "E158" | "E159" | "E160" | "E161" | "E162" | "E163" | "E164" | "E165" | "E166" | "E170" | "E171" | "E172" | "E173" | "E174" | "E175" | "E176" | "E177" | "E178" | "E179" | "E180" | "E182" | "E183" | "E184" | "E185" | "E186" | "E187" | "E188" | "E189" | "E190" | "E199" | "E200" | "E203" | "E204" | "E205" | "E206" | "E207" | "E208" | "E209" | "E210" | "E211" | "E212" | "E213" | "E214" | "E215" | "E216" | "E217" | "E218" | "E220" | "E221" | "E223" | "E224" | "E225" | "E226" | "E227" | "E228" | "E229" | "E231" | "E233" | "E234" | "E235" | "E236" | "E238" | "E239" | "E242" | "E254" | "E258" | "E259" | "E260" | "E262" | "E278" | "E280" | "E282" | "E293" | "E306" | "E307" | "E308" | "E309" | "E310" | "E311" | "E312" | "E313" | "E314" | "E320" | "E321" | "E322" | "E323" | "E324" | "E325" | "E326" | "E328" | "E329" | "E330" | "E331" | "E332" | "E333" | "E340" | "E341" | "E343" | "E345" | "E346" | "E347" | "E348" | "E351" | "E352" | "E901" | "E902" | "E903" | "E904" | "E939" | "E940" | "A900" | "A1" | "A2" | "A3" | "A4" | "A6" | "A7" | "A8" | "A12" | "A14" | "A15" | "A16" | "A26" | "A30" | "E0001" | "E0004" | "E0006" | "E0008" | "E0010" | "E0014" | "E0015" | "E0016" | "E0018" | "E0020" | "E0023" | "E0025" | "E0029" | "E0037" | "E0038" | "E0039" | "E0041" | "E0042" | "E0044" | "E0046" | "E0050" | "E0056" | "E0058" | "E0060" | "E0061" | "E0065" | "E0068" | "E0070" | "E0072" | "E0074" | "E0076" | "E0078" | "E0080" | "E0082" | "E0084" | "E0096" | "E0098" | "E0099" | "E0112" | "E0114" | "E0116" | "E0119" | "E0120" | "E0121" | "E0124" | "E0128" | "E0148" | "E0160" | "E0162" | "E0166" | "E0172" | "E0174" | "E0175" | "E0176" | "E0178" | "E0187" | "E0188" | "E0190" | "E0202" | "E0204" | "E0206" | "E0207" | "E0229" | "E0232" | "E0234" | "E0237" | "E0238" | "E0247" | "E0248" | "E0250" | "E0262" | "E0264" | "E0266" | "E0268" | "E0288" | "E0290" | "E0293" | "E0302" | "E0310" | "E0312" | "E0315" | "E0316" | "E0318" | "E0322" | "E0330" | "E0331" | "E0370" | "E0372" | "E0390" | "E0392" | "E0424" | "E0427" | "E0428" | "E0429" | "E0431" | "E0432" | "E0435" | "E0436" | "E0438" | "E0453" | "E0455" | "E0468" | "E0470" | "E0472" | "E0474" | "E0476" | "E0477" | "E0532" | "E0533" | "E0534" | "E0535" | "E0537" | "E0541" | "E0565" | "E0574" | "E0577" | "E0580" | "E0583" | "E0585" | "E0586" | "E0588" | "E0590" | "E0591" | "E0592" | "E0593" | "E0595" | "E0596" | "E0600" | "E0602" | "E0604" | "E0612" | "E0617" | "E0619" | "E0621" | "E0625" | "E0628" | "E0631" | "E0635" | "E0640" | "E0650" | "E0652" | "E0667" | "E0670" | "E0675" | "E0676" | "E0677" | "E0678" | "E0682" | "E0686" | "E0692" | "E0694" | "E0696" | "E0699" | "E0700" | "E0701" | "E0710" | "E0712" | "E0713" | "E0714" | "E0715" | "E0716" | "E0717" | "E0718" | "E0720" | "E0724" | "E0802" | "E0812" | "E0813" | "E0815" | "E0816" | "E0822" | "E0823" | "E0824" | "E0827" | "E0831" | "E0840" | "E0845" | "E0848" | "E0850" | "E0852" | "E0853" | "E0855" | "E0856" | "E0860" | "E0861" | "E0862" | "E0863" | "E0864" | "E0866" | "E0868" | "E0870" | "E0903" | "E0904" | "E0905" | "E0906" | "E0907" | "E0910" | "E0911" | "E0912" | "E0913" | "E0914" | "E0921" | "E0922" | "E0928" | "E0931" | "E0932" | "E0951" | "E0952" | "E0953" | "E0959" | "E0970" | "E1206" | "E1217" | "E1225" | "E1226" | "E1228" | "E1229" | "E1235" | "E1242" | "E1278" | "E1297" | "E1300" | "E1301" | "E1302" | "E1303" | "E1305" | "E1307" | "E1311" | "E1313" | "E1317" | "E1321" | "E1325" | "E1508" | "E1530" | "E1534" | "E1555" | "E1560" | "E1561" | "E1575" | "E1576" | "E1802" | "E1805" | "E1818" | "E1825" | "E1827" | "E1831" | "E1833" | "E1835" | "E1843" | "E1845" | "E1944" | "E1949" | "E1954" | "E1960" | "E1963" | "E1965" | "E1967" | "E1970" | "E1976" | "E1978" | "E1980" | "E1983" | "E1986" | "E1989" | "E1991" | "E9996" | "RNG9999" | "LATE_AUTHORIZATION" | "E2215" | "E2220" | "TOO_MANY_REQUESTS";
        /**
         * @example {
         *       "reference": "order-1001",
         *       "provider": {
         *         "cnpj": "12345678000195",
         *         "municipalRegistration": "12345",
         *         "municipality": "3550308"
         *       },
         *       "customer": {
         *         "cnpj": "11444777000161",
         *         "name": "Cliente Exemplo Ltda",
         *         "email": "financeiro@example.com",
         *         "address": {
         *           "street": "Avenida Paulista",
         *           "number": "1000",
         *           "district": "Bela Vista",
         *           "municipality": "3550308",
         *           "postalCode": "01310100"
         *         }
         *       },
         *       "service": {
         *         "code": "1.07",
         *         "description": "Suporte técnico em informática",
         *         "amount": 1000,
         *         "issRate": 5
         *       }
         *     }
         */
        IssueInvoice: components["schemas"]["IssueInvoiceByEnglishNames"] | components["schemas"]["IssueInvoiceByAbrasfNames"];
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
             * @description A sequential number for the provider, without gaps. Null until the invoice is accepted.
             * @example 1
             */
            number: number | null;
            /** @example 1 */
            series: string;
            /**
             * @description The number of the DPS, sequential for the provider and the series.
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
            /** @description Present if the invoice has a customer. */
            customer?: components["schemas"]["InvoicePartyResponse"];
            /** @description Present if the request had an RPS. */
            rps?: components["schemas"]["InvoiceRpsResponse"];
            service: components["schemas"]["InvoiceServiceResponse"];
            values: components["schemas"]["InvoiceValuesResponse"];
            /** @description How each value was computed. */
            explanation: components["schemas"]["ExplanationResponse"][];
            /** @description The reasons of a rejection; otherwise empty. */
            rejections: components["schemas"]["RefusalResponse"][];
            /** @description Present if the invoice is `cancelled` or `cancelling`. */
            cancellation?: components["schemas"]["CancellationResponse"];
            /** @description The reason why the last request to cancel was refused. */
            cancellationRefusal?: components["schemas"]["RefusalResponse"];
            /** @description The access key of the invoice that this one replaces. */
            replaces: string | null;
            /** @description The access key of the invoice that replaces this one. */
            replacedBy: string | null;
            /** @example 2026-11-22T09:00:00-03:00 */
            createdAt: string;
            /**
             * @description The time of acceptance; null before that.
             * @example 2026-11-22T09:00:00-03:00
             */
            issuedAt: string | null;
            /** @example 2026-11-22T09:00:00-03:00 */
            statusUpdatedAt: string;
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
         * @example {
         *       "code": "1",
         *       "reason": "Serviço cobrado em duplicidade"
         *     }
         */
        CancelInvoice: {
            /**
             * @example 1
             * @enum {unknown}
             */
            code: "1" | "2" | "9";
            /** @example Serviço cobrado em duplicidade */
            reason: string;
            /** @description false: the invoice is `cancelling` first. By default it is cancelled at once. */
            sync?: boolean;
        };
        /**
         * @example {
         *       "code": "99",
         *       "reason": "A descrição do serviço estava incompleta",
         *       "invoice": {
         *         "provider": {
         *           "cnpj": "98765432000198",
         *           "municipality": "3550308"
         *         },
         *         "customer": {
         *           "cnpj": "11222333000181",
         *           "name": "Comércio de Livros Ltda"
         *         },
         *         "service": {
         *           "code": "1.07",
         *           "description": "Suporte técnico em março",
         *           "amount": "1000.00",
         *           "issRate": 5
         *         }
         *       }
         *     }
         */
        SubstituteInvoice: {
            /** @description The reason: 01 and 02 Simples Nacional, 03 and 04 immunity, 05 refused by the customer, 99 other. */
            code: components["schemas"]["SubstituteInvoiceCode"];
            /** @description Required if the code is 99. */
            reason?: string;
            /** @description The new invoice, as the body of POST /nfse/issue. */
            invoice: {
                [key: string]: unknown;
            };
        };
        /** @enum {string} */
        InvoiceStatus: "authorized" | "cancelled" | "cancelling" | "processing" | "rejected" | "substituted";
        /** @enum {string} */
        IssueInvoiceByEnglishNamesLayout: "abrasf" | "national";
        EventResponse: {
            /**
             * @description The id of the event: EVT, the access key, the type and the sequence.
             * @example EVT35434022255566677000100000000000000126031234567890101101001
             */
            id: string;
            /**
             * @description The code of the event, as 101101 for a cancellation.
             * @example 101101
             */
            type: string;
            /**
             * @description The official name of the event.
             * @example Cancelamento de NFS-e
             */
            name: string;
            /**
             * @description Counts the events of the type, from 1.
             * @example 1
             */
            sequence: number;
            /** @example 2026-11-22T09:00:00-03:00 */
            registeredAt: string;
            /** @description The signed event. */
            xml: string;
        };
        CertificatesResponse: {
            /** @description The certificate of the authority. It signs invoices and events. */
            authority: components["schemas"]["CertificateResponse"];
            /** @description The certificate of a taxpayer. It signs the DPS of every provider. */
            taxpayer: components["schemas"]["CertificateResponse"];
            /** @description The authority of client certificates and of the server over mutual TLS. */
            clients: components["schemas"]["CertificateResponse"];
        };
        IssueCertificateRequest: {
            /**
             * @description CNPJ for an e-CNPJ, or CPF for an e-CPF, without punctuation and with correct check digits.
             * @example 11222333000181
             */
            taxId: string;
            /**
             * @description The name of the holder. Default: `Contribuinte de Teste`.
             * @example Comércio de Livros Ltda
             */
            name?: string;
            /**
             * @description `valid`, or an error that the service must refuse: `expired` E1203, `without-client-authentication` E1200,
             *     `without-tax-id` E1209, `broken-chain` E1205, `other-authority` E1208. Default: `valid`.
             * @example valid
             */
            state?: components["schemas"]["IssueCertificateState"];
        };
        IssuedCertificateResponse: {
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
            /**
             * @description The key as PEM (PKCS #8).
             * @example -----BEGIN PRIVATE KEY----- MIIEvgIBADANBgkqhkiG... -----END PRIVATE KEY-----
             */
            privateKey: string;
            /**
             * @description The certificate, its authority and the key as PKCS #12, in Base64.
             * @example MIIPtAIBAzCCD3oGCSqGSIb3DQEHAaCCD2sEgg9n
             */
            pkcs12: string;
            /**
             * @description The password of `pkcs12`.
             * @example 5f0c7be2a19d4c3386e0b1d2
             */
            pkcs12Password: string;
            /**
             * @description The certificate of the test authority as PEM. A client needs it to trust the TLS server.
             * @example -----BEGIN CERTIFICATE----- MIIDkTCCAnmgAwIBAgIQ... -----END CERTIFICATE-----
             */
            authority: string;
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
         * @description Parameters to add to the sandbox, or to replace in it.
         * @example {
         *       "rates": [
         *         {
         *           "municipality": "3550308",
         *           "serviceCode": "010701",
         *           "rate": 2.9
         *         }
         *       ]
         *     }
         */
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
                /**
                 * Format: date
                 * @description The first day of its agreement: no service before it (rule E0016).
                 * @example 2026-03-10
                 */
                activeSince?: string;
                /** @description Who must be registered in /__admin/contributors: nobody, the provider (rules E0082, E0098), or all parties (E0190, E0207, E0250, E0268, E0912, E0914). By default NFSE_CONTRIBUTORS decides. */
                contributors?: components["schemas"]["MunicipalityContributors"];
                /** @description false: its providers issue in a system of their own (rule E0039). */
                issuesOnPublicEmitters?: boolean;
                /** @description How many hours after its issue an invoice can be cancelled (rule E0822). */
                cancelWithinHours?: number;
                /** @description Invoices above this amount cannot be cancelled (rule E0823). null: no limit. */
                cancelAbove?: (number | null) | (string | null);
                /** @description true: only an invoice with a customer can be cancelled or replaced (rule E0824). */
                cancelRequiresCustomer?: boolean;
                /** @description What happens to a request for analysis (event 101103). desk: it waits for POST /__admin/invoices/{key}/events. grant, deny: the municipality decides by itself after analysisAfterHours. */
                cancelAnalysis?: components["schemas"]["MunicipalityCancelAnalysis"];
                /** @description How many hours after a request for analysis the municipality decides by itself. */
                analysisAfterHours?: number;
                /** @description How many hours after its issue an invoice whose ISS is due here is confirmed tacitly (event 205204). It applies to invoices that are issued after the change. null: never. */
                tacitConfirmationAfterHours?: number | null;
                /** @description How many hours after its issue an invoice can be replaced (rule E0050). */
                substituteWithinHours?: number;
                /** @description true: a replacement must keep the customer (rule E0058). */
                substituteKeepsCustomer?: boolean;
                /** @description Whether the customer can retain the ISS. */
                allowsRetention?: boolean;
                /** @description Whether ValorIss, BaseCalculo and ValorLiquidoNfse of a request may contradict the computation. false: the request is refused (E164, E939, E940). true: the invoice has the amounts as sent. */
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
                    /**
                     * Format: date
                     * @description The first day of competence. Absent: always.
                     * @example 2026-01-01
                     */
                    from?: string;
                    /**
                     * Format: date
                     * @description The last day of competence. Absent: no end.
                     * @example 2026-01-01
                     */
                    until?: string;
                } | {
                    /** @example 35434020100001 */
                    number: string;
                    /** @enum {string} */
                    kind: "base";
                    /**
                     * @description The reduction of the base, in percent.
                     * @example 2.9
                     */
                    reduction: number | string;
                    /**
                     * Format: date
                     * @description The first day of competence. Absent: always.
                     * @example 2026-01-01
                     */
                    from?: string;
                    /**
                     * Format: date
                     * @description The last day of competence. Absent: no end.
                     * @example 2026-01-01
                     */
                    until?: string;
                })[];
                /** @description The special regimes of services. They are only shown. */
                specialRegimes?: {
                    /**
                     * @description The code of regEspTrib.
                     * @enum {string}
                     */
                    regime: "1" | "2" | "3" | "4" | "5" | "6" | "9";
                    /** @example 010701 */
                    serviceCode: string;
                    /**
                     * @description 1 not allowed, 2 allowed for all, 3 allowed for registered taxpayers.
                     * @enum {number}
                     */
                    situation: 1 | 2 | 3;
                    remark?: string;
                    /**
                     * Format: date
                     * @description The first day of competence.
                     * @example 2026-01-01
                     */
                    from: string;
                    /**
                     * Format: date
                     * @description The last day of competence. Absent: no end.
                     * @example 2026-01-01
                     */
                    until?: string;
                }[];
                /** @description Retentions that are allowed although allowsRetention is false. */
                retentions?: {
                    description: string;
                    /** @description The codes of tpRetISSQN: 2 the customer, 3 the intermediary. */
                    kinds: components["schemas"]["SimplesPeriodOption"][];
                    serviceCodes: string[];
                    /**
                     * Format: date
                     * @description The first day of competence.
                     * @example 2026-01-01
                     */
                    from: string;
                    /**
                     * Format: date
                     * @description The last day of competence. Absent: no end.
                     * @example 2026-01-01
                     */
                    until?: string;
                }[];
                /** @description Its service in the layout ABRASF (`/abrasf/{code}`). */
                abrasf?: {
                    /** @description The version of the layout; the usual one of the provider by default, which is 2.04 for abrasf. */
                    version?: components["schemas"]["AbrasfSettingsVersion"];
                    /** @description The form of the messages: that of the manual (abrasf), or of a provider of municipal systems. It sets the other members; those that are sent count more. */
                    provider?: components["schemas"]["AbrasfSettingsProvider"];
                    /** @description How ConsultarLoteRps answers while the batch waits: the situation 2 without a list, or a message. */
                    whileProcessing?: components["schemas"]["AbrasfSettingsWhileProcessing"];
                    /** @description The largest number of receipts (RPS) in a batch; 50 by default (E214). */
                    maxRps?: number;
                    /** @description off: signatures are ignored. check: a wrong one is refused. require: a missing one is refused too (E173, E174, E180). */
                    signatures?: components["schemas"]["AbrasfSettingsSignatures"];
                    /** @description Whether queries must be signed too if signatures are required (E326); only with ginfes by default. */
                    signedQueries?: boolean;
                    /** @description Whose certificate may sign. provider: one of the CNPJ that the document names, or of the same root (E138, E157, E170, E171), valid and with a CNPJ or CPF (E189). */
                    signer?: components["schemas"]["AbrasfSettingsSigner"];
                    /** @description Who may send. certificate: anyone with a valid client certificate (E182, E190). provider: one of the CNPJ that the request names, or of the same root (E157). */
                    sender?: components["schemas"]["AbrasfSettingsSender"];
                    /** @description The user in the envelopes of simpliss 1.00 and fiorilli (E901). Absent: any user. */
                    user?: string;
                    /** @description The password of the user. It is not returned. Absent: any password. */
                    password?: string;
                    /** @description Whether the municipality signs notes and cancellations; only in 1.00 by default. */
                    signsAnswers?: boolean;
                    /** @description How long a batch waits; NFSE_PROCESSING_SECONDS by default. */
                    processingSeconds?: number;
                    /** @description How the document is in an answer. In a request, any of the three is read. */
                    documents?: components["schemas"]["AbrasfSettingsDocuments"];
                    /** @description Whether 5 % is 5.00 or 0.05. */
                    rates?: components["schemas"]["AbrasfSettingsRates"];
                    /** @description The form of the date of an RPS in answers. */
                    dates?: components["schemas"]["AbrasfSettingsDates"];
                    /** @description The name of the attribute in answers. */
                    idAttribute?: components["schemas"]["AbrasfSettingsIdAttribute"];
                    /** @description The name of the group in answers. */
                    customer?: components["schemas"]["AbrasfSettingsCustomer"];
                    /** @description The name of the element in answers. */
                    page?: components["schemas"]["AbrasfSettingsPage"];
                    /** @description The prefix of the elements in answers; none by default. */
                    prefix?: string;
                };
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
                /** @description Other rates by the day of competence, in ascending order. */
                periods?: {
                    /**
                     * @description The ISS rate in the period, in percent.
                     * @example 2.9
                     */
                    rate: number | string;
                    /**
                     * Format: date
                     * @description The first day of competence.
                     * @example 2026-01-01
                     */
                    from: string;
                    /**
                     * Format: date
                     * @description The last day of competence. Absent: no end.
                     * @example 2026-01-01
                     */
                    until?: string;
                }[];
            }[];
            /** @description Which layout a DPS has: technical note 009 from this date of issue on, 007 before. */
            national?: {
                /**
                 * Format: date
                 * @description The first day of technical note 009; NFSE_NT009_FROM by default.
                 * @example 2026-10-31
                 */
                technicalNote009From: string;
            };
        };
        ParametersResponse: {
            municipalities: components["schemas"]["MunicipalityResponse"][];
            serviceCodes: components["schemas"]["ServiceCodeResponse"][];
            rates: components["schemas"]["RateResponse"][];
            /** @description Absent if the list has a filter of other items. */
            national?: components["schemas"]["NationalSettingsResponse"];
        };
        ContributorResponse: {
            /**
             * @description CNPJ or CPF.
             * @example 44455566000195
             */
            taxId: string;
            /** @example Consultoria Exemplo Ltda */
            name?: string;
            /** @description The address in the register. */
            address?: components["schemas"]["ContributorAddressResponse"];
            /**
             * @description The day of the entry in the register.
             *     @format date
             * @example 2020-05-04
             */
            registeredOn?: string;
            /**
             * @description The last day in the register.
             *     @format date
             */
            closedOn?: string;
            /** @description The periods in the Simples Nacional. Absent: not checked. */
            simplesNacional?: components["schemas"]["SimplesPeriodResponse"][];
            /** @description The registrations in municipalities. Absent: not checked. */
            registrations?: components["schemas"]["RegistrationResponse"][];
        };
        /**
         * @description What the registers of taxpayers know of a company or a person.
         * @example {
         *       "name": "Consultoria Exemplo Ltda",
         *       "address": {
         *         "street": "Avenida Paulista",
         *         "number": "1000",
         *         "district": "Bela Vista",
         *         "postalCode": "01310100",
         *         "municipality": "3550308"
         *       },
         *       "registeredOn": "2020-05-04",
         *       "simplesNacional": [
         *         {
         *           "option": "3",
         *           "from": "2026-01-01"
         *         }
         *       ],
         *       "registrations": [
         *         {
         *           "municipality": "3550308",
         *           "number": "12345",
         *           "status": "active",
         *           "indicatedFrom": "2020-06-01",
         *           "issuesFrom": "2020-06-01"
         *         }
         *       ]
         *     }
         */
        Contributor: {
            /**
             * @description The tax id of the address; it can be left out.
             * @example 44455566000183
             */
            taxId?: string;
            /**
             * @description Shown in the invoice.
             * @example Consultoria Exemplo Ltda
             */
            name?: string;
            /** @description The address in the register of the CNPJ or CPF (E0041, E0084). */
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
             * Format: date
             * @description The day of the entry in the register: no service before it (E0018, E0020).
             * @example 2026-03-10
             */
            registeredOn?: string;
            /**
             * Format: date
             * @description The last day in the register: no service after it (E0082, E0098).
             * @example 2026-03-10
             */
            closedOn?: string;
            /** @description The periods in the Simples Nacional (E0160). An empty list: never in it. */
            simplesNacional?: {
                /**
                 * @description 2 MEI, 3 ME or EPP.
                 * @example 3
                 */
                option: (2 | 3) | components["schemas"]["SimplesPeriodOption"];
                /**
                 * Format: date
                 * @description The first day.
                 * @example 2026-03-10
                 */
                from: string;
                /**
                 * Format: date
                 * @description The last day. Without it the period has no end.
                 * @example 2026-03-10
                 */
                until?: string;
            }[];
            /** @description The registrations in municipalities, as in the CNC NFS-e (E0023 to E0124). An empty list: it has none. */
            registrations?: {
                /** @example 3550308 */
                municipality: string;
                /**
                 * @description The inscrição municipal (IM).
                 * @example 12345
                 */
                number: string;
                /**
                 * @description suspended: it must not issue (E0119). closed: it is inactive (E0124).
                 * @default active
                 */
                status?: components["schemas"]["RegistrationStatus"];
                /**
                 * Format: date
                 * @description The first day of the status; before it the registration was active.
                 * @example 2026-03-10
                 */
                statusSince?: string;
                /**
                 * Format: date
                 * @description The date of the municipal indicator: no service before it (E0023).
                 * @example 2026-03-10
                 */
                indicatedFrom?: string;
                /**
                 * Format: date
                 * @description The date of the permission to issue: no service before it (E0025).
                 * @example 2026-03-10
                 */
                issuesFrom?: string;
                /** @description The special regimes that it may use (E0176, E0178). Without the list: all. */
                specialRegimes?: ((1 | 2 | 3 | 4 | 5 | 6 | 9) | ("1" | "2" | "3" | "4" | "5" | "6" | "9"))[];
                /** @description The services that it may render; others are refused in the declaration of an RPS (E138). Without the list: all. */
                services?: string[];
            }[];
        };
        /**
         * @example {
         *       "event": "block",
         *       "blocks": "cancellation",
         *       "reason": "Nota emitida em duplicidade"
         *     }
         */
        MunicipalEvent: {
            /** @enum {string} */
            event: "cancellation-granted";
            /** @example Nota emitida em duplicidade */
            reason: string;
            /**
             * @description The number of the administrative process.
             * @example 20260042
             */
            process?: string;
            /**
             * @description The CPF of the tax agent; by default that of an agent of the simulator.
             * @example 52998224725
             */
            agent?: string;
        } | {
            /** @enum {string} */
            event: "cancellation-denied";
            /** @example Nota emitida em duplicidade */
            reason: string;
            /** @description true: denied without a decision on the merits (cMotivo 2). */
            withoutMerits?: boolean;
            /**
             * @description The number of the administrative process.
             * @example 20260042
             */
            process?: string;
            /**
             * @description The CPF of the tax agent; by default that of an agent of the simulator.
             * @example 52998224725
             */
            agent?: string;
        } | {
            /** @enum {string} */
            event: "cancellation-by-municipality";
            /** @example Nota emitida em duplicidade */
            reason: string;
            /**
             * @description The number of the administrative process.
             * @example 20260042
             */
            process: string;
            /**
             * @description The CPF of the tax agent; by default that of an agent of the simulator.
             * @example 52998224725
             */
            agent?: string;
        } | {
            /** @enum {string} */
            event: "block";
            /**
             * @description The event that is refused until the block is removed.
             * @enum {string}
             */
            blocks: "cancellation" | "cancellation-by-municipality" | "cancellation-denied" | "cancellation-granted" | "substitution";
            /** @example Nota emitida em duplicidade */
            reason: string;
            /**
             * @description The CPF of the tax agent; by default that of an agent of the simulator.
             * @example 52998224725
             */
            agent?: string;
        } | {
            /** @enum {string} */
            event: "unblock";
            /**
             * @description The id of the block.
             * @example EVT35434022255566677000183000000000000126036461034946305102001
             */
            block: string;
            /**
             * @description The CPF of the tax agent; by default that of an agent of the simulator.
             * @example 52998224725
             */
            agent?: string;
        } | {
            /** @enum {string} */
            event: "rejection-annulled";
            /**
             * @description The id of the rejection.
             * @example EVT35434022255566677000183000000000000126036461034946305102001
             */
            rejection: string;
            /** @example Nota emitida em duplicidade */
            reason: string;
            /**
             * @description The CPF of the tax agent; by default that of an agent of the simulator.
             * @example 52998224725
             */
            agent?: string;
        } | {
            /** @enum {string} */
            event: "tacit-confirmation";
        };
        /**
         * @example {
         *       "dpsXmlGZipB64": "H4sIAAAAAAAAA11TUW7iMBC9SsQ/8ThpWkCDpS6wUlcsohsuEBzTRsKxZbsB7W32s+foxVaOQxKaD+fNmzfzZhwF1/s8uspzbZeTd+f0gpDL5RJbLcr4VPwVdVnEb6qJj4bUJysmUSOMLdRyQmOgE4ZVffIdXsrlZL3P0yyDFGbJfPb0mD2kCQDQ+QxgDt8eX+r0szyyBEkAWL5vZMUSSB6nkE4pHGi2AFgATCFdACAJAmyEedbnirPNVUh9VlMaA5KeRStMJdjcVwSI9XqfM4qkfWO5UlILN3JCcuPQ6Y2snBd3CPlWce/b7YbkRqA2wjqGq93+F7vfGElLohFvB1MdGSqdV1LvCu47D4EXbKxuNYBkFLVBhzofp2TRuVGaJEmapt5tRm9u152Sgq2U/Po0vFJRKaJt1Rhlo60rCyQhjyQ0ssI0DM+K70N7v1YLC16o+20HGsmoIG87cD+lXwYoPAFF0hN4XQsbVPmHVsaJyH198rriKhIyquqTMvLrn6u4H67XIt/9yBmlGST+OpG0MZIuS8LgTXFWRliGjae7kVrMKADEvrDpKsYS196pP39/1AG85Pnrrv3kfYBO/xFuSAxRUIVa5cIX0ofv6KcoGU3jhwzJmOrzG+tYmHHM9GnfPrtLt4ZkMCJuQOHVXwgJ/yRD4s//elm8buEDAAA="
         *     }
         */
        SefinIssueRequest: {
            /** @description The XML, compressed with gzip, in Base64. At most 1 MiB of XML. */
            dpsXmlGZipB64: string;
        };
        SefinIssuedResponse: {
            /**
             * @description 1 production, 2 tests. The simulator always sends 2.
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
        SefinErrorsResponse: {
            /**
             * @description 1 production, 2 tests. The simulator always sends 2.
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
             * @description The id of the DPS, if it could be read. If the DPS is accepted, the member is `idDps`.
             * @example DPS355030821234567800019500001000000000000042
             */
            idDPS?: string;
            erros: components["schemas"]["SefinMessageResponse"][];
            /** @example Simulador-1.0 */
            versaoAplicativo: string;
        };
        SefinErrorResponse: {
            /**
             * @description 1 production, 2 tests. The simulator always sends 2.
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
             * @description 1 production, 2 tests. The simulator always sends 2.
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
        SefinInvoiceResponse: {
            /**
             * @description 1 production, 2 tests. The simulator always sends 2.
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
             * @description 1 production, 2 tests. The simulator always sends 2.
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
        /**
         * @example {
         *       "pedidoRegistroEventoXmlGZipB64": "H4sIAAAAAAAAA5VRXW6CQBC+CuEddnaBtSXjJsZq0iY1RnqBlR2VBFiyIJpeqAfpxRpFqX3svMyX+flmvhlsyGxov+ip7qx3rsq6nfqHrmtSxk6nU9g2ZMKd/qTa6HBv+3DrWL1ryfd6cq22U5+HwH2FRb1bX6m8VzP115tFlMRRDEKIJEmklJMJAPCnCB6MCwmRjCWHKH6+OM6vXF0zq7ZKIBsA9uRmTVnkKiuqY6mNdQEPAdkYR3MYFCgBQgYQBRw+eJICpAABRCkAsrEG56v12+zYWaf+7obsN4P5YbXMSP1fBrJbK9KgSOH5hdpczXWdU6mr66kNeatlFhCyIYn5u+2K3iqO7A7xfAMZub74/rJebrdOG+tR5ZnjRXphtLlw3DvYOJONH1HIHr+sfgBACshf9AEAAA=="
         *     }
         */
        SefinEventRequest: {
            /** @description The XML, compressed with gzip, in Base64. At most 1 MiB of XML. */
            pedidoRegistroEventoXmlGZipB64: string;
        };
        SefinEventResponse: {
            /**
             * @description 1 production, 2 tests. The simulator always sends 2.
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
        SefinEventsResponse: {
            /**
             * @description 1 production, 2 tests. The simulator always sends 2.
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
            eventos: components["schemas"]["SefinFoundEventResponse"][];
            /** @example Simulador-1.0 */
            versaoAplicativo: string;
        };
        SefinFoundEventsResponse: {
            /**
             * @description 1 production, 2 tests. The simulator always sends 2.
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
            eventos: components["schemas"]["SefinFoundEventResponse"][];
            /** @example Simulador-1.0 */
            versaoAplicativo: string;
            /**
             * @description The signed event: XML, compressed with gzip, in Base64.
             * @example H4sIAAAAAAAAA7PxCw5LdbUDAMbXOmcHAAAA
             */
            eventoXmlGZipB64: string;
        };
        AdnLotResponse: {
            StatusProcessamento: components["schemas"]["AdnLotStatusProcessamento"];
            /** @description The simulator always sends HOMOLOGACAO. */
            TipoAmbiente: components["schemas"]["AdnLotTipoAmbiente"];
            /**
             * Format: date-time
             * @description The time of the sandbox.
             * @example 2026-03-10T15:00:00.0000000-03:00
             */
            DataHoraProcessamento: string;
            /** @description At most 50 documents, in ascending order of their numbers. The greatest one is the next last known NSU. */
            LoteDFe: components["schemas"]["AdnDocumentResponse"][];
            /** @description Always empty: the simulator gives no warnings. */
            Alertas: components["schemas"]["AdnMessageResponse"][];
            Erros: components["schemas"]["AdnMessageResponse"][];
            /** @example Simulador-1.0 */
            VersaoAplicativo: string;
        };
        AgreementResponse: {
            /** @description null if the agreement is not active; the status is then 404. */
            parametrosConvenio: components["schemas"]["AgreementDetailsResponse"] | null;
            /** @example Parâmetros do convênio recuperados com sucesso. */
            mensagem: string;
        };
        ParameterMessageResponse: {
            /** @example Convênio não encontrado. Municipality 3500105 has no active agreement in sandbox run-42. */
            mensagem: string;
        };
        ServiceRatesResponse: {
            /** @description By the service code of the address. */
            aliquotas: {
                [key: string]: components["schemas"]["ServiceRateResponse"][];
            };
            /** @example Alíquotas recuperadas com sucesso. */
            mensagem: string;
        };
        SpecialRegimesResponse: {
            /** @description By the service code of the address, then by the code of regEspTrib. */
            regimesEspeciais: {
                [key: string]: {
                    [key: string]: components["schemas"]["RegimePeriodResponse"][];
                };
            };
            /** @example Regimes especiais recuperados com sucesso. */
            mensagem: string;
        };
        RetentionsResponse: {
            /** @example Retenções recuperadas com sucesso. */
            mensagem: string;
            retencoes: components["schemas"]["RetentionsDetailsResponse"];
        };
        MunicipalBenefitResponse: {
            /** @example Benefício recuperado com sucesso. */
            mensagem: string;
            beneficio: components["schemas"]["BenefitDetailsResponse"];
        };
        ValidationResponse: {
            /**
             * @description True if there are no findings.
             * @example false
             */
            valid: boolean;
            /**
             * @description The layout of the document, by its root element. null if no layout has this root.
             * @example national-nfse
             * @enum {string|null}
             */
            layout: "abrasf" | "national-dps" | "national-event" | "national-nfse" | null;
            /** @description The signatures at the places that the layout defines, the innermost first. */
            signatures: components["schemas"]["SignatureResponse"][];
            /** @description At most 100: the structure first, then the signatures, then the rules and values. */
            findings: components["schemas"]["FindingResponse"][];
            /**
             * @description Number of further findings. null if unknown, because the check stopped after 100.
             * @example 0
             */
            omittedFindings: number | null;
            /**
             * @description Whether rules and values were checked. They are checked for a DPS and an NFS-e with a valid structure.
             * @example true
             */
            arithmeticChecked: boolean;
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
             * @description The certificate of this service: `authority` or `taxpayer`. null: it is a certificate of another system.
             * @example authority
             * @enum {string|null}
             */
            ownCertificate: "authority" | "taxpayer" | null;
        };
        FindingResponse: {
            /**
             * @description The code of the authority: E1235 for the structure, E0714 for a signature, or the code of the rule that is
             *     violated.
             * @example E1508
             */
            code: string;
            /**
             * @description The path of the element from the root. Empty for the whole document.
             * @example NFSe/infNFSe/valores/vLiq
             */
            element: string;
            /**
             * @description The line of the element, from 1. If the element is missing, the line of the nearest element around it. null if
             *     unknown.
             * @example 24
             */
            line: number | null;
            /**
             * @description The error, and the correct value or form.
             * @example Is 1000.00; it must be 950.00: vServ - vDescIncond - vDescCond - vTotalRet, with vServ 1000.00, vDescIncond 0.00, vDescCond 0.00 and vTotalRet 50.00.
             */
            detail: string;
        };
        BenefitDetailsResponse: {
            /** @description null: no end. */
            dataFimVigencia: string | null;
            /** @description 1 by percentage; null if the base is not reduced. */
            tipoReducaoBC: number | null;
            reducaoPercentualBC: number | null;
            /** @description In percent. */
            aliquotaDiferenciada: number | null;
            /** @example 35503080100001 */
            codigoBeneficio: string;
            /** @example Alíquota diferenciada */
            descricao: string;
            /** @example 2000-01-01T00:00:00-03:00 */
            dataInicioVigencia: string;
            /**
             * @description 2 a reduced base, 4 another rate. The simulator has no exemption (1) and no reduction by an amount (3).
             * @example 4
             */
            tipoBeneficio: number;
            /** @example false */
            restritoAoMunicipio: boolean;
            /** @description Empty: all services. */
            servicos: string[];
            /** @description Empty: all taxpayers. */
            contribuintes: string[];
        };
        RetentionsDetailsResponse: {
            artigoSexto: components["schemas"]["ArticleSixResponse"];
            retencoesMunicipais: components["schemas"]["MunicipalRetentionResponse"][];
        };
        ArticleSixResponse: {
            /** @example true */
            habilitado: boolean;
            historico: components["schemas"]["ArticleSixPeriodResponse"][];
        };
        MunicipalRetentionResponse: {
            /** @description null: no end. */
            dataFimVigencia: string | null;
            /** @example Serviços de tecnologia */
            descricao: string;
            /** @example 2026-01-01T00:00:00-03:00 */
            dataInicioVigencia: string;
            /**
             * @description The codes of tpRetISSQN: 2 the customer, 3 the intermediary.
             * @example [
             *       2
             *     ]
             */
            tiposRetencao: number[];
            /**
             * @example [
             *       "010701"
             *     ]
             */
            servicos: string[];
        };
        ArticleSixPeriodResponse: {
            /** @description null: no end. */
            dataFimVigencia: string | null;
            /** @example 2000-01-01T00:00:00-03:00 */
            dataInicioVigencia: string;
        };
        RegimePeriodResponse: {
            /** @description null: no end. */
            dataFim: string | null;
            observacoes: string | null;
            /**
             * @description 1 not allowed, 2 allowed for all, 3 allowed for registered taxpayers.
             * @example 2
             */
            situacao: number;
            /** @example 2026-01-01T00:00:00-03:00 */
            dataInicio: string;
        };
        ServiceRateResponse: {
            /** @description null: no end. */
            DtFim: string | null;
            /**
             * @description Where the ISS is due.
             * @example Local do estabelecimento do prestador
             */
            Incidencia: string;
            /**
             * @description In percent.
             * @example 5
             */
            Aliq: number;
            /** @example 2000-01-01T00:00:00-03:00 */
            DtIni: string;
        };
        AgreementDetailsResponse: {
            /**
             * @description 1 yes, 0 no.
             * @example 1
             */
            aderenteAmbienteNacional: number;
            /** @example 1 */
            aderenteEmissorNacional: number;
            /** @example 1 */
            situacaoEmissaoPadraoContribuintesRFB: number;
            /**
             * @description The module of tax collection (MAN): 0 no, 1 yes, -1 unknown. The simulator has none.
             * @example 0
             */
            aderenteMAN: number;
            /**
             * @description The name is misspelt in the real service too.
             * @example false
             */
            permiteAproveitametoDeCreditos: boolean;
        };
        /** @enum {string} */
        AdnLotStatusProcessamento: "DOCUMENTOS_LOCALIZADOS" | "NENHUM_DOCUMENTO_LOCALIZADO" | "REJEICAO";
        /** @enum {string} */
        AdnLotTipoAmbiente: "HOMOLOGACAO" | "PRODUCAO";
        AdnDocumentResponse: {
            /**
             * Format: int64
             * @description The number of the document for this taxpayer; null if it was stored before the simulator distributed documents.
             * @example 1
             */
            NSU: number | null;
            /** @description The simulator distributes NFSE and EVENTO. */
            TipoDocumento: components["schemas"]["AdnDocumentTipoDocumento"];
            /** @description The kind of the event; null for an invoice. */
            TipoEvento: string | null;
            /**
             * Format: date-time
             * @example 2026-03-10T15:00:00.0000000-03:00
             */
            DataHoraGeracao: string;
            /**
             * @description The access key of the invoice, 50 digits.
             * @example 35503082212345678000195000000000000126031234567890
             */
            ChaveAcesso: string;
            /**
             * @description The signed NFS-e or event: XML, compressed with gzip, in Base64.
             * @example H4sIAAAAAAAAA7PxCw5LdbUDAMbXOmcHAAAA
             */
            ArquivoXml: string;
        };
        AdnMessageResponse: {
            /** @description Always null in the simulator. */
            Mensagem: string | null;
            /**
             * @description The code: an official one, or a code of the simulator in capital letters.
             * @example E2215
             */
            Codigo: string;
            /** @example Nenhum documento localizado */
            Descricao: string;
            /**
             * @description What is wrong, with the values of this request.
             * @example 11222333000181 has no document after the NSU 42.
             */
            Complemento: string;
            /** @description Always empty in the simulator. */
            Parametros: string[];
        };
        /** @enum {string} */
        AdnDocumentTipoDocumento: "CNC" | "DPS" | "EVENTO" | "NENHUM" | "NFSE" | "PEDIDO_REGISTRO_EVENTO";
        SefinFoundEventResponse: {
            /**
             * @description The code of the event.
             * @example 101101
             */
            tipoEvento: number;
            /**
             * @description Counts the events of the type, from 1.
             * @example 1
             */
            numeroPedidoRegistroEvento: number;
            /**
             * Format: date-time
             * @description When the event was registered.
             * @example 2026-03-10T15:00:00.0000000-03:00
             */
            dataHoraRecebimento: string;
            /**
             * @description The access key of the invoice.
             * @example 35434022255566677000100000000000000126031234567890
             */
            chaveAcesso: string;
            /**
             * @description The signed event: XML, compressed with gzip, in Base64, and that text in Base64 again.
             * @example SDRzSUFBQUFBQUFBQTdQeEN3NUxkYlVEQU1iWE9tY0hBQUFB
             */
            arquivoXml: string;
        };
        SefinMessageResponse: {
            /**
             * @description The code of the error, which does not change: an official code, or a code of the simulator in capital letters.
             * @example E0595
             */
            codigo: string;
            /** @description The requirement of the rule. */
            descricao: string;
            /**
             * @description The element, and the error.
             * @example valores/trib/tribMun/pAliq: The rate 5.01 % is above 5.00 %.
             */
            complemento: string;
        };
        /** @enum {string} */
        SimplesPeriodOption: "2" | "3";
        /** @enum {string} */
        RegistrationStatus: "active" | "closed" | "suspended";
        ContributorAddressResponse: {
            /** @example Avenida Paulista */
            street: string;
            /** @example 1000 */
            number: string;
            complement?: string;
            /** @example Bela Vista */
            district: string;
            /** @example 01310100 */
            postalCode: string;
            /**
             * @description IBGE code.
             * @example 3550308
             */
            municipality: string;
        };
        SimplesPeriodResponse: {
            /**
             * @description 2 MEI, 3 ME or EPP.
             * @example 3
             */
            option: components["schemas"]["SimplesPeriodOption"];
            /**
             * @description The first day.
             *     @format date
             * @example 2026-01-01
             */
            from: string;
            /**
             * @description The last day. Absent: the period has no end.
             *     @format date
             */
            until?: string;
        };
        RegistrationResponse: {
            /**
             * @description IBGE code.
             * @example 3550308
             */
            municipality: string;
            /**
             * @description The inscrição municipal (IM).
             * @example 12345
             */
            number: string;
            /**
             * @description suspended: it must not issue. closed: it is inactive.
             * @example active
             */
            status: components["schemas"]["RegistrationStatus"];
            /**
             * @description The first day of the status; before it the registration was active.
             *     @format date
             */
            statusSince?: string;
            /**
             * @description The date of the municipal indicator.
             *     @format date
             */
            indicatedFrom?: string;
            /**
             * @description The date of the permission to issue.
             *     @format date
             */
            issuesFrom?: string;
            /** @description The special regimes that it may use. Absent: all. */
            specialRegimes?: string[];
            /** @description The services that it may render, 6 digits each. Absent: all. */
            services?: string[];
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
             * @description The first day of its agreement. Absent: not checked.
             *     @format date
             */
            activeSince?: string;
            /** @description Whether a provider must be registered. Absent: NFSE_CONTRIBUTORS decides. */
            contributors?: components["schemas"]["MunicipalityContributors"];
            /**
             * @description false: its providers issue in a system of their own.
             * @example true
             */
            issuesOnPublicEmitters: boolean;
            /**
             * @description How many hours after its issue an invoice can be cancelled.
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
             * @description What happens to a request for analysis. desk: it waits for `POST /__admin/invoices/{key}/events`. grant, deny: the
             *     municipality decides by itself.
             * @example desk
             */
            cancelAnalysis: components["schemas"]["MunicipalityCancelAnalysis"];
            /**
             * @description How many hours after a request for analysis the municipality decides by itself.
             * @example 24
             */
            analysisAfterHours: number;
            /** @description How many hours after its issue an invoice is confirmed tacitly. null: never. */
            tacitConfirmationAfterHours: number | null;
            /**
             * @description How many hours after its issue an invoice can be replaced.
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
             * @description true: the invoice has the amounts of a request in ABRASF names, even if they contradict the computation.
             * @example false
             */
            acceptsSentAmounts: boolean;
            /** @description Its benefits. */
            benefits: components["schemas"]["BenefitResponse"][];
            /** @description The special regimes of services. Absent: none. */
            specialRegimes?: components["schemas"]["SpecialRegimeResponse"][];
            /** @description Retentions that are allowed although `allowsRetention` is false. Absent: none. */
            retentions?: components["schemas"]["RetentionResponse"][];
            /** @description Its service in the layout ABRASF. Absent: version 2.04 as in the manual. */
            abrasf?: components["schemas"]["AbrasfSettingsResponse"];
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
            /** @description Other rates by the day of competence. Absent: none. */
            periods?: components["schemas"]["RatePeriodResponse"][];
        };
        NationalSettingsResponse: {
            /**
             * @description The first day of technical note 009: a DPS that is issued on it or later has its layout.
             *     @format date
             * @example 2027-01-01
             */
            technicalNote009From: string;
        };
        RatePeriodResponse: {
            /**
             * @description In percent.
             * @example 2.00
             */
            rate: string;
            /** @example 2026-01-01 */
            from: string;
            /**
             * @description Absent: no end.
             * @example 2026-06-30
             */
            until?: string;
        };
        /** @enum {string} */
        ServiceCodeIncidence: "customer" | "place" | "provider";
        /** @enum {string} */
        MunicipalityContributors: "all-registered" | "open" | "registered";
        /** @enum {string} */
        MunicipalityCancelAnalysis: "deny" | "desk" | "grant";
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
             * @description Only for the kind `rate`: the rate, in percent.
             * @example 2.00
             */
            rate?: string;
            /**
             * @description Only for the kind `base`: the reduction of the base, in percent.
             * @example 40.00
             */
            reduction?: string;
            /**
             * @description The first day of competence. Absent: always.
             * @example 2026-01-01
             */
            from?: string;
            /**
             * @description The last day of competence. Absent: no end.
             * @example 2026-12-31
             */
            until?: string;
        };
        SpecialRegimeResponse: {
            /**
             * @description The code of regEspTrib.
             * @example 4
             */
            regime: string;
            /** @example 010701 */
            serviceCode: string;
            /**
             * @description 1 not allowed, 2 allowed for all, 3 allowed for registered taxpayers.
             * @example 2
             * @enum {integer}
             */
            situation: 1 | 2 | 3;
            /** @example Only for sole practitioners */
            remark?: string;
            /** @example 2026-01-01 */
            from: string;
            /**
             * @description Absent: no end.
             * @example 2026-12-31
             */
            until?: string;
        };
        RetentionResponse: {
            /** @example Serviços de tecnologia */
            description: string;
            /**
             * @description The codes of tpRetISSQN: 2 the customer, 3 the intermediary.
             * @example [
             *       "2"
             *     ]
             */
            kinds: string[];
            /**
             * @example [
             *       "010701"
             *     ]
             */
            serviceCodes: string[];
            /** @example 2026-01-01 */
            from: string;
            /**
             * @description Absent: no end.
             * @example 2026-12-31
             */
            until?: string;
        };
        AbrasfSettingsResponse: {
            /** @example 2.03 */
            version?: components["schemas"]["AbrasfSettingsVersion"];
            /** @example webiss */
            provider?: components["schemas"]["AbrasfSettingsProvider"];
            /** @example E92 */
            whileProcessing?: components["schemas"]["AbrasfSettingsWhileProcessing"];
            /** @example 50 */
            maxRps?: number;
            /** @example check */
            signatures?: components["schemas"]["AbrasfSettingsSignatures"];
            /** @example false */
            signedQueries?: boolean;
            /** @example any */
            signer?: components["schemas"]["AbrasfSettingsSigner"];
            /** @example any */
            sender?: components["schemas"]["AbrasfSettingsSender"];
            /**
             * @description Its password is never returned.
             * @example 12345678000195
             */
            user?: string;
            /** @example false */
            signsAnswers?: boolean;
            /** @example 5 */
            processingSeconds?: number;
            /** @example escaped */
            documents?: components["schemas"]["AbrasfSettingsDocuments"];
            /** @example percent */
            rates?: components["schemas"]["AbrasfSettingsRates"];
            /** @example date */
            dates?: components["schemas"]["AbrasfSettingsDates"];
            /** @example Id */
            idAttribute?: components["schemas"]["AbrasfSettingsIdAttribute"];
            /** @example Tomador */
            customer?: components["schemas"]["AbrasfSettingsCustomer"];
            /** @example Pagina */
            page?: components["schemas"]["AbrasfSettingsPage"];
            /** @example ns2 */
            prefix?: string;
        };
        /** @enum {string} */
        AbrasfSettingsVersion: "1.00" | "2.02" | "2.03" | "2.04";
        /** @enum {string} */
        AbrasfSettingsProvider: "abaco" | "abrasf" | "betha" | "fiorilli" | "ginfes" | "giss" | "issnet" | "pronim" | "recife" | "rio" | "simpliss" | "thema" | "tiplan" | "webiss";
        /** @enum {string} */
        AbrasfSettingsWhileProcessing: "A900" | "E178" | "E92" | "situation";
        /** @enum {string} */
        AbrasfSettingsSignatures: "check" | "off" | "require";
        /** @enum {string} */
        AbrasfSettingsSigner: "any" | "provider";
        /** @enum {string} */
        AbrasfSettingsSender: "any" | "certificate" | "provider";
        /** @enum {string} */
        AbrasfSettingsDocuments: "cdata" | "escaped" | "inline";
        /** @enum {string} */
        AbrasfSettingsRates: "fraction" | "percent";
        /** @enum {string} */
        AbrasfSettingsDates: "date" | "dateTime";
        /** @enum {string} */
        AbrasfSettingsIdAttribute: "Id" | "id";
        /** @enum {string} */
        AbrasfSettingsCustomer: "Tomador" | "TomadorServico";
        /** @enum {string} */
        AbrasfSettingsPage: "Pagina" | "ProximaPagina";
        /** @enum {string} */
        BenefitKind: "base" | "rate";
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
         *     - `invoice.event-registered`: An event was registered for an invoice, such as its cancellation or the confirmation by a party. `data` has the access key of the invoice and the event, as GET /nfse/:id/events returns it.
         *     - `invoice.status-changed`: An invoice is new, or its status has changed. `data` is the invoice, as GET /nfse/:id returns it.
         * @enum {string}
         */
        WebhookEventType: "*" | "invoice.event-registered" | "invoice.status-changed";
        /** @enum {string} */
        IssueCertificateState: "broken-chain" | "expired" | "other-authority" | "valid" | "without-client-authentication" | "without-tax-id";
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
        /** @enum {string} */
        SubstituteInvoiceCode: "01" | "02" | "03" | "04" | "05" | "99";
        ViolationResponse: {
            /**
             * @description Place of the error: a JSON Pointer, or the path of an XML element.
             * @example CdtTrfTxInf/PmtId/EndToEndId
             */
            pointer: string;
            /** @description The error and what would be right. */
            detail: string;
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
             * @description The amount that the provider receives.
             * @example 1200.04
             */
            net: number | null;
            /** @description Present if the invoice has IBS and CBS. */
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
            /** @description The source of a rate. */
            source?: string;
            /**
             * @description The document that fixes a rate of IBS or CBS, or the word "estimate" with its reason.
             * @example LC 214/2025, articles 343 and 346
             */
            reference?: string;
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
        IbsCbsValuesResponse: {
            /** @example 950.5 */
            base: number;
            /** @example 0.95 */
            ibs: number;
            /** @example 8.55 */
            cbs: number;
            /** @example 1000.5 */
            total: number;
            /**
             * @description The presumed credit of IBS. Present if the declaration has a presumed credit of this tax.
             * @example 24.7
             */
            ibsPresumedCredit?: number;
            /**
             * @description The presumed credit of CBS. Present if the declaration has a presumed credit of this tax.
             * @example 66.5
             */
            cbsPresumedCredit?: number;
        };
        IssueInvoiceByEnglishNames: {
            /**
             * @description Your own id of the invoice. Requests with the same reference issue only one invoice.
             * @example order-1001
             */
            reference?: string;
            /** @description Whether the response waits for the authorization. */
            sync?: boolean;
            /** @description The default layout of GET /nfse/:id/xml for this invoice. */
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
             * @description The municipality of issue; by default the municipality of the provider.
             * @example 3550308
             */
            municipality?: string | number;
            /** @description The party that renders the service and issues the invoice. It needs a CNPJ or a CPF. */
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
                 * @description The municipality of the provider; by default São Paulo.
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
                     * @description 1 not in the Simples Nacional, 2 MEI, 3 ME or EPP. Since technical note 009, 4 an option that is not decided yet.
                     * @example 1
                     */
                    option: (1 | 2 | 3 | 4) | ("1" | "2" | "3" | "4");
                    /** @description Only for options 3 and 4: 1 all taxes inside the Simples, 2 the ISS outside, 3 all taxes outside. */
                    regime?: (1 | 2 | 3) | ("1" | "2" | "3");
                    /** @description Only for options 3 and 4, since technical note 009: 1 IBS and CBS inside the Simples (the default), 2 the IBS outside, 3 both outside. */
                    ibsCbsRegime?: (1 | 2 | 3) | ("1" | "2" | "3");
                };
                /**
                 * @description 0 none, 1 cooperative, 2 estimate, 3 municipal micro-enterprise, 4 notary, 5 self-employed, 6 professionals, 9 other.
                 * @example 0
                 */
                specialRegime?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 9) | ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "9");
            };
            /** @description The party that pays. It needs one of cnpj, cpf, foreignId, noForeignId. Optional. */
            customer?: {
                /** @example 11444777000161 */
                cnpj?: string;
                /** @example 11144477735 */
                cpf?: string;
                /** @description The tax id of a person abroad (NIF). */
                foreignId?: string;
                /** @description The reason why a person abroad has no tax id: 0 unknown, 1 exempt, 2 not used in the country. */
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
                     * @description Only for an address abroad. BR or no country means Brazil.
                     * @example US
                     */
                    country?: string;
                    /** @description Only for an address abroad. */
                    city?: string;
                    /** @description Only for an address abroad: the state, province or region. */
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
                /** @description The reason why a person abroad has no tax id: 0 unknown, 1 exempt, 2 not used in the country. */
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
                     * @description Only for an address abroad. BR or no country means Brazil.
                     * @example US
                     */
                    country?: string;
                    /** @description Only for an address abroad. */
                    city?: string;
                    /** @description Only for an address abroad: the state, province or region. */
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
                 * @description 1 to 2000 characters, not only white space (rule E1235). Line breaks are allowed.
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
                 * @description The party that retains the ISS; by default the customer.
                 * @enum {string}
                 */
                issWithheldBy?: "customer" | "intermediary";
                /**
                 * @description 1 taxable, 2 immune, 3 export, 4 no incidence. By default 1, and 4 for item 99.
                 * @example 1
                 */
                issType?: (1 | 2 | 3 | 4) | ("1" | "2" | "3" | "4");
                /** @description Kind of immunity, only for issType 2. */
                immunity?: (0 | 1 | 2 | 3 | 4 | 5) | ("0" | "1" | "2" | "3" | "4" | "5");
                /**
                 * @description The country where the result of an export is used.
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
                     * @description In percent of the price after the unconditional discount.
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
                        /** @description Only for type 99. */
                        description?: string;
                        /**
                         * Format: date
                         * @example 2026-03-10
                         */
                        issueDate: string;
                        /**
                         * @description The amount of the document that can be deducted.
                         * @example 1000.00
                         */
                        deductibleAmount: number | string;
                        /**
                         * @description The amount that this invoice deducts.
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
                            /** @description The reason why a person abroad has no tax id: 0 unknown, 1 exempt, 2 not used in the country. */
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
                                 * @description Only for an address abroad. BR or no country means Brazil.
                                 * @example US
                                 */
                                country?: string;
                                /** @description Only for an address abroad. */
                                city?: string;
                                /** @description Only for an address abroad: the state, province or region. */
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
                /** @description The activity of a provider in the Simples Nacional (cAtvSN), since technical note 009; by default 7. */
                simplesActivity?: (10 | 11 | 12 | 13 | 14 | 7 | 8 | 9 | 90) | ("10" | "11" | "12" | "13" | "14" | "7" | "8" | "9" | "90");
                /** @description The code of the municipality for the service. */
                municipalCode?: string;
                internalCode?: string;
                /**
                 * @description The place of the service: a municipality or a country. By default the municipality of issue.
                 * @example 3550308
                 */
                place?: string | number;
                benefit?: {
                    /** @description Number of the benefit of the municipality (nBM). */
                    number: string;
                    /**
                     * @description The reduction of the base, in percent.
                     * @example 5.00
                     */
                    reduction?: number | string;
                    /**
                     * @description The reduction of the base, as an amount.
                     * @example 1000.00
                     */
                    amount?: number | string;
                };
                /** @description Only for construction services (rules E0370, E0372). */
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
                        /** @description Only for an address abroad. */
                        city?: string;
                        /** @description Only for an address abroad: the state, province or region. */
                        region?: string;
                    };
                    propertyRegistration?: string;
                    /** @description ART, RRT or another responsibility document. */
                    technicalDocument?: string;
                };
                /** @description Only for services of item 12 (rules E0390, E0392). */
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
                        /** @description Only for an address abroad. */
                        city?: string;
                        /** @description Only for an address abroad: the state, province or region. */
                        region?: string;
                    };
                };
                /** @description Only for exports and imports (rules E0330, E0331). */
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
                 * @description Only for a provider in the Simples Nacional.
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
                /** @description Only for sales to the government and for some services (rules E0903, E0904). */
                operationType?: (1 | 2 | 3 | 4 | 5) | ("1" | "2" | "3" | "4" | "5");
                /** @description Access keys of other invoices. */
                references?: string[];
                /** @description Only for sales to the government. */
                governmentEntity?: (1 | 2 | 3 | 4) | ("1" | "2" | "3" | "4");
                /** @description true: the operation is in a free-trade zone, and its CBS is 0. */
                freeTradeZone?: boolean;
                /** @description The party that receives the service, if it is not the customer. */
                recipient?: {
                    /** @example 11444777000161 */
                    cnpj?: string;
                    /** @example 11144477735 */
                    cpf?: string;
                    /** @description The tax id of a person abroad (NIF). */
                    foreignId?: string;
                    /** @description The reason why a person abroad has no tax id: 0 unknown, 1 exempt, 2 not used in the country. */
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
                         * @description Only for an address abroad. BR or no country means Brazil.
                         * @example US
                         */
                        country?: string;
                        /** @description Only for an address abroad. */
                        city?: string;
                        /** @description Only for an address abroad: the state, province or region. */
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
                /** @description Only for operations on real estate (rules E0928, E0932). */
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
                        /** @description Only for an address abroad. */
                        city?: string;
                        /** @description Only for an address abroad: the state, province or region. */
                        region?: string;
                    };
                };
                /** @description cCredPres, 01 to 13. From 2027 on; most codes need a classification of their own (rules E1560, E1575). */
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
                /** @description The deferred percentages of IBS (state, municipality) and CBS. */
                deferral?: {
                    /** @example 5.00 */
                    state: number | string;
                    /** @example 5.00 */
                    municipality: number | string;
                    /** @example 5.00 */
                    cbs: number | string;
                };
                /** @description Amounts that the provider passes on to others. */
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
                        /** @description The reason why a person abroad has no tax id: 0 unknown, 1 exempt, 2 not used in the country. */
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
                             * @description Only for an address abroad. BR or no country means Brazil.
                             * @example US
                             */
                            country?: string;
                            /** @description Only for an address abroad. */
                            city?: string;
                            /** @description Only for an address abroad: the state, province or region. */
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
                    /** @description Only for type 99. */
                    description?: string;
                    /** @example 1000.00 */
                    amount: number | string;
                }[];
            };
            /** @description The RPS that becomes the invoice: the receipt that the provider gave its customer before. */
            rps?: {
                /**
                 * @description Only one invoice can be issued for an RPS with this number, series and type (rule E10).
                 * @example 1001
                 */
                number?: string | number;
                /** @example A1 */
                series?: string | number;
                /** @description 1 RPS, 2 combined invoice, 3 receipt (rule E13). */
                type?: string | number;
                /** @description 1 normal. A cancelled RPS (2) is refused (rule E68). */
                status?: string | number;
                /**
                 * Format: date
                 * @description Not in the future (rule E16). By default the day of the issue.
                 * @example 2026-03-10
                 */
                issueDate?: string;
            };
            /** @description Amounts that your system has computed. The invoice is refused if they contradict the computation, unless the municipality accepts them as sent (`acceptsSentAmounts` in `POST /__admin/parameters`). */
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
    issueInvoice: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description A rule of the sandbox requested that the service is unavailable. Code: `E1217`. */
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
            query?: {
                /**
                 * @description The provider of the invoice: CNPJ or CPF without punctuation. Required if several providers have an invoice with
                 *     the number.
                 */
                provider?: string;
            };
            header?: never;
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
            query?: {
                /**
                 * @description The provider of the invoice: CNPJ or CPF without punctuation. Required if several providers have an invoice with
                 *     the number.
                 */
                provider?: string;
            };
            header?: never;
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
            /** @description The invoices. */
            200: {
                headers: {
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
            query?: {
                /**
                 * @description The provider of the invoice: CNPJ or CPF without punctuation. Required if several providers have an invoice with
                 *     the number.
                 */
                provider?: string;
            };
            header?: never;
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
            query?: {
                /**
                 * @description The provider of the invoice: CNPJ or CPF without punctuation. Required if several providers have an invoice with
                 *     the number.
                 */
                provider?: string;
                /** @description By default the `layout` of the request that issued the invoice, or `national`. */
                layout?: components["schemas"]["IssueInvoiceByEnglishNamesLayout"];
            };
            header?: never;
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
    invoicePdf: {
        parameters: {
            query?: {
                /**
                 * @description The provider of the invoice: CNPJ or CPF without punctuation. Required if several providers have an invoice with
                 *     the number.
                 */
                provider?: string;
                /** @description Whether a browser should show the file instead of saving it. */
                inline?: boolean;
            };
            header?: never;
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
            query?: {
                /**
                 * @description The provider of the invoice: CNPJ or CPF without punctuation. Required if several providers have an invoice with
                 *     the number.
                 */
                provider?: string;
            };
            header?: never;
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
    showCertificates: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The folder of the certificates cannot be read or written. Code: `TEST_AUTHORITY_UNAVAILABLE`. */
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
    issueTestCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueCertificateRequest"];
            };
        };
        responses: {
            /** @description The certificate. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedCertificateResponse"];
                };
            };
            /** @description A member is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description The folder of the certificates cannot be read or written. Code: `TEST_AUTHORITY_UNAVAILABLE`. */
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
    listParameters: {
        parameters: {
            query?: {
                /** @description Only this municipality and its rates: IBGE code. */
                municipality?: string;
                /** @description Only this service and its rates: 6 digits. */
                serviceCode?: string;
                /** @description `seed`: only the parameters of every new sandbox. `added`: only those that were added to this sandbox. */
                source?: "added" | "seed";
            };
            header?: never;
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
    addParameters: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The sandbox would have more than the maximum number of added parameters. Code: `TOO_MANY_PARAMETERS`. */
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
            header?: never;
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
    listContributors: {
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
            /** @description The contributors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContributorResponse"][];
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
    findContributor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description CNPJ or CPF. */
                taxId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contributor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContributorResponse"];
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
            /** @description The tax id is not registered in the sandbox. Code: `CONTRIBUTOR_NOT_FOUND`. */
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
    saveContributor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description CNPJ or CPF. */
                taxId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Contributor"];
            };
        };
        responses: {
            /** @description The contributor as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContributorResponse"];
                };
            };
            /** @description The contributor is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description The sandbox already has the maximum number of contributors. Code: `CONTRIBUTORS_FULL`. */
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
    removeContributor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description CNPJ or CPF. */
                taxId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contributor was removed. */
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
            /** @description The tax id is not registered in the sandbox. Code: `CONTRIBUTOR_NOT_FOUND`. */
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
    getWsdl: {
        parameters: {
            query?: {
                /** @description Names the document, as in `?wsdl`. It has no value. */
                wsdl?: string;
                /** @description Names the document, as in `?wsdl`. It has no value. */
                WSDL?: string;
                /** @description Names the document, as in `?wsdl`. It has no value. */
                singleWsdl?: string;
            };
            header?: never;
            path: {
                /** @description The IBGE code of the municipality, 7 digits. */
                municipality: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The WSDL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                };
            };
            /** @description A fault: the query has a parameter that is not known. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                    "application/soap+xml": string;
                };
            };
            /** @description The sandbox has no such municipality. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                    "application/soap+xml": string;
                };
            };
            /** @description A fault about the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                    "application/soap+xml": string;
                };
            };
        };
    };
    callService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The IBGE code of the municipality, 7 digits. */
                municipality: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/xml": string;
                "application/soap+xml": string;
            };
        };
        responses: {
            /** @description The answer of the operation, also if it refuses the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                    "application/soap+xml": string;
                };
            };
            /** @description A fault of SOAP 1.2. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                    "application/soap+xml": string;
                };
            };
            /** @description A fault: the sandbox has no such municipality. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                    "application/soap+xml": string;
                };
            };
            /** @description A fault: the envelope is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                    "application/soap+xml": string;
                };
            };
            /** @description A fault: the body is not an envelope. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                    "application/soap+xml": string;
                };
            };
            /** @description A fault of SOAP 1.1. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                    "application/soap+xml": string;
                };
            };
            /** @description A fault: a rule requested that the service is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                    "application/soap+xml": string;
                };
            };
            /** @description A fault about the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                    "application/soap+xml": string;
                };
            };
        };
    };
    registerMunicipalEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The access key of the invoice, its id or its number. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MunicipalEvent"];
            };
        };
        responses: {
            /** @description The event is registered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventResponse"];
                };
            };
            /** @description The body is not an event of the municipality; `errors` says why. Code: `EVENT_INVALID`. */
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
            /** @description A rule refuses the event; nothing is changed. Code: `E0853`. */
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
    issueDps: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description A client certificate is required. Code: `E1200`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"];
                };
            };
            /** @description The client certificate is refused. Code: `E1203`. */
            403: {
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
            /** @description A rule of the sandbox requested this error. Code: `E1217`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"];
                };
            };
            /** @description A rule of the sandbox requested a late authorization. Code: `LATE_AUTHORIZATION`. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinErrorsResponse"];
                };
            };
            /** @description Other errors have the form of the national service too, for example that of an unknown address. Only a request that is not valid HTTP gets a problem (RFC 9457). */
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
            header?: never;
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
            /** @description Other errors have the form of the national service too, for example that of an unknown address. Only a request that is not valid HTTP gets a problem (RFC 9457). */
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
            header?: never;
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
            /** @description The client certificate is refused. Code: `E1203`, `NOT_A_PARTY`. */
            403: {
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
            /** @description Other errors have the form of the national service too, for example that of an unknown address. Only a request that is not valid HTTP gets a problem (RFC 9457). */
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
            header?: never;
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
            /** @description Other errors have the form of the national service too, for example that of an unknown address. Only a request that is not valid HTTP gets a problem (RFC 9457). */
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
    findEvents: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["SefinEventsResponse"];
                };
            };
            /** @description The key is not valid. Code: `ACCESS_KEY_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinEventErrorsResponse"];
                };
            };
            /** @description The invoice does not exist in the sandbox, or has no event. Code: `INVOICE_NOT_FOUND`, `EVENT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinEventErrorsResponse"];
                };
            };
            /** @description Other errors have the form of the national service too, for example that of an unknown address. Only a request that is not valid HTTP gets a problem (RFC 9457). */
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
            header?: never;
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
            /** @description A rule refuses the event. Code: `E0822`, `E0813`, `E0840`, `ACCESS_KEY_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinEventErrorsResponse"];
                };
            };
            /** @description A client certificate is required. Code: `E1200`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinEventErrorsResponse"];
                };
            };
            /** @description The client certificate is refused. Code: `E1203`. */
            403: {
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
            /** @description A rule of the sandbox requested this error. Code: `E1217`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SefinEventErrorsResponse"];
                };
            };
            /** @description Other errors have the form of the national service too, for example that of an unknown address. Only a request that is not valid HTTP gets a problem (RFC 9457). */
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
    findEventsOfType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The access key, 50 digits. */
                key: string;
                /** @description The code of the event, 6 digits. */
                type: string;
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
                    "application/json": components["schemas"]["SefinEventsResponse"];
                };
            };
            /** @description The address is not valid. Code: `ACCESS_KEY_INVALID`, `EVENT_INVALID`. */
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
            /** @description Other errors have the form of the national service too, for example that of an unknown address. Only a request that is not valid HTTP gets a problem (RFC 9457). */
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
            header?: never;
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
                    "application/json": components["schemas"]["SefinFoundEventsResponse"];
                };
            };
            /** @description The address is not valid. Code: `ACCESS_KEY_INVALID`, `EVENT_INVALID`. */
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
            /** @description Other errors have the form of the national service too, for example that of an unknown address. Only a request that is not valid HTTP gets a problem (RFC 9457). */
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
    distribute: {
        parameters: {
            query?: {
                /** @description false: exactly the document with the NSU. Default: true. */
                lote?: boolean;
                /** @description The CNPJ whose documents are read. With a client certificate, it must have the same first 8 characters; without it, the CNPJ of the certificate is used. Without a certificate it is required, and can be a CPF too. */
                cnpjConsulta?: string;
            };
            header?: never;
            path: {
                /** @description The last known NSU; 0 at the start. */
                NSU: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description A parameter is not valid. Code: `NSU_INVALID`, `CNPJ_CONSULTA_REQUIRED`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description A client certificate is required. Code: `E1200`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description The client certificate is refused. Code: `E1203`, `CNPJ_CONSULTA_REFUSED`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description There is no document. It is not an error. Code: `E2215`, `E2230`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description A rule of the sandbox requested this error. Code: `TOO_MANY_REQUESTS`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description A rule of the sandbox requested this error. Code: `E1217`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
        };
    };
    listNfseEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The access key of the invoice, 50 digits. */
                ChaveAcesso: string;
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
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description The access key is not valid. Code: `E2240`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description A client certificate is required. Code: `E1200`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description The client certificate is refused. Code: `E1203`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description There is no event. It is not an error. Code: `E2241`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description A rule of the sandbox requested this error. Code: `TOO_MANY_REQUESTS`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description A rule of the sandbox requested this error. Code: `E1217`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
        };
    };
    distributeToMunicipality: {
        parameters: {
            query?: {
                /** @description false: exactly the document with the NSU. Default: true. */
                lote?: boolean;
                /** @description The series of numbers. Only DISTRIBUICAO exists here. */
                tipoNSU?: "DISTRIBUICAO";
                /** @description The IBGE code of the municipality. Required without a client certificate; with one, the certificate must be of this municipality. The real service has only certificates. */
                municipio?: string;
            };
            header?: never;
            path: {
                /** @description The last known NSU; 0 at the start. */
                NSU: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description A parameter is not valid. Code: `MUNICIPIO_REQUIRED`, `TIPO_NSU_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description A client certificate is required. Code: `E1200`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description The client certificate is refused. Code: `MUNICIPIO_REFUSED`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description There is no document. It is not an error. Code: `E2215`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description A rule of the sandbox requested this error. Code: `TOO_MANY_REQUESTS`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description A rule of the sandbox requested this error. Code: `E1217`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
        };
    };
    danfse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The access key, 50 digits. */
                chave: string;
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
            /** @description The access key is not valid. Code: `E2240`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description A client certificate is required. Code: `E1200`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description The client certificate is refused. Code: `E1200`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description The invoice does not exist in the sandbox. Code: `INVOICE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdnLotResponse"];
                };
            };
        };
    };
    findAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The municipality: IBGE code of 7 digits. */
                cMun: string;
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
                    "application/json": components["schemas"]["AgreementResponse"];
                };
            };
            /** @description A part of the address is not valid. Code: `PARAMETER_ADDRESS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description The agreement is not active. `parametrosConvenio` is null. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
        };
    };
    findAgreementAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The municipality: IBGE code of 7 digits. */
                cMun: string;
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
                    "application/json": components["schemas"]["AgreementResponse"];
                };
            };
            /** @description A part of the address is not valid. Code: `PARAMETER_ADDRESS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description The agreement is not active. `parametrosConvenio` is null. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
        };
    };
    findRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The municipality: IBGE code of 7 digits. */
                cMun: string;
                /** @description The service: 6 digits, or 9 with the municipal code, with or without points. */
                cServ: string;
                /** @description The day of competence, or a date-time. */
                competencia: string;
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
                    "application/json": components["schemas"]["ServiceRatesResponse"];
                };
            };
            /** @description A part of the address is not valid. Code: `PARAMETER_ADDRESS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description The sandbox has no such parameter. Code: `PARAMETER_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
        };
    };
    findRateAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The municipality: IBGE code of 7 digits. */
                cMun: string;
                /** @description The service: 6 digits, or 9 with the municipal code, with or without points. */
                cServ: string;
                /** @description The day of competence, or a date-time. */
                competencia: string;
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
                    "application/json": components["schemas"]["ServiceRatesResponse"];
                };
            };
            /** @description A part of the address is not valid. Code: `PARAMETER_ADDRESS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description The sandbox has no such parameter. Code: `PARAMETER_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
        };
    };
    listRates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The municipality: IBGE code of 7 digits. */
                cMun: string;
                /** @description The service: 6 digits, or 9 with the municipal code, with or without points. */
                cServ: string;
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
                    "application/json": components["schemas"]["ServiceRatesResponse"];
                };
            };
            /** @description A part of the address is not valid. Code: `PARAMETER_ADDRESS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description The sandbox has no such parameter. Code: `PARAMETER_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
        };
    };
    listRatesAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The municipality: IBGE code of 7 digits. */
                cMun: string;
                /** @description The service: 6 digits, or 9 with the municipal code, with or without points. */
                cServ: string;
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
                    "application/json": components["schemas"]["ServiceRatesResponse"];
                };
            };
            /** @description A part of the address is not valid. Code: `PARAMETER_ADDRESS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description The sandbox has no such parameter. Code: `PARAMETER_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
        };
    };
    listSpecialRegimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The municipality: IBGE code of 7 digits. */
                cMun: string;
                /** @description The service: 6 digits, or 9 with the municipal code, with or without points. */
                cServ: string;
                /** @description The day of competence, or a date-time. */
                competencia: string;
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
                    "application/json": components["schemas"]["SpecialRegimesResponse"];
                };
            };
            /** @description A part of the address is not valid. Code: `PARAMETER_ADDRESS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description The sandbox has no such parameter. Code: `PARAMETER_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
        };
    };
    listSpecialRegimesAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The municipality: IBGE code of 7 digits. */
                cMun: string;
                /** @description The service: 6 digits, or 9 with the municipal code, with or without points. */
                cServ: string;
                /** @description The day of competence, or a date-time. */
                competencia: string;
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
                    "application/json": components["schemas"]["SpecialRegimesResponse"];
                };
            };
            /** @description A part of the address is not valid. Code: `PARAMETER_ADDRESS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description The sandbox has no such parameter. Code: `PARAMETER_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
        };
    };
    listRetentions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The municipality: IBGE code of 7 digits. */
                cMun: string;
                /** @description The day of competence, or a date-time. */
                competencia: string;
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
                    "application/json": components["schemas"]["RetentionsResponse"];
                };
            };
            /** @description A part of the address is not valid. Code: `PARAMETER_ADDRESS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description The sandbox has no such parameter. Code: `PARAMETER_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
        };
    };
    listRetentionsAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The municipality: IBGE code of 7 digits. */
                cMun: string;
                /** @description The day of competence, or a date-time. */
                competencia: string;
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
                    "application/json": components["schemas"]["RetentionsResponse"];
                };
            };
            /** @description A part of the address is not valid. Code: `PARAMETER_ADDRESS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description The sandbox has no such parameter. Code: `PARAMETER_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
        };
    };
    findBenefit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The municipality: IBGE code of 7 digits. */
                cMun: string;
                /** @description The element nBM, 14 digits. */
                numeroBeneficio: string;
                /** @description The day of competence, or a date-time. */
                competencia: string;
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
                    "application/json": components["schemas"]["MunicipalBenefitResponse"];
                };
            };
            /** @description A part of the address is not valid. Code: `PARAMETER_ADDRESS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description The sandbox has no such parameter. Code: `PARAMETER_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
        };
    };
    findBenefitAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The municipality: IBGE code of 7 digits. */
                cMun: string;
                /** @description The element nBM, 14 digits. */
                numeroBeneficio: string;
                /** @description The day of competence, or a date-time. */
                competencia: string;
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
                    "application/json": components["schemas"]["MunicipalBenefitResponse"];
                };
            };
            /** @description A part of the address is not valid. Code: `PARAMETER_ADDRESS_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description The sandbox has no such parameter. Code: `PARAMETER_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
            /** @description Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMessageResponse"];
                };
            };
        };
    };
    validateXml: {
        parameters: {
            query?: never;
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
            /** @description The result. An invalid document also has this status. */
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
