import { readFile } from 'node:fs/promises'

import { statusNames } from '@tartip/domain/payment/status'
import { formatDate } from '@tartip/domain/time/format-date'
import type { Page } from '@playwright/test'

import { BudgetPages } from '../../pages/budget-pages.ts'
import { DocumentSheet } from '../../pages/document-sheet.ts'
import { PaymentForm } from '../../pages/payment-form.ts'
import { bankAddress } from '../../support/address.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { openInTheMorning } from '../../support/bank-morning.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { paymentKinds, type PaymentKind } from '../../support/payment-kinds.ts'
import type { People } from '../../support/people.ts'
import { simulator } from '../../support/simulator.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

/** The whole life of a document, or documents of every kind, take longer than other flows. */
test.describe.configure({ timeout: 420_000 })

test.afterEach(async () => {
  await simulator.setMode('auto')
  await openInTheMorning(bankAddress())
})

/** Who makes documents of a company, and who signs them, in this order. */
interface Company {
  readonly name: string
  readonly creator: string
  readonly signers: readonly string[]
}

const oneSigns: Company = { name: 'Кызыл-Өрүк', creator: '100201', signers: ['100201'] }
const twoSign: Company = { name: 'Алтын-Дөбө', creator: '100103', signers: ['100101', '100102'] }
const threeSign: Company = {
  name: 'Серебряный',
  creator: '100304',
  signers: ['100301', '100302', '100303'],
}

const at = (people: People, person: string, { name }: Company): Promise<Page> =>
  people.at(person, { company: name })

/** An account of another company of the bank. */
async function payee(people: People, payer: Company): Promise<string> {
  const other = payer === threeSign ? twoSign : threeSign
  const page = await at(people, other.creator, other)
  const accounts = await createBankClient(page).accounts()
  const found = accounts.find(one => one.type === 'RKO' && one.currency.isoCode === 'KGS')
  if (!found) throw new Error('The other company has no account in som')
  return found.account
}

const purposeOf = ({ isLatin }: PaymentKind): string =>
  ownPurpose(isLatin ? 'PAYMENT UNDER CONTRACT' : 'Оплата по договору')

/** Fills the form of a kind up to its buttons. */
async function fillForm(page: Page, kind: PaymentKind, to: string): Promise<PaymentForm> {
  const form = new PaymentForm(page)
  await page.goto(`/payment/${kind.path}`)
  await kind.fill(form, page, to)
  await page.getByRole('textbox', { name: /^Сумма(?! зачисления)/ }).fill(kind.amount)
  if (kind.hasPurpose !== false) await form.purpose.fill(purposeOf(kind))
  return form
}

async function signByAll(people: People, company: Company, id: string): Promise<DocumentSheet> {
  let sheet: DocumentSheet | undefined
  for (const signer of company.signers) {
    sheet = new DocumentSheet(await at(people, signer, company))
    await sheet.open(id)
    await sheet.sign(signer)
  }
  if (!sheet) throw new Error('Nobody signs')
  return sheet
}

/** The files of an executed document that its sheet offers. */
async function printAndExport(page: Page, sheet: DocumentSheet): Promise<void> {
  const files = [
    ['PDF · Русский', '%PDF-'],
    ['Excel', 'PK'],
    ['Файл для 1С', '1CClientBankExchange'],
  ] as const
  for (const [choice, beginning] of files) {
    await sheet.sheet.getByRole('button', { name: 'Платёжное поручение' }).click()
    const waiting = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: choice }).click()
    const bytes = await readFile(await (await waiting).path())
    expect(bytes.subarray(0, beginning.length).toString()).toBe(beginning)
  }
}

/** Without a viewer the browser saves a PDF, as Safari and phones do. */
const savePapers = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false })
  })

async function deleteDraft(sheet: DocumentSheet, id: string): Promise<void> {
  await sheet.open(id)
  await sheet.take('Удалить')
  const question = sheet.question('Удалить безвозвратно?')
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect(sheet.said('Удалено')).toBeVisible()
}

async function expectRefusedByBank(sheet: DocumentSheet, id: string): Promise<void> {
  await expect(sheet.step(statusNames.WAIT_RESPONSE_FROM_BANK.ru)).toBeVisible()
  const reason = 'Нет договора, на который ссылается назначение'
  await simulator.refuse(id, reason)
  await expect(sheet.step(statusNames.ERROR.ru)).toBeVisible()
  await expect(sheet.sheet.getByText(reason).first()).toBeVisible()
}

const lives: readonly (readonly [PaymentKind, Company])[] = [
  [paymentKinds.clearing, oneSigns],
  [paymentKinds.gross, twoSign],
  [paymentKinds.own, twoSign],
  [paymentKinds.foreign, oneSigns],
  [paymentKinds.dollarsAbroad, threeSign],
  [paymentKinds.dollarsForSoms, oneSigns],
  [paymentKinds.accountToCard, twoSign],
  [paymentKinds.cardToAccount, oneSigns],
  [paymentKinds.cardToCard, threeSign],
  [paymentKinds.accountToPerson, threeSign],
]

