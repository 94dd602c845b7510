// The client's own words, in all languages: a page brings them in its own.
import { loadLanguage, languages } from '../../../web/js/core/words.js';

for (const lang of languages) await loadLanguage(lang);
