import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { audit } from '#libs/control';
import { type JsonList } from '#libs/http';
import { Iso8583Error, transmissionTime, type IsoMessage, type Profile } from '#libs/iso8583';
import { toIsoUtc, type Clock, type Failure } from '#libs/kernel';
import { CLOCK, DueWork, type Work } from '#libs/sandbox';
import { ProfileUnknown } from '../../profiles/profile.errors';
import { LinkBusy, LinkNotFound } from '../links/link.errors';
import { StanSequence } from '../../messages/stan-sequence.repository';
import { type Outcome, type Route, type Waiting } from '../transport/route';
import { Routes } from '../transport/routes';
import {
  afterTry,
  beforeFirstTry,
  beforeTry,
  firstTry,
  givenUp,
  newAdvice,
  plannedAt,
  type Advice,
  type TryOutcome,
} from './advice';
import { AdviceNotFound } from './advice.errors';
import { ADVICE_DUE, AdviceRepository, type AdviceFilter } from './advice.repository';
import { AdviceResponse } from './advice.response';
import { plannedReversal, repeatOf, reversalAdvice, type OwnNumbers } from './reversal-advice';

/**
 * The longest time that a try of the due work waits for its response, on the monotonic clock. It is short, because the
 * clock of the sandbox waits for the due work. A later response still confirms the advice.
 */
const DUE_WAIT_MS = 3_000;
/** In addresses in place of an id: the newest advice. */
export const LATEST = 'latest';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An advice after a try that the request waited for. */
export interface TriedAdvice {
  readonly advice: Advice;
  /** The message as it was last sent. */
  readonly request: IsoMessage;
  readonly response: IsoMessage | undefined;
}

/**
 * Stores advices and sends them until the host confirms them: at once, and then with a growing delay on the clock of
 * the sandbox. Each try is planned before it is made, so a killed process loses none; docs/adr/0044.
 */
@Injectable()
export class AdvicesService implements OnModuleInit {
  private readonly logger = new Logger('Advices');

  constructor(
    private readonly repository: AdviceRepository,
    private readonly routes: Routes,
    private readonly stans: StanSequence,
    private readonly due: DueWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.due.handle(ADVICE_DUE, (work) => this.sendDue(work));
  }

  /** Reverses a message whose result is unknown. */
  async reverse(
    original: IsoMessage,
    route: Route,
    clock: Waiting['clock'] = 'sandbox',
  ): Promise<TriedAdvice> {
    return this.forward(reversalAdvice(original, await this.newNumbers()), route, clock);
  }

  /**
   * Stores the reversal of a request that is about to be sent. If the process is killed while the request waits for its
   * response, the due work sends the reversal.
   */
  async plan(original: IsoMessage, route: Route): Promise<Advice> {
    const at = this.now();
    const { link, codec, answerMs } = route;
    const planned = newAdvice(
      {
        link,
        profile: codec.profile.name,
        message: plannedReversal(original),
        status: 'planned',
        nextTryAt: plannedAt(at, answerMs),
      },
      at,
    );
    return this.repository.insert(planned, codec.profile);
  }

  /**
   * Deletes a planned reversal, because its request was answered or not sent. @returns false if it has been sent in
   * the meantime
   */
  async withdraw({ id }: Advice): Promise<boolean> {
    // A sandbox that was reset has no planned reversals.
    return (await this.repository.withdraw(id)) || (await this.repository.find(id)) === undefined;
  }

  /** Sends a planned reversal, because its request has no response. */
  async reversePlanned({ id }: Advice, original: IsoMessage, route: Route): Promise<TriedAdvice> {
    const numbers = await this.newNumbers();
    const at = this.now();
    const changed = await this.repository.change(id, (advice) =>
      advice.status === 'planned' ? beforeFirstTry(advice, numbers, at, route.answerMs) : undefined,
    );
    if (changed === undefined) return this.forward(reversalAdvice(original, numbers), route);
    const { advice, isChanged } = changed;
    if (isChanged) return this.try(advice, route, { ms: route.answerMs, clock: 'sandbox' });
    // The due work has sent it already, because the clock was advanced.
    return { advice, request: advice.message, response: advice.response ?? undefined };
  }

  /** Stores an advice and sends it once. If the host does not confirm it, the due work repeats it. */
  async forward(
    message: IsoMessage,
    route: Route,
    clock: Waiting['clock'] = 'sandbox',
  ): Promise<TriedAdvice> {
    const at = this.now();
    const { link, codec, answerMs } = route;
    const profile = codec.profile.name;
    const draft = { link, profile, message, ...firstTry(at, answerMs) };
    const stored = await this.repository.insert(newAdvice(draft, at), codec.profile);
    // What is stored has no CVV.
    return this.try(stored, route, { ms: answerMs, clock }, message);
  }

  /** Sends an advice now, even if it was given up. A confirmed advice is not sent again. */
  async sendNow(idOrLatest: string): Promise<Advice> {
    const found = await this.find(idOrLatest);
    const { id, status, link, profile } = found;
    if (status === 'confirmed') return found;
    if (found.listener !== null) return this.dueNow(found);
    const route = await this.routes.find(link === null ? { profile } : { link });
    audit('send advice', id);
    const at = this.now();
    const numbers = await this.numbersOf(found);
    const changed = await this.repository.change(id, (advice) => {
      if (advice.status === 'confirmed') return undefined;
      if (advice.status === 'planned') {
        return beforeFirstTry(advice, numbers, at, route.answerMs);
      }
      const last = { tries: advice.tries + 1, nextTryAt: advice.nextTryAt };
      return beforeTry(advice, at, route.answerMs) ?? last;
    });
    if (changed === undefined) throw new AdviceNotFound(id);
    if (!changed.isChanged) return changed.advice;
    return (await this.try(changed.advice, route, { ms: route.answerMs, clock: 'sandbox' })).advice;
  }

