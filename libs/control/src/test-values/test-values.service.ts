import { Inject, Injectable } from '@nestjs/common';
import { APP, type AppDefinition } from '#libs/app';
import { Sandboxes } from '#libs/sandbox';
import { listTestValues, type ListedTestValue } from '#libs/test-values';
import { audit } from '../access/audit';
import { TestValuesResponse } from './test-values.response';

/** Lists the test values of the service, and turns them on or off in the sandbox of the request. */
@Injectable()
export class TestValuesService {
  private readonly values: readonly ListedTestValue[];

  constructor(
    private readonly sandboxes: Sandboxes,
    @Inject(APP) { testValues = [] }: AppDefinition,
  ) {
    this.values = listTestValues(testValues);
  }

  async read(): Promise<TestValuesResponse> {
    const openSandbox = await this.sandboxes.currentIfExists();
    return TestValuesResponse.of(openSandbox?.takesTestValues ?? true, this.values);
  }

  async change(enabled: boolean): Promise<TestValuesResponse> {
    const openSandbox = await this.sandboxes.current();
    await openSandbox.setTestValues(enabled);
    await this.sandboxes.announce(openSandbox.name);
    audit(`turn test values ${enabled ? 'on' : 'off'}`, openSandbox.name);
    return TestValuesResponse.of(enabled, this.values);
  }
}
