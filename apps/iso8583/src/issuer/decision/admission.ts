import { missingElements, type Codec, type IsoMessage } from '#libs/iso8583';
import { toIsoUtc } from '#libs/kernel';
import { type AtomicWork } from '#libs/database';
import { takeIntoUse } from '../../network/exchanged-keys';
import {
  judgeMac,
  signOnRefusal,
  withAnswerMac,
  type Line,
  type MacVerdict,
} from '../../network/line';
import { institutionOf } from '../../network/network-request';
import { storedSettings } from '../../settings/host-settings';
import { decisionOf, type Decision } from './decision';
import { answerOf, type HostAnswer } from '../host-answer';
import { type HostResult } from '../posting/pay';
import { type HostStatements } from '../account/statements.repository';

/** How a message is read and answered. */
export interface MessageOptions {
  readonly codec: Codec;
  /** Whether each missing mandatory element is 30; the setting of the sandbox can ask for it too. */
  readonly isStrict: boolean;
  /** The bytes as they were received, which a MAC is about; undefined for a message over JSON. */
  readonly packed?: Buffer | undefined;
}

/** How the host handles a message. */
export interface Handling extends MessageOptions {
  readonly nowMs: number;
  /** DE39 that a rule of the sandbox orders for the message. */
  readonly ordered: string | undefined;
}

/** Answers a message that is about no card, if its line lets it through. */
export function* overLine(
  statements: HostStatements,
  message: IsoMessage,
  handling: Handling,
  decide: () => AtomicWork<Pick<HostResult, 'decision' | 'added'>>,
): AtomicWork<HostAnswer> {
  const { codec, nowMs } = handling;
  const { profile } = codec;
  const state = yield* statements.network.find(institutionOf(message));
  const settings = storedSettings((yield* statements.settings.stored()).host);
  const line = { state, security: settings.security };
  const { refusal, key } = admission(message, handling, line);
  if (refusal !== undefined) return answerOf(message, refusal, { profile });
  const incomplete = strictRefusal(message, handling, settings.strict);
  const { decision, added } =
    incomplete === undefined ? yield* decide() : { decision: incomplete, added: {} };
  const none = { pinBlock: undefined, pan: '', pin: undefined };
  yield* takeIntoUse(statements.network, state, { macKey: key, ...none }, toIsoUtc(nowMs));
  return signed(answerOf(message, decision, { profile, added }), codec, key, line);
}

/** Whether a message is let through: its MAC, and the sign-on of its institution. */
export function admission(message: IsoMessage, handling: Handling, line: Line): MacVerdict {
  const verdict = judgeMac({ message, ...handling }, line);
  if (handling.ordered !== undefined) return verdict.key === undefined ? {} : { key: verdict.key };
  if (verdict.refusal !== undefined || message.mti.charAt(1) === '8') return verdict;
  const refusal = signOnRefusal(line);
  return refusal === undefined ? verdict : { ...verdict, refusal };
}

/** The answer with a MAC, if the request had a correct one. */
export function signed(
  answer: HostAnswer,
  codec: Codec,
  key: string | undefined,
  { security }: Line,
): HostAnswer {
  return { ...answer, response: withAnswerMac(answer.response, codec, key, security) };
}

/**
 * Refuses a message without a mandatory element, if the message or its sandbox asks for the strict mode. A message that
 * was answered before keeps its answer, so this is asked after the search for a duplicate.
 */
export function strictRefusal(
  message: IsoMessage,
  { isStrict, codec: { profile } }: Pick<Handling, 'isStrict' | 'codec'>,
  isStrictSandbox: boolean,
): Decision | undefined {
  if (!isStrict && !isStrictSandbox) return undefined;
  const missing = missingElements(message, profile);
  if (missing.length === 0) return undefined;
  const detail = `Missing: ${missing.join(', ')}. The strict mode requires the mandatory elements of profile ${profile.name}.`;
  return decisionOf('30', 'format.strict', detail);
}
