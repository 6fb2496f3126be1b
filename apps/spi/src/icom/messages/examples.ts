import { EXAMPLE_ISPB } from '../icom-docs';

const agent = (name: string, ispb: string): string =>
  `    <${name}><FIId><FinInstnId><Othr><Id>${ispb}</Id></Othr></FinInstnId></FIId></${name}>`;

/** A pibr.001. The SPI answers with a pibr.002 that has the same data. */
export const ECHO_EXAMPLE = `<?xml version="1.0" encoding="UTF-8"?>
<Envelope xmlns="https://www.bcb.gov.br/pi/pibr.001/1.3">
  <AppHdr>
${agent('Fr', EXAMPLE_ISPB)}
${agent('To', '00038166')}
    <BizMsgIdr>M${EXAMPLE_ISPB}Echo0000000000000000001</BizMsgIdr>
    <MsgDefIdr>pibr.001.spi.1.3</MsgDefIdr>
    <CreDt>2026-11-21T12:00:00.000Z</CreDt>
    <Sgntr/>
  </AppHdr>
  <Document>
    <EchoReq>
      <GrpHdr>
        <MsgId>M${EXAMPLE_ISPB}Echo0000000000000000001</MsgId>
        <CreDtTm>2026-11-21T12:00:00.000Z</CreDtTm>
      </GrpHdr>
      <EchoTxInf><Data>Hello, SPI</Data></EchoTxInf>
    </EchoReq>
  </Document>
</Envelope>
`;
