import { type Problem } from '#libs/http';
import { type StandardError } from './error-texts';
import { errorBody } from './error.response';

const INVALID = { code: 'PARAMETRO_INVALIDO', title: 'Parâmetro inválido' };
const MISSING = { code: 'PARAMETRO_NAO_INFORMADO', title: 'Parâmetro não informado' };

/** The errors in the body of the standard. */
function errorsOf(code: string, violations?: Problem['errors']): readonly StandardError[] {
  const problem = {
    ...{ type: 'urn:problem:x', title: 'English title', status: 400, instance: '/open-banking/x' },
    ...{ code, detail: 'English detail.', correlationId: 'c-1' },
    ...(violations === undefined ? {} : { errors: violations }),
  };
  const { errors } = JSON.parse(errorBody(problem, undefined).text) as {
    errors: readonly StandardError[];
  };
  return errors;
}

describe('The error body of the standard', () => {
  it.each([
    ['BODY_BROKEN', 'O corpo da requisição não corresponde aos cabeçalhos.'],
    ['JSON_NOT_WELL_FORMED', 'O corpo da requisição não é um JSON válido.'],
    ['JSON_NUMBER_TOO_LARGE', 'O corpo da requisição tem um número grande demais.'],
    ['JSON_TOO_DEEP', 'O corpo da requisição tem níveis demais.'],
    ['REQUEST_INVALID', 'A requisição não é válida.'],
  ])('has the code of the standard for %s', (code, sentence) => {
    expect(errorsOf(code)).toEqual([{ ...INVALID, detail: `${sentence} (English detail.)` }]);
  });

  it.each([
    ['BODY_TOO_LARGE', 'Corpo da requisição muito grande'],
    ['CHARSET_NOT_SUPPORTED', 'Codificação de caracteres não suportada'],
    ['CONTENT_ENCODING_NOT_SUPPORTED', 'Compressão não suportada'],
    ['DATABASE_BUSY', 'Banco de dados ocupado'],
    ['DATABASE_UNAVAILABLE', 'Banco de dados indisponível'],
    ['EXPECTATION_FAILED', 'Expectativa não suportada'],
    ['HOST_MISSING', 'Cabeçalho Host ausente'],
    ['INTERNAL_SERVER_ERROR', 'Erro interno'],
    ['MEDIA_TYPE_NOT_SUPPORTED', 'Tipo de conteúdo não suportado'],
    ['METHOD_NOT_ALLOWED', 'Método não permitido'],
    ['ROUTE_NOT_FOUND', 'Endereço não encontrado'],
    ['SANDBOX_CONFLICT', 'Mais de um sandbox na requisição'],
    ['SANDBOX_HELD', 'Sandbox em alteração'],
    ['SANDBOX_NAME_INVALID', 'Nome de sandbox inválido'],
    ['SANDBOX_OF_NEWER_VERSION', 'Sandbox de uma versão mais nova'],
    ['SANDBOX_QUOTA_REACHED', 'Limite de sandboxes atingido'],
    ['SANDBOX_REPLACED', 'Sandbox substituído'],
    ['SERVICE_STOPPING', 'Serviço em encerramento'],
    ['STORAGE_FULL', 'Armazenamento esgotado'],
    ['UPSTREAM_FAILED', 'Falha de outro serviço'],
    ['UPSTREAM_TIMEOUT', 'Outro serviço não respondeu'],
  ])('is in Portuguese for %s, and keeps what the error names', (code, title) => {
    const detail = expect.stringMatching(/^\p{Lu}.+\. \(English detail\.\)$/u) as string;
    expect(errorsOf(code)).toEqual([{ code, title, detail }]);
  });

  it('has the text of the service for a code of the standard', () => {
    const own = { code: 'VALOR_INVALIDO', title: 'English title', detail: 'English detail.' };
    expect(errorsOf(own.code)).toEqual([own]);
  });

  it('has one error for each violation, and names a missing member as the standard does', () => {
    const violations = [
      { pointer: '/data', detail: 'Is missing' },
      { pointer: '', detail: 'Must be an object.' },
    ];
    expect(errorsOf('REQUEST_INVALID', violations)).toEqual([
      { ...MISSING, detail: '/data: Is missing' },
      { ...INVALID, detail: 'The body: Must be an object.' },
    ]);
    const name = [{ pointer: 'X-Sandbox', detail: 'Must match [a-z0-9-]{1,40}.' }];
    expect(errorsOf('SANDBOX_NAME_INVALID', name)).toMatchObject([
      { detail: 'O nome do sandbox não é válido. (X-Sandbox: Must match [a-z0-9-]{1,40}.)' },
    ]);
  });

  it('has at most 13 errors, each with at most 2048 characters', () => {
    const long = { pointer: '/a', detail: 'x'.repeat(3_000) };
    const errors = errorsOf('REQUEST_INVALID', Array<typeof long>(20).fill(long));
    expect(errors.map(({ detail }) => detail.length)).toEqual(Array(13).fill(2_048));
  });
});
