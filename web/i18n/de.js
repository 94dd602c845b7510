import { en } from './en.js';
export const de = { ...en, 'lang.short': 'DE' };
