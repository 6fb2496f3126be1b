import { readChipTags, withCryptogram, writeChipTags } from './chip-data';

describe('Chip data', () => {
  it('has the values of its tags, also inside a template', () => {
    expect(readChipTags('9F3602001C77055F34020100')).toMatchObject({
      '9F36': '001C',
      '5F34': '0100',
    });
  });

  it('has the first value of a repeated tag', () => {
    expect(readChipTags('9A01269A0127')['9A']).toBe('26');
  });

  it('is written and read again', () => {
    const tags = { '9F02': '000000001000', '9F36': '001C', '95': undefined };
    const hex = writeChipTags(tags);
    expect(hex).toContain('9F3602001C');
    expect(readChipTags(hex)).toEqual({ '9F02': '000000001000', '9F36': '001C' });
  });

  it('gets another cryptogram', () => {
    expect(withCryptogram('9F3602001C', '0123456789ABCDEF')).toBe(
      '9F3602001C9F26080123456789ABCDEF',
    );
    expect(withCryptogram('9F260800000000000000009F3602001C', '0123456789ABCDEF')).toBe(
      '9F3602001C9F26080123456789ABCDEF',
    );
  });
});
