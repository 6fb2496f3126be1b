import { Injectable, Logger } from '@nestjs/common';
import { LAST_INSTANT_MS, retryDelayMs, toIsoUtc } from '#libs/kernel';
import { DueWork, type Work } from '#libs/sandbox';
import { INSTITUTION_NOTICE } from '../effects';
import { VirtualOrders } from '../payments/virtual-orders.repository';
import { SettlementWork } from '../settlement-work.repository';
import { type SettledNotice } from './institution-notices';
import { InstitutionClient } from './institution.client';

/** A notice that is stored until its institution has taken it. */
export interface StoredNotice {
  readonly notice: SettledNotice;
  /** How often it was sent. */
  readonly attempts: number;
}

/**
 * Tells institutions that other services simulate what was settled to them. A notice is due work that is stored with the
 * settlement. It is sent at once after the commit, and again on the clock of the sandbox until the institution has taken it.
 */
@Injectable()
export class InstitutionNotices {
  private readonly logger = new Logger('InstitutionNotices');

  constructor(
    private readonly dueWork: DueWork,
    private readonly client: InstitutionClient,
    private readonly orders: VirtualOrders,
    work: SettlementWork,
  ) {
    dueWork.handle(INSTITUTION_NOTICE, (due) => this.sendAgain(due));
    work.afterCommit((notices) => this.sendAtOnce(notices));
  }

  /** Never throws: the settlement is committed, and what could not be sent is due again. */
  private async sendAtOnce(notices: readonly SettledNotice[]): Promise<void> {
    await Promise.all(
      notices.map(async (notice) => {
        try {
          if (await this.send(notice)) await this.dueWork.cancel(INSTITUTION_NOTICE, notice.id);
        } catch (error) {
          this.logger.error(error instanceof Error ? error.stack : String(error));
        }
      }),
    );
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
    await this.dueWork.enlist({ kind, key, dueAt: toIsoUtc(nextMs), payload: next });
  }

  /** @returns whether the institution has taken the notice */
  private async send(notice: SettledNotice): Promise<boolean> {
    const answer = await this.client.tell(notice);
    const { institution, kind, id, endToEndId } = notice;
    if (answer === undefined) {
      this.logger.warn({ institution, kind, id, reason: 'The institution has not answered.' });
      return false;
    }
    const { status, returnReason } = answer;
    if (status === 'NOT_BOOKED' && kind === 'PAYMENT' && returnReason !== undefined) {
      // The second time nothing is left to return.
      await this.orders.giveBack(endToEndId, undefined, returnReason);
    }
    return true;
  }
}
