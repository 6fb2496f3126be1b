import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { withCheckDigits } from '#libs/brazil';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toCents, toIsoUtc, type Cents } from '#libs/kernel';
import { type RefundRow } from '../../fraud/refunds/refund.row';
import { type NewReport } from '../../fraud/reports/report';
import { Reports } from '../../fraud/reports/reports.repository';
import { PAYMENT, RETURN } from '../../transfers/spi-payment';
import { type NewTransfer } from '../../transfers/transfer';
import { TransferStore } from '../../transfers/transfer-store.repository';
import { type Subject } from '../exam-run';
import { EXAMINER, newTransactionId } from './examiner';
import { type Beginning } from './exam-setup.repository';

const AMOUNT = toCents(10_000);

/** The payments between the examiner and a participant. They are stored as declared payments, so no SPI is needed. */
@Injectable()
export class ExaminerPayments {
  constructor(
    private readonly transfers: TransferStore,
    private readonly reports: Reports,
  ) {}

  /** The payment that is reported as fraud. The examiner reports it at once if it is the payer. */
  *pay(tx: UnitOfWork, { ispb, parameters, moment }: Beginning): Transactional<readonly Subject[]> {
    const now = toIsoUtc(moment.nowMs);
    const isReporter = parameters.role !== 'COUNTERPARTY';
    const [debtor, creditor] = isReporter ? [ispb, EXAMINER] : [EXAMINER, ispb];
    const endToEndId = newTransactionId('E', debtor, now);
    const parties = { debtor, creditor };
    const taxId = newTaxId();
    const payment = transferOf(endToEndId, { ...parties, amount: AMOUNT, returns: null, now });
    yield* this.transfers.merge(tx, [{ ...payment, creditorTaxId: taxId }]);
    const paid: Subject = { kind: 'TRANSFER', id: endToEndId };
    if (isReporter) return [paid];
    const draft = reportOf(endToEndId, ispb, taxId);
    const report = yield* this.reports.create(tx, draft, now);
    if (!report.ok) throw new Error(report.refusal.detail);
    return [paid, { kind: 'INFRACTION_REPORT', id: report.value.id }];
  }

  /** Returns the amount of a refund. @returns its RtrId */
  *giveBack(tx: UnitOfWork, refund: RefundRow, now: string): Transactional<string> {
    const { transactionId: returns, contested, requesting, amount } = refund;
    const returnId = newTransactionId('D', contested, now);
    const parties = { debtor: contested, creditor: requesting };
    yield* this.transfers.merge(tx, [transferOf(returnId, { ...parties, amount, returns, now })]);
    return returnId;
  }
}

function transferOf(
  endToEndId: string,
  about: {
    readonly debtor: string;
    readonly creditor: string;
    readonly amount: Cents;
    readonly returns: string | null;
    readonly now: string;
  },
): NewTransfer {
  const { debtor, creditor, amount, returns, now } = about;
  return {
    ...{ endToEndId, source: 'DECLARED', status: 'SETTLED', amount },
    ...{ debtorIspb: debtor, creditorIspb: creditor },
    ...{ debtorTaxId: null, creditorTaxId: null, debtorAccount: null, creditorAccount: null },
    ...{ creditorKey: null, purpose: returns === null ? PAYMENT : RETURN, returns, returned: null },
    ...{ orderedAt: now, settledAt: now },
  };
}

function reportOf(transactionId: string, ispb: string, taxId: string): NewReport {
  return {
    ...{ transactionId, reason: 'REFUND_REQUEST', situationType: 'SCAM' },
    ...{ reportDetails: 'Examination', contact: null, reporter: EXAMINER, counterparty: ispb },
    ...{ taxId, keyValue: null, transactionAmount: AMOUNT, infractionAmount: null },
    fundsRecoveryId: null,
  };
}

/** A CPF that belongs to no person in the simulator. */
function newTaxId(): string {
  return withCheckDigits(String(randomInt(1_000_000_000)).padStart(9, '0'));
}
