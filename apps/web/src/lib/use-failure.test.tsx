import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../testing/render.tsx'
import { ApiError } from './api-error.ts'
import { useFailure } from './use-failure.ts'

function Failing({ thrown }: { thrown: unknown }) {
  const failure = useFailure()
  return (
    <>
      <button onClick={() => failure.show(thrown)}>act</button>
      <button onClick={failure.forget}>try again</button>
      <p role="alert">{failure.words}</p>
    </>
  )
}

const refusal = new ApiError('PASSWORD_INCORRECT')

test('why an act was refused is shown in the language that the person chooses afterwards', async () => {
  const { user, i18n } = await renderInApp(<Failing thrown={refusal} />)
  await user.click(screen.getByText('act'))
  const inRussian = await screen.findByText(/./, { selector: '[role="alert"]' })
  const words = inRussian.textContent
  await act(() => i18n.changeLanguage('ky'))
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(screen.getByRole('alert').textContent).not.toBe(words)
})

test('a refusal is gone when the person tries again', async () => {
  const { user } = await renderInApp(<Failing thrown={refusal} />)
  await user.click(screen.getByText('act'))
  await screen.findByText(/./, { selector: '[role="alert"]' })
  await user.click(screen.getByText('try again'))
  expect(screen.getByRole('alert').textContent).toBe('')
})
