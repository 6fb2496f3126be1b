import { EventReader } from '#libs/journal';
import { exampleExchange, journalEntryOf } from '#libs/testing';
import { DICT_EVENTS } from './journal-events';

const reader = new EventReader(DICT_EVENTS);

const CASES: readonly (readonly [string, string, string, object])[] = [
  ['POST', '/entries', 'dict.key-created', { keyType: 'PHONE', ispb: '12345678' }],
  ['GET', '/entries/{Key}', 'dict.key-lookup', { key: '11222333000181', keyType: 'CNPJ' }],
  ['PUT', '/entries/{Key}', 'dict.key-updated', { keyType: 'PHONE' }],
  ['POST', '/entries/{Key}/delete', 'dict.key-deleted', { key: '+5511987654314' }],
  ['POST', '/keys/check', 'dict.keys-checked', { count: '3' }],
  [
    'POST',
    '/claims',
    'dict.claim-opened',
    { claimId: '123e4567-e89b-42d3-a456-426655440016', status: 'OPEN', claimerIspb: '87654321' },
  ],
  [
    'POST',
    '/claims/{ClaimId}/acknowledge',
    'dict.claim-acknowledged',
    { status: 'WAITING_RESOLUTION' },
  ],
  ['POST', '/claims/{ClaimId}/confirm', 'dict.claim-confirmed', { status: 'CONFIRMED' }],
  ['POST', '/claims/{ClaimId}/cancel', 'dict.claim-cancelled', { status: 'CANCELLED' }],
  ['POST', '/claims/{ClaimId}/complete', 'dict.claim-completed', { status: 'COMPLETED' }],
  ['POST', '/infraction-reports', 'dict.infraction-report-created', { status: 'OPEN' }],
  ['POST', '/infraction-reports/{InfractionReportId}/close', 'dict.infraction-report-closed', {}],
  [
    'POST',
    '/refunds/{RefundId}/close',
    'dict.refund-closed',
    { amount: '100.00', endToEndId: 'E12345678202611211130abcdefghi53', status: 'CLOSED' },
  ],
  [
    'POST',
    '/funds-recoveries',
    'dict.funds-recovery-created',
    { endToEndId: 'E12345678202611211130abcdefghi35', status: 'TRACKED' },
  ],
];

describe('The events of DICT', () => {
  it.each(CASES)('read %s %s', (method, path, name, facts) => {
    const event = reader.read(journalEntryOf(exampleExchange('dict', method, `/api/v2${path}`)));
    expect(event.name).toBe(name);
    expect(event.facts).toMatchObject(facts);
  });

  it('read a key in JSON', () => {
    const request = { keyType: 'CPF', keyValue: '12345678901', accountId: 'acc-001', ispb: '1' };
    const exchange = { method: 'POST', path: '/dict/keys', status: 201, request };
    const response = { id: 'k1', status: 'ACTIVE' };
    expect(reader.read(journalEntryOf({ ...exchange, response }))).toEqual({
      name: 'dict.key-created',
      facts: {
        key: '12345678901',
        keyType: 'CPF',
        keyId: 'k1',
        accountId: 'acc-001',
        ispb: '1',
        status: 'ACTIVE',
      },
    });
    const refused = { ...exchange, status: 409, response: { code: 'ENTRY_ALREADY_EXISTS' } };
    expect(reader.read(journalEntryOf(refused)).facts['code']).toBe('ENTRY_ALREADY_EXISTS');
  });

  it('name an error as rules name it, and explain it', () => {
    const response =
      '<problem xmlns="urn:ietf:rfc:7807"><type>https://dict.pi.rsfn.net.br/api/v2/error/EntryAlreadyExists</type>' +
      '<title>Exists</title><status>400</status><detail>It exists.</detail></problem>';
    const exchange = exampleExchange('dict', 'POST', '/api/v2/entries');
    const entry = journalEntryOf({ ...exchange, status: 400, response });
    const event = reader.read(entry);
    expect(event.facts).toMatchObject({ code: 'ENTRY_ALREADY_EXISTS', detail: 'It exists.' });
    expect(reader.explain(entry, event)).toMatchObject({
      decision: { code: 'ENTRY_ALREADY_EXISTS', document: 'API do DICT v2, Erros' },
    });
  });
});
