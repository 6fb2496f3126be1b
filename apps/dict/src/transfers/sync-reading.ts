import { type SpiPayment } from '#libs/spi-api';
import { type PaymentPage } from './spi-payments';
import { type SyncState } from './transfer-sync.repository';

/** The next part of the list of the SPI to read: its newest part, or a gap. */
export interface Reading {
  /** undefined: the part begins with the newest payment. */
  readonly cursor: string | undefined;
  /** The EndToEndId at which the part ends; null: it ends at the end of the list. */
  readonly until: string | null;
}

export interface PageRead {
  /** The payments that were not read before, oldest first. */
  readonly payments: readonly SpiPayment[];
  readonly state: Omit<SyncState, 'version'>;
}

/** The first gap, if there is one. */
export function gapOf({ gaps: [gap] }: SyncState): Reading | undefined {
  return gap;
}

/** The new payments of a page, and the state after it. If the page does not reach the end of the part, the rest is a gap. */
export function readPage(state: SyncState, reading: Reading, page: PaymentPage): PageRead {
  const { cursor, until } = reading;
  const end = page.payments.findIndex(({ endToEndId }) => endToEndId === until);
  const payments = (end < 0 ? page.payments : page.payments.slice(0, end)).toReversed();
  const rest = end < 0 && page.next !== undefined ? [{ cursor: page.next, until }] : [];
  const gaps = [...rest, ...(cursor === undefined ? state.gaps : state.gaps.slice(1))];
  const newest = cursor === undefined ? (page.payments[0]?.endToEndId ?? null) : state.newest;
  return { payments, state: { newest, gaps } };
}
