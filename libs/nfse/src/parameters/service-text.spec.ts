import { plainText } from '../xml/text-types';
import { SERVICE_CODES } from './seed-services';
import { NATIONAL_SERVICE_CODES } from './service-list';
import { serviceText } from './service-text';

/** Codes of technical notes 007 and 009, for which annex B has no text. */
const WITHOUT_TEXT = '990201 990301 990302 990303 990304 990305 990401 990501'.split(' ');

describe('The official texts of the services', () => {
  it('are there for every code of annex B', () => {
    const without = NATIONAL_SERVICE_CODES.filter((code) => serviceText(code) === undefined);
    expect(without).toEqual(WITHOUT_TEXT);
    expect(serviceText('010101')).toBe('Análise e desenvolvimento de sistemas.');
    expect(serviceText('400101')).toBe('Obras de arte sob encomenda.');
    expect(serviceText('770101')).toBeUndefined();
  });

  it('have the form of the element xTribNac', () => {
    const type = plainText(600);
    for (const code of NATIONAL_SERVICE_CODES) {
      const text = serviceText(code) ?? 'x';
      expect({ code, read: type.read(text) }).toEqual({ code, read: { ok: true, value: text } });
    }
  });

  it('are the names of the services of the seed', () => {
    for (const { code, name } of SERVICE_CODES) {
      if (!WITHOUT_TEXT.includes(code)) expect(name).toBe(serviceText(code));
    }
  });
});
