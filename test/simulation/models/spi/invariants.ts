import { at } from '../../core/answers';
import { type Invariant } from '../../core/model';
import { centsOf } from '../amounts';
import { listOf, notNewestFirst, repeatedValues } from '../lists';
import { ACCOUNTS, spiReadings } from './reader';
import { STR } from './state';

const paymentsAreThereOnce: Invariant = {
  name: 'an-end-to-end-id-is-there-once',
  violations: ({ spi = [] }) => {
    const payments = listOf(spiReadings(spi).payments);
    return [
      ...repeatedValues('payment', payments, (each) => String(at(each, 'endToEndId'))),
      ...repeatedValues('payment', payments, (each) => String(at(each, 'id'))),
      ...notNewestFirst('payment', payments),
    ];
  },
};

const booksAreBalanced: Invariant = {
  name: 'reserve-accounts-hold-what-was-contributed',
  violations: ({ spi = [] }) => {
    const { books, entries } = spiReadings(spi);
    if (books === undefined) return [];
    const accounts = listOf(books, 'accounts');
    const sum = accounts.reduce<number>((all, each) => all + centsOf(at(each, 'balance')), 0);
    const reserves = accounts.find((each) => at(each, 'account') === STR);
    const contributed = entries
      .flatMap((answer) => listOf(answer))
      .filter((entry) => at(entry, 'counterparty') === STR)
      .reduce<number>((all, entry) => all + centsOf(at(entry, 'amount')), 0);
    return [
      ...(sum === 0 ? [] : [`all accounts add up to ${String(sum)} cents`]),
      ...(at(books.body, 'agree') === true ? [] : ['the books do not agree']),
      ...(centsOf(at(reserves, 'balance')) === -contributed
        ? []
        : [`${String(contributed)} cents were contributed, but STR differs`]),
    ];
  },
};

const entriesAddUp: Invariant = {
  name: 'each-entry-adds-to-the-balance',
  violations: ({ spi = [] }) =>
    spiReadings(spi).entries.flatMap((answer, index) => {
      let balance = 0;
      return listOf(answer).flatMap((entry) => {
        balance += centsOf(at(entry, 'amount'));
        return centsOf(at(entry, 'balance')) === balance && balance >= 0
          ? []
          : [`entry ${String(at(entry, 'entryId'))} of ${String(ACCOUNTS[index])}`];
      });
    }),
};

const returnsAreInPayments: Invariant = {
  name: 'returns-are-at-most-their-payment',
  violations: ({ spi = [] }) => {
    const { payments, returns } = spiReadings(spi);
    const given = listOf(returns).filter((each) => at(each, 'status') !== 'REJECTED');
    const wrong = listOf(payments).filter((payment) => {
      const id = at(payment, 'endToEndId');
      const sum = given
        .filter((each) => at(each, 'endToEndId') === id)
        .reduce<number>((all, each) => all + centsOf(at(each, 'amount')), 0);
      const shown = centsOf(at(payment, 'returnedAmount') ?? 0);
      return sum !== shown || sum > centsOf(at(payment, 'amount'));
    });
    return [
      ...wrong.map((payment) => `returns of ${String(at(payment, 'endToEndId'))}`),
      ...repeatedValues('return', listOf(returns), (each) => String(at(each, 'returnId'))),
    ];
  },
};

export const spiInvariants: readonly Invariant[] = [
  ...[paymentsAreThereOnce, booksAreBalanced, entriesAddUp, returnsAreInPayments],
];
