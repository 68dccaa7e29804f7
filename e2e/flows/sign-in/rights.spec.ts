import { DocumentSheet } from '../../pages/document-sheet.ts'
import { HistoryPage } from '../../pages/history-page.ts'
import { Shell } from '../../pages/shell.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

test('a cashier lands on the outlets and sees no accounts', async ({ people }) => {
  const page = await people.at('100105')
  await page.goto('/')
  await expect(page).toHaveURL(/\/outlet$/)
  await page.goto('/accounts')
  await expect(page).toHaveURL(/\/outlet$/)
  await page.goto('/history')
  await expect(page).toHaveURL(/\/outlet$/)
})

test('a person whom the bank still checks reads, and is kept from payments', async ({ people }) => {
  const page = await people.at('100108')
  await page.goto('/')
  await expect(page).toHaveURL(/\/accounts$/)
  const shell = new Shell(page)
  await expect(page.getByText('Учётная запись на проверке.')).toBeVisible()
  await expect(shell.navigation.getByRole('link', { name: /^Новый платёж/ })).toBeDisabled()
  await expect(shell.pay).toBeHidden()
  await page.goto('/payment/clearing-gross')
  await expect(page).toHaveURL(/\/accounts$/)
})

test('a person whom the bank has rejected sees one page and can leave', async ({ people }) => {
  const page = await people.withOwnSession('100109')
  await page.goto('/')
  await expect(page).toHaveURL(/\/user-rejected$/)
  await page.goto('/accounts')
  await expect(page).toHaveURL(/\/user-rejected$/)
  await expect(page.getByRole('heading', { name: 'Доступ отклонён банком' })).toBeVisible()
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('an address that does not exist says so, signed in or not', async ({ people, page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  const signedIn = await people.at('100104')
  await signedIn.goto('/account')
  await expect(signedIn.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
})

test('an auditor reads everything and is offered nothing to do', async ({ people }) => {
  const page = await people.at('100104')
  await page.goto('/accounts')
  const shell = new Shell(page)
  await expect(shell.heading).toBeVisible()
  await expect(shell.pay).toBeHidden()
  await expect(shell.navigation.getByRole('link', { name: /^Новый платёж/ })).toBeHidden()

  const history = new HistoryPage(page)
  await history.open('FOR_SIGN')
  await expect(history.table).toBeVisible()
  await expect(history.table.getByRole('checkbox')).toHaveCount(0)
  await history.table.getByRole('row').nth(1).getByRole('link').click()
  const document = new DocumentSheet(page)
  await expect(document.way).toBeVisible()
  const offered = document.sheet.getByRole('button', {
    name: /Подписать|Вернуть|Отклонить|Отозвать|Отправить|Удалить|Повторить|Другие действия/,
  })
  await expect(offered).toHaveCount(0)

  await page.goto('/payment/clearing-gross')
  await expect(page).toHaveURL(/\/accounts$/)
})

test(
  'settings of the company are for signatories, own ones for everybody',
  beforeRelease,
  async ({ people }) => {
    const creator = await people.at('100103')
    for (const path of ['users', 'api-key', 'pay-control', 'audit']) {
      await creator.goto(`/settings/${path}`)
      await expect(creator).toHaveURL(/\/accounts$/)
    }
    const second = await people.at('100102')
    await second.goto('/settings/users')
    await expect(second).toHaveURL(/\/accounts$/)
    // Their company signs with codes; phones are for those that sign with phones.
    await second.goto('/settings/pay-control')
    await expect(second.getByText(/документы подтверждают не через PayControl/)).toBeVisible()
    const onPhone = await people.at('100501')
    await onPhone.goto('/settings/pay-control')
    await expect(onPhone).toHaveURL(/\/settings\/pay-control$/)

    const cashier = await people.at('100105')
    await cashier.goto('/settings/account-visibility')
    await expect(cashier).toHaveURL(/\/outlet$/)
    await cashier.goto('/settings')
    await expect(cashier).toHaveURL(/\/settings\/info$/)
  },
)
