import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type WorkflowConfig } from '../../config';
import { type LiveExecution } from '../live/live-execution';

/**
 * Kills the process with SIGKILL at an event of an execution, to test that executions survive.
 * `WORKFLOW_CRASH_AT_EVENT=after:12` kills it after event 12 is stored, `before:12` before that event is stored.
 */
@Injectable()
export class CrashSwitch {
  private readonly when: 'after' | 'before' | undefined;
  private readonly event: number;

  constructor(@Inject(CONFIG) { crashAtEvent }: WorkflowConfig) {
    const [when, event = ''] = crashAtEvent.split(':');
    this.when = when === 'before' || when === 'after' ? when : undefined;
    this.event = Number(event);
  }

  /** With the switch, each step has its own transaction. */
  get stepsACommit(): number | undefined {
    return this.when === undefined ? undefined : 1;
  }

  beforeCommit(live: LiveExecution): void {
    if (this.when !== 'before') return;
    if (live.unstored.events.some(({ number }) => number === this.event)) crash();
  }

  afterCommit({ row: { eventCount } }: LiveExecution, eventsBefore: number): void {
    if (this.when === 'after' && eventsBefore < this.event && eventCount >= this.event) crash();
  }
}

function crash(): void {
  process.kill(process.pid, 'SIGKILL');
}
