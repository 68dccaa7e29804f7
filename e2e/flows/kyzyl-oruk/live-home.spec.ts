import { createBankClient } from '../../support/bank-client.ts'
import { live } from '../../support/live.ts'
import { freshCode } from '../../support/one-time-code.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { openSideBySide } from '../../support/side-by-side.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

test(
  'money of another company of this bank stands on the open home and the open account without a reload',
  beforeRelease,
  async ({ people }) => {
    const [home, own] = [await people.at('100301'), await people.at('100301')]
    const { account, accountPage, bothShowIt } = await openSideBySide(home, own)
    const payer = createBankClient(await people.at('100201'))
    const purpose = ownPurpose('Оплата за доставку, акт')
    const id = await payer.sentInside(account.account, { amount: '318.64', purpose })
    await payer.sign(id, await freshCode('100201'))
    // The bank has its steps to do before it executes.
    const isExecuted = async () => (await payer.documentsWithPurpose(purpose))[0]?.statusCode
    await expect.poll(isExecuted).toBe('SUCCESS')
    await bothShowIt()
    await expect(accountPage.operation(purpose)).toBeVisible(live)
  },
)

test(
  'an own transfer moves the open home of a colleague who sees no more than the account it is paid to',
  beforeRelease,
  async ({ people }) => {
    const owner = createBankClient(await people.at('100201'))
    const colleague = await people.withOwnSession('100101', { company: 'Кызыл-Өрүк' })
    const own = await owner.accounts()
    const [from, to] = own.filter(({ currency }) => currency.isoCode === 'KGS')
    if (from === undefined || to === undefined)
      throw new Error('The company has one account in som')
    const watcher = createBankClient(colleague)
    const giveBack = await owner.leaveOneAccount(await watcher.personId(), to.id)
    try {
      const { line, bothShowIt } = await openSideBySide(
        colleague,
        await colleague.context().newPage(),
      )
      await expect(line).toBeVisible()
      await expect(colleague.locator(`a[href="/account/${from.id}"]`)).toBeHidden()
      const id = await owner.sentBetweenOwn(from.account, to.account, '271.83')
      await owner.sign(id, await freshCode('100201'))
      const before = to.balance
      await expect.poll(async () => (await watcher.account(to.account)).balance).not.toBe(before)
      await bothShowIt()
    } finally {
      await giveBack()
    }
  },
)
