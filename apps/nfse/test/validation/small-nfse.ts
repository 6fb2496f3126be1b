import { toCents } from '#libs/kernel';
import { accessKey, dpsId, type InfDps, type InfNfse } from '#libs/nfse';

const PROVIDER = '12345678000195';
const SAO_PAULO = '3550308';
const ACCESS_KEY = accessKey({
  municipality: SAO_PAULO,
  generator: '2',
  taxId: PROVIDER,
  number: '1',
  issuedAt: '2603',
  random9: '123456789',
});

/** A value of any shape whose parts can be replaced; a part that is undefined is removed. Lists are replaced as a whole. */
export type Changes<T> = T extends string | number | readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Name in keyof T]?: Changes<T[Name]> | undefined }
    : T;

const DPS: InfDps = {
  Id: dpsId({ municipality: SAO_PAULO, taxId: PROVIDER, series: '1', number: '1' }),
  tpAmb: '2',
  dhEmi: '2026-03-10T15:00:00-03:00',
  verAplic: 'exemplo-1.0',
  serie: '1',
  nDPS: '1',
  dCompet: '2026-03-10',
  tpEmit: '1',
  cLocEmi: SAO_PAULO,
  prest: { CNPJ: PROVIDER, regTrib: { opSimpNac: '1', regEspTrib: '0' } },
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
    cServ: { cTribNac: '010701', xDescServ: 'Suporte técnico em março', cNBS: '115022000' },
  },
  valores: {
    vServPrest: { vServ: toCents(100_000) },
    trib: {
      tribMun: { tribISSQN: '1', tpRetISSQN: '1' },
      totTrib: { pTotTrib: { pTotTribFed: 1_345, pTotTribEst: 0, pTotTribMun: 500 } },
    },
  },
};

/** A DPS that no rule refuses: IT support of R$ 1,000.00 in São Paulo, whose rate of 5.00 % comes from the parameters. */
export function smallDps(changes: Changes<InfDps> = {}): InfDps {
  return withChanges(DPS, changes);
}

/** The invoice of a DPS. The values are those of `smallDps()` without changes. */
export function smallNfse(changes: Changes<Omit<InfNfse, 'DPS'>> = {}, dps = DPS): InfNfse {
  const nfse: Omit<InfNfse, 'DPS'> = {
    Id: `NFS${ACCESS_KEY}`,
    xLocEmi: 'São Paulo',
    xLocPrestacao: 'São Paulo',
    nNFSe: '1',
    cLocIncid: SAO_PAULO,
    xLocIncid: 'São Paulo',
    xTribNac: 'Suporte técnico em informática',
    verAplic: 'exemplo-1.0',
    ambGer: '2',
    tpEmis: '1',
    cStat: '100',
    dhProc: '2026-03-10T15:00:01-03:00',
    nDFSe: '1',
    emit: {
      CNPJ: PROVIDER,
      xNome: 'Contribuinte de Teste',
      enderNac: {
        xLgr: 'Praça da Sé',
        nro: '100',
        xBairro: 'Sé',
        cMun: SAO_PAULO,
        UF: 'SP',
        CEP: '01001000',
      },
    },
    valores: {
      vBC: toCents(100_000),
      pAliqAplic: 500,
      vISSQN: toCents(5_000),
      vTotalRet: toCents(0),
      vLiq: toCents(100_000),
    },
  };
  return { ...withChanges(nfse, changes), DPS: { infDPS: dps } };
}

/** The value with the changes. */
export function withChanges<T>(value: T, changes: Changes<NoInfer<T>>): T {
  return merged(value, changes) as T;
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
