import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'
import { storedOfLanguage, type Language } from '@tartip/domain/language'
import { statusNames } from '@tartip/domain/payment/status'
import { registerStateNames, salaryRowStateNames } from '@tartip/domain/salary/register-status'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { createBankClient } from '../../support/bank-client.ts'
import type { People } from '../../support/people.ts'
import { simulator } from '../../support/simulator.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

const company = 'Алтын-Дөбө'

/** A file of 300 people, two of whom get more than the bank credits to their cards for now. */
async function preparePeople(page: Page) {
  const client = createBankClient(page)
  const legalPartyId = await client.legalPartyId()
  const paid = (await client.employees()).slice(0, 300)
  const limited = paid.slice(0, 2)
  const setLimit = async (amount: string | null) => {
    for (const { id } of limited) await simulator.limitSalary(legalPartyId, id, amount)
  }
  const lines = paid.map(({ fullName, cardAccount = '' }, index) => {
    return `${fullName};${cardAccount};${index < limited.length ? '50000,01' : '100,00'}`
  })
  return { setLimit, file: Buffer.from(['ФИО;Номер счёта;Сумма', ...lines].join('\r\n')) }
}

interface Words {
  readonly file: { readonly title: string }
  readonly detail: Readonly<
    Record<'send' | 'toDocument' | 'returned' | 'repeat' | 'repeatName', string>
  >
}

const texts = '../../../apps/web/src/features/salary/i18n'
const wordsIn = (language: Language): Words =>
  JSON.parse(readFileSync(new URL(`${texts}/${language}.json`, import.meta.url), 'utf8')) as Words

async function payFromFile(people: People, language: Language, width: number): Promise<void> {
  const { file: fileWords, detail } = wordsIn(language)
  const viewport = { width, height: 900 }
  const page = await people.at('100103', { company, viewport })
  await page.addInitScript(
    stored => localStorage.setItem('lang', stored),
    storedOfLanguage(language),
  )
  const { setLimit, file } = await preparePeople(page)
  const name = `Зарплата за ноябрь ${language} ${width}`
  const shown = (text: string) => page.getByText(text, { exact: true }).first()
  const signByBoth = async () => {
    await page.getByRole('button', { name: detail.send }).click()
    await expect(shown(statusNames.ON_VERIFICATION[language])).toBeVisible()
    const href =
      (await page.getByRole('link', { name: detail.toDocument }).getAttribute('href')) ?? ''
    const id = new URLSearchParams(href.split('?')[1]).get('payment') ?? ''
    for (const clientId of ['100101', '100102']) {
      const sheet = new DocumentSheet(await people.at(clientId, { company }))
      await sheet.open(id)
      await sheet.sign(clientId)
    }
  }

  await setLimit('50000.00')
  await page.goto('/salary/statements')
  await page.getByRole('button', { name: fileWords.title }).click()
  await page
    .locator('#salary-file')
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: file })
  await expect(shown(registerStateNames.READY_FOR_EXECUTION[language])).toBeVisible()
  await signByBoth()
  await expect(shown(registerStateNames.PARTIALLY_EXECUTED[language])).toBeVisible()
  await expect(shown(detail.returned)).toBeVisible()

  await setLimit(null)
  await page.getByRole('button', { name: detail.repeat }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    detail.repeatName.replace('{fileName}', name),
  )
  await expect(shown(registerStateNames.READY_FOR_EXECUTION[language])).toBeVisible()
  await signByBoth()
  await expect(shown(statusNames.SUCCESS[language])).toBeVisible()
  await expect(page.getByText(salaryRowStateNames.PAID[language], { exact: true })).toHaveCount(2)
}

test('a company pays 300 people from a file, and those whom the bank could not pay once more', async ({
  people,
}) => {
  await payFromFile(people, 'ru', 1280)
})

for (const language of ['ru', 'ky', 'en'] as const) {
  for (const width of [390, 1280]) {
    if (language === 'ru' && width === 1280) continue
    test(`the same in ${language} at ${width} px`, beforeRelease, async ({ people }) => {
      await payFromFile(people, language, width)
    })
  }
}
