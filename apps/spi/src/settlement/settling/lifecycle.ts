import { checkTransitions, type Transition } from '#libs/kernel';
import { type TransactionStatus } from '../transaction';

/** RECEIVED: the payment is in the transaction that receives it, and its time limit is not stored yet. It is never stored. */
export type PaymentStatus = 'RECEIVED' | TransactionStatus;

/** The events of a payment or a return. An event that the status does not allow is ignored. */
export const LIFECYCLE = {
  /** A check of the SPI failed. */
  refuse: { from: ['RECEIVED'], to: 'REJECTED' },
  forward: { from: ['RECEIVED'], to: 'PENDING' },
  /** The receiver's institution has accepted it, and the money has moved. */
  settle: { from: ['RECEIVED', 'PENDING'], to: 'ACCEPTED' },
  /** The receiver's institution has rejected it, or the Conta PI has too little money (AM04). */
  reject: { from: ['RECEIVED', 'PENDING'], to: 'REJECTED' },
  /** The receiver's institution has not answered in time (AB03). */
  timeOut: { from: ['PENDING'], to: 'REJECTED' },
} as const satisfies Readonly<Record<string, Transition<PaymentStatus>>>;

checkTransitions<PaymentStatus>(
  LIFECYCLE,
  ['RECEIVED', 'PENDING', 'ACCEPTED', 'REJECTED'],
  'RECEIVED',
);

export type PaymentEvent = keyof typeof LIFECYCLE;

/** Whether the event changes a payment with this status. Late and repeated answers do not. */
export function isPossible(event: PaymentEvent, status: PaymentStatus): boolean {
  const { from }: Transition<PaymentStatus> = LIFECYCLE[event];
  return from.includes(status);
}
