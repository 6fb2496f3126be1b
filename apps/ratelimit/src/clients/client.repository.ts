import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { findRow, newestFirst, returning, RowWriter, tableOf } from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type Client } from './client';
import { ClientRow, SigningKeyRow } from './client.row';

const SIGNING_KEY_BYTES = 32;

@Injectable()
export class ClientRepository {
  private readonly writer = new RowWriter(ClientRow, 'id');

  constructor(private readonly sandboxes: Sandboxes) {}

  async store(client: Client): Promise<void> {
    await this.writer.insert(await this.sandboxes.database(), client);
  }

  async find(id: string): Promise<Client | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, ClientRow, { id });
  }

  /** Lists the clients, newest first. `write` returns the JSON text of one client. */
  list(write: (client: Client) => string): JsonList {
    return newestFirst(async () => {
      const database = await this.sandboxes.database();
      return database.getRepository(ClientRow).createQueryBuilder('c');
    }, write);
  }

  /** Returns the key with which the sandbox signs its tokens. It is created when it is first needed. */
  async signingKey(): Promise<Uint8Array> {
    const database = await this.sandboxes.database();
    const key = randomBytes(SIGNING_KEY_BYTES).toString('hex');
    // If two requests create it at the same time, both get the key of the first one.
    const [row] = await returning<{ readonly key: string }>(
      database,
      `INSERT INTO ${tableOf(database, SigningKeyRow)} AS signing (id, key) VALUES (1, $1)
       ON CONFLICT (id) DO UPDATE SET key = signing.key RETURNING key`,
      [key],
    );
    return Buffer.from(row?.key ?? '', 'hex');
  }

  /** Returns the signing key for a token of this client; undefined if the sandbox has no such client. */
  async signingKeyFor(clientId: string): Promise<Uint8Array | undefined> {
    const database = await this.sandboxes.database();
    const [row] = await returning<{ readonly key: string }>(
      database,
      `SELECT signing.key FROM ${tableOf(database, SigningKeyRow)} AS signing
       CROSS JOIN ${tableOf(database, ClientRow)} AS client WHERE client.id = $1`,
      [clientId],
    );
    return row && Buffer.from(row.key, 'hex');
  }
}
