import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { Journals } from '#libs/journal';
import { Metrics, type Reading } from '#libs/telemetry';
import { type SandboxConfig } from '../config';
import { Sandboxes } from '../open/sandboxes';
import { type ConnectionPool, SANDBOX_STORE, type SandboxStore } from '../store/sandbox-store';

/**
 * Shows the number and size of the sandboxes of a service, and the limits. All values are read when the metrics are
 * read.
 */
@Injectable()
export class SandboxMetrics {
  constructor(
    private readonly metrics: Metrics,
    private readonly sandboxes: Sandboxes,
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
    private readonly journals: Journals,
    @Inject(CONFIG) private readonly config: SandboxConfig,
  ) {
    // First, because metrics are read in this order: the queries of a scrape must not be counted as waiting.
    this.showPools();
    this.showSandboxes();
    this.showJournals();
  }

  private showSandboxes(): void {
    this.metrics.gauge({
      name: 'simulator_sandboxes',
      help: 'Stored sandboxes, open or not.',
      read: async () => (await this.store.list()).length,
    });
    this.metrics.gauge({
      name: 'simulator_sandboxes_max',
      help: 'Maximum number of stored sandboxes (SANDBOXES_MAX).',
      read: () => this.config.sandboxesMax,
    });
    this.metrics.gauge({
      name: 'simulator_sandboxes_open',
      help: 'Open sandboxes of this instance.',
      read: () => this.sandboxes.openNames().length,
    });
    this.metrics.gauge({
      name: 'simulator_sandboxes_open_max',
      help: 'Maximum number of open sandboxes, if they are not all in use (SANDBOXES_OPEN).',
      read: () => this.config.sandboxesOpen,
    });
  }

  private showJournals(): void {
    this.metrics.gauge({
      name: 'simulator_journal_entries',
      help: 'Requests in the journals of all sandboxes.',
      read: () => this.journals.entries,
    });
    this.metrics.gauge({
      name: 'simulator_journal_bytes',
      help: 'Memory of the journals of all sandboxes.',
      read: () => this.journals.bytes,
    });
    this.metrics.gauge({
      name: 'simulator_journal_bytes_max',
      help: 'Maximum memory of the journals (JOURNAL_TOTAL_BYTES).',
      read: () => this.config.journalTotalBytes,
    });
    this.metrics.countedElsewhere({
      name: 'simulator_journal_dropped_entries_total',
      help: 'Requests that a journal dropped to make room.',
      read: () => this.journals.droppedInAll,
    });
  }

  private showPools(): void {
    const values = (read: (pool: ConnectionPool) => Omit<Reading, 'labels'>): Reading<'pool'>[] =>
      this.store.pools.map((pool) => ({ labels: { pool: pool.name }, ...read(pool) }));
    this.metrics.gauge({
      name: 'simulator_database_connections',
      help: 'PostgreSQL connections that are open.',
      labels: ['pool', 'state'],
      read: () =>
        this.store.pools.flatMap(({ name: pool, active, idle }) => [
          { labels: { pool, state: 'active' }, value: active },
          { labels: { pool, state: 'idle' }, value: idle },
        ]),
    });
    this.metrics.gauge({
      name: 'simulator_database_connections_max',
      help: 'Maximum number of PostgreSQL connections of a pool.',
      labels: ['pool'],
      read: () => values(({ max }) => ({ value: max })),
    });
    this.metrics.gauge({
      name: 'simulator_database_waiting',
      help: 'Requests that wait for a PostgreSQL connection.',
      labels: ['pool'],
      read: () => values(({ waiting }) => ({ value: waiting })),
    });
  }
}
