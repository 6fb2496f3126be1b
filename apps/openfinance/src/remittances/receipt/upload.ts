import { newUuid, toCents, type Cents } from '#libs/kernel';
import { type RemittancePayment } from '../payments/remittance-payment';
import { type Remittance } from '../remittance';
import { type StoredLot } from '../remittance.repository';
import { type Instruction } from './instruction';
import { planOf } from './plan';
import { type Part } from './staging';

/** What is known when the header of a file has arrived. */
export type Began = Pick<
  Remittance,
  'accountId' | 'agreement' | 'nsa' | 'layout' | 'header' | 'receivedAtMs' | 'correlationId'
>;

/** A file that is arriving: what is not stored yet, and the figures of all of it. */
export class Upload {
  readonly id = newUuid();
  /** Whether a part of it is stored. */
  isStaged = false;
  private payments: RemittancePayment[] = [];
  private lots: StoredLot[] = [];
  private count = 0;
  private sum: Cents = toCents(0);

  constructor(
    private readonly began: Began,
    private readonly today: string,
  ) {}

  /** The remittance, with the figures of what has arrived. */
  remittance(contentHash: string): Remittance {
    return {
      ...this.began,
      id: this.id,
      contentHash,
      status: 'RECEIVING',
      paymentCount: this.count,
      amount: this.sum,
      findings: [],
      findingCount: 0,
      returns: 0,
      requestedOccurrence: null,
    };
  }

  /** @returns the number of payments that are not stored yet */
  add(instruction: Instruction): number {
    const { number, lot, record, form, movement, companyDocument, payOn, lines } = instruction;
    const isPayment = movement !== '9';
    this.count += 1;
    if (isPayment) this.sum = toCents(this.sum + instruction.amount);
    this.payments.push({
      ...{ remittanceId: this.id, number, lot, record, form, movement, companyDocument, payOn },
      amount: isPayment ? instruction.amount : toCents(0),
      lines,
      ...this.planned(instruction),
      ...{ paymentId: null, endToEndId: null },
    });
    return this.payments.length;
  }

  addLot(lot: StoredLot): void {
    this.lots.push(lot);
  }

  /** What is not stored yet. After that it counts as stored. */
  take(): Part {
    const part = { payments: this.payments, lots: this.lots };
    this.payments = [];
    this.lots = [];
    return part;
  }

  private planned(instruction: Instruction) {
    const plan = planOf(instruction, this.today);
    const isFinal = plan.status === 'REFUSED';
    return {
      ...plan,
      endedAtMs: isFinal ? this.began.receivedAtMs : null,
      finalIn: isFinal ? 1 : null,
    };
  }
}
