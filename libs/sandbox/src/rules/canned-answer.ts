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

/** A response that a rule sends in place of the service. */
export const cannedAnswer = z
  .strictObject({
    status: wholeNumber(200, 599).default(200).describe('Status of the response.'),
    headers: headers.nullish().describe('Headers of the response, by name.'),
    body: z
      .unknown()
      .optional()
      .describe('Body of the response. A string is sent unchanged, any other value as JSON.'),
  })
  .superRefine(({ status, body = '' }, context) => {
    if (!BODILESS.has(status) || body === '') return;
    const message = `Must be absent, because a response with status ${String(status)} has no body.`;
    context.addIssue({ code: 'custom', message, path: ['body'] });
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
