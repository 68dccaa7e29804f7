import { useEffect } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { retryLive } from '../../lib/live-client.ts'
import { useTranslation } from '../../lib/use-translation.ts'

/** Somebody who has closed what was too much should not have to say so. */
const tryAgainMs = 30_000

/** One line: the page is not updated, why, and what helps. */
export function LiveNotice() {
  const { t } = useTranslation('common')
  useEffect(function tryAgainByItself() {
    const handleVisible = () => {
      if (document.visibilityState === 'visible') retryLive()
    }
    const timer = setInterval(handleVisible, tryAgainMs)
    document.addEventListener('visibilitychange', handleVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleVisible)
    }
  }, [])
  return (
    <Notice
      tone="muted"
      role="status"
      actions={
        <>
          <Button size="sm" variant="default" onClick={retryLive}>
            {t($ => $.notLive.tryAgain)}
          </Button>
          <Button size="sm" variant="subtle" onClick={() => location.reload()}>
            {t($ => $.notLive.reload)}
          </Button>
        </>
      }
    >
      <p>{t($ => $.notLive.text)}</p>
    </Notice>
  )
}
