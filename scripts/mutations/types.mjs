// Checks whether a changed file still passes the type check. If not, the change could not be committed, so it shows
// nothing about the tests.
import { join } from 'node:path';
import ts from 'typescript';
import { root, sources } from '../build/sources.mjs';

/** Returns a function that takes the path of a product file and a text, and says whether the types allow it. */
export function typeChecker() {
  const changed = { path: '', text: '', version: 0 };
  const service = languageServiceOf(changed);
  return (file, text) => {
    changed.path = join(root, file);
    changed.text = text;
    changed.version += 1;
    const { path } = changed;
    return (
      service.getSyntacticDiagnostics(path).length === 0 &&
      service.getSemanticDiagnostics(path).length === 0
    );
  };
}

function languageServiceOf(changed) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const paths = sources({ tests: false }).map((file) => join(root, file));
  const textOf = (path) => (path === changed.path ? changed.text : ts.sys.readFile(path));
  return ts.createLanguageService({
    ...ts.sys,
    // A value that is no longer used does not change the behaviour of the program.
    getCompilationSettings: () => ({
      ...options,
      noUnusedLocals: false,
      noUnusedParameters: false,
    }),
    getScriptFileNames: () => paths,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    // Only one file at a time differs from the repository.
    getScriptVersion: (path) => (path === changed.path ? String(changed.version) : '0'),
    getScriptSnapshot: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
  });
}
