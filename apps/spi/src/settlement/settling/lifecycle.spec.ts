import { isPossible, type PaymentEvent, type PaymentStatus } from './lifecycle';

describe('The lifecycle of a payment', () => {
  it.each<[PaymentStatus, readonly PaymentEvent[]]>([
    ['RECEIVED', ['refuse', 'forward', 'settle', 'reject']],
    ['PENDING', ['settle', 'reject', 'timeOut']],
    ['ACCEPTED', []],
    ['REJECTED', []],
  ])('lets %s change by %j', (status, expected) => {
    const events: readonly PaymentEvent[] = ['refuse', 'forward', 'settle', 'reject', 'timeOut'];
    expect(events.filter((event) => isPossible(event, status))).toEqual(expected);
  });
});
