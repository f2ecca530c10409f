import { profileModel } from '../../../src/app/fights/profiles/profile-model';
import { shippedCatalogue } from '../../../src/app/armies/lists/shipped-catalogue';

const profile = (id: string) => {
  const found = shippedCatalogue()
    .armyLists.flatMap(({ profiles }) => profiles)
    .find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

describe('a catalogue profile in a fight', () => {
  it('brings its numbers, and names what is not counted', () => {
    // Fight 6, Strength 4, Defence 6, Attacks 3, Wounds 3, Might 6, Fate 3.
    const boromir = profile('boromir-captain-of-the-white-tower');
    expect(profileModel(boromir, [])).toMatchObject({
      shoot: 3,
      notCounted: expect.arrayContaining(['Horn of Gondor']) as unknown,
      numbers: {
        name: 'Boromir, Captain of the White Tower',
        fight: 6,
        strength: 4,
        defence: 6,
        attacks: 3,
        wounds: 3,
        might: 6,
        fate: 3,
        type: 'INFANTRY',
        lance: false,
      },
    });
  });

  it('applies the options: a shield, a horse, a lance', () => {
    const boromir = profile('boromir-captain-of-the-white-tower');
    const mounted = profileModel(boromir, ['horse', 'lance', 'shield']);
    expect(mounted.numbers).toMatchObject({ type: 'CAVALRY', lance: true, defence: 7 });
  });
});
