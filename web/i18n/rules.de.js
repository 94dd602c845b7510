// Deutsche Wörter der Regelseiten und der Hilfe am Tisch; die jedes Spiels stehen in eigenen Dateien.

import { rulesClansDe } from '../games/clans/i18n/rules.de.js';
import { rulesStoneageDe } from '../games/stoneage/i18n/rules.de.js';
import { rulesVariantsDe } from '../games/stoneage/i18n/rules.variants.de.js';

/** @type {Record<string, any>} */
export const rulesDe = {
  ...rulesStoneageDe,
  ...rulesVariantsDe,
  ...rulesClansDe,
  'rules.title': 'Regeln',
  'rules.contents': 'Inhalt',
  'rules.print': 'Drucken',
  'rules.to_table': 'Zurück zum Tisch',
  'rules.your_turn': 'Du bist dran',
  'rules.in_match': 'in dieser Partie',
  'rules.example': 'Beispiel',
  'provenance.sourced': 'belegt',
  'provenance.inferred': 'erschlossen',
  'provenance.house': 'Hausregel',
  'provenance.sourced.means': 'So steht es in einer veröffentlichten Quelle.',
  'provenance.inferred.means': 'Keine Quelle sagt es ausdrücklich, aber es folgt aus dem, was sie sagen.',
  'provenance.house.means': 'Die gedruckte Regel oder Zahl war nicht zu finden. Das ist unser eigener Vorschlag; er ändert sich, sobald die echte auftaucht.',
  'help.more': 'Mehr in den Regeln',
};
