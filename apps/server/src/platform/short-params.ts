import type { Params } from '@tartip/domain/result'

const longest = 500

/** Parameters of a refusal as the caller gets them: a name that the caller wrote is not repeated at any length. */
export function shortParams(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : value,
    ]),
  )
}
