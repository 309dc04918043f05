import { contract } from '@metra/contract';
import { errorsOf, openApiOf } from '@metra/contract/core/openapi';
import { type Operation, operationsOf } from '@metra/contract/core/operation';
import { ReportDocument } from '@metra/contract/shapes/report-document';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { onFirstUse } from '../on-first-use.ts';
import { apiBase } from './bind.ts';

/**
 * Serves the API's description for programs (OpenAPI 3.1) and for people. It is created at its first request, because
 * that takes much of a second, which would delay the start.
 */
export function installDocumentation(app: FastifyInstance, version: string): void {
  const document = onFirstUse(() => JSON.stringify(openApiOf(contract, version)));
  const page = onFirstUse(() => pageOf(version));
  const schema = onFirstUse(() => JSON.stringify(reportSchema()));
  app.get(`${apiBase}/openapi.json`, (_, reply) => reply.type('application/json').send(document()));
  app.get(reportSchemaPath, (_, reply) => reply.type('application/schema+json').send(schema()));
  app.get(`${apiBase}/docs`, (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .send(page()),
  );
  app.get(`${apiBase}/docs.css`, (_, reply) => reply.type('text/css').send(styles));
}

/** The schema that a report exported as JSON names. */
const reportSchemaPath = `${apiBase}/schemas/report.json`;

const reportSchema = () => ({
  ...z.toJSONSchema(ReportDocument, { io: 'output', unrepresentable: 'any' }),
  $id: reportSchemaPath,
  title: 'Metra: report of a business year',
});

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const shape = (title: string, schema: z.core.$ZodType | null | undefined, io: 'input' | 'output') => {
  if (!schema) return '';
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<h4>${title}</h4><pre tabindex="0">${escaped(JSON.stringify(rest, null, 2))}</pre>`;
};

const entryOf = (id: string, operation: Operation) => `
<details id="${id}">
  <summary><code>${operation.method}</code> <code>${escaped(operation.path)}</code> <span>${escaped(operation.summary)}</span></summary>
  <p>Access: <strong>${operation.access}</strong> · Id: <code>${id}</code></p>
  ${shape('Path', operation.params, 'input')}
  ${shape('Query', operation.query, 'input')}
  ${shape('Body', operation.body, 'input')}
  ${shape('Response', operation.response, 'output')}
  <h4>Errors</h4><p>${errorsOf(operation)
    .map((key) => `<code>${key}</code>`)
    .join(' ')}</p>
</details>`;

function pageOf(version: string): string {
  const groups = Map.groupBy(operationsOf(contract), ({ id }) => id.split('.')[0] ?? '');
  const sections = [...groups].map(
    ([group, operations]) =>
      `<section aria-labelledby="${group}"><h2 id="${group}">${group}</h2>${operations
        .map(({ id, operation }) => entryOf(id, operation))
        .join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Metra API</title><link rel="stylesheet" href="${apiBase}/docs.css"></head>
<body><main><h1>Metra API ${escaped(version)}</h1>
<p>Every call is below <code>${apiBase}</code> and carries <code>x-application-id: mc_esg</code>.
The same as <a href="${apiBase}/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('\n')}
</main></body></html>`;
}

const styles = `
:root { color-scheme: light dark; font: 15px/1.55 "Helvetica Neue", Arial, sans-serif; }
body { margin: 0; background: light-dark(#f7f6f4, #12111c); color: light-dark(#1a192d, #f1f0ec); }
main { max-width: 70rem; margin: 0 auto; padding: 2rem 1.25rem; }
a { color: inherit; }
details { border-top: 1px solid light-dark(#e2dfdb, #302f40); padding: .75rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary span { color: light-dark(#464656, #c3c3cd); }
pre { overflow: auto; background: light-dark(#ffffff, #1b1a27); padding: 1rem; border-radius: 6px; font-size: 13px; }
:focus-visible { outline: 3px solid light-dark(#1a192d, #fec92f); outline-offset: 2px; }
`;
