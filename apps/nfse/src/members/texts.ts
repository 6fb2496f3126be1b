import { z } from 'zod';
import { isCalendarDate } from '#libs/kernel';
import { isXmlText } from '#libs/nfse';

const NOT_XML =
  'Has a control character or half of a surrogate pair, which XML does not allow. Line breaks and tabs are allowed.';
const NOT_PLAIN =
  'Has a line break or a character that is not in Latin-1. The national layout allows neither here.';

/** Text of any length that XML allows. A rule of the national catalogue limits its length. */
export function anyText() {
  return z.string().refine(isXmlText, { error: NOT_XML });
}

/** Text of 1 to `maximum` characters that XML allows, not only white space: ABRASF is read without it. */
export function textUpTo(maximum: number) {
  return anyText()
    .min(1, { error: 'Must not be empty.' })
    .max(maximum, { error: `Must have at most ${String(maximum)} characters.` })
    .refine((text) => text === '' || text.trim() !== '', {
      error: 'Must not be only white space.',
    });
}

/** Text in one line of Latin-1, as most elements of the national layout require. Spaces at the ends are removed. */
export function lineUpTo(maximum: number) {
  return z
    .string()
    .trim()
    .min(1, { error: 'Must not be empty.' })
    .max(maximum, { error: `Must have at most ${String(maximum)} characters.` })
    .refine((text) => /^[ -\u00ff]*$/.test(text), { error: NOT_PLAIN });
}

const SHORTEST_REASON = 15;
const LONGEST_REASON = 255;

/** The reason of an event or of a replacement (xMotivo, xProcAdm): one line of Latin-1 (TSString). */
export function reason() {
  return lineUpTo(LONGEST_REASON).min(
    SHORTEST_REASON,
    `Must have at least ${String(SHORTEST_REASON)} characters.`,
  );
}

/** A text that matches a pattern. `expected` completes the sentence "Must be ...". */
export function textLike(pattern: RegExp, expected: string) {
  return z.string().regex(pattern, { error: `Must be ${expected}.` });
}

/** Like `textLike`, but ignores points, slashes, hyphens, brackets and spaces. */
export function digitsLike(pattern: RegExp, expected: string) {
  return z
    .string()
    .overwrite((text) => (text.length <= MAX_WRITTEN ? text.replace(/[./() +-]/g, '') : text))
    .regex(pattern, { error: `Must be ${expected}.` });
}

const MAX_WRITTEN = 40;

export function digits(count: number) {
  return textLike(new RegExp(String.raw`^\d{${String(count)}}$`), `${String(count)} digits`);
}

/** The access key of a national NFS-e. */
export const accessKey = textLike(
  /^\d{9}[0-9A-Z]{14}\d{27}$/,
  'the 50 digits of an access key; only the CNPJ in it may have letters',
);

/** One of the codes, as a number or as a text. Read as a text. */
export function code<const Code extends number>(codes: readonly [Code, ...Code[]]) {
  const expected = `Must be one of ${codes.join(', ')}.`;
  const texts = codes.map(String) as [`${Code}`, ...`${Code}`[]];
  return z
    .union([z.literal([...codes]), z.enum(texts)], {
      error: ({ input }) =>
        input === undefined ? `Is missing; it must be one of ${codes.join(', ')}.` : expected,
    })
    .transform((value) => String(value) as `${Code}`);
}

/** A day of the years 2000 to 2099. */
export const day = z
  .string()
  .refine((text) => text.startsWith('20') && isCalendarDate(text), {
    error: 'Must be a date of the years 2000 to 2099, as in 2026-03-10.',
  })
  .meta({ format: 'date', example: '2026-03-10' });

/** The IBGE code of a municipality, as a text or as a number. The rules check whether it exists. */
export const municipality = z
  .union([z.string(), z.int()], {
    error: ({ input }) =>
      `${input === undefined ? 'Is missing; it must be' : 'Must be'} the 7 digits of the IBGE code of a municipality.`,
  })
  .transform(String)
  .refine((text) => /^\d{7}$/.test(text), {
    error: 'Must be the 7 digits of the IBGE code of a municipality, as in 3550308.',
  })
  .meta({ example: '3550308' });

export const country = textLike(
  /^[A-Z]{2}$/,
  'the code of a country: two capital letters, as in US',
).meta({ example: 'US' });

export const cpf = digitsLike(/^\d{11}$/, 'the 11 digits of a CPF').meta({
  example: '11144477735',
});

/** A rule refuses letters before the day from which the layout allows them (E1235). */
export const cnpj = digitsLike(
  /^[0-9A-Z]{12}\d{2}$/,
  'the 14 characters of a CNPJ: 12 digits or capital letters, and two digits',
).meta({ example: '11444777000161' });
