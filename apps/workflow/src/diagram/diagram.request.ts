import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

export const DIAGRAM_FORMATS = ['mermaid', 'svg'] as const;
export type DiagramFormat = (typeof DIAGRAM_FORMATS)[number];

/** The format of a diagram. */
export class DiagramRequest {
  /** Mermaid text, or an SVG image. Default: `svg` if the client accepts `image/svg+xml`, otherwise `mermaid`. */
  @IsOptional()
  @IsIn(DIAGRAM_FORMATS, { message: 'Must be one of mermaid, svg.' })
  format?: DiagramFormat;
}

/** The query of a diagram of a workflow. */
export class WorkflowDiagramRequest extends DiagramRequest {
  /** An execution of the workflow. The diagram shows its version of the workflow and marks its path. */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MaxLength(60, { message: 'Must have at most 60 characters.' })
  executionId?: string;
}
