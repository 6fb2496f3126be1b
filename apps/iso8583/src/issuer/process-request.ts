import { type Transactional } from '#libs/database';
import { isApproval, RESPONSE_CODES, type Profile } from '#libs/iso8583';
import { newUuid, toIsoUtc } from '#libs/kernel';
import { giveBackOutcome, takeOutcome } from '#libs/sandbox';
import { type Iso8583Config } from '../config';
import { withInterest } from '../account/installments/installments';
import { isOfAnotherYear, messageKeyOf, type CardTransaction } from '../account/transaction';
import { decisionOf, type Decision } from '../decision';
import { settlementDate15 } from '../network/network-state';
import { admit, putKeysInUse, signResponse, type NetworkSession } from '../network/network-session';
import { type CardRequest, type ReadRequest } from '../requests/card-request';
import { countDecision, countedAttempt } from '../retries/attempt';
import { storedRates, storedSettings, type HostSettings } from '../settings/host-settings';
import { withScript, withScriptResults } from './card-scripts';
import { authenticationIn, resultOfAuthentication } from './decision/authentication';
import { reasonElement } from '../settings/stand-in-settings';
import { chipAnswer } from './decision/cryptogram';
import { isPreset, type Preset } from './decision/forced';
import { accountReference56, countTokenUse, lockCardOf } from './detokenize';
import { answerOf, packed, type HostAnswer, type PackedAnswer } from './host-answer';
import { strictRefusal, type HostRequest } from './host-request';
import { billed } from './posting/capture';
import { confirm } from './posting/confirm';
import { pay } from './posting/pay';
import { recordOf, type StoreContext } from './posting/posting';
import { reverse } from './posting/reverse';
import { postWaiting } from './stand-in/post-waiting';
import { standIn, standInReason } from './stand-in/stand-in';
import { type LockedCard } from './store/card-store.repository';

/** A message with the same key is already stored. */
export class MessageKnown extends Error {}

interface DuplicateOptions extends Pick<Iso8583Config, 'duplicates'> {
  /** Whether to assume that the message is new until the database reports a conflict. */
  readonly isNew: boolean;
}

/** The locked card, the settings of the sandbox and the session of the institution. */
interface CardContext {
  readonly locked: LockedCard;
  readonly settings: HostSettings;
  readonly session: NetworkSession;
  /** DE39 that a rule of the sandbox requests for the message. */
  readonly requested: string | undefined;
}

/**
 * Answers a message about a card, and stores its effect.
 * @throws MessageKnown if the message is assumed to be new but is already stored
 * @throws Iso8583Error if the profile has no room for an element of the response
 */
export function* processRequest(
  context: StoreContext,
  request: HostRequest,
  received: ReadRequest,
  { isNew, duplicates }: DuplicateOptions,
): Transactional<PackedAnswer> {
  const { tx, store, nowMs } = context;
  const { codec } = request;
  const { message, pinBlock } = received;
  const now = toIsoUtc(nowMs);
  const { locked, read } = yield* lockCardOf(context, received);
  const settings = storedSettings(locked.host);
  const session = { state: locked.network, security: settings.security };
  const requested = yield* takeOutcome(tx, RESPONSE_CODES);
  const { refusal, key } = admit(session, request, requested !== undefined);
  const brand = locked.card?.brand;
  const answer =
    refusal === undefined
      ? yield* answerAdmitted(context, request, read, {
          isNew,
          duplicates,
          locked,
          settings,
          session,
          requested,
        })
      : answerOf(message, refusal, { profile: codec.profile, brand });
  const use = { macKey: key, pinBlock, pan: read.sentPan, pin: locked.card?.pin };
  yield* putKeysInUse(tx, store.network, session.state, use, now);
  const response = signResponse(session, answer.response, codec, key);
  return packed({ ...answer, response, token: read.token }, codec);
}

