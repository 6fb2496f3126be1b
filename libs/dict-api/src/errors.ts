import { type FailureKind } from '#libs/kernel';

/** An error of the official API. */
export interface DictErrorType {
  readonly kind: FailureKind;
  readonly title: string;
  /** The meaning in one sentence. */
  readonly meaning: string;
}

function errors<const Names extends Readonly<Record<string, readonly [string, string]>>>(
  kind: FailureKind,
  table: Names,
): { readonly [Name in keyof Names]: DictErrorType } {
  const rows = Object.entries(table).map(([name, [title, meaning]]) => [
    name,
    { kind, title, meaning },
  ]);
  return Object.fromEntries(rows) as { readonly [Name in keyof Names]: DictErrorType };
}

/**
 * The errors of DICT API 2.12.1 by the last part of their type, `https://dict.pi.rsfn.net.br/api/v2/error/{name}`. `malformed`
 * is the status 400.
 */
export const DICT_ERRORS = {
  ...errors('forbidden', {
    Forbidden: ['Forbidden', 'The participant is not allowed to do this.'],
  }),
  ...errors('not-found', {
    NotFound: ['Not found', 'The entity does not exist.'],
    ClaimKeyNotFound: ['Claim key not found', 'The claimed key has no entry.'],
  }),
  ...errors('conflict', {
    ResourceConflict: ['Conflict', 'Another request changes the resource at the same time.'],
  }),
  ...errors('gone', {
    Gone: ['Gone', 'The resource is no longer available.'],
    DeprecatedResource: ['Deprecated resource', 'The operation is no longer served.'],
  }),
  ...errors('rate-limited', {
    RateLimited: ['Rate limited', 'The bucket of a policy is empty.'],
  }),
  ...errors('unavailable', {
    ServiceUnavailable: ['Service unavailable', 'DICT is not available at the moment.'],
  }),
  ...errors('malformed', {
    BadRequest: [
      'Bad request',
      'The request cannot be read, or a parameter is missing or not valid.',
    ],
    RequestSignatureInvalid: [
      'Request signature is invalid',
      'The signature of the request is missing or wrong.',
    ],
    RequestIdAlreadyUsed: [
      'Request id was already used',
      'The participant has used this RequestId for another request.',
    ],
    InvalidReason: ['Reason is invalid', 'The reason is not allowed for this operation.'],
    ParticipantInvalid: [
      'Participant is invalid',
      'The participant cannot take part in this operation.',
    ],
    TaxIdNumberBlocked: ['Tax id number is blocked', 'A court order blocks the CPF or CNPJ.'],
    UserOrAccountWithFraudRelatedRestriction: [
      'User or account has a fraud related restriction',
      'The user or the account is restricted because of suspected fraud.',
    ],
    EntryInvalid: ['Entry is invalid', 'Fields of the entry are missing or not valid.'],
    EntryLimitExceeded: [
      'Entry limit exceeded',
      'The account already has the maximum number of keys.',
    ],
    EntryAlreadyExists: [
      'Entry already exists',
      'The participant already has an entry of this key for the same owner.',
    ],
    EntryCannotBeQueriedForBookTransfer: [
      'Entry cannot be queried for book transfer',
      'Payer and receiver have the same participant.',
    ],
    EntryKeyOwnedByDifferentPerson: [
      'Entry key is owned by a different person',
      'The key belongs to another person: create a claim of ownership.',
    ],
    EntryKeyInCustodyOfDifferentParticipant: [
      'Entry key is in custody of a different participant',
      'The same person has the key at another participant: create a claim of portability.',
    ],
    EntryLockedByClaim: ['Entry is locked by a claim', 'The key has an open claim.'],
    EntryTaxIdNumberByDifferentOwner: [
      'Entry tax id number is of a different owner',
      'The key is the CPF or CNPJ of a person other than the owner.',
    ],
    EntryBlocked: ['Entry is blocked', 'A court order blocks the entry.'],
    EntryWithFraudRelatedRestriction: [
      'Entry has a fraud related restriction',
      'The account or the user of the entry is restricted because of suspected fraud.',
    ],
    ClaimInvalid: ['Claim is invalid', 'Fields of the claim are missing or not valid.'],
    ClaimTypeInconsistent: [
      'Claim type is inconsistent',
      'The claimer owns the key and claims its ownership, or does not own it and claims its portability.',
    ],
    ClaimAlreadyExistsForKey: [
      'Claim already exists for the key',
      'The key already has an open claim.',
    ],
    ClaimResultingEntryAlreadyExists: [
      'Claim resulting entry already exists',
      'The entry that the claim would create already exists.',
    ],
    ClaimOperationInvalid: [
      'Claim operation is invalid',
      'The status of the claim does not allow the operation.',
    ],
    ClaimResolutionPeriodNotEnded: [
      'Claim resolution period has not ended',
      'The operation is possible only after the resolution period.',
    ],
    ClaimCompletionPeriodNotEnded: [
      'Claim completion period has not ended',
      'The operation is possible only after the completion period.',
    ],
    InfractionReportInvalid: [
      'InfractionReport is invalid',
      'Fields of the infraction report are missing or not valid.',
    ],
    InfractionReportOperationInvalid: [
      'InfractionReport operation is invalid',
      'The status of the infraction report does not allow the operation, or it belongs to a funds recovery.',
    ],
    InfractionReportTransactionNotFound: [
      'InfractionReport transaction not found',
      'The transaction does not exist.',
    ],
    InfractionReportTransactionNotSettled: [
      'InfractionReport transaction is not settled',
      'The transaction was not settled.',
    ],
    InfractionReportAlreadyBeingProcessedForTransaction: [
      'InfractionReport is already being processed for the transaction',
      'The transaction has an open infraction report.',
    ],
    InfractionReportAlreadyProcessedForTransaction: [
      'InfractionReport was already processed for the transaction',
      'The transaction has a closed infraction report.',
    ],
    InfractionReportPeriodExpired: [
      'InfractionReport period has expired',
      'The time to report the transaction is over.',
    ],
    FraudMarkerInvalid: [
      'FraudMarker is invalid',
      'Fields of the fraud marker are missing or not valid.',
    ],
    RefundInvalid: ['Refund is invalid', 'Fields of the refund are missing or not valid.'],
    RefundOperationInvalid: [
      'Refund operation is invalid',
      'The status of the refund does not allow the operation, or it belongs to a funds recovery.',
    ],
    RefundTransactionNotFound: ['Refund transaction not found', 'The transaction does not exist.'],
    RefundTransactionNotSettled: [
      'Refund transaction is not settled',
      'The transaction was not settled.',
    ],
    RefundTransactionInvalid: [
      'Refund transaction is invalid',
      'The returning transaction is the original one, or its purpose is not IPRT.',
    ],
    RefundAlreadyProcessedForTransaction: [
      'Refund was already processed for the transaction',
      'The transaction has a closed refund.',
    ],
    RefundAlreadyBeingProcessedForTransaction: [
      'Refund is already being processed for the transaction',
      'The transaction has an open refund.',
    ],
    RefundPeriodExpired: [
      'Refund period has expired',
      'The time to request a refund of the transaction is over.',
    ],
    RefundInfractionReportNotFound: [
      'Refund infraction report not found',
      'The transaction has no infraction report that was closed as AGREED.',
    ],
    TransactionNotRefundable: [
      'Transaction is not refundable',
      'The transaction cannot be returned.',
    ],
    TransactionRefundable: [
      'Transaction is refundable',
      'The transaction can still be returned, so a payment cannot replace the return.',
    ],
    TransactionTypeInvalid: [
      'Transaction type is invalid',
      'The transaction has the wrong type for the operation. Use a pacs.008.',
    ],
    FundsRecoveryInvalid: [
      'FundsRecovery is invalid',
      'Fields of the funds recovery are missing or not valid.',
    ],
    FundsRecoveryOperationInvalid: [
      'FundsRecovery operation is invalid',
      'The status of the funds recovery does not allow the operation.',
    ],
    FundsRecoveryTrackingGraphParameterInvalid: [
      'FundsRecovery tracking graph parameter is invalid',
      'A parameter of the tracking graph is not valid.',
    ],
    FundsRecoveryTrackingTimeout: [
      'FundsRecovery tracking timeout',
      'Building the tracking graph took too long.',
    ],
    FundsRecoveryTransactionNotIndexed: [
      'FundsRecovery transaction is not indexed',
      'The root transaction is unknown, or its amount is below MinTransactionAmount.',
    ],
    FundsRecoveryForTransactionAlreadyExists: [
      'FundsRecovery for the transaction already exists',
      'The root transaction already has a funds recovery, which may be cancelled.',
    ],
    FundsRecoveryTransactionNotEligible: [
      'FundsRecovery transaction is not eligible',
      'The root transaction is too old, or it is a refund.',
    ],
    FundsRecoveryPrioritizationInvalid: [
      'FundsRecovery prioritization is invalid',
      'The list of transactions is not valid.',
    ],
    FundsRecoveryTransactionNotSettled: [
      'FundsRecovery transaction is not settled',
      'The root transaction was not settled.',
    ],
  }),
} as const;

export type DictErrorName = keyof typeof DICT_ERRORS;

/**
 * The code of an error in this project, in upper snake case: `ENTRY_INVALID` for EntryInvalid. Rules use it to request an error,
 * and the journal shows it.
 */
export function codeOfDictError(name: DictErrorName): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}

const BY_CODE = new Map(
  (Object.keys(DICT_ERRORS) as DictErrorName[]).map((name) => [codeOfDictError(name), name]),
);

/** The error with a code; undefined if no official error has it. */
export function dictErrorOf(code: string): DictErrorName | undefined {
  return BY_CODE.get(code);
}
