import { createHash, createPrivateKey, sign } from 'node:crypto';
import { elementsOf, exclusiveForm, readXmlTree, type XmlTree } from '#libs/xml';

/**
 * Signs SignedInfo of a message again, as an attacker with a certificate of its own or a careless client
 * does. No digest is changed.
 */
export function signInfoAgain(xml: string, privateKeyPem: string): string {
  const info = Buffer.from(exclusiveForm(partOf(xml, 'SignedInfo')));
  const value = sign('sha256', info, createPrivateKey(privateKeyPem)).toString('base64');
  return xml.replace(/(<ds:SignatureValue>)[^<]+/, `$1${value}`);
}

/** Gives the first reference the digest of KeyInfo. */
export function digestKeyInfoAgain(xml: string): string {
  const form = exclusiveForm(partOf(xml, 'KeyInfo'));
  const digest = createHash('sha256').update(form).digest('base64');
  return xml.replace(/(<ds:DigestValue>)[^<]+/, `$1${digest}`);
}

/** The first element of that name. */
function partOf(xml: string, name: string): XmlTree {
  const found = findElement(readXmlTree(Buffer.from(xml)), name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

function findElement(element: XmlTree, name: string): XmlTree | undefined {
  if (element.local === name) return element;
  for (const child of elementsOf(element)) {
    const found = findElement(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
