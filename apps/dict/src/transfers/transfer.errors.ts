import { DictRefusal } from '../official/dict-refusal';

/** The SPI, which knows the payments, cannot be asked at the moment. */
export class SpiUnavailable extends DictRefusal {
  override readonly retryAfterSeconds = 5;

  /** @param why what the SPI did */
  constructor(why: string) {
    super('ServiceUnavailable', `DICT cannot ask the SPI for the payment: ${why} Try again later.`);
  }
}
