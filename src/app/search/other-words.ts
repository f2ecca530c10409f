/**
 * Words of tables and of other languages that lead to an entry, by its id: those of English tables, then German, French, Italian,
 * Spanish and Polish. Commas separate words.
 */
type Words = readonly [
  english: string,
  german: string,
  french: string,
  italian: string,
  spanish: string,
  polish: string,
];

// prettier-ignore
const words: Readonly<Record<string, Words>> = {
  might: ['', 'Macht', 'puissance', 'potenza, possanza', 'poder', 'moc'],
  will: ['', 'Wille', 'volonté', 'volontà', 'voluntad', 'wola'],
  fate: ['', 'Schicksal', 'destin', 'fato, destino', 'destino', 'przeznaczenie'],
  courage: ['bravery', 'Mut, Moral', 'bravoure', 'coraggio', 'valor, coraje', 'odwaga'],
  fight: ['', 'Kampf, Kampfwert', 'combat', 'combattimento', 'combate', 'walka'],
  strength: ['', 'Stärke', 'force', 'forza', 'fuerza', 'siła'],
  defence: ['', 'Verteidigung', 'défense', 'difesa', 'defensa', 'obrona'],
  attacks: ['', 'Attacken', 'attaques', 'attacchi', 'ataques', 'ataki'],
  wounds: ['', 'Lebenspunkte, Wunden', 'blessures, points de vie', 'ferite', 'heridas', 'rany'],
  move: ['', 'Bewegung', 'mouvement', 'movimento', 'movimiento', 'ruch'],
  'shoot-value': ['', 'Schusswert', 'valeur de tir', 'valore di tiro', 'valor de disparo', 'strzelanie'],
  'priority-phase': ['', 'Vorrang, Priorität', 'priorité', 'priorità', 'prioridad', 'inicjatywa, priorytet'],
  'move-phase': ['', 'Bewegungsphase', 'phase de mouvement', 'fase di movimento', 'fase de movimiento', 'faza ruchu'],
  'shoot-phase': ['', 'Schussphase', 'phase de tir', 'fase di tiro', 'fase de disparo', 'faza strzelania'],
  'fight-phase': ['', 'Kampfphase, Nahkampfphase', 'phase de combat', 'fase di combattimento', 'fase de combate', 'faza walki'],
  'end-phase': ['', 'Endphase', 'phase de fin', 'fase finale', 'fase final', 'faza końcowa'],
  shield: ['', 'Schild', 'bouclier', 'scudo', 'escudo', 'tarcza'],
  shielding: ['dice of a shield, how many dice does a shield give', 'abschirmen', 'parade au bouclier', 'parare con lo scudo', 'escudarse', 'zasłona tarczą'],
  shieldwall: ['', 'Schildwall', 'mur de boucliers', 'muro di scudi', 'muro de escudos', 'mur tarcz'],
  banner: ['', 'Bannerträger, Standarte', 'bannière', 'stendardo', 'estandarte', 'sztandar'],
  spear: ['', 'Speer', 'lance courte', 'lancia', 'lanza', 'włócznia'],
  pike: ['', 'Langspieß', 'pique', 'picca', 'pica', 'pika'],
  'two-handed-weapon': ['', 'Zweihandwaffe, zweihändig', 'arme à deux mains', 'arma a due mani', 'arma a dos manos', 'broń dwuręczna'],
  lance: ['', 'Kavallerielanze', 'lance de cavalerie', 'lancia da cavalleria', 'lanza de caballería', 'kopia'],
  bow: ['', 'Bogen', 'arc', 'arco', 'arco', 'łuk'],
  'uruk-hai-bow': ['crossbow', 'Armbrust', 'arbalète', 'balestra', 'ballesta', 'kusza'],
  'throwing-spear': ['', 'Wurfspeer', 'javelot', 'giavellotto', 'jabalina', 'oszczep'],
  'heavy-armour': ['', 'schwere Rüstung', 'armure lourde', 'armatura pesante', 'armadura pesada', 'ciężki pancerz'],
  'courage-test': ['', 'Muttest, Moraltest', 'test de bravoure', 'test di coraggio', 'chequeo de valor', 'test odwagi'],
  trapped: ['', 'eingekesselt, umzingelt', 'encerclé, piégé', 'intrappolato', 'atrapado', 'osaczony'],
  charging: ['', 'Angriff, angreifen', 'charger', 'carica, caricare', 'cargar', 'szarża'],
  'control-zones': ['', 'Kontrollzone', 'zone de contrôle', 'zona di controllo', 'zona de control', 'strefa kontroli'],
  'line-of-sight': ['', 'Sichtlinie', 'ligne de vue', 'linea di vista', 'línea de visión', 'linia wzroku'],
  cavalry: ['', 'Kavallerie, Reiterei', 'cavalerie', 'cavalleria', 'caballería', 'kawaleria, jazda'],
  prone: ['', 'am Boden, liegend', 'à terre', 'a terra', 'derribado', 'powalony'],
  'duel-roll': ['', 'Duellwurf', 'jet de duel', 'tiro di duello', 'tirada de duelo', 'rzut na pojedynek'],
  casting: ['', 'zaubern', 'lancer un sort', 'lanciare un incantesimo', 'lanzar un hechizo', 'rzucanie czarów'],
  resisting: ['', 'widerstehen', 'résister', 'resistere', 'resistir', 'odparcie czaru'],
  terror: ['', 'Entsetzen', 'terreur', 'terrore', 'causa terror', 'groza'],
  feint: ['reroll 1s to wound, reroll ones to wound', 'Finte', 'feinte', 'finta', 'finta', 'finta'],
  'to-wound': ['', 'Verwundungstabelle, verwunden', 'tableau de blessures', 'tabella per ferire', 'tabla de heridas', 'tabela ranienia'],
  swim: ['swim in heavy armour, heavy armor swim', 'schwimmen', 'nager', 'nuotare', 'nadar', 'pływanie'],
};

/** The other words of an entry. */
export const otherWords = (id: string): readonly string[] =>
  (words[id.replace(/^2024-/, '')] ?? []).flatMap((list) => list.split(', ')).filter((word) => word !== '');
