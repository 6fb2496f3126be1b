import { valuesOfBaggage } from './baggage';
import { sandboxOf } from './sandbox-of';

const URL = '/spi/pacs.008?a=1';
const DOMAIN = 'simulators.example.com';

describe('sandboxOf', () => {
  it.each([
    // Headers and address of the request; expected sandbox, prefix and address without the prefix.
    [{}, URL, 'default', '', URL],
    [{ host: '127.0.0.1:3002' }, URL, 'default', '', URL],
    [{ host: 'localhost:3002' }, URL, 'default', '', URL],
    [{ host: '[::1]:3002' }, URL, 'default', '', URL],
    [{ 'x-sandbox': 'run-42' }, URL, 'run-42', '', URL],
    [{}, `/s/run-42${URL}`, 'run-42', '/s/run-42', URL],
    [{}, '/s/run-42', 'run-42', '/s/run-42', '/'],
    [{}, '/s/run-42/', 'run-42', '/s/run-42', '/'],
    [{}, '/s/run-42?a=1', 'run-42', '/s/run-42', '/?a=1'],
    [{}, '/s/a/s/b/c', 'a', '/s/a', '/s/b/c'],
    [{}, '/s', 'default', '', '/s'],
    [{}, '/s//spi', 'default', '', '/s//spi'],
    [{}, '/s/a//spi', 'a', '/s/a', '//spi'],
    [{}, '/spi/s/run-42', 'default', '', '/spi/s/run-42'],
    [{ host: 'run-42.localhost:3002' }, URL, 'run-42', '', URL],
    [{ host: 'Run-42.LOCALHOST' }, URL, 'run-42', '', URL],
    [{ host: 'run-42.localhost.' }, URL, 'run-42', '', URL],
    [{ host: 'run-42.spi.localhost' }, URL, 'run-42', '', URL],
    [{ host: `run-42.${DOMAIN}:443` }, URL, 'run-42', '', URL],
    [{ host: DOMAIN }, URL, 'default', '', URL],
    [{ host: `run-42.${DOMAIN}.evil.example` }, URL, 'default', '', URL],
    [{ host: `run-42.other-${DOMAIN}` }, URL, 'default', '', URL],
    [{ host: 'run-42.localhost.evil.example' }, URL, 'default', '', URL],
    [{ host: 'run-42.example.org' }, URL, 'default', '', URL],
    [{ baggage: 'sandbox=run-42' }, URL, 'run-42', '', URL],
    [{ baggage: 'userId=1,sandbox=run-42;ttl=9' }, URL, 'run-42', '', URL],
    [{ baggage: 'userId=1' }, URL, 'default', '', URL],
    [{ baggage: 'sandbox' }, URL, 'default', '', URL],
    // Explicit places that agree, and baggage that does not.
    [{ 'x-sandbox': 'a', host: 'a.localhost', baggage: 'sandbox=b' }, '/s/a/x', 'a', '/s/a', '/x'],
    [{ 'x-sandbox': 'a', baggage: 'sandbox=NOT VALID' }, URL, 'a', '', URL],
    [{ baggage: 'sandbox=a, sandbox=a' }, URL, 'a', '', URL],
  ])('finds for %j at %s the sandbox %s', (headers, url, name, prefix, rest) => {
    expect(sandboxOf(headers, url, DOMAIN)).toEqual({
      ok: true,
      value: { name, prefix, url: rest },
    });
  });

  it.each([
    [{ 'x-sandbox': '' }, URL, 'X-Sandbox'],
    [{ 'x-sandbox': 'a, b' }, URL, 'X-Sandbox'],
    [{}, '/s/', 'path'],
    [{}, '/s/Run_42/spi', 'path'],
    [{}, '/s/run%2D42/spi', 'path'],
    [{}, `/s/${'a'.repeat(41)}/spi`, 'path'],
    [{ host: 'run_42.localhost' }, URL, 'Host'],
    [{ host: '.localhost' }, URL, 'Host'],
    [{ baggage: 'sandbox=Run_42' }, URL, 'baggage'],
    [{ baggage: 'sandbox=' }, URL, 'baggage'],
    [{ baggage: 'sandbox=%E0%A4%A' }, URL, 'baggage'],
  ])('refuses the name in %j at %s and names the place %s', (headers, url, pointer) => {
    expect(sandboxOf(headers, url, DOMAIN)).toMatchObject({
      ok: false,
      refusal: { status: 400, code: 'SANDBOX_NAME_INVALID', violations: [{ pointer }] },
    });
  });

  it.each([
    [{ 'x-sandbox': 'a' }, '/s/b/x', 'X-Sandbox names the sandbox a, but path names b.'],
    [{ 'x-sandbox': 'a', host: 'b.localhost' }, '/x', 'X-Sandbox names the sandbox a, but Host'],
    [{ host: 'b.localhost' }, '/s/a/x', 'path names the sandbox a, but Host names b.'],
    [{ baggage: 'sandbox=a,sandbox=b' }, '/x', 'baggage names the sandbox a, but baggage names b.'],
  ])('refuses two different sandboxes in %j at %s', (headers, url, detail) => {
    expect(sandboxOf(headers, url)).toMatchObject({
      ok: false,
      refusal: {
        status: 400,
        code: 'SANDBOX_CONFLICT',
        detail: expect.stringContaining(detail) as unknown,
        violations: [{}, {}],
      },
    });
  });
});

describe('valuesOfBaggage', () => {
  it.each([
    ['sandbox=run-42', ['run-42']],
    ['a=1, sandbox = run-42 ; ttl=9;x , b=2', ['run-42']],
    ['sandbox=run%2D42', ['run-42']],
    ['sandbox=a=b', ['a=b']],
    ['sandbox=a,sandbox=b', ['a', 'b']],
    ['Sandbox=a,xsandbox=b,sandboxes=c', []],
    ['a=1;sandbox=b', []],
    ['', []],
    [',,;=,', []],
  ])('reads the key sandbox in %j as %j', (header, values) => {
    expect(valuesOfBaggage(header, 'sandbox')).toEqual(values);
  });
});
