import { z } from 'zod';
import { commonErrors, ErrorBody, type ErrorKey, errors } from './errors.ts';
import {
  type Access,
  type Contract,
  isOpenBeforeSecondFactor,
  type Operation,
  operationsOf,
  successStatus,
} from './operation.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const parametersOf = (place: 'path' | 'query', shape: Operation['query']): Json[] => {
  const object = shape && schemaOf(shape, 'input');
  const required = new Set(object?.required as string[] | undefined);
  return Object.entries((object?.properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema,
    ...((schema as Json).type === 'array' && { style: 'form', explode: false }),
  }));
};

const accessTexts: Record<Access, string> = {
  public: 'Open to everyone.',
  member: 'Members.',
  subscriber: 'Members with an active subscription.',
  editor: 'METRA or ADMIN.',
  admin: 'ADMIN.',
};

const accessErrors = ({ access, ...rules }: Operation): ErrorKey[] => {
  if (access === 'public') return [];
  return [
    'auth.unauthenticated',
    'auth.forbidden',
    ...(access === 'subscriber' ? (['subscription.required'] as const) : []),
    ...(rules.openBeforePasswordChange ? [] : (['auth.password_change_required'] as const)),
    ...(isOpenBeforeSecondFactor(rules) ? [] : (['auth.second_factor_setup_required'] as const)),
    ...(rules.fresh ? (['auth.fresh_sign_in_required'] as const) : []),
    ...(rules.refusedToImpersonator ? (['auth.impersonation_refused'] as const) : []),
  ];
};

const bodyErrors = ({ body }: Operation): ErrorKey[] =>
  body ? ['input.too_large', 'input.unsupported_type'] : [];

/** Returns every error that an operation can answer with. */
export const errorsOf = (operation: Operation): ErrorKey[] => [
  ...new Set([
    ...commonErrors,
    ...accessErrors(operation),
    ...bodyErrors(operation),
    ...(operation.errors ?? []),
  ]),
];

const errorResponses = (operation: Operation): Json => {
  const byStatus = Object.groupBy(errorsOf(operation), (key) => String(errors[key]));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, keys]) => [
      status,
      {
        description: keys?.join(', ') ?? '',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
};

const successResponse = (operation: Operation): Json => {
  const types = operation.download ?? ['application/json'];
  const schema = operation.download
    ? { type: 'string', format: 'binary' }
    : operation.response && schemaOf(operation.response, 'output');
  return {
    description: 'Success',
    ...(schema && { content: Object.fromEntries(types.map((type) => [type, { schema }])) }),
  };
};

const requestBody = ({ body, multipart }: Operation): Json => {
  if (!body) return {};
  const json = schemaOf(body, 'input');
  if (!multipart)
    return { requestBody: { required: true, content: { 'application/json': { schema: json } } } };
  const schema = {
    type: 'object',
    properties: { [multipart.part]: json, file: { type: 'string', format: 'binary' } },
    required: multipart.file === 'required' ? [multipart.part, 'file'] : [multipart.part],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
};

const operationObject = (id: string, operation: Operation): Json => ({
  operationId: id,
  tags: [id.split('.')[0]],
  summary: operation.summary,
  description: accessTexts[operation.access],
  security: operation.access === 'public' ? [] : [{ bearer: [] }],
  parameters: [
    { $ref: '#/components/parameters/ApplicationId' },
    ...parametersOf('path', operation.params),
    ...parametersOf('query', operation.query),
    ...(operation.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ],
  ...requestBody(operation),
  responses: { [successStatus(operation)]: successResponse(operation), ...errorResponses(operation) },
});

/** Returns the OpenAPI 3.1 document of the API. */
export function openApiOf(contract: Contract, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const { id, operation } of operationsOf(contract)) {
    paths[operation.path] ??= {};
    (paths[operation.path] as Json)[operation.method.toLowerCase()] = operationObject(id, operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Metra',
      version,
      description: 'Sustainability goals, measures, KPIs and reports.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      parameters: {
        ApplicationId: {
          name: 'x-application-id',
          in: 'header',
          required: true,
          schema: { type: 'string', const: 'mc_esg' },
        },
        IdempotencyKey: {
          name: 'idempotency-key',
          in: 'header',
          required: false,
          description: 'The same key gives the same answer for 24 hours.',
          schema: { type: 'string', maxLength: 100 },
        },
      },
    },
  };
}
