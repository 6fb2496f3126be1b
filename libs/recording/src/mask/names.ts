import { holdsIsoFields, isoTreatmentOf, treatmentOf } from '#libs/masking';

/** What the name of a value says about it. */
export type Category =
  /** Hidden: passwords, tokens, certificates, signatures, data of a card that may not be stored. */
  | 'secret'
  | 'card'
  | 'taxId'
  | 'phone'
  | 'email'
  | 'pixKey'
  | 'person'
  /** A free text, or an address. */
  | 'text'
  | 'birthDate'
  | 'ip'
  /** An account, a branch, a postal code, a place: digits for digits, letters for letters. */
  | 'number'
  /** The name of a place or of a thing, which can look like the name of a person: João Pessoa, Banco Inter. */
  | 'thing'
  /** An id or a hash of the protocol, which is as random as a secret. */
  | 'protocolId'
  /** The tester wants to keep it. */
  | 'kept';

/** The place of a value: its own name is the last one. */
export type Place = readonly string[];

/** Names that a tester adds, in their normal form. */
export interface OwnNames {
  readonly keep: ReadonlySet<string>;
  readonly mask: ReadonlySet<string>;
}

/** In this order; the first that matches decides. Names are in lower case, without separators. */
const CATEGORIES: readonly (readonly [Category, RegExp])[] = [
  [
    'secret',
    /(clientid|token|secret|(?:password|senha)(?:hash)?|passphrase|signature|signaturevalue|assinatura|apikey|privatekey|cookie|certificate|certificado|jws|jwt|otp|credentials?|digestvalue|modulus|cvv2?|cvc2?|track[123]|trackdata|pinblock|cryptogram|assertion|codeverifier|authorizationcode)$|^x509/,
  ],
  [
    'text',
    /^(street|streetname|strtnm|address|addressline|adrline|logradouro|xlgr|endereco|complemento|complement|xcpl|bairro|xbairro|neighborhood|district|additionaladdress|remittanceinformation|ustrd|solicitacaopagador|infopagador|infoadicional|infoadicionais|informacoesadicionais|mensagem|mensagempagador|description|descricao|historico|observacao|observacoes|payerrequest|additionalinfo|additionalinformation|freetext|campolivre|memo|notes?|comments?|xinfcomp|xdescserv)$/,
  ],
  ['birthDate', /^(birthdate|dateofbirth|birthdt|datanascimento|dtnasc|dtnascimento|dob)$/],
  ['number', /^(cep|postcode|postalcode|pstcd|zip|zipcode|nro|bldgnb|houseno|housenumber)$/],
  [
    'person',
    /^(nm|titular|holder|cardholder|owner|favorecido|beneficiario|portador|razaosocial|xfant|mae|pai|first|last|given|family|surname|sobrenome|prenome)$/,
  ],
  ['taxId', /(cpf|cnpj|taxid|taxidnumber|taxpayerid|taxidentification|documentnumber|nif)$/],
  ['taxId', /^(document|documento|numerodocumento|rg|cnh|passport|passaporte|pis|nis)$/],
  ['taxId', /^(identification|pipayerid|payerid)$/],
  ['phone', /(phone|phonenumber|telefone|fone|celular|mobile|msisdn|whatsapp)$|^(fax|tel)$/],
  ['email', /(email|emailaddress|mail)$/],
  ['pixKey', /^(key|chave|proxy|keyvalue|dictkey|addressingkey)$|(chavepix|pixkey)$/],
  [
    'number',
    /(account|accountnumber|accountid|acctid|numeroconta|nrconta|nroconta|contacorrente|iban|branch|branchcode|branchnumber)$|^(conta|agencia|issuer)$/,
  ],
  [
    'number',
    /^(lat|latitude|lon|lng|longitude|im|ie|inscricaomunicipal|inscricaoestadual|deviceid|imei|macaddress)$/,
  ],
  [
    'thing',
    /^(city|cidade|town|twnnm|municipio|xmun|xloc\w*|uf|estado|state|province|ctrysubdvsn|country|pais|xpais|banco|bank|title|status|error|code|codigo|type|tipo)$/,
  ],
  [
    'protocolId',
    /(txid|transactionidentification)$|^(cids?|vsync|syncverifier|startsyncverifier|endsyncverifier|hash|sha256|sha512|checksum|etag)$/,
  ],
  ['ip', /(ipaddress|clientip|remoteaddr|remoteaddress|forwardedfor)$|^ip$/],
];

/** Names that end with "name" and are not those of people or companies. */
const NAMES_OF_THINGS =
  /(file|host|field|type|method|service|operation|event|schema|product|currency|state|table|column|city|country|town|domain|bank|brand|participant|institution|class|key|tag|parameter|rule|sandbox|queue|topic|bucket)name$/;

/** A name without its prefix, separators and accents, in lower case. */
export function normalName(name: string): string {
  return name
    .slice(0, 100)
    .slice(name.indexOf(':') + 1)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

export function categoryOf(place: Place, own: OwnNames): Category | undefined {
  const name = normalName(place.at(-1) ?? '');
  if (own.keep.has(name)) return 'kept';
  if (own.mask.has(name)) return 'secret';
  return byHouse(place) ?? byParent(place, name) ?? byName(name);
}

/** The names that the journal masks too. */
function byHouse(place: Place): Category | undefined {
  const name = place.at(-1) ?? '';
  const isIsoField = holdsIsoFields(place.at(-2));
  const treatment = (isIsoField ? isoTreatmentOf(name) : undefined) ?? treatmentOf(name);
  if (treatment === undefined) return undefined;
  return treatment === 'pan' ? 'card' : 'secret';
}

/** `number` of an account, and the elements of ISO 20022, whose names say little. */
function byParent(place: Place, name: string): Category | undefined {
  const parents = place.slice(0, -1).map(normalName);
  const parent = parents.at(-1) ?? '';
  if (parents.includes('infoadicionais')) return 'text';
  if (name === 'number' || name === 'numero') return numberOf(parent);
  if (name !== 'id' && name !== 'issr') return undefined;
  if (parent === 'prxy') return 'pixKey';
  if (parents.some((each) => /^(prvtid|orgid)$/.test(each))) return 'taxId';
  return parents.some((each) => each.endsWith('acct')) ? 'number' : undefined;
}

function numberOf(parent: string): Category | undefined {
  if (/(account|conta|acct)s?$/.test(parent)) return 'number';
  return /(phone|telefone|fone|celular|mobile)s?$/.test(parent) ? 'phone' : undefined;
}

function byName(name: string): Category | undefined {
  const [category] = CATEGORIES.find(([, pattern]) => pattern.test(name)) ?? [];
  if (category !== undefined) return category;
  if (!/(name|nome)$|^nome/.test(name)) return undefined;
  return NAMES_OF_THINGS.test(name) ? 'thing' : 'person';
}
