import { maskMessage, type IsoMessage, type Profile } from '#libs/iso8583';
import { LinksTo } from '#libs/openapi';
import { type StandInReason } from '../../settings/stand-in-settings';
import { type LoggedMessageResponse } from '../links/link.response';
import { type Advice, type AdviceStatus } from './advice';

/** An advice, or a confirmation, that the acquirer sends until the host confirms it. */
@LinksTo({
  findAdvice: { id: '/id' },
  sendAdvice: { id: '/id' },
})
export class AdviceResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  id!: string;
  /** The link that it is sent over; null: over HTTP, or to the clients of a listener. */
  link!: string | null;
  /** The listener whose clients get an advice of the host; null for an advice of the acquirer. */
  listener!: string | null;
  /** @example ascii */
  profile!: string;
  /** Why the network approved the payment in place of the issuer. Absent for other advices. */
  standInReason?: StandInReason;
  /** The advice as it was created. Repeats have the MTI 0421, 0221, 0121 or 0203. Card data is masked. */
  message!: LoggedMessageResponse;
  /**
   * `planned`: the reversal of a request that waits for its response. `confirmed`: the host has answered. `given-up`:
   * it is no longer repeated.
   */
  status!: AdviceStatus;
  /**
   * How often it was sent, or tried while the host could not be reached.
   * @example 1
   */
  tries!: number;
  /** When it is repeated, on the clock of the sandbox; null unless it waits. */
  nextTryAt!: string | null;
  /** The last response of the host. Absent if there was none. */
  response?: LoggedMessageResponse;
  /** The reason why the last try did not confirm it; null if it did. */
  lastError!: string | null;
  createdAt!: string;
  /** When it was confirmed or given up. */
  finishedAt!: string | null;

  /** @param profile of the message; undefined if it was deleted */
  static of(advice: Advice, of: Profile | undefined): AdviceResponse {
    const { id, link, listener, profile, status, tries, nextTryAt } = advice;
    const { standInReason, lastError, createdAt, finishedAt } = advice;
    return {
      id,
      link,
      listener,
      profile,
      ...(standInReason === null ? {} : { standInReason }),
      message: masked(advice.message, of),
      status,
      tries,
      nextTryAt,
      ...(advice.response === null ? {} : { response: masked(advice.response, of) }),
      lastError,
      createdAt,
      finishedAt,
    };
  }
}

function masked(message: IsoMessage, profile: Profile | undefined): LoggedMessageResponse {
  const { mti, fields } = maskMessage(message, profile);
  return { mti, fields: { ...fields } };
}
