import { type IsoMessage, type Profile } from '#libs/iso8583';
import { brandOfMessage, withAdviceCode } from '../retries/advice-element';
import { type RetryState } from '../retries/retry-count';
import { type Decision } from './decision/decision';
import { answerTo } from './response';

/** The reason for the response. */
interface Trace extends Pick<Decision, 'rule' | 'detail'> {
  /** The id of the stored transaction, as in /admin/cards/:pan/transactions; absent if none was stored. */
  readonly transactionId?: string;
}

export interface HostAnswer {
  readonly response: IsoMessage;
  readonly trace: Trace;
  /** The brand of the card, or else of its number. */
  readonly brand: string;
  /** The declined attempts of the merchant, if they are counted. */
  readonly retries?: RetryState | undefined;
}

interface AnswerFacts {
  readonly profile: Profile;
  /** The brand of the card, if it exists. */
  readonly brand?: string | undefined;
  /** Elements of the response, in addition to DE39 and to what the profile echoes. */
  readonly added?: Readonly<Record<string, string>>;
  readonly transactionId?: string;
}

/** The answer to a message with this decision. */
export function answerOf(
  message: IsoMessage,
  { code, rule, detail }: Decision,
  { profile, brand = brandOfMessage(message), added = {}, transactionId }: AnswerFacts,
): HostAnswer {
  const response = answerTo(message, { ...added, '39': code }, profile);
  const trace = { rule, detail, ...(transactionId === undefined ? {} : { transactionId }) };
  return { response: withAdviceCode(response, profile, brand), trace, brand };
}
