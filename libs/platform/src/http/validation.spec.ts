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

  describe('of an empty query', () => {
    class Page {
      @IsOptional()
      @IsString()
      cursor?: string;
    }
    class Limited extends Page {
      @IsOptional()
      limit = 10;
      undeclared = 1;
    }
    const pipe = validation();
    const query = (value: object, metatype: new () => object): Promise<unknown> =>
      pipe.transform(value, { type: 'query', metatype });

    it.each([1, 2, 3])('returns a new instance, time %i', async () => {
      const one = await query({}, Page);
      expect(one).toBeInstanceOf(Page);
      expect(one).toEqual({});
      expect(one).not.toBe(await query({ other: 'a' }, Page));
    });

    it('keeps the values of the class', async () => {
      for (let time = 1; time <= 2; time += 1)
        expect(await query({}, Limited)).toEqual({ limit: 10 });
    });

    it('refuses it each time if a member is required', async () => {
      for (let time = 1; time <= 2; time += 1) await expect(query({}, Named)).rejects.toThrow();
    });

    it('still reads members that are given', async () => {
      await query({}, Page);
      expect(await query({ cursor: 'a' }, Page)).toEqual({ cursor: 'a' });
      await expect(query({ cursor: ['a'] }, Page)).rejects.toThrow();
    });
  });
});
