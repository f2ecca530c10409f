// Checks that a stack of the last release can be updated to the template of today, by the rules of CloudFormation and DynamoDB: what it would
// refuse halfway, and what it would replace although something is stored in it. `--keep` stores the template of today as that of a release.
//   node scripts/check-upgrade.mjs [--keep | TEMPLATE OF BEFORE, TEMPLATE OF AFTER]
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadSchemas } from './check-cloudformation.mjs';
import { plainTemplate } from './deploy/plain-template.mjs';

const RELEASED = fileURLToPath(new URL('../docs/contract/template.json', import.meta.url));

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

const indexFaults = (name, before = [], after = []) => {
  const beforeByName = new Map(before.map((index) => [index.IndexName, index]));
  const changed = after.filter((index) => {
    const known = beforeByName.get(index.IndexName);
    return known && !(same(known.KeySchema, index.KeySchema) && same(known.Projection, index.Projection));
  });
  const created = after.filter(({ IndexName }) => !beforeByName.has(IndexName)).length;
  const deleted = before.length - (after.length - created);
  return [
    ...changed.map(
      ({ IndexName }) =>
        `${name}: the key or the projection of the index ${IndexName} changes under its name; give it a new one, and remove the old in a later release`,
    ),
    ...(created + deleted > 1
      ? [
          `${name}: ${created} indexes are created and ${deleted} deleted; DynamoDB does one of these in an update`,
        ]
      : []),
  ];
};

/** The obstacles to a resource's update from one template to the next; none if it can be done. */
export const createResourceCheck = (database) => {
  const schemaOf = (type) => database.lookup('resource', 'cloudFormationType', 'equals', type)[0];
  return (name, before, after) => {
    if (before.Type !== after.Type)
      return [`${name}: cannot become ${after.Type} in place of ${before.Type} under its name`];
    const { properties = {}, primaryIdentifier = [] } = schemaOf(after.Type) ?? {};
    const [old, next] = [before.Properties ?? {}, after.Properties ?? {}];
    const replacing = Object.keys(properties).filter(
      (property) => properties[property].causesReplacement === 'yes' && !same(old[property], next[property]),
    );
    const named = primaryIdentifier.find(
      (property) => next[property] !== undefined && same(old[property], next[property]),
    );
    const because = replacing.join(', ');
    return [
      ...(replacing.length > 0 && named
        ? [`${name}: has a custom ${named} and would be replaced, which CloudFormation refuses (${because})`]
        : []),
      ...(replacing.length > 0 && /^Retain/.test(before.DeletionPolicy ?? '')
        ? [`${name}: would be replaced, and what is stored in it left behind (${because})`]
        : []),
      ...(after.Type === 'AWS::DynamoDB::Table'
        ? indexFaults(name, old.GlobalSecondaryIndexes, next.GlobalSecondaryIndexes)
        : []),
    ];
  };
};

/** The obstacles to an update from one template to another, as sentences; none if it can be done. */
export const upgradeFaults = (before, after, database) => {
  const check = createResourceCheck(database);
  const { names, moved } = takenNames(before, after, database);
  return [
    ...Object.entries(after.Resources)
      .filter(([name]) => name in before.Resources)
      .flatMap(([name, resource]) => check(name, before.Resources[name], resource)),
    ...Object.entries(before.Resources)
      .filter(
        ([name, { DeletionPolicy = '' }]) => /^Retain/.test(DeletionPolicy) && !(name in after.Resources),
      )
      .map(([name]) => `${name}: is no longer in the template, and what is stored in it left behind`),
    ...moved.map(
      (name) => `${name}: takes the name of ${names.get(name)}, which is there until the update ends`,
    ),
  ];
};

/** Resources under a new logical id whose own name another resource of the stack has. */
const takenNames = (before, after, database) => {
  const nameOf = ({ Type, Properties = {} }) => {
    const schema = database.lookup('resource', 'cloudFormationType', 'equals', Type)[0];
    const own = schema?.primaryIdentifier?.map((property) => Properties[property]) ?? [];
    return own.length > 0 && own.every((value) => value !== undefined)
      ? JSON.stringify([Type, own])
      : undefined;
  };
  const taken = new Map(
    Object.entries(before.Resources).flatMap(([id, resource]) => {
      const name = nameOf(resource);
      return name === undefined ? [] : [[name, id]];
    }),
  );
  const moved = Object.entries(after.Resources).filter(
    ([id, resource]) => !(id in before.Resources) && taken.has(nameOf(resource)),
  );
  return {
    moved: moved.map(([id]) => id),
    names: new Map(moved.map(([id, resource]) => [id, taken.get(nameOf(resource))])),
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [from = RELEASED, to] = process.argv.slice(2);
  const read = async (file) => JSON.parse(await readFile(file, 'utf8'));
  if (from === '--keep') await writeFile(RELEASED, `${JSON.stringify(await plainTemplate())}\n`);
  else if (!existsSync(from)) console.log('Upgrade: no release has a template that can be updated yet.');
  else {
    const after = to === undefined ? await plainTemplate() : await read(to);
    const faults = upgradeFaults(await read(from), after, await loadSchemas());
    for (const fault of faults) console.error(fault);
    console.log(`Upgrade from the template of before: ${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
