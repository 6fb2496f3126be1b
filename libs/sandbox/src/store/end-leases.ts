/** The table of jobs, which a snapshot of an older version may lack. */
export const JOBS_TABLE = 'sandbox_jobs';

/**
 * A statement that ends the leases of jobs in restored rows. Their holders are not working on these rows, and the jobs
 * would wait until the leases expire. The higher epoch makes late writes of such a holder have no effect. An attempt
 * that the snapshot interrupted is not counted. docs/adr/0054
 *
 * @param table the table of jobs, as the statement must name it
 */
export function endLeases(table: string): string {
  return `UPDATE ${table} SET epoch = epoch + 1, lease_until_ms = 0, holder = NULL,
    attempts = CASE WHEN holder IS NULL THEN attempts ELSE attempts - 1 END WHERE epoch > 0`;
}
