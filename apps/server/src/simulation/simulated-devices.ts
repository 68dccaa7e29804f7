import type { PayControl } from '@tartip/bank-ports/pay-control'
import type { RandomBytes } from '@tartip/bank-twin/common/random-text'
import { sendDueCallbacks } from '@tartip/bank-twin/pay-control/callbacks'
import { createHandset, type Handset } from '@tartip/bank-twin/pay-control/handset'
import { createPayControl } from '@tartip/bank-twin/pay-control/pay-control'
import { createSoftwareTokens } from '@tartip/bank-twin/token/software-token'
import { createTokenAuthority } from '@tartip/bank-twin/token/token-authority'
import { fastify } from 'fastify'
import type { AccessControl } from '../modules/access-control/public.ts'
import { createSigningModule } from '../modules/signing/compose.ts'
import { callbackPath } from '../modules/signing/phone/callback-route.ts'
import type { Signing } from '../modules/signing/public.ts'
import type { Actor } from '../platform/actor.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { personInnOf, signersOf, type SimulatedOrganisation } from './simulated-people.ts'

/**
 * Signing devices: the server's own signing module, the bank's phones and tokens, and a lossy
 * connection between them.
 */
export interface SimulatedDevices {
  readonly signing: Signing
  readonly handset: Handset
  /** Processes everything due between phones and documents; returns how much there was to do. */
  processRequests(): Promise<number>
  /** Delivers the answers of the phones to the server; some are lost, some come twice. */
  deliverCallbacks(): Promise<number>
  /** A detached signature by the person's own token. */
  signWithToken(person: Actor, text: string): Promise<string>
}

const payControlSecret = 'a secret of the simulation, long enough for anybody'
const pin = '12345678'

export interface DevicesDeps {
  readonly db: Db
  readonly clock: Clock
  readonly newId: () => string
  readonly randomBytes: RandomBytes
  /** 0 ≤ x < 1, by name. */
  readonly chance: (what: string) => number
  readonly accessControl: Pick<AccessControl, 'verifyOneTimeCode' | 'taxNumbersOf' | 'membersOf'>
}

export async function createSimulatedDevices(
  deps: DevicesDeps,
  organisations: readonly SimulatedOrganisation[],
): Promise<SimulatedDevices> {
  const { db, clock, newId, randomBytes: random } = deps
  const bank = { db, clock, realClock: clock, ids: { uuid: newId }, random }
  const payControl = createPayControl(bank)
  const tokenAuthority = createTokenAuthority(bank)
  const tokens = createSoftwareTokens({ ...bank, tokenAuthority })
  const handset = createHandset(bank)
  const module = createSigningModule({
    ...bank,
    logger: { error: () => undefined, warn: () => undefined },
    tokenAuthority,
    payControl,
    accessControl: deps.accessControl,
    payControlSecret,
    callbackUrl: `http://simulated${callbackPath}`,
  })
  const tokenOf = new Map<string, string>()
  for (const organisation of organisations) {
    const signers = new Set(signersOf(organisation).map(({ personId }) => personId))
    for (const person of organisation.people.filter(each => signers.has(each.personId))) {
      if (person.signType === 'PAY_CONTROL') await activateKey(payControl, handset, person, newId())
      if (person.signType !== 'RU_TOKEN_2') continue
      const { personId, fullName, legalPartyId, companyName, companyInn: organisationInn } = person
      const personInn = personInnOf(organisation, person)
      const owner = { personId, fullName, legalPartyId, companyName, organisationInn, personInn }
      const made = await tokens.create({ owner, label: fullName, pin })
      if (!made.ok) throw new Error(`No token: ${made.error.code}`)
      tokenOf.set(personId, made.value.tokenId)
    }
  }
  const post = lossyDelivery(deps, module)
  return {
    signing: module.signing,
    handset,
    processRequests: module.runJobsOnce,
    deliverCallbacks: () => sendDueCallbacks({ ...bank, secret: payControlSecret, post }),
    async signWithToken({ personId }, text) {
      const signed = await tokens.sign(
        tokenOf.get(personId) ?? '',
        pin,
        new TextEncoder().encode(text),
      )
      return signed.ok ? signed.value : ''
    },
  }
}

async function activateKey(
  payControl: PayControl,
  handset: Handset,
  person: Actor,
  requestId: string,
): Promise<void> {
  const { legalPartyId, personId, fullName, signRight } = person
  const issued = await payControl.createKey({
    requestId,
    legalPartyId,
    personId,
    fullName,
    signRight,
  })
  if (!issued.ok) throw new Error(`No key: ${issued.error.code}`)
  await handset.takeKey(issued.value.qr)
}

/** Delivers callbacks to the server; one in five is lost before and one in ten after processing. */
function lossyDelivery(
  { chance }: Pick<DevicesDeps, 'chance'>,
  module: Pick<ReturnType<typeof createSigningModule>, 'registerRoutes'>,
) {
  const app = fastify()
  module.registerRoutes(app)
  return async (url: string, headers: Readonly<Record<string, string>>, body: string) => {
    const what = chance(`callback ${transactionOf(body)}`)
    if (what < 0.2) throw new Error('Callback lost')
    const { pathname } = new URL(url)
    const post = () => app.inject({ method: 'POST', url: pathname, headers, payload: body })
    const { statusCode } = await post()
    if (what > 0.8) await post()
    if (what > 0.9) throw new Error('Callback answer lost')
    return statusCode
  }
}

function transactionOf(body: string): string {
  return /"transaction_id":"([0-9a-f-]{36})"/.exec(body)?.[1] ?? ''
}
