import { type SpiPayment } from './spi-payment';
import { type PaymentPage } from './spi-payments.service';
import { type SyncState } from './transfer-sync.repository';

/** What is to be read next of the list of the SPI: its newest part, or a gap. */
export interface Reading {
  /** undefined: from the newest payment on. */
  readonly cursor: string | undefined;
  /** The EndToEndId at its end; null is the end of the list. */
  readonly until: string | null;
}

export interface PageRead {
  /** Those that were not read before, the oldest first. */
  readonly payments: readonly SpiPayment[];
  readonly state: Omit<SyncState, 'version'>;
}

/** The first gap, if there is one. */
export function gapOf({ gaps: [gap] }: SyncState): Reading | undefined {
  return gap;
}

/** What a page says of the list. A page that does not reach its end leaves a gap. */
export function readPage(state: SyncState, reading: Reading, page: PaymentPage): PageRead {
  const { cursor, until } = reading;
  const end = page.payments.findIndex(({ endToEndId }) => endToEndId === until);
  const payments = (end < 0 ? page.payments : page.payments.slice(0, end)).toReversed();
  const rest = end < 0 && page.next !== undefined ? [{ cursor: page.next, until }] : [];
  const gaps = [...rest, ...(cursor === undefined ? state.gaps : state.gaps.slice(1))];
  const newest = cursor === undefined ? (page.payments[0]?.endToEndId ?? null) : state.newest;
  return { payments, state: { newest, gaps } };
}
