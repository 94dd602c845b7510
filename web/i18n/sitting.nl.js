// @ts-check
// Dutch words of every table: who had luck, and who decides for a seat while its person does not.

import { formsOf } from '../js/words.js';
import { luckNl } from './luck.nl.js';
import { replayNl } from './replay.nl.js';
import { undoNl } from './undo.nl.js';

const { list } = formsOf('nl');

/** @type {Record<string, string>} */
const CHOICES = {
  go_on: 'verder spelen', wait: '24 uur langer', bot: 'dat een bot speelt', substitute: 'een invaller', call_off: 'de partij afblazen',
};

/** @type {import('../js/words.js').Sentences} */
export const sittingNl = {
  ...luckNl,
  ...replayNl,
  ...undoNl,
  'sit.menu': 'Partij verlaten…',
  'sit.title': 'Kun je niet verder spelen?',
  'sit.bot': 'Een bot voor me laten spelen',
  'sit.bot_hint': 'Tot je je plaats terugneemt, wanneer je wilt.',
  'sit.offer': 'Mijn plaats aan iemand geven',
  'sit.offer_hint': 'Maakt een link die je verstuurt. Wie hem het eerst opent, gaat voor je zitten.',
  'sit.resign': 'Opgeven',
  'sit.resign_hint': 'Je wordt laatste, en een bot speelt voor je tot het einde.',
  'sit.resign_ask': 'Voorgoed opgeven? Je wordt laatste; een bot speelt je plaats uit, zodat de anderen kunnen afmaken.',
  'sit.resign_yes': 'Opgeven',
  'sit.call_off': 'Voorstellen de partij af te blazen',
  'sit.call_off_hint': 'Ze eindigt zonder uitslag zodra iedereen aan tafel het eens is.',
  'sit.call_off_alone': 'Partij beëindigen',
  'sit.call_off_alone_hint': 'Er spelen alleen bots met je: ze eindigt meteen, zonder uitslag.',
  'sit.ask': ({ name }) => `De anderen vragen over ${name}`,
  'sit.ask_hint': ({ name }) => `${name} laat jullie wachten: beslis samen wat er met de plaats gebeurt.`,

  'sit.away_me': 'Een bot speelt voor je.',
  'sit.back': 'Mijn plaats terugnemen',
  'sit.resigned_me': 'Je hebt opgegeven. Een bot speelt je plaats uit.',
  'seat.stand_in': 'een bot speelt',
  'seat.resigned': 'opgegeven',

  'vote.about': ({ name }) => `${name} laat de tafel wachten. Wat nu?`,
  'vote.about_bot': ({ name }) => `Een bot speelt voor ${name}. Wat nu?`,
  'vote.about_me': 'Je laat de anderen wachten, en zij beslissen over je plaats. Speel, en de stemming vervalt.',
  'vote.match': 'De partij afblazen, zonder uitslag?',
  'vote.until': ({ when }) => `Open tot ${when}.`,
  'vote.said': ({ name, choice }) => `${name}: ${CHOICES[choice]}`,
  'vote.missing': ({ names }) => `Nog te horen: ${list(names)}.`,
  'vote.go_on': 'Verder spelen',
  'vote.wait': '24 uur langer',
  'vote.bot': 'Een bot speelt',
  'vote.substitute': 'Een invaller',
  'vote.call_off': 'Afblazen',
  'vote.rule': 'Meer dan de helft beslist; afblazen kan alleen samen.',

  'offer.mine': 'Stuur deze link aan wie voor je gaat zitten:',
  'offer.theirs': ({ name }) => `De plaats van ${name} is vrij. Stuur deze link aan iemand die verder speelt:`,
  'offer.all': ({ name }) => `De plaats van ${name} wordt een invaller aangeboden.`,
  'offer.until': ({ when }) => `Hij werkt één keer, tot ${when}.`,
  'offer.copy': 'Link kopiëren',
  'offer.keep': 'Mijn plaats houden',
  'offer.title': ({ name }) => `Gaan zitten voor ${name}?`,
  'offer.ask': 'Je speelt de partij vanaf hier verder, en ziet wat die plaats ziet.',
  'offer.yes': 'Gaan zitten',
  'offer.bad': 'Deze link leidt naar geen plaats meer.',

  'event.bot_sat': ({ name }) => `Een bot speelt voor ${name}.`,
  'event.came_back': ({ name }) => `${name} is terug.`,
  'event.resigned': ({ name }) => `${name} geeft op. Een bot speelt de plaats uit.`,
  'event.timed_out': ({ name }) => `De tijd van ${name} is om.`,
  'event.offered': ({ name }) => `De plaats van ${name} wordt een invaller aangeboden.`,
  'event.offer_ended': ({ name }) => `De plaats van ${name} wordt niet meer aangeboden.`,
  'event.substituted': ({ name }) => `${name} speelt als invaller.`,
  'event.vote_opened': ({ name, about }) =>
    about
      ? `De anderen worden gevraagd over ${about}.`
      : `${name} stelt voor de partij af te blazen.`,
  'event.voted': ({ name, choice }) => `${name} wil ${CHOICES[choice]}.`,
  'event.vote_ended': ({ choice, about }) =>
    choice === 'go_on'
      ? 'De partij gaat verder.' : choice === 'call_off'
      ? 'De partij is afgeblazen, zonder uitslag.'
      : `Besloten over ${about}: ${CHOICES[choice]}.`,

  'end.called_off': 'Iedereen aan tafel wilde deze partij afblazen. Ze heeft geen uitslag.',

  'error.bad_link': 'Deze link leidt naar geen plaats van deze partij.',
  'error.link_used': 'Iemand heeft die plaats al ingenomen met deze link.',
  'error.link_over': 'Die plaats wordt niet meer aangeboden.',
  'error.bot_plays': 'Een bot speelt voor je: neem eerst je plaats terug.',
  'error.not_away': 'Geen bot speelt voor deze plaats.',
  'error.resigned': 'Deze plaats heeft opgegeven.',
  'error.not_offered': 'Deze plaats wordt niemand aangeboden.',
  'error.already_asked': 'Dat is al gevraagd.',
  'error.no_vote': 'Zo kun je nu niet stemmen.',
  'error.too_often': 'Dat heb je zo vaak gedaan als in een partij mag.',
  'error.too_soon': 'Die plaats heeft de tafel nog geen dag laten wachten.',
  'level.title': 'Hoe sterk zijn de bots?',

  'end.by': ({ name }) => `${name} heeft deze partij voor het einde gestopt.`,
  'end.by_me': 'Je hebt deze partij voor het einde gestopt.',
  'end.idle': 'Er is lang niet gespeeld, dus de partij is beëindigd.',
  'end.closed': 'Een beheerder heeft deze partij gesloten.',
  'end.expired': 'Niemand begon deze partij in twee weken, dus de tafel is afgeruimd.',
  'end.too_long': 'Deze partij had meer zetten dan de server bewaart, dus ze is beëindigd.',
  'help.mode': 'Tik iets aan om te zien wat het is.',
  'help.done': 'Klaar',
  'chat.placeholder': 'Zeg iets',
  'chat.send': 'Zeg',
  'chat.empty': 'Er heeft nog niemand iets gezegd.',
  'chat.guest': 'Kies een naam om mee te praten.',
  'log.earlier': 'Eerdere regels',
  'log.empty': 'Er is nog niets gebeurd.',
  'note.tab': 'Notitie',
  'note.title': 'Mijn notitie over deze partij',
  'note.placeholder': 'Een notitie voor jezelf. Niemand anders ziet ze; je hebt ze op al je apparaten.',
  'note.saved': 'Bewaard. Alleen jij ziet ze.',
  'note.hush': 'Bericht me niet over deze partij',
  'note.saving': 'Wordt bewaard…',
  'sheet.title': 'Scoreblad',
  'sheet.winner': ({ name, points }) => `${name} wint met ${points} punten`,
  'sheet.shared': ({ names, points }) => `${names} delen de winst met ${points} punten`,
  'sheet.share': 'Uitslag delen',
  'sheet.rematch': 'Nog eens, zelfde tafel',
  'sheet.to_rematch': 'Naar de volgende partij',
  'sheet.asked': ({ name }) => `${name} wil nog eens spelen en houdt je plaats vrij.`,
  'sheet.accept': 'Nog eens',
  'sheet.decline': 'Nee, bedankt',
  'sheet.total': 'Totaal',
  'sheet.tie': 'Gelijkstand',
  'sheet.rank': 'Plaats',
  'table.abandoned': 'Deze partij is voor het einde gestopt.',
  'table.broken':
    'Het verslag van deze partij is beschadigd, dus er kan niet verder worden gespeeld. Een beheerder kan ernaar kijken. Het '
    + 'spijt ons.',
};
