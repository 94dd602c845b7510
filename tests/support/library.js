// Libraries that are no ES modules: `import` would read each of their files twice, to guess what it exports. Playwright takes half as long by this.
import { createRequire } from 'node:module';

export const library = createRequire(import.meta.url);
