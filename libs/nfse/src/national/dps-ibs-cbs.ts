import { type Cents } from '#libs/kernel';
import {
  type CreditReversal,
  type LinkedPayment,
  type MovableGood,
  type PropertyLease,
  type PropertyUnit,
} from './dps-009';
import { type Percentage, type Recipient, type SimpleAddress, type Supplier } from './parties';

/** The group IBSCBS of a DPS. Units and editions as in `InfDps`. */

/** The data of a DPS about IBS and CBS, the taxes of the reform (LC 214/2025). */
export interface DpsIbsCbs {
  /** 007, required. */
  readonly finNFSe?: string;
  readonly indFinal?: string;
  /** 6 digits; annex VII. Required in 007. */
  readonly cIndOp?: string;
  /** 1: free-trade zone, the CBS rate is zero. */
  readonly indZFMALC?: string;
  readonly tpOper?: string;
  readonly gRefNFSe?: { readonly refNFSe: readonly string[] };
  readonly tpEnteGov?: string;
  /** 009: 1 a donation. */
  readonly indDoacao?: string;
  /** 007, required. */
  readonly indDest?: string;
  /** 007 */
  readonly dest?: Recipient;
  readonly imovel?: Property;
  /** 009: the goods of a rental. */
  readonly bensMoveis?: readonly MovableGood[];
  readonly valores: {
    /** 007 */
    readonly gReeRepRes?: { readonly documentos: readonly ReimbursementDocument[] };
    readonly trib: DpsIbsCbsTax;
  };
  /** 009: the payments of the invoice. */
  readonly gPgtoVinc?: { readonly pgto: readonly LinkedPayment[] };
}

/** The situation and the classification are in the group gIBSCBS in 007, and before it in 009. Both are required. */
export interface DpsIbsCbsTax {
  /** 3 digits. */
  readonly CST?: string;
  /** 6 digits. */
  readonly cClassTrib?: string;
  /** Required in 007. */
  readonly gIBSCBS?: IbsCbsClass;
  /** 009: the tax that a credit or debit adjusts. */
  readonly gIBSCBSAjuste?: { readonly vIBS: Cents; readonly vCBS: Cents };
}

export interface IbsCbsClass {
  readonly CST?: string;
  readonly cClassTrib?: string;
  readonly cCredPres?: string;
  readonly gTribRegular?: { readonly CSTReg: string; readonly cClassTribReg: string };
  readonly gDif?: {
    readonly pDifUF: Percentage;
    readonly pDifMun: Percentage;
    readonly pDifCBS: Percentage;
  };
  /** 009 */
  readonly gEstornoCred?: CreditReversal;
  /** 009: the invoices of payments in advance. */
  readonly gPagAntecipado?: { readonly refNFSe: readonly string[] };
}

/** In 007, one property: one of cCIB and the address. In 009, the lease and the units of a municipality. */
export interface Property {
  /** 009, required. */
  readonly cMun?: string;
  /** 009 */
  readonly gLocacao?: PropertyLease;
  /** 009 */
  readonly gUnidImob?: readonly PropertyUnit[];
  /** 007 */
  readonly inscImobFisc?: string;
  /** 007 */
  readonly cCIB?: string;
  /** 007 */
  readonly end?: SimpleAddress;
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
