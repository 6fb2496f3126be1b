import { type Failure } from '#libs/kernel';
import { municipalCnpj } from '#libs/nfse';
import { checkKindOfNsu, consultedMunicipality } from './municipal-query';

const SAO_PAULO = '3550308';
const CAMPINAS = '3509502';
const COMPANY = '11222333000181';

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Failure).code;
  }
  return 'none';
}

describe('consultedMunicipality', () => {
  it.each<readonly [string, string | undefined, string | undefined]>([
    ['without a certificate', SAO_PAULO, undefined],
    ['of the certificate', undefined, municipalCnpj(SAO_PAULO)],
    ['that is that of the certificate', SAO_PAULO, municipalCnpj(SAO_PAULO)],
  ])('is the one %s', (_, municipio, certified) => {
    expect(consultedMunicipality(municipio, certified)).toBe(SAO_PAULO);
  });

  it.each<readonly [string | undefined, string | undefined, string]>([
    [undefined, undefined, 'MUNICIPIO_REQUIRED'],
    ['', undefined, 'MUNICIPIO_REQUIRED'],
    ['3550309', undefined, 'MUNICIPIO_INVALID'],
    ['São Paulo', undefined, 'MUNICIPIO_INVALID'],
    [SAO_PAULO, COMPANY, 'MUNICIPIO_REFUSED'],
    [CAMPINAS, municipalCnpj(SAO_PAULO), 'MUNICIPIO_REFUSED'],
  ])('refuses %s with the certificate of %s by %s', (municipio, certified, code) => {
    expect(codeOf(() => consultedMunicipality(municipio, certified))).toBe(code);
  });
});

describe('checkKindOfNsu', () => {
  it.each([
    [undefined, 'none'],
    ['DISTRIBUICAO', 'none'],
    ['RECEPCAO', 'TIPO_NSU_INVALID'],
    ['MEI', 'TIPO_NSU_INVALID'],
  ])('answers %s with %s', (kind, code) => {
    const check = (): void => {
      checkKindOfNsu(kind);
    };
    expect(codeOf(check)).toBe(code);
  });
});
