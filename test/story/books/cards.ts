import { type Story } from '../story';

interface Card {
  readonly pan: string;
  readonly initialBalance: number;
  readonly balance: number;
  readonly held: number;
}

interface CardTransaction {
  readonly pan: string;
  readonly kind: string;
  readonly netAmount: number;
}

/** A card has its initial balance without what was captured, and holds nothing. */
export async function cardDifferences({ get }: Story): Promise<string[]> {
  const cards = await get<readonly Card[]>('iso8583', '/admin/cards');
  const transactions = await get<readonly CardTransaction[]>('iso8583', '/admin/transactions');
  return cards.flatMap(({ pan, initialBalance, balance, held }) => {
    const captured = transactions
      .filter((each) => each.pan === pan && ['capture', 'debit'].includes(each.kind))
      .reduce((sum, { netAmount }) => sum + netAmount, 0);
    if (balance === initialBalance - captured && held === 0) return [];
    return [`card ${pan}: ${JSON.stringify({ initialBalance, captured, balance, held })}`];
  });
}
