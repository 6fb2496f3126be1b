const { createServer } = require('node:http');

const pacs008 = (endToEndId, amount) => `<Document><FIToFICstmrCdtTrf>
  <GrpHdr><MsgId>${endToEndId}</MsgId><CreDtTm>2030-01-01T12:00:00</CreDtTm><NbOfTxs>1</NbOfTxs></GrpHdr>
  <CdtTrfTxInf>
    <PmtId><EndToEndId>${endToEndId}</EndToEndId></PmtId>
    <InstgAgt><FinInstnId><ClrSysMmbId><MmbId>12345678</MmbId></ClrSysMmbId></FinInstnId></InstgAgt>
    <CdtrAgt><FinInstnId><ClrSysMmbId><MmbId>87654321</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt>
    <IntrBkSttlmAmt Ccy="BRL">${amount}</IntrBkSttlmAmt>
  </CdtTrfTxInf>
</FIToFICstmrCdtTrf></Document>`;

/** The service under test: POST /orders/<id>/pay pays an order over the SPI. */
function createShop({ spiUrl }) {
  return createServer(async (request, response) => {
    const [, , id] = request.url.split('/');
    const { status, reason } = await pay(spiUrl, `E${id}`);
    response.writeHead(status === 'ACCEPTED' ? 200 : 402, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ order: id, status, reason }));
  });
}

async function pay(spiUrl, endToEndId) {
  try {
    await fetch(`${spiUrl}/spi/pacs.008`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/xml' },
      body: pacs008(endToEndId, '150.75'),
    });
  } catch {
    // The response was lost. The payment may have been made all the same, so look it up.
  }
  const found = await fetch(`${spiUrl}/spi/transactions/${endToEndId}`);
  if (found.status === 404) return { status: 'UNKNOWN' };
  const { status, reasonCode } = await found.json();
  return { status, reason: reasonCode };
}

module.exports = { createShop };
