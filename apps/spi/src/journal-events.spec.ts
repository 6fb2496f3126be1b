import { EventReader } from '#libs/journal';
import { exampleExchange, journalEntryOf, type Exchange } from '#libs/testing';
import { SPI_EVENTS } from './journal-events';

const reader = new EventReader(SPI_EVENTS);
const E2E = 'E1234567820261121120000000000001';
const RETURN = `<Envelope><AppHdr><BizMsgIdr>M1</BizMsgIdr><MsgDefIdr>pacs.004.spi.1.5</MsgDefIdr></AppHdr>
  <Document><PmtRtr><TxInf><RtrId>D8765432120261121120000000000001</RtrId><OrgnlEndToEndId>${E2E}</OrgnlEndToEndId>
  <RtrdIntrBkSttlmAmt Ccy="BRL">10.00</RtrdIntrBkSttlmAmt><RtrRsnInf><Rsn><Cd>MD06</Cd></Rsn></RtrRsnInf>
  <OrgnlTxRef><DbtrAgt><FinInstnId><ClrSysMmbId><MmbId>87654321</MmbId></ClrSysMmbId></FinInstnId></DbtrAgt>
  <CdtrAgt><FinInstnId><ClrSysMmbId><MmbId>12345678</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt></OrgnlTxRef></TxInf></PmtRtr></Document></Envelope>`;
const REPORT = `<Envelope><AppHdr><MsgDefIdr>pacs.002.spi.1.17</MsgDefIdr></AppHdr><Document><FIToFIPmtStsRpt><TxInfAndSts>
  <OrgnlInstrId>${E2E}</OrgnlInstrId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC03</Cd></Rsn></StsRsnInf></TxInfAndSts></FIToFIPmtStsRpt></Document></Envelope>`;
const ICOM = '/api/v1/in/12345678/msgs';

const payment = exampleExchange('spi', 'POST', '/spi/pacs.008');
const REJECTED = String(payment.response).replace(
  '<TxSts>ACCP</TxSts>',
  '<TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AM04</Cd></Rsn></StsRsnInf>',
);

const CASES: readonly (readonly [string, Exchange, string, object])[] = [
  [
    'an accepted payment',
    payment,
    'pix.payment',
    { amount: '150.75', currency: 'BRL', endToEndId: E2E, payerIspb: '12345678', status: 'ACCP' },
  ],
  [
    'a rejected payment',
    { ...payment, response: REJECTED },
    'pix.payment',
    { payeeIspb: '87654321', status: 'RJCT', code: 'AM04', message: 'pacs.008' },
  ],
  [
    'an invalid payment',
    {
      ...payment,
      status: 400,
      response: { code: 'PACS008_ELEMENT_INVALID', detail: 'Is missing.' },
    },
    'pix.payment',
    { endToEndId: E2E, code: 'PACS008_ELEMENT_INVALID', detail: 'Is missing.' },
  ],
  [
    'an echo',
    exampleExchange('spi', 'POST', '/api/v1/in/{ispb}/msgs'),
    'pix.icom-message',
    { message: 'pibr.001', messageId: 'M12345678Echo0000000000000000001' },
  ],
  [
    'a return',
    { method: 'POST', path: ICOM, request: RETURN, status: 201 },
    'pix.return',
    {
      amount: '10.00',
      returnId: 'D8765432120261121120000000000001',
      endToEndId: E2E,
      code: 'MD06',
    },
  ],
  [
    'a report of the receiver',
    { method: 'POST', path: ICOM, request: REPORT, status: 201 },
    'pix.icom-message',
    { message: 'pacs.002', endToEndId: E2E, status: 'RJCT', code: 'AC03', participant: '12345678' },
  ],
  [
    'a stream with several messages',
    {
      ...{ method: 'GET', path: '/api/v1/out/12345678/stream/start' },
      response: `--b\r\nContent-Type: application/xml\r\n\r\n${REPORT}\r\n--b\r\n\r\n${RETURN}\r\n--b--`,
      responseHeaders: { 'content-type': 'multipart/mixed; boundary=b' },
    },
    'pix.icom-read',
    { message: 'pacs.002', code: 'AC03' },
  ],
];

describe('The events of the SPI', () => {
  it.each(CASES)('read %s', (_, exchange, name, facts) => {
    const event = reader.read(journalEntryOf(exchange));
    expect(event.name).toBe(name);
    expect(event.facts).toMatchObject(facts);
  });

  it('count the payments of one message', () => {
    const [transfer = ''] = /<CdtTrfTxInf>[^]*<\/CdtTrfTxInf>/.exec(String(payment.request)) ?? [];
    const request = String(payment.request).replace(transfer, transfer.repeat(3));
    expect(reader.read(journalEntryOf({ ...payment, request })).facts['count']).toBe('3');
  });

  it('explain the code of a rejection', () => {
    const entry = journalEntryOf({ ...payment, response: REJECTED });
    expect(reader.explain(entry, reader.read(entry))).toEqual({
      decision: {
        code: 'AM04',
        text: 'Balance of the Conta PI is not sufficient',
        document: 'Catálogo de Mensagens do SPI, pacs.002, ExternalStatusReason1Code',
      },
    });
  });
});
