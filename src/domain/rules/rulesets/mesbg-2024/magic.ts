/** Powers that can be cast die by die: the others are cast and resisted alike, but their effects throw no dice that the service knows. */
export const powerTexts2024 = {
  BLACK_DART: 'the target suffers one Strength 6 hit',
  COMPEL: 'the caster moves the target up to half its Move',
  IMMOBILISE: 'the target does not activate, act, shoot or Strike',
  TRANSFIX: 'the target does not activate, act, shoot or Strike',
  SORCEROUS_BLAST:
    'the target suffers a Strength 5 hit and is Prone; others of its fight with Strength 5 or less are Prone',
  TERRIFYING_AURA: 'the caster has Terror',
} as const;
