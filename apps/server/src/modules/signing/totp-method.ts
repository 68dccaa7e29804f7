import { err, ok } from '@tartip/domain/result'

import type { AccessControl } from '../access-control/public.ts'
import type { SigningMethod } from './public.ts'

/** The authenticator app: one code, taken once over all paths, proves the whole batch. */
export function createTotpMethod(deps: {
  readonly accessControl: Pick<AccessControl, 'consumeOneTimeCode'>
}): SigningMethod {
  return {
    async prove(signer, texts, { otpCode, call }) {
      if (otpCode === undefined) return err('BAD_REQUEST', { field: 'otpCode' })
      const taken = await deps.accessControl.consumeOneTimeCode(signer.personId, otpCode, call)
      if (!taken.ok) return taken
      const { step, giveBack } = taken.value
      const evidence = { kind: 'TOTP', step } as const
      const proofs = new Map(
        texts.map(({ documentId, digest }) => [documentId, ok({ evidence, digest })]),
      )
      return ok(Object.assign(proofs, { giveBack }))
    },
  }
}
