import { afterEach, beforeEach } from 'vitest'

import type { Actor } from '../../../platform/actor.ts'
import { cardAccountOf } from './fake-salary-project.ts'
import { openPaymentService, type TestPaymentService } from './payment-service.ts'
import { organisationId, testActor } from './test-people.ts'

/** People of a company where one signature is enough. */
export const oneSignature = { signScheme: 'ONE_SIGNATORY', productRoles: ['SALARY_USER'] } as const
export const creator = testActor('CREATOR', oneSignature)
export const first = testActor('FIRST', oneSignature)
export const auditor = testActor('AUDITOR', oneSignature)
export const withoutSalary = testActor('FIRST', { ...oneSignature, productRoles: [] })

export const row = (number: number, more: object = {}) => ({
  fullName: `Сотрудник ${number}`,
  cardAccount: cardAccountOf(number),
  amount: '1500.50',
  ...more,
})
const request = (more: object = {}) => ({
  legalPartyId: organisationId,
  fileName: 'Зарплата за ноябрь',
  currency: 'KGS',
  rows: [row(1), row(2)],
  ...more,
})
const recordFields = `id fileName status totalAmount commission rowCount version digest paymentId valueDate isFullComplete
  unpaidAmount errorCode payerAccount warnings { code params { name value } } isEditable isRemovable isSendForSign isSignable isRepeatable`
const detailQuery = `query($salaryId: ID!, $filter: SalaryRowFilter) {
  findSalaryDetailBySalaryId(salaryId: $salaryId, filter: $filter) {
    salary { ${recordFields} } amountElements
    detail { id fullName cardAccount amount state findings { cell code isWarning } }
  }
}`

interface Detail {
  readonly salary: {
    readonly version: number
    readonly digest: string
    readonly paymentId: string
    readonly status: string
    readonly isRepeatable: boolean
    readonly warnings: readonly { readonly code: string }[]
  }
  readonly detail: readonly { readonly findings: readonly object[] }[]
}

/** A payment service of its own for each test of a file, and what people do with registers in it. */
export function useSalaryService() {
  let service: TestPaymentService
  beforeEach(async () => {
    service = await openPaymentService()
  })
  afterEach(() => service.close())

  const save = async (more: object = {}, actor: Actor = creator) => {
    const answer = await service.run(
      actor,
      'mutation($request: SalaryRequest!) { saveSalary(salaryRequest: $request) }',
      { request: request(more) },
    )
    const { saveSalary } = (answer.data ?? {}) as { saveSalary?: string }
    return { id: saveSalary ?? '', code: answer.errors?.[0]?.['code'] }
  }
  const detailOf = async (salaryId: string, actor: Actor = creator, filter: object = {}) => {
    const variables = { salaryId, filter }
    const { data, errors } = await service.run(actor, detailQuery, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    return (data as { findSalaryDetailBySalaryId: Detail }).findSalaryDetailBySalaryId
  }
  const check = () => service.payments.runJobsOnce()
  const saveChecked = async (more: object = {}) => {
    const { id } = await save(more)
    await check()
    return id
  }
  const act = async (actor: Actor, mutation: string, type: string, input: object) => {
    const source = `mutation($input: ${type}!) { ${mutation} { salaryId ok statusCode errorCode } }`
    const { data, errors } = await service.run(actor, source, { input })
    if (errors) return errors
    return Object.values(data as Record<string, readonly object[]>)[0]
  }
  const send = (salaryId: string, actor: Actor = creator) =>
    act(actor, 'forSigningSalary(salary: $input)', 'SalariesRef', {
      legalPartyId: organisationId,
      salaryIds: [salaryId],
    })
  const sign = async (salaryId: string, actor: Actor = first) => {
    const { salary } = await detailOf(salaryId)
    return act(actor, 'signingSalary(sign: $input)', 'SignSalaryInput', {
      legalPartyId: organisationId,
      salaryIds: [salaryId],
      digests: [salary.digest],
      otpCode: '123456',
    })
  }

  /** Signs and lets the bank execute; `codes` are what it reports of each row. */
  async function execute(
    salaryId: string,
    codes: Parameters<TestPaymentService['salary']['pay']>[1],
    returnedMinor: bigint,
  ) {
    await send(salaryId)
    await sign(salaryId)
    await check()
    const { salary } = await detailOf(salaryId)
    for (const [sequence, kind] of (['ACCEPTED', 'RECEIPT', 'EXECUTED'] as const).entries()) {
      const paymentId = salary.paymentId
      const legalPartyId = organisationId
      service.bank.report({
        sequence: BigInt(service.bank.queried.length * 10 + sequence + 1),
        paymentId,
        legalPartyId,
        kind,
      })
    }
    service.salary.pay(salaryId, codes, returnedMinor)
    await check()
    await check()
  }

  return {
    get service() {
      return service
    },
    save,
    saveChecked,
    detailOf,
    check,
    act,
    send,
    sign,
    execute,
  }
}
