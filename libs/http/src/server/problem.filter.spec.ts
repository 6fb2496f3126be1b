import { Logger } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import express from 'express';
import request from 'supertest';
import { ErrorBodies, type WriteErrorBody } from '../problem/error-bodies';
import { HttpProblem } from '../problem/http-problem';
import { ProblemFilter } from './problem.filter';

describe('ProblemFilter', () => {
  // A format that fails is logged.
  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  /** The error of an address whose standard has its own format. */
  async function errorIn(write: WriteErrorBody): Promise<string> {
    const bodies = new ErrorBodies();
    bodies.add('/standard', write);
    const filter = new ProblemFilter(bodies);
    const app = express().use((incoming, response) => {
      const error = new HttpProblem(404, 'There is no x.', { code: 'NO_X', title: 'No x' });
      filter.catch(error, new ExecutionContextHost([incoming, response]));
    });
    const { status, type, text } = await request(app).get('/standard/x?a=1');
    return `${String(status)} ${type} ${text}`;
  }

  it.each([
    [undefined, 'The address does not exist', 'en'],
    ['*', 'The address does not exist', 'en'],
    ['en-US,en;q=0.9,pt;q=0.1', 'The address does not exist', 'en'],
    ['de', 'The address does not exist', 'en'],
    ['pt-BR,pt;q=0.9,en;q=0.8', 'O endereço não existe', 'pt-BR'],
    ['pt-BR', 'O endereço não existe', 'pt-BR'],
  ])('has its title in the language of Accept-Language: %s', async (accepted, title, language) => {
    const filter = new ProblemFilter();
    const app = express().use((incoming, response) => {
      const about = { code: 'ROUTE_NOT_FOUND', title: 'The address does not exist' };
      filter.catch(
        new HttpProblem(404, 'No x.', about),
        new ExecutionContextHost([incoming, response]),
      );
    });
    const sent = request(app).get('/x');
    const { body, headers } = await (accepted === undefined
      ? sent
      : sent.set('Accept-Language', accepted));
    expect(body).toMatchObject({ title, detail: 'No x.', code: 'ROUTE_NOT_FOUND' });
    expect(headers).toMatchObject({ vary: 'Accept-Language', 'content-language': language });
  });

  it.each<[string, WriteErrorBody]>([
    ['at once', ({ detail }) => ({ contentType: 'text/plain', text: detail })],
    ['later', ({ detail }) => Promise.resolve({ contentType: 'text/plain', text: detail })],
  ])('sends an error that its format writes %s', async (_, write) => {
    expect(await errorIn(write)).toBe('404 text/plain There is no x.');
  });

  it.each<[string, WriteErrorBody]>([
    [
      'throws',
      () => {
        throw new Error('Broken.');
      },
    ],
    ['rejects', () => Promise.reject(new Error('Broken.'))],
  ])('sends a problem if the format of the address %s', async (_, write) => {
    expect(await errorIn(write)).toMatch(
      /^404 application\/problem\+json .*"instance":"\/standard\/x","code":"NO_X"/,
    );
  });
});
