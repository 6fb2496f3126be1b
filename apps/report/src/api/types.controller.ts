import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { formatsOf, parametersOf } from '../generate/report.request';
import { ReportTypes } from '../types/report-types';
import { type ReportType } from '../types/report-type';
import { TypeResponse } from './type.response';

@ApiTags('reports')
@Controller('reports')
export class TypesController {
  constructor(private readonly types: ReportTypes) {}

  /** Lists the types of reports, with their parameters and columns. */
  @Get('types')
  @ApiOkResponse({ type: [TypeResponse], description: 'The types.' })
  listReportTypes(): TypeResponse[] {
    return this.types.all.map(responseOf);
  }
}

function responseOf(type: ReportType): TypeResponse {
  const { id, title, description, columns } = type;
  return {
    ...{ id, title, description },
    parameters: z.toJSONSchema(parametersOf(type), { io: 'input' }),
    columns: columns.map(({ name, type: kind, description: text }) => ({
      ...{ name, type: kind, description: text },
    })),
    formats: [...formatsOf(type)],
  };
}
