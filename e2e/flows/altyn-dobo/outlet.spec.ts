import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import { storedOfLanguage, type Language } from '@tartip/domain/language'

import { SignInPage } from '../../pages/sign-in-page.ts'
import { SignInStepsPage } from '../../pages/sign-in-steps-page.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { wordsIn } from '../../support/product-words.ts'
import { simulator } from '../../support/simulator.ts'
import { beforeRelease, expect, isWholeRun, test } from '../../support/test.ts'

/** The account of the shop. */
const accountEnd = '4268'
/** One after the other; before a release the five of a whole day. */
const saleCount = isWholeRun ? 5 : 2

/** A shop, and somebody of the registry who works nowhere: nobody is hired twice. */
interface Story {
  readonly language: Language
  readonly shop: string
  readonly checkName: string
  readonly inn: string
  readonly phone: string
  readonly cashier: RegExp
  /** The prices begin with it, so that each story finds its own sales. */
  readonly price: number
  readonly buyer: string
}

const stories: readonly Story[] = [
  {
    language: 'ru',
    shop: 'Ашкана у моста',
    checkName: 'Ashkana u mosta',
    inn: '11402199700903',
    phone: '996700550077',
    cashier: /Ким Виктория/,
    price: 801,
    buyer: 'Русский',
  },
  {
    language: 'ky',
    shop: 'Өзгөн күрүчү',
    checkName: 'Ozgon kuruchu',
    inn: '10807197900905',
    phone: '996700550078',
    cashier: /Өскөнбаева Гүлнара/,
    price: 811,
    buyer: 'Кыргызча',
  },
  {
    language: 'en',
    shop: 'Bridge Cafe',
    checkName: 'Bridge Cafe',
    inn: '10309198400901',
    phone: '996700550079',
    cashier: /Сыдыкова Айжан/,
    price: 821,
    buyer: 'English',
  },
]

