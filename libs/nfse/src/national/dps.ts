import { type Cents } from '#libs/kernel';
import { type BaseAdjustment } from './dps-009';
import { type DpsIbsCbs } from './dps-ibs-cbs';
import {
  type Address,
  type Party,
  type PartyId,
  type Percentage,
  type Recipient,
  type SimpleAddress,
} from './parties';

export type {
  DpsIbsCbs,
  DpsIbsCbsTax,
  IbsCbsClass,
  Property,
  ReimbursementDocument,
} from './dps-ibs-cbs';
export type {
  Address,
  Party,
  PartyId,
  Percentage,
  Recipient,
  SimpleAddress,
  Supplier,
} from './parties';

/**
 * The content of a DPS (Declaração de Prestação de Serviços) of the national standard, in the editions of technical
 * notes 007 and 009 (see `NationalEdition`). Members have the names and the order of the elements. A member that only
 * one edition has is optional, and says so.
 *
 * Amounts are in cents. Percentages are in hundredths of a percent: 500 is 5.00 %. All other values are the text of
 * the element.
 */

export interface InfDps {
  /** `DPS` and 42 digits: municipality 7, kind of tax id 1, tax id 14, series 5, number 15. */
  readonly Id: string;
  /** 1 production, 2 tests. */
  readonly tpAmb: string;
  /** When the DPS was issued: `2026-03-10T15:00:00-03:00`. Whole seconds, with an offset, never `Z`. */
  readonly dhEmi: string;
  readonly verAplic: string;
  /** 1 to 5 digits. */
  readonly serie: string;
  /** 1 to 15 digits, without leading zeros. */
  readonly nDPS: string;
  /** The date of the service: `2026-03-10`. */
  readonly dCompet: string;
  /** The issuer: 1 provider, 2 customer, 3 intermediary. */
  readonly tpEmit: string;
  readonly cMotivoEmisTI?: string;
  /** 009, required: 0 regular, 1 credit, 2 debit. */
  readonly finNFSe?: string;
  /** 009, for a debit: 01 to 06. */
  readonly tpNFSeDebito?: string;
  /** 009, for a credit: 01 or 05. */
  readonly tpNFSeCredito?: string;
  readonly chNFSeRej?: string;
  /** IBGE code of the municipality that issues. */
  readonly cLocEmi: string;
  readonly subst?: Substitution;
  readonly prest: Provider;
  readonly toma?: Party;
  /** 009: whether another party than the customer receives the service. */
  readonly indDest?: string;
  /** 009 */
  readonly dest?: Recipient;
  readonly interm?: Party;
  readonly serv: Service;
  readonly valores: DpsValues;
  readonly IBSCBS?: DpsIbsCbs;
}

export interface Substitution {
  /** Access key of the invoice that is replaced. */
  readonly chSubstda: string;
  /** 01 to 05, or 99. */
  readonly cMotivo: string;
  /** 15 to 255 characters; required for 99. */
  readonly xMotivo?: string;
}

export interface Provider extends PartyId {
  readonly CAEPF?: string;
  /** Municipal registration. */
  readonly IM?: string;
  readonly xNome?: string;
  readonly end?: Address;
  readonly fone?: string;
  readonly email?: string;
  readonly regTrib: TaxRegime;
}

export interface TaxRegime {
  /** Simples Nacional: 1 no, 2 MEI, 3 ME or EPP; 009: 4 an option that is not decided yet. */
  readonly opSimpNac: string;
  /** For ME and EPP: 1 all taxes inside the Simples, 2 federal inside and ISS outside, 3 all outside. */
  readonly regApTribSN?: string;
  /** 009: 1 IBS and CBS inside the Simples, 2 CBS inside and IBS outside, 3 both outside. */
  readonly regApIBSCBSSN?: string;
  /**
   * 0 none, 1 cooperative, 2 estimate, 3 municipal micro-enterprise, 4 notary, 5 self-employed, 6 professionals, 9
   * other.
   */
  readonly regEspTrib: string;
}

export interface Service {
  /** One of the two. */
  readonly locPrest: { readonly cLocPrestacao?: string; readonly cPaisPrestacao?: string };
  readonly cServ: {
    /** Service code: 6 digits, item, subitem and division of the list of LC 116. */
    readonly cTribNac: string;
    /** 3 digits. */
    readonly cTribMun?: string;
    /** At most 2,000 characters. */
    readonly xDescServ: string;
    /** NBS code: 9 digits. */
    readonly cNBS?: string;
    /** 009: the activity of the Simples Nacional, 7 to 14 or 90. */
    readonly cAtvSN?: string;
    readonly cIntContrib?: string;
  };
  readonly comExt?: ForeignTrade;
  readonly obra?: Construction;
  readonly atvEvento?: EventActivity;
  readonly infoCompl?: {
    readonly idDocTec?: string;
    readonly docRef?: string;
    /** The number of the customer's order. */
    readonly xPed?: string;
    readonly gItemPed?: { readonly xItemPed: readonly string[] };
    readonly xInfComp?: string;
  };
}

