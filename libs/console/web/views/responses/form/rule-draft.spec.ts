import { EMPTY_DRAFT, kindsOf, ruleOf, type RuleDraft } from './rule-draft';

const payment = { method: 'POST', path: '/spi/pacs.008' };
const once = { match: payment, times: 1 };

describe('The rule of the form', () => {
  it.each<[Partial<RuleDraft>, object]>([
    [{ code: 'AM04' }, { ...once, effect: { outcome: 'AM04' } }],
    [
      { code: 'AM04', delayMs: '2000' },
      { ...once, effect: { outcome: 'AM04', delay: { fixedMs: 2000 } } },
    ],
    [
      { kind: 'delay', delayMs: '500' },
      { ...once, effect: { delay: { fixedMs: 500 } } },
    ],
    [
      { kind: 'delay', delayMs: '5 s' },
      { ...once, effect: { delay: { fixedMs: '5 s' } } },
    ],
    [{ kind: 'lost' }, { ...once, effect: { commitThenDrop: true } }],
    [{ kind: 'reset' }, { ...once, effect: { reset: true } }],
    [{ kind: 'empty' }, { ...once, effect: { empty: true } }],
    [
      { kind: 'truncate', bodyBytes: '10' },
      { ...once, effect: { truncate: { bodyBytes: 10 } } },
    ],
    [
      { kind: 'respond', status: '204' },
      { ...once, effect: { respond: { status: 204 } } },
    ],
    [
      { kind: 'respond', body: '{"a":1}' },
      {
        ...once,
        effect: {
          respond: {
            ...{ status: 503, headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' },
          },
        },
      },
    ],
    [
      { kind: 'lost', frequency: 'times', times: '3' },
      { match: payment, effect: { commitThenDrop: true }, times: 3 },
    ],
    [
      { kind: 'lost', frequency: 'always', contains: ' E123 ' },
      { match: { ...payment, body: [{ contains: 'E123' }] }, effect: { commitThenDrop: true } },
    ],
  ])('with %j', (changes, rule) => {
    expect(ruleOf({ ...EMPTY_DRAFT, ...changes }, payment)).toEqual(rule);
  });

  it('matches every request without an operation, and any method where the operation has none', () => {
    expect(ruleOf({ ...EMPTY_DRAFT, kind: 'lost' }, undefined).match).toEqual({});
    expect(ruleOf(EMPTY_DRAFT, { path: '/api/v1/**' }).match).toEqual({ path: '/api/v1/**' });
  });

  it('offers outcomes only where the operation has some, and no status over TCP', () => {
    expect(kindsOf({ ...payment, outcomes: [] })).not.toContain('outcome');
    expect(kindsOf({ ...payment, outcomes: ['AM04'] })).toContain('outcome');
    expect(kindsOf({ method: 'TCP', path: '/tcp', outcomes: ['51'] })).not.toContain('respond');
  });
});
