import {
  type CodeList,
  codeListMarkdown,
  markdownTable,
  recordMarkdown,
  type RecordTable,
  variantMarkdown,
} from '#libs/fixed-width';
import {
  CLEARING_HOUSES,
  ENTRY_FORMS,
  FILE_DIRECTIONS,
  INITIATION_FORMS,
  INSCRIPTION_TYPES,
  INSTRUCTIONS,
  ITAU_ENTRY_FORMS,
  MOVEMENTS,
  NOTICES,
  PAYMENT_SOURCES,
  SERVICE_TYPES,
} from '../codes/codes';
import { ITAU_OCCURRENCES, OCCURRENCES } from '../codes/occurrences';
import {
  BALANCE_SIDES,
  BALANCE_STATUSES,
  CATEGORIES,
  COMPLEMENT_KINDS,
  ENTRY_SIDES,
  NATURES,
} from '../codes/statement-codes';
import { BRADESCO } from '../layouts/bradesco';
import { FEBRABAN } from '../layouts/febraban';
import { ITAU } from '../layouts/itau';
import { type PaymentLayout } from '../layouts/payment-layout';
import { STATEMENT_LAYOUTS } from '../layouts/statement-layouts';
import { STATEMENT_HEADER, STATEMENT_TRAILER } from '../records/statement';
import { DECISIONS, INTRODUCTION } from './texts';

const CODE_LISTS: readonly CodeList[] = [
  INSCRIPTION_TYPES,
  FILE_DIRECTIONS,
  SERVICE_TYPES,
  ENTRY_FORMS,
  MOVEMENTS,
  INSTRUCTIONS,
  CLEARING_HOUSES,
  INITIATION_FORMS,
  NOTICES,
  PAYMENT_SOURCES,
  NATURES,
  COMPLEMENT_KINDS,
  BALANCE_SIDES,
  BALANCE_STATUSES,
  ENTRY_SIDES,
  CATEGORIES,
  OCCURRENCES,
];

/** The page docs/cnab240.md. */
export function cnab240Page(): string {
  const { fileHeader, fileTrailer, ...payment } = FEBRABAN.records;
  const statement = [STATEMENT_HEADER, STATEMENT_LAYOUTS.febraban.segmentE, STATEMENT_TRAILER];
  const sections = [
    INTRODUCTION,
    '## Records of the file',
    ...[fileHeader, fileTrailer].map(recordMarkdown),
    '## Records of a statement',
    ...statement.map(recordMarkdown),
    '## Records of payments',
    ...Object.values<RecordTable<unknown>>(payment).map(recordMarkdown),
    '## Code lists',
    ...CODE_LISTS.map(codeListMarkdown),
    '## Variants of banks',
    'A variant has the records above, except for the positions here.',
    ...[BRADESCO, ITAU].flatMap(variantSections),
    ...codesOfItau(),
    variantMarkdown(STATEMENT_LAYOUTS.bradesco.segmentE, STATEMENT_LAYOUTS.febraban.segmentE),
    '## What this simulator decides',
    'The layouts leave these questions open, or their text was not at hand.',
    markdownTable([['Question', 'Decision'], ...DECISIONS]),
  ];
  return `${sections.join('\n\n')}\n`;
}

function variantSections(layout: PaymentLayout): string[] {
  const { title, source, fileVersions, lotVersions, rules, emptyFields, currency } = layout;
  const { needsJ52, sendsAuthentication, ownCodes } = layout;
  const facts = [
    ['Source', source],
    ['Versions of the file layout', fileVersions?.join(', ') ?? 'all'],
    ['Versions of the lot layout', lotVersions?.join(', ') ?? 'all'],
    ['Currency', currency],
    ['Segment Z', sendsAuthentication ? 'in returns, after each paid payment' : 'not in returns'],
    ['Segment J-52', needsJ52 ? 'required after J' : 'optional, except in lots of form 47'],
  ];
  const demands = [
    ...emptyFields.map(({ segment, field, content, code }) => [
      `\`${code}\``,
      `Segment ${segment}: \`${field}\` must have ${content}.`,
    ]),
    ...rules.map(({ code, demand }) => [`\`${code}\``, demand]),
  ];
  const differing = Object.entries<RecordTable<unknown>>({ ...layout.records }).flatMap(
    ([name, table]) => {
      const base = FEBRABAN.records[name as keyof PaymentLayout['records']];
      return table === base ? [] : [variantMarkdown(table, base)];
    },
  );
  return [
    `### ${title}`,
    markdownTable([['Property', 'Value'], ...facts]),
    ...(demands.length === 0 ? [] : [markdownTable([['Code', 'Demand'], ...demands])]),
    ...(ownCodes.size === 0
      ? []
      : [markdownTable([['Code of FEBRABAN', 'Code of the bank in returns'], ...ownCodes])]),
    ...differing,
  ];
}

function codesOfItau(): string[] {
  return [
    [ITAU_ENTRY_FORMS, ENTRY_FORMS],
    [ITAU_OCCURRENCES, OCCURRENCES],
  ].map(([own, base]) => {
    const differing = [...(own?.meanings ?? [])].filter(
      ([code, meaning]) => base?.meanings.get(code) !== meaning,
    );
    const { id = '', title = '' } = own ?? {};
    return codeListMarkdown({ id, title, meanings: new Map(differing) });
  });
}
