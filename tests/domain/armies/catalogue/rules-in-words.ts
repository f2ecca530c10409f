import type { Unit, Warband } from '../../../../src/domain/armies/catalogue/army';
import { unit, warband } from '../validation/army';

/**
 * Armies about rules that stand in words, one a line: the list; its warbands, `leader > followers`, with `;` between; the errors that the
 * rule asks for, each once. A Legion's demands, and who stands beside whom, are those of the books.
 */
const ARMIES = `
# a Legion has the Heroes whom it is about
army-of-dunland | dunlending-chieftain > dunlending-warrior*6 | COMPULSORY_MISSING
army-of-dunland | thrydan-wolfsbane > dunlending-warrior*6 |
assault-upon-helms-deep | uruk-hai-captain > uruk-hai-warrior*6 | COMPULSORY_MISSING
assault-upon-helms-deep | uruk-hai-captain-leader > uruk-hai-warrior*6 |
assault-on-lothlorien | druzhag-the-beastcaller ; orc-captain > orc-warrior*6 | COMPULSORY_MISSING
assault-on-lothlorien | muzgur > orc-warrior*6 | TOO_FEW_OF
assault-on-lothlorien | muzgur > orc-warrior*6 ; ashrak > moria-goblin-warrior*5 |
breaking-of-the-fellowship | boromir-of-gondor > merry, pippin | COMPULSORY_MISSING
breaking-of-the-fellowship | aragorn-strider > legolas-greenleaf, gimli |
cirith-ungol | shagrat > mordor-uruk-hai*6 | COMPULSORY_MISSING
cirith-ungol | gorbag > orc-warrior*6 | COMPULSORY_MISSING
cirith-ungol | shagrat > mordor-uruk-hai*6 ; gorbag > orc-warrior*6 |
defenders-of-erebor | brand-king-of-dale > warrior-of-dale*6 | TOO_FEW_OF
defenders-of-erebor | thorin-iii-stonehelm > iron-hills-dwarf*6 | TOO_FEW_OF
defenders-of-erebor | bard-ii-prince-of-dale ; gloin-the-dwarf-champion-of-erebor |
defenders-of-helms-deep | aragorn-strider > warrior-of-rohan*6 | COMPULSORY_MISSING
defenders-of-helms-deep | theoden > warrior-of-rohan*6 |
defenders-of-the-shire | meriadoc-captain-of-the-shire > hobbit-militia*6 | COMPULSORY_MISSING
defenders-of-the-shire | peregrin-captain-of-the-shire > hobbit-militia*6 | COMPULSORY_MISSING
defenders-of-the-shire | peregrin-captain-of-the-shire ; meriadoc-captain-of-the-shire > hobbit-militia*6 |
depths-of-moria | moria-goblin-captain > moria-goblin-warrior*6 | COMPULSORY_MISSING
depths-of-moria | the-balrog ; moria-goblin-captain > moria-goblin-warrior*6 |
fell-beings-of-mirkwood | orc-captain > orc-warrior*6 | COMPULSORY_MISSING
fell-beings-of-mirkwood | razgush > orc-warrior*6 |
grand-army-of-the-south | haradrim-king > haradrim-warrior*6 ; war-mumak-of-harad | TOO_FEW_OF
grand-army-of-the-south | suladan > haradrim-warrior*6 | TOO_FEW_OF
grand-army-of-the-south | suladan > haradrim-warrior*6 ; war-mumak-of-harad |
helms-guard | captain-of-rohan > warrior-of-rohan*6 | COMPULSORY_MISSING
helms-guard | helm-hammerhand > warrior-of-rohan*6 |
host-of-the-dragon-emperor | easterling-captain > easterling-warrior*6 | COMPULSORY_MISSING
host-of-the-dragon-emperor | the-dragon-emperor-of-rhun > easterling-warrior*6 |
lurtzs-scouts | ugluk > uruk-hai-scout*6 | COMPULSORY_MISSING
lurtzs-scouts | lurtz > uruk-hai-scout*6 |
paths-of-the-druadan | theoden > rider-of-rohan*6 | COMPULSORY_MISSING
paths-of-the-druadan | ghan-buri-ghan > woses-warrior*15 | COMPULSORY_MISSING
paths-of-the-druadan | theoden ; ghan-buri-ghan > woses-warrior*14 | WARBAND_NOT_FULL
paths-of-the-druadan | theoden > rider-of-rohan*6 ; ghan-buri-ghan > woses-warrior*15 |
pits-of-dol-guldur | gundabad-orc-captain > gundabad-orc-warrior*6 | COMPULSORY_MISSING
pits-of-dol-guldur | azog > gundabad-orc-warrior*6 |
rangers-of-mirkwood | mirkwood-ranger-captain > mirkwood-ranger*6 | TOO_FEW_OF
rangers-of-mirkwood | tauriel > mirkwood-ranger*6 |
rangers-of-mirkwood | legolas-prince-of-mirkwood > mirkwood-ranger*6 |
riders-of-eomer | captain-of-rohan > rider-of-rohan*6 | COMPULSORY_MISSING
riders-of-eomer | eomer > rider-of-rohan*6 |
rise-of-the-necromancer | the-keeper-of-the-dungeons | COMPULSORY_MISSING
rise-of-the-necromancer | the-necromancer-of-dol-guldur |
the-army-of-gothmog | morannon-orc-captain > morannon-orc*6 | COMPULSORY_MISSING
the-army-of-gothmog | gothmog > morannon-orc*6 |
the-black-gate-opens | orc-captain > orc-warrior*6 | COMPULSORY_MISSING
the-black-gate-opens | mordor-troll-chieftain-leader > orc-warrior*6 |
the-black-riders | ringwraith ; ringwraith | COMPULSORY_MISSING
the-black-riders | witch-king-of-angmar ; ringwraith |
the-men-of-the-west | captain-of-minas-tirith > warrior-of-minas-tirith*6 | COMPULSORY_MISSING
the-men-of-the-west | aragorn-king-elessar > warrior-of-minas-tirith*6 |
the-return-of-the-king | the-king-of-the-dead > warrior-of-the-dead*6 | COMPULSORY_MISSING
the-return-of-the-king | aragorn-strider > warrior-of-the-dead*6 | COMPULSORY_MISSING
the-return-of-the-king | aragorn-strider ; the-king-of-the-dead > warrior-of-the-dead*6 |
the-riders-of-theoden | elfhelm > rider-of-rohan*6 | COMPULSORY_MISSING
the-riders-of-theoden | theoden > rider-of-rohan*6 |
theodreds-guard | grimbold > warrior-of-rohan*6 | COMPULSORY_MISSING
theodreds-guard | theodred > warrior-of-rohan*6 |
the-vanquishers-of-the-necromancer | saruman > gandalf-the-grey | COMPULSORY_MISSING
the-vanquishers-of-the-necromancer | saruman > gandalf-the-grey, galadriel-lady-of-light, radagast-the-brown |
ugluks-scouts | uruk-hai-scout-captain > uruk-hai-scout*6 | COMPULSORY_MISSING
ugluks-scouts | ugluk > uruk-hai-scout*6 |
wolves-of-isengard | orc-captain > warg-rider*6 | COMPULSORY_MISSING
wolves-of-isengard | sharku > warg-rider*6 |

# Orcs follow Orcs, Uruk-hai follow Uruk-hai
ugluks-scouts | ugluk > orc-warrior*6 | WRONG_LEADER_FOR
ugluks-scouts | ugluk ; orc-captain > uruk-hai-scout*6 | WRONG_LEADER_FOR
ugluks-scouts | ugluk ; orc-captain > orc-warrior*6 |

# Heroes who never stand together
minas-tirith | aragorn-king-elessar ; denethor | EXCLUDED_TOGETHER
minas-tirith | aragorn-king-elessar ; boromir-captain-of-the-white-tower | EXCLUDED_TOGETHER
minas-tirith | aragorn-king-elessar ; faramir |
minas-tirith | king-of-men ; gandalf-the-white | EXCLUDED_TOGETHER
minas-tirith | king-of-men ; boromir-captain-of-the-white-tower | EXCLUDED_TOGETHER
minas-tirith | king-of-men ; faramir | EXCLUDED_TOGETHER
minas-tirith | king-of-men ; denethor | EXCLUDED_TOGETHER
minas-tirith | king-of-men ; hurin-the-tall | EXCLUDED_TOGETHER
minas-tirith | king-of-men ; cirion | EXCLUDED_TOGETHER
minas-tirith | king-of-men ; ingold | EXCLUDED_TOGETHER
minas-tirith | king-of-men ; irolas | EXCLUDED_TOGETHER
minas-tirith | king-of-men ; madril | EXCLUDED_TOGETHER
minas-tirith | king-of-men ; anborn | EXCLUDED_TOGETHER
minas-tirith | king-of-men ; mablung | EXCLUDED_TOGETHER
minas-tirith | king-of-men ; damrod | EXCLUDED_TOGETHER
minas-tirith | king-of-men ; beregond | EXCLUDED_TOGETHER
minas-tirith | king-of-men ; captain-of-minas-tirith |
rohan | helm-hammerhand ; theoden | EXCLUDED_TOGETHER
rohan | helm-hammerhand ; eomer | EXCLUDED_TOGETHER
rohan | helm-hammerhand ; theodred | EXCLUDED_TOGETHER
rohan | helm-hammerhand ; eorl-the-young | EXCLUDED_TOGETHER
rohan | helm-hammerhand ; erkenbrand | EXCLUDED_TOGETHER
rohan | helm-hammerhand ; deorwine | EXCLUDED_TOGETHER
rohan | helm-hammerhand ; elfhelm | EXCLUDED_TOGETHER
rohan | helm-hammerhand ; gamling | EXCLUDED_TOGETHER
rohan | helm-hammerhand ; grimbold | EXCLUDED_TOGETHER
rohan | helm-hammerhand ; hama | EXCLUDED_TOGETHER
rohan | helm-hammerhand ; eowyn | EXCLUDED_TOGETHER
rohan | helm-hammerhand ; dernhelm | EXCLUDED_TOGETHER
rohan | helm-hammerhand ; kings-huntsman |
rohan | theoden ; eowyn ; dernhelm | UNIQUE_TWICE
rohan | theoden > meriadoc-knight-of-the-mark ; dernhelm | EXCLUDED_TOGETHER
rohan | theoden > meriadoc-knight-of-the-mark ; eowyn |
the-shire | gandalf-the-grey ; frodo-of-the-nine-fingers | EXCLUDED_TOGETHER
the-shire | gandalf-the-grey ; samwise-the-brave | EXCLUDED_TOGETHER
the-shire | gandalf-the-grey ; meriadoc-captain-of-the-shire | EXCLUDED_TOGETHER
the-shire | gandalf-the-grey ; peregrin-captain-of-the-shire | EXCLUDED_TOGETHER
the-shire | gandalf-the-grey ; bilbo-baggins ; paladin-took |
the-kingdom-of-khazad-dum | floi-stonehand ; durin-king-of-khazad-dum | EXCLUDED_TOGETHER
the-kingdom-of-khazad-dum | floi-stonehand ; mardin | EXCLUDED_TOGETHER
the-kingdom-of-khazad-dum | floi-stonehand ; dwarf-king |
erebor-reclaimed-king-thorin | champions-of-erebor ; balin-the-dwarf-champion-of-erebor | EXCLUDED_TOGETHER
erebor-reclaimed-king-thorin | champions-of-erebor ; dwalin-the-dwarf-champion-of-erebor | EXCLUDED_TOGETHER
erebor-reclaimed-king-thorin | champions-of-erebor ; kili-the-dwarf-champion-of-erebor | EXCLUDED_TOGETHER
erebor-reclaimed-king-thorin | champions-of-erebor ; fili-the-dwarf-champion-of-erebor | EXCLUDED_TOGETHER
erebor-reclaimed-king-thorin | champions-of-erebor ; bofur-the-dwarf-champion-of-erebor |

# models who come only with somebody
army-of-lake-town | braga-captain-of-the-guard ; alfrid-the-councillor | PROFILE_NOT_ALLOWED
army-of-lake-town | bard-the-bowman ; alfrid-the-councillor |
army-of-lake-town | the-master-of-lake-town ; alfrid-the-councillor |
survivors-of-lake-town | percy ; alfrid-the-councillor | PROFILE_NOT_ALLOWED
survivors-of-lake-town | bard-the-bowman ; alfrid-the-councillor |
the-fellowship | gandalf-the-grey ; arwen-undomiel | PROFILE_NOT_ALLOWED
the-fellowship | aragorn-strider ; arwen-undomiel |
mordor | orc-captain > bat-swarm | REQUIRES_MISSING
mordor | orc-captain > fell-warg | REQUIRES_MISSING
mordor | orc-captain > giant-spider | REQUIRES_MISSING
mordor | orc-captain > mirkwood-spider | REQUIRES_MISSING
mordor | razgush ; orc-captain > bat-swarm, fell-warg, giant-spider, mirkwood-spider |
rohan | theoden > son-of-eorl*3 | WRONG_LEADER_FOR
rohan | eorl-the-young > son-of-eorl*3 |

# warbands that nobody leads
sharkeys-rogues | sharkey ; > ruffian*10 |
sharkeys-rogues | sharkey ; > ruffian*9 | WARBAND_TOO_SMALL
sharkeys-rogues | sharkey ; > ruffian*13 | WARBAND_TOO_LARGE
wildmen-of-druadan | ghan-buri-ghan ; > woses-warrior*9 |
wildmen-of-druadan | ghan-buri-ghan ; > woses-warrior*8 | WARBAND_TOO_SMALL
the-dead-of-dunharrow | the-king-of-the-dead ; > warrior-of-the-dead*8 |
the-dead-of-dunharrow | the-king-of-the-dead ; > warrior-of-the-dead*7 | WARBAND_TOO_SMALL
dark-denizens-of-mirkwood | the-spider-queen ; > giant-spider*2 |
dark-denizens-of-mirkwood | the-spider-queen ; > giant-spider | WARBAND_TOO_SMALL
dark-denizens-of-mirkwood | the-spider-queen ; > fell-warg*6 |
dark-denizens-of-mirkwood | the-spider-queen ; > fell-warg*5 | WARBAND_TOO_SMALL
dark-denizens-of-mirkwood | the-spider-queen ; > fell-warg*5, giant-spider*5 |
dark-denizens-of-mirkwood | the-spider-queen ; > fell-warg*5, giant-spider*4 | WARBAND_TOO_SMALL

# one warband, and who leads it
the-grey-company | aragorn-strider > legolas-greenleaf, gimli, halbarad, ranger-of-the-north*12 |
the-grey-company | aragorn-strider ; halbarad > ranger-of-the-north*12 | NOT_ONE_WARBAND
the-white-council | galadriel-lady-of-light > elrond-master-of-rivendell, celeborn |
the-white-council | galadriel-lady-of-light ; celeborn | NOT_ONE_WARBAND
the-white-council | elrond-master-of-rivendell > saruman | NOT_ONE_WARBAND
thorins-company | thorin-oakenshield > bilbo-baggins-burglar, dwalin-the-dwarf, ori-the-dwarf |
thorins-company | bilbo-baggins-burglar > thorin-oakenshield | NOT_ONE_WARBAND

# who follows whom
army-of-lake-town | bard-the-bowman ; the-master-of-lake-town > sigrid-tilda | WRONG_LEADER_FOR
army-of-lake-town | bard-the-bowman > sigrid-tilda |
isengard | saruman > grima-wormtongue |
isengard | lurtz > grima-wormtongue | WRONG_LEADER_FOR
isengard | snaga > orc-warrior*6 |
isengard | snaga > uruk-hai-warrior*6 | WRONG_FOLLOWER_FOR
isengard | saruman ; isengard-assault-ballista > uruk-hai-warrior*3 | WRONG_FOLLOWER_FOR
barad-dur | the-dark-lord-sauron ; shelob |
barad-dur | the-dark-lord-sauron > shelob | WRONG_LEADER_FOR
cirith-ungol | shagrat > shelob ; gorbag | WRONG_LEADER_FOR
the-shire | farmer-maggot > hobbit-militia*9 |
the-shire | farmer-maggot > hobbit-militia*10 | WARBAND_TOO_LARGE
defenders-of-the-shire | peregrin-captain-of-the-shire ; meriadoc-captain-of-the-shire ; farmer-maggot > hobbit-militia*10 | WARBAND_TOO_LARGE
grand-army-of-the-south | mumak-war-leader ; mahud-king > mahud-warrior*12 | TOO_FEW_OF
assault-on-lothlorien | muzgur > orc-warrior*3 ; ashrak > moria-goblin-warrior*8 | RATIO_EXCEEDED
`;

const parts = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const unitIn = (text: string): Unit => {
  const [profile = '', count = '1'] = text.split('*');
  return unit(profile, Number(count));
};

const warbandIn = (text: string): Warband => {
  const [leader = '', followers = ''] = text.split('>').map((part) => part.trim());
  return warband(leader === '' ? null : leader, ...parts(followers, ',').map(unitIn));
};

/** Each army with the errors that it must have. */
export const rulesInWords = parts(ARMIES, '\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => {
    const [list = '', warbands = '', codes = ''] = line.split('|').map((part) => part.trim());
    return { line, list, warbands: parts(warbands, ';').map(warbandIn), codes: parts(codes, ' ') };
  });
