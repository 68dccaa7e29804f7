import type { BankText } from '@tartip/domain/bank-text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewBankTask, SellerApplication, TaskContent } from '../src/bank-tasks.ts'
import type {
  BankContract,
  BankPeopleEvent,
  BankPerson,
  ContractsAndRegistration,
} from '../src/contracts-and-registration.ts'
import { faultsOfTexts } from './bank-words.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'
import { readAllEvents } from './read-all-events.ts'

/**
 * A bank with one contract in force that began before today, and its first signatory; a second organisation
 * whose contract begins only years later; and a person of no contract whom the registry knows.
 */
export interface ContractsUnderTest {
  readonly contracts: ContractsAndRegistration
  readonly contract: BankContract
  readonly person: BankPerson
  readonly userContractId: string
  readonly futurePartyId: string
  readonly otherInn: string
  /** An INN of a person that the registry does not know. */
  readonly unknownInn: string
  /** The INN of a person whom the registry has as deceased. */
  readonly deceasedInn: string
  newId(): string
  now(): number
  /** The one-time password that was last sent to this phone. */
  lastPasswordSentTo(phone: string): Promise<string>
  /** How many messages with passwords this phone has got. */
  passwordsSentTo(phone: string): Promise<number>
  /** What the bank's officer does. */
  decide(taskId: string, verdict: 'ACCEPT' | { readonly refuse: BankText }): Promise<void>
  freeze(personId: string, reason: BankText): Promise<void>
  unfreeze(personId: string): Promise<void>
  liftLockout(personId: string): Promise<void>
  advanceDays(days: number): void
  close(): Promise<void>
}

/** What any bank behind `ContractsAndRegistration` must do; run it against each implementation. */
export function describeContractsAndRegistrationContract(
  name: string,
  makeBank: () => Promise<ContractsUnderTest>,
): void {
  describe(`contracts and registration: ${name}`, () => {
    let bank: ContractsUnderTest

    beforeAll(async () => {
      bank = await makeBank()
    })
    afterAll(() => bank.close())

    registrationTests(() => bank)
    oneTimePasswordTests(() => bank)
    taskTests(() => bank)
    eventTests(() => bank)
  })
}

function registrationTests(bank: () => ContractsUnderTest): void {
  test('a person is found in every contract that names them', async () => {
    const { contracts, person, contract, userContractId } = bank()
    expect(await contracts.contractsOf(person.inn)).toMatchObject([{ userContractId, contract }])
    expect(await contracts.contractsOf(bank().unknownInn)).toEqual([])
    expect(faultsOfTexts([contract.departmentName])).toEqual([])
  })

  test('tax number and phone together open registration, however the phone is written', async () => {
    const { contracts, person } = bank()
    const national = person.phone.replace(/^996/, '0')
    expect(await contracts.findForRegistration(person.inn, national)).toEqual({
      ok: true,
      value: person,
    })
  })

  test.each(['wrong phone', 'unknown number', 'person without a contract'] as const)(
    'registration says the same to a %s',
    async what => {
      const { contracts, person, unknownInn, otherInn } = bank()
      const inn = { 'wrong phone': person.inn, 'unknown number': unknownInn }[what as string]
      const phone = what === 'wrong phone' ? '996555000000' : person.phone
      expect(await contracts.findForRegistration(inn ?? otherInn, phone)).toEqual({
        ok: false,
        error: { code: 'REGISTRATION_NOT_POSSIBLE', params: {} },
      })
    },
  )

  test('a frozen person does not register until they are let in again', async () => {
    const { contracts, person } = bank()
    await bank().freeze(person.personId, { ru: 'Заявление клиента' })
    expect(await contracts.findForRegistration(person.inn, person.phone)).toMatchObject({
      error: { code: 'REGISTRATION_FROZEN' },
    })
    await bank().unfreeze(person.personId)
    expect(await contracts.findForRegistration(person.inn, person.phone)).toMatchObject({
      ok: true,
    })
  })
}

