import { toCents } from '#libs/kernel';
import { type InfDps } from '../../national/dps';
import { type AdjustmentDocument } from '../../national/dps-009';
import { inEdition } from '../../national/in-edition';
import { memoryParameters } from '../../parameters/parameters';
import { SEED } from '../../parameters/seed';
import { refusalsOf } from '../refusals';
import { ibsCbsGroup, validDps, type Changes } from './valid-dps';

export const PARAMETERS = memoryParameters(SEED);
const NOW_MS = Date.parse('2027-03-10T16:00:00-03:00');

/** IT support of R$ 1,000.00 in edition 009, with IBS and CBS. The ISS is 5 %. */
export function dps009(changes: Changes<InfDps> = {}, year = 2027): InfDps {
  const date = `${String(year)}-03-10`;
  const base = inEdition(
    validDps({ dhEmi: `${date}T15:00:00-03:00`, dCompet: date, IBSCBS: ibsCbsGroup() }),
    '009',
  );
  return validDps({ ...base, ...mergedInto(base, changes) });
}

/** `validDps` merges into the valid DPS of edition 007, so the groups of 009 are merged here. */
function mergedInto(base: object, changes: object): Changes<InfDps> {
  const result: Record<string, unknown> = {};
  for (const [name, change] of Object.entries(changes)) {
    const old: unknown = Reflect.get(base, name);
    result[name] =
      isGroup(change) && isGroup(old) ? { ...old, ...mergedInto(old, change) } : change;
  }
  return result;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const document = (
  tpAjusteBC: string,
  reais: number,
  more: object = {},
): AdjustmentDocument => ({
  tpAjusteBC,
  ...(['99', '199'].includes(tpAjusteBC) && { xTpAjusteBC: 'Outros' }),
  vTotDoc: toCents(reais * 100),
  vAjuteAplic: toCents(reais * 100),
  dFeNacional: { tipoChaveDFe: '2', chaveDFe: '3'.repeat(44) },
  ...more,
});

export const documents = (...docAjusteBC: readonly AdjustmentDocument[]): Changes<InfDps> => ({
  valores: { vAjusteBC: { documentos: { docAjusteBC } } },
});

export const simples = (
  opSimpNac: string,
  regApIBSCBSSN: string | undefined,
  cAtvSN = '7',
): Changes<InfDps> => ({
  prest: {
    regTrib: { opSimpNac, ...(regApIBSCBSSN !== undefined && { regApTribSN: '1', regApIBSCBSSN }) },
  },
  ...(regApIBSCBSSN !== undefined && { serv: { cServ: { cAtvSN } } }),
  valores: {
    trib: { totTrib: opSimpNac === '1' ? {} : { pTotTrib: undefined, pTotTribSN: 1_000 } },
  },
});

/** The refusals, as `E1235 element`. */
export function refused(changes: Changes<InfDps>): readonly string[] {
  const dps = dps009(changes);
  const found = refusalsOf({ dps, parameters: PARAMETERS, nowMs: NOW_MS, environment: '2' });
  return found.map(({ code, element }) => `${code} ${element}`);
}
