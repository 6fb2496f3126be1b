import 'reflect-metadata';
import { startService } from '#libs/app';
import { compile, PROFILES } from '#libs/iso8583';
import { createTestData, databaseUnderTest } from '#libs/testing';
import { iso8583 } from '../src/iso8583.app';
import { cardHost, createCardHost, isoMessage, tcpClient } from './card-host';

const LISTENERS = '/iso8583/tools/listeners';

describe(`ISO8583_LISTENERS on ${databaseUnderTest}`, () => {
  it('opens listeners at the start, which stay when their sandbox is dropped', async () => {
    const listeners = [
      { name: 'terminals', profile: 'bcd', framing: 'binary2-tpdu', sandbox: 'wire' },
    ];
    const test = await createCardHost({ ISO8583_LISTENERS: JSON.stringify(listeners) });
    expect(test.sideListeners.map(({ title }) => title)).toEqual([
      'ISO 8583 over TCP',
      'ISO 8583 over TCP (terminals)',
    ]);
    await test.http.delete('/__admin/sandboxes/wire');
    const { port } = await cardHost(test, 'wire').get<{ port: number }>(`${LISTENERS}/terminals`);
    const client = await tcpClient(test, {
      port,
      framing: 'binary2-tpdu',
      codec: compile(PROFILES.bcd),
    });
    expect((await client.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
    client.socket.destroy();
    await test.close();
  });

  it.each([
    ['{', /ISO8583_LISTENERS=\{ cannot be used: it must be a JSON array of listeners/],
    ['[{"name":"a","port":70000}]', /\/0\/port: Must be a whole number from 0 to 65535\.$/],
    ['[{"name":"a","profile":"acme"}]', /listener a: Profile acme does not exist/],
    ['[{"name":"a"},{"name":"a"}]', /listener a: Sandbox default has a listener a/],
  ])('stops the start for %s', async (value, message) => {
    const data = await createTestData();
    const variables = { ISO8583_PORT: '0', ISO8583_TCP_PORT: '0', LOG_LEVEL: 'silent' };
    const environment = { ...data.environment, ...variables, ISO8583_LISTENERS: value };
    await expect(startService(iso8583, environment)).rejects.toThrow(message);
    await data.remove();
  });
});
