import { readPrinted } from '@tartip/formats/statements/testing/read-printed'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Actor } from './platform/actor.ts'
import { organisationId, testActor } from './modules/payment/testing/test-people.ts'
import { openLetterBank, type LetterBank } from './testing/letter-bank.ts'
import { creator, first, outsider, texts, letterCalls, type Page } from './testing/letter-calls.ts'

let bank: LetterBank
beforeEach(async () => {
  bank = await openLetterBank()
})
afterEach(() => bank.close())

const { draft, waiting, fromBank } = letterCalls(() => bank)

test('lists are searched, narrowed by status and period, and hold no drafts of others', async () => {
  await draft(first)
  await draft(creator, { title: 'Справка об оборотах' })
  await waiting()
  const list = async (more: object) => {
    const filter = { legalPartyId: organisationId, ...more }
    const { answer } = await bank.call<Page>(creator, texts.outgoing, { filter })
    return answer.list.map(one => one['title'])
  }
  expect(await list({})).toHaveLength(2)
  expect(await list({ search: 'СПРАВКА' })).toEqual(['Справка об оборотах'])
  expect(await list({ search: 'платежа №17' })).toEqual(['Розыск платежа № 17'])
  expect(await list({ statuses: ['ON_VERIFICATION'] })).toEqual(['Розыск платежа № 17'])
  expect(await list({ endDate: '2026-11-29' })).toEqual([])
})

test('pages of a list hold each letter once, and count what was found', async () => {
  for (const number of [1, 2, 3]) await draft(creator, { title: `Письмо ${number}` })
  const page = async (at: number, size = 2) => {
    const filter = { legalPartyId: organisationId, order: 'ASC' }
    const variables = { filter, pageable: { page: at, size } }
    const { answer } = await bank.call<Page>(creator, texts.pages, variables)
    return [answer.amountElements, answer.amountPages, answer.list.map(one => one['title'])]
  }
  expect([await page(1), await page(2), await page(3)]).toEqual([
    [3, 2, ['Письмо 1', 'Письмо 2']],
    [3, 2, ['Письмо 3']],
    [3, 2, []],
  ])
  await draft(creator, { title: 'Письмо 4' })
  expect(await page(2)).toEqual([4, 2, ['Письмо 3', 'Письмо 4']])
})

test('the second page repeats no letter of the first one while new ones arrive', async () => {
  for (const number of [1, 2, 3]) {
    await draft(creator, { title: `Письмо ${number}` })
    bank.clock.advanceMinutes(1)
  }
  const page = async (at: number, more: object = {}) => {
    const filter = { legalPartyId: organisationId, ...more }
    const variables = { filter, pageable: { page: at, size: 2 } }
    const { answer } = await bank.call<Page>(creator, texts.pages, variables)
    return { ...answer, titles: answer.list.map(one => one['title']) }
  }
  const before = await page(1)
  expect(before.titles).toEqual(['Письмо 3', 'Письмо 2'])
  bank.clock.advanceMinutes(1)
  await draft(creator, { title: 'Письмо 4' })
  const after = await page(2, { asOf: before.asOf })
  expect(after.titles).toEqual(['Письмо 1'])
  expect(after.amountElements).toBe(3)
  expect((await page(1)).titles).toEqual(['Письмо 4', 'Письмо 3'])
})

describe('a list of letters as a file', () => {
  test('holds what its operation finds, and no drafts of others', async () => {
    await draft(first, { title: 'Черновик подписанта' })
    await draft(creator, { title: 'Черновик бухгалтера' })
    await waiting({ message: 'Просим подтвердить зачисление.' })
    const { body } = await bank.exported(creator, 'outgoing-letters')
    expect(body).toContain('Черновик бухгалтера')
    expect(body).toContain('Просим подтвердить зачисление.')
    expect(body).not.toContain('Черновик подписанта')
    const found = await bank.exported(creator, 'outgoing-letters', '&statuses=ON_VERIFICATION')
    expect(found.body).not.toContain('Черновик бухгалтера')
    await fromBank('Изменение тарифов')
    const incoming = await bank.exported(testActor('AUDITOR'), 'incoming-letters')
    expect(incoming.body).toContain('Изменение тарифов')
  })

  test.each(['outgoing-letters', 'incoming-letters'])(
    '%s goes to nobody without the right, and holds nothing of another organisation',
    async list => {
      await waiting({ title: 'Наше письмо' })
      await fromBank('Письмо банка')
      const refused = await bank.exported(testActor('CASHIER'), list)
      expect([refused.status, refused.body]).toEqual([403, expect.stringContaining('FORBIDDEN')])
      const theirs = await bank.exported(outsider, list)
      expect(theirs.status).toBe(200)
      expect(theirs.body).not.toMatch(/Наше письмо|Письмо банка/)
      const forged = await bank.exported(outsider, list, `&legalPartyId=${organisationId}`)
      expect([forged.status, forged.body]).toEqual([400, expect.stringContaining('BAD_USER_INPUT')])
    },
  )
})

test('a letter is printed for who may read it, in the language they choose, and for nobody else', async () => {
  const message = `Өтүнөбүз: ${'Просим подтвердить зачисление. '.repeat(120)}`
  const { letterId: id } = await waiting({ title: 'Розыск платежа № 17', message })
  const print = (actor: Actor, more = '') =>
    bank.exported(actor, 'letter-papers', `&letterId=${id}${more}`, 'pdf')
  const { status, bytes } = await print(creator, '&language=ky')
  expect(status).toBe(200)
  const pages = await readPrinted(bytes)
  const words = pages.flatMap(page => page.map(({ text }) => text)).join(' ')
  for (const word of ['Банкка кат', 'Кимден', 'Розыск платежа № 17', 'Өтүнөбүз']) {
    expect(words).toContain(word)
  }
  // All of a long letter is there, and each page has its number.
  expect(words.match(/подтвердить/g)).toHaveLength(120)
  expect(pages.length).toBeGreaterThan(1)
  expect(
    pages.map(page => page.some(({ text, bottom }) => bottom < 40 && /^\d$/.test(text))),
  ).not.toContain(false)
  for (const actor of [outsider, testActor('CASHIER')]) {
    const refused = await print(actor)
    expect([refused.status, refused.body]).toEqual([
      actor === outsider ? 404 : 403,
      expect.stringMatching(/LETTER_NOT_FOUND|FORBIDDEN/),
    ])
  }
  const nobodys = id.replace(/^./, digit => (digit === '0' ? '1' : '0'))
  const unknown = await bank.exported(creator, 'letter-papers', `&letterId=${nobodys}`, 'pdf')
  expect([unknown.status, unknown.body]).toEqual([404, expect.stringContaining('LETTER_NOT_FOUND')])
})