function oneTimePasswordTests(bank: () => ContractsUnderTest): void {
  const send = async (requestId = bank().newId()) => {
    const { contracts, person } = bank()
    await contracts.sendOneTimePassword(requestId, person.personId)
    return bank().lastPasswordSentTo(person.phone)
  }
  const check = (password: string) =>
    bank().contracts.checkOneTimePassword(bank().person.personId, password)

  test('the password that was sent is right until it is retired', async () => {
    const password = await send()
    expect(await check(password)).toMatchObject({ ok: true })
    expect(await check(password)).toMatchObject({ ok: true })
    await bank().contracts.retireOneTimePassword(bank().person.personId)
    expect(await check(password)).toMatchObject({ error: { code: 'ONE_TIME_PASSWORD_USED' } })
  })

  test('five wrong tries end a password, and the right one is of no use any more', async () => {
    const password = await send()
    for (let count = 0; count < 5; count += 1) {
      expect(await check('wrong')).toMatchObject({
        error: { code: 'ONE_TIME_PASSWORD_INCORRECT' },
      })
    }
    expect(await check(password)).toMatchObject({ error: { code: 'ONE_TIME_PASSWORD_EXPIRED' } })
  })

  test('a newer password replaces the earlier one', async () => {
    const earlier = await send()
    const later = await send()
    expect(later).not.toBe(earlier)
    expect(await check(earlier)).toMatchObject({ error: { code: 'ONE_TIME_PASSWORD_INCORRECT' } })
    expect(await check(later)).toMatchObject({ ok: true })
  })

  test('the same request again sends nothing, even many at once', async () => {
    const { contracts, person } = bank()
    const before = await bank().passwordsSentTo(person.phone)
    const requestId = bank().newId()
    await Promise.all(
      Array.from({ length: 6 }, () => contracts.sendOneTimePassword(requestId, person.personId)),
    )
    expect(await bank().passwordsSentTo(person.phone)).toBe(before + 1)
  })

  test('an older request that comes again leaves the newer password good and sends nothing', async () => {
    const { contracts, person } = bank()
    const older = bank().newId()
    await contracts.sendOneTimePassword(older, person.personId)
    const newer = await send()
    const sent = await bank().passwordsSentTo(person.phone)
    expect(await contracts.sendOneTimePassword(older, person.personId)).toMatchObject({ ok: true })
    expect(await bank().passwordsSentTo(person.phone)).toBe(sent)
    expect(await check(newer)).toMatchObject({ ok: true })
  })

  test('a request for one person’s password is refused for another person', async () => {
    const { contracts, person } = bank()
    const requestId = bank().newId()
    await contracts.sendOneTimePassword(requestId, person.personId)
    expect(await contracts.sendOneTimePassword(requestId, bank().newId())).toMatchObject({
      error: { code: 'REQUEST_CHANGED' },
    })
  })

  test('a password is of no use after a few days', async () => {
    const password = await send()
    bank().advanceDays(3)
    expect(await check(password)).toMatchObject({ error: { code: 'ONE_TIME_PASSWORD_EXPIRED' } })
  })

  test('nobody gets a password whom the bank does not know', async () => {
    const answer = await bank().contracts.sendOneTimePassword(bank().newId(), bank().newId())
    expect(answer).toMatchObject({ error: { code: 'PERSON_NOT_FOUND' } })
  })
}

