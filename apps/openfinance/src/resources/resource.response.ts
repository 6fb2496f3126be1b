import { type ResourceStatus } from '../settings/resources/resource-settings';
import { type ListMetaResponse, type PageLinksResponse } from '../standard/standard.response';
import { type Resource, type ResourceType } from './resource';

/** An account or a card account of the consent. */
export class ResourceDataResponse {
  /**
   * The accountId or the creditCardAccountId.
   * @example maria-corrente
   */
  resourceId!: string;

  /** @example ACCOUNT */
  type!: ResourceType;

  /** @example AVAILABLE */
  status!: ResourceStatus;

  static of({ resourceId, type, status }: Resource): ResourceDataResponse {
    return { resourceId, type, status };
  }
}

/** A page of the resources of the consent. */
export class ResourceListResponse {
  data!: ResourceDataResponse[];

  links!: PageLinksResponse;

  meta!: ListMetaResponse;
}
