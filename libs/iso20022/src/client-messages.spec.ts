import { toCents } from '#libs/kernel';
import { readXml } from '#libs/xml';
import { readPacs008 } from './pacs008';
import { writePacs002 } from './pacs002';
import { readPacs002 } from './read-pacs002';
import { writePacs008 } from './write-pacs008';

const END_TO_END_ID = 'E1234567820261121120000000000001';

describe('The messages that an institution sends and receives', () => {
  it('writes a pacs.008 that the SPI reads', () => {
    const text = writePacs008({
      messageId: `M${END_TO_END_ID}`,
      createdAt: '2026-11-21T12:00:00.000Z',
      endToEndId: END_TO_END_ID,
      txId: 'TX1',
      amount: toCents(15_075),
      debtorIspb: '12345678',
      debtorName: 'Maria & Filhos',
      creditorIspb: '87654321',
      creditorName: 'João <Souza>',
    });
    const read = readPacs008(readXml(Buffer.from(text)));
    expect(read).toMatchObject({
      ok: true,
      value: {
        total: 15_075,
        transfers: [
          {
            endToEndId: END_TO_END_ID,
            txId: 'TX1',
            amount: 15_075,
            debtorIspb: '12345678',
            debtorName: 'Maria & Filhos',
            creditorIspb: '87654321',
            creditorName: 'João <Souza>',
          },
        ],
      },
    });
  });

  it('reads the status and the reason of the payment from a pacs.002', () => {
    const report = (payment: object): Buffer =>
      Buffer.from(
        writePacs002({
          messageId: 'PACS002',
          createdAt: '2026-11-21T12:00:00.000Z',
          total: toCents(1),
          payments: [{ endToEndId: END_TO_END_ID, status: 'ACCP', ...payment }],
        }),
      );
    const read = (payment: object) => readPacs002(readXml(report(payment)), END_TO_END_ID);
    expect(read({})).toEqual({ status: 'ACCP', reason: undefined });
    expect(read({ status: 'RJCT', reason: 'AM04' })).toEqual({ status: 'RJCT', reason: 'AM04' });
    expect(read({ endToEndId: 'another' })).toBeUndefined();
  });
});
