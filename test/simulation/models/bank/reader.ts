import { centsOf, reais } from '../amounts';
import { elementsOf } from '../lists';
import { at, listDifferences, statusDiffers } from '../../core/answers';
import { type Reader, type Readings } from '../../core/model';
import { type Answer } from '../../core/wire';
import { withData, type World } from '../world';
import {
  balanceDiffers,
  balancesPath,
  statementDiffers,
  statementPath,
  withBalance,
  withPlanned,
} from './accounts';
import { accountOf, isKnown } from './ledger';
import { shownPayment } from './payments';
import { ACCOUNT_IDS, type AccountId, type BankState } from './state';
import { PAYMENTS_PATH, request } from './wire';

/** The clocks of the sandboxes are set to this instant. */
const START = '2999-01-04T12:00:00.000Z';
/** Requests for each account. */
const PARTS = 4;

export interface AccountReading {
  readonly account: AccountId;
  readonly balance: Answer | undefined;
  readonly statement: Answer | undefined;
  /** The entries since the clock was set. */
  readonly entries: Answer | undefined;
  /** One entry, with the sum of all in the headers. */
  readonly sum: Answer | undefined;
}

export interface BankReading {
  readonly payments: readonly unknown[];
  readonly consents: readonly unknown[];
  readonly accounts: readonly AccountReading[];
}

/** Names the parts of what the reader has read. */
export function bankReading([payments, consents, ...rest]: Readings): BankReading {
  return {
    payments: elementsOf(at(payments?.body, 'data')),
    consents: elementsOf(consents?.body),
    accounts: ACCOUNT_IDS.map((account, index) => {
      const [balance, statement, entries, sum] = rest.slice(PARTS * index);
      return { account, balance, statement, entries, sum };
    }),
  };
}

/** Everything of the bank. A sandbox whose clock is not set has no data, and its bank is not opened. */
export const bankReader: Reader<World> = {
  service: 'openfinance',
  requests: ({ nowMs }) =>
    nowMs === undefined
      ? []
      : [
          request('GET', `${PAYMENTS_PATH}?page-size=1000`),
          request('GET', '/__admin/consents?limit=1000'),
          ...ACCOUNT_IDS.flatMap((account) => [
            request('GET', balancesPath(account)),
            request('GET', statementPath(account)),
            request('GET', `/__admin/accounts/${account}/entries?from=${START}&limit=1000`),
            request('GET', `/__admin/accounts/${account}/entries?limit=1`),
          ]),
        ],
  differences: (world, readings) => {
    const { payments, consents, accounts } = bankReading(readings);
    const found = [
      ...paymentDifferences(world.data.bank, payments),
      ...consentDifferences(world.data.bank, consents),
    ];
    return world.nowMs === undefined
      ? found
      : [...found, ...accounts.flatMap((account) => accountDifferences(world, account))];
  },
  learn: (world, readings) => {
    if (world.nowMs === undefined) return world;
    const { payments, consents, accounts } = bankReading(readings);
    const known = withData(world, 'bank', withIds(world.data.bank, payments, consents));
    return accounts.reduce(
      (rest, { account, balance, statement }) =>
        balance === undefined || statement === undefined
          ? rest
          : withPlanned(withBalance(rest, account, balance), account, statement),
      known,
    );
  },
};

function paymentDifferences(bank: BankState, payments: readonly unknown[]): readonly string[] {
  const expected = Object.values(bank.payments).map((payment) => {
    const { endToEndId, rejection } = payment;
    const reason = rejection === undefined ? {} : { code: rejection };
    return [endToEndId, { ...shownPayment(payment), ...reason }] as const;
  });
  const found = payments.map((each) => {
    const code = at(each, 'rejectionReason', 'code');
    return { ...(each as object), ...(code !== undefined && { code }) };
  });
  return listDifferences('payment', found, new Map(expected), (each) =>
    String(at(each, 'endToEndId')),
  );
}

