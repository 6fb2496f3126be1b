// Made by npm run generate from the API document of the service. Do not change it by hand.

export interface paths {
    "/reports/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the uploaded files of the sandbox, newest first. */
        get: operations["listFiles"];
        put?: never;
        /**
         * Uploads a file: a statement as OFX, camt or CNAB 240, or a CSV file with a header.
         * @description The kind is recognised from the content. A file that cannot be read is refused with the line, the position and a code
         *     of each error. The header of a CSV file names the columns `day` and `amount`, and possibly `endToEndId`, `nsu` and
         *     `reference`; other columns are ignored. The body is not limited by RAW_LIMIT_BYTES: a file has at most 128 MiB; OFX and
         *     camt have at most 16 MiB.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an uploaded file: its kind, its SHA-256, and the number, sum and days of its entries. */
        get: operations["findFile"];
        put?: never;
        post?: never;
        /** Removes an uploaded file. Reports that have read it stay. */
        delete: operations["removeFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the schedules of the sandbox, newest first. */
        get: operations["listSchedules"];
        put?: never;
        /**
         * Creates a schedule.
         * @description A report is generated each time that the schedule is due on the clock of the sandbox, in Brasília: move the clock with
         *     `POST /__admin/clock/advance`, and all files of that time are generated. `GET /reports?schedule=` lists them, and the
         *     event `report.finished` goes to webhooks. A rule on `POST /reports/schedules/{id}/files` can leave a file out
         *     (`MISSING_FILE`), delay it by two hours (`LATE_FILE`), or make its report fail.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a schedule: when its next file is due, and how many it has generated. */
        get: operations["findSchedule"];
        put?: never;
        post?: never;
        /** Removes a schedule. Its reports stay; a late file is not generated any more. */
        delete: operations["removeSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/schedules/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generates the next file of a schedule now.
         * @description The file has the next number. It is about the days before today as `covers` says. The schedule stays due as it was.
         *     A rule on this operation also counts for the files that are due.
         */
        post: operations["generateFile"];
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
    "/reports/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generates a report.
         * @description The report is written in the background: the response is 202 with the run, and `Location` has the address that
         *     shows the progress. With `?wait=` or `Prefer: wait=` the response waits. It is 201 if the run is finished by then,
         *     even if it has failed. `GET /reports/types` lists the types with their parameters and columns.
         *
         *     A repeated `Idempotency-Key` with the same body returns the first run.
         */
        post: operations["generateReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the types of reports, with their parameters and columns. */
        get: operations["listReportTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reports of the sandbox, newest first.
         * @description Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a report: its progress, and its result or error.
         * @description With `?wait=` or `Prefer: wait=` the response waits until the report is finished, or until the time is over.
         */
        get: operations["findReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a report that is pending or running. For a cancelled report it has no effect. */
        post: operations["cancelReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams the progress of a report as server-sent events.
         * @description Each event has the report in `data`, as `GET /reports/{id}` returns it. The events are `progress` while it is
         *     pending or running, and one `finished` at the end. A client that connects again after `finished` gets 204, so that
         *     an EventSource stops.
         */
        get: operations["reportEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends the file of a report.
         * @description The response has a strong `ETag`. `If-None-Match` with it gets 304, and an interrupted download can continue with
         *     `Range` and `If-Range`. `Repr-Digest` has the SHA-256 of the whole file.
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describes the file of a report: columns, rows, totals, SHA-256 and the instant of the data.
         * @description A ZIP archive has the same manifest inside. It describes the file in the archive.
         */
        get: operations["reportManifest"];
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
         *     - `FAILED`: The run fails before its first row.
         *     - `FAILED_HALFWAY`: The run fails when half of its rows are written.
         *     - `STUCK_PENDING`: The run stays pending until it is cancelled.
         *     - `STUCK_RUNNING`: The run writes half of its rows, and then stays running until it is cancelled.
         *     - `EXPIRED`: The run succeeds, and its file expires at once.
         *     - `MISSING_FILE`: The file has a number, and is never generated.
         *     - `LATE_FILE`: The file is generated two hours later on the clock of the sandbox.
         * @enum {string}
         */
        Outcome: "FAILED" | "FAILED_HALFWAY" | "STUCK_PENDING" | "STUCK_RUNNING" | "EXPIRED" | "MISSING_FILE" | "LATE_FILE";
        FileResponse: {
            /**
             * Format: uuid
             * @example 3f6f0b53-2a7c-4c1e-9f0e-1c6a5f1d7a04
             */
            id: string;
            kind: components["schemas"]["FileKind"];
            /**
             * @description In bytes.
             * @example 1024
             */
            size: number;
            /** @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 */
            sha256: string;
            /**
             * @description The number of entries.
             * @example 3
             */
            entries: number;
            /**
             * @description The sum of the entries.
             * @example 150.00
             */
            amount: string;
            /** @description How many entries have an EndToEndId. */
            endToEndIds: number;
            /** @description How many entries have an NSU. */
            nsus: number;
            /**
             * @description The first day of the entries. Missing without entries.
             *     @format date
             */
            firstDay?: string;
            /**
             * @description The last day of the entries. Missing without entries.
             *     @format date
             */
            lastDay?: string;
            receivedAt: string;
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
         *       "name": "night-statement",
         *       "report": {
         *         "type": "synthetic.transactions",
         *         "format": "csv",
         *         "parameters": {
         *           "rows": 20,
         *           "seed": 7
         *         }
         *       },
         *       "every": "businessDay",
         *       "at": "06:00",
         *       "outbox": true
         *     }
         */
        CreateSchedule: {
            /**
             * @description The beginning of the names of its files.
             * @example night-statement
             */
            name: string;
            /** @description The report, as in the body of POST /reports/generate, without the members from and to. */
            report: {
                /** @description The type of the report; GET /reports/types lists them. */
                type: string;
                /** @description The format of the files. Default: csv. One of csv, json, ndjson, xlsx, parquet, pdf, cnab240, ofx, camt.052, camt.053, camt.054. */
                format?: string;
                /** @description As of the type. */
                parameters?: {
                    [key: string]: unknown;
                };
                /** @description As in POST /reports/generate. */
                options?: {
                    [key: string]: unknown;
                };
            };
            /**
             * @description How often a file is due: day is every day; businessDay is every business day of banks; month is the first day of each month; businessMonth is the first business day of each month. Holidays are the national ones, Carnival, Good Friday and Corpus Christi.
             * @default day
             */
            every?: components["schemas"]["ScheduleFrequency"];
            /**
             * @description The time in Brasília at which it is due.
             * @default 06:00
             * @example 06:00
             */
            at?: string;
            /** @description The whole days in Brasília that a file is about, sent to the report as from and to: previousDay; sinceLastDue, from the day on which it was due before until yesterday; previousMonth; or none. Default: previousDay if the type of the report has from and to, otherwise none. */
            covers?: components["schemas"]["ScheduleCoverage"];
            /**
             * @description Puts each file into the folder outbox/{sandbox} of REPORT_DIR too, as a bank does in the mailbox of its customer.
             * @default false
             */
            outbox?: boolean;
        };
        ScheduleResponse: {
            /**
             * Format: uuid
             * @example 3f6f0b53-2a7c-4c1e-9f0e-1c6a5f1d7a03
             */
            id: string;
            /** @example night-statement */
            name: string;
            report: components["schemas"]["ScheduledReportResponse"];
            every: components["schemas"]["ScheduleFrequency"];
            /**
             * @description The time in Brasília.
             * @example 06:00
             */
            at: string;
            covers: components["schemas"]["ScheduleCoverage"];
            /** @description Whether the files are put into the outbox. */
            outbox: boolean;
            /** @description When the next file is due, on the clock of the sandbox. Missing at the end of the calendar. */
            nextDueAt?: string;
            /** @description When the newest file was due. Missing before the first one. */
            lastDueAt?: string;
            /** @description The number of the newest file, 0 before the first one. A missing file has a number too. */
            lastNumber: number;
            /** @description How many files a rule has left out (MISSING_FILE). */
            missing: number;
            /** @description How many files a rule has delayed (LATE_FILE). */
            late: number;
            /** @description Why the newest report could not be started. Missing if it was. */
            error?: components["schemas"]["RunErrorResponse"];
            createdAt: string;
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
         *       "type": "synthetic.transactions",
         *       "parameters": {
         *         "rows": 1000,
         *         "seed": 1
         *       }
         *     }
         */
        GenerateReport: {
            /**
             * @description Synthetic payments, newest first, in any number of rows. The same seed gives the same rows. They need no other service.
             * @enum {string}
             */
            type: "synthetic.transactions";
            /**
             * @description The format of the file.
             * @default csv
             * @enum {string}
             */
            format?: "csv" | "json" | "ndjson" | "parquet" | "pdf" | "xlsx";
            parameters?: {
                /**
                 * @description How many rows the report has.
                 * @default 1000
                 * @example 1000
                 */
                rows?: number;
                /**
                 * @description The same seed gives the same rows.
                 * @default 1
                 * @example 1
                 */
                seed?: number;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("account" | "amount" | "createdAt" | "creditorIspb" | "creditorName" | "debtorIspb" | "debtorName" | "description" | "endToEndId" | "id" | "key" | "number" | "status" | "txId")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description The payments that the SPI received, accepted and rejected, newest first.
             * @enum {string}
             */
            type: "spi.transactions";
            /**
             * @description The format of the file.
             * @default csv
             * @enum {string}
             */
            format?: "csv" | "json" | "ndjson" | "parquet" | "pdf" | "xlsx";
            parameters?: {
                /**
                 * @description The start of the period, which is included: an ISO 8601 instant (in UTC if it has no time zone), or a date, which means midnight in the time zone of the report.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The end of the period, which is not included, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /**
                 * @description Only transactions with this status.
                 * @enum {string}
                 */
                status?: "ACCEPTED" | "REJECTED";
                /** @description Only transactions with this institution (ISPB) as the payer. */
                debtorIspb?: string;
                /** @description Only transactions with this institution (ISPB) as the receiver. */
                creditorIspb?: string;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("amount" | "createdAt" | "creditorIspb" | "creditorName" | "debtorIspb" | "debtorName" | "endToEndId" | "id" | "reasonCode" | "status" | "txId")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description The Pix keys of the directory with their accounts and holders, newest first.
             * @enum {string}
             */
            type: "dict.keys";
            /**
             * @description The format of the file.
             * @default csv
             * @enum {string}
             */
            format?: "csv" | "json" | "ndjson" | "parquet" | "pdf" | "xlsx";
            parameters?: {
                /**
                 * @description The start of the period, which is included: an ISO 8601 instant (in UTC if it has no time zone), or a date, which means midnight in the time zone of the report.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The end of the period, which is not included, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /**
                 * @description Only keys of this type.
                 * @enum {string}
                 */
                keyType?: "CNPJ" | "CPF" | "EMAIL" | "PHONE" | "RANDOM";
                /** @description Only keys of this participant (ISPB). */
                ispb?: string;
                /** @description Only keys of the account with this reference. */
                accountId?: string;
                /**
                 * @description Only keys with this status.
                 * @default ACTIVE
                 * @enum {string}
                 */
                status?: "ACTIVE" | "DELETED";
                /**
                 * @description Only keys of the account with this number, or with this branch and number.
                 * @example 0001/123456-7
                 */
                account?: string;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("accountId" | "accountNumber" | "accountType" | "branch" | "createdAt" | "deletedAt" | "holderName" | "holderTaxId" | "holderType" | "id" | "ispb" | "keyType" | "keyValue" | "status")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description The ISO 8583 messages that the card host decided on, for all cards, newest first.
             * @enum {string}
             */
            type: "iso8583.transactions";
            /**
             * @description The format of the file.
             * @default csv
             * @enum {string}
             */
            format?: "csv" | "json" | "ndjson" | "parquet" | "pdf" | "xlsx";
            parameters?: {
                /**
                 * @description The start of the period, which is included: an ISO 8601 instant (in UTC if it has no time zone), or a date, which means midnight in the time zone of the report.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The end of the period, which is not included, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /** @description Only transactions of the card with this number. */
                pan?: string;
                /**
                 * @description Only transactions with this effect on the account.
                 * @enum {string}
                 */
                kind?: "capture" | "confirmed" | "credit" | "debit" | "declined" | "hold" | "inquiry" | "reversal" | "stand-in" | "transfer" | "unbilled";
                /** @description Only transactions with this response code (DE39). */
                responseCode?: string;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("amount" | "authorizationCode" | "createdAt" | "id" | "kind" | "merchantId" | "mti" | "netAmount" | "originalId" | "pan" | "processingCode" | "responseCode" | "reversedBy" | "rrn" | "rule" | "stan" | "terminalId")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description What an acquirer pays for approved sales and refunds, and what disputes take back: each installment with its gross amount, fee, net amount and day of payment. The layout is our own; docs/report.md names the records of acquirers that it resembles.
             * @enum {string}
             */
            type: "iso8583.settlement";
            /**
             * @description The format of the file.
             * @default csv
             * @enum {string}
             */
            format?: "csv" | "json" | "ndjson" | "parquet" | "pdf" | "xlsx";
            parameters?: {
                /**
                 * @description The start of the period, which is included: an ISO 8601 instant (in UTC if it has no time zone), or a date, which means midnight in the time zone of the report.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The end of the period, which is not included, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /** @description Only sales of this merchant (DE42). */
                merchantId?: string;
                /**
                 * @description receivables: a row for each installment of each sale or refund, and for each movement of a dispute. payments: a row for each day of payment. Default: receivables.
                 * @default receivables
                 * @enum {string}
                 */
                records?: "payments" | "receivables";
                /**
                 * @description The fee for debit, in percent.
                 * @default 1.60
                 */
                debitRate?: string;
                /**
                 * @description The fee for credit in one payment, in percent.
                 * @default 2.80
                 */
                creditRate?: string;
                /**
                 * @description The fee for installments of the merchant, in percent.
                 * @default 3.40
                 */
                installmentRate?: string;
                /**
                 * @description Days from a debit sale to its payment.
                 * @default 1
                 */
                debitDays?: number;
                /**
                 * @description Days from a credit sale to its first payment. Installments follow every 30 days.
                 * @default 30
                 */
                creditDays?: number;
                /** @description The rate of anticipation for 30 days, in percent: every sale is paid on the next day. Default: nothing is anticipated. */
                anticipationRate?: string;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("anticipationFee" | "authorizationCode" | "card" | "discount" | "dueDate" | "gross" | "installment" | "installments" | "merchantId" | "net" | "nsu" | "paid" | "paymentDate" | "product" | "record" | "saleId" | "soldAt" | "status" | "terminalId")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description The service invoices (NFS-e) with their amounts and taxes, newest first.
             * @enum {string}
             */
            type: "nfse.invoices";
            /**
             * @description The format of the file.
             * @default csv
             * @enum {string}
             */
            format?: "csv" | "json" | "ndjson" | "parquet" | "pdf" | "xlsx";
            parameters?: {
                /**
                 * @description The start of the period, which is included: an ISO 8601 instant (in UTC if it has no time zone), or a date, which means midnight in the time zone of the report.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The end of the period, which is not included, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /** @description Only invoices of this provider. */
                provider?: string;
                /** @description Only invoices to this customer: CNPJ, CPF or foreign tax id. */
                customer?: string;
                /**
                 * @description Only invoices with this status.
                 * @enum {string}
                 */
                status?: "authorized" | "cancelled" | "cancelling" | "processing" | "rejected" | "substituted";
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("accessKey" | "amount" | "base" | "competence" | "createdAt" | "customerName" | "customerTaxId" | "deductions" | "description" | "id" | "iss" | "issRate" | "issuedAt" | "net" | "number" | "providerName" | "providerTaxId" | "reference" | "replacedBy" | "series" | "serviceCode" | "status" | "verificationCode" | "withheld")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description The tokens that clients spent, got back or were refused, and the changes by testers, newest first.
             * @enum {string}
             */
            type: "ratelimit.usage";
            /**
             * @description The format of the file.
             * @default csv
             * @enum {string}
             */
            format?: "csv" | "json" | "ndjson" | "parquet" | "pdf" | "xlsx";
            parameters?: {
                /**
                 * @description The start of the period, which is included: an ISO 8601 instant (in UTC if it has no time zone), or a date, which means midnight in the time zone of the report.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The end of the period, which is not included, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /**
                 * Format: uuid
                 * @description Only lines of this client.
                 */
                clientId?: string;
                /** @description Only lines of this policy. */
                policy?: string;
                /**
                 * @description Only lines of this kind.
                 * @enum {string}
                 */
                kind?: "REFUSAL" | "RETURN" | "SET" | "SPEND";
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("at" | "balanceAfter" | "balanceBefore" | "clientId" | "correlationId" | "id" | "kind" | "policy" | "reason" | "tokens")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description The opening balance, the entries in the order of time with the balance after each, and the closing balance. It also has the formats of banks: OFX, CNAB 240 and camt.
             * @enum {string}
             */
            type: "openfinance.statement";
            /**
             * @description The format of the file.
             * @default csv
             */
            format?: components["schemas"]["ReportFormat"];
            parameters?: {
                /**
                 * @description The account of the bank.
                 * @example maria-corrente
                 */
                accountId: string;
                /**
                 * @description The start of the period, which is included: an ISO 8601 instant (in UTC if it has no time zone), or a date, which means midnight in the time zone of the report. Default: 30 days before the end. The formats of banks take only dates, which are days in Brasília.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The end of the period, which is not included, in the same form. Default: the instant of the report. In the formats of banks, the default is tomorrow, so that the statement ends with today; in camt.053 it is today, because it has only days that are over.
                 * @example 2026-02-01
                 */
                to?: string;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("amount" | "at" | "balance" | "counterparty" | "endToEndId" | "kind" | "name" | "transactionId" | "type")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description The opening balance of a Conta PI, its entries in the order of booking with the balance after each, and the closing balance. It also has the formats of banks: OFX, CNAB 240 and camt.
             * @enum {string}
             */
            type: "spi.statement";
            /**
             * @description The format of the file.
             * @default csv
             */
            format?: components["schemas"]["ReportFormat"];
            parameters?: {
                /**
                 * @description The direct participant that has the Conta PI.
                 * @example 99999003
                 */
                ispb: string;
                /**
                 * @description The start of the period, which is included: an ISO 8601 instant (in UTC if it has no time zone), or a date, which means midnight in the time zone of the report. Default: 30 days before the end. The formats of banks take only dates, which are days in Brasília.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The end of the period, which is not included, in the same form. Default: the instant of the report. In the formats of banks, the default is tomorrow, so that the statement ends with today; in camt.053 it is today, because it has only days that are over.
                 * @example 2026-02-01
                 */
                to?: string;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("amount" | "at" | "balance" | "counterparty" | "endToEndId" | "kind" | "name" | "transactionId" | "type")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description Compares the payments of open banking, or a list in the request, with the transactions of the SPI, in the order of their EndToEndIds.
             * @enum {string}
             */
            type: "spi.reconciliation";
            /**
             * @description The format of the file.
             * @default csv
             * @enum {string}
             */
            format?: "csv" | "json" | "ndjson" | "parquet" | "pdf" | "xlsx";
            parameters?: {
                /**
                 * @description The start of the period, which is included: an ISO 8601 instant (in UTC if it has no time zone), or a date, which means midnight in the time zone of the report.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The end of the period, which is not included, in the same form. Default: the instant of the report.
                 * @example 2026-02-01
                 */
                to?: string;
                /** @description The expected payments in the SPI. Default: the payments of open banking. */
                expected?: {
                    endToEndId: string;
                    /**
                     * @description Reais, as a decimal text.
                     * @example 150.00
                     */
                    amount: string;
                }[];
                /** @description Only transactions of the SPI with this institution as the payer. Default: the bank of open banking; with `expected`, all. */
                debtorIspb?: string;
                /**
                 * @description false lists payments that match, too.
                 * @default true
                 */
                differencesOnly?: boolean;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("difference" | "endToEndId" | "expectedAmount" | "expectedStatus" | "result" | "spiAmount" | "spiStatus")[];
            };
            options?: components["schemas"]["ReportOptions"];
        } | {
            /**
             * @description Compares an uploaded file with the statement of an account, the settlement of card sales or another file: what is missing, doubled or different, in the order of the keys.
             * @enum {string}
             */
            type: "reconciliation";
            /**
             * @description The format of the file.
             * @default csv
             * @enum {string}
             */
            format?: "csv" | "json" | "ndjson" | "parquet" | "pdf" | "xlsx";
            parameters?: {
                /**
                 * Format: uuid
                 * @description The uploaded file.
                 * @example 3f6f0b53-2a7c-4c1e-9f0e-1c6a5f1d7a04
                 */
                file: string;
                /**
                 * @description What the file is compared with: the statement of an account, that of a Conta PI, the settlement of card sales, or another uploaded file.
                 * @enum {string}
                 */
                with: "file" | "iso8583.settlement" | "openfinance.statement" | "spi.statement";
                /**
                 * @description The account of openfinance.statement.
                 * @example maria-corrente
                 */
                accountId?: string;
                /**
                 * @description The participant of spi.statement.
                 * @example 99999003
                 */
                ispb?: string;
                /** @description The terms of iso8583.settlement, as its parameters with these names. */
                terms?: {
                    /**
                     * @description The fee for debit, in percent.
                     * @default 1.60
                     */
                    debitRate?: string;
                    /**
                     * @description The fee for credit in one payment, in percent.
                     * @default 2.80
                     */
                    creditRate?: string;
                    /**
                     * @description The fee for installments of the merchant, in percent.
                     * @default 3.40
                     */
                    installmentRate?: string;
                    /**
                     * @description Days from a debit sale to its payment.
                     * @default 1
                     */
                    debitDays?: number;
                    /**
                     * @description Days from a credit sale to its first payment. Installments follow every 30 days.
                     * @default 30
                     */
                    creditDays?: number;
                    /** @description The rate of anticipation for 30 days, in percent: every sale is paid on the next day. Default: nothing is anticipated. */
                    anticipationRate?: string;
                };
                /**
                 * Format: uuid
                 * @description The other file.
                 */
                otherFile?: string;
                /**
                 * @description The first day, in Brasília. Default: the first day of the file.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The day after the last day, in Brasília. Default: the day after the last day of the file.
                 * @example 2026-02-01
                 */
                to?: string;
                /** @description What identifies an entry. The other members are compared. An entry without the id is matched by amount and day. Default: endToEndId if both sides have it, otherwise nsu if both have it, otherwise amount and day. */
                matchBy?: ("amount" | "day" | "endToEndId" | "nsu")[];
                /**
                 * @description By how many days the two days of an entry can differ. Default: 0.
                 * @default 0
                 */
                toleranceDays?: number;
                /**
                 * @description false lists entries that match, too.
                 * @default true
                 */
                differencesOnly?: boolean;
                /**
                 * @description The time zone of the report: an IANA name. Default: UTC.
                 * @default UTC
                 */
                timezone?: string;
                /** @description The columns to show, in their order. Default: all. */
                columns?: ("difference" | "endToEndId" | "fileAmount" | "fileDate" | "fileLine" | "fileReference" | "ledgerAmount" | "ledgerDate" | "ledgerReference" | "nsu" | "result")[];
            };
            options?: components["schemas"]["ReportOptions"];
        };
        RunResponse: {
            /**
             * Format: uuid
             * @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05
             */
            id: string;
            /** @example spi.transactions */
            type: string;
            /** @example csv */
            format: components["schemas"]["ReportFormat"];
            /** @description The parameters, with their defaults. */
            parameters: {
                [key: string]: unknown;
            };
            options: components["schemas"]["RunOptionsResponse"];
            status: components["schemas"]["RunStatus"];
            progress: components["schemas"]["RunProgressResponse"];
            /** @description The file, if the run has succeeded. */
            result?: components["schemas"]["RunResultResponse"];
            /** @description The reason, if the run has failed. */
            error?: components["schemas"]["RunErrorResponse"];
            /** @description The id of the schedule that has started it. Missing if a request has. */
            schedule?: string;
            createdAt: string;
            startedAt?: string;
            finishedAt?: string;
        };
        TypeResponse: {
            /** @example spi.transactions */
            id: string;
            title: string;
            description: string;
            /** @description A JSON Schema of the member `parameters` of `POST /reports/generate`. */
            parameters: {
                [key: string]: unknown;
            };
            /** @description The columns, in the order in which a report shows them unless `parameters.columns` says otherwise. */
            columns: components["schemas"]["TypeColumnResponse"][];
            /** @description The formats in which it can be generated. */
            formats: components["schemas"]["ReportFormat"][];
        };
        /** @enum {string} */
        RunStatus: "cancelled" | "expired" | "failed" | "pending" | "running" | "succeeded";
        ManifestResponse: {
            /** @example csv */
            format: components["schemas"]["ReportFormat"];
            title: string;
            columns: components["schemas"]["RunColumnResponse"][];
            rows: number;
            /** @description Sums of the columns of money, as decimals. */
            totals: {
                [key: string]: string;
            };
            /** @description SHA-256 of the file, in hex. */
            sha256: string;
            /** @description Bytes. */
            size: number;
            /** @description The instant of the data, on the clock of the sandbox. */
            snapshotAt: string;
            options: components["schemas"]["ManifestOptionsResponse"];
            /** @description The head of a statement. Only in the formats of statements. */
            statement?: components["schemas"]["StatementSummaryResponse"];
        };
        /** @enum {string} */
        ReportFormat: "camt.052" | "camt.053" | "camt.054" | "cnab240" | "csv" | "json" | "ndjson" | "ofx" | "parquet" | "pdf" | "xlsx";
        RunColumnResponse: {
            /** @example amount */
            name: string;
            /** @example money */
            type: components["schemas"]["RunColumnType"];
        };
        ManifestOptionsResponse: {
            delimiter: string;
            decimalSeparator: components["schemas"]["RunOptionsDecimalSeparator"];
            bom: boolean;
            header: boolean;
            /** @description Whether text that looks like a formula starts with an apostrophe, in CSV. */
            formulaEscape: boolean;
            /** @example America/Sao_Paulo */
            timezone: string;
        };
        StatementSummaryResponse: {
            /** @example 876 */
            bankCode: string;
            /** @example 0001 */
            branch?: string;
            /**
             * @description The number of the account, with its check digit.
             * @example 100000010
             */
            account: string;
            /** @description The number of the statement among those of the account in this format. */
            number: number;
            /**
             * @description The first day, in Brasília.
             * @example 2026-01-30
             */
            firstDay: string;
            /** @example 2026-01-31 */
            lastDay: string;
            /** @description False if the last day was not over. */
            isFinal: boolean;
            /** @description When the statement was first made, on the clock of the sandbox. */
            createdAt: string;
            /** @example 1350.00 */
            openingBalance: string;
            /** @example 1419.50 */
            closingBalance: string;
            credits: components["schemas"]["StatementSumResponse"];
            debits: components["schemas"]["StatementSumResponse"];
        };
        StatementSumResponse: {
            count: number;
            /**
             * @description In reais; never negative.
             * @example 150.00
             */
            amount: string;
        };
        /** @enum {string} */
        RunOptionsDecimalSeparator: "," | ".";
        /** @enum {string} */
        RunColumnType: "boolean" | "date" | "instant" | "integer" | "money" | "text";
        TypeColumnResponse: {
            /** @example amount */
            name: string;
            /** @example money */
            type: components["schemas"]["RunColumnType"];
            description: string;
        };
        RunOptionsResponse: {
            /** @description The separator between the values of a CSV file. */
            delimiter: string;
            /** @description The decimal separator of amounts in a CSV file. */
            decimalSeparator: components["schemas"]["RunOptionsDecimalSeparator"];
            /** @description Whether a CSV file begins with a byte order mark, which Excel needs to read UTF-8. */
            bom: boolean;
            /** @description Whether a CSV file begins with the names of the columns. */
            header: boolean;
            /** @description Whether text that a spreadsheet could read as a formula starts with an apostrophe. */
            formulaEscape: boolean;
            /** @description `zip`: the file is in a ZIP archive with its manifest. */
            compression: components["schemas"]["RunOptionsCompression"];
            /** @description How long the file is kept, in seconds on the clock of the sandbox. */
            expiresInSeconds: number;
            /** @description The requested name of the file, without its extension. */
            fileName?: string;
            /** @description The name of the file in the outbox, without its extension. Missing if it is not put there. */
            outboxName?: string;
            /**
             * @description The version of the format of a statement.
             * @example 1.02
             */
            version?: string;
            /**
             * @description The bank whose way of writing the file has.
             * @example itau
             */
            variant?: string;
            /** @description The defects of the file of a statement. */
            faults?: string[];
        };
        RunProgressResponse: {
            /** @description The number of rows written so far. */
            rows: number;
            /** @description The total number of rows. Missing while it is not known. */
            rowsTotal?: number;
            /** @description The progress in whole percent. Missing while it is not known. */
            percent?: number;
        };
        RunResultResponse: {
            contentType: string;
            /** @description Bytes. */
            size: number;
            /** @description SHA-256 of the file, in hex. The ETag of the download has it too. */
            sha256: string;
            rows: number;
            columns: components["schemas"]["RunColumnResponse"][];
            /** @description Sums of the columns of money, as decimals. */
            totals: {
                [key: string]: string;
            };
            /** @example spi-transactions-2026-01-31.csv */
            fileName: string;
            /** @description The URL of the file. */
            downloadUrl: string;
            /** @description The URL of the description of the file. */
            manifestUrl: string;
            /** @description When the file is removed, on the clock of the sandbox. */
            expiresAt: string;
        };
        RunErrorResponse: {
            /** @example UPSTREAM_FAILED */
            code: string;
            title: string;
            detail: string;
        };
        /** @enum {string} */
        RunOptionsCompression: "none" | "zip";
        ReportOptions: {
            /** @description The defaults of the three options below: pt-BR means `;`, a decimal comma and a byte order mark. */
            locale?: components["schemas"]["ReportOptionsLocale"];
            /** @description The separator between the values of a CSV file. Default: a comma. */
            delimiter?: components["schemas"]["ReportOptionsDelimiter"];
            /** @description The decimal separator of amounts in a CSV file. Default: a point. */
            decimalSeparator?: components["schemas"]["RunOptionsDecimalSeparator"];
            /** @description Begins a CSV file with a byte order mark, which Excel needs to read UTF-8. Default: false. */
            bom?: boolean;
            /** @description Begins a CSV file with the names of the columns. Default: true. */
            header?: boolean;
            /** @description In CSV, puts an apostrophe before text that a spreadsheet could read as a formula (`=`, `+`, `-`, `@`). Default: true. Use false if a program reads phone keys from the file. */
            formulaEscape?: boolean;
            /** @description `zip`: the file and its manifest in a ZIP archive. Default: none. */
            compression?: components["schemas"]["RunOptionsCompression"];
            /** @description The version of a statement: 1.02 or 2.11 of OFX, 02 or 08 of camt. Default: 1.02, 08. */
            version?: components["schemas"]["ReportOptionsVersion"];
            /** @description How a bank writes OFX or CNAB 240. Default: neutral or febraban, which most readers accept. */
            variant?: components["schemas"]["ReportOptionsVariant"];
            /** @description Defects that files of banks have had, to test readers of statements. */
            faults?: ("balanceWithoutDecimalMark" | "byteOrderMark" | "decimalComma" | "noFinalLineBreak" | "repeatedFitId" | "repeatedReference" | "utf8UnderCharset1252" | "windows1252UnderUtf8" | "wrongBalance" | "wrongCount" | "wrongSum" | "zeroDates")[];
            /** @description The name that the download suggests, without an extension. */
            fileName?: string;
            /** @description How long the file is kept, in seconds on the clock of the sandbox. Default: REPORT_EXPIRY_HOURS. */
            expiresInSeconds?: number;
        };
        /** @enum {string} */
        ReportOptionsLocale: "en-US" | "pt-BR";
        /** @enum {string} */
        ReportOptionsDelimiter: "\t" | "," | ";" | "|";
        /** @enum {string} */
        ReportOptionsVersion: "02" | "08" | "1.02" | "2.11";
        /** @enum {string} */
        ReportOptionsVariant: "bancoDoBrasil" | "bradesco" | "febraban" | "itau" | "neutral" | "nubank" | "santander";
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
         *     - `report.finished`: A report has succeeded, failed or was cancelled. `data` is the report as `GET /reports/{id}` returns it.
         * @enum {string}
         */
        WebhookEventType: "*" | "report.finished";
        ScheduledReportResponse: {
            /** @example spi.transactions */
            type: string;
            /** @example csv */
            format?: string;
            parameters?: Record<string, unknown>;
            options?: Record<string, unknown>;
        };
        /** @enum {string} */
        ScheduleFrequency: "businessDay" | "businessMonth" | "day" | "month";
        /** @enum {string} */
        ScheduleCoverage: "none" | "previousDay" | "previousMonth" | "sinceLastDue";
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
        FileKind: "camt.052" | "camt.053" | "camt.054" | "cnab240" | "csv" | "ofx";
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
    listFiles: {
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
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileResponse"][];
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
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
                "text/csv": string;
                "application/x-ofx": string;
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The file is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileResponse"];
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
            /** @description The file is too large. Code: `BODY_TOO_LARGE`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The body has another media type, or is compressed in an unknown way. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CONTENT_ENCODING_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The file cannot be read; `errors` has the lines. Or the sandbox has too many files. Codes: `FILE_INVALID`, `FILES_FULL`. */
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
    findFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the file. */
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
                    "application/json": components["schemas"]["FileResponse"];
                };
            };
            /** @description The sandbox does not have the file. Code: `FILE_NOT_FOUND`. */
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
    removeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the file. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The sandbox does not have the file. Code: `FILE_NOT_FOUND`. */
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
    listSchedules: {
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
            /** @description The schedules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleResponse"][];
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
    createSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSchedule"];
            };
        };
        responses: {
            /** @description The schedule. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleResponse"];
                };
            };
            /** @description The schedule is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description The report is not possible, or the sandbox has too many schedules. Codes: `REPORT_REQUEST_REFUSED`, `SCHEDULES_FULL`. */
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
    findSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the schedule. */
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
                    "application/json": components["schemas"]["ScheduleResponse"];
                };
            };
            /** @description The sandbox does not have the schedule. Code: `SCHEDULE_NOT_FOUND`. */
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
    removeSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the schedule. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The sandbox does not have the schedule. Code: `SCHEDULE_NOT_FOUND`. */
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
    generateFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the schedule. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleResponse"];
                };
            };
            /** @description The sandbox does not have the schedule. Code: `SCHEDULE_NOT_FOUND`. */
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
    generateReport: {
        parameters: {
            query?: {
                /** @description Waits up to this many seconds until the work is finished. The header `Prefer: wait=10` does the same. */
                wait?: number;
            };
            header?: {
                /** @description `wait=10` waits up to ten seconds for the report. */
                Prefer?: string;
                /** @description The key of the request. A repeat with the same key does not start a second report. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateReport"];
            };
        };
        responses: {
            /** @description The run is finished. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunResponse"];
                };
            };
            /** @description The run is pending or running. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunResponse"];
                };
            };
            /** @description The request is not valid. Codes: `REQUEST_INVALID`, `IDEMPOTENCY_KEY_INVALID`. */
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
            /** @description The request asks for something that does not exist. Codes: `REPORT_REQUEST_REFUSED`, `IDEMPOTENCY_KEY_REUSED`. */
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
    listReportTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypeResponse"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listReports: {
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
                /** @description Only reports of this type. */
                type?: string;
                /** @description Only reports in this format. */
                format?: string;
                /** @description Only reports of this schedule: its id. */
                schedule?: string;
                /** @description Only reports with this status. */
                status?: components["schemas"]["RunStatus"];
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
            /** @description The reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunResponse"][];
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
    findReport: {
        parameters: {
            query?: {
                /** @description Waits up to this many seconds until the work is finished. The header `Prefer: wait=10` does the same. */
                wait?: number;
            };
            header?: {
                /** @description `wait=10` waits up to ten seconds for the report. */
                Prefer?: string;
            };
            path: {
                /** @description The id of the report. */
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
                    "application/json": components["schemas"]["RunResponse"];
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
            /** @description The report does not exist in the sandbox. Code: `REPORT_NOT_FOUND`. */
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
    cancelReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunResponse"];
                };
            };
            /** @description The report does not exist in the sandbox. Code: `REPORT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The report is finished. Code: `REPORT_FINISHED`. */
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
    reportEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
                id: string;
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
                    "text/event-stream": string;
                };
            };
            /** @description The client has already received the last event: `Last-Event-ID` is `finished`. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The report does not exist in the sandbox. Code: `REPORT_NOT_FOUND`. */
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
    downloadReport: {
        parameters: {
            query?: {
                /** @description Whether a browser should show the file instead of saving it. */
                inline?: boolean;
            };
            header?: never;
            path: {
                /** @description The id of the report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in the format of the report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": {
                        title: string;
                        columns: {
                            name: string;
                            type: string;
                        }[];
                        /** @description The members of each row are the columns. */
                        rows: {
                            [key: string]: unknown;
                        }[];
                        /** @description Sums of the columns of money, as decimals. */
                        totals: {
                            [key: string]: string;
                        };
                    };
                    "application/x-ndjson": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.apache.parquet": string;
                    "application/pdf": string;
                    "text/plain": string;
                    "application/x-ofx": string;
                    "application/xml": string;
                    "application/zip": string;
                };
            };
            /** @description The range of the file that the header Range names. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": string;
                    "application/x-ndjson": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.apache.parquet": string;
                    "application/pdf": string;
                    "text/plain": string;
                    "application/x-ofx": string;
                    "application/xml": string;
                    "application/zip": string;
                };
            };
            /** @description The client has the file: `If-None-Match` names its ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The report does not exist in the sandbox. Code: `REPORT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The report has no file yet, has failed, or was cancelled. Codes: `REPORT_NOT_READY`, `REPORT_CANCELLED`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The file was removed. Codes: `REPORT_EXPIRED`, `REPORT_FILE_MISSING`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The file does not match the conditions of the request. Code: `PRECONDITION_FAILED`. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The file does not have the range. Code: `RANGE_NOT_SATISFIABLE`. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
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
                    "application/json": components["schemas"]["ManifestResponse"];
                };
            };
            /** @description The report does not exist in the sandbox. Code: `REPORT_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The report has no file yet, has failed, or was cancelled. Codes: `REPORT_NOT_READY`, `REPORT_CANCELLED`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The file was removed. Code: `REPORT_EXPIRED`. */
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
}
