/** How a value with a sensitive name is shown. */
export type Treatment =
  /** Asterisks: a reader may know that the value exists. */
  | 'masked'
  /** An empty text: data that may not be stored after authorization (PCI DSS 3.3), in any form. */
  | 'removed'
  /** The first six and last four digits of a card number. */
  | 'pan'
  /** Private data of a message: card numbers in any form are hidden. */
  | 'private';

const NAMES: Readonly<Record<Exclude<Treatment, 'private'>, readonly string[]>> = {
  masked: [
    ...['password', 'passwd', 'passphrase', 'secret', 'clientsecret', 'credentials'],
    ...['token', 'accesstoken', 'refreshtoken', 'idtoken', 'authtoken', 'admintoken'],
    ...['raw', 'authorization', 'assertion', 'clientassertion', 'privatekey', 'apikey'],
    ...[
      'codeverifier',
      // The element with the user and the password of SimplISS.
      'pparam',
      'softwarestatement',
      'privatekeys',
      'pkcs12',
      'pkcs12password',
      'registrationaccesstoken',
    ],
  ],
  removed: [
    ...['cvv', 'cvc', 'cvv2', 'cvc2', 'csc', 'securitycode', 'pin', 'pinblock'],
    ...['track1', 'track2', 'iccdata', 'emv'],
  ],
  pan: [
    ...['pan', 'cardnumber', 'cardno', 'primaryaccountnumber', 'creditcard', 'creditcardnumber'],
  ],
};

const BY_NAME: ReadonlyMap<string, Treatment> = new Map(
  (['masked', 'removed', 'pan'] as const).flatMap((treatment) =>
    NAMES[treatment].map((name) => [name, treatment] as const),
  ),
);

/** Additional, reserved and private data of ISO 8583:1987, except DE48, which can contain the CVV. */
const ISO_PRIVATE = [
  ...['44', '46', '47', '56', '57', '58', '59', '60', '61', '62', '63', '104'],
  ...Array.from({ length: 23 }, (_, index) => String(105 + index)),
];

/** Fields of an ISO 8583 message: PANs; tracks, PIN, chip data and the data with the CVV; other private data. */
const BY_ISO_FIELD: ReadonlyMap<string, Treatment> = new Map([
  ...['2', '34'].map((field) => [field, 'pan'] as const),
  ...['35', '36', '45', '48', '52', '55'].map((field) => [field, 'removed'] as const),
  ...ISO_PRIVATE.map((field) => [field, 'private'] as const),
]);

/** Looks up a name in any case, written in camel, snake or kebab case. */
export function treatmentOf(name: string): Treatment | undefined {
  return name.length > 30 ? undefined : BY_NAME.get(name.replace(/[_-]/g, '').toLowerCase());
}

/** @param field the number of a field, or the path of a subelement, as 48.84 */
export function isoTreatmentOf(field: string): Treatment | undefined {
  const dot = field.indexOf('.');
  return BY_ISO_FIELD.get(dot === -1 ? field : field.slice(0, dot));
}

/** The number of an element, or the path of a subelement. */
const ISO_NUMBER = /^\d{1,3}(?:\.[\w.#]{1,200})?$/;

/**
 * Looks up a member of an object that is a message by numbers, as in `{"0": "0100", "52": "..."}`, or something else. What may not be
 * stored is removed. A card number is recognized by its digits, so short values of other objects stay readable.
 */
export function numberedTreatmentOf(name: string): Treatment | undefined {
  const treatment = ISO_NUMBER.test(name) ? isoTreatmentOf(name) : undefined;
  return treatment === 'pan' ? undefined : treatment;
}

const KEYS: ReadonlySet<string> = new Set(['key', 'protectionKey']);

/** Members with a verification value of a card, or a key, whose name does not say it, by the end of the address. */
const SECRET_MEMBERS: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['/iso8583/tools/key-block', KEYS],
  ['/iso8583/tools/key-block/check', KEYS],
  ['/iso8583/tools/cvv', new Set(['value'])],
  ['/iso8583/tools/cvv/check', new Set(['value', 'expected'])],
];

/** What bodies at an address hold that their names alone do not say. */
export interface BodyRules {
  /** Names of data that may not be stored. */
  readonly secretMembers?: ReadonlySet<string> | undefined;
  /** Whether members can be elements of a message by number, outside of `fields` too. */
  readonly hasMessages: boolean;
}

/** The rules for the bodies at an address, with or without its query. */
export function bodyRulesOf(path: string): BodyRules {
  // Routes ignore case and a slash at the end.
  const [address = ''] = path.toLowerCase().split('?', 1);
  const withoutSlash = address.endsWith('/') ? address.slice(0, -1) : address;
  return {
    secretMembers: SECRET_MEMBERS.find(([end]) => withoutSlash.endsWith(end))?.[1],
    hasMessages: address.includes('/iso8583/'),
  };
}

/** Whether the object under this name holds the fields of an ISO 8583 message by number, or its subelements by path. */
export function holdsIsoFields(name: string | undefined): boolean {
  const lower = name?.toLowerCase();
  return lower === 'fields' || lower === 'parts';
}
