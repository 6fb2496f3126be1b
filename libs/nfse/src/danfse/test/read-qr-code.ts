import { type QrCode } from '../layout/qr-code';

/**
 * Reads the text of a QR code of version 2 or 3 with level M (ISO/IEC 18004), which have one block. It does not correct
 * errors, so one wrong module gives another text.
 */
export function readQrCode({ size, dark }: QrCode): string {
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const { x, y, length } of dark) modules[y]?.fill(true, x, x + length);
  const isDark = (x: number, y: number): boolean => modules[y]?.[x] ?? false;
  const mask = MASKS[maskNumber(isDark)];
  const bits = path(size).map(([x, y]) => (isDark(x, y) !== (mask?.(x, y) ?? false) ? '1' : '0'));
  const text = bits.join('');
  if (!text.startsWith('0100')) throw new Error(`Mode ${text.slice(0, 4)} is not bytes.`);
  const length = parseInt(text.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, i) => parseInt(text.slice(12 + 8 * i, 20 + 8 * i), 2));
  return Buffer.from(bytes).toString('utf8');
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The format is beside the upper left finder: two bits of level, three of mask, all XOR 10101. */
function maskNumber(isDark: (x: number, y: number) => boolean): number {
  const bits = [0, 1, 2, 3, 4].map((x) => (isDark(x, 8) ? '1' : '0')).join('');
  const format = parseInt(bits, 2) ^ 0b10101;
  if (format >> 3 !== 0) throw new Error('The level is not M.');
  return format & 0b111;
}

/** The modules of data: two columns at a time from the right, up and down in turn. */
function path(size: number): readonly (readonly [number, number])[] {
  const modules: [number, number][] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFunction(x, y, size)) modules.push([x, y]);
    }
    isUp = !isUp;
  }
  return modules;
}

function isFunction(x: number, y: number, size: number): boolean {
  const isFinder = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
  const isAlignment = Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return isFinder || isAlignment || x === 6 || y === 6;
}
