import type { FastifyRequest } from 'fastify';

/** Whether a browser is answered with a page: these have the one route that no file has. */
export const isPage = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/*';
