import 'reflect-metadata';
import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createTestApp, createTestData, databaseUnderTest, startBuilt } from '#libs/testing';
import { iso8583 } from '../src/iso8583.app';
import { cardHost, tcpClient } from './card-host';
import { eventually } from './scripted-host';

const SANDBOX = 'killed';
const LISTENERS = '/iso8583/tools/listeners';

describe(`A host that is killed with kill -9 on ${databaseUnderTest}`, () => {
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill('SIGKILL'));

  it('forwards its advices after its restart, and repeats the one whose response it lost', async () => {
    const data = await createTestData();
    const settings = { ISO8583_TCP_PORT: '0', LOG_LEVEL: 'error' };
    const started = await startBuilt('iso8583', data, settings);
    ({ child } = started);
    const post = async (path: string, body: object): Promise<unknown> => {
      const response = await fetch(started.address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Sandbox': SANDBOX },
        body: JSON.stringify(body),
      });
      expect(response.status).toBeLessThan(300);
      return response.json();
    };
    const { port } = (await post(LISTENERS, { name: 'switch' })) as { port: number };
    const test = await createTestApp(iso8583, { ISO8583_TCP_PORT: '0' });
    const client = await tcpClient(test, { port });
    await client.ask({ mti: '0800', fields: { '7': '1121120000', '11': '000001', '70': '301' } });
    for (const stan of ['000701', '000702']) {
      const fields = { '2': '4000000000000001', '4': '000000000100', '11': stan };
      await post(`${LISTENERS}/switch/advices`, { mti: '0120', fields });
    }
    expect(await client.next()).toMatchObject({ mti: '0120', fields: { '11': '000701' } });
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
    await test.stop();

    const again = await createTestApp(iso8583, { ISO8583_TCP_PORT: '0' }, data);
    const host = cardHost(again, SANDBOX);
    const { body } = await host.post(LISTENERS, { name: 'switch' }).expect(201);
    const peer = await tcpClient(again, { port: (body as { port: number }).port });
    // A request is sent when it is awaited. The clock waits for the responses.
    const moved = host.advance('PT10S').then(() => undefined);
    for (const expected of ['0121 000701', '0120 000702']) {
      const message = await peer.next();
      expect(`${message.mti} ${message.fields['11'] ?? ''}`).toBe(expected);
      peer.send({ mti: '0130', fields: { ...message.fields, '39': '00' } });
    }
    await moved;
    await eventually(async () => {
      const advices = await host.get<{ status: string }[]>(
        '/iso8583/acquirer/advices?listener=switch',
      );
      return advices.every(({ status }) => status === 'confirmed');
    });
    peer.socket.destroy();
    await again.stop();
    await data.remove();
  });
});
