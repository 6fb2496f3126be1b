import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { missingElements, responseMti, type IsoMessage, type Profile } from '#libs/iso8583';
import { Failure, toIsoUtc, newUuid, type Clock } from '#libs/kernel';
import { CONFIG, currentContext } from '#libs/platform';
import { carriedMac } from '#libs/card-security';
import { type AtomicWork } from '#libs/database';
import { CLOCK } from '#libs/sandbox';
import { type Iso8583Config } from '../config';
import { takeIntoUse } from '../network/exchanged-keys';
import {
  judgeMac,
  signOnRefusal,
  withAnswerMac,
  type Line,
  type MacVerdict,
} from '../network/line';
import { manageNetwork } from '../network/network-decision';
import { institutionOf, readNetworkRequest } from '../network/network-request';
import { settlementDate15 } from '../network/network-state';
import { brandOfMessage, withAdviceCode } from '../retries/advice-element';
import { countDecision, countedAttempt } from '../retries/attempt';
import { type RetryState } from '../retries/retry-count';
import { storedRates, storedSettings, type HostSettings } from '../settings/host-settings';
import { readCardRequest, type ReadRequest } from './card-request';
import { confirm } from './confirm';
import { chipAnswer } from './cryptogram';
import { billingOf } from './currency/billing';
import { isPreset, type Preset } from './forced';
import { HostRepository } from './host.repository';
import { pay, type HostResult } from './pay';
import { type PostingContext } from './posting';
import { recordOf } from './record-of';
import { answerTo } from './response';
import { reverse } from './reverse';
import { reconcile } from './reconciliation/reconcile';
import { standIn } from './stand-in/stand-in';
import { type HostStatements, type LockedCard } from './statements.repository';
import { messageKeyOf, type CardTransaction } from './transaction';
import { orderedDecision, decisionOf, type Decision } from './decision';

/** The reason for the response. */
interface Trace extends Pick<Decision, 'rule' | 'detail'> {
  /** The id of the stored transaction, as in /admin/cards/:pan/transactions; absent if none was stored. */
  readonly transactionId?: string;
}

export interface HostAnswer {
  readonly response: IsoMessage;
  readonly trace: Trace;
  /** The brand of the card, or else of its number; absent if the message could not be read. */
  readonly brand?: string | undefined;
  /** The declined attempts of the merchant, if they are counted. */
  readonly retries?: RetryState | undefined;
}

/** A message that is not a request: a response, or a class without responses. */
export class NotARequest extends Failure {
  readonly kind = 'malformed';
  readonly code = 'ISO8583_NOT_A_REQUEST';
  readonly title = 'The message is not a request';

  constructor(mti: string) {
    super(`MTI ${mti} is not a request; 0100, 0220, 0421 and 0800 are examples of requests.`, [
      { pointer: '/mti', detail: 'The third digit must be even, as in 0100.' },
    ]);
  }
}

/** How a message is read and answered. */
export interface MessageOptions {
  readonly profile: Profile;
  /** Whether each missing mandatory element is 30; the setting of the sandbox can ask for it too. */
  readonly isStrict: boolean;
  /** The bytes as they were received, which a MAC is about; undefined for a message over JSON. */
  readonly packed?: Buffer | undefined;
}

/** The issuer: receives a message over any transport and answers it. */
@Injectable()
export class IssuerHost {
  constructor(
    private readonly database: HostRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Iso8583Config,
  ) {}

  /**
   * Decides and posts. All changes are stored before the response.
   * @throws NotARequest if the message cannot be answered
   */
  async receive(message: IsoMessage, options: MessageOptions): Promise<HostAnswer> {
    if (responseMti(message.mti) === undefined) throw new NotARequest(message.mti);
    // Read here, because the work below can run in the context of another request.
    const handling = { ...options, nowMs: this.clock.nowMs(), ordered: currentContext().outcome };
    if (message.mti.charAt(1) === '8') return this.manage(message, handling);
    const read = readCardRequest(message);
    if (!read.ok) return this.refuseRead(message, handling, read.refusal);
    const request = read.value;
    if (request.kind === 'reconciliation') return this.reconcile(message, handling);
    const handle = (isNew: boolean): Promise<HostAnswer> =>
      this.database.atomically((statements) =>
        this.handle(statements, request, { ...handling, isNew }),
      );
    if (request.isRepeat) return handle(false);
    return handle(true).catch((error: unknown) => {
      // Most messages are new, so duplicates are not searched first. A known message is decided again.
      if (error instanceof MessageKnown) return handle(false);
      throw error;
    });
  }

