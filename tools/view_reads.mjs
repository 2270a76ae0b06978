/**
 * Whether the compiler sees what each board reads: a field of its game's view that is read from something without a
 * type could be misspelled, and nobody would notice. Lists such places, and fails where there are any. Part of
 * `npm run check`.
 */

import path from "node:path";
import ts from "typescript";

const CLIENT = path.resolve("src/civitas/web/client");
const { config } = ts.readConfigFile("jsconfig.json", ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();

/** Every node of a file, from the first to the last. */
function* nodesIn(node) {
  yield node;
  for (const child of node.getChildren()) yield* nodesIn(child);
}

/** The names of all fields of the view of a game. */
function fieldsOf(game) {
  const types = program.getSourceFile(path.join(CLIENT, "types", `${game}.d.ts`));
  return new Set([...nodesIn(types)].filter(ts.isPropertySignature).map(({ name }) => name.getText()));
}

/** What a node reads and from what: `from.name`, or `{ name } = from`; parameters count where they are read. */
function read(node) {
  if (ts.isPropertyAccessExpression(node)) return { name: node.name.text, from: node.expression };
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent) || node.dotDotDotToken) return null;
  if (ts.isParameter(node.parent.parent)) return null;
  return { name: (node.propertyName ?? node.name).getText(), from: node.parent };
}

const isUntyped = (node) => Boolean(checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any);

const games = ts.sys.getDirectories(path.join(CLIENT, "boards"))
  .filter((game) => ts.sys.fileExists(path.join(CLIENT, "types", `${game}.d.ts`)));
const found = [];
let reads = 0;
for (const game of games) {
  const fields = fieldsOf(game);
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.includes(`/client/boards/${game}/`));
  for (const file of files) {
    for (const node of nodesIn(file)) {
      const { name, from } = read(node) ?? {};
      if (!fields.has(name)) continue;
      reads += 1;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      if (isUntyped(from)) found.push(`${path.relative(".", file.fileName)}:${line + 1} ${name}`);
    }
  }
}
for (const place of found) console.error(`${place} is read from something without a type`);
if (found.length || !reads) process.exit(1);
