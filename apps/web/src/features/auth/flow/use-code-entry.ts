import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { useStep } from './use-step.ts'

const codeLength = 6

/** The six digits of a step: `act` gets them as soon as they are whole, fewer are refused at once. */
export function useCodeEntry(
  step: ReturnType<typeof useStep>,
  act: (code: string) => Promise<void>,
) {
  const [code, setCode] = useState('')
  const send = (typed: string) => void step.run(() => act(typed))
  return {
    clear: () => setCode(''),
    /** For the field of the code. */
    field: {
      name: 'code',
      value: code,
      onChange: (typed: string) => {
        setCode(typed)
        step.clearFailure()
      },
      onComplete: send,
      isReadOnly: step.isBusy,
      error: step.errorOf('code'),
    },
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (code.length === codeLength) send(code)
      else step.fail({ place: 'field', field: 'code', code: 'OTP_LENGTH' })
    },
  }
}
