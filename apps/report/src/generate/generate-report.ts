import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { currentContext } from '#libs/http';
import { canonicalJson, newUuid, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type ReportConfig } from '../config';
import { RunChanges, type NewRun } from '../runs/run-changes';
import { type Run } from '../runs/run';
import { IdempotencyKeyReused } from '../runs/run.errors';
import { RunRepository } from '../runs/run.repository';
import { ReportTypes } from '../types/report-types';
import { type RequestedOutcome } from '../runs/outcomes';
import { writeOptionsOf } from './report-options';
import { readReportRequest, type ReportRequest } from './report.request';

const HOUR_SECONDS = 3_600;

/** The members of a run that do not come from the body of its request. */
export interface RunSettings {
  readonly idempotencyKey?: string | undefined;
  /** Only for examples, which have a fixed id. */
  readonly id?: string;
  readonly requestedOutcome?: RequestedOutcome;
  /** The instant of the run, in ms. Default: now. */
  readonly nowMs?: number;
  /** The schedule that starts the run, and the name of its file in the outbox. */
  readonly schedule?: { readonly id: string; readonly outboxName: string | undefined };
}

/** Starts runs. */
@Injectable()
export class GenerateReport {
  constructor(
    private readonly types: ReportTypes,
    private readonly changes: RunChanges,
    private readonly repository: RunRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ReportConfig,
  ) {}

  /**
   * @throws RequestInvalid, ReportRequestRefused
   * @throws IdempotencyKeyReused if the key has started another report
   */
  async generate(body: unknown, settings: RunSettings = {}): Promise<Run> {
    const run = this.prepare(body, settings);
    const created = await this.changes.create(run);
    return created ?? (await this.earlier(run));
  }

  /**
   * The run that a request asks for. It is not stored.
   * @throws RequestInvalid, ReportRequestRefused
   */
  prepare(body: unknown, settings: RunSettings = {}): NewRun {
    const { nowMs = this.clock.nowMs() } = settings;
    const request = readReportRequest(body, this.types.all, nowMs);
    return this.newRun(request, { ...settings, nowMs });
  }

  private newRun(
    request: ReportRequest,
    {
      idempotencyKey,
      id,
      requestedOutcome,
      schedule,
      nowMs,
    }: RunSettings & { readonly nowMs: number },
  ): NewRun {
    const { type, format, parameters, timezone, columns, options } = request;
    const { fileName, expiresInSeconds = this.config.reportHours * HOUR_SECONDS } = options;
    const outboxName = schedule?.outboxName;
    const isZipped = options.compression === 'zip';
    const { version, variant, faults } = options;
    const written = {
      ...writeOptionsOf(options),
      ...{ timezone, columns, fileName, expiresInSeconds, version, variant, faults },
      ...(outboxName !== undefined && { outboxName }),
    };
    const asked = { type: type.id, format, isZipped, parameters, options: written };
    const context = currentContext();
    return {
      ...asked,
      id: id ?? newUuid(),
      content: createHash('sha256')
        .update(canonicalJson(JSON.parse(JSON.stringify(asked))))
        .digest('hex'),
      idempotencyKey: idempotencyKey ?? null,
      schedule: schedule?.id ?? null,
      requestedOutcome: requestedOutcome ?? null,
      correlationId: context.correlationId,
      createdAtMs: nowMs,
    };
  }

  /** The run that the same request has started before. */
  private async earlier({ id, idempotencyKey, content }: NewRun): Promise<Run> {
    const run =
      (idempotencyKey === null
        ? undefined
        : await this.repository.byIdempotencyKey(idempotencyKey)) ??
      (await this.repository.byId(id));
    if (run === undefined) throw new Error(`Run ${id} was neither stored nor found.`);
    if (run.content !== content) throw new IdempotencyKeyReused(idempotencyKey ?? '', run.id);
    return run;
  }
}
