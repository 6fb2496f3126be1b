/** The length of the column. */
const MAX_LENGTH = 2_000;

const FORM = 'Must be an absolute http or https URL, as in https://example.com/webhooks.';

/** The error of the URL of a webhook; undefined if the URL is valid. */
export function urlViolation(text: string): string | undefined {
  if (!URL.canParse(text)) return FORM;
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return FORM;
  if (username !== '' || password !== '') {
    return 'Must not contain a user or a password. The receiver recognizes messages by their signature.';
  }
  if (normalizedUrl(text).length > MAX_LENGTH) {
    return `Must be at most ${String(MAX_LENGTH)} characters long, with special characters encoded.`;
  }
  return undefined;
}

/** The URL as it is stored and shown: ASCII, and without a fragment, which no request contains. */
export function normalizedUrl(text: string): string {
  const url = new URL(text);
  url.hash = '';
  return url.href;
}
