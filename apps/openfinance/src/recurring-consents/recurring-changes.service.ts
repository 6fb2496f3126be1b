import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { CLOCK, requesterOfOutcome, takeOutcomeAlone } from '#libs/sandbox';
import { answerOnce } from '../idempotency/answer-once';
import { Idempotency, type KeyedRequest } from '../idempotency/idempotency.repository';
import { PaymentRefused } from '../payment-terms/payment.errors';
import { RECURRING_CHANGE_REFUSALS } from '../payment-terms/recurring-codes';
import { type StandardAnswer } from '../standard/answer';
import { ParameterInvalid } from '../standard/parameter-invalid';
import {
  editionRequest,
  rejectionRequest,
  revocationRequest,
  type RecurringEdition,
  type RecurringRejectionRequest,
  type RecurringRevocation,
} from './api/change-recurring-consent.request';
import {
  recurringConsentData,
  type RecurringConsentDataResponse,
} from './api/recurring-consent.response';
import { edited, type ChangeRefusal } from './edition';
import { RecurringAgreement } from './recurring-agreement';
import { isWaiting, rejected, revoked, type RecurringConsent } from './recurring-consent';
import { RecurringConsentTransactions } from './recurring-consent-transactions';
import { RecurringConsentsService } from './recurring-consents.service';

/** A change that the initiator requests. */
type Change =
  | { readonly kind: 'revoke'; readonly revocation: RecurringRevocation }
  | { readonly kind: 'reject'; readonly rejection: RecurringRejectionRequest }
  | { readonly kind: 'edit'; readonly edition: RecurringEdition };

/** Revokes, rejects and edits recurring consents for the initiator. */
@Injectable()
export class RecurringChangesService {
  constructor(
    private readonly consents: RecurringConsentsService,
    private readonly transactions: RecurringConsentTransactions,
    private readonly agreement: RecurringAgreement,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  change(
    consentId: string,
    body: unknown,
    keyed: KeyedRequest | undefined,
  ): Promise<StandardAnswer<RecurringConsentDataResponse>> {
    return answerOnce(this.idempotency, keyed, () => this.changeFirst(consentId, body, keyed));
  }

  private async changeFirst(
    consentId: string,
    body: unknown,
    keyed: KeyedRequest | undefined,
  ): Promise<{ readonly data: RecurringConsentDataResponse }> {
    const { idempotency } = this;
    const change = changeOf(body);
    const consent = await this.consents.stored(consentId);
    const code = await takeOutcomeAlone(RECURRING_CHANGE_REFUSALS);
    if (code !== undefined) {
      throw new PaymentRefused(code, `${requesterOfOutcome()} requests ${code}.`);
    }
    const needsApprovers = await this.agreement.needsApprovers(consent);
    const nowMs = this.clock.nowMs();
    const account = await this.agreement.debtorAccount(consent);
    const answerOf = (after = consent) => recurringConsentData(after, account);
    const after = await this.transactions.change(
      consentId,
      nowMs,
      (current) => changed(current, change, { nowMs, needsApprovers }),
      (tx, stored) => idempotency.keep(tx, keyed, { response: answerOf(stored), nowMs }),
    );
    return { data: answerOf(after) };
  }
}

/** @throws PaymentRefused */
function changed(
  consent: RecurringConsent,
  change: Change,
  context: { readonly nowMs: number; readonly needsApprovers: boolean },
): RecurringConsent {
  const { nowMs } = context;
  switch (change.kind) {
    case 'revoke': {
      if (consent.status !== 'AUTHORISED') throw notAllowed(consent, 'AUTHORISED');
      const { revokedBy: by, revokedFrom: from, reason } = change.revocation;
      return revoked(consent, { by, from, ...reason }, nowMs);
    }
    case 'reject': {
      if (!isWaiting(consent)) {
        throw notAllowed(consent, 'AWAITING_AUTHORISATION or PARTIALLY_ACCEPTED');
      }
      const { rejectedBy: by, rejectedFrom: from, reason } = change.rejection;
      return rejected(consent, { by, from, ...reason }, nowMs);
    }
    case 'edit': {
      const after = edited(consent, change.edition, context);
      if (after.ok) return after.value;
      throw refusalOf(after.refusal);
    }
  }
}

function notAllowed({ status }: RecurringConsent, needed: string): PaymentRefused {
  const detail = `The consent is ${status}; it must be ${needed}.`;
  return new PaymentRefused('CONSENTIMENTO_NAO_PERMITE_CANCELAMENTO', detail);
}

function refusalOf({ code, pointer, detail }: ChangeRefusal): PaymentRefused {
  if (pointer === undefined) return new PaymentRefused(code, detail);
  return new PaymentRefused(code, `${pointer}: ${detail}`, [{ pointer, detail }]);
}

/**
 * The change in a body of one of the three formats.
 * @throws PaymentRefused if it edits a member that cannot be edited
 * @throws ParameterInvalid if it is not valid
 */
function changeOf(body: unknown): Change {
  const { status, revocation, rejection } = membersOf(body);
  if (status === 'REVOKED' || revocation !== undefined) {
    const read = readJson(revocationRequest, body);
    if (!read.ok) throw new ParameterInvalid(read.refusal);
    return { kind: 'revoke', revocation: read.value.data.revocation };
  }
  if (status !== undefined || rejection !== undefined) {
    const read = readJson(rejectionRequest, body);
    if (!read.ok) throw new ParameterInvalid(read.refusal);
    return { kind: 'reject', rejection: read.value.data.rejection };
  }
  const read = readJson(editionRequest, body);
  if (read.ok) return { kind: 'edit', edition: read.value.data };
  const issues = editionRequest.safeParse(body).error?.issues ?? [];
  if (issues.some(({ code }) => code === 'unrecognized_keys')) {
    const { kept } = read.refusal;
    throw new PaymentRefused('CAMPO_NAO_PERMITIDO', kept[0]?.detail ?? '', kept.slice(0, 3));
  }
  throw new ParameterInvalid(read.refusal);
}

function membersOf(body: unknown): Readonly<Record<string, unknown>> {
  const { data } = body as { readonly data?: unknown };
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
