import { type InitiationForm, type Purpose } from '../messages/credit-transfers';

/** What a form or purpose says of another element. */
export type Presence = 'required' | 'optional' | 'forbidden';

interface FormRule {
  /** `without-initiator`: required if there is no InitgPty. */
  readonly txId: Presence | 'without-initiator';
  /** How many characters the TxId has. */
  readonly txIdLength: readonly [minimum: number, maximum: number];
  /** Prxy, the Pix key. */
  readonly key: Exclude<Presence, 'optional'>;
}

/** The elements of each form of initiation (SPI catalogue 5.13, dictionary of pacs.008). */
export const FORMS: Readonly<Record<InitiationForm, FormRule>> = {
  MANU: { txId: 'forbidden', txIdLength: [1, 35], key: 'forbidden' },
  DICT: { txId: 'forbidden', txIdLength: [1, 35], key: 'required' },
  QRDN: { txId: 'required', txIdLength: [26, 35], key: 'required' },
  QRES: { txId: 'optional', txIdLength: [1, 25], key: 'required' },
  INIC: { txId: 'required', txIdLength: [1, 25], key: 'required' },
  AUTO: { txId: 'without-initiator', txIdLength: [1, 35], key: 'forbidden' },
  APDN: { txId: 'required', txIdLength: [26, 35], key: 'required' },
  APES: { txId: 'optional', txIdLength: [1, 25], key: 'required' },
};

interface PurposeRule {
  readonly instructionId: Presence;
  /** The parts of RmtInf/Strd that must be there, in any order. Empty: no Strd. */
  readonly cashAmounts: readonly string[];
  /** Must have InstrPrty HIGH and the form MANU. */
  readonly isManualAndUrgent: boolean;
}

/** The elements of each purpose. */
export const PURPOSE_RULES: Readonly<Record<Purpose, PurposeRule>> = {
  IPAY: { instructionId: 'optional', cashAmounts: [], isManualAndUrgent: false },
  GSCB: { instructionId: 'forbidden', cashAmounts: ['VLCP', 'VLDN'], isManualAndUrgent: false },
  OTHR: { instructionId: 'forbidden', cashAmounts: ['VLDN'], isManualAndUrgent: false },
  REFU: { instructionId: 'forbidden', cashAmounts: [], isManualAndUrgent: true },
  IPRT: { instructionId: 'required', cashAmounts: [], isManualAndUrgent: true },
};
