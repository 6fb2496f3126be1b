import 'reflect-metadata';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { createTestApp, type TestApp } from '#libs/testing';

@Controller('echo')
class Echo {
  @Post()
  send(@Body() body: unknown): unknown {
    return body;
  }
}

@Module({ controllers: [Echo] })
class EchoModule {}

const echo: AppDefinition = {
  name: 'echo',
  title: 'Echo',
  description: '',
  port: port('ECHO_PORT', '3999', ''),
  healthPath: '/health',
  variables: {},
  module: EchoModule,
  schema: { entities: [], migrations: [] },
  example: (address) => address,
};

describe('The head of a request', () => {
  let test: TestApp;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    test = await createTestApp(echo, { LOG_LEVEL: 'silent' });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await test.close();
  });

  /** Sends these lines on a new socket, and returns it with the first data received. */
  async function sent(...lines: readonly string[]): Promise<{ socket: Socket; answer: string }> {
    const socket = connect(Number(new URL(test.address).port), '127.0.0.1');
    sockets.push(socket);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    return { socket, answer: chunk.toString() };
  }

  it('must have a Host in HTTP/1.1', async () => {
    const { answer } = await sent('GET /health HTTP/1.1');
    expect(answer).toContain('HTTP/1.1 400 Bad Request');
    expect(answer).toContain('Content-Type: application/problem+json');
    expect(answer).toContain('"code":"HOST_MISSING"');
  });

  it('needs no Host in HTTP/1.0', async () => {
    const { answer } = await sent('GET /health HTTP/1.0');
    expect(answer).toContain('200 OK');
  });

  it('may expect 100-continue and nothing else', async () => {
    const head = ['POST /echo HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
    const refused = await sent(...head, 'Content-Length: 8', 'Expect: x');
    expect(refused.answer).toContain('HTTP/1.1 417 Expectation Failed');
    expect(refused.answer).toContain('"code":"EXPECTATION_FAILED"');

    const { socket, answer } = await sent(...head, 'Content-Length: 7', 'Expect: 100-continue');
    expect(answer).toContain('100 Continue');
    socket.write('{"a":1}');
    expect(String(await once(socket, 'data'))).toContain('201 Created');
  });
});
