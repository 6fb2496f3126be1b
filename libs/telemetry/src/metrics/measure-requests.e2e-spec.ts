import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { fetched } from '#libs/testing';
import { measureRequests } from './measure-requests';
import { Metrics } from './metrics';

const METHODS = ['GET', 'POST', 'PUT'];
const STATUSES = Array.from({ length: 360 }, (_, index) => 200 + index);

describe('The counts of requests', () => {
  it('have no more than a thousand series, whatever statuses are sent', async () => {
    const metrics = new Metrics('notes', { metrics: 'on' });
    const app = express();
    app.use(measureRequests(metrics), (request, response) => {
      response.statusCode = Number(request.query['status']);
      response.end();
    });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    for (const status of STATUSES) {
      for (const method of METHODS) {
        await fetched(`${address}/?status=${String(status)}`, {}, method);
      }
    }
    server.close();
    server.closeAllConnections();

    const lines = (await metrics.text()).split('\n');
    const series = lines.filter((line) => line.startsWith('http_requests_total{'));
    const sent = STATUSES.length * METHODS.length;
    expect(series).toHaveLength(1_001);
    expect(series.at(-1)).toBe(
      `http_requests_total{method="(other)",route="(other)",status="(other)"} ${String(sent - 1_000)}`,
    );
  });
});
