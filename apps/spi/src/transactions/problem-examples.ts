import { type Pacs008Refusal } from '#libs/iso20022';
import { XmlError } from '#libs/xml';
import { EXAMPLE_END_TO_END_ID } from './examples';
import {
  AmountInvalid,
  EndToEndIdDuplicated,
  Pacs008Malformed,
  TransactionNotFound,
} from './transaction.errors';

const SANDBOX = 'run-42';

function refusal(
  reason: Pacs008Refusal['reason'],
  pointer: string,
  detail: string,
): Pacs008Refusal {
  return { reason, violations: [{ pointer, detail }], omitted: 0 };
}

/** Bodies that are not a valid pacs.008. A test compares the texts with the responses of the service. */
export const INVALID_DOCUMENTS = [
  new XmlError('XML_EMPTY', 'The document is empty.'),
  new XmlError('XML_ENCODING', 'The document is not valid UTF-8.'),
  new XmlError('XML_NOT_WELL_FORMED', 'The document is not well-formed: unexpected close tag.', {
    line: 1,
    column: 30,
  }),
  new XmlError('XML_DOCTYPE', 'The document has a DOCTYPE, which is never accepted.', {
    line: 1,
    column: 20,
  }),
  new XmlError('XML_TOO_DEEP', 'The document has more than 64 levels of nested elements.', {
    line: 1,
    column: 196,
  }),
  new XmlError('XML_TOO_LARGE', 'The document has more than 100000 elements.', {
    line: 1,
    column: 400_004,
  }),
  new Pacs008Malformed(
    refusal(
      'wrong-document',
      'Envelope',
      'The root element is Envelope; a pacs.008 starts with Document.',
    ),
  ),
  new Pacs008Malformed(refusal('invalid-form', 'CdtTrfTxInf/PmtId/EndToEndId', 'Is missing.')),
];

export const AMOUNT_INVALID = new AmountInvalid(
  refusal(
    'invalid-amount',
    'GrpHdr/TtlIntrBkSttlmAmt',
    'Is 150.00, but the payments add up to 150.75.',
  ),
);
export const DUPLICATED = EndToEndIdDuplicated.inSandbox(SANDBOX, [EXAMPLE_END_TO_END_ID], 1);
export const NOT_FOUND = new TransactionNotFound(EXAMPLE_END_TO_END_ID, SANDBOX);
