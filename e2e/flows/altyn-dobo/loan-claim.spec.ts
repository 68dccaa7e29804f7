import { createBankClient } from '../../support/bank-client.ts'
import { simulator } from '../../support/simulator.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

const dutyNumber = 'К-2026/0902'
/** The account that repays it. */
const payerEnd = /^10900110000155/

test(
  'a loan is repaid early: its new schedule is shown, the claim is sent, the officer approves, the money moves',
  beforeRelease,
  async ({ people }) => {
    const owner = await people.at('100101')
    const bank = createBankClient(owner)
    const balance = async () => {
      const found = (await bank.accounts()).find(({ account }) => payerEnd.test(account))
      return BigInt(found?.balance.replace('.', '') ?? 0)
    }
    const before = await balance()
    const { loanId, accountId } = await bank.loan(dutyNumber)
    await owner.goto(
      `/loan-claim/${[loanId, accountId, dutyNumber].map(encodeURIComponent).join('/')}`,
    )
    await owner.getByRole('button', { name: 'Новая заявка' }).click()
    const form = owner.getByRole('region', { name: 'Новая заявка по кредиту' })
    await form.getByRole('textbox', { name: 'Сумма основного долга' }).fill('50000')
    await expect(form.getByText('К списанию в день погашения:')).toBeVisible()
    await expect(form.getByRole('table')).toBeVisible()
    await form.getByRole('button', { name: 'Отправить в банк' }).click()
    await owner.getByRole('link', { name: 'Частичное досрочное погашение' }).first().click()
    await expect(owner.getByText('График после исполнения заявки')).toBeVisible()
    await simulator.approveLoanClaim('Алтын-Дөбө')
    await expect(owner.getByText('Исполнена', { exact: true })).toBeVisible()
    expect(before - (await balance())).toBeGreaterThanOrEqual(50_000_00n)
  },
)
