import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import type { Actor } from '../../../platform/actor.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { paymentKind } from '../payment-kind.ts'
import { cardAccountOf } from '../testing/fake-salary-project.ts'
import {
  creator,
  first,
  oneSignature,
  row,
  useSalaryService,
  withoutSalary,
} from '../testing/salary-service.ts'
import { organisationId, testActor } from '../testing/test-people.ts'

const bank = useSalaryService()
const { save, saveChecked, detailOf, check, act, send, sign, execute } = bank

describe('signing', () => {
  test('hands the rows to the bank before the order that pays them', async () => {
    const id = await saveChecked()
    expect(await send(id)).toMatchObject([{ ok: true, statusCode: 'ON_VERIFICATION' }])
    expect(await sign(id)).toMatchObject([{ salaryId: id, ok: true }])
    await check()
    expect(bank.service.salary.submitted.get(id)).toMatchObject({
      totalMinor: 300_100n,
      rows: [{ rowNumber: 1, cardAccount: cardAccountOf(1), amountMinor: 150_050n }, {}],
    })
    expect(bank.service.bank.submitted).toMatchObject([
      { operationCode: 'SALARY', registerId: id, amountMinor: 300_100n },
    ])
  })

  test('covers every row: a register that was changed behind it is never paid', async () => {
    const id = await saveChecked()
    await send(id)
    await sign(id)
    await sql`update payment.salary_row set amount_minor = 150051 where row_number = 1`.execute(
      bank.service.ownerDb,
    )
    await check()
    expect(bank.service.bank.submitted).toEqual([])
    expect(await detailOf(id)).toMatchObject({
      salary: { status: 'ERROR', errorCode: 'ORDER_CHANGED' },
    })
  })

  test('is for people with the salary project, whatever call they use', async () => {
    const id = await saveChecked()
    await send(id)
    const { salary } = await detailOf(id)
    expect(await sign(id, withoutSalary)).toMatchObject([{ code: 'FORBIDDEN' }])
    const byPayment = `mutation($sign: SignInput!) { signingPayment(sign: $sign) { ok errorCode } }`
    const variables = {
      sign: {
        legalPartyId: organisationId,
        paymentIds: [salary.paymentId],
        digests: [salary.digest],
        otpCode: '123456',
      },
    }
    expect(await bank.service.run(withoutSalary, byPayment, variables)).toMatchObject({
      data: { signingPayment: [{ ok: false, errorCode: 'FORBIDDEN' }] },
    })
  })

  test('comes back for editing with a comment, and the register is open again', async () => {
    const id = await saveChecked()
    await send(id)
    const input = { legalPartyId: organisationId, salaryIds: [id], comment: 'Не та сумма' }
    expect(
      await act(first, 'returnSalary(salary: $input)', 'ReturnSalaryInput', input),
    ).toMatchObject([{ ok: true, statusCode: 'FOR_EDITING' }])
    const { salary } = await detailOf(id)
    expect(salary).toMatchObject({ status: 'FOR_EDITING', isEditable: true })
    expect((await save({ salaryId: id, version: salary.version })).code).toBeUndefined()
  })
})

describe('signing a register by phone', () => {
  const onPhones = { ...oneSignature, signType: 'PAY_CONTROL' } as const
  const requestsOf = async (paymentId: string) => {
    const { rows } = await sql<{ status_code: string }>`
      select status_code from payment.payment where id = ${paymentId}`.execute(bank.service.ownerDb)
    return rows[0]?.status_code
  }

  test('is requested of signatories with the salary project alone', async () => {
    const id = await saveChecked()
    const { paymentId } = (await detailOf(id)).salary
    await send(id, testActor('CREATOR', { ...onPhones, payControlKeyAvailable: true }))
    expect(await requestsOf(paymentId)).toBe('FIRST_SIGN_IN_PAY_CONTROL')
    const document = { operationCode: 'SALARY' } as PaymentDocument
    expect(paymentKind.mayBeSignedBy?.(document, withoutSalary)).toBe(false)
    expect(paymentKind.mayBeSignedBy?.(document, first)).toBe(true)
  })
})

