import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers: Record<string, string> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

export type Protect = (request: FastifyRequest, reply: FastifyReply) => void;

/** Strict by default; HSTS only where the site really is served over TLS. */
export function createProtection(publicUrl: string): Protect {
  const all = publicUrl.startsWith('https:')
    ? { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : headers;
  return (request, reply) => {
    reply.headers(all);
    reply.header('x-response-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  };
}

export function installSecurityHeaders(app: FastifyInstance, protect: Protect): void {
  app.addHook('onRequest', (request, reply, done) => {
    protect(request, reply);
    done();
  });
}
