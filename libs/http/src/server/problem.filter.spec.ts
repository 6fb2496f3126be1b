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
