import { ASCII_START, errorsOf, packagerOf, type TestField } from '../test/packager';
import { readPackager } from './read-packager';

describe('what cannot be a profile is refused with the line', () => {
  const at = (id: number) => `/isopackager/isofield[@id="${String(id)}"] Line 5: `;
  const CLASSES = 'Name the class that it works like in the parameter classes, as in';

  it.each([
    [
      'IFA_FLLCHAR',
      'class IFA_FLLCHAR is not possible: it fills the value to its full length after a length prefix, and a profile cannot.',
    ],
    [
      'IFA_LLNUMM',
      'class IFA_LLNUMM is unknown. Did you mean IFA_LLNUM? A class of your own can be given a class of jPOS in the parameter classes.',
    ],
    [
      'IFB_BITMAP',
      'class IFB_BITMAP packs a bitmap, which only the bitmap field of a packager can be.',
    ],
    ['IFMC_LLCHAR', 'class IFMC_LLCHAR packs a tag, which only a packager of tagged fields has.'],
    [
      'toString',
      'class toString is unknown. A class of your own can be given a class of jPOS in the parameter classes.',
    ],
  ])('class %s', (className, detail) => {
    const xml = packagerOf([...ASCII_START, [60, className, 9]]);
    expect(errorsOf(xml)).toEqual([at(60) + detail]);
  });

  it.each([
    [
      'java.lang.Runtime',
      `class java.lang.Runtime is not a class of jPOS. ${CLASSES} java.lang.Runtime:IFA_LLNUM.`,
    ],
    ['../../etc/passwd', '../../etc/passwd is not the name of a class.'],
    ['${jndi:ldap://x}', '${jndi:ldap://x} is not the name of a class.'],
    ['A'.repeat(5000), `${'A'.repeat(60)}… is not the name of a class.`],
  ])('class %s is a text and nothing is loaded', (className, detail) => {
    const xml = packagerOf([...ASCII_START, [60, 'x', 9, { class: className }]]);
    expect(errorsOf(xml)).toEqual([at(60) + detail]);
  });

  it.each([
    [{ length: '99999999999' }, 'length must be a whole number of at most 999999.'],
    [{ length: '-5' }, 'length must be a whole number of at most 999999.'],
    [{ length: '0' }, 'length must be at least 1.'],
    [{ length: '100' }, 'Must be at most 99 with a length prefix of 2 digits.'],
    [{ pas: 'true' }, 'the attribute pas is unknown. Did you mean pad?'],
  ])('attributes %j', (more, detail) => {
    const [error = ''] = errorsOf(packagerOf([...ASCII_START, [60, 'IFA_LLCHAR', 9, more]]));
    expect(error).toContain(detail);
    expect(error).toMatch(/60.*Line 5: /);
  });

  it('the same number twice', () => {
    const xml = packagerOf([...ASCII_START, [2, 'IFA_LLNUM', 19], [2, 'IF_CHAR', 19]]);
    expect(errorsOf(xml)).toEqual([
      '/isopackager/isofield[@id="2"] Line 6: field 2 is already described on line 5.',
    ]);
  });

  it.each([
    [[], 'Line 2: field 0, the message type, is missing.'],
    [[[0, 'IFA_NUMERIC', 4]] as TestField[], 'Line 2: field 1, the bitmap, is missing.'],
    [
      [
        [0, 'IFA_NUMERIC', 3],
        [1, 'IFA_BITMAP', 16],
      ] as TestField[],
      'Line 3: the message type must have a fixed length of 4 digits.',
    ],
    [
      [...ASCII_START, [1930, 'IF_CHAR', 4]] as TestField[],
      'Line 5: a profile has the elements from 2 to 192.',
    ],
    [['<isofeld/>', ...ASCII_START], 'Line 3: the element must be isofield or isofieldpackager.'],
    [
      ['<x:include xmlns:x="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>', ...ASCII_START],
      'Line 3: the element must be isofield or isofieldpackager.',
    ],
  ])('fields %j', (fields, detail) => {
    expect(errorsOf(packagerOf(fields)).join()).toContain(detail);
  });

  it.each([
    ['an entity', '<!DOCTYPE isopackager [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['another document type', '<!DOCTYPE isopackager SYSTEM "http://example.com/x.dtd">'],
    [
      'an internal subset after that of jPOS',
      '<!DOCTYPE isopackager SYSTEM "genericpackager.dtd" [<!ENTITY a "b">]>',
    ],
  ])('a DOCTYPE with %s', (_, doctype) => {
    const xml = packagerOf(ASCII_START).toString().replace('?>', `?>${doctype}`);
    expect(errorsOf(Buffer.from(xml)).join()).toMatch(/DOCTYPE, which is never accepted/);
  });

  it.each([
    ['nothing', ''],
    ['no XML', 'isopackager'],
    ['another root', '<packager/>'],
    ['bytes that are no UTF-8', Buffer.from([0x3c, 0xff])],
  ])('%s', (_, document) => {
    expect(errorsOf(Buffer.from(document as string))).toHaveLength(1);
  });

  it('too many levels and too many fields, without reading all of them', () => {
    const levels = '<isofieldpackager id="2" class="IF_CHAR" length="1">'.repeat(100_000);
    expect(errorsOf(packagerOf([levels]))).toEqual([expect.stringContaining('levels of nested')]);
    const fields = '<isofield id="2" class="IF_CHAR" length="1"/>'.repeat(100_000);
    expect(errorsOf(packagerOf([fields]))).toEqual([expect.stringContaining('more than')]);
  });

  it('at most 100 errors are listed', () => {
    const fields = Array.from({ length: 2000 }, (_, index): TestField => [index + 2, 'IFX', 1]);
    const read = readPackager(packagerOf([...ASCII_START, ...fields]), { name: 'x' });
    expect(read.ok).toBe(false);
    if (!read.ok) expect([read.refusal.kept.length, read.refusal.omitted]).toEqual([100, 1899]);
  });
});
