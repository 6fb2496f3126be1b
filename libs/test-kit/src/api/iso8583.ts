// Made by npm run generate from the API document of the service. Do not change it by hand.

export interface paths {
    "/iso8583/acquirer/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an authorization (0100, 0120) to the issuer.
         * @description The acquirer completes the message, packs it and sends it. If no response arrives within ISO8583_ANSWER_MS,
         *     by the clock of the sandbox, it sends a reversal advice. To try this, create a rule that delays or drops
         *     the responses of `/iso8583/issuer/**`. `GET /iso8583/acquirer/advices` shows the advices, which are repeated until
         *     the issuer confirms them.
         */
        post: operations["acquirerAuthorize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/financial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a financial message (0200, 0220) to the issuer: a debit, a capture or a refund. */
        post: operations["acquirerFinancial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a reversal (0400, 0420) to the issuer. It undoes an authorization or a financial message. */
        post: operations["acquirerReversal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a network management message (0800) to the issuer, such as a sign-on or an echo test. */
        post: operations["acquirerNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the links of the sandbox, in the order of their creation. */
        get: operations["listLinks"];
        put?: never;
        /**
         * Defines a connection of the acquirer to a host over TCP, and opens it.
         * @description Messages use it with `?link=`: `POST /iso8583/acquirer/authorize?link=my-host`. The link is data of the
         *     sandbox. Each instance of the service has its own connection. The first use opens it, and it is opened again after
         *     a failure. The response waits up to two seconds for the connection; `status` and `lastError` show the result.
         */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/links/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one link, with its state in this instance of the service. */
        get: operations["findLink"];
        put?: never;
        post?: never;
        /** Deletes a link. The acquirer signs off and closes the connection. */
        delete: operations["deleteLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/links/{name}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the last 100 messages of a link in this instance of the service, newest first. Card data is masked. */
        get: operations["listLinkMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/links/{name}/echo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an echo test (0800, DE70 301). */
        post: operations["echoLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/links/{name}/sign-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs on (0800, DE70 001). A link with `signOn` does so itself when it has connected. */
        post: operations["signOnLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/links/{name}/sign-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs off (0800, DE70 002). The connection stays open, and messages are still sent. */
        post: operations["signOffLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/advices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the advices of the acquirer, newest first: the reversals of messages without a response, and the advices and
         *     confirmations that the acquirer was asked to send. With `listener`, the advices of the host.
         * @description An advice without a response is repeated after 5, 10, 20, 40, 80 and 160 seconds on the clock of the
         *     sandbox, as 0421, 0221, 0121 or 0203, and then given up. The reversal of a request is planned before the request
         *     is sent, and deleted when its response arrives. While the clock is frozen, it is repeated when the clock is
         *     advanced. All waiting advices are kept, and the newest 10,000 others.
         */
        get: operations["listAdvices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/advices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one advice. */
        get: operations["findAdvice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/advices/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an advice now, even if it was given up, and returns it after the try. A confirmed advice is not sent again. */
        post: operations["sendAdvice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a load run: sends messages at a rate, and counts their responses.
         * @description Times are on the monotonic clock of the machine, even if the clock of the sandbox is frozen. Messages
         *     without a response are counted, and reversed only with `reverse`. An instance of the service runs four at the same
         *     time.
         */
        post: operations["startLoad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/acquirer/load/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a load run with its results until now.
         * @description With `?wait=` or `Prefer: wait=` the response waits until the run is finished.
         */
        get: operations["findLoad"];
        put?: never;
        post?: never;
        /** Cancels a load run. A finished run does not change. */
        delete: operations["cancelLoad"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/issuer/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides on an authorization (0100, 0120). An approval holds the amount.
         * @description A JSON body has data elements by name (`pan`, `amount` in cents, `expiry`, `pin`, `cvv` and others) or by
         *     number, in `fields`. Missing elements are completed, unless `complete` is false. A body in `text/plain` (hex
         *     or ASCII) or `application/octet-stream` is a packed message, which is used unchanged.
         */
        post: operations["issuerAuthorize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/issuer/financial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides on a financial message (0200, 0220): a debit, the capture of a hold, or a refund. */
        post: operations["issuerFinancial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/issuer/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides on a reversal request (0400) or a reversal advice (0420). An advice is always accepted. */
        post: operations["issuerReversal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/issuer/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a reconciliation (0500, 0520) with the totals of the host for an acquirer and a day.
         * @description The host counts the credits (DE74, DE86), debits (DE76, DE88), their reversals (DE75, DE77, DE87, DE89)
         *     and the net amount (DE97) of the acquirer in DE32 on the day in DE15, or else DE13. If a total of the message
         *     differs, the response to an 0500 has code 95, DE66 2 and the totals of the host.
         */
        post: operations["issuerReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/issuer/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a network management message (0800), such as a sign-on or an echo test. */
        post: operations["issuerNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the disputes of the sandbox, newest first. */
        get: operations["listDisputes"];
        put?: never;
        /**
         * Opens a dispute: charges a purchase back, completely or in part.
         * @description The cardholder is credited provisionally, and the merchant is debited. All disputes of a
         *     purchase together are never about more than its amount. A reversal cannot return an amount that is charged back.
         */
        post: operations["openDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/disputes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one dispute, with its history and the steps that it can take. */
        get: operations["findDispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/disputes/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the next step of a dispute, in place of the side that must act.
         * @description Each status has a deadline on the clock of the sandbox. A side that gives no answer in time has given
         *     up. docs/card-disputes.md has the steps, the days and the money that they move.
         */
        post: operations["takeDisputeStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dispute-movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the money that disputes moved, newest first. The movements of each step add up to zero. */
        get: operations["listDisputeMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dispute-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the reasons for a chargeback of each brand, with their time limits. */
        get: operations["listDisputeReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the test cards of the sandbox. Their numbers are not masked, because they are not real cards. */
        get: operations["listCards"];
        put?: never;
        /** Creates a test card. */
        post: operations["createCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one test card. */
        get: operations["findCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the status of a card. The statuses lost and stolen are final: only a reset undoes them. */
        put: operations["changeCardStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resets a card to its initial state: balance, status, holds and counters. Its history is deleted. */
        post: operations["resetCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resets all cards of the sandbox to their initial state. */
        post: operations["resetAllCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the messages for a card that the host decided on, newest first. */
        get: operations["listCardTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the messages for all cards that the host decided on, newest first. */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the holds of a card with their status, newest first. */
        get: operations["listCardHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the ledger of a card, newest first. The sum of the amounts of an account is its balance. */
        get: operations["listCardLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/preset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the preset of the sandbox, and all presets. A preset defines magic values of PAN or amount. */
        get: operations["getPreset"];
        /** Sets the preset of the sandbox. `off` disables magic values. */
        put: operations["changePreset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the accounts of a card that have a balance of their own. The first is the default account. */
        get: operations["listCardAccounts"];
        put?: never;
        /**
         * Adds an account with a balance of its own to a card.
         * @description From then on, a message whose DE3 names the type moves the money of this account. Holds that exist stay on
         *     the account that they were made on, and so do their captures and reversals.
         */
        post: operations["addCardAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/installments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the payments of a card in installments that were posted and not wholly reversed, newest first, with their
         *     interest, their cost and each installment.
         */
        get: operations["listCardInstallments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/installments/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the sums of the installments of a card by the month in which they are due, as its bills have them. */
        get: operations["listCardInstallmentMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/retries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how the host applies the retry rules of the brands. */
        get: operations["getRetryMode"];
        /**
         * Changes how the host applies the retry rules of the brands.
         * @description Declined authorizations and financial messages are counted by card, merchant (DE42) and, for Visa and
         *     Elo, amount. Advices and reversals are not counted. With `enforce`, an attempt after an irreversible decline or
         *     over the limit gets the code of the earlier decline again, by rule `retry.limit`; real brands charge a fee
         *     instead.
         */
        put: operations["changeRetryMode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/retries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the declined attempts with a card, by merchant and amount. */
        get: operations["listCardRetries"];
        put?: never;
        post?: never;
        /** Deletes the declined attempts with a card, so that the merchants can try again. */
        delete: operations["clearCardRetries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the behaviour of the host in the sandbox. */
        get: operations["getHost"];
        /**
         * Changes the behaviour of the host in the sandbox.
         * @description The body replaces all settings: an absent member gets its default. With `issuer` online, the messages
         *     that the network approved while the issuer was unavailable are posted, even if a balance becomes negative.
         */
        put: operations["changeHost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the exchange rates of the sandbox. The rates of a new sandbox are not real and do not change. */
        get: operations["getRates"];
        /** Replaces the exchange rates of the sandbox. A message in a currency without a rate gets code 13. */
        put: operations["changeRates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the institutions that sent network management messages (0800), with their state. Keys are not shown. */
        get: operations["listNetworkStates"];
        put?: never;
        post?: never;
        /** Deletes all sign-ons, sign-offs, cutovers and exchanged keys of the sandbox. */
        delete: operations["resetNetwork"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reconciliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reconciliations (0500, 0520) that the host received or sent, newest first, with the totals of both sides.
         * @description The newest 10,000 are kept.
         */
        get: operations["listReconciliations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the totals of each institution and settlement day, from the ledger of the cards: those with the newest
         *     messages first, at most 1,000.
         */
        get: operations["listSettlementTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cards/{pan}/scripts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the issuer scripts of a card with their status, newest first. */
        get: operations["listCardScripts"];
        put?: never;
        /**
         * Queues an issuer script for the chip of a card.
         * @description The response to the next chip payment of the card with a correct cryptogram carries the script in DE55, in tag
         *     71 or 72, approved or declined. So `PUT /admin/host` with `{"security": {"chip": "check"}}` must be set. The next message
         *     with tag 9F5B (or DF31) reports the result.
         */
        post: operations["queueCardScript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the tokens of the sandbox, newest first. The numbers of their cards are not shown. */
        get: operations["listTokens"];
        put?: never;
        /**
         * Creates a token for a card.
         * @description A message with the number of the token in DE2, DE35 or DE45 is decided on as a message of the card, if the
         *     token allows it. The same requests create the same tokens in each sandbox.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one token. */
        get: operations["findToken"];
        put?: never;
        post?: never;
        /** Deletes a token. It stays in the list with the status deleted, because payments name it. */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tokens/{token}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Suspends, resumes or deletes a token. The status deleted is final. */
        put: operations["changeTokenStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/decode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decodes a packed message. */
        post: operations["decodeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/encode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Packs a message. Missing elements are not completed. */
        post: operations["encodeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Explains a packed message: the position and the length of each element, in bytes. */
        post: operations["explainMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/guess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a packed message with every profile, to find its profile. A length prefix, a TPDU or a text header before
         *     the message is recognized.
         */
        post: operations["guessProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the built-in profiles and the profiles that were posted to the sandbox. */
        get: operations["listProfiles"];
        put?: never;
        /** Adds a profile to the sandbox. A posted profile with the same name is replaced. */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/profiles/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one profile. You can change a copy of it and post it under another name. */
        get: operations["findProfile"];
        put?: never;
        post?: never;
        /** Deletes a profile that was posted to the sandbox. */
        delete: operations["deleteProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/response-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the response codes (DE39), with their meaning and whether the payment can be retried.
         * @description The rules are ABECS Normativo 21 and the retry programs of the card brands. `brand` selects the table of one
         *     brand; for `amex` it also has the brand's own codes of three digits.
         */
        get: operations["listResponseCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the built-in profiles and the profiles of the sandbox. */
        get: operations["listMessageProfiles"];
        put?: never;
        /**
         * Adds a profile to the sandbox, from a profile, a packager of jPOS or a specification of moov-io/iso8583.
         * @description A posted profile with the same name is replaced. JSON with `fields` is a specification of moov. XML is a field
         *     description of GenericPackager; its DOCTYPE is not resolved, and classes are names in a table.
         */
        post: operations["importProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/profiles/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one profile, or writes it for jPOS or moov-io/iso8583.
         * @description The other formats describe only how messages are packed. They have no rules of a host (`presence`, `echo`, `adviceCode`,
         *     `places`, `keyExchange`) and no elements to mask (`private`), so these are left out.
         */
        get: operations["findMessageProfile"];
        put?: never;
        post?: never;
        /** Deletes a profile of the sandbox. */
        delete: operations["deleteMessageProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/cvv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a card verification value: CVV, CVV2, iCVV of a chip, or dCVV of a contactless payment. */
        post: operations["makeCvv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/cvv/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks a card verification value. */
        post: operations["checkCvv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/cavv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the authentication value of a cardholder (CAVV of 3-D Secure) or of a token (TAVV).
         * @description The layout is that of Visa, usage 3, version 0, whose three digits are made as a CVV2 with the tracking number. A
         *     number in a range of tokens gets the key of tokens. The layouts of the values of tokens and of Mastercard are not
         *     public; here they are the same.
         */
        post: operations["makeCavv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/cavv/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the authentication value of a cardholder (CAVV) or of a token (TAVV). */
        post: operations["checkCavv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an issuer script (tag 71 or 72) for the response to a cryptogram. */
        post: operations["makeScript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/script/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the MACs of the commands in an issuer script, as the chip of the card does. */
        post: operations["checkScript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the published test keys with their check values. They are the keys of the host. */
        get: operations["listTestKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/pin-block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an enciphered PIN block for DE52: formats 0, 1, 3 (TDES) and 4 (AES) of ISO 9564. */
        post: operations["makePinBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/pin-block/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks whether a PIN block has a PIN. The response never shows another PIN. */
        post: operations["checkPinBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/mac": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the MAC of a message (DE64 or DE128), or of any bytes.
         * @description The MAC of a message is over all its packed bytes before the MAC element. So it depends on the profile.
         */
        post: operations["makeMac"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/mac/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the MAC of a message, or of any bytes. */
        post: operations["checkMac"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/arqc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the cryptogram of a card (ARQC, tag 9F26) over chip data.
         * @description The key of the card is derived from the issuer master key. Tag 9F10 selects the version: its
         *     third byte is 0A (CVN 10), 11 (CVN 17, contactless) or 12 (CVN 18) for Visa, and its second byte is 10, 11, 14 or 15 (hex) for
         *     M/Chip of Mastercard, which has 18 bytes.
         */
        post: operations["makeArqc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/arqc/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks a cryptogram (tag 9F26), and makes the one of the response (ARPC, tag 91). */
        post: operations["checkArqc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/key-block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wraps a key in a key block of TR-31 (ASC X9.143), version A, B, C or D.
         * @description The padding is as short as possible, and random: two blocks of one key differ. Never use real keys here.
         */
        post: operations["makeKeyBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/key-block/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks a key block, and shows its header and its key. */
        post: operations["checkKeyBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/listeners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the listeners of the sandbox that are open in this instance of the service. */
        get: operations["listListeners"];
        put?: never;
        /**
         * Opens a port for ISO 8583 over TCP or TLS. Its messages belong to one sandbox, and use one profile and one
         *     framing. The listener stays open until it is deleted, its sandbox is dropped, or the service stops. With several
         *     instances of the service, it is open only in the instance that handles this request; the variable
         *     ISO8583_LISTENERS opens listeners in all.
         */
        post: operations["openListener"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/listeners/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one listener, with the number of its connections and messages. */
        get: operations["findListener"];
        put?: never;
        post?: never;
        /** Answers the running messages of a listener, and closes it. A listener of a variable opens again at the next start. */
        delete: operations["closeListener"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/listeners/{name}/echo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an echo test (0800 with DE70 301) to all clients that are connected to the listener, and waits for their
         *     responses (0810 with the same DE11 and DE7). The time limit is ISO8583_ANSWER_MS by the clock of the sandbox.
         */
        post: operations["echoClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/listeners/{name}/advices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores an advice (0120, 0220, 0420) of the host, and forwards it to a client of the listener.
         * @description The advices of a listener are sent in order. While no client is connected, or the institution (DE33, DE32) is
         *     not signed on, they wait. Without a response, an advice is repeated after 5, 10, 20, 40, 80 and 160 seconds on the
         *     clock of the sandbox, as 0121, 0221 or 0421, and then given up. With several instances of the service, the instance
         *     with the connection sends it. `GET /iso8583/acquirer/advices?listener=` lists the advices.
         */
        post: operations["queueAdvice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/listeners/{name}/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a network management message (0800) to all clients that are connected to the listener, and waits for their
         *     responses: the host signs on or off, begins a settlement day, or sends a new key.
         * @description One approval changes the state of the institution: `hostStatus`, the settlement date or the key. A new key is
         *     valid already when the message is sent, beside the key before it; a refusal withdraws it. Only the clients of this
         *     instance of the service get the message.
         */
        post: operations["sendHostNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iso8583/tools/listeners/{name}/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the totals of the host for an institution and a settlement day (0500 or 0520) to all clients of the listener,
         *     and waits for their responses. `GET /admin/reconciliations` lists the result.
         */
        post: operations["sendHostReconciliation"];
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
         *     - `10`: Approved in part
         *     - `11`: Approved, VIP
         *     - `12`: Invalid transaction (a retry is forbidden)
         *     - `13`: Invalid amount (a retry is forbidden)
         *     - `14`: Invalid card number (a retry is forbidden)
         *     - `15`: No such issuer (a retry is forbidden)
         *     - `16`: Approved, update track 3
         *     - `17`: Customer cancellation
         *     - `18`: Customer dispute
         *     - `19`: Re-enter transaction (a retry is forbidden)
         *     - `20`: Invalid response
         *     - `21`: No action taken
         *     - `22`: Suspected malfunction
         *     - `23`: Unacceptable fee (a retry is forbidden)
         *     - `24`: File update not supported
         *     - `25`: Unable to locate record
         *     - `26`: Duplicate record
         *     - `27`: File update field error
         *     - `28`: File locked
         *     - `29`: File update not successful
         *     - `30`: Format error (a retry is forbidden)
         *     - `31`: Bank not supported
         *     - `32`: Completed partially
         *     - `33`: Expired card, pick up
         *     - `34`: Suspected fraud, pick up
         *     - `35`: Contact acquirer, pick up
         *     - `36`: Restricted card, pick up
         *     - `37`: Call acquirer security, pick up
         *     - `38`: PIN tries exceeded, pick up (a retry is allowed)
         *     - `39`: No credit account (a retry is allowed)
         *     - `40`: Function not supported
         *     - `41`: Lost card, pick up (a retry is forbidden)
         *     - `42`: No universal account
         *     - `43`: Stolen card, pick up (a retry is forbidden)
         *     - `44`: No investment account
         *     - `46`: Closed account (a retry is forbidden)
         *     - `51`: Insufficient funds (a retry is allowed)
         *     - `52`: No checking account (a retry is allowed)
         *     - `53`: No savings account (a retry is allowed)
         *     - `54`: Expired card (a retry is forbidden)
         *     - `55`: Incorrect PIN (a retry is allowed)
         *     - `56`: No card record (a retry is forbidden)
         *     - `57`: Not permitted to cardholder
         *     - `58`: Not permitted to terminal (a retry is forbidden)
         *     - `59`: Suspected fraud (a retry is allowed)
         *     - `60`: Contact acquirer
         *     - `61`: Exceeds amount limit (a retry is allowed)
         *     - `62`: Restricted card
         *     - `63`: Security violation
         *     - `64`: Original amount incorrect (a retry is forbidden)
         *     - `65`: Exceeds frequency limit (a retry is allowed)
         *     - `66`: Call acquirer security
         *     - `67`: Hard capture, pick up at ATM
         *     - `68`: Response received too late
         *     - `70`: PIN data required (a retry is allowed)
         *     - `74`: PIN expired or cannot be verified (a retry is forbidden)
         *     - `75`: PIN tries exceeded (a retry is allowed)
         *     - `76`: Cannot locate previous message, or invalid account (a retry is forbidden)
         *     - `77`: Data inconsistent with the original (a retry is forbidden)
         *     - `78`: Card blocked or never activated
         *     - `79`: Account closed or inactive, or life cycle (Mastercard)
         *     - `80`: Processing time exceeded
         *     - `81`: Cryptographic error in PIN (a retry is forbidden)
         *     - `82`: CVV or chip verification failed, or policy (Mastercard)
         *     - `83`: Cannot verify PIN (Elo), or fraud or security (Mastercard)
         *     - `85`: No reason to decline
         *     - `86`: Cannot verify PIN (a retry is allowed)
         *     - `88`: Cryptographic failure (a retry is forbidden)
         *     - `90`: Cutoff in progress
         *     - `91`: Issuer or switch inoperative (a retry is allowed)
         *     - `92`: Cannot route (a retry is forbidden)
         *     - `93`: Violation of law (a retry is forbidden)
         *     - `94`: Duplicate transmission (a retry is forbidden)
         *     - `95`: Reconciliation error
         *     - `96`: System malfunction (a retry is allowed)
         *     - `00`: Approved
         *     - `01`: Refer to issuer (a retry is forbidden)
         *     - `02`: Refer to issuer, special condition
         *     - `03`: Invalid merchant (a retry is forbidden)
         *     - `04`: Pick up card
         *     - `05`: Do not honor (a retry is allowed)
         *     - `06`: Error
         *     - `07`: Pick up card, special condition (a retry is forbidden)
         *     - `08`: Honor with identification
         *     - `09`: Request in progress
         *     - `1A`: Additional customer authentication required (a retry is allowed)
         *     - `5C`: Transaction not supported or blocked by the issuer (a retry is allowed)
         *     - `6P`: Verification of the holder's data failed (a retry is forbidden)
         *     - `9G`: Blocked by the cardholder (a retry is allowed)
         *     - `A1`: Issuer inoperative (American Express, as sent by Cielo) (a retry is allowed)
         *     - `A2`: Card or installment error (American Express, as sent by Cielo) (a retry is forbidden)
         *     - `A3`: Format error (American Express, as sent by Cielo) (a retry is forbidden)
         *     - `A4`: PIN tries exceeded (American Express, as sent by Cielo) (a retry is allowed)
         *     - `A5`: Insufficient funds, or not permitted to terminal (American Express, as sent by Cielo)
         *     - `A6`: Incorrect PIN (American Express, as sent by Cielo) (a retry is allowed)
         *     - `A7`: Cryptographic error (American Express, as sent by Cielo) (a retry is forbidden)
         *     - `AB`: Not a debit card; use the credit function
         *     - `AC`: Not a credit card; use the debit function
         *     - `AD`: Use the voucher function
         *     - `AE`: Use the balance of another benefit (Elo), or system malfunction (American Express, as sent by Cielo)
         *     - `B1`: Surcharge not supported (a retry is allowed)
         *     - `B2`: Surcharge not supported by the debit network (a retry is allowed)
         *     - `BV`: Expired card (American Express, as sent by Cielo) (a retry is forbidden)
         *     - `DA`: Invalid merchant (American Express, as sent by Cielo) (a retry is forbidden)
         *     - `FA`: Do not honor (American Express, as sent by Cielo) (a retry is allowed)
         *     - `FD`: Not permitted, lost or stolen (American Express, as sent by Cielo)
         *     - `FM`: Use the chip (a retry is forbidden)
         *     - `JB`: Invalid amount (American Express, as sent by Cielo) (a retry is forbidden)
         *     - `N0`: Force stand-in processing (a retry is allowed)
         *     - `N3`: Cash service not available (a retry is forbidden)
         *     - `N4`: Cash request exceeds the limit of the issuer (a retry is allowed)
         *     - `N7`: CVV2 verification failed (a retry is forbidden)
         *     - `N8`: Amount exceeds the pre-authorized amount (a retry is forbidden)
         *     - `P5`: PIN change or unblock failed (a retry is forbidden)
         *     - `P6`: New PIN not accepted (a retry is allowed)
         *     - `R0`: Stop payment order (a retry is forbidden)
         *     - `R1`: Revocation of authorization order (a retry is forbidden)
         *     - `R2`: Transaction does not qualify for Visa PIN (a retry is forbidden)
         *     - `R3`: Revocation of all authorization orders (a retry is forbidden)
         *     - `Z5`: Valid account, but amount not supported (a retry is allowed)
         * @enum {string}
         */
        Outcome: "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "40" | "41" | "42" | "43" | "44" | "46" | "51" | "52" | "53" | "54" | "55" | "56" | "57" | "58" | "59" | "60" | "61" | "62" | "63" | "64" | "65" | "66" | "67" | "68" | "70" | "74" | "75" | "76" | "77" | "78" | "79" | "80" | "81" | "82" | "83" | "85" | "86" | "88" | "90" | "91" | "92" | "93" | "94" | "95" | "96" | "00" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "1A" | "5C" | "6P" | "9G" | "A1" | "A2" | "A3" | "A4" | "A5" | "A6" | "A7" | "AB" | "AC" | "AD" | "AE" | "B1" | "B2" | "BV" | "DA" | "FA" | "FD" | "FM" | "JB" | "N0" | "N3" | "N4" | "N7" | "N8" | "P5" | "P6" | "R0" | "R1" | "R2" | "R3" | "Z5";
        /** @description A message with data elements by name. Missing elements are completed. */
        NamedCardMessage: {
            /** @description DE2: card number (PAN). */
            pan?: string | null;
            /** @description DE4: amount in cents. */
            amount?: number | null;
            /** @description DE49: currency, as BRL, USD, EUR or a numeric code of ISO 4217. */
            currency?: string | null;
            /** @description DE3: transaction type and account types. */
            processingCode?: string | null;
            /** @description DE14: expiry date of the card, YYMM. */
            expiry?: string | null;
            /** @description Security code (CVV) of the card, in DE48 or at the place of the profile. */
            cvv?: string | null;
            /** @description DE52: PIN. It is sent as a PIN block. */
            pin?: string | null;
            /** @description Electronic commerce indicator (ECI), such as 05 for Visa and 02 for Mastercard. */
            eci?: string | null;
            /** @description Authentication value of 3-D Secure (CAVV), or of a token (TAVV). */
            cavv?: string | null;
            /** @description Version of 3-D Secure, 1 or 2. */
            threeDsVersion?: string | null;
            /** @description Transaction id of the directory server of 3-D Secure. */
            dsTransactionId?: string | null;
            /** @description The requestor of the token (TRID). */
            tokenRequestorId?: string | null;
            /** @description true if the terminal supports partial approval. */
            partialApproval?: boolean | null;
            /** @description The plan of a payment in installments. */
            installments?: {
                /** @description The number of monthly installments. */
                count: number;
                /** @description Who finances the plan: merchant (without interest) or issuer (with interest). */
                type: components["schemas"]["LiableParty"];
            } | null;
            /** @description DE11: systems trace audit number of the message. */
            stan?: string | null;
            /** @description DE37: retrieval reference number. */
            rrn?: string | null;
            /** @description DE38: authorization code of an earlier approval. */
            authorizationCode?: string | null;
            /** @description DE90: the original message, which is reversed or completed. */
            original?: {
                mti?: string;
                stan?: string;
                transmissionDateTime?: string;
                acquirerId?: string;
            } | null;
            /** @description DE95: the remaining amount after a partial reversal, in cents. */
            replacementAmount?: number | null;
            /** @description DE7: transmission date and time, MMDDhhmmss in UTC. */
            transmissionDateTime?: string | null;
            /** @description DE12: local time of the terminal, hhmmss. */
            localTime?: string | null;
            /** @description DE13: local date of the terminal, MMDD. */
            localDate?: string | null;
            /** @description DE15: settlement date, MMDD. */
            settlementDate?: string | null;
            /** @description DE18: merchant category code. */
            mcc?: string | null;
            /** @description DE22: how the card was read, and whether a PIN can be entered. */
            posEntryMode?: string | null;
            /** @description DE23: sequence number of the card. */
            cardSequence?: string | null;
            /** @description DE25: conditions at the point of sale. */
            posConditionCode?: string | null;
            /** @description DE32: identification of the acquirer. */
            acquirerId?: string | null;
            /** @description DE33: identification of the institution that forwards the message. */
            forwarderId?: string | null;
            /** @description DE35: track 2 of the card. */
            track2?: string | null;
            /** @description DE41: identification of the terminal. */
            terminalId?: string | null;
            /** @description DE42: identification of the merchant. */
            merchantId?: string | null;
            /** @description DE43: name and place of the merchant. */
            merchantName?: string | null;
            /** @description DE48: additional private data. */
            additionalData?: string | null;
            /** @description DE55: chip data (BER-TLV in hex). */
            emv?: string | null;
            /** @description DE70: network management code, such as 301 for an echo test. */
            networkCode?: string | null;
            /** @description true: the message is an advice, as in 0120. */
            advice?: boolean | null;
            /** @description true: the message is a repeat, as in 0101. */
            repeat?: boolean | null;
            /** @description Message type indicator. Default: the request of the address, such as 0100. */
            mti?: string;
            /** @description Data elements by number, as in {"2": "4000000000000001"}. Binary elements are in hex. */
            fields?: {
                [key: string]: string;
            } | null;
            /** @description Subelements by path, as in {"48.84": "02"}. An element of the profile can be given by its subelements. */
            parts?: {
                [key: string]: string;
            } | null;
            /** @description The header before the MTI in hex, if the profile has one. Default: that of the profile. */
            header?: string | null;
            /** @description false: missing elements are not completed. Default: true. */
            complete?: boolean | null;
            /** @description true: missing elements are not completed, and a missing mandatory element gets code 30. Default: the setting of the sandbox. */
            strict?: boolean | null;
        };
        /** @description A message with data elements by number. Missing elements are completed. */
        NumberedMessage: {
            /** @description Message type indicator. Default: the request of the address, such as 0100. */
            mti?: string;
            fields?: {
                [key: string]: string;
            };
            /** @description Subelements by path, as in {"48.84": "02"}. An element of the profile can be given by its subelements. */
            parts?: {
                [key: string]: string;
            } | null;
            /** @description The header before the MTI in hex, if the profile has one. Default: that of the profile. */
            header?: string | null;
            /** @description false: missing elements are not completed. Default: true. */
            complete?: boolean | null;
            /** @description true: missing elements are not completed, and a missing mandatory element gets code 30. Default: the setting of the sandbox. */
            strict?: boolean | null;
        };
        AcquirerResponse: {
            /** @description The message that was sent. */
            request: components["schemas"]["MessageResponse"];
            /** @description The response of the issuer; null if none arrived in time. */
            response: components["schemas"]["ReceivedResponse"] | null;
            /** @description The reversal advice that the acquirer sent. Present only if no response to a request arrived in time. */
            reversal?: components["schemas"]["ReversalResponse"];
            /** @description The stored advice. Present only if the message is an advice (0120, 0220, 0420) or a confirmation (0202). */
            advice?: components["schemas"]["StoredAdviceResponse"];
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
         *       "name": "my-host",
         *       "host": "127.0.0.1",
         *       "port": 8583
         *     }
         */
        NewLink: {
            /** @description The name of the link in addresses: 1 to 40 characters, each a lower-case letter, a digit or a hyphen. */
            name: string;
            /** @description The host name or the IP address of the host. */
            host: string;
            /** @description The TCP port of the host. */
            port: number;
            /**
             * @description Profile of the messages. Default: ascii.
             * @default ascii
             */
            profile?: string;
            /**
             * @description Framing of the messages: a name, or a layout. Default: binary2.
             * @default binary2
             */
            framing?: components["schemas"]["LinkFraming"];
            /**
             * @description true, or an object with settings, if the connection uses TLS. Default: false.
             * @default false
             */
            tls?: boolean | {
                /** @description Certificates in PEM that sign the certificate of the host. Default: the public ones. */
                ca?: string;
                /**
                 * @description false: the certificate of the host is not checked. Default: true.
                 * @default true
                 */
                verify?: boolean;
            };
            /**
             * @description Whether the acquirer signs on (0800, DE70 001) when it has connected. Default: true.
             * @default true
             */
            signOn?: boolean;
            /** @description Seconds between echo tests (DE70 301), on the clock of the sandbox. Default: none are sent. */
            echoSeconds?: number;
            /** @description How long the acquirer waits for a response, on the clock of the sandbox. Default: ISO8583_ANSWER_MS. */
            answerMs?: number;
        };
        LinkResponse: {
            /** @description The name of the framing, or its layout. */
            framing: components["schemas"]["LinkFraming"];
            /** @example my-host */
            name: string;
            /** @example 127.0.0.1 */
            host: string;
            /** @example 8583 */
            port: number;
            /** @example ascii */
            profile: string;
            /** @description Whether the connection uses TLS. */
            tls: boolean;
            signOn: boolean;
            echoSeconds: number | null;
            answerMs: number | null;
            /** @description `down` means that the next use connects. */
            status: components["schemas"]["LinkStatus"];
            counts: components["schemas"]["LinkCountsResponse"];
            /**
             * @description The last error: why the connection is down or was down, or why a message could not be read. Null if there was
             *     none.
             * @example The connection failed: connect ECONNREFUSED 127.0.0.1:8583.
             */
            lastError: string | null;
        };
        LinkMessageResponse: {
            /** @description When it was sent, or arrived, on the clock of the sandbox. */
            at: string;
            /** @description The message that was sent. Absent for a message of the host that belongs to no request. */
            request?: components["schemas"]["LoggedMessageResponse"];
            /** @description The message that arrived. Absent if none did. */
            response?: components["schemas"]["LoggedMessageResponse"];
            outcome: components["schemas"]["LinkMessageOutcome"];
            /** @description From the request to its response in ms; null without one. */
            latencyMs: number | null;
            /** @description The reason why a message could not be read, or a note that the request came from the host. Null otherwise. */
            detail: string | null;
        };
        NetworkActionResponse: {
            /** @description The message that was sent. Absent if the link is down and nothing was sent. */
            request?: components["schemas"]["LoggedMessageResponse"];
            /** @description The response of the host. Absent if none arrived in time. */
            response?: components["schemas"]["LoggedMessageResponse"];
            /** @description The link after the action. */
            link: components["schemas"]["LinkResponse"];
        };
        /** @enum {string} */
        AdviceStatus: "confirmed" | "given-up" | "planned" | "waiting";
        AdviceResponse: {
            /**
             * Format: uuid
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /** @description The link that it is sent over; null: over HTTP, or to the clients of a listener. */
            link: string | null;
            /** @description The listener whose clients get an advice of the host; null for an advice of the acquirer. */
            listener: string | null;
            /** @example ascii */
            profile: string;
            /** @description Why the network approved the payment in place of the issuer. Absent for other advices. */
            standInReason?: components["schemas"]["StandInReason"];
            /** @description The advice as it was created. Repeats have the MTI 0421, 0221, 0121 or 0203. Card data is masked. */
            message: components["schemas"]["LoggedMessageResponse"];
            /**
             * @description `planned`: the reversal of a request that waits for its response. `confirmed`: the host has answered. `given-up`:
             *     it is no longer repeated.
             */
            status: components["schemas"]["AdviceStatus"];
            /**
             * @description How often it was sent, or tried while the host could not be reached.
             * @example 1
             */
            tries: number;
            /** @description When it is repeated, on the clock of the sandbox; null unless it waits. */
            nextTryAt: string | null;
            /** @description The last response of the host. Absent if there was none. */
            response?: components["schemas"]["LoggedMessageResponse"];
            /** @description The reason why the last try did not confirm it; null if it did. */
            lastError: string | null;
            createdAt: string;
            /** @description When it was confirmed or given up. */
            finishedAt: string | null;
        };
        /**
         * @example {
         *       "rate": 200,
         *       "messages": 100,
         *       "request": {
         *         "pan": "4000000000000001",
         *         "amount": 100
         *       }
         *     }
         */
        NewLoad: {
            /** @description The link that the messages are sent over. Default: over HTTP. */
            link?: string;
            /** @description Profile of the messages over HTTP. A link has its own. Default: ascii. */
            profile?: string;
            /** @description Messages per second. */
            rate: number;
            /** @description The number of messages. */
            messages: number;
            /**
             * @description The class of the messages, as in the address `/iso8583/acquirer/authorize`. Default: authorize.
             * @default authorize
             */
            class?: components["schemas"]["NewLoadClass"];
            /** @description The message, as POST /iso8583/acquirer/authorize takes it. Each message gets its own DE7, 11, 12, 13 and 37. */
            request: components["schemas"]["NamedCardMessage"];
            /** @description Messages that wait for their responses at the same time. Default: 256 over a link, 32 over HTTP. */
            concurrency?: number;
            /**
             * @description Whether messages without a response are reversed. Default: false.
             * @default false
             */
            reverse?: boolean;
        };
        LoadResponse: {
            /**
             * Format: uuid
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            status: components["schemas"]["LoadStatus"];
            /** @description The link that the messages are sent over; null: over HTTP. */
            link: string | null;
            /** @description The requested number of messages per second. */
            rate: number;
            /** @description The requested number of messages. */
            messages: number;
            sent: number;
            answered: number;
            approved: number;
            /**
             * @description The number of declined messages by response code.
             * @example {
             *       "51": 3
             *     }
             */
            declined: {
                [key: string]: number;
            };
            /** @description Messages without a response in time. */
            unanswered: number;
            /** @description Responses after the time limit. */
            late: number;
            /** @description Messages that could not be sent, because the link was down. */
            notSent: number;
            /** @description Messages without a response that were reversed. */
            reversed: number;
            /** @description The messages per second that were sent. */
            rateReached: number;
            /** @description Absent while there is no response. */
            latencyMs?: components["schemas"]["LoadLatencyResponse"];
            /** @description On the clock of the sandbox. */
            startedAt: string;
            /** @description Null while it is running. */
            finishedAt: string | null;
            /** @description The reason why it ended early, or why a message could not be sent; null if all were sent. */
            error: string | null;
        };
        AnswerResponse: {
            /**
             * @description Message type indicator.
             * @example 0110
             */
            mti: string;
            /**
             * @description Data elements by number. Binary elements are in hex.
             * @example {
             *       "4": "000000001000",
             *       "11": "000001",
             *       "39": "00"
             *     }
             */
            fields: {
                [key: string]: string;
            };
            /**
             * @description Subelements by path. Absent if no element has subelements in the profile.
             * @example {
             *       "48.84": "02"
             *     }
             */
            parts?: {
                [key: string]: string;
            };
            /**
             * @description The header before the MTI in hex. Absent if the profile has none.
             * @example 16010200580000000000000000000000000000000000
             */
            header?: string;
            /**
             * @description The packed message in hex, in the profile of the request.
             * @example 30313130
             */
            raw: string;
            /**
             * @description Response code (DE39).
             * @example 00
             */
            responseCode: string;
            /** @description True if the response code is an approval. */
            approved: boolean;
            /**
             * @description Meaning of the response code.
             * @example Approved
             */
            message: string;
            /**
             * @description Whether the payment can be retried with the same card: ABECS Normativo 21, for the brand of the card.
             * @example unknown
             */
            retry: components["schemas"]["Retry"];
            /** @description The reason for the response. */
            trace: components["schemas"]["TraceResponse"];
            /** @description The declined attempts of the merchant with the card. Absent unless they are counted (`PUT /admin/retries`). */
            retries?: components["schemas"]["RetriesResponse"];
            /** @description The token of the message. Absent if the message has the card number. */
            token?: components["schemas"]["UsedTokenResponse"];
            /** @description Why the network decided in place of the issuer. Absent if the issuer decided, and in a repeated response. */
            standInReason?: components["schemas"]["StandInReason"];
        };
        OpenDisputeRequest: {
            /**
             * @description Number of the card.
             * @example 4000000000000001
             */
            pan: string;
            /**
             * Format: uuid
             * @description Id of the purchase: a debit, or the capture of a hold. Default: the newest one of the card that was not reversed.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            transactionId?: string;
            /**
             * @description Reason code of the brand: a dispute condition of Visa, or a message reason code of Mastercard.
             * @example 13.1
             */
            reason: string;
            /**
             * @description The amount that is charged back, in cents of BRL. Default: all of the purchase that is not disputed yet.
             * @example 1000
             */
            amount?: number;
            /**
             * @description A note for the history.
             * @example Nothing was delivered.
             */
            note?: string;
        };
        DisputeResponse: {
            /**
             * Format: uuid
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /** @example 4000000000000001 */
            pan: string;
            brand: components["schemas"]["DisputeBrand"];
            /**
             * Format: uuid
             * @description Id of the purchase.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            transactionId: string;
            /** @description `allocation`: the network has decided who is liable, and only the acquirer can go on. */
            flow: components["schemas"]["DisputeFlow"];
            /** @example 13.1 */
            reason: string;
            status: components["schemas"]["DisputeStatus"];
            /**
             * @description The amount that was charged back.
             * @example 1000
             */
            amount: number;
            /**
             * @description The amount on which the two sides do not agree.
             * @example 1000
             */
            contested: number;
            /**
             * @description The amount that was credited to the cardholder. It is provisional until the dispute ends.
             * @example 1000
             */
            cardholderCredit: number;
            /**
             * Format: date-time
             * @description The time by which the side that must act has to answer, on the clock of the sandbox; null at the end.
             * @example 2026-12-21T12:00:00.000Z
             */
            deadlineAt: string | null;
            /** @description The steps that are possible now. Empty at the end. */
            nextSteps: components["schemas"]["NextStepResponse"][];
            /** @description The events, oldest first. */
            events: components["schemas"]["DisputeEventResponse"][];
            advice: components["schemas"]["ChargebackAdviceResponse"];
            /**
             * Format: date-time
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-12-21T12:00:00.000Z
             */
            closedAt: string | null;
        };
        /** @enum {string} */
        DisputeStatus: "arbitration" | "cardholder-won" | "chargeback" | "declined" | "merchant-won" | "pre-arbitration" | "representment" | "withdrawn";
        TakeStepRequest: {
            /**
             * @description The step. The status of the dispute decides which steps are possible, and who takes them.
             * @example represent
             */
            step: components["schemas"]["DisputeStep"];
            /**
             * @description The amount that is still contested after the step, in cents of BRL; the rest is conceded. Default: all of it. Only
             *     represent, pre-arbitrate and decline can leave a part.
             * @example 600
             */
            amount?: number;
            /**
             * @description A note for the history.
             * @example Signed proof of delivery.
             */
            note?: string;
        };
        /** @enum {string} */
        DisputeParty: "cardholder" | "issuer" | "merchant";
        DisputeMovementResponse: {
            /**
             * Format: uuid
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            disputeId: string;
            /** @description The kind of the movement. */
            kind: components["schemas"]["DisputeMovementKind"];
            /** @description The party whose money moves. `issuer`: the issuer bears the amount while a representment is open. */
            party: components["schemas"]["DisputeParty"];
            /**
             * @description Cents of BRL; negative if the party pays.
             * @example -1000
             */
            amount: number;
            /** @example 13.1 */
            reason: string;
            /** @example 4000000000000001 */
            pan: string;
            /**
             * Format: uuid
             * @description Id of the purchase.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            transactionId: string;
            /**
             * @description Processing code (DE3) of the purchase.
             * @example 000000
             */
            processingCode: string;
            /** @example TERM0001 */
            terminalId: string | null;
            /** @example MERCHANT0000001 */
            merchantId: string | null;
            /** @example 632512000001 */
            rrn: string | null;
            /** @example 007920 */
            authorizationCode: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
        };
        /** @enum {string} */
        DisputeBrand: "mastercard" | "visa";
        DisputeReasonResponse: {
            brand: components["schemas"]["DisputeBrand"];
            /** @example 13.1 */
            code: string;
            /** @example Merchandise or services not received */
            title: string;
            category: components["schemas"]["DisputeCategory"];
            flow: components["schemas"]["DisputeFlow"];
            /**
             * @description Days from the purchase in which it can be charged back.
             * @example 120
             */
            filingDays: number;
        };
        CardResponse: {
            /**
             * @description Card number.
             * @example 4000000000000001
             */
            pan: string;
            /**
             * @description Expiry date, YYMM.
             * @example 4912
             */
            expiry: string;
            /**
             * @description Name of the holder.
             * @example TEST CARD
             */
            holderName: string;
            /**
             * @description Brand of the card.
             * @example visa
             */
            brand: string;
            /**
             * @description Status of the card.
             * @example active
             */
            status: components["schemas"]["CardStatus"];
            /**
             * @description Balance of the account in cents: the sum of its ledger entries.
             * @example 10000000
             */
            balance: number;
            /**
             * @description Balance in cents when the card was created. A reset restores it.
             * @example 10000000
             */
            initialBalance: number;
            /**
             * @description Credit limit in cents, in addition to the balance.
             * @example 0
             */
            creditLimit: number;
            /**
             * @description Sum of the open holds in cents.
             * @example 0
             */
            held: number;
            /**
             * @description Available funds in cents: balance plus credit limit minus holds.
             * @example 10000000
             */
            available: number;
            /**
             * @description Currency of the account.
             * @example BRL
             */
            currency: string;
            /**
             * @description Response code (DE39) for every payment with this card. Absent if the checks of the host decide.
             * @example 05
             */
            scenario?: string;
            /**
             * @description Maximum number of approvals per day. Absent if there is no limit.
             * @example 10
             */
            dailyCountLimit?: number;
            /**
             * @description Maximum amount per day in cents. Absent if there is no limit.
             * @example 50000
             */
            dailyAmountLimit?: number;
            /**
             * @description Maximum amount of a contactless payment in cents. Absent if there is no limit.
             * @example 50000
             */
            contactlessLimit?: number;
            /**
             * @description Amount in cents above which a contactless payment needs a verification of the cardholder. Absent if none does.
             * @example 20000
             */
            contactlessPinLimit?: number;
            /** @description The accounts that DE3 can name. */
            accounts: components["schemas"]["CardAccount"][];
            /**
             * @description Merchant categories (MCC) that the card does not allow.
             * @example [
             *       "7995"
             *     ]
             */
            blockedMccs: string[];
            /** @description Channels that the card does not allow. */
            blockedChannels: components["schemas"]["Channel"][];
            /**
             * @description Number of wrong PINs since the last correct one. After three, the PIN is blocked.
             * @example 0
             */
            pinFailures: number;
            /**
             * Format: date-time
             * @description Time of the last change of the status, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            statusChangedAt: string;
        };
        CreateCardRequest: {
            /**
             * @description Card number of 12 to 19 digits. The check digit is not checked. Numbers in the ranges of tokens (400099, 500099, 650099,
             *     370099, 60628299, 600099) are refused.
             * @example 4111111111111111
             */
            pan: string;
            /**
             * @description Expiry date, YYMM. Default: 4912.
             * @example 3012
             */
            expiry?: string;
            /**
             * @description Security code. Default: 123. Responses never contain it.
             * @example 123
             */
            cvv?: string;
            /**
             * @description PIN. Default: 1234. Responses never contain it.
             * @example 1234
             */
            pin?: string;
            /**
             * @description Name of the holder. Default: TEST CARD.
             * @example ANA SOUZA
             */
            holderName?: string;
            /**
             * @description Brand of the card. Default: the brand of the first digits.
             * @example visa
             */
            brand?: string;
            /**
             * @description Initial balance in cents. Default: 0.
             * @example 100000
             */
            balance?: number;
            /**
             * @description Credit limit in cents, in addition to the balance. Default: 0.
             * @example 50000
             */
            creditLimit?: number;
            /**
             * @description Status of the card. Default: active.
             * @example active
             */
            status?: components["schemas"]["CardStatus"];
            /** @description Response code (DE39) for every payment with this card. Without it, the checks of the host decide. */
            scenario?: string;
            /**
             * @description Maximum number of approvals per day, in the time zone of Brasília. The next payment gets code 65.
             * @example 10
             */
            dailyCountLimit?: number;
            /**
             * @description Maximum amount per day in cents, in the time zone of Brasília. A payment above it gets code 61.
             * @example 50000
             */
            dailyAmountLimit?: number;
            /**
             * @description Maximum amount of a contactless payment in cents. A payment above it gets code 61. Default: no limit.
             * @example 50000
             */
            contactlessLimit?: number;
            /**
             * @description Amount in cents above which a contactless payment needs a PIN or the verification by the device. Without it, the
             *     payment gets code 70 (Mastercard: 65). Default: none does.
             * @example 20000
             */
            contactlessPinLimit?: number;
            /** @description The accounts that DE3 can name. Default: all. Another account gets code 39, 52 or 53. */
            accounts?: components["schemas"]["CardAccount"][];
            /**
             * @description Merchant categories (MCC) that the card does not allow. Their payments get code 57.
             * @example [
             *       "7995"
             *     ]
             */
            blockedMccs?: string[];
            /** @description Channels that the card does not allow. Their payments get code 57. */
            blockedChannels?: components["schemas"]["Channel"][];
        };
        ChangeStatusRequest: {
            /**
             * @description The new status.
             * @example blocked
             */
            status: components["schemas"]["CardStatus"];
        };
        ResetResponse: {
            /**
             * @description Number of cards that were reset.
             * @example 20
             */
            cards: number;
        };
        TransactionResponse: {
            /**
             * Format: uuid
             * @description UUID of the transaction.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /**
             * @description Card number. It is not masked, because it is not a real card; but of a payment with a token only the last four digits are shown.
             * @example 4000000000000001
             */
            pan: string;
            /**
             * @description Message type indicator.
             * @example 0100
             */
            mti: string;
            /** @description Effect on the account. */
            kind: components["schemas"]["TransactionKind"];
            /** @description The account of the card; absent for the default account. */
            account?: components["schemas"]["CardLedger"];
            /** @description The account that received a transfer. Absent for other transactions. */
            toAccount?: components["schemas"]["CardLedger"];
            /**
             * @description Processing code (DE3).
             * @example 000000
             */
            processingCode: string;
            /**
             * @description Requested amount (DE4) in minor units of its currency, such as cents.
             * @example 15075
             */
            amount: number;
            /**
             * @description Currency of the requested amount (DE49).
             * @example 986
             */
            currency: string;
            /**
             * @description Requested amount in cents of BRL.
             * @example 15075
             */
            billingAmount: number;
            /**
             * @description Amount in cents of BRL that was approved and not reversed.
             * @example 15075
             */
            netAmount: number;
            /**
             * @description The part of it, in cents, that the cardholder has got back in disputes. Absent if there is none.
             * @example 4000
             */
            disputed?: number;
            /**
             * @description Systems trace audit number (DE11).
             * @example 000001
             */
            stan: string;
            /**
             * @description Retrieval reference number (DE37).
             * @example 632512000001
             */
            rrn: string | null;
            /**
             * @description Terminal (DE41).
             * @example TERM0001
             */
            terminalId: string | null;
            /**
             * @description Merchant (DE42).
             * @example MERCHANT0000001
             */
            merchantId: string | null;
            /**
             * @description The token in the message. Absent if the message has the card number.
             * @example 4000995773790558
             */
            token?: string;
            /** @description The authentication of the cardholder by 3-D Secure. Absent if the message has none. */
            authentication?: components["schemas"]["AuthenticationResponse"];
            /** @description The plan of a payment in installments. Absent if the payment has none. */
            installments?: components["schemas"]["InstallmentsResponse"];
            /**
             * @description Authorization code (DE38); null if the message was declined.
             * @example 007920
             */
            authorizationCode: string | null;
            /**
             * @description Response code (DE39).
             * @example 00
             */
            responseCode: string;
            /**
             * @description The check that decided; docs/iso8583.md lists them in order.
             * @example funds
             */
            rule: string;
            /**
             * @description The reason in words.
             * @example 500 cents are available, but 1000 were requested.
             */
            detail: string;
            /**
             * Format: uuid
             * @description Id of the transaction that this one reverses, captures, increments or confirms; null if there is none.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            originalId: string | null;
            /**
             * Format: uuid
             * @description Id of the reversal of this transaction; null if it was not reversed.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            reversedBy: string | null;
            /**
             * Format: date-time
             * @description Time when the message was received, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
        };
        /** @enum {string} */
        TransactionKind: "capture" | "confirmed" | "credit" | "debit" | "declined" | "hold" | "inquiry" | "reversal" | "stand-in" | "transfer" | "unbilled";
        CardHoldResponse: {
            /**
             * Format: uuid
             * @description UUID of the hold. It is the id of the transaction that created it.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /** @description The account of the card; absent for the default account. */
            account?: components["schemas"]["CardLedger"];
            /**
             * @description Amount in cents.
             * @example 15075
             */
            amount: number;
            /** @description Status of the hold. Only open holds reduce the available funds. */
            status: components["schemas"]["CardHoldStatus"];
            /**
             * @description Authorization code (DE38) of the approval.
             * @example 007920
             */
            authorizationCode: string;
            /**
             * @description Retrieval reference number (DE37) of the authorization.
             * @example 632512000001
             */
            rrn: string | null;
            /**
             * Format: date-time
             * @description Time when the hold was created, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time when an open hold expires, ISO 8601 UTC.
             * @example 2026-11-28T12:00:00.000Z
             */
            expiresAt: string;
        };
        /** @enum {string} */
        CardLedger: "checking" | "credit" | "default" | "e-purse" | "investment" | "savings" | "universal";
        LedgerEntryResponse: {
            /**
             * Format: uuid
             * @description UUID of the entry.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the transaction that changed the balance; null for the opening entry.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            transactionId: string | null;
            /** @description The account of the card; absent for the default account. */
            account?: components["schemas"]["CardLedger"];
            /** @description Kind of the entry. */
            kind: components["schemas"]["LedgerEntryKind"];
            /**
             * @description Change of the balance in cents; negative for a debit.
             * @example -15075
             */
            amount: number;
            /**
             * @description Balance in cents after the entry.
             * @example 9984925
             */
            balance: number;
            /**
             * Format: date-time
             * @description Time of the entry, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
        };
        PresetResponse: {
            /**
             * @description Name of the preset.
             * @example off
             */
            preset: string;
            /** @description All presets with their descriptions, by name. */
            presets: {
                [key: string]: string;
            };
        };
        ChangePresetRequest: {
            /**
             * @description Name of the preset.
             * @example cents-code
             */
            preset: components["schemas"]["ChangePresetPreset"];
        };
        CardAccountResponse: {
            /** @description The account: `default`, or its type. */
            account: components["schemas"]["CardLedger"];
            /**
             * @description Its digits in DE3 and in DE54.
             * @example 50
             */
            digits: string;
            /**
             * @description Balance in cents: the sum of its ledger entries.
             * @example 250000
             */
            balance: number;
            /**
             * @description Balance in cents when the account was created. A reset of the card restores it.
             * @example 250000
             */
            initialBalance: number;
            /**
             * @description Credit limit in cents, in addition to the balance.
             * @example 0
             */
            creditLimit: number;
            /**
             * @description Sum of its open holds in cents.
             * @example 0
             */
            held: number;
            /**
             * @description Available funds in cents: balance plus credit limit minus holds.
             * @example 250000
             */
            available: number;
        };
        AddAccountRequest: {
            /**
             * @description Type of the account, as in DE3: savings 10, checking 20, credit 30, universal 40, investment 50, e-purse 60.
             * @example investment
             */
            type: components["schemas"]["AccountType"];
            /**
             * @description Initial balance in cents. Default: 0.
             * @example 250000
             */
            balance?: number;
            /**
             * @description Credit limit in cents, in addition to the balance. Default: 0. Only checking, credit and universal can have one.
             * @example 0
             */
            creditLimit?: number;
        };
        InstallmentPlanResponse: {
            /**
             * Format: uuid
             * @description Id of the transaction.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            transactionId: string;
            /** @description Who finances the plan: the merchant (without interest) or the issuer (with interest). */
            type: components["schemas"]["LiableParty"];
            /** @example 2 */
            count: number;
            /**
             * @description The interest per month, in percent, when the payment was approved.
             * @example 3.00
             */
            monthlyRate: string;
            /**
             * @description The CET (custo efetivo total) per year, in percent. There is no IOF and no fee.
             * @example 42.57
             */
            cet: string;
            /**
             * @description The amount of the purchase that was not reversed.
             * @example 100000
             */
            principal: number;
            /**
             * @description The interest of all installments.
             * @example 4522
             */
            interest: number;
            /**
             * @description The sum of all installments: principal + interest.
             * @example 104522
             */
            total: number;
            /**
             * Format: date-time
             * @description Time of the purchase, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            installments: components["schemas"]["InstallmentResponse"][];
        };
        InstallmentMonthResponse: {
            /** @example 2026-12 */
            month: string;
            /**
             * @description The number of installments.
             * @example 1
             */
            installments: number;
            /** @example 49261 */
            principal: number;
            /** @example 3000 */
            interest: number;
            /**
             * @description The amount in the bill of the month: principal + interest.
             * @example 52261
             */
            total: number;
        };
        RetryModeResponse: {
            /** @description The mode of the sandbox. */
            mode: components["schemas"]["RetryMode"];
            /**
             * @description All modes, with their meaning.
             * @example {
             *       "off": "Attempts are not counted"
             *     }
             */
            modes: {
                [key: string]: string;
            };
        };
        /**
         * @description The mode of the retry rules.
         * @example {
         *       "mode": "count"
         *     }
         */
        RetryModeRequest: {
            /** @description The new mode. */
            mode: components["schemas"]["RetryMode"];
        };
        RetryCountResponse: {
            /**
             * @description Number of declined attempts in the period of the brand.
             * @example 3
             */
            attempts: number;
            /**
             * @description Number of declined attempts that the brand accepts. Absent if it has no limit.
             * @example 15
             */
            limit?: number;
            /**
             * Format: date-time
             * @description When the oldest attempt leaves the period, or, if a retry is forbidden, when it is allowed again. Absent if there
             *     is no such time. ISO 8601 UTC, on the clock of the sandbox.
             * @example 2026-12-21T12:00:00.000Z
             */
            windowEndsAt?: string;
            /** @description Whether the brand forbids another attempt. */
            forbidden: boolean;
            /**
             * @description The merchant (DE42); empty if the messages have none.
             * @example MERCHANT0000001
             */
            merchant: string;
            /**
             * @description The amount in cents. Absent if the brand counts all amounts together.
             * @example 15075
             */
            amount?: number;
            /** @description The brand whose rules apply. */
            brand: components["schemas"]["Brand"];
            /**
             * @description Response code of the last declined attempt.
             * @example 51
             */
            lastCode: string;
            /**
             * @description Response code of the last irreversible decline. Absent if there was none since the last approval.
             * @example 14
             */
            forbiddenCode?: string;
        };
        HostState: {
            /**
             * @description true: a message without a mandatory element of its profile gets code 30.
             * @default false
             */
            strict?: boolean;
            /**
             * @description 2: a 0200 debits at once, and 0202 only confirms it. 3: a 0200 holds the amount, 0202 debits it, and without a 0202 the hold ends after `confirmSeconds`.
             * @default 2
             * @enum {number}
             */
            legs?: 2 | 3;
            /**
             * @description How long a 0200 waits for its 0202, in seconds of the sandbox clock. Only with 3 legs.
             * @default 60
             */
            confirmSeconds?: number;
            /**
             * @description one: a capture ends the hold. several: a capture reduces the hold, which stays open until it is used up.
             * @default one
             */
            captures?: components["schemas"]["HostStateCaptures"];
            /**
             * @description unavailable: the issuer cannot be reached, so the network decides in its place (stand-in). When it is set to online again, the messages that the network approved are posted to the accounts.
             * @default online
             */
            issuer?: components["schemas"]["HostStateIssuer"];
            /**
             * @description The limits of the stand-in.
             * @default {}
             */
            standIn?: {
                /**
                 * @description Why the issuer is unavailable. Responses have it in JSON, and in the private element that the profile names (`standInReason`): 01 issuer-down, 02 timeout, 03 signed-off, 04 maintenance. When the host has signed off at the institution, the reason is signed-off.
                 * @default issuer-down
                 */
                reason?: components["schemas"]["StandInReason"];
                /**
                 * @description The network approves up to this amount in cents. 0: it declines everything with code 91.
                 * @default 0
                 */
                maxAmount?: number;
                /** @description Limits in cents by merchant category (DE18), in place of `maxAmount`. */
                byMcc?: {
                    [key: string]: number;
                };
                /**
                 * @description The maximum number of approvals per card while the issuer is unavailable. The next payment gets code 65.
                 * @default 1000000
                 */
                maxApprovals?: number;
                /**
                 * @description The maximum sum of the approvals per card in cents while the issuer is unavailable. A payment above it gets code 61.
                 * @default 999999999999
                 */
                maxTotal?: number;
                /** @description Cards that the network declines, with their response codes. */
                negativeList?: {
                    [key: string]: "04" | "05" | "07" | "41" | "43" | "62";
                };
                /** @description A listener, whose clients are the issuer. When the issuer is available again, each payment that the network approved in its place is forwarded to a client as an advice (0120, 0220). Until a client of this listener is connected, the advices wait. */
                forward?: string;
            };
            /**
             * @description The terms of the installments of the issuer.
             * @default {}
             */
            issuerInstallments?: {
                /**
                 * @description The interest per month in percent, such as 2.99, of payments that the issuer finances (parcelado emissor). It applies to payments that are approved from now on.
                 * @default 0.00
                 */
                monthlyRate?: string;
            };
            /**
             * @description The checks of chip cryptograms, authentication values, MACs and sign-ons, with the published test keys.
             * @default {}
             */
            security?: {
                /**
                 * @description check: a wrong application cryptogram in tag 9F26 gets code 82. The response to a correct one has tag 91.
                 * @default off
                 * @enum {string}
                 */
                chip?: "check" | "off";
                /**
                 * @description bad: the cryptogram of the response (tag 91) is wrong.
                 * @default good
                 * @enum {string}
                 */
                arpc?: "bad" | "good";
                /**
                 * @description check: a wrong authentication value of 3-D Secure (CAVV, TAVV) gets code 82, and an ECI of another brand code 12. require: in addition, an e-commerce purchase without full authentication gets code 1A (Mastercard: 65).
                 * @default off
                 * @enum {string}
                 */
                ecommerce?: "check" | "off" | "require";
                /**
                 * @description check: a wrong MAC in DE64 or DE128 gets code 63. The response to a correct one has a MAC too. require: in addition, a message without a MAC gets code 30.
                 * @default off
                 * @enum {string}
                 */
                mac?: "check" | "off" | "require";
                /**
                 * @description bad: the MAC of the response is wrong.
                 * @default good
                 * @enum {string}
                 */
                answerMac?: "bad" | "good";
                /**
                 * @description The format of keys in key exchanges. ecb: the key under the zone master key, TDES in ECB. tr31-a, tr31-b, tr31-d: a key block of that version (ASC X9 TR-31), in DE110 or DE53.
                 * @default ecb
                 * @enum {string}
                 */
                keyFormat?: "ecb" | "tr31-a" | "tr31-b" | "tr31-d";
                /**
                 * @description true: messages of an institution that has not signed on (0800 with DE70 001) get code 91.
                 * @default false
                 */
                requireSignOn?: boolean;
            };
            /**
             * @description Messages that the network approved in place of the issuer and that are not posted yet.
             * @example 0
             */
            waiting: number;
        };
        /** @description The behaviour of the host in a sandbox. */
        HostSettings: {
            /**
             * @description true: a message without a mandatory element of its profile gets code 30.
             * @default false
             */
            strict?: boolean;
            /**
             * @description 2: a 0200 debits at once, and 0202 only confirms it. 3: a 0200 holds the amount, 0202 debits it, and without a 0202 the hold ends after `confirmSeconds`.
             * @default 2
             * @enum {number}
             */
            legs?: 2 | 3;
            /**
             * @description How long a 0200 waits for its 0202, in seconds of the sandbox clock. Only with 3 legs.
             * @default 60
             */
            confirmSeconds?: number;
            /**
             * @description one: a capture ends the hold. several: a capture reduces the hold, which stays open until it is used up.
             * @default one
             */
            captures?: components["schemas"]["HostStateCaptures"];
            /**
             * @description unavailable: the issuer cannot be reached, so the network decides in its place (stand-in). When it is set to online again, the messages that the network approved are posted to the accounts.
             * @default online
             */
            issuer?: components["schemas"]["HostStateIssuer"];
            /**
             * @description The limits of the stand-in.
             * @default {}
             */
            standIn?: {
                /**
                 * @description Why the issuer is unavailable. Responses have it in JSON, and in the private element that the profile names (`standInReason`): 01 issuer-down, 02 timeout, 03 signed-off, 04 maintenance. When the host has signed off at the institution, the reason is signed-off.
                 * @default issuer-down
                 */
                reason?: components["schemas"]["StandInReason"];
                /**
                 * @description The network approves up to this amount in cents. 0: it declines everything with code 91.
                 * @default 0
                 */
                maxAmount?: number;
                /** @description Limits in cents by merchant category (DE18), in place of `maxAmount`. */
                byMcc?: {
                    [key: string]: number;
                };
                /**
                 * @description The maximum number of approvals per card while the issuer is unavailable. The next payment gets code 65.
                 * @default 1000000
                 */
                maxApprovals?: number;
                /**
                 * @description The maximum sum of the approvals per card in cents while the issuer is unavailable. A payment above it gets code 61.
                 * @default 999999999999
                 */
                maxTotal?: number;
                /** @description Cards that the network declines, with their response codes. */
                negativeList?: {
                    [key: string]: "04" | "05" | "07" | "41" | "43" | "62";
                };
                /** @description A listener, whose clients are the issuer. When the issuer is available again, each payment that the network approved in its place is forwarded to a client as an advice (0120, 0220). Until a client of this listener is connected, the advices wait. */
                forward?: string;
            };
            /**
             * @description The terms of the installments of the issuer.
             * @default {}
             */
            issuerInstallments?: {
                /**
                 * @description The interest per month in percent, such as 2.99, of payments that the issuer finances (parcelado emissor). It applies to payments that are approved from now on.
                 * @default 0.00
                 */
                monthlyRate?: string;
            };
            /**
             * @description The checks of chip cryptograms, authentication values, MACs and sign-ons, with the published test keys.
             * @default {}
             */
            security?: {
                /**
                 * @description check: a wrong application cryptogram in tag 9F26 gets code 82. The response to a correct one has tag 91.
                 * @default off
                 * @enum {string}
                 */
                chip?: "check" | "off";
                /**
                 * @description bad: the cryptogram of the response (tag 91) is wrong.
                 * @default good
                 * @enum {string}
                 */
                arpc?: "bad" | "good";
                /**
                 * @description check: a wrong authentication value of 3-D Secure (CAVV, TAVV) gets code 82, and an ECI of another brand code 12. require: in addition, an e-commerce purchase without full authentication gets code 1A (Mastercard: 65).
                 * @default off
                 * @enum {string}
                 */
                ecommerce?: "check" | "off" | "require";
                /**
                 * @description check: a wrong MAC in DE64 or DE128 gets code 63. The response to a correct one has a MAC too. require: in addition, a message without a MAC gets code 30.
                 * @default off
                 * @enum {string}
                 */
                mac?: "check" | "off" | "require";
                /**
                 * @description bad: the MAC of the response is wrong.
                 * @default good
                 * @enum {string}
                 */
                answerMac?: "bad" | "good";
                /**
                 * @description The format of keys in key exchanges. ecb: the key under the zone master key, TDES in ECB. tr31-a, tr31-b, tr31-d: a key block of that version (ASC X9 TR-31), in DE110 or DE53.
                 * @default ecb
                 * @enum {string}
                 */
                keyFormat?: "ecb" | "tr31-a" | "tr31-b" | "tr31-d";
                /**
                 * @description true: messages of an institution that has not signed on (0800 with DE70 001) get code 91.
                 * @default false
                 */
                requireSignOn?: boolean;
            };
        };
        /** @description Reais per unit of each currency, by its numeric code of ISO 4217. */
        Rates: {
            [key: string]: string;
        };
        NetworkStateResponse: {
            /**
             * @description DE33, or DE32. Empty: messages that name no institution, and institutions without a state of their own.
             * @example 00000000001
             */
            institution: string;
            /** @description Whether it signed on or off (0800 with DE70 001 or 002). */
            status: components["schemas"]["SignOnStatus"];
            /**
             * @description Whether the host signed on or off at the institution, which approved it. `not-connected`: it was signed on by itself
             *     (`signOn` of the listener), and the last client has left.
             */
            hostStatus: components["schemas"]["NetworkStateHostStatus"];
            /**
             * @description The settlement date (DE15) since the last cutover. Absent before the first one.
             * @example 2026-11-24
             */
            settlementDate?: string;
            /** @description The key of PIN blocks. */
            pinKey: components["schemas"]["KeyStateResponse"];
            /** @description The key of message authentication codes. */
            macKey: components["schemas"]["KeyStateResponse"];
            /**
             * Format: date-time
             * @description When the state last changed.
             * @example 2026-11-23T12:00:00.000Z
             */
            changedAt: string;
        };
        /** @enum {string} */
        ReconciliationOutcome: "in-balance" | "out-of-balance" | "unanswered";
        /** @enum {string} */
        ReconciliationDirection: "received" | "sent";
        ReconciliationResponse: {
            /**
             * Format: uuid
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            direction: components["schemas"]["ReconciliationDirection"];
            /**
             * @description The acquirer (DE32).
             * @example 00000000001
             */
            institution: string;
            /**
             * @description The settlement day, MMDD.
             * @example 1122
             */
            day: string;
            /** @example 0500 */
            mti: string;
            outcome: components["schemas"]["ReconciliationOutcome"];
            /**
             * @description Response code (DE39) of the response; null without one.
             * @example 00
             */
            responseCode: string | null;
            /**
             * @description The totals of the host at that time, by element: DE74 to DE77, DE80, DE81, DE86 to DE89 and DE97.
             * @example {
             *       "76": "0000000001",
             *       "88": "0000000000001500",
             *       "97": "D0000000000001500"
             *     }
             */
            own: {
                [key: string]: string;
            };
            /**
             * @description The totals that the other side reported.
             * @example {
             *       "76": "0000000001",
             *       "88": "0000000000001500"
             *     }
             */
            reported: {
                [key: string]: string;
            };
            createdAt: string;
        };
        SettlementTotalsResponse: {
            /**
             * @description The acquirer (DE32). Empty: messages without one.
             * @example 00000000001
             */
            institution: string;
            /**
             * @description The settlement day, MMDD: DE15, else DE13, else the day of DE7.
             * @example 1122
             */
            day: string;
            /**
             * @description The net amount in cents of BRL, DE97: positive for C, negative for D.
             * @example -1500
             */
            netAmount: number;
            /**
             * @description The totals by element, as in a reconciliation.
             * @example {
             *       "76": "0000000001",
             *       "88": "0000000000001500",
             *       "97": "D0000000000001500"
             *     }
             */
            elements: {
                [key: string]: string;
            };
        };
        ScriptResponse: {
            /**
             * Format: uuid
             * @description UUID of the script.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            id: string;
            /** @description The tag of the script: 71 or 72. */
            template: components["schemas"]["ScriptTemplate"];
            /** @description The command. */
            kind: components["schemas"]["ScriptKind"];
            /** @description The limit that `offline-limit` changes. Absent for other commands. */
            limit?: components["schemas"]["OfflineLimit"];
            /**
             * @description The new limit: a number of payments, or cents. Absent for other commands.
             * @example 3
             */
            value?: number;
            /**
             * @description queued: waits for the response to a chip payment. sent: a response carried it. done, failed: the card reported this.
             * @example queued
             */
            status: components["schemas"]["ScriptStatus"];
            /**
             * @description The identifier (tag 9F18), by which the card reports the result. Absent until the script is sent.
             * @example 00000001
             */
            scriptId?: string;
            /**
             * @description The script as it was sent, in hex. Absent until then.
             * @example 72169F180400000001860D8424000008ED0AB162BAB1DE61
             */
            script?: string;
            /**
             * Format: uuid
             * @description Id of the transaction whose response carried the script. Absent until then.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            sentIn?: string;
            /** @description The result that the card reported (tag 9F5B). Absent until then. */
            outcome?: components["schemas"]["ScriptOutcome"];
            /**
             * Format: date-time
             * @description Time when the script was queued, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the response that carried the script, ISO 8601 UTC. Absent until then.
             * @example 2026-11-21T12:00:00.000Z
             */
            sentAt?: string;
            /**
             * Format: date-time
             * @description Time of the message that reported the result, ISO 8601 UTC. Absent until then.
             * @example 2026-11-21T12:00:00.000Z
             */
            finishedAt?: string;
        };
        /**
         * @description A command for the chip of a card.
         * @example {
         *       "kind": "pin-unblock"
         *     }
         */
        ScriptRequest: {
            /** @description The command. */
            kind: components["schemas"]["ScriptKind"];
            /**
             * @description The tag of the script. 71: the card carries it out before its second cryptogram. 72: after it.
             * @default 72
             */
            template?: components["schemas"]["ScriptTemplate"];
            /** @description The new PIN, only for pin-change. It is the PIN of the card once the card reports success. */
            pin?: string;
            /** @description The limit of payments without the issuer, only for offline-limit. */
            limit?: components["schemas"]["OfflineLimit"];
            /** @description The new limit, only for offline-limit: a count (at most 255) or cents. */
            value?: number;
        };
        /** @enum {string} */
        TokenStatus: "active" | "deleted" | "suspended";
        TokenResponse: {
            /**
             * @description The number of the token.
             * @example 4000995773790558
             */
            token: string;
            /**
             * @description The last four digits of the card number.
             * @example 0001
             */
            panLastFour: string;
            /**
             * @description Payment account reference: the same for the card and all its tokens.
             * @example SIMBMD7YF48015DMSDK1GCBUVAB1Y
             */
            paymentAccountReference: string;
            /**
             * @description Expiry date, YYMM.
             * @example 4912
             */
            expiry: string;
            /**
             * @description The token requestor (TRID).
             * @example 40010030273
             */
            requestorId: string;
            /** @description The channels that the token is restricted to. */
            channels: components["schemas"]["TokenChannel"][];
            /**
             * @description The merchants (DE42) that the token is restricted to. Empty: all.
             * @example [
             *       "MERCHANT0000001"
             *     ]
             */
            merchants: string[];
            /**
             * @description Status of the token.
             * @example active
             */
            status: components["schemas"]["TokenStatus"];
            /**
             * Format: date-time
             * @description Time when the token was created, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last change of the status, ISO 8601 UTC.
             * @example 2026-11-21T12:00:00.000Z
             */
            statusChangedAt: string;
        };
        CreateTokenRequest: {
            /**
             * @description Number of the card that the token stands for.
             * @example 4000000000000001
             */
            pan: string;
            /**
             * @description The token requestor (TRID), such as a wallet or a shop.
             * @example 40010030273
             */
            requestorId: string;
            /**
             * @description Expiry date of the token, YYMM. Default: that of the card.
             * @example 3012
             */
            expiry?: string;
            /** @description The channels that the token is restricted to. Default: all. Another channel gets code 57. */
            channels?: components["schemas"]["TokenChannel"][];
            /**
             * @description The merchants (DE42) that the token is restricted to. Default: all. Another merchant gets code 58.
             * @example [
             *       "MERCHANT0000001"
             *     ]
             */
            merchants?: string[];
        };
        ChangeTokenStatusRequest: {
            /**
             * @description The new status.
             * @example suspended
             */
            status: components["schemas"]["TokenStatus"];
        };
        /** @description A packed message. */
        PackedMessage: {
            /** @description The bytes of the message in hex. */
            raw: string;
        };
        DecodedResponse: {
            /**
             * @description Message type indicator.
             * @example 0100
             */
            mti: string;
            /**
             * @description The meaning of the MTI; empty if it is not four digits.
             * @example authorization request, acquirer
             */
            meaning: string;
            /**
             * @description The header before the MTI in hex. Absent if the profile has none.
             * @example 16010200580000000000000000000000000000000000
             */
            header?: string;
            /** @description Data elements by number. Binary elements are in hex. */
            fields: {
                [key: string]: string;
            };
            /**
             * @description Subelements by path. Absent if no element has subelements in the profile.
             * @example {
             *       "48.84": "02",
             *       "55.9F26": "0102030405060708"
             *     }
             */
            parts?: {
                [key: string]: string;
            };
            /** @description The data elements with their names, in order, each one followed by its subelements. */
            elements: components["schemas"]["ElementResponse"][];
            /** @description The message as a table, in plain text. */
            printed: string;
        };
        EncodedResponse: {
            /**
             * @description The bytes of the message in hex.
             * @example 30313030
             */
            raw: string;
            /**
             * @description Number of bytes.
             * @example 64
             */
            length: number;
        };
        RangeResponse: {
            /**
             * @description `header`, `MTI`, `bitmap`, the number of the element, or the path of a subelement, as in `DE48.84`. Subelements
             *     come after their element, and are a part of it.
             * @example DE4
             */
            element: string;
            /**
             * @description Name of the part; empty if it has none.
             * @example Amount, transaction
             */
            name: string;
            /**
             * @description Position of the first byte, counted from 0.
             * @example 20
             */
            offset: number;
            /**
             * @description Number of bytes, including the length prefix, and the tag of a subelement.
             * @example 12
             */
            length: number;
            /**
             * @description Number of bytes of the length prefix and the tag; 0 if the length is fixed.
             * @example 0
             */
            prefixLength: number;
        };
        GuessResponse: {
            /**
             * @description Name of the profile.
             * @example bcd
             */
            profile: string;
            /**
             * @description `exact`: the profile packs the decoded message into the same bytes. `readable`: it packs the message into
             *     other bytes. `unreadable`: the message cannot be decoded.
             */
            verdict: components["schemas"]["GuessVerdict"];
            /**
             * @description The framing around the message, such as a length or a TPDU. Absent if the bytes are the message itself, or if no
             *     known framing makes the profile exact.
             */
            framing?: components["schemas"]["GuessedFramingResponse"];
            /** @description Values that are unlikely in a real message, such as `DE13 is not a date MMDD`. */
            doubts: string[];
            /** @description The first place that does not fit. Absent if the verdict is `exact`. */
            stoppedAt?: components["schemas"]["StoppedResponse"];
        };
        /** @description A dialect of ISO 8583:1987. */
        Iso8583Profile: {
            /** @description Name of the profile. */
            name: string;
            /**
             * @description Description of the profile in one line.
             * @default
             */
            description?: string;
            /** @description Encoding of the MTI. `bcd` packs two digits into one byte. */
            mti: components["schemas"]["Iso8583ProfileMti"];
            bitmap: {
                /**
                 * @description Encoding of the bitmap: raw bytes (`binary`), or two hex characters per byte.
                 * @enum {string}
                 */
                encoding: "ascii" | "binary" | "ebcdic";
                /**
                 * @description When the secondary bitmap is sent. `auto`: only with elements from 65 to 128. `always`: in every message, with bit 1 set. `always-unmarked`: in every message, with bit 1 clear.
                 * @enum {string}
                 */
                secondary: "always" | "always-unmarked" | "auto";
                /**
                 * @description Where the bitmap of elements from 129 to 192 is. `auto`: after the secondary one, marked by bit 65, only with these elements. `element-65`: the same bits as the value of DE65. Default: none.
                 * @enum {string}
                 */
                tertiary?: "auto" | "element-65" | "none";
            };
            /** @description false: messages have no bitmap. Then the elements are those of `overrides`, in ascending order, and only the last ones can be absent. Default: true. */
            emitBitmap?: boolean;
            /** @description A header before the MTI, which is a part of the message. */
            header?: {
                /**
                 * @description fixed: all headers have the length of `initial`. counted: the first byte is the length of the header.
                 * @enum {string}
                 */
                kind: "counted" | "fixed";
                /** @description The header of messages that are not a response, in hex. */
                initial: string;
                /** @description How all headers begin, in hex. Other messages are refused. */
                prefix?: string;
                /** @description The addresses that a response exchanges. Without it, a response repeats the header of its request. */
                swap?: {
                    /** @description Position of the first address, counted from 0. */
                    first: number;
                    /** @description Position of the second address, counted from 0. */
                    second: number;
                    /** @description Number of bytes of each address. */
                    bytes: number;
                };
                /** @description A binary number in the header: the length of the header and the message. It is set when a message is written, and checked when one is read. Zero in a header stays zero. */
                totalLength?: {
                    /** @description Position of the length, counted from 0. */
                    offset: number;
                    /** @description Number of bytes of the length. */
                    bytes: number;
                };
            };
            /**
             * @description The EBCDIC code page. cp500 differs from cp037 in [ ] ^ ! | ¢ and ¬, cp1047 in [ ] ^ ¬ Ý and ¨.
             * @default cp037
             */
            codePage?: components["schemas"]["Iso8583ProfileCodePage"];
            /** @description Declines of Mastercard cards have the Merchant Advice Code in this subelement, as in 48.84. true: DE48, subelement 84 in the layout of Mastercard. Default: false. */
            adviceCode?: boolean | string;
            /** @description Where the issuer host reads values of private data, and where named members of JSON are written. The default of each member is its place in the DE48 of Mastercard. */
            places?: {
                /** @description Security code of the card. A subelement with a fixed length of 6 has the form of Visa: a digit that is 1 if the code is there, a digit for the form of the response, and the code after blanks. Default: 48.92. */
                cvv?: string;
                /** @description Whether the terminal supports partial approval: its first character is 1. Default: 48.61. */
                partialApproval?: string;
                /** @description Plan of a payment in installments: 1 (merchant) or 2 (issuer), and two digits for their number. Default: 48.00. */
                installments?: string;
                /** @description Electronic commerce indicator. Default: 48.42. */
                eci?: string;
                /** @description Authentication value of 3-D Secure, or of a token: Base64, or its bytes in format b. Default: 48.43. */
                cavv?: string;
                /** @description Version of 3-D Secure. Default: 48.66.01. */
                threeDsVersion?: string;
                /** @description Transaction id of the directory server of 3-D Secure. Default: 48.66.02. */
                dsTransactionId?: string;
                /** @description Requestor of the token (TRID), 11 digits. Default: 48.33.06. */
                tokenRequestorId?: string;
            };
            /** @description The encodings of all elements without an override. */
            defaults: {
                /** @description Encoding of format n and of the digits of format x+n. */
                numeric: components["schemas"]["Iso8583ProfileMti"];
                /**
                 * @description Encoding of formats a, an, ns, as and ans, and of the sign of format x+n.
                 * @enum {string}
                 */
                text: "ascii" | "ebcdic";
                /** @description Encoding of format z. In `bcd`, the separator is the half byte D, which is read as `=`, and the pad is F. */
                track: components["schemas"]["Iso8583ProfileMti"];
                /**
                 * @description Encoding of format b: raw bytes (`binary`), or two hex characters per byte.
                 * @enum {string}
                 */
                binary: "ascii" | "binary" | "ebcdic";
                /** @description Encoding of length prefixes. In `bcd`, `binary` (most significant byte first) and `binary-le` (least significant byte first), one byte holds two digits. `hex`: hex digits in ASCII. `ber`: one byte up to 127, otherwise the number of further bytes and these bytes; the number of digits has no meaning then. */
                lengthEncoding: components["schemas"]["Iso8583ElementLengthEncoding"];
                /** @description Unit of length prefixes. `digits`: digits, characters, or bytes of binary data. `bytes`: bytes on the wire. They differ if digits are packed or if binary data is in hex. With `bytes`, a zero that pads an odd number of digits is read as a digit; an F is not. */
                lengthCounts: components["schemas"]["Iso8583ElementLengthCounts"];
                /** @description Pad for an odd number of packed digits, in elements of variable length. In elements of fixed length, the pad is a zero on the left, unless the override of the element says otherwise. */
                oddDigits: components["schemas"]["Iso8583ElementOddDigits"];
            };
            /** @description Changes for single elements, by number: "2" to "192", except "65". Elements from 129 on need a tertiary bitmap. */
            overrides?: {
                [key: string]: components["schemas"]["Iso8583Element"];
            };
            /** @description Mandatory elements by message type, for the strict mode: "3"; "2|35|45" for one of them; "26 if 52" for an element that another one requires. A repeat uses the row of its original, and an advice without a row uses that of the request. Default: the elements that are mandatory in common practice. */
            presence?: {
                [key: string]: string[];
            };
            /** @description Elements of a request that its response repeats, by message type of the request. The list replaces the usual one. */
            echo?: {
                [key: string]: string[];
            };
            /** @description The element of the response to a key exchange (0800 with DE70 101, 161 or 162) that has the new key, or a subelement, as in 62.3. Default: 48. */
            keyExchange?: ("48" | "53") | string;
            /** @description The private element of a response with the reason why the network decided in place of the issuer: two digits. Default: none. */
            standInReason?: components["schemas"]["Iso8583ProfileStandInReason"];
        };
        /** @enum {string} */
        Brand: "amex" | "elo" | "hipercard" | "mastercard" | "visa";
        ResponseCodeResponse: {
            /**
             * @description The code.
             * @example 51
             */
            code: string;
            /**
             * @description Its meaning.
             * @example Insufficient funds
             */
            meaning: string;
            /** @description True if the code is an approval. */
            approved: boolean;
            /**
             * @description Whether the payment can be retried with the same card. With `brand`, the rule of that brand. Without it, the rule
             *     on which all brands that use the code agree; `unknown` if they do not agree.
             */
            retry: components["schemas"]["Retry"];
            /** @description The rules by brand, for the brands that use the code. */
            brands: components["schemas"]["BrandRetryResponse"][];
        };
        /** @description A message specification of moov-io/iso8583 as JSON. */
        MoovSpecification: {
            /** @description Name of the specification. */
            name?: string;
            /** @description The fields by number: 0 the MTI, 1 the bitmap. */
            fields?: {
                [key: string]: components["schemas"]["MoovField"];
            };
        };
        /** @description A card whose verification value to make. */
        CardVerificationValue: {
            /**
             * @description cvv: on the magnetic stripe. cvv2: on the back of the card, with service code 000. icvv: on the chip, with service code 999. dcvv: of a contactless payment in magnetic stripe mode, with the counter.
             * @default cvv
             */
            kind?: components["schemas"]["CardVerificationValueKind"];
            /** @description Card number (PAN). */
            pan: string;
            /** @description Expiry date in the order that the issuer uses, YYMM on a track. */
            expiry: string;
            /** @description Service code of the track, only for cvv and dcvv. Default: 201. */
            serviceCode?: string;
            /** @description Transaction counter, only for dcvv. Default: 1. */
            atc?: number;
            /** @description Sequence number of the card (DE23). Default: tag 5F34, or 00. */
            cardSequence?: string;
            /** @description The key in hex: 32 digits. Default: the published test key for this purpose. */
            key?: string;
        };
        CvvResponse: {
            /**
             * @description The value: three digits.
             * @example 561
             */
            value: string;
        };
        /** @description A card verification value to check. */
        CardVerificationValueCheck: {
            /**
             * @description cvv: on the magnetic stripe. cvv2: on the back of the card, with service code 000. icvv: on the chip, with service code 999. dcvv: of a contactless payment in magnetic stripe mode, with the counter.
             * @default cvv
             */
            kind?: components["schemas"]["CardVerificationValueKind"];
            /** @description Card number (PAN). */
            pan: string;
            /** @description Expiry date in the order that the issuer uses, YYMM on a track. */
            expiry: string;
            /** @description Service code of the track, only for cvv and dcvv. Default: 201. */
            serviceCode?: string;
            /** @description Transaction counter, only for dcvv. Default: 1. */
            atc?: number;
            /** @description Sequence number of the card (DE23). Default: tag 5F34, or 00. */
            cardSequence?: string;
            /** @description The key in hex: 32 digits. Default: the published test key for this purpose. */
            key?: string;
            /** @description The value to check. */
            value: string;
        };
        CvvCheckResponse: {
            /** @description True if the value is that of the card. */
            matches: boolean;
            /**
             * @description The expected value.
             * @example 561
             */
            expected: string;
        };
        /** @description An authentication of a cardholder, or of a token. */
        AuthenticationValue: {
            /** @description Card number; or a token, whose value is also called TAVV. */
            pan: string;
            /**
             * @description 0: authenticated. 5: not possible. 7: attempted. 9: failed.
             * @default 0
             * @enum {number}
             */
            result?: 0 | 5 | 7 | 9;
            /**
             * @description 00: 3-D Secure 1. For 3-D Secure 2 the method, such as 02, a password by SMS.
             * @default 00
             */
            method?: string;
            /**
             * @description Authentication tracking number (ATN) of the access control server.
             * @default 9602231034727993
             */
            trackingNumber?: string;
            /** @description The key in hex: 32 digits. Default: the published test key for this purpose. */
            key?: string;
        };
        CavvResponse: {
            /**
             * @description The value: 20 bytes in Base64, for `cavv` of a message.
             * @example BwABCXJ5k5YCIxA0cnmTAAAAAAA=
             */
            value: string;
            /**
             * @description The same in hex.
             * @example 0700010972799396022310347279930000000000
             */
            hex: string;
            /**
             * @description The three digits that the key makes. Of a token they are also called DTVV.
             * @example 972
             */
            output: string;
            /**
             * @description The indicator of the key: 01 of cards, 02 of tokens.
             * @example 01
             */
            keyIndicator: string;
        };
        /** @description An authentication value to check. */
        AuthenticationValueCheck: {
            /** @description Card number, or a token. */
            pan: string;
            /** @description The authentication value (CAVV, TAVV). */
            value: string;
            /** @description The key in hex: 32 digits. Default: the published test key for this purpose. */
            key?: string;
        };
        CavvCheckResponse: {
            /** @description True if the value is that of the card or token. */
            matches: boolean;
            /**
             * @description The result in the value: 0 authenticated, 5 not possible, 7 attempted, 9 failed. Absent if the value has another layout.
             * @example 7
             */
            result?: number;
            /**
             * @description The authentication tracking number in the value. Absent if the value has another layout.
             * @example 9602231034727993
             */
            trackingNumber?: string;
            /**
             * @description The result in words.
             * @example The value is that of the card.
             */
            detail: string;
        };
        /** @description A command for the chip of a card, in the response to a cryptogram. */
        ScriptTool: {
            /** @description The command. */
            kind: components["schemas"]["ScriptKind"];
            /**
             * @description The tag of the script. 71: the card carries it out before its second cryptogram. 72: after it.
             * @default 72
             */
            template?: components["schemas"]["ScriptTemplate"];
            /** @description The new PIN, only for pin-change. It is the PIN of the card once the card reports success. */
            pin?: string;
            /** @description The limit of payments without the issuer, only for offline-limit. */
            limit?: components["schemas"]["OfflineLimit"];
            /** @description The new limit, only for offline-limit: a count (at most 255) or cents. */
            value?: number;
            /** @description Card number (PAN). */
            pan: string;
            /** @description Sequence number of the card (DE23). Default: tag 5F34, or 00. */
            cardSequence?: string;
            /** @description Chip data (DE55) of the request, with tags 9F10, 9F26 and 9F36. */
            emv: string;
            /**
             * @description Identifier of the script (tag 9F18).
             * @default 00000001
             */
            scriptId?: string;
        };
        ScriptToolResponse: {
            /**
             * @description The script, for DE55 of the response: tag 71 or 72 in hex.
             * @example 72169F180400000001860D8424000008ED0AB162BAB1DE61
             */
            script: string;
            /**
             * @description The command with its MAC, in hex.
             * @example 8424000008ED0AB162BAB1DE61
             */
            command: string;
        };
        /** @description An issuer script to check. */
        ScriptToolCheck: {
            /** @description Card number (PAN). */
            pan: string;
            /** @description Sequence number of the card (DE23). Default: tag 5F34, or 00. */
            cardSequence?: string;
            /** @description Chip data (DE55) of the request, with tags 9F10, 9F26 and 9F36. */
            emv: string;
            /** @description The script: tag 71 or 72 in hex, or the whole DE55 of the response. */
            script: string;
        };
        ScriptCheckResponse: {
            /** @description True if there is a command, and the MACs of all commands are correct. */
            matches: boolean;
            /** @description The commands of the script. */
            commands: components["schemas"]["CheckedCommandResponse"][];
        };
        TestKeyResponse: {
            /**
             * @description Name of the key.
             * @example pin
             */
            name: string;
            /**
             * @description The purpose of the key.
             * @example Enciphers PIN blocks of format 4
             */
            purpose: string;
            /** @description The block cipher. */
            algorithm: components["schemas"]["TestKeyAlgorithm"];
            /**
             * @description The key in hex.
             * @example 0123456789ABCDEFFEDCBA9876543210
             */
            key: string;
            /**
             * @description Key check value: the first three bytes of enciphered zeros.
             * @example 08D7B4
             */
            kcv: string;
        };
        /** @description A PIN to encipher. */
        PinBlock: {
            /** @description The PIN. */
            pin: string;
            /** @description Card number (PAN). Only format 1 works without it. */
            pan?: string;
            /**
             * @description Format of ISO 9564. Formats 0, 1 and 3 use TDES, format 4 uses AES.
             * @default 0
             * @enum {number}
             */
            format?: 0 | 1 | 3 | 4;
            /** @description The key in hex: 32 digits. Default: the published test key for this purpose. */
            key?: string;
        };
        PinBlockResponse: {
            /**
             * @description The PIN block, as in DE52.
             * @example 0F2E4C56B5C4C29F
             */
            block: string;
            /**
             * @description Format of ISO 9564: 0, 1, 3 or 4.
             * @example 0
             */
            format: number;
            /**
             * @description Key check value of the key.
             * @example 08D7B4
             */
            kcv: string;
        };
        /** @description A PIN block to compare with a PIN. */
        PinBlockCheck: {
            /** @description The enciphered PIN block (DE52): 32 hex digits in format 4, otherwise 16. */
            block: string;
            /** @description The PIN. */
            pin: string;
            /** @description Card number (PAN). Only format 1 works without it. */
            pan?: string;
            /** @description The key in hex: 32 digits. Default: the published test key for this purpose. */
            key?: string;
        };
        PinBlockCheckResponse: {
            /** @description True if the block has this PIN, for this card number. */
            matches: boolean;
            /**
             * @description Format of the block: 0, 1, 3 or 4. Absent if the block cannot be read with this key and card number.
             * @example 0
             */
            format?: number;
            /**
             * @description The result in words.
             * @example The block of format 0 has this PIN.
             */
            detail: string;
        };
        /** @description A message, or any bytes, to authenticate. */
        MessageMac: {
            /** @description A complete message by number, as /iso8583/tools/encode takes it. */
            message?: {
                mti: string;
                fields?: {
                    [key: string]: string;
                };
            };
            /** @description A packed message in hex. */
            raw?: string;
            /** @description Any bytes in hex, instead of a message. */
            data?: string;
            /** @description Profile of the packed message. Default: ascii. */
            profile?: string;
            /** @description The key in hex: 32 digits. Default: the published test key for this purpose. */
            key?: string;
            /**
             * @description retail: ISO 9797-1 algorithm 3 (ANSI X9.19). cbc: algorithm 1 with TDES. aes-cmac: RFC 4493, first 8 bytes. The host uses retail with padding 1.
             * @default retail
             */
            algorithm?: components["schemas"]["MessageMacAlgorithm"];
            /**
             * @description Padding method of ISO 9797-1. aes-cmac has its own.
             * @default 1
             */
            padding?: components["schemas"]["MessageMacPadding"];
        };
        MacResponse: {
            /**
             * @description The MAC: 8 bytes in hex.
             * @example 5E6C4B7F2A9D1038
             */
            mac: string;
            /**
             * @description The element of the MAC: DE64, or DE128 if the message has an element after 64. Absent for `data`.
             * @example DE64
             */
            element?: string;
            /** @description The data elements of the message with its MAC, by number. Absent for `data`. */
            fields?: {
                [key: string]: string;
            };
            /**
             * @description The packed message with its MAC, in hex. Absent for `data`.
             * @example 30313030
             */
            raw?: string;
        };
        /** @description A message, or any bytes, with a MAC to check. */
        MessageMacCheck: {
            /** @description A complete message by number, as /iso8583/tools/encode takes it. */
            message?: {
                mti: string;
                fields?: {
                    [key: string]: string;
                };
            };
            /** @description A packed message in hex. */
            raw?: string;
            /** @description Any bytes in hex, instead of a message. */
            data?: string;
            /** @description Profile of the packed message. Default: ascii. */
            profile?: string;
            /** @description The key in hex: 32 digits. Default: the published test key for this purpose. */
            key?: string;
            /**
             * @description retail: ISO 9797-1 algorithm 3 (ANSI X9.19). cbc: algorithm 1 with TDES. aes-cmac: RFC 4493, first 8 bytes. The host uses retail with padding 1.
             * @default retail
             */
            algorithm?: components["schemas"]["MessageMacAlgorithm"];
            /**
             * @description Padding method of ISO 9797-1. aes-cmac has its own.
             * @default 1
             */
            padding?: components["schemas"]["MessageMacPadding"];
            /** @description The MAC of `data`. A message carries its own. */
            mac?: string;
        };
        MacCheckResponse: {
            /** @description True if the MAC is correct. */
            matches: boolean;
            /**
             * @description The MAC that was expected. Absent if the message has no MAC.
             * @example 5E6C4B7F2A9D1038
             */
            expected?: string;
            /**
             * @description The result in words.
             * @example DE64 is the MAC of the message.
             */
            detail: string;
        };
        /** @description Data of a card for which to make a cryptogram. */
        Cryptogram: {
            /** @description Card number (PAN). */
            pan: string;
            /** @description Sequence number of the card (DE23). Default: tag 5F34, or 00. */
            cardSequence?: string;
            /** @description Chip data (DE55, BER-TLV in hex). Missing tags get usual values. */
            emv?: string;
            /**
             * @description Amount in cents, for tag 9F02 if `emv` does not have it.
             * @default 0
             */
            amount?: number;
            /**
             * @description Transaction counter, for tag 9F36 if `emv` does not have it.
             * @default 1
             */
            atc?: number;
            /**
             * @description The scheme of the version: Visa, or M/Chip of Mastercard.
             * @default visa
             */
            scheme?: components["schemas"]["ArqcScheme"];
            /**
             * @description Cryptogram version (CVN), for tag 9F10 if `emv` does not have it. Visa: 10 (default), 17 (contactless) or 18. M/Chip: 16 (default), 17, 20 or 21, which are 10, 11, 14 and 15 in hex.
             * @enum {number}
             */
            version?: 10 | 16 | 17 | 18 | 20 | 21;
            /** @description The key in hex: 32 digits. Default: the published test key for this purpose. */
            key?: string;
        };
        ArqcResponse: {
            /**
             * @description The cryptogram (tag 9F26).
             * @example 29CCA15AE665FA2E
             */
            arqc: string;
            /** @description The scheme of the version: Visa, or M/Chip of Mastercard. */
            scheme: components["schemas"]["ArqcScheme"];
            /**
             * @description Cryptogram version (CVN). Visa: 10, 17 or 18; M/Chip: 16, 17, 20 or 21.
             * @example 10
             */
            version: number;
            /**
             * @description The chip data with the cryptogram, for DE55 (`emv` of a message by name).
             * @example 9F260829CCA15AE665FA2E
             */
            emv: string;
        };
        /** @description Chip data with a cryptogram to check. */
        CryptogramCheck: {
            /** @description Card number (PAN). */
            pan: string;
            /** @description Sequence number of the card (DE23). Default: tag 5F34, or 00. */
            cardSequence?: string;
            /** @description Chip data (DE55, BER-TLV in hex) with tag 9F26. */
            emv: string;
            /**
             * @description Response code (DE39) for the cryptogram of the response.
             * @default 00
             */
            responseCode?: string;
            /** @description The key in hex: 32 digits. Default: the published test key for this purpose. */
            key?: string;
        };
        ArqcCheckResponse: {
            /** @description True if tag 9F26 is the cryptogram of the card. */
            matches: boolean;
            /**
             * @description The expected cryptogram.
             * @example 29CCA15AE665FA2E
             */
            expected: string;
            /** @description The scheme of the version: Visa, or M/Chip of Mastercard. */
            scheme: components["schemas"]["ArqcScheme"];
            /**
             * @description Cryptogram version (CVN). Visa: 10, 17 or 18; M/Chip: 16, 17, 20 or 21.
             * @example 10
             */
            version: number;
            /**
             * @description The cryptogram of the response (ARPC) for the response code.
             * @example 28993816AFAE4AEB
             */
            arpc: string;
            /**
             * @description The value of tag 91 in the response: the ARPC, and the response code or the card status update.
             * @example 28993816AFAE4AEB3030
             */
            issuerAuthenticationData: string;
        };
        /**
         * @description A key to wrap in a key block.
         * @example {
         *       "key": "0123456789ABCDEFFEDCBA9876543210",
         *       "usage": "P0",
         *       "mode": "B"
         *     }
         */
        KeyBlock: {
            /** @description The key to wrap, in hex: 16 digits for DES, 32 or 48 for TDES, 32, 48 or 64 for AES. */
            key: string;
            /**
             * @description A and C: variants of a TDES key. B: keys derived from a TDES key. D: from an AES key.
             * @default B
             */
            version?: components["schemas"]["KeyBlockVersion"];
            /**
             * @description The usage of the key. B0: Base derivation key (BDK); B1: Initial DUKPT key; C0: Card verification key (CVK); D0: Data encryption; E0: EMV issuer master key: application cryptograms; E1: EMV issuer master key: confidentiality of secure messaging; E2: EMV issuer master key: integrity of secure messaging; E3: EMV issuer master key: data authentication codes; E4: EMV issuer master key: dynamic numbers; E5: EMV issuer master key: card personalization; K0: Key encryption or wrapping; K1: Key block protection (KBPK); M0: MAC: ISO 16609, algorithm 1 with TDES; M1: MAC: ISO 9797-1, algorithm 1; M3: MAC: ISO 9797-1, algorithm 3; M6: MAC: ISO 9797-1, algorithm 5 (CMAC); P0: PIN encryption; V0: PIN verification, other algorithm; V1: PIN verification, IBM 3624; V2: PIN verification, Visa PVV.
             * @default P0
             */
            usage?: components["schemas"]["KeyBlockUsage"];
            /**
             * @description The algorithm of the key. A: AES; D: DES; T: TDES.
             * @default T
             */
            algorithm?: components["schemas"]["KeyBlockAlgorithm"];
            /**
             * @description What the key can be used for. B: Encrypt and decrypt; C: Generate and verify; D: Decrypt only; E: Encrypt only; G: Generate only; N: No restriction; V: Verify only; X: Derive other keys.
             * @default N
             */
            mode?: components["schemas"]["KeyBlockMode"];
            /**
             * @description The version of the key. 00: it has none.
             * @default 00
             */
            keyVersion?: string;
            /**
             * @description Whether the key can be exported. E: Exportable in a trusted key block; N: Not exportable; S: Exportable in any form.
             * @default N
             */
            exportability?: components["schemas"]["KeyBlockExportability"];
            /**
             * @description The optional blocks. The padding block (PB) is added.
             * @default []
             */
            optional?: {
                /** @description The identifier. */
                id: string;
                /** @description The data. */
                data: string;
            }[];
            /** @description The key block protection key in hex. Default: the published zone master key, for version D that of AES. */
            protectionKey?: string;
        };
        KeyBlockResponse: {
            /**
             * @description The key block.
             * @example B0080P0TE00E000094B420079CC80BA3461F86FE26EFC4A3B8E4FA4C5F5341176EED7B727B8A248E
             */
            block: string;
            header: components["schemas"]["KeyBlockHeaderResponse"];
            /**
             * @description Key check value of the key.
             * @example 57C409
             */
            kcv: string;
            /**
             * @description Key check value of the protection key.
             * @example 0B9F0F
             */
            protectionKcv: string;
        };
        /**
         * @description A key block to check.
         * @example {
         *       "block": "B0080P0TE00E000094B420079CC80BA3461F86FE26EFC4A3B8E4FA4C5F5341176EED7B727B8A248E",
         *       "protectionKey": "DD7515F2BFC17F85CE48F3CA25CB21F6"
         *     }
         */
        KeyBlockCheck: {
            /** @description The key block. */
            block: string;
            /** @description The key block protection key in hex. Default: the published zone master key, for version D that of AES. */
            protectionKey?: string;
        };
        KeyBlockCheckResponse: {
            /** @description True if the block is correct and under the protection key. */
            matches: boolean;
            /**
             * @description The result in words.
             * @example The block is correct. It has a key of TDES: PIN encryption.
             */
            detail: string;
            /** @description The header; absent if the block is wrong. */
            header?: components["schemas"]["KeyBlockHeaderResponse"];
            /**
             * @description The key in hex; absent if the block is wrong.
             * @example 3F419E1CB7079442AA37474C2EFBF8B8
             */
            key?: string;
            /**
             * @description Key check value of the key; absent if the block is wrong.
             * @example 57C409
             */
            kcv?: string;
        };
        /** @description A listener for ISO 8583 over TCP. */
        Iso8583ListenerDefinition: {
            /** @description Name of the listener. It is unique in its sandbox. */
            name: string;
            /**
             * @description The port. With 0, the system chooses a free one.
             * @default 0
             */
            port?: number;
            /**
             * @description The profile of the messages: built in, or posted to the sandbox of the listener.
             * @default ascii
             */
            profile?: string;
            /** @default binary2 */
            framing?: components["schemas"]["LinkFraming"];
            /** @description The sandbox of the messages. Default: the sandbox of the request. */
            sandbox?: string;
            /**
             * @description Whether a message without a mandatory element gets code 30.
             * @default false
             */
            strict?: boolean;
            /**
             * @description Whether connections use TLS, with a generated test certificate.
             * @default false
             */
            tls?: boolean;
            /** @description Time after which an idle connection is closed. Default: ISO8583_TCP_IDLE_MS. */
            idleMs?: number;
            /** @description The institution whose clients connect: the host signs on at it, and its sign-on and its MAC key apply to the advices that are forwarded. Default: for a sign-on the one without a number, for an advice DE33 or DE32. */
            institution?: string;
            /**
             * @description Whether the host signs on (0800 with DE70 001) at each client that connects.
             * @default false
             */
            signOn?: boolean;
            /** @description The host sends an echo test to each client at this interval, in seconds of the monotonic clock. A client that does not answer within 5 seconds is disconnected. Default: no echo tests. */
            echoSeconds?: number;
        };
        /** @description A listener for ISO 8583 over TCP that is open. */
        Iso8583Listener: {
            /** @description Name of the listener. */
            name: string;
            /** @description The address that it listens at. */
            host: string;
            /** @description The port that it listens at. */
            port: number;
            /** @description The profile of the messages. */
            profile: string;
            framing: components["schemas"]["LinkFraming"];
            /** @description The sandbox of the messages. */
            sandbox: string;
            /** @description Whether a message without a mandatory element gets code 30. */
            strict: boolean;
            /** @description Whether connections use TLS. */
            tls: boolean;
            /** @description The certificate of the test authority as PEM, which clients must trust. Only with TLS. */
            certificate?: string;
            /** @description Time after which an idle connection is closed. */
            idleMs: number;
            /** @description The institution whose clients connect. */
            institution?: string;
            /** @description Whether the host signs on at each client that connects. */
            signOn: boolean;
            /** @description The interval of the echo tests, in seconds. */
            echoSeconds?: number;
            /** @description The path of its messages in rules and in the journal. Their method is `TCP`. */
            path: string;
            /**
             * Format: date-time
             * @description When it was opened, by the machine's clock.
             */
            openedAt: string;
            /** @description The number of connections now, in this instance of the service. */
            connections: number;
            /** @description The number of messages that have arrived, without keep-alives. */
            received: number;
            /** @description The number of messages that were answered completely. */
            answered: number;
        };
        EchoResponse: {
            /** @description The 0800 that was sent. */
            request: components["schemas"]["MessageResponse"];
            /** @description One result per client that was connected. */
            results: components["schemas"]["EchoResultResponse"][];
        };
        /**
         * @description An advice that the host forwards.
         * @example {
         *       "mti": "0120",
         *       "fields": {
         *         "2": "4000000000000001",
         *         "4": "000000001000",
         *         "38": "123456",
         *         "39": "00"
         *       }
         *     }
         */
        ForwardedAdvice: {
            /** @description The message type of the advice. */
            mti: components["schemas"]["ForwardedAdviceMti"];
            /** @description Data elements by number. Missing ones are completed. */
            fields?: {
                [key: string]: string;
            };
        };
        /**
         * @description A network management message of the host.
         * @example {
         *       "function": "sign-on"
         *     }
         */
        HostNetwork: {
            /** @description DE70: sign-on 001, sign-off 002, key-exchange 161, cutover 201, echo 301. */
            function: components["schemas"]["HostNetworkFunction"];
            /** @description The institution that the message is for (DE100). Default: the one without a number. */
            institution?: string;
            /** @description The new settlement date of a cutover (DE15). Default: the next day. */
            settlementDate?: string;
            /** @description After an approved cutover, the host sends the totals of the day that ended: request 0500, advice 0520. Needs an institution. */
            reconcile?: components["schemas"]["HostNetworkReconcile"];
            /**
             * @description The key of a key exchange. The host makes a new one and sends it.
             * @default PIN
             */
            key?: components["schemas"]["HostNetworkKey"];
            /**
             * @description How long the host waits for a response, in milliseconds of the monotonic clock.
             * @default 5000
             */
            answerMs?: number;
        };
        HostNetworkResponse: {
            /** @description The 0800 that was sent. */
            request: components["schemas"]["MessageResponse"];
            /** @description One result per client that was connected. */
            results: components["schemas"]["EchoResultResponse"][];
            /** @description True if a client approved it, so that the state of the institution has changed. */
            approved: boolean;
            /** @description The state of the institution; absent if it has none. */
            state?: components["schemas"]["NetworkStateResponse"];
            /** @description The totals of the day that a cutover has ended, if they were asked for. */
            reconciliation?: components["schemas"]["HostReconciliationResponse"];
        };
        /**
         * @description A reconciliation that the host sends.
         * @example {
         *       "institution": "00000000001",
         *       "day": "1122"
         *     }
         */
        HostReconciliation: {
            /** @description The acquirer (DE32) whose totals the host sends. */
            institution: string;
            /** @description The settlement day, MMDD. Default: the day that is open for the institution. */
            day?: string;
            /**
             * @description true: 0520, which the institution only confirms. false: 0500.
             * @default false
             */
            advice?: boolean;
            /**
             * @description How long the host waits for a response, in milliseconds of the monotonic clock.
             * @default 5000
             */
            answerMs?: number;
        };
        HostReconciliationResponse: {
            /** @description The 0500 or 0520 that was sent. */
            request: components["schemas"]["MessageResponse"];
            /** @description One result per client that was connected. */
            results: components["schemas"]["EchoResultResponse"][];
            /** @description The stored reconciliation, with the result of the first response. */
            reconciliation: components["schemas"]["ReconciliationResponse"];
        };
        MessageResponse: {
            /**
             * @description Message type indicator.
             * @example 0110
             */
            mti: string;
            /**
             * @description Data elements by number. Binary elements are in hex.
             * @example {
             *       "4": "000000001000",
             *       "11": "000001",
             *       "39": "00"
             *     }
             */
            fields: {
                [key: string]: string;
            };
            /**
             * @description Subelements by path. Absent if no element has subelements in the profile.
             * @example {
             *       "48.84": "02"
             *     }
             */
            parts?: {
                [key: string]: string;
            };
            /**
             * @description The header before the MTI in hex. Absent if the profile has none.
             * @example 16010200580000000000000000000000000000000000
             */
            header?: string;
            /**
             * @description The packed message in hex, in the profile of the request.
             * @example 30313130
             */
            raw: string;
        };
        EchoResultResponse: {
            /**
             * @description Address of the client.
             * @example 127.0.0.1:50414
             */
            client: string;
            /** @description The response of the client; null if none arrived in time, or if `problem` says why it does not count. */
            response: components["schemas"]["MessageResponse"] | null;
            /**
             * @description Time until the response arrived, in milliseconds by the machine's clock; null if none arrived in time.
             * @example 3
             */
            elapsedMs: number | null;
            /**
             * @description Why the response does not count: its MAC is wrong, or absent although the sandbox requires one. Absent otherwise.
             * @example The response does not count. Missing: DE64. The sandbox requires a MAC.
             */
            problem?: string;
        };
        /** @enum {string} */
        HostNetworkFunction: "cutover" | "echo" | "key-exchange" | "sign-off" | "sign-on";
        /** @enum {string} */
        HostNetworkReconcile: "advice" | "request";
        /** @enum {string} */
        HostNetworkKey: "MAC" | "PIN";
        /** @enum {string} */
        ForwardedAdviceMti: "0120" | "0220" | "0420";
        /** @description The framing: one of binary2, binary2-inclusive, ascii4, bcd2, binary4, binary2-tpdu, binary2-inclusive-tpdu, bcd2-tpdu, ascii4-inclusive, ascii4-tpdu, binary4-inclusive, hex4, binary3, vap, gicc, base24, binary2-iso, base24-iso, or a layout. */
        LinkFraming: {
            /**
             * @description Description of the framing in one line.
             * @default
             */
            description?: string;
            /** @description The length before each message. */
            length?: {
                /**
                 * @description Encoding of the length: a binary number, most significant byte first; two decimal digits per byte (`bcd`); decimal digits in ASCII; hex characters in ASCII; a binary number, least significant byte first (`binary-le`); or decimal digits in EBCDIC.
                 * @enum {string}
                 */
                encoding: "ascii" | "bcd" | "binary" | "binary-le" | "ebcdic" | "hex";
                /** @description Size of the length on the wire, in bytes: at most 4 for `binary`, `binary-le` and `bcd`. */
                bytes: number;
                /**
                 * @description Fixed bytes before the length, in hex, as `0000` of GICC.
                 * @default
                 */
                before?: string;
                /**
                 * @description Fixed bytes after the length, in hex, as `0000` of VAP.
                 * @default
                 */
                after?: string;
                /**
                 * @description Whether the length includes itself and the fixed bytes before and after it.
                 * @default false
                 */
                countsItself?: boolean;
                /**
                 * @description Whether the length includes the header.
                 * @default true
                 */
                countsHeader?: boolean;
                /**
                 * @description Whether the length includes the trailer.
                 * @default true
                 */
                countsTrailer?: boolean;
            };
            /** @description The bytes around each message, instead of a length. */
            delimiter?: {
                /** @description The bytes after each message, in hex, as `03` (ETX). */
                end: string;
                /** @description The bytes before each message, in hex, as `02` (STX). */
                start?: string;
                /** @description The byte before a byte of a message that is the end or this byte itself, in hex, as `10` (DLE). It needs an end of one byte. Without it, a message that contains the end cannot be sent. */
                escape?: string;
            };
            /** @description The number of bytes of all frames, with header and trailer, instead of a length. */
            fixedBytes?: number;
            /**
             * @description The header between the length and the message.
             * @default {
             *       "kind": "none"
             *     }
             */
            header?: {
                /** @enum {string} */
                kind: "none";
            } | {
                /** @enum {string} */
                kind: "tpdu";
                /** @description The accepted first bytes, in hex. If absent: 60 to 6F. */
                ids?: string[];
                /**
                 * @description The TPDU of messages that are not a response, in hex.
                 * @default 6000000000
                 */
                initial?: string;
            } | {
                /** @enum {string} */
                kind: "text";
                /** @description The header of messages that are not a response. All headers have its length. */
                initial: string;
                /**
                 * @description How all headers begin. Other frames are refused.
                 * @default
                 */
                prefix?: string;
            } | {
                /** @enum {string} */
                kind: "bytes";
                /** @description The bytes of all headers, in hex. */
                hex: string;
            };
            /**
             * @description Fixed bytes after the message, in hex, as `03` (ETX) of BASE24.
             * @default
             */
            trailer?: string;
        } | ("ascii4" | "ascii4-inclusive" | "ascii4-tpdu" | "base24" | "base24-iso" | "bcd2" | "bcd2-tpdu" | "binary2" | "binary2-inclusive" | "binary2-inclusive-tpdu" | "binary2-iso" | "binary2-tpdu" | "binary3" | "binary4" | "binary4-inclusive" | "gicc" | "hex4" | "vap");
        KeyBlockHeaderResponse: {
            version: components["schemas"]["KeyBlockVersion"];
            /**
             * @description The usage of the key.
             * @example P0
             */
            usage: string;
            /**
             * @description The usage in words.
             * @example PIN encryption
             */
            usageText: string;
            /**
             * @description The algorithm of the key: A (AES), D (DES) or T (TDES).
             * @example T
             */
            algorithm: string;
            /**
             * @description What the key can be used for.
             * @example E
             */
            mode: string;
            /**
             * @description The version of the key.
             * @example 00
             */
            keyVersion: string;
            /**
             * @description Whether the key can be exported.
             * @example E
             */
            exportability: string;
            /** @description The optional blocks, without the padding block. */
            optional: components["schemas"]["OptionalBlockResponse"][];
        };
        /** @enum {string} */
        KeyBlockVersion: "A" | "B" | "C" | "D";
        OptionalBlockResponse: {
            /**
             * @description The identifier.
             * @example KS
             */
            id: string;
            /**
             * @description The data.
             * @example 00604B120F9292800000
             */
            data: string;
        };
        /** @enum {string} */
        KeyBlockUsage: "B0" | "B1" | "C0" | "D0" | "E0" | "E1" | "E2" | "E3" | "E4" | "E5" | "K0" | "K1" | "M0" | "M1" | "M3" | "M6" | "P0" | "V0" | "V1" | "V2";
        /** @enum {string} */
        KeyBlockAlgorithm: "A" | "D" | "T";
        /** @enum {string} */
        KeyBlockMode: "B" | "C" | "D" | "E" | "G" | "N" | "V" | "X";
        /** @enum {string} */
        KeyBlockExportability: "E" | "N" | "S";
        /** @enum {string} */
        ArqcScheme: "mchip" | "visa";
        /** @enum {string} */
        MessageMacAlgorithm: "aes-cmac" | "cbc" | "retail";
        /** @enum {string} */
        MessageMacPadding: "1" | "2";
        /** @enum {string} */
        TestKeyAlgorithm: "AES" | "TDES";
        CheckedCommandResponse: {
            /**
             * @description The command with its MAC, in hex.
             * @example 8424000008ED0AB162BAB1DE61
             */
            command: string;
            /** @description True if the MAC is correct. */
            matches: boolean;
            /**
             * @description The expected MAC.
             * @example ED0AB162BAB1DE61
             */
            expected: string;
        };
        /** @enum {string} */
        ScriptKind: "application-block" | "application-unblock" | "offline-limit" | "pin-change" | "pin-unblock";
        /** @enum {string} */
        ScriptTemplate: "71" | "72";
        /** @enum {string} */
        OfflineLimit: "lower-amount" | "lower-count" | "upper-amount" | "upper-count";
        /** @enum {string} */
        CardVerificationValueKind: "cvv" | "cvv2" | "dcvv" | "icvv";
        /** @description A field. */
        MoovField: {
            /** @description Type of the value. */
            type: components["schemas"]["MoovFieldType"];
            /** @description The fixed or maximum length. */
            length?: number;
            /** @description Name of the field. */
            description?: string;
            /** @description Encoding of the value, as ASCII. */
            enc?: string;
            /** @description Length prefix, as ASCII.LL or ASCII.Fixed. */
            prefix?: string;
            /** @description How a short value is filled. */
            padding?: {
                /**
                 * @description The side that is filled.
                 * @enum {string}
                 */
                type: "Left" | "None" | "Right";
                /** @description The character that fills it. */
                pad?: string;
            };
            /** @description The tag of subfields. */
            tag?: {
                /** @description Length of the tag. */
                length?: number;
                /** @description Encoding of the tag, as ASCII or BerTLVTag. */
                enc?: string;
                /** @description How a short value is filled. */
                padding?: {
                    /**
                     * @description The side that is filled.
                     * @enum {string}
                     */
                    type: "Left" | "None" | "Right";
                    /** @description The character that fills it. */
                    pad?: string;
                };
                /**
                 * @description The order in which subfields are packed.
                 * @enum {string}
                 */
                sort?: "StringsByHex" | "StringsByInt";
                /** @description Whether unknown tags are skipped. */
                skipUnknownTLVTags?: boolean;
                /** @description Whether unknown tags are kept. */
                storeUnknownTLVTags?: boolean;
                /** @description The length prefix of unknown tags. */
                prefUnknownTLV?: string;
            };
            /** @description The subfields by number or tag. */
            subfields?: {
                [key: string]: components["schemas"]["MoovField"];
            };
            /** @description The bitmap before the subfields. */
            bitmap?: {
                /** @enum {string} */
                type?: "Bitmap";
                /** @description The fixed or maximum length. */
                length?: number;
                /** @description Name of the field. */
                description?: string;
                /** @description Encoding of the value, as ASCII. */
                enc?: string;
                /** @description Length prefix, as ASCII.LL or ASCII.Fixed. */
                prefix?: string;
                /** @description Whether the bitmap has one length, without a bit for the next one. */
                disableautoexpand?: boolean;
            };
            /** @description Whether the bitmap has one length, without a bit for the next one. */
            disableautoexpand?: boolean;
        };
        /** @enum {string} */
        MoovFieldType: "Binary" | "Bitmap" | "Composite" | "Hex" | "Numeric" | "String" | "Track1" | "Track2" | "Track3";
        /** @enum {string} */
        Retry: "allowed" | "forbidden" | "unknown";
        BrandRetryResponse: {
            /** @description Name of the brand. */
            brand: components["schemas"]["Brand"];
            /** @description Whether the payment can be retried with the same card. */
            retry: components["schemas"]["Retry"];
            /**
             * @description The text that ABECS defines for terminals and shops. Absent if there is none, or if the code has several
             *     reasons that disagree.
             * @example NÃO AUTORIZADA
             */
            message?: string;
            /**
             * @description Category in the retry program of Visa: 1 the issuer never approves, 2 not now, 3 wrong data, 4 generic. Absent
             *     for other brands.
             * @example 2
             */
            category?: number;
            /** @description The limits of the brand. Empty if a retry is forbidden, or if the brand has no limit. */
            limits: components["schemas"]["RetryLimitResponse"][];
        };
        RetryLimitResponse: {
            /**
             * @description Number of attempts that are allowed. One more is over the limit.
             * @example 15
             */
            attempts: number;
            /**
             * @description Length of the period in days.
             * @example 30
             */
            days: number;
        };
        /** @enum {string} */
        Iso8583ProfileMti: "ascii" | "bcd" | "ebcdic";
        /** @enum {string} */
        Iso8583ProfileCodePage: "cp037" | "cp1047" | "cp500";
        /** @enum {string} */
        Iso8583ElementLengthEncoding: "ascii" | "bcd" | "ber" | "binary" | "binary-le" | "ebcdic" | "hex";
        /** @enum {string} */
        Iso8583ElementLengthCounts: "bytes" | "digits";
        /** @enum {string} */
        Iso8583ElementOddDigits: "left-f" | "left-zero" | "right-f" | "right-zero";
        /** @description Changes of an element, or the layout of a subelement. */
        Iso8583Element: {
            /** @description Name of the element. */
            name?: string;
            /** @description The allowed characters: n digits, a letters, s special characters, and their combinations; x+n a sign (C or D) and digits; z a track; b binary data. Default of a subelement: ans in text, b in binary data. */
            format?: components["schemas"]["Iso8583ElementFormat"];
            /** @description Number of digits of the length prefix; 0 for a fixed length. Subelements with a tag have the length of their composite instead. */
            lengthDigits?: number;
            /** @description The fixed or maximum length, in characters; for format b in bytes. */
            length?: number;
            /** @description Encoding of the value. A subelement of an element with text is read from this text, so it is ascii. */
            content?: components["schemas"]["Iso8583ElementContent"];
            /** @description Encoding of length prefixes. In `bcd`, `binary` (most significant byte first) and `binary-le` (least significant byte first), one byte holds two digits. `hex`: hex digits in ASCII. `ber`: one byte up to 127, otherwise the number of further bytes and these bytes; the number of digits has no meaning then. */
            lengthEncoding?: components["schemas"]["Iso8583ElementLengthEncoding"];
            /** @description Unit of length prefixes. `digits`: digits, characters, or bytes of binary data. `bytes`: bytes on the wire. They differ if digits are packed or if binary data is in hex. With `bytes`, a zero that pads an odd number of digits is read as a digit; an F is not. */
            lengthCounts?: components["schemas"]["Iso8583ElementLengthCounts"];
            /** @description Added to the number in the length prefix, as 3 if a prefix of three bytes also counts itself. Default: 0. */
            lengthAdjust?: number;
            /** @description Pad for an odd number of packed digits, in elements of variable length. In elements of fixed length, the pad is a zero on the left, unless the override of the element says otherwise. */
            oddDigits?: components["schemas"]["Iso8583ElementOddDigits"];
            /** @description How a value that is shorter than its fixed length is filled. Default: numbers with zeros on the left, text with spaces on the right. Padding is not removed when a message is decoded. */
            pad?: {
                /**
                 * @description Where a shorter value is filled.
                 * @enum {string}
                 */
                side: "left" | "right";
                /** @description The character that fills it. For format b: a hex digit. */
                char: string;
            };
            /** @description Whether the value is hidden wherever card data is masked. Default: false. */
            private?: boolean;
            composite?: components["schemas"]["Iso8583Composite"];
        };
        /** @enum {string} */
        Iso8583ProfileStandInReason: "126" | "127" | "46" | "47" | "56" | "57" | "58" | "59" | "60" | "61" | "62" | "63";
        /** @enum {string} */
        Iso8583ElementFormat: "a" | "an" | "ans" | "as" | "b" | "n" | "ns" | "x+n" | "z";
        /** @enum {string} */
        Iso8583ElementContent: "ascii" | "bcd" | "binary" | "ebcdic";
        /** @description How the value of an element is divided into subelements. */
        Iso8583Composite: {
            /** @enum {string} */
            kind: "positional";
            /**
             * @description What happens to a value that cannot be divided in this way. `keep`: the element is read without subelements. `refuse`: the message is refused. Default: keep for tagged and ber-tlv, refuse for positional and bitmapped.
             * @enum {string}
             */
            onError?: "keep" | "refuse";
            /** @description The subelements by number, in this order. */
            subelements?: {
                [key: string]: components["schemas"]["Iso8583Element"];
            };
        } | {
            /** @enum {string} */
            kind: "bitmapped";
            /** @description The bitmap before the subelements. Bit n marks subelement n. */
            bitmap: {
                /** @description Number of bytes of the bitmap. */
                bytes: number;
                /**
                 * @description Encoding of the bitmap: raw bytes, or two hex characters per byte.
                 * @enum {string}
                 */
                encoding: "ascii" | "binary";
                /** @description true: the first bit of every 8 bytes says that 8 more bytes follow, and `bytes` is the maximum. Default: false: all bytes are always there, and every bit is a subelement. */
                hasExtensionBit?: boolean;
            };
            /**
             * @description What happens to a value that cannot be divided in this way. `keep`: the element is read without subelements. `refuse`: the message is refused. Default: keep for tagged and ber-tlv, refuse for positional and bitmapped.
             * @enum {string}
             */
            onError?: "keep" | "refuse";
            /** @description The subelements by number of their bit. */
            subelements?: {
                [key: string]: components["schemas"]["Iso8583Element"];
            };
        } | {
            /** @enum {string} */
            kind: "tagged";
            /** @description An index before the subelements, as the header token of BASE24. */
            index?: {
                /** @description The bytes at its beginning, in hex, as 2620. */
                text: string;
                /** @description Number of digits, in ASCII, of the number of subelements. The index counts as one of them. */
                countDigits: number;
                /** @description Number of digits, in ASCII, of the number of bytes of the element, including the index. */
                lengthDigits: number;
            };
            /** @description Fixed bytes before each tag, in hex. */
            before?: string;
            /** @description The tag before each subelement. */
            tag: {
                /** @description Length of the tag: in characters for ascii and ebcdic, in digits for bcd, in bytes for binary. */
                length: number;
                /** @description Encoding of the tag. The key of a binary tag is upper-case hex. */
                encoding: components["schemas"]["Iso8583ElementContent"];
            };
            /** @description The length after each tag. Without it, each subelement has its own fixed length or prefix, and needs a layout. */
            length?: {
                /** @description Number of digits of the length. */
                digits: number;
                /** @description Encoding of length prefixes. In `bcd`, `binary` (most significant byte first) and `binary-le` (least significant byte first), one byte holds two digits. `hex`: hex digits in ASCII. `ber`: one byte up to 127, otherwise the number of further bytes and these bytes; the number of digits has no meaning then. */
                encoding: components["schemas"]["Iso8583ElementLengthEncoding"];
                /** @description Unit of the length. Default: bytes. */
                counts?: components["schemas"]["Iso8583ElementLengthCounts"];
                /** @description Added to the number in the length prefix, as 3 if a prefix of three bytes also counts itself. Default: 0. */
                adjust?: number;
            };
            /** @description Fixed bytes between the length and the value, in hex. */
            after?: string;
            /**
             * @description What happens to a tag without a layout. `keep`: it is read as text, or as hex in binary data. `skip`: it is not shown as a subelement. `refuse`: as a value that cannot be divided. Default: keep.
             * @enum {string}
             */
            unknown?: "keep" | "refuse" | "skip";
            /**
             * @description What happens to a value that cannot be divided in this way. `keep`: the element is read without subelements. `refuse`: the message is refused. Default: keep for tagged and ber-tlv, refuse for positional and bitmapped.
             * @enum {string}
             */
            onError?: "keep" | "refuse";
            /** @description Subelements before the first tag, by name, as the category code of DE48. They can be absent. */
            head?: {
                [key: string]: components["schemas"]["Iso8583Element"];
            };
            /** @description The subelements by tag. */
            subelements?: {
                [key: string]: components["schemas"]["Iso8583Element"];
            };
        } | {
            /** @enum {string} */
            kind: "ber-tlv";
            /**
             * @description What happens to a tag without a layout. `keep`: it is read as text, or as hex in binary data. `skip`: it is not shown as a subelement. `refuse`: as a value that cannot be divided. Default: keep.
             * @enum {string}
             */
            unknown?: "keep" | "refuse" | "skip";
            /**
             * @description What happens to a value that cannot be divided in this way. `keep`: the element is read without subelements. `refuse`: the message is refused. Default: keep for tagged and ber-tlv, refuse for positional and bitmapped.
             * @enum {string}
             */
            onError?: "keep" | "refuse";
            /** @description The data objects by tag, in upper-case hex. */
            subelements?: {
                [key: string]: components["schemas"]["Iso8583Element"];
            };
        };
        /** @enum {string} */
        GuessVerdict: "exact" | "readable" | "unreadable";
        GuessedFramingResponse: {
            /**
             * @description Name of the framing, as for a listener. `none`: a header without a length before it.
             * @example binary2-tpdu
             */
            name: string;
            /**
             * @description The TPDU or other header in hex. Absent if there is none.
             * @example 6000030000
             */
            header?: string;
        };
        StoppedResponse: {
            /**
             * @description `header`, `MTI`, `bitmap`, `message`, the number of the element, or the path of a subelement.
             * @example DE4
             */
            element: string;
            /**
             * @description Position of the byte, counted from 0.
             * @example 20
             */
            offset?: number;
            /**
             * @description The error in words.
             * @example DE4 at byte 20: expected digits, got a letter at position 1.
             */
            detail: string;
        };
        ElementResponse: {
            /**
             * @description Number of the element, or path of the subelement, as in `DE48.84`.
             * @example DE4
             */
            element: string;
            /**
             * @description Name of the element; empty if it has none.
             * @example Amount, transaction
             */
            name: string;
            /**
             * @description Value of the element.
             * @example 000000015075
             */
            value: string;
        };
        /** @enum {string} */
        TokenChannel: "contactless" | "ecommerce" | "in-app";
        /** @enum {string} */
        ScriptStatus: "done" | "failed" | "queued" | "sent";
        /** @enum {string} */
        ScriptOutcome: "failed" | "not-performed" | "successful";
        /** @enum {string} */
        SignOnStatus: "never" | "signed-off" | "signed-on";
        /** @enum {string} */
        NetworkStateHostStatus: "never" | "not-connected" | "signed-off" | "signed-on";
        KeyStateResponse: {
            /**
             * @description Key check value of the current key.
             * @example 08D7B4
             */
            kcv: string;
            /**
             * @description Key check value of the new key after a key exchange. Absent once the key is used, because it is then the current one.
             * @example 5A1C07
             */
            nextKcv?: string;
        };
        /** @enum {string} */
        HostStateCaptures: "one" | "several";
        /** @enum {string} */
        HostStateIssuer: "online" | "unavailable";
        /** @enum {string} */
        StandInReason: "issuer-down" | "maintenance" | "signed-off" | "timeout";
        /** @enum {string} */
        RetryMode: "count" | "enforce" | "off";
        /** @enum {string} */
        LiableParty: "issuer" | "merchant";
        InstallmentResponse: {
            /** @example 1 */
            number: number;
            /**
             * @description The day of Brasília on which it is due.
             * @example 2026-12-21
             */
            dueDate: string;
            /** @example 52261 */
            amount: number;
            /**
             * @description The part that pays the purchase.
             * @example 49261
             */
            principal: number;
            /**
             * @description The interest of the issuer.
             * @example 3000
             */
            interest: number;
        };
        /** @enum {string} */
        AccountType: "checking" | "credit" | "e-purse" | "investment" | "savings" | "universal";
        /** @enum {string} */
        ChangePresetPreset: "cents-code" | "cielo-last-digit" | "off";
        /** @enum {string} */
        LedgerEntryKind: "credit" | "debit" | "dispute" | "opening" | "reversal" | "transfer";
        /** @enum {string} */
        CardHoldStatus: "captured" | "expired" | "open" | "released";
        AuthenticationResponse: {
            /**
             * @description The electronic commerce indicator (ECI). Absent if the message has none.
             * @example 05
             */
            eci?: string;
            /** @description How far the cardholder was authenticated. */
            level: components["schemas"]["AuthenticationLevel"];
            /** @description The result of the check of the authentication value (CAVV, or TAVV of a token). */
            value: components["schemas"]["AuthenticationValueResult"];
            /** @description The party that bears the loss of a fraud. */
            liability: components["schemas"]["LiableParty"];
            /**
             * @description Version of 3-D Secure, 1 or 2. Absent if the message has none.
             * @example 2
             */
            threeDsVersion?: string;
            /**
             * Format: uuid
             * @description Transaction id of the directory server. Absent if the message has none.
             * @example f38e6948-5388-41a6-bca4-b49723c19437
             */
            dsTransactionId?: string;
        };
        InstallmentsResponse: {
            /**
             * @description The number of monthly installments.
             * @example 3
             */
            count: number;
            /** @description Who finances the plan: the merchant (without interest) or the issuer (with interest). */
            type: components["schemas"]["LiableParty"];
            /**
             * @description The interest of the issuer per month, in percent. Absent if there is none.
             * @example 2.99
             */
            monthlyRate?: string;
        };
        /** @enum {string} */
        AuthenticationLevel: "attempted" | "full" | "none";
        /** @enum {string} */
        AuthenticationValueResult: "absent" | "invalid" | "unchecked" | "valid";
        /** @enum {string} */
        CardStatus: "active" | "blocked" | "expired" | "inactive" | "lost" | "stolen";
        /** @enum {string} */
        CardAccount: "checking" | "credit" | "savings";
        /** @enum {string} */
        Channel: "atm" | "chip" | "contactless" | "ecommerce" | "manual" | "stripe";
        /** @enum {string} */
        DisputeCategory: "authorization" | "consumer-dispute" | "fraud" | "processing-error";
        /** @enum {string} */
        DisputeFlow: "allocation" | "collaboration";
        /** @enum {string} */
        DisputeMovementKind: "arbitration" | "chargeback" | "chargeback-reversal" | "credit-reversal" | "pre-arbitration";
        /** @enum {string} */
        DisputeStep: "accept" | "arbitrate" | "decline" | "pre-arbitrate" | "represent" | "rule-for-cardholder" | "rule-for-merchant" | "withdraw";
        NextStepResponse: {
            step: components["schemas"]["DisputeStep"];
            /** @description The party that takes it. */
            by: components["schemas"]["DisputeActor"];
            /** @description Whether it can contest only a part of the amount. */
            takesAmount: boolean;
        };
        DisputeEventResponse: {
            /**
             * @description `open`, or the step.
             * @example open
             */
            step: string;
            by: components["schemas"]["DisputeActor"];
            /** @description The status after it. */
            status: components["schemas"]["DisputeStatus"];
            /**
             * @description The amount that is still contested after it, in cents.
             * @example 1000
             */
            contested: number;
            /** @description true: the side that had to act gave no answer in time, so the step was taken at the deadline. */
            isSilence: boolean;
            /** @example Nothing was delivered. */
            note: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T12:00:00.000Z
             */
            at: string;
        };
        ChargebackAdviceResponse: {
            /** @example 0422 */
            mti: string;
            /**
             * @description Data elements by number. DE63 has the reason, DE90 names the purchase.
             * @example {
             *       "4": "000000001000",
             *       "63": "CB13.1"
             *     }
             */
            fields: {
                [key: string]: string;
            };
            /**
             * @description The message in profile ascii, in hex.
             * @example 30343232
             */
            raw: string;
        };
        /** @enum {string} */
        DisputeActor: "acquirer" | "issuer" | "network";
        TraceResponse: {
            /**
             * @description The check that decided; docs/iso8583.md lists them in order.
             * @example funds
             */
            rule: string;
            /**
             * @description The reason in words.
             * @example 500 cents are available, but 1000 were requested.
             */
            detail: string;
            /**
             * Format: uuid
             * @description The id of the transaction, as in the transactions of the card. Absent if none was stored.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            transactionId?: string;
        };
        RetriesResponse: {
            /**
             * @description Number of declined attempts in the period of the brand.
             * @example 3
             */
            attempts: number;
            /**
             * @description Number of declined attempts that the brand accepts. Absent if it has no limit.
             * @example 15
             */
            limit?: number;
            /**
             * Format: date-time
             * @description When the oldest attempt leaves the period, or, if a retry is forbidden, when it is allowed again. Absent if there
             *     is no such time. ISO 8601 UTC, on the clock of the sandbox.
             * @example 2026-12-21T12:00:00.000Z
             */
            windowEndsAt?: string;
            /** @description Whether the brand forbids another attempt. */
            forbidden: boolean;
        };
        UsedTokenResponse: {
            /**
             * @description The number of the token, as in the message.
             * @example 4000995773790558
             */
            token: string;
            /**
             * @description The last four digits of the card number.
             * @example 0001
             */
            panLastFour: string;
            /**
             * @description Payment account reference: the same for the card and all its tokens. It is also in DE56.
             * @example SIMBMD7YF48015DMSDK1GCBUVAB1Y
             */
            paymentAccountReference: string;
        };
        /** @enum {string} */
        LoadStatus: "cancelled" | "finished" | "running";
        LoadLatencyResponse: {
            /** @example 3.2 */
            p50: number;
            /** @example 8.1 */
            p95: number;
            /** @example 12.4 */
            p99: number;
            /** @example 15.7 */
            max: number;
        };
        /** @enum {string} */
        NewLoadClass: "authorize" | "financial" | "network" | "reversal";
        LoggedMessageResponse: {
            /** @example 0100 */
            mti: string;
            /**
             * @description Data elements by number. Card data is masked.
             * @example {
             *       "2": "400000******0001",
             *       "11": "000001"
             *     }
             */
            fields: {
                [key: string]: string;
            };
        };
        /** @enum {string} */
        LinkMessageOutcome: "answered" | "duplicate" | "late" | "unanswered" | "unmatched" | "unreadable" | "waiting";
        /** @enum {string} */
        LinkStatus: "connected" | "connecting" | "down" | "signed-on";
        LinkCountsResponse: {
            /** @description Messages that the acquirer sent. */
            sent: number;
            /** @description Responses in time. */
            answered: number;
            /** @description Responses after the acquirer had given up. */
            late: number;
            /** @description Second responses to the same message. */
            duplicate: number;
            /** @description Messages that belong to no message of the acquirer. */
            unmatched: number;
            /** @description Frames that are not a message of the profile. */
            unreadable: number;
            /** @description Messages without a response in time. */
            unanswered: number;
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
        ReceivedResponse: {
            /**
             * @description Message type indicator.
             * @example 0110
             */
            mti: string;
            /**
             * @description Data elements by number. Binary elements are in hex.
             * @example {
             *       "4": "000000001000",
             *       "11": "000001",
             *       "39": "00"
             *     }
             */
            fields: {
                [key: string]: string;
            };
            /**
             * @description Subelements by path. Absent if no element has subelements in the profile.
             * @example {
             *       "48.84": "02"
             *     }
             */
            parts?: {
                [key: string]: string;
            };
            /**
             * @description The header before the MTI in hex. Absent if the profile has none.
             * @example 16010200580000000000000000000000000000000000
             */
            header?: string;
            /**
             * @description The packed message in hex, in the profile of the request.
             * @example 30313130
             */
            raw: string;
            /**
             * @description Response code (DE39).
             * @example 00
             */
            responseCode: string;
            /** @description True if the response code is an approval. */
            approved: boolean;
            /**
             * @description Meaning of the response code.
             * @example Approved
             */
            message: string;
            /**
             * @description Whether the payment can be retried with the same card: ABECS Normativo 21, for the brand of the card.
             * @example unknown
             */
            retry: components["schemas"]["Retry"];
        };
        ReversalResponse: {
            /** @description The advice as it was last sent: first as 0420, then as the repeat 0421. */
            request: components["schemas"]["MessageResponse"];
            /** @description The response to the advice; null if there was none. */
            response: components["schemas"]["ReceivedResponse"] | null;
            /**
             * Format: uuid
             * @description The id in `GET /iso8583/acquirer/advices/{id}`.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            adviceId: string;
            /** @description `waiting`: the host has not answered, and the advice is repeated. */
            status: components["schemas"]["AdviceStatus"];
            /**
             * @description How often the advice was sent.
             * @example 1
             */
            tries: number;
            /** @description When it is repeated, on the clock of the sandbox; null unless it waits. */
            nextTryAt: string | null;
        };
        StoredAdviceResponse: {
            /**
             * Format: uuid
             * @description The id in `GET /iso8583/acquirer/advices/{id}`.
             * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
             */
            adviceId: string;
            /** @description `waiting`: the host has not answered, and the advice is repeated. */
            status: components["schemas"]["AdviceStatus"];
            /**
             * @description How often the advice was sent.
             * @example 1
             */
            tries: number;
            /** @description When it is repeated, on the clock of the sandbox; null unless it waits. */
            nextTryAt: string | null;
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
    acquirerAuthorize: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: string;
                /** @description `true`: missing elements are not completed, and a missing mandatory element gets code 30. Used if the body has no `strict`. */
                strict?: boolean;
                /** @description The link that the message is sent over, in the profile of the link. Default: over HTTP. An unknown link is LINK_NOT_FOUND (404). */
                link?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The message that was sent, and its response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcquirerResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`, `ISO8583_VALUE_INVALID`, `ISO8583_PART_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The host of the link cannot be reached; nothing was sent. Code: `LINK_DOWN`. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The link already has the maximum number of messages that wait for a response; nothing was sent. Try again later. Code: `LINK_BUSY`. */
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
    acquirerFinancial: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: string;
                /** @description `true`: missing elements are not completed, and a missing mandatory element gets code 30. Used if the body has no `strict`. */
                strict?: boolean;
                /** @description The link that the message is sent over, in the profile of the link. Default: over HTTP. An unknown link is LINK_NOT_FOUND (404). */
                link?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The message that was sent, and its response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcquirerResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`, `ISO8583_VALUE_INVALID`, `ISO8583_PART_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The host of the link cannot be reached; nothing was sent. Code: `LINK_DOWN`. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The link already has the maximum number of messages that wait for a response; nothing was sent. Try again later. Code: `LINK_BUSY`. */
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
    acquirerReversal: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: string;
                /** @description `true`: missing elements are not completed, and a missing mandatory element gets code 30. Used if the body has no `strict`. */
                strict?: boolean;
                /** @description The link that the message is sent over, in the profile of the link. Default: over HTTP. An unknown link is LINK_NOT_FOUND (404). */
                link?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The message that was sent, and its response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcquirerResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`, `ISO8583_VALUE_INVALID`, `ISO8583_PART_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The host of the link cannot be reached; nothing was sent. Code: `LINK_DOWN`. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The link already has the maximum number of messages that wait for a response; nothing was sent. Try again later. Code: `LINK_BUSY`. */
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
    acquirerNetwork: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: string;
                /** @description `true`: missing elements are not completed, and a missing mandatory element gets code 30. Used if the body has no `strict`. */
                strict?: boolean;
                /** @description The link that the message is sent over, in the profile of the link. Default: over HTTP. An unknown link is LINK_NOT_FOUND (404). */
                link?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The message that was sent, and its response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcquirerResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`, `ISO8583_VALUE_INVALID`, `ISO8583_PART_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The host of the link cannot be reached; nothing was sent. Code: `LINK_DOWN`. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The link already has the maximum number of messages that wait for a response; nothing was sent. Try again later. Code: `LINK_BUSY`. */
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
    listLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkResponse"][];
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
    createLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLink"];
            };
        };
        responses: {
            /** @description The link and its state. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkResponse"];
                };
            };
            /** @description The link is not valid; `errors` says where. Code: `LINK_INVALID`. */
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
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The name is taken, or the sandbox already has the maximum number of links. Codes: `LINK_EXISTS`, `LINK_LIMIT_REACHED`. */
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
            /** @description The acquirer does not connect to this address: it is a loopback, private or reserved one. Code: `LINK_TARGET_REFUSED`. */
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
    findLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the link. */
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
                    "application/json": components["schemas"]["LinkResponse"];
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
            /** @description The link does not exist in the sandbox. Code: `LINK_NOT_FOUND`. */
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
    deleteLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the link. */
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
            /** @description The link does not exist in the sandbox. Code: `LINK_NOT_FOUND`. */
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
    listLinkMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the link. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkMessageResponse"][];
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
            /** @description The link does not exist in the sandbox. Code: `LINK_NOT_FOUND`. */
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
    echoLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the link. */
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
                    "application/json": components["schemas"]["NetworkActionResponse"];
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
            /** @description The link does not exist in the sandbox. Code: `LINK_NOT_FOUND`. */
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
    signOnLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the link. */
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
                    "application/json": components["schemas"]["NetworkActionResponse"];
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
            /** @description The link does not exist in the sandbox. Code: `LINK_NOT_FOUND`. */
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
    signOffLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the link. */
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
                    "application/json": components["schemas"]["NetworkActionResponse"];
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
            /** @description The link does not exist in the sandbox. Code: `LINK_NOT_FOUND`. */
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
    listAdvices: {
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
                /** @description Only advices with this status. */
                status?: components["schemas"]["AdviceStatus"];
                /** @description Only advices of the host to the clients of this listener. */
                listener?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviceResponse"][];
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
    findAdvice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the advice, or `latest` for the newest one. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviceResponse"];
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
            /** @description The advice does not exist in the sandbox. Code: `ADVICE_NOT_FOUND`. */
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
    sendAdvice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the advice, or `latest` for the newest one. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviceResponse"];
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
            /** @description The advice, or its link, does not exist in the sandbox. Codes: `ADVICE_NOT_FOUND`, `LINK_NOT_FOUND`. */
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
    startLoad: {
        parameters: {
            query?: {
                /** @description Waits up to this many seconds until the work is finished. The header `Prefer: wait=10` does the same. */
                wait?: number;
            };
            header?: {
                /** @description `wait=10` waits up to ten seconds for the end of the run. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLoad"];
            };
        };
        responses: {
            /** @description The load run. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadResponse"];
                };
            };
            /** @description The load run or its message is not valid. Codes: `LOAD_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`. */
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
            /** @description The link or the profile does not exist. Codes: `LINK_NOT_FOUND`, `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description This instance of the service already has the maximum number of load runs. Code: `LOAD_LIMIT_REACHED`. */
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
    findLoad: {
        parameters: {
            query?: {
                /** @description Waits up to this many seconds until the work is finished. The header `Prefer: wait=10` does the same. */
                wait?: number;
            };
            header?: {
                /** @description `wait=10` waits up to ten seconds for the end of the run. */
                Prefer?: string;
            };
            path: {
                /** @description The id of the load run, or `latest` for the newest one. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The load run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadResponse"];
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
            /** @description The load run does not exist in the sandbox. Code: `LOAD_NOT_FOUND`. */
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
    cancelLoad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the load run, or `latest` for the newest one. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The load run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadResponse"];
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
            /** @description The load run does not exist in the sandbox. Code: `LOAD_NOT_FOUND`. */
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
    issuerAuthorize: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: string;
                /** @description `true`: missing elements are not completed, and a missing mandatory element gets code 30. Used if the body has no `strict`. */
                strict?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The response of the issuer. `approved` tells whether it approves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerResponse"];
                    "text/plain": string;
                    "application/octet-stream": string;
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`, `ISO8583_VALUE_INVALID`, `ISO8583_PART_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
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
    issuerFinancial: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: string;
                /** @description `true`: missing elements are not completed, and a missing mandatory element gets code 30. Used if the body has no `strict`. */
                strict?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The response of the issuer. `approved` tells whether it approves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerResponse"];
                    "text/plain": string;
                    "application/octet-stream": string;
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`, `ISO8583_VALUE_INVALID`, `ISO8583_PART_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
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
    issuerReversal: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: string;
                /** @description `true`: missing elements are not completed, and a missing mandatory element gets code 30. Used if the body has no `strict`. */
                strict?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The response of the issuer. `approved` tells whether it approves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerResponse"];
                    "text/plain": string;
                    "application/octet-stream": string;
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`, `ISO8583_VALUE_INVALID`, `ISO8583_PART_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
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
    issuerReconciliation: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: string;
                /** @description `true`: missing elements are not completed, and a missing mandatory element gets code 30. Used if the body has no `strict`. */
                strict?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The response of the issuer. `approved` tells whether it approves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerResponse"];
                    "text/plain": string;
                    "application/octet-stream": string;
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`, `ISO8583_VALUE_INVALID`, `ISO8583_PART_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
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
    issuerNetwork: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: string;
                /** @description `true`: missing elements are not completed, and a missing mandatory element gets code 30. Used if the body has no `strict`. */
                strict?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The response of the issuer. `approved` tells whether it approves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerResponse"];
                    "text/plain": string;
                    "application/octet-stream": string;
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `MESSAGE_MISPLACED`, `ISO8583_NOT_A_REQUEST`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`, `ISO8583_VALUE_INVALID`, `ISO8583_PART_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
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
    listDisputes: {
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
                /** @description Only disputes of the card with this number. */
                pan?: string;
                /** @description Only disputes with this status. */
                status?: components["schemas"]["DisputeStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The disputes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeResponse"][];
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
    openDispute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenDisputeRequest"];
            };
        };
        responses: {
            /** @description The dispute was opened. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeResponse"];
                };
            };
            /** @description A field is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description The card or the purchase does not exist in the sandbox. Codes: `CARD_NOT_FOUND`, `DISPUTE_TRANSACTION_NOT_FOUND`. */
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
            /** @description The purchase cannot be charged back in that way. Codes: `DISPUTE_BRAND_UNKNOWN`, `DISPUTE_REASON_UNKNOWN`, `DISPUTE_TOO_LATE`, `DISPUTE_AMOUNT_INVALID`. */
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
    findDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the dispute, or `latest` for the newest one. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dispute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeResponse"];
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
            /** @description The dispute does not exist in the sandbox. Code: `DISPUTE_NOT_FOUND`. */
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
    takeDisputeStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the dispute, or `latest` for the newest one. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeStepRequest"];
            };
        };
        responses: {
            /** @description The dispute after the step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeResponse"];
                };
            };
            /** @description A field is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description The dispute does not exist in the sandbox. Code: `DISPUTE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The dispute cannot take that step now. Code: `DISPUTE_STEP_NOT_ALLOWED`. */
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
            /** @description The step cannot be about that amount. Codes: `DISPUTE_AMOUNT_INVALID`, `DISPUTE_STEP_WITHOUT_AMOUNT`. */
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
    listDisputeMovements: {
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
                /** @description Only movements of this party. */
                party?: components["schemas"]["DisputeParty"];
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
            /** @description The movements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeMovementResponse"][];
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
    listDisputeReasons: {
        parameters: {
            query?: {
                /** @description Only reasons of this brand. */
                brand?: components["schemas"]["DisputeBrand"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeReasonResponse"][];
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
    listCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards, sorted by number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResponse"][];
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
    createCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCardRequest"];
            };
        };
        responses: {
            /** @description The card was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResponse"];
                };
            };
            /** @description A field is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description A card with that number already exists. Code: `CARD_EXISTS`. */
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
    findCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResponse"];
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
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
    changeCardStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStatusRequest"];
            };
        };
        responses: {
            /** @description The card with its new status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResponse"];
                };
            };
            /** @description The status does not exist. Code: `REQUEST_INVALID`. */
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The card status cannot change to that value. Code: `CARD_STATUS_CONFLICT`. */
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
    resetCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card after the reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResponse"];
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
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
    resetAllCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of cards that were reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetResponse"];
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
    listCardTransactions: {
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
            path: {
                /** @description The card number. */
                pan: string;
            };
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
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
                /** @description Only transactions of the card with this number. */
                pan?: string;
                /** @description Only transactions with this effect on the account. */
                kind?: components["schemas"]["TransactionKind"];
                /** @description Only transactions with this response code (DE39). */
                responseCode?: string;
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
    listCardHolds: {
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
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardHoldResponse"][];
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
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
    listCardLedger: {
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
                /** @description Only entries of this account. */
                account?: components["schemas"]["CardLedger"];
            };
            header?: never;
            path: {
                /** @description The card number. */
                pan: string;
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
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
    getPreset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"];
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
    changePreset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePresetRequest"];
            };
        };
        responses: {
            /** @description The preset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"];
                };
            };
            /** @description The preset does not exist. Code: `REQUEST_INVALID`. */
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
    listCardAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardAccountResponse"][];
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
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
    addCardAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAccountRequest"];
            };
        };
        responses: {
            /** @description The account was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardAccountResponse"];
                };
            };
            /** @description A field is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The card already has an account of that type. Code: `CARD_ACCOUNT_EXISTS`. */
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
            /** @description The account type has no credit limit. Code: `CARD_ACCOUNT_WITHOUT_LIMIT`. */
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
    listCardInstallments: {
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
            path: {
                /** @description The card number. */
                pan: string;
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
                    "application/json": components["schemas"]["InstallmentPlanResponse"][];
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
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
    listCardInstallmentMonths: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months with installments, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstallmentMonthResponse"][];
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
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
    getRetryMode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mode of the sandbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetryModeResponse"];
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
    changeRetryMode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetryModeRequest"];
            };
        };
        responses: {
            /** @description The mode of the sandbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetryModeResponse"];
                };
            };
            /** @description The mode does not exist. Code: `REQUEST_INVALID`. */
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
    listCardRetries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetryCountResponse"][];
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
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
    clearCardRetries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts were deleted. */
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
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
    getHost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of the host. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostState"];
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
    changeHost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HostSettings"];
            };
        };
        responses: {
            /** @description The settings of the host. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostState"];
                };
            };
            /** @description A member is not valid; `errors` says which and why. Code: `SETTINGS_INVALID`. */
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
    getRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reais per unit of each currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rates"];
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
    changeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rates"];
            };
        };
        responses: {
            /** @description The new rates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rates"];
                };
            };
            /** @description A member is not valid; `errors` says which and why. Code: `SETTINGS_INVALID`. */
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
    listNetworkStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states, sorted by institution. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkStateResponse"][];
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
    resetNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The network states were deleted. */
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
    listReconciliations: {
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
                /** @description Only reconciliations of this institution (DE32). */
                institution?: string;
                /** @description Only reconciliations of this settlement day, MMDD. */
                day?: string;
                /** @description Only reconciliations with this result. */
                outcome?: components["schemas"]["ReconciliationOutcome"];
                /** @description Only reconciliations that the host received, or sent. */
                direction?: components["schemas"]["ReconciliationDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reconciliations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationResponse"][];
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
    listSettlementTotals: {
        parameters: {
            query?: {
                /** @description Only totals of this institution (DE32). */
                institution?: string;
                /** @description Only totals of this settlement day, MMDD. */
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementTotalsResponse"][];
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
    listCardScripts: {
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
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scripts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptResponse"][];
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
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
    queueCardScript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The card number. */
                pan: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScriptRequest"];
            };
        };
        responses: {
            /** @description The script was queued. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptResponse"];
                };
            };
            /** @description A field is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The card has the maximum number of queued scripts. Code: `SCRIPT_LIMIT_REACHED`. */
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
    listTokens: {
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
                /** @description Only tokens of the card with this number. */
                pan?: string;
                /** @description Only tokens of this requestor. */
                requestorId?: string;
                /** @description Only tokens with this status. */
                status?: components["schemas"]["TokenStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"][];
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
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTokenRequest"];
            };
        };
        responses: {
            /** @description The token was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description A field is not valid. Code: `REQUEST_INVALID`. */
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
            /** @description The card does not exist in the sandbox. Code: `CARD_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The card has the maximum number of tokens. Code: `TOKEN_LIMIT_REACHED`. */
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
    findToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the token, or `latest`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            /** @description The token does not exist in the sandbox. Code: `TOKEN_NOT_FOUND`. */
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
    deleteToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the token, or `latest`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token was deleted. */
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
            /** @description The token does not exist in the sandbox. Code: `TOKEN_NOT_FOUND`. */
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
    changeTokenStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the token, or `latest`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTokenStatusRequest"];
            };
        };
        responses: {
            /** @description The token with its new status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description The status does not exist. Code: `REQUEST_INVALID`. */
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
            /** @description The token does not exist in the sandbox. Code: `TOKEN_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The token status cannot change to that value. Code: `TOKEN_STATUS_CONFLICT`. */
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
    decodeMessage: {
        parameters: {
            query?: {
                /** @description `true` shows PAN, tracks, PIN block and chip data unmasked. */
                unmasked?: boolean;
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackedMessage"];
            };
        };
        responses: {
            /** @description The decoded message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecodedResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`, `ISO8583_PART_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
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
    encodeMessage: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedCardMessage"] | components["schemas"]["NumberedMessage"];
            };
        };
        responses: {
            /** @description The encoded message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EncodedResponse"];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
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
    explainMessage: {
        parameters: {
            query?: {
                /** @description Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`. */
                profile?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackedMessage"];
            };
        };
        responses: {
            /** @description The parts of the message, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangeResponse"][];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Codes: `MESSAGE_INVALID`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`, `ISO8583_PART_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
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
    guessProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackedMessage"];
            };
        };
        responses: {
            /** @description All profiles, the likeliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuessResponse"][];
                };
            };
            /** @description The message is not valid; `errors` names the element or the byte of each error. Code: `MESSAGE_INVALID`. */
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
            /** @description The media type of the body is not application/json, text/plain or application/octet-stream. Code: `MEDIA_TYPE_NOT_SUPPORTED`. */
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
    listProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583Profile"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Iso8583Profile"];
            };
        };
        responses: {
            /** @description The profile as it is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583Profile"];
                };
            };
            /** @description The profile is not valid; `errors` says where. Code: `PROFILE_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A built-in profile has that name, or the sandbox has no room for another profile. Codes: `PROFILE_TAKEN`, `PROFILE_LIMIT_REACHED`. */
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
    findProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the profile. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583Profile"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
    deleteProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the profile. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile is built in and cannot be deleted. Code: `PROFILE_TAKEN`. */
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
    listResponseCodes: {
        parameters: {
            query?: {
                /** @description Brand of the card. Without it, the list has all codes of two characters. */
                brand?: components["schemas"]["Brand"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseCodeResponse"][];
                };
            };
            /** @description The brand has no table. Code: `REQUEST_INVALID`. */
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
    listMessageProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583Profile"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    importProfile: {
        parameters: {
            query?: {
                /** @description Name of the profile. Required for XML, and for a specification of moov-io/iso8583; for a profile, it replaces the name in the body. */
                name?: string;
                /**
                 * @description Classes of your own in XML, each with the class of jPOS that it works like, separated by commas, as in
                 *     `com.acme.IFX_PAN:IFA_LLNUM`. Classes are only names; no code is loaded.
                 */
                classes?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Iso8583Profile"] | components["schemas"]["MoovSpecification"];
                "application/xml": string;
            };
        };
        responses: {
            /** @description The profile as it is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583Profile"];
                };
            };
            /** @description The profile or the description is not valid; `errors` says where. Codes: `PROFILE_INVALID`, `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A built-in profile has that name, or the sandbox has no room for another profile. Codes: `PROFILE_TAKEN`, `PROFILE_LIMIT_REACHED`. */
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
            /** @description The body is not JSON or XML in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`. */
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
    findMessageProfile: {
        parameters: {
            query?: {
                /** @description `json`: the profile itself. `jpos`: XML for GenericPackager. `moov`: JSON for moov-io/iso8583. Default: json. */
                format?: "jpos" | "json" | "moov";
            };
            header?: never;
            path: {
                /** @description The name of the profile. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583Profile"] | components["schemas"]["MoovSpecification"];
                    "application/xml": string;
                };
            };
            /** @description The format does not exist. Code: `REQUEST_INVALID`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The format cannot have some of the elements; `errors` says which and why. Code: `PROFILE_NOT_WRITABLE`. */
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
    deleteMessageProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the profile. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile is built in and cannot be deleted. Code: `PROFILE_TAKEN`. */
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
    makeCvv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardVerificationValue"];
            };
        };
        responses: {
            /** @description The value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CvvResponse"];
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
    checkCvv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardVerificationValueCheck"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CvvCheckResponse"];
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
    makeCavv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticationValue"];
            };
        };
        responses: {
            /** @description The value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CavvResponse"];
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
    checkCavv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticationValueCheck"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CavvCheckResponse"];
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
    makeScript: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScriptTool"];
            };
        };
        responses: {
            /** @description The script. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptToolResponse"];
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
    checkScript: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScriptToolCheck"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptCheckResponse"];
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
    listTestKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestKeyResponse"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    makePinBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinBlock"];
            };
        };
        responses: {
            /** @description The PIN block. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinBlockResponse"];
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
    checkPinBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinBlockCheck"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinBlockCheckResponse"];
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
    makeMac: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageMac"];
            };
        };
        responses: {
            /** @description The MAC, and the message with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MacResponse"];
                };
            };
            /** @description The request is not valid; `errors` says where. Codes: `REQUEST_INVALID`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
    checkMac: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageMacCheck"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MacCheckResponse"];
                };
            };
            /** @description The request is not valid; `errors` says where. Codes: `REQUEST_INVALID`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
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
    makeArqc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Cryptogram"];
            };
        };
        responses: {
            /** @description The cryptogram and the chip data with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArqcResponse"];
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
    checkArqc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CryptogramCheck"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArqcCheckResponse"];
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
    makeKeyBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyBlock"];
            };
        };
        responses: {
            /** @description The key block. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyBlockResponse"];
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
    checkKeyBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyBlockCheck"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyBlockCheckResponse"];
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
    listListeners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listeners, sorted by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583Listener"][];
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
    openListener: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Iso8583ListenerDefinition"];
            };
        };
        responses: {
            /** @description The listener is open. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583Listener"];
                };
            };
            /** @description The listener is not valid; `errors` says where. Code: `LISTENER_INVALID`. */
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
            /** @description The system does not allow the port. Code: `LISTENER_PORT_REFUSED`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The profile does not exist. Code: `PROFILE_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The name or the port is in use, or the service already has the maximum number of listeners. Codes: `LISTENER_TAKEN`, `LISTENER_PORT_TAKEN`, `LISTENER_LIMIT_REACHED`. */
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
            /** @description The service cannot listen, or has no certificate. Code: `LISTENER_NOT_OPENED`. */
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
    findListener: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the listener. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listener. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iso8583Listener"];
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
            /** @description The sandbox has no listener with that name. Code: `LISTENER_NOT_FOUND`. */
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
    closeListener: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the listener. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listener was closed. */
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
            /** @description The sandbox has no listener with that name. Code: `LISTENER_NOT_FOUND`. */
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
    echoClients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the listener. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result for each client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EchoResponse"];
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
            /** @description The sandbox has no listener with that name. Code: `LISTENER_NOT_FOUND`. */
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
    queueAdvice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the listener. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForwardedAdvice"];
            };
        };
        responses: {
            /** @description The advice is stored. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviceResponse"];
                };
            };
            /** @description The advice is not valid, or the profile of the listener cannot write it. Codes: `REQUEST_INVALID`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`. */
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
            /** @description The sandbox has no listener with that name. Code: `LISTENER_NOT_FOUND`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The queue is full. Code: `ADVICE_QUEUE_FULL`. */
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
    sendHostNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the listener. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HostNetwork"];
            };
        };
        responses: {
            /** @description The responses of the clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostNetworkResponse"];
                };
            };
            /** @description The request is not valid, or the profile of the listener cannot write the message. Codes: `REQUEST_INVALID`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`. */
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
            /** @description The sandbox has no listener with that name. Code: `LISTENER_NOT_FOUND`. */
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
    sendHostReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the listener. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HostReconciliation"];
            };
        };
        responses: {
            /** @description The responses of the clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostReconciliationResponse"];
                };
            };
            /** @description The request is not valid, or the profile of the listener cannot write the message. Codes: `REQUEST_INVALID`, `ISO8583_TOO_SHORT`, `ISO8583_TRAILING_BYTES`, `ISO8583_MTI_INVALID`, `ISO8583_BITMAP_INVALID`, `ISO8583_ELEMENT_UNKNOWN`, `ISO8583_LENGTH_INVALID`, `ISO8583_LENGTH_OVER_LIMIT`, `ISO8583_CHARACTER_INVALID`, `ISO8583_PADDING_INVALID`, `ISO8583_HEADER_INVALID`, `ISO8583_PART_UNKNOWN`, `ISO8583_PART_MISSING`, `ISO8583_PARTS_CONTRADICT`. */
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
            /** @description The sandbox has no listener with that name. Code: `LISTENER_NOT_FOUND`. */
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
}
