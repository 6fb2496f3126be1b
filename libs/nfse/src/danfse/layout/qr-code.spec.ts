import { readQrCode } from '../test/read-qr-code';
import { MAX_QR_BYTES, qrCode } from './qr-code';

describe('qrCode', () => {
  it.each(['https://example.com/?k=7', 'https://example.com/nfse/ação/☕', 'lower and UPPER 0123'])(
    'holds %j',
    (text) => {
      expect(readQrCode(qrCode(text))).toBe(text);
    },
  );

  it('has dark runs inside the square that do not touch each other', () => {
    const { size, dark } = qrCode('https://example.com/'.padEnd(120, 'x'));
    expect(size).toBe(17 + 4 * 7);
    for (const [index, run] of dark.entries()) {
      const before = dark[index - 1];
      expect(run.x + run.length).toBeLessThanOrEqual(size);
      if (before?.y === run.y) expect(run.x).toBeGreaterThan(before.x + before.length);
    }
  });

  it('refuses a text that would be too small to read, counted in bytes', () => {
    expect(() => qrCode('x'.repeat(MAX_QR_BYTES))).not.toThrow();
    expect(() => qrCode('x'.repeat(MAX_QR_BYTES - 1) + 'ç')).toThrow(RangeError);
  });
});
