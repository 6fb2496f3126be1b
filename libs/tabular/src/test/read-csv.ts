/** Reads CSV by RFC 4180, independently of the writer. Rows end with CRLF. */
export function readCsv(text: string, delimiter = ','): string[][] {
  const rows: string[][] = [];
  for (let at = 0; at < text.length; at += '\r\n'.length) {
    const row: string[] = [];
    rows.push(row);
    for (;;) {
      const isQuoted = text.startsWith('"', at);
      const end = isQuoted ? endOfQuoted(text, at + 1) : endOfPlain(text, at, delimiter);
      row.push(isQuoted ? text.slice(at + 1, end).replaceAll('""', '"') : text.slice(at, end));
      at = isQuoted ? end + 1 : end;
      if (text.startsWith('\r\n', at)) break;
      if (!text.startsWith(delimiter, at)) throw new Error(`No delimiter at ${String(at)}`);
      at += delimiter.length;
    }
  }
  return rows;
}

/** The index of the quote that ends the field. */
function endOfQuoted(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end;
}

function endOfPlain(text: string, from: number, delimiter: string): number {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\r') {
    if (text[end] === '"' || text[end] === '\n') throw new Error(`Not quoted at ${String(end)}`);
    end += 1;
  }
  return end;
}
