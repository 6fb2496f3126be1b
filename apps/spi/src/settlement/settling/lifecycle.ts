import { checkTransitions, type Transition } from '#libs/kernel';
import { type TransactionStatus } from '../transaction';

/** RECEIVED: the order is in the transaction that receives it, and its time limit is not stored yet. It is never stored. */
export type OrderStatus = 'RECEIVED' | TransactionStatus;

/** The events of a payment order or a return. An event that the status does not allow is ignored. */
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
} as const satisfies Readonly<Record<string, Transition<OrderStatus>>>;

checkTransitions<OrderStatus>(
  LIFECYCLE,
  ['RECEIVED', 'PENDING', 'ACCEPTED', 'REJECTED'],
  'RECEIVED',
);

export type OrderEvent = keyof typeof LIFECYCLE;

/** Whether the event changes an order with this status. Late and repeated answers do not. */
export function isPossible(event: OrderEvent, status: OrderStatus): boolean {
  const { from }: Transition<OrderStatus> = LIFECYCLE[event];
  return from.includes(status);
}
