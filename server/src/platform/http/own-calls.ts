import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The program calls its own API while it serves somebody: over no connection. Such a call has its place already and counts
 * as nobody's request.
 */
export const isOwnCall = ({ socket }: FastifyRequest): boolean => !(socket instanceof Socket);
