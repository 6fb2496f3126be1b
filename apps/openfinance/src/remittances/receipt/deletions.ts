import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { Cancellations } from '../cancellations';
import { DELETED } from '../occurrences';
import { type RemittancePayment } from '../payments/remittance-payment';
import { RemittancePaymentRepository } from '../payments/remittance-payment.repository';
import { type Remittance } from '../remittance';

/** Instructions that one query reads. */
const PAGE = 200;

/** Carries out the instructions of a file to delete payments of earlier files (movement 9). */
@Injectable()
export class Deletions {
  constructor(
    private readonly payments: RemittancePaymentRepository,
    private readonly cancellations: Cancellations,
  ) {}

  *carryOut(tx: UnitOfWork, remittance: Remittance, nowMs: number): Transactional<void> {
    for (let after = 0; ;) {
      const page = yield* this.payments.deletions(tx, remittance.id, after, PAGE);
      const last = page.at(-1);
      if (last === undefined) return;
      for (const instruction of page) yield* this.deleteOne(tx, remittance, instruction, nowMs);
      after = last.number;
    }
  }

  private *deleteOne(
    tx: UnitOfWork,
    remittance: Remittance,
    instruction: RemittancePayment,
    nowMs: number,
  ): Transactional<void> {
    const { companyDocument } = instruction;
    const found = yield* this.payments.toDelete(tx, { series: remittance, companyDocument });
    // The file can have deleted the payment twice, or the company can have used a document twice: the oldest is meant.
    const cancelled = found[0] && (yield* this.cancellations.cancelIn(tx, found[0], nowMs));
    const isDone = cancelled !== undefined;
    yield* this.payments.change(tx, instruction, 'SCHEDULED', {
      status: isDone ? 'CANCELLED' : 'REFUSED',
      occurrences: isDone ? DELETED : 'YA',
      endedAtMs: nowMs,
      finalIn: 1,
    });
  }
}
