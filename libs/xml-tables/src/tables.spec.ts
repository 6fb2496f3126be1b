import { readXml } from '#libs/xml';
import { type FindingSink } from './findings';
import { readByTable } from './read-by-table';
import {
  alsoNamed,
  at,
  constant,
  exactly,
  group,
  groupWithout,
  list,
  opaque,
  optional,
  optionalList,
  orEmpty,
  required,
} from './table';
import { codes, codesOf, digits, withAttribute } from './text-types';
import { writeByTable, type Root } from './write-by-table';

interface Payment {
  readonly id: string;
  readonly note?: string;
  readonly amount: string;
  readonly account: { readonly number: string; readonly branch?: string };
  readonly key?: string;
  readonly keyType?: 'A' | 'B';
  readonly parts: readonly string[];
  readonly codes?: readonly string[];
}

const ROWS = {
  id: at('Head/Id', required(digits(2))),
  $kind: at('Head/Kind', constant(codes('X'), 'X')),
  note: at('Head/Note', optional(digits(1, 3))),
  amount: at('Amt', required(withAttribute(digits(1, 9), 'Ccy', 'BRL'))),
  account: at(
    'Acct',
    required(
      group<Payment['account']>({
        number: at('Id/No', required(digits(1, 4))),
        branch: at('Id/Branch', optional(digits(1))),
      }),
    ),
  ),
  key: at('Prxy?/Id', optional(digits(1, 9))),
  keyType: at('Prxy?/Tp?', optional(codesOf(['A', 'B']))),
  parts: at('Parts/Part', exactly(2, digits(1))),
  codes: at('Cd', optionalList(2, digits(1))),
  $signature: at('Sgntr', opaque('urn:s')),
};

const ROOT: Root<Payment> = { name: 'P', namespace: 'urn:p', group: group<Payment>(ROWS) };

const FULL: Payment = {
  id: '12',
  note: '3',
  amount: '45',
  account: { number: '6', branch: '7' },
  key: '8',
  keyType: 'A',
  parts: ['1', '2'],
  codes: ['3', '4'],
};
const FULL_XML =
  '<P xmlns="urn:p"><Head><Id>12</Id><Kind>X</Kind><Note>3</Note></Head><Amt Ccy="BRL">45</Amt>' +
  '<Acct><Id><No>6</No><Branch>7</Branch></Id></Acct><Prxy><Id>8</Id><Tp>A</Tp></Prxy>' +
  '<Parts><Part>1</Part><Part>2</Part></Parts><Cd>3</Cd><Cd>4</Cd><Sgntr></Sgntr></P>';
const LEAST: Payment = { id: '12', amount: '45', account: { number: '6' }, parts: ['1', '2'] };

function read(xml: string): { value: unknown; found: readonly string[] } {
  const found: string[] = [];
  const value = readByTable(readXml(Buffer.from(xml)), ROOT, {
    isFull: false,
    structure: (element, _line, detail) => found.push(`${element}: ${detail}`),
  });
  return { value, found };
}

