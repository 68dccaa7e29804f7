import { type BankText, wordsIn } from '@tartip/domain/bank-text'
import type { Language } from '@tartip/domain/language'
import { languageOf } from '../platform/http/request-info.ts'
import { officerReason, predefinedReasons } from './predefined-reasons.ts'
import type { Acquiring } from '@tartip/bank-ports/acquiring'
import type { TaskContent } from '@tartip/bank-ports/bank-tasks'
import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import type { QuoteRequest } from '@tartip/bank-ports/rate-quotes'
import type { BankServices } from '@tartip/bank-twin/bank-services'
import type { LoanClaimDesk } from '@tartip/bank-twin/loans/loan-claims'
import type { TwinDesk } from '@tartip/bank-twin/bank-twin-types'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { limitPeriods, limitScopes, limitStandings } from '@tartip/domain/payment/operation-limits'
import { postVerificationStatuses } from '@tartip/domain/people/sign-right'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import { toIso } from '@tartip/domain/time/instant'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { DemoWorld } from '../demo-world/demo-world.ts'
import {
  type DeskCompanies,
  deskRoute,
  emptyShape,
  withId,
  withMessage,
  withReason,
  officerText,
} from './desk-route.ts'
import { registerSalaryDesk } from './salary-routes.ts'

export interface OfficerDeps {
  readonly desks: BankServices['desks']
  readonly desk: TwinDesk
  readonly coreAccounts: Pick<CoreAccounts, 'accountsOf'>
  readonly acquiring: Pick<Acquiring, 'salePointsOf'>
  readonly loanClaims: LoanClaimDesk
  readonly world: Pick<DemoWorld, 'words'> & DeskCompanies
  readonly newId: () => string
  /** A photograph of an application, small, by its key in the blob store. */
  readonly smallPicture: (
    blobKey: string,
  ) => Promise<Result<Uint8Array, 'FILE_NOT_FOUND' | 'SERVICE_UNAVAILABLE'>>
  /** Allows an organisation to create another API key, as its supervisor at the bank may. */
  readonly allowApiKeyReissue: (legalPartyId: string) => Promise<Verdict<string>>
}

const listed = 50
const photo = z.object({ id: z.uuid(), place: z.coerce.number().int().min(0) })
const withAccount = z.object({ id: z.string().regex(/^\d{16}$/) })
const arrest = withReason.extend({ kind: z.enum(['ARRESTED', 'FINAL_ARRESTED']) })
const quoted = z.object({
  // The dealer's desk validates the rate, with a code of its own.
  rate: z.string().max(40),
  minutes: z.number().int().min(1).max(1_440),
})
const buyerName = z.string().trim().min(1).max(60)
const bought = z.object({
  amount: z.string().max(20),
  months: z.number().int().min(1).max(60),
  lastName: buyerName,
  firstName: buyerName,
})
const letter = withMessage.extend({
  legalPartyId: z.uuid(),
  title: officerText('title'),
})

/** The officer's desk: applications, letters, people, contracts, claims, quotes and accounts. */
export function registerOfficer(app: FastifyInstance, deps: OfficerDeps): void {
  app.get('/api/simulator/officer', async request =>
    presentOfficer(deps, languageOf(request.headers['accept-language'])),
  )
  app.get('/api/simulator/reasons', async request =>
    predefinedReasons(deps.world.words, languageOf(request.headers['accept-language'])),
  )
  registerTasksAndLetters(app, deps)
  registerPhotos(app, deps)
  registerPeople(app, deps)
  registerAccountsAndClaims(app, deps)
  registerLoanClaims(app, deps)
  registerLimits(app, deps)
  registerSalaryDesk(app, deps.desks)
}

