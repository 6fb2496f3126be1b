import { hasTaxIdCheckDigits, KEY_FORMATS, keyTypeOf, readKey, type KeyType } from '#libs/brazil';
import { readBrCode, type BrCode } from '#libs/br-code';
import { formatCents } from '#libs/kernel';
import { type Say } from '../texts/say';
import { factsOf, type Explanation, type Part, type Problem } from './explanation';

/** A Pix key: its type, the form in which DICT stores it, and what is wrong. */
export function explainKey(text: string, say: Say): Explanation {
  const type = keyTypeOf(text);
  if (type === undefined) {
    const likely = likelyType(text);
    return {
      kind: 'pix-key',
      title: say('explain.pixKey'),
      facts: factsOf([
        ['key', text],
        ['type', likely],
      ]),
      problems: [{ where: '', detail: formProblem(text, likely, say) }],
    };
  }
  const normal = KEY_FORMATS[type].normalForm(text);
  return {
    kind: 'pix-key',
    title: say('explain.pixKey'),
    facts: factsOf([
      ['key', text],
      ['type', type, type === 'RANDOM' ? 'EVP' : undefined],
      ['stored', normal === text ? undefined : normal],
    ]),
    problems: keyProblems(type, text, normal, say),
  };
}

function keyProblems(type: KeyType, text: string, normal: string, say: Say): readonly Problem[] {
  const problems: Problem[] = [];
  if (!readKey(type, text).ok) {
    const detail = say('explain.key.mustBe', { type, expected: KEY_FORMATS[type].expected });
    problems.push({ where: '', detail });
  }
  if ((type === 'CPF' || type === 'CNPJ') && !hasTaxIdCheckDigits(normal)) {
    // A mobile number has 9 as its third digit.
    const hint = /^\d{2}9\d{8}$/.test(text) ? ` ${say('explain.key.phone', { text })}` : '';
    problems.push({ where: '', detail: say('explain.key.checkDigits', { type }) + hint });
  }
  return problems;
}

/** The type that a key with a wrong form was probably meant to have. */
function likelyType(text: string): KeyType | undefined {
  if (text.includes('@')) return 'EMAIL';
  if (/^\+|^\(\d\d\)/.test(text)) return 'PHONE';
  if (/^[0-9a-f-]{30,40}$/i.test(text)) return 'RANDOM';
  const digits = text.replace(/[.\-/ ]/g, '');
  return keyTypeOf(digits);
}

function formProblem(text: string, type: KeyType | undefined, say: Say): string {
  if (type === undefined) return say('explain.key.unknown', { text });
  return say('explain.key.mustBe', { type, expected: KEY_FORMATS[type].expected });
}

/** The text of a QR code of Pix, "Pix copia e cola". */
export function explainBrCode(text: string, say: Say): Explanation {
  const read = readBrCode(text);
  if (!read.ok) {
    const { field, detail } = read.refusal;
    const problems = [{ where: field, detail }];
    return { kind: 'br-code', title: 'BR Code', facts: [], problems };
  }
  const { pix, txid } = read.value;
  const keyProblem = pix?.kind === 'static' ? explainKey(pix.key, say).problems : [];
  return {
    kind: 'br-code',
    title: say(titleOf(read.value)),
    facts: factsOf([
      ...pixFacts(read.value),
      ['amount', read.value.amount === null ? undefined : formatCents(read.value.amount), 'BRL'],
      ['merchantName', read.value.merchantName],
      ['merchantCity', read.value.merchantCity],
      ['merchantCategory', read.value.merchantCategory],
      ['postalCode', read.value.postalCode ?? undefined],
      ['txid', txid ?? undefined],
      ['singleUse', String(read.value.isSingleUse)],
      ['recurrence', read.value.recurrence ?? undefined],
    ]),
    problems: keyProblem.map(({ detail }) => ({ where: '26-01', detail })),
  };
}

function titleOf({ pix }: BrCode) {
  if (pix === null) return 'explain.brCode.recurrence';
  return pix.kind === 'static' ? 'explain.brCode.static' : 'explain.brCode.dynamic';
}

function pixFacts({ pix }: BrCode): readonly Part[] {
  if (pix === null) return [];
  if (pix.kind === 'dynamic') return [['location', pix.location]];
  return [
    ['key', pix.key, keyTypeOf(pix.key)],
    ['description', pix.description ?? undefined],
    ['withdrawalIspb', pix.withdrawalIspb ?? undefined],
  ];
}
