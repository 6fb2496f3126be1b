import { type XmlElement } from '#libs/xml';
import { type CompNfse } from '../abrasf/abrasf';
import { COMP_NFSE } from '../abrasf/tables/invoice';
import { type InfDps } from '../national/dps';
import { type InfEvent, type InfEventRequest } from '../national/event';
import { type InfNfse } from '../national/nfse';
import { newestForm } from '../national/older-event';
import { type NationalEdition, TECHNICAL_NOTE_009_FROM } from '../national/edition';
import { explained } from '../national/edition-hint';
import { DPS_ROOTS } from '../national/tables/dps';
import { EVENT, EVENT_REQUEST } from '../national/tables/event';
import { NFSE_ROOTS } from '../national/tables/nfse';
import { documentSignatures, type DocumentSignature } from '../signature/document-signatures';
import { signedTree, verifyTree } from '../signature/verify';
import { Findings, type Finding } from '../xml/findings';
import { readByTable, type Root } from '#libs/xml-tables';
import { readTree, refuseForeignNames } from '../xml/read-document';

export type DocumentLayout = 'national-dps' | 'national-nfse' | 'national-event' | 'abrasf';

/** The content of a document, by its layout. Absent if the structure has a finding. */
interface Content {
  readonly dps?: InfDps;
  readonly nfse?: InfNfse;
  readonly eventRequest?: InfEventRequest;
  readonly event?: InfEvent;
  readonly abrasf?: CompNfse;
}

export interface DocumentReport extends Content {
  /** The certificates of the signatures, the innermost first. */
  readonly signatures: readonly DocumentSignature[];
  /** By the name of the root element; undefined if no layout has such a root. */
  readonly layout: DocumentLayout | undefined;
  /** Structure (E1235) first, then signatures (E0714); at most MAX_FINDINGS. Empty: nothing was found. */
  readonly findings: readonly Finding[];
}

interface Layout {
  readonly layout: DocumentLayout;
  read(tree: XmlElement, findings: Findings, from: string): Content;
}

const LAYOUTS: ReadonlyMap<string, Layout> = new Map([
  layout(
    'national-dps',
    (edition) => DPS_ROOTS[edition],
    ({ infDPS }) => ({ dps: infDPS }),
  ),
  layout(
    'national-nfse',
    (edition) => NFSE_ROOTS[edition],
    ({ infNFSe }) => ({ nfse: infNFSe, dps: infNFSe.DPS.infDPS }),
  ),
  layout(
    'national-event',
    () => EVENT_REQUEST,
    ({ infPedReg }) => ({ eventRequest: infPedReg }),
  ),
  layout(
    'national-event',
    () => EVENT,
    ({ infEvento }) => ({ event: infEvento }),
  ),
  layout(
    'abrasf',
    () => COMP_NFSE,
    (abrasf) => ({ abrasf }),
  ),
]);

/**
 * Validates a document of any layout: well-formedness, structure, order, types, and each signature. The amounts are
 * only read, not computed. The time is linear in the size of the document.
 *
 * @param from the first day of technical note 009; the date of issue decides in which edition a DPS or an NFS-e is read
 * @example
 * validateDocument(Buffer.from('<DPS/>')).findings[0].element; // 'DPS'
 */
export function validateDocument(
  bytes: Uint8Array,
  from: string = TECHNICAL_NOTE_009_FROM,
): DocumentReport {
  const findings = new Findings();
  const tree = readTree(bytes, findings);
  if (tree === undefined) {
    return { layout: undefined, signatures: [], findings: findings.kept };
  }
  const found = LAYOUTS.get(tree.name);
  if (found === undefined) {
    const detail = `Is not the root of a layout: ${[...LAYOUTS.keys()].join(', ')}.`;
    findings.structure(tree.name.slice(0, 60), tree.line, detail);
    return { layout: undefined, signatures: [], findings: findings.kept };
  }
  if (found.layout !== 'abrasf') refuseForeignNames(tree, findings);
  const content = found.read(tree, findings, from);
  const isComplete = findings.kept.length === 0;
  const signed = signedTree(bytes);
  verifyTree(bytes, signed, findings);
  return {
    layout: found.layout,
    signatures: documentSignatures(signed),
    findings: findings.kept,
    ...(isComplete && content),
  };
}

function layout<T>(
  name: DocumentLayout,
  rootOf: (edition: NationalEdition) => Root<T>,
  contentOf: (value: T) => Content,
): [string, Layout] {
  const hasEditions = name === 'national-dps' || name === 'national-nfse';
  const read: Layout['read'] = (tree, findings, from) => {
    const root = rootOf(hasEditions ? explained(tree, from, findings) : '009');
    const value = readByTable(name === 'national-event' ? newestForm(tree) : tree, root, findings);
    // With a finding, the value can lack required members.
    return findings.kept.length === 0 ? contentOf(value) : {};
  };
  return [rootOf('009').name, { layout: name, read }];
}
