import { failure } from '#libs/kernel';
import { foundIn, withSentence } from './elsewhere';

class ThingNotFound extends failure.notFound('THING_NOT_FOUND', 'The thing does not exist') {}

describe('foundIn', () => {
  const header = 'It exists in the sandbox "other": send the header X-Sandbox: other.';

  const host = 'It exists in the sandbox "other", but the host name of the request names "run-42".';
  const RUN = 'run-42.localhost';

  it.each([
    ['by nothing', { sandbox: 'default' }, header],
    ['by the header', { headers: { 'x-sandbox': 'run-42' } }, header],
    ['by baggage', { headers: { baggage: 'sandbox=run-42' } }, header],
    [
      'by the path',
      { sandboxPrefix: '/s/run-42' },
      'It exists in the sandbox "other": send the request to /s/other.',
    ],
    [
      'by the path behind a proxy',
      { sandboxPrefix: '/s/run-42', basePath: '/spi' },
      'It exists in the sandbox "other": send the request to /spi/s/other.',
    ],
    [
      'by the header, at an address',
      { headers: { host: '127.0.0.1:1', 'x-sandbox': 'r' } },
      header,
    ],
    ['by the host name', { headers: { host: 'run-42.localhost:3002' } }, host],
    ['by the host name of a service', { headers: { host: 'Run-42.spi.localhost.' } }, host],
    ['by the host name, with other baggage', { headers: { host: RUN, baggage: 'userId=1' } }, host],
    ['by the host name and the header', { headers: { host: RUN, 'x-sandbox': 'run-42' } }, host],
    ['by the host name and the path', { headers: { host: RUN }, sandboxPrefix: '/s/run-42' }, host],
    [
      'by the host name of the default',
      { sandbox: 'default', headers: { host: 'default.localhost' } },
      'It exists in the sandbox "other", but the host name of the request names "default".',
    ],
  ])('says how to reach a sandbox, for a request that names its own %s', (_, naming, sentence) => {
    const request = { sandbox: 'run-42', sandboxPrefix: '', basePath: '', headers: {} };
    expect(foundIn('other', { ...request, ...naming })).toBe(sentence);
  });
});

describe('withSentence', () => {
  it('adds to the detail and keeps the rest', () => {
    const original = new ThingNotFound('No thing.');
    const changed = withSentence(original, 'But there is another.');
    expect(changed).toBeInstanceOf(ThingNotFound);
    expect(changed).toMatchObject({ kind: 'not-found', code: 'THING_NOT_FOUND', violations: [] });
    expect(changed.detail).toBe('No thing. But there is another.');
    expect(original.detail).toBe('No thing.');
  });
});
