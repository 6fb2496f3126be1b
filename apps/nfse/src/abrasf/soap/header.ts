import { readXml, XmlError, type XmlElement } from '#libs/xml';
import { ABRASF_VERSIONS, type AbrasfErrorCode } from '#libs/nfse';
import { type Place } from '../place';

/** tsVersao. Ginfes sends `3`, which is no version of ABRASF. */
const VERSION = /^[1-9]\d?(?:\.\d{2})?$/;
/** The versions of the layout that exist. */
const KNOWN: ReadonlySet<string> = new Set([...ABRASF_VERSIONS, '2.00', '2.01', '3']);

/** Why the header (cabecalho) of a request is refused. */
export interface HeaderError {
  readonly code: AbrasfErrorCode;
  readonly detail: string;
}

/**
 * @param dataVersions that the provider accepts beside the version
 * @returns undefined if the header is right for the service
 */
export function headerError(
  xml: Uint8Array,
  { version, dataVersions }: Pick<Place, 'version'> & { readonly dataVersions: readonly string[] },
): HeaderError | undefined {
  const root = parsed(xml);
  if (root?.name !== 'cabecalho') {
    return { code: 'E183', detail: 'The header must be a document whose root is cabecalho.' };
  }
  const attribute = root.attributes.get('versao');
  if (attribute !== undefined && !VERSION.test(attribute)) {
    return {
      code: 'E187',
      detail: `versao is ${shown(attribute)}; it must be a version, as in ${version}.`,
    };
  }
  const data = root.children.find(({ name }) => name === 'versaoDados')?.text.trim() ?? '';
  if (data === '') return { code: 'E183', detail: 'The header has no versaoDados.' };
  if (!KNOWN.has(data))
    return { code: 'E185', detail: `versaoDados is ${shown(data)}; it must be ${version}.` };
  if (data === version || dataVersions.includes(data)) return undefined;
  return {
    code: 'E184',
    detail: `versaoDados is ${data}; this municipality has version ${version}.`,
  };
}

function parsed(xml: Uint8Array): XmlElement | undefined {
  try {
    return readXml(xml);
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}

function shown(text: string): string {
  return text.slice(0, 20);
}
