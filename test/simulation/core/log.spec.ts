import { curlOf } from './log';
import { type Call } from './step';

const call: Call = {
  ...{ kind: 'call', number: 7, sandbox: 'a', operation: 'dict.create', args: null, instance: 0 },
};

describe('A request of the log', () => {
  it('is a command to paste', () => {
    const received = { status: 201, body: { id: '1' }, headers: {} };
    const request = {
      service: 'dict',
      method: 'POST',
      path: '/dict/keys',
      body: { holderName: "Joana D'Arc" },
    } as const;
    expect(curlOf({ call, request, received })).toBe(
      `curl -s -X POST "$DICT/dict/keys" -H 'X-Sandbox: a' -H 'Content-Type: application/json' -d '{"holderName":"Joana D'\\''Arc"}'\n` +
        '  # dict.create: 201 {"id":"1"}',
    );
  });

  it('says what the client and the suite did', () => {
    const kill = { service: 'dict', instance: 1, afterMs: 3 } as const;
    const path = '/__admin/sandboxes/{sandbox}';
    const request = { service: 'suite', method: 'DELETE', path } as const;
    expect(curlOf({ call: { ...call, fault: 'ignore', kill }, request, received: 'lost' })).toBe(
      `curl -s -X DELETE "$SUITE/__admin/sandboxes/a" -H 'X-Sandbox: a'\n` +
        '  # dict.create: the client: ignore; kill -9 of dict 1 after 3 ms; no answer',
    );
  });
});
