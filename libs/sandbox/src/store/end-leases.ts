/** The table of jobs, which a snapshot of an older version may lack. */
export const JOBS_TABLE = 'sandbox_jobs';

/**
 * A statement for restored rows. The leases of jobs in a snapshot name holders of another time, or of another sandbox:
 * nobody would do the jobs until they are over. A raised epoch keeps what an instance still writes from counting, and an
 * attempt that the snapshot has cut off is given back. docs/adr/0054
 *
 * @param table the table of jobs, as the statement must name it
 */
export function endLeases(table: string): string {
  return `UPDATE ${table} SET epoch = epoch + 1, lease_until_ms = 0, holder = NULL,
    attempts = CASE WHEN holder IS NULL THEN attempts ELSE attempts - 1 END WHERE epoch > 0`;
}
