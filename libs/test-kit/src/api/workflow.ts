// Made by npm run generate from the API document of the service. Do not change it by hand.

export interface paths {
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
         * @description The definition is checked: its structure, its transitions, its expressions and its resources. If it is invalid, the
         *     response lists all errors with their places and the expected values.
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
         * Updates a workflow: stores a new version of its definition.
         * @description Running executions keep the version with which they were started. With `If-Match: "3"` the update is refused if the
         *     workflow does not have version 3.
         */
        put: operations["updateWorkflow"];
        post?: never;
        /** Deletes a workflow. Its running executions continue to their end, and can still be read. */
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
         * @description The response shows the new execution. With `?wait=` or `Prefer: wait=` the response waits until the execution has
         *     ended, or until the time is over. A repeated `Idempotency-Key` with the same body returns the first execution, with
         *     200. As in AWS, a `name` belongs to one execution of the workflow until 90 days after its end. While that execution
         *     runs, a request with the same name and body returns it, with 200.
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
         * @description Each event of the history is sent as one `history` event. The stream starts with the first event, or after
         *     `Last-Event-ID`. The last event is `ended`, with the execution. A client that connects again after `ended` gets
         *     204.
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
         * Restarts an execution that has not succeeded, in the state in which it ended.
         * @description The state gets the same input, and the variables are kept. In a Parallel or a Map, only the branches and iterations
         *     that failed, were stopped or had not started run again, each from its own last state.
         */
        post: operations["redriveExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__admin/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the executions of all workflows, newest first, without their inputs and outputs. */
        get: operations["listAllExecutions"];
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
         * @description The call completes the `webhook.wait` task that waits for its correlation id. A task without a correlation id waits
         *     for a call without one. If no task waits, the call starts an execution with the body as its input. If the call has
         *     a correlation id and the definition has a `webhook.wait`, the call is kept instead, and completes the task that
         *     asks for it later.
         *
         *     A call with an id (`webhook-id`, `Idempotency-Key` or `X-GitHub-Delivery`) is processed only once. If the workflow
         *     has a secret, the call must be signed: `webhook-signature` (Standard Webhooks) or `X-Hub-Signature-256`.
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
        /** Fails a task. The default name of the error is States.TaskFailed. */
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
        /** Reports that a task is still running: its HeartbeatSeconds start again. */
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
         * @description With `?executionId=`, the states that this execution has left are green, and its current states are yellow.
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
         * @description All executions of one version count, including running ones. A reset of the sandbox clears the counts.
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
         * @description The examples are a Pix paid by credit card, with compensation; a card payment with the retry rules of ABECS; and an
         *     invoice after its payment. They call the other simulators in the same sandbox. The ids are the same in every
         *     sandbox, and existing workflows are not changed.
         */
        post: operations["seedWorkflows"];
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
         *     - `FAILED`: The execution fails before its first state.
         *     - `TIMED_OUT`: The execution times out before its first state.
         *     - `STUCK`: The execution stays RUNNING in its first state until it is stopped.
         * @enum {string}
         */
        Outcome: "FAILED" | "TIMED_OUT" | "STUCK";
        WorkflowResponse: {
            /** @description The data of an editor. */
            layout?: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /**
             * Format: uuid
             * @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05
             */
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
         *       "name": "order",
         *       "definition": {
         *         "Comment": "Waits until the order is paid, then says so.",
         *         "QueryLanguage": "JSONata",
         *         "StartAt": "Wait for payment",
         *         "States": {
         *           "Wait for payment": {
         *             "Type": "Task",
         *             "Resource": "webhook.wait",
         *             "Arguments": {
         *               "correlationId": "{% $states.input.orderId %}"
         *             },
         *             "TimeoutSeconds": 259200,
         *             "Catch": [
         *               {
         *                 "ErrorEquals": [
         *                   "States.Timeout"
         *                 ],
         *                 "Next": "Not paid"
         *               }
         *             ],
         *             "Output": {
         *               "orderId": "{% $states.input.orderId %}",
         *               "payment": "{% $states.result.body %}"
         *             },
         *             "Next": "Paid"
         *           },
         *           "Paid": {
         *             "Type": "Succeed"
         *           },
         *           "Not paid": {
         *             "Type": "Fail",
         *             "Error": "Order.NotPaid",
         *             "Cause": "No payment was received for three days."
         *           }
         *         }
         *       }
         *     }
         */
        WorkflowRequest: {
            /** @description The display name. Several workflows can have the same name. */
            name: string;
            description?: string;
            /**
             * @description A state machine in the Amazon States Language, in JSONPath or JSONata mode. Arguments of a Task that are not computed are checked when the workflow is created. `?` marks the arguments that can be left out:
             *
             *     - `sim:spi.pay` (amount, debtorIspb, creditorIspb, debtorName?, creditorName?, endToEndId?, txId?, at?, idempotencyKey?): Sends a pacs.008. Output: the transaction, as the SPI lists it. If the payment is rejected, the error is Spi.Rejected.<code>, as in Spi.Rejected.AM04.
             *     - `sim:spi.transaction` (endToEndId): Looks up a payment. Output: the transaction, also if its status is REJECTED.
             *     - `sim:dict.lookup` (key, keyType?): Looks up a key. Output: the key with its account and holder. If the key does not exist, the error is Dict.Refused.KEY_NOT_FOUND.
             *     - `sim:dict.register` (keyType, keyValue?, accountId, ispb, branch, accountNumber, accountType, holderName, holderTaxId?, idempotencyKey?): Registers a key. Output: {id, keyType, keyValue, accountId, status, createdAt}. The default value of a RANDOM key is derived from the idempotency key.
             *     - `sim:iso8583.authorize` (pan, amount, expiry?, terminalId?, merchantId?, mcc?, stan?, rrn?, transmissionDateTime?, idempotencyKey?, cvv?, pin?, partialApproval?): Sends an authorization (0100) to the issuer, which holds the amount. Output: {approved, responseCode, message, amount, authorizationCode, stan, rrn, transmissionDateTime, transactionId}; the amount is less than that of the arguments if the issuer approves in part (10). If the card is declined, the error is Iso8583.Declined.<code>, as in Iso8583.Declined.51. Its cause has the meaning, the reason, and whether ABECS allows a retry.
             *     - `sim:iso8583.reverse` (pan, amount, expiry?, terminalId?, merchantId?, mcc?, stan?, rrn?, transmissionDateTime?, idempotencyKey?, original {stan, transmissionDateTime, mti?}): Sends a reversal (0400) of an authorization, which releases its amount. The output is that of sim:iso8583.authorize. If the card is declined, the error is Iso8583.Declined.<code>, as in Iso8583.Declined.51. Its cause has the meaning, the reason, and whether ABECS allows a retry.
             *     - `sim:openfinance.pay` (amount, creditorAccount? {ispb, issuer?, number, accountType}, creditor? {name?, cpfCnpj?, personType?}, proxy?, accountId?, debtorAccount? {ispb, issuer?, number, accountType}, endToEndId?, remittanceInformation?, consentId?, idempotencyKey?): Initiates a Pix payment at the bank. Output: the payment {paymentId, endToEndId, status, payment, ...}. Its status is RCVD at first: it settles later, on the clock of the sandbox. A refusal has the official code, as in Openfinance.Refused.SALDO_INSUFICIENTE.
             *     - `sim:nfse.issue` (provider, service, customer?, taxes?, totalTaxes?, ibsCbs?, intermediary?, additionalInformation?, orderNumber?, municipality?, competence?, series?, layout?, sync?, reference?, idempotencyKey?): Issues a service invoice; the groups are those of POST /nfse/issue. Output: the invoice. If a rule refuses the invoice, the error is Nfse.Rejected.<code>, as in Nfse.Rejected.E0595.
             *     - `sim:report.generate` (type, format?, parameters?, options?, waitSeconds?, idempotencyKey?): Generates a report and waits for it. Output: the run, with result.downloadUrl. If the report fails, the error is Report.Failed.<code>; if it is not finished in time, Report.NotFinished.
             *     - `sim:ratelimit.query` (key, clientId, clientSecret): Gets an access token of the leaky bucket and looks up a key. Output: the key with its account, and the bucket. If the key does not exist, the error is Ratelimit.Refused.KEY_NOT_FOUND; if the bucket is empty, Ratelimit.Refused.QUOTA_EXCEEDED.
             */
            definition: {
                [key: string]: unknown;
            };
            /** @description Data of an editor, such as the positions of states. The engine does not read it. */
            layout?: unknown;
            /** @description How `POST /webhooks/{workflowId}` behaves. */
            webhook?: {
                /** @description If there is a secret, each call of the webhook must be signed with it (HMAC-SHA256 of the bytes of the body). It is never shown. */
                secret?: string;
                /** @description JSON Pointer to the correlation id in the body of a call. Default: /correlationId. */
                correlation?: string;
            };
        };
        WorkflowVersionResponse: {
            /**
             * Format: uuid
             * @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05
             */
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
        /** @enum {string} */
        ExecutionStatus: "ABORTED" | "FAILED" | "RUNNING" | "SUCCEEDED" | "TIMED_OUT";
        ExecutionResponse: {
            /** @description The input. */
            input: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description The output, if it has succeeded. */
            output?: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /**
             * Format: uuid
             * @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05
             */
            id: string;
            /**
             * Format: uuid
             * @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05
             */
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
            /** @description The cause of the error, in words. */
            cause?: string;
            startedAt: string;
            stoppedAt?: string;
            /** @description How often it was started again from the state in which it failed. */
            redriveCount: number;
            /** @description How many events the history has. */
            eventCount: number;
            /** @description The current states, or the states in which it ended without success. */
            currentStates?: string[];
            /** @description The history, if the request asks for it. */
            history?: components["schemas"]["HistoryEventResponse"][];
        };
        /**
         * @example {
         *       "input": {
         *         "orderId": "order-42"
         *       },
         *       "mocks": {
         *         "Wait for payment": {
         *           "0": {
         *             "Return": {
         *               "body": {
         *                 "amount": "10.00"
         *               }
         *             }
         *           }
         *         }
         *       }
         *     }
         */
        ExecutionRequest: {
            /** @description The input, any JSON value. Default: an empty object. */
            input?: unknown;
            /** @description A name that no other execution of the workflow has. Default: the id. */
            name?: string;
            /** @description The version of the workflow. Default: the latest. */
            version?: number;
            /** @description Mocked results of tasks, which are then not called: by state, then by its calls. `0` is the first call, `1-2` are the second and the third. Further calls get the last result. */
            mocks?: {
                [key: string]: {
                    [key: string]: {
                        /** @description The output of the task. */
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
        /**
         * @example {
         *       "error": "Order.Cancelled",
         *       "cause": "The customer has cancelled the order."
         *     }
         */
        ErrorRequest: {
            /** @description The name of the error. */
            error?: string | null;
            /** @description Why, in words. */
            cause?: string | null;
        };
        ExecutionSummaryResponse: {
            /**
             * Format: uuid
             * @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05
             */
            id: string;
            /**
             * Format: uuid
             * @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05
             */
            workflowId: string;
            /**
             * @description The name of the workflow; null if the workflow was deleted.
             * @example pix-on-credit-card
             */
            workflowName: string | null;
            /** @description The version of the workflow that it runs. */
            version: number;
            /** @example order-1 */
            name: string;
            status: components["schemas"]["ExecutionStatus"];
            /**
             * @description The name of the error with which it has ended.
             * @example States.Timeout
             */
            error?: string;
            /**
             * Format: date-time
             * @example 2026-11-21T12:00:00.000Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T12:00:01.000Z
             */
            stoppedAt?: string;
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
        WebhookCallResponse: {
            /**
             * @description `started`: the call has started an execution. `resumed`: it has completed a waiting task. `kept`: no task waits for
             *     it yet. `repeated`: the same call was received before, so this one has no effect.
             */
            result: components["schemas"]["WebhookCallResult"];
            /**
             * Format: uuid
             * @description The execution that was started or resumed.
             * @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05
             */
            executionId?: string;
        };
        /**
         * @example {
         *       "output": {
         *         "paid": true
         *       }
         *     }
         */
        TaskSuccessRequest: {
            /** @description The output of the task, any JSON value. Default: null. */
            output?: unknown;
        };
        /**
         * @example {
         *       "definition": {
         *         "Type": "Task",
         *         "Resource": "http",
         *         "Retry": [
         *           {
         *             "ErrorEquals": [
         *               "Bank.Down"
         *             ],
         *             "IntervalSeconds": 2
         *           }
         *         ],
         *         "Next": "Paid"
         *       },
         *       "input": {
         *         "amount": "10.00"
         *       },
         *       "mock": {
         *         "errorOutput": {
         *           "error": "Bank.Down",
         *           "cause": "maintenance"
         *         }
         *       }
         *     }
         */
        StateTest: {
            /** @description The state. Its Next and its catchers can name states that do not exist. */
            definition: {
                [key: string]: unknown;
            };
            /** @description The input of the state. Default: an empty object. */
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
            /** @description The result or the error of a Task, a Parallel or a Map, which is then not run. */
            mock?: {
                /** @description The result of the task or of the branches. */
                result?: unknown;
                errorOutput?: {
                    error: string;
                    cause?: string;
                };
            };
            /** @description How often the matching retrier was used before. */
            retrierRetryCount?: number;
        };
        StateTestResponse: {
            /** @description The output of the state. */
            output?: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description The arguments that the state sends to its task. */
            afterArguments?: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /** @description `RETRIABLE`: a retrier tries it again. `WAITING`: it waits for a time, or for its task. */
            status: components["schemas"]["StateTestStatus"];
            error?: string;
            cause?: string;
            /** @description The next state. */
            nextState?: string;
            /** @description The variables after the state. */
            variables: {
                [key: string]: unknown;
            };
            /** @description The seconds until the state is tried again or continues. */
            waitSeconds?: number;
            events: components["schemas"]["StateTestEventResponse"][];
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
        WorkflowSeedResponse: {
            workflows: components["schemas"]["SeededWorkflowResponse"][];
        };
        SeededWorkflowResponse: {
            /** @description An input with which it succeeds. */
            input: ({
                [key: string]: unknown;
            } | null) | unknown[] | string | number | boolean;
            /**
             * Format: uuid
             * @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05
             */
            id: string;
            /** @example pix-by-credit-card */
            name: string;
            /** @description What it does. */
            description: string;
            /** @description Its output, and the errors with which it fails. */
            returns: string;
        };
        CoveredResponse: {
            total: number;
            /** @description How many of them were reached at least once. */
            covered: number;
            /** @description Those that were never reached. */
            missing: string[];
            reached: components["schemas"]["ReachedResponse"][];
        };
        ReachedResponse: {
            /** @example Paid */
            name: string;
            /** @description How often it was reached. */
            count: number;
        };
        /** @enum {string} */
        StateTestStatus: "CAUGHT_ERROR" | "FAILED" | "RETRIABLE" | "SUCCEEDED" | "WAITING";
        StateTestEventResponse: {
            /** @example TaskStateEntered */
            type: string;
            details: {
                [key: string]: unknown;
            };
        };
        /** @enum {string} */
        WebhookCallResult: "kept" | "repeated" | "resumed" | "started";
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
         *     - `execution.finished`: An execution has ended. `data` is the execution as `GET /executions/{id}` returns it, without its history.
         * @enum {string}
         */
        WebhookEventType: "*" | "execution.finished";
        HistoryEventResponse: {
            /** @description From 1, in the order of the history. */
            id: number;
            /** @description The event before it in the same branch; 0 for the first. */
            previousEventId: number;
            timestamp: string;
            /**
             * @description The type of the event, as in AWS.
             * @example TaskStateEntered
             */
            type: string;
            /** @description The state, if the event belongs to one. */
            state?: string;
            /** @description The details, with the names of AWS: input, output, error, cause, resource and so on. */
            details: {
                [key: string]: unknown;
            };
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
        WebhookSettingsResponse: {
            /** @description Whether a call must be signed. */
            signed: boolean;
            /**
             * @description JSON Pointer to the correlation id in the body of a call.
             * @example /correlationId
             */
            correlation: string;
            /** @description The URL of the webhook. */
            url: string;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflows. */
            200: {
                headers: {
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
            header?: never;
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
            header?: never;
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
            /** @description The workflow does not have the version in If-Match. Code: `WORKFLOW_CHANGED`. */
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
            header?: never;
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
            header?: never;
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
                /** @description Only executions with this status. */
                status?: components["schemas"]["ExecutionStatus"];
                /** @description Only executions of this version. */
                version?: number;
                /** @description Only items of this instant or later (ISO 8601). Without a time zone, it is in UTC. */
                from?: string;
                /** @description Only items before this instant (ISO 8601). Without a time zone, it is in UTC. */
                to?: string;
            };
            header?: never;
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
                /** @description The key of the request. A repeat with the same key does not start a second execution. */
                "Idempotency-Key"?: string;
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
            /** @description The execution already exists: the Idempotency-Key has started it before, or it runs and has the same name. */
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
                /** @description The id of an event. Only later events of the history are shown. */
                after?: number;
            };
            header?: {
                /** @description `wait=10` waits up to ten seconds for the end of the execution. */
                Prefer?: string;
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
            /** @description The client has already received the last event. */
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
            header?: never;
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
            header?: never;
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
    listAllExecutions: {
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
                /** @description Only executions with this status. */
                status?: components["schemas"]["ExecutionStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The executions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionSummaryResponse"][];
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
    callWebhook: {
        parameters: {
            query?: {
                /** @description The correlation id of the task that waits. Default: the one in the body. */
                correlationId?: string;
            };
            header?: {
                /** @description The id of the call. A call with the same id is processed only once. */
                "webhook-id"?: string;
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
            /** @description The sandbox already keeps the maximum number of calls. Code: `WEBHOOK_CALLS_FULL`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Workflows call each other in an endless loop. Code: `WORKFLOW_LOOP`. */
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
            header?: never;
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
            header?: never;
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
            header?: never;
            path: {
                /** @description The token of the task: `$$.Task.Token`, or `$states.context.Task.Token`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task continues. */
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
                /** @description An execution of the workflow. The diagram shows its version of the workflow and marks its path. */
                executionId?: string;
                /** @description Mermaid text, or an SVG image. Default: `svg` if the client accepts `image/svg+xml`, otherwise `mermaid`. */
                format?: "mermaid" | "svg";
            };
            header?: never;
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
            /** @description The maximum number of diagrams is already being drawn. Code: `DIAGRAMS_BUSY`. */
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
                /** @description Mermaid text, or an SVG image. Default: `svg` if the client accepts `image/svg+xml`, otherwise `mermaid`. */
                format?: "mermaid" | "svg";
            };
            header?: never;
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
            /** @description The maximum number of diagrams is already being drawn. Code: `DIAGRAMS_BUSY`. */
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
            header?: never;
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
            header?: never;
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
            header?: never;
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
