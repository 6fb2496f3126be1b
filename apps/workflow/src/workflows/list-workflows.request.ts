import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageRequest } from '#libs/http';

/** The filters of the list of workflows. */
export class ListWorkflowsRequest extends PageRequest {
  /**
   * Only workflows with this name.
   * @example order
   */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MaxLength(120, { message: 'Must have at most 120 characters.' })
  name?: string;
}
