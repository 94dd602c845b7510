// @ts-check
// The reference page of the interface for programs, /api/docs: Swagger UI draws the document that lies beside it.

import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';

const DARK = matchMedia('(prefers-color-scheme: dark)');

/** Applies the theme of the device. */
const paint = () => { document.documentElement.classList.toggle('dark-mode', DARK.matches); };

paint();
DARK.addEventListener('change', paint);
SwaggerUI({
  url: 'openapi.json',
  dom_id: '#reference',
  deepLinking: true, // #/tag/operation
  docExpansion: 'list',
  defaultModelRendering: 'model', // an example of a whole match takes seconds to make
  defaultModelExpandDepth: 1,
  defaultModelsExpandDepth: -1,
  validatorUrl: null, // its default sends the address of this page to another server
});
