import fc from 'fast-check';
import { scanJson } from './scan-json';
import { attributeOf, scanXml, xmlText } from './scan-xml';

function valuesOfJson(text: string): [string, string][] {
  const found: [string, string][] = [];
  scanJson(text, (pointer, value) => {
    found.push([pointer, value]);
    return false;
  });
  return found;
}

function textsOfXml(text: string): [string, string][] {
  const found: [string, string][] = [];
  scanXml(text, ({ names, text: value }) => {
    if (value !== undefined) found.push([names.join('/'), xmlText(value)]);
    return false;
  });
  return found;
}

/** The values that scanJson must find, with JSON.parse. */
function expected(value: unknown, pointer = ''): [string, string][] {
  if (typeof value === 'string') return pointer === '' ? [] : [[pointer, value]];
  if (typeof value !== 'object') return pointer === '' ? [] : [[pointer, JSON.stringify(value)]];
  if (value === null) return [];
  const inside = Object.entries(value).flatMap(([name, each]) =>
    expected(each, `${pointer}/${name}`),
  );
  return Array.isArray(value) ? [...inside, [`${pointer}#`, String(value.length)]] : inside;
}

const json = fc.jsonValue({ depthSize: 'small' }).filter((value) => !/e|-0/.test(numbers(value)));

function numbers(value: unknown): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(numbers).join(' ')
    : '';
}

describe('scanJson', () => {
  it('gives short pointers for long names, which would make it quadratic', () => {
    const text = JSON.stringify({ ['n'.repeat(8_000)]: { a: [1, 2] }, b: 3 });
    const pointers = valuesOfJson(text).map(([pointer]) => pointer);
    expect(pointers).toHaveLength(4);
    for (const pointer of pointers) expect(pointer.length).toBeLessThan(200);
    expect(pointers.at(-1)).toBe('/b');
  });

  it('finds what JSON.parse finds', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(valuesOfJson(JSON.stringify(value, undefined, 1))).toEqual(expected(value));
      }),
    );
  });

  it('finds the same values before the place where a text is cut, and no part of one', () => {
    fc.assert(
      fc.property(json, fc.nat(), (value, seed) => {
        const text = JSON.stringify(value);
        const whole = valuesOfJson(text);
        const cut = valuesOfJson(text.slice(0, seed % (text.length + 1)));
        expect(whole.slice(0, cut.length)).toEqual(cut);
      }),
    );
  });

  it.each(['', '{', '[[[', '{"a"', '{"a":}', '}}}', '"a', '{"a":"\\q"}', ']', '{a:1}', 'null'])(
    'reads %j without an error',
    (text) => {
      expect(() => valuesOfJson(text)).not.toThrow();
    },
  );

  it('keeps the digits of a number', () => {
    expect(valuesOfJson('{"amount":150.00}')).toEqual([['/amount', '150.00']]);
  });
});

describe('scanXml', () => {
  it('finds texts by local names, and leaves out comments, declarations and CDATA', () => {
    const text =
      '<?xml version="1.0"?><!-- <a>no</a> --><p:A xmlns:p="x"><p:B> 1 &amp; &#50; </p:B><C/>' +
      '<D><![CDATA[<E>no</E>]]></D><F a="1">f</F></p:A>';
    expect(textsOfXml(text)).toEqual([
      ['A/B', '1 & 2'],
      ['A/F', 'f'],
    ]);
  });

  it('finds the same texts before the place where a document is cut', () => {
    const text = '<A><B>12345678901</B><C x="1">2</C><B>3</B></A>';
    const whole = textsOfXml(text);
    for (let length = 0; length <= text.length; length += 1) {
      const cut = textsOfXml(text.slice(0, length));
      expect(whole.slice(0, cut.length)).toEqual(cut);
    }
  });

  it('reads any text without an error', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '/',
      'a',
      '<a>',
      '</a>',
      '<!--',
      '<![CDATA[',
      '&#x',
      '?',
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        textsOfXml(parts.join(''));
      }),
    );
  });

  it('reads attributes with any quotes', () => {
    expect(attributeOf(` p:Ccy='BRL' Id="a&lt;"`, 'Ccy')).toBe('BRL');
    expect(attributeOf(` p:Ccy='BRL' Id="a&lt;"`, 'Id')).toBe('a<');
    expect(attributeOf(' Id', 'Id')).toBeUndefined();
  });
});
