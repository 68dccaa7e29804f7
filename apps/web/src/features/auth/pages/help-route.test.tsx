import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { FaqGroups } from './faq-groups.tsx'
import { HelpRoute } from './help-route.tsx'

const texts = (text: string) => ({ ru: text, kg: text, eng: text })

test('an answer leads to the instruction that says more', async () => {
  const entry = {
    group: 'documents',
    question: texts('Как получить выписку?'),
    answer: texts('Так.'),
  }
  fakeServer().on('Faq', {
    body: {
      data: {
        findAll: [
          { id: '1', ...entry, document: 'manual' },
          { id: '2', ...entry, question: texts('Кто поможет?'), document: null },
        ],
      },
    },
  })
  const { user } = await renderInApp(<HelpRoute />, { me: personOf(), namespaces: ['authFlow'] })
  await user.click(await screen.findByText('Как получить выписку?'))
  await user.click(screen.getByText('Кто поможет?'))
  expect(screen.getAllByRole('link', { name: 'Подробнее в инструкции' })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Подробнее в инструкции' })).toHaveAttribute(
    'href',
    '/instructions?document=manual',
  )
})

test('who is not signed in gets the answer without an instruction that they cannot open', async () => {
  const question = { ru: 'Как войти?', ky: 'Кантип кирем?', en: 'How?' }
  const entries = [
    { group: 'sign-in', document: 'auth', question, answer: { ...question, ru: 'С кодом.' } },
  ]
  const { user } = await renderInApp(<FaqGroups entries={entries} />, { namespaces: ['authFlow'] })
  await user.click(await screen.findByText('Как войти?'))
  expect(screen.getByText('С кодом.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Подробнее в инструкции' })).toBeNull()
})
