import { useTranslation } from '../../../lib/use-translation.ts'
import type { FlowState } from './flow-state.ts'

/** The heading of an action's sheet: a question, then the result. */
export function useActionTitle(state: FlowState): string {
  const { t } = useTranslation('payments')
  if (state.phase === 'closed') return ''
  return state.phase === 'finished'
    ? t($ => $.actions.result.title)
    : t($ => $.actions.ask[state.action])
}
