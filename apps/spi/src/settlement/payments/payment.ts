import { type SpiCreditTransfer, type SpiCreditTransfers } from '#libs/iso20022';
import { canonicalJson, newUuid, toIsoUtc } from '#libs/kernel';
import { accountOf, type ParticipantProfile } from '../../participants/participant';
import { type Arrival } from '../arrival';
import { type PaymentDetails, type Transaction } from '../transaction';
import { deadlineMs } from '../settling/deadlines';
import { type PaymentToCheck } from './payment-checks';

type Group = Pick<SpiCreditTransfers, 'priority' | 'serviceLevel'>;

export function paymentToCheck(
  transfer: SpiCreditTransfer,
  { serviceLevel }: Group,
): PaymentToCheck {
  return {
    endToEndId: transfer.endToEndId,
    payerIspb: transfer.debtorIspb,
    receiverIspb: transfer.creditorIspb,
    cents: transfer.amount,
    acceptedMs: Date.parse(transfer.acceptedAt),
    serviceLevel,
    initiator: transfer.initiatorCnpj,
    facilitator: transfer.cashService?.facilitatorIspb,
  };
}

/** The pending payment of a transfer that has just arrived. */
export function paymentOf(
  transfer: SpiCreditTransfer,
  group: Group,
  { sender, messageId, definition, now, nowMs }: Arrival,
  participants: ReadonlyMap<string, ParticipantProfile>,
): Transaction {
  const { endToEndId, txId, amount, creditorIspb, debtorIspb, debtorName, acceptedAt } = transfer;
  const { priority, serviceLevel } = group;
  const deadline = deadlineMs(serviceLevel, Date.parse(acceptedAt), nowMs);
  return {
    id: newUuid(),
    endToEndId,
    txId: txId ?? endToEndId,
    amount,
    creditorIspb,
    // A pacs.008 of the SPI does not name the receiver.
    creditorName: '',
    debtorIspb,
    debtorName,
    status: 'PENDING',
    reasonCode: null,
    createdAt: now,
    debtorSettlementAccount: accountOf(debtorIspb, participants),
    creditorSettlementAccount: accountOf(creditorIspb, participants),
    acceptedAt,
    deadlineAt: toIsoUtc(deadline),
    settledAt: null,
    returned: null,
    details: {
      sender,
      messageId,
      definition,
      isReserved: false,
      isForwarded: true,
      priority,
      serviceLevel,
      transfer,
    },
  };
}

/** Whether a participant sends its payment again. The payment may be in another message. */
export function isSamePayment(one: Transaction, other: Transaction): boolean {
  if (one.details === null || other.details === null) return false;
  return contentOf(one.details) === contentOf(other.details);
}

function contentOf({ sender, priority, serviceLevel, transfer }: PaymentDetails): string {
  return canonicalJson({ sender, priority, serviceLevel, transfer });
}
