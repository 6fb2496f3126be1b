import { Agent, request } from 'node:http';
import { MESSAGE_TYPE, MULTIPART_TYPE, multipart } from './messages.mjs';

/** A client of ICOM for all participants of a load, with connections that it keeps. */
export function icomClient(address) {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const call = (options, body) => exchange({ hostname, port, agent, ...options }, body);
  return {
    /** Sends messages of a participant: one as it is, several as one body. */
    send: async (ispb, texts) => {
      const isSingle = texts.length === 1;
      const body = isSingle ? texts[0] : multipart(texts);
      const headers = {
        'content-type': isSingle ? MESSAGE_TYPE : MULTIPART_TYPE,
        'content-length': Buffer.byteLength(body),
      };
      const { status } = await call(
        { method: 'POST', path: `/api/v1/in/${ispb}/msgs`, headers },
        body,
      );
      if (status !== 201) throw new Error(`ICOM answered ${status} to a message of ${ispb}.`);
    },
    /** Reads a batch of a stream. @returns its messages as texts, and the path that confirms them */
    pull: async (path) => {
      const headers = { accept: 'multipart/mixed' };
      const { status, headers: answered, text } = await call({ method: 'GET', path, headers });
      if (status !== 200 && status !== 204) throw new Error(`ICOM answered ${status} to a read.`);
      return { messages: envelopesOf(text), next: answered['pi-pull-next'] };
    },
    end: async (path) => {
      await call({ method: 'DELETE', path });
    },
    destroy: () => agent.destroy(),
  };
}

export function startOf(ispb) {
  return `/api/v1/out/${ispb}/stream/start`;
}

const START = '<Envelope';
const END = '</Envelope>';

/** Enough for what the SPI sends: each of its messages is one Envelope without a prefix. */
function envelopesOf(text) {
  const found = [];
  for (let start = text.indexOf(START); start !== -1; start = text.indexOf(START, start)) {
    const end = text.indexOf(END, start) + END.length;
    found.push(text.slice(start, end));
    start = end;
  }
  return found;
}

function exchange(options, body) {
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
