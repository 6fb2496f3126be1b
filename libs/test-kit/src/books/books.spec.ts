import { bankDifferences, cardDifferences, spiDifferences } from './books';

const card = { pan: '4000000000000001', balance: 90, held: 5 };
const ledger = [{ amount: 100 }, { amount: -10 }];
const holds = [
  { amount: 5, status: 'open' as const },
  { amount: 7, status: 'released' as const },
];
const account = {
  account: 'STR',
  kind: 'INTERNAL' as const,
  balance: '-1.00',
  reserved: '0.00',
  entries: 1,
};
const transaction = {
  endToEndId: 'E1',
  amount: 1.5,
  debtorIspb: '87654321',
  status: 'ACCEPTED' as const,
};

function bankPayment(status: string, ispb: string): never {
  return {
    endToEndId: 'E1',
    status,
    payment: { amount: '1.50' },
    creditorAccount: { ispb },
  } as never;
}

describe('The books', () => {
  it.each([
    ['agree', [], spiDifferences({ agree: true, sum: '0.00', accounts: [] })],
    [
      'of the SPI do not sum to zero',
      [
        'SPI: the accounts do not agree; their sum is -1.00, and must be 0.00: STR -1.00 (reserved 0.00)',
      ],
      spiDifferences({ agree: false, sum: '-1.00', accounts: [account] }),
    ],
    ['of a card agree', [], cardDifferences(card, ledger, holds)],
    [
      'of a card have another balance',
      ['Card 4000000000000001: the balance is 91 cents, and the ledger has 90'],
      cardDifferences({ ...card, balance: 91 }, ledger, holds),
    ],
    [
      'of a card hold another amount',
      ['Card 4000000000000001: 5 cents are held, and the open holds have 0'],
      cardDifferences(card, ledger, []),
    ],
    [
      'of bank and SPI agree',
      [],
      bankDifferences([bankPayment('ACSC', '11112222')], [transaction]),
    ],
    [
      'have a payment of the bank only',
      ['Open banking settled E1 over R$ 1.50, which the SPI does not have'],
      bankDifferences([bankPayment('ACSC', '11112222')], []),
    ],
    [
      'have a payment of the SPI only',
      ['The SPI settled E1 over R$ 1.50 for the bank, which has not'],
      bankDifferences([bankPayment('RJCT', '11112222')], [transaction]),
    ],
    [
      'need no SPI for a payment within the bank',
      [],
      bankDifferences([bankPayment('ACSC', '87654321')], []),
    ],
  ])('%s', (_, expected, differences) => {
    expect(differences).toEqual(expected);
  });
});
