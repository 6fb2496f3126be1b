import { centsOf } from '../amounts';
import { elementsOf } from '../lists';
import { at } from '../../core/answers';
import { type Invariant, type Readings } from '../../core/model';
import { bankReading, type AccountReading } from './reader';
import { BANK_ISPB } from './state';

/** A payment stays a second in each of these statuses. */
const SHORT = ['RCVD', 'ACCP', 'ACPD'];
const SHORT_MS = 1_000;
/** The longest a payment is held. After a lost answer the bank asks again much earlier. */
const HELD_MS = 30 * 60_000;
/** The name of a scheduled day is in the EndToEndId, which is sent at this time. */
const SCHEDULED = /^E\d{8}(\d{4})(\d\d)(\d\d)1500/;

const entriesAddUp: Invariant = {
  name: 'the entries of an account add up to its balance',
  violations: ({ openfinance = [] }) =>
    bankReading(openfinance).accounts.flatMap(({ account, balance, sum }) => {
      if (balance === undefined || sum === undefined) return [];
      const parts = ['availableAmount', 'blockedAmount', 'automaticallyInvestedAmount'];
      const data = at(balance.body, 'data');
      const total = parts.reduce((cents, part) => cents + centsOf(at(data, part, 'amount')), 0);
      const entries = centsOf(sum.headers['x-total-amount']);
      return total === entries
        ? []
        : [`${account} has ${String(total)} cents, and entries of ${String(entries)}`];
    }),
};

const statementsAgree: Invariant = {
  name: 'the statement of an account has its entries',
  violations: ({ openfinance = [] }) =>
    bankReading(openfinance).accounts.flatMap((reading) => {
      const [listed, stated] = [entryIds(reading), statedIds(reading)];
      return listed.join() === stated.join()
        ? []
        : [`${reading.account} has the entries ${listed.join()}, and states ${stated.join()}`];
    }),
};

/** Since the clock was set; the statement begins with the day. */
function entryIds({ entries }: AccountReading): readonly string[] {
  return elementsOf(entries?.body)
    .map((each) => String(at(each, 'entryId')))
    .toSorted();
}

function statedIds({ statement }: AccountReading): readonly string[] {
  return elementsOf(at(statement?.body, 'data'))
    .filter((each) => at(each, 'completedAuthorisedPaymentType') === 'TRANSACAO_EFETIVADA')
    .filter((each) => String(at(each, 'transactionDateTime')) >= '2999-01-04T12:00:00.000Z')
    .map((each) => String(at(each, 'transactionId')))
    .toSorted();
}

const moneyIsKept: Invariant = {
  name: 'a payment within the bank takes from one account what it gives to another',
  violations: ({ openfinance = [] }) => {
    const { payments, accounts } = bankReading(openfinance);
    const entries = accounts.flatMap(({ entries: found }) => elementsOf(found?.body));
    return payments.flatMap((payment) => {
      const endToEndId = String(at(payment, 'endToEndId'));
      const amount = centsOf(at(payment, 'payment', 'amount'));
      const isInside = at(payment, 'creditorAccount', 'ispb') === BANK_ISPB;
      const expected =
        at(payment, 'status') === 'ACSC' ? (isInside ? [-amount, amount] : [-amount]) : [];
      const found = entries
        .filter((each) => at(each, 'endToEndId') === endToEndId)
        .map((each) => centsOf(at(each, 'amount')))
        .toSorted((one, other) => one - other);
      return String(found) === String(expected)
        ? []
        : [`${endToEndId} has the entries ${String(found)} instead of ${String(expected)}`];
    });
  },
};

const spiAgrees: Invariant = {
  name: 'each settled payment to another institution is settled once in the SPI, and no other is',
  violations: ({ openfinance, spi = [] }) => {
    if (openfinance === undefined || openfinance.length === 0) return [];
    const { payments } = bankReading(openfinance);
    const outside = payments.filter((each) => at(each, 'creditorAccount', 'ispb') !== BANK_ISPB);
    const withStatus = (statuses: readonly string[]) =>
      outside
        .filter((each) => statuses.includes(String(at(each, 'status'))))
        .map(
          (each) =>
            `${String(at(each, 'endToEndId'))} ${String(centsOf(at(each, 'payment', 'amount')))}`,
        );
    const settled = withStatus(['ACSC']);
    // In these the SPI can have settled already.
    const open = withStatus(['ACPD', 'PDNG']);
    const accepted = transactionsOf(spi)
      .filter((each) => at(each, 'debtorIspb') === BANK_ISPB && at(each, 'status') === 'ACCEPTED')
      .map((each) => `${String(at(each, 'endToEndId'))} ${String(centsOf(at(each, 'amount')))}`);
    return [
      ...settled
        .filter((each) => !accepted.includes(each))
        .map((each) => `${each} is not in the SPI`),
      ...accepted
        .filter((each) => !settled.includes(each) && !open.includes(each))
        .map((each) => `${each} is not at the bank`),
      ...accepted
        .filter((each, index) => accepted.indexOf(each) !== index)
        .map((each) => `${each} is in the SPI twice`),
    ];
  },
};

const creditsAgree: Invariant = {
  name: 'the bank credits what the SPI has settled to it, once',
  violations: ({ openfinance = [], spi = [] }) => {
    const credits = bankReading(openfinance).accounts.flatMap(({ entries }) =>
      elementsOf(entries?.body).filter((each) => centsOf(at(each, 'amount')) > 0),
    );
    return transactionsOf(spi)
      .filter((each) => at(each, 'creditorIspb') === BANK_ISPB)
      .flatMap((each) => {
        const endToEndId = String(at(each, 'endToEndId'));
        const amounts = credits
          .filter((entry) => at(entry, 'endToEndId') === endToEndId)
          .map((entry) => centsOf(at(entry, 'amount')));
        const amount = at(each, 'status') === 'ACCEPTED' ? centsOf(at(each, 'amount')) : undefined;
        // The bank may not know of it yet.
        const isRight = amounts.length === 0 || (amounts.length === 1 && amounts[0] === amount);
        return isRight ? [] : [`${endToEndId} was credited with ${String(amounts)}`];
      });
  },
};

const paymentsEnd: Invariant = {
  name: 'no payment stays unfinished after its deadline',
  violations: ({ openfinance = [] }) => {
    const [answer] = openfinance;
    const nowMs = Date.parse(String(at(answer?.body, 'meta', 'requestDateTime')));
    return bankReading(openfinance).payments.flatMap((payment) => {
      const status = String(at(payment, 'status'));
      const sinceMs = Date.parse(String(at(payment, 'statusUpdateDateTime')));
      const endToEndId = String(at(payment, 'endToEndId'));
      const isLate =
        (SHORT.includes(status) && sinceMs + SHORT_MS <= nowMs) ||
        (status === 'PDNG' && sinceMs + HELD_MS <= nowMs) ||
        (status === 'SCHD' && sendMsOf(endToEndId) <= nowMs);
      return isLate ? [`${endToEndId} is ${status} since ${new Date(sinceMs).toISOString()}`] : [];
    });
  },
};

function sendMsOf(endToEndId: string): number {
  const [, year = '', month = '', day = ''] = SCHEDULED.exec(endToEndId) ?? [];
  return Date.parse(`${year}-${month}-${day}T15:00:00Z`);
}

/** The transactions, which are read first. */
function transactionsOf(spi: Readings): readonly unknown[] {
  return elementsOf(spi[0]?.body);
}

export const bankInvariants: readonly Invariant[] = [
  ...[entriesAddUp, statementsAgree, moneyIsKept],
  ...[spiAgrees, creditsAgree, paymentsEnd],
];
