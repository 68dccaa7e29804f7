import { createBankClient } from '../../support/bank-client.ts'
import { cuttableLines } from '../../support/cut-lines.ts'
import { live } from '../../support/live.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { openSideBySide } from '../../support/side-by-side.ts'
import { simulator } from '../../support/simulator.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

test(
  'a document sent by one person stands on the home screen of another without a reload, also after a lost line',
  beforeRelease,
  async ({ people }) => {
    const creator = await people.at('100304')
    const signatory = await people.at('100301')
    const bank = createBankClient(creator)
    const lines = await cuttableLines(signatory)
    await signatory.goto('/accounts')
    const latest = signatory.getByRole('region', { name: 'Последние операции' })
    await expect(latest.getByRole('row').nth(1)).toBeVisible()
    await bank.sentDocument({ amount: '48231.45', purpose: ownPurpose('Аренда склада, счёт') })
    await expect(latest.getByText(/48\s231,45/)).toBeVisible(live)

    lines.cut()
    await bank.sentDocument({ amount: '48231.67', purpose: ownPurpose('Аренда склада, акт') })
    await expect(latest.getByText(/48\s231,67/)).toBeHidden()
    lines.mend()
    await expect(latest.getByText(/48\s231,67/)).toBeVisible()
  },
)

test('an account that the bank arrests says so without a reload on the open home and on its own page', async ({
  people,
}) => {
  const [home, own] = [await people.at('100301'), await people.at('100301')]
  const { account } = await openSideBySide(home, own)
  const reason = 'Постановление суда № 17'
  try {
    await simulator.arrest(account.account, reason)
    for (const page of [home, own]) {
      await expect(page.getByText(reason)).toBeVisible(live)
    }
  } finally {
    await simulator.release(account.account)
  }
  for (const page of [home, own]) {
    await expect(page.getByText(reason)).toBeHidden(live)
  }
})

test(
  'money from another bank stands on the open home and the open account without a reload',
  beforeRelease,
  async ({ people }) => {
    const [home, own] = [await people.at('100301'), await people.at('100301')]
    const { account, accountPage, bothShowIt } = await openSideBySide(home, own)
    const purpose = ownPurpose('Оплата за муку по накладной')
    await simulator.receive(account.account, '7413.29', purpose)
    await bothShowIt()
    await expect(accountPage.operation(purpose)).toBeVisible(live)
  },
)
