import { type IsoMessage } from '#libs/iso8583';

/**
 * Returns the message with these elements, and with subelements by their paths. An element that gets a subelement is
 * written from its subelements alone.
 */
export function withElements(
  message: IsoMessage,
  elements: Readonly<Record<string, string>>,
): IsoMessage {
  if (!hasPaths(elements)) return { ...message, fields: { ...message.fields, ...elements } };
  const added = Object.entries(elements);
  const paths = added.filter(([key]) => key.includes('.'));
  const divided = new Set(paths.map(([path]) => path.split('.', 1)[0]));
  const fields = Object.entries(message.fields).filter(([key]) => !divided.has(key));
  const plain = added.filter(([key]) => !key.includes('.'));
  return {
    ...message,
    fields: Object.fromEntries([...fields, ...plain]),
    parts: { ...message.parts, ...Object.fromEntries(paths) },
  };
}

/** Whether there are subelements among the elements. */
export function hasPaths(elements: Readonly<Record<string, string>>): boolean {
  for (const key in elements) if (key.includes('.')) return true;
  return false;
}
