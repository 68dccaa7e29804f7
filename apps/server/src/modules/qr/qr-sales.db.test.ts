import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import type { QrSaleEvent } from '@tartip/bank-ports/qr-sales'
import type { AccountPermission } from '@tartip/domain/accounts/account-permission'
import { readListInput } from '@tartip/domain/lists/list'
import { qrOperationList } from '@tartip/domain/lists/qr-operation-list'
import type { SignRight } from '@tartip/domain/people/sign-right'
import { readElqr } from '@tartip/domain/qr/elqr'
import { formatSaleCode, recipientOfCode, type QrRecipient } from '@tartip/domain/qr/sale-code'
import { err, ok } from '@tartip/domain/result'
import { fromIso } from '@tartip/domain/time/instant'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { createTestIds } from '@tartip/testkit/ids/test-ids'
import readCode from 'jsqr'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Actor } from '../../platform/actor.ts'
import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import { createQrModule, type QrModuleDeps } from './compose.ts'
import type { Qr } from './public.ts'
import { qrMigrations } from './store/migrations/qr-migrations.ts'
import { readFileBytes } from '../../platform/lists/testing/read-file.ts'

const legalPartyId = '11111111-1111-4111-8111-111111111111'
const otherParty = '22222222-2222-4222-8222-222222222222'
const [account, hidden] = ['1090011000014297', '1090011000015549']
const [hall, street] = [
  '44444444-4444-4444-8444-444444444444',
  '55555555-5555-4555-8555-555555555555',
]
const issuer = { provider: 'qr.bank.kg', address: 'https://qr.bank.kg' }

let database: TestDatabase
let qr: Qr
let sticker: ListExport
let runJobs: () => Promise<number>
let events: QrSaleEvent[]
let granted: Map<string, Set<string>>
let accountGrants: Map<string, readonly AccountPermission[]>
let viewers: Map<string, readonly string[]>
let members: Awaited<ReturnType<QrModuleDeps['accessControl']['membersOf']>>
const ids = createTestIds('qr')

const actorOf = (signRight: SignRight, personId = ids.uuid()): Actor =>
  ({
    legalPartyId,
    personId,
    signRight,
    productRoles: [],
    postVerificationStatus: 'Confirmed',
    companyName: 'ОсОО «Береке»',
  }) as unknown as Actor

const registers = [
  { cashRegisterId: hall, registerCode: '001', registerName: 'Касса 1', isActive: true },
  { cashRegisterId: street, registerCode: '002', registerName: 'Касса 2', isActive: true },
].map(one => ({
  ...one,
  salePointCode: '100001',
  salePointName: 'Зал',
  account,
  salePointId: hall,
  checkName: 'Hall',
}))

