// The REST reference: Swagger UI over our own OpenAPI document; requests go to this very service.
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';

SwaggerUI({
  url: 'openapi.json',
  domNode: document.getElementById('docs'),
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
  // Nothing is sent anywhere else.
  validatorUrl: null,
});
