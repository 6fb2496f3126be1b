import { titleOf } from './error-texts';

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
