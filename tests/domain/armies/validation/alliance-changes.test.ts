import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import { force, report, singles, warband } from './army';

const given = { catalogue: shippedCatalogue() };
const facts = (...forces: readonly ReturnType<typeof force>[]) =>
  report(singles(2000, ...forces), given).facts;

const gondor = force('minas-tirith', warband('captain-of-minas-tirith'));
const rohan = (hero: string) => force('rohan', warband(hero));

it('Rohan and Minas Tirith are Historical Allies; Helm makes every alliance Impossible', () => {
  expect(facts(gondor, rohan('theoden')).allianceLevel).toBe('HISTORICAL');
  expect(facts(gondor, rohan('helm-hammerhand')).allianceLevel).toBe('IMPOSSIBLE');
});

it('Eorl stands with Minas Tirith as Rohan does, and with no one else', () => {
  expect(facts(gondor, rohan('eorl-the-young')).allianceLevel).toBe('HISTORICAL');
  const fiefdoms = force('the-fiefdoms', warband('captain-of-dol-amroth'));
  expect(facts(fiefdoms, rohan('theoden')).allianceLevel).toBe('HISTORICAL');
  expect(facts(fiefdoms, rohan('eorl-the-young')).allianceLevel).toBe('IMPOSSIBLE');
});

it('Heroes of different times cost the army bonus, even in one list', () => {
  expect(facts(force('rohan', warband('eorl-the-young'))).keepsArmyBonus).toBe(true);
  expect(facts(force('rohan', warband('eorl-the-young'), warband('eomer'))).keepsArmyBonus).toBe(false);
  expect(facts(force('the-rangers', warband('arathorn'), warband('aragorn-strider'))).keepsArmyBonus).toBe(
    false,
  );
});
