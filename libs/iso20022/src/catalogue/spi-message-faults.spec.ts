import { readSpiMessage } from './read-spi-message';
import { changed, PAYMENT, PAYMENT_XML } from './test/changed';
import { ELEMENT_FAULTS } from './test/fault-cases';
import { FULL_MESSAGES, header, PAYER, TRANSFER, transfers } from './test/messages';
import { writeSpiMessage } from './write-spi-message';

const read = (xml: string) => readSpiMessage(Buffer.from(xml));
const NAMESPACE = 'https://www.bcb.gov.br/pi/pacs.008/1.16';
const DOCUMENT = 'Envelope/Document/FIToFICstmrCdtTrf';
const TX = `${DOCUMENT}/CdtTrfTxInf[1]`;

/** Title, text, reason, location, a part of the description. */
const ENVELOPE_FAULTS: readonly (readonly [string, () => string, string, string, string])[] = [
  [
    'another namespace',
    () => changed(NAMESPACE, 'urn:x'),
    'Schema desconhecido',
    'Envelope',
    'Is in namespace urn:x; it must be https://www.bcb.gov.br/pi/ followed by one of pacs.008/1.16, ',
  ],
  [
    'another version',
    () => changed('/1.16', '/1.14'),
    'Schema desconhecido',
    'Envelope',
    'Is in namespace https://www.bcb.gov.br/pi/pacs.008/1.14; ',
  ],
  [
    'no namespace',
    () => changed(/ xmlns="[^"]*"/, ''),
    'Schema desconhecido',
    'Envelope',
    'Is in no namespace; ',
  ],
  [
    'another root',
    () => changed(/Envelope/g, 'Other'),
    'XML invalido',
    'Other',
    'Must be Envelope.',
  ],
  [
    'MsgDefIdr of another version',
    () => changed('pacs.008.spi.1.16', 'pacs.008.spi.1.15'),
    'MsgDefIdr invalido',
    'Envelope/AppHdr/MsgDefIdr',
    '"pacs.008.spi.1.15" is not pacs.008.spi.1.16.',
  ],
  [
    'a BizMsgIdr of another form',
    () => changed('<BizMsgIdr>M', '<BizMsgIdr>X'),
    'BizMsgIdr invalido',
    'Envelope/AppHdr/BizMsgIdr',
    'is not an id of a message: M, the ISPB of the sender and 23 letters or digits.',
  ],
  [
    'a MsgId that is not the BizMsgIdr',
    () => changed('w</MsgId>', 'W</MsgId>'),
    'XML invalido',
    `${DOCUMENT}/GrpHdr/MsgId`,
    'it must be the BizMsgIdr M10000001abcdefghijklmnopqrstuvw.',
  ],
  [
    'no Fr',
    () => changed(/<Fr>.*<\/Fr>/, ''),
    'Emissor invalido',
    'Envelope/AppHdr/Fr',
    'Is missing.',
  ],
  [
    'a To that is no ISPB',
    () => changed('>00038166<', '>0038166<'),
    'Destinatario invalido',
    'Envelope/AppHdr/To/FIId/FinInstnId/Othr/Id',
    '"0038166" is not an ISPB (8 digits or capital letters).',
  ],
  [
    'a CreDt with an offset',
    () => changed(/<CreDt>[^<]*/, '<CreDt>2026-11-21T20:38:42.100-03:00'),
    'CreDt invalido',
    'Envelope/AppHdr/CreDt',
    'is not a date and time in UTC, as in 2026-01-31T12:00:00.000Z.',
  ],
  [
    'a CreDtTm without milliseconds',
    () => changed(/<CreDtTm>[^<]*/, '<CreDtTm>2026-11-21T20:38:42Z'),
    'XML invalido',
    `${DOCUMENT}/GrpHdr/CreDtTm`,
    '"2026-11-21T20:38:42Z" is not a date and time in UTC',
  ],
  [
    'a day that does not exist',
    () => changed(/<AccptncDtTm>[^<]*/, '<AccptncDtTm>2026-02-29T00:00:00.000Z'),
    'XML invalido',
    `${TX}/AccptncDtTm`,
    'is not a date and time in UTC',
  ],
  [
    'hour 24',
    () => changed(/<AccptncDtTm>[^<]*/, '<AccptncDtTm>2026-02-28T24:00:00.000Z'),
    'XML invalido',
    `${TX}/AccptncDtTm`,
    'is not a date and time in UTC',
  ],
  [
    'no Sgntr',
    () => changed('<Sgntr></Sgntr>', ''),
    'XML invalido',
    'Envelope/AppHdr/Sgntr',
    'Is missing.',
  ],
  [
    'an element of no signature in Sgntr',
    () => changed('<Sgntr></Sgntr>', '<Sgntr><x/></Sgntr>'),
    'XML invalido',
    'Envelope/AppHdr/Sgntr/x',
    'it must be in namespace http://www.w3.org/2000/09/xmldsig#.',
  ],
  [
    'two elements in Sgntr',
    () => changed('<Sgntr></Sgntr>', '<Sgntr><x/><x/></Sgntr>'),
    'XML invalido',
    'Envelope/AppHdr/Sgntr',
    'Has more than one element inside.',
  ],
  [
    'text in Sgntr',
    () => changed('<Sgntr></Sgntr>', '<Sgntr>x</Sgntr>'),
    'XML invalido',
    'Envelope/AppHdr/Sgntr',
    'Has text; only an element is allowed.',
  ],
  [
    'another document',
    () => changed(/FIToFICstmrCdtTrf/g, 'PmtRtr'),
    'XML invalido',
    'Envelope/Document/PmtRtr',
    'Is not an element of Envelope/Document: FIToFICstmrCdtTrf.',
  ],
  [
    'no document',
    () => changed(/<Document>.*<\/Document>/, ''),
    'XML invalido',
    'Envelope/Document',
    'Is missing.',
  ],
];

