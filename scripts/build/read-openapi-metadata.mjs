// Reads the metadata of the API documents from the types and comments of request classes, response classes and
// controllers. The compiler (swc) does not see them. So npm run generate runs the compiler plugin of @nestjs/swagger
// with TypeScript, and stores its additions to each class in a committed file. The build adds them to the compiled
// classes.
import { join } from 'node:path';
import { root, sources } from './sources.mjs';

const OPTIONS = {
  introspectComments: true,
  classValidatorShim: true,
  dtoFileNameSuffix: ['.request.ts', '.response.ts'],
  controllerFileNameSuffix: '.controller.ts',
};
const DOCUMENTED = /\.(request|response|controller)\.ts$/;
/** They would come before those of the source, which say more. */
const OF_PARAMETERS = /^openapi\.Api(Query|Param)\(/;
/** The static method that the plugin adds to request and response classes. */
const FACTORY = '_OPENAPI_METADATA_FACTORY';

/** Returns the text of openapi-metadata.json. */
export async function readMetadata() {
  const { default: ts } = await import('typescript');
  const { before: plugin } = await import('@nestjs/swagger/plugin');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = sources({ tests: false });
  const program = ts.createProgram({ rootNames: files.map((file) => join(root, file)), options });
  const transformer = plugin(OPTIONS, program);
  const documented = files.filter((file) => DOCUMENTED.test(file)).sort();
  const members = documented.map((file) => {
    const source = program.getSourceFile(join(root, file));
    const { transformed } = ts.transform(source, [transformer], options);
    return [file, membersOf(ts, source, transformed[0])];
  });
  const found = members.filter(([, classes]) => Object.keys(classes).length > 0);
  return `${JSON.stringify(Object.fromEntries(found), undefined, 2)}\n`;
}

/** The static members that the plugin has added to the classes of a file, by class. */
function membersOf(ts, source, transformed) {
  const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed, removeComments: true });
  const print = (node) =>
    printer.printNode(ts.EmitHint.Unspecified, node, source).replace(/\s*\n\s*/g, ' ');
  const own = new Set();
  forEachClass(ts, source, ({ members }) => {
    for (const member of members) for (const each of ts.getDecorators(member) ?? []) own.add(each);
  });
  const found = {};
  forEachClass(ts, transformed, ({ name, members }) => {
    const factory = members.find((member) => member.name?.text === FACTORY);
    const methods = members.flatMap((member) => {
      const decorators = ts.canHaveDecorators(member) ? (ts.getDecorators(member) ?? []) : [];
      const added = decorators
        .filter((each) => !own.has(each))
        .map((each) => print(each.expression));
      const calls = added.filter((call) => !OF_PARAMETERS.test(call));
      return calls.length === 0 ? [] : [[member.name.text, calls]];
    });
    if (factory !== undefined) found[name.text] = print(factory);
    else if (methods.length > 0) found[name.text] = decoratingBlock(methods);
  });
  return found;
}

/** A static block that applies decorators to methods, before those of the source. */
function decoratingBlock(methods) {
  const lines = methods.map(
    ([method, calls]) => `decorate("${method}", [${calls.reverse().join(', ')}]);`,
  );
  return `static {
    const openapi = require("@nestjs/swagger");
    const decorate = (name, decorators) => {
      const method = Object.getOwnPropertyDescriptor(this.prototype, name);
      for (const decorator of decorators) decorator(this.prototype, name, method);
    };
    ${lines.join(' ')}
  }`.replace(/\s*\n\s*/g, ' ');
}

function forEachClass(ts, node, visit) {
  if (ts.isClassDeclaration(node) && node.name !== undefined) visit(node);
  ts.forEachChild(node, (child) => {
    forEachClass(ts, child, visit);
  });
}
