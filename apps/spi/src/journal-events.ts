import { SPI_REJECT_CODES } from '#libs/iso20022';
import {
  explainCode,
  PROBLEM_FACTS,
  type EventTable,
  type FactPlaces,
  type Facts,
  textOfEntry,
} from '#libs/journal';

/** The messages whose events have names of their own, by the first two parts of MsgDefIdr. */
const NAMES: Readonly<Record<string, string>> = {
  'pacs.008': 'pix.payment',
  'pacs.004': 'pix.return',
};

/** What a message of the catalogue says of its payments; of several, of the first one. */
const MESSAGE: FactPlaces = {
  message: 'AppHdr/MsgDefIdr',
  messageId: ['AppHdr/BizMsgIdr', 'GrpHdr/MsgId'],
  amount: ['CdtTrfTxInf/IntrBkSttlmAmt', 'TxInf/RtrdIntrBkSttlmAmt'],
  currency: ['CdtTrfTxInf/IntrBkSttlmAmt@Ccy', 'TxInf/RtrdIntrBkSttlmAmt@Ccy'],
  payerIspb: ['DbtrAgt/MmbId', 'CdtTrfTxInf/InstgAgt/MmbId'],
  payeeIspb: 'CdtrAgt/MmbId',
  endToEndId: ['CdtTrfTxInf/EndToEndId', 'TxInf/OrgnlEndToEndId', 'TxInfAndSts/OrgnlInstrId'],
  returnId: 'TxInf/RtrId',
  key: 'CdtrAcct/Prxy/Id',
  status: 'TxInfAndSts/TxSts',
  code: ['TxInfAndSts/StsRsnInf/Cd', 'TxInf/RtrRsnInf/Cd'],
  count: 'CdtTrfTxInf#',
};

const STATUS_REPORT: FactPlaces = {
  endToEndId: ['TxInfAndSts/OrgnlEndToEndId', 'TxInfAndSts/OrgnlInstrId'],
  status: 'TxInfAndSts/TxSts',
  code: 'TxInfAndSts/StsRsnInf/Cd',
};

const STORED: FactPlaces = {
  amount: '/amount',
  payerIspb: '/debtorIspb',
  payeeIspb: '/creditorIspb',
  endToEndId: '/endToEndId',
  status: '/status',
  code: '/reasonCode',
};

const STATUSES = {
  codes: {
    ACCP: 'The payment was accepted',
    ACSP: 'The payment was accepted by the receiver, and is settled',
    ACSC: 'The payment was settled, for the participant of the payer',
    ACCC: 'The payment was settled, for the participant of the receiver',
    RJCT: 'The payment was rejected',
    ACCEPTED: 'The payment was accepted and settled',
    REJECTED: 'The payment was rejected',
  },
  document: 'Catálogo de Mensagens do SPI, pacs.002, ExternalPaymentTransactionStatus1Code',
};
const REASONS = {
  codes: SPI_REJECT_CODES,
  document: 'Catálogo de Mensagens do SPI, pacs.002, ExternalStatusReason1Code',
};

/** How the journal of the SPI reads as business events. */
export const SPI_EVENTS: EventTable = {
  failure: { ...PROBLEM_FACTS, code: ['/code', 'problem/type'], detail: ['/detail', 'detail'] },
  operations: [
    {
      method: 'POST',
      path: '/spi/pacs.008',
      name: 'pix.payment',
      request: MESSAGE,
      response: STATUS_REPORT,
      complete: (facts) => ({ ...facts, message: 'pacs.008' }),
    },
    {
      method: 'POST',
      path: '/api/v1/in/{participant}/msgs',
      name: ({ message = '' }) => NAMES[message] ?? 'pix.icom-message',
      request: MESSAGE,
      complete: withKindOfMessage,
    },
    ...[
      { method: 'GET', path: '/api/v1/out/{participant}/stream/start' },
      { method: 'GET', path: '/api/v1/out/{participant}/stream/{_}' },
    ].map((operation) => ({
      ...operation,
      name: 'pix.icom-read',
      response: MESSAGE,
      complete: withKindOfMessage,
    })),
    {
      method: 'DELETE',
      path: '/api/v1/out/{participant}/stream/{_}',
      name: 'pix.icom-stream-closed',
    },
    { method: 'GET', path: '/api/v1/in/catalog', name: 'pix.catalog-read' },
    { method: 'GET', path: '/api/v1/out/catalog', name: 'pix.catalog-read' },
    { method: 'GET', path: '/spi/transactions', name: 'pix.payments-read' },
    {
      method: 'GET',
      path: '/spi/transactions/{endToEndId}',
      name: 'pix.payment-read',
      response: STORED,
    },
    { method: 'GET', path: '/spi/returns', name: 'pix.returns-read' },
    { method: 'GET', path: '/spi/messages', name: 'pix.messages-read' },
    { method: 'GET', path: '/spi/messages/{messageId}', name: 'pix.message-read' },
  ],
  textOf: (side, entry) => {
    const headers = side === 'request' ? entry.requestHeaders : entry.responseHeaders;
    if (headers['content-type']?.startsWith('multipart/') !== true) return undefined;
    // The first part.
    const text = textOfEntry(side, entry);
    return text.slice(Math.max(0, text.indexOf('<')));
  },
  explain: (_entry, event) => explainCode([REASONS, STATUSES], event),
};

/** `pacs.008.spi.1.15` is a `pacs.008`. */
function withKindOfMessage({ message, ...facts }: Facts): Facts {
  return message === undefined
    ? facts
    : { ...facts, message: message.split('.').slice(0, 2).join('.') };
}
