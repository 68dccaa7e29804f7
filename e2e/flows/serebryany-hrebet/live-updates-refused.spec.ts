import { Shell } from '../../pages/shell.ts'
import { expect, test } from '../../support/test.ts'

interface LiveMessage {
  readonly id?: string
  readonly type: string
}

test('a page that the bank does not keep live says so in one line, until it does', async ({
  people,
}) => {
  const page = await people.at('100301')
  let isFull = true
  await page.routeWebSocket(/\/graphql\//, line => {
    const bank = line.connectToServer()
    line.onMessage(message => {
      const { id, type } = JSON.parse(String(message)) as LiveMessage
      if (!isFull || type !== 'subscribe') {
        bank.send(message)
        return
      }
      const payload = [
        { message: 'refused', extensions: { code: 'TOO_MANY_REQUESTS', params: {} } },
      ]
      line.send(JSON.stringify({ id, type: 'error', payload }))
    })
  })
  await page.goto('/accounts')
  await expect(new Shell(page).heading).toBeVisible()
  const notice = page.getByRole('status').filter({ hasText: 'не обновляется автоматически' })
  await expect(notice).toBeVisible()

  await notice.getByRole('button', { name: 'Попробовать снова' }).click()
  await expect(notice).toBeVisible()
  isFull = false
  await notice.getByRole('button', { name: 'Попробовать снова' }).click()
  await expect(notice).toBeHidden()
})
