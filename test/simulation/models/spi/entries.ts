import { centsOf, reais } from '../amounts';
import { STR, type Accounts, type Return, type SpiState } from './state';

/** An entry of an account, as the SPI lists it. */
export interface Entry {
  readonly kind: string;
  readonly counterparty: string;
  readonly amount: string;
  readonly at: string;
}

/** All entries of an account, derived from what moved money. */
export function accountEntries(spi: SpiState, account: string): readonly Entry[] {
  const movements = spi.movements.flatMap(({ ispb, cents, at }) =>
    entriesOf(account, { from: STR, to: ispb }, cents, {
      kind: cents < 0 ? 'WITHDRAWAL' : 'CONTRIBUTION',
      at,
    }),
  );
  const moved = (kind: string) => (item: Pick<Return, 'accounts' | 'settledAt' | 'cents'>) =>
    item.settledAt === null
      ? []
      : entriesOf(account, item.accounts, item.cents, { kind, at: item.settledAt });
  const payments = Object.values(spi.payments).flatMap(({ accounts, ...payment }) =>
    accounts === null ? [] : moved('PAYMENT')({ ...payment, accounts }),
  );
  const returns = spi.returns.flatMap(moved('RETURN'));
  return [...movements, ...payments, ...returns];
}

/** A movement debits one account and credits another one, or the same one. */
function entriesOf(
  account: string,
  { from, to }: Accounts,
  cents: number,
  about: { readonly kind: string; readonly at: string },
): readonly Entry[] {
  return [
    ...(account === from ? [{ ...about, counterparty: to, amount: reais(-cents) }] : []),
    ...(account === to ? [{ ...about, counterparty: from, amount: reais(cents) }] : []),
  ];
}

/** In cents. */
export function sumOf(entries: readonly { readonly amount: string }[]): number {
  return entries.reduce((sum, { amount }) => sum + centsOf(amount), 0);
}
