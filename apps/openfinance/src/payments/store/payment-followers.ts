import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { ChargeRepository } from '../../qr-codes/charge.repository';
import { type Payment } from '../payment';

/** Does its part in the transaction that has added or changed payments. */
export type PaymentFollower = (tx: UnitOfWork, payments: readonly Payment[]) => Transactional<void>;

/** Everything that changes together with payments: their charges, and what other modules add at startup. */
@Injectable()
export class PaymentFollowers {
  private readonly followers: PaymentFollower[] = [];

  constructor(private readonly charges: ChargeRepository) {}

  add(follower: PaymentFollower): void {
    this.followers.push(follower);
  }

  /** @returns false if the charge of the payment cannot be paid */
  *takeCharge(tx: UnitOfWork, { details, paymentId }: Payment): Transactional<boolean> {
    const { chargeToken } = details;
    return chargeToken === undefined || (yield* this.charges.take(tx, chargeToken, paymentId));
  }

  *follow(tx: UnitOfWork, payments: readonly Payment[]): Transactional<void> {
    for (const payment of payments) {
      const { chargeToken } = payment.details;
      if (chargeToken !== undefined) yield* this.charges.followPayment(tx, chargeToken, payment);
    }
    for (const follower of this.followers) yield* follower(tx, payments);
  }
}
