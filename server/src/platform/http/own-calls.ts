import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * True for calls of the program's own API while it serves a request, without a connection. Such a call has a place
 * already and does not count as a request.
 */
export const isOwnCall = ({ socket }: FastifyRequest): boolean => !(socket instanceof Socket);
