import { Injectable } from '@nestjs/common';
import { SandboxParameters } from '../../parameters/sandbox-parameters';
import { type Place } from '../place';
import { serviceSettings } from './service-settings';

/** Finds the services of municipalities. */
@Injectable()
export class Places {
  constructor(private readonly parameters: SandboxParameters) {}

  /** The service of a municipality; undefined if the sandbox has no such municipality. */
  async find(code: string): Promise<Place | undefined> {
    const parameters = await this.parameters.parametersFor([code], '');
    const municipality = parameters.municipality(code);
    if (municipality === undefined) return undefined;
    const settings = serviceSettings(municipality.abrasf);
    return { municipality: code, version: settings.version, settings };
  }

  /** The municipalities of the sandbox, as `3550308 São Paulo`. */
  async names(): Promise<readonly string[]> {
    const municipalities = await this.parameters.municipalities();
    return municipalities.map(({ code, name }) => `${code} ${name}`);
  }
}
