const { randomUUID } = require('node:crypto');

const PORTS = {
  ...{ spi: 3002, dict: 3003, iso8583: 3004, workflow: 3005 },
  ...{ openfinance: 3006, nfse: 3007, report: 3008, ratelimit: 3009 },
};

/** Separate data, clock, rules and journal in every simulator. Copy this file to your project. */
class Sandbox {
  name = `node-${randomUUID().slice(0, 13)}`;

  /** The base address of a service in this sandbox: for the configuration of the service under test. */
  url(service) {
    const address =
      process.env[`${service.toUpperCase()}_URL`] ?? `http://127.0.0.1:${PORTS[service]}`;
    return `${address}/s/${this.name}`;
  }

  /** Sends JSON to a control operation, and returns the JSON of the response. */
  async control(service, method, path, body) {
    const token = process.env.ADMIN_TOKEN;
    const response = await fetch(`${this.url(service)}/__admin${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${method} ${path} of ${service}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  setClock(service, now) {
    return this.control(service, 'PUT', '/clock', { mode: 'frozen', now });
  }

  /** `effect` as in `{ outcome: 'AM04' }` or `{ commitThenDrop: true }`; for the next request that matches. */
  addRule(service, match, effect) {
    return this.control(service, 'POST', '/rules', { match, effect, times: 1 });
  }

  /** The result of `POST /__admin/verify`; its member `pass` is true if all expectations hold. */
  verify(service, ...expectations) {
    return this.control(service, 'POST', '/verify', { expectations });
  }

  drop(service) {
    return this.control(service, 'DELETE', `/sandboxes/${this.name}`);
  }
}

module.exports = { Sandbox };
