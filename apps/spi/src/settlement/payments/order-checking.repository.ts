import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type SpiCreditTransfer, type SpiRejectCode } from '#libs/iso20022';
import { CONFIG } from '#libs/platform';
import { type SpiConfig } from '../../config';
import { type ParticipantProfile } from '../../participants/participant';
import { ParticipantDirectory } from '../../participants/participant-directory.repository';
import { type Arrival } from '../incoming/arrival';
import { type ReceivedOrder } from '../institutions/institution-notices';
import { Institutions } from '../institutions/institutions';
import { participantsOf, rejectionOf, type OrderToCheck, type Rejection } from './order-checks';

/** The registered participants of an order, and why the SPI rejects it. */
export interface Checked {
  readonly participants: ReadonlyMap<string, ParticipantProfile>;
  /** Undefined if all checks have passed. */
  readonly rejection: Rejection | undefined;
}

/** Checks orders against the registered participants of the sandbox. */
@Injectable()
export class OrderChecking {
  constructor(
    private readonly directory: ParticipantDirectory,
    private readonly institutions: Institutions,
    @Inject(CONFIG) private readonly config: SpiConfig,
  ) {}

  /** @param codes checks only for these codes; all if undefined */
  *check(
    database: DataSource,
    order: OrderToCheck,
    { sender, signer, moment: { nowMs } }: Pick<Arrival, 'sender' | 'signer' | 'moment'>,
    codes?: ReadonlySet<SpiRejectCode>,
  ): AtomicWork<Checked> {
    const participants = yield* this.directory.profiles(database, participantsOf(order, sender));
    const isStrict = this.config.strictParticipants;
    const surroundings = { sender, signer, nowMs, participants, isStrict };
    return { participants, rejection: rejectionOf(order, surroundings, codes) };
  }

  /** Locks the accounts of the orders of a message, if there are several; see `lockAccounts`. */
  *lock(
    database: DataSource,
    transfers: readonly Pick<SpiCreditTransfer, 'debtorIspb' | 'creditorIspb'>[],
  ): AtomicWork<void> {
    if (transfers.length < 2) return;
    const ispbs = transfers.flatMap(({ debtorIspb, creditorIspb }) => [debtorIspb, creditorIspb]);
    yield* this.directory.lockAccounts(database, ispbs);
  }

  /** Whether one of the orders is for an institution that another service simulates. */
  isForSimulated(orders: readonly ReceivedOrder[]): boolean {
    return orders.some(({ institution }) => this.institutions.has(institution));
  }

  /** Whether a payment between these institutions moves accounts or can be rejected. Costs no query. */
  concerns(ispbs: readonly string[]): boolean | Promise<boolean> {
    if (this.config.strictParticipants) return true;
    const known = this.directory.profilesNow();
    if (known === undefined) return this.directory.isAnyRegistered(ispbs);
    return ispbs.some((ispb) => known.has(ispb));
  }
}
