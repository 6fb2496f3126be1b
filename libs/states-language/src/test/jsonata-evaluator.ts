import jsonata from 'jsonata';
import { type Evaluator } from '../execution/environment';
import { type Json } from '../json';

/** Evaluates with the jsonata package in this process, which only tests may do. */
export const jsonataEvaluator: Evaluator = {
  evaluate: ({ expressions, bindings }) =>
    Promise.all(
      expressions.map(async (expression) => {
        try {
          const value: unknown = await jsonata(expression).evaluate(null, bindings);
          const text = JSON.stringify(value) as string | undefined;
          return {
            ok: true as const,
            value: text === undefined ? undefined : (JSON.parse(text) as Json),
          };
        } catch (error) {
          const { message } = error as { message: string };
          return { ok: false as const, message };
        }
      }),
    ),
};