function taskTests(bank: () => ContractsUnderTest): void {
  const task = (content: TaskContent, change: Partial<NewBankTask> = {}): NewBankTask => ({
    taskId: bank().newId(),
    legalPartyId: bank().contract.legalPartyId,
    userContractId: bank().userContractId,
    createdDate: bank().now(),
    content,
    ...change,
  })
  const pos = (storeName: string): TaskContent => ({
    kind: 'POS',
    application: { ...posApplication, storeName },
  })
  const seller = (change: Partial<SellerApplication> = {}): TaskContent => ({
    kind: 'SELLER',
    application: {
      inn: bank().otherInn,
      fullName: 'Сыдыкова Айжан',
      phone: '996700999001',
      ...change,
    },
  })

  test('an application waits for the officer and is theirs to complete', async () => {
    const { contracts } = bank()
    const order = task(pos('Магазин на Чуй'))
    expect(await contracts.submitTask(order)).toMatchObject({
      value: { ...order, taskState: 'IN_PROCESS' },
    })
    await bank().decide(order.taskId, 'ACCEPT')
    expect(await contracts.findTask(order.legalPartyId, order.taskId)).toMatchObject({
      taskState: 'COMPLETED',
    })
  })

  test.each<[string, BankText]>([
    [
      'three languages',
      { ru: 'Недостаточный оборот', ky: 'Жүгүртүү жетишсиз', en: 'Low turnover' },
    ],
    ['Russian alone', { ru: 'Не хватает справки' }],
  ])('a refused application carries the officer’s words in %s', async (_languages, reason) => {
    const loan = task({ kind: 'LOAN', application: loanApplication })
    await bank().contracts.submitTask(loan)
    await bank().decide(loan.taskId, { refuse: reason })
    expect(await bank().contracts.findTask(loan.legalPartyId, loan.taskId)).toMatchObject({
      taskState: 'DECLINED',
      rejectReason: reason,
      content: { application: { amountMinor: 9_007_199_254_740_993n } },
    })
  })

  test('another task under a known id is refused, whatever was changed', async () => {
    const changes: ChangesOf<NewBankTask, 'taskId'> = {
      legalPartyId: bank().newId(),
      userContractId: bank().newId(),
      createdDate: bank().now() + 1,
      content: pos('Другая лавка'),
    }
    await expectChangesRefused(task(pos('Лавка')), changes, one => bank().contracts.submitTask(one))
  })

  test('the same task again is one task', async () => {
    const { contracts } = bank()
    const order = task(pos('Киоск'))
    const answers = await Promise.all(Array.from({ length: 5 }, () => contracts.submitTask(order)))
    expect(answers.every(answer => answer.ok)).toBe(true)
  })

  test('of many applications for one shop at once one is taken, until it is refused', async () => {
    const { contracts } = bank()
    const orders = Array.from({ length: 5 }, () => task(pos('Одна точка')))
    const answers = await Promise.all(orders.map(order => contracts.submitTask(order)))
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    expect(await contracts.submitTask(task(pos(' ОДНА   точка ')))).toMatchObject({
      error: { code: 'DUPLICATE_TASK' },
    })
    const taken = orders[answers.findIndex(answer => answer.ok)]
    await bank().decide(taken?.taskId ?? '', { refuse: { ru: 'Нет фотографий' } })
    expect(await contracts.submitTask(task(pos('одна  точка')))).toMatchObject({ ok: true })
  })

  test('a seller is checked once, approved once, and then in the contract', async () => {
    const { contracts, contract, otherInn } = bank()
    const application = task(seller())
    await contracts.submitTask(application)
    expect(await contracts.submitTask(task(seller()))).toMatchObject({
      error: { code: 'SELLER_APPLICATION_PENDING' },
    })
    await bank().decide(application.taskId, 'ACCEPT')
    expect(await contracts.submitTask(task(seller()))).toMatchObject({
      error: { code: 'SELLER_APPLICATION_DUPLICATE' },
    })
    const [asSeller] = await contracts.contractsOf(otherInn)
    expect(asSeller).toMatchObject({ productRoles: ['SELLER'], contract })
    const page = { page: 0, size: 1 }
    const ofSeller = await contracts.tasks(contract.legalPartyId, { inn: otherInn }, page)
    expect(ofSeller).toMatchObject({ totalElements: 1, list: [{ taskState: 'APPROVED' }] })
    // Whoever is let into a contract is reported with their name and phone.
    const changes = (await readAllEvents(contracts, 3)).map(event => event.change)
    expect(changes.find(change => change.kind === 'USER_CONTRACT_CHANGED')).toMatchObject({
      userContract: { productRoles: ['SELLER'] },
      person: { inn: otherInn, phone: '996700999001' },
    })
  })

  test('nobody is a seller whom the registry does not know, or has as deceased', async () => {
    const refusalOf = async (inn: string) => {
      const answer = await bank().contracts.submitTask(task(seller({ inn })))
      return answer.ok ? undefined : answer.error.code
    }
    expect(await refusalOf(bank().unknownInn)).toBe('PIN_NOT_FOUND')
    expect(await refusalOf(bank().deceasedInn)).toBe('PIN_ERROR')
  })

  test('an organisation whose contract has not begun cannot apply', async () => {
    const early = task(pos('Рано'), { legalPartyId: bank().futurePartyId })
    expect(await bank().contracts.submitTask(early)).toMatchObject({
      error: { code: 'CONTRACT_NOT_STARTED' },
    })
  })

  test('the task of another organisation is like one that does not exist', async () => {
    const order = task(pos('Чужой глаз'))
    await bank().contracts.submitTask(order)
    const { contracts, futurePartyId } = bank()
    expect(await contracts.findTask(futurePartyId, order.taskId)).toBeUndefined()
    expect(await contracts.tasks(futurePartyId, {}, { page: 0, size: 10 })).toMatchObject({
      totalElements: 0,
    })
  })

  test('lists are filtered by kind, state and person, and counted whole', async () => {
    const { contracts, contract, unknownInn } = bank()
    const orders = ['Первая', 'Вторая', 'Третья'].map(name => task(pos(name)))
    for (const order of orders) await contracts.submitTask(order)
    await bank().decide(orders[0]?.taskId ?? '', 'ACCEPT')
    const first = { page: 0, size: 1 }
    const elsewhere = await contracts.tasks(contract.legalPartyId, { locationId: 'none' }, first)
    expect(elsewhere.list).toEqual([])
    const ofNobody = await contracts.tasks(contract.legalPartyId, { inn: unknownInn }, first)
    expect(ofNobody.list).toEqual([])
    const filter = { kinds: ['POS'], states: ['IN_PROCESS', 'COMPLETED'] } as const
    const page = await contracts.tasks(contract.legalPartyId, filter, first)
    expect(page.list).toHaveLength(1)
    expect(page.totalPages).toBe(page.totalElements)
    expect(page.totalElements).toBeGreaterThan(2)
  })
}

