import { err, ok, type Result } from '@tartip/domain/result'

import type { PaymentSigning } from '../payment-deps.ts'
import { createTotpMethod } from '../../signing/totp-method.ts'
import type {
  NewPhoneRequest,
  PhoneAnswer,
  Proof,
  ProofRefusal,
  Signing,
  SigningMethod,
} from '../../signing/public.ts'
import type { FakeAccessControl } from './fake-access-control.ts'

export interface FakeSigning extends PaymentSigning {
  readonly requested: NewPhoneRequest[]
}

/** What a token of the tests signs: its owner and the digest, in words. */
export const tokenSignature = (personId: string, digest: string): string =>
  `signed ${personId} ${digest}`

const tokenMethod: SigningMethod = {
  async prove(signer, texts, { cms }) {
    return ok(
      new Map<string, Result<Proof, ProofRefusal>>(
        (await texts()).map(({ documentId, digest }) => {
          const given = cms?.get(documentId)
          if (given !== tokenSignature(signer.personId, digest)) {
            return [documentId, err('TOKEN_SIGNATURE_INVALID')]
          }
          const evidence = {
            kind: 'TOKEN',
            cms: given,
            certificatePem: 'certificate',
            fingerprint: 'fingerprint',
            trustId: 'trust',
            personInn: 'person',
            organisationInn: 'organisation',
          } as const
          return [documentId, ok({ evidence, digest, proofId: `${documentId} ${digest}` })]
        }),
      ),
    )
  },
}

/** The real way of one-time codes around the fake codes, tokens in words, and phones that remember. */
export function createFakeSigning(accessControl: FakeAccessControl): FakeSigning {
  const totp = createTotpMethod({ accessControl })
  const requested: NewPhoneRequest[] = []
  return {
    requested,
    prove: (signer, texts, given) =>
      (signer.signType === 'TOTP' ? totp : tokenMethod).prove(signer, texts, given),
    phones: {
      async of() {
        return []
      },
      async cancel(_legalPartyId, _kind, documentId) {
        const open = requested.filter(one => one.documentId === documentId)
        for (const one of open) requested.splice(requested.indexOf(one), 1)
        return ok(open.length)
      },
      async request(_legalPartyId, requests) {
        const isNew = (one: NewPhoneRequest) =>
          !requested.some(
            each => each.documentId === one.documentId && each.personId === one.personId,
          )
        const fresh = requests.filter(isNew)
        requested.push(...fresh)
        return fresh.length
      },
    },
  }
}

/** The signing module as the payment module gets it. */
export function createFakeSigningModule(accessControl: FakeAccessControl): Signing {
  const { prove, phones, requested } = createFakeSigning(accessControl)
  return {
    prove,
    async verifyTokenLogin() {
      return err('CERTIFICATE_NOT_OF_COMPANY')
    },
    phones: {
      ...phones,
      async open(_tx, requests) {
        requested.push(...requests)
        return requests.length
      },
      onAnswer: () => undefined,
    },
  }
}

/** A phone's answer to a request, as the signing module would hand it over. */
export function confirmed(request: NewPhoneRequest, transactionId: string): PhoneAnswer {
  const { kind, legalPartyId, documentId, stage, personId, digest } = request
  const about = { kind, legalPartyId, documentId, stage, personId, digest, transactionId }
  const evidence = {
    kind: 'PAY_CONTROL',
    transactionId,
    pcUserId: personId,
    confirmCode: 'code',
    publicKey: 'key',
    answeredAt: 0,
  } as const
  return { ...about, outcome: 'CONFIRMED', evidence }
}
