import { DictRefusal } from '../official/dict-refusal';

/** The SPI does not answer, so DICT cannot read a payment. */
export class SpiUnavailable extends DictRefusal {
  override readonly retryAfterSeconds = 5;

  /** @param why a sentence with the error of the SPI */
  constructor(why: string) {
    super(
      'ServiceUnavailable',
      `DICT cannot read the payment from the SPI. ${why} Try again later.`,
    );
  }
}
