import { REJECTION_CATALOGUE } from '../../rules/catalogue';
import { ABRASF_ERRORS, abrasfMessage, type AbrasfErrorCode } from './abrasf-errors';
import { abrasfMessageOf } from './message-of';
import { REJECTIONS } from './rejections';

const CODES = Object.keys(ABRASF_ERRORS) as AbrasfErrorCode[];

describe('ABRASF_ERRORS', () => {
  it('has texts that fit into a message', () => {
    for (const code of CODES) {
      const { Mensagem, Correcao = 'x' } = ABRASF_ERRORS[code];
      expect(`${code} ${String(code.length <= 4 && Mensagem.length > 0)}`).toBe(`${code} true`);
      expect(Math.max(Mensagem.length, Correcao.length)).toBeLessThanOrEqual(200);
    }
  });

  it('has the codes of the manual without those that no source gives', () => {
    const numbers = CODES.filter((code) => code.startsWith('E')).map((code) =>
      Number(code.slice(1)),
    );
    const missing = Array.from({ length: 161 }, (_, index) => index + 1).filter(
      (code) => !numbers.includes(code),
    );
    expect(missing).toEqual([72, 73, 74, 80, 82, 84, 85, 94, 95, 140, 146, 147]);
  });

  it.each([
    ['E10' as const, undefined, 'Para essa Inscrição Municipal/CNPJ já existe um RPS'],
    ['E10' as const, 'RPS 1 was sent before.', 'RPS 1 was sent before.'],
    ['E11' as const, undefined, undefined],
    ['E11' as const, 'x'.repeat(300), `${'x'.repeat(197)}...`],
  ])('writes the message %s with the detail %s', (code, detail, correction) => {
    const { Codigo, Mensagem, Correcao } = abrasfMessage(code, detail);
    expect([Codigo, Mensagem]).toEqual([code, ABRASF_ERRORS[code].Mensagem]);
    if (correction === undefined) expect(Correcao).toBeUndefined();
    else expect(Correcao).toContain(correction);
  });
});

/** Groups of a DPS that no declaration has, and texts that the translation always writes in the right form. */
const WITHOUT_A_ROW =
  /^(?:IBSCBS|valores\/trib\/(?:tribMun\/BM|totTrib|tribFed|tribMun\/(?:cPaisResult|tpImunidade))|valores\/vDedRed|valores\/vServPrest\/vReceb|serv\/(?:comExt|atvEvento)|prest\/(?:NIF|xNome|end|email)|tpAmb|versao|Id|cMotivoEmisTI|subst\/xMotivo|valores\/vBC)/;

describe('abrasfMessageOf', () => {
  it.each([
    ['E0617', 'E221'],
    ['E0014', 'E10'],
    ['E0310', 'E30'],
    ['E0840', 'E79'],
    ['E10', 'E10'],
    ['E939', 'E939'],
    ['E0959', 'E160'],
    ['E4242', 'E160'],
  ])('translates %s to %s', (code, municipal) => {
    const message = abrasfMessageOf({ code, description: 'd', element: '', detail: 'The reason.' });
    expect(message).toEqual({
      Codigo: municipal,
      Mensagem: ABRASF_ERRORS[municipal as AbrasfErrorCode].Mensagem,
      Correcao: code === municipal ? 'The reason.' : `${code}: The reason.`,
    });
  });

  it('has a row for each rejection of a DPS that a declaration can get', () => {
    const without = REJECTION_CATALOGUE.filter(
      ({ code, stage, element }) =>
        stage === 'dps' &&
        !Object.hasOwn(REJECTIONS, code) &&
        !Object.hasOwn(ABRASF_ERRORS, code) &&
        !WITHOUT_A_ROW.test(element),
    );
    expect(without.map(({ code }) => code)).toEqual([]);
  });

  it('has only rows of the catalogue', () => {
    const known = new Set<string>(REJECTION_CATALOGUE.map(({ code }) => code));
    expect(Object.keys(REJECTIONS).filter((code) => !known.has(code))).toEqual([]);
  });
});
