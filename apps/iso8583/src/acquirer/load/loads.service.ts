import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { audit } from '#libs/control';
import { runInContext } from '#libs/http';
import { type IsoMessage } from '#libs/iso8583';
import { newUuid } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { currentWork } from '#libs/sandbox';
import { AdvicesService } from '../advices/advices.service';
import { type Route } from '../transport/route';
import { Routes } from '../transport/routes';
import { newLoad } from './load.request';
import { LoadInvalid, LoadLimitReached, LoadNotFound } from './load.errors';
import { type Load, type LoadPlan } from './load';
import { LoadRepository } from './load.repository';
import { LoadMessages, type Make } from './load-messages';
import { LoadNotifier } from './load-notifier';
import { LoadRun } from './load-run';

/** Load runs of this process at the same time. */
const MOST_RUNS = 4;
const LINK_CONCURRENCY = 256;
/** Fewer, because this process answers them too, unless there is another issuer. */
const HTTP_CONCURRENCY = 32;
const SAVE_EVERY_MS = 250;
/** In addresses in place of an id: the newest run. */
export const LATEST = 'latest';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Starts load runs, and stores their reports in their sandboxes. */
@Injectable()
export class LoadsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Load');
  private readonly running = new Map<string, LoadRun>();

  constructor(
    private readonly repository: LoadRepository,
    private readonly routes: Routes,
    private readonly advices: AdvicesService,
    private readonly messages: LoadMessages,
    private readonly notifier: LoadNotifier,
  ) {}

  async start(body: unknown): Promise<Load> {
    const read = readJson(newLoad, body);
    if (!read.ok) throw new LoadInvalid(read.refusal);
    const { link, profile, request, class: loadClass, ...figures } = read.value;
    const concurrency =
      figures.concurrency ?? (link === undefined ? HTTP_CONCURRENCY : LINK_CONCURRENCY);
    const plan: LoadPlan = { ...figures, concurrency, link: link ?? null };
    if (this.running.size >= MOST_RUNS) throw new LoadLimitReached(MOST_RUNS);
    const route = await this.routes.find({ link, profile });
    const make = this.messages.of(request, loadClass, route.codec);
    if (this.running.size >= MOST_RUNS) throw new LoadLimitReached(MOST_RUNS);
    const id = newUuid();
    const run = this.newRun(plan, route, make);
    this.running.set(id, run);
    const load: Load = { id, status: 'running', report: run.report(null) };
    try {
      await this.repository.insert(load);
    } catch (error) {
      this.running.delete(id);
      throw error;
    }
    audit('start load', id);
    void this.carryOut(id, run);
    return load;
  }

  /** @param idOrLatest an id, or `latest` for the newest one */
  async find(idOrLatest: string): Promise<Load> {
    const isLatest = idOrLatest === LATEST;
    const id = isLatest ? await this.repository.newestId() : idOrLatest;
    const load = id !== undefined && UUID.test(id) ? await this.repository.find(id) : undefined;
    if (load === undefined) throw new LoadNotFound(idOrLatest);
    return load;
  }

  async cancel(idOrLatest: string): Promise<Load> {
    const { id, status } = await this.find(idOrLatest);
    if (status === 'running') {
      await this.repository.cancel(id);
      this.running.get(id)?.cancel();
      audit('cancel load', id);
    }
    return this.find(id);
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const run of this.running.values()) run.cancel();
    // Their last reports are stored before the databases close.
    for (let turn = 0; turn < 20 && this.running.size > 0; turn += 1) {
      await sleep(10);
    }
  }

  private newRun(plan: LoadPlan, route: Route, make: Make): LoadRun {
    const reverse = async (message: IsoMessage): Promise<void> => {
      await this.advices.reverse(message, route, 'real');
    };
    return new LoadRun({ plan, route, make, reverse, startedAt: this.notifier.now() });
  }

  /** Never rejects, because nothing awaits it. */
  private async carryOut(id: string, run: LoadRun): Promise<void> {
    const context = currentWork().background(newUuid());
    try {
      await runInContext(context, () => this.runAndStore(id, run));
    } catch (error) {
      // The sandbox was closed: its load runs are over too.
      this.logger.warn(`Load run ${id} ended early: ${String(error)}`);
    } finally {
      this.running.delete(id);
      context.end();
    }
  }

  private async runAndStore(id: string, run: LoadRun): Promise<void> {
    const running = run.run().then(() => 'over' as const);
    const saving = async (): Promise<void> => {
      for (;;) {
        const pause = sleep(SAVE_EVERY_MS, 'later' as const);
        if ((await Promise.race([running, pause])) === 'over') return;
        if (!(await this.repository.save(id, 'running', run.report(null)))) run.cancel();
        this.notifier.notify(id);
      }
    };
    try {
      await Promise.all([running, saving()]);
    } finally {
      run.cancel();
      const report = run.report(this.notifier.now());
      const status = report.error === null || run.isComplete ? 'finished' : 'cancelled';
      if (!(await this.repository.save(id, status, report))) {
        await this.repository.saveLast(id, report);
      }
      this.notifier.notify(id);
    }
  }
}
