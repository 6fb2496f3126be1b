import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isCut, TappedResponse, textOfKept } from './tapped-response';

function keptBy(response: TappedResponse | undefined): string | undefined {
  const body = response?.keptBody();
  return body === undefined ? undefined : textOfKept(body);
}

type Listener = (request: IncomingMessage, response: TappedResponse) => void;

/** The response as a client receives it: the status, the body, and whether the body was complete. */
async function answered(listener: Listener): Promise<string> {
  const server = createServer({ ServerResponse: TappedResponse }, listener as RequestListener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const seen = await new Promise<string>((resolve) => {
    request({ port, host: '127.0.0.1', agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('close', () => {
        const end = response.complete ? 'whole' : 'broken';
        resolve(`${String(response.statusCode)} ${text} ${end}`);
      });
      response.on('error', () => undefined);
    })
      .on('error', ({ message }) => {
        resolve(message);
      })
      .end();
  });
  server.close();
  return seen;
}

const inOne: Listener = (_, response) => {
  response.setHeader('Content-Length', 10);
  response.end('0123456789');
};
const inPieces: Listener = (_, response) => {
  response.write('01234');
  response.write(Buffer.from('56789'));
  response.end();
};

describe('TappedResponse', () => {
  it.each([
    ['in one', inOne],
    ['in pieces', inPieces],
  ])('sent %s is whole, is kept so far, or meets its fault', async (_, send) => {
    expect(await answered(send)).toBe('200 0123456789 whole');

    const responses: TappedResponse[] = [];
    const keeping: Listener = (request_, response) => {
      response.keepBytes = 5;
      responses.push(response);
      send(request_, response);
    };
    await answered(keeping);
    expect(keptBy(responses[0])).toBe('01234');
    expect(responses[0]?.keptBody()?.bytes).toBe(10);

    const truncated =
      (bodyBytes: number): Listener =>
      (request_, response) => {
        response.fault = { kind: 'truncated', bodyBytes };
        send(request_, response);
      };
    expect(await answered(truncated(0))).toBe('200  broken');
    expect(await answered(truncated(3))).toBe('200 012 broken');
    expect(await answered(truncated(7))).toBe('200 0123456 broken');

    const lost: Listener = (request_, response) => {
      response.fault = { kind: 'lost' };
      send(request_, response);
    };
    expect(await answered(lost)).toBe('socket hang up');
  });

  it('keeps no more of a body without end than it was asked to', async () => {
    const responses: TappedResponse[] = [];
    await answered((_, response) => {
      responses.push(response);
      response.keepBytes = 100;
      for (let piece = 0; piece < 1_000; piece += 1) response.write('x'.repeat(60));
      response.end();
    });
    expect(keptBy(responses[0])).toBe('x'.repeat(100));
    const kept = responses[0]?.keptBody();
    expect(kept?.bytes).toBe(60_000);
    expect(kept !== undefined && isCut(kept)).toBe(true);
  });

  it('keeps bytes and encoded text as they are sent', async () => {
    const responses: TappedResponse[] = [];
    await answered((_, response) => {
      responses.push(response);
      response.keepBytes = 100;
      response.write('6131', 'hex');
      response.end(Buffer.from([0xc3, 0xa9]));
    });
    expect(keptBy(responses[0])).toBe('a1é');
  });
});
