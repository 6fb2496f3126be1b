import qrcode from 'qrcode-generator';

/** A longer text would have modules too small to read on paper. */
export const MAX_QR_BYTES = 500;

/** A horizontal run of dark modules; `x`, `y` and `length` in modules. */
export interface DarkRun {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

export interface QrCode {
  /** Modules on each side. */
  readonly size: number;
  readonly dark: readonly DarkRun[];
}

/**
 * A QR code with error correction level M.
 * @throws RangeError if the text has more than MAX_QR_BYTES bytes in UTF-8
 */
export function qrCode(text: string): QrCode {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length > MAX_QR_BYTES) {
    const length = String(bytes.length);
    throw new RangeError(`A QR code of ${length} bytes is too large; ${String(MAX_QR_BYTES)} fit.`);
  }
  const code = qrcode(0, 'M');
  // The library reads one byte per character.
  code.addData(bytes.toString('latin1'), 'Byte');
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, y) => runsOf(size, y, (x) => code.isDark(y, x)));
  return { size, dark: rows.flat() };
}

function runsOf(size: number, y: number, isDark: (x: number) => boolean): DarkRun[] {
  const runs: DarkRun[] = [];
  let start: number | undefined;
  for (let x = 0; x <= size; x += 1) {
    const dark = x < size && isDark(x);
    if (dark) start ??= x;
    else if (start !== undefined) {
      runs.push({ x: start, y, length: x - start });
      start = undefined;
    }
  }
  return runs;
}
