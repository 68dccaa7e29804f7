import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../actor.ts'
import type { Json } from '../json.ts'
import type { StepExtra } from './decide-step.ts'
import type { DocumentKind, StoredDocument } from './document-kind.ts'
import type { GivenProof, ProofRefusal, Proofs, Signer, TextToSign } from './signing.ts'

/** What a person gives to sign a batch. */
export interface GivenSignatures {
  /** Where the contract signs with an authenticator app. */
  readonly otpCode?: string
  /** Where it signs with a token: detached CMS, base64, in the order of the ids. */
  readonly signatures?: readonly string[]
  /** What the person was shown, in the order of the ids. */
  readonly digests: readonly string[]
}

export type Prove = (
  signer: Signer,
  texts: () => Promise<readonly TextToSign[]>,
  given: GivenProof,
) => Promise<Result<Proofs, ProofRefusal>>

/** The part of an action on a batch that signing adds. */
interface SignBatch<D extends StoredDocument> {
  /** What the client sent besides the ids, for the key. */
  readonly rest: Json
  extraOf(index: number): StepExtra
  prove?(documents: Promise<readonly D[]>): Promise<Result<Proofs, ProofRefusal>>
}

/**
 * Signing a batch by the contract's sign type: one code proves the whole batch, a token has a signature for each
 * document. Under pay-control nothing is signed here, and the life cycle refuses each document.
 */
export function signBatch<D extends StoredDocument, A extends string>(
  kind: DocumentKind<D, A>,
  prove: Prove,
  actor: Actor,
  ids: readonly string[],
  { otpCode, signatures, digests }: GivenSignatures,
): Result<SignBatch<D>, 'BAD_REQUEST'> {
  const isComplete =
    digests.length === ids.length && (signatures === undefined || signatures.length === ids.length)
  if (!isComplete) return err('BAD_REQUEST')
  const code: { readonly otpCode?: string } = otpCode === undefined ? {} : { otpCode }
  const cms = new Map(signatures?.map((text, index) => [ids[index] ?? '', text]))
  const textOf = (document: D) => ({
    documentId: document.id,
    digest: document.digest,
    text: () => kind.canonicalTextOf(document),
  })
  return ok({
    rest: {
      ...(otpCode === undefined ? {} : { otpCode }),
      ...(signatures === undefined ? {} : { signatures: [...signatures] }),
      digests: [...digests],
    },
    extraOf: index => ({ digest: digests[index] ?? '' }),
    ...(actor.signType === 'PAY_CONTROL'
      ? {}
      : {
          prove: documents =>
            prove(actor, async () => (await documents).map(textOf), { ...code, cms }),
        }),
  })
}
