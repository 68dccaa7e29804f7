import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { requestBrowserConsent, browserConsent } from './browser-notices.ts'
import classes from './notifications.module.css'

/** Offers notifications of the browser while the person has not decided; the browser asks for consent after a click. */
export function BrowserOffer() {
  const { t } = useTranslation('notifications')
  const [consent, setConsent] = useState(browserConsent)
  if (consent === 'granted' || consent === 'absent') return null
  if (consent === 'denied') return <p className={classes.quiet}>{t($ => $.browserDenied)}</p>
  return (
    <div className={classes.offer}>
      <p>{t($ => $.browserOffer)}</p>
      <Button
        size="sm"
        variant="default"
        onClick={() => void requestBrowserConsent().then(setConsent)}
      >
        {t($ => $.browserAllow)}
      </Button>
    </div>
  )
}