function registerTasksAndLetters(
  app: FastifyInstance,
  { desks: { people, letters }, world: { words } }: OfficerDeps,
): void {
  const plain = { params: withId, body: emptyShape }
  deskRoute(app, '/officer/tasks/:id/accept', plain, async ({ id }) =>
    people.decideTask(id, { verdict: 'ACCEPT' }),
  )
  deskRoute(
    app,
    '/officer/tasks/:id/refuse',
    { params: withId, body: withReason },
    async ({ id }, { reason }) =>
      people.decideTask(id, {
        verdict: 'REFUSE',
        reason: officerReason(words, 'application', reason),
      }),
  )
  deskRoute(app, '/officer/letters/:id/take', plain, async ({ id }) => letters.takeUp(id))
  deskRoute(app, '/officer/letters/:id/finish', plain, async ({ id }) => letters.finish(id))
  deskRoute(
    app,
    '/officer/letters/:id/answer',
    { params: withId, body: withMessage },
    async ({ id }, { message }) => letters.answer(id, message),
  )
  deskRoute(app, '/officer/letters', { params: emptyShape, body: letter }, async (_params, body) =>
    letters.write(body.legalPartyId, body.title, body.message),
  )
}

/** `GET …/tasks/<id>/photos/<place>`: a photograph of an order, as a small JPEG. */
function registerPhotos(
  app: FastifyInstance,
  { desks: { people }, smallPicture }: OfficerDeps,
): void {
  app.get('/api/simulator/officer/tasks/:id/photos/:place', async (request, reply) => {
    const params = photo.safeParse(request.params)
    const task = params.success ? await people.findTask(params.data.id) : undefined
    const keys = task?.content.kind === 'POS' ? task.content.application.photoKeys : []
    const key = keys[params.data?.place ?? 0]
    const drawn = key === undefined ? err('FILE_NOT_FOUND') : await smallPicture(key)
    if (drawn.ok) return reply.header('content-type', 'image/jpeg').send(Buffer.from(drawn.value))
    const { code } = drawn.error
    return reply.status(code === 'FILE_NOT_FOUND' ? 404 : 503).send({ code, params: {} })
  })
}

function registerPeople(
  app: FastifyInstance,
  { desks: { people }, world: { words }, allowApiKeyReissue }: OfficerDeps,
): void {
  const plain = { params: withId, body: emptyShape }
  deskRoute(
    app,
    '/officer/people/:id/freeze',
    { params: withId, body: withReason },
    async ({ id }, { reason }) => people.freeze(id, officerReason(words, 'freeze', reason)),
  )
  deskRoute(app, '/officer/people/:id/unfreeze', plain, async ({ id }) => people.unfreeze(id))
  deskRoute(app, '/officer/people/:id/lift-lockout', plain, async ({ id }) =>
    people.liftLockout(id),
  )
  deskRoute(app, '/officer/people/:id/send-password', plain, async ({ id }) =>
    people.sendOneTimePassword(id),
  )
  deskRoute(
    app,
    '/officer/people/:id/verification',
    { params: withId, body: z.object({ status: z.enum(postVerificationStatuses) }) },
    async ({ id }, { status }) => people.decideVerification(id, status),
  )
  deskRoute(
    app,
    '/officer/contracts/:id',
    { params: withId, body: z.object({ isActive: z.boolean() }) },
    async ({ id }, { isActive }) => people.setContractActive(id, isActive),
  )
  deskRoute(app, '/officer/organisations/:id/allow-api-key', plain, ({ id }) =>
    allowApiKeyReissue(id),
  )
}

