import { accepted, type Result } from '#libs/kernel';
import { withReferences } from '#libs/xml';
import { Findings, type Finding } from '../xml/findings';
import { readDocument, readTree, rootText } from '../xml/read-document';
import { readByTable, type Root, writeByTable } from '#libs/xml-tables';
import { type InfDps } from './dps';
import { editionOf, TECHNICAL_NOTE_009_FROM } from './edition';
import { explained } from './edition-hint';
import { type EventIdentity, type InfEvent, type InfEventRequest } from './event';
import { type InfNfse } from './nfse';
import { newestForm } from './older-event';
import { DPS_ROOTS } from './tables/dps';
import { EVENT, EVENT_REQUEST } from './tables/event';
import { NFSE_ROOTS } from './tables/nfse';

/**
 * Writers and readers of the national documents. A written document has no signature, no declaration and no white
 * space between elements, and it is its own canonical form, except for U+0085 and U+2028, which are references. Writers
 * throw a RangeError if XML does not allow a text of the value (see `isXmlText`). They do not check patterns and lengths.
 */

/** A DPS that is not signed yet, in the edition of its content. */
export function writeDps(infDPS: InfDps): string {
  return withReferences(writeByTable(DPS_ROOTS[editionOf(infDPS)], { infDPS }));
}

/**
 * An NFS-e that is not signed yet, in the edition of its DPS.
 *
 * @param dpsXml the signed DPS; its root element is embedded byte for byte
 */
export function writeNfse(infNFSe: InfNfse, dpsXml: string): string {
  const root = NFSE_ROOTS[editionOf(infNFSe.DPS.infDPS)];
  return around(root, { infNFSe }, 'DPS', dpsXml);
}

/** A request to register an event, not signed yet. */
export function writeEventRequest(infPedReg: InfEventRequest): string {
  return withReferences(writeByTable(EVENT_REQUEST, { infPedReg }));
}

/**
 * A registered event, not signed yet.
 *
 * @param requestXml the signed request; its root element is embedded byte for byte
 */
export function writeEvent(infEvento: InfEvent, requestXml: string): string {
  return around(EVENT, { infEvento }, 'pedRegEvento', requestXml);
}

/**
 * Reads a DPS, signed or not, in the edition of its date of issue. The signature is not verified here: see
 * `verifySignature`.
 *
 * @param from the first day of technical note 009
 * @returns the content, or all findings (E1235), at most MAX_FINDINGS
 */
export function readDps(
  bytes: Uint8Array,
  from: string = TECHNICAL_NOTE_009_FROM,
): Result<InfDps, readonly Finding[]> {
  const read = readDocument(bytes, (tree, findings) => DPS_ROOTS[explained(tree, from, findings)]);
  return read.ok ? accepted(read.value.infDPS) : read;
}

/** Reads a request to register an event of any edition, signed or not; as `readDps`. */
export function readEventRequest(bytes: Uint8Array): Result<InfEventRequest, readonly Finding[]> {
  const read = readDocument(bytes, EVENT_REQUEST, newestForm);
  return read.ok ? accepted(read.value.infPedReg) : read;
}

/** Reads a registered event of any edition; as `readDps`. */
export function readEvent(bytes: Uint8Array): Result<InfEvent, readonly Finding[]> {
  const read = readDocument(bytes, EVENT, newestForm);
  return read.ok ? accepted(read.value.infEvento) : read;
}

/**
 * Reads what identifies an event that was registered before, and was checked then. Other members are not checked again:
 * the clock of a sandbox can be after 2099, and the layout has only dates of 20xx.
 *
 * @throws Error if the document is not well-formed
 */
export function readEventIdentity(bytes: Uint8Array): EventIdentity {
  const findings = new Findings();
  const tree = readTree(bytes, findings);
  if (tree === undefined)
    throw new Error(`The event cannot be read: ${JSON.stringify(findings.kept)}`);
  return readByTable(newestForm(tree), EVENT, findings).infEvento;
}

/** Reads an NFS-e, signed or not, in the edition of its DPS; as `readDps`. */
export function readNfse(
  bytes: Uint8Array,
  from: string = TECHNICAL_NOTE_009_FROM,
): Result<InfNfse, readonly Finding[]> {
  const read = readDocument(bytes, (tree, findings) => NFSE_ROOTS[explained(tree, from, findings)]);
  return read.ok ? accepted(read.value.infNFSe) : read;
}

/** Inserts a signed document into another one without changing its bytes. */
function around<T>(root: Root<T>, value: T, embedded: string, embeddedXml: string): string {
  // No text has a `<`, so the mark occurs once.
  const mark = `<${embedded}/>`;
  const written = withReferences(writeByTable(root, value, { [embedded]: mark }));
  return written.replace(mark, () => rootText(embeddedXml));
}
