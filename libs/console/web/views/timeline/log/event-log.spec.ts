import { type ConsoleEvent } from './console-event';
import { NO_FILTER, type EventFilter } from './event-filter';
import { EventLog, MOST_EVENTS } from './event-log';

const PAYMENT: ConsoleEvent = {
  service: 'spi',
  id: 1,
  at: '2999-01-01T12:00:00.000Z',
  receivedAt: '2999-01-01T12:00:00.000001Z',
  method: 'POST',
  path: '/spi/pacs.008',
  status: 200,
  durationMs: 3,
  correlationId: 'run-1',
  outcome: 'answered',
  name: 'pix.payment',
  facts: { endToEndId: 'E1234', amount: '150.75', status: 'ACCP' },
};
const CARD: ConsoleEvent = {
  ...PAYMENT,
  ...{ service: 'iso8583', id: 1, receivedAt: '2999-01-01T12:00:01.000001Z' },
  ...{ path: '/iso8583/issuer/authorize', name: 'card.authorization', correlationId: 'run-2' },
  facts: { pan: '400000******0001', nsu: '000123', responseCode: '51' },
};

describe('The log of events', () => {
  it.each<readonly [string, Partial<EventFilter>, readonly ConsoleEvent[]]>([
    ['nothing', {}, [CARD, PAYMENT]],
    ['a service', { service: 'spi' }, [PAYMENT]],
    ['any text', { text: 'AUTHORIZE' }, [CARD]],
    ['an amount', { text: '150.75' }, [PAYMENT]],
    ['an EndToEndId', { field: 'endToEndId', text: 'e1234' }, [PAYMENT]],
    ['an EndToEndId in another field', { field: 'nsu', text: 'E1234' }, []],
    ['words of its sentence', { text: 'limite insuficiente' }, [CARD]],
    ['a NSU', { field: 'nsu', text: '123' }, [CARD]],
    ['a card, which is shown masked', { field: 'pan', text: '4000000000000001' }, [CARD]],
    ['a correlation id', { field: 'correlationId', text: 'run-1' }, [PAYMENT]],
    ['what was refused', { result: 'refused' }, [CARD]],
    ['what failed', { result: 'failed' }, []],
  ])('filters by %s', (_, filter, expected) => {
    const log = new EventLog();
    log.add([PAYMENT]);
    log.filter({ ...NO_FILTER, ...filter });
    log.add([CARD]);
    expect(shown(log)).toEqual(expected);
    log.filter({ ...NO_FILTER, ...filter });
    expect(shown(log)).toEqual(expected);
  });

  it('accepts an event that has the text in its body', () => {
    const log = new EventLog();
    log.add([PAYMENT, CARD]);
    log.filter({ ...NO_FILTER, text: 'Maria' }, new Set(['spi/1']));
    expect(shown(log)).toEqual([PAYMENT]);
  });

  it('adds an event once, in the order of arrival at the services', () => {
    const log = new EventLog();
    log.add([CARD]);
    log.add([PAYMENT, CARD]);
    expect(shown(log)).toEqual([CARD, PAYMENT]);
    log.clear('iso8583');
    expect(shown(log)).toEqual([PAYMENT]);
    log.clear();
    log.add([PAYMENT]);
    expect(shown(log)).toEqual([PAYMENT]);
  });

  it('drops the oldest events', () => {
    const log = new EventLog();
    const many = Array.from({ length: MOST_EVENTS + 1 }, (_, id) => ({ ...PAYMENT, id }));
    log.add(many);
    expect(log.size).toBeLessThan(MOST_EVENTS);
    expect(log.count).toBe(log.size);
    expect(log.newest(0)).toMatchObject({ id: MOST_EVENTS });
  });

  function shown(log: EventLog): (ConsoleEvent | undefined)[] {
    return Array.from({ length: log.count }, (_, index) => log.newest(index));
  }
});
