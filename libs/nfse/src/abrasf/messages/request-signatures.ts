import { elementsOf, readXmlTree, type XmlTree } from '#libs/xml';
import {
  countIds,
  INCLUSIVE_C14N,
  SIGNATURE_NAMESPACE,
  verifyIdSignature,
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
}

/** The subset of XML Signature in the manual of ABRASF. RSA with SHA-256 is accepted too. */
const RULES = {
  canonicalizations: [INCLUSIVE_C14N],
  bothTransforms: true,
  forbiddenKeyData: ['X509SubjectName', 'X509IssuerSerial', 'X509SKI'],
};

/** The signed elements, and the results that they belong to. The signature is the next element. */
const PLACES: Readonly<Record<string, keyof RequestSignatures>> = {
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
  const found: Record<keyof RequestSignatures, SignatureCheck[]> = {
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
  return { rps: found.rps, batch, order, substitution };
}

interface Place {
  readonly parent: XmlTree;
  readonly signed: XmlTree;
  readonly ancestors: readonly XmlTree[];
  readonly ids: ReadonlyMap<string, number>;
  readonly inherited: Declarations;
  readonly isTooLarge: boolean;
}

function checkOf({ parent, signed, ancestors, ids, inherited, isTooLarge }: Place): SignatureCheck {
  const signatures = elementsOf(parent).filter(isSignature);
  const [signature] = signatures;
  if (signature === undefined) return ABSENT;
  if (signatures.length > 1) {
    return invalid(`${parent.local} has ${String(signatures.length)} signatures; one is allowed.`);
  }
  if (isTooLarge) {
    return invalid('Was not verified: the message has too many elements, attributes or comments.');
  }
  const alone = verifyIdSignature({ signature, signed, ancestors, ids, rules: RULES });
  if (alone.ok) return { state: 'valid', certificate: alone.value.certificate };
  const envelope: XmlTree[] = inherited.length === 0 ? [] : [{ ...EMPTY, declarations: inherited }];
  const { kind, detail } = alone.refusal;
  const isOfForm = kind === 'wrong-form' || kind === 'same-id';
  if (envelope.length > 0 && !isOfForm) {
    const around = [...envelope, ...ancestors];
    const inside = verifyIdSignature({ signature, signed, ancestors: around, ids, rules: RULES });
    if (inside.ok) return { state: 'valid', certificate: inside.value.certificate };
  }
  return invalid(
    `${kind === 'changed' || kind === 'same-id' ? signed.local : 'Signature'}: ${detail}`,
  );
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
