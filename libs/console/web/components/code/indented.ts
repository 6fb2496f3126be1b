const STRING = /"(?:[^"\\]|\\.)*"/;
const JSON_PART = new RegExp(`${STRING.source}|[{}[\\],:]|[^\\s{}[\\],:"]+`, 'g');
const XML_PART = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<[^>]*>|[^<]+/g;

/** Each member of JSON on a line. The values are not read, so that numbers stay as they were sent: 150.00, or 20 digits. */
export function indentedJson(text: string): string {
  if (!isJson(text)) return text;
  const parts = text.match(JSON_PART) ?? [];
  let shown = '';
  let depth = 0;
  const line = (): string => `\n${'  '.repeat(depth)}`;
  parts.forEach((part, index) => {
    const isEmpty = /^[{[]$/.test(parts[index - 1] ?? '');
    if (part === '}' || part === ']') {
      depth -= 1;
      shown += isEmpty ? part : line() + part;
      return;
    }
    if (isEmpty) shown += line();
    if (part === '{' || part === '[') depth += 1;
    shown += part === ':' ? ': ' : part;
    if (part === ',') shown += line();
  });
  return shown;
}

/** Each element of XML on a line, unless it has only text. The text of elements is not changed. */
export function indentedXml(text: string): string {
  const parts = (text.match(XML_PART) ?? []).filter((part, index, all) => {
    return part.trim() !== '' || isOnlyText(all, index);
  });
  const lines: string[] = [];
  let depth = 0;
  parts.forEach((part, index) => {
    const before = parts[index - 1] ?? '';
    const isEnd = part.startsWith('</');
    if (isEnd) depth -= 1;
    if (isText(part) || (isEnd && (isText(before) || isStart(before))))
      lines.push((lines.pop() ?? '') + part);
    else lines.push('  '.repeat(Math.max(depth, 0)) + part);
    if (isStart(part)) depth += 1;
  });
  return lines.join('\n');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is all that an element has. */
function isOnlyText(parts: readonly string[], index: number): boolean {
  return isStart(parts[index - 1] ?? '') && (parts[index + 1] ?? '').startsWith('</');
}

function isText(part: string): boolean {
  return part !== '' && (!part.startsWith('<') || part.startsWith('<![CDATA['));
}

function isStart(part: string): boolean {
  return /^<[^/!?]/.test(part) && !part.endsWith('/>');
}
