import { answerTo, HttpProblem } from '#libs/http';
import { type Failure } from '#libs/kernel';
import { refusal } from '#libs/nfse';
import { sefinErrorBody } from './error.response';
import { SefinNotFound, SefinRefused } from './sefin.errors';

const NOW_MS = Date.parse('2026-03-10T15:00:00.040-03:00');
const REFUSED = new SefinRefused(
  [refusal('E0595', 'The rate 5.01 % is above 5.00 %.'), refusal('E1235', 'Is missing.', 'DPS')],
  'DPS1',
);

function bodyOf(path: string, error: Failure | HttpProblem): Record<string, unknown> {
  const { problem } = answerTo(error, { path, correlationId: 'c' });
  const { contentType, text } = sefinErrorBody(problem, NOW_MS);
  expect(contentType).toBe('application/json; charset=utf-8');
  return JSON.parse(text) as Record<string, unknown>;
}

describe('sefinErrorBody', () => {
  it('has a message for each refusal of a DPS, with its official code', () => {
    expect(bodyOf('/SefinNacional/nfse', REFUSED)).toEqual({
      tipoAmbiente: 2,
      versaoAplicativo: 'Simulador-1.0',
      dataHoraProcessamento: '2026-03-10T15:00:00.0400000-03:00',
      idDPS: 'DPS1',
      erros: [
        {
          codigo: 'E0595',
          descricao: refusal('E0595', '').description,
          complemento: 'valores/trib/tribMun/pAliq: The rate 5.01 % is above 5.00 %.',
        },
        {
          codigo: 'E1235',
          descricao: refusal('E1235', '').description,
          complemento: 'DPS: Is missing.',
        },
      ],
    });
  });

  it.each([
    ['/SefinNacional/nfse', 'erros', 'list'],
    ['/SefinNacional/unknown', 'erros', 'list'],
    ['/SefinNacional/nfse/1', 'erro', 'object'],
    ['/sefinnacional/nfse/1', 'erro', 'object'],
    ['/SefinNacional/dps/DPS1', 'erro', 'object'],
    ['/SefinNacional/nfse/1/eventos', 'erro', 'list'],
    ['/SefinNacional/nfse/1/eventos/101101/1', 'erro', 'object'],
  ])('at %s has %s as a %s', (path, member, form) => {
    const { erro, erros } = bodyOf(path, REFUSED);
    expect(Array.isArray(erro ?? erros)).toBe(form === 'list');
    expect(member === 'erro' ? erros : erro).toBeUndefined();
  });

  it('shapes errors without an official code', () => {
    const notFound = new SefinNotFound('DPS', 'Sandbox a has no invoice for the DPS DPS1.');
    expect(bodyOf('/SefinNacional/dps/DPS1', notFound)['erro']).toEqual({
      codigo: 'DPS_NOT_FOUND',
      descricao: 'Not found',
      complemento: 'Sandbox a has no invoice for the DPS DPS1.',
    });
    const violations = [{ pointer: '/a', detail: 'Is wrong.' }];
    const invalid = new HttpProblem(400, 'x', { code: 'REQUEST_INVALID', title: 'T', violations });
    expect(bodyOf('/SefinNacional/nfse', invalid)).toMatchObject({
      erros: [{ codigo: 'REQUEST_INVALID', descricao: 'T', complemento: '/a: Is wrong.' }],
    });
  });

  it('bounds the text of a message', () => {
    const { erros } = bodyOf(
      '/SefinNacional/nfse',
      new SefinRefused([refusal('E1235', 'x'.repeat(9_999))]),
    );
    expect(JSON.stringify(erros).length).toBeLessThan(2_200);
  });
});
