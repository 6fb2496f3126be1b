import { Inject, Injectable } from '@nestjs/common';
import { type JsonList } from '#libs/http';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { type Transactional } from '#libs/database';
import { lockCard } from '../../cards/lock-card';
import { CardStore } from '../../issuer/store/card-store.repository';
import { MAX_QUEUED, type Script } from '../../scripts/script';
import { ScriptLimitReached } from '../../scripts/script.errors';
import { countQueued, insertScript, ScriptRepository } from '../../scripts/script.repository';
import { ScriptResponse } from '../../scripts/script.response';
import { readScriptBody } from '../../scripts/script.request';

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
      yield* lockCard(tx, store, pan, now);
      if ((yield* countQueued(tx, pan)) >= MAX_QUEUED) throw new ScriptLimitReached(MAX_QUEUED);
      const script: Script = { ...NEW, ...draft, id: newUuid(), pan, createdAt: now };
      yield* insertScript(tx, script);
      return script;
    });
  }

  /** @throws CardNotFound */
  async list(pan: string): Promise<JsonList> {
    const now = toIsoUtc(this.clock.nowMs());
    await this.sandboxes.atomically((tx) => lockCard(tx, this.store, pan, now));
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
