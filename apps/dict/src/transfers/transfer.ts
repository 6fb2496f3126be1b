import { type LookupRow } from './lookup.row';
import { type TransferRow } from './transfer.row';

/** A payment that is not stored yet. */
export type NewTransfer = Omit<TransferRow, 'sequence'>;

/** What can be unknown of the parties of a payment. */
const PARTY_MEMBERS = [
  'debtorTaxId',
  'creditorTaxId',
  'debtorAccount',
  'creditorAccount',
  'creditorKey',
] as const;
export type Parties = Partial<Pick<TransferRow, (typeof PARTY_MEMBERS)[number]>>;

/** RtrId of a pacs.004 begins with D, EndToEndId with E. */
export function isReturnId(transactionId: string): boolean {
  return transactionId.startsWith('D');
}

/** What the lookup before a payment says of its parties. */
export function partiesOf({ payerId, ownerTaxId, ownerAccount, keyValue }: LookupRow): Parties {
  return {
    debtorTaxId: payerId,
    creditorTaxId: ownerTaxId,
    creditorAccount: ownerAccount,
    creditorKey: keyValue,
  };
}

/**
 * A payment after something was learned of it. The SPI decides on its status and amounts. Of the parties, what is said
 * first is kept if the SPI says nothing, and the lookup fills in the rest.
 *
 * @param known as it is stored
 * @param learned from the SPI, or declared by a tester
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
