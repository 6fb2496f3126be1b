import 'reflect-metadata';
import { IsOptional, IsString } from 'class-validator';
import { validation } from './validation';

class Named {
  @IsString()
  name!: string;
}

class Described extends Named {
  @IsOptional()
  @IsString()
  text?: string;

  @IsOptional()
  data?: object;
}

describe('validation', () => {
  const transform = (value: object): Promise<unknown> =>
    validation().transform(value, { type: 'body', metatype: Described });

  it('keeps the members of the class and of its base class', async () => {
    const taken = await transform({ name: 'a', text: 'b', other: 'c' });
    expect(taken).toBeInstanceOf(Described);
    expect(taken).toEqual({ name: 'a', text: 'b' });
  });

  it('never reads other members, so that their number does not matter', async () => {
    const value = { name: 'a' };
    for (let index = 0; index < 10_000; index += 1) {
      Object.defineProperty(value, `other${String(index)}`, {
        enumerable: true,
        get: () => {
          throw new Error('It was read.');
        },
      });
    }
    expect(await transform(value)).toEqual({ name: 'a' });
  });

  it.each([{ many: { members: 1 } }, ['many', 'items']])(
    'takes %p in a member as it is, because a copy would take quadratic time',
    async (data) => {
      const taken = (await transform({ name: 'a', data })) as Described;
      expect(taken.data).toBe(data);
    },
  );
});
