import { profileNames } from '../../../src/app/fights/profiles/profiles';
import { profileWord, suggestProfiles } from '../../../src/interfaces/discord/notation/profile-words';

const boromir = 'boromir-captain-of-the-white-tower';

describe('a model by its profile', () => {
  it('is one word, with its options after +', () => {
    expect(profileWord(`profile=${boromir}`)).toEqual({ profile: boromir });
    expect(profileWord(`profile=${boromir}+horse+lance`)).toEqual({
      profile: boromir,
      options: ['horse', 'lance'],
    });
    expect(profileWord('shieldwall')).toBeUndefined();
  });

  it('is offered by its name, after the models typed before', async () => {
    const names = await profileNames();
    const values = (typed: string) => suggestProfiles(typed, names).map(({ value }) => value);
    expect(values('boromir')).toContain(`profile=${boromir}`);
    expect(values('A1 F4, 2x mordor uruk')).toContain('A1 F4, 2x profile=mordor-uruk-hai');
    expect(values('a')).toEqual([]);
  });

  it('offers the options of the profile after +, without those taken', async () => {
    const names = await profileNames();
    const choices = suggestProfiles(`profile=${boromir}+horse+`, names);
    expect(choices.map(({ value }) => value)).toEqual([
      `profile=${boromir}+horse`,
      `profile=${boromir}+horse+lance`,
      `profile=${boromir}+horse+shield`,
      `profile=${boromir}+horse+banner-of-minas-tirith`,
    ]);
    expect(choices[1]?.name).toBe('Boromir, Captain of the White Tower + Lance');
    expect(suggestProfiles(`profile=${boromir}+la`, names).map(({ value }) => value)).toEqual([
      `profile=${boromir}`,
      `profile=${boromir}+lance`,
    ]);
  });
});