/** Each payment has a consent too. One of its own has no other use. */
function consentDifferences(bank: BankState, consents: readonly unknown[]): readonly string[] {
  const own = Object.values(bank.payments).map(
    ({ consentId, cents }) =>
      [consentId, { kind: 'payment', status: 'CONSUMED', amount: reais(cents) }] as const,
  );
  const toPay = Object.values(bank.paymentConsents).map(
    ({ id, cents, status }) => [id, { kind: 'payment', status, amount: reais(cents) }] as const,
  );
  const toRead = Object.values(bank.consents).map(
    ({ id, user, status, expiresAtMs }) =>
      [
        id,
        { kind: 'data', status, customer: user, expiresAt: new Date(expiresAtMs).toISOString() },
      ] as const,
  );
  const all = [...own, ...toPay, ...toRead];
  const expected = new Map(all.map(([id, shown]) => [id ?? 'without an id', shown]));
  return listDifferences('consent', consents, expected, (each) => String(at(each, 'consentId')));
}

function accountDifferences(world: World, reading: AccountReading): readonly string[] {
  const { account, balance, statement, entries } = reading;
  if (balance === undefined || statement === undefined || entries === undefined) return [];
  const known = accountOf(world.data.bank, account);
  const differences = [
    balanceDiffers(world, account, balance),
    statementDiffers(world, account, statement),
    statusDiffers(entries, 200),
  ].flatMap((difference) => (difference === undefined ? [] : [`${account}: ${difference}`]));
  if (!isKnown(known)) return differences;
  const expected = new Map(
    known.entries.map(({ key, cents, atMs }) => [key, { cents, at: new Date(atMs).toISOString() }]),
  );
  const found = elementsOf(entries.body)
    .map((each) => ({
      key: String(at(each, 'endToEndId') ?? at(each, 'entryId')),
      cents: centsOf(at(each, 'amount')),
      at: String(at(each, 'at')),
    }))
    // Earlier entries are a part of the history that the bank has made.
    .filter((each) => Date.parse(each.at) > (known.sinceMs ?? 0) || expected.has(each.key));
  return [
    ...differences,
    ...listDifferences(`${account}: entry`, found, expected, (each) => String(at(each, 'key'))),
  ];
}

/** The ids of what was created although the answer was lost. */
function withIds(
  bank: BankState,
  payments: readonly unknown[],
  consents: readonly unknown[],
): BankState {
  const byId = new Map(payments.map((each) => [String(at(each, 'endToEndId')), each]));
  const textOf = (endToEndId: string, name: string, other: string | undefined) => {
    const found = at(byId.get(endToEndId), name);
    return other ?? (typeof found === 'string' ? found : undefined);
  };
  const withPaymentIds = mapRecord(bank.payments, (payment) => ({
    ...payment,
    id: textOf(payment.endToEndId, 'paymentId', payment.id),
    consentId: textOf(payment.endToEndId, 'consentId', payment.consentId),
  }));
  const taken = new Set(
    [...Object.values(withPaymentIds).map(({ consentId }) => consentId)].concat(
      Object.values(bank.paymentConsents).map(({ id }) => id),
      Object.values(bank.consents).map(({ id }) => id),
    ),
  );
  const find = (isIt: (consent: unknown) => boolean): string | undefined => {
    const found = consents.find((each) => isIt(each) && !taken.has(String(at(each, 'consentId'))));
    if (found === undefined) return undefined;
    const id = String(at(found, 'consentId'));
    taken.add(id);
    return id;
  };
  return {
    ...bank,
    payments: withPaymentIds,
    paymentConsents: mapRecord(bank.paymentConsents, (consent) => ({
      ...consent,
      id: consent.id ?? find((each) => at(each, 'amount') === reais(consent.cents)),
    })),
    consents: mapRecord(bank.consents, (consent) => ({
      ...consent,
      id:
        consent.id ??
        find((each) => Date.parse(String(at(each, 'expiresAt'))) === consent.expiresAtMs),
    })),
  };
}

function mapRecord<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
