import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { isPostgres, pathOf } from '#libs/database';

/** IBGE codes have 7 digits, CPFs 11 and CNPJs 14 characters. */
const OF_MUNICIPALITIES = 'length(recipient) = 7';

/**
 * Gives the stored notes and events their numbers (NSU) for the municipalities: the one that issues, the one where the ISS
 * is due, and the one of the customer. They are numbered in the order of their generation. The database does it in two
 * statements, so that no row is read into memory.
 */
export class DistributeToMunicipalities1800300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const documents = await pathOf(queryRunner, 'distributed_documents');
    const counters = await pathOf(queryRunner, 'number_counters');
    await queryRunner.query(
      `INSERT INTO ${documents} (recipient, nsu, access_key, event_type, event_number, generated_at_ms) ` +
        (await numberedDocuments(queryRunner)),
    );
    await queryRunner.query(
      `INSERT INTO ${counters} (counter, last_number) SELECT recipient || ' nsu', MAX(nsu) ` +
        `FROM ${documents} WHERE ${OF_MUNICIPALITIES} GROUP BY recipient`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const documents = await pathOf(queryRunner, 'distributed_documents');
    const counters = await pathOf(queryRunner, 'number_counters');
    await queryRunner.query(
      `DELETE FROM ${counters} WHERE counter LIKE '% nsu' AND length(counter) = 11`,
    );
    await queryRunner.query(`DELETE FROM ${documents} WHERE ${OF_MUNICIPALITIES}`);
  }
}

/** All documents of the authorized invoices, once for each of their municipalities. */
async function numberedDocuments(queryRunner: QueryRunner): Promise<string> {
  const invoices = await pathOf(queryRunner, 'invoices');
  const signed = await pathOf(queryRunner, 'invoice_documents');
  const events = await pathOf(queryRunner, 'invoice_events');
  const textOf = isPostgres(queryRunner.dataSource) ? textInPostgres : textInSqlite;
  const incidence = textOf('nfse', ['cLocIncid']);
  const customer = textOf('dps', ['toma', 'end', 'endNac', 'cMun']);
  return (
    'WITH notes AS (SELECT i.access_key, i.municipality, i.dps, i.nfse, i.sequence, ' +
    `COALESCE(i.issued_at_ms, i.created_at_ms) AS at_ms FROM ${invoices} AS i JOIN ${signed} AS x ` +
    "ON x.invoice_id = i.id WHERE i.access_key IS NOT NULL AND x.nfse_xml <> ''), " +
    'towns AS (SELECT access_key, municipality AS recipient FROM notes ' +
    `UNION SELECT access_key, ${incidence} FROM notes UNION SELECT access_key, ${customer} FROM notes), ` +
    "documents AS (SELECT access_key, '' AS event_type, 0 AS event_number, at_ms, sequence FROM notes " +
    'UNION ALL SELECT e.access_key, e.type, e.event_number, e.registered_at_ms, n.sequence ' +
    `FROM ${events} AS e JOIN notes AS n ON n.access_key = e.access_key) ` +
    'SELECT t.recipient, ROW_NUMBER() OVER (PARTITION BY t.recipient ' +
    'ORDER BY d.at_ms, d.sequence, d.event_type, d.event_number), ' +
    'd.access_key, d.event_type, d.event_number, d.at_ms ' +
    'FROM documents AS d JOIN towns AS t ON t.access_key = d.access_key WHERE t.recipient IS NOT NULL'
  );
}

type TextOf = (column: string, path: readonly string[]) => string;

const textInPostgres: TextOf = (column, path) => `${column}::json #>> '{${path.join(',')}}'`;
const textInSqlite: TextOf = (column, path) => `json_extract(${column}, '$.${path.join('.')}')`;
