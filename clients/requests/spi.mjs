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
      name: 'Order a reject code',
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
  ],
};