  /** Answers a network management message. */
  private async manage(message: IsoMessage, handling: Handling): Promise<HostAnswer> {
    if (handling.ordered !== undefined) {
      return refuse(message, handling, orderedDecision(handling.ordered));
    }
    const read = readNetworkRequest(message);
    if (!read.ok) return this.refuseRead(message, handling, read.refusal);
    const { nowMs, profile } = handling;
    const facts = { now: toIsoUtc(nowMs), today: brasiliaDate(nowMs), profile };
    return this.database.atomically((statements) =>
      overLine(statements, message, handling, () =>
        manageNetwork(statements.network, read.value, facts),
      ),
    );
  }

  /** Refuses a message whose content is wrong. The response needs the database only if the message has a MAC. */
  private async refuseRead(
    message: IsoMessage,
    handling: Handling,
    decision: Decision,
  ): Promise<HostAnswer> {
    if (carriedMac(message) === undefined) return refuse(message, handling, decision);
    return this.database.atomically((statements) =>
      overLine(statements, message, handling, function* () {
        return { decision, added: {} };
      }),
    );
  }

  private async reconcile(message: IsoMessage, handling: Handling): Promise<HostAnswer> {
    return this.database.atomically((statements) =>
      overLine(statements, message, handling, () => reconcile(statements, message, handling.nowMs)),
    );
  }

  /** @throws MessageKnown if the message is assumed to be new but is already stored */
  private *handle(
    statements: HostStatements,
    read: ReadRequest,
    handling: HandlingOptions,
  ): AtomicWork<HostAnswer> {
    const { nowMs, profile } = handling;
    const { message } = read;
    const now = toIsoUtc(nowMs);
    const locked = yield* statements.lockCard(read.pan, now, institutionOf(message));
    const settings = storedSettings(locked.host);
    const line = { state: locked.network, security: settings.security };
    const incomplete =
      handling.isStrict || settings.strict ? strictError(message, profile) : undefined;
    const { refusal, key } = admission(message, handling, line);
    const refused = incomplete ?? refusal;
    const answer =
      refused === undefined
        ? yield* this.answer(statements, read, handling, { locked, settings, line })
        : refuse(message, handling, refused);
    const { pinBlock, pan } = read;
    const use = { macKey: key, pinBlock, pan, pin: locked.card?.pin };
    yield* takeIntoUse(statements.network, line.state, use, now);
    const brand = locked.card?.brand ?? brandOfMessage(message);
    const response = withAdviceCode(answer.response, profile, brand);
    return signed({ ...answer, brand, response }, profile, key, line);
  }

  private *answer(
    statements: HostStatements,
    read: ReadRequest,
    handling: HandlingOptions,
    { locked, settings, line }: Circumstances,
  ): AtomicWork<HostAnswer> {
    const { nowMs, ordered, isNew, profile } = handling;
    const { message } = read;
    const messageKey = messageKeyOf(message);
    const seen = isNew ? undefined : yield* statements.transactionByKey(messageKey);
    if (seen !== undefined) return this.again(read, seen, handling);
    const posting: PostingContext = { statements, nowMs, transactionId: newUuid() };
    const request = { ...read, billing: billingOf(message, storedRates(locked.rates)) };
    const { card: before } = locked;
    const card = before && { ...before, version: before.version + 1 };
    const attempt = yield* countedAttempt(statements.retries, {
      request,
      brand: card?.brand,
      mode: locked.retries,
      nowMs,
    });
    const options = {
      ordered,
      preset: presetOf(locked.preset),
      settings,
      line,
      refusal: attempt?.refusal,
    };
    const done = yield* deciderOf(request, settings)(posting, request, card, options);
    const { decision } = done;
    const added = { ...elementsOfLine(read, decision, settings, line), ...done.added };
    const record = recordOf(request, done, {
      posting,
      messageKey,
      added: { ...added, '39': decision.code },
    });
    if (!(yield* statements.insertTransaction(record))) throw new MessageKnown();
    if (done.posted !== undefined) yield* statements.saveCard(done.posted.card);
    const retries = yield* countDecision(statements.retries, attempt, decision.code, nowMs);
    const response = answerTo(message, { ...added, '39': decision.code }, profile);
    return { response, trace: traceOf(decision, record.id), retries };
  }

