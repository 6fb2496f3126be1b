import 'reflect-metadata';
import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createTestApp, createTestData, databaseUnderTest, startBuilt } from '#libs/testing';
import { iso8583 } from '../src/iso8583.app';
import { cardHost, tcpClient } from './card-host';
import { eventually } from './scripted-host';

const PEER = '00000000123';

interface State {
  readonly institution: string;
  readonly hostStatus: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe(`A host that is signed on and killed with kill -9 on ${databaseUnderTest}`, () => {
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill('SIGKILL'));

  it('signs on in a sandbox that was never used, and is not connected after its restart', async () => {
    const data = await createTestData();
    const port = await freePort();
    const listener = { name: 'switch', port, institution: PEER, signOn: true };
    const settings = {
      ISO8583_TCP_PORT: '0',
      ISO8583_LISTENERS: JSON.stringify([listener]),
      LOG_LEVEL: 'error',
    };
    const started = await startBuilt('iso8583', data, settings);
    ({ child } = started);
    const test = await createTestApp(iso8583, { ISO8583_TCP_PORT: '0' });
    const client = await tcpClient(test, { port });
    const { fields } = await client.next();
    expect(fields).toMatchObject({ '70': '001', '100': PEER });
    client.send({ mti: '0810', fields: { ...fields, '39': '00' } });
    await eventually(async () => {
      const response = await fetch(`${started.address}/admin/network`);
      return ((await response.json()) as State[])[0]?.hostStatus === 'signed-on';
    });
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
    await test.stop();

    const again = await createTestApp(iso8583, settings, data);
    const host = cardHost(again, 'default');
    await eventually(async () => {
      const states = await host.get<State[]>('/admin/network');
      return states[0]?.hostStatus === 'not-connected';
    });
    await again.stop();
    await data.remove();
  });
});
