import { X509Certificate } from 'node:crypto';
import type { Request } from 'express';
import { memoryStore, TestCertificates } from '#libs/certificates';
import { clientCertificateOf } from './client-certificate';

type Connected = Parameters<typeof clientCertificateOf>[0];

describe('clientCertificateOf', () => {
  let pem: string;
  beforeAll(async () => {
    const { certificatePem } = await new TestCertificates(memoryStore()).participant('1000000A');
    pem = certificatePem;
  });

  const PROXY = '10.0.0.1';
  const request = (headers: Request['headers'], remoteAddress = PROXY): Connected => ({
    headers,
    socket: { remoteAddress } as Request['socket'],
    app: { get: () => (address: string) => address === PROXY } as unknown as Request['app'],
  });
  const thumbprintOf = (headers: Request['headers'], remoteAddress?: string) =>
    clientCertificateOf(request(headers, remoteAddress))?.thumbprint;
  const expected = () =>
    Buffer.from(new X509Certificate(pem).fingerprint256.replaceAll(':', ''), 'hex').toString(
      'base64url',
    );

  it('reads the header of nginx, and of Envoy, from a trusted proxy', () => {
    const escaped = encodeURIComponent(pem);
    expect(thumbprintOf({ 'x-client-cert': escaped })).toBe(expected());
    const envoy = `By=spiffe://a;Hash=00;Cert="${escaped}";Subject="CN=b",By=c;Cert="other"`;
    expect(thumbprintOf({ 'x-forwarded-client-cert': envoy })).toBe(expected());
  });

  it('has the holder and the validity', () => {
    const read = clientCertificateOf(request({ 'x-client-cert': encodeURIComponent(pem) }));
    expect(read).toMatchObject({
      subject: { CN: '1000000A', C: 'BR' },
      validFromMs: 0,
      validToMs: Date.UTC(2099, 11, 31, 23, 59, 59),
    });
  });

  it.each([
    ['another address sends it', { 'x-client-cert': 'PEM' }, '10.0.0.2'],
    ['the proxy has none', { 'x-client-cert': '' }, PROXY],
    ['the proxy writes a dash', { 'x-client-cert': '-' }, PROXY],
    ['it is not a certificate', { 'x-client-cert': '%zz' }, PROXY],
    ['it is longer than a certificate', { 'x-client-cert': 'a'.repeat(20_000) }, PROXY],
    ['there is no header', {}, PROXY],
  ])('is undefined if %s', (_, headers, address) => {
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, text]) => [
        name,
        text === 'PEM' ? encodeURIComponent(pem) : text,
      ]),
    );
    expect(clientCertificateOf(request(sent, address))).toBeUndefined();
  });
});