for (const story of stories) {
  const { language, shop, checkName, inn, phone, cashier, price, buyer } = story
  const words = wordsIn(language)
  const prices = Array.from({ length: saleCount }, (_, place) => price + place)
  const soldHere = `/qr-history/sales?min=${price}&max=${price + prices.length}`
  test(
    `a shop from its opening to its statement, in ${language}: a cashier is hired, sells by QR on a phone and is dismissed`,
    language === 'ru' ? {} : beforeRelease,
    async ({ people, page }) => {
      const owner = await people.at('100101')
      for (const one of [owner, page]) {
        await one.addInitScript(
          stored => localStorage.setItem('lang', stored),
          storedOfLanguage(language),
        )
      }
      const choose = async (field: string, option: string | RegExp) => {
        await owner.getByLabel(words(field)).and(owner.locator('button')).click()
        await owner.getByRole('option', { name: option }).first().click()
      }
      const press = (onPage: Page, name: string) =>
        onPage.getByRole('button', { name: words(name) }).click()

      await test.step('the outlet and its register', async () => {
        await owner.goto('/outlet/create')
        await owner
          .getByRole('textbox', { name: words('Название') })
          .first()
          .fill(shop)
        await expect(owner.getByLabel(words('Название на чеке (латиницей)'))).toHaveValue(checkName)
        await choose('Счёт зачисления', new RegExp(accountEnd))
        await choose('Область или город', /Бишкек|Bishkek/)
        await choose('Город или район', /Ленин|Lenin/)
        await expect(owner.getByText(/^002 · /)).toBeVisible()
        await owner.getByLabel(words('Улица')).fill('Ахунбаева')
        await owner.getByLabel(words('Дом')).fill('42')
        await owner.getByRole('application').click({ position: { x: 300, y: 60 } })
        await expect(owner.getByLabel(words('Широта'))).toHaveValue(/^\d\d\.\d+$/)
        await press(owner, 'Открыть точку')
        await expect(owner.getByRole('heading', { level: 1, name: shop })).toBeVisible()
        await owner.getByRole('link', { name: words('Добавить кассу') }).click()
        await press(owner, 'Добавить кассу')
        await expect(owner.getByRole('link', { name: / 1 · 001$/ })).toBeVisible()
      })

      await test.step('the cashier', async () => {
        await owner.goto('/outlet/employee/create')
        await owner.getByLabel(words('ИНН')).fill(inn)
        await owner.getByLabel(words('Телефон')).fill(phone)
        await expect(owner.getByText(cashier)).toBeVisible()
        const outlet = owner.locator('main fieldset > div', { hasText: shop })
        await outlet.getByRole('checkbox').check()
        await press(owner, 'Добавить кассира')
        await expect(owner.getByRole('heading', { level: 1, name: cashier })).toBeVisible()
        await expect(owner.getByText(words('Не входил в систему')).first()).toBeVisible()
      })

      await test.step('on the phone of the cashier', async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        const steps = new SignInStepsPage(page, language)
        await new SignInPage(page).open()
        await page.getByRole('link', { name: words('Регистрация') }).click()
        await page.getByLabel(words('ИНН')).fill(inn)
        await steps.submit.click()
        await page.getByLabel(words('Телефон')).fill(phone)
        await steps.submit.click()
        await steps.typeSmsCode(phone)
        await steps.choosePassword('Kel-5-tuz-Nan')
        await steps.setUpApp()
        await expect(page).toHaveURL(/\/outlet$/)
        await expect(page.getByRole('region', { name: shop })).toContainText(' 1')
        await expect(page.getByText('Центральный зал')).toBeHidden()
        await press(page, 'Открыть смену')
        await expect(page.getByRole('button', { name: words('Закрыть смену') })).toBeVisible()
      })

      await test.step('sales by QR, each shown to the owner at once', async () => {
        await owner.goto(soldHere)
        await page.getByRole('link', { name: words('Продать по QR') }).click()
        for (const [place, sum] of prices.entries()) {
          await page.getByRole('textbox', { name: words('Сумма') }).fill(String(sum))
          await press(page, 'Показать код')
          const screen = page.getByRole('dialog')
          await expect(screen.getByRole('heading', { name: shop })).toBeVisible()
          await simulator.payQr(await codeOf(page, words))
          await expect(screen.getByText(words('Оплачено'))).toBeVisible()
          await expect(screen.getByText('Бакыт А.')).toBeVisible()
          await screen.getByRole('button', { name: words('Следующая продажа') }).click()
          await expect(page.getByRole('textbox', { name: words('Сумма') })).toBeFocused()
          await expect(owner.locator('main tbody tr')).toHaveCount(place + 1)
        }
      })

      await test.step('a part is given back', async () => {
        await owner.getByRole('link', { name: 'Бакыт А.' }).first().click()
        const sheet = owner.getByRole('dialog')
        await sheet.getByRole('button', { name: words('Вернуть деньги') }).click()
        const refund = owner.getByRole('dialog', { name: words('Возврат по QR') })
        const reason = `Покупатель вернул товар ${price}`
        await refund.getByRole('textbox', { name: words('Сумма возврата') }).fill('100')
        await refund.getByRole('textbox', { name: words('Причина возврата') }).fill(reason)
        await refund.getByRole('button', { name: words('Отправить на подпись') }).click()
        await expect(owner.getByText(words('Возврат отправлен на подпись')).first()).toBeVisible()
        await expect(sheet.getByText(words('Возврат на подписи'))).toBeVisible()
        await owner.goto('/qr-history/documents?min=100&max=100')
        await expect(owner.getByText(reason).first()).toBeVisible()
      })

      await test.step('the day as a file and as a statement', async () => {
        const today = await createBankClient(owner).today()
        await owner.goto(`${soldHere}&from=${today}&to=${today}`)
        await press(owner, 'Скачать')
        const waiting = owner.waitForEvent('download')
        await owner.getByRole('menuitem', { name: 'CSV' }).click()
        const rows = (await readFile(await (await waiting).path(), 'utf8')).split('\n')
        expect(rows.filter(row => row.includes(shop))).toHaveLength(prices.length)
        const { account } = await createBankClient(owner).account(accountEnd)
        await owner.goto(`/account-statements?account=${account}`)
        await press(owner, 'Этот месяц')
        await press(owner, 'Заказать выписку')
        const list = owner.getByRole('region', { name: words('Выписки по счетам и картам') })
        await list.getByRole('listitem').getByRole('link').first().click()
        await expect(owner.getByText(words('Исходящий остаток'))).toBeVisible()
      })

      await test.step('an instalment is issued', async () => {
        const claimId = await simulator.buyByInstalments('Алтын-Дөбө', buyer)
        await owner.goto('/installment/claims')
        await owner
          .getByRole('link', { name: new RegExp(buyer) })
          .first()
          .click()
        await expect(
          owner.getByText(words('Партнёр проверяет покупателя. Товар пока не выдавайте.')),
        ).toBeVisible()
        await simulator.advanceInstalment(claimId)
        await press(owner, 'Товар выдан')
        await owner
          .getByRole('dialog')
          .getByRole('button', { name: words('Товар выдан') })
          .click()
        await expect(
          owner.getByText(words('Товар выдан, партнёр перечисляет деньги на ваш счёт.')),
        ).toBeVisible()
        await simulator.advanceInstalment(claimId)
        await expect(owner.getByText(words('Деньги перечислены.'))).toBeVisible()
      })

      await test.step('the shift and the dismissal', async () => {
        await owner.goto('/outlet/cashiers')
        await owner.getByRole('link', { name: cashier }).first().click()
        await page.goto('/outlet')
        await press(owner, 'Исключить кассира')
        const question = owner.getByRole('alertdialog')
        await question.getByRole('button', { name: words('Исключить кассира') }).click()
        await expect(
          owner.getByText(words('У кассира открыта смена. Сначала закройте её.')),
        ).toBeVisible()
        await press(page, 'Закрыть смену')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: words('Закрыть смену') })
          .click()
        await expect(page.getByText(words('Смена закрыта.'))).toBeVisible()
        await press(owner, 'Исключить кассира')
        await question.getByRole('button', { name: words('Исключить кассира') }).click()
        await expect(owner).toHaveURL(/\/outlet\/cashiers$/)
        await expect(page.getByText(words('Доступ к компании {name} закрыт.'))).toBeVisible()
      })
    },
  )
}

/** What a camera would read, as the button copies it. */
async function codeOf(page: Page, words: (russian: string) => RegExp): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: words('Скопировать код') }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}
