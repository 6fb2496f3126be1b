import { AllowList, type Destination } from './allow-list';

function allows(entry: string, destination: Partial<Destination>): boolean {
  const list = AllowList.of([entry]);
  if (!list.ok) throw new Error(`${list.refusal} is not valid.`);
  return list.value.allows({ host: 'staging.internal', port: 80, ...destination });
}

describe('An entry of OUTBOUND_ALLOW', () => {
  it.each<readonly [string, Partial<Destination>, boolean]>([
    ['staging.internal', {}, true],
    ['Staging.Internal', {}, true],
    ['staging.internal', { host: 'STAGING.internal.' }, true],
    ['staging.internal', { host: 'a.staging.internal' }, false],
    ['staging.internal', { host: 'staging.internal.example.com' }, false],
    ['*.internal', {}, true],
    ['*.internal', { host: 'internal' }, false],
    ['*.internal', { host: 'notinternal' }, false],
    ['staging.internal:8080', {}, false],
    ['staging.internal:8080', { port: 8080 }, true],
    ['127.0.0.1', { host: '127.0.0.1' }, true],
    ['127.0.0.1', { host: '127.0.0.2' }, false],
    ['127.0.0.1', { address: '127.0.0.1' }, true],
    ['127.0.0.1', { host: '::ffff:127.0.0.1' }, true],
    ['127.0.0.1:9099', { host: '127.0.0.1', port: 9099 }, true],
    ['127.0.0.1:9099', { host: '127.0.0.1', port: 9098 }, false],
    ['10.1.0.0/16', { host: '10.1.255.255' }, true],
    ['10.1.0.0/16', { host: '10.2.0.0' }, false],
    ['10.1.0.0/16', { address: '10.1.2.3' }, true],
    ['10.1.0.0/16', {}, false],
    ['::1', { host: '::1' }, true],
    ['[::1]', { host: '::1' }, true],
    ['[::1]:8443', { host: '::1', port: 8443 }, true],
    ['[::1]:8443', { host: '::1', port: 8444 }, false],
    ['fd00::/8', { address: 'fd12::1' }, true],
    ['fd00::/8', { address: 'fe80::1' }, false],
  ])('%s for %p: %p', (entry, destination, expected) => {
    expect(allows(entry, destination)).toBe(expected);
  });

  it.each([
    'http://staging.internal',
    'staging.internal/path',
    '10.0.0.0/33',
    '::/129',
    'a b',
    'host:0',
    'host:65536',
    '*',
    'a.*.b',
    '[::1',
  ])('cannot be %s', (entry) => {
    expect(AllowList.of(['localhost', entry])).toEqual({ ok: false, refusal: entry });
  });
});
