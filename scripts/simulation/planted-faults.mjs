// The faults that `npm run check:simulation` plants, one at a time. Each changes what a client sees in ordinary operations.
// `find` is a part of the source that occurs once in the file.

/** @type {readonly { name: string, file: string, find: string, replace: string, what: string }[]} */
export const FAULTS = [
  {
    name: 'spi-refused-payment-credits-receiver',
    file: 'apps/spi/src/participants/contas-pi.repository.ts',
    find: 'if (isCreditFirst) yield* apply(tx, { ...credit, balance: -cents });',
    replace: '',
    what: 'A payment that its Conta PI cannot pay still credits the receiver, if the ISPB of the receiver is the lower one.',
  },
  {
    name: 'spi-returns-exceed-payment',
    file: 'apps/spi/src/settlement/payments.repository.ts',
    find: "'WHERE end_to_end_id = $2 AND COALESCE(returned_cents, 0) + $1 <= amount_cents RETURNING sequence',",
    replace: "'WHERE end_to_end_id = $2 RETURNING sequence',",
    what: 'The returns of a payment can add up to more than the payment.',
  },
  {
    name: 'spi-participants-of-another-sandbox',
    file: 'apps/spi/src/participants/participant-directory.ts',
    find: 'private readonly cache = new WeakMap<OpenSandbox, CachedRegistry>();',
    replace: `private readonly cache = {
      last: undefined as CachedRegistry | undefined,
      get: (_sandbox: OpenSandbox) => this.cache.last,
      set: (_sandbox: OpenSandbox, registry: CachedRegistry) => { this.cache.last = registry; },
      delete: (_sandbox: OpenSandbox) => { this.cache.last = undefined; },
    };`,
    what: 'The cache of the participants has no sandbox in its key.',
  },
  {
    name: 'dict-one-key-too-many',
    file: 'apps/dict/src/keys/dict-key.ts',
    find: 'if (held.length >= limit) return undefined;',
    replace: 'if (held.length > limit) return undefined;',
    what: 'An account can have one key more than its limit.',
  },
  {
    name: 'dict-request-id-of-another-entry',
    file: 'apps/dict/src/entries/entries.service.ts',
    find: 'key !== undefined && cidOf(entryOf(asked), requestId) === (key.firstCid ?? key.cid);',
    replace: 'key !== undefined;',
    what: 'A RequestId that was used for another entry gets the first entry instead of an error.',
  },
  {
    name: 'dict-deleted-key-is-found',
    file: 'apps/dict/src/contract/key.repository.ts',
    find: 'WHERE k.key_type = $1 AND k.key_value = $2 AND k.deleted_at IS NULL',
    replace: 'WHERE k.key_type = $1 AND k.key_value = $2',
    what: 'The lookup of a key finds deleted keys.',
  },
  {
    name: 'cards-ended-holds-expire-again',
    file: 'apps/iso8583/src/issuer/store/card-store.repository.ts',
    find: "WHERE pan = $1 AND status = 'open' AND expires_at <= $2",
    replace: 'WHERE pan = $1 AND expires_at <= $2',
    what: 'When a hold expires, the holds that were captured or released before are released again.',
  },
  {
    name: 'cards-repeat-counts-hit',
    file: 'apps/iso8583/src/issuer/process-request.ts',
    find: 'if (seen !== undefined || incomplete !== undefined) yield* giveBackOutcome(tx);',
    replace: 'if (incomplete !== undefined) yield* giveBackOutcome(tx);',
    what: 'A rule counts a hit for a repeated message, which gets the first response.',
  },
  {
    name: 'cards-reversed-refund-is-credited-again',
    file: 'apps/iso8583/src/issuer/posting/reverse.ts',
    find: "if (kind === 'credit') return yield* post(posting, card, 'reversal', -back);",
    replace: "if (kind === 'credit') return yield* post(posting, card, 'reversal', back);",
    what: 'The reversal of a refund credits the card again instead of debiting it.',
  },
  {
    name: 'cards-early-reversal-is-forgotten',
    file: 'apps/iso8583/src/issuer/posting/reverse.ts',
    find: 'const orphans = request.isAdvice ? card.orphans + 1 : card.orphans;',
    replace: 'const { orphans } = card;',
    what: 'A payment is approved although its reversal advice arrived before it.',
  },
  {
    name: 'openfinance-rejection-keeps-blocked-amount',
    file: 'apps/openfinance/src/settlement/settlement.ts',
    find: 'change: rejection(why, payment, atMs), ledger: releaseOf(payment) };',
    replace: 'change: rejection(why, payment, atMs) };',
    what: "A rejected payment leaves its amount blocked on the payer's account.",
  },
  {
    name: 'openfinance-partial-return-credits-all',
    file: 'apps/openfinance/src/settlement/returns/return-booking.ts',
    find: 'returned(payment, { entryId: returnId, cents: amount }, atMs)',
    replace: 'returned(payment, { entryId: returnId, cents: payment.amount }, atMs)',
    what: 'A partial return through the SPI credits the whole amount of the payment at the bank.',
  },
  {
    name: 'openfinance-repeated-notice-credits-again',
    file: 'apps/openfinance/src/incoming/incoming.service.ts',
    find: "const keyed = { operation: 'spi-payment', key: id, content } as const;",
    replace: "const keyed = { operation: 'spi-payment', key: newUuid(), content } as const;",
    what: 'A settled payment that the SPI tells the bank again, because it did not get the response, is credited again.',
  },
  {
    name: 'openfinance-lost-answer-is-rejection',
    file: 'apps/openfinance/src/settlement/spi.client.ts',
    find: "if (error instanceof Failure) return { kind: 'unknown', detail: error.detail };",
    replace: `if (error instanceof Failure) {
        return { kind: 'rejected', reason: 'PAGAMENTO_RECUSADO_SPI', detail: error.detail };
      }`,
    what: 'A payment is rejected if the answer of the SPI is lost, although the SPI may have settled it.',
  },
  {
    name: 'nfse-rejection-uses-number',
    file: 'apps/nfse/src/issue/accept-invoice.ts',
    find: 'yield* rps.release(tx, invoice.id);',
    replace: `yield* rps.release(tx, invoice.id);
      yield* invoices.nextNumber(tx, invoice.provider + ' nfse');`,
    what: 'A rejected invoice uses up a number, so the numbers of the provider have a gap.',
  },
  {
    name: 'nfse-iss-is-truncated',
    file: 'libs/nfse/src/taxes/iss.ts',
    find: 'roundedShare(amounts.base, rate ?? 0, mode);',
    replace: "roundedShare(amounts.base, rate ?? 0, 'truncate');",
    what: 'The ISS is truncated to cents instead of rounded.',
  },
  {
    name: 'workflow-moved-timer-is-lost',
    file: 'apps/workflow/src/engine/store/execution-changes.ts',
    find: 'const isTimed = dueAtMs !== live.row.dueAtMs;',
    replace: 'const isTimed = (dueAtMs === null) !== (live.row.dueAtMs === null);',
    what: 'The timer of an execution that already waits for another instant is not moved.',
  },
  {
    name: 'workflow-job-of-killed-process-is-lost',
    file: 'libs/sandbox/src/jobs/job-lease.ts',
    find: 'return isPostgres(database) ? isOver : `(${isOver} OR holder <> $2)`;',
    replace: 'return `(holder IS NULL AND ${isOver})`;',
    what: 'An execution that ran when its service was killed is never continued.',
  },
  {
    name: 'ratelimit-gives-back-two-tokens',
    file: 'apps/ratelimit/src/buckets/buckets.service.ts',
    find: 'tokens: policy.costs[outcome] - RESERVED_TOKENS,',
    replace: 'tokens: (policy.costs[outcome] || -RESERVED_TOKENS) - RESERVED_TOKENS,',
    what: 'A query that costs nothing gives two tokens back instead of the one that it reserved.',
  },
  {
    name: 'sandbox-restore-forgets-clock',
    file: 'libs/sandbox/src/store/sqlite/sqlite-database.ts',
    find: 'if (!hasRows(connection, JOBS_TABLE)) return content;',
    replace: `connection.exec(\`UPDATE sandbox_state SET clock = '{"mode":"real"}'\`);
    if (!hasRows(connection, JOBS_TABLE)) return connection.serialize();`,
    what: 'A restored sandbox has the time of the machine instead of the clock of its snapshot.',
  },
];
