import type { FastifyRequest } from 'fastify'
import { HttpRefusal } from './errors.ts'

/**
 * A hook of a route that has parameters: a name that is misspelt is refused, because without the parameter that was meant
 * the answer would be of more.
 */
export const onlyParameters =
  (names: readonly string[]) =>
  async ({ query }: FastifyRequest): Promise<void> => {
    const unknown = Object.keys(query as object).find(name => !names.includes(name))
    if (unknown !== undefined) throw new HttpRefusal(400, 'REQUEST_INVALID', { field: unknown })
  }
