import { UnreachableWarning, unreachableWarning } from './unreachable-warning';

const ALONE = { security: 'required', mtlsPort: undefined, trustedProxies: [] } as const;

describe('The warning of a bank that no client can reach', () => {
  it.each([
    ['the mode required alone', ALONE, true],
    ['a port for mutual TLS', { ...ALONE, mtlsPort: 3444 }, false],
    ['any port for mutual TLS', { ...ALONE, mtlsPort: 0 }, false],
    ['a trusted proxy', { ...ALONE, trustedProxies: ['loopback'] }, false],
    ['the mode optional', { ...ALONE, security: 'optional' as const }, false],
    ['the mode off', { ...ALONE, security: 'off' as const }, false],
  ])('with %s: %j is warned: %s', (_, config, isWarned) => {
    expect(unreachableWarning(config) !== undefined).toBe(isWarned);
  });

  it('names the variables, and is logged once at the start', () => {
    const texts: string[] = [];
    const logger = { warn: (text: string) => texts.push(text) };
    const warning = new UnreachableWarning(ALONE);
    Object.assign(warning, { logger });
    warning.onApplicationBootstrap();
    expect(texts).toEqual([unreachableWarning(ALONE)]);
    for (const name of ['OPENFINANCE_SECURITY', 'OPENFINANCE_MTLS_PORT', 'TRUSTED_PROXIES']) {
      expect(unreachableWarning(ALONE)).toContain(name);
    }
  });
});
