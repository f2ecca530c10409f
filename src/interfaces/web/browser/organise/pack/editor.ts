import { type TemplateResult, html } from 'lit-html';
import type { OfferedPack } from '../../../../../app/kernel/generated/answers';
import { setting } from '../../page-parts/console-parts';
import { optionsOf } from '../../page-parts/form-parts';
import { type Draft, offeredPacks } from './draft';
import { textAt } from './fields';
import { pairingSection, scenarioSection, stageSection } from './format';
import { previewSection } from './preview';
import { ownSection, rankingSection } from './ranking';
import { extraSections, gameSection, teamGameSection, unplayedSection } from './scoring';
import { packTexts as texts } from './texts';

/** The choice of a pack to start from; `fits` says which suit the event. */
export const startFrom = (
  draft: Draft,
  {
    fits,
    take,
    unset,
  }: {
    readonly fits: (pack: OfferedPack) => boolean;
    readonly take: (pack: OfferedPack) => void;
    readonly unset: string;
  },
): TemplateResult => {
  const packs = offeredPacks().filter(fits);
  const chosen = packs.find(({ preset }) => preset === draft.preset);
  const change = ({ target }: Event): void => {
    const pack = packs.find(({ preset }) => preset === (target as HTMLSelectElement).value);
    if (pack) take(pack);
  };
  return setting(
    texts.start,
    html`<select .value=${draft.preset ?? ''} @change=${change}>
      ${optionsOf([['', unset], ...packs.map(({ preset, name }) => [preset, name] as const)], draft.preset ?? '')}
    </select>`,
    { help: chosen && `${chosen.about} ${chosen.source}.` },
  );
};

/** Every rule of a pack as fields, and what they do. */
export const packFields = (draft: Draft): TemplateResult =>
  html`<div class="pack-box">
    <div class="pack">
      <div>
        <div class="setting-grid">${textAt(draft, ['name', texts.name])}</div>
        ${gameSection(draft)} ${teamGameSection(draft)} ${rankingSection(draft)} ${extraSections(draft)}
        ${ownSection(draft)} ${unplayedSection(draft)} ${scenarioSection(draft)} ${pairingSection(draft)}
        ${stageSection(draft)}
      </div>
      ${previewSection(draft)}
    </div>
  </div>`;
