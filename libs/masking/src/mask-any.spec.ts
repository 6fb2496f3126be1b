import fc from 'fast-check';
import { readXml, writeXml, type XmlNode } from '#libs/xml';
import { maskBody, maskCutBody, maskPath, maskText } from './mask';

const form = (text: string): string => maskBody(text, { isForm: true });

const SECRET = 'hunter2-hunter2';
const cpf = fc.stringMatching(/^\d{3}\.\d{3}\.\d{3}-\d{2}$|^\d{11}$/);
/** Like test cards: the first digit of a card and any check digit. */
const pan = fc.stringMatching(/^[3-6]\d{12,18}$/);
const planted = fc.oneof(pan, cpf);
const word = fc.stringMatching(/^[a-z ]{0,8}$/);

/** A JSON value that contains the secret text at some place. */
const json = fc.letrec<{ readonly value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.jsonValue({ maxDepth: 1 }), planted, planted.map(Number)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ maxLength: 8 }), tie('value'), { maxKeys: 4 }),
    fc.record({ password: tie('value'), cvv: tie('value') }),
  ),
})).value;

const xmlName = fc.constantFrom('a', 'Document', 'Tx', 'Id', 'Nm', 'Password', 'pin', 'fields');
const xml = fc.letrec<{ readonly node: XmlNode }>((tie) => ({
  node: fc.record({
    name: xmlName,
    attributes: fc.record({ k: fc.oneof(planted, word) }),
    content: fc.oneof({ maxDepth: 3 }, planted, word, fc.array(tie('node'), { maxLength: 3 })),
  }),
})).node;

const escapedDigit = (digit: string, way: number): string =>
  way === 0 ? digit : way === 1 ? `&#${String(digit.charCodeAt(0))};` : `&#x3${digit};`;

describe('on any document', () => {
  it('shows no card number and no CPF of a JSON document, and writes valid JSON', () => {
    fc.assert(
      fc.property(json, planted, fc.string({ maxLength: 8 }), (value, number, name) => {
        const text = JSON.stringify({ list: [value], [name]: number, other: value });
        const masked = maskText(text);
        expect(masked).not.toContain(number);
        expect(typeof JSON.parse(masked)).toBe('object');
      }),
      { numRuns: 250 },
    );
  });

  it('shows no secret of a JSON document', () => {
    fc.assert(
      fc.property(json, fc.constantFrom('password', 'token', 'pin', 'raw'), (value, name) => {
        const text = JSON.stringify([value, { [name]: [SECRET, value] }, value]);
        expect(maskText(text)).not.toContain(SECRET);
        expect(maskText(JSON.stringify({ log: text }))).not.toContain(SECRET);
        expect(maskCutBody(text.slice(0, -3), { isForm: false })).not.toContain(SECRET);
      }),
      { numRuns: 150 },
    );
  });

  it('shows no number of an XML document, however its digits are written, and writes valid XML', () => {
    fc.assert(
      fc.property(
        xml,
        pan,
        fc.array(fc.nat(2), { minLength: 19, maxLength: 19 }),
        (node, number, ways) => {
          const text = writeXml({ name: 'root', content: [node, { name: 'x', content: 'HERE' }] });
          const written = Array.from(number, (digit, index) =>
            escapedDigit(digit, ways[index] ?? 0),
          );
          const masked = maskText(text.replace('HERE', written.join('')));
          expect(readXml(Buffer.from(masked)).name).toBe('root');
          expect(masked).not.toContain(number);
          expect(masked).not.toMatch(/\d{12}/);
          expect(masked.includes('HERE')).toBe(false);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('shows no number and no secret of a form', () => {
    const pair = fc.tuple(fc.string({ maxLength: 8 }), fc.oneof(fc.string(), planted));
    fc.assert(
      fc.property(fc.array(pair), planted, (pairs, number) => {
        const text = String(new URLSearchParams([...pairs, ['n', number], ['password', SECRET]]));
        const masked = form(text);
        expect(masked).not.toContain(number);
        expect(masked).not.toContain(SECRET);
        expect(new URLSearchParams(masked).get('password')).toBe('***');
      }),
      { numRuns: 150 },
    );
  });

  it('shows no card number of a body that is cut anywhere', () => {
    fc.assert(
      fc.property(json, pan, fc.nat(40), (value, number, cut) => {
        const text = JSON.stringify([value, { number }]);
        const masked = maskCutBody(text.slice(0, text.length - cut), { isForm: false });
        expect(masked).not.toContain(number.slice(0, 12));
      }),
      { numRuns: 150 },
    );
  });

  it('never throws', () => {
    const part = fc.oneof(
      fc.string({ maxLength: 6, unit: 'binary' }),
      fc.constantFrom(
        '4111111111111111',
        '<pin>',
        '</pin>',
        '<a b="',
        '"pin":',
        '\\"',
        '{',
        '[',
        ']',
        '<!--',
      ),
      fc.constantFrom(
        '<![CDATA[',
        ']]>',
        '%',
        '%34',
        '&#',
        '&#52;',
        '\\u00',
        '=',
        '&',
        '"fields":{',
        '"35":',
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const text = parts.join('');
        expect(typeof maskText(text) + typeof form(text) + typeof maskPath(text)).toBe(
          'stringstringstring',
        );
      }),
      { numRuns: 500 },
    );
  });

  it('leaves identifiers as they are', () => {
    const endToEndId = fc.stringMatching(/^E\d{20}[A-Za-z0-9]{11}$/);
    fc.assert(
      fc.property(fc.uuid(), endToEndId, (uuid, id) => {
        const value = `{"id":"${uuid}","endToEndId":"${id}"} <Id>${id}</Id>`;
        expect(maskText(value)).toBe(value);
      }),
    );
  });
});
