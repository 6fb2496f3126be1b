import {
  brokenRules,
  isSpiRejectCode,
  readPacs008,
  readSpiMessage,
  SPI_REJECT_CODES,
  spiDefinition,
  type SpiMessage,
} from '#libs/iso20022';
import { type XmlElement } from '#libs/xml';
import { type Explanation, type Fact, type Problem } from './explanation';

/** The meanings of the codes in a message of the SPI, by element; SPI catalogue 5.13. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TxSts: {
    ACCP: 'Accepted',
    ACSP: "Accepted by the receiver's institution",
    ACSC: "Settled, sent to the payer's institution",
    ACCC: "Settled, sent to the receiver's institution",
    RJCT: 'Rejected',
  },
  LclInstrm: {
    MANU: 'Account data',
    DICT: 'Pix key',
    QRDN: 'Dynamic QR code',
    QRES: 'Static QR code',
    INIC: 'Payment initiator',
    AUTO: 'Pix Automático',
    APDN: 'Contactless, dynamic',
    APES: 'Contactless, static',
  },
  Purp: {
    IPAY: 'Payment',
    GSCB: 'Pix Troco',
    OTHR: 'Pix Saque',
    REFU: 'Refund of Pix Automático',
    IPRT: 'Return of MED 2.0',
  },
  Tp: {
    CACC: 'Current account',
    SVGS: 'Savings account',
    TRAN: 'Payment account',
    SLRY: 'Salary account',
    OTHR: 'Conta PI',
  },
  RtrRsnInf: {
    MD06: 'Requested by the receiving user',
    BE08: 'Error of an institution',
    FR01: 'Fraud (MED)',
    SL02: 'Pix Saque or Pix Troco',
  },
};

/** A message of the catalogue: an Envelope. */
export function explainEnvelope(bytes: Uint8Array, root: XmlElement): Explanation {
  const read = readSpiMessage(bytes);
  const facts = leaves(root);
  if (read.ok) {
    return { kind: 'xml', title: spiDefinition(read.value), facts, problems: rulesOf(read.value) };
  }
  const { location, description, additional } = read.refusal;
  const others = additional === undefined ? [] : [{ where: '', detail: additional }];
  const problems = [{ where: location, detail: description }, ...others];
  return { kind: 'xml', title: 'SPI', facts, problems };
}

function rulesOf(message: SpiMessage): readonly Problem[] {
  if (message.name !== 'pacs.008') return [];
  const { document, version } = message;
  const options = { hasInstructionId: version !== '1.15' };
  return document.transfers.flatMap((transfer) =>
    brokenRules(transfer, document, options).map(({ code, element, detail }) => ({
      where: element,
      detail: `${code}: ${detail}`,
    })),
  );
}

/** A document of ISO 20022 without the envelope of the SPI, as the JSON call takes it. */
export function explainDocument(root: XmlElement): Explanation {
  const [message] = root.children;
  const title = NAMES[message?.name ?? ''] ?? message?.name ?? root.name;
  const facts = leaves(root);
  if (message?.name !== 'FIToFICstmrCdtTrf') return { kind: 'xml', title, facts, problems: [] };
  const read = readPacs008(root);
  const problems = read.ok
    ? []
    : read.refusal.violations.map(({ pointer, detail }) => ({ where: pointer, detail }));
  return { kind: 'xml', title, facts, problems };
}

const NAMES: Readonly<Record<string, string>> = {
  FIToFICstmrCdtTrf: 'pacs.008',
  FIToFIPmtStsRpt: 'pacs.002',
  PmtRtr: 'pacs.004',
};

/** The elements with a text, by their path. Names that occur several times have a number. */
export function leaves(root: XmlElement): readonly Fact[] {
  const facts: Fact[] = [];
  collect(root, [], facts);
  return facts;
}

/** Layers that only wrap the message. They would make each path longer. */
const WRAPPERS = new Set(['Envelope', 'Document']);

function collect(element: XmlElement, path: readonly string[], facts: Fact[]): void {
  const totals = new Map<string, number>();
  for (const { name } of element.children) totals.set(name, (totals.get(name) ?? 0) + 1);
  const numbers = new Map<string, number>();
  for (const child of element.children) {
    if (child.name === 'Signature') continue;
    const number = (numbers.get(child.name) ?? 0) + 1;
    numbers.set(child.name, number);
    const index = totals.get(child.name) === 1 ? '' : `[${String(number)}]`;
    const below = WRAPPERS.has(child.name) ? path : [...path, child.name + index];
    const value = child.text.trim();
    if (child.children.length === 0 && value !== '') facts.push(factOf(below, child, value));
    collect(child, below, facts);
  }
}

function factOf(path: readonly string[], { attributes }: XmlElement, value: string): Fact {
  const meaning = meaningOf(path, value) ?? attributes.get('Ccy');
  return { name: path.join('/'), value, ...(meaning === undefined ? {} : { meaning }) };
}

function meaningOf(path: readonly string[], value: string): string | undefined {
  for (const element of path.toReversed()) {
    const table = MEANINGS[element];
    if (table !== undefined) return table[value];
    if (element === 'StsRsnInf') {
      return isSpiRejectCode(value) ? SPI_REJECT_CODES[value] : undefined;
    }
  }
  return undefined;
}
