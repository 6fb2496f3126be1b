import { Injectable } from '@nestjs/common';
import { findRow, lockRow, type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Client, type ClientMetadata } from './client';
import { ClientRow } from './client.row';

/** The format of ids. The text in a request can be anything. */
const ID = /^[0-9A-Za-z_-]{1,36}$/;

/** The clients of the authorization server in a sandbox. */
@Injectable()
export class ClientRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async find(clientId: string): Promise<Client | undefined> {
    if (!ID.test(clientId)) return undefined;
    return findRow(await this.sandboxes.database(), ClientRow, { clientId });
  }

  /** The client of a software. */
  async ofSoftware(softwareId: string): Promise<Client | undefined> {
    if (!ID.test(softwareId)) return undefined;
    return findRow(await this.sandboxes.database(), ClientRow, { softwareId });
  }

  /** Reads a client and locks it until the commit. */
  *lock(tx: UnitOfWork, clientId: string): Transactional<Client | undefined> {
    if (!ID.test(clientId)) return undefined;
    return yield* lockRow(tx, ClientRow, { clientId });
  }

  /** @returns false, and nothing is stored, if the software has a client */
  *insert(tx: UnitOfWork, client: Client): Transactional<boolean> {
    const suffix = 'ON CONFLICT DO NOTHING RETURNING client_id';
    const rows = yield tx.sql(ClientRow).insert(client, suffix);
    return rows.length > 0;
  }

  *update(tx: UnitOfWork, clientId: string, metadata: ClientMetadata): Transactional<void> {
    const sql = tx.sql(ClientRow);
    const { columns, parameters } = sql.assignments({ metadata }, 1);
    yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE client_id = $1`,
      parameters: [clientId, ...parameters],
    };
  }

  /** @returns false if there is no such client */
  *remove(tx: UnitOfWork, clientId: string): Transactional<boolean> {
    const sql = `DELETE FROM ${tx.table(ClientRow)} WHERE client_id = $1 RETURNING client_id`;
    return (yield { sql, parameters: [clientId] }).length > 0;
  }

  /** Removes the clients of an organisation. */
  *removeOfOrganisation(tx: UnitOfWork, organisationId: string): Transactional<void> {
    const sql = `DELETE FROM ${tx.table(ClientRow)} WHERE organisation_id = $1`;
    yield { sql, parameters: [organisationId] };
  }

  /** The ids of the clients of an organisation, or of one of its software. */
  *idsOf(
    tx: UnitOfWork,
    owner: { readonly organisationId: string } | { readonly softwareId: string },
  ): Transactional<readonly string[]> {
    const clients = tx.sql(ClientRow);
    const rows = yield clients.select(owner);
    return rows.map((row) => clients.read(row).clientId);
  }
}
