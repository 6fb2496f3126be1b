import { type LookupRow } from './lookup.row';
import { type TransferRow } from './transfer.row';

/** A payment that is not stored yet. */
export type NewTransfer = Omit<TransferRow, 'sequence'>;

/** The members that can be unknown. */
const PARTY_MEMBERS = [
  'debtorTaxId',
  'creditorTaxId',
  'debtorAccount',
  'creditorAccount',
  'creditorKey',
] as const;
export type Parties = Partial<Pick<TransferRow, (typeof PARTY_MEMBERS)[number]>>;

/** Whether the id is of a return: its RtrId begins with D, the EndToEndId of a payment with E. */
export function isReturnId(transactionId: string): boolean {
  return transactionId.startsWith('D');
}

/** The parties of a payment, by the lookup before it. */
export function partiesOf({ payerId, ownerTaxId, ownerAccount, keyValue }: LookupRow): Parties {
  return {
    debtorTaxId: payerId,
    creditorTaxId: ownerTaxId,
    creditorAccount: ownerAccount,
    creditorKey: keyValue,
  };
}

/**
 * Merges what is known of a payment. The status and the amounts come from the SPI, if it has the payment. A member of the
 * parties comes from the SPI, else from a declaration, else from the lookup.
 *
 * @param known the stored payment
 * @param learned the payment that was read from the SPI, or declared by a tester
 */
export function merged(
  known: NewTransfer | undefined,
  learned: NewTransfer,
  lookup: Parties = {},
): NewTransfer {
  const isOfSpi = known?.source === 'SPI' && learned.source === 'DECLARED';
  const [first, second] = isOfSpi ? [known, learned] : [learned, known];
  const next: NewTransfer = { ...first };
  for (const member of PARTY_MEMBERS) {
    next[member] = first[member] ?? second?.[member] ?? lookup[member] ?? null;
  }
  return next;
}