for (const [kind, company] of lives) {
  const title = `${kind.name}: made, ${kind.isNeverEdited ? '' : 'edited, '}signed by ${company.signers.length}, executed, printed and exported; another is refused by the bank`
  test(title, beforeRelease, async ({ people }) => {
    const page = await at(people, company.creator, company)
    await savePapers(page)
    const to = await payee(people, company)
    const sheet = new DocumentSheet(page)
    const form = await fillForm(page, kind, to)
    await form.saveDraft.click()
    const id = await form.goToDocument('Черновик сохранён')
    await sheet.open(id)
    if (kind.isNeverEdited) {
      await expect(sheet.action('Отправить на подпись')).toBeVisible()
      expect(await sheet.offered()).not.toContain('Редактировать')
      await sheet.action('Отправить на подпись').click()
    } else {
      await sheet.take('Редактировать')
      await form.amount.fill('133,10')
      await form.send.click()
      await form.goToDocument('Отправлено на подпись')
    }
    await expect(sheet.step(statusNames.ON_VERIFICATION.ru)).toBeVisible()
    const signed = await signByAll(people, company, id)
    await expect(signed.step(statusNames.SUCCESS.ru)).toBeVisible()
    await sheet.open(id)
    await printAndExport(page, sheet)
    // What was said of the files would lie over the buttons of the form.
    await sheet.open(id)

    await simulator.setMode('manual')
    let again: PaymentForm
    if (kind.isNeverEdited) {
      expect(await sheet.offered()).not.toContain('Повторить')
      again = await fillForm(page, kind, to)
    } else {
      await sheet.take('Повторить')
      again = new PaymentForm(page)
      await expect(again.amount).toHaveValue('133,10')
      await again.amount.fill('134,10')
    }
    await again.saveDraft.click()
    const copy = await makeAnyway(again, page)
    await sheet.open(copy)
    await sheet.take('Отправить на подпись')
    await expect(sheet.said('Отправлено на подпись')).toBeVisible()
    await expectRefusedByBank(await signByAll(people, company, copy), copy)
  })
}

/** The draft of a repeated payment; one like a recent one is meant. */
async function makeAnyway(form: PaymentForm, page: Page): Promise<string> {
  const make = page.getByRole('button', { name: 'Создать ещё один' })
  const kept = form.result('Черновик сохранён')
  await expect(make.or(kept)).toBeVisible()
  if (await make.isVisible()) await make.click()
  return form.goToDocument('Черновик сохранён')
}

for (const [kind, company] of lives) {
  const verb = kind.isNeverRecalled ? 'never recalled' : 'recalled after its signatures'
  test(`${kind.name}: ${verb}, and its draft deleted`, beforeRelease, async ({ people }) => {
    const page = await at(people, company.creator, company)
    const sheet = new DocumentSheet(page)
    const form = await fillForm(page, kind, await payee(people, company))
    if (!kind.isNeverRecalled) {
      // Signed for a later day, it rests in the internet bank until then.
      const [, laterDay] = await createBankClient(page).workingDays()
      if (laterDay === undefined) throw new Error('The bank never works')
      await form.valueDate.fill(formatDate(laterDay))
      await form.valueDate.press('Tab')
      await form.send.click()
      const id = await form.goToDocument('Отправлено на подпись')
      await signByAll(people, company, id)
      await sheet.open(id)
      await sheet.take('Отозвать')
      const question = sheet.question('Отозвать документ?')
      await question.getByRole('button', { name: 'Отозвать' }).click()
      await expect(sheet.step(statusNames.REVOKE.ru)).toBeVisible()
      await sheet.take('Повторить')
      await expect(form.amount).toHaveValue(kind.amount)
    }
    await form.saveDraft.click()
    await deleteDraft(sheet, await makeAnyway(form, page))
  })
}

test(
  'taxes, a service and a fine: paid by a code of the day, executed, printed and exported',
  beforeRelease,
  async ({ people }) => {
    const page = await at(people, oneSigns.creator, oneSigns)
    await savePapers(page)
    const budget = new BudgetPages(page)
    const sheet = new DocumentSheet(page)
    for (const choose of [budget.chooseDebt, budget.chooseService, budget.chooseFine]) {
      await choose()
      const [id] = await budget.pay()
      await sheet.open(id)
      expect(await sheet.offered()).not.toContain('Редактировать')
      const signed = await signByAll(people, oneSigns, id)
      await expect(signed.step(statusNames.SUCCESS.ru)).toBeVisible()
      await sheet.open(id)
      await printAndExport(page, sheet)
      expect(await sheet.offered()).not.toContain('Повторить')
    }
    // More than the account carries is saved and not sent, so that a draft is left.
    await budget.chooseOtherTax('99000000')
    const [draft] = await budget.pay(/недостаточно средств/)
    await deleteDraft(sheet, draft)

    await simulator.setMode('manual')
    await budget.chooseOtherTax('150')
    const [refused] = await budget.pay()
    await expectRefusedByBank(await signByAll(people, oneSigns, refused), refused)
  },
)

