import { setImmediate as nextTurn } from 'node:timers/promises'
import type { IssuedCertificate } from '@tartip/bank-ports/token-authority'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import { orUnavailable } from '../../or-unavailable.ts'
import type { Proof, Proofs, Signer, Signing, SigningMethod } from '../public.ts'
import type { SigningDeps } from '../signing-deps.ts'
import { storeTrust } from '../store/trust-store.ts'
import type { ExpectedOwner } from './check-certificate.ts'
import type { Trust } from './trusted-path.ts'
import {
  verifyTokenSignature,
  type TokenSignatureRefusal,
  type VerifiedToken,
} from './verify-token-signature.ts'

type TokenDeps = Pick<SigningDeps, 'db' | 'clock' | 'tokenAuthority' | 'accessControl'>

/** So long one copy of authorities and revoked certificates serves; revocations are queried again. */
const trustCacheMs = 60_000
interface CachedTrust extends Trust {
  readonly id: string
  readonly checkedAt: Instant
}

/** Both kinds of Rutoken: one signature for each document, by the person's own certificate. */
export function createTokenMethod(
  deps: TokenDeps,
): SigningMethod & { verifyLogin: Signing['verifyTokenLogin'] } {
  const currentTrust = createTrust(deps)
  return {
    prove: (signer, texts, { cms }) =>
      orUnavailable(async () => {
        const { legalPartyId, personId } = signer
        const checker = await createChecker(deps, currentTrust, legalPartyId, personId)
        if (!checker.ok) return checker
        const proofs = new Map<string, Result<Proof, TokenSignatureRefusal>>()
        for (const { documentId, digest, text } of await texts()) {
          // A signature takes its time, one by GOST most of all: other calls are answered between two of them.
          if (proofs.size > 0) await nextTurn()
          proofs.set(documentId, checker.value(cms?.get(documentId) ?? '', text(), digest))
        }
        return (await maySignStill(deps, signer)) ? ok<Proofs>(proofs) : err('FORBIDDEN')
      }),
    verifyLogin: ({ personId, legalPartyIds, challenge, signature }) =>
      orUnavailable(async () => {
        let refusal: Verdict<TokenSignatureRefusal> = err('CERTIFICATE_NOT_OF_COMPANY')
        for (const legalPartyId of legalPartyIds) {
          const checker = await createChecker(deps, currentTrust, legalPartyId, personId)
          const checked = checker.ok ? checker.value(signature, challenge, '') : checker
          if (checked.ok) return holds
          // Of several organisations the one whose certificate it is has the most exact answer.
          if (checked.error.code !== 'CERTIFICATE_NOT_OF_COMPANY') refusal = checked
        }
        return refusal
      }),
  }
}

/** Hundreds of signatures take many seconds: who was let in when they came may have been shut out meanwhile. */
async function maySignStill(deps: TokenDeps, signer: Signer): Promise<boolean> {
  const members = await deps.accessControl.membersOf([signer.legalPartyId])
  return members.some(
    ({ personId, signRight, postVerificationStatus, isActive }) =>
      personId === signer.personId &&
      signRight === signer.signRight &&
      postVerificationStatus === 'Confirmed' &&
      isActive,
  )
}

type Checker = (cms: string, text: string, digest: string) => Result<Proof, TokenSignatureRefusal>

/** Everything that is requested from other systems, once for a batch. */
async function createChecker(
  deps: TokenDeps,
  currentTrust: () => Promise<CachedTrust>,
  legalPartyId: string,
  personId: string,
): Promise<Result<Checker, 'CERTIFICATE_NOT_OF_COMPANY'>> {
  const [owner, trust, issued] = await Promise.all([
    deps.accessControl.taxNumbersOf(legalPartyId, personId),
    currentTrust(),
    deps.tokenAuthority.certificatesOf(legalPartyId),
  ])
  if (owner === undefined) return err('CERTIFICATE_NOT_OF_COMPANY')
  return ok((cms, text, digest) => {
    const at = deps.clock.now()
    const verified = verifyTokenSignature({ cms, text, trust, owner, at })
    if (!verified.ok) return verified
    const registered = registeredFor(issued, verified.value, personId, at)
    return registered.ok ? ok(proofOf(cms, digest, verified.value, owner, trust.id)) : registered
  })
}

function proofOf(
  cms: string,
  digest: string,
  { certificatePem, fingerprint, proofId }: VerifiedToken,
  owner: ExpectedOwner,
  trustId: string,
): Proof {
  const evidence = { kind: 'TOKEN', cms, certificatePem, fingerprint, trustId, ...owner } as const
  return { evidence, digest, proofId }
}

/** The authority's own word: the certificate is this person's, and nobody has taken it back since the last list. */
function registeredFor(
  issued: readonly IssuedCertificate[],
  { fingerprint }: VerifiedToken,
  personId: string,
  at: Instant,
): Verdict<'CERTIFICATE_UNTRUSTED' | 'CERTIFICATE_NOT_YOURS' | 'CERTIFICATE_REVOKED'> {
  const known = issued.find(one => one.fingerprint === fingerprint)
  if (known === undefined) return err('CERTIFICATE_UNTRUSTED')
  if (known.owner.personId !== personId) return err('CERTIFICATE_NOT_YOURS')
  const isRevoked = known.revokedAt !== undefined && known.revokedAt <= at
  return isRevoked ? err('CERTIFICATE_REVOKED') : holds
}

/** The bank's clock may be moved either way, so a copy from the future is no copy either. */
function createTrust(deps: TokenDeps): () => Promise<CachedTrust> {
  let kept: CachedTrust | undefined
  return async () => {
    const now = deps.clock.now()
    if (kept !== undefined && Math.abs(now - kept.checkedAt) < trustCacheMs) return kept
    const chain = await deps.tokenAuthority.chain()
    kept = { ...chain, id: await storeTrust(deps.db, chain), checkedAt: now }
    return kept
  }
}