function registerAccountsAndClaims(
  app: FastifyInstance,
  { desks, desk, acquiring, world: { words } }: OfficerDeps,
): void {
  const plain = { params: withId, body: emptyShape }
  deskRoute(
    app,
    '/officer/shops/:id/buy',
    { params: withId, body: bought },
    async ({ id }, { amount, months, lastName, firstName }) => {
      const sumMinor = parseDecimal(amount, 'KGS')
      if (!sumMinor.ok) return err(sumMinor.error.code, { field: 'amount' })
      const shop = (await desks.instalments.contracts()).find(one => one.partnerContractId === id)
      const [salePoint] = shop ? await acquiring.salePointsOf(shop.legalPartyId) : []
      const claim = await desks.instalments.buy(id, {
        sumMinor: sumMinor.value,
        durationMonths: months,
        locationCode: salePoint?.code ?? '',
        note: '',
        clientInfo: { lastName, firstName },
      })
      return claim.ok ? ok({ loanClaimId: claim.value.loanClaimId }) : claim
    },
  )
  deskRoute(app, '/officer/claims/:id/advance', plain, async ({ id }) =>
    desks.instalments.advance(id),
  )
  deskRoute(app, '/officer/claims/:id/refuse', plain, async ({ id }) =>
    desks.instalments.refuse(id),
  )
  deskRoute(
    app,
    '/officer/quotes/:id/quote',
    { params: withId, body: quoted },
    async ({ id }, { rate, minutes }) => desks.dealer.quote(id, rate, minutes),
  )
  deskRoute(
    app,
    '/officer/quotes/:id/refuse',
    { params: withId, body: withReason },
    async ({ id }, { reason }) => desks.dealer.refuse(id, officerReason(words, 'quote', reason)),
  )
  deskRoute(
    app,
    '/officer/accounts/:id/arrest',
    { params: withAccount, body: arrest },
    async ({ id }, { reason, kind }) =>
      desk.arrestAccount(id, officerReason(words, 'arrest', reason), kind),
  )
  deskRoute(
    app,
    '/officer/accounts/:id/release',
    { params: withAccount, body: emptyShape },
    async ({ id }) => desk.releaseAccount(id),
  )
}

function registerLoanClaims(
  app: FastifyInstance,
  { loanClaims, world: { words } }: OfficerDeps,
): void {
  deskRoute(
    app,
    '/officer/loan-claims/:id/approve',
    { params: withId, body: emptyShape },
    async ({ id }) => loanClaims.approve(id),
  )
  deskRoute(
    app,
    '/officer/loan-claims/:id/refuse',
    { params: withId, body: withReason },
    async ({ id }, { reason }) =>
      loanClaims.decline(id, officerReason(words, 'application', reason)),
  )
}

const ofLimit = {
  scope: z.enum(limitScopes),
  period: z.enum(limitPeriods),
  personId: z.union([z.uuid(), z.literal('')]),
}

function registerLimits(app: FastifyInstance, { desks: { limits } }: OfficerDeps): void {
  deskRoute(
    app,
    '/officer/limits/:id',
    { params: withId, body: z.object({ ...ofLimit, amount: z.string().max(20).nullable() }) },
    async ({ id }, { amount, ...limit }) => {
      if (amount === null) await limits.removeLimit(id, limit)
      else {
        const limitMinor = parseDecimal(amount, 'KGS')
        if (!limitMinor.ok) return err(limitMinor.error.code, { field: 'amount' })
        if ((limit.scope === 'PERSON') === (limit.personId === '')) return err('VALIDATION')
        await limits.setLimit(id, { ...limit, limitMinor: limitMinor.value })
      }
      return holds
    },
  )
  deskRoute(
    app,
    '/officer/limits/:id/standing',
    { params: withId, body: z.object({ standing: z.enum(limitStandings) }) },
    async ({ id }, { standing }) => {
      await limits.setStanding(id, standing)
      return holds
    },
  )
}

async function presentLimits({ desks, world }: OfficerDeps) {
  return Promise.all(
    world.organisations.map(async ({ legalPartyId, companyName }) => {
      const { standing, limits } = await desks.limits.limitsOf(legalPartyId)
      return {
        legalPartyId,
        companyName,
        standing,
        limits: limits.map(({ limitMinor, ...limit }) => ({
          ...limit,
          limit: toDecimal(limitMinor, 'KGS'),
        })),
      }
    }),
  )
}

