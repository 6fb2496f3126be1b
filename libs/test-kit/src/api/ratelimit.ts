// Made by npm run generate from the API document of the service. Do not change it by hand.

export interface paths {
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
         *
         *     **Test values.** `key_not_found@outcome.example` in `/key` requests the outcome KEY_NOT_FOUND without a rule. The codes are KEY_NOT_FOUND, DIRECTORY_UNAVAILABLE, QUOTA_EXCEEDED. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
         *
         *     **Test values.** `key_not_found@outcome.example` in `/key` requests the outcome KEY_NOT_FOUND without a rule. The codes are KEY_NOT_FOUND, DIRECTORY_UNAVAILABLE, QUOTA_EXCEEDED. `GET /__admin/test-values` lists the values with their meanings, and the page docs/testing-with-sandboxes.md explains them.
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
        /**
         * @description A business outcome that a rule can request from this service:
         *
         *     - `KEY_NOT_FOUND`: The key is not found, and the query costs the tokens of a failed query
         *     - `DIRECTORY_UNAVAILABLE`: The directory does not respond, and the query costs nothing
         *     - `QUOTA_EXCEEDED`: The query is refused as if the bucket were empty, and nothing is spent
         * @enum {string}
         */
        Outcome: "KEY_NOT_FOUND" | "DIRECTORY_UNAVAILABLE" | "QUOTA_EXCEEDED";
        QueryRequest: {
            /**
             * @description A CPF, CNPJ, e-mail address, phone number or UUID. The type is recognized by the form.
             * @example always@example.com
             */
            key: string;
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
        QuotaProblemResponse: {
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
            /**
             * @description The policies whose buckets have no token.
             * @example [
             *       "instant-query"
             *     ]
             */
            "violated-policies": string[];
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
        SetBucketRequest: {
            /**
             * @description Number of tokens.
             * @example 1
             */
            tokens: number;
            /**
             * @description Seconds until the next token comes. At most the refill time of one token, which is the default. A full bucket gets
             *     no token.
             * @example 5
             */
            nextTokenInSec?: number | null;
        };
        /** @enum {string} */
        LedgerKind: "REFUSAL" | "RETURN" | "SET" | "SPEND";
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
        /** @enum {string} */
        LedgerReason: "control" | "exhausted" | "found" | "malformed" | "notFound" | "ordered" | "query" | "unavailable";
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
        KeyType: "CNPJ" | "CPF" | "EMAIL" | "PHONE" | "RANDOM";
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
    queryKey: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/problem+json": components["schemas"]["QuotaProblemResponse"];
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
            header?: never;
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
                    "application/problem+json": components["schemas"]["QuotaProblemResponse"];
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
            header?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": string;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clients. */
            200: {
                headers: {
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
            query?: never;
            header?: never;
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
            header?: never;
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
            header?: never;
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
            header?: never;
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
                /** @description Only lines of this client. */
                clientId?: string;
                /** @description Only lines of this policy. */
                policy?: string;
                /** @description Only lines of this kind. */
                kind?: components["schemas"]["LedgerKind"];
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
            /** @description The lines of the ledger. */
            200: {
                headers: {
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
}
