import { type Cents } from '#libs/kernel';
import { type InfDps, type Percentage } from './dps';

/**
 * The content of a national NFS-e, in the editions of technical notes 007 and 009: the data that the authority adds to
 * the DPS.
 * Members have the names and the order of the elements; units as in `InfDps`.
 */
export interface InfNfse {
  /** `NFS` and the access key of 50 digits. */
  readonly Id: string;
  readonly xLocEmi: string;
  readonly xLocPrestacao: string;
  readonly nNFSe: string;
  readonly cLocIncid?: string;
  readonly xLocIncid?: string;
  readonly xTribNac: string;
  readonly xTribMun?: string;
  readonly xNBS?: string;
  readonly verAplic: string;
  /** 009: the version of the calculator of IBS and CBS; only with ambGer 2. */
  readonly verCalcIBSCBS?: string;
  /** 1 municipality, 2 Sefin Nacional. */
  readonly ambGer: string;
  /** 1 normal, 2 transcription. */
  readonly tpEmis: string;
  /** 1 web service, 2 web page, 3 mobile application. */
  readonly procEmi?: string;
  /** 100 issued, 102 by court order, 103 separate, 107 MEI. */
  readonly cStat: string;
  readonly dhProc: string;
  readonly nDFSe: string;
  readonly emit: Issuer;
  readonly valores: NfseValues;
  /** A text of the municipality. */
  readonly xOutInf?: string;
  readonly IBSCBS?: NfseIbsCbs;
  /** The signed DPS. */
  readonly DPS: { readonly infDPS: InfDps };
}

/** One of CNPJ and CPF. */
export interface Issuer {
  readonly CNPJ?: string;
  readonly CPF?: string;
  readonly IM?: string;
  readonly xNome: string;
  readonly xFant?: string;
  readonly enderNac: {
    readonly xLgr: string;
    readonly nro: string;
    readonly xCpl?: string;
    readonly xBairro: string;
    readonly cMun: string;
    readonly UF: string;
    readonly CEP: string;
  };
  readonly fone?: string;
  readonly email?: string;
}

/** If no ISS is computed, only vTotalRet and vLiq are present. */
export interface NfseValues {
  /** 007 */
  readonly vCalcDR?: Cents;
  /** 009 */
  readonly vCalcAjusteBCISSQN?: Cents;
  readonly tpBM?: string;
  readonly vCalcBM?: Cents;
  readonly vBC?: Cents;
  readonly pAliqAplic?: Percentage;
  readonly vISSQN?: Cents;
  readonly vTotalRet?: Cents;
  readonly vLiq: Cents;
}

export interface NfseIbsCbs {
  readonly cLocalidadeIncid: string;
  readonly xLocalidadeIncid: string;
  readonly pRedutor?: Percentage;
  readonly valores: {
    readonly vBC: Cents;
    /** 007 */
    readonly vCalcReeRepRes?: Cents;
    /** 009 */
    readonly vCalcAjusteBCIBSCBS?: Cents;
    /** 009 */
    readonly vCalcAjusteBCLocImoveis?: Cents;
    /** 009: the gross revenue of a provider in the Simples Nacional. */
    readonly vReceitaBrutaSN?: Cents;
    readonly uf: {
      readonly pIBSUF: Percentage;
      readonly pRedAliqUF?: Percentage;
      readonly pAliqEfetUF: Percentage;
    };
    readonly mun: {
      readonly pIBSMun: Percentage;
      readonly pRedAliqMun?: Percentage;
      readonly pAliqEfetMun: Percentage;
    };
    readonly fed: {
      readonly pCBS: Percentage;
      readonly pRedAliqCBS?: Percentage;
      readonly pAliqEfetCBS: Percentage;
    };
  };
  readonly totCIBS: {
    readonly vTotNF: Cents;
    readonly gIBS: {
      /** Required in 007. */
      readonly vIBSTot?: Cents;
      readonly gIBSCredPres?: { readonly pCredPresIBS: Percentage; readonly vCredPresIBS: Cents };
      /** Required in 007. */
      readonly gIBSUFTot?: { readonly vDifUF?: Cents; readonly vIBSUF: Cents };
      /** Required in 007. */
      readonly gIBSMunTot?: { readonly vDifMun?: Cents; readonly vIBSMun: Cents };
    };
    readonly gCBS: {
      readonly gCBSCredPres?: { readonly pCredPresCBS: Percentage; readonly vCredPresCBS: Cents };
      readonly vDifCBS?: Cents;
      /** Required in 007. */
      readonly vCBS?: Cents;
    };
    readonly gTribRegular?: RegularTax;
    readonly gTribCompraGov?: GovernmentPurchaseTax;
    /** 009 */
    readonly gTribSN?: SimplesTax;
  };
}

/** The tax as it would be without a special regime. */
export interface RegularTax {
  readonly pAliqEfeRegIBSUF: Percentage;
  readonly vTribRegIBSUF: Cents;
  readonly pAliqEfeRegIBSMun: Percentage;
  readonly vTribRegIBSMun: Cents;
  readonly pAliqEfeRegCBS: Percentage;
  readonly vTribRegCBS: Cents;
}

/** The parts of IBS and CBS in a purchase of a government. */
export interface GovernmentPurchaseTax {
  readonly pIBSUF: Percentage;
  readonly vIBSUF: Cents;
  readonly pIBSMun: Percentage;
  readonly vIBSMun: Cents;
  readonly pCBS: Percentage;
  readonly vCBS: Cents;
}

/** The parts of IBS and CBS inside the Simples Nacional. The IBS is absent if it is outside. */
export interface SimplesTax {
  readonly pIBSSN?: Percentage;
  readonly vIBSSN?: Cents;
  readonly pCBSSN: Percentage;
  readonly vCBSSN: Cents;
}
