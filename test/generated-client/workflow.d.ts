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
    "/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the workflows of the sandbox, newest first.
         * @description Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
         */
        get: operations["listWorkflows"];
        put?: never;
        /**
         * Creates a workflow.
         * @description The definition is checked: its structure, its transitions, its expressions and its resources. The response lists
         *     all errors, each with its place and what would be right.
         */
        post: operations["createWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a workflow with the latest version of its definition. */
        get: operations["findWorkflow"];
        /**
         * Updates a workflow: makes the next version of its definition.
         * @description Executions that run keep the version with which they were started. With `If-Match: "3"` the update is refused if the
         *     workflow does not have version 3.
         */
        put: operations["updateWorkflow"];
        post?: never;
        /** Deletes a workflow. Its executions that run go on to their end, and can still be read. */
        delete: operations["deleteWorkflow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a version of a workflow. */
        get: operations["findVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the executions of a workflow, newest first.
         * @description Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
         */
        get: operations["listExecutions"];
        put?: never;
        /**
         * Starts an execution of a workflow.
         * @description The response has the execution as it begins. With `?wait=` or `Prefer: wait=` the response waits until the execution
         *     has ended, or until the time is over. The same `Idempotency-Key` with the same body returns the execution that it has
         *     started before, with 200. As in AWS, a `name` belongs to one execution of the workflow, until 90 days after its end: the same
         *     name with the same body returns that execution while it runs, with 200.
         */
        post: operations["startExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an execution: its status, its output or error, and its history.
         * @description With `?wait=` or `Prefer: wait=` the response waits until the execution has ended, or until the time is over. With
         *     `?after=` the history has only the events after this one.
         */
        get: operations["findExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executions/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams the history of an execution as server-sent events, until the execution has ended.
         * @description Each event of the history is one `history` event; the stream begins with the first one, or after `Last-Event-ID`. At
         *     the end there is one `ended` with the execution. A client that connects again after `ended` gets 204.
         */
        get: operations["executionEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executions/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops an execution: it ends as ABORTED. */
        post: operations["stopExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executions/{id}/redrive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts an execution again that has not succeeded, in the state in which it has ended.
         * @description The state has the same input and the variables are kept. A Parallel or a Map begins again with all of its branches.
         */
        post: operations["redriveExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{workflowId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calls the webhook of a workflow.
         * @description The call resumes the execution whose task `webhook.wait` waits for it: by the correlation id, or any call if the task
         *     names none. If nobody waits, the call starts an execution with the body as its input. A call with a correlation id is
         *     kept instead if the definition has a `webhook.wait`, and completes the task that asks for it later.
         *
         *     A call that names itself (`webhook-id`, `Idempotency-Key` or `X-GitHub-Delivery`) is taken once. If the workflow has
         *     a secret, the call must be signed: `webhook-signature` (Standard Webhooks) or `X-Hub-Signature-256`.
         */
        post: operations["callWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{token}/success": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes a task with its result. */
        post: operations["taskSuccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{token}/failure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a task fail. Without a name the error is States.TaskFailed. */
        post: operations["taskFailure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{token}/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that a task is still alive: its HeartbeatSeconds begin again. */
        post: operations["taskHeartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}/diagram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draws the definition of a workflow as a flowchart, for Mermaid or as SVG.
         * @description With `?executionId=` the states that this execution has left are green, and those in which it is are yellow.
         */
        get: operations["workflowDiagram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executions/{id}/diagram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Draws the path of an execution in its definition, for Mermaid or as SVG. */
        get: operations["executionDiagram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/states/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Runs one state alone, as TestState of AWS does.
         * @description Nothing is stored. A Task really calls its resource, unless `mock` says what it returns. The branches of a Parallel
         *     and the iterations of a Map are not run: `mock` has their results.
         */
        post: operations["testState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows which states, transitions and retriers of a workflow the executions of the sandbox have reached.
         * @description All executions of one version count, also those that run. A reset of the sandbox begins again.
         */
        get: operations["coverage"];
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
         * Installs the example workflows in the sandbox.
         * @description A Pix that is paid by a credit card, with compensation; a card payment that is tried again by the categories of
         *     ABECS; an invoice after its payment. They call the other simulators in the same sandbox. The ids are the same in
         *     every sandbox, and workflows that are there already are not changed.
         */
        post: operations["seedWorkflows"];
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
        WebhookSettingsResponse: {
            /** @description Whether a call must be signed. */
            signed: boolean;
            /**
             * @description JSON Pointer to the correlation id in the body of a call.
             * @example /correlationId
             */
            correlation: string;
            /** @description Where to call it. */
            url: string;
        };
        WorkflowResponse: {
            /** @description What an editor keeps beside the definition. */
            layout?: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description @format uuid */
            id: string;
            /** @example order */
            name: string;
            description?: string;
            /** @description The latest version of the definition; 1 is the first. */
            version: number;
            /** @description The definition in the Amazon States Language. */
            definition: {
                [key: string]: unknown;
            };
            /** @description SHA-256 of the definition as canonical JSON, in hex. */
            definitionHash: string;
            webhook: components["schemas"]["WebhookSettingsResponse"];
            createdAt: string;
            updatedAt: string;
        };
        WorkflowVersionResponse: {
            /** @description @format uuid */
            workflowId: string;
            version: number;
            /** @description The definition in the Amazon States Language. */
            definition: {
                [key: string]: unknown;
            };
            /** @description SHA-256 of the definition as canonical JSON, in hex. */
            definitionHash: string;
            createdAt: string;
        };
        HistoryEventResponse: {
            /** @description From 1, in the order of the history. */
            id: number;
            /** @description The event before it in the same branch; 0 for the first. */
            previousEventId: number;
            timestamp: string;
            /**
             * @description As in AWS.
             * @example TaskStateEntered
             */
            type: string;
            /** @description The state, if the event belongs to one. */
            state?: string;
            /** @description The members of AWS: input, output, error, cause, resource and so on. */
            details: {
                [key: string]: unknown;
            };
        };
        ExecutionResponse: {
            /** @description The input. */
            input: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description The output, when it has succeeded. */
            output?: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description @format uuid */
            id: string;
            /** @description @format uuid */
            workflowId: string;
            /** @description The version of the workflow that it runs. */
            version: number;
            name: string;
            status: components["schemas"]["ExecutionStatus"];
            /**
             * @description The name of the error with which it has ended.
             * @example States.Timeout
             */
            error?: string;
            /** @description Why, in words. */
            cause?: string;
            startedAt: string;
            stoppedAt?: string;
            /** @description How often it was started again from the state in which it failed. */
            redriveCount: number;
            /** @description How many events the history has. */
            eventCount: number;
            /** @description The states in which it is, or in which it has ended without success. */
            currentStates?: string[];
            /** @description What has happened, if the request asks for it. */
            history?: components["schemas"]["HistoryEventResponse"][];
        };
        WebhookCallResponse: {
            /**
             * @description `started` and `resumed` name an execution. `kept`: nobody waits for the call yet. `repeated`: the same call was
             *     received before, and nothing was done again.
             */
            result: components["schemas"]["WebhookCallResult"];
            /**
             * @description The execution that was started or resumed.
             *     @format uuid
             */
            executionId?: string;
        };
        StateTestEventResponse: {
            /** @example TaskStateEntered */
            type: string;
            details: {
                [key: string]: unknown;
            };
        };
        StateTestResponse: {
            /** @description The output of the state. */
            output?: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description What the state sends to its task. */
            afterArguments?: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description `RETRIABLE`: a retrier tries it again. `WAITING`: it waits for a time, or for its task. */
            status: components["schemas"]["StateTestStatus"];
            error?: string;
            cause?: string;
            /** @description Where the execution goes on. */
            nextState?: string;
            /** @description The variables afterwards. */
            variables: {
                [key: string]: unknown;
            };
            /** @description After how many seconds it is tried again, or goes on. */
            waitSeconds?: number;
            events: components["schemas"]["StateTestEventResponse"][];
        };
        ReachedResponse: {
            /** @example Paid */
            name: string;
            /** @description How often it was reached. */
            count: number;
        };
        CoveredResponse: {
            total: number;
            /** @description How many of them were reached at least once. */
            covered: number;
            /** @description Those that were never reached. */
            missing: string[];
            reached: components["schemas"]["ReachedResponse"][];
        };
        CoverageResponse: {
            version: number;
            /** @description How many executions were counted. */
            executions: number;
            states: components["schemas"]["CoveredResponse"];
            /** @description Next, the branches of a Choice, and catchers: `From -> To`. */
            transitions: components["schemas"]["CoveredResponse"];
            /** @description States with Retry: how often they were tried again. */
            retries: components["schemas"]["CoveredResponse"];
        };
        SeededWorkflowResponse: {
            /** @description An input with which it succeeds. */
            input: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description @format uuid */
            id: string;
            /** @example pix-by-credit-card */
            name: string;
            /** @description What it does. */
            description: string;
            /** @description Its output, and the errors with which it fails. */
            returns: string;
        };
        WorkflowSeedResponse: {
            workflows: components["schemas"]["SeededWorkflowResponse"][];
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
        WorkflowRequest: {
            /** @description The name for people. Several workflows can have the same. */
            name: string;
            description?: string;
            /** @description A state machine in the Amazon States Language, in JSONPath or JSONata mode. */
            definition: {
                [key: string]: unknown;
            };
            /** @description Anything that an editor keeps beside the definition. The engine does not read it. */
            layout?: unknown;
            /** @description How `POST /webhooks/{workflowId}` behaves. */
            webhook?: {
                /** @description With a secret, each call of the webhook must be signed with it (HMAC-SHA256 of the bytes of the body). It is never shown. */
                secret?: string;
                /** @description JSON Pointer to the correlation id in the body of a call. Default: /correlationId. */
                correlation?: string;
            };
        };
        ExecutionRequest: {
            /** @description The input, any JSON value; an empty object if it is missing. */
            input?: unknown;
            /** @description A name that no other execution of the workflow has. Default: the id. */
            name?: string;
            /** @description The version of the workflow. Default: the latest. */
            version?: number;
            /** @description Results of tasks, so that nothing is called: by state, then by its calls. `0` is the first call, `1-2` are the second and the third, and further calls have the last result. */
            mocks?: {
                [key: string]: {
                    [key: string]: {
                        /** @description What the task returns. */
                        Return: unknown;
                    } | {
                        Throw: {
                            /** @description The name of the error, as Retry and Catch see it. */
                            Error: string;
                            Cause?: string;
                        };
                    };
                };
            };
        };
        ErrorRequest: {
            /** @description The name of the error. */
            error?: string | null;
            /** @description Why, in words. */
            cause?: string | null;
        };
        TaskSuccessRequest: {
            /** @description What the task returns, any JSON value. Default: null. */
            output?: unknown;
        };
        StateTest: {
            /** @description The state. Its Next and its catchers can name states that do not exist. */
            definition: {
                [key: string]: unknown;
            };
            /** @description The input of the state; an empty object if it is missing. */
            input?: unknown;
            /** @description Variables that are assigned. */
            variables?: {
                [key: string]: unknown;
            };
            /** @description Members of the context object. */
            context?: {
                Execution?: {
                    [key: string]: unknown;
                };
                StateMachine?: {
                    [key: string]: unknown;
                };
            };
            /** @description The result or the error of a Task, a Parallel or a Map, so that nothing is called. */
            mock?: {
                /** @description What the task, or the branches, return. */
                result?: unknown;
                errorOutput?: {
                    error: string;
                    cause?: string;
                };
            };
            /** @description How often the matching retrier was used before. */
            retrierRetryCount?: number;
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
         *     - `execution.finished`: An execution has ended. `data` has the execution as its address shows it, without its history.
         * @enum {string}
         */
        WebhookEventType: "*" | "execution.finished";
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
        ExecutionStatus: "ABORTED" | "FAILED" | "RUNNING" | "SUCCEEDED" | "TIMED_OUT";
        /** @enum {string} */
        WebhookCallResult: "kept" | "repeated" | "resumed" | "started";
        /** @enum {string} */
        StateTestStatus: "CAUGHT_ERROR" | "FAILED" | "RETRIABLE" | "SUCCEEDED" | "WAITING";
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
        /**
         * @description A business outcome that a rule can order from this service:
         *
         *     - `FAILED`: The execution fails before its first state.
         *     - `TIMED_OUT`: The execution times out before its first state.
         *     - `STUCK`: The execution stays RUNNING in its first state until it is stopped.
         * @enum {string}
         */
        Outcome: "FAILED" | "TIMED_OUT" | "STUCK";
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
    listWorkflows: {
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
                /** @description Only workflows with this name. */
                name?: string;
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
            /** @description The workflows. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowResponse"][];
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
    createWorkflow: {
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
                "application/json": components["schemas"]["WorkflowRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowResponse"];
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
            /** @description The definition cannot be run. Code: `DEFINITION_INVALID`. */
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
    findWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
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
                    "application/json": components["schemas"]["WorkflowResponse"];
                };
            };
            /** @description The workflow does not exist in the sandbox. Code: `WORKFLOW_NOT_FOUND`. */
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
    updateWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version to replace. */
                "If-Match"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowResponse"];
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
            /** @description The workflow does not exist in the sandbox. Code: `WORKFLOW_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The workflow has another version than If-Match says. Code: `WORKFLOW_CHANGED`. */
            412: {
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
            /** @description The definition cannot be run. Code: `DEFINITION_INVALID`. */
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
    deleteWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The workflow does not exist in the sandbox. Code: `WORKFLOW_NOT_FOUND`. */
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
    findVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
                version: number;
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
                    "application/json": components["schemas"]["WorkflowVersionResponse"];
                };
            };
            /** @description The workflow, or the version, does not exist. Codes: `WORKFLOW_NOT_FOUND`, `WORKFLOW_VERSION_NOT_FOUND`. */
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
    listExecutions: {
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
                /** @description Only executions with this status. */
                status?: components["schemas"]["ExecutionStatus"];
                /** @description Only executions of this version. */
                version?: number;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The executions, without their histories. */
            200: {
                headers: {
                    /** @description With `limit`: the number of items in the whole list. Items that arrive after the first page was read are not counted in its response. */
                    "X-Total-Count"?: number;
                    /** @description With `limit`: the address of the next page, as `rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionResponse"][];
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
            /** @description The workflow does not exist in the sandbox. Code: `WORKFLOW_NOT_FOUND`. */
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
    startExecution: {
        parameters: {
            query?: {
                /** @description Waits up to this many seconds until the work is finished. The header `Prefer: wait=10` does the same. */
                wait?: number;
            };
            header?: {
                /** @description `wait=10` waits up to ten seconds for the end of the execution. */
                Prefer?: string;
                /** @description Names the request: sent again, it starts no second execution. */
                "Idempotency-Key"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExecutionRequest"];
            };
        };
        responses: {
            /** @description The same Idempotency-Key has started it before, or it runs and has the same name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionResponse"];
                };
            };
            /** @description The execution was started. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionResponse"];
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
            /** @description The workflow, or its version, does not exist in the sandbox. Codes: `WORKFLOW_NOT_FOUND`, `WORKFLOW_VERSION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The name belongs to another execution of the workflow, or to one that has ended. Code: `EXECUTION_ALREADY_EXISTS`. */
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
            /** @description The Idempotency-Key has started another execution. Code: `IDEMPOTENCY_KEY_REUSED`. */
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
    findExecution: {
        parameters: {
            query?: {
                /** @description Waits up to this many seconds until the work is finished. The header `Prefer: wait=10` does the same. */
                wait?: number;
                /** @description Only events of the history after this one: its id. */
                after?: number;
            };
            header?: {
                /** @description `wait=10` waits up to ten seconds for the end of the execution. */
                Prefer?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the execution. */
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
                    "application/json": components["schemas"]["ExecutionResponse"];
                };
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
            /** @description The execution does not exist in the sandbox. Code: `EXECUTION_NOT_FOUND`. */
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
    executionEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event that the client has received. */
                "Last-Event-ID"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the execution. */
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
            /** @description The client has had the last event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The execution does not exist in the sandbox. Code: `EXECUTION_NOT_FOUND`. */
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
    stopExecution: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the execution. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ErrorRequest"];
            };
        };
        responses: {
            /** @description The execution is stopped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionResponse"];
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
            /** @description The execution does not exist in the sandbox. Code: `EXECUTION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The execution has ended. Code: `EXECUTION_ENDED`. */
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
    redriveExecution: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the execution. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The execution runs again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionResponse"];
                };
            };
            /** @description The execution does not exist in the sandbox. Code: `EXECUTION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The execution runs, or has succeeded. Code: `EXECUTION_NOT_REDRIVABLE`. */
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
    callWebhook: {
        parameters: {
            query?: {
                /** @description The correlation id of the task that waits. Default: the one in the body. */
                correlationId?: string;
            };
            header?: {
                /** @description Names the call: sent again, it is not taken a second time. */
                "webhook-id"?: string;
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCallResponse"];
                };
            };
            /** @description The body is not a JSON object. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The call is not signed. Codes: `WEBHOOK_SIGNATURE_INVALID`, `WEBHOOK_SIGNATURE_INVALID`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The workflow does not exist. Code: `WORKFLOW_NOT_FOUND`. */
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
            /** @description Too many calls are kept. Code: `WEBHOOK_CALLS_FULL`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Workflows call each other without end. Code: `WORKFLOW_LOOP`. */
            508: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    taskSuccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The token of the task: `$$.Task.Token`, or `$states.context.Task.Token`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskSuccessRequest"];
            };
        };
        responses: {
            /** @description The task is completed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description No task waits with this token. Code: `TASK_NOT_FOUND`. */
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
    taskFailure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The token of the task: `$$.Task.Token`, or `$states.context.Task.Token`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ErrorRequest"];
            };
        };
        responses: {
            /** @description The task has failed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description No task waits with this token. Code: `TASK_NOT_FOUND`. */
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
    taskHeartbeat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The token of the task: `$$.Task.Token`, or `$states.context.Task.Token`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task goes on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No task waits with this token. Code: `TASK_NOT_FOUND`. */
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
    workflowDiagram: {
        parameters: {
            query?: {
                /** @description An execution of the workflow, whose path is marked. The diagram is that of its version. */
                executionId?: string;
                /** @description Text for Mermaid, or a picture. Default: a picture if the client accepts `image/svg+xml`, otherwise the text. */
                format?: "mermaid" | "svg";
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The diagram. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/vnd.mermaid": string;
                    "image/svg+xml": string;
                };
            };
            /** @description The format is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The workflow, or its execution, does not exist. Codes: `WORKFLOW_NOT_FOUND`, `EXECUTION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The diagram is too large to be drawn. Code: `DIAGRAM_TOO_LARGE`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too many diagrams are being drawn. Code: `DIAGRAMS_BUSY`. */
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
    executionDiagram: {
        parameters: {
            query?: {
                /** @description Text for Mermaid, or a picture. Default: a picture if the client accepts `image/svg+xml`, otherwise the text. */
                format?: "mermaid" | "svg";
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the execution. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The diagram. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/vnd.mermaid": string;
                    "image/svg+xml": string;
                };
            };
            /** @description The format is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The execution does not exist. Code: `EXECUTION_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The diagram is too large to be drawn. Code: `DIAGRAM_TOO_LARGE`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too many diagrams are being drawn. Code: `DIAGRAMS_BUSY`. */
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
    testState: {
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
                "application/json": components["schemas"]["StateTest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateTestResponse"];
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
            /** @description The state is not valid. Code: `DEFINITION_INVALID`. */
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
    coverage: {
        parameters: {
            query?: {
                /** @description Default: the latest. */
                version?: number;
            };
            header?: {
                /** @description The sandbox that the request works in. It has its own data, clock, rules and journal, and is created by the first request that names it. Without a name the sandbox is `default`. The address can name it instead: the path prefix `/s/{sandbox}`, or the host name `{sandbox}.localhost`. If two of them name different sandboxes, the response is 400 `SANDBOX_CONFLICT`. The member `sandbox` of the header `baggage` is used only if none of them is present. */
                "X-Sandbox"?: string;
            };
            path: {
                /** @description The id of the workflow. */
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
                    "application/json": components["schemas"]["CoverageResponse"];
                };
            };
            /** @description The version is not valid. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The workflow, or its version, does not exist. Codes: `WORKFLOW_NOT_FOUND`, `WORKFLOW_VERSION_NOT_FOUND`. */
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
    seedWorkflows: {
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
            /** @description The workflows. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowSeedResponse"];
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
}
