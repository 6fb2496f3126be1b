import { Inject, Injectable } from '@nestjs/common';
import { systemClock, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { SecuritySettingsService } from '../settings/security/security-settings.service';

/** How far the clock of a client may differ from that of the bank, in seconds. */
export const CLOCK_TOLERANCE_SEC = 30;

/** The time by which signed texts and certificates are judged, by the setting `signatureClock`. */
@Injectable()
export class SignatureTime {
  constructor(
    private readonly settings: SecuritySettingsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Milliseconds since 1970. */
  async nowMs(): Promise<number> {
    const { signatureClock } = await this.settings.current();
    return (signatureClock === 'machine' ? systemClock : this.clock).nowMs();
  }
}
