import { readPacs008 } from '#libs/iso20022';
import { readXml } from '#libs/xml';
import { outcomeOfPacs002, pacs008 } from '../../libs/console/web/forms/kinds/pacs008';

const FRESH = { now: '2026-11-21T12:00:58.123Z', below: () => 0 };
const PAYMENT = {
  amount: '150.75',
  payerIspb: '12345678',
  payerName: 'Maria & João <Silva>',
  payeeIspb: '87654321',
  payeeName: 'João Souza',
  key: '',
};

describe('The pacs.008 of the form', () => {
  it('is one that the SPI reads, with what was entered', () => {
    const { endToEndId, xml } = pacs008(PAYMENT, FRESH);
    const read = readPacs008(readXml(Buffer.from(xml)));
    expect(endToEndId).toBe('E12345678202611211200aaaaaaaaaaa');
    expect(read).toMatchObject({
      ok: true,
      value: {
        transfers: [
          {
            endToEndId,
            txId: 'TXAAAAAAAAAA',
            amount: 15075,
            debtorName: 'Maria & João <Silva>',
            debtorIspb: '12345678',
            creditorIspb: '87654321',
            creditorName: 'João Souza',
          },
        ],
      },
    });
  });

  it('has a key only if one was entered', () => {
    expect(pacs008(PAYMENT, FRESH).xml).not.toContain('CdtrAcct');
    expect(pacs008({ ...PAYMENT, key: 'a@b.example' }, FRESH).xml).toContain(
      '<CdtrAcct><Prxy><Id>a@b.example</Id></Prxy></CdtrAcct>',
    );
  });
});

describe('The pacs.002 of the SPI', () => {
  it.each([
    ['<TxInfAndSts><TxSts>ACCP</TxSts></TxInfAndSts>', { status: 'ACCP' }],
    [
      '<TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AM04</Cd></Rsn></StsRsnInf>',
      { status: 'RJCT', code: 'AM04' },
    ],
    ['<html/>', { status: '' }],
  ])('is read: %s', (xml, outcome) => {
    expect(outcomeOfPacs002(xml)).toEqual(outcome);
  });
});