beforeAll(async () => {
  database = await testDatabase([qrMigrations])
  const deps: QrModuleDeps = {
    db: database.db,
    clock: { now: () => fromIso('2026-11-28T06:00:00.000Z') },
    ids,
    logger: { error: (...entries: unknown[]) => expect.fail(JSON.stringify(entries)) },
    accounts: {
      readableAccounts: async () => [account],
      permissionsByAccount: async ({ signRight }) =>
        new Map([
          [
            account,
            ['AUDITOR', 'CASH_MANAGER'].includes(signRight) ? ['READ'] : ['READ', 'QR_GENERATION'],
          ],
        ]),
      grantsOn: async () => ({ find: (_party, personId) => accountGrants.get(personId) ?? [] }),
      findRecipient: async number =>
        number === account ? ({ account, ownerName: 'ОсОО «Береке»' } as never) : undefined,
    },
    accessControl: { membersOf: async () => members },
    cashRegisters: {
      visibleRegisterIds: async ({ personId }) => granted.get(personId) ?? new Set(),
      cashRegistersOf: async ({ personId, signRight }) =>
        signRight === 'CASHIER'
          ? registers.filter(one => granted.get(personId)?.has(one.cashRegisterId))
          : registers,
      accountOfCode: async () => undefined,
      viewersOfRegister: async (_party, id) => viewers.get(id) ?? [],
    },
    core: {
      accountsOf: async () =>
        [account, hidden].map(
          number => ({ account: number, type: 'RKO', currency: 'KGS', status: 'OPEN' }) as never,
        ),
    },
    bank: {
      readEvents: async (after, limit) =>
        events.filter(({ sequence }) => sequence > after).slice(0, limit),
      onEvent: () => () => undefined,
      checkRefund: async (_party, _sale, amountMinor) =>
        amountMinor > 10_000n
          ? err('REFUND_AMOUNT_EXCEEDED')
          : ok({ availableMinor: 10_000n, maskedAccount: '996', recipientName: 'Бакыт А.' }),
    },
    acquiring: {
      findByCode: async code =>
        code === '100001'
          ? ({ name: 'Зал', account, cashRegisters: [{ code: '001', isActive: true }] } as never)
          : undefined,
    },
    issuer,
    fontsFolder: join(import.meta.dirname, '../../../../../reference-data/fonts'),
    bankName: () => 'ОАО «Демо-Банк»',
  }
  const module = createQrModule(deps)
  qr = module.qr
  sticker = module.listExport
  runJobs = () => module.jobs.runJobsOnce()
})
afterAll(() => database.close())

beforeEach(async () => {
  events = []
  granted = new Map()
  accountGrants = new Map()
  viewers = new Map()
  members = []
  await sql`truncate qr.sale, qr.feed_position, platform.outbox`.execute(database.ownerDb)
})

interface Sold {
  readonly at?: string
  readonly amountMinor?: bigint
  readonly cashRegisterId?: string
  readonly account?: string
  readonly legalPartyId?: string
}

function sell(sold: Sold = {}): string {
  const saleId = ids.uuid()
  const register = registers.find(one => one.cashRegisterId === sold.cashRegisterId)
  events.push({
    sequence: BigInt(events.length + 1),
    saleId,
    operationId: `${saleId}-c`,
    legalPartyId: sold.legalPartyId ?? legalPartyId,
    account: sold.account ?? account,
    ...(register
      ? {
          register: {
            cashRegisterId: register.cashRegisterId,
            salePointCode: register.salePointCode,
            salePointName: register.salePointName,
            cashCode: register.registerCode,
            cashName: register.registerName,
          },
        }
      : {}),
    occurredAt: fromIso(sold.at ?? '2026-11-28T05:00:00.000Z'),
    amountMinor: sold.amountMinor ?? 10_000n,
    feeMinor: 20n,
    isDynamic: false,
    stan: '000001',
    provider: 'c2b.other.kg',
    providerTransactionId: '123456789012',
    senderName: 'Бакыт А.',
    senderAccount: '996 *** ** 34 56',
  })
  return saleId
}

async function shownTo(actor: Actor, filter: object = {}): Promise<readonly string[]> {
  const request = readListInput(qrOperationList, filter)
  if (!request.ok) throw new Error(request.error.code)
  const page = await qr.page(await qr.accessOf(actor), request.value, { page: 1, size: 50 })
  return page.list.map(({ saleId }) => saleId)
}

