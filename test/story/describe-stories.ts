import { databaseUnderTest } from '#libs/testing';
import { startSuiteUnderTest, type SuiteUnderTest } from '../suite/suite-under-test';
import { startStory, type Story } from './story';

/** Describes stories of all simulators, of which each has this many instances. */
export function describeStories(
  title: string,
  instances: number,
  tell: (start: () => Promise<Story>) => void,
): void {
  const each = instances === 1 ? '' : `, ${String(instances)} instances of each simulator`;
  describe(`${title} on ${databaseUnderTest}${each}`, () => {
    let suite: SuiteUnderTest;
    beforeAll(async () => {
      suite = await startSuiteUnderTest({ instances });
    });
    afterAll(() => suite.close());

    let sandboxes = 0;
    tell(() => {
      sandboxes += 1;
      return startStory(suite, `story-${String(sandboxes)}`);
    });
  });
}
