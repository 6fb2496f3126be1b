import { isPossible, type OrderEvent, type OrderStatus } from './lifecycle';

describe('The lifecycle of an order', () => {
  it.each<[OrderStatus, readonly OrderEvent[]]>([
    ['RECEIVED', ['refuse', 'forward', 'settle', 'reject']],
    ['PENDING', ['settle', 'reject', 'timeOut']],
    ['ACCEPTED', []],
    ['REJECTED', []],
  ])('lets %s change by %j', (status, expected) => {
    const events: readonly OrderEvent[] = ['refuse', 'forward', 'settle', 'reject', 'timeOut'];
    expect(events.filter((event) => isPossible(event, status))).toEqual(expected);
  });
});
