/** A message that is refused: a change of the valid message, and the expected error. */
interface Refusal {
  readonly what: string;
  readonly change: (xml: string) => string | Buffer;
  readonly status: number;
  readonly code: string;
  /** The expected `errors[0].pointer`; undefined if the problem has no errors. */
  readonly pointer?: string;
}

const replacing = (from: string | RegExp, to: string) => (xml: string) => xml.replace(from, to);

/**
 * Each code once, in the order of the checks, and each kind of pointer: the document, an element of the header, an
 * element of the payment. The whole table of a pacs.008 is in the library iso20022, the one of XML in the library xml.
 */
export const refusals: readonly Refusal[] = [
  { what: 'an empty body', change: () => '', status: 400, code: 'XML_EMPTY' },
  {
    what: 'an incomplete message',
    change: (xml) => xml.slice(0, 700),
    status: 400,
    code: 'XML_NOT_WELL_FORMED',
  },
  {
    what: 'a DOCTYPE',
    change: replacing('<Doc', '<!DOCTYPE Document><Doc'),
    status: 400,
    code: 'XML_DOCTYPE',
  },
  {
    what: '10,000 nested tags',
    change: () => '<a>'.repeat(10_000),
    status: 400,
    code: 'XML_TOO_DEEP',
  },
  {
    what: 'bytes that are not UTF-8',
    change: (xml) => Buffer.from(xml, 'latin1'),
    status: 400,
    code: 'XML_ENCODING',
  },
  {
    what: 'the namespace of another message',
    change: replacing('pacs.008', 'pacs.004'),
    status: 400,
    code: 'PACS008_WRONG_DOCUMENT',
    pointer: 'Document',
  },
  {
    what: 'no MsgId',
    change: replacing(/<MsgId>.*/, ''),
    status: 400,
    code: 'PACS008_ELEMENT_INVALID',
    pointer: 'GrpHdr/MsgId',
  },
  {
    what: 'an invalid ISPB before an invalid amount',
    change: (xml) => xml.replace('87654321', 'x').replaceAll('150.75', '0'),
    status: 400,
    code: 'PACS008_ELEMENT_INVALID',
    pointer: 'CdtTrfTxInf/CdtrAgt/FinInstnId/ClrSysMmbId/MmbId',
  },
  {
    what: 'an amount of zero',
    change: replacing(/>150.75<\/Intr/, '>0</Intr'),
    status: 422,
    code: 'AMOUNT_INVALID',
    pointer: 'CdtTrfTxInf/IntrBkSttlmAmt',
  },
  {
    what: 'a total that is not the sum',
    change: replacing('150.75</Ttl', '150.74</Ttl'),
    status: 422,
    code: 'AMOUNT_INVALID',
    pointer: 'GrpHdr/TtlIntrBkSttlmAmt',
  },
];
