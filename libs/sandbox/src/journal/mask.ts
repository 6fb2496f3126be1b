import { MaskScanner } from './mask-scanner';

const MASK = '***';

/** Headers that are credentials as a whole. */
const SECRET_HEADERS: ReadonlySet<string> = new Set([
  ...['authorization', 'proxy-authorization', 'cookie', 'set-cookie'],
  ...['x-admin-token', 'x-api-key'],
]);

/**
 * Masks personal data and secrets in a text of any kind: card numbers, CPF, CNPJ, e-mail addresses,
 * phone numbers, and the values of JSON members, XML elements and form fields with a sensitive name.
 * Identifiers that merely have many digits in them stay as they are, and JSON stays JSON.
 *
 * @example
 * maskText('{"pan":"4111111111111111","cvv":"123"}'); // '{"pan":"411111******1111","cvv":""}'
 */
export function maskText(text: string): string {
  return new MaskScanner(text).run();
}

/** Masks a path with its query: escaped characters are read for what they stand for. */
export function maskPath(path: string): string {
  return maskText(path);
}

export function maskHeaders(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  const masked: [string, string][] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    const text = typeof value === 'string' ? value : value.join(', ');
    masked.push([name, SECRET_HEADERS.has(name.toLowerCase()) ? MASK : maskText(text)]);
  }
  return Object.fromEntries(masked);
}
