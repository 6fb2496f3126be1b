import { z } from 'zod';
import { formatCents, parseCents, type Cents } from '#libs/kernel';

/** An amount, which a list has as a number or as a text with two decimals. */
const cents = z.union([z.number(), z.string()]).transform((sent, context): Cents => {
  const read = parseCents(typeof sent === 'number' ? sent.toFixed(2) : sent);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: 'Must be an amount.' });
  return z.NEVER;
});

const party = z.object({
  taxId: z.string().max(14),
  branch: z.string().optional(),
  accountNumber: z.string(),
  accountType: z.enum(['CACC', 'SVGS', 'TRAN', 'SLRY', 'OTHR']),
});

/** The members that payments and returns have. */
const common = {
  endToEndId: z.string().max(35),
  amount: cents,
  debtorIspb: z.string().length(8),
  creditorIspb: z.string().length(8),
  status: z.enum(['ACCEPTED', 'PENDING', 'REJECTED']),
  createdAt: z.string(),
  settledAt: z.string().optional(),
};

/** A payment, as `GET /spi/transactions` shows it. Only a payment over ICOM has parties. */
export const spiPayment = z.object({
  ...common,
  returnedAmount: cents.optional(),
  purpose: z.string().length(4).optional(),
  key: z.string().max(77).optional(),
  debtor: party.optional(),
  creditor: party.optional(),
});
export type SpiPayment = z.output<typeof spiPayment>;

/** A return, as `GET /spi/returns` shows it. */
export const spiReturn = z.object({ ...common, returnId: z.string().max(35) });
export type SpiReturn = z.output<typeof spiReturn>;

/** What must be the same for a payment of the SPI to be the one that was sent. Its EndToEndId can belong to another one. */
interface Sent {
  readonly amount: Cents;
  readonly debtorIspb: string;
  readonly creditorIspb: string;
}

/** @param found the JSON of a payment of the SPI */
export function isSentPayment(
  found: Readonly<Record<string, unknown>>,
  { amount, debtorIspb, creditorIspb }: Sent,
): boolean {
  return (
    found['amount'] === Number(formatCents(amount)) &&
    found['debtorIspb'] === debtorIspb &&
    found['creditorIspb'] === creditorIspb
  );
}
