import { entryOf } from '../entry.fixture';
import { EventReader } from './event-reader';
import { type EventTable } from './event-table';
import { FactReader } from './fact-reader';
import { shownEvent } from './shown-event';

const TABLE: EventTable = {
  failure: { code: '/code', detail: '/detail' },
  operations: [
    {
      method: 'POST',
      path: '/payments',
      name: ({ kind }) => (kind === 'scheduled' ? 'payment.scheduled' : 'payment.created'),
      request: { amount: 'cents:/amount', key: '/key', kind: '/kind', count: '/items#' },
      response: { paymentId: '/id', key: '/key' },
    },
    {
      method: 'POST',
      path: '/messages',
      name: 'message.sent',
      request: {
        amount: 'Tx/Amt',
        currency: 'Tx/Amt@Ccy',
        payerIspb: ['DbtrAgt/Id', 'InstgAgt/Id'],
        count: 'Tx#',
      },
    },
    { method: 'GET', path: '/cards/{pan}', name: 'card.read' },
    { method: 'GET', path: '/cards/all', name: 'card.list' },
  ],
};
const reader = new EventReader(TABLE);

const posted = (request: object, response?: object, status = 201) =>
  reader.read(
    entryOf(1, {
      ...{ method: 'POST', path: '/payments?x=1', status },
      requestBody: JSON.stringify(request),
      responseBody: response === undefined ? undefined : JSON.stringify(response),
    }),
  );

describe('The event of an entry', () => {
  it('has facts of the request and of the response, which count first', () => {
    expect(posted({ amount: 15075, key: 'a' }, { id: 'p1', key: 'b' })).toEqual({
      name: 'payment.created',
      facts: { amount: '150.75', key: 'b', paymentId: 'p1' },
    });
  });

  it('has the name that its facts decide, and the number of several', () => {
    const { name, facts } = posted({ kind: 'scheduled', items: [1, 2, { a: [3] }] });
    expect([name, facts['count']]).toEqual(['payment.scheduled', '3']);
    expect(posted({ items: [1] }).facts).toEqual({});
  });

  it('has the code and the detail of an error instead of facts of the response', () => {
    expect(posted({ key: 'a' }, { id: 'x', code: 'NO', detail: 'Why' }, 422).facts).toEqual({
      key: 'a',
      code: 'NO',
      detail: 'Why',
    });
  });

  it.each<[string, object]>([
    [
      '<m:T xmlns:m="u"><Tx><Amt Ccy="BRL">1.5</Amt></Tx></m:T>',
      { amount: '1.50', currency: 'BRL' },
    ],
    ['<T><Tx><Amt>1</Amt></Tx><Tx><Amt>2</Amt></Tx></T>', { amount: '1.00', count: '2' }],
    [
      '<T><InstgAgt><Id>1</Id></InstgAgt><DbtrAgt><X><Id>2</Id></X></DbtrAgt></T>',
      { payerIspb: '2' },
    ],
    ['<T><InstgAgt><Id>1</Id></InstgAgt><DbtrAgt><Id>2', { payerIspb: '1' }],
    ['not XML', {}],
  ])('reads the XML %s', (requestBody, facts) => {
    const entry = entryOf(1, { method: 'POST', path: '/messages', requestBody });
    expect(reader.read(entry).facts).toEqual(facts);
  });

  it('is that of a path without parameters before one with them', () => {
    const read = (path: string) => reader.read(entryOf(1, { method: 'GET', path }));
    expect(read('/cards/all').name).toBe('card.list');
    expect(read('/cards/4000%30001')).toEqual({ name: 'card.read', facts: { pan: '40000001' } });
    expect(read('/other').name).toBe('http.request');
    expect(reader.read(entryOf(1, { method: 'HEAD', path: '/cards/all' })).name).toBe('card.list');
  });
});

describe('A shown event', () => {
  it.each<[string, string]>([
    ['a CPF', '12345678909'],
    ['a CPF with punctuation', '123.456.789-09'],
    ['a CNPJ', '11222333000181'],
    ['a card number', '4111111111111111'],
    ['an e-mail address', 'maria@bank.example'],
    ['a phone number', '+5511987654321'],
    ['a CPF in escapes of XML', '&#49;2345678909'],
    ['a CPF in escapes of a URL', '%31%32345678909'],
    ['a CPF in an amount', '12345678909'],
  ])('does not show %s', (_, value) => {
    const bodies = [{ key: value, kind: value }, { key: `x ${value} y` }];
    for (const body of bodies) {
      const shown = JSON.stringify(shownEvent(posted(body, { key: body.key, detail: value }, 201)));
      expect(shown).not.toContain(value);
      expect(shown).not.toContain('2345678909');
    }
  });

  it('shows no tax id as an amount, with or without decimals', () => {
    for (const amount of ['12345678909', 12345678909, '11222333000181', '4111111111111111']) {
      const shown = shownEvent(posted({ amount })).facts['amount'];
      expect(shown).toMatch(/\*/);
    }
  });

  it('shows no CPF as an amount in cents', () => {
    const cents = new FactReader({ amount: 'cents:/amount' });
    expect(cents.read('{"amount":"01234567890"}').get('amount')).toBe('01234567890');
    expect(cents.read('{"amount":"000000012345"}').get('amount')).toBe('123.45');
  });

  it('has no part of a card number at the place where a very long value is cut', () => {
    const start = `Bearer ${'x'.repeat(1_980)} `;
    for (let length = 0; length < 16; length += 1) {
      const detail = `${start.slice(length)}4111111111111111`;
      const shown = shownEvent(posted({}, { code: 'NO', detail }, 400)).facts['detail'];
      expect(shown).not.toMatch(/\d{7}/);
    }
  });

  it('shows card numbers in part, whatever they look like', () => {
    const read = (path: string) => shownEvent(reader.read(entryOf(1, { method: 'GET', path })));
    expect(read('/cards/4000000000000001').facts['pan']).toBe('400000******0001');
    expect(read('/cards/4000-0000-0000-0001').facts['pan']).toBe('400000******0001');
    expect(read('/cards/4000').facts['pan']).toBe('***');
  });

  it('cuts a long detail after it was masked', () => {
    const detail = `${'x'.repeat(195)} 12345678909`;
    const shown = shownEvent(posted({}, { code: 'NO', detail }, 400)).facts['detail'] ?? '';
    expect(shown).toHaveLength(200);
    expect(shown).not.toMatch(/\d/);
  });
});
