// Writes src/wire/gen/<room>.ts from contract/rooms/<room>.json: the door of its types and its
// operations. Behind it, in the room's folder, the types are one file, and each operation with its
// traits is one of its own, so that a screen loads those it calls and no others. Run it after the
// contract changed: npm run gen. A folder may be named to write into.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const rooms = new URL('../../contract/rooms/', import.meta.url);
const [named] = process.argv.slice(2);
const out = named ? pathToFileURL(`${named}/`) : new URL('../src/wire/gen/', import.meta.url);
/** The file of a room's types, among those of its operations. */
const TYPES = 'contract';
const METHODS = ['get', 'post'];
const TRAITS = {
  sealed: true,
  silent: false,
  dialog: false,
  idempotent: false,
  large: false,
  reads: [],
  writes: [],
};

await mkdir(out, { recursive: true });
const files = (await readdir(rooms).catch(() => [])).filter((name) => name.endsWith('.json'));
const seen = new Map();
const documents = new Map();
for (const name of files.sort()) {
  const text = await readFile(new URL(name, rooms), 'utf8');
  documents.set(name.replace(/\.json$/, ''), JSON.parse(text));
}
const bits = bitsOf([...documents.values()]);
for (const [room, document] of documents) await writeRoom(room, document);
await writeTopics();
await writeCodes();
await removeOld(out, [...documents.keys(), 'topics', 'codes']);
console.log(`${files.length} rooms, ${seen.size} operations in ${fileURLToPath(out)}`);

async function writeRoom(room, document) {
  dropLostReferences(room, document, document);
  const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
  const operations = operationsOf(document);
  const folder = new URL(`${room}/`, out);
  await mkdir(folder, { recursive: true });
  for (const one of operations) {
    await writeFile(new URL(`${fileOf(one)}.ts`, folder), operationText(room, one));
  }
  await writeFile(new URL(`${TYPES}.ts`, folder), `${origin(room)}\n${types}`);
  await removeOld(folder, [...operations.map(fileOf), TYPES]);
  const exported = operations
    .map((one) => `export { ${one.operationId} } from './${room}/${fileOf(one)}';\n`)
    .join('');
  const handedOn = `export type { components } from './${room}/${TYPES}';\n`;
  await writeFile(new URL(`${room}.ts`, out), `${origin(room)}${exported}${handedOn}`);
}

/** A bit for each topic that an operation reads or writes. */
function bitsOf(all) {
  const touched = all
    .flatMap(operationsOf)
    .flatMap(({ 'x-tael': { reads = [], writes = [] } = {} }) => [...reads, ...writes]);
  return new Map([...new Set(touched)].sort().map((topic, at) => [topic, 1 << at]));
}

async function writeTopics() {
  const lines = [...bits].map(([topic, bit]) => `export const ${topic.toUpperCase()} = ${bit};\n`);
  const about = '/** What operations read and write; sets of them are sums. */\n';
  await writeFile(new URL('topics.ts', out), `${origin('*')}${about}${lines.join('')}`);
}

/** A module for each enumeration whose codes have names: `OrderKind.Redeem` is '024'. */
async function writeCodes() {
  const folder = new URL('codes/', out);
  await mkdir(folder, { recursive: true });
  const texts = new Map();
  for (const [room, { components }] of documents) {
    for (const [type, schema] of Object.entries(components?.schemas ?? {})) {
      if (!schema['x-names']) continue;
      const name = fileOf({ operationId: type }).slice(1);
      const text = codesText(type, schema);
      if ((texts.get(name) ?? text) !== text) throw new Error(`${type} of ${room} is another one`);
      texts.set(name, text);
    }
  }
  for (const [name, text] of texts) await writeFile(new URL(`${name}.ts`, folder), text);
  await removeOld(folder, [...texts.keys()]);
}

function codesText(type, { enum: codes, 'x-names': names, description }) {
  const said = new Map(description.split(';').map((part) => part.trim().split(/ (.*)/)));
  const lines = codes.map(
    (code, at) => `/** ${said.get(code)} */\nexport const ${names[at]} = '${code}';\n`,
  );
  return `${origin('*')}// Codes of ${type}: import * as ${type} from this file.\n\n${lines.join('')}`;
}

/** Its id in small letters: userInfo and userinfo are two files on every disk. */
function fileOf({ operationId }) {
  return operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function origin(room) {
  return `// Generated from contract/rooms/${room}.json by scripts/gen.mjs; do not edit.\n`;
}

function operationsOf(document) {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, method, ...item[method] })),
  );
}

function operationText(room, { path, method, operationId, summary, responses, ...rest }) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(operationId ?? '')) {
    throw new Error(`${room}: ${method} ${path} needs a camelCase operationId`);
  }
  const other = seen.get(operationId);
  if (other) throw new Error(`${operationId} stands in ${other} and in ${room}`);
  seen.set(operationId, room);
  const declared = rest['x-tael'] ?? {};
  const traits = Object.entries(TRAITS)
    .map(([name, usual]) => [name, traitOf(declared[name] ?? usual), traitOf(usual)])
    .filter(([, value, usual]) => value !== usual);
  const content = Object.keys(responses?.['200']?.content ?? {});
  if (content.length && !content.includes('application/json')) traits.push(['blob', true]);
  const fields = [
    ['id', operationId],
    ...(method === 'post' ? [] : [['method', method.toUpperCase()]]),
    ['path', path],
    ...traits,
  ].map(([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : value},`);
  const type = `operations['${operationId}']`;
  return [
    origin(room).trimEnd(),
    "import { operation } from '../../operation';",
    "import type { InputAt, OutputAt } from '../../shape';",
    `import type { operations } from './${TYPES}';\n`,
    ...(summary ? [`/** ${summary.replaceAll('*/', '')} */`] : []),
    `export const ${operationId} = /* @__PURE__ */ operation<InputAt<${type}>, OutputAt<${type}>>({`,
    ...fields,
    '});\n',
  ].join('\n');
}

/** Topics are a number, a bit for each. */
function traitOf(declared) {
  if (!Array.isArray(declared)) return declared;
  return declared.reduce((sum, topic) => sum + bits.get(topic), 0);
}

/** A reference to a schema that the document lacks stands for any value; it is told. */
function dropLostReferences(room, document, node) {
  for (const [name, value] of Object.entries(node)) {
    if (typeof value !== 'object' || value === null) continue;
    const lost = value.$ref?.replace('#/components/schemas/', '');
    if (lost && !document.components?.schemas?.[lost]) {
      console.warn(`${room}: schema ${lost} is missing`);
      node[name] = {};
    } else dropLostReferences(room, document, value);
  }
}

/** Removes what stands in a folder under names that are no longer made. */
async function removeOld(folder, kept) {
  for (const name of await readdir(folder)) {
    if (!kept.includes(name.replace(/\.ts$/, ''))) {
      await rm(new URL(name, folder), { recursive: true });
    }
  }
}
