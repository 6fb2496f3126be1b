const { randomUUID } = require('node:crypto');
const { createServer } = require('node:http');
const request = require('supertest');
const { fetchInSandbox, keepSandbox } = require('./pass-sandbox');

const spi = process.env.SPI_URL ?? 'http://127.0.0.1:3002';

describe('A service with keepSandbox and fetchInSandbox', () => {
  const service = createServer((incoming, outgoing) => {
    keepSandbox(incoming, outgoing, async () => {
      const { headers } = await fetchInSandbox(`${spi}/spi/health`);
      outgoing.end(headers.get('X-Sandbox'));
    });
  });

  it('calls the simulator in the sandbox of each request', async () => {
    const names = [randomUUID(), randomUUID()];
    const responses = await Promise.all(
      names.map((name) => request(service).get('/').set('X-Sandbox', name)),
    );
    expect(responses.map(({ text }) => text)).toEqual(names);
  });

  it('calls it in the sandbox default if the request names none', async () => {
    await request(service).get('/').expect('default');
  });
});
