import * as exampleIds from './example-ids';
import * as plugin from './example-ids-plugin';
import * as newIds from './new-id';

/**
 * The plug-ins of the page: its usual one, and ours with all functions that it uses. @nestjs/swagger writes the text of a
 * function among the options into the script of the page. The three modules import only each other.
 */
export function pagePlugins(): () => unknown {
  const functions = [newIds, exampleIds, plugin]
    .flatMap((module) => Object.values(module) as unknown[])
    .filter((value) => typeof value === 'function');
  // The compiler calls an imported function as a member of its module.
  const text = functions
    .map(String)
    .join('\n')
    .replaceAll(/\(0, _\w+\.(\w+)\)/g, '$1');
  const own = `function () {\n${text}\nreturn exampleIdsPlugin();\n}`;
  return Object.assign(() => undefined, {
    toString: () => `[SwaggerUIBundle.plugins.DownloadUrl, ${own}]`,
  });
}
