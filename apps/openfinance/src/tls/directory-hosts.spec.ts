import { directoryAddress, DIRECTORY_HOSTS, isDirectoryHost } from './directory-hosts';

const { data, keystore } = DIRECTORY_HOSTS;

/** Directory, sandbox environment. */
describe('The host names of the directory', () => {
  it.each([
    [data, true],
    [`${keystore}:3443`, true],
    [data.toUpperCase(), true],
    ['localhost:3443', false],
    [`${data}.example.com`, false],
    [`x.${data}`, false],
    ['openbankingbrasil.org.br', false],
    [undefined, false],
  ])('are exactly those of the sandbox: %p', (host, expected) => {
    expect(isDirectoryHost(host)).toBe(expected);
  });

  it.each([
    ['without a port', data, 'matlsAuth', `https://${DIRECTORY_HOSTS.matlsAuth}`],
    [
      'on the port of mutual TLS',
      `${data}:3443`,
      'matlsApi',
      `https://${DIRECTORY_HOSTS.matlsApi}:3444`,
    ],
    [
      'on the port of TLS',
      `${DIRECTORY_HOSTS.matlsApi}:3444`,
      'keystore',
      `https://${keystore}:3443`,
    ],
  ] as const)('lead to each other %s', (_, host, name, expected) => {
    expect(directoryAddress(name, host, { tls: 3443, mutual: 3444 })).toBe(expected);
  });

  it('keep the port of a proxy', () => {
    const ports = { tls: undefined, mutual: undefined };
    expect(directoryAddress('keystore', `${data}:8443`, ports)).toBe(`https://${keystore}:8443`);
  });
});