const phoneLost: BankText = { ru: 'Утеря телефона', ky: 'Телефон жоголгон', en: 'Phone lost' }

function eventTests(bank: () => ContractsUnderTest): void {
  const readAll = (): Promise<BankPeopleEvent[]> => readAllEvents(bank().contracts, 3)

  test('what the officer does is reported once, in order, and again by a repeated read', async () => {
    const { person } = bank()
    const before = (await readAll()).length
    let woken = 0
    const end = bank().contracts.onEvent(() => (woken += 1))
    await bank().freeze(person.personId, phoneLost)
    await bank().unfreeze(person.personId)
    await bank().liftLockout(person.personId)
    end()
    const events = await readAll()
    expect(events.slice(before).map(event => event.change)).toEqual([
      { kind: 'PERSON_FROZEN', personId: person.personId, reason: phoneLost },
      { kind: 'PERSON_UNFROZEN', personId: person.personId },
      { kind: 'LOCKOUT_LIFTED', personId: person.personId },
    ])
    expect(await readAll()).toEqual(events)
    expect(woken).toBe(3)
  })
}

const posApplication = {
  legalAddress: 'Бишкек, Чуй 1',
  actualAddress: 'Бишкек, Чуй 1',
  mainActivity: 'Розничная торговля',
  storeName: '',
  storeAddress: 'Бишкек, Чуй 1',
  accountType: 'RKO',
  clientAccount: '1090011000014297',
  offerTypes: ['VISA', 'ELCARD'],
  clientContactName: 'Асанов Эркин',
  clientContactAddress: 'Бишкек',
  clientContactNumber: '996700100101',
  hasSecurity: true,
  terminalsCount: 2,
  hasClientKkm: false,
  workingDays: 'Пн–Вс 9:00–21:00',
  photoKeys: [],
}

const loanApplication = {
  // More than a JSON number can hold: it must come back to the last tyiyn.
  amountMinor: 9_007_199_254_740_993n,
  currency: 'KGS' as const,
  termMonths: 36,
  purpose: 'Пополнение оборотных средств',
  contactName: 'Асанов Эркин',
  contactNumber: '996700100101',
}
