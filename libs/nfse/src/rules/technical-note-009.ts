import { toCents } from '#libs/kernel';
import { type InfDps } from '../national/dps';
import { editionOf } from '../national/edition';
import { adjustmentDocuments, classOf } from '../national/parts';
import { EFFECTS, isLease } from '../taxes/adjustments';
import { roundedShare } from '../taxes/rounding';
import { ADJUSTMENT, adjustmentFault } from './adjustments';
import { isOutsideSimples, money } from './facts';
import { type Finding } from './rule';

/**
 * The rules of annex VI of technical note 009 that have no code yet: the annex prints EXXX. They are refused with E1235,
 * which is our choice. Rules with a code are in the rows.
 */

/** The error of a DPS of edition 009; undefined if it has none, and in edition 007. */
export function technicalNote009Fault(dps: InfDps): Finding | undefined {
  if (editionOf(dps) === '007') return faultIn007(dps);
  for (const faultOf of FAULTS) {
    const found = faultOf(dps);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A JSON request has no table that refuses the values of the other edition. */
function faultIn007({ prest, serv, dhEmi }: InfDps): Finding | undefined {
  const { opSimpNac, regApIBSCBSSN } = prest.regTrib;
  const { cAtvSN } = serv.cServ;
  const found = [
    ['prest/regTrib/opSimpNac', opSimpNac === '4' ? 'The option 4' : undefined],
    ['prest/regTrib/regApIBSCBSSN', regApIBSCBSSN && `The regime ${regApIBSCBSSN} of IBS and CBS`],
    ['serv/cServ/cAtvSN', cAtvSN && `The activity ${cAtvSN} of the Simples Nacional`],
  ].find(([, what]) => what !== undefined);
  if (found === undefined) return undefined;
  const [element = '', what = ''] = found;
  const detail = `${what} belongs to technical note 009, which does not apply to a DPS of ${dhEmi.slice(0, 10)}.`;
  return { element, detail };
}

type Fault = (dps: InfDps) => Finding | undefined;

/** The error, if the condition is true. */
function fault(condition: boolean, element: string, detail: string): Finding | undefined {
  return condition ? { element, detail } : undefined;
}

/** The classification that each adjustment of the tax needs (annex VI, cClassTrib). */
const CLASSES: Readonly<Record<string, string>> = {
  'tpNFSeDebito 01': '800002',
  'tpNFSeDebito 02': '811001',
  'tpNFSeDebito 03': '811002',
  'tpNFSeDebito 05': '800001',
  'tpNFSeCredito 05': '800001',
};

/** The kind of a credit or debit, as in `tpNFSeDebito 01`. */
function kindOf({ tpNFSeDebito, tpNFSeCredito }: InfDps): string | undefined {
  if (tpNFSeDebito !== undefined) return `tpNFSeDebito ${tpNFSeDebito}`;
  return tpNFSeCredito === undefined ? undefined : `tpNFSeCredito ${tpNFSeCredito}`;
}

const HEADER: readonly Fault[] = [
  ({ finNFSe = '', tpNFSeDebito }) =>
    fault(
      (finNFSe === '2') !== (tpNFSeDebito !== undefined),
      'tpNFSeDebito',
      `The purpose (finNFSe) is ${finNFSe}, and the kind of debit is ${tpNFSeDebito ?? 'missing'}; only the purpose 2 has one.`,
    ),
  ({ finNFSe = '', tpNFSeCredito }) =>
    fault(
      (finNFSe === '1') !== (tpNFSeCredito !== undefined),
      'tpNFSeCredito',
      `The purpose (finNFSe) is ${finNFSe}, and the kind of credit is ${tpNFSeCredito ?? 'missing'}; only the purpose 1 has one.`,
    ),
  (dps) => {
    const kind = kindOf(dps);
    const adjusts = kind !== undefined && kind in CLASSES;
    const has = dps.IBSCBS?.valores.trib.gIBSCBSAjuste !== undefined;
    return fault(
      adjusts !== has,
      'IBSCBS/valores/trib/gIBSCBSAjuste',
      adjusts
        ? `The kind is ${kind}, but the group with the adjusted tax is missing.`
        : `There is an adjusted tax; only ${Object.keys(CLASSES).join(', ')} have one.`,
    );
  },
  (dps) => {
    const needed = CLASSES[kindOf(dps) ?? ''];
    const { cClassTrib = '' } = dps.IBSCBS === undefined ? {} : classOf(dps.IBSCBS);
    return fault(
      needed !== undefined && cClassTrib !== needed,
      'IBSCBS/valores/trib/cClassTrib',
      `The kind is ${kindOf(dps) ?? ''}, so the classification must be ${needed ?? ''}, not ${cClassTrib}.`,
    );
  },
];

const SIMPLES: readonly Fault[] = [
  ({ prest: { regTrib } }) =>
    simplesFault(regTrib.opSimpNac, regTrib.regApIBSCBSSN, 'prest/regTrib/regApIBSCBSSN'),
  ({ prest: { regTrib }, serv }) =>
    simplesFault(regTrib.opSimpNac, serv.cServ.cAtvSN, 'serv/cServ/cAtvSN'),
];

/** An ME, an EPP and an option that is not decided yet have the element. Others must not. */
function simplesFault(
  option: string,
  value: string | undefined,
  element: string,
): Finding | undefined {
  const isNeeded = option === '3' || option === '4';
  const name = element.slice(element.lastIndexOf('/') + 1);
  return fault(
    isNeeded !== (value !== undefined),
    element,
    isNeeded
      ? `The option (opSimpNac) is ${option}, but ${name} is missing.`
      : `The option (opSimpNac) is ${option}, and ${name} is ${value ?? ''}; only 3 and 4 have one.`,
  );
}

/** The kinds that need a text. */
const WITH_TEXT = new Set(['99', '199']);
/** The kinds whose document must be fiscal. */
const FISCAL = new Set(['101', '103', '104', '199']);

const ADJUSTMENTS: readonly Fault[] = [
  (dps) =>
    adjustmentFault(dps, 'xTpAjusteBC', ({ tpAjusteBC, xTpAjusteBC }) =>
      WITH_TEXT.has(tpAjusteBC) === (xTpAjusteBC !== undefined)
        ? undefined
        : `the kind ${tpAjusteBC}, ${xTpAjusteBC === undefined ? 'but no text' : 'but a text'}`,
    ),
  (dps) =>
    adjustmentFault(dps, 'vAjuteAplic', ({ vAjuteAplic, vTotDoc }) =>
      vAjuteAplic > vTotDoc
        ? `the adjustment ${money(vAjuteAplic)}, above its total of ${money(vTotDoc)}`
        : undefined,
    ),
  (dps) =>
    adjustmentFault(dps, 'vAjuteAplic', ({ vAjuteAplic }) =>
      vAjuteAplic > dps.valores.vServPrest.vServ
        ? `the adjustment ${money(vAjuteAplic)}, above the price of ${money(dps.valores.vServPrest.vServ)}`
        : undefined,
    ),
  (dps) =>
    adjustmentFault(dps, 'docOutro', ({ tpAjusteBC, docOutro }) =>
      docOutro !== undefined && FISCAL.has(tpAjusteBC)
        ? `the kind ${tpAjusteBC}, which needs a fiscal document`
        : undefined,
    ),
  (dps) => {
    const { pAjusteBCISSQN, vAjusteBCISSQN } = dps.valores.vAjusteBC ?? {};
    const document = adjustmentDocuments(dps).find(
      ({ tpAjusteBC }) => EFFECTS[tpAjusteBC]?.ibsCbs === false,
    );
    return fault(
      (pAjusteBCISSQN ?? vAjusteBCISSQN) !== undefined && document !== undefined,
      `${ADJUSTMENT}/tpAjusteBC`,
      `There is a percentage or an amount for the ISS, and also a document of kind ${document?.tpAjusteBC ?? ''}.`,
    );
  },
];

const GOODS = '990401';

const PROPERTY: readonly Fault[] = [
  (dps) =>
    fault(
      dps.IBSCBS?.bensMoveis !== undefined && dps.serv.cServ.cTribNac !== GOODS,
      'IBSCBS/bensMoveis',
      `There are movable goods, and the service is ${dps.serv.cServ.cTribNac}, not ${GOODS}.`,
    ),
  (dps) => {
    const units = dps.IBSCBS?.imovel?.gUnidImob ?? [];
    const hasAdjustment = units.some(
      ({ gAjusteBCLocImoveis }) => gAjusteBCLocImoveis !== undefined,
    );
    return fault(
      hasAdjustment && !isLease(dps),
      'IBSCBS/imovel/gUnidImob/gAjusteBCLocImoveis',
      `There is an adjustment of a lease, and the service is ${dps.serv.cServ.cTribNac}, not one of 99.03.`,
    );
  },
  (dps) => {
    const { gUnidImob = [] } = dps.IBSCBS?.imovel ?? {};
    const wrong = gUnidImob
      .flatMap(({ gAjusteBCLocImoveis = [] }) => gAjusteBCLocImoveis)
      .find(
        ({ tpAjusteBCLocImoveis: kind, xTpAjusteBCLocImoveis: text }) =>
          (kind === '99') !== (text !== undefined),
      );
    return fault(
      wrong !== undefined,
      'IBSCBS/imovel/gUnidImob/gAjusteBCLocImoveis/xTpAjusteBCLocImoveis',
      `The kind is ${wrong?.tpAjusteBCLocImoveis ?? ''}; only the kind 99 has a text, and it needs one.`,
    );
  },
  leasePriceFault,
  (dps) =>
    fault(
      dps.IBSCBS?.imovel?.gLocacao !== undefined && isLease(dps) && !isOutsideSimples(dps),
      'IBSCBS/imovel/gLocacao',
      'A provider in the Simples Nacional must not have a lease of real estate (99.03).',
    ),
];

/** The price and the discounts are the part of the provider: percentage times the amounts of all owners. */
function leasePriceFault(dps: InfDps): Finding | undefined {
  const lease = dps.IBSCBS?.imovel?.gLocacao;
  if (lease === undefined || !isLease(dps)) return undefined;
  const { vServPrest, vDescCondIncond } = dps.valores;
  const amounts = [
    ['vServPrest/vServ', vServPrest.vServ, lease.vTotOper],
    ['vDescCondIncond/vDescIncond', vDescCondIncond?.vDescIncond, lease.vDescIncondTot],
    ['vDescCondIncond/vDescCond', vDescCondIncond?.vDescCond, lease.vDescCondTot],
  ] as const;
  for (const [name, actual = toCents(0), total = toCents(0)] of amounts) {
    const right = roundedShare(total, lease.pCopropriedade, 'half-up');
    // A margin of one cent: the note does not say how to round.
    if (Math.abs(actual - right) <= 1) continue;
    const detail = `The amount is ${money(actual)}, but the part of the provider in the lease is ${money(right)}.`;
    return { element: `valores/${name}`, detail };
  }
  return undefined;
}

const FAULTS: readonly Fault[] = [...HEADER, ...SIMPLES, ...ADJUSTMENTS, ...PROPERTY];
