import { bytesOf, CREDIT, pagesOf, statementOf } from '../test/statements';
import { readCamt } from './read-camt';
import { camtWriter } from './write-camt';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';

async function changed(from: string | RegExp, to: string): Promise<Buffer> {
  const bytes = await bytesOf(camtWriter('camt.053')(statementOf([CREDIT]), pagesOf([CREDIT])));
  return Buffer.from(bytes.toString().replace(from, to));
}

describe('readCamt', () => {
  it.each<[string, string | RegExp, string, string, string]>([
    [
      'another currency',
      /(<Ntry>.*?)Ccy="BRL"/,
      '$1Ccy="USD"',
      'Ntry[1]/Amt',
      'The currency is "USD"',
    ],
    ['a negative amount', /BRL">150\.00/, 'BRL">-150.00', 'Ntry[1]/Amt', 'negative'],
    ['a comma', /BRL">150\.00/, 'BRL">150,00', 'Ntry[1]/Amt', '150.00, not 150,00'],
    ['18 digits', /BRL">150\.00/, `BRL">${'9'.repeat(16)}.99`, 'Ntry[1]/Amt', 'stored exactly'],
    [
      'no direction',
      /(<Ntry>.*?)<CdtDbtInd>CRDT<\/CdtDbtInd>/,
      '$1',
      'Ntry[1]/CdtDbtInd',
      'Is missing',
    ],
    [
      'an unknown status',
      '<Cd>BOOK',
      '<Cd>DONE',
      'Ntry[1]/Sts/Cd',
      'is not one of BOOK, PDNG, INFO',
    ],
    [
      'no date',
      /<BookgDt><Dt>[^<]*/,
      '<BookgDt><Dt>0000-00-00',
      'Ntry[1]/BookgDt/Dt',
      'not a date',
    ],
  ])('finds %s', async (_, from, to, element, detail) => {
    const { findings } = readCamt(await changed(from, to));
    expect(findings).toEqual([
      {
        element: `Document/BkToCstmrStmt/Stmt[1]/${element}`,
        line: 2,
        detail: expect.stringContaining(detail) as string,
      },
    ]);
  });

  it('skips elements that it does not know, and reads prefixes, times and batches', () => {
    const entry =
      '<c:Ntry><c:Amt Ccy="BRL">3.00</c:Amt><c:CdtDbtInd>DBIT</c:CdtDbtInd><c:Sts><c:Cd>BOOK</c:Cd></c:Sts>' +
      '<c:BookgDt><c:DtTm>2026-11-03T23:30:00-03:00</c:DtTm></c:BookgDt><c:BkTxCd/><c:NtryDtls>' +
      '<c:TxDtls><c:Refs><c:EndToEndId>a</c:EndToEndId></c:Refs></c:TxDtls>' +
      '<c:TxDtls><c:Refs><c:EndToEndId>b</c:EndToEndId></c:Refs><c:Purp><c:Cd>X</c:Cd></c:Purp></c:TxDtls>' +
      '</c:NtryDtls></c:Ntry>';
    const statement = `<c:Stmt><c:Id>1</c:Id><c:Acct><c:Id><c:Othr><c:Id>7</c:Id></c:Othr></c:Id></c:Acct>${entry}</c:Stmt>`;
    const { statements, findings } = readCamt(
      Buffer.from(
        `<c:Document xmlns:c="${NAMESPACE}"><c:BkToCstmrStmt>${statement}${statement}</c:BkToCstmrStmt></c:Document>`,
      ),
    );
    expect(findings).toEqual([]);
    expect(statements).toHaveLength(2);
    expect(statements[1]?.accountId).toBe('7');
    expect(statements[1]?.entries).toMatchObject([
      {
        cents: -300,
        bookingDay: '2026-11-03',
        transactions: [{ endToEndId: 'a' }, { endToEndId: 'b' }],
      },
    ]);
  });

  it('names the known namespaces if it does not know the one of the document', () => {
    const { message, findings } = readCamt(Buffer.from('<Document xmlns="urn:x"/>'));
    expect(message).toBeUndefined();
    expect(findings[0]?.detail).toContain(NAMESPACE);
  });

  it('says that a document has no statement', () => {
    const { findings } = readCamt(Buffer.from(`<Document xmlns="${NAMESPACE}"/>`));
    expect(findings).toEqual([
      { element: 'Document/BkToCstmrStmt/Stmt', line: 1, detail: 'Is missing.' },
    ]);
  });

  it('throws for a document that is not well-formed', () => {
    expect(() => readCamt(Buffer.from('<Document>'))).toThrow('not well-formed');
  });
});
