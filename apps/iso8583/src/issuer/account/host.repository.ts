import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { HostStatements } from './statements.repository';

/** The tables of the host in the current sandbox. */
@Injectable()
export class HostRepository {
  private readonly known = new WeakMap<DataSource, HostStatements>();

  constructor(private readonly sandboxes: Sandboxes) {}

  /** Runs the work in one transaction. */
  async atomically<T>(work: (statements: HostStatements) => AtomicWork<T>): Promise<T> {
    const database = await this.sandboxes.database();
    const statements = this.statementsOf(database);
    return atomically(database, () => work(statements));
  }

  private statementsOf(database: DataSource): HostStatements {
    const known = this.known.get(database);
    if (known !== undefined) return known;
    const statements = new HostStatements(database);
    this.known.set(database, statements);
    return statements;
  }
}
