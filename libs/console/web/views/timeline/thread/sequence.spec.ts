import { type ConsoleEvent } from '../log/console-event';
import { sequenceOf } from './sequence';

const event = (change: Partial<ConsoleEvent>): ConsoleEvent => ({
  ...{ service: 'openfinance', id: 1, method: 'POST', path: '/x', status: 200 },
  ...{ at: '2999-01-01T12:00:00.000Z', receivedAt: '2999-01-01T12:00:00.000100Z' },
  ...{ durationMs: 0, correlationId: 'c', outcome: 'answered', name: 'payment.created', facts: {} },
  ...change,
});

describe('The sequence of a thread', () => {
  it('has the calls between the services inside of those that caused them', () => {
    const payment = event({ durationMs: 30 });
    const lookup = event({
      ...{ service: 'dict', caller: 'openfinance', durationMs: 4 },
      receivedAt: '2999-01-01T12:00:00.010000Z',
    });
    const order = event({
      ...{ service: 'spi', caller: 'openfinance', outcome: 'lost' },
      receivedAt: '2999-01-01T12:00:00.015000Z',
    });
    const { participants, messages } = sequenceOf([order, payment, lookup]);
    expect(participants).toEqual(['client', 'openfinance', 'dict', 'spi']);
    expect(messages.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['request', 'client', 'openfinance'],
      ['request', 'openfinance', 'dict'],
      ['response', 'dict', 'openfinance'],
      ['request', 'openfinance', 'spi'],
      ['response', 'openfinance', 'client'],
    ]);
  });

  it('has the response of a fast request after it', () => {
    const { messages } = sequenceOf([event({})]);
    expect(messages.map(({ kind }) => kind)).toEqual(['request', 'response']);
  });

  it('has only the client if nothing happened', () => {
    expect(sequenceOf([])).toEqual({ participants: ['client'], messages: [] });
  });
});
