import { type Cents } from '#libs/kernel';
import { type Percentage, type Recipient, type SimpleAddress } from './parties';

/** The groups of a DPS that technical note 009 adds. Units as in `InfDps`. */

/** The adjustment of the bases of ISS, IBS and CBS: at most one of percentage and amount, and documents. */
export interface BaseAdjustment {
  readonly pAjusteBCISSQN?: Percentage;
  readonly vAjusteBCISSQN?: Cents;
  readonly documentos?: { readonly docAjusteBC: readonly AdjustmentDocument[] };
}

/** A document of an adjustment. Exactly one of dFeNacional, docFiscalOutro and docOutro identifies it. */
export interface AdjustmentDocument {
  /** 1, 2, 5 to 9 and 99: deductions of the ISS. 101 to 105 and 199: amounts of third parties. */
  readonly tpAjusteBC: string;
  /** Only for 99 and 199, and required there. */
  readonly xTpAjusteBC?: string;
  readonly vTotDoc: Cents;
  /** The adjustment. The name is spelled so in the annex. */
  readonly vAjuteAplic: Cents;
  readonly dtEmiDoc?: string;
  readonly dtCompDoc?: string;
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
  readonly fornec?: Recipient;
}

/** The lease of real estate (services 99.03). Amounts are those of all owners. */
export interface PropertyLease {
  /** The part of the provider: 10000 if it is the only owner. */
  readonly pCopropriedade: Percentage;
  readonly vTotOper: Cents;
  readonly vDescIncondTot?: Cents;
  readonly vDescCondTot?: Cents;
  readonly dVencOrig?: string;
}

/** A unit of real estate. One of cCIB and the address. */
export interface PropertyUnit {
  readonly inscImobFisc?: string;
  readonly cCIB?: string;
  readonly end?: Omit<SimpleAddress, 'xBairro'> & { readonly xBairro?: string };
  readonly gAjusteBCLocImoveis?: readonly PropertyAdjustment[];
}

/** An amount of a lease that does not belong to the base of IBS and CBS, such as IPTU. */
export interface PropertyAdjustment {
  /** 01 taxes, 02 fees, 03 condominium, 04 social reduction, 99 others. */
  readonly tpAjusteBCLocImoveis: string;
  readonly xTpAjusteBCLocImoveis?: string;
  readonly vAjusteBCLocImoveis: Cents;
}

/** A kind of goods in a rental (service 99.04.01). */
export interface MovableGood {
  /** NCM code, 8 digits. */
  readonly cNCMBemMovel: string;
  readonly xNCMBemMovel: string;
  readonly qtdNCMBemMovel: string;
}

/** A payment of the invoice. */
export interface LinkedPayment {
  readonly nPag: string;
  readonly idTransacao: string;
  /** 15 boleto, 17 dynamic Pix QR code, 18 TED, 20 Pix key or static QR code, 23 automatic Pix, 24 TEF. */
  readonly tpMeioPgto: string;
  readonly CNPJReceb: string;
  /** The first 8 characters of the CNPJ. */
  readonly CNPJBasePSP: string;
}

/** The credits that a donation reverses. */
export interface CreditReversal {
  readonly vIBSEstCred: Cents;
  readonly vCBSEstCred: Cents;
}
