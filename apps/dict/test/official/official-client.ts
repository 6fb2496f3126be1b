import type { Response } from 'supertest';
import { type TestApp } from '#libs/testing';
import { readXml, writeXml, type XmlElement, type XmlNode } from '#libs/xml';

/** The members of a body: elements by their names; a list repeats its element. */
export interface Members {
  readonly [name: string]: string | Members | readonly (string | Members)[] | undefined;
}

/** A response: its status, the name of its error if it is one, and its elements by their paths. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The last part of the type of a problem. */
  readonly error: string | undefined;
  readonly root: XmlElement;
  /** The text of the first element at a path below the root, as in `Entry/Account/Branch`. */
  readonly text: (path: string) => string | undefined;
}

/** A request as XML. */
export function xmlOf(root: string, members: Members): string {
  return writeXml({
    name: root,
    content: [{ name: 'Signature', content: '' }, ...nodesOf(members)],
  });
}

function nodesOf(members: Members): XmlNode[] {
  return Object.entries(members).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const items = Array.isArray(value) ? (value as readonly (string | Members)[]) : [value];
    return items.map((item) => ({
      name,
      content: typeof item === 'string' ? item : nodesOf(item as Members),
    }));
  });
}

/** A participant that uses the official API in a sandbox. */
export function participantOf(test: TestApp, sandbox: string, ispb: string) {
  const head = { 'X-Sandbox': sandbox, 'PI-RequestingParticipant': ispb };
  const send = async (
    method: 'post' | 'put',
    path: string,
    root: string,
    members: Members,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> =>
    answerOf(
      await test.http[method](`/api/v2${path}`)
        .set({ ...head, 'Content-Type': 'application/xml', ...headers })
        .send(xmlOf(root, members)),
    );
  return {
    ispb,
    post: (path: string, root: string, members: Members, headers = {}) =>
      send('post', path, root, members, headers),
    put: (path: string, root: string, members: Members) => send('put', path, root, members),
    get: async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
      answerOf(await test.http.get(`/api/v2${path}`).set({ ...head, ...headers })),
    /** Looks a key up for a payer. */
    lookUp: async (key: string, payerId = '98765432100', query = ''): Promise<Answer> =>
      answerOf(
        await test.http
          .get(`/api/v2/entries/${encodeURIComponent(key)}${query}`)
          .set({ ...head, 'PI-PayerId': payerId, 'PI-EndToEndId': endToEndIdOf(ispb) }),
      ),
  };
}

let payments = 0;

/** A new EndToEndId of a payer's participant. */
export function endToEndIdOf(ispb: string): string {
  payments += 1;
  return `E${ispb}202611211200${String(payments).padStart(11, '0')}`;
}

export function answerOf({ status, headers, text }: Response): Answer {
  const root = readXml(Buffer.from(text));
  const at = (path: string): string | undefined => {
    let element: XmlElement | undefined = root;
    for (const name of path.split('/')) {
      element = element?.children.find((child) => child.name === name);
    }
    return element?.text;
  };
  const type = root.name === 'problem' ? at('type') : undefined;
  return {
    status,
    headers: headers,
    error: type?.split('/').at(-1),
    root,
    text: at,
  };
}

/** The body of createEntry for a phone number of João. */
export function entryOf(ispb: string, change: Partial<EntryParts> = {}): Members {
  const parts = { ...JOAO, ...change };
  return {
    Entry: {
      Key: parts.key,
      KeyType: parts.keyType,
      Account: {
        Participant: ispb,
        Branch: '0001',
        AccountNumber: parts.accountNumber,
        AccountType: 'CACC',
        OpeningDate: '2010-01-10T03:00:00Z',
      },
      Owner: {
        Type: parts.taxId.length === 11 ? 'NATURAL_PERSON' : 'LEGAL_PERSON',
        TaxIdNumber: parts.taxId,
        Name: parts.name,
      },
    },
    Reason: parts.reason,
    RequestId: parts.requestId,
  };
}

interface EntryParts {
  readonly key: string | undefined;
  readonly keyType: string;
  readonly accountNumber: string;
  readonly taxId: string;
  readonly name: string;
  readonly reason: string;
  readonly requestId: string;
}

const JOAO: EntryParts = {
  key: '+5561988880000',
  keyType: 'PHONE',
  accountNumber: '0007654321',
  taxId: '11122233300',
  name: 'João Silva',
  reason: 'USER_REQUESTED',
  requestId: 'a946d533-7f22-42a5-9a9b-e87cd55c0f4d',
};