  async list(filter: AdviceFilter): Promise<JsonList> {
    const profiles = await this.routes.profiles();
    return this.repository.list(filter, (advice) =>
      JSON.stringify(AdviceResponse.of(advice, profiles.get(advice.profile))),
    );
  }

  /** The advice with everything masked that its profile calls private. */
  async shown(advice: Advice): Promise<AdviceResponse> {
    return AdviceResponse.of(advice, await this.routes.profile(advice.profile));
  }

  /** @param idOrLatest an id, or `latest` for the newest one */
  async find(idOrLatest: string): Promise<Advice> {
    const find = UUID.test(idOrLatest) ? this.repository.find(idOrLatest) : undefined;
    const advice = await (idOrLatest === LATEST ? this.repository.newest() : find);
    if (advice === undefined) throw new AdviceNotFound(idOrLatest);
    return advice;
  }

  /** Makes an advice of the host due now. It keeps its place in the queue of its listener. */
  private async dueNow({ id }: Advice): Promise<Advice> {
    audit('send advice', id);
    const at = this.now();
    const changed = await this.repository.change(id, ({ status }) =>
      status === 'confirmed'
        ? undefined
        : { status: 'waiting', tries: 0, nextTryAt: at, finishedAt: null },
    );
    if (changed === undefined) throw new AdviceNotFound(id);
    await this.repository.tellChanged();
    return changed.advice;
  }

  private async sendDue({ key: id, dueAt }: Work): Promise<void> {
    const found = await this.repository.find(id);
    if (found?.status !== 'waiting' && found?.status !== 'planned') return;
    const { link, profile } = found;
    const route = await this.routes
      .find(link === null ? { profile } : { link })
      .catch((error: unknown) => {
        if (isWithoutRoute(error)) return error;
        throw error;
      });
    const answerMs = route instanceof Error ? 0 : route.answerMs;
    const numbers = await this.numbersOf(found);
    const changed = await this.repository.change(id, (advice) => {
      // A request may have moved the next try in the meantime.
      const isDue = advice.nextTryAt !== null && advice.nextTryAt <= dueAt;
      if (!isDue) return undefined;
      if (advice.status === 'planned') return beforeFirstTry(advice, numbers, dueAt, answerMs);
      return beforeTry(advice, dueAt, answerMs) ?? givenUp(advice, dueAt);
    });
    if (changed?.isChanged !== true || changed.advice.status !== 'waiting') return;
    if (route instanceof Error) {
      await this.settle(changed.advice, { kind: 'not-sent', reason: route.message });
      return;
    }
    await this.try(changed.advice, route, { ms: Math.min(DUE_WAIT_MS, answerMs), clock: 'real' });
  }

  /**
   * Sends an advice whose try has begun, and stores the result. The first try sends it as it is, the others as a repeat.
   */
  async try(
    advice: Advice,
    route: Route,
    time: Waiting,
    request = advice.tries === 1 ? advice.message : repeatOf(advice.message),
  ): Promise<TriedAdvice> {
    const { profile } = route.codec;
    const onLate = (response: IsoMessage): void => {
      this.settle(advice, { kind: 'answered', response }, profile).catch((error: unknown) => {
        this.logger.error(error instanceof Error ? error.stack : String(error));
      });
    };
    const outcome = await route.send(request, { ...time, onLate }).catch((error: unknown) => {
      if (error instanceof Iso8583Error)
        return { kind: 'unwritable', reason: error.detail } as const;
      throw error;
    });
    const settled = await this.settle(advice, tryOutcome(outcome), profile);
    const response = outcome.kind === 'answered' ? outcome.response : undefined;
    return { advice: settled, request, response };
  }

  /** Stores the result of a try. A failure counts only if no other try has begun; an answer always counts. */
  private async settle(tried: Advice, outcome: TryOutcome, profile?: Profile): Promise<Advice> {
    const at = this.now();
    const decide = (advice: Advice) => {
      if (advice.status === 'confirmed') return undefined;
      const isLatest = advice.tries === tried.tries;
      if (!isLatest && outcome.kind !== 'answered') return undefined;
      return afterTry(advice, outcome, at);
    };
    const changed = await this.repository.change(tried.id, decide, profile);
    return changed?.advice ?? tried;
  }

  /** New numbers for a planned reversal. Other advices already have numbers. */
  private async numbersOf({ status }: Advice): Promise<OwnNumbers> {
    return status === 'planned' ? this.newNumbers() : NO_NUMBERS;
  }

  private async newNumbers(): Promise<OwnNumbers> {
    const transmittedAt = transmissionTime(this.clock.nowMs());
    return { stan: await this.stans.next(), transmittedAt };
  }

  private now(): string {
    return toIsoUtc(this.clock.nowMs());
  }
}

const NO_NUMBERS: OwnNumbers = { stan: '', transmittedAt: '' };

/** The link or the profile of the advice was deleted, or the link cannot be opened now. */
function isWithoutRoute(error: unknown): error is Failure {
  return [LinkNotFound, LinkBusy, ProfileUnknown].some((kind) => error instanceof kind);
}

function tryOutcome(outcome: Outcome | (TryOutcome & { kind: 'unwritable' })): TryOutcome {
  switch (outcome.kind) {
    case 'answered':
    case 'unwritable':
      return outcome;
    case 'unanswered':
      return { kind: 'unanswered', reason: outcome.reason ?? 'The host did not answer in time.' };
    case 'not-sent':
      return { kind: 'not-sent', reason: outcome.failure.message };
  }
}
