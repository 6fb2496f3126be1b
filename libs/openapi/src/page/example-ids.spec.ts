import { runInNewContext } from 'node:vm';
import {
  learnIds,
  noIds,
  withIds,
  type ExampleOperation,
  type PageFields,
  type PageIds,
} from './example-ids';
import { pagePlugins } from './example-ids-script';

const E2E = 'E1234567820261121120000000000001';
const CONSENT = 'urn:simulador:00000000-0000-4000-9000-000000000001';
const problem = { default: {} };

const pay: ExampleOperation = {
  operationId: 'pay',
  'x-example-ids': { [E2E]: 'endToEndId', [CONSENT]: 'uuidEnd' },
  parameters: [{ name: 'x-consent-id', schema: { 'x-example-id': CONSENT } }],
  responses: problem,
};
const find: ExampleOperation = { operationId: 'find', responses: problem };
const agree: ExampleOperation = {
  operationId: 'agree',
  responses: {
    201: {
      links: {
        pay: { operationId: 'pay', parameters: { 'x-consent-id': '$response.body#/data/0/id' } },
      },
    },
  },
};
const operations = [pay, find, agree];

/** The fields of an operation after Execute was pressed, with ids that end in 0, then in 1 and so on. */
function press(operation: ExampleOperation, fields: PageFields, ids: PageIds, number = 0) {
  const chance = { nowMs: () => Date.parse('2027-03-04T05:06:00.000Z'), random: () => number / 36 };
  return withIds(operation, fields, ids, chance);
}

const first = `E12345678202703040506${'a'.repeat(11)}`;
const second = first.replaceAll('a', 'b');
const body = (id: string) => ({ parameters: {}, body: `<Id>${id}</Id>` });

describe('The ids of the page', () => {
  it('are new whenever Execute is pressed', () => {
    const ids = noIds();
    expect(press(pay, body(E2E), ids)).toEqual(body(first));
    expect(press(pay, body(first), ids, 1)).toEqual(body(second));
    expect(press(pay, body(E2E), ids)).toEqual(body(first));
  });

  it('stay in a field in which a user has typed them', () => {
    const ids = noIds();
    press(pay, body(E2E), ids);
    expect(press(pay, body('E1'), ids, 1)).toEqual(body('E1'));
    expect(press(pay, body(`${E2E}9`), ids, 1)).toEqual(body(`${E2E}9`));
  });

  it('stand in place of the examples of later requests', () => {
    const ids = noIds();
    const example = { parameters: { id: E2E }, body: `{"of":"${E2E}"}` };
    expect(press(find, example, ids)).toEqual(example);
    press(pay, body(E2E), ids);
    expect(press(find, example, ids)).toEqual({
      parameters: { id: first },
      body: `{"of":"${first}"}`,
    });
  });

  it('are once those of a response, if the request takes one of them', () => {
    const ids = noIds();
    const received = { status: 201, body: { data: [{ id: 'c1' }] } };
    learnIds({ method: 'post', operation: agree, operations }, received, ids);
    const sent = press(pay, { parameters: {}, body: `{"consent":"${CONSENT}"}` }, ids);
    expect(sent.body).toBe('{"consent":"c1"}');
    expect(press(pay, sent, ids).body).toBe(`{"consent":"${CONSENT.slice(0, -12)}000000000000"}`);
  });

  it.each([
    ['get', 201],
    ['post', 200],
  ])('do not come from the response to %s with %d', (method, status) => {
    const ids = noIds();
    const received = { status, body: { data: [{ id: 'c1' }] } };
    learnIds({ method, operation: agree, operations }, received, ids);
    expect(ids.received.size).toBe(0);
  });

  it('are put in by functions that need nothing but a browser', () => {
    const SwaggerUIBundle = { plugins: { DownloadUrl: 'usual' } };
    const [usual, own] = runInNewContext(String(pagePlugins()), { SwaggerUIBundle }) as [
      string,
      () => { statePlugins: { spec: { wrapActions: Record<string, unknown> } } },
    ];
    expect(usual).toBe('usual');
    expect(Object.keys(own().statePlugins.spec.wrapActions)).toEqual(['execute', 'setResponse']);
  });
});
