import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { Webhooks, type EventOrigin } from '#libs/webhooks';
import { dateTime } from '../standard/date-time';
import { type Consent } from './consent';

/** The one place that tells others of a consent whose status has changed. */
@Injectable()
export class ConsentChanges {
  constructor(private readonly webhooks: Webhooks) {}

  /** The request that is about to change a consent. Call this outside of the transaction. */
  origin(): EventOrigin {
    return this.webhooks.origin();
  }

  /** Records the new status for webhooks, in the transaction of the change. */
  *onChanged(database: DataSource, consent: Consent, origin: EventOrigin): AtomicWork<void> {
    const { consentId, status, statusUpdatedAt, rejectedBy, rejectionCode } = consent;
    const rejection =
      rejectionCode === null ? {} : { rejection: { rejectedBy, reason: { code: rejectionCode } } };
    const statusUpdateDateTime = dateTime(Date.parse(statusUpdatedAt));
    const event = {
      type: 'consent.status-changed',
      subject: consentId,
      data: { consentId, status, statusUpdateDateTime, ...rejection },
    };
    yield* this.webhooks.recording(database, [event], origin);
  }
}
