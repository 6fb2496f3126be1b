import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { carriedMac } from '#libs/card-security';
import { Iso8583Error, responseMti, type IsoMessage, type Profile } from '#libs/iso8583';
import { Failure, toIsoUtc, newUuid, type Clock } from '#libs/kernel';
import { CONFIG, currentContext } from '#libs/platform';
import { type AtomicWork } from '#libs/database';
import { CLOCK } from '#libs/sandbox';
import { type Iso8583Config } from '../config';
import { takeIntoUse } from '../network/exchanged-keys';
import { checkWritable, type Line } from '../network/line';
import { manageNetwork } from '../network/network-decision';
import { institutionOf, readNetworkRequest } from '../network/network-request';
import { settlementDate15 } from '../network/network-state';
import { countDecision, countedAttempt } from '../retries/attempt';
import { storedRates, storedSettings, type HostSettings } from '../settings/host-settings';
import {
  admission,
  overLine,
  signed,
  strictRefusal,
  type Handling,
  type MessageOptions,
} from './decision/admission';
import { readCardRequest, type ReadRequest } from './request/card-request';
import { confirm } from './posting/confirm';
import { chipAnswer } from './decision/cryptogram';
import { billed } from './posting/billed';
import { isPreset, type Preset } from './decision/forced';
import { answerOf, type HostAnswer } from './host-answer';
import { HostRepository } from './account/host.repository';
import { pay } from './posting/pay';
import { type PostingContext } from './posting/posting';
import { recordOf } from './posting/record-of';
import { reverse } from './posting/reverse';
import { reconcile } from './reconciliation/reconcile';
import { postWaiting } from './stand-in/post-waiting';
import { standIn } from './stand-in/stand-in';
import { type HostStatements, type LockedCard } from './account/statements.repository';
import { isOfAnotherYear, messageKeyOf, type CardTransaction } from './account/transaction';
import { orderedDecision, decisionOf, type Decision } from './decision/decision';

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
    // Most messages are new, so duplicates are not searched first. A known message is decided again.
    const ifKnown = (error: unknown): Promise<HostAnswer> => {
      if (error instanceof MessageKnown) return handle(false);
      throw error;
    };
    return handle(!request.isRepeat)
      .catch(ifKnown)
      .catch(ifKnown)
      .catch((error: unknown) => {
        // Nothing is stored.
        if (error instanceof Iso8583Error) return unwritable(message, options, error);
        throw error;
      });
  }

  /** Answers a network management message. */
  private async manage(message: IsoMessage, handling: Handling): Promise<HostAnswer> {
    if (handling.ordered !== undefined) {
      return answerOf(message, orderedDecision(handling.ordered), {
        profile: handling.codec.profile,
      });
    }
    const read = readNetworkRequest(message);
    if (!read.ok) return this.refuseRead(message, handling, read.refusal);
    const { nowMs, codec } = handling;
    const { profile } = codec;
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
    if (carriedMac(message) === undefined) {
      return answerOf(message, decision, { profile: handling.codec.profile });
    }
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
    handling: NewHandling,
  ): AtomicWork<HostAnswer> {
    const { nowMs, codec } = handling;
    const { message, pinBlock, pan } = read;
    const now = toIsoUtc(nowMs);
    const locked = yield* statements.lockCard(pan, now, institutionOf(message));
    const settings = storedSettings(locked.host);
    const line = { state: locked.network, security: settings.security };
    const { refusal, key } = admission(message, handling, line);
    const brand = locked.card?.brand;
    const answer =
      refusal === undefined
        ? yield* this.answer(statements, read, handling, { locked, settings, line })
        : answerOf(message, refusal, { profile: codec.profile, brand });
    const use = { macKey: key, pinBlock, pan, pin: locked.card?.pin };
    yield* takeIntoUse(statements.network, line.state, use, now);
    const done = signed(answer, codec, key, line);
    checkWritable(done.response, codec);
    return done;
  }

  private *answer(
    statements: HostStatements,
    read: ReadRequest,
    handling: NewHandling,
    { locked, settings, line }: Circumstances,
  ): AtomicWork<HostAnswer> {
    const { nowMs, ordered, isNew } = handling;
    const { profile } = handling.codec;
    const { message } = read;
    const { retries: mode } = locked;
    const before = yield* postWaiting(statements, locked, nowMs);
    const messageKey = messageKeyOf(message);
    const incomplete = strictRefusal(message, handling, settings.strict);
    const isUnknown = isNew && incomplete === undefined;
    const seen = isUnknown ? undefined : yield* seenBefore(statements, messageKey, nowMs);
    if (seen !== undefined) return this.again(read, seen, { profile, brand: before?.brand });
    if (incomplete !== undefined) {
      return answerOf(message, incomplete, { profile, brand: before?.brand });
    }
    const posting: PostingContext = { statements, nowMs, transactionId: newUuid() };
    const request = yield* billed(posting, read, storedRates(locked.rates));
    const card = before && { ...before, version: before.version + 1 };
    const brand = card?.brand;
    const attempt = yield* countedAttempt(statements.retries, { request, brand, mode, nowMs });
    const refusal = attempt?.refusal;
    const options = { ordered, preset: presetOf(locked.preset), settings, line, refusal };
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
    const transactionId = record.id;
    return { ...answerOf(message, decision, { profile, brand, added, transactionId }), retries };
  }

  /** A known message: a repeat gets the first response again; a duplicate is refused or gets it too. */
  private again(
    { message, pan, amount, isRepeat }: ReadRequest,
    seen: CardTransaction,
    facts: { readonly profile: Profile; readonly brand: string | undefined },
  ): HostAnswer {
    const isSame = seen.pan === pan && seen.amount === amount;
    if (isSame && (isRepeat || this.config.duplicates === 'replay')) {
      const detail = `Repeats the response sent at ${seen.createdAt}: ${seen.detail}`;
      const decision = decisionOf(seen.responseCode, 'repeat', detail);
      return answerOf(message, decision, { ...facts, added: seen.added, transactionId: seen.id });
    }
    const detail = isSame
      ? `The same message arrived at ${seen.createdAt}; a repeat must have a repeat MTI, such as 0101.`
      : `Another message with the same STAN, DE7, DE32 and DE41 arrived at ${seen.createdAt}.`;
    return answerOf(message, decisionOf('94', 'duplicate', detail), facts);
  }
}

