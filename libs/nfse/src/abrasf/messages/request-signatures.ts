import { elementsOf, readXmlTree, type XmlTree } from '#libs/xml';
import {
  countIds,
  INCLUSIVE_C14N,
  SIGNATURE_NAMESPACE,
  verifyIdSignature,
  verifyRootSignature,
} from '#libs/xml-signature';
import { markupOf } from '../../signature/verify';
import { type SignatureCheck } from './requests';

/** The results at the places of a request that can have a signature. */
export interface RequestSignatures {
  /** In the order of the receipts. */
  readonly rps: readonly SignatureCheck[];
  readonly batch: SignatureCheck;
  readonly order: SignatureCheck;
  readonly substitution: SignatureCheck;
  /** Of the whole message, as a query can have it. */
  readonly query: SignatureCheck;
}

/** The subset of XML Signature in the manual of ABRASF. RSA with SHA-256 is accepted too. */
const RULES = {
  canonicalizations: [INCLUSIVE_C14N],
  bothTransforms: true,
  forbiddenKeyData: ['X509SubjectName', 'X509IssuerSerial', 'X509SKI'],
};

/** The signed elements, and the results that they belong to. The signature is the next element. */
const PLACES: Readonly<Record<string, Exclude<keyof RequestSignatures, 'query'>>> = {
  InfRps: 'rps',
  InfDeclaracaoPrestacaoServico: 'rps',
  LoteRps: 'batch',
  InfPedidoCancelamento: 'order',
  SubstituicaoNfse: 'substitution',
};

/** 50 receipts with their signatures have about 10,000. The process does nothing else while it computes a digest. */
const MAX_MARKUP = 100_000;
const ABSENT: SignatureCheck = { state: 'absent' };

export type Declarations = XmlTree['declarations'];

/**
 * Verifies the signatures of a request that its table has read. The certificates are not checked against a chain or a date.
 *
 * @param inherited the namespaces around the request in its envelope, which a signature may cover or not
 */
export function requestSignatures(bytes: Uint8Array, inherited: Declarations): RequestSignatures {
  const root = readXmlTree(bytes, { comments: true });
  const isTooLarge = markupOf(bytes) > MAX_MARKUP;
  const ids = countIds(root);
  const found: Record<Exclude<keyof RequestSignatures, 'query'>, SignatureCheck[]> = {
    rps: [],
    batch: [],
    order: [],
    substitution: [],
  };
  const visit = (parent: XmlTree, around: readonly XmlTree[]): void => {
    const ancestors = [...around, parent];
    for (const child of elementsOf(parent)) {
      if (isSignature(child)) continue;
      const place = Object.hasOwn(PLACES, child.local) ? PLACES[child.local] : undefined;
      if (place !== undefined) {
        found[place].push(
          checkOf({ parent, signed: child, ancestors, ids, inherited, isTooLarge }),
        );
      }
      visit(child, ancestors);
    }
  };
  visit(root, []);
  const [batch = ABSENT] = found.batch;
  const [order = ABSENT] = found.order;
  const [substitution = ABSENT] = found.substitution;
  const isQuery = root.local.startsWith('Consultar');
  const query = isQuery ? checkOfRoot(root, { inherited, isTooLarge }) : ABSENT;
  return { rps: found.rps, batch, order, substitution, query };
}

interface Message {
  readonly inherited: Declarations;
  readonly isTooLarge: boolean;
}

interface Place extends Message {
  readonly parent: XmlTree;
  readonly signed: XmlTree;
  readonly ancestors: readonly XmlTree[];
  readonly ids: ReadonlyMap<string, number>;
}

/** Verifies a signature with these elements around it. */
type Verify = (
  signature: XmlTree,
  around: readonly XmlTree[],
) => ReturnType<typeof verifyIdSignature>;

function checkOf({ parent, signed, ancestors, ids, ...message }: Place): SignatureCheck {
  const verify: Verify = (signature, around) =>
    verifyIdSignature({
      ...{ signature, signed, ids, rules: RULES },
      ancestors: [...around, ...ancestors],
    });
  return checkIn(parent, { ...message, name: signed.local, verify });
}

function checkOfRoot(root: XmlTree, message: Message): SignatureCheck {
  const verify: Verify = (signature, around) =>
    verifyRootSignature({ signature, root, around, rules: RULES });
  return checkIn(root, { ...message, name: root.local, verify });
}

/** The result of the only signature in an element. */
function checkIn(
  parent: XmlTree,
  { inherited, isTooLarge, name, verify }: Message & { name: string; verify: Verify },
): SignatureCheck {
  const signatures = elementsOf(parent).filter(isSignature);
  const [signature] = signatures;
  if (signature === undefined) return ABSENT;
  if (signatures.length > 1) {
    return invalid(`${parent.local} has ${String(signatures.length)} signatures; one is allowed.`);
  }
  if (isTooLarge) {
    return invalid('Was not verified: the message has too many elements, attributes or comments.');
  }
  const alone = verify(signature, []);
  if (alone.ok) return { state: 'valid', certificate: alone.value.certificate };
  const { kind, detail } = alone.refusal;
  const isOfForm = kind === 'wrong-form' || kind === 'same-id';
  if (inherited.length > 0 && !isOfForm) {
    const inside = verify(signature, [{ ...EMPTY, declarations: inherited }]);
    if (inside.ok) return { state: 'valid', certificate: inside.value.certificate };
  }
  return invalid(`${kind === 'changed' || kind === 'same-id' ? name : 'Signature'}: ${detail}`);
}

const EMPTY: XmlTree = {
  name: '',
  prefix: '',
  local: '',
  namespace: '',
  attributes: [],
  declarations: [],
  content: [],
  startTagEnd: 0,
  line: 1,
};

function invalid(reason: string): SignatureCheck {
  return { state: 'invalid', reason };
}

function isSignature({ local, namespace }: XmlTree): boolean {
  return local === 'Signature' && namespace === SIGNATURE_NAMESPACE;
}
