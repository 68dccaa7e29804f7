import { makeExecutableSchema } from '@graphql-tools/schema'
import { createTestProducts, type TestProducts } from '@tartip/bank-twin/testing/test-products'
import { graphql, type GraphQLSchema } from 'graphql'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { createAccountModule, type AccountModule } from './modules/account/compose.ts'
import { followAccountFeed } from './modules/account/jobs/follow-account-feed.ts'
import { accountMigrations } from './modules/account/store/migrations/account-migrations.ts'
import { noProducts } from './modules/account/testing/no-products.ts'
import {
  organisationId,
  otherOrganisationId,
  testActor,
} from './modules/payment/testing/test-people.ts'
import type { Actor } from './platform/actor.ts'
import { scalarResolvers } from './platform/graphql/scalars.ts'
import { readFileBytes } from './platform/lists/testing/read-file.ts'

interface Claim {
  readonly loanClaimId: string
  readonly state: string
  readonly kind: string
  readonly amount: string | null
  readonly reason: string | null
  readonly canCancel: boolean
}

let bank: TestProducts
let schema: GraphQLSchema
let certificates: AccountModule['loanCertificateExport']
let loan: { readonly loanId: string; readonly accountId: string }
let calls = 0

beforeAll(async () => {
  bank = await createTestProducts([{ name: 'account', migrations: accountMigrations }])
  const { service, loanCertificateExport } = createAccountModule({
    ...noProducts(),
    ...bank.products,
    certificates: {
      fontsFolder: join(import.meta.dirname, '../../../reference-data/fonts'),
      bankName: () => 'ОАО «Демо-Банк»',
    },
    db: bank.database.db,
    core: bank.twin.coreAccounts,
    clock: bank.clock,
    realClock: bank.clock,
    people: { peopleOf: async () => [], recordRightsChange: async () => undefined },
  })
  certificates = loanCertificateExport
  schema = makeExecutableSchema({
    typeDefs: service.typeDefs,
    resolvers: { ...scalarResolvers, ...service.resolvers },
  })
})
afterAll(() => bank.close())
// A loan has one open claim at a time.
beforeEach(async () => {
  loan = await openLoan()
})

async function openLoan() {
  const payer = await bank.newAccount({ balanceMinor: 500_000_00n, legalPartyId: organisationId })
  const account = await bank.newAccount({ type: 'LOAN', legalPartyId: organisationId })
  const loanId = bank.newId()
  await bank.twin.seed.bookHistory(
    await bank.products.seed.addLoans([
      {
        loanId,
        legalPartyId: organisationId,
        accountId: account.accountId,
        account: account.account,
        repaymentAccountId: payer.accountId,
        repaymentAccount: payer.account,
        dutyNumber: 'К-9',
        currency: 'KGS',
        amountMinor: 120_000_00n,
        interestRate: '12',
        months: 12,
        kind: 'ANNUITY',
        startDate: '2026-10-15',
        paidRows: 1,
      },
    ]),
  )
  return { loanId, accountId: account.accountId }
}

const first = testActor('FIRST')
const fields = 'loanClaimId state kind amount reason canCancel'

async function call<T>(
  actor: Actor,
  source: string,
  variableValues: Record<string, unknown>,
  key?: string,
) {
  calls += 1
  const idempotencyKey = key ?? `loan-claim-call-${calls}`
  const request = { traceId: 't', language: 'ru', ip: '', idempotencyKey, isPassive: false }
  const { data, errors } = await graphql({
    schema,
    source,
    variableValues,
    contextValue: { actor, request },
  })
  const [refused] = errors ?? []
  if (refused && refused.extensions['code'] === undefined) throw refused
  const [answer]: unknown[] = Object.values(JSON.parse(JSON.stringify(data ?? {})) as object)
  return { answer: answer as T, code: refused?.extensions['code'] }
}
const create = (more: object, actor = first, key?: string) =>
  call<Claim>(
    actor,
    `mutation ($claim: LoanClaimInput!) { createLoanClaim(loanClaim: $claim) { ${fields} } }`,
    { claim: { ...loan, kind: 'DEBT_CERTIFICATE', ...more } },
    key,
  )
const cancel = (id: string, actor = first) =>
  call<Claim | null>(
    actor,
    `mutation ($id: ID!) { cancelLoanClaim(loanClaimId: $id) { ${fields} } }`,
    { id },
  )
const list = async (actor = first, partyId = organisationId) =>
  call<readonly Claim[]>(actor, `query ($id: ID!) { getLoanClaims(partyId: $id) { ${fields} } }`, {
    id: partyId,
  })

const partial = {
  kind: 'PARTIAL_REPAYMENT',
  repayOn: '2026-12-02',
  amount: '40000.00',
  mode: 'SHORTER_TERM',
}

test('a draft is its writer’s alone, and becomes the claim when it is sent', async () => {
  const draft = await create({ ...partial, isDraft: true })
  expect(draft.answer).toMatchObject({ state: 'DRAFT', amount: '40000.00', canCancel: true })
  const { loanClaimId } = draft.answer
  const second = testActor('SECOND', { productRoles: ['LOAN_MANAGER'] })
  const stateFor = async (actor?: Actor) =>
    (await list(actor)).answer.find(one => one.loanClaimId === loanClaimId)?.state
  expect(await stateFor(second)).toBeUndefined()
  expect((await create({ ...partial, loanClaimId }, second)).code).toBe('LOAN_CLAIM_NOT_FOUND')
  const sent = await create({ ...partial, loanClaimId })
  expect(sent.answer).toMatchObject({ loanClaimId, state: 'ON_VERIFICATION' })
  expect(await stateFor()).toBe('ON_VERIFICATION')
  expect((await create({ ...partial, loanClaimId })).answer).toMatchObject({ loanClaimId })
  expect((await create({ kind: 'FULL_REPAYMENT', repayOn: '2026-12-02' })).code).toBe(
    'CLAIM_PENDING',
  )
  expect((await cancel(loanClaimId)).answer).toMatchObject({ state: 'DECLINED' })
})

