import { useTranslation } from '../../lib/use-translation.ts'
import type { DocumentRow } from '../document-kind.ts'
import type { FlowState } from './flow-state.ts'

/** The heading of an action: what is confirmed, then the result. */
export function useActionTitle(state: FlowState<DocumentRow>): string {
  const { t } = useTranslation('documents')
  if (state.phase === 'closed') return ''
  return state.phase === 'finished'
    ? t($ => $.actions.result.title)
    : t($ => $.actions.confirm[state.action])
}
