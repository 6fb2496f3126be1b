import { readSpiMessage, writeSpiMessage, type SpiEntryNotice } from '#libs/iso20022';
import { toCents } from '#libs/kernel';
import { type PaymentReturn } from '../../settlement/returns/return';
import { type Transaction } from '../../settlement/transaction';
import { type AccountEntry, type EntryKind } from '../../participants/account-entry';
import { entryNotice, unknownEntry } from './entry-notice';

const OWNER = '10000001';
const OTHER = '20000002';
const QUERY_ID = `M${OWNER}${'1'.repeat(23)}`;
const END_TO_END_ID = 'E1000000120261121120000000000001';
const RETURN_ID = 'D2000000220261121120000000000002';
const FUNDING_ID = 'L1000000120261121120000000000003';
const AT = '2026-11-22T02:30:00.000Z';

const entry = (kind: EntryKind, entryId: string, cents: number): AccountEntry => {
  return {
    sequence: 42,
    entryId,
    account: OWNER,
    counterparty: 'STR',
    cents,
    balanceAfter: 0,
    kind,
    at: AT,
  };
};

const CONTRACT = {
  ...{ endToEndId: END_TO_END_ID, txId: 'TX1', debtorIspb: OWNER, creditorIspb: OTHER },
  ...{ acceptedAt: null, details: null },
} as Transaction;

const PAYMENT: Transaction = {
  ...CONTRACT,
  acceptedAt: '2026-11-22T02:29:58.000Z',
  details: {
    definition: 'pacs.008.spi.1.16',
    priority: 'HIGH',
    serviceLevel: 'PAGPRI',
    transfer: {
      ...{ endToEndId: END_TO_END_ID, txId: 'TX1', amount: toCents(150) },
      ...{ acceptedAt: '2026-11-22T02:29:58.000Z', form: 'MANU', purpose: 'IPAY' },
      ...{ debtorName: 'Maria', debtorDocument: '12345678909', debtorIspb: OWNER },
      debtorAccount: { number: '1', branch: '1', type: 'CACC' },
      ...{ creditorIspb: OTHER, creditorDocument: '12345678000195' },
      creditorAccount: { number: '2', type: 'SVGS', key: 'maria@example.com' },
      remittance: 'Almoço',
    },
  },
} as unknown as Transaction;

const RETURNED = {
  ...{ returnId: RETURN_ID, endToEndId: END_TO_END_ID, reason: 'MD06' },
  ...{ payerIspb: OTHER, receiverIspb: OWNER },
} as PaymentReturn;

type Codes = readonly [direction: string, domain: string, family: string, subfamily: string];

/** The notice as it is read from the message that it is written to. */
function sent(notice: SpiEntryNotice): SpiEntryNotice | undefined {
  const header = { from: '00038166', to: OWNER, messageId: QUERY_ID, createdAt: AT };
  const document = { createdAt: AT, notices: [notice] };
  const text = writeSpiMessage({ name: 'camt.054', version: '1.16', header, document });
  const read = readSpiMessage(Buffer.from(text));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value.name === 'camt.054' ? read.value.document.notices[0] : undefined;
}

describe('A camt.054 of an entry', () => {
  it.each<[EntryKind, string, number, Codes, origin: string]>([
    ['PAYMENT', END_TO_END_ID, -150, ['DBIT', 'PMNT', 'IRCT', 'DMCT'], 'pacs.008'],
    ['PAYMENT', END_TO_END_ID, 150, ['CRDT', 'PMNT', 'RRCT', 'DMCT'], 'pacs.008'],
    ['RETURN', RETURN_ID, 150, ['CRDT', 'PMNT', 'RRCT', 'RRTN'], 'pacs.004'],
    ['RETURN', RETURN_ID, -150, ['DBIT', 'PMNT', 'IRCT', 'RRTN'], 'pacs.004'],
    ['CONTRIBUTION', FUNDING_ID, 150, ['CRDT', 'CAMT', 'MCOP', 'NTAV'], 'LPI0001'],
    ['WITHDRAWAL', FUNDING_ID, -150, ['DBIT', 'CAMT', 'MDOP', 'NTAV'], 'LPI0003'],
  ])('%s %s of %d cents', (kind, entryId, cents, codes, origin) => {
    const background =
      kind === 'RETURN'
        ? { returned: RETURNED, payment: PAYMENT }
        : kind === 'PAYMENT'
          ? { payment: PAYMENT }
          : {};
    const made = entryNotice(QUERY_ID, entry(kind, entryId, cents), background);
    const notice = sent(made);
    expect(notice).toEqual(made);
    const { direction, domain, family, subfamily } = made;
    expect([direction, domain, family, subfamily]).toEqual(codes);
    expect(made).toMatchObject({
      ...{ queryId: QUERY_ID, ownerIspb: OWNER, amount: 150, status: 'BOOK', origin },
      // Half past eleven in the evening in Brasília.
      ...{ accountingDate: '2026-11-21', statusAt: AT },
    });
  });

  it('has the details of a payment', () => {
    const { transaction } = entryNotice(QUERY_ID, entry('PAYMENT', END_TO_END_ID, -150), {
      payment: PAYMENT,
    });
    expect(transaction).toMatchObject({
      ...{ endToEndId: END_TO_END_ID, txId: 'TX1', debtorIspb: OWNER, creditorIspb: OTHER },
      ...{ serviceLevel: 'PAGPRI', form: 'MANU', purpose: 'IPAY', priority: 'HIGH' },
      parties: { debtorName: 'Maria', creditorAccount: { number: '2' } },
    });
  });

  it('has what is known of a payment of the contract', () => {
    const { transaction } = entryNotice(QUERY_ID, entry('PAYMENT', END_TO_END_ID, 150), {
      payment: CONTRACT,
    });
    expect(transaction).toEqual({
      ...{ endToEndId: END_TO_END_ID, txId: 'TX1', debtorIspb: OWNER, creditorIspb: OTHER },
    });
  });

  it('has the RtrId and the reason of a return, and the agents of the payment', () => {
    const { transaction } = entryNotice(QUERY_ID, entry('RETURN', RETURN_ID, 150), {
      returned: RETURNED,
    });
    expect(transaction).toEqual({
      ...{ instructionId: RETURN_ID, endToEndId: END_TO_END_ID, returnReason: 'MD06' },
      ...{ debtorIspb: OWNER, creditorIspb: OTHER },
    });
  });

  it('has the control number of a contribution', () => {
    const { transaction } = entryNotice(QUERY_ID, entry('CONTRIBUTION', FUNDING_ID, 1));
    expect(transaction).toEqual({
      ...{ endToEndId: FUNDING_ID, strReference: 'STR20261121000000042' },
      counterparty: { system: 'ContraparteSTR', ispb: OWNER },
    });
  });

  it.each([END_TO_END_ID, RETURN_ID, 'STR20261121000000042'])('says that %s is unknown', (id) => {
    const made = unknownEntry(QUERY_ID, { ownerIspb: OWNER, entryId: id }, AT);
    expect(sent(made)).toEqual(made);
    expect(made).toMatchObject({ amount: 0, status: 'INFO', errorCode: 'CH16' });
    expect(made.errorDetail).toContain(id);
  });
});
