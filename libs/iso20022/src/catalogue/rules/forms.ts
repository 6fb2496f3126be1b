import { type InitiationForm, type Purpose } from '../messages/credit-transfers';

/** Whether an element must, can or must not be present. */
export type Presence = 'required' | 'optional' | 'forbidden';

interface FormRule {
  /** `without-initiator`: required only if there is no InitgPty. */
  readonly txId: Presence | 'without-initiator';
  /** The length of the TxId in characters. */
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
  /** The required parts of RmtInf/Strd, in any order. Empty: there must be no Strd. */
  readonly cashAmounts: readonly string[];
  /** Whether InstrPrty must be HIGH and the form MANU. */
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
