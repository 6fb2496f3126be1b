import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { carriedMac } from '#libs/card-security';
import { CONFIG } from '#libs/config';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { Iso8583Error, RESPONSE_CODES, responseMti, type Codec } from '#libs/iso8583';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes, takeOutcomeAlone } from '#libs/sandbox';
import { type Iso8583Config } from '../config';
import { decisionOf, requestedDecision, type Decision } from '../decision';
import { NotARequest } from '../messages/message.errors';
import { manageNetwork } from '../network/network-decision';
import { sessionOf } from '../network/host-session';
import { readNetworkRequest } from '../network/network-request';
import { admit, institutionOf, putKeysInUse, signResponse } from '../network/network-session';
import { readCardRequest, type ReadRequest } from '../requests/card-request';
import { type HostSettings } from '../settings/host-settings';
import { answerOf, packed, type HostAnswer, type PackedAnswer } from './host-answer';
import { strictRefusal, type HostRequest } from './host-request';
import { type HostResult } from './posting/posting';
import { MessageKnown, processRequest } from './process-request';
import { Reconciler } from './reconciliation/reconciler';
import { CardStore } from './store/card-store.repository';

/** How often a message is decided again because another one has stored its key in the meantime. */
const KNOWN_RETRIES = 2;

/** The issuer: receives a message over any transport and answers it. */
@Injectable()
export class IssuerHost {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly store: CardStore,
    private readonly reconciler: Reconciler,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Iso8583Config,
  ) {}

  /**
   * Decides and posts. All changes are stored before the response.
   * @throws NotARequest if the message cannot be answered
   * @throws Iso8583Error if the profile has no room for an element of the response
   */
  receive(received: Omit<HostRequest, 'nowMs'>): Promise<PackedAnswer> {
    const { message, codec, packed: bytes, isStrict } = received;
    if (responseMti(message.mti) === undefined) return Promise.reject(new NotARequest(message.mti));
    const nowMs = this.clock.nowMs();
    const request: HostRequest = { message, codec, packed: bytes, isStrict, nowMs };
    if (message.mti.charAt(1) === '8') return packedLater(this.manage(request), codec);
    const read = readCardRequest(message, codec.profile);
    if (!read.ok) return packedLater(this.refuse(request, read.refusal), codec);
    if (read.value.kind !== 'reconciliation') return this.process(request, read.value);
    const answer = this.withoutCard(request, (tx) =>
      this.reconciler.reconcile(tx, message, request.nowMs),
    );
    return packedLater(answer, codec);
  }

  private async process(request: HostRequest, read: ReadRequest): Promise<PackedAnswer> {
    const { store } = this;
    const { duplicates } = this.config;
    const { nowMs } = request;
    // Most messages are new, so duplicates are not searched first. A known message is decided again.
    let isNew = !read.isRepeat;
    for (let retries = 0; ; retries += 1) {
      try {
        return await this.sandboxes.atomically((tx) =>
          processRequest({ tx, store, nowMs }, request, read, { isNew, duplicates }),
        );
      } catch (error) {
        // Nothing is stored.
        if (error instanceof Iso8583Error) return unwritable(request, error);
        if (!(error instanceof MessageKnown) || retries === KNOWN_RETRIES) throw error;
        isNew = false;
      }
    }
  }

  /** Answers a network management message. */
  private async manage(request: HostRequest): Promise<HostAnswer> {
    const { message, codec, nowMs } = request;
    const { profile } = codec;
    const requested = await takeOutcomeAlone(RESPONSE_CODES);
    if (requested !== undefined)
      return answerOf(message, requestedDecision(requested), { profile });
    const read = readNetworkRequest(message, profile.keyExchange);
    if (!read.ok) return this.refuse(request, read.refusal);
    const facts = { now: toIsoUtc(nowMs), today: brasiliaDate(nowMs), profile };
    const answer = await this.withoutCard(request, (tx, { security: { keyFormat } }) =>
      manageNetwork(tx, this.store.network, read.value, { ...facts, keyFormat }),
    );
    // The instance whose listener has the clients may have advices that wait for this sign-on.
    if (read.value.function === 'sign-on') await this.sandboxes.announceChange();
    return answer;
  }

  /** Refuses a message whose content is wrong. The response needs the database only if the message has a MAC. */
  private async refuse(request: HostRequest, decision: Decision): Promise<HostAnswer> {
    const { message, codec } = request;
    if (carriedMac(message) === undefined) {
      return answerOf(message, decision, { profile: codec.profile });
    }
    return this.withoutCard(request, function* () {
      return { decision, added: {} };
    });
  }

  /** Answers a message that is about no card, if the session of its institution accepts it. */
  private withoutCard(
    request: HostRequest,
    decide: (
      tx: UnitOfWork,
      settings: HostSettings,
    ) => Transactional<Pick<HostResult, 'decision' | 'added'>>,
  ): Promise<HostAnswer> {
    const { store } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<HostAnswer> {
      const { message, codec, nowMs } = request;
      const { profile } = codec;
      const session = yield* sessionOf(tx, store, institutionOf(message));
      const { state, settings } = session;
      const { refusal, key } = admit(session, request);
      if (refusal !== undefined) return answerOf(message, refusal, { profile });
      const incomplete = strictRefusal(request, settings.strict);
      const { decision, added } =
        incomplete === undefined
          ? yield* decide(tx, settings)
          : { decision: incomplete, added: {} };
      yield* putKeysInUse(tx, store.network, state, { macKey: key }, toIsoUtc(nowMs));
      const answer = answerOf(message, decision, { profile, added });
      return { ...answer, response: signResponse(session, answer.response, codec, key) };
    });
  }
}

async function packedLater(answer: Promise<HostAnswer>, codec: Codec): Promise<PackedAnswer> {
  return packed(await answer, codec);
}

/** The answer to a message whose response its profile cannot write. */
function unwritable(
  { message, codec }: HostRequest,
  { detail: reason }: Iso8583Error,
): PackedAnswer {
  const { profile } = codec;
  const detail = `The response cannot be written in profile ${profile.name}. ${reason}`;
  return packed(answerOf(message, decisionOf('30', 'profile', detail), { profile }), codec);
}
