import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { SeedOrganisation, SeedUserContract } from '../../public.ts'
import {
  payDaApplication as payDa,
  posApplication as pos,
  savePosApplication,
} from '../../testing/applications.ts'
import { runQuery } from '../../testing/run-query.ts'
import {
  testAccessControl,
  type Answer,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'

const savePayDa = `mutation P($id: ID!, $app: PayDaApplicationInput!) {
  savePayDaApplicationTask(businessUserContractId: $id, payDaApplication: $app) }`
const saveSeller = `mutation S($org: ID!, $info: SellerUserInfo!) {
  createBusinessUserContractWithRoleSellerTask(orgReferenceId: $org, userInfo: $info) }`
const ownTasks = `query T($id: ID!, $types: [TaskType!]) {
  userPOSApplicationTasksPageable(businessUserContractId: $id, taskTypes: $types,
    pageableDecorator: {}) {
    totalPages totalElements
    list { id taskType taskState newValue { storeName bdoState } payDaApplication { storeName } } } }`
const oneTask = `query T($id: ID!, $task: ID!) {
  getUserPOSApplicationTask(taskId: $task, businessUserContractId: $id) { id taskState } }`
const sellers = `query S($org: ID!, $state: TaskState, $place: String) {
  getSellers(orgReferenceId: $org, taskState: $state, locationId: $place,
    pageableDecorator: { page: 1, size: 10 }) {
    totalPages list { fullName individualInn taskState locationId } } }`

const seller = {
  individualInn: '20101199000001',
  fullName: 'Токтогулов А.',
  mobile: '996700123456',
  locationId: 'shop-1',
}

let bank: TestAccessControl
let company: SeedOrganisation
let contract: SeedUserContract
let browser: Answer

beforeAll(async () => {
  bank = await testAccessControl()
})
beforeEach(async () => {
  ;({ company, contract, browser } = await bank.addSignedIn())
})
afterAll(() => bank.close())

describe('applications', () => {
  test('for terminals and Pay-Da go to the bank and are seen with its decision', async () => {
    const id = contract.userContractId
    const ordered = await runQuery(bank, browser, savePosApplication, { id, app: pos })
    const taskId: unknown = ordered.data?.['savePosApplicationTask']
    await runQuery(bank, browser, savePayDa, { id, app: payDa })
    expect((await runQuery(bank, browser, ownTasks, { id })).data).toEqual({
      userPOSApplicationTasksPageable: {
        totalPages: 1,
        totalElements: 2,
        list: [
          {
            id: expect.any(String),
            taskType: 'PAYDA',
            taskState: 'IN_PROCESS',
            newValue: null,
            payDaApplication: { storeName: 'Ысык-Көл' },
          },
          {
            id: taskId,
            taskType: 'POS',
            taskState: 'IN_PROCESS',
            newValue: { storeName: 'Ысык-Көл', bdoState: 'IN_PROCESS' },
            payDaApplication: null,
          },
        ],
      },
    })
    expect((await runQuery(bank, browser, oneTask, { id, task: taskId })).codes).toEqual([])
  })

  test('are dated by the day on which the bank stands, and the newest is first however its clock was moved', async () => {
    const id = contract.userContractId
    await runQuery(bank, browser, savePosApplication, { id, app: pos })
    bank.bankClock.advanceMinutes(24 * 60)
    const app = { ...pos, storeName: 'Ала-Тоо' }
    await runQuery(bank, browser, savePosApplication, { id, app }, 'intention-2')
    const query = ownTasks.replace('taskState newValue', 'taskState createdDate newValue')
    const { data } = await runQuery(bank, browser, query, { id })
    const dated = (storeName: string, at: number) => ({
      createdDate: new Date(at).toISOString(),
      newValue: { storeName },
    })
    const now = bank.bankClock.now()
    expect(now).not.toBe(bank.clock.now())
    expect(data).toMatchObject({
      userPOSApplicationTasksPageable: {
        list: [dated('Ала-Тоо', now), dated('Ысык-Көл', now - 24 * 60 * 60_000)],
      },
    })
  })

  test('need a key of the intention, and one intention is one application', async () => {
    const id = contract.userContractId
    const org = company.legalPartyId
    for (const [query, variables] of [
      [savePosApplication, { id, app: pos }],
      [savePayDa, { id, app: payDa }],
      [saveSeller, { org, info: seller }],
    ] as const) {
      const before = bank.bankOffice.tasks.length
      expect((await runQuery(bank, browser, query, variables, '')).codes).toEqual([
        'IDEMPOTENCY_KEY_REQUIRED',
      ])
      expect(bank.bankOffice.tasks).toHaveLength(before)
      const first = await runQuery(bank, browser, query, variables, 'intention-1')
      bank.clock.advanceMinutes(1)
      const again = await runQuery(bank, browser, query, variables, 'intention-1')
      expect([first.codes, again.data]).toEqual([[], first.data])
      expect(bank.bankOffice.tasks).toHaveLength(before + 1)
    }
  })

  test('that the bank has rejected meanwhile are reported as such when they are repeated', async () => {
    const org = company.legalPartyId
    const variables = { org, info: seller }
    await runQuery(bank, browser, saveSeller, variables, 'intention-1')
    const [task] = bank.bankOffice.tasks
    if (!task) throw new Error('The bank has no task')
    bank.bankOffice.tasks[0] = { ...task, taskState: 'DECLINED' }
    const again = await runQuery(bank, browser, saveSeller, variables, 'intention-1')
    expect(again.codes).toEqual(['TASK_REJECTED'])
  })

  test.each([
    ['a shop whose order is being decided', 'DUPLICATE_TASK'],
    ['a company whose contract has not begun', 'CONTRACT_NOT_STARTED'],
  ] as const)('of %s are refused as the bank says: %s', async (_whose, code) => {
    const id = contract.userContractId
    bank.bankOffice.taskRefusal = code
    const orders = [
      await runQuery(bank, browser, savePosApplication, { id, app: pos }, 'intention-1'),
      await runQuery(bank, browser, savePayDa, { id, app: payDa }, 'intention-2'),
    ]
    expect(orders.map(({ codes }) => codes)).toEqual([[code], [code]])
    // What was refused is no task, so the same order may be handed in again.
    bank.bankOffice.taskRefusal = undefined
    expect(
      (await runQuery(bank, browser, savePosApplication, { id, app: pos }, 'intention-1')).codes,
    ).toEqual([])
  })

  test.each([
    ['who is one already', 'SELLER_APPLICATION_DUPLICATE'],
    ['who is being checked', 'SELLER_APPLICATION_PENDING'],
    ['whom the registry does not know', 'PIN_NOT_FOUND'],
    ['whom the registry has as deceased', 'PIN_ERROR'],
  ] as const)('for a seller %s are refused as the bank says: %s', async (_who, code) => {
    bank.bankOffice.taskRefusal = code
    const variables = { org: company.legalPartyId, info: seller }
    const refused = await runQuery(bank, browser, saveSeller, variables)
    bank.bankOffice.taskRefusal = undefined
    expect(refused.codes).toEqual([code])
    expect((await runQuery(bank, browser, sellers, { org: variables.org })).data).toMatchObject({
      getSellers: { list: [] },
    })
  })

  test('with the key of another intention are refused, with that of another person they are not', async () => {
    const id = contract.userContractId
    await runQuery(bank, browser, savePosApplication, { id, app: pos }, 'intention-1')
    const changed = { ...pos, terminalsCount: 3 }
    const refused = await runQuery(
      bank,
      browser,
      savePosApplication,
      { id, app: changed },
      'intention-1',
    )
    expect(refused.codes).toEqual(['IDEMPOTENCY_KEY_REUSED'])
    const other = await bank.addPerson()
    const theirs = await bank.addUserContract(other, await bank.addOrganisation())
    const session = await bank.signIn(other)
    const variables = { id: theirs.userContractId, app: changed }
    expect(
      (await runQuery(bank, session, savePosApplication, variables, 'intention-1')).codes,
    ).toEqual([])
  })

  test('of a colleague, of another kind and of nobody are one and the same', async () => {
    const colleague = await bank.addPerson()
    const theirs = await bank.addUserContract(colleague, company)
    const taken = await runQuery(bank, browser, savePosApplication, {
      id: contract.userContractId,
      app: pos,
    })
    const task: unknown = taken.data?.['savePosApplicationTask']
    const info = await runQuery(bank, browser, saveSeller, {
      org: company.legalPartyId,
      info: seller,
    })
    const sellerTask: unknown = info.data?.['createBusinessUserContractWithRoleSellerTask']
    const others = await bank.signIn(colleague)
    for (const wanted of [task, sellerTask, bank.ids.uuid(), 'no id']) {
      const answer = await runQuery(bank, others, oneTask, {
        id: theirs.userContractId,
        task: wanted,
      })
      expect(answer.codes).toEqual(['TASK_NOT_FOUND'])
    }
    for (const id of [contract.userContractId, bank.ids.uuid()]) {
      expect((await runQuery(bank, others, ownTasks, { id })).codes).toEqual(['PERSON_NOT_FOUND'])
      expect((await runQuery(bank, others, savePosApplication, { id, app: pos })).codes).toEqual([
        'PERSON_NOT_FOUND',
      ])
    }
  })

  test('to become a seller are listed by state and outlet', async () => {
    const org = company.legalPartyId
    await runQuery(bank, browser, saveSeller, { org, info: seller })
    expect((await runQuery(bank, browser, sellers, { org })).data).toEqual({
      getSellers: {
        totalPages: 1,
        list: [
          {
            fullName: seller.fullName,
            individualInn: seller.individualInn,
            taskState: 'ON_VERIFICATION',
            locationId: 'shop-1',
          },
        ],
      },
    })
    const approved = await runQuery(bank, browser, sellers, { org, state: 'APPROVED' })
    expect(approved.data).toEqual({ getSellers: { totalPages: 0, list: [] } })
    const there = await runQuery(bank, browser, sellers, { org, place: 'shop-1' })
    expect(there.data).toMatchObject({ getSellers: { list: [{ locationId: 'shop-1' }] } })
    const elsewhere = await runQuery(bank, browser, sellers, { org, place: 'shop-2' })
    expect(elsewhere.data).toEqual({ getSellers: { totalPages: 0, list: [] } })
  })

  test.each([
    ['terminals', savePosApplication, pos],
    ['Pay-Da', savePayDa, payDa],
  ])(
    'for %s name an account of the company that the person may use for the takings',
    async (_what, document, app) => {
      const id = contract.userContractId
      const ofAnother = { ...app, clientAccount: '1090011004062606' }
      expect(await runQuery(bank, browser, document, { id, app: ofAnother })).toMatchObject({
        codes: ['APPLICATION_INVALID'],
        params: { field: 'clientAccount' },
      })
      const spaced = { ...app, clientAccount: app.clientAccount.replace(/(\d{4})/g, '$1 ') }
      expect((await runQuery(bank, browser, document, { id, app: spaced })).codes).toEqual([])
    },
  )

  test('name the field that cannot be taken', async () => {
    const refused = await runQuery(bank, browser, savePosApplication, {
      id: contract.userContractId,
      app: { ...pos, clientAccount: '12' },
    })
    expect(refused).toMatchObject({
      codes: ['APPLICATION_INVALID'],
      params: { field: 'clientAccount' },
    })
  })
})
