import type { OperationLimits } from '@tartip/bank-ports/operation-limits'
import { holds } from '@tartip/domain/result'

import type { SignatureLimits } from '../use-cases/signature-limits.ts'

/** A bank that limits nobody. */
export const unlimited: OperationLimits = {
  limitedAmong: async () => new Set(),
  stateOf: async () => ({ standing: 'FULL', limits: [] }),
  check: async (_person, operations) => operations.map(() => holds),
  count: async (_person, operations) => operations.map(() => holds),
  release: async () => undefined,
}

export const noSignatureLimits: SignatureLimits = {
  isLimited: async () => false,
  check: async () => undefined,
  count: async () => undefined,
}
