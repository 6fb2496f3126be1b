/** Persons and addresses of a DPS. Members have the names and the order of the elements. */

/** A percentage in hundredths of a percent: 500 is 5.00 %. */
export type Percentage = number;

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

/** The party that receives the service, if it is not the customer. */
export interface Recipient extends PartyId {
  readonly xNome: string;
  readonly end?: Address;
  readonly fone?: string;
  readonly email?: string;
}

/** The supplier of a document of reimbursement. */
export interface Supplier extends PartyId {
  readonly xNome: string;
}
