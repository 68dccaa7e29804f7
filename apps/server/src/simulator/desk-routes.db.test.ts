import { instalmentProducts } from '@tartip/bank-twin/instalments/instalment-products'
import { bankWords } from '@tartip/bank-twin/testing/test-services'
import { bankWord } from '@tartip/bank-twin/reference/bank-words'
import { toIso } from '@tartip/domain/time/instant'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createDeskTestApp,
  type DeskTestApp,
  externalCompany,
  shopPhoto,
} from './testing/desk-test-app.ts'

let testApp: DeskTestApp

beforeAll(async () => {
  testApp = await createDeskTestApp('desks')
})
afterAll(() => testApp.close())

const get = (path: string) => testApp.get(path)
const order = (path: string, payload?: object) => testApp.order(path, payload)

/** A contract of a company of its own. */
async function newContract(contractNum: string) {
  const contract = {
    contractId: testApp.ids.uuid(),
    legalPartyId: testApp.ids.uuid(),
    companyName: 'ОсОО «Клиент»',
    inn: '01403201610101',
    contractNum,
    isActive: true,
    signScheme: 'ONE_SIGNATORY',
    signType: 'TOTP',
    createdDate: '2024-01-10',
    expirationDate: '2036-01-10',
    departmentCode: '001',
    departmentName: { ru: 'Головной офис', ky: 'Башкы кеңсе', en: 'Head office' },
  } as const
  await testApp.services.seeds.people.addContracts([contract])
  return contract
}

test('the office allows an organisation to create another API key, if it already has one', async () => {
  const legalPartyId = testApp.ids.uuid()
  const path = `/officer/organisations/${legalPartyId}/allow-api-key`
  expect((await order(path)).status).toBe(200)
  expect(await order(path)).toMatchObject({ status: 400, body: { code: 'API_KEY_NOT_FOUND' } })
  expect(testApp.reissues).toEqual([legalPartyId, legalPartyId])
  expect((await order('/officer/organisations/everybody/allow-api-key')).body.code).toBe(
    'VALIDATION',
  )
})

test('an officer sees the photographs of an order of terminals, and nothing of another address', async () => {
  const taskId = testApp.ids.uuid()
  const application = {
    legalAddress: 'Чуй, 1',
    actualAddress: 'Чуй, 1',
    mainActivity: 'Торговля',
    storeName: 'Береке',
    storeAddress: 'Чуй, 155',
    accountType: 'RKO',
    clientAccount: '1090011000014297',
    offerTypes: ['MOBILE'],
    clientContactName: 'Асанов Эркин',
    clientContactAddress: 'Чуй, 1',
    clientContactNumber: '996700100101',
    hasSecurity: false,
    terminalsCount: 1,
    hasClientKkm: false,
    workingDays: 'каждый день',
    photoKeys: [shopPhoto.blobKey, 'files/shop/slow'],
  }
  const { legalPartyId } = await newContract('4472')
  await testApp.services.contracts.submitTask({
    taskId,
    legalPartyId,
    userContractId: testApp.ids.uuid(),
    createdDate: testApp.clock.now(),
    content: { kind: 'POS', application },
  })
  expect(await get('/officer')).toMatchObject({
    tasks: expect.arrayContaining([
      expect.objectContaining({ taskId, requested: expect.objectContaining({ photoCount: 2 }) }),
    ]),
  })
  const photo = (place: string, id = taskId) =>
    testApp.app.inject(`/api/simulator/officer/tasks/${id}/photos/${place}`)
  expect((await photo('0')).body).toBe('jpeg')
  const statuses = [await photo('1'), await photo('2'), await photo('x'), await photo('0', 'x')]
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([503, 404, 404, 404])
  expect((await order(`/officer/tasks/${taskId}/accept`)).status).toBe(200)
})

test('a sent message is read on the phone', async () => {
  await testApp.services.sms.send({
    messageId: testApp.ids.uuid(),
    phone: '996700100101',
    text: 'Код: 482913',
    purpose: 'CODE',
  })
  expect(await get('/sms?phone=996700100101')).toMatchObject({
    messages: [{ text: 'Код: 482913' }],
  })
  expect(await get('/sms?phone=996700100102')).toMatchObject({ messages: [] })
})

