import { ISPB } from '#libs/brazil';
import { isCalendarDate } from '#libs/kernel';
import { accessKeyCheckDigit, parseAccessKey, parseDpsId, stateOf } from '#libs/nfse';
import { type Say } from '../texts/say';
import { factsOf, type Explanation, type Kind, type Problem } from './explanation';

const ID_LENGTH = 32;
const SUFFIX = /^[a-zA-Z0-9]{11}$/;

/** An EndToEndId or an RtrId (SPI catalogue 5.13): a letter, an ISPB, `yyyyMMddHHmm` in UTC and 11 characters. */
export function explainTransactionId(text: string, say: Say): Explanation {
  const isReturn = text.startsWith('D');
  const kind: Kind = isReturn ? 'return-id' : 'end-to-end-id';
  const [ispb, minute, suffix] = [text.slice(1, 9), text.slice(9, 21), text.slice(21)];
  return {
    kind,
    title: isReturn ? 'RtrId' : 'EndToEndId',
    facts: factsOf([
      ['prefix', text.slice(0, 1)],
      ['ispb', ispb, say('explain.ispb')],
      ['createdAt', instantOf(minute) ?? minute, say('explain.utc')],
      ['sequence', suffix],
    ]),
    problems: transactionIdProblems({ text, ispb, minute, suffix }, say),
  };
}

function transactionIdProblems(
  parts: {
    readonly text: string;
    readonly ispb: string;
    readonly minute: string;
    readonly suffix: string;
  },
  say: Say,
): readonly Problem[] {
  const { text, ispb, minute, suffix } = parts;
  const problems: Problem[] = [];
  if (!/^[ED]/.test(text)) problems.push({ where: '1', detail: say('explain.id.prefix') });
  if (text.length !== ID_LENGTH) {
    const detail = say('explain.length', { length: String(text.length), expected: '32' });
    problems.push({ where: '', detail });
  }
  if (!ISPB.test(ispb)) problems.push({ where: '2-9', detail: say('explain.id.ispb', { ispb }) });
  if (instantOf(minute) === undefined) {
    problems.push({ where: '10-21', detail: say('explain.id.minute', { minute }) });
  }
  if (!SUFFIX.test(suffix)) {
    problems.push({ where: '22-32', detail: say('explain.id.suffix', { suffix }) });
  }
  return problems;
}

/** `yyyyMMddHHmm` as an instant; undefined if there is no such minute. */
function instantOf(text: string): string | undefined {
  const [, year, month, day, hour, minute] =
    /^(\d{4})(\d\d)(\d\d)([01]\d|2[0-3])([0-5]\d)$/.exec(text) ?? [];
  const date = `${year ?? ''}-${month ?? ''}-${day ?? ''}`;
  return isCalendarDate(date) ? `${date}T${hour ?? ''}:${minute ?? ''}Z` : undefined;
}

/** A txid: 26 to 35 letters and digits of a charge (API Pix), or 1 to 25 of a static code. */
export function explainTxid(text: string, say: Say): Explanation {
  const wrong = /[^a-zA-Z0-9]/.exec(text);
  const problems: Problem[] = [];
  if (wrong !== null) {
    const detail = say('explain.txid.character', { character: wrong[0] });
    problems.push({ where: String(wrong.index + 1), detail });
  }
  if (text.length > 35 || text === '') {
    const detail = say('explain.length', { length: String(text.length), expected: '1-35' });
    problems.push({ where: '', detail });
  }
  const use = text.length >= 26 ? 'explain.txid.charge' : 'explain.txid.static';
  return {
    kind: 'txid',
    title: 'txid',
    facts: factsOf([
      ['txid', text],
      ['length', String(text.length), say(use)],
    ]),
    problems,
  };
}

const ACCESS_KEY_LENGTH = 50;

/** The access key of a national NFS-e, also with `NFS` before it. */
export function explainAccessKey(text: string, say: Say): Explanation {
  const key = text.replace(/^NFS/, '');
  const parts = parseAccessKey(key);
  return {
    kind: 'access-key',
    title: say('explain.accessKey'),
    facts: factsOf(
      parts === undefined
        ? [['accessKey', key]]
        : [
            ['accessKey', key],
            ['municipality', parts.municipality, stateOf(parts.municipality)],
            ['generator', parts.generator, generatorOf(parts.generator, say)],
            ['taxId', parts.taxId],
            ['number', parts.number],
            ['issuedAt', `20${parts.issuedAt.slice(0, 2)}-${parts.issuedAt.slice(2)}`],
            ['random', parts.random9],
            ['checkDigit', key.slice(-1)],
          ],
    ),
    problems: parts === undefined ? [accessKeyProblem(key, say)] : [],
  };
}

function generatorOf(generator: string, say: Say): string {
  return say(generator === '1' ? 'explain.ofMunicipality' : 'explain.ofSefin');
}

function accessKeyProblem(key: string, say: Say): Problem {
  if (key.length !== ACCESS_KEY_LENGTH) {
    const detail = say('explain.length', { length: String(key.length), expected: '50' });
    return { where: '', detail };
  }
  const digit = accessKeyCheckDigit(key);
  if (/^\d{7}[12][12][0-9A-Z]{14}\d{27}$/.test(key) && digit !== key.slice(-1)) {
    const detail = say('explain.checkDigit', { digit: key.slice(-1), expected: digit });
    return { where: '50', detail };
  }
  return { where: '', detail: say('explain.accessKey.form') };
}

export function explainDpsId(text: string, say: Say): Explanation {
  const parts = parseDpsId(text);
  return {
    kind: 'dps-id',
    title: say('explain.dpsId'),
    facts: factsOf([
      ['municipality', parts?.municipality, parts && stateOf(parts.municipality)],
      ['taxId', parts?.taxId],
      ['series', parts?.series],
      ['number', parts?.number],
    ]),
    problems: parts === undefined ? [{ where: '', detail: say('explain.dpsId.form') }] : [],
  };
}
