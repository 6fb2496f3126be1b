import { Injectable } from '@nestjs/common';
import { Failure } from '#libs/kernel';
import { takeOutcomeAlone } from '#libs/sandbox';
import { type ResourceStatus } from '../../settings/resources/resource-settings';
import { ResourceSettingsService } from '../../settings/resources/resource-settings.service';
import { type Consent } from '../consent';
import { RESOURCE_OUTCOMES } from './resource-outcomes';
import {
  refusalOf,
  RESOURCE_REFUSALS,
  resourceStatus,
  type ResourceRefusal,
} from './resource-status';

/** The resource exists and is shared, but cannot be read now. */
class ResourceNotAvailable extends Failure {
  readonly kind = 'forbidden';
  readonly title: string;

  constructor(
    readonly code: ResourceRefusal,
    detail: string,
  ) {
    super(detail);
    [this.title] = RESOURCE_REFUSALS[code];
  }
}

/** Whether accounts and card accounts can be read. */
@Injectable()
export class ResourceAccess {
  constructor(private readonly settings: ResourceSettingsService) {}

  /** The status of each resource under a consent, or without one. */
  async statuses(consent: Consent | undefined): Promise<(resourceId: string) => ResourceStatus> {
    const settings = await this.settings.current();
    return (resourceId) => resourceStatus(resourceId, settings, consent);
  }

  /** The resources that the settings of the sandbox make unavailable. */
  async withdrawn(): Promise<readonly string[]> {
    const { resources } = await this.settings.current();
    return resources.map(({ resourceId }) => resourceId);
  }

  /** @throws Failure with a code of RESOURCE_REFUSALS, for the status of the resource or because a rule requests it */
  async refuseUnavailable(resourceId: string, consent: Consent | undefined): Promise<void> {
    const status = (await this.statuses(consent))(resourceId);
    const code = refusalOf(status);
    if (code !== undefined) {
      throw new ResourceNotAvailable(code, `The resource ${resourceId} is ${status}.`);
    }
    const requested = await takeOutcomeAlone(RESOURCE_OUTCOMES);
    if (requested !== undefined) {
      throw new ResourceNotAvailable(requested, `A rule requests ${requested}.`);
    }
  }
}
