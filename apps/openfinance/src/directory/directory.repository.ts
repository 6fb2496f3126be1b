import { Injectable } from '@nestjs/common';
import {
  EntitySql,
  findRow,
  lockRow,
  returning,
  type SqlRow,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { DirectoryKeyRow, OrganisationRow, SoftwareRow } from '../institutions/institution.rows';
import { type DirectoryKey, type Organisation, type Software } from '../institutions/organisation';

/** The format of ids and kids. The text in a request can be anything. */
const ID = /^[0-9A-Za-z_-]{1,36}$/;
const KID = /^[\w.~=:-]{1,64}$/;

/** The most organisations that are listed. */
const MOST_LISTED = 1_000;

/** The organisations of the directory in a sandbox, with their software and keys. */
@Injectable()
export class DirectoryRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async organisations(): Promise<readonly Organisation[]> {
    const database = await this.sandboxes.database();
    return database
      .getRepository(OrganisationRow)
      .find({ order: { sequence: 'ASC' }, take: MOST_LISTED });
  }

  async organisation(organisationId: string): Promise<Organisation | undefined> {
    if (!ID.test(organisationId)) return undefined;
    return findRow(await this.sandboxes.database(), OrganisationRow, { organisationId });
  }

  async software(softwareId: string): Promise<Software | undefined> {
    if (!ID.test(softwareId)) return undefined;
    return findRow(await this.sandboxes.database(), SoftwareRow, { softwareId });
  }

  async softwareOf(organisationId: string): Promise<readonly Software[]> {
    const database = await this.sandboxes.database();
    return database
      .getRepository(SoftwareRow)
      .find({ where: { organisationId }, order: { sequence: 'ASC' } });
  }

  /** The keys of a software, or those with which an organisation signs payments. */
  async keysOf(ownerId: string): Promise<readonly DirectoryKey[]> {
    if (!ID.test(ownerId)) return [];
    return this.keysWith({ ownerId });
  }

  async keysOfOrganisation(organisationId: string): Promise<readonly DirectoryKey[]> {
    return this.keysWith({ organisationId });
  }

  async key(ownerId: string, kid: string): Promise<DirectoryKey | undefined> {
    if (!ID.test(ownerId) || !KID.test(kid)) return undefined;
    const [key] = await this.keysWith({ ownerId, kid });
    return key;
  }

  /** The key whose certificate has this SHA-256. */
  async keyOfCertificate(thumbprint: string): Promise<DirectoryKey | undefined> {
    const keys = await this.keysWith({ thumbprint });
    return keys.find(({ use }) => use === 'transport') ?? keys[0];
  }

  /** Reads an organisation and locks it until the commit. */
  *lock(tx: UnitOfWork, organisationId: string): Transactional<Organisation | undefined> {
    if (!ID.test(organisationId)) return undefined;
    return yield* lockRow(tx, OrganisationRow, { organisationId });
  }

  /** Reads a software and locks it until the commit. */
  *lockSoftware(tx: UnitOfWork, softwareId: string): Transactional<Software | undefined> {
    if (!ID.test(softwareId)) return undefined;
    return yield* lockRow(tx, SoftwareRow, { softwareId });
  }

  /** @returns false, and nothing is stored, if there is an organisation with the id */
  *insert(tx: UnitOfWork, organisation: Organisation): Transactional<boolean> {
    const suffix = 'ON CONFLICT DO NOTHING RETURNING organisation_id';
    return (yield tx.sql(OrganisationRow).insert(organisation, suffix)).length > 0;
  }

  /** @returns false, and nothing is stored, if there is a software with the id */
  *insertSoftware(tx: UnitOfWork, software: Software): Transactional<boolean> {
    const suffix = 'ON CONFLICT DO NOTHING RETURNING software_id';
    return (yield tx.sql(SoftwareRow).insert(software, suffix)).length > 0;
  }

  *insertKeys(tx: UnitOfWork, keys: readonly DirectoryKey[]): Transactional<void> {
    if (keys.length > 0) yield tx.sql(DirectoryKeyRow).insertMany(keys);
  }

  *update(
    tx: UnitOfWork,
    { organisationId, name, status, roles }: Organisation,
  ): Transactional<void> {
    const sql = tx.sql(OrganisationRow);
    const { columns, parameters } = sql.assignments({ name, status, roles }, 1);
    yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE organisation_id = $1`,
      parameters: [organisationId, ...parameters],
    };
  }

  *updateSoftware(tx: UnitOfWork, { softwareId, status, content }: Software): Transactional<void> {
    const sql = tx.sql(SoftwareRow);
    const { columns, parameters } = sql.assignments({ status, content }, 1);
    yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE software_id = $1`,
      parameters: [softwareId, ...parameters],
    };
  }

  /** @returns false if the organisation has no key with the kid */
  *updateKey(
    tx: UnitOfWork,
    { organisationId, kid, status }: Pick<DirectoryKey, 'organisationId' | 'kid' | 'status'>,
  ): Transactional<boolean> {
    if (!KID.test(kid)) return false;
    const table = tx.table(DirectoryKeyRow);
    const sql = `UPDATE ${table} SET status = $3 WHERE organisation_id = $1 AND kid = $2 RETURNING kid`;
    return (yield { sql, parameters: [organisationId, kid, status] }).length > 0;
  }

  /** Removes an organisation with its software and keys. @returns false if it does not exist */
  *remove(tx: UnitOfWork, organisationId: string): Transactional<boolean> {
    const parameters = [organisationId];
    for (const row of [DirectoryKeyRow, SoftwareRow]) {
      const sql = `DELETE FROM ${tx.table(row)} WHERE organisation_id = $1`;
      yield { sql, parameters };
    }
    const table = tx.table(OrganisationRow);
    const sql = `DELETE FROM ${table} WHERE organisation_id = $1 RETURNING organisation_id`;
    return (yield { sql, parameters }).length > 0;
  }

  private async keysWith(
    values: Partial<Readonly<Record<'ownerId' | 'organisationId' | 'kid' | 'thumbprint', string>>>,
  ): Promise<readonly DirectoryKey[]> {
    const database = await this.sandboxes.database();
    const entity = EntitySql.of(database, DirectoryKeyRow);
    const { sql, parameters } = entity.select(values, ' ORDER BY sequence');
    const rows = await returning<SqlRow>(database, sql, parameters);
    return rows.map((row) => entity.read(row));
  }
}