describe('after execution', () => {
  test('paid and unpaid rows are shown apart, and the unpaid ones are paid again exactly once', async () => {
    const id = await saveChecked({ rows: [row(1), row(2), row(3)] })
    await execute(id, [undefined, 'SALARY_CARD_BLOCKED', undefined], 150_050n)
    expect(await detailOf(id)).toMatchObject({
      salary: {
        status: 'SUCCESS',
        isFullComplete: false,
        unpaidAmount: '1500.50',
        isRepeatable: true,
        isEditable: false,
      },
      detail: [
        { state: 'PAID' },
        { state: 'UNPAID', findings: [{ code: 'SALARY_CARD_BLOCKED' }] },
        { state: 'PAID' },
      ],
    })
    const repeat = 'mutation($salary: RepeatSalaryInput!) { repeatSalary(salary: $salary) }'
    const input = (fileName: string) => ({
      salary: { legalPartyId: organisationId, salaryId: id, fileName },
    })
    const [done, again] = [
      await bank.service.run(creator, repeat, input('Повтор')),
      await bank.service.run(creator, repeat, input('Ещё повтор')),
    ]
    expect(again.errors).toMatchObject([{ code: 'SALARY_ALREADY_REPEATED' }])
    expect(await detailOf(id)).toMatchObject({ salary: { isRepeatable: false } })
    await check()
    const { repeatSalary } = done.data as { repeatSalary: string }
    expect(await detailOf(repeatSalary)).toMatchObject({
      salary: { status: 'READY_FOR_EXECUTION', totalAmount: '1500.50', rowCount: 1 },
      detail: [{ cardAccount: cardAccountOf(2), state: 'NEW' }],
    })
  })

  test('a repeat under a taken name gets a number, and a wrong name is refused', async () => {
    const id = await saveChecked()
    await execute(id, [undefined, 'SALARY_CARD_BLOCKED'], 150_050n)
    await saveChecked({ fileName: 'Повтор' })
    const repeatUnder = (fileName: string) =>
      bank.service.run(
        creator,
        'mutation($salary: RepeatSalaryInput!) { repeatSalary(salary: $salary) }',
        { salary: { legalPartyId: organisationId, salaryId: id, fileName } },
      )
    expect((await repeatUnder('<b>')).errors).toMatchObject([{ code: 'FIELD_PATTERN' }])
    const { repeatSalary } = (await repeatUnder('Повтор')).data as { repeatSalary: string }
    expect(await detailOf(repeatSalary)).toMatchObject({ salary: { fileName: 'Повтор 2' } })
  })

  test('a register whose people are all paid is complete and is not repeated', async () => {
    const id = await saveChecked()
    await execute(id, [undefined, undefined], 0n)
    expect(await detailOf(id)).toMatchObject({
      salary: {
        status: 'SUCCESS',
        isFullComplete: true,
        unpaidAmount: '0.00',
        isRepeatable: false,
      },
    })
  })
})

