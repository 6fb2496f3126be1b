import { Injectable, Logger } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type SpiReturn } from '#libs/iso20022';
import { LAST_INSTANT_MS, retryDelayMs, toIsoUtc } from '#libs/kernel';
import { DueWork, type Work } from '#libs/sandbox';
import { type InstitutionNotice, type SettledNotice } from './institution-notice';
import { Institutions } from './institutions';

/** The kind of due work that sends a notice again. Its key is an EndToEndId or RtrId. */
const INSTITUTION_NOTICE = 'spi-institution-notice';

/** A notice that is stored until its institution has received it. */
interface StoredNotice {
  readonly notice: SettledNotice;
  /** How often it was sent. */
  readonly attempts: number;
}

/** Returns a payment that its institution has not booked. */
type ReturnHandler = (endToEndId: string, reason: SpiReturn['reason']) => Promise<unknown>;

/**
 * Tells the institutions that other services simulate of the money that they have received. A notice is due work that is stored
 * with the settlement. It is sent after the commit, and again on the clock of the sandbox until the institution has received it.
 */
@Injectable()
export class InstitutionNotices {
  private readonly logger = new Logger('InstitutionNotices');
  private onReturn: ReturnHandler | undefined;

  constructor(
    private readonly dueWork: DueWork,
    private readonly institutions: Institutions,
  ) {
    dueWork.handle(INSTITUTION_NOTICE, (due) => this.sendAgain(due), {
      about: ({ payload }) => (payload as StoredNotice).notice.endToEndId,
    });
  }

  /** Sets the handler of payments that an institution has not booked. */
  handleReturns(handler: ReturnHandler): void {
    this.onReturn = handler;
  }

  /** Whether the institution gets notices. */
  has({ institution }: InstitutionNotice): boolean {
    return this.institutions.has(institution);
  }

  /** Stores a notice. The transaction resolves only when the notice was sent for the first time. */
  *tell(tx: UnitOfWork, notice: SettledNotice): Transactional<void> {
    const dueAt = toIsoUtc(Date.parse(notice.settledAt) + retryDelayMs(1, 0));
    const payload: StoredNotice = { notice, attempts: 1 };
    yield* this.dueWork.schedule(tx, { kind: INSTITUTION_NOTICE, key: notice.id, dueAt, payload });
    tx.afterCommit(() => this.sendAtOnce(notice));
  }

  /** Never throws, because the settlement is committed. The notice stays due if it could not be sent. */
  private async sendAtOnce(notice: SettledNotice): Promise<void> {
    try {
      if (await this.send(notice)) await this.dueWork.cancelAll(INSTITUTION_NOTICE, [notice.id]);
    } catch (error) {
      this.logger.error(error instanceof Error ? error.stack : String(error));
    }
  }

  private async sendAgain({ key, dueAt, payload }: Work): Promise<void> {
    const { notice, attempts } = payload as StoredNotice;
    if (await this.send(notice)) return;
    const waitingMs = Math.max(0, Date.parse(dueAt) - Date.parse(notice.settledAt));
    const nextMs = Math.min(
      LAST_INSTANT_MS,
      Date.parse(dueAt) + retryDelayMs(attempts + 1, waitingMs),
    );
    const next: StoredNotice = { notice, attempts: attempts + 1 };
    const kind = INSTITUTION_NOTICE;
    await this.dueWork.scheduleAlone({ kind, key, dueAt: toIsoUtc(nextMs), payload: next });
  }

  /** @returns whether the institution has received the notice */
  private async send(notice: SettledNotice): Promise<boolean> {
    const answer = await this.institutions.tell(notice);
    const { institution, kind, id, endToEndId } = notice;
    if (answer === undefined) {
      this.logger.warn({ institution, kind, id, reason: 'The institution has not responded.' });
      return false;
    }
    const { status, returnReason } = answer;
    if (status === 'NOT_BOOKED' && kind === 'PAYMENT' && returnReason !== undefined) {
      // If the notice is repeated, the payment has been returned already and nothing happens.
      await this.onReturn?.(endToEndId, returnReason);
    }
    return true;
  }
}
