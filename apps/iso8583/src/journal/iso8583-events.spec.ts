import { EventReader } from '#libs/journal';
import { journalEntryOf, type Exchange } from '#libs/testing';
import { ISO8583_EVENTS } from './iso8583-events';

const reader = new EventReader(ISO8583_EVENTS);
const RAW =
  '3031303037323230303030303030383038303030313634303030303030303030303030303031303030303030303030303030303135303735313132313132303030303030303030315445524D30303031393836';
const FIELDS = { '2': '4000000000000001', '4': '000000015075', '11': '000001', '39': '51' };
const CASES: readonly (readonly [string, Exchange, string, object])[] = [
  [
    'a message by names',
    {
      ...{ method: 'POST', path: '/iso8583/issuer/authorize' },
      request: { pan: '4000000000000001', amount: 15075, rrn: '632512000001' },
      response: { mti: '0110', fields: FIELDS, responseCode: '51', trace: { rule: 'funds' } },
    },
    'card.authorization',
    {
      amount: '150.75',
      mti: '0100',
      nsu: '000001',
      rrn: '632512000001',
      code: '51',
      trace: 'funds',
    },
  ],
  [
    'a message by numbers',
    {
      ...{ method: 'POST', path: '/iso8583/issuer/financial' },
      request: { mti: '0200', fields: FIELDS },
    },
    'card.purchase',
    { mti: '0200', pan: '4000000000000001', amount: '150.75', stan: '000001' },
  ],
  [
    'a message in hex',
    {
      ...{ method: 'POST', path: '/iso8583/issuer/authorize?profile=ascii', request: RAW },
      requestHeaders: { 'content-type': 'text/plain' },
      responseHeaders: { 'x-response-code': '00', 'x-trace-rule': 'approved' },
    },
    'card.authorization',
    {
      mti: '0100',
      pan: '4000000000000001',
      amount: '150.75',
      responseCode: '00',
      trace: 'approved',
    },
  ],
  [
    'the messages of the acquirer',
    {
      ...{ method: 'POST', path: '/iso8583/acquirer/reversal', request: { rrn: '1' } },
      response: { request: { mti: '0400', fields: FIELDS }, response: { responseCode: '00' } },
    },
    'card.reversal',
    { mti: '0400', stan: '000001', responseCode: '00' },
  ],
  [
    'a message over TCP',
    {
      ...{ method: 'TCP', path: '/iso8583/tcp/my-terminals' },
      request: { mti: '0800', fields: { '11': '000002', '70': '301' } },
      response: { mti: '0810', fields: { '39': '00' } },
    },
    'card.network',
    { listener: 'my-terminals', mti: '0800', networkCode: '301', responseCode: '00' },
  ],
  [
    'a card',
    {
      method: 'POST',
      path: '/admin/cards',
      response: { pan: '4111111111111111', status: 'ACTIVE' },
    },
    'card.created',
    { pan: '4111111111111111', status: 'ACTIVE' },
  ],
];

describe('The events of the card simulator', () => {
  it.each(CASES)('read %s', (_, exchange, name, facts) => {
    const event = reader.read(journalEntryOf(exchange));
    expect(event.name).toBe(name);
    expect(event.facts).toMatchObject(facts);
  });

  it('read bytes that are no message without an error', () => {
    const requestHeaders = { 'content-type': 'application/octet-stream' };
    const path = '/iso8583/issuer/authorize';
    const entry = journalEntryOf({ method: 'POST', path, request: '\u0001\u0002', requestHeaders });
    expect(reader.read(entry)).toEqual({ name: 'card.authorization', facts: {} });
  });

  it('explain a packed message, its bitmap and the code that was decided', () => {
    const entry = journalEntryOf({
      ...{ method: 'POST', path: '/iso8583/issuer/authorize', request: RAW },
      requestHeaders: { 'content-type': 'text/plain' },
      responseHeaders: { 'x-response-code': '51', 'x-trace-rule': 'funds' },
    });
    expect(reader.explain(entry, reader.read(entry))).toMatchObject({
      decision: { code: '51', text: 'Insufficient funds' },
      request: {
        ...{ mti: '0100', meaning: 'authorization request, acquirer', bitmap: '7220000000808000' },
        elements: expect.arrayContaining([
          { number: '2', name: expect.any(String) as string, value: '400000******0001' },
          { number: '49', name: expect.any(String) as string, value: '986', meaning: 'BRL' },
        ]) as unknown,
      },
      trace: 'funds',
    });
  });
});
