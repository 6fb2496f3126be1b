import { z } from 'zod';
import { KEY_FORMATS, KEY_TYPES, keyTypeOf, type KeyType } from '#libs/brazil';
import { stableUuid } from '#libs/kernel';
import { type Json } from '#libs/states-language';
import { failed, succeeded } from '../task-resource';
import {
  idempotencyKey,
  refusedBy,
  simAction,
  text,
  type SimAnswer,
  type SimRequest,
} from './sim-action';

const keyType = z.enum(KEY_TYPES);

/** The members that must be equal for a key to be the same key of the same holder and account. */
const SAME = ['ispb', 'branch', 'accountNumber', 'accountType', 'accountId', 'holderName'] as const;
/** The members of the response to a registration. */
const REGISTERED = ['id', 'keyType', 'keyValue', 'accountId', 'status', 'createdAt'];

export const dictLookup = simAction({
  service: 'dict',
  action: 'lookup',
  description:
    'Looks up a key. Output: the key with its account and holder. If the key does not exist, the error is Dict.Refused.KEY_NOT_FOUND.',
  repeat: 'changes nothing.',
  argumentsSchema: z.strictObject({
    key: text.max(77, { error: 'Must have at most 77 characters.' }),
    keyType: keyType.optional().describe('Default: the type that matches the form of the key.'),
  }),
  *steps({ key, keyType: given }) {
    const type = given ?? keyTypeOf(key);
    if (type === undefined) {
      return failed(
        'Dict.Refused.KEY_NOT_FOUND',
        `${key} does not have the form of any type of key.`,
      );
    }
    const answer = yield keyAt(type, key);
    return answer.status === 200 ? succeeded(answer.members as Json) : refusedBy('dict', answer);
  },
});

export const dictRegister = simAction({
  service: 'dict',
  action: 'register',
  description:
    'Registers a key. Output: {id, keyType, keyValue, accountId, status, createdAt}. The default value of a RANDOM key is derived from the idempotency key.',
  repeat:
    'DICT answers 409. If the active key has the same account and holder, the output is that key, otherwise the error is Dict.Refused.<code>.',
  argumentsSchema: z.strictObject({
    keyType,
    keyValue: text.optional(),
    accountId: text,
    ispb: text,
    branch: text,
    accountNumber: text,
    accountType: text,
    holderName: text,
    holderTaxId: text.optional(),
    idempotencyKey,
  }),
  *steps({ keyValue: given, ...sent }, { key }) {
    const keyValue = given ?? (sent.keyType === 'RANDOM' ? randomKeyOf(key) : undefined);
    const body = Object.fromEntries(
      Object.entries({ ...sent, keyValue }).filter(([, value]) => value !== undefined),
    ) as Json;
    const created = yield { method: 'POST', path: '/dict/keys', body };
    if (created.status === 201) return succeeded(registered(created));
    if (created.status !== 409 || keyValue === undefined) return refusedBy('dict', created);
    const active = yield keyAt(sent.keyType, keyValue);
    const isSame =
      active.status === 200 && SAME.every((member) => active.members[member] === sent[member]);
    return isSame ? succeeded(registered(active)) : refusedBy('dict', created);
  },
});

function keyAt(type: KeyType, value: string): SimRequest {
  const normal = encodeURIComponent(KEY_FORMATS[type].normalForm(value));
  return { method: 'GET', path: `/dict/keys/${type}/${normal}` };
}

/** In the form of version 4, as DICT makes them. */
function randomKeyOf(key: string): string {
  const uuid = stableUuid(`EVP ${key}`);
  return `${uuid.slice(0, 14)}4${uuid.slice(15)}`;
}

function registered({ members }: SimAnswer): Json {
  return Object.fromEntries(REGISTERED.map((name) => [name, members[name] as Json]));
}
