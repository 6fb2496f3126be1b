// Made by npm run generate from the API document of the service. Do not change it by hand.

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
         *     holder is a CPF. The key is stored only if the status is 201.
         *
         *     Each time you press Execute, this page replaces the key of the example with a new one. A key that you have typed is not replaced.
         *
         *     **Test values.** `entry_invalid@outcome.example` in `/keyValue` requests the outcome ENTRY_INVALID without a rule. The codes are ENTRY_INVALID, ENTRY_LIMIT_EXCEEDED, ENTRY_ALREADY_EXISTS, ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON, ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT, ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER, ENTRY_LOCKED_BY_CLAIM, ENTRY_BLOCKED, ENTRY_WITH_FRAUD_RELATED_RESTRICTION, ENTRY_CANNOT_BE_QUERIED_FOR_BOOK_TRANSFER, USER_OR_ACCOUNT_WITH_FRAUD_RELATED_RESTRICTION, TAX_ID_NUMBER_BLOCKED, PARTICIPANT_INVALID, FORBIDDEN, NOT_FOUND, RATE_LIMITED, SERVICE_UNAVAILABLE. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
         * @description The case of letters is ignored. In the path, `+` need not be encoded. Encode `/`, `%`, `?` and `#`.
         *
         *     **Test values.** `entry_invalid@outcome.example` in `keyValue` requests the outcome ENTRY_INVALID without a rule. The codes are ENTRY_INVALID, ENTRY_LIMIT_EXCEEDED, ENTRY_ALREADY_EXISTS, ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON, ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT, ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER, ENTRY_LOCKED_BY_CLAIM, ENTRY_BLOCKED, ENTRY_WITH_FRAUD_RELATED_RESTRICTION, ENTRY_CANNOT_BE_QUERIED_FOR_BOOK_TRANSFER, USER_OR_ACCOUNT_WITH_FRAUD_RELATED_RESTRICTION, TAX_ID_NUMBER_BLOCKED, PARTICIPANT_INVALID, FORBIDDEN, NOT_FOUND, RATE_LIMITED, SERVICE_UNAVAILABLE. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
        /**
         * Deletes the active key with this id or value. The value can then be registered again.
         * @description **Test values.** `entry_invalid@outcome.example` in `id` requests the outcome ENTRY_INVALID without a rule. The codes are ENTRY_INVALID, ENTRY_LIMIT_EXCEEDED, ENTRY_ALREADY_EXISTS, ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON, ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT, ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER, ENTRY_LOCKED_BY_CLAIM, ENTRY_BLOCKED, ENTRY_WITH_FRAUD_RELATED_RESTRICTION, ENTRY_CANNOT_BE_QUERIED_FOR_BOOK_TRANSFER, USER_OR_ACCOUNT_WITH_FRAUD_RELATED_RESTRICTION, TAX_ID_NUMBER_BLOCKED, PARTICIPANT_INVALID, FORBIDDEN, NOT_FOUND, RATE_LIMITED, SERVICE_UNAVAILABLE. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
         */
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
        /** Lists the buckets of payers and participants that are not full. */
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
         * Calculates the cost of lookups, when they would be refused with 429, and when the buckets would be full again.
         * @description Nothing is changed. With `participant`, its bucket starts as it is now. All other buckets start full. A refused lookup is not
         *     repeated.
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
        /** Sets the number of tokens in a bucket. The next token comes after a full refill time. */
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
         * @description Without a registration, any ISPB is a direct participant of the category `DICT_CATEGORY`. After a change of the category, the
         *     buckets are full.
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
        /** Deletes the registration. After that, the ISPB is a direct participant of the default category. */
        delete: operations["deleteParticipant"];
        options?: never;
        head?: never;
        /** Changes a participant. Absent members stay as they are, and null removes a category or a settlement agent. */
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
         * @description Infraction reports, refunds, funds recoveries and statistics need settled payments. DICT reads them from the SPI
         *     (`SPI_URL`). Declare payments if there is no SPI, or if the SPI does not have them. A second declaration of the same id
         *     replaces the first one. For a payment of the SPI, a declaration only adds parties that are unknown.
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
         * @description The same seed generates the same keys with the same ids in every sandbox. A larger number adds more keys after them. Keys
         *     that already exist are not changed. A million keys take about a minute.
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
         * @description Leave `Key` out for an EVP: DICT generates it. A repeated request with the same `RequestId` gets the same entry.
         *
         *     **Test values.** `forbidden@outcome.example` in `Entry/Key` requests the outcome FORBIDDEN without a rule. The codes are FORBIDDEN, NOT_FOUND, CLAIM_KEY_NOT_FOUND, RESOURCE_CONFLICT, GONE, DEPRECATED_RESOURCE, RATE_LIMITED, SERVICE_UNAVAILABLE, BAD_REQUEST, REQUEST_SIGNATURE_INVALID and 51 more. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
         * @description The lookup counts on the anti-scan policies of the payer and of the participant. A payment order with the same EndToEndId
         *     gives the tokens back. `IncludeStatistics=true` adds the statistics of the owner and of the key.
         *
         *     **Test values.** `forbidden@outcome.example` in `Key` requests the outcome FORBIDDEN without a rule. The codes are FORBIDDEN, NOT_FOUND, CLAIM_KEY_NOT_FOUND, RESOURCE_CONFLICT, GONE, DEPRECATED_RESOURCE, RATE_LIMITED, SERVICE_UNAVAILABLE, BAD_REQUEST, REQUEST_SIGNATURE_INVALID and 51 more. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
         */
        get: operations["getEntry"];
        /**
         * Changes the account or the names of an entry. The participant and the owner stay the same.
         * @description **Test values.** `forbidden@outcome.example` in `Key` requests the outcome FORBIDDEN without a rule. The codes are FORBIDDEN, NOT_FOUND, CLAIM_KEY_NOT_FOUND, RESOURCE_CONFLICT, GONE, DEPRECATED_RESOURCE, RATE_LIMITED, SERVICE_UNAVAILABLE, BAD_REQUEST, REQUEST_SIGNATURE_INVALID and 51 more. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
         */
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
        /**
         * Deletes an entry of the participant.
         * @description **Test values.** `forbidden@outcome.example` in `Key` requests the outcome FORBIDDEN without a rule. The codes are FORBIDDEN, NOT_FOUND, CLAIM_KEY_NOT_FOUND, RESOURCE_CONFLICT, GONE, DEPRECATED_RESOURCE, RATE_LIMITED, SERVICE_UNAVAILABLE, BAD_REQUEST, REQUEST_SIGNATURE_INVALID and 51 more. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
         */
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
        /** Checks which of up to 200 keys have an entry. */
        post: operations["checkKeys"];
        delete?: never;
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
         * Returns the statistics of a person.
         * @description They count received payments, fraud markers, infraction reports, and accounts with keys. All counts of an unknown person
         *     are 0.
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
        /**
         * Returns the statistics of a registered key and of its owner.
         * @description **Test values.** `forbidden@outcome.example` in `Key` requests the outcome FORBIDDEN without a rule. The codes are FORBIDDEN, NOT_FOUND, CLAIM_KEY_NOT_FOUND, RESOURCE_CONFLICT, GONE, DEPRECATED_RESOURCE, RATE_LIMITED, SERVICE_UNAVAILABLE, BAD_REQUEST, REQUEST_SIGNATURE_INVALID and 51 more. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
         */
        get: operations["getEntryStatistics"];
        put?: never;
        post?: never;
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
         * @description After a court order on a key, its lookup, change, deletion, registration and claims are refused with EntryBlocked. After a
         *     court order on a CPF or CNPJ, lookups of its entries, and new entries and claims for it, are refused with TaxIdNumberBlocked.
         *     If a person or an account is suspected of fraud, lookups are refused with EntryWithFraudRelatedRestriction, and new entries
         *     and claims with UserOrAccountWithFraudRelatedRestriction.
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
    "/api/v2/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the claims of a participant in the order of `LastModified`.
         * @description If `IsDonor` and `IsClaimer` are equal, the claims of both roles are listed. Repeat `Status`, or separate several values
         *     with commas. `ModifiedAfter` and `ModifiedBefore` are inclusive.
         */
        get: operations["listClaims"];
        put?: never;
        /**
         * Creates a claim for the claimer.
         * @description Claim ownership of the key of another person, or portability of a key of the same person at another participant. The entry
         *     does not change until the donor confirms. A key can have one open claim.
         *
         *     **Test values.** `forbidden@outcome.example` in `Claim/Key` requests the outcome FORBIDDEN without a rule. The codes are FORBIDDEN, NOT_FOUND, CLAIM_KEY_NOT_FOUND, RESOURCE_CONFLICT, GONE, DEPRECATED_RESOURCE, RATE_LIMITED, SERVICE_UNAVAILABLE, BAD_REQUEST, REQUEST_SIGNATURE_INVALID and 51 more. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
        /** Confirms that the donor has received the claim. */
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
         * Confirms the claim, for the donor. Its entry is removed.
         * @description After USER_REQUESTED, the claimer can complete a claim of ownership at once. DEFAULT_OPERATION is possible after the end of
         *     the resolution period.
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
        /** Cancels the claim. Its type and the reason decide whether the donor or the claimer can do this. */
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
         * Completes the claim, for the claimer. Its entry is created.
         * @description A claim of ownership can be completed after `CompletionPeriodEnd`. A repeated request with the same `RequestId` gets the
         *     same response.
         */
        post: operations["completeClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the claims of all participants, newest first. The official API shows a claim only to its parties. */
        get: operations["listAllClaims"];
        put?: never;
        post?: never;
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
         * Requests a file with all CIDs of a participant and a type of key.
         * @description Its status becomes PROCESSING and then AVAILABLE, each after `DICT_CID_FILE_SECONDS` on the clock of the sandbox.
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
         * Lists the CIDs that were added to and removed from the set of a participant, oldest event first.
         * @description Silent changes are not listed. The VSyncs are calculated back from the present VSync, so they include silent changes.
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
         * @description Each line is a CID and ends with `\n`. The order is not defined. The file can be downloaded for a day. After that, the
         *     status is 410.
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
         * @description As in the official exam, the changes have no CID events. Only the VSync and the CID file show them. Entries with an open
         *     claim are not changed. The participant must find the differences, and repair its own records, or repair DICT by requests with
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
         * Checks whether the participant has repaired the changes.
         * @description DICT cannot see the records of a participant. The changes count as repaired when a synchronism verification is OK for each
         *     type of key.
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
         * @description The participant of the payer can report REFUND_REQUEST up to 80 days after the payment. The participant of the receiver of
         *     the original payment can report REFUND_CANCELLED up to 30 days after. Version 2.12 calls the operation deprecated.
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
        /** Changes the details of a report that is OPEN or ACKNOWLEDGED. Version 2.12 calls the operation deprecated. */
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
        /** Confirms that the counterparty has received the report. */
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
        /** Cancels the report at any time (reporter only). The fraud marker of the report is cancelled too. */
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
        /** Closes the report with the result of the counterparty's analysis. AGREED creates a fraud marker for the suspect. */
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
        /** Lists the markers of a person that the participant created. `TaxIdNumber` is required. */
        get: operations["listFraudMarkers"];
        put?: never;
        /**
         * Marks a user of the participant, and a key, as fraudulent.
         * @description Use it for a fraud outside of the SPI, or with a payment that the SPI rejected. A repeated request with the same `RequestId`
         *     gets the same marker.
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
        /** Returns a marker to the participant that created it, or that created its report. */
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
        /** Cancels a marker. Only the participant that created it, or that closed its report, can cancel it. */
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
        /** Lists the refunds of a participant in the order of their last change. `Cursor` gets the next page. */
        get: operations["listRefunds"];
        put?: never;
        /**
         * Requests that the participant of the receiver returns a payment, or a part of it.
         * @description FRAUD needs an infraction report that was closed as AGREED at most 72 hours ago. OPERATIONAL_FLAW needs `RefundDetails`, and
         *     is possible up to 90 days after the payment.
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
        /** Returns a refund to the requesting or the contested participant. */
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
        /** Cancels an open refund (requesting participant only). */
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
         * Closes an open refund (contested participant only).
         * @description TOTALLY_ACCEPTED and PARTIALLY_ACCEPTED need the transaction that gave the money back. REJECTED needs a reason.
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
         * @description The participant of the payer can create it within 80 days after the payment. DICT creates the infraction report of the
         *     payment at once. It makes the tracking graph and the other infraction reports later, each after `DICT_RECOVERY_DELAY` on the
         *     clock of the sandbox. A payment below R$ 200.00 is not tracked.
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
        /** Changes the details of a funds recovery until the analysis ends (creator only). */
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
        /** No longer served: DICT makes the tracking graph by itself. */
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
        /** No longer served: DICT creates the infraction reports by itself. */
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
        /** Lists the infraction reports of a funds recovery (creator only). */
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
         * Requests the refunds of a funds recovery, within 72 hours after its analysis.
         * @description DICT creates a refund to the account of the victim for each payment whose report was closed as AGREED. The root payment is
         *     returned by a pacs.004. The others are paid by a pacs.008 with the purpose IPRT.
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
        /** Lists the refunds of a funds recovery (creator only). */
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
         * Lists the events of the funds recoveries of a participant in the last 7 days.
         * @description DICT notifies the creator and the counterparties of the infraction reports when the analysis ends, and when the recovery is
         *     completed, updated or cancelled. A page has up to 200 events, in the order of their ids. `NextCursor` is present if there
         *     are more.
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
         * @description A bucket with debt shows 0 available tokens. `GET /__admin/buckets` shows the debt. The policies of payers are not listed.
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
         * Returns a run, graded by what the directory has stored until now.
         * @description With `?wait=` or `Prefer: wait=` the response waits until the run is finished.
         */
        get: operations["findRun"];
        put?: never;
        post?: never;
        /**
         * Cancels a run.
         * @description The examiner cancels its open claims and infraction reports. A finished run keeps its result.
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
         *     From then on, the operations of the participant count, through any API of DICT. All time limits are on the clock of the sandbox.
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
         *     - `FORBIDDEN`: The participant is not allowed to have this entry
         *     - `NOT_FOUND`: The entry does not exist
         *     - `CLAIM_KEY_NOT_FOUND`: The claimed key has no entry.
         *     - `RESOURCE_CONFLICT`: Another request changes the resource at the same time.
         *     - `GONE`: The resource is no longer available.
         *     - `DEPRECATED_RESOURCE`: The operation is no longer served.
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
         *     - `CLAIM_TYPE_INCONSISTENT`: The claimer owns the key and claims its ownership, or does not own it and claims its portability.
         *     - `CLAIM_ALREADY_EXISTS_FOR_KEY`: The key already has an open claim.
         *     - `CLAIM_RESULTING_ENTRY_ALREADY_EXISTS`: The entry that the claim would create already exists.
         *     - `CLAIM_OPERATION_INVALID`: The status of the claim does not allow the operation.
         *     - `CLAIM_RESOLUTION_PERIOD_NOT_ENDED`: The operation is possible only after the resolution period.
         *     - `CLAIM_COMPLETION_PERIOD_NOT_ENDED`: The operation is possible only after the completion period.
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
         *     - `TRANSACTION_REFUNDABLE`: The transaction can still be returned, so a payment cannot replace the return.
         *     - `TRANSACTION_TYPE_INVALID`: The transaction has the wrong type for the operation. Use a pacs.008.
         *     - `FUNDS_RECOVERY_INVALID`: Fields of the funds recovery are missing or not valid.
         *     - `FUNDS_RECOVERY_OPERATION_INVALID`: The status of the funds recovery does not allow the operation.
         *     - `FUNDS_RECOVERY_TRACKING_GRAPH_PARAMETER_INVALID`: A parameter of the tracking graph is not valid.
         *     - `FUNDS_RECOVERY_TRACKING_TIMEOUT`: Building the tracking graph took too long.
         *     - `FUNDS_RECOVERY_TRANSACTION_NOT_INDEXED`: The root transaction is unknown, or its amount is below MinTransactionAmount.
         *     - `FUNDS_RECOVERY_FOR_TRANSACTION_ALREADY_EXISTS`: The root transaction already has a funds recovery, which may be cancelled.
         *     - `FUNDS_RECOVERY_TRANSACTION_NOT_ELIGIBLE`: The root transaction is too old, or it is a refund.
         *     - `FUNDS_RECOVERY_PRIORITIZATION_INVALID`: The list of transactions is not valid.
         *     - `FUNDS_RECOVERY_TRANSACTION_NOT_SETTLED`: The root transaction was not settled.
         *     - `CID_FILE_SLOW`: Each step of making the CID file takes an hour.
         *     - `CID_FILE_ERROR`: Making the CID file fails: its status becomes ERROR.
         *     - `CID_FILE_UNAVAILABLE`: The status of the CID file becomes UNAVAILABLE.
         *     - `CID_FILE_MISSING`: The CID file becomes AVAILABLE, but its Url returns 404, as happened in homologation.
         * @enum {string}
         */
        Outcome: "FORBIDDEN" | "NOT_FOUND" | "CLAIM_KEY_NOT_FOUND" | "RESOURCE_CONFLICT" | "GONE" | "DEPRECATED_RESOURCE" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "BAD_REQUEST" | "REQUEST_SIGNATURE_INVALID" | "REQUEST_ID_ALREADY_USED" | "INVALID_REASON" | "PARTICIPANT_INVALID" | "TAX_ID_NUMBER_BLOCKED" | "USER_OR_ACCOUNT_WITH_FRAUD_RELATED_RESTRICTION" | "ENTRY_INVALID" | "ENTRY_LIMIT_EXCEEDED" | "ENTRY_ALREADY_EXISTS" | "ENTRY_CANNOT_BE_QUERIED_FOR_BOOK_TRANSFER" | "ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON" | "ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT" | "ENTRY_LOCKED_BY_CLAIM" | "ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER" | "ENTRY_BLOCKED" | "ENTRY_WITH_FRAUD_RELATED_RESTRICTION" | "CLAIM_INVALID" | "CLAIM_TYPE_INCONSISTENT" | "CLAIM_ALREADY_EXISTS_FOR_KEY" | "CLAIM_RESULTING_ENTRY_ALREADY_EXISTS" | "CLAIM_OPERATION_INVALID" | "CLAIM_RESOLUTION_PERIOD_NOT_ENDED" | "CLAIM_COMPLETION_PERIOD_NOT_ENDED" | "INFRACTION_REPORT_INVALID" | "INFRACTION_REPORT_OPERATION_INVALID" | "INFRACTION_REPORT_TRANSACTION_NOT_FOUND" | "INFRACTION_REPORT_TRANSACTION_NOT_SETTLED" | "INFRACTION_REPORT_ALREADY_BEING_PROCESSED_FOR_TRANSACTION" | "INFRACTION_REPORT_ALREADY_PROCESSED_FOR_TRANSACTION" | "INFRACTION_REPORT_PERIOD_EXPIRED" | "FRAUD_MARKER_INVALID" | "REFUND_INVALID" | "REFUND_OPERATION_INVALID" | "REFUND_TRANSACTION_NOT_FOUND" | "REFUND_TRANSACTION_NOT_SETTLED" | "REFUND_TRANSACTION_INVALID" | "REFUND_ALREADY_PROCESSED_FOR_TRANSACTION" | "REFUND_ALREADY_BEING_PROCESSED_FOR_TRANSACTION" | "REFUND_PERIOD_EXPIRED" | "REFUND_INFRACTION_REPORT_NOT_FOUND" | "TRANSACTION_NOT_REFUNDABLE" | "TRANSACTION_REFUNDABLE" | "TRANSACTION_TYPE_INVALID" | "FUNDS_RECOVERY_INVALID" | "FUNDS_RECOVERY_OPERATION_INVALID" | "FUNDS_RECOVERY_TRACKING_GRAPH_PARAMETER_INVALID" | "FUNDS_RECOVERY_TRACKING_TIMEOUT" | "FUNDS_RECOVERY_TRANSACTION_NOT_INDEXED" | "FUNDS_RECOVERY_FOR_TRANSACTION_ALREADY_EXISTS" | "FUNDS_RECOVERY_TRANSACTION_NOT_ELIGIBLE" | "FUNDS_RECOVERY_PRIORITIZATION_INVALID" | "FUNDS_RECOVERY_TRANSACTION_NOT_SETTLED" | "CID_FILE_SLOW" | "CID_FILE_ERROR" | "CID_FILE_UNAVAILABLE" | "CID_FILE_MISSING";
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
             *     account. It is not needed if the key itself is a CPF or CNPJ. For other keys without it, the official API shows a CPF that is
             *     derived from the name.
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
        /** @enum {string} */
        KeyType: "CNPJ" | "CPF" | "EMAIL" | "PHONE" | "RANDOM";
        /** @enum {string} */
        KeyStatus: "ACTIVE" | "DELETED";
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
             * @description Type of the holder. Present only if the tax id of the holder is known.
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
            /** @description The claim of the key in the official API. Present only while the claim is open. */
            claim?: components["schemas"]["KeyClaimResponse"];
        };
        PolicyBucketResponse: {
            /** @example ENTRIES_READ_USER_ANTISCAN */
            policy: string;
            /**
             * @description The size of the bucket: PF or PJ for a payer, A to H for a participant. Absent if the policy has one size.
             * @example PF
             */
            category?: string;
            /**
             * @description The ISPB of the participant, or the CPF or CNPJ of the payer.
             * @example 12345678909
             */
            owner: string;
            /**
             * @description The number of tokens. At 0 or less, requests are refused with 429. It is negative if the bucket has debt.
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
             * @description The time of the next token, ISO 8601 UTC on the clock of the sandbox. Absent if the bucket is full.
             * @example 2026-11-21T12:00:30.000Z
             */
            nextTokenAt?: string;
            /**
             * Format: date-time
             * @description The time when the bucket holds a token again. Absent if it holds one now.
             * @example 2026-11-21T12:08:00.000Z
             */
            allowedAt?: string;
            /**
             * Format: date-time
             * @description The time when the bucket is full if no more requests are counted.
             * @example 2026-11-21T12:57:30.000Z
             */
            fullAt: string;
        };
        /**
         * @example {
         *       "category": "C",
         *       "payer": "PJ",
         *       "lookups": {
         *         "found": 5000
         *       },
         *       "paidShare": 0
         *     }
         */
        LookupForecastRequest: {
            /**
             * @description The forecast uses the category of this participant and its bucket as it is now.
             * @example 12345678
             */
            participant?: string;
            /** @description The category of a participant with a full bucket. Default without a participant: DICT_CATEGORY. */
            category?: components["schemas"]["ParticipantCategory"];
            /** @description PF: the payers have a CPF. PJ: they have a CNPJ. Default: PF. */
            payer?: components["schemas"]["LookupForecastPayer"];
            /**
             * @description The number of payers, who make the lookups in turn. Default: 1.
             * @example 1
             */
            payers?: number;
            lookups: {
                /**
                 * @description The number of lookups that find their key (200).
                 * @example 5000
                 */
                found?: number;
                /**
                 * @description The number of lookups of unknown keys (404). They are spread evenly among the others.
                 * @example 10
                 */
                notFound?: number;
                /** @description The types of the keys, used in turn. Default: PHONE. */
                keyTypes?: components["schemas"]["SyncVerificationKeyType"][];
            };
            /**
             * @description The number of lookups a minute, at equal intervals. Default: all lookups at the same moment.
             * @example 600
             */
            perMinute?: number;
            /**
             * @description The share of the found lookups whose payment is sent at once, from 0 to 1. It gives tokens back. Default: 0.
             * @example 0.9
             */
            paidShare?: number;
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
        /**
         * @example {
         *       "balance": 1
         *     }
         */
        SetPolicyBucketRequest: {
            /**
             * @description The number of tokens. It can be negative in a bucket that can have debt.
             * @example 1
             */
            balance: number;
        };
        /**
         * @example {
         *       "ispb": "10000001",
         *       "name": "Banco de Teste",
         *       "category": "A"
         *     }
         */
        NewDictParticipant: {
            /** @example 20000002 */
            ispb: string;
            /** @example Banco de Teste */
            name?: string;
            /**
             * @description The category decides the size of the buckets of getEntry and getEntryStatistics. null or absent: DICT_CATEGORY.
             * @enum {string|null}
             */
            category?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | null;
            /**
             * @description The direct participant that makes requests for this indirect participant. null or absent: it is a direct participant.
             * @example 10000001
             */
            settlementAgent?: string | null;
        };
        ParticipantResponse: {
            /** @example 20000002 */
            ispb: string;
            /** @example Fintech de Teste */
            name: string;
            /**
             * @description The category of the participant: its own, or `DICT_CATEGORY`.
             * @example C
             */
            category: components["schemas"]["ParticipantCategory"];
            /**
             * @description The direct participant that makes requests for it. Present only for an indirect participant.
             * @example 10000001
             */
            settlementAgent?: string;
            /**
             * Format: date-time
             * @description When it was registered, ISO 8601 UTC.
             * @example 2020-11-16T12:00:00.000Z
             */
            createdAt: string;
        };
        /**
         * @example {
         *       "category": "H"
         *     }
         */
        DictParticipantChange: {
            /** @example Banco de Teste */
            name?: string;
            /**
             * @description The category decides the size of the buckets of getEntry and getEntryStatistics. null or absent: DICT_CATEGORY.
             * @enum {string|null}
             */
            category?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | null;
            /**
             * @description The direct participant that makes requests for this indirect participant. null or absent: it is a direct participant.
             * @example 10000001
             */
            settlementAgent?: string | null;
        };
        /**
         * @example {
         *       "endToEndId": "E1234567820261121120000000000001",
         *       "amount": "150.00",
         *       "debtor": {
         *         "ispb": "12345678",
         *         "taxId": "11144477735",
         *         "branch": "0001",
         *         "accountNumber": "123456"
         *       },
         *       "creditor": {
         *         "ispb": "87654321",
         *         "taxId": "52998224725",
         *         "branch": "0001",
         *         "accountNumber": "654321"
         *       },
         *       "key": "ana@example.com"
         *     }
         */
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
            /** @description The payer. */
            debtor: {
                ispb: string;
                taxId?: string;
                branch?: string;
                accountNumber?: string;
                /**
                 * @description Default: CACC, if the account has a number.
                 * @enum {string}
                 */
                accountType?: "CACC" | "OTHR" | "SLRY" | "SVGS" | "TRAN";
            };
            /** @description The receiver. */
            creditor: {
                ispb: string;
                taxId?: string;
                branch?: string;
                accountNumber?: string;
                /**
                 * @description Default: CACC, if the account has a number.
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
            /** @description The time when the SPI received it. Default: settledAt, or now. */
            orderedAt?: string;
            /** @description The time when it was settled. Default: orderedAt, or now, if the status is SETTLED. */
            settledAt?: string;
            /** @description IPRT: the payment is a refund. Default: IPAY for a payment, RETN for a return. */
            purpose?: string;
            /** @description Only for a return: the EndToEndId of the payment that it returns. */
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
                /** @description The payer. */
                debtor: {
                    ispb: string;
                    taxId?: string;
                    branch?: string;
                    accountNumber?: string;
                    /**
                     * @description Default: CACC, if the account has a number.
                     * @enum {string}
                     */
                    accountType?: "CACC" | "OTHR" | "SLRY" | "SVGS" | "TRAN";
                };
                /** @description The receiver. */
                creditor: {
                    ispb: string;
                    taxId?: string;
                    branch?: string;
                    accountNumber?: string;
                    /**
                     * @description Default: CACC, if the account has a number.
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
                /** @description The time when the SPI received it. Default: settledAt, or now. */
                orderedAt?: string;
                /** @description The time when it was settled. Default: orderedAt, or now, if the status is SETTLED. */
                settledAt?: string;
                /** @description IPRT: the payment is a refund. Default: IPAY for a payment, RETN for a return. */
                purpose?: string;
                /** @description Only for a return: the EndToEndId of the payment that it returns. */
                returns?: string;
            }[];
        };
        DeclaredTransfersResponse: {
            transfers: components["schemas"]["TransferResponse"][];
        };
        TransferResponse: {
            /**
             * @description EndToEndId of a payment, or RtrId of a return.
             * @example E1234567820261121120000000000001
             */
            endToEndId: string;
            /**
             * @description SPI: it was read from the SPI. DECLARED: a tester has declared it.
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
             * @description The Pix key that was paid. Absent if it is unknown.
             * @example ana@example.com
             */
            key?: string;
            /**
             * @description IPAY: a payment. IPRT: a payment that is a refund. RETN: a return.
             * @example IPAY
             */
            purpose: string;
            /**
             * @description The EndToEndId of the payment that it returns. Present only for a return.
             * @example E1234567820261121120000000000001
             */
            returns?: string;
            /**
             * @description The sum of its returns that the SPI shows, in reais.
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
             * @description When it was settled, ISO 8601 UTC. Absent if it was not settled.
             * @example 2026-11-21T12:00:01.200Z
             */
            settledAt?: string;
        };
        /**
         * @example {
         *       "keys": 10000,
         *       "seed": 7
         *     }
         */
        SeedRequest: {
            /**
             * @description The number of keys. Default: 1000.
             * @example 10000
             */
            keys?: number | null;
            /**
             * @description The seed of the generator. The same seed generates the same keys. Default: 1.
             * @example 7
             */
            seed?: number | null;
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
        /**
         * @example {
         *       "kind": "COURT_ORDER",
         *       "key": "+5511987654321"
         *     }
         */
        NewRestriction: {
            /** @description COURT_ORDER restricts key or taxId. FRAUD restricts taxId or account. */
            kind: components["schemas"]["RestrictionKind"];
            /** @example +5511987654321 */
            key?: string;
            /** @example 12345678909 */
            taxId?: string;
            /** @description The account of the entries, without a hyphen in the number. */
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
        RestrictionResponse: {
            /**
             * Format: uuid
             * @description UUID of the restriction.
             * @example 7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a
             */
            id: string;
            /** @example COURT_ORDER */
            kind: components["schemas"]["RestrictionKind"];
            /**
             * @description The kind of the restricted thing.
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
        /** @enum {string} */
        KeyClaimStatus: "CANCELLED" | "COMPLETED" | "CONFIRMED" | "OPEN" | "WAITING_RESOLUTION";
        /** @enum {string} */
        KeyClaimType: "OWNERSHIP" | "PORTABILITY";
        ClaimResponse: {
            /**
             * Format: uuid
             * @description Id of the claim, as in the official API.
             * @example 5c0a3c6a-2f0b-4f5e-8a55-7a1d3f6a9b11
             */
            id: string;
            /** @example PORTABILITY */
            type: components["schemas"]["KeyClaimType"];
            /**
             * @description The key in its normal form.
             * @example maria@example.com
             */
            key: string;
            /** @example EMAIL */
            keyType: components["schemas"]["KeyType"];
            /** @example OPEN */
            status: components["schemas"]["KeyClaimStatus"];
            /**
             * @description ISPB of the participant that has the entry.
             * @example 12345678
             */
            donor: string;
            /**
             * @description ISPB of the participant that wants the entry.
             * @example 87654321
             */
            claimer: string;
            /**
             * Format: date-time
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T12:00:00.000Z
             */
            lastModified: string;
            /**
             * Format: date-time
             * @description The end of the resolution period.
             * @example 2026-11-28T12:00:00.000Z
             */
            resolutionPeriodEnd: string;
            /** @description The end of the completion period; null for a portability. */
            completionPeriodEnd: string | null;
            /** @description When the donor acknowledged the claim. */
            acknowledgedAt: string | null;
            /** @enum {string|null} */
            confirmReason: "ACCOUNT_CLOSURE" | "DEFAULT_OPERATION" | "FRAUD" | "PARTICIPANT_EXCLUSION" | "RECONCILIATION" | "RFB_VALIDATION" | "USER_REQUESTED" | null;
            /** @enum {string|null} */
            cancelReason: "ACCOUNT_CLOSURE" | "DEFAULT_OPERATION" | "FRAUD" | "PARTICIPANT_EXCLUSION" | "RECONCILIATION" | "RFB_VALIDATION" | "USER_REQUESTED" | null;
            /**
             * @description The party that cancelled the claim.
             * @enum {string|null}
             */
            cancelledBy: "CLAIMER" | "DONOR" | null;
        };
        /** @enum {string} */
        SyncVerificationKeyType: "CNPJ" | "CPF" | "EMAIL" | "EVP" | "PHONE";
        /** @enum {string} */
        SyncVerificationResult: "NOK" | "OK";
        SyncVerificationResponse: {
            /**
             * @description Type of the keys.
             * @example PHONE
             */
            keyType: components["schemas"]["SyncVerificationKeyType"];
            /**
             * @description OK if both VSyncs are equal.
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
        /**
         * @example {
         *       "participant": "12345678",
         *       "keyTypes": [
         *         "PHONE",
         *         "EVP"
         *       ],
         *       "changes": {
         *         "added": 2
         *       }
         *     }
         */
        Corrupt: {
            /**
             * @description The participant whose entries are changed.
             * @example 12345678
             */
            participant: string;
            /**
             * @description Only keys of these types. Default: all types.
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
             * @description The number of changes of each kind. Default: one of each kind.
             * @default {
             *       "altered": 1,
             *       "removed": 1,
             *       "added": 1
             *     }
             */
            changes?: {
                /**
                 * @description The number of entries that get another name of the holder, or another account number.
                 * @default 0
                 */
                altered?: number;
                /**
                 * @description The number of entries that are deleted.
                 * @default 0
                 */
                removed?: number;
                /**
                 * @description The number of entries that are created, each with a new holder.
                 * @default 0
                 */
                added?: number;
            };
            /**
             * @description The seed of the random choices. The same seed makes the same changes to the same entries.
             * @default 1
             */
            seed?: number;
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
            /** @description Whether the result is OK for all types of key. */
            repaired: boolean;
            /** @description The results for each type of key of the changed entries. */
            verifications: components["schemas"]["RepairResponse"][];
            /** @description The changed entries. There can be fewer than requested, if the participant has too few entries. */
            entries: components["schemas"]["CorruptedEntryResponse"][];
        };
        DictExamItemResponse: {
            /** @example claim-donor */
            item: string;
            /**
             * @description The reason, if it cannot.
             * @example The payments are sent to the SPI: its item 2a examines them.
             */
            reason?: string;
            /**
             * @description The task of the participant.
             * @example The examiner claims the portability of a key of the participant. Acknowledge and confirm the claim.
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
             *       "claims"
             *     ]
             */
            parameters?: string[];
            steps?: components["schemas"]["DictExamItemStepResponse"][];
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
        DictExamRunResponse: {
            /** @example claim-donor */
            item: string;
            /**
             * Format: date-time
             * @description Time when the run ends. Later actions do not count.
             * @example 2026-01-31T13:00:00.000Z
             */
            endsAt: string;
            /**
             * Format: date-time
             * @description Time when the run finished.
             * @example 2026-01-31T12:00:40.000Z
             */
            finishedAt?: string;
            parameters: components["schemas"]["DictExamParametersResponse"];
            /**
             * @description Only of item capacity: whether the run is official, which needs ten minutes.
             * @example true
             */
            official?: boolean;
            /** @description The records that the examiner created: keys, claims, a payment, an infraction report or a corruption of entries. */
            subjects: components["schemas"]["DictExamSubjectResponse"][];
            /** @description In the list, empty while the run is running. */
            steps: components["schemas"]["DictExamStepResponse"][];
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
            status: components["schemas"]["DictExamRunStatus"];
            /**
             * Format: date-time
             * @example 2026-01-31T12:00:00.000Z
             */
            startedAt: string;
        };
        /**
         * @example {
         *       "ispb": "12345678",
         *       "keyType": "PHONE"
         *     }
         */
        DictExam: {
            /**
             * @description The participant that is examined.
             * @example 12345678
             */
            ispb: string;
            /**
             * @description Items preload and vsync: the type of the keys. Item claim-claimer: the type of the key.
             * @default PHONE
             */
            keyType?: components["schemas"]["SyncVerificationKeyType"];
            /**
             * @description Item vsync: the number of entries that the examiner changes silently.
             * @default 3
             */
            changes?: number;
            /**
             * @description Item claims-acknowledge: the number of claims that the examiner creates.
             * @default 3
             */
            claims?: number;
            /**
             * @description Items infraction and refund. REPORTER: the participant reports the payment and asks for its refund. COUNTERPARTY: the examiner reports the payment and asks for its refund.
             * @default REPORTER
             */
            role?: components["schemas"]["DictExamParametersRole"];
            /**
             * @description Item capacity: the size of the institution. SMALL: 1,000 keys a minute. MEDIUM: 2,000. LARGE: 4,000.
             * @default SMALL
             */
            size?: components["schemas"]["DictExamParametersSize"];
            /**
             * @description Item capacity: the length of the run in minutes. A run of less than ten minutes is not official.
             * @default 10
             */
            minutes?: number;
        };
        /** @enum {string} */
        DictExamParametersRole: "COUNTERPARTY" | "REPORTER";
        /** @enum {string} */
        DictExamParametersSize: "LARGE" | "MEDIUM" | "SMALL";
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
        DictExamStepResponse: {
            /** @example acknowledged */
            name: string;
            expected: string;
            /**
             * @description pending: it has not happened yet.
             * @example passed
             */
            status: components["schemas"]["DictExamStepStatus"];
            /** @description The reason why it is not passed, or the counted values. */
            detail: string;
            /** @description The records that decide the result. */
            evidence: components["schemas"]["DictExamEvidenceResponse"][];
        };
        /** @enum {string} */
        DictExamRunStatus: "cancelled" | "expired" | "failed" | "passed" | "running";
        /** @enum {string} */
        DictExamStepStatus: "failed" | "passed" | "pending";
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
             * @description When the record was created. All instants are on the clock of the sandbox.
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
             * @description Time of the last change. Only of claims, reports and refunds.
             * @example 2026-01-31T12:00:40.000Z
             */
            lastModified: string | null;
        };
        /** @enum {string} */
        DictExamEvidenceKind: "CLAIM" | "CORRUPTION" | "INFRACTION_REPORT" | "KEY" | "LOOKUP" | "REFUND" | "SYNC_VERIFICATION";
        /** @enum {string} */
        DictExamSubjectKind: "CLAIM" | "CORRUPTION" | "INFRACTION_REPORT" | "KEY" | "TRANSFER";
        DictExamItemStepResponse: {
            /** @example acknowledged */
            name: string;
            expected: string;
        };
        RepairResponse: {
            /** @example PHONE */
            keyType: components["schemas"]["SyncVerificationKeyType"];
            /**
             * @description OK: a verification after the corruption was OK, so the participant and DICT had the same entries. NOK: all verifications
             *     were NOK. NONE: there was no verification.
             * @example NOK
             */
            result: components["schemas"]["RepairResult"];
            /**
             * @description The id of the first verification that was OK, or else of the last one. Absent if there was none.
             * @example 2
             */
            verificationId?: number;
            /**
             * Format: date-time
             * @description When the verification was made, ISO 8601 UTC.
             * @example 2026-11-21T12:05:00.000Z
             */
            at?: string;
        };
        CorruptedEntryResponse: {
            /**
             * @description The kind of the change.
             * @example ALTERED
             */
            kind: components["schemas"]["CorruptedEntryKind"];
            /** @example PHONE */
            keyType: components["schemas"]["SyncVerificationKeyType"];
            /**
             * @description The altered attribute. Present only for ALTERED.
             * @example NAME
             */
            altered?: components["schemas"]["CorruptedEntryAltered"];
            /**
             * @description The present state of the entry in DICT. AS_CORRUPTED: as the corruption left it. AS_BEFORE: as before the corruption.
             *     CHANGED: neither of these. GONE: the participant no longer has an entry of the key.
             * @example AS_CORRUPTED
             */
            entry: components["schemas"]["CorruptedEntryEntry"];
            /** @example +5561988887777 */
            key: string;
            /**
             * @description The CID before the change. Absent for ADDED.
             * @example 28c06eb41c4dc9c3ae114831efcac7446c8747777fca8b145ecd31ff8480ae88
             */
            cidBefore?: string;
            /**
             * @description The CID after the change. Absent for REMOVED.
             * @example 4d4abb9168114e349672b934d16ed201a919cb49e28b7f66a240e62c92ee007f
             */
            cidAfter?: string;
        };
        /** @enum {string} */
        CorruptedEntryKind: "ADDED" | "ALTERED" | "REMOVED";
        /** @enum {string} */
        CorruptedEntryAltered: "ACCOUNT" | "NAME";
        /** @enum {string} */
        CorruptedEntryEntry: "AS_BEFORE" | "AS_CORRUPTED" | "CHANGED" | "GONE";
        /** @enum {string} */
        RepairResult: "NOK" | "NONE" | "OK";
        /** @enum {string} */
        RestrictionKind: "COURT_ORDER" | "FRAUD";
        /** @enum {string} */
        RestrictionTarget: "ACCOUNT" | "KEY" | "TAX_ID";
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
        /** @enum {string} */
        TransferSource: "DECLARED" | "SPI";
        /** @enum {string} */
        TransferStatus: "PENDING" | "REJECTED" | "SETTLED";
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
        /** @enum {string} */
        ParticipantCategory: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
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
             * @description The number of seconds after which the lookup would be allowed.
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
             * @description The number of buckets: one for the participant, or one for each payer.
             * @example 1
             */
            buckets: number;
            /**
             * @description The number of tokens that the allowed lookups take from all of the buckets.
             * @example 1000
             */
            cost: number;
            /**
             * @description The number of tokens that payments give back to all of the buckets.
             * @example 0
             */
            credited: number;
            /**
             * @description The number of tokens in the emptiest bucket after the last lookup.
             * @example 0
             */
            lowestBalance: number;
            /**
             * @description Seconds from the last lookup until all of the buckets are full.
             * @example 3000
             */
            fullAfterSec: number;
        };
        /** @enum {string} */
        LookupForecastPayer: "PF" | "PJ";
        /** @enum {string} */
        AccountType: "CACC" | "CHECKING" | "OTHR" | "PAYMENT" | "SALARY" | "SAVINGS" | "SLRY" | "SVGS" | "TRAN";
        /** @enum {string} */
        KeyHolderType: "LEGAL_PERSON" | "NATURAL_PERSON";
        KeyClaimResponse: {
            /**
             * Format: uuid
             * @description UUID of the claim.
             * @example 123e4567-e89b-42d3-a456-426655440000
             */
            id: string;
            /**
             * @description OWNERSHIP: another person claims the key. PORTABILITY: the holder claims it at another participant.
             * @example PORTABILITY
             */
            type: components["schemas"]["KeyClaimType"];
            /**
             * @description Status of the claim. COMPLETED and CANCELLED claims are not shown.
             * @example OPEN
             */
            status: components["schemas"]["KeyClaimStatus"];
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
            /** @description The keys. */
            200: {
                headers: {
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
            header?: never;
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
            /** @description A field is missing or not valid. `errors` names the fields. Codes: `REQUEST_INVALID`, `JSON_NOT_WELL_FORMED`, `JSON_TOO_DEEP`, `ENTRY_INVALID`, `ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER`, `ENTRY_LOCKED_BY_CLAIM`, `SANDBOX_NAME_INVALID`. */
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
            header?: never;
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
            header?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The buckets that are not full. */
            200: {
                headers: {
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
            header?: never;
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
    setBucket: {
        parameters: {
            query?: never;
            header?: never;
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
            header?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registered participants. */
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
                    "application/json": components["schemas"]["ParticipantResponse"];
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
    deleteParticipant: {
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
            /** @description The registration was deleted. */
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
            header?: never;
            path?: never;
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
    declareTransfers: {
        parameters: {
            query?: never;
            header?: never;
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
    seedKeys: {
        parameters: {
            query?: never;
            header?: never;
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
    createEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CreateEntryResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
             *     - `EntryLockedByClaim`: The key has an open claim.
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    getEntry: {
        parameters: {
            query?: {
                /** @description Whether to include the statistics of the owner and of the key. */
                IncludeStatistics?: boolean;
            };
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
                /** @description CPF or CNPJ of the payer. The lookup counts on the policy of this payer. */
                "PI-PayerId": string;
                /** @description The EndToEndId of the payment that will follow. When the SPI receives its payment order, the tokens are given back. */
                "PI-EndToEndId": string;
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
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    updateEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key. Encode `+` as `%2B`, `@` as `%40` and `/` as `%2F`. */
                Key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `UpdateEntryResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    deleteEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key. Encode `+` as `%2B`, `@` as `%40` and `/` as `%2F`. */
                Key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `DeleteEntryResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /**
             * @description - `EntryInvalid`: Fields of the entry are missing or not valid.
             *     - `InvalidReason`: The reason is not allowed for this operation.
             *     - `EntryLockedByClaim`: The key has an open claim.
             *     - `EntryBlocked`: A court order blocks the entry.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    checkKeys: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CheckKeysResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    getPersonStatistics: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    getEntryStatistics: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restrictions. */
            200: {
                headers: {
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
    createRestriction: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The same restriction already exists. Code: `RESTRICTION_EXISTS`. */
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
            /** @description The sandbox already has the maximum number of restrictions. Code: `RESTRICTIONS_FULL`. */
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
            header?: never;
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
    listClaims: {
        parameters: {
            query: {
                /** @description ISPB of the participant. */
                Participant: string;
                /** @description Whether to include indirect participants that the participant acts for. */
                IncludeIndirectParticipants?: boolean;
                /** @description Only claims in which the participant is the donor. */
                IsDonor?: boolean;
                /** @description Only claims in which the participant is the claimer. */
                IsClaimer?: boolean;
                /** @description Only these statuses. Separate several values with commas, or repeat the parameter. */
                Status?: components["schemas"]["KeyClaimStatus"][];
                /** @description The type of the claims. */
                Type?: components["schemas"]["KeyClaimType"];
                /** @description Only elements that were changed at this time or later. */
                ModifiedAfter?: string;
                /** @description Only elements that were changed at this time or earlier. */
                ModifiedBefore?: string;
                /** @description The maximum number of elements. */
                Limit?: number;
            };
            header?: never;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    createClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CreateClaimResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /**
             * @description - `ClaimInvalid`: Fields of the claim are missing or not valid.
             *     - `ParticipantInvalid`: The participant cannot take part in this operation.
             *     - `ClaimTypeInconsistent`: The claimer owns the key and claims its ownership, or does not own it and claims its portability.
             *     - `ClaimAlreadyExistsForKey`: The key already has an open claim.
             *     - `ClaimResultingEntryAlreadyExists`: The entry that the claim would create already exists.
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ClaimKeyNotFound`: The claimed key has no entry. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    getClaim: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    acknowledgeClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the claim. */
                ClaimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `AcknowledgeClaimResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    confirmClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the claim. */
                ClaimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `ConfirmClaimResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /**
             * @description - `ClaimInvalid`: Fields of the claim are missing or not valid.
             *     - `ClaimOperationInvalid`: The status of the claim does not allow the operation.
             *     - `InvalidReason`: The reason is not allowed for this operation.
             *     - `ClaimResolutionPeriodNotEnded`: The operation is possible only after the resolution period.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    cancelClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the claim. */
                ClaimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CancelClaimResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /**
             * @description - `ClaimInvalid`: Fields of the claim are missing or not valid.
             *     - `ClaimOperationInvalid`: The status of the claim does not allow the operation.
             *     - `InvalidReason`: The reason is not allowed for this operation.
             *     - `ClaimResolutionPeriodNotEnded`: The operation is possible only after the resolution period.
             *     - `ClaimCompletionPeriodNotEnded`: The operation is possible only after the completion period.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    completeClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the claim. */
                ClaimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CompleteClaimResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /**
             * @description - `ClaimInvalid`: Fields of the claim are missing or not valid.
             *     - `ClaimOperationInvalid`: The status of the claim does not allow the operation.
             *     - `ClaimCompletionPeriodNotEnded`: The operation is possible only after the completion period.
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    listAllClaims: {
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
                /** @description Only claims with this status. */
                status?: components["schemas"]["KeyClaimStatus"];
                /** @description Only claims of this key, in its normal form. */
                key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimResponse"][];
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
    createSyncVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CreateSyncVerificationResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    createCidSetFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CreateCidSetFileResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    getCidSetFile: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    listCidSetEvents: {
        parameters: {
            query: {
                /** @description ISPB of the participant. */
                Participant: string;
                /** @description The type of the keys. */
                KeyType: components["schemas"]["SyncVerificationKeyType"];
                /** @description Only events at this time or later. */
                StartTime?: string;
                /** @description Only events at this time or earlier. */
                EndTime?: string;
                /** @description The maximum number of elements. */
                Limit?: number;
            };
            header?: never;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    getEntryByCid: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    downloadCidSetFile: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Gone`: The resource is no longer available. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
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
                /** @description Only verifications of this participant. */
                participant?: string;
                /** @description Only verifications of this type of key. */
                keyType?: components["schemas"]["SyncVerificationKeyType"];
                /** @description Only verifications with this result. */
                result?: components["schemas"]["SyncVerificationResult"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verifications. */
            200: {
                headers: {
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
    corruptEntries: {
        parameters: {
            query?: never;
            header?: never;
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
            header?: never;
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
                /** @description Whether to include indirect participants that the participant acts for. */
                IncludeIndirectParticipants?: boolean;
                /** @description Only reports that the participant created. */
                IsReporter?: boolean;
                /** @description Only reports in which the participant is the counterparty. */
                IsCounterparty?: boolean;
                /** @description Only these statuses. Separate several values with commas, or repeat the parameter. */
                Status?: ("ACKNOWLEDGED" | "CANCELLED" | "CLOSED" | "OPEN")[];
                /** @description Whether to include the details. */
                IncludeDetails?: boolean;
                /** @description Only elements that were changed at this time or later. */
                ModifiedAfter?: string;
                /** @description Only elements that were changed at this time or earlier. */
                ModifiedBefore?: string;
                /** @description The maximum number of elements. */
                Limit?: number;
            };
            header?: never;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    createInfractionReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CreateInfractionReportResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `DeprecatedResource`: The operation is no longer served. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    getInfractionReport: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Gone`: The resource is no longer available. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    updateInfractionReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
                InfractionReportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `UpdateInfractionReportResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /**
             * @description - `Gone`: The resource is no longer available.
             *     - `DeprecatedResource`: The operation is no longer served.
             */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    acknowledgeInfractionReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
                InfractionReportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `AcknowledgeInfractionReportResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Gone`: The resource is no longer available. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    cancelInfractionReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
                InfractionReportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CancelInfractionReportResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Gone`: The resource is no longer available. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    closeInfractionReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
                InfractionReportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CloseInfractionReportResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Gone`: The resource is no longer available. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    listFraudMarkers: {
        parameters: {
            query: {
                /** @description ISPB of the participant. */
                Participant?: string;
                /** @description CPF or CNPJ of the person. */
                TaxIdNumber: string;
                /** @description A key of the person. */
                Key?: string;
                /** @description Only elements that were changed at this time or later. */
                ModifiedAfter?: string;
                /** @description Only elements that were changed at this time or earlier. */
                ModifiedBefore?: string;
                /** @description The maximum number of elements. */
                Limit?: number;
                /** @description The status of the markers. */
                Status?: "CANCELLED" | "REGISTERED";
            };
            header?: never;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    createFraudMarker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CreateFraudMarkerResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    getFraudMarker: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    cancelFraudMarker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the fraud marker. */
                FraudMarkerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CancelFraudMarkerResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    listRefunds: {
        parameters: {
            query: {
                /** @description ISPB of the participant. */
                Participant: string;
                /** @description Whether to include indirect participants that the participant acts for. */
                IncludeIndirectParticipants?: boolean;
                /** @description The role of the participant. */
                ParticipantRole: "CONTESTED" | "REQUESTING";
                /** @description Only these statuses. Separate several values with commas, or repeat the parameter. */
                Status?: ("CANCELLED" | "CLOSED" | "OPEN")[];
                /** @description Whether to include the details. */
                IncludeDetails?: boolean;
                /** @description Only elements that were changed at this time or later. */
                ModifiedAfter?: string;
                /** @description Only elements that were changed at this time or earlier. */
                ModifiedBefore?: string;
                /** @description The maximum number of elements. */
                Limit?: number;
                /** @description NextCursor of the previous page. */
                Cursor?: string;
            };
            header?: never;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    createRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CreateRefundResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
             *     - `TransactionTypeInvalid`: The transaction has the wrong type for the operation. Use a pacs.008.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    getRefund: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    cancelRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the refund. */
                RefundId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CancelRefundResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    closeRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the refund. */
                RefundId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CloseRefundResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /**
             * @description - `RefundInvalid`: Fields of the refund are missing or not valid.
             *     - `RefundOperationInvalid`: The status of the refund does not allow the operation, or it belongs to a funds recovery.
             *     - `RefundTransactionNotFound`: The transaction does not exist.
             *     - `RefundTransactionNotSettled`: The transaction was not settled.
             *     - `RefundTransactionInvalid`: The returning transaction is the original one, or its purpose is not IPRT.
             *     - `TransactionRefundable`: The transaction can still be returned, so a payment cannot replace the return.
             *     - `TransactionTypeInvalid`: The transaction has the wrong type for the operation. Use a pacs.008.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    createFundsRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CreateFundsRecoveryResponse`, signed by DICT. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /**
             * @description - `FundsRecoveryInvalid`: Fields of the funds recovery are missing or not valid.
             *     - `FundsRecoveryTrackingGraphParameterInvalid`: A parameter of the tracking graph is not valid.
             *     - `FundsRecoveryTrackingTimeout`: Building the tracking graph took too long.
             *     - `FundsRecoveryTransactionNotIndexed`: The root transaction is unknown, or its amount is below MinTransactionAmount.
             *     - `FundsRecoveryTransactionNotSettled`: The root transaction was not settled.
             *     - `FundsRecoveryTransactionNotEligible`: The root transaction is too old, or it is a refund.
             *     - `FundsRecoveryForTransactionAlreadyExists`: The root transaction already has a funds recovery, which may be cancelled.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    getFundsRecovery: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    updateFundsRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `UpdateFundsRecoveryResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    getTrackingGraph: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    createTrackingGraph: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /**
             * @description - `FundsRecoveryInvalid`: Fields of the funds recovery are missing or not valid.
             *     - `FundsRecoveryOperationInvalid`: The status of the funds recovery does not allow the operation.
             *     - `FundsRecoveryTrackingGraphParameterInvalid`: A parameter of the tracking graph is not valid.
             *     - `FundsRecoveryTrackingTimeout`: Building the tracking graph took too long.
             *     - `BadRequest`: The request cannot be read, or a parameter is missing or not valid.
             *     - `RequestSignatureInvalid`: The signature of the request is missing or wrong.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `DeprecatedResource`: The operation is no longer served. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    blockFundsRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `DeprecatedResource`: The operation is no longer served. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    listFundsRecoveryInfractionReports: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    refundFundsRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `RefundFundsRecoveryResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    listFundsRecoveryRefunds: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    cancelFundsRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the funds recovery. */
                FundsRecoveryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/xml": string;
            };
        };
        responses: {
            /** @description `CancelFundsRecoveryResponse`, signed by DICT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
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
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ResourceConflict`: Another request changes the resource at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    listEventNotifications: {
        parameters: {
            query: {
                /** @description ISPB of the participant. */
                Participant: string;
                /** @description Whether to include indirect participants that the participant acts for. */
                IncludeIndirectParticipants?: boolean;
                /** @description NextCursor of the previous page. */
                Cursor?: string;
            };
            header?: never;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    listPolicies: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
    getPolicy: {
        parameters: {
            query?: never;
            header: {
                /** @description ISPB of the participant that makes the request. It can be absent if the client has a certificate. */
                "PI-RequestingParticipant": string;
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
                    "application/xml": string;
                };
            };
            /** @description - `BadRequest`: The request cannot be read, or a parameter is missing or not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `Forbidden`: The participant is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `NotFound`: The entity does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `RateLimited`: The bucket of a policy is empty. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description - `ServiceUnavailable`: DICT is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+xml": string;
                };
            };
            /** @description Any other error has the same form. `InternalServerError` (500) is a defect of the simulator. */
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
                    "application/json": components["schemas"]["DictExamItemResponse"][];
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
                    "application/json": components["schemas"]["DictExamRunResponse"];
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
