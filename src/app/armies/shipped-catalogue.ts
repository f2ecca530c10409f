import alliances from '../../../data/catalogue/alliances.json';
import hallsOfThranduil from '../../../data/catalogue/halls-of-thranduil.json';
import isengard from '../../../data/catalogue/isengard.json';
import minasTirith from '../../../data/catalogue/minas-tirith.json';
import mordor from '../../../data/catalogue/mordor.json';
import rohan from '../../../data/catalogue/rohan.json';
import theDeadOfDunharrow from '../../../data/catalogue/the-dead-of-dunharrow.json';
import theFellowship from '../../../data/catalogue/the-fellowship.json';
import theRangers from '../../../data/catalogue/the-rangers.json';
import theSerpentHorde from '../../../data/catalogue/the-serpent-horde.json';
import type { AlliancesFile, ListFile } from '../../armies/catalogue/file';
import type { Catalogue } from '../../armies/catalogue/model';
import { resolveCatalogue } from '../../armies/catalogue/resolve';

/** The files as they ship. That they fit the schema and each other is checked in the tests, not at every start. */
export const shippedLists = [
  hallsOfThranduil,
  isengard,
  minasTirith,
  mordor,
  rohan,
  theDeadOfDunharrow,
  theFellowship,
  theRangers,
  theSerpentHorde,
] as unknown as readonly ListFile[];

export const shippedAlliances = alliances as unknown as AlliancesFile;

let resolved: Catalogue | undefined;

/** The catalogue that ships, resolved on first use and kept. */
export const shippedCatalogue = (): Catalogue =>
  (resolved ??= resolveCatalogue(shippedLists, shippedAlliances));
