import { type components as BankApi } from '../api/openfinance';
import { type components as CardApi } from '../api/iso8583';
import { type components as SpiApi } from '../api/spi';

export type SpiBooks = SpiApi['schemas']['BooksResponse'];
export type SpiTransaction = Pick<
  SpiApi['schemas']['TransactionResponse'],
  'endToEndId' | 'amount' | 'debtorIspb' | 'status'
>;
export type Card = Pick<CardApi['schemas']['CardResponse'], 'pan' | 'balance' | 'held'>;
export type BankPayment = BankApi['schemas']['PaymentListResponse']['data'][number];

export type LedgerEntry = Pick<CardApi['schemas']['LedgerEntryResponse'], 'amount'>;
export type Hold = Pick<CardApi['schemas']['CardHoldResponse'], 'amount' | 'status'>;

/** The institution of the open banking simulator. */
const BANK_ISPB = '87654321';

/** The accounts of the SPI sum to zero, and each is the sum of its entries. */
export function spiDifferences({ agree, sum, accounts }: SpiBooks): readonly string[] {
  if (agree) return [];
  const lines = accounts.map(
    ({ account, balance, reserved }) => `${account} ${balance} (reserved ${reserved})`,
  );
  return [
    `SPI: the accounts do not agree; their sum is ${sum}, and must be 0.00: ${lines.join(', ')}`,
  ];
}

/** The balance of a card is the sum of its ledger, and the held amount that of its open holds. */
export function cardDifferences(
  { pan, balance, held }: Card,
  ledger: readonly LedgerEntry[],
  holds: readonly Hold[],
): readonly string[] {
  const booked = sumOf(ledger);
  const open = sumOf(holds.filter(({ status }) => status === 'open'));
  return [
    ...(balance === booked
      ? []
      : [
          `Card ${pan}: the balance is ${String(balance)} cents, and the ledger has ${String(booked)}`,
        ]),
    ...(held === open
      ? []
      : [`Card ${pan}: ${String(held)} cents are held, and the open holds have ${String(open)}`]),
  ];
}

function sumOf(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Each settled payment of the bank to another institution is one accepted payment in the SPI, and no other is. */
export function bankDifferences(
  payments: readonly BankPayment[],
  transactions: readonly SpiTransaction[],
): readonly string[] {
  const settled = payments
    .filter(
      ({ status, creditorAccount }) => status === 'ACSC' && creditorAccount.ispb !== BANK_ISPB,
    )
    .map(({ endToEndId, payment }) => `${endToEndId} over R$ ${payment.amount}`);
  const accepted = transactions
    .filter(({ status, debtorIspb }) => status === 'ACCEPTED' && debtorIspb === BANK_ISPB)
    .map(({ endToEndId, amount }) => `${endToEndId} over R$ ${amount.toFixed(2)}`);
  return [
    ...settled
      .filter((one) => !accepted.includes(one))
      .map((one) => `Open banking settled ${one}, which the SPI does not have`),
    ...accepted
      .filter((one) => !settled.includes(one))
      .map((one) => `The SPI settled ${one} for the bank, which has not`),
  ];
}
