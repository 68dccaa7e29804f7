import type { Language } from '@tartip/domain/language'
import { verificationCodesIn } from '@tartip/domain/payment/verification-code'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { answerErrors } from '../../../platform/http/errors.ts'
import {
  openPaymentService,
  seededId,
  type TestPaymentService,
} from '../testing/payment-service.ts'
import { otherOrganisationId, testActor } from '../testing/test-people.ts'
import { secondSomAccount } from '../testing/fake-accounts.ts'

const first = testActor('FIRST')
const executed = seededId(1)
const waiting = seededId(2)

let service: TestPaymentService
let app: FastifyInstance
beforeAll(async () => {
  service = await openPaymentService()
  app = fastify()
  answerErrors(app)
  service.registerRoutes(app)
})
afterAll(async () => {
  await app.close()
  await service.close()
})

const pdfOf = async (
  input: Readonly<Record<string, unknown>>,
  actor = first,
  language: Language = 'ru',
) => {
  const { fileName, write } = await service.openExport('payment-orders', actor, input, language)
  return { fileName, bytes: await write('pdf') }
}
const check = (code: string) => app.inject(`/api/v1/payment-orders/${encodeURIComponent(code)}`)
const codeOf = (documentId: string) => service.verification.codeOf(documentId)

describe('a payment order', () => {
  test.each([
    ['ru', 'Платёжное поручение 11'],
    ['ky', 'Төлөм тапшырмасы 11'],
    ['en', 'Payment order 11'],
  ] as const)('is a PDF with fonts and a name of its own in %s', async (language, name) => {
    const { fileName, bytes } = await pdfOf({ ids: executed }, first, language)
    expect(fileName).toBe(name)
    const text = bytes.toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(text).toMatch(/\/FontFile2/)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(verificationCodesIn(bytes)).toEqual([await codeOf(executed)])
  })

  test.each([
    ['a document that is not executed', waiting],
    ['an unknown document', seededId(9)],
    ['no document', ''],
    ['what is no id', '1,2'],
  ])('is not printed of %s', async (_name, ids) => {
    await expect(pdfOf({ ids })).rejects.toThrow(/PAYMENT_NOT_FOUND|BAD_USER_INPUT/)
  })

  test('is not printed for a person who may not see the document', async () => {
    const reader = testActor('SECOND')
    service.accounts.restrict(reader.personId, [secondSomAccount])
    await expect(pdfOf({ ids: executed }, reader)).rejects.toThrow('PAYMENT_NOT_FOUND')
    const stranger = testActor('FIRST', { legalPartyId: otherOrganisationId })
    await expect(pdfOf({ ids: executed }, stranger)).rejects.toThrow('PAYMENT_NOT_FOUND')
  })
})

test('everything executed that the filters find is printed, and nothing else', async () => {
  const { bytes } = await pdfOf({})
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  await expect(pdfOf({ surname: 'Асанов' })).rejects.toThrow('BAD_USER_INPUT')
  await expect(pdfOf({ ids: executed, account: secondSomAccount })).rejects.toThrow(
    'BAD_USER_INPUT',
  )
})

describe('the table of chosen documents', () => {
  const rowsOf = async (input: Readonly<Record<string, unknown>>, actor = first) => {
    const { write } = await service.openExport('payments', actor, input)
    return (await write('csv')).toString().trim().split('\r\n').slice(1)
  }

  test('has them alone, in the order in which they were chosen', async () => {
    const rows = await rowsOf({ ids: `${waiting},${executed}` })
    expect(rows.map(row => /"1[123]"/.exec(row)?.[0])).toEqual(['"12"', '"11"'])
  })

  test('is not written with a document that the person may not see, nor with filters', async () => {
    const ids = `${executed},${seededId(9)}`
    await expect(rowsOf({ ids })).rejects.toThrow('PAYMENT_NOT_FOUND')
    await expect(rowsOf({ ids: executed, status: 'ALL' })).rejects.toThrow('BAD_USER_INPUT')
  })
})

describe('the file for 1C', () => {
  const linesOf = async (input: Readonly<Record<string, unknown>>) => {
    const { write } = await service.openExport('payments-1c', first, input)
    return (await write('txt')).toString().split('\r\n')
  }

  test('has the chosen documents', async () => {
    const lines = await linesOf({ ids: executed })
    expect(lines[0]).toBe('1CClientBankExchange')
    expect(lines).toContain('Номер=11')
    expect(lines).toContain('Сумма=420000.00')
    expect(lines.slice(-2)).toEqual(['КонецФайла', ''])
  })

  test('has of what the filters find only what is executed', async () => {
    const lines = await linesOf({})
    expect(lines.filter(line => line.startsWith('Номер='))).toEqual(['Номер=11'])
  })

  test('refuses a filter that the history does not have', async () => {
    await expect(linesOf({ surname: 'Асанов' })).rejects.toThrow('BAD_USER_INPUT')
  })
})

describe('the code of a printed payment order', () => {
  test('shows everybody what the paper says, in three languages', async () => {
    const answer = await check(await codeOf(executed))
    expect(answer.statusCode).toBe(200)
    const { ru, ky, en } = answer.json<Record<string, { title: string; amount: string }>>()
    expect([ru?.title, ky?.title, en?.title]).toEqual([
      'Платёжное поручение №\u00a011',
      'Төлөм тапшырмасы №\u00a011',
      'Payment order No.\u00a011',
    ])
    expect(ru?.amount).toMatch(/^420.000,00.KGS$/)
    expect(answer.body).not.toContain(executed)
    expect(answer.body).not.toContain(first.personId)
  })

  test('of a document that is not executed shows nothing', async () => {
    expect((await check(await codeOf(waiting))).json()).toMatchObject({
      code: 'VERIFICATION_CODE_UNKNOWN',
    })
  })

  test('cannot be made up: each changed letter is refused', async () => {
    const code = (await codeOf(executed)).replaceAll('-', '')
    for (const place of [0, 5, 20, 30, code.length - 2]) {
      const other = code[place] === '2' ? '3' : '2'
      const answer = await check(code.slice(0, place) + other + code.slice(place + 1))
      expect(answer.statusCode, `letter ${place}`).toBe(400)
    }
    expect((await check('x'.repeat(90))).statusCode).toBe(400)
  })

  test('shows nothing of a document whose content is not what was signed', async () => {
    const code = await codeOf(executed)
    await service.tamper(executed)
    expect((await check(code)).statusCode).toBe(400)
  })
})
