import { z } from 'zod';
import { brasiliaDate } from '#libs/brazil';
import { addDays } from '#libs/kernel';
import { instant, whole } from '../siblings/wire';
import { productOf } from './card-sales';
import { type Receivable, type SettledEntry } from './receivables';

/** The records of the merchant's money in disputes, as the card host names them. */
const RECORDS = ['chargeback', 'chargeback-reversal', 'pre-arbitration', 'arbitration'] as const;

/** Money that a dispute moved from or to a merchant. In cents of BRL; negative if the merchant pays. */
export const disputeMovement = z.object({
  kind: z.enum(RECORDS),
  amount: whole,
  pan: z.string(),
  transactionId: z.string(),
  processingCode: z.string(),
  terminalId: z.string().nullable(),
  merchantId: z.string().nullable(),
  rrn: z.string().nullable(),
  authorizationCode: z.string().nullable(),
  createdAt: instant,
});

type DisputeMovement = z.output<typeof disputeMovement>;

/** The acquirer settles a dispute on the next day, whole and without a fee. */
const DAYS = 1;

export function chargeOf(movement: DisputeMovement): SettledEntry {
  const { kind, amount, processingCode, transactionId, createdAt, ...sale } = movement;
  const day = addDays(brasiliaDate(createdAt), DAYS);
  const receivable: Receivable = {
    ...{ installment: 1, gross: amount, discount: 0, net: amount },
    ...{ dueDay: day, paymentDay: day, anticipationFee: 0, paid: amount },
  };
  return {
    ...{ record: kind, sale: { ...sale, id: transactionId, createdAt }, cents: amount },
    ...{ product: productOf(processingCode), installments: 1, receivables: () => [receivable] },
  };
}
