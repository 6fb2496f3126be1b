import 'reflect-metadata';
import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  createTestApp,
  createTestData,
  databaseUnderTest,
  frozenAt,
  startBuilt,
  type TestData,
} from '#libs/testing';
import { iso8583 } from '../src/iso8583.app';
import { cardHost } from './card-host';
import { eventually, responseTo, ScriptedHost } from './scripted-host';

const PAN = '4000000000000001';
const SANDBOX = 'killed';

describe(`An acquirer that is killed with kill -9 on ${databaseUnderTest}`, () => {
  let host: ScriptedHost;
  let data: TestData;
  beforeEach(async () => {
    host = await ScriptedHost.open();
    // It processes requests, but answers only advices.
    host.script = (message, { send }) => {
      if (message.mti.charAt(2) === '2') send(responseTo(message));
    };
    data = await createTestData();
  });
  const processes: ChildProcess[] = [];
  afterEach(async () => {
    for (const child of processes) child.kill('SIGKILL');
    await host.close();
    await data.remove();
  });

  /** The acquirer in a process of its own, with a frozen clock and a link to the host. */
  const start = async () => {
    const settings = { ISO8583_TCP_PORT: '0', LOG_LEVEL: 'error' };
    const { child, address } = await startBuilt('iso8583', data, settings);
    processes.push(child);
    const send = (method: string, path: string, body?: object): Promise<Response> =>
      fetch(address + path, {
        method,
        headers: { 'Content-Type': 'application/json', 'X-Sandbox': SANDBOX },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    await send('PUT', '/__admin/clock', frozenAt('2999-03-10T12:00:00Z'));
    const link = { name: 'host', host: '127.0.0.1', port: host.port };
    expect((await send('POST', '/iso8583/acquirer/links', link)).status).toBe(201);
    const kill = async (): Promise<void> => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    };
    return { send, kill };
  };

  it('reverses the request that waited for its response, after its restart', async () => {
    const { send, kill } = await start();
    const waiting = send('POST', '/iso8583/acquirer/authorize?link=host', {
      pan: PAN,
      amount: 900,
    });
    const outcome = waiting.catch((error: unknown) => error);
    await eventually(() => host.payments.includes('0100'));
    const planned = await send('GET', '/iso8583/acquirer/advices');
    expect(await planned.json()).toMatchObject([
      { status: 'planned', tries: 0, message: { mti: '0420' } },
    ]);
    await kill();
    expect(await outcome).toBeInstanceOf(Error);

    const test = await createTestApp(iso8583, { ISO8583_TCP_PORT: '0' }, data);
    const acquirer = cardHost(test, SANDBOX);
    await acquirer.advance('PT2M');
    expect(await acquirer.get('/iso8583/acquirer/advices/latest')).toMatchObject({
      status: 'confirmed',
      message: { mti: '0420' },
    });
    const [original, reversal] = host.received.filter(({ mti }) => mti.charAt(1) !== '8');
    const { '7': time = '', '11': stan = '' } = original?.fields ?? {};
    expect(reversal?.mti).toBe('0420');
    expect(reversal?.fields['90']).toMatch(new RegExp(`^0100${stan}${time}`));
    expect(reversal?.fields['11']).not.toBe(stan);
    await test.stop();
  });
});
