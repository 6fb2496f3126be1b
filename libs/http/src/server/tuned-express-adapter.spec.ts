import 'reflect-metadata';
import { writeFileSync, mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Controller,
  Get,
  Header,
  Module,
  NotFoundException,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import request from 'supertest';
import { writeResponseWith } from '../responses/response-writer';
import { TunedExpressAdapter } from './tuned-express-adapter';

const file = join(mkdtempSync(join(tmpdir(), 'adapter-')), 'file.txt');
writeFileSync(file, 'content');

let seen: { request: Request; response: Response } | undefined;

@Controller()
class Helpers {
  @Get('seen')
  seen(@Req() req: Request, @Res({ passthrough: true }) response: Response): string {
    seen = { request: req, response };
    return 'seen';
  }

  @Get('request')
  request(@Req() req: Request): object {
    return {
      get: req.get('X-One'),
      accepts: req.accepts(['json', 'html']),
      is: req.is('text/*'),
      query: req.query,
      path: req.path,
      protocol: req.protocol,
      secure: req.secure,
      hostname: req.hostname,
      ip: typeof req.ip,
      xhr: req.xhr,
      fresh: req.fresh,
      subdomains: req.subdomains,
      range: req.range(100),
      app: req.app === req.res?.app,
    };
  }

  @Post('text')
  @Header('Content-Type', 'text/x-own; charset=utf-8')
  text(): string {
    return 'olá';
  }

  @Get('written/:name')
  written(
    @Param('name') name: string,
    @Res({ passthrough: true }) response: Response,
  ): string | undefined {
    writeResponseWith(response, (value) => {
      if (value === 'failure') return Promise.reject(new NotFoundException('not written'));
      response.status(203).setHeader('Content-Type', 'text/x-own; charset=utf-8');
      return Promise.resolve(`<${String(value)}>`);
    });
    return name === 'nothing' ? undefined : name;
  }

  @Get('helper/:name')
  helper(@Req() req: Request, @Res() res: Response): void {
    const helpers: Record<string, () => unknown> = {
      send: () => res.send('sent'),
      json: () => res.json({ a: 1 }),
      jsonp: () => res.jsonp({ a: 1 }),
      status: () => res.status(202).end(),
      sendStatus: () => res.sendStatus(204),
      redirect: () => {
        res.redirect(303, '/there');
      },
      location: () => res.location('/there').end(),
      cookie: () => res.cookie('a', 'b').clearCookie('c').end(),
      type: () => res.type('png').end(),
      set: () =>
        res.set({ 'X-Two': '2' }).append('X-Two', '3').vary('X-One').links({ next: '/n' }).end(),
      attachment: () => res.attachment('a.pdf').end(),
      sendFile: () => {
        res.sendFile(file);
      },
      download: () => {
        res.download(file, 'named.txt');
      },
      format: () => res.format({ json: () => res.json({ a: 1 }), text: () => res.send('a') }),
    };
    helpers[req.params['name'] as string]?.();
  }
}

@Module({ controllers: [Helpers] })
class HelpersModule {}

describe('TunedExpressAdapter', () => {
  let app: NestExpressApplication;
  let http: ReturnType<typeof request>;
  beforeAll(async () => {
    app = await NestFactory.create(HelpersModule, new TunedExpressAdapter(), { logger: false });
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    http = request(`http://127.0.0.1:${String(port)}`);
  });
  afterAll(() => app.close());

  it('creates requests and responses with the prototypes of the application', async () => {
    const made: object[] = [];
    const server = app.getHttpServer();
    // This listener runs before Express, which would change the prototypes.
    server.prependOnceListener('request', (req, res) => {
      made.push(Object.getPrototypeOf(req) as object, Object.getPrototypeOf(res) as object);
    });
    await http.get('/seen').expect(200, 'seen');
    const express = app.getHttpAdapter().getInstance() as { request: object; response: object };
    expect(made[0]).toBe(express.request);
    expect(made[1]).toBe(express.response);
    expect(Object.getPrototypeOf(seen?.request)).toBe(made[0]);
    expect(Object.getPrototypeOf(seen?.response)).toBe(made[1]);
  });

  it('sends neither ETag nor X-Powered-By', async () => {
    const { headers } = await http.get('/seen');
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('keeps the helpers of the request', async () => {
    const { body } = await http.get('/request?a=1&a=2').set({
      'X-One': 'one',
      Accept: 'text/html',
      Range: 'bytes=0-9',
      'X-Requested-With': 'XMLHttpRequest',
    });
    expect(body).toEqual({
      get: 'one',
      accepts: 'html',
      is: null,
      query: { a: ['1', '2'] },
      path: '/request',
      protocol: 'http',
      secure: false,
      hostname: '127.0.0.1',
      ip: 'string',
      xhr: true,
      fresh: false,
      subdomains: [],
      range: [{ start: 0, end: 9 }],
      app: true,
    });
  });

  it('sends text under the type of its route, counted in bytes', async () => {
    const { headers, text } = await http.post('/text').expect(201);
    expect(headers).toMatchObject({
      'content-type': 'text/x-own; charset=utf-8',
      'content-length': '4',
    });
    expect(text).toBe('olá');
  });

  it('has a response written by the writer that its guard has given it', async () => {
    const { headers, text } = await http.get('/written/olá').expect(203);
    expect(headers).toMatchObject({
      'content-type': 'text/x-own; charset=utf-8',
      'content-length': '6',
    });
    expect(text).toBe('<olá>');
  });

  it('does not call the writer of a response that has no body', async () => {
    const { text } = await http.get('/written/nothing').expect(200);
    expect(text).toBe('');
  });

  it('answers an error of a writer like one of the method', async () => {
    const { body } = await http.get('/written/failure').expect(404);
    expect(body).toMatchObject({ message: 'not written' });
  });

  it.each([
    ['send', 200, { 'content-type': 'text/html; charset=utf-8' }, 'sent'],
    ['json', 200, { 'content-type': 'application/json; charset=utf-8' }, '{"a":1}'],
    ['jsonp', 200, { 'content-type': 'application/json; charset=utf-8' }, '{"a":1}'],
    ['status', 202, {}, ''],
    ['sendStatus', 204, {}, ''],
    ['redirect', 303, { location: '/there' }, undefined],
    ['location', 200, { location: '/there' }, ''],
    ['cookie', 200, { 'set-cookie': expect.arrayContaining(['a=b; Path=/']) as unknown }, ''],
    ['type', 200, { 'content-type': 'image/png' }, undefined],
    ['set', 200, { 'x-two': '2, 3', vary: 'X-One', link: '</n>; rel="next"' }, ''],
    ['attachment', 200, { 'content-disposition': 'attachment; filename="a.pdf"' }, undefined],
    ['sendFile', 200, { 'content-type': 'text/plain; charset=utf-8' }, 'content'],
    ['download', 200, { 'content-disposition': 'attachment; filename="named.txt"' }, 'content'],
    ['format', 200, { 'content-type': 'application/json; charset=utf-8' }, '{"a":1}'],
  ])('keeps the helper res.%s', async (name, status, headers, text) => {
    const answer = await http.get(`/helper/${name}`).set('Accept', 'application/json').redirects(0);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(headers);
    if (text !== undefined) expect(answer.text).toBe(text);
  });
});
