import { Inject, Injectable } from '@nestjs/common';
import { missingElements, responseMti, type IsoMessage, type Profile } from '#libs/iso8583';
import { Failure, toIsoUtc, newUuid, type Clock } from '#libs/kernel';
import { CONFIG, currentContext } from '#libs/platform';
import { type AtomicWork } from '#libs/database';
import { CLOCK } from '#libs/sandbox';
import { type Iso8583Config } from '../config';
import { brandOfMessage, withAdviceCode } from '../retries/advice-element';
import { countDecision, countedAttempt } from '../retries/attempt';
import { type RetryState } from '../retries/retry-count';
import { storedRates, storedSettings, type HostSettings } from '../settings/host-settings';
import { readCardRequest, type CardRequest, type ReadRequest } from './card-request';
import { confirm } from './confirm';
import { billingOf } from './currency/billing';
import { isPreset, type Preset } from './forced';
import { HostRepository } from './host.repository';
import { pay, type HostResult } from './pay';
import { transactionOf, type PostingContext } from './posting';
import { answerTo } from './response';
import { reverse } from './reverse';
import { reconcile } from './reconciliation/reconcile';
import { standIn } from './stand-in/stand-in';
import { type HostStatements } from './statements.repository';
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
  /** The brand of the card, or else of its number. */
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

/** The supported values of DE70: sign-on, sign-off, key change, cutover and echo test. */
const NETWORK_CODES = new Set(['001', '002', '101', '161', '162', '201', '301']);

/** How a message is read and answered. */
export interface MessageOptions {
  readonly profile: Profile;
  /** Whether each missing mandatory element is 30; the setting of the sandbox can ask for it too. */
  readonly isStrict: boolean;
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
    const answer = await this.answer(message, options);
    const brand = answer.brand ?? brandOfMessage(message);
    return { ...answer, brand, response: withAdviceCode(answer.response, options.profile, brand) };
  }

  private async answer(message: IsoMessage, options: MessageOptions): Promise<HostAnswer> {
    if (responseMti(message.mti) === undefined) throw new NotARequest(message.mti);
    const read = readCardRequest(message);
    if (!read.ok) return refuse(message, options, read.refusal);
    const request = read.value;
    if (request.kind === 'network') return network(message, options);
    if (request.kind === 'reconciliation') return this.reconcile(message, options);
    // Read here, because the work below can run in the context of another request.
    const handling = { ...options, nowMs: this.clock.nowMs(), ordered: currentContext().outcome };
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

  private async reconcile(message: IsoMessage, { profile }: MessageOptions): Promise<HostAnswer> {
    const nowMs = this.clock.nowMs();
    const { decision, added } = await this.database.atomically((statements) =>
      reconcile(statements, message, nowMs),
    );
    const response = answerTo(message, { ...added, '39': decision.code }, profile);
    return { response, trace: traceOf(decision) };
  }

  /** @throws MessageKnown if the message is assumed to be new but is already stored */
  private *handle(
    statements: HostStatements,
    read: ReadRequest,
    handling: HandlingOptions,
  ): AtomicWork<HostAnswer> {
    const { nowMs, ordered, isNew, profile } = handling;
    const { message } = read;
    const posting: PostingContext = { statements, nowMs, transactionId: newUuid() };
    const locked = yield* statements.lockCard(read.pan, toIsoUtc(nowMs));
    const settings = storedSettings(locked.host);
    const incomplete =
      handling.isStrict || settings.strict ? strictError(message, profile) : undefined;
    if (incomplete !== undefined) return refuse(message, handling, incomplete);
    const messageKey = messageKeyOf(message);
    const seen = isNew ? undefined : yield* statements.transactionByKey(messageKey);
    if (seen !== undefined) return this.again(read, seen, handling);
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
      refusal: attempt?.refusal,
    };
    const done = yield* deciderOf(request, settings)(posting, request, card, options);
    const { decision } = done;
    const added = { ...done.added, '39': decision.code };
    const record = recordOf(request, done, { posting, messageKey, added });
    if (!(yield* statements.insertTransaction(record))) throw new MessageKnown();
    if (done.posted !== undefined) yield* statements.saveCard(done.posted.card);
    const retries = yield* countDecision(statements.retries, attempt, decision.code, nowMs);
    const response = answerTo(message, added, profile);
    return { response, trace: traceOf(decision, record.id), brand: card?.brand, retries };
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
interface HandlingOptions extends MessageOptions {
  readonly nowMs: number;
  /** DE39 that a rule of the sandbox orders for the message. */
  readonly ordered: string | undefined;
  /** Whether to assume that it is new until the database reports a conflict. */
  readonly isNew: boolean;
}

/** A message with the same key is already stored. */
class MessageKnown extends Error {}

function presetOf(name: string | null | undefined): Preset {
  return typeof name === 'string' && isPreset(name) ? name : 'off';
}

function recordOf(
  request: CardRequest,
  { decision, posted, originalId }: HostResult,
  about: {
    readonly posting: PostingContext;
    readonly messageKey: string;
    readonly added: CardTransaction['added'];
  },
): CardTransaction {
  const { posting, messageKey, added } = about;
  const { '90': original } = request.message.fields;
  const facts = {
    id: posting.transactionId,
    messageKey,
    kind: posted?.kind ?? ('declined' as const),
    netAmount: posted?.netAmount ?? (0 as CardTransaction['netAmount']),
    authorizationCode: posted?.authorizationCode ?? null,
    responseCode: decision.code,
    rule: decision.rule,
    detail: decision.detail,
    originalId,
    createdAt: toIsoUtc(posting.nowMs),
  };
  return transactionOf(
    request,
    facts,
    original === undefined ? added : { ...added, '90': original },
  );
}

function network(message: IsoMessage, options: MessageOptions): HostAnswer {
  const code = message.fields['70'] ?? '';
  const isKnown = NETWORK_CODES.has(code);
  const { outcome } = currentContext();
  const decision =
    outcome !== undefined
      ? orderedDecision(outcome)
      : isKnown
        ? decisionOf('00', 'network', `The host accepts DE70 ${code}.`)
        : decisionOf('12', 'network', `The host does not know DE70 ${code}.`);
  return refuse(message, options, decision);
}

/** A response without a stored record. */
function refuse(message: IsoMessage, { profile }: MessageOptions, decision: Decision): HostAnswer {
  const response = answerTo(message, { '39': decision.code }, profile);
  return { response, trace: traceOf(decision) };
}

function traceOf({ rule, detail }: Decision, transactionId?: string): Trace {
  return { rule, detail, ...(transactionId === undefined ? {} : { transactionId }) };
}
