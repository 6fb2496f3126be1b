import { parseStringPromise } from 'xml2js';
import { z } from 'zod';
import { SUCCESS, type ContractCase, type Kept, type Service } from './case';

/** Where the requests of one service go. */
export interface Destination {
  readonly service: Service;
  readonly address: string;
  /** The header X-Sandbox; undefined: none is sent. */
  readonly sandbox: string | undefined;
  /** ADMIN_TOKEN of the services, if they need one. */
  readonly adminToken: string | undefined;
  readonly kept: Map<string, string>;
  /** Who says what must come back, for the report: `The contract` or `This project`. */
  readonly author: string;
}

interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const SHOWN_CHARACTERS = 1_500;
const SHOWN_DIFFERENCES = 20;

/** Sends the request of a case, and throws an error that shows all differences. */
export async function check(each: ContractCase, destination: Destination): Promise<void> {
  for (let time = 0; time < (each.times ?? 1); time += 1) {
    await checkOnce(each, destination);
  }
}

async function checkOnce(each: ContractCase, destination: Destination): Promise<void> {
  const keep = keptIn(destination);
  const address = destination.address + pathOf(each, keep);
  const received = await send(each, address, destination, keep);
  const [body, unreadable] = await read(received, each);
  const wrong = [...differences(each, received, body, keep), ...unreadable];
  if (wrong.length > 0) throw new Error(report(each, destination, address, { received, wrong }));
  for (const [name, place] of Object.entries(each.keeps ?? {})) {
    destination.kept.set(name, valueAt(body, place));
  }
}

function keptIn({ kept }: Destination): Kept {
  return (name) => {
    const value = kept.get(name);
    if (value === undefined) throw new Error(`No earlier case has kept "${name}".`);
    return value;
  };
}

function pathOf({ path, parameters, query = '' }: ContractCase, keep: Kept): string {
  const values = typeof parameters === 'function' ? parameters(keep) : parameters;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values?.[name] ?? keep(name)),
  );
  return filled + query;
}

async function send(
  { method, path, headers, body }: ContractCase,
  address: string,
  { sandbox, adminToken }: Destination,
  keep: Kept,
): Promise<Received> {
  const given = typeof body === 'function' ? body(keep) : body;
  const isJson = typeof given === 'object' && !Buffer.isBuffer(given);
  const isControl = path.startsWith('/admin');
  const response = await fetch(address, {
    method,
    headers: {
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
      ...(sandbox === undefined ? {} : { 'X-Sandbox': sandbox }),
      ...(isControl && adminToken !== undefined ? { Authorization: `Bearer ${adminToken}` } : {}),
      ...(typeof headers === 'function' ? headers(keep) : headers),
    },
    ...(given === undefined
      ? {}
      : { body: isJson ? JSON.stringify(given) : new Uint8Array(Buffer.from(given)) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Returns the body as its declared type says, and what is wrong if it cannot be read so. */
async function read(
  { text, status }: Received,
  { type = '', isXmlAsArrays = false }: ContractCase,
): Promise<[unknown, string[]]> {
  try {
    if (/[/+]json$/.test(type)) return [JSON.parse(text), []];
    if (/[/+]xml$/.test(type)) {
      return [await parseStringPromise(text, { explicitArray: isXmlAsArrays }), []];
    }
    return [text, []];
  } catch (error) {
    return [undefined, [`the body of the ${String(status)} cannot be read: ${String(error)}`]];
  }
}

function differences(each: ContractCase, received: Received, body: unknown, keep: Kept): string[] {
  const wrong: string[] = [];
  const { status, headers } = received;
  if (!isExpected(each.status, status))
    wrong.push(`status: ${String(each.status)} was expected, ${String(status)} came`);
  const type = headers.get('content-type')?.split(';', 1)[0];
  if (each.type !== undefined && type !== each.type) {
    wrong.push(`Content-Type: ${each.type} was expected, ${type ?? 'none'} came`);
  }
  for (const [name, pattern] of Object.entries(each.answerHeaders ?? {})) {
    const value = headers.get(name);
    if (value === null || !pattern.test(value)) {
      wrong.push(`header ${name}: ${String(pattern)} was expected, ${value ?? 'none'} came`);
    }
  }
  // The shape of a body of another type or status would add only noise.
  if (wrong.length > 0 || each.shape === undefined) return wrong;
  const shape = typeof each.shape === 'function' ? each.shape(keep) : each.shape;
  const { error } = shape.safeParse(body);
  return (error?.issues ?? []).map(
    ({ path, message }) => `${z.core.toDotPath(path) || 'body'}: ${message}`,
  );
}

function isExpected(expected: ContractCase['status'], status: number): boolean {
  if (expected === SUCCESS) return status >= 200 && status < 300;
  return [expected].flat().includes(status);
}

function valueAt(body: unknown, place: string): string {
  const value = place
    .split('.')
    .reduce<unknown>((object, name) => (object as Record<string, unknown>)[name], body);
  return String(value);
}

function report(
  { method, path, what, says }: ContractCase,
  { service, author }: Destination,
  address: string,
  { received: { status, headers, text }, wrong }: { received: Received; wrong: readonly string[] },
): string {
  const shown = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)} ...` : text;
  return [
    `${service}: ${method} ${path}: ${what}`,
    `Sent to: ${address}`,
    `${author} says: ${says}`,
    `Came: ${String(status)} ${headers.get('content-type') ?? 'without a body'}`,
    ...(shown === '' ? [] : [shown]),
    'Wrong:',
    ...wrong.slice(0, SHOWN_DIFFERENCES).map((line) => `- ${line}`),
  ].join('\n');
}
