import { type Pacs008Refusal } from '#libs/iso20022';
import { Failure, failure, summaryOf } from '#libs/kernel';

/** The document is not a pacs.008, or an element of it is missing or invalid. */
export class Pacs008Malformed extends Failure {
  readonly kind = 'malformed';
  readonly code: 'PACS008_WRONG_DOCUMENT' | 'PACS008_ELEMENT_INVALID';
  readonly title = 'The pacs.008 is not valid';

  constructor(refusal: Pacs008Refusal) {
    const { violations, omitted } = refusal;
    super(summaryOf(violations, omitted), violations, omitted);
    const { reason } = refusal;
    this.code = reason === 'wrong-document' ? 'PACS008_WRONG_DOCUMENT' : 'PACS008_ELEMENT_INVALID';
  }
}

/** The elements of the pacs.008 are valid, but an amount is not. */
export class AmountInvalid extends failure.unprocessable(
  'AMOUNT_INVALID',
  'The amount is invalid',
  ({ violations, omitted }: Pacs008Refusal) => ({ kept: violations, omitted }),
) {}

/** The maximum number of EndToEndIds in an error text. */
const IDS_LISTED = 10;

const NEW_ID =
  'Send a new PmtId/EndToEndId: E, the ISPB, the date and time in UTC (yyyyMMddHHmm), and 11 letters or digits.';

export class EndToEndIdDuplicated extends failure.conflict(
  'END_TO_END_ID_DUPLICATED',
  'The EndToEndId is already stored',
) {
  static inMessage(endToEndId: string): EndToEndIdDuplicated {
    return new EndToEndIdDuplicated(`EndToEndId ${endToEndId} appears twice in this message.`);
  }

  /**
   * @param taken the EndToEndIds that are already stored
   * @param payments the number of payments in the message
   */
  static inSandbox(
    sandbox: string,
    taken: readonly string[],
    payments: number,
  ): EndToEndIdDuplicated {
    const others = taken.length - IDS_LISTED;
    const more = others > 0 ? ` and ${String(others)} more` : '';
    const ids = `${taken.slice(0, IDS_LISTED).join(', ')}${more}`;
    const whole = payments === 1 ? '' : ' No payment of this message was stored.';
    return new EndToEndIdDuplicated(
      `EndToEndId ${ids} is already stored in sandbox ${sandbox}.${whole} ${NEW_ID}`,
    );
  }
}

export class TransactionNotFound extends failure.notFound(
  'TRANSACTION_NOT_FOUND',
  'The transaction does not exist',
  (endToEndId: string, sandbox: string) =>
    `Sandbox ${sandbox} has no transaction with EndToEndId ${endToEndId}. GET /spi/transactions lists its transactions.`,
) {}
