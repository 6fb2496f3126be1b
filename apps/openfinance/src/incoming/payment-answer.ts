import { formatCents } from '#libs/kernel';
import { LARGEST_BALANCE } from '../ledger/entry';
import { type Account, pixAccountType } from '../ledger/account';

/** The reason why the bank rejects a payment from another institution: a code of the pacs.002, and its explanation. */
export interface PaymentRefusal {
  readonly reasonCode: 'AC03' | 'AC14' | 'BE01' | 'AM02';
  readonly detail: string;
}

/** The receiver, as a payment describes it. */
export interface NamedReceiver {
  /** In cents. */
  readonly amount: number;
  readonly document?: string | undefined;
  readonly accountType?: string | undefined;
}

/** The highest amount that the account can still receive, in cents. */
function spaceOf({ availableCents, blockedCents, investedCents }: FoundAccount['account']): number {
  return LARGEST_BALANCE - availableCents - blockedCents - investedCents;
}

/** The account that a payment names; undefined if the bank has none with its branch and number. */
export interface FoundAccount {
  readonly account: Pick<Account, 'type' | 'availableCents' | 'blockedCents' | 'investedCents'>;
  /** The documents of its holders. */
  readonly documents: readonly string[];
}

/** Checks a payment as the institution of the receiver; undefined if it accepts the payment. */
export function paymentRefusal(
  { amount, document, accountType }: NamedReceiver,
  found: FoundAccount | undefined,
): PaymentRefusal | undefined {
  if (found === undefined) {
    return {
      reasonCode: 'AC03',
      detail: 'This bank has no account with the branch and number of the receiver.',
    };
  }
  const ownType = pixAccountType(found.account);
  if (accountType !== undefined && accountType !== ownType) {
    const detail = `The account of the receiver is ${ownType}, and the payment says ${accountType}.`;
    return { reasonCode: 'AC14', detail };
  }
  if (document !== undefined && !found.documents.includes(document)) {
    const detail = 'The CPF or CNPJ of the receiver is not that of the holder of the account.';
    return { reasonCode: 'BE01', detail };
  }
  if (amount > spaceOf(found.account)) {
    const detail = `The account of the receiver would have more than ${formatCents(LARGEST_BALANCE)}.`;
    return { reasonCode: 'AM02', detail };
  }
  return undefined;
}
