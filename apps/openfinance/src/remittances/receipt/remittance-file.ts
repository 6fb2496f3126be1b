import { type StoredFinding } from '../remittance';
import { type StoredLot } from '../remittance.repository';
import { type Instruction } from './instruction';

/** The header of a remittance. */
export interface FileHeader {
  readonly line: string;
  readonly bankCode: string;
  /** CPF or CNPJ. */
  readonly document: string;
  readonly agreement: string;
  readonly branch: string;
  /** With its check digit. */
  readonly account: string;
  readonly nsa: number;
}

/** A part of a remittance, in the order of the file. */
export type FilePart =
  | { readonly kind: 'header'; readonly header: FileHeader }
  | { readonly kind: 'instruction'; readonly instruction: Instruction }
  /** A lot that is complete. */
  | { readonly kind: 'lot'; readonly lot: StoredLot }
  /** A mistake that refuses the file. */
  | { readonly kind: 'finding'; readonly finding: StoredFinding };
