// The client's own words, in all languages: a page brings them in its own.
import { bringLanguage, languages } from '../../web/js/words.js';

for (const lang of languages) await bringLanguage(lang);
