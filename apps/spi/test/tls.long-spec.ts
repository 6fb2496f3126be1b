import 'reflect-metadata';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { startService } from '#libs/app';
import {
  folderStore,
  issueCertificate,
  TestCertificates,
  type SigningCertificate,
} from '#libs/certificates';
import { ispbOfCertificate } from '#libs/mutual-tls';
import { createTestApp, newEndToEndId, pacs008, type TestApp } from '#libs/testing';
import { spi } from '../src/spi.app';

const ISPB = '10000001';

describe('SPI over mutual TLS', () => {
  let folder: string;
  let test: TestApp;
  let port: number;
  let ca: string;
  let bank: SigningCertificate;
  let server: SigningCertificate;
  let stranger: SigningCertificate;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'spi-tls-'));
    const certificates = new TestCertificates(folderStore(join(folder, 'own')));
    bank = await certificates.participant(ISPB);
    server = await certificates.server();
    ca = await certificates.authority();
    stranger = await new TestCertificates(folderStore(join(folder, 'other'))).participant(ISPB);
    test = await start();
    port = portOf(test);
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function start(): Promise<TestApp> {
    return createTestApp(spi, {
      SPI_TLS_PORT: '0',
      SPI_CERTIFICATES: join(folder, 'own'),
      LOG_LEVEL: 'silent',
    });
  }

  function portOf({ sideListeners }: TestApp): number {
    return Number(/:(\d+)$/.exec(sideListeners[0]?.address ?? '')?.[1]);
  }

  const optionsOf = ({ certificatePem, privateKeyPem }: SigningCertificate): ConnectionOptions => ({
    ca,
    cert: certificatePem,
    key: privateKeyPem,
  });

  /** Sends a request, and returns the status and the body. */
  function send(
    path: string,
    options: ConnectionOptions & { readonly agent?: Agent },
    body?: string,
  ): Promise<{ readonly status: number | undefined; readonly text: string }> {
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: body === undefined ? 'GET' : 'POST',
          headers: { 'Content-Type': 'application/xml' },
          agent: false,
          ...options,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => {
            resolve({ status: response.statusCode, text });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** The ISPBs of the requests that arrive while the work is done, at any server of the process. */
  async function ispbsDuring(work: () => Promise<unknown>): Promise<readonly unknown[]> {
    const seen: unknown[] = [];
    const note = (message: unknown): void => {
      seen.push(ispbOfCertificate((message as { request: IncomingMessage }).request));
    };
    subscribe('http.server.request.start', note);
    await work();
    unsubscribe('http.server.request.start', note);
    return seen;
  }

  it.each(['reset', 'empty'])('breaks the connection for a rule with %s', async (effect) => {
    const rule = { match: { path: '/spi/broken' }, effect: { [effect]: true }, times: 1 };
    await test.http.post('/__admin/rules').send(rule).expect(201);
    await expect(send('/spi/broken', optionsOf(bank))).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect(await send('/spi/broken', optionsOf(bank))).toMatchObject({ status: 404 });
  });

  it('serves the same API as without TLS', async () => {
    const endToEndId = newEndToEndId();
    const { status, text } = await send('/spi/pacs.008', optionsOf(bank), pacs008({ endToEndId }));
    expect(status).toBe(200);
    expect(text).toContain('<TxSts>ACCP</TxSts>');
    await test.http.get(`/spi/transactions/${endToEndId}`).expect(200);
    expect(await send('/x', optionsOf(bank))).toMatchObject({ status: 404 });
  });

  it('knows the ISPB of the client by its certificate, also on a connection that is used again', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, ...optionsOf(bank) });
    const seen = await ispbsDuring(async () => {
      await send('/spi/health', { agent });
      await send('/spi/health', { agent });
      await test.http.get('/spi/health');
    });
    agent.destroy();
    expect(seen).toEqual([ISPB, ISPB, undefined]);
  });

  it('does not take any common name for an ISPB', async () => {
    const [authority, key] = ['ca.pem', 'ca.key'].map((file) =>
      readFileSync(join(folder, 'own', file), 'utf8'),
    );
    const certificatePem = await issueCertificate(
      {
        subject: [['CN', 'Banco A']],
        serialNumber: '0a',
        notBeforeMs: 0,
        notAfterMs: Date.UTC(2099, 0, 1),
        use: { for: 'client' },
      },
      bank.privateKeyPem,
      { certificatePem: authority ?? '', privateKeyPem: key ?? '' },
    );
    const options = optionsOf({ ...bank, certificatePem });
    expect(await ispbsDuring(() => send('/spi/health', options))).toEqual([undefined]);
  });

  it('speaks TLS 1.2 with the cipher of ICOM', async () => {
    const socket = connectTls({
      host: '127.0.0.1',
      port,
      ...optionsOf(bank),
      maxVersion: 'TLSv1.2',
      ciphers: 'ECDHE-RSA-AES128-GCM-SHA256',
    });
    await new Promise((resolve, reject) => {
      socket.once('secureConnect', resolve).once('error', reject);
    });
    expect([socket.getProtocol(), socket.getCipher().name]).toEqual([
      'TLSv1.2',
      'ECDHE-RSA-AES128-GCM-SHA256',
    ]);
    socket.destroy();
  });

  it.each<[string, () => ConnectionOptions]>([
    ['no certificate', () => ({ ca })],
    ['a certificate of another authority', () => optionsOf(stranger)],
    ['the certificate of the server', () => optionsOf(server)],
    ['the key of another certificate', () => ({ ...optionsOf(bank), key: stranger.privateKeyPem })],
    [
      'TLS 1.1',
      () => ({
        ...optionsOf(bank),
        minVersion: 'TLSv1.1',
        maxVersion: 'TLSv1.1',
        ciphers: 'ALL:@SECLEVEL=0',
      }),
    ],
  ])('refuses a client with %s, and serves the next one', async (_, options) => {
    await expect(send('/spi/health', options())).rejects.toThrow();
    expect(await send('/spi/health', optionsOf(bank))).toMatchObject({ status: 200 });
  });

  it('refuses data that is not TLS, and serves the next client', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) =>
      socket
        .once('close', resolve)
        .on('error', () => undefined)
        .resume(),
    );
    expect(await send('/spi/health', optionsOf(bank))).toMatchObject({ status: 200 });
  });

  it('is known to a client by the name localhost', async () => {
    const options = { ...optionsOf(bank), servername: 'localhost' };
    expect(await send('/spi/health', options)).toMatchObject({ status: 200 });
    await expect(send('/spi/health', { ...options, servername: 'other.test' })).rejects.toThrow(
      /does not match certificate/,
    );
  });

  it('stops with clients that keep a connection or never finish the handshake', async () => {
    const second = await start();
    const [first, usual] = [port, portOf(second)];
    port = usual;
    const agent = new Agent({ keepAlive: true, ...optionsOf(bank) });
    await send('/spi/health', { agent });
    const silent: Socket = connect(usual, '127.0.0.1');
    const cut = new Promise((resolve) =>
      silent.once('close', resolve).on('error', () => undefined),
    );
    await new Promise((resolve) => silent.once('connect', resolve));
    await second.close();
    await cut;
    agent.destroy();
    port = first;
  });

  it('listens only if it has a port, and makes no certificate before it needs one', async () => {
    const unused = join(folder, 'unused');
    const plain = await createTestApp(spi, { SPI_CERTIFICATES: unused });
    expect(plain.sideListeners).toEqual([]);
    expect(existsSync(unused)).toBe(false);
    await plain.close();
  });

  it('says which variable names a folder that cannot be used', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const environment = {
      DATA_DIR: ':memory:',
      SPI_PORT: '0',
      SPI_TLS_PORT: '0',
      SPI_CERTIFICATES: file,
      LOG_LEVEL: 'silent',
    };
    await expect(startService(spi, environment)).rejects.toThrow(
      /Set SPI_CERTIFICATES to a folder that the service may write to\.$/,
    );
  });
});