describe('unpaid rows that two people pay again', () => {
  const colleague = testActor('FIRST', oneSignature)
  const unpaid = async () => {
    const id = await saveChecked()
    await execute(id, [undefined, 'SALARY_CARD_BLOCKED'], 150_050n)
    return id
  }
  const repeat = async (salaryId: string, actor: Actor, fileName: string) => {
    const { data, errors } = await bank.service.run(
      actor,
      'mutation($salary: RepeatSalaryInput!) { repeatSalary(salary: $salary) }',
      { salary: { legalPartyId: organisationId, salaryId, fileName } },
    )
    const { repeatSalary } = (data ?? {}) as { repeatSalary?: string }
    return { id: repeatSalary ?? '', code: errors?.[0]?.['code'] }
  }
  const isRepeatable = async (salaryId: string, actor: Actor) =>
    (await detailOf(salaryId, actor)).salary.isRepeatable
  /** A repeat whose author makes a draft of it. */
  const draftOf = async (salaryId: string, actor: Actor, fileName: string) => {
    const { id } = await repeat(salaryId, actor, fileName)
    await check()
    const { version } = (await detailOf(id, actor)).salary
    const draft = { salaryId: id, version, fileName, isDraft: true, rows: [row(2)] }
    expect((await save(draft, actor)).code).toBeUndefined()
    const register = { ...draft, version: version + 1, isDraft: false }
    return { id, finish: () => save(register, actor) }
  }

  test('are not held by a draft: what becomes a register first is the repeat', async () => {
    const id = await unpaid()
    const draft = await draftOf(id, creator, 'Черновик')
    expect(await isRepeatable(id, colleague)).toBe(true)
    expect(await repeat(id, colleague, 'Повтор')).toMatchObject({ code: undefined })
    expect(await isRepeatable(id, colleague)).toBe(false)
    expect(await isRepeatable(id, creator)).toBe(false)
    expect((await draft.finish()).code).toBe('SALARY_ALREADY_REPEATED')
  })

  test('go to one of the drafts that become registers at the same time', async () => {
    const id = await unpaid()
    const drafts = [await draftOf(id, creator, 'Первый'), await draftOf(id, colleague, 'Второй')]
    const answers = await Promise.all(drafts.map(({ finish }) => finish()))
    const refused = answers.filter(({ code }) => code !== undefined)
    expect(refused).toMatchObject([{ code: 'SALARY_ALREADY_REPEATED' }])
    expect(await isRepeatable(id, creator)).toBe(false)
  })

  test('may be paid again once the repeat is deleted, or its document is', async () => {
    const id = await unpaid()
    const { id: repeated } = await repeat(id, creator, 'Повтор')
    await check()
    expect(await isRepeatable(id, creator)).toBe(false)
    await bank.service.run(
      creator,
      'mutation($salary: SalaryRef!) { deleteSalary(salary: $salary) }',
      { salary: { legalPartyId: organisationId, salaryId: repeated } },
    )
    expect(await isRepeatable(id, creator)).toBe(true)
    const { id: second } = await repeat(id, creator, 'Повтор')
    await check()
    const { paymentId } = (await detailOf(second)).salary
    await sql`update payment.payment set deleted_at = now() where id = ${paymentId}`.execute(
      bank.service.ownerDb,
    )
    expect(await isRepeatable(id, creator)).toBe(true)
    expect((await repeat(id, creator, 'Повтор')).code).toBeUndefined()
  })

  test('of a draft of a colleague answer as those of a register that is not there', async () => {
    const { id } = await save({ isDraft: true })
    expect((await repeat(id, colleague, 'Повтор')).code).toBe('SALARY_REGISTER_NOT_FOUND')
    expect((await repeat(id, creator, 'Повтор')).code).toBe('SALARY_NOTHING_UNPAID')
  })
})

test('each step of a document is reported as a change of its register', async () => {
  const listen = `subscription($id: ID!) {
    listenSalary(salaryIdInput: { legalPartyId: $id }) { state salaryId salary { status } }
  }`
  const events = await bank.service.listen(creator, listen, { id: organisationId })
  const id = await saveChecked()
  await send(id)
  const seen: unknown[] = []
  while (seen.at(-1) !== 'ON_VERIFICATION') {
    const { value } = (await events.next()) as {
      value: { data: { listenSalary: { salaryId: string; salary: { status: string } } } }
    }
    expect(value.data.listenSalary.salaryId).toBe(id)
    seen.push(value.data.listenSalary.salary.status)
  }
  expect(seen).toContain('ON_VERIFICATION')
  await events.return(undefined)
})
