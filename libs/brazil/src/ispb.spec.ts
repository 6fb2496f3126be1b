import { isIspb } from './ispb';

describe('isIspb', () => {
  it.each(['00038166', '12345678', '99999A03'])('accepts %s', (text) => {
    expect(isIspb(text)).toBe(true);
  });

  it.each(['', '1234567', '123456789', '9999a003', '1234 678', '12345678\n'])(
    'refuses %p',
    (text) => {
      expect(isIspb(text)).toBe(false);
    },
  );
});
