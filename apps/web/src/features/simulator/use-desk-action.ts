import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { useRef, useState } from 'react'
import { toast } from '../../components/feedback/toast-store.ts'
import { toApiError } from '../../lib/api-error.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { deskRefusals } from './desk-refusals.ts'
import { callSimulator, simulatorQuery } from './api/simulator-api.ts'

/** Runs one action at a time at the embedded bank and reloads the data at once. */
export function useDeskAction(): {
  busyPath: string | undefined
  runAction: (path: `/${string}`, body?: unknown) => Promise<boolean>
} {
  const client = useQueryClient()
  const language = useLanguage()
  const refusalOf = useRefusals()
  const [busyPath, setBusyPath] = useState<string>()
  const isRunning = useRef(false)
  const runAction = async (path: `/${string}`, body: unknown = {}): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setBusyPath(path)
    try {
      await callSimulator('POST', path, body)
      return true
    } catch (thrown) {
      const error = toApiError(thrown)
      toast.error(refusalOf(error.code) ?? errorText(error.code, error.params, language))
      return false
    } finally {
      isRunning.current = false
      setBusyPath(undefined)
      void client.invalidateQueries({ queryKey: simulatorQuery.queryKey })
    }
  }
  return { busyPath, runAction }
}

/** Refusals of the bank's desks that no page of the internet bank shows. */
function useRefusals(): (code: string) => string | undefined {
  const { t } = useTranslation('simulator')
  return code => {
    const known = deskRefusals.find(refusal => refusal === code)
    return known && t($ => $.refusals[known])
  }
}