function* answerAdmitted(
  context: StoreContext,
  request: HostRequest,
  read: ReadRequest,
  { locked, settings, session, requested, isNew, duplicates }: CardContext & DuplicateOptions,
): Transactional<HostAnswer> {
  const { tx, store, nowMs } = context;
  const { profile } = request.codec;
  const { message } = read;
  const before = yield* postWaiting(context, locked);
  const messageKey = messageKeyOf(message);
  const incomplete = strictRefusal(request, settings.strict);
  const isUnknown = isNew && incomplete === undefined;
  const seen = isUnknown ? undefined : yield* seenBefore(context, messageKey);
  const facts = { profile, brand: before?.brand };
  if (seen !== undefined || incomplete !== undefined) yield* giveBackOutcome(tx);
  if (seen !== undefined) return answerAgain(read, seen, duplicates, facts);
  if (incomplete !== undefined) return answerOf(message, incomplete, facts);
  const posting = { tx, store, nowMs, transactionId: newUuid() };
  const cardRequest = {
    ...withPlan(yield* billed(context, read, storedRates(locked.rates)), settings),
    authentication: authenticationIn(read, before, settings),
  };
  const known = yield* withScriptResults(context, read, before, settings.security);
  const card = known && { ...known, version: known.version + 1 };
  const counted = { request: cardRequest, brand: card?.brand, mode: locked.retries, nowMs };
  const attempt = yield* countedAttempt(tx, store.retries, counted);
  const done = yield* deciderOf(read, settings, session)(posting, cardRequest, card, {
    requested,
    preset: presetOf(locked.preset),
    settings,
    session,
    refusal: attempt?.refusal,
  });
  const { decision } = done;
  const { standInReason } = done;
  const added = yield* withScript(posting, read, {
    ...elementsOfSession(cardRequest, decision, settings, session),
    ...done.added,
    ...reasonElement(profile, standInReason),
  });
  const record = recordOf(posting, cardRequest, done, { ...added, '39': decision.code });
  if (!(yield* store.transactions.insert(tx, record))) throw new MessageKnown();
  if (done.posted !== undefined) yield* store.save(tx, done.posted.card);
  yield* countTokenUse(context, read, isApproval(decision.code));
  const retries = yield* countDecision(tx, store.retries, attempt, { code: decision.code, nowMs });
  const { brand } = facts;
  const answer = answerOf(message, decision, { profile, brand, added, transactionId: record.id });
  return { ...answer, retries, standInReason };
}

/** Answers a known message: a repeat gets the first response again; a duplicate is refused or gets it too. */
function answerAgain(
  { message, pan, amount, isRepeat }: ReadRequest,
  seen: CardTransaction,
  duplicates: Iso8583Config['duplicates'],
  facts: { readonly profile: Profile; readonly brand: string | undefined },
): HostAnswer {
  const isSame = seen.pan === pan && seen.amount === amount;
  if (isSame && (isRepeat || duplicates === 'replay')) {
    const detail = `Repeats the response sent at ${seen.createdAt}: ${seen.detail}`;
    const decision = decisionOf(seen.responseCode, 'repeat', detail);
    return answerOf(message, decision, { ...facts, added: seen.added, transactionId: seen.id });
  }
  const detail = isSame
    ? `The same message arrived at ${seen.createdAt}; a repeat must have a repeat MTI, such as 0101.`
    : `Another message with the same STAN, DE7, DE32 and DE41 arrived at ${seen.createdAt}.`;
  return answerOf(message, decisionOf('94', 'duplicate', detail), facts);
}

/** The request with the interest of its installments at the rate of the sandbox. */
function withPlan(request: CardRequest, { issuerInstallments }: HostSettings): CardRequest {
  const { installments: plan } = request;
  if (plan === undefined) return request;
  return { ...request, installments: withInterest(plan, issuerInstallments.monthlyRate) };
}

/** The function that decides on a request. */
function deciderOf(
  { kind }: ReadRequest,
  settings: HostSettings,
  { state }: NetworkSession,
): typeof pay {
  if (kind === 'reversal') return reverse;
  if (kind === 'confirmation') return confirm;
  return standInReason(settings, state) === undefined ? pay : standIn;
}

/** The stored message with this key. A message of another year gives up its key. */
function* seenBefore(
  { tx, store, nowMs }: StoreContext,
  messageKey: string,
): Transactional<CardTransaction | undefined> {
  const seen = yield* store.transactions.findByKey(tx, messageKey);
  if (seen === undefined || !isOfAnotherYear(seen, nowMs)) return seen;
  yield* store.transactions.retireKey(tx, seen);
  return undefined;
}

/**
 * The elements that the session adds to a response: DE15 after a cutover, the answer to a chip cryptogram, the result of
 * the check of a CAVV (DE44), and the payment account reference of a token (DE56).
 */
function elementsOfSession(
  read: CardRequest,
  { code }: Decision,
  settings: HostSettings,
  { state, security }: NetworkSession,
): Readonly<Record<string, string>> {
  const date = settlementDate15(state);
  const isPayment = read.kind === 'authorization' || read.kind === 'financial';
  const isOnline = standInReason(settings, state) === undefined;
  const isFromIssuer = isOnline && isPayment && !read.isAdvice;
  return {
    ...(date === undefined ? {} : { '15': date }),
    ...(isFromIssuer && read.chip !== undefined ? chipAnswer(read, code, security) : {}),
    ...(isFromIssuer ? resultOfAuthentication(read) : {}),
    ...(isPayment && read.token !== undefined ? accountReference56(read.pan) : {}),
  };
}

function presetOf(name: string | null): Preset {
  return name !== null && isPreset(name) ? name : 'off';
}
