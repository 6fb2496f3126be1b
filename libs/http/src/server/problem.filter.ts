import {
  Catch,
  Logger,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { allowedMethods } from '../routing/allowed-methods';
import { requestedPath, routeNotFound } from '../routing/route-not-found';
import { contextOf } from '../context/request-context';
import { type ErrorBodies, type WriteErrorBody } from '../problem/error-bodies';
import { HttpProblem } from '../problem/http-problem';
import { type Language, LANGUAGE_TAGS, languageOf } from '../problem/language';
import { problemAsJson, problemAsXml, type ProblemBody } from '../problem/problem-body';
import { answerTo, type Problem, type ProblemAnswer } from '../problem/problem';
import { titleIn } from '../problem/titles';

/** The only place that turns an error into a response. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  constructor(private readonly bodies?: ErrorBodies) {}

  catch(error: unknown, host: ArgumentsHost): void {
    // GraphQL has its own format for errors and handles them itself.
    if (host.getType<string>() !== 'http') throw error;
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const context = contextOf(request);
    const { correlationId, interruption } = context ?? {};
    const cause = isNoRoute(error, request) ? noSuchRoute(request) : error;
    if (cause === 'options') {
      response.set('Allow', allowedMethods(request).join(', ')).status(204).end();
      return;
    }
    const answer = answerTo(cause, { path: requestedPath(request), correlationId, interruption });
    const { code } = answer.problem;
    if (context !== undefined) context.problemCode = code;
    if (answer.isDefect)
      this.logger.error({ code, correlationId, route: routeOf(request) }, stackOf(error));
    if (answer.isOutage)
      this.logger.warn({ code, correlationId, route: routeOf(request), error: String(error) });
    if (response.headersSent) {
      // The head was already sent. A broken connection shows the client that the body is not complete.
      response.destroy();
      return;
    }
    const write = this.bodies?.of(request.path);
    if (write === undefined) sendProblem(request, response, answer);
    else void this.sendInFormat(response, answer, write);
  }

  /** Nest does not wait for a filter, so nothing may be thrown here. */
  private async sendInFormat(
    response: Response,
    answer: ProblemAnswer,
    write: WriteErrorBody,
  ): Promise<void> {
    try {
      const body = await this.writeOrProblem(answer.problem, write);
      if (!response.headersSent) send(response, answer, body);
    } catch (error) {
      this.logger.error('An error could not be sent.', stackOf(error));
      response.destroy();
    }
  }

  private async writeOrProblem(problem: Problem, write: WriteErrorBody): Promise<ProblemBody> {
    try {
      return await write(problem);
    } catch (error) {
      this.logger.error(
        'An error could not be written in the format of its address.',
        stackOf(error),
      );
      return problemAsJson(problem);
    }
  }
}

/** The general format. Its title is in the language that the client prefers; the formats of standards have their own texts. */
function sendProblem(request: Request, response: Response, answer: ProblemAnswer): void {
  const language = languageOf(request);
  const problem = inLanguage(language, answer.problem);
  response.vary('Accept-Language').set('Content-Language', LANGUAGE_TAGS[language]);
  send(response, answer, wantsXmlOnly(request) ? problemAsXml(problem) : problemAsJson(problem));
}

function inLanguage(language: Language, problem: Problem): Problem {
  return language === 'en' ? problem : { ...problem, title: titleIn(language, problem) };
}

function send(response: Response, answer: ProblemAnswer, body: ProblemBody): void {
  response.status(answer.problem.status).set(answer.headers);
  response.set('Content-Type', body.contentType).end(body.text);
}

/**
 * Nest throws NotFoundException if no route matched. A handler can throw one too; then a route matched.
 */
function isNoRoute(error: unknown, { route }: Request): boolean {
  return error instanceof NotFoundException && route === undefined;
}

function noSuchRoute(request: Request): HttpProblem | 'options' {
  const allowed = allowedMethods(request);
  if (allowed.length === 0) return routeNotFound(request);
  if (request.method === 'OPTIONS') return 'options';
  const methods = allowed.join(', ');
  const detail = `${request.method} is not allowed at ${requestedPath(request)}; use ${methods}.`;
  return new HttpProblem(405, detail, {
    code: 'METHOD_NOT_ALLOWED',
    title: 'The method is not allowed',
    headers: { Allow: methods },
  });
}

/** Sends XML only if the client accepts nothing else; all other responses are JSON. */
function wantsXmlOnly(request: Request): boolean {
  if (request.accepts(['application/problem+json', 'application/json']) !== false) return false;
  return request.accepts(['application/problem+xml', 'application/xml', 'text/xml']) !== false;
}

/** The route pattern, not the address: an address can contain a key or a card number. */
function routeOf(request: Request): string {
  const route = request.route as { readonly path?: string } | undefined;
  return `${request.method} ${route?.path ?? '(no route)'}`;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
