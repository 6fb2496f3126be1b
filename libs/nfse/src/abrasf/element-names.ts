import { COMP_NFSE } from './tables/invoice';

/** The names of the elements in an element. The list is empty if the element has a text. */
export interface ElementNames {
  readonly [name: string]: ElementNames;
}

type Table = typeof COMP_NFSE.group;
type Row = Table['elements'][number];

const NONE: ElementNames = {};
const TO_INVOICE = ['Nfse', 'InfNfse'];
const TO_DECLARATION = ['DeclaracaoPrestacaoServico', 'InfDeclaracaoPrestacaoServico'];

/**
 * Every element of a declaration in ABRASF 2.04 (InfDeclaracaoPrestacaoServico), and those of the invoice around it
 * (InfNfse) in `invoice`.
 */
export function abrasfElements(): {
  readonly declaration: ElementNames;
  readonly invoice: ElementNames;
} {
  const invoice = inside(namesOf(COMP_NFSE.group), TO_INVOICE);
  return { invoice, declaration: inside(invoice, TO_DECLARATION) };
}

function inside(names: ElementNames, path: readonly string[]): ElementNames {
  return path.reduce((group, name) => group[name] ?? NONE, names);
}

function namesOf({ elements }: Pick<Table, 'elements'>): ElementNames {
  return Object.fromEntries(elements.map(({ name, type }) => [name, namesInside(type)]));
}

function namesInside(type: Row['type']): ElementNames {
  return type.kind === 'group' ? namesOf(type) : NONE;
}
