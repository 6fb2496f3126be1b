import { type AppDefinition } from '#libs/app';
import { eventTypes } from './event';

describe('The event types of a service', () => {
  const of = (...types: string[]) => {
    const webhookEvents = Object.fromEntries(types.map((type) => [type, 'It happened']));
    return eventTypes({ name: 'pay', webhookEvents } as unknown as AppDefinition);
  };

  it('are those that it declares', () => {
    const types = ['payment.created', 'payment.status-changed', 'a.b.c'];
    expect(of(...types)).toEqual(types);
  });

  it.each([
    '*',
    'payment',
    'Payment.created',
    'payment.%',
    'payment_created.x',
    'payment..created',
    `payment.${'x'.repeat(60)}`,
    'webhook.test',
  ])('cannot be %s', (type) => {
    expect(() => of(type)).toThrow(`${type} cannot be an event type of pay`);
  });
});
