import type { Page } from '@playwright/test'

import { PaymentForm } from '../../pages/payment-form.ts'
import { expect, test } from '../../support/test.ts'

/** The templates of the company are answered when they are let go; a line about them then comes above the form. */
async function holdTemplates(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(/\/graphql\/payment$/, async route => {
    if (route.request().postDataJSON()?.operationName === 'Templates') await isLetGo
    await route.continue()
  })
  return () => letGo()
}

test('a press counts although the form moves from under the pointer', async ({ people }) => {
  const page = await people.at('100502')
  const letGo = await holdTemplates(page)
  const form = new PaymentForm(page)
  await form.open()
  await form.send.hover()
  const before = await form.send.boundingBox()
  await page.mouse.down()
  letGo()
  await expect(page.getByRole('link', { name: /^Заполнить по шаблону/ })).toBeVisible()
  const after = await form.send.boundingBox()
  expect(after?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0) / 2)
  await page.mouse.up()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
})

test('whoever leaves a button before letting go has not pressed it', async ({ people }) => {
  const page = await people.at('100502')
  const form = new PaymentForm(page)
  await form.open()
  await form.send.hover()
  await page.mouse.down()
  await form.recipientName.hover()
  await page.mouse.up()
  await form.recipientName.fill('ОсОО Кабель')
  await expect(form.recipientName).toHaveValue('ОсОО Кабель')
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden()
})
