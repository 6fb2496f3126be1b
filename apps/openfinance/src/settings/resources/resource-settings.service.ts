import { Injectable } from '@nestjs/common';
import { SettingRepository } from '../setting.repository';
import { StoredSettings } from '../stored-settings';
import {
  resourceSettings,
  type ChangedResourceSettings,
  type ResourceSettings,
} from './resource-settings';

/** The resources that cannot be read in the sandbox of the request. */
@Injectable()
export class ResourceSettingsService extends StoredSettings<
  ChangedResourceSettings,
  ResourceSettings
> {
  constructor(repository: SettingRepository) {
    super(repository, {
      name: 'resources',
      schema: resourceSettings,
      complete: ({ resources = [] }) => ({ resources }),
      change: 'change resource settings',
    });
  }
}
