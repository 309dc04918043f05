import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const framedByNobody = "frame-ancestors 'none'";

/** Only inline scripts with a known text may run. */
const contentSecurityPolicy = (inlineScripts: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map(hashSource)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framedByNobody,
  ].join('; ');

const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** An answer of the API is data. If a browser shows it as a document, it may load and run nothing. */
const policyOfData = `default-src 'none'; ${framedByNobody}`;

const headers: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

export type Protect = (request: FastifyRequest, reply: FastifyReply) => void;

/** Strict headers by default. HSTS is only set if the site is served over TLS. */
export function createProtection(publicUrl: string, inlineScripts: readonly string[]): Protect {
  const always = {
    ...headers,
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  const ofPages = { 'content-security-policy': contentSecurityPolicy(inlineScripts), ...always };
  const ofData = { 'content-security-policy': policyOfData, ...always, 'cache-control': 'no-store' };
  return (request, reply) => {
    reply.headers(request.url.startsWith('/api/') ? ofData : ofPages);
    reply.header('x-response-id', request.id);
  };
}

export function installSecurityHeaders(app: FastifyInstance, protect: Protect): void {
  app.addHook('onRequest', (request, reply, done) => {
    protect(request, reply);
    done();
  });
}

/** Allows embedding of a page that uses no account. */
export function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply
    .header('content-security-policy', policy.replace(framedByNobody, 'frame-ancestors *'))
    .header('cross-origin-resource-policy', 'cross-origin')
    .removeHeader('x-frame-options');
}
