import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Clock } from '#libs/kernel';
import { type AbrasfRequest } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { ClientTaxpayers } from '../../tls/client-taxpayers';
import { type Place } from '../place';
import { AbrasfRefused } from '../refused';
import { type SenderCheck, senderMessages, signerMessages } from './author-messages';

/** Checks who sent and who signed a request. */
@Injectable()
export class Authors {
  constructor(
    private readonly taxpayers: ClientTaxpayers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws AbrasfRefused (E138, E157, E170, E171, E182, E189, E190) */
  async check(request: AbrasfRequest, { settings }: Place, http: Request): Promise<void> {
    const { sender } = settings;
    const found = [
      ...(sender === 'any' ? [] : senderMessages(request, await this.senderOf(http), sender)),
      ...signerMessages(request, this.clock.nowMs(), settings),
    ];
    if (found.length > 0) throw new AbrasfRefused(found);
  }

  private async senderOf(http: Request): Promise<SenderCheck> {
    const shown = await this.taxpayers.shownBy(http);
    if (shown === undefined) return { state: 'absent' };
    return shown.ok
      ? { state: 'valid', taxId: shown.value }
      : { state: 'invalid', reason: `${shown.refusal.code}: ${shown.refusal.detail}` };
  }
}
