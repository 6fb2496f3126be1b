import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { accepted, LAST_INSTANT_MS, toIsoUtc, type Failure, type Result } from '#libs/kernel';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { Webhooks } from '#libs/webhooks';
import { dateTime } from '../standard/date-time';
import { consentAt, INITIAL_STATUS, nextDeadline, type Consent, type Extension } from './consent';
import { ConsentRepository } from './consent.repository';

/** The kind of due work that applies a deadline. */
export const CONSENT_DEADLINE = 'consent-deadline';

/** A decision on a consent. */
export interface ConsentChange {
  /** The consent after the change. */
  readonly consent: Consent;
  /** Stored with the consent. */
  readonly extension?: Extension;
}

/**
 * Decides on a consent. It can be called a second time, so it changes nothing itself.
 * @param consent as it is at the instant of the change
 */
export type DecideConsent = (consent: Consent, nowMs: number) => Result<ConsentChange, Failure>;

/** Adds and changes consents, together with the due work of their next deadline and the events for webhooks. */
@Injectable()
export class ConsentTransactions {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly consents: ConsentRepository,
    private readonly dueWork: DueWork,
    private readonly webhooks: Webhooks,
  ) {}

  /**
   * Stores a new consent, unless there is one with its id.
   * @param begin what else belongs to the transaction; if it returns false, nothing is stored
   * @returns whether `begin` allowed it
   */
  store(consent: Consent, begin?: (tx: UnitOfWork) => Transactional<boolean>): Promise<boolean> {
    const insert = this.insert.bind(this);
    return this.sandboxes.atomically(function* (tx) {
      if (begin !== undefined && !(yield* begin(tx))) return false;
      yield* insert(tx, consent);
      return true;
    });
  }

  /**
   * Changes a consent under a lock. If a deadline has been reached, it takes effect first.
   * @returns undefined if there is no consent with the id
   */
  change(
    consentId: string,
    nowMs: number,
    decide: DecideConsent = (consent) => accepted({ consent }),
  ): Promise<Result<Consent, Failure> | undefined> {
    const { consents } = this;
    const save = this.save.bind(this);
    return this.sandboxes.atomically(function* (tx) {
      const stored = yield* consents.lock(tx, consentId);
      if (stored === undefined) return undefined;
      const current = consentAt(stored, nowMs);
      yield* save(tx, stored, current);
      const decided = decide(current, nowMs);
      if (!decided.ok) return decided;
      const { consent, extension } = decided.value;
      yield* save(tx, current, consent);
      if (extension !== undefined) yield* consents.insertExtension(tx, extension);
      return accepted(consent);
    });
  }

  private *insert(tx: UnitOfWork, consent: Consent): Transactional<void> {
    if (!(yield* this.consents.insert(tx, consent))) return;
    const deadline = nextDeadline(consent);
    if (deadline !== undefined) yield* this.schedule(tx, consent, deadline.atMs);
    if (consent.status !== INITIAL_STATUS) yield* this.publish(tx, consent);
  }

  private *save(tx: UnitOfWork, before: Consent, consent: Consent): Transactional<void> {
    if (consent === before) return;
    yield* this.consents.update(tx, consent);
    const deadline = nextDeadline(consent);
    if (deadline !== undefined) yield* this.schedule(tx, consent, deadline.atMs);
    else yield* this.dueWork.cancel(tx, CONSENT_DEADLINE, consent.consentId);
    if (consent.status !== before.status) yield* this.publish(tx, consent);
  }

  private schedule(tx: UnitOfWork, { consentId }: Consent, atMs: number): Transactional<void> {
    const dueAt = toIsoUtc(Math.min(atMs, LAST_INSTANT_MS));
    const work = { kind: CONSENT_DEADLINE, key: consentId, dueAt, payload: null };
    return this.dueWork.schedule(tx, work);
  }

  /** Publishes the new status. */
  private *publish(tx: UnitOfWork, consent: Consent): Transactional<void> {
    const { consentId, status, statusUpdatedAt, rejectedBy, rejectionCode } = consent;
    const rejection =
      rejectionCode === null ? {} : { rejection: { rejectedBy, reason: { code: rejectionCode } } };
    const statusUpdateDateTime = dateTime(Date.parse(statusUpdatedAt));
    const event = {
      type: 'consent.status-changed',
      subject: consentId,
      data: { consentId, status, statusUpdateDateTime, ...rejection },
    };
    yield* this.webhooks.publish(tx, [event]);
  }
}
