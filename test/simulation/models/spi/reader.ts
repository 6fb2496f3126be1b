import { at, differsIn, listDifferences } from '../../core/answers';
import { type Reader } from '../../core/model';
import { type Answer, type HttpRequest } from '../../core/wire';
import { reais } from '../amounts';
import { itemDifferences, listOf } from '../lists';
import { readRules, ruleDifferences } from '../rules';
import { type World } from '../world';
import { accountEntries, sumOf, type Entry } from './entries';
import { asListed } from './find';
import { participantAsShown } from './participants';
import { ISPBS, OTHERS, STR, VIRTUAL_ISPBS, type Return, type SpiState } from './state';

/** The accounts whose entries are read. */
export const ACCOUNTS = [...ISPBS, ...VIRTUAL_ISPBS] as const;

/** What was read, by name. */
export function spiReadings([payments, returns, books, participants, rules, ...entries]: readonly (
  Answer | undefined
)[]) {
  return { payments, returns, books, participants, rules, entries };
}

export const reader: Reader<World> = {
  service: 'spi',
  requests: () => [
    get('/spi/transactions?limit=1000'),
    get('/spi/returns?limit=1000'),
    get('/__admin/accounts'),
    get('/__admin/participants'),
    readRules('spi'),
    ...ACCOUNTS.map((ispb) => get(`/__admin/participants/${ispb}/entries?limit=1000`)),
  ],
  differences: ({ data: { spi } }, readings) => {
    const read = spiReadings(readings);
    return [
      ...byKey('payment', read.payments, 'endToEndId', Object.values(spi.payments).map(asListed)),
      ...returnDifferences(spi.returns, listOf(read.returns)),
      ...byKey('account', read.books, 'account', accountsAsShown(spi), 'accounts'),
      ...byKey('participant', read.participants, 'ispb', participantsAsShown(spi)),
      ...ruleDifferences(spi.rules, read.rules?.body),
      ...ACCOUNTS.flatMap((ispb, index) => entryDifferences(spi, ispb, read.entries[index])),
    ];
  },
};

function get(path: string): HttpRequest {
  return { service: 'spi', method: 'GET', path };
}

function byKey(
  title: string,
  answer: Answer | undefined,
  key: string,
  expected: readonly Readonly<Record<string, unknown>>[],
  ...path: readonly string[]
): readonly string[] {
  const wanted = new Map(expected.map((each) => [String(each[key]), each]));
  return listDifferences(title, listOf(answer, ...path), wanted, (each) => String(at(each, key)));
}

/** Returns of too much that arrived with others are there or not; they move nothing. */
function returnDifferences(
  returns: readonly Return[],
  listed: readonly unknown[],
): readonly string[] {
  const found = listed.filter((each) => at(each, 'reasonCode') !== 'AM09');
  const expected = returns.map(returnAsListed);
  const ids = new Set(found.map((each) => at(each, 'returnId')));
  const lost = returns.filter(({ returnId }) => returnId !== null && !ids.has(returnId));
  return [
    ...itemDifferences('return', found, expected, RETURN_MEMBERS),
    ...lost.map(({ returnId }) => `return ${String(returnId)} is missing`),
  ];
}

const RETURN_MEMBERS = [
  ...(['endToEndId', 'amount', 'reason', 'debtorIspb', 'creditorIspb'] as const),
  ...(['status', 'reasonCode', 'createdAt', 'settledAt'] as const),
];

function returnAsListed(given: Return) {
  const { endToEndId, cents, reason, debtorIspb, creditorIspb, status, createdAt } = given;
  const { reasonCode, settledAt } = given;
  return {
    ...{ endToEndId, amount: reais(cents), reason, debtorIspb, creditorIspb, status, createdAt },
    reasonCode: reasonCode ?? undefined,
    settledAt: settledAt ?? undefined,
  };
}

function participantsAsShown({ participants }: SpiState) {
  return Object.entries(participants).map(([ispb, each]) => participantAsShown(ispb, each));
}

function accountsAsShown(spi: SpiState) {
  return [STR, OTHERS, ...Object.keys(spi.participants)].map((account) => {
    const entries = accountEntries(spi, account);
    const balance = reais(sumOf(entries));
    // A payment between institutions without a Conta PI is booked inside the shared account or not at all.
    const count = account === OTHERS ? {} : { entries: entries.length };
    return { account, balance, reserved: '0.00', ...count };
  });
}

function entryDifferences(
  spi: SpiState,
  ispb: string,
  answer: Answer | undefined,
): readonly string[] {
  if (spi.participants[ispb] === undefined) {
    const difference = differsIn(answer, { status: 404 });
    return difference === undefined ? [] : [`entries of ${ispb}: ${difference}`];
  }
  const expected = accountEntries(spi, ispb);
  const names: (keyof Entry)[] = ['kind', 'counterparty', 'amount', 'at'];
  return itemDifferences(`entry of ${ispb}`, listOf(answer), expected, names);
}
