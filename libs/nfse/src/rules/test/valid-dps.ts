import { toCents } from '#libs/kernel';
import { dpsId } from '../../ids/dps-id';
import { type DpsIbsCbs, type InfDps } from '../../national/dps';

/** A value of any shape whose parts can be left out or replaced. Lists are replaced as a whole. */
export type Changes<T> = T extends string | number | readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Name in keyof T]?: Changes<T[Name]> | undefined }
    : T;

/** The instant at which the valid DPS is processed: 16:00 of 2026-03-10 in Brasília. */
export const NOW_MS = Date.parse('2026-03-10T16:00:00-03:00');

const PROVIDER = '11222333000181';
const SAO_PAULO = '3550308';

/**
 * A DPS that no rule refuses: IT support of R$ 1,000.00 in São Paulo for a company. The rate of 5.00 % comes from the
 * table of the municipality.
 */
export const VALID_DPS: InfDps = {
  Id: dpsId({ municipality: SAO_PAULO, taxId: PROVIDER, series: '1', number: '1' }),
  tpAmb: '2',
  dhEmi: '2026-03-10T15:00:00-03:00',
  verAplic: 'test-1.0',
  serie: '1',
  nDPS: '1',
  dCompet: '2026-03-10',
  tpEmit: '1',
  cLocEmi: SAO_PAULO,
  prest: { CNPJ: PROVIDER, IM: '12345', regTrib: { opSimpNac: '1', regEspTrib: '0' } },
  toma: {
    CNPJ: '11444777000161',
    xNome: 'Cliente Exemplo Ltda',
    end: {
      endNac: { cMun: SAO_PAULO, CEP: '01310100' },
      xLgr: 'Avenida Paulista',
      nro: '1000',
      xBairro: 'Bela Vista',
    },
  },
  serv: {
    locPrest: { cLocPrestacao: SAO_PAULO },
    cServ: { cTribNac: '010701', xDescServ: 'Suporte técnico', cNBS: '115022000' },
  },
  valores: {
    vServPrest: { vServ: toCents(100_000) },
    trib: {
      tribMun: { tribISSQN: '1', tpRetISSQN: '1' },
      totTrib: {
        pTotTrib: { pTotTribFed: 1_345, pTotTribEst: 0, pTotTribMun: 500 },
      },
    },
  },
};

/**
 * The valid DPS with changes at any depth. A member that is undefined is removed. The Id is made again from its parts,
 * unless the changes have one.
 *
 * @example
 * validDps({ valores: { vServPrest: { vServ: toCents(1) } } });
 */
export function validDps(changes: Changes<InfDps> = {}): InfDps {
  const dps = merged(VALID_DPS, changes) as InfDps;
  if (changes.Id !== undefined) return dps;
  const issuer = { '1': dps.prest, '2': dps.toma, '3': dps.interm }[dps.tpEmit];
  const taxId = issuer?.CNPJ ?? issuer?.CPF;
  if (taxId === undefined || !/^[0-9A-Z]+$/.test(taxId)) return dps;
  const { cLocEmi: municipality, serie: series, nDPS: number } = dps;
  return { ...dps, Id: dpsId({ municipality, taxId, series, number }) };
}

/** A group IBSCBS that no rule refuses, with changes at any depth. */
export function ibsCbsGroup(changes: Changes<DpsIbsCbs | undefined> = {}): DpsIbsCbs {
  const group: DpsIbsCbs = {
    finNFSe: '0',
    cIndOp: '100301',
    indDest: '0',
    valores: { trib: { gIBSCBS: { CST: '000', cClassTrib: '000001' } } },
  };
  return merged(group, changes) as DpsIbsCbs;
}

function merged(value: unknown, changes: unknown): unknown {
  if (!isGroup(changes)) return changes;
  const result: Record<string, unknown> = isGroup(value) ? { ...value } : {};
  for (const [name, change] of Object.entries(changes)) {
    const next = merged(result[name], change);
    if (next === undefined) Reflect.deleteProperty(result, name);
    else result[name] = next;
  }
  return result;
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