  /** A known message: a repeat gets the first response again; a duplicate is refused or gets it too. */
  private again(request: ReadRequest, seen: CardTransaction, options: MessageOptions): HostAnswer {
    const isSame = seen.pan === request.pan && seen.amount === request.amount;
    if (isSame && (request.isRepeat || this.config.duplicates === 'replay')) {
      const detail = `Repeats the response sent at ${seen.createdAt}: ${seen.detail}`;
      const response = answerTo(request.message, seen.added, options.profile);
      return { response, trace: { rule: 'repeat', detail, transactionId: seen.id } };
    }
    const detail = isSame
      ? `The same message arrived at ${seen.createdAt}; a repeat must have a repeat MTI, such as 0101.`
      : `Another message with the same STAN, DE7, DE32 and DE41 arrived at ${seen.createdAt}.`;
    return refuse(request.message, options, decisionOf('94', 'duplicate', detail));
  }
}

type Decider = typeof pay;

/** The function that decides on a request. */
function deciderOf({ kind }: ReadRequest, settings: HostSettings): Decider {
  if (kind === 'reversal') return reverse;
  if (kind === 'confirmation') return confirm;
  return settings.issuer === 'away' ? standIn : pay;
}

function strictError(message: IsoMessage, profile: Profile): Decision | undefined {
  const missing = missingElements(message, profile);
  if (missing.length === 0) return undefined;
  const detail = `Missing: ${missing.join(', ')}. The strict mode requires the mandatory elements of profile ${profile.name}.`;
  return decisionOf('30', 'format.strict', detail);
}

/** How the host handles a message. */
interface Handling extends MessageOptions {
  readonly nowMs: number;
  /** DE39 that a rule of the sandbox orders for the message. */
  readonly ordered: string | undefined;
}

interface HandlingOptions extends Handling {
  /** Whether to assume that it is new until the database reports a conflict. */
  readonly isNew: boolean;
}

/** What was read from the database before the decision. */
interface Circumstances {
  readonly locked: LockedCard;
  readonly settings: HostSettings;
  readonly line: Line;
}

/** Answers a message that is about no card, under the checks of its line. */
function* overLine(
  statements: HostStatements,
  message: IsoMessage,
  handling: Handling,
  decide: () => AtomicWork<Pick<HostResult, 'decision' | 'added'>>,
): AtomicWork<HostAnswer> {
  const { profile, nowMs } = handling;
  const state = yield* statements.network.find(institutionOf(message));
  const { host } = yield* statements.storedSettings();
  const line = { state, security: storedSettings(host).security };
  const { refusal, key } = admission(message, handling, line);
  if (refusal !== undefined) return refuse(message, handling, refusal);
  const { decision, added } = yield* decide();
  const none = { pinBlock: undefined, pan: '', pin: undefined };
  yield* takeIntoUse(statements.network, state, { macKey: key, ...none }, toIsoUtc(nowMs));
  const response = answerTo(message, { ...added, '39': decision.code }, profile);
  return signed({ response, trace: traceOf(decision) }, profile, key, line);
}

/** Whether the line lets a message through: its MAC, and the sign-on of its institution. */
function admission(message: IsoMessage, handling: Handling, line: Line): MacVerdict {
  const verdict = judgeMac({ message, ...handling }, line);
  if (handling.ordered !== undefined) return verdict.key === undefined ? {} : { key: verdict.key };
  if (verdict.refusal !== undefined || message.mti.charAt(1) === '8') return verdict;
  const refusal = signOnRefusal(line);
  return refusal === undefined ? verdict : { ...verdict, refusal };
}

function signed(
  answer: HostAnswer,
  profile: Profile,
  key: string | undefined,
  { security }: Line,
): HostAnswer {
  return { ...answer, response: withAnswerMac(answer.response, profile, key, security) };
}

/** The elements that the line adds to a response: DE15 after a cutover, and the answer to a chip cryptogram. */
function elementsOfLine(
  read: ReadRequest,
  { code }: Decision,
  settings: HostSettings,
  { state, security }: Line,
): Readonly<Record<string, string>> {
  const date = settlementDate15(state);
  const isPayment = read.kind === 'authorization' || read.kind === 'financial';
  const hasIssuer = settings.issuer === 'online' && isPayment && !read.isAdvice;
  return {
    ...(date === undefined ? {} : { '15': date }),
    ...(hasIssuer ? chipAnswer(read, code, security) : {}),
  };
}

/** A message with the same key is already stored. */
class MessageKnown extends Error {}

function presetOf(name: string | null | undefined): Preset {
  return typeof name === 'string' && isPreset(name) ? name : 'off';
}

/** A response without a stored record. */
function refuse(message: IsoMessage, { profile }: MessageOptions, decision: Decision): HostAnswer {
  const response = answerTo(message, { '39': decision.code }, profile);
  return { response, trace: traceOf(decision) };
}

function traceOf({ rule, detail }: Decision, transactionId?: string): Trace {
  return { rule, detail, ...(transactionId === undefined ? {} : { transactionId }) };
}
