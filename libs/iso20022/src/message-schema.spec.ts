import { toCents } from '#libs/kernel';
import { readXml, type XmlElement } from '#libs/xml';
import { type XmlSchema } from '#libs/xml-tables';
import { pacs002Schema, pacs008Schema } from './message-schema';
import { writePacs002 } from './pacs002';

describe('The schema of a pacs.008', () => {
  const message = pacs008Schema().properties?.['FIToFICstmrCdtTrf'];

  it('has the elements of the tables, with their types', () => {
    const header = message?.properties?.['GrpHdr'];
    expect(header?.properties?.['MsgId']).toEqual({ type: 'string', maxLength: 35 });
    expect(header?.required).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs']);
    const transaction = message?.properties?.['CdtTrfTxInf']?.items;
    expect(transaction?.properties?.['ChrgBr']).toMatchObject({
      enum: ['CRED', 'DEBT', 'SHAR', 'SLEV'],
    });
  });

  it('requires a block that holds a required element, and no other', () => {
    const transaction = message?.properties?.['CdtTrfTxInf']?.items;
    expect(transaction?.required).toEqual(['PmtId', 'IntrBkSttlmAmt', 'CdtrAgt']);
    expect(message?.required).toEqual(['GrpHdr', 'CdtTrfTxInf']);
  });
});

describe('The schema of a pacs.002', () => {
  it('has each element that a report can have', () => {
    const report = writePacs002({
      messageId: 'M1',
      createdAt: '2026-11-21T12:00:00.000Z',
      total: toCents(100),
      payments: [
        { endToEndId: 'E1', status: 'ACCP' },
        { endToEndId: 'E2', status: 'RJCT', reason: 'AM04' },
      ],
    });
    expect(unknownElements(readXml(Buffer.from(report)), pacs002Schema())).toEqual([]);
  });
});

function unknownElements(element: XmlElement, schema: XmlSchema): string[] {
  return element.children.flatMap((child) => {
    const found = schema.properties?.[child.name];
    return found === undefined ? [child.name] : unknownElements(child, found.items ?? found);
  });
}
