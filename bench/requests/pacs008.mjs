/**
 * Returns a pacs.008 of 1.5 kB. Its EndToEndId has the run and the number, so it is unique if the run is
 * unique.
 */
export function pacs008(run, number) {
  const id = `E12345678${run}${String(number).padStart(11, '0')}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>M${id}</MsgId>
      <CreDtTm>2026-11-21T12:00:00</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="BRL">150.75</TtlIntrBkSttlmAmt>
      <IntrBkSttlmDt>2026-11-21</IntrBkSttlmDt>
      <SttlmInf>
        <SttlmMtd>CLRG</SttlmMtd>
      </SttlmInf>
    </GrpHdr>
    <CdtTrfTxInf>
      <PmtId>
        <EndToEndId>${id}</EndToEndId>
        <TxId>TX${String(number).padStart(20, '0')}</TxId>
      </PmtId>
      <InstgAgt>
        <FinInstnId>
          <ClrSysMmbId>
            <MmbId>12345678</MmbId>
          </ClrSysMmbId>
        </FinInstnId>
      </InstgAgt>
      <Dbtr>
        <Nm>Maria Aparecida da Silva</Nm>
      </Dbtr>
      <CdtrAgt>
        <FinInstnId>
          <ClrSysMmbId>
            <MmbId>87654321</MmbId>
          </ClrSysMmbId>
        </FinInstnId>
      </CdtrAgt>
      <Cdtr>
        <Nm>Comercial Souza e Filhos Ltda</Nm>
      </Cdtr>
      <IntrBkSttlmAmt Ccy="BRL">150.75</IntrBkSttlmAmt>
      <ChrgBr>SLEV</ChrgBr>
    </CdtTrfTxInf>
  </FIToFICstmrCdtTrf>
</Document>`;
}

/** The response of the servers that store nothing. */
export const PACS002 =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Document><FIToFIPmtStsRpt><GrpHdr>' +
  '<MsgID>PACS002E1234567820261121120000000000001</MsgID><CreDtTm>2026-11-21T12:00:00.000Z</CreDtTm>' +
  '<NbOfTxs>1</NbOfTxs><TtlIntrBkSttlmAmt Ccy="BRL">150.75</TtlIntrBkSttlmAmt></GrpHdr><TxInfAndSts>' +
  '<OrgnlEndToEndId>E1234567820261121120000000000001</OrgnlEndToEndId><TxSts>ACCP</TxSts>' +
  '</TxInfAndSts></FIToFIPmtStsRpt></Document>';
