import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { RouteIndex } from './route-index';

const ROUTES = [
  ...[
    '/',
    '/a',
    '/a/b',
    '/a/:id',
    '/a/:id/c',
    '/a/b/c',
    '/A/mixed',
    '/a/b{/:c}',
    '/*rest',
    '/d/e.f',
  ],
  ...['/d/e-:x', '/a/', '/d/e/', '/:any/z'],
];
const PATHS = [
  ...[
    '/',
    '/a',
    '/a/',
    '/A',
    '/a/b',
    '/a/B/',
    '/a/1',
    '/a/1/c',
    '/a/b/c',
    '/a/b/c/d',
    '/a/mixed',
    '/x/z',
  ],
  ...[
    '/d/e.f',
    '/d/e-1',
    '/d/e',
    '/d/e/',
    '//a',
    '/a//b',
    '/a%2Fb',
    '/%61',
    '/a/%62',
    '/mounted/x',
    '/MOUNTED',
  ],
  ...['/mounted', '/mountedx', '/fails', '/fails/x', '/aa', '/d', '/%zz'],
];

/** An application that answers with the route, and with what a mounted handler sees. */
function appWith(isIndexed: boolean) {
  const app = express();
  app.enable('case sensitive routing');
  app.enable('strict routing');
  const index = new RouteIndex(app);
  if (isIndexed) app.use(index.handler);
  index.begin();
  const answer =
    (text: string): RequestHandler =>
    ({ params, baseUrl, url }, response) => {
      response.json({ text, params, baseUrl, url });
    };
  app.use('/mounted', answer('mounted'));
  app.get('/fails{/:x}', () => {
    throw new Error('It failed.');
  });
  for (const route of ROUTES) {
    if (route !== '/*rest') app.get(route, answer(route));
    app.post(route, answer(`POST ${route}`));
  }
  const fail: express.ErrorRequestHandler = (error: Error, _request, response, next) => {
    if (response.headersSent) next(error);
    else response.status(500).json({ error: error.message });
  };
  app.use(fail);
  return app;
}

describe('RouteIndex', () => {
  const [indexed, plain] = [appWith(true), appWith(false)];

  it.each(PATHS.flatMap((path) => ['get', 'post', 'options', 'put'].map((verb) => [verb, path])))(
    'routes %s %s as Express does',
    async (verb, path) => {
      const send = async (app: ReturnType<typeof appWith>) => {
        const { status, text, headers } = await request(app)[verb as 'get'](path);
        return { status, text, allow: headers['allow'] };
      };
      expect(await send(indexed)).toEqual(await send(plain));
    },
  );

  it('knows routes that are added after the first request', async () => {
    const app = appWith(true);
    await request(app).get('/later').expect(404);
    app.get('/later', (_request, response) => {
      response.send('later');
    });
    await request(app).get('/later').expect(200);
  });
});
