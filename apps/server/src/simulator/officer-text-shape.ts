import type { Params } from '@tartip/domain/result'
import { type OfficerText, readOfficerText } from '@tartip/domain/text/officer-text'
import { z } from 'zod'

/** A text that a client will read. What comes out of the shape is the text as it is kept. */
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
 * Why a body was not taken: what is wrong with a text, its field in `params`, so that the console says it beside
 * that field; VALIDATION for a shape that no console sends.
 */
export function shapeRefusal({ issues }: z.ZodError): { code: string; params: Params } {
  const isTextAlone = issues.every(({ code }) => code === 'custom')
  const told = issues.find(({ code }) => code === 'custom')
  const refused = refusedText.safeParse(told?.code === 'custom' ? told.params : undefined)
  return isTextAlone && refused.success ? refused.data : { code: 'VALIDATION', params: {} }
}