describe('sales of the bank', () => {
  test('are taken over once, however many processes do it, and reported in the same step', async () => {
    const sold = [sell(), sell(), sell()]
    await Promise.all([runJobs(), runJobs(), runJobs()])
    await runJobs()
    expect((await shownTo(actorOf('FIRST'))).toSorted()).toEqual(sold.toSorted())
    const { rows } = await sql<{ id: string }>`
      select payload ->> 'saleId' as id from platform.outbox where topic = 'qr-sale'
      order by outbox.id`.execute(database.ownerDb)
    expect(rows.map(({ id }) => id)).toEqual(sold)
  })

  test('five hundred are taken over without losing one', async () => {
    for (let count = 0; count < 500; count += 1) sell()
    while ((await runJobs()) > 0);
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from qr.sale`.execute(database.ownerDb)
    expect(rows[0]?.count).toBe(500)
  })
})

describe('who sees a sale', () => {
  test('people of the office see those of accounts that they may read, and of no other organisation', async () => {
    const own = sell()
    sell({ account: hidden })
    sell({ legalPartyId: otherParty })
    await runJobs()
    expect(await shownTo(actorOf('FIRST'))).toEqual([own])
    expect(await shownTo(actorOf('AUDITOR'))).toEqual([own])
  })

  test('a cashier sees those of the own registers alone, in lists, totals and by id', async () => {
    const cashier = actorOf('CASHIER')
    granted.set(cashier.personId, new Set([hall]))
    const [own, foreign, ofAccount] = [
      sell({ cashRegisterId: hall }),
      sell({ cashRegisterId: street }),
      sell(),
    ]
    await runJobs()
    const access = await qr.accessOf(cashier)
    expect(await shownTo(cashier)).toEqual([own])
    expect(await shownTo(cashier, { cashRegister: '100001002' })).toEqual([])
    expect(await shownTo(cashier, { account })).toEqual([own])
    expect(await qr.find(access, own)).toMatchObject({ saleId: own })
    for (const id of [foreign, ofAccount, 'nothing']) {
      expect(await qr.find(access, id)).toBeUndefined()
    }
    const period = { from: '2026-11-28', to: '2026-11-28' }
    expect((await qr.summary(access, period, {})).days).toMatchObject([{ count: 1 }])
    const batches: string[] = []
    const request = readListInput(qrOperationList, {})
    if (request.ok) {
      for await (const list of qr.batches(access, request.value)) {
        batches.push(...list.map(({ saleId }) => saleId))
      }
    }
    expect(batches).toEqual([own])
  })

  test('a cashier who is dismissed sees none with the very next call', async () => {
    const cashier = actorOf('CASHIER')
    granted.set(cashier.personId, new Set([hall]))
    sell({ cashRegisterId: hall })
    await runJobs()
    expect(await shownTo(cashier)).toHaveLength(1)
    granted.delete(cashier.personId)
    expect(await shownTo(cashier)).toEqual([])
    expect(await qr.sources(cashier)).toEqual([])
  })
})

describe('the history', () => {
  test('is narrowed down by period, time of day, amount, register and words, and sorted by amount', async () => {
    const morning = sell({ at: '2026-11-27T04:00:00.000Z', amountMinor: 5_000n })
    const noon = sell({
      at: '2026-11-28T06:30:00.000Z',
      amountMinor: 90_000n,
      cashRegisterId: hall,
    })
    const night = sell({ at: '2026-11-28T17:59:00.000Z', amountMinor: 7_000n })
    await runJobs()
    const first = actorOf('FIRST')
    expect(await shownTo(first, { sort: 'AMOUNT', order: 'DESC' })).toEqual([noon, night, morning])
    expect(await shownTo(first, { startDate: '2026-11-28', endDate: '2026-11-28' })).toEqual([
      night,
      noon,
    ])
    expect(await shownTo(first, { startTime: '12:00', endTime: '13:00' })).toEqual([noon])
    expect(await shownTo(first, { startAmount: '50.01', endAmount: '70' })).toEqual([night])
    expect(await shownTo(first, { cashRegister: '100001001' })).toEqual([noon])
    expect(await shownTo(first, { salePointCode: '100001' })).toEqual([noon])
    expect(await shownTo(first, { search: 'бакыт' })).toHaveLength(3)
    expect(await shownTo(first, { search: '900' })).toEqual([noon])
    expect(await shownTo(first, { search: 'нет такого' })).toEqual([])
  })

  test('adds up every day of a period, empty ones too, and compares outlets', async () => {
    sell({ at: '2026-11-26T18:00:00.000Z', amountMinor: 100n })
    sell({ at: '2026-11-28T17:59:00.000Z', amountMinor: 300n, cashRegisterId: hall })
    sell({ at: '2026-11-28T17:59:59.000Z', amountMinor: 400n, cashRegisterId: street })
    await runJobs()
    const access = await qr.accessOf(actorOf('FIRST'))
    const summary = await qr.summary(access, { from: '2026-11-26', to: '2026-11-28' }, {})
    expect(summary.days).toEqual([
      { date: '2026-11-26', amountMinor: 0n, count: 0 },
      { date: '2026-11-27', amountMinor: 100n, count: 1 },
      { date: '2026-11-28', amountMinor: 700n, count: 2 },
    ])
    expect(summary.points).toEqual([
      { salePointCode: '100001', salePointName: 'Зал', amountMinor: 700n, count: 2 },
      { amountMinor: 100n, count: 1 },
    ])
  })
})

test('a refund of a sale is checked for those alone who see the sale', async () => {
  const cashier = actorOf('CASHIER')
  granted.set(cashier.personId, new Set([hall]))
  const [own, foreign] = [sell({ cashRegisterId: hall }), sell({ cashRegisterId: street })]
  await runJobs()
  const access = await qr.accessOf(cashier)
  expect(await qr.checkRefund(access, own, 10_000n)).toMatchObject({ ok: true })
  expect(await qr.checkRefund(access, own, 10_001n)).toMatchObject({
    error: { code: 'REFUND_AMOUNT_EXCEEDED' },
  })
  expect(await qr.checkRefund(access, foreign, 1n)).toMatchObject({
    error: { code: 'SALE_NOT_FOUND' },
  })
})

test('of a code of this bank the bank says whose it is; a code of another bank says it itself', async () => {
  const sellerOf = async (recipient: QrRecipient, provider = issuer.provider) => {
    const text = formatSaleCode(
      { recipient, name: 'Чужое имя', isDynamic: false },
      { ...issuer, provider },
    )
    const read = readElqr(text)
    return read.ok ? qr.findSeller(read.value) : undefined
  }
  expect(await sellerOf({ account })).toEqual({ account, name: 'ОсОО «Береке»' })
  expect(await sellerOf({ account: hidden })).toBeUndefined()
  expect(await sellerOf({ salePointCode: '100001', cashCode: '001' })).toEqual({
    account,
    name: 'Зал',
  })
  expect(await sellerOf({ salePointCode: '100001', cashCode: '009' })).toBeUndefined()
  expect(await sellerOf({ account }, 'qr.other.kg')).toEqual({ name: 'Чужое имя' })
})

describe('a code', () => {
  test('of an account or a register is made by whoever may make codes for the account, each with its own number', async () => {
    const made = await qr.makeCode(actorOf('FIRST'), { account, amount: '150.00', isDynamic: true })
    const code = made.ok ? readElqr(made.value.text) : made
    expect(code).toMatchObject({
      value: { amountMinor: 15_000n, isDynamic: true, amountIsEditable: false },
    })
    expect(made).toMatchObject({ value: { transaction: expect.stringMatching(/^[0-9a-f]{32}$/) } })
    const makePermanent = () =>
      qr.makeCode(actorOf('CREATOR'), { cashRegister: '100001002', isDynamic: false })
    const [ofRegister, another] = [await makePermanent(), await makePermanent()]
    expect(another.ok && another.value.transaction).not.toBe(
      ofRegister.ok && ofRegister.value.transaction,
    )
    const read = ofRegister.ok ? readElqr(ofRegister.value.text) : undefined
    expect(read?.ok && recipientOfCode(read.value, issuer)).toMatchObject({
      value: { salePointCode: '100001', cashCode: '002' },
    })
  })

  test('is not made for an account without the permission, another one, or a register that is not theirs', async () => {
    const codeOf = async (actor: Actor, where: { account?: string; cashRegister?: string }) => {
      const made = await qr.makeCode(actor, { ...where, isDynamic: false })
      return made.ok ? 'MADE' : made.error.code
    }
    expect(await codeOf(actorOf('AUDITOR'), { account })).toBe('ACCOUNT_NOT_FOUND')
    expect(await codeOf(actorOf('AUDITOR'), { cashRegister: '100001001' })).toBe('ENTITY_NOT_FOUND')
    expect(await codeOf(actorOf('FIRST'), { account: hidden })).toBe('ACCOUNT_NOT_FOUND')
    const manager = actorOf('CASH_MANAGER')
    expect(await codeOf(manager, { cashRegister: '100001001' })).toBe('MADE')
    expect(await codeOf(manager, { account })).toBe('ACCOUNT_NOT_FOUND')
    const cashier = actorOf('CASHIER')
    granted.set(cashier.personId, new Set([hall]))
    expect(await codeOf(cashier, { cashRegister: '100001001' })).toBe('MADE')
    expect(await codeOf(cashier, { cashRegister: '100001002' })).toBe('ENTITY_NOT_FOUND')
    expect(await codeOf(cashier, { account })).toBe('ACCOUNT_NOT_FOUND')
  })

  test.each([
    ['0', 'AMOUNT_NOT_POSITIVE'],
    ['1.234', 'AMOUNT_TOO_PRECISE'],
    ['x', 'AMOUNT_INVALID'],
  ])('over %s is refused: %s', async (amount, code) => {
    expect(
      await qr.makeCode(actorOf('FIRST'), { account, amount, isDynamic: false }),
    ).toMatchObject({ error: { code } })
  })
})

describe('a notification of a sale', () => {
  const memberOf = (signRight: SignRight) => {
    const member = {
      legalPartyId,
      personId: ids.uuid(),
      signRight,
      signType: 'TOTP',
      postVerificationStatus: 'Confirmed',
      isActive: true,
      productRoles: [],
    } as const
    members = [...members, member]
    return member.personId
  }
  const notified = async () => {
    const { rows } = await sql<{ source: string; people: string[] }>`
      select payload ->> 'source' as source, payload -> 'personIds' as people
      from platform.outbox where payload ->> 'code' = 'QR_PAID'`.execute(database.ownerDb)
    return rows
  }

  test('is made of a sale of today, and not of those of earlier days', async () => {
    const first = memberOf('FIRST')
    for (const day of ['15', '26']) sell({ at: `2026-11-${day}T05:00:00.000Z` })
    sell({ at: '2026-11-28T05:00:00.000Z' })
    await runJobs()
    expect(await notified()).toEqual([
      { source: `qr sales ${account} 2026-11-28`, people: [first] },
    ])
  })

  test('at a register goes to whoever may see the register and its account, and acts on sales', async () => {
    const [first, manager, stranger] = [
      memberOf('FIRST'),
      memberOf('CASH_MANAGER'),
      memberOf('CREATOR'),
    ]
    const [own, other] = [memberOf('CASHIER'), memberOf('CASHIER')]
    const auditor = memberOf('AUDITOR')
    for (const reader of [manager, auditor]) accountGrants.set(reader, ['READ'])
    viewers.set(hall, [first, manager, stranger, auditor, own])
    sell({ cashRegisterId: hall })
    await runJobs()
    const [notice] = await notified()
    expect(notice?.people.toSorted()).toEqual([first, manager, own].toSorted())
    expect(notice?.people).not.toContain(other)
  })

  test('of an account goes to people who want to be notified of it, and to no cashier', async () => {
    const [reader, wanting] = [memberOf('CASH_MANAGER'), memberOf('CREATOR')]
    memberOf('CASHIER')
    accountGrants.set(reader, ['READ'])
    accountGrants.set(wanting, ['READ', 'PUSH_NOTIFICATION'])
    sell()
    await runJobs()
    expect((await notified()).map(({ people }) => people)).toEqual([[wanting]])
  })
})

describe('a sticker', () => {
  const printed = async (input: Readonly<Record<string, string>>) => {
    const opened = await sticker.open(actorOf('FIRST'), input, 'ky')
    if (!opened.ok) throw new Error(opened.error.code)
    const { about, write } = opened.value
    return { about, bytes: await readFileBytes(write('pdf')) }
  }

  test.each([
    ['A6', '297.64 419.53'],
    ['A4', '595.28 841.89'],
  ])('on %s is one page with a code that a camera reads', async (paper, box) => {
    const { about, bytes } = await printed({ cashRegister: '100001001', amount: '250.00', paper })
    expect(about).toEqual(['Зал', 'Касса 1', paper])
    const text = bytes.toString('latin1')
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(text).toContain(`/MediaBox [0 0 ${box}]`)
    const { data, side } = photographOf(contentOf(bytes))
    const seen = readElqr(readCode(data, side, side)?.data ?? '')
    expect(seen).toMatchObject({ value: { name: 'Зал', amountMinor: 25_000n, isDynamic: false } })
    expect(seen.ok && recipientOfCode(seen.value, issuer)).toMatchObject({
      value: { salePointCode: '100001', cashCode: '001' },
    })
  })

  test('is refused like its code, and for a size that there is not', async () => {
    const refusalOf = async (actor: Actor, input: Readonly<Record<string, unknown>>) => {
      const opened = await sticker.open(actor, input, 'ru')
      return opened.ok ? undefined : opened.error.code
    }
    const cashier = actorOf('CASHIER')
    granted.set(cashier.personId, new Set([hall]))
    const own = { cashRegister: '100001001', paper: 'A6' }
    expect(await refusalOf(cashier, own)).toBeUndefined()
    expect(await refusalOf(cashier, { ...own, cashRegister: '100001002' })).toBe('ENTITY_NOT_FOUND')
    expect(await refusalOf(cashier, { account, paper: 'A6' })).toBe('ACCOUNT_NOT_FOUND')
    expect(await refusalOf(cashier, { ...own, amount: '0' })).toBe('AMOUNT_NOT_POSITIVE')
    expect(await refusalOf(cashier, { ...own, paper: 'A5' })).toBe('BAD_USER_INPUT')
    expect(await refusalOf(cashier, { ...own, isDynamic: 'true' })).toBe('BAD_USER_INPUT')
    // Without an amount the code would be one of any price.
    expect(await refusalOf(cashier, { ...own, amount: ['250', '1'] })).toBe('BAD_USER_INPUT')
  })
})

/** What is drawn on the page of a PDF. */
function contentOf(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  for (const { index, 0: start } of text.matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\n/g)) {
    const from = index + start.length
    const content = inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString(
      'latin1',
    )
    if (content.includes(' re\n')) return content
  }
  throw new Error('The page has no rectangles')
}

/** The dark squares of the code on a white ground, as a camera sees them. */
function photographOf(content: string) {
  const squares = [...content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) \3 re$/gm)].map(
    ([, x, y, size]) => ({ x: Number(x), y: Number(y), size: Number(size) }),
  )
  const pixels = 4
  const border = 24
  const [left, top] = [
    Math.min(...squares.map(({ x }) => x)),
    Math.min(...squares.map(({ y }) => y)),
  ]
  const step = squares[0]?.size ?? 1
  const place = (value: number) => border + Math.round(value / step) * pixels
  const side = place(Math.max(...squares.map(({ x }) => x)) - left) + pixels + border
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const { x, y } of squares) {
    for (let row = 0; row < pixels; row += 1) {
      const at = ((place(y - top) + row) * side + place(x - left)) * 4
      for (let column = 0; column < pixels; column += 1)
        data.fill(0, at + column * 4, at + column * 4 + 3)
    }
  }
  return { data, side }
}
