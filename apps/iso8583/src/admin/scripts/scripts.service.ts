import { Inject, Injectable } from '@nestjs/common';
import { currentContext, type JsonList } from '#libs/http';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { type Transactional } from '#libs/database';
import { CardNotFound } from '../../cards/card.errors';
import { CardStore } from '../../issuer/store/card-store.repository';
import { MAX_QUEUED, type Script } from '../../scripts/script';
import { ScriptLimitReached } from '../../scripts/script.errors';
import { countQueued, insertScript, ScriptRepository } from '../../scripts/script.repository';
import { ScriptResponse } from '../../scripts/script.response';
import { readScriptBody } from '../../scripts/script.request';

const PAN = /^[0-9]{12,19}$/;

/** Queues scripts for the chips of cards, and shows them. */
@Injectable()
export class ScriptsService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly store: CardStore,
    private readonly scripts: ScriptRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws RequestInvalid, CardNotFound or ScriptLimitReached */
  queue(pan: string, body: unknown): Promise<Script> {
    const draft = readScriptBody(body ?? {});
    const { store } = this;
    const now = toIsoUtc(this.clock.nowMs());
    return this.sandboxes.atomically(function* (tx): Transactional<Script> {
      const locked = PAN.test(pan) ? yield* store.lock(tx, pan, now) : undefined;
      if (locked?.card === undefined) throw new CardNotFound(currentContext().sandbox);
      if ((yield* countQueued(tx, pan)) >= MAX_QUEUED) throw new ScriptLimitReached(MAX_QUEUED);
      const script: Script = { ...NEW, ...draft, id: newUuid(), pan, createdAt: now };
      yield* insertScript(tx, script);
      return script;
    });
  }

  /** @throws CardNotFound */
  async list(pan: string): Promise<JsonList> {
    const { store } = this;
    const now = toIsoUtc(this.clock.nowMs());
    const isKnown = await this.sandboxes.atomically(function* (tx): Transactional<boolean> {
      return PAN.test(pan) && (yield* store.lock(tx, pan, now)).card !== undefined;
    });
    if (!isKnown) throw new CardNotFound(currentContext().sandbox);
    return this.scripts.list(pan, (row) => JSON.stringify(ScriptResponse.of(row)));
  }
}

const NEW = {
  status: 'queued',
  scriptId: null,
  script: null,
  sentIn: null,
  outcome: null,
  sentAt: null,
  finishedAt: null,
} as const;
