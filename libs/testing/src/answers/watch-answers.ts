import type { Server, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { contextOf, isJson } from '#libs/http';
import { testValuesOf } from '#libs/sandbox';
import { type DocumentedAnswers, type SentAnswer } from './documented-answers';

const SHOWN_CHARACTERS = 500;

/**
 * Checks every answer that a server sends, also those that are cut on the way. What a rule answers in place of the
 * service (`respond`) is not checked: it is whatever the rule has.
 *
 * @param found is called before the client has the answer
 */
export function watchAnswers(
  server: Server,
  documented: DocumentedAnswers,
  found: (text: string) => void,
): void {
  server.prependListener('request', (incoming, response) => {
    const request = incoming as Request;
    onEnd(response, (body) => {
      if (isOfRule(request)) return;
      const answer = answerOf(request, response, body);
      const fault = documented.fault(answer);
      if (fault === undefined) return;
      const { method, path, status, text } = answer;
      const head = `${method.toUpperCase()} ${path} answered ${String(status)}. ${fault}`;
      found(`${head}\n${text.slice(0, SHOWN_CHARACTERS)}`.trimEnd());
    });
  });
}

/** A rule answers before the request has its route. */
function isOfRule(request: Request): boolean {
  return routeOf(request) === undefined && contextOf(request)?.rule !== undefined;
}

/** Whether the outcome is one that a rule or a test value requests: the operation need not document its status. */
function isRequested(request: Request): boolean {
  const context = contextOf(request);
  if (context === undefined) return false;
  return context.rule !== undefined || testValuesOf(context).some(({ reason }) => !reason);
}

function routeOf({ route }: Request): string | undefined {
  return (route as { readonly path?: string } | undefined)?.path;
}

interface Body {
  readonly hasBody: boolean;
  readonly text: string;
}

function answerOf(request: Request, response: ServerResponse, body: Body): SentAnswer {
  // A request that is answered before it has a route may have the address of an operation without parameters.
  const path = routeOf(request) ?? request.url.replace(/\?.*$/s, '');
  return {
    method: request.method.toLowerCase(),
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    status: response.statusCode,
    mediaType: mediaTypeOf(response),
    hasRule: isRequested(request),
    ...body,
  };
}

function mediaTypeOf(response: ServerResponse): string {
  const type = String(response.getHeader('content-type') ?? '');
  return type.replace(/;.*$/s, '').trim().toLowerCase();
}

/** Calls `done` before the end of the response is sent, with its body. The text is that of JSON only. */
function onEnd(response: ServerResponse, done: (body: Body) => void): void {
  const chunks: Buffer[] = [];
  let hasBody = false;
  const keep = (chunk: unknown): void => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    hasBody ||= chunk.length > 0;
    if (isJson(mediaTypeOf(response))) chunks.push(Buffer.from(chunk as string));
  };
  const write = response.write.bind(response) as (...parameters: unknown[]) => boolean;
  const end = response.end.bind(response) as (...parameters: unknown[]) => ServerResponse;
  let isOver = false;
  Object.assign(response, {
    write: (...parameters: unknown[]) => {
      keep(parameters[0]);
      return write(...parameters);
    },
    end: (...parameters: unknown[]) => {
      keep(parameters[0]);
      if (!isOver) done({ hasBody, text: Buffer.concat(chunks).toString() });
      isOver = true;
      return end(...parameters);
    },
  });
}
