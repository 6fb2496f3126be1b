import { z } from 'zod';
import { documentSchema } from '#libs/platform';
import { abrasfBody } from './abrasf/abrasf-body';
import { ISSUE_EXAMPLES } from './examples';
import { issueBody } from './issue-body';

const abrasf = abrasfBody();

documentSchema('IssueInvoiceByEnglishNames', () => issueBody);
documentSchema('IssueInvoiceByAbrasfNames', () => abrasf);

/** The body of `POST /nfse/issue` in either of its two languages, with examples. */
export const ISSUE_INVOICE = documentSchema(
  'IssueInvoice',
  () => z.union([issueBody, abrasf]),
  () => ISSUE_EXAMPLES,
);