async function presentOfficer(deps: OfficerDeps, language: Language) {
  const { desks, coreAccounts, world } = deps
  const wordsOf = (reason: BankText | undefined) => reason && wordsIn(reason, language)
  const contracts = await desks.people.contracts()
  const nameOf = new Map(contracts.map(one => [one.legalPartyId, one.companyName]))
  const company = (legalPartyId: string): string => nameOf.get(legalPartyId) ?? ''
  const accounts = await Promise.all(
    world.organisations.map(({ legalPartyId }) => coreAccounts.accountsOf(legalPartyId)),
  )
  return {
    tasks: (await desks.people.openTasks(listed)).map(task => ({
      taskId: task.taskId,
      requested: presentRequested(task.content),
      companyName: company(task.legalPartyId),
      createdDate: toIso(task.createdDate),
    })),
    letters: (await desks.letters.open(listed)).map(({ letter: { message, ...sent }, state }) => ({
      letterId: sent.letterId,
      companyName: company(sent.legalPartyId),
      title: sent.title,
      message,
      state,
      sentAt: toIso(sent.sentAt),
    })),
    people: (await desks.people.people()).map(({ person, frozenReason }) => ({
      personId: person.personId,
      fullName: person.fullName,
      phone: person.phone,
      status: person.postVerificationStatus,
      frozenReason: wordsOf(frozenReason),
    })),
    contracts: contracts.map(
      ({ contractId, legalPartyId, companyName, contractNum, isActive }) => ({
        contractId,
        legalPartyId,
        companyName,
        contractNum,
        isActive,
      }),
    ),
    loanClaims: (await deps.loanClaims.waiting(listed)).map(claim => ({
      loanClaimId: claim.loanClaimId,
      companyName: company(claim.legalPartyId),
      kind: claim.change.kind,
      repayOn: 'repayOn' in claim.change ? claim.change.repayOn : undefined,
    })),
    limits: await presentLimits(deps),
    claims: (await desks.instalments.openClaims(listed)).map(claim => ({
      loanClaimId: claim.loanClaimId,
      claimNumber: claim.claimNumber,
      companyName: company(claim.legalPartyId),
      buyer: `${claim.clientInfo.lastName} ${claim.clientInfo.firstName}`,
      amount: toDecimal(claim.sumMinor, 'KGS'),
      status: claim.status,
    })),
    shops: (await desks.instalments.contracts()).map(
      ({ partnerContractId, legalPartyId, product }) => ({
        partnerContractId,
        companyName: company(legalPartyId),
        productName: product.name,
        durations: product.durationsMonths,
      }),
    ),
    quotes: (await desks.dealer.waiting(listed)).map(presentQuote(company)),
    accounts: accounts.flat().flatMap(({ status, statusReason, ...account }) =>
      status === 'CLOSED'
        ? []
        : [
            {
              account: account.account,
              title: account.productName,
              companyName: company(account.legalPartyId),
              balance: toDecimal(account.balanceMinor, account.currency),
              currency: account.currency,
              status,
              statusReason: wordsOf(statusReason),
            },
          ],
    ),
  }
}

/** A request for a contractual rate: sold and bought currency, and the amount of the fixed side. */
function presentQuote(company: (legalPartyId: string) => string) {
  return ({ quoteId, legalPartyId, sell, buy, side, amountMinor }: QuoteRequest) => {
    const currency = side === 'SELL' ? sell : buy
    return {
      quoteId,
      companyName: company(legalPartyId),
      pair: `${sell} → ${buy}`,
      amount: toDecimal(amountMinor, currency),
      currency,
    }
  }
}

/** The facts of an application, which the console shows as text. */
function presentRequested(content: TaskContent) {
  switch (content.kind) {
    case 'POS': {
      const { storeName, storeAddress, terminalsCount, photoKeys } = content.application
      const photoCount = photoKeys.length
      return { kind: content.kind, storeName, storeAddress, terminalsCount, photoCount }
    }
    case 'PAYDA': {
      const { storeName, storeAddress } = content.application
      return { kind: content.kind, storeName, storeAddress }
    }
    case 'SELLER': {
      const { fullName, inn } = content.application
      return { kind: content.kind, fullName, inn }
    }
    case 'LOAN': {
      const { amountMinor, currency, termMonths, purpose } = content.application
      const amount = toDecimal(amountMinor, currency)
      return { kind: content.kind, amount, currency, termMonths, purpose }
    }
    case 'REGISTRATION': {
      const { fullName, inn, signRight } = content.application
      return { kind: content.kind, fullName, inn, signRight }
    }
  }
}
