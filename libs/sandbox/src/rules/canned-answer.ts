import { z } from 'zod';
import { dictionary, wholeNumber } from '#libs/schema';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Statuses whose responses never have a body (RFC 9110, 15.3.5 and 15.4.5). */
const BODILESS: ReadonlySet<number> = new Set([204, 304]);
/** Headers of the connection and of the message length. With wrong values, clients could not read the response. */
const FRAMING_HEADERS: ReadonlySet<string> = new Set([
  ...['connection', 'content-length', 'keep-alive', 'trailer', 'transfer-encoding', 'upgrade'],
]);
const HEADER_TEXT = 'Must be a header name with a string of one line in Latin-1.';

const headers = dictionary(
  z.string(HEADER_TEXT).regex(/^[\t\x20-\x7e\x80-\xff]*$/, HEADER_TEXT),
  z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/, HEADER_TEXT),
).superRefine((given, context) => {
  const seen = new Set<string>();
  for (const name of given.keys()) {
    const key = name.toLowerCase();
    if (FRAMING_HEADERS.has(key)) {
      const message = 'Must be absent, because the service sets this header.';
      context.addIssue({ code: 'custom', message, path: [name] });
    } else if (seen.has(key)) {
      const message = 'Must appear only once. Names in upper and lower case are the same.';
      context.addIssue({ code: 'custom', message, path: [name] });
    }
    seen.add(key);
  }
});

const UTF_8: ReadonlySet<string> = new Set(['', 'utf-8', 'utf8', 'us-ascii']);
const LATIN_1: ReadonlySet<string> = new Set(['iso-8859-1', 'latin1']);
const OTHER_THAN_LATIN_1 = /[^\u0000-\u00ff]/;

/** The charset of the Content-Type, in lower case; empty if it has none. */
function charsetIn(headers: Iterable<readonly [string, string]>): string {
  const [, type = ''] = [...headers].find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  return /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1]?.toLowerCase() ?? '';
}

function hasOtherThanLatin1(body: unknown): boolean {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  return OTHER_THAN_LATIN_1.test(text);
}

/** The bytes of the body, in the charset of its Content-Type. */
export function bytesOfAnswer({ headers: own, body }: CannedAnswer): Buffer {
  return Buffer.from(body, LATIN_1.has(charsetIn(Object.entries(own))) ? 'latin1' : 'utf8');
}

/** A response that a rule sends in place of the service. */
export const cannedAnswer = z
  .strictObject({
    status: wholeNumber(200, 599).default(200).describe('Status of the response.'),
    headers: headers.nullish().describe('Headers of the response, by name.'),
    body: z
      .unknown()
      .optional()
      .describe(
        'Body of the response. A string is sent unchanged, any other value as JSON; in UTF-8, or in iso-8859-1 if the Content-Type says so.',
      ),
  })
  .superRefine(({ status, body = '' }, context) => {
    if (!BODILESS.has(status) || body === '') return;
    const message = `Must be absent, because a response with status ${String(status)} has no body.`;
    context.addIssue({ code: 'custom', message, path: ['body'] });
  })
  .superRefine(({ headers: given, body }, context) => {
    // Headers that are not valid have their own violations.
    const charset = given instanceof Map ? charsetIn(given) : '';
    const latin1 = LATIN_1.has(charset);
    if (!latin1 && !UTF_8.has(charset)) {
      const message = `Must have the charset utf-8 or iso-8859-1, not ${charset}.`;
      context.addIssue({ code: 'custom', message, path: ['headers'] });
    } else if (latin1 && hasOtherThanLatin1(body)) {
      const message = 'Must have only characters of iso-8859-1, the charset in the Content-Type.';
      context.addIssue({ code: 'custom', message, path: ['body'] });
    }
  })
  .transform(({ status, headers: given, body = '' }) => {
    // Entries, not assignments: a name can be "__proto__".
    const own = Object.fromEntries(given ?? []);
    if (typeof body === 'string') return { status, headers: own, body };
    const hasType = Object.keys(own).some((name) => name.toLowerCase() === 'content-type');
    const all: Readonly<Record<string, string>> = hasType
      ? own
      : { 'content-type': JSON_TYPE, ...own };
    return { status, headers: all, body: JSON.stringify(body) };
  });

export type CannedAnswer = Readonly<z.output<typeof cannedAnswer>>;