test('a phone activates a key, shows a request and confirms it once', async () => {
  const owner = {
    legalPartyId: testApp.ids.uuid(),
    personId: testApp.ids.uuid(),
    fullName: 'У. Эсеналиев',
  }
  const issued = await testApp.services.payControl.createKey({
    ...owner,
    requestId: testApp.ids.uuid(),
    signRight: 'FIRST',
  })
  if (!issued.ok) throw new Error(issued.error.code)
  const { qr, key } = issued.value
  expect(await order('/phones/keys', { text: qr })).toMatchObject({ status: 200 })
  expect(await order('/phones/keys', { text: qr })).toMatchObject({
    body: { code: 'KEY_ALREADY_TAKEN' },
  })
  const transactionId = testApp.ids.uuid()
  await testApp.services.payControl.requestConfirmation({
    transactionId,
    pcUserId: key.pcUserId,
    text: 'Платёж № 17',
    digest: 'ab'.repeat(32),
    validUntil: testApp.clock.now() + 60_000,
    callbackUrl: 'https://bank.example/callback',
  })
  expect(await get('/phones')).toMatchObject({
    keys: [{ status: 'ACTIVE' }],
    requests: [{ transactionId, text: 'Платёж № 17' }],
  })
  expect(await order(`/phones/requests/${transactionId}/decline`)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION' },
  })
  expect(await order(`/phones/requests/${transactionId}/confirm`)).toMatchObject({ status: 200 })
  expect(await order(`/phones/requests/${transactionId}/confirm`)).toMatchObject({
    body: { code: 'REQUEST_ANSWERED' },
  })
})

test('a token signs with its PIN, and its private key is never exported', async () => {
  const made = await testApp.services.desks.tokens.create({
    label: 'Рутокен',
    pin: '12345678',
    owner: {
      personId: testApp.ids.uuid(),
      personInn: '21311199300017',
      fullName: 'Касымов Жаныбек',
      legalPartyId: testApp.ids.uuid(),
      organisationInn: '01202201810104',
      companyName: 'ОсОО «Нур-Тоо»',
    },
  })
  const id = made.ok ? made.value.tokenId : ''
  const data = Buffer.from('текст').toString('base64')
  expect(await order(`/tokens/${id}/sign`, { pin: '12345678', data })).toMatchObject({
    status: 200,
    body: { value: expect.stringMatching(/^[A-Za-z0-9+/=]{500,}$/) },
  })
  expect(await order(`/tokens/${id}/sign`, { pin: '87654321', data })).toMatchObject({
    status: 400,
    body: { code: 'PIN_INCORRECT', params: { attemptsLeft: 9 } },
  })
  await order(`/tokens/${id}/state`, { state: 'NO_DEVICE' })
  expect(await order(`/tokens/${id}/certificate`)).toMatchObject({ body: { code: 'NOT_DEVICE' } })
  expect(JSON.stringify(await get('/tokens'))).not.toMatch(/private/i)
})

test('the officer sees what is waiting, with amounts to the last tyiyn', async () => {
  const contract = await newContract('4471')
  const taskId = testApp.ids.uuid()
  await testApp.services.contracts.submitTask({
    taskId,
    legalPartyId: contract.legalPartyId,
    userContractId: testApp.ids.uuid(),
    createdDate: testApp.clock.now(),
    content: {
      kind: 'LOAN',
      application: {
        amountMinor: 9_007_199_254_740_993n,
        currency: 'KGS',
        termMonths: 36,
        purpose: 'Оборот',
        contactName: 'Асанов',
        contactNumber: '996700100101',
      },
    },
  })
  const quoteId = testApp.ids.uuid()
  await testApp.services.rateQuotes.request({
    quoteId,
    legalPartyId: contract.legalPartyId,
    sell: 'USD',
    buy: 'KGS',
    side: 'SELL',
    amountMinor: 9_007_199_254_740_993n,
  })
  expect(await get('/officer')).toMatchObject({
    tasks: [
      {
        taskId,
        companyName: 'ОсОО «Клиент»',
        requested: {
          kind: 'LOAN',
          amount: '90071992547409.93',
          currency: 'KGS',
          termMonths: 36,
          purpose: 'Оборот',
        },
      },
    ],
    quotes: [
      {
        quoteId,
        companyName: 'ОсОО «Клиент»',
        pair: 'USD → KGS',
        amount: '90071992547409.93',
        currency: 'USD',
      },
    ],
  })
  expect(await order(`/officer/tasks/${taskId}/refuse`, { reason: ' ' })).toMatchObject({
    body: { code: 'FIELD_REQUIRED' },
  })
  expect(await order(`/officer/tasks/${taskId}/accept`)).toMatchObject({ status: 200 })
  expect(await order(`/officer/tasks/${taskId}/accept`)).toMatchObject({
    body: { code: 'TASK_ALREADY_DECIDED' },
  })
})

