import { toCents } from '#libs/kernel';
import { type StoredFinding } from '../remittance';
import { type Layout } from './layouts';
import { type FilePart } from './remittance-file';

/** PROVISIONAL: replaced by libs/cnab240. */
export async function* readParts(
  chunks: AsyncIterable<Buffer>,
  _layout: Layout,
): AsyncGenerator<FilePart> {
  let rest = '';
  let n = 0;
  let lots = 0;
  let lot: { lot: number; header: string; form: string; records: number; sum: number } | undefined;
  let first: string | undefined;
  let number = 0;
  let ended = false;
  const bad = (from: number, to: number, field: string, occurrence: string, detail: string) => ({
    kind: 'finding' as const,
    finding: { line: n, from, to, field, occurrence, detail } satisfies StoredFinding,
  });
  const f = (l: string, from: number, to: number) => l.slice(from - 1, to).trim();
  function* line(text: string): Generator<FilePart> {
    n += 1;
    if (text.length !== 240) {
      yield bad(1, 240, 'line', 'HI', `Must have 240 bytes, not ${String(text.length)}.`);
      return;
    }
    const type = text[7];
    if (type === '0') {
      const kind = text[17];
      yield {
        kind: 'header',
        header: {
          line: text,
          bankCode: f(text, 1, 3),
          document: f(text, 19, 32).slice(kind === '1' ? 3 : 0),
          agreement: f(text, 33, 52),
          branch: f(text, 53, 57),
          account: f(text, 59, 71).replaceAll(' ', ''),
          nsa: Number(f(text, 158, 163)),
        },
      };
    } else if (type === '1') {
      lots += 1;
      lot = { lot: Number(f(text, 4, 7)), header: text, form: f(text, 12, 13), records: 1, sum: 0 };
    } else if (type === '3' && lot !== undefined) {
      lot.records += 1;
      if (Number(f(text, 9, 13)) !== lot.records - 1) {
        yield bad(9, 13, 'record number', 'AH', `Must be ${String(lot.records - 1)}.`);
      }
      if (text[13] === 'A' || (text[13] === 'J' && text.slice(17, 19) !== '52')) {
        first = text;
        return;
      }
      if (first === undefined) return;
      const isA = first[13] === 'A';
      const day = f(first, isA ? 94 : 145, isA ? 101 : 152);
      const raw = f(first, isA ? 120 : 153, isA ? 134 : 167);
      if (!/^\d{15}$/.test(raw)) yield bad(120, 134, 'amount', 'AR', 'Must have digits only.');
      const amount = Number(raw) || 0;
      lot.sum += amount;
      number += 1;
      const doc = isA ? f(text, 19, 32) : f(text, 77, 91);
      yield {
        kind: 'instruction',
        instruction: {
          number,
          lot: lot.lot,
          record: lot.records - 2,
          form: lot.form,
          movement: first[14] ?? '',
          instruction: f(first, 16, 17),
          companyDocument: isA ? f(first, 74, 93) : f(first, 183, 202),
          payOn: `${day.slice(4)}-${day.slice(2, 4)}-${day.slice(0, 2)}`,
          amount: toCents(amount),
          payee: {
            name: isA ? f(first, 44, 73) : f(first, 62, 91),
            document: /^0*$/.test(doc) ? '' : text[isA ? 17 : 75] === '1' ? doc.slice(-11) : doc.slice(-14),
            bankCode: f(first, 21, 23),
            ispb: f(text, 233, 240),
            branch: f(first, 24, 28),
            account: f(first, 30, 42).replaceAll(' ', ''),
            accountKind: f(first, 225, 226),
          },
          clearingHouse: f(first, 18, 20),
          pix: isA
            ? { initiation: f(text, 15, 17), key: f(text, 128, 226), txid: '' }
            : { initiation: '', key: f(text, 132, 210), txid: f(text, 211, 240) },
          message: isA && f(text, 15, 17) !== '' ? f(text, 68, 127) : '',
          lines: [first, text],
        },
      };
      first = undefined;
    } else if (type === '5' && lot !== undefined) {
      lot.records += 1;
      if (Number(f(text, 18, 23)) !== lot.records) yield bad(18, 23, 'records', 'TA', `Must be ${String(lot.records)}.`);
      if (Number(f(text, 24, 41)) !== lot.sum) yield bad(24, 41, 'sum', 'TA', `Must be ${String(lot.sum)}.`);
      yield { kind: 'lot', lot: { lot: lot.lot, header: lot.header, trailer: text } };
      lot = undefined;
    } else if (type === '9') {
      ended = true;
      if (Number(f(text, 24, 29)) !== n) yield bad(24, 29, 'records', 'HI', `Must be ${String(n)}.`);
    }
  }
  for await (const chunk of chunks) {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    for (const each of lines) yield* line(each.replace(/\r$/, ''));
  }
  if (rest !== '') yield* line(rest);
  if (!ended) yield bad(1, 240, 'file trailer', 'HI', 'The file has no trailer.');
  void lots;
}
