import { readXml, XmlError } from '#libs/xml';
import { type Say } from '../texts/say';
import { explainCard } from './explain-card';
import { explainAccessKey, explainDpsId, explainTransactionId, explainTxid } from './explain-ids';
import { explainNfse, NFSE_ROOTS } from './explain-nfse';
import { explainBrCode, explainKey } from './explain-pix';
import { explainDocument, explainEnvelope, leaves } from './explain-spi';
import { type Explanation, type ExplainOptions, type Kind } from './explanation';
import { kindOf } from './kind-of';

/**
 * Explains a text or the bytes of a file.
 *
 * @param as the kind, if the caller knows it
 * @returns undefined if the text is of no known kind
 */
export function explain(
  bytes: Uint8Array,
  options: ExplainOptions & { readonly as?: Kind | undefined },
  say: Say,
): Explanation | undefined {
  const text = textOf(bytes);
  const kind = options.as ?? kindOf(text);
  if (kind === undefined) return undefined;
  switch (kind) {
    case 'iso8583':
      return explainCard(cardReadings(bytes, text), options, say);
    case 'xml':
      return explainXml(bytes, say);
    case 'end-to-end-id':
    case 'return-id':
      return explainTransactionId(text ?? '', say);
    case 'pix-key':
      return explainKey(text ?? '', say);
    case 'br-code':
      return explainBrCode(text ?? '', say);
    case 'txid':
      return explainTxid(text ?? '', say);
    case 'access-key':
      return explainAccessKey(text ?? '', say);
    case 'dps-id':
      return explainDpsId(text ?? '', say);
  }
}

/** The text without white space around it; undefined if the bytes are no text. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
    return /[\u0000-\u0008\u000E-\u001F]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** What the bytes of a card message can be: hex, as logs show a message, or the message itself. */
function cardReadings(bytes: Uint8Array, text: string | undefined): readonly Uint8Array[] {
  if (text === undefined) return [bytes];
  const plain = Buffer.from(text, 'latin1');
  const hex = text.replace(/\s+/g, '').replace(/^0x/i, '');
  return /^(?:[0-9a-f]{2})+$/i.test(hex) ? [Buffer.from(hex, 'hex'), plain] : [plain];
}

function explainXml(bytes: Uint8Array, say: Say): Explanation {
  try {
    const root = readXml(bytes);
    if (NFSE_ROOTS.has(root.name)) return explainNfse(bytes, root.name);
    if (root.name === 'Envelope') return explainEnvelope(bytes, root);
    if (root.name === 'Document') return explainDocument(root);
    const detail = say('explain.xml.unknownRoot', { root: root.name });
    const problems = [{ where: root.name, detail }];
    return { kind: 'xml', title: 'XML', facts: leaves(root), problems };
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const { position, message } = error;
    if (position === undefined) return brokenXml('', message);
    const { line, column } = position;
    return brokenXml(
      say('explain.position', { line: String(line), column: String(column) }),
      message,
    );
  }
}

/** The message of the error ends with the position too. */
function brokenXml(where: string, message: string): Explanation {
  const detail = message.replace(/ \(line \d+, column \d+\)$/, '');
  return { kind: 'xml', title: 'XML', facts: [], problems: [{ where, detail }] };
}
