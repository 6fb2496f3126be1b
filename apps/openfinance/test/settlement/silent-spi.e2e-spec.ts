import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RequestContext, runInContext, TimeoutBudget } from '#libs/http';
import { storedPayment } from '../payments/builders';
import { SpiReturns } from '../../src/settlement/returns/spi-returns.client';
import { SpiClient } from '../../src/settlement/spi.client';
import { SpiConnection } from '../../src/settlement/spi-connection';

describe('An SPI that never answers', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is called twice, and again after a minute; until then no call waits for it', async () => {
    const { port } = server.address() as AddressInfo;
    const config = { spiUrl: `http://127.0.0.1:${String(port)}`, spiTimeoutMs: 20 };
    // The minute is one of the machine, which stands still here.
    let nowMs = 0;
    const connection = new SpiConnection(config, new TimeoutBudget(() => nowMs));
    const returns = new SpiReturns({ adminToken: undefined }, connection);
    const client = new SpiClient(connection);
    const payment = storedPayment({ attempts: 2 });
    const ask = () =>
      runInContext(new RequestContext('correlation-1', 'silent'), async () => [
        await client.send(payment, nowMs),
        await returns.find(payment),
        await client.send(payment, nowMs),
      ]);
    const silent = 'SPI did not answer within 20 ms.';
    const notCalled =
      'SPI did not answer the last calls in time. The next call is made after a minute.';
    const unknown = (detail: string) => ({ kind: 'unknown', detail });
    expect(await ask()).toEqual([silent, silent, notCalled].map(unknown));
    nowMs = 59_999;
    expect(await ask()).toEqual([notCalled, notCalled, notCalled].map(unknown));
    nowMs = 60_000;
    expect(await ask()).toEqual([silent, silent, notCalled].map(unknown));
  });
});
