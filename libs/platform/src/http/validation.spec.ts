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
}

describe('validation', () => {
  const transform = (value: object): Promise<unknown> =>
    validation().transform(value, { type: 'body', metatype: Described });

  it('takes the members of the class and of the class that it extends', async () => {
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
});
