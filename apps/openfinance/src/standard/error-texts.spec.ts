import { generalTextsOf, titleOf } from './error-texts';

describe('The title of a code', () => {
  it.each([
    ['CONSENTIMENTO_NAO_INFORMADO', 'Consentimento não informado'],
    ['PERMISSAO_PF_PJ_EM_CONJUNTO', 'Permissão PF PJ em conjunto'],
    ['NAO_ACEITAVEL', 'Não aceitável'],
    ['BODY_TOO_LARGE', 'Corpo da requisição muito grande'],
    ['RECURSO_NAO_ENCONTRADO', 'Recurso não encontrado'],
  ])('%s', (code, title) => {
    expect(titleOf(code)).toBe(title);
  });
});

describe('The texts of an error', () => {
  it('are in Portuguese for a general one, and keep what it names', () => {
    const error = { code: 'ROUTE_NOT_FOUND', title: 'Not found', detail: 'There is no GET /x.' };
    expect(generalTextsOf(error)).toEqual({
      title: 'Endereço não encontrado',
      detail: 'O endereço não existe nesta API. (There is no GET /x.)',
    });
  });

  it('are those of the service for one of the standard', () => {
    const error = { code: 'VALOR_INVALIDO', title: 'Valor inválido', detail: 'It is 0.' };
    expect(generalTextsOf(error)).toEqual({ title: error.title, detail: error.detail });
  });
});
