import { isAt, NAME } from './characters';

/** The end of an open tag, or undefined where another begins before it. */
export function closingBracket(text: string, start: number): number | undefined {
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '>') return index;
    if (character === '<') return undefined;
  }
  return undefined;
}

/** Where the end tag of the element begins, or undefined where it has none. */
export function endTagOf(name: string, text: string, start: number): number | undefined {
  const endTag = `</${name}`;
  let index = text.indexOf(endTag, start);
  while (index !== -1 && isAt(text, index + endTag.length, NAME)) {
    index = text.indexOf(endTag, index + endTag.length);
  }
  return index === -1 ? undefined : index;
}

/**
 * The same for XML in a JSON string: where the string ends, the search does too.
 */
export function endTagInString(name: string, text: string, start: number): number | undefined {
  const endTag = `</${name}`;
  for (let index = start; index < text.length && text[index] !== '"'; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text.startsWith(endTag, index) && !isAt(text, index + endTag.length, NAME)) {
      return index;
    }
  }
  return undefined;
}

/** The text of an element that has no end: up to the next tag, or to the end of its JSON string. */
export function endOfElementText(text: string, start: number, inString: boolean): number {
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '<' || (inString && character === '"')) return index;
    if (inString && character === '\\') index += 1;
  }
  return text.length;
}
