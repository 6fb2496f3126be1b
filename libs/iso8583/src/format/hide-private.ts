import { type IsoMessage } from '../message';
import { type Profile } from '../profile/profile';
import { privateKeys } from './private-paths';

/**
 * Returns the message with the private elements and subelements of its profile hidden, and with all other values as they
 * are. An element is hidden if one of its subelements is private, or if it could not be divided and can contain a private one.
 */
export function hidePrivate(message: IsoMessage, profile: Profile): IsoMessage {
  const { fields, parts } = message;
  const { elements, paths } = privateKeys(message, profile);
  if (elements.size === 0 && paths.size === 0) return message;
  return {
    ...message,
    fields: withHidden(fields, elements),
    ...(parts && { parts: withHidden(parts, paths) }),
  };
}

function withHidden(
  values: Readonly<Record<string, string>>,
  keys: ReadonlySet<string>,
): Record<string, string> {
  // Entries, not assignments: a key may be "__proto__".
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      keys.has(key) ? '*'.repeat(value.length) : value,
    ]),
  );
}
