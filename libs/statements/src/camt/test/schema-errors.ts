import { readXml, type XmlElement } from '#libs/xml';
import { schemaFacts, TEXT_FACTS, type TextFacts, type TypeFacts } from './schema-facts';

interface ElementFacts {
  readonly name: string;
  readonly type: string;
  readonly occurs: string;
}

/** Where a document is not as its XML Schema says. Empty if it is valid. */
export function schemaErrors(document: Uint8Array, message: string, version: string): string[] {
  const errors: string[] = [];
  const root = readXml(document, { maxDepth: 64, maxElements: 1_000_000 });
  const namespace = `urn:iso:std:iso:20022:tech:xsd:${message}.001.${version}`;
  if (root.namespace !== namespace) errors.push(`namespace ${root.namespace}`);
  checkType(root, 'Document', root.name, schemaFacts(message, version), errors);
  return errors;
}

function checkType(
  element: XmlElement,
  type: string,
  path: string,
  types: TypeFacts,
  errors: string[],
): void {
  const written = types[type];
  if (written === undefined) {
    const text = TEXT_FACTS[type];
    if (text === undefined) errors.push(`${path}: ${type} is not described`);
    else checkText(element, text, path, errors);
    return;
  }
  if (element.text.trim() !== '') errors.push(`${path}: has text`);
  const isChoice = written.startsWith('|');
  const facts = elementsOf(isChoice ? written.slice(1) : written);
  if (isChoice && element.children.length !== 1) errors.push(`${path}: not one of a choice`);
  let position = 0;
  for (const child of element.children) {
    const place = `${path}/${child.name}`;
    const found = facts.findIndex(({ name }) => name === child.name);
    const fact = facts[found];
    if (fact === undefined) {
      errors.push(`${place}: unknown`);
      continue;
    }
    if (found < position) errors.push(`${place}: wrong place`);
    position = found;
    if (child.namespace !== element.namespace) errors.push(`${place}: namespace`);
    checkType(child, fact.type, place, types, errors);
  }
  if (!isChoice) checkNumbers(element, facts, path, errors);
}

function checkNumbers(
  element: XmlElement,
  facts: readonly ElementFacts[],
  path: string,
  errors: string[],
): void {
  for (const { name, occurs } of facts) {
    const count = element.children.filter((child) => child.name === name).length;
    if (count === 0 && (occurs === '' || occurs === '+')) errors.push(`${path}/${name}: missing`);
    if (count > 1 && (occurs === '' || occurs === '?')) errors.push(`${path}/${name}: repeated`);
  }
}

function checkText(element: XmlElement, facts: TextFacts, path: string, errors: string[]): void {
  const { text, attributes, children } = element;
  const {
    pattern,
    minLength = 0,
    maxLength = Infinity,
    totalDigits = Infinity,
    hasCurrency,
  } = facts;
  const length = Array.from(text).length;
  if (children.length > 0) errors.push(`${path}: has elements`);
  if (!pattern.test(text)) errors.push(`${path}: ${text}`);
  if (length < minLength || length > maxLength)
    errors.push(`${path}: ${String(length)} characters`);
  if (text.replace(/\D/g, '').replace(/^0+/, '').length > totalDigits)
    errors.push(`${path}: digits`);
  const names = [...attributes.keys()].join();
  if (names !== (hasCurrency ? 'Ccy' : '')) errors.push(`${path}: attributes ${names}`);
  if (hasCurrency && !/^[A-Z]{3}$/.test(attributes.get('Ccy') ?? '')) errors.push(`${path}: Ccy`);
}

function elementsOf(written: string): readonly ElementFacts[] {
  return written
    .trim()
    .split(' ')
    .map((one) => {
      const [, name = '', type = '', occurs = ''] = /^(\w+):([\w-]+)([?*+]?)$/.exec(one) ?? [];
      return { name, type, occurs };
    });
}
