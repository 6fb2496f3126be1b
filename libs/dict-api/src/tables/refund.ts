import { codesOf, group, optional, required, zeroOrMore, type Group } from '#libs/xml-tables';
import {
  REFUND_REJECTIONS,
  REFUND_RESULTS,
  REFUND_STATUSES,
  type CancelRefundRequest,
  type CloseRefundRequest,
  type CreateRefundRequest,
  type ExtendedRefund,
  type FraudResponses,
  type Refund,
  type RefundAccount,
} from '../messages/fraud';
import {
  amount,
  boolean,
  branch,
  dateTime,
  details,
  positiveAmount,
  refundReason,
  transactionId,
  uuid,
  type VersionTypes,
} from './types/text-types';
import { MAX_PAGE, withCursor } from './page';

const result = codesOf(REFUND_RESULTS);
const rejection = codesOf(REFUND_REJECTIONS);

/** The official schema has TaxIdNumber, but the official examples have TaxId. This table follows the schema. */
function refundAccountOf(types: VersionTypes): Group<RefundAccount> {
  return group<RefundAccount>({
    TaxIdNumber: required(types.taxId),
    Participant: required(types.ispb),
    Branch: optional(branch),
    AccountNumber: required(types.accountNumber),
    AccountType: required(types.accountType),
  });
}

export function extendedRefundOf(types: VersionTypes): Group<ExtendedRefund> {
  return group<ExtendedRefund>({
    TransactionId: required(transactionId),
    RefundReason: required(refundReason),
    RefundAmount: required(amount),
    RefundDetails: optional(details),
    Id: required(uuid),
    InfractionReportId: optional(uuid),
    FundsRecoveryId: optional(uuid),
    Status: required(codesOf(REFUND_STATUSES)),
    ContestedParticipant: required(types.ispb),
    RequestingParticipant: required(types.ispb),
    EffectiveRefundedAmount: optional(amount),
    AnalysisResult: optional(result),
    AnalysisDetails: optional(details),
    RefundRejectionReason: optional(rejection),
    RefundTransactionId: optional(transactionId),
    MonitorAccount: optional(boolean),
    RefundAccount: optional(refundAccountOf(types)),
    CreationTime: required(dateTime),
    LastModified: required(dateTime),
  });
}

export function refundRequests({ ispb }: VersionTypes) {
  const step = { RefundId: required(uuid), Participant: required(ispb) };
  return {
    CreateRefundRequest: group<CreateRefundRequest>({
      Participant: required(ispb),
      Refund: required(
        group<Refund>({
          TransactionId: required(transactionId),
          RefundReason: required(refundReason),
          RefundAmount: required(positiveAmount),
          RefundDetails: optional(details),
        }),
      ),
    }),
    CancelRefundRequest: group<CancelRefundRequest>(step),
    CloseRefundRequest: group<CloseRefundRequest>({
      ...step,
      RefundAnalysisResult: required(result),
      RefundAnalysisDetails: optional(details),
      RefundRejectionReason: optional(rejection),
      RefundTransactionId: optional(transactionId),
      EffectiveRefundedAmount: optional(positiveAmount),
    }),
  };
}

/** The element Refunds of a list. */
export function refundsOf(types: VersionTypes) {
  return required(
    group<FraudResponses['ListRefundsResponse']['Refunds']>({
      Refund: zeroOrMore(MAX_PAGE, extendedRefundOf(types)),
    }),
  );
}

export function refundResponses(types: VersionTypes) {
  const refund = extendedRefundOf(types);
  const withRefund = group<FraudResponses['GetRefundResponse']>({ Refund: required(refund) });
  return {
    CreateRefundResponse: withRefund,
    GetRefundResponse: withRefund,
    CancelRefundResponse: withRefund,
    CloseRefundResponse: withRefund,
    ListRefundsResponse: group<FraudResponses['ListRefundsResponse']>({
      ...withCursor,
      Refunds: refundsOf(types),
    }),
  };
}
