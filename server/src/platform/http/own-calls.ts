import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The program calls its own API while it serves somebody: over no connection. Such a call has its place already, counts as
 * nobody's request and takes from nobody's share.
 */
export const isOwnCall = ({ socket }: FastifyRequest): boolean => !(socket instanceof Socket);
