import { toCents } from '#libs/kernel';
import { type SpiCreditTransfer, type SpiCreditTransfers } from '../messages/credit-transfers';
import { type SpiHeader } from '../spi-header';
import { type SpiMessageName, type SpiMessageOf } from '../spi-message';

export const PAYER = '10000001';
export const RECEIVER = '20000002';
export const SPI = '00038166';
export const END_TO_END_ID = `E${PAYER}202611212038ABCDEFGHIJK`;
export const RETURN_ID = `D${RECEIVER}202611212040ABCDEFGHIJK`;
export const CREATED_AT = '2026-11-21T20:38:42.100Z';
const CNPJ = '12345678000195';

export function header(from = PAYER, to = SPI): SpiHeader {
  return { from, to, messageId: `M${from}abcdefghijklmnopqrstuvw`, createdAt: CREATED_AT };
}

/** A payment by account data, with the required elements only. */
export const TRANSFER: SpiCreditTransfer = {
  endToEndId: END_TO_END_ID,
  amount: toCents(15_075),
  acceptedAt: '2026-11-21T20:38:41.900Z',
  form: 'MANU',
  debtorName: 'Maria & Filhos',
  debtorDocument: '12345678909',
  debtorAccount: { number: '123456', type: 'CACC' },
  debtorIspb: PAYER,
  creditorIspb: RECEIVER,
  creditorDocument: CNPJ,
  creditorAccount: { number: '654321', type: 'TRAN' },
  purpose: 'IPAY',
};

/** A transfer with every element. No rule allows it. */
export const FULL_TRANSFER = {
  ...TRANSFER,
  instructionId: RETURN_ID,
  txId: 'TX1',
  initiatorCnpj: CNPJ,
  debtorAccount: { number: '123456', branch: '0001', type: 'CACC' },
  creditorAccount: { number: '654321', branch: '1', type: 'TRAN', key: 'a<b>@example.com' },
  tax: {
    document: 'NF123',
    records: [
      { type: 'CBSSPLIT', amount: toCents(100) },
      { type: 'IBSSPLIT', amount: toCents(200) },
    ],
  },
  remittance: 'Almoço de sábado',
  cashService: {
    agent: 'AGTEC',
    facilitatorIspb: RECEIVER,
    amounts: [
      { amount: toCents(10_000), reason: 'VLCP' },
      { amount: toCents(5_075), reason: 'VLDN' },
    ],
  },
} satisfies SpiCreditTransfer;

export function transfers(...payments: readonly SpiCreditTransfer[]): SpiCreditTransfers {
  return {
    createdAt: CREATED_AT,
    numberOfTransactions: payments.length,
    priority: 'HIGH',
    serviceLevel: 'PAGPRI',
    transfers: payments,
  };
}

const QUERY_ID = `M${PAYER}queryqueryqueryqueryque`;