test('a buyer takes goods by instalments, and the partner goes on with the claim', async () => {
  const [partnerContractId, legalPartyId] = [testApp.ids.uuid(), testApp.ids.uuid()]
  const [product] = instalmentProducts(bankWords)
  if (!product) throw new Error('The partner sells nothing')
  await testApp.services.seeds.instalments.addContracts([
    {
      partnerContractId,
      legalPartyId,
      product,
      categoryName: bankWord(bankWords, 'shop_category', 'APPLIANCES'),
      email: 'shop@example.com',
      startDate: '2020-01-01',
      endDate: '2040-12-31',
      commissions: [],
      contacts: [],
    },
  ])
  const bought = {
    amount: '45000.00',
    months: product.durationsMonths[0],
    lastName: 'Токтоев',
    firstName: 'Азиз',
  }
  const { status, body } = await order(`/officer/shops/${partnerContractId}/buy`, bought)
  expect([status, body]).toMatchObject([200, { value: { loanClaimId: expect.any(String) } }])
  const { loanClaimId } = (body as unknown as { value: { loanClaimId: string } }).value
  expect(await order(`/officer/claims/${loanClaimId}/advance`)).toMatchObject({ status: 200 })
  expect(
    await testApp.services.instalmentPartner.findClaim(legalPartyId, loanClaimId),
  ).toMatchObject({
    status: 'AWAITING_DELIVERY_CONFIRMATION',
  })
})

test('an incoming payment is settled with its session, and only from a known payer with a positive amount', async () => {
  const own = {
    legalPartyId: testApp.client.legalPartyId,
    accountId: testApp.ids.uuid(),
    account: '1090000000000101',
  }
  await testApp.twin.seed.addClients([{ ...own, name: 'ОсОО «Клиент»', inn: '01712199610057' }])
  await testApp.twin.seed.addAccounts([
    {
      ...own,
      bic: '109001',
      ownerName: 'ОсОО «Клиент»',
      type: 'RKO',
      status: 'OPEN',
      currency: 'KGS',
      openDate: '2024-01-15',
      departmentId: '1',
      classification: 'STANDART',
      productName: bankWord(testApp.words, 'account_product', 'SETTLEMENT'),
    },
  ])
  const incoming = {
    system: 'CLEARING',
    account: own.account,
    payerAccount: externalCompany.account,
    amount: '1250.05',
    documentNumber: '17',
    purpose: 'Оплата за мёд',
  }
  for (const [change, code] of [
    [{ amount: '0' }, 'AMOUNT_NOT_POSITIVE'],
    [{ amount: '1.005' }, 'AMOUNT_TOO_PRECISE'],
    [{ amount: '1000000.01' }, 'CLEARING_LIMIT_EXCEEDED'],
    [{ amount: '92233720368547758.07' }, 'AMOUNT_TOO_LARGE'],
    [{ amount: '92233720368547758.08' }, 'AMOUNT_TOO_LARGE'],
    [{ payerAccount: '1180000000000000' }, 'ACCOUNT_NOT_FOUND'],
    [{ account: '1090000000000999' }, 'ACCOUNT_NOT_FOUND'],
    [{ purpose: ' ' }, 'FIELD_REQUIRED'],
  ] as const) {
    const answer = await order('/settlement/incoming', { ...incoming, ...change })
    expect(answer).toMatchObject({ status: 400, body: { code } })
  }
  expect(await order('/settlement/incoming', incoming)).toMatchObject({ status: 200 })
  testApp.clock.advanceMinutes(1)
  await testApp.twin.runDueSteps()
  await testApp.twin.seed.addCorrespondents([
    { currency: 'JPY', code: 'DEMOJPJT', name: 'Demo Bank Tokyo', country: 'JP' },
  ])
  expect(await get('/settlement')).toMatchObject({
    correspondents: [{ currency: 'JPY', counterpartyName: 'Demo Bank Tokyo', balance: '0' }],
    payers: [{ companyName: externalCompany.name }],
    sessions: [
      {
        system: 'CLEARING_TRANSIT',
        incoming: '1250.05',
        outgoing: '0.00',
        net: '1250.05',
        positions: [{ participant: '118', name: { ky: 'Чоочун' }, documents: 1, net: '1250.05' }],
      },
    ],
  })
  expect(
    await testApp.twin.coreAccounts.findOwnAccount(own.legalPartyId, own.account),
  ).toMatchObject({
    balanceMinor: 125_005n,
  })
  expect(await get('/officer')).toMatchObject({
    accounts: [
      {
        account: own.account,
        title: { ru: 'Расчётный счёт', en: 'Settlement account' },
        balance: '1250.05',
        currency: 'KGS',
        status: 'OPEN',
      },
    ],
  })
})

