// The examples of the API documents, which write one row of nearly every table.
import { load } from './load.mjs';

const { Documented } = await load('test/execute/documented');
const { deletionsLast } = await load('libs/openapi');

/** Operations whose example is not sent: they replace data, add thousands of rows, or need another program. */
const NOT_SENT = [
  /\/__admin\/(clock|reset|rules|sandboxes|seed|verify|requests)/,
  /\/__admin\/webhooks/,
  /^\/admin\/(reset|host)$/,
  /\/links/,
  /\/load/,
];

/** GETs that write: they open a stream, read messages from it, or count a look-up. */
const WRITING_GETS = [/\/stream\//, /^\/api\/v2\/entries\//];

/** GETs whose answer is not stored data. */
const NOT_READ = [
  ...WRITING_GETS,
  /^\/(spi\/|dict\/)?health/,
  /^\/api\/v2\/policies/,
  /\/__admin\/(requests|limits|rules\/outcomes|sandboxes)/,
  /\/__admin\/(ledger|buckets)/,
  /\/(pdf|download|manifest|jwks)$/,
  /\/links\/|\/listeners\/|\/load\//,
  /\/executions\/\{id\}\/events$|\/reports\/\{id\}\/events$/,
  /\/tools\//,
];

/**
 * Sends the examples of a service that write, and keeps those that read.
 * @returns the examples that were refused, one line each
 */
export async function sendExamples(definition, sandbox, recorder) {
  const service = definition.name;
  const refused = [];
  let token;
  for (const operation of new Documented(definition).inPageOrder(deletionsLast)) {
    const { method, path, target, body, contentType, headers, needsToken, successes } = operation;
    const isWriting = writes(method, path);
    if (!isWriting && !isRead(method, path)) continue;
    const given = {
      ...headers,
      ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
      ...(needsToken && token !== undefined ? { Authorization: `Bearer ${token}` } : {}),
    };
    if (!isWriting) {
      if (!needsToken) recorder.keep({ service, sandbox, target, headers });
      continue;
    }
    const request = { method, service, sandbox, target, body, headers: given };
    const { status, text } = await recorder.exchange(request);
    token = /"access_token":"([^"]+)"/.exec(text)?.[1] ?? token;
    if (!successes.includes(status))
      refused.push(`${service} ${method} ${target}: ${status} ${text}`);
  }
  return refused;
}

/** Keeps the lists of a service in another sandbox: the GETs without parameters in the path. */
export function keepLists(definition, sandbox, recorder) {
  for (const operation of new Documented(definition).inPageOrder(deletionsLast)) {
    const { method, path, headers, needsToken } = operation;
    if (path.includes('{') || needsToken || !isRead(method, path)) continue;
    recorder.keep({ service: definition.name, sandbox, target: path, headers });
  }
}

function writes(method, path) {
  if (method === 'GET') return WRITING_GETS.some((pattern) => pattern.test(path));
  if (method === 'DELETE' || method === 'HEAD') return false;
  return !NOT_SENT.some((pattern) => pattern.test(path));
}

function isRead(method, path) {
  return method === 'GET' && !NOT_READ.some((pattern) => pattern.test(path));
}
