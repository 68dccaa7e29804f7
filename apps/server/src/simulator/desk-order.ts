import type { Result } from '@tartip/domain/result'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { WorldOrganisation } from '../demo-world/demo-world.ts'
import { officerText, shapeRefusal } from './officer-text-shape.ts'

/** The companies whose accounts the desks look after. */
export interface DeskCompanies {
  readonly organisations: readonly Pick<WorldOrganisation, 'legalPartyId' | 'companyName'>[]
}

/** What a desk answers: done, or a code that says why not. */
type DeskOutcome =
  | Result<unknown>
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string }

/**
 * One order at a desk of the bank: the address, the shape of what comes with it, and the desk's function.
 * What does not have the shape is answered with VALIDATION, a text that no client could read with its own code and
 * field, before any desk sees it.
 */
export function deskOrder<Params extends z.ZodType, Body extends z.ZodType>(
  app: FastifyInstance,
  path: `/${string}`,
  shape: { readonly params: Params; readonly body: Body },
  run: (params: z.infer<Params>, body: z.infer<Body>) => Promise<DeskOutcome>,
): void {
  app.post(`/api/simulator${path}`, async (request, reply) => {
    const params = shape.params.safeParse(request.params)
    const body = shape.body.safeParse(request.body ?? {})
    if (!params.success) return refuse(reply, 'VALIDATION')
    if (!body.success) {
      const wrong = shapeRefusal(body.error)
      return refuse(reply, wrong.code, wrong.params)
    }
    const outcome = await run(params.data, body.data)
    if (outcome.ok) return reply.send('value' in outcome ? { value: outcome.value } : {})
    return 'code' in outcome
      ? refuse(reply, outcome.code)
      : refuse(reply, outcome.error.code, outcome.error.params)
  })
}

function refuse(reply: FastifyReply, code: string, params: object = {}) {
  return reply.status(400).send({ code, params })
}

/** Shapes that several desks share. */
export const nothing = z.object({})
export const withId = z.object({ id: z.uuid() })
export const withReason = z.object({ reason: officerText('reason') })
export const withMessage = z.object({ message: officerText('message') })