test('one press that arrives several times is one claim, and one line of the audit', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => create({}, first, 'the-same-press-1')))
  const ids = new Set(answers.map(({ answer }) => answer.loanClaimId))
  expect(ids.size).toBe(1)
  const [id = ''] = ids
  expect((await list()).answer.filter(one => one.loanClaimId === id)).toHaveLength(1)
  const { rows } = await sql<{ lines: bigint }>`
    select count(*) as lines from platform.audit_entry
    where action = 'loanClaimSent' and details ->> 'loanClaimId' = ${id}`.execute(
    bank.database.ownerDb,
  )
  expect(rows).toEqual([{ lines: 1n }])
  const other = await create({ kind: 'REPAYMENT_DAY', day: 5 }, first, 'the-same-press-1')
  expect(other.code).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('the officer’s decision reaches the claim and the open pages of the organisation', async () => {
  const { answer } = await create({})
  const { db } = bank.database
  const { loanClaims } = bank.products
  const follow = followAccountFeed({
    db,
    feed: 'loan-claims',
    kind: 'LOAN_CLAIM_CHANGED',
    readEvents: async (after, limit) =>
      (await loanClaims.readEvents(after, limit)).map(({ sequence, claim }) => ({
        sequence,
        ...claim,
      })),
  })
  while ((await follow()) > 0);
  const reason = { ru: 'Нет документов.', ky: 'Документ жок.', en: 'No papers.' }
  await bank.products.loanClaimDesk.decline(answer.loanClaimId, reason)
  expect(await follow()).toBe(1)
  const found = (await list()).answer.find(one => one.loanClaimId === answer.loanClaimId)
  expect(found).toMatchObject({ state: 'DECLINED', reason: 'Нет документов.', canCancel: false })
  const { rows } = await sql<{ payload: object }>`
    select payload from platform.outbox where topic = 'account'
    order by id desc limit 1`.execute(bank.database.ownerDb)
  expect(rows[0]?.payload).toMatchObject({ loanClaimId: answer.loanClaimId })
  expect((await cancel(answer.loanClaimId)).code).toBe('CLAIM_STATE_MISMATCH')
})

test('the certificate of debt that the bank has issued is a paper, and one it has not issued is none', async () => {
  const { answer } = await create({})
  const { loanClaimId } = answer
  const refusalOf = async (actor: Actor, input: object) => {
    const opened = await certificates.open(actor, { ...input }, 'ru')
    return opened.ok ? undefined : opened.error.code
  }
  expect(await refusalOf(first, { loanClaimId })).toBe('LOAN_CLAIM_NOT_FOUND')
  expect((await bank.products.loanClaimDesk.approve(loanClaimId)).ok).toBe(true)
  const found = await call<{ certificate: { principal: string; pdfLink: string } }>(
    first,
    `query ($id: ID!) { getLoanClaimById(loanClaimId: $id) { certificate { principal pdfLink } } }`,
    { id: loanClaimId },
  )
  expect(found.answer.certificate.pdfLink).toBe(
    `/api/v1/exports/loan-certificates?format=pdf&loanClaimId=${loanClaimId}`,
  )
  const opened = await certificates.open(first, { loanClaimId }, 'ky')
  if (!opened.ok) throw new Error(opened.error.code)
  const text = (await readFileBytes(opened.value.write('pdf'))).toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  const stranger = testActor('FIRST', { legalPartyId: otherOrganisationId })
  expect(await refusalOf(stranger, { loanClaimId })).toBe('LOAN_CLAIM_NOT_FOUND')
  expect(await refusalOf(testActor('CREATOR'), { loanClaimId })).toBe('FORBIDDEN')
  expect(await refusalOf(first, { loanClaimId, colour: 'red' })).toBe('BAD_USER_INPUT')
})

test('what is not possible is refused before the officer sees it', async () => {
  const codes = await Promise.all([
    create({ ...partial, repayOn: '2026-11-01' }),
    create({ ...partial, amount: '900000.00' }),
    create({ kind: 'REPAYMENT_DAY', day: 31 }),
    create({ loanId: bank.newId() }),
  ])
  expect(codes.map(({ code }) => code)).toEqual([
    'REPAYMENT_DATE_INVALID',
    'REPAYMENT_AMOUNT_INVALID',
    'REPAYMENT_DAY_INVALID',
    'LOAN_NOT_FOUND',
  ])
})

test('claims are for the first signatory and for people with the role, of this organisation', async () => {
  expect((await list(testActor('CREATOR'))).code).toBe('FORBIDDEN')
  expect((await create({}, testActor('SECOND'))).code).toBe('FORBIDDEN')
  const manager = testActor('CREATOR', { productRoles: ['LOAN_MANAGER'] })
  // The role opens the claims; the account of the loan is still granted by the first signatory.
  expect((await list(manager)).answer).toEqual([])
  expect((await create({}, manager)).code).toBe('LOAN_NOT_FOUND')
  const stranger = testActor('FIRST', { legalPartyId: otherOrganisationId })
  const [claim] = (await list()).answer
  expect((await list(stranger)).code).toBe('LEGAL_PARTY_NOT_FOUND')
  expect((await cancel(claim?.loanClaimId ?? '', stranger)).code).toBe('LOAN_CLAIM_NOT_FOUND')
})
