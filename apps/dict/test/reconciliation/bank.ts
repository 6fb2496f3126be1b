import { EMPTY_VSYNC, VSync } from '#libs/dict-api';
import { admin, type TestApp } from '#libs/testing';
import { type XmlElement } from '#libs/xml';
import { entryOf, participantOf, type Answer } from '../official/official-client';

export const BANK = '12345678';
export const OTHER = '87654321';

/** A phone number, a different one for each number. */
export function phoneOf(number: number): string {
  return `+55619${String(number).padStart(8, '0')}`;
}

/** The RequestId of the nth request. */
export function requestIdOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A participant that reconciles its entries, in a sandbox. */
export function bank(test: TestApp, sandbox: string, ispb = BANK) {
  const participant = participantOf(test, sandbox, ispb);
  const { post, put, get } = participant;
  const pathOf = (key: string, end = '') => `/entries/${encodeURIComponent(key)}${end}`;
  const verify = async (keyType: string, verifier: string): Promise<Answer> =>
    post('/sync-verifications/', 'CreateSyncVerificationRequest', {
      SyncVerification: {
        Participant: ispb,
        KeyType: keyType,
        ParticipantSyncVerifier: verifier,
      },
    });
  return {
    ...participant,
    admin: admin(test, sandbox),
    /** Creates the nth phone number. */
    create: (number: number) =>
      post('/entries/', 'CreateEntryRequest', {
        ...entryOf(ispb, {
          key: phoneOf(number),
          requestId: requestIdOf(number),
          accountNumber: String(number),
        }),
      }),
    rename: (key: string, name: string) =>
      put(pathOf(key), 'UpdateEntryRequest', {
        Key: key,
        Owner: { Type: 'NATURAL_PERSON', TaxIdNumber: '11122233300', Name: name },
        Reason: 'RECONCILIATION',
      }),
    remove: (key: string) =>
      post(pathOf(key, '/delete'), 'DeleteEntryRequest', {
        Key: key,
        Participant: ispb,
        Reason: 'RECONCILIATION',
      }),
    verify,
    /** The result of a verification of these CIDs. */
    resultOf: async (keyType: string, cids: readonly string[]) =>
      (await verify(keyType, vsyncOf(cids))).text('SyncVerification/Result'),
    events: (query: string) => get(`/cids/events?Participant=${ispb}&${query}`),
    requestFile: (keyType: string) =>
      post('/cids/files/', 'CreateCidSetFileRequest', { Participant: ispb, KeyType: keyType }),
    file: (id: string | undefined) => get(`/cids/files/${id ?? ''}`),
    byCid: (cid: string) => get(`/cids/entries/${cid}`),
  };
}

export function vsyncOf(cids: readonly string[]): string {
  const vsync = new VSync(EMPTY_VSYNC);
  vsync.toggleAll(cids.join(''));
  return String(vsync);
}

/** The listed events: type, CID and time of each. */
export function eventsIn({ root }: Answer): { type: string; cid: string; at: string }[] {
  const list = childrenOf(root, 'CidSetEvents')[0];
  return (list === undefined ? [] : childrenOf(list, 'CidSetEvent')).map((event) => {
    const text = (name: string) => childrenOf(event, name)[0]?.text ?? '';
    return { type: text('Type'), cid: text('Cid'), at: text('Timestamp') };
  });
}

function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}
