import { matchEntries } from './match-entries';
import { matchKeyOf, type MatchedEntry, type MatchRules, type Side } from './matched-entry';

const BY_ID: MatchRules = { matchBy: ['endToEndId'], toleranceDays: 1 };
const BY_NSU: MatchRules = { matchBy: ['nsu'], toleranceDays: 0 };
const BY_AMOUNT: MatchRules = { matchBy: ['amount', 'day'], toleranceDays: 1 };

/** `03 100 A`: an entry of 3 November of 100 cents with the id A; `-` has none. */
function entriesOf(side: Side, texts: readonly string[], rules: MatchRules): MatchedEntry[] {
  return texts.map((text, index) => {
    const [date = '', cents = '', id = '-'] = text.split(' ');
    const sought = id === '-' ? undefined : id;
    const entry = {
      day: `2026-11-${date}`,
      cents: Number(cents),
      endToEndId: rules === BY_ID ? sought : undefined,
      nsu: rules === BY_NSU ? sought : undefined,
      reference: text,
    };
    return {
      ...entry,
      ...{ attempt: 'run.1', matchKey: matchKeyOf(entry, rules), number: index + 1, side },
      ...{ isWithin: true, line: index + 1 },
      ...{ endToEndId: entry.endToEndId ?? null, nsu: entry.nsu ?? null },
    };
  });
}

const orderOf = ({ matchKey, day, number, side }: MatchedEntry) =>
  `${matchKey} ${day} ${String(number).padStart(6, '0')} ${side}`;

async function compared(file: readonly string[], ledger: readonly string[], rules: MatchRules) {
  const entries = [...entriesOf('file', file, rules), ...entriesOf('ledger', ledger, rules)];
  const sorted = entries.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  async function* pages() {
    // Pages of one entry, so that a group is in several of them.
    for (const entry of sorted) yield await Promise.resolve([entry]);
  }
  const results: string[] = [];
  for await (const page of matchEntries(pages(), rules)) {
    for (const each of page) {
      const sides = [each.file, each.ledger].map((entry) => entry?.reference ?? '');
      results.push(`${each.result}: ${sides.join(' / ')}`);
    }
  }
  return results;
}

describe('Entries of a file and a ledger', () => {
  it.each<[string, MatchRules, string[], string[], string[]]>([
    ['one to one', BY_ID, ['03 100 A'], ['03 100 A'], ['matched: 03 100 A / 03 100 A']],
    [
      'one that is missing in the ledger',
      BY_ID,
      ['03 100 A'],
      [],
      ['missing-in-ledger: 03 100 A / '],
    ],
    ['one that is missing in the file', BY_ID, [], ['03 100 A'], ['missing-in-file:  / 03 100 A']],
    [
      'an id twice in the file',
      BY_ID,
      ['03 100 A', '05 100 A'],
      ['03 100 A'],
      ['matched: 03 100 A / 03 100 A', 'doubled-in-file: 05 100 A / '],
    ],
    [
      'an id twice in the ledger, the second of which matches',
      BY_ID,
      ['03 100 A'],
      ['03 90 A', '03 100 A'],
      ['matched: 03 100 A / 03 100 A', 'doubled-in-ledger:  / 03 90 A'],
    ],
    ['another amount', BY_ID, ['03 100 A'], ['03 110 A'], ['amount-differs: 03 100 A / 03 110 A']],
    ['another sign', BY_ID, ['03 100 A'], ['03 -100 A'], ['amount-differs: 03 100 A / 03 -100 A']],
    [
      'a day within the tolerance',
      BY_ID,
      ['03 100 A'],
      ['04 100 A'],
      ['matched: 03 100 A / 04 100 A'],
    ],
    [
      'a day over the tolerance',
      BY_ID,
      ['03 100 A'],
      ['05 100 A'],
      ['day-differs: 03 100 A / 05 100 A'],
    ],
    [
      'another amount and day',
      BY_ID,
      ['03 100 A'],
      ['05 90 A'],
      ['amount-and-day-differ: 03 100 A / 05 90 A'],
    ],
    [
      'an entry without an id, by amount and day',
      BY_ID,
      ['03 100 -', '03 100 A'],
      ['03 100 A', '04 100 -'],
      ['matched: 03 100 - / 04 100 -', 'matched: 03 100 A / 03 100 A'],
    ],
    [
      'an NSU with and without zeros',
      BY_NSU,
      ['03 100 7'],
      ['03 100 000007'],
      ['matched: 03 100 7 / 03 100 000007'],
    ],
    [
      'the missing one of three installments with one NSU',
      BY_NSU,
      ['03 34 7', '05 33 7'],
      ['03 34 7', '04 33 7', '05 33 7'],
      [
        ...['matched: 03 34 7 / 03 34 7', 'matched: 05 33 7 / 05 33 7'],
        'missing-in-file:  / 04 33 7',
      ],
    ],
    [
      'two entries with equal amount and day',
      BY_AMOUNT,
      ['03 100', '03 100'],
      ['03 100', '03 100'],
      ['matched: 03 100 / 03 100', 'matched: 03 100 / 03 100'],
    ],
    [
      'two entries with equal amount and day in the file only',
      BY_AMOUNT,
      ['03 100', '03 100'],
      ['03 100'],
      ['matched: 03 100 / 03 100', 'doubled-in-file: 03 100 / '],
    ],
    [
      'two entries with equal amount and day in the ledger only',
      BY_AMOUNT,
      ['03 100'],
      ['03 100', '03 100'],
      ['matched: 03 100 / 03 100', 'doubled-in-ledger:  / 03 100'],
    ],
    [
      'equal amounts, each with the next day of the other side',
      BY_AMOUNT,
      ['03 100', '04 100'],
      ['04 100', '05 100'],
      ['matched: 03 100 / 04 100', 'matched: 04 100 / 05 100'],
    ],
    [
      'equal amounts over the tolerance',
      BY_AMOUNT,
      ['03 100'],
      ['05 100'],
      ['missing-in-ledger: 03 100 / ', 'missing-in-file:  / 05 100'],
    ],
  ])('%s', async (_, rules, file, ledger, expected) => {
    expect((await compared(file, ledger, rules)).toSorted()).toEqual(expected.toSorted());
  });

  it('are refused if too many have one id', async () => {
    const many = Array.from({ length: 1_001 }, () => '03 100 A');
    await expect(compared(many, [], BY_ID)).rejects.toMatchObject({ code: 'KEY_NOT_UNIQUE' });
  });
});