export interface ForeignTrade {
  readonly mdPrestacao: string;
  readonly vincPrest: string;
  readonly tpMoeda: string;
  readonly vServMoeda: Cents;
  readonly mecAFComexP: string;
  readonly mecAFComexT: string;
  readonly movTempBens: string;
  /** 007 */
  readonly nDI?: string;
  /** 007 */
  readonly nRE?: string;
  /** 009 */
  readonly nDUIMP?: string;
  /** 009 */
  readonly nDUE?: string;
  readonly mdic: string;
}

/** One of cObra, cCIB or the address. */
export interface Construction {
  readonly inscImobFisc?: string;
  readonly cObra?: string;
  readonly cCIB?: string;
  readonly end?: SimpleAddress;
}

export interface EventActivity {
  readonly xNome: string;
  readonly dtIni: string;
  readonly dtFim: string;
  readonly idAtvEvt?: string;
  readonly end?: SimpleAddress;
}

export interface DpsValues {
  readonly vServPrest: { readonly vReceb?: Cents; readonly vServ: Cents };
  readonly vDescCondIncond?: { readonly vDescIncond?: Cents; readonly vDescCond?: Cents };
  /** 007. Deduction: a percentage, an amount or documents. */
  readonly vDedRed?: {
    readonly pDR?: Percentage;
    readonly vDR?: Cents;
    readonly documentos?: { readonly docDedRed: readonly DeductionDocument[] };
  };
  /** 009: deductions and reimbursements. */
  readonly vAjusteBC?: BaseAdjustment;
  readonly trib: {
    readonly tribMun: MunicipalTax;
    readonly tribFed?: FederalTaxes;
    readonly totTrib: TotalTaxes;
  };
}

/** A document that a deduction is based on. Exactly one of the first six members identifies it. */
export interface DeductionDocument {
  readonly chNFSe?: string;
  readonly chNFe?: string;
  readonly NFSeMun?: {
    readonly cMunNFSeMun: string;
    readonly nNFSeMun: string;
    readonly cVerifNFSeMun: string;
  };
  readonly NFNFS?: { readonly nNFS: string; readonly modNFS: string; readonly serieNFS: string };
  readonly nDocFisc?: string;
  readonly nDoc?: string;
  readonly tpDedRed: string;
  readonly xDescOutDed?: string;
  readonly dtEmiDoc: string;
  readonly vDedutivelRedutivel: Cents;
  readonly vDeducaoReducao: Cents;
  readonly fornec?: Party;
}

export interface MunicipalTax {
  /** 1 taxable, 2 immune, 3 export, 4 no incidence. */
  readonly tribISSQN: string;
  readonly cPaisResult?: string;
  readonly tpImunidade?: string;
  readonly exigSusp?: { readonly tpSusp: string; readonly nProcesso: string };
  /** Municipal benefit: its number and a reduction of the base, by amount or by percentage. */
  readonly BM?: { readonly nBM: string; readonly vRedBCBM?: Cents; readonly pRedBCBM?: Percentage };
  /** Who pays the ISS: 1 provider, 2 retained by the customer, 3 retained by the intermediary. */
  readonly tpRetISSQN: string;
  readonly pAliq?: Percentage;
}

export interface FederalTaxes {
  readonly piscofins?: {
    /** 2 digits. */
    readonly CST: string;
    readonly vBCPisCofins?: Cents;
    readonly pAliqPis?: Percentage;
    readonly pAliqCofins?: Percentage;
    readonly vPis?: Cents;
    readonly vCofins?: Cents;
    /** The retained taxes of PIS, COFINS and CSLL: 0 to 9. */
    readonly tpRetPisCofins?: string;
  };
  readonly vRetCP?: Cents;
  readonly vRetIRRF?: Cents;
  /** Since technical note 007: the sum of the retained PIS, COFINS and CSLL. */
  readonly vRetCSLL?: Cents;
}

/** One of the four. */
export interface TotalTaxes {
  readonly vTotTrib?: {
    readonly vTotTribFed: Cents;
    readonly vTotTribEst: Cents;
    readonly vTotTribMun: Cents;
  };
  readonly pTotTrib?: {
    readonly pTotTribFed: Percentage;
    readonly pTotTribEst: Percentage;
    readonly pTotTribMun: Percentage;
  };
  readonly indTotTrib?: string;
  readonly pTotTribSN?: Percentage;
}