const { clearing, gross, own, foreign } = paymentKinds
const { accountToCard, cardToAccount, cardToCard, accountToPerson } = paymentKinds
const signedTogether: readonly (readonly [Company, readonly PaymentKind[]])[] = [
  [oneSigns, [clearing, gross, foreign, accountToCard, cardToAccount, accountToPerson]],
  [twoSign, [clearing, gross, own, foreign, accountToCard, accountToPerson]],
  [
    threeSign,
    [clearing, gross, foreign, accountToCard, cardToAccount, cardToCard, accountToPerson],
  ],
]

for (const [company, kinds] of signedTogether) {
  const abroad = [paymentKinds.dollarsAbroad, paymentKinds.dollarsForSoms]
  const title = `every kind is signed by ${company.signers.length} with one code each`
  test(title, beforeRelease, async ({ people }) => {
    const page = await at(people, company.creator, company)
    for (const signer of company.signers) {
      await createBankClient(await at(people, signer, company)).rejectWaiting()
    }
    const made = await makeAll(page, [...kinds, ...abroad], await payee(people, company))
    for (const signer of company.signers) {
      const sheet = await tickAll(await at(people, signer, company), made.length)
      await sheet.giveCode(signer)
      await expect(
        sheet.result.getByRole('region', { name: `Подписано: ${made.length}` }),
      ).toBeVisible()
    }
    await expectExecuted(page, made)
  })
}

test('every kind is signed by a token with one PIN', beforeRelease, async ({ people }) => {
  const signer = '100501'
  const company: Company = { name: 'Нур-Тоо', creator: signer, signers: [signer] }
  const page = await at(people, signer, company)
  await createBankClient(page).rejectWaiting()
  const { eurosAbroad, eurosForSoms } = paymentKinds
  const kinds = [clearing, gross, foreign, accountToPerson, eurosAbroad, eurosForSoms]
  const made = await makeAll(page, kinds, await payee(people, company))
  const sheet = await tickAll(page, made.length)
  const pin = sheet
    .question('Проверьте и подпишите')
    .getByRole('textbox', { name: 'PIN-код токена' })
  const acknowledge = page.getByRole('button', { name: 'Проверено, продолжить' })
  await expect(pin.or(acknowledge)).toBeVisible()
  if (await acknowledge.isVisible()) await acknowledge.click()
  await pin.fill('12345678')
  await pin.press('Enter')
  await expect(
    sheet.result.getByRole('region', { name: `Подписано: ${made.length}` }),
  ).toBeVisible()
  await expectExecuted(page, made)
})

test('every kind is signed on the phones of two', beforeRelease, async ({ people }) => {
  const company: Company = { name: 'Айлампа', creator: '100403', signers: [] }
  const page = await at(people, company.creator, company)
  const kinds = [clearing, gross, foreign, accountToPerson, paymentKinds.roublesForSoms]
  const made = await makeAll(page, kinds, await payee(people, company))
  const phones = await page.context().newPage()
  await phones.goto('/simulator?tab=phone')
  const bank = createBankClient(page)
  await expect(async () => {
    const confirm = phones.getByRole('listitem').getByRole('button', { name: 'Подтвердить' })
    if ((await confirm.count()) > 0) await confirm.first().click()
    const found = await bank.documents(made)
    expect(found.map(({ statusCode }) => statusCode)).toEqual(made.map(() => 'SUCCESS'))
  }).toPass({ timeout: 120_000 })
})

/** Makes a document of each kind in its form and sends it; answers their ids. */
async function makeAll(
  page: Page,
  kinds: readonly PaymentKind[],
  to: string,
): Promise<readonly string[]> {
  const made: string[] = []
  for (const kind of kinds) {
    const form = await fillForm(page, kind, to)
    await form.send.click()
    const another = page.getByRole('button', { name: 'Создать ещё один' })
    const sent = form.result('Отправлено на подпись')
    await expect(another.or(sent)).toBeVisible()
    if (await another.isVisible()) await another.click()
    made.push(await form.goToDocument('Отправлено на подпись'))
  }
  const budget = new BudgetPages(page)
  await budget.chooseOtherTax('160')
  const [id] = await budget.pay()
  return [...made, id]
}

/** Ticks the whole queue and begins to sign it. */
async function tickAll(page: Page, count: number): Promise<DocumentSheet> {
  await page.goto('/history?status=FOR_SIGN')
  await page.getByRole('checkbox', { name: 'Выбрать все на экране' }).check()
  const bar = page.getByRole('region', { name: 'Действия с выбранными' })
  await expect(bar).toContainText(`Выбрано: ${count}`)
  await bar.getByRole('button', { name: /^Подписать/ }).click()
  return new DocumentSheet(page)
}

async function expectExecuted(page: Page, ids: readonly string[]): Promise<void> {
  const bank = createBankClient(page)
  const statuses = async () => (await bank.documents(ids)).map(({ statusCode }) => statusCode)
  await expect.poll(statuses, { timeout: 60_000 }).toEqual(ids.map(() => 'SUCCESS'))
}
