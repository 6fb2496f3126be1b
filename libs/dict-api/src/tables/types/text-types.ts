import { accepted, isCalendarDate, isWrittenInstant, refused, toIsoUtc } from '#libs/kernel';
import { anyText, codesOf, sameText, shown, textType, type TextType } from '#libs/xml-tables';
import { OFFICIAL_ACCOUNT_TYPES, type OfficialAccountType } from '../../messages/entry';
import { REFUND_REASONS, type RefundReason } from '../../messages/fraud';
import { type ApiVersion } from '../../operations/versions';
import { capitalsOf, ofPattern, PATTERNS_OF } from './patterns';

/** Simple types of DICT API 2.12.1. */

/** A key. Its type decides its pattern; see `keyPatternOf`. */
export const key = anyText(77);
export const branch = ofPattern('^[0-9]{1,4}$');
export const cid = lowerOf('^[0-9a-fA-F]{64}$');
export const transactionId = ofPattern('^\\w{32}$');
/** Older transactions have shorter ids. */
export const reportedTransactionId = ofPattern('^\\w{8,32}$');
export const uuid = lowerOf('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const requestId = lowerOf(
  '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$',
);
export const contactEmail = ofPattern(
  "^[a-z0-9.!#$%&'*+\\/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$",
);
export const contactPhone = ofPattern('^\\+[0-9]\\d{1,14}$');
/** A text that keeps its line breaks and white space. */
export const details = anyText(2_000, 0);
export const url = anyText(500);
export const cursor = anyText(500);
/** The name of a policy or of another entity. */
export const text = anyText(100);
/** ISO 8601 duration of days, hours, minutes and seconds. */
export const duration = ofPattern(
  '^P(?=.)(\\d{1,5}D)?(T(?=\\d)(\\d{1,5}H)?(\\d{1,5}M)?(\\d{1,5}S)?)?$',
);

const AMOUNT = '^[0-9]{1,13}(\\.[0-9]{1,2})?$';
/** Reais with up to two digits after the point; zero or more. */
export const amount = ofPattern(AMOUNT);
export const positiveAmount = sameText((value) => {
  const read = amount.read(value);
  if (!read.ok || /[1-9]/.test(value)) return read;
  return refused('Must be more than 0.');
});

/** A whole number, which can be negative. */
export const integer: TextType<number> = textType(
  (value) =>
    /^-?[0-9]{1,15}$/.test(value)
      ? accepted(Number(value))
      : refused(`${shown(value)} is not a whole number of up to 15 digits.`),
  String,
);

export const boolean: TextType<boolean> = textType((value) => {
  if (value === 'true' || value === '1') return accepted(true);
  if (value === 'false' || value === '0') return accepted(false);
  return refused(`${shown(value)} is not true or false.`);
}, String);

const DATE_TIME =
  /^([0-9]{4}-[0-9]{2}-[0-9]{2})T((?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9])(?:\.([0-9]{1,12}))?(Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$/;

/** An instant with its zone. It is read as ISO 8601 UTC with milliseconds; further digits are dropped. */
export const dateTime = sameText((value) => {
  const [, day, time, fraction = '', zone] = DATE_TIME.exec(value) ?? [];
  const isDay =
    day !== undefined && time !== undefined && zone !== undefined && isCalendarDate(day);
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const epochMs = isDay ? Date.parse(`${day}T${time}.${milliseconds}${zone}`) : NaN;
  if (isWrittenInstant(epochMs)) return accepted(toIsoUtc(epochMs));
  return refused(
    `${shown(value)} is not a date and time with a zone, as in 2026-01-31T12:00:00.000Z.`,
  );
});

const DEPRECATED = ' (DEPRECATED)';

/** A reason. The document of 2.12 writes one code with the remark "(DEPRECATED)". */
export const refundReason: TextType<RefundReason> = textType(
  (value) => {
    const codes = codesOf(REFUND_REASONS);
    const isMarked = value === `REFUND_CANCELLED${DEPRECATED}`;
    return codes.read(isMarked ? value.slice(0, -DEPRECATED.length) : value);
  },
  (value) => value,
);

/** The types that depend on the version of the API. */
export interface VersionTypes {
  readonly ispb: TextType<string>;
  readonly accountNumber: TextType<string>;
  readonly accountType: TextType<OfficialAccountType>;
  /** CPF or CNPJ. */
  readonly taxId: TextType<string>;
  /** The name of a person. The type of the person decides its pattern. */
  readonly name: TextType<string>;
  readonly tradeName: TextType<string>;
}

export function typesOf(version: ApiVersion): VersionTypes {
  const { ispb, accountNumber, accountTypes, cnpj, maxName } = PATTERNS_OF[version];
  const hasOther = accountTypes === 'all';
  return {
    ispb: capitalsOf(ispb),
    accountNumber: ofPattern(accountNumber),
    accountType: codesOf(OFFICIAL_ACCOUNT_TYPES.filter((type) => hasOther || type !== 'OTHR')),
    taxId: capitalsOf(cnpj.replace(/^\^(\(\?i\))?(.*)\$$/, '^$1([0-9]{11}|$2)$')),
    name: anyText(maxName),
    tradeName: anyText(100),
  };
}

function lowerOf(pattern: string): TextType<string> {
  const type = ofPattern(pattern);
  return sameText((value) => {
    const read = type.read(value);
    return read.ok ? accepted(value.toLowerCase()) : read;
  });
}