/** The answer to a message whose response its profile cannot write. */
function unwritable(
  message: IsoMessage,
  { codec: { profile } }: MessageOptions,
  { detail: reason }: Iso8583Error,
): HostAnswer {
  const detail = `The response cannot be written in profile ${profile.name}. ${reason}`;
  return answerOf(message, decisionOf('30', 'profile', detail), { profile });
}

type Decider = typeof pay;

/** The function that decides on a request. */
function deciderOf({ kind }: ReadRequest, settings: HostSettings): Decider {
  if (kind === 'reversal') return reverse;
  if (kind === 'confirmation') return confirm;
  return settings.issuer === 'away' ? standIn : pay;
}

/** The message with this key. One of another year gives its key up. */
function* seenBefore(
  statements: HostStatements,
  messageKey: string,
  nowMs: number,
): AtomicWork<CardTransaction | undefined> {
  const seen = yield* statements.transactionByKey(messageKey);
  if (seen === undefined || !isOfAnotherYear(seen, nowMs)) return seen;
  yield* statements.retireKey(seen);
  return undefined;
}

interface NewHandling extends Handling {
  /** Whether to assume that it is new until the database reports a conflict. */
  readonly isNew: boolean;
}

/** What was read from the database before the decision. */
interface Circumstances {
  readonly locked: LockedCard;
  readonly settings: HostSettings;
  readonly line: Line;
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