describe('A table with paths', () => {
  it('writes a flat value as a tree, and reads it back', () => {
    expect(writeByTable(ROOT, FULL)).toBe(FULL_XML);
    expect(read(FULL_XML)).toEqual({ value: FULL, found: [] });
  });

  it('writes an optional step only if a member below it has a value', () => {
    const xml = writeByTable(ROOT, LEAST);
    expect(xml).not.toContain('Prxy');
    expect(read(xml)).toEqual({ value: LEAST, found: [] });
    const withKey = { ...LEAST, key: '8' };
    expect(writeByTable(ROOT, withKey)).toContain('<Prxy><Id>8</Id></Prxy>');
  });

  it.each<[string, string | RegExp, string, string]>([
    ['a constant', '>X<', '>Y<', 'P/Head/Kind: "Y" is not X.'],
    ['no constant', '<Kind>X</Kind>', '', 'P/Head/Kind: Is missing.'],
    ['no step', /<Head>.*<\/Head>/, '', 'P/Head: Is missing.'],
    ['a step twice', '<Prxy>', '<Prxy><Id>1</Id></Prxy><Prxy>', 'P/Prxy: Appears more than once.'],
    ['an optional step without its element', '<Id>8</Id>', '', 'P/Prxy/Id: Is missing.'],
    [
      'another order',
      /(<Id>8<\/Id>)(<Tp>A<\/Tp>)/,
      '$2$1',
      'P/Prxy/Id: Is in the wrong place: it must be before Tp.',
    ],
    ['too few', '<Part>1</Part>', '', 'P/Parts/Part: Appears once; it must appear 2 times.'],
    [
      'too many',
      '<Part>1</Part>',
      '<Part>1</Part><Part>1</Part>',
      'P/Parts/Part: Appears more than 2 times.',
    ],
    ['another attribute', '"BRL"', '"USD"', 'P/Amt: Must have the attribute Ccy="BRL".'],
    ['an unknown attribute', ' Ccy', ' x="1" Ccy', 'P/Amt: Has an unknown attribute: x.'],
    ['an attribute of a step', '<Head>', '<Head x="1">', 'P/Head: Has an unknown attribute: x.'],
    ['text in a step', '<Head>', '<Head>x', 'P/Head: Has text between its elements.'],
    ['a code', '>A<', '>C<', 'P/Prxy/Tp: "C" is not one of A, B.'],
    [
      'an attribute of an opaque element',
      '<Sgntr>',
      '<Sgntr x="1">',
      'P/Sgntr: Has an unknown attribute: x.',
    ],
    [
      'a foreign element in it',
      '<Sgntr>',
      '<Sgntr><y xmlns="urn:y"/>',
      'P/Sgntr/y: Is in namespace urn:y; it must be in namespace urn:s.',
    ],
  ])('finds %s', (_, pattern, replacement, finding) => {
    const xml = FULL_XML.replace(pattern, replacement);
    expect(read(xml).found).toEqual([finding]);
  });

  it('does not read the content of an opaque element', () => {
    const xml = FULL_XML.replace('<Sgntr>', '<Sgntr><s xmlns="urn:s"><t k="1">x</t></s>');
    expect(read(xml)).toEqual({ value: FULL, found: [] });
  });

  it('cuts a long name without cutting a character in two', () => {
    const xml = FULL_XML.replace(/Head/g, `a${'\u{10400}'.repeat(100)}`);
    expect(read(xml).found[0]).toMatch(/^P\/a\u{10400}{28}\.\.\.: Is not an element of P: /u);
  });

  it('has a version without a member', () => {
    const before = { ...ROOT, group: groupWithout<Payment>(ROWS, 'note') };
    expect(writeByTable(before, FULL)).toBe(FULL_XML.replace('<Note>3</Note>', ''));
  });

  it.each<[string, () => unknown, string]>([
    [
      'an element in two places',
      () =>
        group<{ a: string; b: string; c: string }>({
          a: at('X/A', required(digits(1))),
          b: at('B', required(digits(1))),
          c: at('X/C', required(digits(1))),
        }),
      'An element has two places in one group: X, B, X.',
    ],
    [
      'a required member below an optional step',
      () => group<{ a: string }>({ a: at('X?/A', required(digits(1))) }),
      'a is required below an optional element.',
    ],
    [
      'a step that is optional in one row and required in the next',
      () =>
        group<{ a?: string; b: readonly string[] }>({
          a: at('X?/A', optional(digits(1))),
          b: at('X/B', list(2, digits(1))),
        }),
      'An element has two places in one group: X, X.',
    ],
  ])('is refused at start with %s', (_, table, message) => {
    expect(table).toThrow(message);
  });
});

describe('a member that is empty without an element', () => {
  interface Person {
    readonly name: string;
    readonly id: { readonly a?: string };
  }
  const PERSON: Root<Person> = {
    name: 'P',
    namespace: '',
    group: group<Person>({
      name: alsoNamed(orEmpty(digits(1, 3), ''), 'Nm', 'N'),
      id: orEmpty(group<Person['id']>({ a: optional(digits(1)) }), {}),
    }),
  };

  it.each<[string, Person, string]>([
    ['<P></P>', { name: '', id: {} }, '<P></P>'],
    ['<P><name>12</name></P>', { name: '12', id: {} }, '<P><name>12</name></P>'],
    [
      '<P><Nm>12</Nm><id><a>1</a></id></P>',
      { name: '12', id: { a: '1' } },
      '<P><name>12</name><id><a>1</a></id></P>',
    ],
  ])('reads %s', (xml, value, written) => {
    const findings: string[] = [];
    expect(readByTable(readXml(Buffer.from(xml)), PERSON, sinkOf(findings))).toEqual(value);
    expect(findings).toEqual([]);
    expect(writeByTable(PERSON, value)).toBe(written);
  });

  it('names the element as it was sent', () => {
    const findings: string[] = [];
    readByTable(readXml(Buffer.from('<P><Nm>x</Nm></P>')), PERSON, sinkOf(findings));
    expect(findings).toEqual(['P/Nm: "x" is not a number of 1 to 3 digits.']);
  });
});

function sinkOf(findings: string[]): FindingSink {
  return {
    isFull: false,
    structure: (element, _, detail) => {
      findings.push(`${element}: ${detail}`);
    },
  };
}