/** One message of each name, in its newest version, with every element. */
export const FULL_MESSAGES: { readonly [Name in SpiMessageName]: SpiMessageOf<Name> } = {
  'pacs.008': {
    name: 'pacs.008',
    version: '1.16',
    header: header(),
    document: transfers(TRANSFER, FULL_TRANSFER),
  },
  'pacs.002': {
    name: 'pacs.002',
    version: '1.17',
    header: header(SPI, PAYER),
    document: {
      createdAt: CREATED_AT,
      transactions: [
        { instructionId: END_TO_END_ID, endToEndId: END_TO_END_ID, status: 'ACSP' },
        {
          instructionId: RETURN_ID,
          endToEndId: END_TO_END_ID,
          status: 'RJCT',
          reasons: [{ code: 'AC03', details: ['Conta inexistente', '<2>'] }, { details: ['x'] }],
          settledAt: CREATED_AT,
          accountingDate: '2026-11-21',
        },
      ],
    },
  },
  'pacs.004': {
    name: 'pacs.004',
    version: '1.5',
    header: header(RECEIVER),
    document: {
      createdAt: CREATED_AT,
      numberOfTransactions: 1,
      returns: [
        {
          returnId: RETURN_ID,
          endToEndId: END_TO_END_ID,
          amount: toCents(3_000),
          priority: 'HIGH',
          reason: 'MD06',
          detail: 'Produto devolvido',
          remittance: 'Metade',
          debtorIspb: PAYER,
          creditorIspb: RECEIVER,
        },
      ],
    },
  },
  'admi.002': {
    name: 'admi.002',
    version: '1.5',
    header: header(SPI, PAYER),
    document: {
      reference: QUERY_ID,
      reason: 'XML invalido',
      rejectedAt: CREATED_AT,
      location: 'Envelope/AppHdr/CreDt',
      description: 'Is missing.',
      additional: 'More.',
    },
  },
  'pibr.001': {
    name: 'pibr.001',
    version: '1.3',
    header: header(),
    document: { createdAt: CREATED_AT, data: 'Campo livre' },
  },
  'pibr.002': {
    name: 'pibr.002',
    version: '1.3',
    header: header(SPI, PAYER),
    document: { createdAt: CREATED_AT, data: 'Campo livre' },
  },
  'camt.060': {
    name: 'camt.060',
    version: '1.9',
    header: header(),
    document: {
      createdAt: CREATED_AT,
      entryId: END_TO_END_ID,
      answer: 'camt.052',
      ownerIspb: PAYER,
      period: {
        fromDate: '2026-11-20',
        toDate: '2026-11-21',
        fromTime: '00:00:00.000Z',
        toTime: '12:00:00.000Z',
      },
      subject: 'REL',
    },
  },
  'camt.052': {
    name: 'camt.052',
    version: '1.3',
    header: header(SPI, PAYER),
    document: {
      createdAt: CREATED_AT,
      files: [{ queryId: QUERY_ID, ownerIspb: PAYER, numberOfEntries: 12, hash: 'abc123' }],
    },
  },
  'camt.053': {
    name: 'camt.053',
    version: '1.4',
    header: header(SPI, PAYER),
    document: {
      createdAt: CREATED_AT,
      statements: [
        {
          queryId: QUERY_ID,
          ownerIspb: PAYER,
          balances: [
            { type: 'SADP', amount: toCents(100_000), at: CREATED_AT },
            { type: 'SABK', amount: toCents(0), at: CREATED_AT },
          ],
        },
      ],
    },
  },
  'camt.054': {
    name: 'camt.054',
    version: '1.16',
    header: header(SPI, PAYER),
    document: {
      createdAt: CREATED_AT,
      notices: [
        {
          queryId: QUERY_ID,
          ownerIspb: PAYER,
          amount: toCents(15_075),
          direction: 'DBIT',
          status: 'BOOK',
          accountingDate: '2026-11-21',
          statusAt: CREATED_AT,
          domain: 'PMNT',
          family: 'IRCT',
          subfamily: 'DMCT',
          origin: 'pacs.008',
          transaction: {
            instructionId: RETURN_ID,
            endToEndId: END_TO_END_ID,
            txId: 'TX1',
            strReference: 'STR20261121123456789',
            serviceLevel: 'PAGPRI',
            parties: {
              initiatorCnpj: CNPJ,
              debtorName: 'Maria',
              debtorDocument: '12345678909',
              debtorAccount: { number: '1', type: 'CACC' },
              creditorDocument: CNPJ,
              creditorAccount: { number: '2', type: 'SVGS', key: '+5511999999999' },
            },
            debtorIspb: PAYER,
            creditorIspb: RECEIVER,
            counterparty: { system: 'ContraparteSTR', ispb: PAYER },
            form: 'MANU',
            purpose: 'IPAY',
            remittance: 'Almoço',
            cashService: FULL_TRANSFER.cashService,
            acceptedAt: CREATED_AT,
            tax: FULL_TRANSFER.tax,
            returnReason: 'MD06',
            returnDetail: 'x',
            priority: 'HIGH',
          },
          errorCode: 'E001',
          errorDetail: 'x',
        },
        {
          queryId: QUERY_ID,
          ownerIspb: PAYER,
          amount: toCents(15_075),
          direction: 'CRDT',
          status: 'BOOK',
          domain: 'CAMT',
          family: 'MCOP',
          subfamily: 'NTAV',
          origin: 'LPI0001',
          transaction: { endToEndId: `L${END_TO_END_ID.slice(1)}` },
        },
      ],
    },
  },
};