describe('A text that is no message', () => {
  it.each(ENVELOPE_FAULTS)('with %s', (_, xml, reason, location, description) => {
    const result = read(xml());
    if (result.ok) throw new Error('was read');
    expect(result.refusal).toMatchObject({ reason, location });
    expect(result.refusal.description).toContain(description);
  });

  it.each(ELEMENT_FAULTS)('with %s', (_, xml, location, description) => {
    const result = read(xml());
    if (result.ok) throw new Error('was read');
    expect(result.refusal).toMatchObject({
      kind: 'invalid-element',
      reason: 'XML invalido',
      location,
    });
    expect(result.refusal.description).toContain(description);
  });

  it.each([
    ['nothing', '', 'The document is empty.'],
    ['JSON', '{}', 'The document is not well-formed: '],
    ['half a document', PAYMENT_XML.slice(0, 900), 'The document is not well-formed: '],
    ['a DOCTYPE', `<!DOCTYPE x>${PAYMENT_XML}`, 'The document has a DOCTYPE'],
    ['33 levels', '<a>'.repeat(33), 'more than 32 levels'],
    ['100,001 elements', `<a>${'<b/>'.repeat(100_000)}</a>`, 'more than 100000 elements'],
  ])('that is %s', (_, text, description) => {
    expect(read(text)).toMatchObject({
      ok: false,
      refusal: {
        kind: 'not-xml',
        reason: 'XML invalido',
        location: 'Envelope',
        description: expect.stringContaining(description),
      },
    });
  });

  it('names the sender and the id if they can be read', () => {
    const known = { messageId: header().messageId, from: PAYER };
    expect(read(changed('/1.16', '/9.9'))).toMatchObject({ refusal: known });
    expect(read(changed('>CLRG<', '>x<'))).toMatchObject({ refusal: known });
    expect(read(changed(/<(BizMsgIdr|Fr)>.*<\/\1>/g, '<$1/>'))).toMatchObject({
      refusal: { kind: 'invalid-element' },
    });
    expect(read(changed(/<(BizMsgIdr|Fr)>.*<\/\1>/g, '<$1/>'))).not.toMatchObject({
      refusal: { from: expect.anything() },
    });
  });

  it('lists the other findings, and ends after the tenth', () => {
    const result = read(changed(/<Cd>[^<]*/g, `<Cd>${'😀'.repeat(500)}`));
    const all = read(changed(/>[^<]+</g, `>${'😀'.repeat(500)}<`));
    if (result.ok || all.ok) throw new Error('was read');
    expect(result.refusal.additional).toContain(`${TX}/CdtrAcct/Tp/Cd: `);
    expect(all.refusal.additional?.length).toBeLessThanOrEqual(1_000);
    expect(all.refusal.description.length).toBeLessThanOrEqual(350);
    expect(all.refusal.additional).toMatch(/\.\.\.$/);
  });

  it('has a fault that fits an admi.002, whatever the names', () => {
    const long = '\u{10400}'.repeat(5_000);
    const texts = [
      `<${long}/>`,
      changed(NAMESPACE, long),
      changed(/GrpHdr/g, long),
      changed(/Envelope/g, long),
      changed('Ccy=', `${long}=`),
      changed('MANU', long),
    ];
    for (const text of texts) {
      const result = read(text);
      if (result.ok) throw new Error('was read');
      const { reason, location, description, additional = 'none' } = result.refusal;
      const document = { reference: PAYER, reason, location, description, additional };
      const rejection = { ...FULL_MESSAGES['admi.002'], document };
      expect(read(writeSpiMessage(rejection))).toEqual({ ok: true, value: rejection });
    }
  });

  it('is bounded: 1,000 transactions are read, 1,001 are not', () => {
    const batch = (count: number) =>
      writeSpiMessage({
        ...PAYMENT,
        document: transfers(...Array.from({ length: count }, () => TRANSFER)),
      });
    expect(read(batch(1_000))).toMatchObject({ ok: true });
    expect(read(batch(1_001))).toMatchObject({
      refusal: {
        location: `${DOCUMENT}/CdtTrfTxInf`,
        description: 'Appears more than 1000 times.',
      },
    });
  });
});
