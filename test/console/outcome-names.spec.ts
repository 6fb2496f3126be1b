import 'reflect-metadata';
import { apps } from '../../apps/suite/src/apps';
import { outcomeNames } from '../../libs/console/web/words/outcomes/outcome-names';

const LONGEST = 90;

describe.each(apps)('The Portuguese names of the outcomes of $name', ({ name, outcomes = {} }) => {
  const names = outcomeNames(name);

  it('are those of its outcomes, and no others', () => {
    expect(Object.keys(names).sort()).toEqual(Object.keys(outcomes).sort());
  });

  it(`have at most ${String(LONGEST)} characters, and no full stop`, () => {
    const wrong = Object.entries(names).filter(
      ([, text]) => text === '' || text.length > LONGEST || text.endsWith('.'),
    );
    expect(wrong).toEqual([]);
  });

  it('begin with a small letter, or with a name in capitals', () => {
    const wrong = Object.entries(names).filter(([, text]) => /^\p{Lu}\p{Ll}+(?: |$)/u.test(text));
    expect(wrong).toEqual([]);
  });
});

describe('outcomeNames', () => {
  it.each(['suite', 'unknown', 'constructor'])('has no names for %s', (service) => {
    expect(outcomeNames(service)).toEqual({});
  });
});
