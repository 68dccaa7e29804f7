import type { Result, Params } from '@tartip/domain/result'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { WorldOrganisation } from '../demo-world/demo-world.ts'
import { type OfficerText, readOfficerText } from '@tartip/domain/text/officer-text'

/** The companies whose accounts the desks manage. */
export interface DeskCompanies {
  readonly organisations: readonly Pick<WorldOrganisation, 'legalPartyId' | 'companyName'>[]
}

/** The outcome of a desk action: done, or a refusal code. */
type DeskOutcome =
  | Result<unknown, string>
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string }

/**
 * A POST route of a desk: path, shapes of the parameters and the body, and the action. A wrong
 * shape is answered with VALIDATION, an unreadable text with its own code and field.
 */
export function deskRoute<Params extends z.ZodType, Body extends z.ZodType>(
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

/** Shapes used by several desks. */
export const emptyShape = z.object({})
export const withId = z.object({ id: z.uuid() })
export const withReason = z.object({ reason: officerText('reason') })
export const withMessage = z.object({ message: officerText('message') })

/** A text that a client will read. The parsed value is the text as it is stored. */
export function officerText(field: OfficerText) {
  return z.string().transform((typed, context) => {
    const read = readOfficerText(field, typed)
    if (read.ok) return read.value
    const { code, params } = read.error
    context.addIssue({ code: 'custom', params: { code, params } })
    return z.NEVER
  })
}

const refusedText = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

/**
 * The refusal of a body: the problem of a text with its field in `params`, so that the console
 * shows it next to that field; otherwise VALIDATION.
 */
export function shapeRefusal({ issues }: z.ZodError): { code: string; params: Params } {
  const hasOnlyTextIssues = issues.every(({ code }) => code === 'custom')
  const textIssue = issues.find(({ code }) => code === 'custom')
  const refused = refusedText.safeParse(textIssue?.code === 'custom' ? textIssue.params : undefined)
  return hasOnlyTextIssues && refused.success ? refused.data : { code: 'VALIDATION', params: {} }
}
