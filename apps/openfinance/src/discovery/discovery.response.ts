import { type LinksResponse, type MetaResponse } from '../standard/standard.response';

/** One address of a family. */
export class ApiDiscoveryEndpointResponse {
  /** @example 0b1f6b1e-2d0e-5b6e-8f47-1f6a4d9c3a11 */
  ApiDiscoveryId!: string;

  /** @example http://localhost:3006/open-banking/discovery/v1/endpoints */
  ApiEndpoint!: string;
}

/** One API family, as the directory of participants describes it. */
export class ApiResourceResponse {
  /** @example discovery */
  ApiFamilyType!: string;

  /**
   * The version of the standard that defines the bodies of the family.
   * @example 1.0.0
   */
  ApiVersion!: string;

  ApiDiscoveryEndpoints!: ApiDiscoveryEndpointResponse[];
}

/** The API families that the bank serves. */
export class DiscoveryResponse {
  data!: ApiResourceResponse[];

  links!: LinksResponse;

  meta!: MetaResponse;
}
