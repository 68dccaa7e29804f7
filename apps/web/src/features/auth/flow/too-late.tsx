import { Notice } from '../../../components/feedback/notice.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'

/** The bank waits no longer for what has started: what was typed is still there, a new code comes. */
export function TooLate() {
  const { t } = useTranslation('authFlow')
  return (
    <Notice role="status">
      <p>{t($ => $.tooLate)}</p>
    </Notice>
  )
}
