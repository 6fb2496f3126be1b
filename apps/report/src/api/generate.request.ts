import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { ReportTypes } from '../types/report-types';
import { type ReportType } from '../types/report-type';
import { GENERATE_EXAMPLES } from '../generate/examples';
import { reportOptions } from '../generate/report-options';
import { DEFAULT_FORMAT, formatsOf, parametersOf } from '../generate/report.request';

documentSchema('ReportOptions', () => reportOptions);

/** The body of `POST /reports/generate`: one schema for each type, selected by `type`. */
export const GENERATE_REPORT = documentSchema(
  'GenerateReport',
  () => z.union(ReportTypes.described().map(bodyOf)),
  () => GENERATE_EXAMPLES,
);

function bodyOf(type: ReportType) {
  return z.object({
    type: z.literal(type.id).describe(type.description),
    format: z.enum(formatsOf(type)).default(DEFAULT_FORMAT).describe('The format of the file.'),
    parameters: parametersOf(type).optional(),
    options: reportOptions.optional(),
  });
}