test('a fault is planned, the bank becomes unavailable, and a reset ends both', async () => {
  await order('/faults/next', { kind: 'SUBMIT_ANSWER_LOST', count: 2 })
  await order('/faults/away', { minutes: 5 })
  expect(await get('/faults')).toMatchObject({
    next: { SUBMIT_ANSWER_LOST: 2 },
    unavailableUntil: toIso(testApp.clock.now() + 5 * 60_000),
  })
  await order('/faults/calm')
  const reset = await get('/faults')
  expect(reset).toMatchObject({ next: {} })
  expect(reset).not.toHaveProperty('unavailableUntil')
  expect(await order('/faults/next', { kind: 'EARTHQUAKE', count: 1 })).toMatchObject({
    body: { code: 'VALIDATION' },
  })
})

test('random faults are drawn from a seed until the seed is removed', async () => {
  await order('/faults/seed', { seed: 17 })
  expect(await get('/faults')).toMatchObject({ seed: 17 })
  await order('/faults/chance', { kind: 'FIND_LOST', percent: 10 })
  expect(await get('/faults')).toMatchObject({ seed: 17, chancePercent: { FIND_LOST: 10 } })
  await order('/faults/seed', { seed: null })
  expect(await get('/faults')).not.toHaveProperty('seed')
  expect(await order('/faults/seed', { seed: -1 })).toMatchObject({ body: { code: 'VALIDATION' } })
  await order('/faults/calm')
})

test.each(['/officer/tasks/1/accept', '/tokens/x/unlock', '/phones/keys/admin'])(
  '%s refuses an invalid id',
  async path => {
    expect(await order(path, { isBlocked: true })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    })
  },
)

test('the officer sets and removes limits, and blocks a company', async () => {
  const { legalPartyId } = testApp.client
  const path = `/officer/limits/${legalPartyId}`
  const ofDay = { scope: 'ORGANISATION', period: 'DAY', personId: '' }
  const limitsNow = async () => ((await get('/officer')) as { limits: readonly object[] }).limits[0]
  expect(await order(path, { ...ofDay, amount: '1000.50' })).toMatchObject({ status: 200 })
  await order(`${path}/standing`, { standing: 'EMPLOYEES_ONLY' })
  expect(await limitsNow()).toMatchObject({
    legalPartyId,
    standing: 'EMPLOYEES_ONLY',
    limits: [{ ...ofDay, limit: '1000.50' }],
  })
  expect(await order(path, { ...ofDay, amount: 'много' })).toMatchObject({ status: 400 })
  expect(await order(path, { ...ofDay, scope: 'PERSON', amount: '1' })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION' },
  })
  await order(path, { ...ofDay, amount: null })
  await order(`${path}/standing`, { standing: 'FULL' })
  expect(await limitsNow()).toMatchObject({ standing: 'FULL', limits: [] })
})
