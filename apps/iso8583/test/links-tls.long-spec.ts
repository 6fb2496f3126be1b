import 'reflect-metadata';
import { memoryStore, TestCertificates } from '#libs/certificates';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from './card-host';
import { ScriptedHost } from './scripted-host';

describe(`Links over TLS on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let host: ScriptedHost;
  let authority: string;
  beforeAll(async () => {
    test = await createCardHost();
    const certificates = new TestCertificates(memoryStore());
    authority = await certificates.authority();
    const { certificatePem: cert, privateKeyPem: key } = await certificates.server();
    host = await ScriptedHost.open(0, { cert, key });
  });
  afterAll(async () => {
    await test.close();
    await host.close();
  });

  it.each<[string, () => object | boolean, string, RegExp | null]>([
    ['trusts the authority in ca', () => ({ ca: authority }), 'signed-on', null],
    ['checks nothing with verify false', () => ({ verify: false }), 'signed-on', null],
    ['refuses an unknown authority', () => true, 'down', /certificate/],
    ['fails without TLS', () => false, 'down', /./],
  ])('%s', async (what, tls, status, lastError) => {
    const { post } = cardHost(test, `tls-${String(what.length)}`);
    const body = { name: 'host', host: '127.0.0.1', port: host.port, tls: tls() };
    const link = (await post('/iso8583/acquirer/links', body).expect(201)).body as {
      readonly status: string;
      readonly lastError: string | null;
    };
    expect(link).toMatchObject({ status, tls: tls() !== false });
    if (lastError === null) expect(link.lastError).toBeNull();
    else expect(link.lastError).toMatch(lastError);
  });

  it.each([
    [{ ca: 'secret' }, /certificates in PEM/],
    [{ verfy: true }, /did you mean .{0,2}verify/],
  ])('refuses %j', async (tls, text) => {
    const body = { name: 'host', host: '127.0.0.1', port: host.port, tls };
    const { post } = cardHost(test, 'tls-invalid');
    const answer = await post('/iso8583/acquirer/links', body).expect(400);
    expect((answer.body as { detail: string }).detail).toMatch(text);
  });
});
