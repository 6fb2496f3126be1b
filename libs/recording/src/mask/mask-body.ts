import { MASK } from '#libs/masking';
import { type RecordedBody } from '../format/recording';
import { maskMultipart } from './mask-multipart';
import { type TextMask } from './text-mask';

/** @returns undefined if the body cannot be masked: of an unknown type, or not well-formed */
export function maskedBody(
  text: string,
  contentType: string,
  mask: TextMask,
): RecordedBody | undefined {
  const masked = maskedText(text, contentType, mask);
  return masked === undefined ? undefined : recorded(masked, contentType);
}

function maskedText(text: string, contentType: string, mask: TextMask): string | undefined {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (/[/+]json$/.test(type)) return mask.json(text);
  if (/[/+]xml$/.test(type)) return mask.xml(text);
  if (type === 'application/x-www-form-urlencoded') return mask.form(text);
  if (type.startsWith('multipart/')) return maskMultipart(text, contentType, mask);
  if (type === 'application/jwt' || type === 'application/jose') return MASK;
  if (type === 'text/plain' || type === 'text/html') return mask.document(text);
  // Without a type, or with a wrong one, only documents that say themselves what they are.
  return type === '' ? (mask.json(text) ?? mask.xml(text)) : undefined;
}

/** Values that JSON.stringify writes as they were; `1.50` would become `1.5`. */
function recorded(text: string, contentType: string): RecordedBody {
  if (!contentType.includes('json')) return { text };
  const json = JSON.parse(text) as unknown;
  return JSON.stringify(json) === text ? { json } : { text };
}
