// The ICOM channel of a participant: sends messages, and reads the messages of the SPI from a stream.
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A batch has at most so many messages. */
const FULL_BATCH = 10;
const SPI = '00038166';

export class Channel {
  /**
   * @param {string} url `https://localhost:16522`, with `/s/{name}` for a sandbox
   * @param {string} ispb
   * @param {string} folder the certificates: ca.pem, 00038166.pem, and {ispb}.pem with {ispb}.key
   */
  constructor(url, ispb, folder) {
    const read = (name) => readFileSync(join(folder, name), 'utf8');
    this.url = new URL(url);
    this.ispb = ispb;
    this.certificate = read(`${ispb}.pem`);
    this.key = read(`${ispb}.key`);
    this.authority = read('ca.pem');
    this.spiCertificate = read(`${SPI}.pem`);
  }

  /** Sends a signed message. @returns its PI-ResourceId */
  async send(xml) {
    const headers = { 'Content-Type': 'application/xml; charset=utf-8' };
    const response = await this.call('POST', this.path(`in/${this.ispb}/msgs`), headers, xml);
    return response.headers['pi-resourceid'];
  }

  /**
   * Reads the messages that wait, in batches. Each read confirms the batch before it. A batch that is not full is the
   * last one: DELETE confirms it and closes the stream. Without messages, the SPI answers the first read after a wait.
   * @param {(xml: string) => void} take is called for each message
   * @param {{ confirm?: boolean }} options `confirm: false` leaves after the first batch, like a client that crashes
   */
  async read(take, { confirm = true } = {}) {
    const headers = { Accept: 'multipart/mixed', 'Accept-Encoding': 'gzip' };
    let path = this.path(`out/${this.ispb}/stream/start`);
    for (;;) {
      const response = await this.call('GET', path, headers);
      const messages = response.status === 204 ? [] : partsOf(response);
      messages.forEach(take);
      if (!confirm) return;
      // It is a path of the server: it has /s/{name} already.
      path = response.headers['pi-pull-next'];
      if (messages.length === FULL_BATCH) continue;
      await this.call('DELETE', path);
      return;
    }
  }

  /** Closes the streams that this participant has left open. Their batches are delivered again. */
  async closeStreams() {
    await this.call('DELETE', this.path(`out/${this.ispb}/stream/start`));
  }

  path(rest) {
    return `${this.url.pathname.replace(/\/$/, '')}/api/v1/${rest}`;
  }

  /** @throws Error with the status and the detail of the SPI */
  call(method, path, headers = {}, body = undefined) {
    const { authority: ca, certificate: cert, key, url } = this;
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const options = { method, ca, cert, key, headers: { ...headers, ...length } };
    return new Promise((resolve, reject) => {
      const sent = request(new URL(path, url.origin), options, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const isGzip = response.headers['content-encoding'] === 'gzip';
          const text = (isGzip ? gunzipSync(bytes) : bytes).toString();
          const { statusCode: status, headers: answered } = response;
          if (status < 400) return resolve({ status, headers: answered, text });
          const detail = /<detail>([^<]*)</.exec(text)?.[1] ?? text;
          reject(new Error(`${method} ${path}: ${status} ${detail}`));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

/** The messages of a multipart body. */
function partsOf({ headers, text }) {
  const boundary = /boundary="([^"]*)"/.exec(headers['content-type'])?.[1];
  const parts = text.split(`--${boundary}`).slice(1, -1);
  // A blank line ends the headers of a part.
  return parts.map((part) => part.slice(part.indexOf('\r\n\r\n') + 4).replace(/\r\n$/, ''));
}
