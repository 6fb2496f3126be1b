const pacs008 = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>MSG00000000000000001</MsgId>
      <CreDtTm>{{today}}T12:00:00</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="BRL">150.75</TtlIntrBkSttlmAmt>
      <IntrBkSttlmDt>{{today}}</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf>
    </GrpHdr>
    <CdtTrfTxInf>
      <PmtId>
        <EndToEndId>{{endToEndId}}</EndToEndId>
        <TxId>TX0000000000000000001</TxId>
      </PmtId>
      <InstgAgt><FinInstnId><ClrSysMmbId><MmbId>12345678</MmbId></ClrSysMmbId></FinInstnId></InstgAgt>
      <Dbtr><Nm>Maria Silva</Nm></Dbtr>
      <CdtrAgt><FinInstnId><ClrSysMmbId><MmbId>87654321</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt>
      <Cdtr><Nm>Joao Souza</Nm></Cdtr>
      <IntrBkSttlmAmt Ccy="BRL">150.75</IntrBkSttlmAmt>
      <ChrgBr>SLEV</ChrgBr>
    </CdtTrfTxInf>
  </FIToFICstmrCdtTrf>
</Document>`;

/** A message of ICOM. In the real SPI it is signed; here SPI_SIGNATURES decides. */
const echo = `<Envelope xmlns="https://www.bcb.gov.br/pi/pibr.001/1.3">
  <AppHdr>
    <Fr><FIId><FinInstnId><Othr><Id>12345678</Id></Othr></FinInstnId></FIId></Fr>
    <To><FIId><FinInstnId><Othr><Id>00038166</Id></Othr></FinInstnId></FIId></To>
    <BizMsgIdr>M1234567800000000000000000000001</BizMsgIdr>
    <MsgDefIdr>pibr.001.spi.1.3</MsgDefIdr>
    <CreDt>{{today}}T12:00:00.000Z</CreDt>
    <Sgntr></Sgntr>
  </AppHdr>
  <Document>
    <EchoReq>
      <GrpHdr>
        <MsgId>M1234567800000000000000000000001</MsgId>
        <CreDtTm>{{today}}T12:00:00.000Z</CreDtTm>
      </GrpHdr>
      <EchoTxInf><Data>Hello</Data></EchoTxInf>
    </EchoReq>
  </Document>
</Envelope>`;

export const spi = {
  name: 'spi',
  title: 'SPI: Pix payments',
  port: 3002,
  uses: ['spi'],
  requests: [
    {
      name: 'Health',
      request: 'GET {{spi_url}}/spi/health',
      status: 200,
      expect: { status: 'ok', service: 'spi' },
    },
    {
      name: 'Send a payment',
      request: 'POST {{spi_url}}/spi/pacs.008',
      xml: pacs008,
      status: 200,
      contains: ['<TxSts>ACCP</TxSts>', '<OrgnlEndToEndId>{{endToEndId}}</OrgnlEndToEndId>'],
    },
    {
      name: 'Send the same payment again',
      request: 'POST {{spi_url}}/spi/pacs.008',
      xml: pacs008,
      status: 409,
      contains: ['END_TO_END_ID_DUPLICATED'],
    },
    {
      name: 'Find the payment',
      request: 'GET {{spi_url}}/spi/transactions/{{endToEndId}}',
      status: 200,
      expect: { amount: 150.75, creditorIspb: '87654321', status: 'ACCEPTED' },
    },
    {
      name: 'List the payments',
      request: 'GET {{spi_url}}/spi/transactions',
      status: 200,
      expect: { '0.endToEndId': '{{endToEndId}}' },
    },
    {
      name: 'Request a reject code',
      request: 'POST {{spi_url}}/__admin/rules',
      json: {
        match: { method: 'POST', path: '/spi/pacs.008' },
        effect: { outcome: 'AM04' },
        times: 1,
      },
      status: 201,
      expect: { position: 1 },
    },
    {
      name: 'Send a payment that is rejected',
      request: 'POST {{spi_url}}/spi/pacs.008',
      xml: pacs008.replace('{{endToEndId}}', '{{endToEndId}}R'),
      status: 200,
      contains: ['<TxSts>RJCT</TxSts>', '<Cd>AM04</Cd>'],
    },
    {
      name: 'Count the requests',
      request: 'GET {{spi_url}}/__admin/requests/count?path=/spi/pacs.008',
      status: 200,
      expect: { count: 3 },
    },
    {
      name: 'Register a participant',
      request: 'POST {{spi_url}}/__admin/participants',
      json: { ispb: '12345678', player: 'CLIENT', balance: '1000.00' },
      status: 201,
      expect: { kind: 'DIRECT', available: '1000.00' },
    },
    {
      name: 'Contribute to its Conta PI',
      request: 'POST {{spi_url}}/__admin/participants/12345678/contributions',
      json: { amount: '500.00' },
      status: 201,
      expect: { kind: 'CONTRIBUTION', balance: '1500.00' },
    },
    {
      name: 'Send an echo over ICOM',
      request: 'POST {{spi_url}}/api/v1/in/12345678/msgs',
      headers: { 'Content-Type': 'application/xml; charset=utf-8' },
      xml: echo,
      status: 201,
    },
    {
      name: 'Read the stream',
      request: 'GET {{spi_url}}/api/v1/out/12345678/stream/start',
      headers: { Accept: 'multipart/mixed' },
      status: 200,
      contains: ['<MsgDefIdr>camt.054.spi.1.16</MsgDefIdr>', '<OrgnlData>Hello</OrgnlData>'],
    },
    {
      name: 'Close its streams',
      request: 'DELETE {{spi_url}}/api/v1/out/12345678/stream/start',
      status: 200,
    },
    {
      name: 'Let a virtual payer pay it',
      request: 'POST {{spi_url}}/__admin/payments',
      json: { to: '12345678', amount: '99.90' },
      status: 202,
      expect: { status: 'COMPLETED', sent: 1 },
    },
    {
      name: 'List the items of the homologation script',
      request: 'GET {{spi_url}}/__admin/exams',
      status: 200,
      expect: { '0.item': '1' },
    },
    {
      name: 'List the messages',
      request: 'GET {{spi_url}}/spi/messages?ispb=12345678&direction=OUT',
      status: 200,
      expect: { '0.definition': 'pacs.008.spi.1.16' },
    },
  ],
};
