import { type Cents } from '#libs/kernel';

/**
 * The content of a DPS (Declaração de Prestação de Serviços) of the national standard, edition of technical note 007
 * (2026-02). Members have the names and the order of the elements.
 *
 * Amounts are in cents. Percentages are in hundredths of a percent: 500 is 5.00 %. All other values are the text of
 * the element.
 */

/** A percentage in hundredths of a percent: 500 is 5.00 %. */
export type Percentage = number;

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
  readonly chNFSeRej?: string;
  /** IBGE code of the municipality that issues. */
  readonly cLocEmi: string;
  readonly subst?: Substitution;
  readonly prest: Provider;
  readonly toma?: Party;
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

/** One of CNPJ, CPF, NIF (foreign tax id) or cNaoNIF (the reason why there is none). */
export interface PartyId {
  readonly CNPJ?: string;
  readonly CPF?: string;
  readonly NIF?: string;
  readonly cNaoNIF?: string;
}

/** A customer, an intermediary or the supplier of a deduction. */
export interface Party extends PartyId {
  readonly CAEPF?: string;
  readonly IM?: string;
  readonly xNome: string;
  readonly end?: Address;
  readonly fone?: string;
  readonly email?: string;
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
  /** Simples Nacional: 1 no, 2 MEI, 3 ME or EPP. */
  readonly opSimpNac: string;
  /** For ME and EPP: 1 all taxes inside the Simples, 2 federal inside and ISS outside, 3 all outside. */
  readonly regApTribSN?: string;
  /**
   * 0 none, 1 cooperative, 2 estimate, 3 municipal micro-enterprise, 4 notary, 5 self-employed, 6 professionals, 9
   * other.
   */
  readonly regEspTrib: string;
}

/** Either endNac or endExt, then the lines of the address. */
export interface Address {
  readonly endNac?: { readonly cMun: string; readonly CEP: string };
  readonly endExt?: {
    readonly cPais: string;
    readonly cEndPost: string;
    readonly xCidade: string;
    readonly xEstProvReg: string;
  };
  readonly xLgr: string;
  readonly nro: string;
  readonly xCpl?: string;
  readonly xBairro: string;
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
  readonly nDI?: string;
  readonly nRE?: string;
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

export interface SimpleAddress {
  readonly CEP?: string;
  readonly endExt?: {
    readonly cEndPost: string;
    readonly xCidade: string;
    readonly xEstProvReg: string;
  };
  readonly xLgr: string;
  readonly nro: string;
  readonly xCpl?: string;
  readonly xBairro: string;
}

export interface DpsValues {
  readonly vServPrest: { readonly vReceb?: Cents; readonly vServ: Cents };
  readonly vDescCondIncond?: { readonly vDescIncond?: Cents; readonly vDescCond?: Cents };
  /** Deduction: a percentage, an amount or documents. */
  readonly vDedRed?: {
    readonly pDR?: Percentage;
    readonly vDR?: Cents;
    readonly documentos?: { readonly docDedRed: readonly DeductionDocument[] };
  };
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

/** The party that receives the service, if it is not the customer. */
export interface Recipient extends PartyId {
  readonly xNome: string;
  readonly end?: Address;
  readonly fone?: string;
  readonly email?: string;
}

/** The data of a DPS about IBS and CBS, the taxes of the reform (LC 214/2025). */
export interface DpsIbsCbs {
  readonly finNFSe: string;
  readonly indFinal?: string;
  /** 6 digits; annex VII. */
  readonly cIndOp: string;
  readonly tpOper?: string;
  readonly gRefNFSe?: { readonly refNFSe: readonly string[] };
  readonly tpEnteGov?: string;
  readonly indDest: string;
  /** 1: free-trade zone, the CBS rate is zero. */
  readonly indZFMALC?: string;
  readonly dest?: Recipient;
  readonly imovel?: {
    readonly inscImobFisc?: string;
    readonly cCIB?: string;
    readonly end?: SimpleAddress;
  };
  readonly valores: {
    readonly gReeRepRes?: { readonly documentos: readonly ReimbursementDocument[] };
    readonly trib: {
      readonly gIBSCBS: {
        /** 3 digits. */
        readonly CST: string;
        /** 6 digits. */
        readonly cClassTrib: string;
        readonly cCredPres?: string;
        readonly gTribRegular?: { readonly CSTReg: string; readonly cClassTribReg: string };
        readonly gDif?: {
          readonly pDifUF: Percentage;
          readonly pDifMun: Percentage;
          readonly pDifCBS: Percentage;
        };
      };
    };
  };
}

/** A document of an amount that the provider passes on to another party. */
export interface ReimbursementDocument {
  readonly dFeNacional?: {
    readonly tipoChaveDFe: string;
    readonly xTipoChaveDFe?: string;
    readonly chaveDFe: string;
  };
  readonly docFiscalOutro?: {
    readonly cMunDocFiscal: string;
    readonly nDocFiscal: string;
    readonly xDocFiscal: string;
  };
  readonly docOutro?: { readonly nDoc: string; readonly xDoc: string };
  readonly fornec?: Supplier;
  readonly dtEmiDoc: string;
  readonly dtCompDoc: string;
  readonly tpReeRepRes: string;
  readonly xTpReeRepRes?: string;
  readonly vlrReeRepRes: Cents;
}

/** The supplier of a document of reimbursement. */
export interface Supplier extends PartyId {
  readonly xNome: string;
}
