import { type Failure } from '#libs/kernel';
import { consultedTaxId, nsuRangeOf } from './dfe-query';

const HEAD_OFFICE = '11222333000181';
const BRANCH = '11222333000262';
const OTHER = '12345678000195';
const CPF = '11144477735';
const LETTERS = '12ABC34501DE35';

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Failure).code;
  }
  return 'none';
}

describe('nsuRangeOf', () => {
  const last = Number.MAX_SAFE_INTEGER;
  it.each<readonly [string, string | undefined, number, number]>([
    ['0', undefined, 1, last],
    ['41', 'true', 42, last],
    ['41', 'TRUE', 42, last],
    ['41', 'false', 41, 41],
    ['41', 'False', 41, 41],
    ['-9223372036854775808', undefined, 0, last],
    ['9223372036854775807', undefined, last, last],
  ])('of NSU %s with lote %s is %s to %s', (nsu, lote, from, to) => {
    expect(nsuRangeOf(nsu, lote)).toMatchObject({ from, to });
  });

  it.each([
    ['x', undefined, 'NSU_INVALID'],
    ['1.5', undefined, 'NSU_INVALID'],
    ['1'.repeat(20), undefined, 'NSU_INVALID'],
    ['9223372036854775808', undefined, 'NSU_INVALID'],
    ['0', 'yes', 'LOTE_INVALID'],
    ['0', '', 'LOTE_INVALID'],
  ])('refuses NSU %s with lote %s by %s', (nsu, lote, code) => {
    expect(codeOf(() => nsuRangeOf(nsu, lote))).toBe(code);
  });
});

describe('consultedTaxId', () => {
  it.each<readonly [string, string | undefined, string | undefined, string]>([
    ['of the certificate', undefined, HEAD_OFFICE, HEAD_OFFICE],
    ['of the certificate of a person', undefined, CPF, CPF],
    ['of a branch', BRANCH, HEAD_OFFICE, BRANCH],
    ['of the head office, for a branch', HEAD_OFFICE, BRANCH, HEAD_OFFICE],
    ['without a certificate', OTHER, undefined, OTHER],
    ['of a person without a certificate', CPF, undefined, CPF],
    ['with letters', LETTERS, undefined, LETTERS],
  ])('is that %s', (_, consulted, certified, expected) => {
    expect(consultedTaxId(consulted, certified)).toBe(expected);
  });

  it.each<readonly [string | undefined, string | undefined, string]>([
    [undefined, undefined, 'CNPJ_CONSULTA_REQUIRED'],
    ['', undefined, 'CNPJ_CONSULTA_REQUIRED'],
    ['11222333000180', undefined, 'CNPJ_CONSULTA_INVALID'],
    ['11.222.333/0001-81', undefined, 'CNPJ_CONSULTA_INVALID'],
    [OTHER, HEAD_OFFICE, 'CNPJ_CONSULTA_REFUSED'],
    [HEAD_OFFICE, CPF, 'CNPJ_CONSULTA_REFUSED'],
  ])('refuses %s with the certificate of %s by %s', (consulted, certified, code) => {
    expect(codeOf(() => consultedTaxId(consulted, certified))).toBe(code);
  });
});
