import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { currentContext } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type DictConfig } from '../config';
import { transferOfPayment, transferOfReturn } from './spi-payment';
import { SpiPayments } from './spi-payments';
import { gapOf, readPage, type Reading } from './sync-reading';
import { isReturnId, type NewTransfer } from './transfer';
import { SpiUnavailable } from './transfer.errors';
import { type TransferRow } from './transfer.row';
import { TransferStore } from './transfer-store.repository';
import { TransferSyncs, type SyncState } from './transfer-sync.repository';

/** The time for which `sync` does not call an SPI that did not answer. */
const PAUSE_MS = 5_000;
/** Pending payments that one `sync` reads again. */
const PENDING_ASKED = 50;

/** The payments of the SPI, if there is one, and the payments that a tester has declared. */
@Injectable()
export class Transfers {
  private readonly logger = new Logger('Transfers');
  /** The running `sync` of each sandbox. */
  private readonly running = new Map<string, Promise<void>>();
  /** The end of the pause after the SPI did not answer, on the monotonic clock; undefined if there is no pause. */
  private pausedUntilMs: number | undefined;

  constructor(
    private readonly spi: SpiPayments,
    private readonly store: TransferStore,
    private readonly syncs: TransferSyncs,
    private readonly sandboxes: Sandboxes,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  /**
   * The present payment or return, with the parties from its lookup. It asks the SPI, if there is one.
   * @param transactionId EndToEndId of a payment, or RtrId of a return
   * @throws SpiUnavailable if the SPI does not answer and the payment is not known to be settled or rejected
   */
  async find(transactionId: string): Promise<TransferRow | undefined> {
    const stored = await this.store.find(transactionId);
    if (!this.spi.isConfigured || stored?.source === 'DECLARED') return stored;
    const isOver = stored !== undefined && stored.status !== 'PENDING';
    try {
      const learned = await this.ask(transactionId);
      if (learned === undefined) return stored;
      await this.store.mergeAll([learned]);
    } catch (error) {
      if (isOver && error instanceof SpiUnavailable) return stored;
      throw error;
    }
    return this.store.find(transactionId);
  }

  /**
   * Reads the payments that the SPI has received since the last call. Without an SPI it does nothing. It takes at most
   * `DICT_SPI_TIMEOUT_MS`; the next call reads the rest. It is not an error if the SPI does not answer.
   */
  async sync(): Promise<void> {
    const isPaused = this.pausedUntilMs !== undefined && performance.now() < this.pausedUntilMs;
    if (!this.spi.isConfigured || isPaused) return;
    // Keeps the sandbox open for this request, even if another request reads the list.
    await this.sandboxes.current();
    const { sandbox } = currentContext();
    const running = this.running.get(sandbox) ?? this.start(sandbox);
    await running;
  }

  private start(sandbox: string): Promise<void> {
    const reading = this.readNew().finally(() => this.running.delete(sandbox));
    this.running.set(sandbox, reading);
    return reading;
  }

  private async readNew(): Promise<void> {
    const endMs = performance.now() + this.config.spiTimeoutMs;
    try {
      await this.readList(endMs);
      await this.askPending(endMs);
      this.pausedUntilMs = undefined;
    } catch (error) {
      if (!(error instanceof SpiUnavailable)) throw error;
      if (this.pausedUntilMs === undefined) {
        this.logger.warn(`New payments of the SPI are not read at the moment. ${error.detail}`);
      }
      this.pausedUntilMs = performance.now() + PAUSE_MS;
    }
  }

  private async readList(endMs: number): Promise<void> {
    let state: SyncState | undefined = await this.syncs.read();
    let reading: Reading | undefined = { cursor: undefined, until: state.newest };
    while (state !== undefined && reading !== undefined) {
      const leftMs = Math.floor(endMs - performance.now());
      if (leftMs <= 0) return;
      const page = await this.spi.page(reading.cursor, leftMs);
      const read = readPage(state, reading, page);
      if (read.payments.length === 0 && isSame(read.state, state)) return;
      state = await this.syncs.keep(read.payments.map(transferOfPayment), state, read.state);
      reading = state && gapOf(state);
    }
  }

  /** Reads pending payments again: they may be settled now. */
  private async askPending(endMs: number): Promise<void> {
    for (const { endToEndId } of await this.store.pending(PENDING_ASKED)) {
      if (performance.now() >= endMs) return;
      const learned = await this.ask(endToEndId);
      if (learned !== undefined) await this.store.mergeAll([learned]);
    }
  }

  private async ask(transactionId: string): Promise<NewTransfer | undefined> {
    if (!isReturnId(transactionId)) {
      const payment = await this.spi.payment(transactionId);
      return payment && transferOfPayment(payment);
    }
    const given = await this.spi.return(transactionId);
    return given && transferOfReturn(given, await this.find(given.endToEndId));
  }
}

function isSame(one: Omit<SyncState, 'version'>, other: SyncState): boolean {
  return one.newest === other.newest && one.gaps.length === 0 && other.gaps.length === 0;
}
