import {
  bodyWithCarriedIds,
  carryIds,
  withCarriedId,
  type CarriedInto,
  type LinkedOperation,
} from './carried-ids';
import { valueOf } from './value-of';

const EXAMPLE = '91d65e98-97c0-4b0f-b577-73625da1f932';

const close: LinkedOperation = {
  operationId: 'close',
  parameters: [{ name: 'id', schema: { example: EXAMPLE } }, { name: 'wait' }],
  requestBody: {
    content: {
      'application/xml': { examples: { close: { value: `<Close><Id>${EXAMPLE}</Id></Close>` } } },
    },
  },
  responses: {},
};
const refund: LinkedOperation = {
  operationId: 'refund',
  requestBody: {
    content: {
      'application/json': {
        examples: {
          part: { value: { payment: { id: 'E1' }, amount: '1.00' } },
          whole: { value: { payment: { id: 'E1' } } },
          other: { value: { account: 'E1' } },
        },
      },
    },
  },
  responses: {},
};
const open: LinkedOperation = {
  operationId: 'open',
  responses: {
    201: {
      links: {
        close: { operationId: 'close', parameters: { id: '$response.body#/id' } },
        refund: {
          operationId: 'refund',
          requestBody: { payment: { id: '{$response.body#/payment}' }, amount: '1.00' },
        },
      },
    },
    202: {
      'x-links': {
        close: { operationId: 'close', parameters: { id: '/Opened/Report/Id' } },
        refund: { operationId: 'refund', requestBody: { payment: { id: '/Opened/Payment' } } },
      },
    },
  },
};
const operations = [open, close, refund];
const json = (id: string) => ({ status: 201, body: { id, payment: `E-${id}` } });

function carried(
  method: string,
  ...responses: readonly Parameters<typeof carryIds>[1][]
): Map<string, CarriedInto> {
  const ids = new Map<string, CarriedInto>();
  for (const received of responses)
    carryIds({ method, operation: open, operations }, received, ids);
  return ids;
}

describe('carryIds', () => {
  it.each([
    ['JSON', json('r1')],
    [
      'XML',
      {
        status: 202,
        text: '<Opened><Payment>E-r1</Payment><Report kind="x"><Id>r1</Id></Report></Opened>',
      },
    ],
  ])('carries the ids of a %s response into parameters and bodies', (_, received) => {
    const ids = carried('post', received);
    expect(withCarriedId(EXAMPLE, ids.get('close')?.parameters.get('id'))).toBe('r1');
    expect(bodyWithCarriedIds(`<Id>${EXAMPLE}</Id>`, ids.get('close'))).toBe('<Id>r1</Id>');
    expect(bodyWithCarriedIds('{"id": "E1"}', ids.get('refund'))).toBe('{"id": "E-r1"}');
  });

  it('puts a later id in place of an earlier one', () => {
    const ids = carried('post', json('r1'), json('r2'));
    expect(withCarriedId('r1', ids.get('close')?.parameters.get('id'))).toBe('r2');
    expect(bodyWithCarriedIds('{"id": "E-r1"}', ids.get('refund'))).toBe('{"id": "E-r2"}');
  });

  it.each(['$&', '$$1', 'a"b\\', '<script>alert(1)</script>', 'a&b', 'x'.repeat(10_000)])(
    'writes the id %j as JSON and XML write it, and finds it there again',
    (id) => {
      const first = carried('post', { status: 201, body: { id, payment: id } });
      const jsonBody = bodyWithCarriedIds('{"id":"E1"}', first.get('refund'));
      expect(JSON.parse(jsonBody)).toEqual({ id });
      const xmlBody = bodyWithCarriedIds(`<Id>${EXAMPLE}</Id>`, first.get('close'));
      expect(valueOf('/Id', { status: 200, text: xmlBody })).toBe(id);
      const second = carried('post', { status: 201, body: { id, payment: id } }, json('r2'));
      expect(bodyWithCarriedIds(jsonBody, second.get('refund'))).toBe('{"id":"E-r2"}');
      expect(bodyWithCarriedIds(xmlBody, second.get('close'))).toBe('<Id>r2</Id>');
    },
  );

  it('keeps what a user has typed', () => {
    const ids = carried('post', json('r1'));
    expect(withCarriedId('mine', ids.get('close')?.parameters.get('id'))).toBe('mine');
    expect(bodyWithCarriedIds('{"id": "E12"}', ids.get('refund'))).toBe('{"id": "E12"}');
  });

  it('fills a field that was never shown, or is empty', () => {
    const into = carried('post', json('r1')).get('close')?.parameters.get('id');
    expect(withCarriedId(undefined, into)).toBe('r1');
    expect(withCarriedId('', into)).toBe('r1');
  });

  it.each([
    ['get', json('r1')],
    ['delete', json('r1')],
    ['post', { status: 201, body: {} }],
    ['post', { status: 400, body: { id: 'r1' } }],
  ])('carries nothing after %s with %j', (method, received) => {
    const ids = carried(method, received);
    expect(ids.get('close')?.parameters.get('id')).toBeUndefined();
    expect(bodyWithCarriedIds('{"id": "E1"}', ids.get('refund'))).toBe('{"id": "E1"}');
  });
});
