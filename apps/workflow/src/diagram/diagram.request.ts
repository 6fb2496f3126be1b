import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

export const DIAGRAM_FORMATS = ['mermaid', 'svg'] as const;
export type DiagramFormat = (typeof DIAGRAM_FORMATS)[number];

/** The format of a diagram. */
export class DiagramRequest {
  /** Text for Mermaid, or a picture. Default: a picture if the client accepts `image/svg+xml`, otherwise the text. */
  @IsOptional()
  @IsIn(DIAGRAM_FORMATS, { message: 'Must be one of mermaid, svg.' })
  format?: DiagramFormat;
}

/** Which diagram of a workflow. */
export class WorkflowDiagramRequest extends DiagramRequest {
  /** An execution of the workflow, whose path is marked. The diagram is that of its version. */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MaxLength(60, { message: 'Must have at most 60 characters.' })
  executionId?: string;
}
