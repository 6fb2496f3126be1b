import { Failure, failure, type Violation } from '#libs/kernel';
import { type Refusal } from '#libs/nfse';

/** A violation with the official code of its rule. */
export interface CodedViolation extends Violation {
  readonly code: string;
  readonly description: string;
}

/** The national service refuses a document. Its status is 400 for every rule. */
export class SefinRefused extends Failure {
  readonly kind = 'malformed';
  readonly code: string;
  readonly title: string;
  override readonly members: Readonly<Record<string, string>>;

  /**
   * @param refusals at least one, in the order of the rules
   * @param dpsId of the DPS, if it could be read
   */
  constructor(refusals: readonly Refusal[], dpsId?: string) {
    const [first] = refusals;
    super(first?.detail ?? '', refusals.map(codedViolation));
    this.code = first?.code ?? 'E1235';
    this.title = first?.description ?? 'The document is not valid';
    this.members = dpsId === undefined ? {} : { idDPS: dpsId };
  }
}

function codedViolation({ code, description, element, detail }: Refusal): CodedViolation {
  return { pointer: element, detail, code, description };
}

/** An access key, a DPS id or an event in the address has the wrong format. */
export class SefinAddressInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code: string;
  readonly title = 'The address is not valid';

  constructor(what: 'ACCESS_KEY' | 'DPS_ID' | 'EVENT', rule: string) {
    super(rule);
    this.code = `${what}_INVALID`;
  }
}

/** The sandbox does not have the invoice or the event of the address. */
export class SefinNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code: string;
  readonly title = 'Not found';

  constructor(what: 'INVOICE' | 'DPS' | 'EVENT', detail: string) {
    super(detail);
    this.code = `${what}_NOT_FOUND`;
  }
}

/** A rule requested a late authorization, so the request times out. */
export class AuthorizationDelayed extends failure.upstreamTimeout(
  'LATE_AUTHORIZATION',
  'The invoice is not authorized yet',
  (dpsId: string) =>
    `A rule of the sandbox requested a late authorization. GET /SefinNacional/dps/${dpsId} finds the invoice later.`,
) {}

/** The taxpayer of the client certificate is no party of the invoice. */
export class NotAParty extends failure.forbidden(
  'NOT_A_PARTY',
  'The certificate is not of a party of the invoice',
  (dpsId: string, reader: string) =>
    `${reader} is neither the provider, the customer nor the intermediary of the invoice of ${dpsId}. HEAD says whether ` +
    'the DPS has an invoice, to any certificate.',
) {}
