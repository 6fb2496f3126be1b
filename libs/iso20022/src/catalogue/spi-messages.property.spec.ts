import fc from 'fast-check';
import { toCents } from '#libs/kernel';
import { readXml, type XmlElement } from '#libs/xml';
import { canonicalText, isXmlText } from '#libs/xml-tables';
import {
  ACCOUNT_TYPES,
  CASH_AGENTS,
  CASH_AMOUNT_REASONS,
  INITIATION_FORMS,
  PRIORITIES,
  PURPOSES,
  SERVICE_LEVELS,
  SPLIT_TAXES,
  type SpiCreditTransfers,
} from './messages/credit-transfers';
import { readSpiMessage } from './read-spi-message';
import { type SpiMessage } from './spi-message';
import { FULL_MESSAGES, header } from './test/messages';
import { writeSpiMessage } from './write-spi-message';

const RUNS = { numRuns: 120 };
const read = (xml: string) => readSpiMessage(Buffer.from(xml));

const like = (pattern: RegExp) => fc.stringMatching(pattern);
const code = <T>(codes: readonly T[]) => fc.constantFrom(...codes);
const text = (maximum: number) =>
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: maximum })
    .filter((value) => isXmlText(value));
const amount = fc.nat({ max: Number.MAX_SAFE_INTEGER }).map(toCents);
const instant = fc
  .date({ min: new Date(0), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const ispb = like(/^[0-9A-Z]{8}$/);
const transactionId = like(
  /^E[0-9A-Z]{8}[0-9]{4}[01][0-9][0-3][0-9][0-2][0-9][0-5][0-9][a-zA-Z0-9]{11}$/,
);
const taxId = fc.oneof(like(/^[0-9]{11}$/), like(/^[0-9A-Z]{12}[0-9]{2}$/));
const account = {
  number: like(/^[0-9A-Z]{1,20}$/),
  branch: like(/^[0-9]{1,4}$/),
  type: code(ACCOUNT_TYPES),
};
const accountKeys = { requiredKeys: ['number', 'type'] as ('number' | 'type')[] };

const transfer = fc.record(
  {
    instructionId: transactionId,
    endToEndId: transactionId,
    txId: like(/^[a-zA-Z0-9]{1,35}$/),
    amount,
    acceptedAt: instant,
    form: code(INITIATION_FORMS),
    initiatorCnpj: like(/^[0-9A-Z]{12}[0-9]{2}$/),
    debtorName: text(140),
    debtorDocument: taxId,
    debtorAccount: fc.record(account, accountKeys),
    debtorIspb: ispb,
    creditorIspb: ispb,
    creditorDocument: taxId,
    creditorAccount: fc.record({ ...account, key: text(77) }, accountKeys),
    purpose: code(PURPOSES),
    tax: fc.record({
      document: like(/^[a-zA-Z0-9]{1,50}$/),
      records: fc.array(fc.record({ type: code(SPLIT_TAXES), amount }), {
        minLength: 2,
        maxLength: 2,
      }),
    }),
    remittance: text(140),
    cashService: fc.record({
      agent: code(CASH_AGENTS),
      facilitatorIspb: ispb,
      amounts: fc.array(fc.record({ amount, reason: code(CASH_AMOUNT_REASONS) }), {
        minLength: 1,
        maxLength: 2,
      }),
    }),
  },
  {
    requiredKeys: [
      'endToEndId',
      'amount',
      'acceptedAt',
      'form',
      'debtorName',
      'debtorDocument',
      'debtorAccount',
      'debtorIspb',
      'creditorIspb',
      'creditorDocument',
      'creditorAccount',
      'purpose',
    ],
  },
);

const payment: fc.Arbitrary<SpiMessage> = fc
  .record<SpiCreditTransfers>({
    createdAt: instant,
    numberOfTransactions: fc.nat({ max: 999_999_999_999_999 }),
    priority: code(PRIORITIES),
    serviceLevel: code(SERVICE_LEVELS),
    transfers: fc.array(transfer, { minLength: 1, maxLength: 4 }),
  })
  .map((document) => ({ name: 'pacs.008', version: '1.16', header: header(), document }));

const rejection: fc.Arbitrary<SpiMessage> = fc
  .record(
    {
      reference: text(33),
      reason: text(35),
      rejectedAt: instant,
      location: text(350),
      description: text(350),
      additional: text(1_000),
    },
    { requiredKeys: ['reference', 'reason'] },
  )
  .map((document) => ({ name: 'admi.002', version: '1.5', header: header(), document }));

/** A tree that can be changed. */
interface Node {
  name: string;
  attributes: string;
  text: string;
  children: Node[];
}

function nodeOf({ name, attributes, text: content, children }: XmlElement): Node {
  const currency = attributes.get('Ccy');
  return {
    name,
    attributes: currency === undefined ? '' : ` Ccy="${currency}"`,
    text: content,
    children: children.map(nodeOf),
  };
}

function textOf({ name, attributes, text: content, children }: Node): string {
  const inner = canonicalText(content) + children.map(textOf).join('');
  return `<${name}${attributes}>${inner}</${name}>`;
}

function parentsOf(node: Node): Node[] {
  return node.children.length === 0 ? [] : [node, ...node.children.flatMap(parentsOf)];
}

/** Each change gets the siblings and the position of one of them. */
const CHANGES: Readonly<Record<string, (siblings: Node[], at: number) => void>> = {
  drop: (siblings, at) => siblings.splice(at, 1),
  duplicate: (siblings, at) => {
    const node = siblings[at];
    if (node) siblings.splice(at, 0, node);
  },
  swap: (siblings, at) => {
    const [node] = siblings.splice(at, 1);
    if (node) siblings.splice(at + 1, 0, node);
  },
  rename: (siblings, at) => {
    const node = siblings[at];
    if (node) siblings[at] = { ...node, name: `${node.name}X` };
  },
  'wrong text': (siblings, at) => {
    const node = siblings[at];
    if (node) siblings[at] = { ...node, text: '?' };
  },
  'wrong attribute': (siblings, at) => {
    const node = siblings[at];
    if (node) siblings[at] = { ...node, attributes: ' Ccy="USD"' };
  },
  empty: (siblings, at) => {
    const node = siblings[at];
    if (node) siblings[at] = { ...node, text: '', children: [] };
  },
};

/** An optional group with nothing in it, such as RmtInf, says the same as none, and is not written again. */
function withoutEmpty(xml: string): string {
  return xml.replace(/<(\w+)><\/\1>/g, '');
}

describe('Whatever the values of a message', () => {
  it.each([
    ['pacs.008', payment],
    ['admi.002', rejection],
  ])('a %s is read as it was written', (_, messages) => {
    fc.assert(
      fc.property(messages, (message) => {
        expect(read(writeSpiMessage(message))).toEqual({ ok: true, value: message });
      }),
      RUNS,
    );
  });
});

describe('Whatever is changed in a message', () => {
  it.each(Object.values(FULL_MESSAGES))(
    '$name is refused with a place, or it is read so that it is written again',
    (message) => {
      const xml = writeSpiMessage(message);
      const document = readXml(Buffer.from(xml));
      const start = xml.slice(0, xml.indexOf('>') + 1);
      fc.assert(
        fc.property(
          fc.constantFrom(...Object.keys(CHANGES)),
          fc.nat(),
          fc.nat(),
          (change, parentSeed, childSeed) => {
            const root = nodeOf(document);
            const parents = parentsOf(root);
            const siblings = parents[parentSeed % parents.length]?.children ?? [];
            CHANGES[change]?.(siblings, childSeed % siblings.length);
            const text = start + textOf(root).slice('<Envelope>'.length);
            const result = read(text);
            if (result.ok) {
              expect(withoutEmpty(writeSpiMessage(result.value))).toBe(withoutEmpty(text));
            } else {
              expect(result.refusal.kind).toBe('invalid-element');
              expect(result.refusal.location).toMatch(/^Envelope\//);
              expect(result.refusal.description).not.toBe('');
            }
          },
        ),
        RUNS,
      );
    },
  );

  it('bytes that are cut out or put in are refused or read, and never throw', () => {
    const xml = Buffer.from(writeSpiMessage(FULL_MESSAGES['pacs.008']));
    fc.assert(
      fc.property(
        fc.nat({ max: xml.length }),
        fc.nat({ max: 40 }),
        fc.uint8Array({ maxLength: 8 }),
        (from, length, bytes) => {
          const changed = Buffer.concat([
            xml.subarray(0, from),
            bytes,
            xml.subarray(from + length),
          ]);
          expect(typeof readSpiMessage(changed).ok).toBe('boolean');
        },
      ),
      RUNS,
    );
  });
});
