import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { queryInOtherLanguage } from './query-in-other-language.ts'

/** A call that the bank answers in the language in which it was made, when it is let go. */
function callOfBank() {
  const answers: (() => void)[] = []
  let language = 'ru'
  const call = () =>
    new Promise<string>(resolve => {
      const asked = language
      answers.push(() => resolve(asked))
    })
  return { call, answers, choose: (next: string) => (language = next) }
}

test('what was still loading when the language changed is shown in the chosen language', async () => {
  const client = createQueryClient()
  const { call, answers, choose } = callOfBank()
  const observer = new QueryObserver(client, { queryKey: ['operations'], queryFn: call })
  const stop = observer.subscribe(() => undefined)
  choose('ky')
  const changed = queryInOtherLanguage(client)
  await vi.waitFor(() => expect(answers).toHaveLength(2), 15_000)
  for (const answer of answers) answer()
  await changed
  expect(observer.getCurrentResult()).toMatchObject({ data: 'ky', isError: false })
  stop()
})

test('what stands on the screen stays there until it has come in the chosen language', async () => {
  const client = createQueryClient()
  const { call, answers, choose } = callOfBank()
  const observer = new QueryObserver(client, { queryKey: ['operations'], queryFn: call })
  const stop = observer.subscribe(() => undefined)
  answers[0]?.()
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('ru'), 15_000)
  choose('en')
  const changed = queryInOtherLanguage(client)
  await vi.waitFor(() => expect(answers).toHaveLength(2), 15_000)
  expect(observer.getCurrentResult().data).toBe('ru')
  answers[1]?.()
  await changed
  expect(observer.getCurrentResult().data).toBe('en')
  stop()
})
