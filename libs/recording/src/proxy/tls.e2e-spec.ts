import { createServer, type Server } from 'node:https';
import { type AddressInfo } from 'node:net';
import { type TLSSocket } from 'node:tls';
import { memoryStore, TestCertificates, type SigningCertificate } from '#libs/certificates';
import { type CapturedExchange } from '../format/captured';
import { startRecorder } from './start-recorder';
import { type TargetTls } from './target';

const ISPB = '12345678';

describe('The recorder before a service with mutual TLS', () => {
  let own: string;
  let client: SigningCertificate;
  let stranger: SigningCertificate;
  let service: Server;
  beforeAll(async () => {
    const [certificates, others] = [memoryStore(), memoryStore()].map(
      (store) => new TestCertificates(store),
    ) as [TestCertificates, TestCertificates];
    own = await certificates.authority();
    client = await certificates.participant(ISPB);
    stranger = await others.participant(ISPB);
    const { certificatePem: cert, privateKeyPem: key } = await certificates.server();
    service = createServer({ cert, key, ca: own, requestCert: true }, (request, response) => {
      const { subject } = (request.socket as TLSSocket).getPeerCertificate();
      response.end(subject.CN);
    });
    service.on('tlsClientError', () => undefined);
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });

  const send = async (tls: TargetTls, to = service, method = 'POST') => {
    const exchanges: CapturedExchange[] = [];
    const recorder = await startRecorder({
      to: `https://localhost:${String((to.address() as AddressInfo).port)}`,
      ...{ port: 0, graceMs: 0, tls },
      onExchange: (exchange) => void exchanges.push(exchange),
    });
    const response = await fetch(recorder.address, { method });
    const text = await response.text();
    await recorder.stop();
    return { status: response.status, text, reason: exchanges[0]?.reason };
  };
  const withKey = ({ certificatePem: cert, privateKeyPem: key }: SigningCertificate) => ({
    ...{ cert, key, ca: own },
  });

  it.each(['GET', 'POST'])('presents the client certificate with %s', async (method) => {
    const got = await send(withKey(client), service, method);
    expect(got).toEqual({ status: 200, text: ISPB, reason: undefined });
  });

  it('says that the authority of the service is not known', async () => {
    const { status, text, reason } = await send({ ...withKey(client), ca: undefined });
    expect([status, reason]).toEqual([502, expect.stringMatching(/SELF_SIGNED|UNABLE_TO/)]);
    expect(text).toContain('The certificate of the service that is recorded is not trusted');
  });

  it('says that the certificate is not one of this host', async () => {
    const { certificatePem: cert, privateKeyPem: key } = client;
    const other = createServer({ cert, key }, (_request, response) => response.end());
    other.on('tlsClientError', () => undefined);
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { status, text, reason } = await send({ ca: own }, other);
    other.close();
    expect([status, reason]).toEqual([502, expect.stringMatching(/PURPOSE|ALTNAME/)]);
    expect(text).toContain('The certificate of the service that is recorded is not trusted');
  });

  it.each([
    ['is none', (): TargetTls => ({ ca: own })],
    ['is of another authority', (): TargetTls => withKey(stranger)],
  ])('answers 502 if the client certificate %s', async (_, tls) => {
    const { status, text } = await send(tls());
    expect(status).toBe(502);
    expect(text).toMatch(/refused the client certificate|closed the connection/);
    expect(text).not.toContain('is not trusted');
  });
});
