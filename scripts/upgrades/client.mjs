// Sends requests to running services in one sandbox, and remembers the addresses of what they create.

/**
 * @typedef {{ service: string, sandbox: string, target: string, headers?: object }} Read a GET that is read back
 */

export class Recorder {
  /** @type {Read[]} */
  reads = [];

  /** @param {Record<string, string>} addresses the address of each service */
  constructor(addresses) {
    this.addresses = addresses;
  }

  /** Requests to one sandbox. */
  in(sandbox) {
    const send = (method) => (service, target, body, headers) =>
      this.send({ method, service, sandbox, target, body, headers });
    return {
      sandbox,
      get: send('GET'),
      post: send('POST'),
      put: send('PUT'),
      patch: send('PATCH'),
      delete: send('DELETE'),
      keep: (service, target, headers) => this.keep({ service, sandbox, target, headers }),
    };
  }

  /** Reads it at the end of the recording, and again after an upgrade. */
  keep(read) {
    const isKnown = this.reads.some(
      (each) =>
        each.service === read.service &&
        each.sandbox === read.sandbox &&
        each.target === read.target,
    );
    if (!isKnown) this.reads.push(read);
  }

  /** @returns the body, as an object if it is JSON. @throws Error if the status is not a success */
  async send(request) {
    const { status, text, location, type } = await this.exchange(request);
    const { method, service, sandbox, target } = request;
    if (status >= 300) {
      throw new Error(`${service}: ${method} ${target} in ${sandbox}: ${status} ${text}`);
    }
    if (location?.startsWith('/') && method !== 'GET') {
      this.keep({ service, sandbox, target: location.replace(/^\/s\/[^/]+/, '') });
    }
    return /json/.test(type) ? JSON.parse(text) : text;
  }

  async exchange({ method, service, sandbox, target, body, headers = {} }) {
    const isText = typeof body === 'string';
    const response = await fetch(this.addresses[service] + target, {
      method,
      headers: {
        'X-Sandbox': sandbox,
        ...(body === undefined || isText ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    const header = (name) => response.headers.get(name) ?? '';
    return {
      status: response.status,
      text: await response.text(),
      location: header('location'),
      type: header('content-type').split(';', 1)[0],
    };
  }

  /** The answers to all kept reads that are a success, with the addresses of the services replaced by their names. */
  async answers() {
    const answers = [];
    for (const read of this.reads) {
      const { status, text, type } = await this.exchange({ method: 'GET', ...read });
      if (status !== 200) continue;
      answers.push({ ...read, type, body: this.withoutAddresses(text) });
    }
    return answers;
  }

  withoutAddresses(text) {
    return Object.entries(this.addresses).reduce(
      (changed, [name, address]) => changed.replaceAll(address, `http://${name}`),
      text,
    );
  }
}
