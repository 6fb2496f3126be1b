import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { NumberCounterRow } from '../invoices/invoice.row';
import { countsOf, numbered, type Delivery } from './distributed-document';
import { DistributedDocumentRow } from './distributed-document.row';

const COUNTER_SUFFIX = ' nsu';

/** Stores the documents that the national environment distributes. Each recipient has its own numbers (NSU). */
@Injectable()
export class DistributionRepository {
  /**
   * Distributes documents in the transaction that stores them, so that no number is lost and no document is missing.
   * It is the last step of the transaction, and done only once in it: it locks the counters of the recipients in
   * ascending order, so that two transactions never wait for each other.
   */
  *distribute(tx: UnitOfWork, deliveries: readonly Delivery[]): Transactional<void> {
    const counts = countsOf(deliveries);
    if (counts.length === 0) return;
    const raised = yield {
      sql: raiseCounters(tx.table(NumberCounterRow), counts.length),
      parameters: counts.flatMap(([recipient, count]) => [recipient + COUNTER_SUFFIX, count]),
    };
    const last = new Map(
      raised.map((row) => [
        String(row['counter']).slice(0, -COUNTER_SUFFIX.length),
        Number(row['last_number']),
      ]),
    );
    yield tx.sql(DistributedDocumentRow).insertMany(numbered(deliveries, last));
  }
}

/** The rows are locked in the order of the values. */
function raiseCounters(table: string, count: number): string {
  const values = Array.from({ length: count }, (_, index) => {
    const place = 2 * index + 1;
    return `($${String(place)}, $${String(place + 1)})`;
  });
  return (
    `INSERT INTO ${table} AS c (counter, last_number) VALUES ${values.join(', ')} ON CONFLICT (counter) ` +
    'DO UPDATE SET last_number = c.last_number + excluded.last_number RETURNING counter, last_number'
  );
}
