import type { FastifyRequest } from 'fastify';

/** Whether a browser is answered with a page: pages share one route, which no file has. */
export const isPage = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/*';
