import { readSpiMessage, writeSpiMessage, type SpiMessage } from '#libs/iso20022';
import { contentDigest } from './process-message';

const ISPB = '11111111';
const AT = '2026-11-21T12:00:00.000Z';
const LATER = '2026-11-21T12:00:01.000Z';
const ID = `E${ISPB}20261121120000000000001`;

function answer(status: 'ACSP' | 'RJCT', createdAt = AT, version: '1.16' | '1.17' = '1.17') {
  const transactions = [{ instructionId: ID, endToEndId: ID, status }];
  return { name: 'pacs.002', version, document: { createdAt, transactions } } as const;
}

function written(content: object, createdAt = AT): string {
  const header = { from: ISPB, to: '00038166', messageId: `M${ISPB}${'0'.repeat(23)}`, createdAt };
  return writeSpiMessage({ ...content, header } as SpiMessage);
}

function digest(text: string): string {
  const read = readSpiMessage(Buffer.from(text));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return contentDigest(read.value);
}

describe('contentDigest', () => {
  const first = digest(written(answer('ACSP')));

  it.each([
    ['the same text', written(answer('ACSP'))],
    ['spaces between the elements', written(answer('ACSP')).replaceAll('><', '>\n  <')],
    ['another CreDt', written(answer('ACSP'), LATER)],
    ['another CreDtTm', written(answer('ACSP', LATER))],
  ])('is the same for %s', (_, text) => {
    expect(digest(text)).toBe(first);
  });

  it.each([
    ['another status', written(answer('RJCT'))],
    ['another version', written(answer('ACSP', AT, '1.16'))],
    ['another EndToEndId', written(answer('ACSP')).replaceAll(ID, ID.replace(/1$/, '2'))],
    [
      'another message',
      written({ name: 'pibr.001', version: '1.3', document: { createdAt: AT, data: 'x' } }),
    ],
  ])('differs for %s', (_, text) => {
    expect(digest(text)).not.toBe(first);
  });
});
