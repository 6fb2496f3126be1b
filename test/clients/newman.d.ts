declare module 'newman' {
  interface Execution {
    readonly item: { readonly name: string };
    readonly request: { readonly method: string; readonly url: { toString(): string } };
  }

  interface Summary {
    readonly run: {
      readonly executions: readonly Execution[];
      readonly failures: readonly {
        readonly error: { readonly message: string };
        readonly source?: { readonly name: string };
      }[];
    };
  }

  interface Options {
    readonly collection: object;
    readonly environment?: object;
    readonly iterationCount?: number;
    readonly folder?: string;
  }

  export function run(
    options: Options,
    done: (error: Error | null, summary: Summary) => void,
  ): unknown;
}
