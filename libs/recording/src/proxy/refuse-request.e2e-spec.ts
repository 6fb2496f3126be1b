import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { HEAD, rawRequest } from './proxy.fixture';
import { startRecorder, type Recorder } from './start-recorder';

let passed = 0;
let recorder: Recorder;
const upstream = createServer((_request, response) => {
  passed += 1;
  response.end('passed');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  const to = `http://127.0.0.1:${String(port)}`;
  recorder = await startRecorder({ to, port: 0, onExchange: () => undefined });
});

afterAll(async () => {
  upstream.close();
  await recorder.stop();
});

describe('The recorder', () => {
  it.each([
    ['a web page', `GET / HTTP/1.1\r\n${HEAD}Origin: https://evil.example\r\n\r\n`, '403 '],
    ['a sandboxed page', `GET / HTTP/1.1\r\n${HEAD}Origin: null\r\n\r\n`, '403 '],
    ['another site', `GET / HTTP/1.1\r\n${HEAD}Sec-Fetch-Site: cross-site\r\n\r\n`, '403 '],
    [
      'a name that leads to this machine',
      'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      '421 ',
    ],
    ['a forward proxy', `GET http://evil.example/ HTTP/1.1\r\n${HEAD}\r\n`, '400 '],
    ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${HEAD}\r\n`, '405 '],
    [
      'a WebSocket',
      `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n`,
      '501 ',
    ],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400 '],
    [
      'two lengths',
      `POST / HTTP/1.1\r\n${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      '400 ',
    ],
    [
      'a length and chunks',
      `POST / HTTP/1.1\r\n${HEAD}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      '400 ',
    ],
    ['a line feed in a header', `GET / HTTP/1.1\r\n${HEAD}X: a\rInjected: b\r\n\r\n`, '400 '],
  ])('does not pass on a request of %s', async (_, text, status) => {
    const got = await rawRequest(recorder.port, text, (socket) => {
      socket.once('data', () => socket.end());
    });
    expect(got.slice(9, 13)).toBe(status);
    expect(passed).toBe(0);
  });

  it('passes on a request of its own origin', async () => {
    const host = `127.0.0.1:${String(recorder.port)}`;
    const response = await fetch(recorder.address, { headers: { Origin: `http://${host}` } });
    expect(await response.text()).toBe('passed');
    passed = 0;
  });

  it.each([
    ['ftp://a', {}, 'must start with http'],
    ['localhost:1', {}, 'must start with http'],
    ['http://user:secret@a', {}, 'no user and no password'],
    ['http://a/?b=1', {}, 'no "?"'],
    ['http://a', { ca: 'x' }, 'https://'],
    ['https://a', { ca: 'x', cert: 'y', key: 'z' }, 'must be in PEM'],
  ])('refuses the address %s', async (to, tls, message) => {
    const started = startRecorder({ to, tls, port: 0, onExchange: () => undefined });
    await expect(started).rejects.toThrow(message);
    await expect(started).rejects.not.toThrow('secret');
  });
});
