import { err, ok } from '@tartip/domain/result'

import type { AccessControl } from '../access-control/public.ts'
import type { SigningMethod } from './public.ts'

/** The authenticator app: one code, used once over all paths, proves the whole batch. */
export function createTotpMethod(deps: {
  readonly accessControl: Pick<AccessControl, 'verifyOneTimeCode'>
}): SigningMethod {
  return {
    async prove(signer, texts, { otpCode }) {
      if (otpCode === undefined) return err('BAD_REQUEST', { field: 'otpCode' })
      const verified = await deps.accessControl.verifyOneTimeCode(signer.personId, otpCode)
      if (!verified.ok) return verified
      const { step, consumption } = verified.value
      const evidence = { kind: 'TOTP', step } as const
      const proofs = new Map(
        (await texts()).map(({ documentId, digest }) => [documentId, ok({ evidence, digest })]),
      )
      return ok(consumption === undefined ? proofs : Object.assign(proofs, { consumption }))
    },
  }
}
