import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { routePattern } from './route-pattern';

describe('The pattern of a request', () => {
  const app = express();
  const answer: RequestHandler = (asked, response) => {
    response.send(routePattern(asked));
  };
  // Answers before the route is reached, as a rule does.
  app.use((asked, response, next) => {
    if (asked.headers['x-early'] === undefined) next();
    else answer(asked, response, next);
  });
  app.get('/keys/:key', answer);
  app.use('/docs', (_asked, response) => {
    response.send('a page');
  });

  it.each([
    ['/keys/secret', {}, '/keys/:key'],
    ['/keys/secret', { 'X-Early': 'yes' }, '/keys/:key'],
    ['/docs/page.css', { 'X-Early': 'yes' }, '/docs/*'],
    ['/secret', { 'X-Early': 'yes' }, '(no route)'],
    ['/keys/%zz', { 'X-Early': 'yes' }, '(no route)'],
  ])('%s with %o is %s', async (path, headers, pattern) => {
    const { text } = await request(app).get(path).set(headers);
    expect(text).toBe(pattern);
  });
});
