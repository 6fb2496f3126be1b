import { type IsoMessage } from '../message';
import { partLayout } from '../profile/part-layout';
import { type Profile } from '../profile/profile';

/**
 * Returns the message with the private elements and subelements of its profile hidden, and with all other values as they
 * are. An element is hidden if one of its subelements is private.
 */
export function hidePrivate(message: IsoMessage, profile: Profile): IsoMessage {
  const { fields, parts = {} } = message;
  const paths = Object.keys(parts).filter((path) => partLayout(profile, path)?.isPrivate === true);
  const elements = Object.keys(fields).filter(
    (key) => Object.hasOwn(profile.overrides, key) && profile.overrides[key]?.private === true,
  );
  if (paths.length === 0 && elements.length === 0) return message;
  const hiddenElements = [...elements, ...paths.map((path) => path.split('.', 1)[0] ?? '')];
  return {
    ...message,
    fields: { ...fields, ...hiddenAmong(fields, hiddenElements) },
    parts: { ...parts, ...hiddenAmong(parts, paths) },
  };
}

function hiddenAmong(
  values: Readonly<Record<string, string>>,
  keys: readonly string[],
): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, '*'.repeat(values[key]?.length ?? 0)]));
}
