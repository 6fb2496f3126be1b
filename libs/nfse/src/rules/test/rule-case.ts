import { type InfDps } from '../../national/dps';
import { type RejectionCode } from '../catalogue';
import { type RuleContext } from '../rule';
import { type Changes } from './valid-dps';

/** A DPS, as changes of the valid one, that a rule refuses with a detail. */
export type RuleCase = readonly [
  code: RejectionCode,
  changes: Changes<InfDps>,
  detail: string,
  context?: Partial<RuleContext>,
];

export type MunicipalTaxChanges = Changes<InfDps['valores']['trib']['tribMun']>;

export const valores = (changes: Changes<InfDps['valores']>): Changes<InfDps> => ({
  valores: changes,
});

export const tribMun = (changes: MunicipalTaxChanges): Changes<InfDps> =>
  valores({ trib: { tribMun: changes } });

export const regTrib = (
  opSimpNac: string,
  regApTribSN?: string,
  regEspTrib = '0',
): Changes<InfDps> => ({
  prest: { regTrib: { opSimpNac, regApTribSN, regEspTrib } },
});

export const service = (
  cTribNac: string,
  changes: Changes<InfDps['serv']> = {},
): Changes<InfDps> => ({
  serv: { ...changes, cServ: { cTribNac, ...changes.cServ } },
});

/** Municipalities of the seed. */
export const ADAMANTINA_INACTIVE = '3500105';
export const FORTALEZA_WITHOUT_RETENTION = '2304400';
export const SANTOS_OWN_SYSTEM = '3548500';
/** A municipality that is not in the seed. */
export const ARAMINA_UNKNOWN = '3503000';

export const ADDRESS = {
  endNac: { cMun: '3550308', CEP: '01310100' },
  xLgr: 'Rua A',
  nro: '1',
  xBairro: 'Centro',
};
export const ADDRESS_ABROAD = {
  endExt: { cPais: 'US', cEndPost: '10001', xCidade: 'New York', xEstProvReg: 'NY' },
  xLgr: 'Street',
  nro: '1',
  xBairro: 'Center',
};
